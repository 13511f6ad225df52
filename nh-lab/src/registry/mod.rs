//! Traits of models and steppers, as required by `nh`. They are object-safe, so that a table can
//! list models.

mod entries;
mod stepper;

pub use self::entries::Entries;
pub use self::stepper::{Statistics, StepFailure, Stepper};
#[cfg(feature = "exec")]
pub(crate) use self::stepper::{entry_by_entry, one_by_one};

use nonholonomic::catalogue::{self, MethodInfo, ModelInfo, ParameterInfo, Quantity};
use nonholonomic::{StepError, Topic};
use std::fmt;
use std::sync::Arc;

/// A named entry of a model's description.
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

/// Returns the names in a list of a description: of coordinates, parameters, methods.
pub fn names<T: Named>(list: &[T]) -> Vec<&'static str> {
    list.iter().map(Named::name).collect()
}

/// Returns a description, or a source, without its line breaks.
pub fn one_line(text: Option<&str>) -> String {
    text.unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The values of a data set, possibly modified: parameters and initial state.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DataSet {
    /// Parameters, in the model's order.
    pub parameters: Vec<f64>,
    /// Coordinates at t = 0.
    pub q: Vec<f64>,
    /// Velocities at t = 0.
    pub v: Vec<f64>,
    /// Control inputs as expressions of `t`, coordinates, velocities and parameters, one for each
    /// of the model's inputs; empty if the data set has none.
    pub inputs: Vec<String>,
}

impl DataSet {
    /// Returns the data set of this name, as listed in the description of the model.
    pub fn listed(info: &ModelInfo, name: &str) -> Option<DataSet> {
        let set = info.data_set(name)?;
        let mut parameters = vec![f64::NAN; info.parameters.len()];
        info.parameter_values(Some(name), &[], &mut parameters)?;
        let inputs = set.inputs.iter().map(|text| (*text).to_owned()).collect();
        Some(DataSet { parameters, q: set.q.to_vec(), v: set.w.to_vec(), inputs })
    }

    /// Returns data in which all coordinates and velocities are 0 and matrices are the identity.
    pub fn at_zero(info: &ModelInfo, parameters: Vec<f64>) -> DataSet {
        let (mut q, v) = (vec![0.0; info.coordinates.len()], vec![0.0; info.velocities.len()]);
        for rotation in info.rotations {
            (0..rotation.dimension).for_each(|i| q[rotation.first + i * (rotation.dimension + 1)] = 1.0);
        }
        DataSet { parameters, q, v, inputs: Vec::new() }
    }
}

/// The methods that messages may advise.
pub const ADVISED: [&str; 5] = {
    let [a, b, c, d] = StepError::WAYS_OUT;
    ["taylor", a, b, c, d]
};

/// Control inputs as a function of time, coordinates and velocities, which writes its result into
/// the last argument.
pub type Inputs = Arc<dyn Fn(f64, &[f64], &[f64], &mut [f64]) + Send + Sync>;

/// A model of the library. Models and systems are plain data, shared by the threads of an
/// [ensemble](crate::ensemble).
pub trait Model: Send + Sync {
    /// Returns the model's names, units, data sets and methods.
    fn info(&self) -> &'static ModelInfo;

    /// Returns the name of the model for `nh`, [`ModelInfo::name`].
    fn name(&self) -> &'static str {
        self.info().name
    }

    /// Returns whether this method, one of [`ADVISED`], applies to the model, so that a message may
    /// advise it.
    fn applies(&self, method: &str) -> bool {
        self.info().method(method).is_some()
    }

    /// Returns a data set by its name. A parameter without a value is NaN; it is refused until the
    /// caller sets it.
    fn data(&self, name: &str) -> Option<DataSet> {
        DataSet::listed(self.info(), name)
    }

    /// Returns a data set by its name, with other values for some parameters, by index. Values that
    /// depend on these parameters change with them. `None` as the name gives the parameters'
    /// defaults and a state at rest at 0, with matrices the identity.
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

    /// Returns the system at these parameters, in the number and order of
    /// [`ModelInfo::parameters`]. Control inputs are 0.
    ///
    /// # Errors
    /// Errors of [`Model::system_with`].
    fn system(&self, parameters: &[f64]) -> Result<Box<dyn System>, String> {
        self.system_with(parameters, None)
    }

    /// Returns the system at these parameters, under the control inputs if there are any. Its
    /// steppers read the inputs at the times that their methods use, and its multipliers are those
    /// under the inputs.
    ///
    /// # Errors
    /// A message that names the parameters which are not finite, or not positive although declared
    /// so; or the model has no inputs.
    fn system_with(&self, parameters: &[f64], inputs: Option<&Inputs>) -> Result<Box<dyn System>, String>;

    /// Parses control inputs, one expression for each, at these parameters.
    ///
    /// # Errors
    /// A description of each expression that is no function of time and state; or the model has no
    /// inputs.
    fn inputs(&self, expressions: &[String], parameters: &[f64]) -> Result<Inputs, String> {
        let _ = (expressions, parameters);
        Err(format!("`{}` has no control inputs", self.info().name))
    }

    /// Returns the system at the parameters of these data, under their inputs.
    ///
    /// # Errors
    /// Errors of [`Model::inputs`] and of [`Model::system_with`].
    fn system_of(&self, data: &DataSet) -> Result<Box<dyn System>, String> {
        let inputs = if data.inputs.is_empty() { None } else { Some(self.inputs(&data.inputs, &data.parameters)?) };
        self.system_with(&data.parameters, inputs.as_ref())
    }
}

