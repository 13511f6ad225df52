//! The problem to run: a model, its parameters, an initial state. All commands that run something
//! share these arguments.

mod data;
mod step;

pub(super) use data::{data, input_facts, input_texts, inputs, twice};
pub(super) use step::{STEP, Step};

use super::Error;
use super::compile::{self, Limits, Runnable};
use super::gains::Gains;
use data::about;
use nonholonomic::Topic;
use nonholonomic::catalogue::ModelInfo;
use nonholonomic_codegen::declaration::{Declaration, MAX_CONSTANT};
use nonholonomic_codegen::origin::Diagnostics;
use nonholonomic_lab::ensemble::Start;
use nonholonomic_lab::method::MethodChoice;
use nonholonomic_lab::names;
use nonholonomic_lab::registry::{self, DataSet, Inputs, Model, StartError, Stepper, System};
use nonholonomic_lab::run::is_free_of_steps;
use nonholonomic_lab::tape::Declared;
use std::ffi::{OsStr, OsString};
use std::path::Path;
use std::time::Duration;

// No doc comment: it would take the place of the description of the command that these arguments are part of.
#[derive(clap::Args, Debug)]
#[group(id = "problem")]
pub(super) struct Arguments {
    /// A model of the library (see `nh models`), or a declaration: a file that ends in .yaml, or -
    /// for standard input
    model: OsString,
    /// The data set to start from [default: the model's first]
    #[arg(long, value_name = "SET")]
    data: Option<String>,
    /// Parameters, as numbers or expressions such as 3/7 or sqrt(2), and constants of families, as
    /// integers
    #[arg(long, value_name = "NAME=VALUE", num_args = 1..)]
    set: Vec<String>,
    /// Coordinates at t = 0, as numbers or expressions such as pi/2, which may contain parameters
    #[arg(long, value_name = "NAME=VALUE", num_args = 1..)]
    q: Vec<String>,
    /// Velocities at t = 0, in the same form
    #[arg(long, value_name = "NAME=VALUE", num_args = 1..)]
    v: Vec<String>,
    /// Control inputs as functions of t, coordinates, velocities and parameters: tau=cos(2*pi*t),
    /// tau=-k*phi_dot; other inputs are as in the data set, or zero
    #[arg(long, value_name = "NAME=FUNCTION", num_args = 1..)]
    input: Vec<String>,
    /// Gains of feedback methods: one number for all gains, or each gain by name (J=500,H=300);
    /// other gains keep their defaults
    #[arg(long, value_name = "K|NAME=K", num_args = 1.., value_delimiter = ',', allow_negative_numbers = true)]
    gain: Vec<String>,
    /// Move the initial velocity onto the constraints, orthogonally in the kinetic energy metric;
    /// before that, move rotation matrices among the coordinates to the nearest rotations
    #[arg(long)]
    project: bool,
    /// Run again whenever the declaration file changes
    #[arg(long)]
    watch: bool,
}

/// A system at its parameters, with an initial state.
pub(super) struct Problem<'a> {
    pub(super) model: &'a dyn Model,
    pub(super) system: Box<dyn System>,
    pub(super) parameters: Vec<f64>,
    pub(super) q: Vec<f64>,
    pub(super) v: Vec<f64>,
    /// The control inputs of the arguments or of the data set; `None` if all are zero.
    pub(super) inputs: Option<Inputs>,
    /// The facts for the subtitle of a figure: the start and the control inputs.
    pub(super) about: Vec<String>,
    /// The name of the data set.
    set: Option<&'static str>,
    gains: Gains,
}

impl Arguments {
    /// Returns the arguments that name a model and nothing else.
    pub(super) fn of(model: &str) -> Arguments {
        let none = Vec::new;
        Arguments {
            model: model.into(),
            data: None,
            set: none(),
            q: none(),
            v: none(),
            input: none(),
            gain: none(),
            project: false,
            watch: false,
        }
    }

    /// Returns the arguments that name a model and a data set, by default the model's first.
    pub(super) fn starting(model: &OsStr, data: Option<&str>) -> Arguments {
        Arguments { model: model.to_owned(), data: data.map(str::to_owned), ..Arguments::of("") }
    }

