//! The compiler's results for a declaration: its functions and its methods in execution.

use super::generate::declaration;
use super::mechanics::{State, System};
use super::random::Random;
use nonholonomic_codegen::declaration::{Declaration, Name};
use nonholonomic_codegen::ir::program::{Program, Role};
use nonholonomic_codegen::ir::verify::Verified;
use nonholonomic_codegen::origin::Origin;
use nonholonomic_codegen::pipeline;
use nonholonomic_codegen::quantity::Quantity;
use nonholonomic_codegen::scheme::{self, METHODS, Properties};
use nonholonomic_exec::{Executable, Functions, Start, Stepper, method_info};
use std::sync::Arc;

/// Further functions for comparison, beside those that always exist.
const EXPOSED: [&str; 5] = ["potential", "lagrangian", "multipliers", "acceleration", "configuration_velocity"];

/// Returns whether a method has no parameter with a unit. The gains of feedback have units, and
/// `gonzalez-r-fd` takes differences over lengths equal to the step size as a number (X(q̄ ± h
/// eᵢ)). If units are far from the sizes of the system, these methods cannot be compared with a
/// motion. `iso` mixes coordinates of different units by reflections if frames can end, as
/// `gonzalez-r` does, and its equations are then ill-conditioned (seed 42).
fn is_unitless(properties: &Properties, system: &System) -> bool {
    let scaled = system.time != 1.0 || system.lengths.iter().any(|&length| length != 1.0) || system.energy != 1.0;
    let unlike = system.lengths.iter().any(|&length| length != system.lengths[0]);
    !scaled
        || !(properties.name.starts_with("feedback")
            || properties.name == "gonzalez-r-fd"
            || (unlike && properties.name.starts_with("iso")))
}

/// A compiled system.
pub struct Subject {
    /// The generated system.
    pub system: System,
    /// Its declaration.
    pub text: String,
    /// The methods that apply.
    pub methods: Vec<Properties>,
    program: Verified<Program>,
    parameters: Vec<f64>,
}

/// A method, ready to start.
pub struct Method {
    /// Row of the property table.
    pub properties: Properties,
    /// The roles of the carried groups, with the number of entries.
    carried: Vec<(Role, usize)>,
    starting: Box<Starting>,
}

/// A function that starts at a state with a step size and options.
type Starting = dyn Fn(&State<f64>, f64, &[f64]) -> Result<Stepper<f64>, String>;

impl Subject {
    /// Compiles a system under the methods that apply, or under a selection by the seed that fits
    /// the time.
    pub fn new(seed: u64, system: System) -> Result<Self, String> {
        let name = format!("seed_{seed}");
        let text = format!("{}expose: [{}]\n", declaration(&system, &name), EXPOSED.join(", "));
        let mut declared = Declaration::from_yaml(&text, &name).map_err(|e| format!("{e}\n{text}"))?;
        let most = [40, 40, 40, 40, 14, 10, 8][system.coordinates.len()];
        let mut names = vec!["all"];
        // A method that was added later extends the earlier selection of a seed, whose other
        // methods stay the same.
        let is_later = |name: &str| name.starts_with("iso");
        let earlier = METHODS.iter().filter(|m| !is_later(m.properties.name)).count();
        if most < earlier {
            let mechanics = pipeline::mechanics(&declared).map_err(|e| format!("{e}\n{text}"))?;
            names =
                METHODS.iter().filter(|m| scheme::applies(m, &mechanics).is_ok()).map(|m| m.properties.name).collect();
            let (later, mut others): (Vec<&str>, _) = names.into_iter().partition(|name| is_later(name));
            let mut random = Random::new(seed ^ 0xabcd);
            while others.len() > most {
                others.remove(random.below(others.len()));
            }
            names = [others, later].concat();
        }
        let text = format!("{text}methods: [{}]\n", names.join(", "));
        declared.methods = Some(names.iter().map(|&name| Name::new(name.into(), Origin::Whole)).collect());
        let compiled = pipeline::compile(&declared).map_err(|e| format!("{e}\n{text}"))?;
        let methods = compiled.methods.iter().map(|method| method.properties);
        let methods = methods.filter(|p| is_unitless(p, &system)).collect();
        let parameters = system.parameters.iter().map(|(_, value)| *value).collect();
        Ok(Subject { program: compiled.program, system, text, methods, parameters })
    }

    /// Returns the numbers of a quantity at a state; `None` if the function does not exist.
    pub fn quantity(&self, quantity: Quantity, at: &State<f64>) -> Option<Vec<f64>> {
        self.program.function(quantity)?;
        let functions = Functions::new(Arc::new(Executable::of_function(&self.program, quantity)), &self.parameters);
        let time = [at.t];
        let given: [(Role, &[f64]); 3] = [(Role::Configuration, &at.q), (Role::Velocity, &at.w), (Role::Time, &time)];
        functions.evaluate(quantity, &given)
    }

    /// Returns a method by its properties.
    pub fn method(&self, properties: &Properties) -> Method {
        let code =
            Executable::of_method(&self.program, &[Quantity::InverseMass], properties.name).expect("small systems");
        let stepper = self.program.steppers.iter().find(|s| s.method == properties.name).expect("it applies");
        let declared: Vec<_> = stepper.options.iter().map(|option| option.declared.clone()).collect();
        let info: &_ = Box::leak(Box::new(method_info(properties.name, properties.order, &declared)));
        let (functions, parameters) = (Functions::new(Arc::new(code), &self.parameters), self.parameters.clone());
        let rows = self.system.constraints.len() + self.system.holonomic.len();
        let starting = move |at: &State<f64>, h: f64, options: &[f64]| {
            let scale = || functions.metric_scale(at.t, &at.q, at.w.len(), rows);
            let start = Start { t: at.t, q: &at.q, w: &at.w };
            let stepper = Stepper::new(&functions, &parameters, (0, info), start, (h, options), scale);
            stepper.map_err(|error| error.to_string())
        };
        Method {
            properties: *properties,
            carried: stepper.carried.iter().map(|group| (group.role, group.symbols.len())).collect(),
            starting: Box::new(starting),
        }
    }
}

impl Method {
    /// Starts at a state, with values for its options or with their defaults.
    pub fn start(&self, at: &State<f64>, h: f64, options: &[f64]) -> Result<Stepper<f64>, String> {
        (self.starting)(at, h, options)
    }

    /// Returns the carried numbers of a role.
    pub fn carried(&self, numbers: &[f64], role: Role) -> Vec<f64> {
        let at = self.carried.iter().position(|(found, _)| *found == role).expect("it is carried");
        let first: usize = self.carried[..at].iter().map(|(_, count)| count).sum();
        numbers[first..first + self.carried[at].1].to_vec()
    }
}

/// Takes one step.
pub fn step(stepper: &mut Stepper<f64>) -> Result<(), String> {
    stepper.step(None, &[]).map_err(|error| error.to_string())
}
