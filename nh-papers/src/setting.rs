//! The environment of experiments: declarations of the library and of their own, and all cores.

use nonholonomic::catalogue::ModelInfo;
use nonholonomic_lab::Trajectory;
use nonholonomic_lab::names;
use nonholonomic_lab::registry::{self, Model, StartError, Stepper, System};
use rayon::prelude::*;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// The reason for which an experiment failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure(pub String);

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Failure {}

/// A declaration that an experiment derives when it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Declaration<'a> {
    /// The library's declaration of this name, with methods chosen by the experiment.
    Library(&'a str),
    /// A model of the library, in another frame.
    Framed {
        /// The name of the model.
        model: &'a str,
        /// The rows of the frame, as in a file.
        frame: &'a str,
    },
    /// A declaration in YAML.
    Text {
        /// The file name for messages.
        file: &'a str,
        /// The YAML text.
        yaml: &'a str,
    },
}

impl<'a> Declaration<'a> {
    /// Returns the file name and the YAML text, if the library has the model; `find` returns its
    /// YAML text.
    pub fn source(self, find: impl Fn(&str) -> Option<String>) -> (&'a str, Option<String>) {
        match self {
            Declaration::Library(name) => (name, find(name)),
            Declaration::Framed { model, frame } => (model, find(model).map(|yaml| with_frame(&yaml, frame))),
            Declaration::Text { file, yaml } => (file, Some(yaml.to_owned())),
        }
    }
}

/// Returns a declaration with these rows in place of its frame.
fn with_frame(yaml: &str, rows: &str) -> String {
    let mut text = String::new();
    let mut in_frame = false;
    for line in yaml.lines() {
        let begins = line.starts_with("frame:");
        // The lines of the entry are indented.
        in_frame = begins || (in_frame && line.starts_with(' '));
        match (begins, in_frame) {
            (true, _) => text.push_str(&format!("frame: {rows}\n")),
            (false, true) => {}
            (false, false) => text.extend([line, "\n"]),
        }
    }
    text
}

/// A declaration after derivation.
pub struct Derived {
    /// The model, with the methods that apply.
    pub model: Box<dyn Model>,
    /// The methods that do not apply, each with its reason.
    pub refused: Vec<(String, String)>,
}

/// Derives a declaration with these methods (`all` means every method of the compiler) and omits
/// those that do not apply.
pub type Derive<'a> = dyn Fn(Declaration<'_>, &[&str]) -> Result<Derived, String> + Sync + 'a;

/// The compiler, the amount of work, and the recipient of progress.
pub struct Setting<'a> {
    derive: &'a Derive<'a>,
    /// The models of the library derived so far.
    models: Mutex<Vec<Known>>,
    quick: bool,
    progress: &'a (dyn Fn(Progress) + Sync),
}

/// A derived model of the library: its name, its methods, and the model.
type Known = (String, Vec<String>, Arc<dyn Model>);

/// A progress event of a running experiment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// This many more jobs are to be done.
    More(u64),
    /// One job is done.
    Done,
}

impl<'a> Setting<'a> {
    /// Creates a setting for full runs with this compiler.
    pub fn new(derive: &'a Derive<'a>) -> Self {
        Setting { derive, models: Mutex::default(), quick: false, progress: &|_| {} }
    }

    /// Derives a declaration with those of these methods that apply.
    ///
    /// # Errors
    /// Errors of the declaration.
    pub fn derived(&self, declaration: Declaration<'_>, methods: &[&str]) -> Result<Derived, Failure> {
        (self.derive)(declaration, methods).map_err(Failure)
    }

    /// Chooses short runs: everything is made as in a full run, but over times too short to decide
    /// most claims.
    #[must_use]
    pub fn quick(mut self, quick: bool) -> Self {
        self.quick = quick;
        self
    }

    /// Sets the function that receives progress, from any thread.
    #[must_use]
    pub fn progress(mut self, progress: &'a (dyn Fn(Progress) + Sync)) -> Self {
        self.progress = progress;
        self
    }

