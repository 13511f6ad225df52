//! Models for an output language and for the executor.

use nonholonomic::StepError;
use nonholonomic_codegen::declaration::{Declaration, Derivatives, Item, Name};
use nonholonomic_codegen::model::to_f64;
use nonholonomic_codegen::origin::Origin;
use nonholonomic_codegen::pipeline::{self, Compiled};
use nonholonomic_codegen::quantity::Quantity;
use nonholonomic_codegen::targets::rust::Header;
use nonholonomic_exec::{Derivative, Executable, Functions, Start, Stepper, method_info};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The functions that a start calls.
const CALLED: [Quantity; 3] = [Quantity::InverseMass, Quantity::ConstraintMatrix, Quantity::Drift];

/// The number of counts of the statistics.
pub const STATISTICS: usize = 4;

/// Returns whether a method has dense output.
pub fn follows(method: &str) -> bool {
    method.starts_with("taylor")
}

fn models_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../models")
}

/// Returns the names of the library's models.
pub fn library() -> Vec<String> {
    let files = fs::read_dir(models_folder()).expect("there are models").map(|file| file.expect("a file").path());
    let yaml = files.filter(|file| file.extension().is_some_and(|end| end == "yaml"));
    let mut names: Vec<String> = yaml.filter_map(|file| Some(file.file_stem()?.to_str()?.to_owned())).collect();
    names.sort();
    names
}

/// A model, with its first data set.
pub struct Subject {
    pub compiled: Compiled,
    pub parameters: Vec<f64>,
    pub q: Vec<f64>,
    pub w: Vec<f64>,
}

impl Subject {
    /// Compiles a model of the library with those of the methods that apply; `None` if there are
    /// none.
    pub fn of_library(name: &str, methods: &[&str], derivatives: &Derivatives) -> Option<Self> {
        let path = models_folder().join(format!("{name}.yaml"));
        let declaration = Declaration::from_file(path.to_str()?).expect("the library's models parse");
        Subject::of(&declaration, methods, derivatives)
    }

    /// Compiles a declaration with those of the methods that apply; `None` if there are none.
    pub fn of(declaration: &Declaration, methods: &[&str], derivatives: &Derivatives) -> Option<Self> {
        let with = |methods: &[&str]| {
            let mut declaration = declaration.clone();
            let name = |method: &&str| Name::new((*method).to_owned(), Origin::Whole);
            declaration.methods = Some(methods.iter().map(name).collect());
            declaration.derivatives = derivatives.clone();
            pipeline::compile(&declaration)
        };
        // A method that does not apply is refused.
        let compiled = with(methods).ok().or_else(|| {
            let apply: Vec<&str> = methods.iter().copied().filter(|method| with(&[method]).is_ok()).collect();
            (!apply.is_empty()).then(|| with(&apply).ok())?
        })?;
        let set = &compiled.mechanics.model().about.data[0];
        let parameters = set.parameters.iter().map(|p| to_f64(p.as_ref().expect("they have values"))).collect();
        let [q, w] = [&set.coordinates, &set.velocities].map(|list| list.iter().map(to_f64).collect::<Vec<f64>>());
        Some(Subject { compiled, parameters, q, w })
    }

    /// Returns the metadata of generated code.
    pub fn header(&self) -> Header<'_> {
        self.compiled.header(Item::named(&self.compiled.mechanics.model().about.name))
    }

    /// Returns the names of the methods.
    pub fn methods(&self) -> impl Iterator<Item = &str> {
        self.compiled.program.steppers.iter().map(|stepper| stepper.method.as_str())
    }

    /// Returns the executor's stepper.
    pub fn stepper(&self, method: &str, h: f64) -> Result<Stepper<f64>, StepError> {
        let code = Executable::of_method(&self.compiled.program, &CALLED, method).expect("it has a form to execute");
        let functions = Functions::new(Arc::new(code), &self.parameters);
        let mut steppers = self.compiled.program.steppers.iter();
        let stepper = steppers.find(|stepper| stepper.method == method).expect("it was compiled");
        let declared: Vec<_> = stepper.options.iter().map(|option| option.declared.clone()).collect();
        let info = Box::leak(Box::new(method_info(method, 0, &declared)));
        let constraints = self.compiled.mechanics.model().about.constraints.len();
        let scale = functions.metric_scale(0.0, &self.q, self.w.len(), constraints);
        let start = Start { t: 0.0, q: &self.q, w: &self.w };
        Stepper::new(&functions, &self.parameters, (0, info), start, (h, &[]), || scale)
    }

    /// Returns whether the executor has these derivatives of a method: it limits their size.
    pub fn has(&self, derivative: Derivative, method: &str, h: f64) -> bool {
        let Ok(mut stepper) = self.stepper(method, h) else { return false };
        let rows = stepper.carried().len();
        let given = if derivative == Derivative::Second { vec![0.0; rows] } else { Vec::new() };
        let found = stepper.differentiated(derivative, &vec![0.0; self.inputs()], &given);
        found.is_ok_and(|found| found.is_some())
    }

    /// Returns the number of control inputs.
    pub fn inputs(&self) -> usize {
        self.compiled.mechanics.model().about.inputs.len()
    }

    /// Returns the carried numbers and velocities after each step, and the error that ends them.
    /// Before the first `shown` steps are the polynomials of dense output, at the end the
    /// statistics.
    pub fn executed(&self, method: &str, h: f64, count: u64, shown: u64) -> (Vec<f64>, Option<StepError>) {
        let mut stepper = match self.stepper(method, h) {
            Ok(stepper) => stepper,
            Err(error) => return (Vec::new(), Some(error)),
        };
        let mut numbers = Vec::new();
        for i in 0..count {
            if i < shown && follows(method) {
                // An error is that of the step.
                let _ = stepper.segments(None, &[], &mut |segment| {
                    numbers.extend([segment.after, segment.from, segment.to]);
                    numbers.extend_from_slice(segment.coefficients);
                    numbers.extend([segment.at(0, segment.to), segment.rate_at(0, segment.to)]);
                });
            }
            if let Err(error) = stepper.step(Some(&inputs), &[]) {
                return (numbers, Some(error));
            }
            numbers.extend_from_slice(stepper.carried());
            numbers.extend(stepper.state().1);
        }
        let of = stepper.statistics();
        let counts: [u64; STATISTICS] = [of.steps, of.newton_iterations, u64::from(of.most_iterations), of.restarts];
        numbers.extend(counts.map(|count| count as f64));
        (numbers, None)
    }
}

/// Returns the control inputs of the test at a time and a state.
fn inputs(t: f64, _: &[f64], w: &[f64], u: &mut [f64]) {
    for (i, u) in u.iter_mut().enumerate() {
        *u = 0.1 * (i as f64 + 1.0) + 0.05 * t - 0.02 * w[0];
    }
}
