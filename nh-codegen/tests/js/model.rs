//! Models in JavaScript and for the executor.

use nonholonomic_codegen::declaration::{Declaration, Expose, Item, Name};
use nonholonomic_codegen::model::to_f64;
use nonholonomic_codegen::origin::Origin;
use nonholonomic_codegen::pipeline::{self, Compiled};
use nonholonomic_codegen::quantity::Quantity;
use nonholonomic_codegen::targets::js::{self, System};
use nonholonomic_exec::{Executable, Functions, Start, Stepper, method_info};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The functions that a start calls.
const CALLED: [Quantity; 3] = [Quantity::InverseMass, Quantity::ConstraintMatrix, Quantity::Drift];

fn models_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../models")
}

/// The names of the library's models.
pub fn library() -> Vec<String> {
    let files = fs::read_dir(models_folder()).expect("there are models").map(|file| file.expect("a file").path());
    let yaml = files.filter(|file| file.extension().is_some_and(|end| end == "yaml"));
    let mut names: Vec<String> = yaml.filter_map(|file| Some(file.file_stem()?.to_str()?.to_owned())).collect();
    names.sort();
    names
}

/// A model, with its first data set.
pub struct Model {
    pub compiled: Compiled,
    pub system: System,
    pub parameters: Vec<f64>,
    pub q: Vec<f64>,
    pub w: Vec<f64>,
}

impl Model {
    /// Compiles a model with those of the methods that apply; `None` if there are none.
    pub fn new(name: &str, methods: &[&str]) -> Option<Self> {
        let path = models_folder().join(format!("{name}.yaml"));
        let declaration = Declaration::from_file(path.to_str()?).expect("the library's models parse");
        Model::of(&declaration, methods)
    }

    pub fn of(declaration: &Declaration, methods: &[&str]) -> Option<Self> {
        let with = |methods: &[&str]| {
            let mut declaration = declaration.clone();
            let name = |method: &&str| Name::new((*method).to_owned(), Origin::Whole);
            declaration.methods = Some(methods.iter().map(name).collect());
            declaration.expose = Expose::all();
            pipeline::compile(&declaration)
        };
        // A method that does not apply is refused.
        let compiled = with(methods).ok().or_else(|| {
            let apply: Vec<&str> = methods.iter().copied().filter(|method| with(&[method]).is_ok()).collect();
            (!apply.is_empty()).then(|| with(&apply).ok())?
        })?;
        let about = &compiled.mechanics.model().about;
        let system = js::system(&compiled.program, &compiled.header(Item::named(&about.name)));
        let set = &about.data[0];
        let parameters = set.parameters.iter().map(|p| to_f64(p.as_ref().expect("they have values"))).collect();
        let [q, w] = [&set.coordinates, &set.velocities].map(|list| list.iter().map(to_f64).collect::<Vec<f64>>());
        Some(Model { compiled, system, parameters, q, w })
    }

    /// Returns a script with the runtime, the system as `SYSTEM`, its parameters and its start.
    pub fn script(&self) -> String {
        let runtime: String = js::RUNTIME.iter().map(|(_, text)| *text).collect();
        let Model { system, parameters, q, w, .. } = self;
        format!(
            "{runtime}{}\nconst SYSTEM = {}, PARAMETERS = {parameters:?}, START = {{ t: 0, q: {q:?}, w: {w:?} }};\n{HEX}",
            system.text(|_| true),
            system.name
        )
    }

    /// Returns the executor's stepper.
    pub fn stepper(&self, method: &str, h: f64) -> Result<Stepper<f64>, String> {
        let code = Executable::of_method(&self.compiled.program, &CALLED, method)?;
        let functions = Functions::new(Arc::new(code), &self.parameters);
        let mut steppers = self.compiled.program.steppers.iter();
        let stepper = steppers.find(|stepper| stepper.method == method).expect("it was compiled");
        let declared: Vec<_> = stepper.options.iter().map(|option| option.declared.clone()).collect();
        let info = Box::leak(Box::new(method_info(method, 0, &declared)));
        let constraints = self.compiled.mechanics.model().about.constraints.len();
        let scale = functions.metric_scale(0.0, &self.q, self.w.len(), constraints);
        let start = Start { t: 0.0, q: &self.q, w: &self.w };
        Stepper::new(&functions, &self.parameters, (0, info), start, (h, &[]), || scale).map_err(|e| e.to_string())
    }
}

/// Writes numbers by their bits.
pub const HEX: &str = "\
const hex = numbers => {
    const words = new Uint32Array(new Float64Array(numbers).buffer), digits = [];
    for (let i = 0; i < words.length; i += 2) {
        for (const word of [words[i + 1], words[i]]) digits.push(word.toString(16).padStart(8, \"0\"));
    }
    return digits.join(\"\");
};
";

/// Reads numbers that JavaScript has written by their bits.
pub fn numbers(hex: &str) -> Vec<f64> {
    let digits = |at: usize| u64::from_str_radix(&hex[at..at + 16], 16).expect("hexadecimal digits");
    (0..hex.len()).step_by(16).map(|at| f64::from_bits(digits(at))).collect()
}

/// Returns the first place at which numbers differ. Any NaN equals any NaN.
pub fn difference(found: &[f64], expected: &[f64]) -> Option<usize> {
    let same = |a: f64, b: f64| a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan());
    let place = found.iter().zip(expected).position(|(&a, &b)| !same(a, b));
    place.or((found.len() != expected.len()).then_some(found.len().min(expected.len())))
}