    /// Returns the model, for runs by these methods.
    pub(super) fn model<'a>(
        &self,
        methods: &[String],
        models: &'a [Box<dyn Model>],
        limits: &Limits,
    ) -> Result<Runnable<'a>, Error> {
        compile::runnable(&self.model, &self.constants()?, methods, models, limits)
    }

    /// Returns the model with another method, see [`compile::also`].
    pub(super) fn also(
        &self,
        method: &str,
        time: Duration,
        own: &[Box<dyn Model>],
        limits: &Limits,
    ) -> Option<Declared> {
        compile::also(&self.model, &self.constants().ok()?, method, time, own, limits)
    }

    /// Returns the declaration, with the constants of the arguments.
    pub(super) fn declaration(&self, limits: &Limits) -> Result<Declaration, Error> {
        compile::declaration_with(&self.model, &self.constants()?, limits)
    }

    /// Returns whether the model must be derived, and is none of the program's own.
    pub(super) fn is_derived(&self, own: &[Box<dyn Model>]) -> Result<bool, Error> {
        Ok(compile::one_of(own, &self.model, &self.constants()?)?.is_none())
    }

    /// Reads the declaration as far as possible, with the constants of the arguments.
    pub(super) fn read(&self) -> Result<(Option<Declaration>, Diagnostics), Error> {
        compile::read(&self.model, &self.constants()?)
    }

    /// Returns the names of the constants of the model's families, if the arguments may contain
    /// any.
    fn known_constants(&self) -> Vec<String> {
        if self.set.is_empty() { Vec::new() } else { compile::constants(&self.model) }
    }

    /// Returns the constants of the arguments.
    fn constants(&self) -> Result<Vec<(String, i64)>, Error> {
        let known = self.known_constants();
        let mut given = Vec::new();
        for (name, text) in self.set.iter().filter_map(|assignment| assignment.split_once('=')) {
            if let Some(name) = names::find(name.trim(), known.iter().map(String::as_str)) {
                let value = text.trim().parse().ok().filter(|value: &i64| value.abs() <= MAX_CONSTANT);
                let wrong =
                    || format!("the constant `{name}` is an integer of at most {MAX_CONSTANT}, not `{}`", text.trim());
                given.push((name.to_owned(), value.ok_or_else(|| Error::Usage(wrong()))?));
            }
        }
        Ok(given)
    }

    /// Returns the model and the method that shows its motion, see [`compile::in_motion`].
    pub(super) fn model_in_motion<'a>(
        &self,
        method: Option<&str>,
        models: &'a [Box<dyn Model>],
        limits: &Limits,
    ) -> Result<(Runnable<'a>, Option<String>), Error> {
        // Gains belong to feedback methods.
        let are_given = !self.input.is_empty() || !self.gain.is_empty();
        let with_inputs = |declaration: &Declaration| are_given || has_inputs(declaration, self.data.as_deref());
        compile::in_motion(&self.model, &self.constants()?, method, with_inputs, models, limits)
    }

    /// Returns whether the initial velocity must be moved onto the constraints.
    pub(super) fn projects(&self) -> bool {
        self.project
    }

    /// Returns the control inputs of the arguments.
    pub(super) fn inputs(&self) -> &[String] {
        &self.input
    }

    /// Returns whether the arguments name a model and nothing else.
    pub(super) fn is_plain(&self) -> bool {
        let Arguments { model: _, data, set, q, v, input, gain, project, watch } = self;
        data.is_none() && !project && !watch && [set, q, v, input, gain].iter().all(|given| given.is_empty())
    }

    /// Returns the argument that names the model.
    pub(super) fn named(&self) -> &OsStr {
        &self.model
    }

    /// Returns the file to watch, if any.
    pub(super) fn watched(&self) -> Option<&Path> {
        self.watch.then_some(Path::new(&self.model))
    }
}

impl<'a> Problem<'a> {
    /// Makes the problem of the data set with the changes of the arguments.
    pub(super) fn new(arguments: &Arguments, model: &'a dyn Model) -> Result<Problem<'a>, Error> {
        let (data, gains) = data(arguments, model, &[])?;
        let inputs = inputs(model, &data, &arguments.input)?;
        let set = set(arguments, model.info());
        let about = about(arguments, model.info(), set, &data)?;
        let system = model.system_with(&data.parameters, inputs.as_ref()).map_err(Error::Usage)?;
        let DataSet { parameters, mut q, mut v, .. } = data;
        if arguments.project {
            project(&*system, &mut q, &mut v).map_err(Error::Usage)?;
        }
        Ok(Problem { model, system, parameters, q, v, inputs, about, set, gains })
    }

    /// A start that a host gives, of this data set.
    ///
    /// # Errors
    /// Parameters that are refused.
    pub(super) fn at(model: &'a dyn Model, start: Start, set: Option<&'static str>) -> Result<Problem<'a>, Error> {
        let Start { parameters, q, v, inputs } = start;
        let system = model.system_with(&parameters, inputs.as_ref()).map_err(Error::Usage)?;
        let (about, gains) = (Vec::new(), Gains::default());
        Ok(Problem { model, system, parameters, q, v, inputs, about, set, gains })
    }

    /// Returns the system of another model, at these parameters and with these inputs.
    pub(super) fn of(&self, model: &dyn Model) -> Result<Box<dyn System>, String> {
        model.system_with(&self.parameters, self.inputs.as_ref())
    }

