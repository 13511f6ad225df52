//! Traits of models and steppers, as far as `nh` needs them: a table of models can be made of them.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;

/// A named quantity: a coordinate, a velocity, a parameter.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Quantity {
    /// Its name, as declared.
    pub name: String,
    /// Its unit, where declared.
    pub unit: Option<String>,
    /// Description, where declared.
    pub text: Option<String>,
}

/// A model, as far as one can tell without building it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ModelInfo {
    /// The name `nh` takes.
    pub name: String,
    /// One line for people.
    pub summary: String,
    /// Where it comes from: paper, section, equation.
    pub source: String,
    /// Coordinates (none for a system reduced to an algebra).
    pub coordinates: Vec<Quantity>,
    /// Which of them are angles, by index.
    pub angles: Vec<usize>,
    /// Velocities, or quasi-velocities.
    pub velocities: Vec<Quantity>,
    /// Rotation matrices among the coordinates.
    pub rotations: Vec<Rotation>,
    /// Parameters, in the order in which [`Model::system`] takes them.
    pub parameters: Vec<Quantity>,
    /// Constraints, one per row of μ, as declared ("… = 0" is understood).
    pub constraints: Vec<String>,
    /// Names of the control inputs.
    pub inputs: Vec<String>,
    /// Is work done on it by more than these?
    pub driven: bool,
    /// Declared first integrals.
    pub invariants: Vec<String>,
    /// Named data sets; the first is the one a run starts from when nothing else is said.
    pub data_sets: Vec<String>,
    /// The methods it is built with.
    pub methods: Vec<String>,
    /// The options of these methods, in the order in which they are given after the name: `dla:0.4`.
    pub options: Vec<MethodOption>,
    /// The order of convergence that each of [`ModelInfo::methods`] is stated to have.
    pub orders: Vec<u32>,
    /// Names of the momenta ρ on D*: as many as D has dimensions.
    pub momenta: Vec<String>,
}

impl ModelInfo {
    /// All coordinates and velocities are 0, and matrices the identity.
    pub(crate) fn at_zero(&self, parameters: Vec<f64>) -> DataSet {
        let (mut q, v) = (vec![0.0; self.coordinates.len()], vec![0.0; self.velocities.len()]);
        for rotation in &self.rotations {
            (0..rotation.dimension).for_each(|i| q[rotation.first + i * (rotation.dimension + 1)] = 1.0);
        }
        DataSet { parameters, q, v, inputs: Vec::new() }
    }
}

/// A rotation matrix among the coordinates.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Rotation {
    /// Its name, `R`.
    pub name: String,
    /// It is d × d.
    pub dimension: usize,
    /// The index of its first entry among the coordinates; the others follow row by row.
    pub first: usize,
}

/// A number that a method may be given.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct MethodOption {
    /// The method's name.
    pub method: String,
    /// The option's name.
    pub name: String,
    /// Its value where none is given.
    pub default: f64,
    /// The least value it may have; −∞ where there is none.
    pub minimum: f64,
    /// The largest; ∞ where there is none.
    pub maximum: f64,
    /// Is it a gain of a feedback method?
    pub gain: bool,
}

/// A named data set: parameters and initial state.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
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

/// Control inputs as a function of time, coordinates and velocities, which writes them into its last argument.
pub type Inputs = Arc<dyn Fn(f64, &[f64], &[f64], &mut [f64]) + Send + Sync>;

/// A model of the library. Models and systems are plain data, which an [ensemble](crate::ensemble)'s threads share.
pub trait Model: Send + Sync {
    /// Names, units, methods.
    fn info(&self) -> &ModelInfo;

    /// The name that `nh` takes, [`ModelInfo::name`].
    fn name(&self) -> &str {
        &self.info().name
    }

    /// A data set by its exact name.
    fn data(&self, name: &str) -> Option<DataSet>;

    /// A data set by its exact name, with other values for some parameters, by index: what depends on them follows. With `None` the
    /// parameters' defaults, with all at rest at 0 (matrices are the identity); a parameter without a value is NaN.
    fn data_with(&self, name: Option<&str>, given: &[(usize, f64)]) -> Option<DataSet> {
        let info = self.info();
        let mut data = match name {
            Some(name) => self.data(name)?,
            None => info.at_zero(vec![f64::NAN; info.parameters.len()]),
        };
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
}

/// A model with its parameters.
pub trait System: Send + Sync {
    /// Total energy at a time (which it depends on where the Lagrangian does).
    fn energy(&self, t: f64, q: &[f64], v: &[f64]) -> f64;

    /// The largest entry of |μ(q, t) v − b(q, t)|.
    fn constraint(&self, t: f64, q: &[f64], v: &[f64]) -> f64;

    /// Momenta on D*, ρ = Xᵀ g v in the model's frame X; `rho` has one entry per name of [`ModelInfo::momenta`].
    fn rho(&self, t: f64, q: &[f64], v: &[f64], rho: &mut [f64]);

    /// The multipliers at a time; `lambda` has one entry per constraint.
    fn lambda(&self, t: f64, q: &[f64], v: &[f64], lambda: &mut [f64]);

    /// The declared first integrals, in their order.
    fn invariants(&self, t: f64, q: &[f64], v: &[f64], values: &mut [f64]);

    /// How far the rotation matrices among the coordinates are from their groups, (Σ ‖RᵀR − I‖²)^½; 0 without any.
    fn group_defect(&self, q: &[f64]) -> f64 {
        let _ = q;
        0.0
    }

    /// Their determinants, in the order of [`ModelInfo::rotations`].
    fn determinants(&self, q: &[f64], values: &mut [f64]) {
        let _ = (q, values);
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

/// A method at work.
pub trait Stepper {
    /// One step.
    ///
    /// # Errors
    /// Newton did not converge, the constraints lost rank …: the state is the one before the step.
    fn step(&mut self) -> Result<(), StepFailure>;

    /// The present coordinates and velocities.
    fn state(&self, q: &mut [f64], v: &mut [f64]);

    /// The work that the control inputs have done since the start.
    fn work(&self) -> f64 {
        0.0
    }

    /// Cost of the steps so far.
    fn statistics(&self) -> Statistics;
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
