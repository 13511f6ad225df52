//! Models: systems that are known only by name.

use super::evaluate::EvaluateError;
use super::info::ModelInfo;
#[cfg(feature = "lanes")]
use crate::lanes::{F64x2, F64x4, F64x8, Laned};
use crate::methods::Method;
use crate::report::ParameterError;
use crate::step::{Discretize, System};

/// A system in double precision with an interface of slices.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be used by name",
    note = "add `catalogue` to `expose = [...]` in the system's declaration"
)]
pub trait DynSystem {
    /// Returns the description of its model.
    fn info(&self) -> &'static ModelInfo;

    /// Evaluates the function of that name. Arguments are given by name; matrices are written row
    /// by row. Returns the number of numbers that were written.
    ///
    /// # Errors
    /// If there is no such function, an argument is missing or has the wrong length, or `out` is
    /// too short.
    fn evaluate(&self, function: &str, arguments: &[(&str, &[f64])], out: &mut [f64]) -> Result<usize, EvaluateError>;

    /// Writes the parameters' values and returns their number. Values that do not fit are left out.
    fn write_parameters(&self, out: &mut [f64]) -> usize;
}

/// A model that creates systems, states and steppers from slices and names. Its systems are plain
/// data, which threads can share.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be used by name",
    note = "add `catalogue` to `expose = [...]` in the system's declaration"
)]
pub trait Model: System<Scalar = f64> + DynSystem + Send + Sync {
    /// Description of the model.
    const INFO: &'static ModelInfo;

    /// Returns the system with these parameters, in the order of declaration.
    ///
    /// # Errors
    /// If the number of parameters is wrong or the system refuses one of them.
    fn from_parameters(parameters: &[f64]) -> Result<Self, ParameterError>;

    /// Writes the parameters of a data set, or the defaults for `None`, replaced by those `given`
    /// by index. A parameter that is declared as an expression of others follows them, unless it is
    /// given itself. A parameter without a value is NaN.
    ///
    /// Returns `None` if there is no such data set, an index is not that of a parameter, or `out`
    /// is too short.
    fn parameter_values(set: Option<&str>, given: &[(usize, f64)], out: &mut [f64]) -> Option<()> {
        Self::INFO.parameter_values(set, given, out)
    }

    /// Returns the initial state of that data set at time 0. Values that depend on parameters are
    /// computed from this system's. The state is not checked until a stepper starts from it.
    /// Returns `None` if there is no such data set.
    fn initial_state(&self, set: &str) -> Option<Self::State> {
        let set = Self::INFO.data_set(set)?;
        self.state_from(0.0, set.q, set.w)
    }

    /// Returns the state at time `t` with these coordinates and velocities. It is not checked until
    /// a stepper starts from it. Returns `None` if a slice has the wrong length.
    fn state_from(&self, t: f64, q: &[f64], w: &[f64]) -> Option<Self::State>;

    /// Returns the state with its matrices moved to the nearest rotations and its velocity
    /// projected onto D, g-orthogonally. Reflections have no nearest rotation and stay.
    fn projected(&self, state: &Self::State) -> Self::State;

    /// Calls the visitor with the method of that name. Returns `None` if it was not generated; `-`
    /// and `_` are equivalent.
    fn with_method<V: MethodVisitor<Self>>(name: &str, visitor: V) -> Option<V::Output>;
}

/// An operation on a method that is known only by name.
pub trait MethodVisitor<S: System> {
    /// Result of the operation.
    type Output;

    /// Runs the operation with the method `M`.
    fn visit<M: Method>(self) -> Self::Output
    where
        S: Steppable<M>;
}

/// The abilities of the stepper of a [`Steppable`] system besides stepping. With the feature
/// `serde` it can be serialized and deserialized.
#[cfg(not(feature = "serde"))]
pub trait Storable {}

#[cfg(not(feature = "serde"))]
impl<S> Storable for S {}

/// The abilities of the stepper of a [`Steppable`] system besides stepping: it can be serialized
/// and deserialized.
#[cfg(feature = "serde")]
pub trait Storable: serde::Serialize + serde::de::DeserializeOwned {}

#[cfg(feature = "serde")]
impl<S: serde::Serialize + serde::de::DeserializeOwned> Storable for S {}

/// A generated system with a method that was generated for it. A visitor may require less,
/// [`Discretize<M>`](Discretize).
#[cfg(not(feature = "lanes"))]
pub trait Steppable<M: Method>: Discretize<M, Stepper: Storable + Send + 'static> {}

#[cfg(not(feature = "lanes"))]
impl<M: Method, S: Discretize<M, Stepper: Storable + Send + 'static>> Steppable<M> for S {}

/// A generated system with a method that was generated for it, in lanes as well. A visitor may
/// require less, [`Discretize<M>`](Discretize).
#[cfg(feature = "lanes")]
pub trait Steppable<M: Method>:
    Discretize<M, Stepper: Storable + Send + 'static> + Laned<M, F64x2> + Laned<M, F64x4> + Laned<M, F64x8>
{
}

#[cfg(feature = "lanes")]
impl<M, S> Steppable<M> for S
where
    M: Method,
    S: Discretize<M, Stepper: Storable + Send + 'static> + Laned<M, F64x2> + Laned<M, F64x4> + Laned<M, F64x8>,
{
}
