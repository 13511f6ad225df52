//! Systems and their states.

use crate::number::{Array, Scalar};
use crate::report::{ParameterError, StepError};
use nalgebra::{SMatrix, SVector};

/// A state (t, q, w) of a system. It is on the constraints if the system's own constructors created
/// it.
pub trait State: Copy + core::fmt::Debug {
    /// The type of its numbers.
    type Scalar: Scalar;
    /// q, an `SVector` of the coordinates.
    type Configuration: AsRef<[Self::Scalar]> + Copy + core::fmt::Debug;
    /// w, an `SVector` of the velocities.
    type Velocity: AsRef<[Self::Scalar]> + Copy + core::fmt::Debug;

    /// Returns the state at a time with these coordinates and velocities, without any check.
    fn of(t: Self::Scalar, q: Self::Configuration, w: Self::Velocity) -> Self;
    /// Returns the time t.
    fn time(&self) -> Self::Scalar;
    /// Returns the configuration q.
    fn configuration(&self) -> Self::Configuration;
    /// Returns the velocity w.
    fn velocity(&self) -> Self::Velocity;
}

/// A mechanical system with values for its parameters.
pub trait System: Clone + core::fmt::Debug {
    /// The type of its numbers.
    type Scalar: Scalar;
    /// Its states.
    type State: State<Scalar = Self::Scalar>;
    /// Values of its control inputs u: `[T; c]`, an empty array for a system without inputs.
    type Inputs: Array<Self::Scalar>;
    /// Its parameters.
    type Parameters: Copy + core::fmt::Debug + PartialEq;

    /// Name in the library and on the command line, such as `chaplygin_sleigh`.
    const NAME: &'static str;

    /// Names of the control inputs.
    const INPUTS: &'static [&'static str] = &[];

    /// Creates the system with these parameters.
    ///
    /// # Errors
    /// If a parameter is not finite, or not positive although it must be.
    fn with_parameters(parameters: Self::Parameters) -> Result<Self, ParameterError>;

    /// Returns its parameters.
    fn parameters(&self) -> &Self::Parameters;

    /// Returns the energy ½ wᵀ g w + V.
    fn energy_of(&self, state: &Self::State) -> Self::Scalar;

    /// Returns the largest |μ(q) w| of all constraints.
    fn constraint_residual_of(&self, state: &Self::State) -> Self::Scalar;

    /// Returns the distance of the rotation matrices R among the coordinates from their groups: the
    /// root of the sum of all ‖RᵀR − I‖² in the Frobenius norm, or 0 without matrices.
    fn group_defect_of(&self, state: &Self::State) -> Self::Scalar {
        let _ = state;
        Scalar::lit(0.0)
    }

    /// Returns the distance of a state's configuration from the level set of the holonomic
    /// constraints: the largest entry of the Gauss–Newton step ∇φᵀ (∇φ ∇φᵀ)⁻¹ φ there. Returns
    /// `None` for a system without such constraints.
    fn level_defect_of(&self, state: &Self::State) -> Option<Self::Scalar> {
        let _ = state;
        None
    }

    /// Checks that a stepper can start from the state: it is finite, its matrices are rotations,
    /// its metric is positive definite, and it is on the constraints.
    ///
    /// # Errors
    /// [`StepError::NonFinite`], [`StepError::OffGroup`], [`StepError::MetricNotPositiveDefinite`],
    /// [`StepError::OffConstraints`].
    fn check(&self, state: &Self::State) -> Result<(), StepError>;
}

/// Returns the state with the velocity P w + w₀, if it is a start of the system.
///
/// # Errors
/// Those of [`System::check`](System::check).
pub fn projected<T, S, const K: usize>(
    system: &S,
    state: S::State,
    projector: &SMatrix<T, K, K>,
    drift: Option<SVector<T, K>>,
) -> Result<S::State, StepError>
where
    T: Scalar,
    S: System<Scalar = T>,
    S::State: State<Scalar = T, Velocity = SVector<T, K>>,
{
    // The projection is repeated: for w far from D, P w is off D by the roundoff of w, P P w by the
    // roundoff of P w.
    let on_d = projector * (projector * state.velocity());
    let velocity = drift.map_or(on_d, |drift| on_d + drift);
    let state = S::State::of(state.time(), state.configuration(), velocity);
    system.check(&state)?;
    Ok(state)
}

/// Returns the state at this configuration, at rest, at time 0.
pub fn state_at<T, S, const K: usize>(configuration: S::Configuration) -> S
where
    T: Scalar,
    S: State<Scalar = T, Velocity = SVector<T, K>>,
{
    S::of(T::zero(), configuration, SVector::zeros())
}
