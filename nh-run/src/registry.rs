//! Traits of models and steppers, as far as `nh` needs them: a table of models can be made of them.

use nonholonomic::catalogue::{self, MethodInfo, ModelInfo, ParameterInfo, Quantity};
use nonholonomic::taylor::Segment;
use nonholonomic::{StepError, Topic};
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

/// What has a name in a model's description.
pub trait Named {
    /// The name, as declared.
    fn name(&self) -> &'static str;
}

impl Named for Quantity {
    fn name(&self) -> &'static str {
        self.name
    }
}

impl Named for ParameterInfo {
    fn name(&self) -> &'static str {
        self.quantity.name
    }
}

impl Named for catalogue::DataSet {
    fn name(&self) -> &'static str {
        self.name
    }
}

impl Named for MethodInfo {
    fn name(&self) -> &'static str {
        self.name
    }
}

/// The names of what a description lists: of coordinates, parameters, methods.
pub fn names<T: Named>(list: &[T]) -> Vec<&'static str> {
    list.iter().map(Named::name).collect()
}

/// A description, or a source, without its line breaks.
pub fn one_line(text: Option<&str>) -> String {
    text.unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The values of a data set, or what was made of them: parameters and initial state.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DataSet {
    /// Parameters, in the model's order.
    pub parameters: Vec<f64>,
    /// Coordinates at t = 0.
    pub q: Vec<f64>,
    /// Velocities at t = 0.
    pub v: Vec<f64>,
    /// Control inputs as expressions of `t`, coordinates, velocities and parameters, one for each of the model's; empty where the data have none.
    pub inputs: Vec<String>,
}

impl DataSet {
    /// The data set of this name, as the description of the model has it.
    pub fn listed(info: &ModelInfo, name: &str) -> Option<DataSet> {
        let set = info.data_set(name)?;
        let mut parameters = vec![f64::NAN; info.parameters.len()];
        info.parameter_values(Some(name), &[], &mut parameters)?;
        let inputs = set.inputs.iter().map(|text| (*text).to_owned()).collect();
        Some(DataSet { parameters, q: set.q.to_vec(), v: set.w.to_vec(), inputs })
    }

    /// All coordinates and velocities are 0, and matrices the identity.
    pub fn at_zero(info: &ModelInfo, parameters: Vec<f64>) -> DataSet {
        let (mut q, v) = (vec![0.0; info.coordinates.len()], vec![0.0; info.velocities.len()]);
        for rotation in info.rotations {
            (0..rotation.dimension).for_each(|i| q[rotation.first + i * (rotation.dimension + 1)] = 1.0);
        }
        DataSet { parameters, q, v, inputs: Vec::new() }
    }
}

/// Methods that messages advise to take.
pub const ADVISED: [&str; 5] = {
    let [a, b, c, d] = StepError::WAYS_OUT;
    ["taylor", a, b, c, d]
};

/// Control inputs as a function of time, coordinates and velocities, which writes them into its last argument.
pub type Inputs = Arc<dyn Fn(f64, &[f64], &[f64], &mut [f64]) + Send + Sync>;

/// A model of the library. Models and systems are plain data, which an [ensemble](crate::ensemble)'s threads share.
pub trait Model: Send + Sync {
    /// Names, units, data, methods.
    fn info(&self) -> &'static ModelInfo;

    /// The name that `nh` takes, [`ModelInfo::name`].
    fn name(&self) -> &'static str {
        self.info().name
    }

    /// Does this method, one of [`ADVISED`], apply to the model, so that a message may advise to take it?
    fn applies(&self, method: &str) -> bool {
        self.info().method(method).is_some()
    }

    /// A data set by its name. A parameter without a value is NaN: it is for the caller to set, and refused until then.
    fn data(&self, name: &str) -> Option<DataSet> {
        DataSet::listed(self.info(), name)
    }

    /// A data set by its name, with other values for some parameters, by index: what depends on them follows. With `None` the
    /// parameters' defaults, with all at rest at 0 (matrices are the identity).
    fn data_with(&self, name: Option<&str>, given: &[(usize, f64)]) -> Option<DataSet> {
        let info = self.info();
        let mut parameters = vec![f64::NAN; info.parameters.len()];
        info.parameter_values(None, &[], &mut parameters)?;
        let mut data = name.map_or_else(|| Some(DataSet::at_zero(info, parameters)), |name| self.data(name))?;
        for (i, value) in given {
            *data.parameters.get_mut(*i)? = *value;
        }
        Some(data)
    }

    /// The system at these parameters (as many, and in the order, of [`ModelInfo::parameters`]).
    ///
    /// # Errors
    /// Parameters that are not finite, or not positive where they are declared so: the message says which.
    fn system(&self, parameters: &[f64]) -> Result<Box<dyn System>, String>;

    /// Reads control inputs as people write them, one expression for each, at these parameters.
    ///
    /// # Errors
    /// A description of each expression that is no function of time and state; a model without inputs.
    fn inputs(&self, expressions: &[String], parameters: &[f64]) -> Result<Inputs, String> {
        let _ = (expressions, parameters);
        Err(format!("`{}` has no control inputs", self.info().name))
    }

    /// The system at these parameters, driven by control inputs: its steppers read them at the times at which their methods do, and
    /// its multipliers are those under them. (Without this the inputs of a system are 0.)
    ///
    /// # Errors
    /// Those of [`Model::system`], and a model without inputs.
    fn driven(&self, parameters: &[f64], inputs: Inputs) -> Result<Box<dyn System>, String> {
        let _ = (parameters, inputs);
        Err(format!("`{}` has no control inputs", self.info().name))
    }

    /// The system at these parameters, driven where there are control inputs.
    ///
    /// # Errors
    /// Those of [`Model::driven`] and of [`Model::system`].
    fn system_with(&self, parameters: &[f64], inputs: Option<&Inputs>) -> Result<Box<dyn System>, String> {
        match inputs {
            Some(inputs) => self.driven(parameters, Inputs::clone(inputs)),
            None => self.system(parameters),
        }
    }

    /// The system at the parameters of these data, driven by their inputs.
    ///
    /// # Errors
    /// Those of [`Model::inputs`] and of [`Model::system_with`].
    fn system_of(&self, data: &DataSet) -> Result<Box<dyn System>, String> {
        let inputs = if data.inputs.is_empty() { None } else { Some(self.inputs(&data.inputs, &data.parameters)?) };
        self.system_with(&data.parameters, inputs.as_ref())
    }
}