    /// Starts the method at the initial state.
    pub(super) fn stepper(&self, method: &str, step: f64) -> Result<Box<dyn Stepper>, Error> {
        self.system.stepper(method, (0.0, &self.q, &self.v), step).map_err(|error| match error {
            StartError::OffConstraints { constraint, residual, tolerance } => Error::Usage(format!(
                "the initial velocity violates constraint {constraint} by {residual:.3e} (roundoff explains {tolerance:.1e}); \
                 --project moves it onto the constraints, and --v sets another {}",
                Topic::Constraints
            )),
            StartError::OffGroup { matrix, defect, tolerance } => Error::Usage(format!(
                "the initial matrix `{matrix}` is not a rotation: ‖{matrix}ᵀ{matrix} − I‖ is {defect:.3e} ({tolerance:.1e} would pass); \
                 --project moves it to the nearest one, and --q sets another {}",
                Topic::Constraints
            )),
            StartError::Other(message) => Error::Usage(message),
        })
    }

    /// Returns a method of the model with its options and gains; without a name, the model's first.
    pub(super) fn method(&self, name: Option<&str>) -> Result<String, Error> {
        let mut choice = [choose(self.model, name)?];
        self.gains.apply(&mut choice, self.model.info())?;
        Ok(choice.map(|choice| choice.to_string()).concat())
    }

    /// Returns methods of the model by name; `all` means all that are not named, and an empty list
    /// the model's first.
    pub(super) fn methods(&self, names: &[String]) -> Result<Vec<String>, Error> {
        let mut choices: Vec<MethodChoice> = Vec::new();
        if let Some((_, name)) = names.iter().enumerate().find(|(i, name)| names[..*i].contains(name)) {
            return Err(Error::Usage(twice("method", name)));
        }
        for name in names {
            match name.as_str() {
                "all" => {
                    let all = registry::names(self.model.info().methods).into_iter();
                    choices.extend(all.map(|name| MethodChoice { name: name.to_owned(), options: Vec::new() }));
                }
                name => choices.push(choose(self.model, Some(name))?),
            }
        }
        if names.is_empty() {
            choices.push(choose(self.model, None)?);
        }
        self.gains.apply(&mut choices, self.model.info())?;
        let mut methods: Vec<String> = Vec::new();
        for name in choices.iter().map(MethodChoice::to_string) {
            if !methods.contains(&name) {
                methods.push(name);
            }
        }
        Ok(methods)
    }

    /// Formats data set and parameters with their units as a readable line; empty if there are
    /// none.
    pub(super) fn described(&self) -> String {
        let parameters = self.model.info().parameters.iter().zip(&self.parameters).map(|(parameter, value)| {
            let unit = parameter.quantity.unit.filter(|unit| *unit != "1").unwrap_or_default();
            format!("{} = {value} {unit}", parameter.quantity.name).trim_end().to_owned()
        });
        let facts: Vec<String> = self.set.iter().map(|set| format!("data set {set}")).chain(parameters).collect();
        if facts.is_empty() { String::new() } else { facts.join(", ") + "\n" }
    }

    pub(super) fn parameters_by_name(&self) -> serde_json::Map<String, serde_json::Value> {
        let names = registry::names(self.model.info().parameters).into_iter().map(str::to_owned);
        names.zip(self.parameters.iter().map(|p| (*p).into())).collect()
    }
}

/// Returns the name of the data set.
fn set(arguments: &Arguments, info: &ModelInfo) -> Option<&'static str> {
    match &arguments.data {
        Some(name) => info.data_set(name).map(|set| set.name),
        None => info.data_sets.first().map(|set| set.name),
    }
}

/// Returns whether the motion of this method, which may have options, is independent of the step
/// size.
fn is_taylor(method: &str) -> bool {
    compile::any_method(method).is_ok_and(|choice| is_free_of_steps(&choice.name))
}

/// Returns whether this data set, by default the first, has control inputs.
pub(super) fn has_inputs(declaration: &Declaration, data: Option<&str>) -> bool {
    let sets = &declaration.initial;
    let set = match data {
        None => sets.first(),
        Some(data) => {
            let name = names::find(data, sets.iter().map(|set| &*set.name.value));
            sets.iter().find(|set| Some(&*set.name.value) == name)
        }
    };
    set.is_some_and(|set| !set.inputs.is_empty())
}

/// Moves matrices to rotations, and the velocity onto the constraints.
pub(super) fn project(system: &dyn System, q: &mut [f64], v: &mut [f64]) -> Result<(), String> {
    system.rotate(q)?;
    system.project(0.0, q, v).map_err(|why| format!("the initial velocity cannot be projected: {why}"))
}

/// Returns a method of the model by name; without one, the model's first.
pub(super) fn choose(model: &dyn Model, name: Option<&str>) -> Result<MethodChoice, Error> {
    let info = model.info();
    let known = registry::names(info.methods);
    let name = name.or(known.first().copied());
    let name = name.ok_or_else(|| Error::Usage(format!("`{}` was built without methods", info.name)))?;
    MethodChoice::parse(&format!("method for `{}`", info.name), name, &known).map_err(|unknown| {
        Error::Usage(match compile::any_method(name) {
            Ok(method) => {
                let (method, model) = (method.name, info.name);
                format!(
                    "`{method}` is not among the methods of `{model}`; `nh models {model} --methods` says what it needs"
                )
            }
            Err(_) => unknown,
        })
    })
}