    /// Returns `full`, or `short` for short runs.
    pub fn pick<T>(&self, full: T, short: T) -> T {
        if self.quick { short } else { full }
    }

    /// Runs independent jobs on all threads of the present rayon pool and returns their results in
    /// the order of the jobs.
    ///
    /// # Errors
    /// The failure of the first failed job, in the order of the jobs.
    pub fn each<J, T>(&self, jobs: &[J], run: impl Fn(&J) -> Result<T, Failure> + Sync) -> Result<Vec<T>, Failure>
    where
        J: Sync,
        T: Send,
    {
        (self.progress)(Progress::More(jobs.len() as u64));
        // Each thread takes one job at a time, because some jobs take much longer than others.
        let work = jobs.par_iter().with_max_len(1).map(|job| {
            let outcome = run(job);
            (self.progress)(Progress::Done);
            outcome
        });
        let outcomes: Vec<Result<T, Failure>> = work.collect();
        outcomes.into_iter().collect()
    }

    /// Returns a model of the library with these methods, from a named data set, with some
    /// parameters changed.
    ///
    /// # Errors
    /// The library lacks the model, method, data set or parameter; or a parameter is refused.
    pub fn problem(
        &self,
        model: &str,
        methods: &[&str],
        data: &str,
        parameters: &[(&str, f64)],
    ) -> Result<Problem, Failure> {
        Problem::of(&*self.model(model, methods)?, data, parameters)
    }

    /// Returns a model of the library with these methods, which is derived once.
    fn model(&self, name: &str, methods: &[&str]) -> Result<Arc<dyn Model>, Failure> {
        // Code that holds the lock does not panic; if it did, the list would be unchanged.
        let mut models = self.models.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((.., model)) = models.iter().find(|(known, of, _)| known == name && of == methods) {
            return Ok(Arc::clone(model));
        }
        let Derived { model, refused } = self.derived(Declaration::Library(name), methods)?;
        if let Some((method, why)) = refused.first() {
            return Err(Failure(format!("`{method}` does not apply to `{name}`: {why}")));
        }
        let model = Arc::<dyn Model>::from(model);
        models.push((name.to_owned(), methods.iter().map(|method| (*method).to_owned()).collect(), Arc::clone(&model)));
        Ok(model)
    }
}

/// A system with an initial state, ready to run under any method.
pub struct Problem {
    /// The names of the system.
    pub info: &'static ModelInfo,
    /// The system.
    pub system: Box<dyn System>,
    /// The parameters.
    pub parameters: Vec<f64>,
    /// Coordinates at t = 0.
    pub q: Vec<f64>,
    /// Velocities at t = 0.
    pub v: Vec<f64>,
}

impl Problem {
    /// Returns a model's problem from a named data set, with some parameters changed.
    ///
    /// # Errors
    /// The model lacks the data set or parameter; or a parameter is refused.
    pub fn of(model: &dyn Model, data: &str, parameters: &[(&str, f64)]) -> Result<Problem, Failure> {
        let info = model.info();
        let name = info.name;
        let mut set = model.data(data).ok_or_else(|| Failure(format!("`{name}` has no data set `{data}`")))?;
        let known = registry::names(info.parameters);
        for (parameter, value) in parameters {
            let parameter = names::resolve(&format!("parameter of `{name}`"), parameter, &known).map_err(Failure)?;
            let place = known.iter().position(|k| *k == parameter);
            place.into_iter().for_each(|i| set.parameters[i] = *value);
        }
        let system = model.system_of(&set).map_err(Failure)?;
        Ok(Problem { info, system, parameters: set.parameters, q: set.q, v: set.v })
    }

    /// Returns the value of a parameter.
    ///
    /// # Errors
    /// The model does not have the parameter.
    pub fn parameter(&self, name: &str) -> Result<f64, Failure> {
        let place = self.info.parameters.iter().position(|p| p.quantity.name == name);
        let value = place.map(|i| self.parameters[i]);
        value.ok_or_else(|| Failure(format!("`{}` has no parameter `{name}`", self.info.name)))
    }