/// A model with its parameters.
pub trait System: Send + Sync {
    /// Total energy at a time (which it depends on where the Lagrangian does).
    fn energy(&self, t: f64, q: &[f64], v: &[f64]) -> f64;

    /// The largest entry of |μ(q, t) v − b(q, t)|.
    fn constraint(&self, t: f64, q: &[f64], v: &[f64]) -> f64;

    /// Momenta on D*, ρ = Xᵀ g v in the model's frame X; `rho` has one entry per name of [`ModelInfo::momenta`].
    fn rho(&self, t: f64, q: &[f64], v: &[f64], rho: &mut [f64]);

    /// The velocities that belong to momenta on D*, as [`System::rho`] has them; NaN where the model does not say.
    fn velocities(&self, t: f64, q: &[f64], rho: &[f64], v: &mut [f64]) {
        let _ = (t, q, rho);
        v.fill(f64::NAN);
    }

    /// The multipliers at a time; `lambda` has one entry per constraint.
    fn lambda(&self, t: f64, q: &[f64], v: &[f64], lambda: &mut [f64]);

    /// The declared first integrals, in their order.
    fn invariants(&self, t: f64, q: &[f64], v: &[f64], values: &mut [f64]);

    /// How far the rotation matrices among the coordinates are from their groups, (Σ ‖RᵀR − I‖²)^½; 0 without any.
    fn group_defect(&self, q: &[f64]) -> f64 {
        let _ = q;
        0.0
    }

    /// How far q is from the level set of the holonomic constraints, if there are some: the largest entry of the Gauss–Newton step from there.
    fn level_defect(&self, t: f64, q: &[f64]) -> Option<f64> {
        let _ = (t, q);
        None
    }

    /// Determinants of the rotation matrices, in the order of [`ModelInfo::rotations`].
    fn determinants(&self, q: &[f64], values: &mut [f64]) {
        let _ = (q, values);
    }

    /// Appends what a run [keeps](Entries) of a state, in the order in which [`Entries`] have it.
    fn entries(&self, t: f64, (q, v): (&[f64], &[f64]), work: f64, entries: &Entries, rows: &mut Vec<f64>) {
        let begin = rows.len();
        rows.extend(q.iter().chain(v));
        rows.extend([work, self.energy(t, q, v), self.constraint(t, q, v), self.level_defect(t, q).unwrap_or(0.0)]);
        rows.resize(begin + entries.width(), f64::NAN);
        let row = &mut rows[begin..];
        if entries.rotations > 0 {
            row[entries.group_defect()] = self.group_defect(q);
            self.determinants(q, &mut row[entries.determinants()]);
        }
        if entries.invariants > 0 {
            self.invariants(t, q, v, &mut row[entries.invariants()]);
        }
    }