/// A model with its parameters.
pub trait System: Send + Sync {
    /// Returns the total energy at a time. Only a time-dependent Lagrangian uses the time.
    fn energy(&self, t: f64, q: &[f64], v: &[f64]) -> f64;

    /// Returns the largest entry of |μ(q, t) v − b(q, t)|.
    fn constraint(&self, t: f64, q: &[f64], v: &[f64]) -> f64;

    /// Computes the momenta on D*, ρ = Xᵀ g v in the model's frame X; `rho` has one entry per name
    /// of [`ModelInfo::momenta`].
    fn rho(&self, t: f64, q: &[f64], v: &[f64], rho: &mut [f64]);

    /// Computes the velocities for momenta on D* as defined by [`System::rho`]; NaN if the model
    /// does not provide them.
    fn velocities(&self, t: f64, q: &[f64], rho: &[f64], v: &mut [f64]) {
        let _ = (t, q, rho);
        v.fill(f64::NAN);
    }

    /// Computes the multipliers at a time; `lambda` has one entry per constraint.
    fn lambda(&self, t: f64, q: &[f64], v: &[f64], lambda: &mut [f64]);

    /// Computes the declared first integrals, in their order.
    fn invariants(&self, t: f64, q: &[f64], v: &[f64], values: &mut [f64]);

    /// Returns the distance of the rotation matrices among the coordinates from their groups, (Σ
    /// ‖RᵀR − I‖²)^½; 0 without any.
    fn group_defect(&self, q: &[f64]) -> f64 {
        let _ = q;
        0.0
    }

    /// Returns the distance of q from the level set of the holonomic constraints, if there are any:
    /// the largest entry of the Gauss–Newton step from q.
    fn level_defect(&self, t: f64, q: &[f64]) -> Option<f64> {
        let _ = (t, q);
        None
    }

    /// Computes the determinants of the rotation matrices, in the order of
    /// [`ModelInfo::rotations`].
    fn determinants(&self, q: &[f64], values: &mut [f64]) {
        let _ = (q, values);
    }

    /// Appends the numbers that a run [keeps](Entries) of a state, in the order of [`Entries`].
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
    /// A matrix is a reflection or singular.
    fn rotate(&self, q: &mut [f64]) -> Result<(), String> {
        let _ = q;
        Ok(())
    }

    /// Moves v onto D at time t, orthogonally in the kinetic energy metric.
    ///
    /// # Errors
    /// The constraints lose rank.
    fn project(&self, t: f64, q: &[f64], v: &mut [f64]) -> Result<(), String>;

    /// Returns a stepper of this method at the state (t, q, v). The method is a name of
    /// [`ModelInfo::methods`], followed by its options if it has any (`dla:0.4`).
    ///
    /// # Errors
    /// A state off the constraints, a step that is zero or not finite, a method that the model does
    /// not have, or an option out of its range.
    fn stepper(&self, method: &str, state: (f64, &[f64], &[f64]), step: f64) -> Result<Box<dyn Stepper>, StartError>;

    /// Returns the motion from (q, v) at t = 0 as the states (q, v) at these times, which increase
    /// or decrease from 0 on. The integrator is none of [`ModelInfo::methods`] and holds the error
    /// of each of its steps to a tolerance; the motion is a reference for those methods.
    ///
    /// # Errors
    /// The motion cannot be followed to the last of the times.
    fn motion(&self, q: &[f64], v: &[f64], times: &[f64], tolerance: f64) -> Result<Vec<Vec<f64>>, String>;
}

/// The reason for which a run cannot start.
#[derive(Clone, Debug, PartialEq)]
pub enum StartError {
    /// The velocity is not admissible.
    OffConstraints {
        /// The constraint that is violated most, counted from 1.
        constraint: usize,
        /// |μ(q) v| of that constraint.
        residual: f64,
        /// The largest residual that roundoff explains.
        tolerance: f64,
    },
    /// A matrix is not a rotation, but near enough to one to be moved there.
    OffGroup {
        /// Name of the matrix.
        matrix: String,
        /// ‖RᵀR − I‖.
        defect: f64,
        /// The largest accepted defect.
        tolerance: f64,
    },
    /// Another reason, in words.
    Other(String),
}

impl StartError {
    /// Converts the error of a stepper that could not be made; `told` formats its message.
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

/// Formats an error of a method, with the section of the page about errors that explains it. The
/// message advises another method only if it applies to the model.
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