    /// Returns a stepper at the initial state.
    ///
    /// # Errors
    /// The model is not built with the method, or the state is off the constraints.
    pub fn stepper(&self, method: &str, step: f64) -> Result<Box<dyn Stepper>, Failure> {
        self.stepper_at(method, &self.q, &self.v, step)
    }

    /// Returns a stepper at any state.
    ///
    /// # Errors
    /// Errors of [`Problem::stepper`].
    pub fn stepper_at(&self, method: &str, q: &[f64], v: &[f64], step: f64) -> Result<Box<dyn Stepper>, Failure> {
        self.system.stepper(method, (0.0, q, v), step).map_err(|error| {
            let reason = match error {
                StartError::OffConstraints { constraint, residual, .. } => {
                    format!("the initial velocity violates constraint {constraint} by {residual:.1e}")
                }
                StartError::OffGroup { matrix, defect, .. } => {
                    format!("the initial matrix `{matrix}` is off its group by {defect:.1e}")
                }
                StartError::Other(message) => message,
            };
            Failure(format!("`{}` under `{method}`: {reason}", self.info.name))
        })
    }

    /// Runs a method from the initial state and passes every node, including the first, to `each`.
    ///
    /// # Errors
    /// The run cannot start, or a step fails.
    pub fn run(
        &self,
        method: &str,
        step: f64,
        steps: u64,
        mut each: impl FnMut(f64, &[f64], &[f64]),
    ) -> Result<(), Failure> {
        let mut stepper = self.stepper(method, step)?;
        let (mut q, mut v) = (self.q.clone(), self.v.clone());
        for k in 0..=steps {
            if k > 0 {
                stepper.step().map_err(|e| Failure(format!("`{}` under `{method}`: {e}", self.info.name)))?;
            }
            stepper.state(&mut q, &mut v);
            each(k as f64 * step, &q, &v);
        }
        Ok(())
    }

    /// Runs a method and returns a trajectory with energy and constraint residual at every node.
    ///
    /// # Errors
    /// Errors of [`Problem::run`].
    pub fn trajectory(&self, method: &str, step: f64, steps: u64) -> Result<Trajectory, Failure> {
        self.sampled(method, step, steps, 1)
    }

    /// Runs a method and returns a trajectory of every `every`-th node.
    ///
    /// # Errors
    /// Errors of [`Problem::run`].
    pub fn sampled(&self, method: &str, step: f64, steps: u64, every: u64) -> Result<Trajectory, Failure> {
        let (run, end) = self.reached(method, step, steps, every);
        end.map(|()| run)
    }

    /// Runs a method and returns the trajectory as far as the run came, and its ending.
    pub fn reached(&self, method: &str, step: f64, steps: u64, every: u64) -> (Trajectory, Result<(), Failure>) {
        let mut run = Trajectory::new(registry::names(self.info.coordinates), registry::names(self.info.velocities));
        let mut node = 0_u64;
        let end = self.run(method, step, steps, |t, q, v| {
            if node.is_multiple_of(every) {
                run.push(t, q, v, self.system.energy(t, q, v), self.system.constraint(t, q, v));
            }
            node += 1;
        });
        (run, end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_is_replaced() {
        let rest = "name: a\n\ninitial:\n  b: {q: {x: 1}}\n";
        for frame in ["frame: orthonormal", "frame:\n  - [1, 0]\n  - [0, 1]", "frame: [[1, 0], [0, 1]]"] {
            let yaml = rest.replace("\n\n", &format!("\n\n{frame}\n\n"));
            assert_eq!(with_frame(&yaml, "[[0, 1]]"), rest.replace("\n\n", "\n\nframe: [[0, 1]]\n\n"));
        }
        for model in ["gearbox", "knife_edge"] {
            let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../models/{model}.yaml"));
            let framed = Declaration::Framed { model, frame: "x" };
            let (_, yaml) = framed.source(|_| std::fs::read_to_string(&file).ok());
            assert_eq!(yaml.expect("it is there").matches("\nframe: x\n").count(), 1, "{model}");
        }
    }
}