    /// Moves the matrices to the nearest rotations.
    ///
    /// # Errors
    /// Where one is a reflection or singular.
    fn rotate(&self, q: &mut [f64]) -> Result<(), String> {
        let _ = q;
        Ok(())
    }

    /// Moves v onto D, orthogonally in the kinetic energy metric.
    ///
    /// # Errors
    /// Where the constraints lose rank.
    fn project(&self, q: &[f64], v: &mut [f64]) -> Result<(), String>;

    /// A stepper of this method at this state: a name of [`ModelInfo::methods`], and options after it where it has some
    /// (`dla:0.4`).
    ///
    /// # Errors
    /// A state off the constraints, a step that is zero or not finite, a model without that method, an option out of its range.
    fn stepper(&self, method: &str, q: &[f64], v: &[f64], step: f64) -> Result<Box<dyn Stepper>, StartError>;

    /// The motion from (q, v) at t = 0, by an integrator that is none of [`ModelInfo::methods`], with the error of each of its steps held
    /// to a tolerance: a reference for theirs. The states (q, v) at these times, which grow from 0 on, or fall.
    ///
    /// # Errors
    /// A motion that cannot be followed to the last of the times.
    fn motion(&self, q: &[f64], v: &[f64], times: &[f64], tolerance: f64) -> Result<Vec<Vec<f64>>, String>;
}

/// Why a run cannot start.
#[derive(Clone, Debug, PartialEq)]
pub enum StartError {
    /// The velocity is not admissible.
    OffConstraints {
        /// Which constraint is violated most, counted from 1.
        constraint: usize,
        /// |μ(q) v| of that constraint.
        residual: f64,
        /// Largest residual that roundoff explains.
        tolerance: f64,
    },
    /// A matrix is not a rotation, but near enough to one to be moved there.
    OffGroup {
        /// Its name.
        matrix: String,
        /// ‖RᵀR − I‖.
        defect: f64,
        /// Largest defect that passes.
        tolerance: f64,
    },
    /// Something else, in words.
    Other(String),
}

impl StartError {
    /// The error of a stepper that could not be made. (`told` is its message.)
    pub fn of(error: StepError, told: impl FnOnce(StepError) -> String) -> StartError {
        match error {
            StepError::OffConstraints { constraint, residual, tolerance } => {
                StartError::OffConstraints { constraint: constraint + 1, residual, tolerance }
            }
            StepError::OffGroup { matrix, defect, tolerance, determinant } if determinant > 0.0 => {
                StartError::OffGroup { matrix: matrix.to_owned(), defect, tolerance }
            }
            error => StartError::Other(told(error)),
        }
    }
}

/// The message of an error under a method, with the section of the page about errors that says more. It advises to take another method only
/// where that applies to the model.
pub fn told(error: StepError, method: &str, applies: impl Fn(&str) -> bool) -> String {
    let message = error.naming(|other| other != method && applies(other));
    error.topic().map_or_else(|| message.to_string(), |topic| format!("{message} {topic}"))
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::OffConstraints { constraint, residual, tolerance } => write!(
                f,
                "the initial velocity violates constraint {constraint} by {residual:.3e} (roundoff explains {tolerance:.1e}) {}",
                Topic::Constraints
            ),
            StartError::OffGroup { matrix, defect, tolerance } => write!(
                f,
                "the initial matrix `{matrix}` is not a rotation: ‖{matrix}ᵀ{matrix} − I‖ is {defect:.3e} ({tolerance:.1e} would pass) {}",
                Topic::Constraints
            ),
            StartError::Other(message) => f.write_str(message),
        }
    }
}

/// A method at work. It may go to another thread.
pub trait Stepper: Send {
    /// One step.
    ///
    /// # Errors
    /// Newton did not converge, the constraints lost rank …: the state is the one before the step.
    fn step(&mut self) -> Result<(), StepFailure>;

    /// So many steps, in one call where that takes less time, and how many of them were made.
    ///
    /// # Errors
    /// Those of the first step that fails: the state is the one before it.
    fn step_n(&mut self, count: u64) -> (u64, Result<(), StepFailure>) {
        one_by_one(self, count)
    }

    /// So many steps, and how many of them were made. After each the [entries](Entries) of the new state are appended, which the system gives; the first
    /// new state belongs to the `first` of the times 0, h, 2 h, …
    ///
    /// # Errors
    /// Those of [`Stepper::step_n`].
    fn step_n_with(
        &mut self,
        count: u64,
        system: &dyn System,
        times: (u64, f64),
        (entries, rows): (&Entries, &mut Vec<f64>),
    ) -> (u64, Result<(), StepFailure>) {
        entry_by_entry(self, count, system, times, (entries, rows))
    }

    /// The stepper of the executor that it is, of a motion without control inputs: motions of such can be stepped
    /// [together](nonholonomic_exec::Stepper::step_together).
    #[cfg(feature = "exec")]
    fn executed(&mut self) -> Option<&mut nonholonomic_exec::Stepper<f64>> {
        None
    }

    /// Gives `look` the Taylor polynomials along which the next step will go, see
    /// [`Stepper::segments`](nonholonomic::Stepper::segments); other methods than `taylor` have none.
    ///
    /// # Errors
    /// Those of the step.
    fn segments(&mut self, look: &mut dyn FnMut(Segment<'_, f64>)) -> Result<(), StepFailure> {
        let _ = look;
        Ok(())
    }

    /// The present coordinates and velocities.
    fn state(&self, q: &mut [f64], v: &mut [f64]);

    /// The work that the control inputs have done since the start.
    fn work(&self) -> f64 {
        0.0
    }

    /// Cost of the steps so far.
    fn statistics(&self) -> Statistics;
}

/// Where the numbers stand that a run keeps of each state: q, v, the work, the energy, the residual of the constraints, the distance from the level set of
/// holonomic ones, the rotation matrices' distance from their groups and their determinants, the declared first integrals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entries {
    state: [usize; 2],
    rotations: usize,
    invariants: usize,
}

impl Entries {
    /// The entries of a model's states.
    #[must_use]
    pub fn of(info: &ModelInfo) -> Self {
        let state = [info.coordinates.len(), info.velocities.len()];
        Entries { state, rotations: info.rotations.len(), invariants: info.invariants.len() }
    }

    /// How many there are.
    #[must_use]
    pub fn width(&self) -> usize {
        self.invariants().end
    }

    /// The coordinates.
    #[must_use]
    pub fn q(&self) -> Range<usize> {
        0..self.state[0]
    }

    /// The velocities.
    #[must_use]
    pub fn v(&self) -> Range<usize> {
        self.state[0]..self.state[0] + self.state[1]
    }

    /// Coordinates and velocities.
    #[must_use]
    pub fn state(&self) -> Range<usize> {
        0..self.v().end
    }

    /// The work that has been done.
    #[must_use]
    pub fn work(&self) -> usize {
        self.v().end
    }

    /// The energy.
    #[must_use]
    pub fn energy(&self) -> usize {
        self.v().end + 1
    }

    /// The residual of the constraints.
    #[must_use]
    pub fn constraint(&self) -> usize {
        self.v().end + 2
    }

    /// The distance from the level set, 0 without one.
    #[must_use]
    pub fn level_defect(&self) -> usize {
        self.v().end + 3
    }

    /// The distance of the matrices from their groups, where there are matrices.
    #[must_use]
    pub fn group_defect(&self) -> usize {
        self.v().end + 4
    }

    /// Their determinants.
    #[must_use]
    pub fn determinants(&self) -> Range<usize> {
        let begin = self.group_defect() + usize::from(self.rotations > 0);
        begin..begin + self.rotations
    }

    /// The first integrals.
    #[must_use]
    pub fn invariants(&self) -> Range<usize> {
        let begin = self.determinants().end;
        begin..begin + self.invariants
    }
}

/// [`Stepper::step_n`] by steps.
pub(crate) fn one_by_one<S: Stepper + ?Sized>(stepper: &mut S, count: u64) -> (u64, Result<(), StepFailure>) {
    let failed = (0..count).find_map(|made| stepper.step().err().map(|failure| (made, failure)));
    failed.map_or((count, Ok(())), |(made, failure)| (made, Err(failure)))
}

/// [`Stepper::step_n_with`] by steps.
pub(crate) fn entry_by_entry<S: Stepper + ?Sized>(
    stepper: &mut S,
    count: u64,
    system: &dyn System,
    (first, h): (u64, f64),
    (entries, rows): (&Entries, &mut Vec<f64>),
) -> (u64, Result<(), StepFailure>) {
    let mut state = vec![0.0; entries.state().end];
    for made in 0..count {
        if let Err(failure) = stepper.step() {
            return (made, Err(failure));
        }
        let (q, v) = state.split_at_mut(entries.q().end);
        stepper.state(q, v);
        system.entries((first + made) as f64 * h, (q, v), stepper.work(), entries, rows);
    }
    (count, Ok(()))
}

/// A step that could not be made, in words: which, when, why.
#[derive(Clone, Debug, PartialEq)]
pub struct StepFailure(pub String);

impl fmt::Display for StepFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Cost of a run of steps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Newton iterations in all steps; 0 for a method that solves nothing.
    pub newton_iterations: u64,
    /// The most that one solve took.
    pub most_iterations: u64,
}
