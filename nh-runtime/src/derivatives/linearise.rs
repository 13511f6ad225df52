//! Steps and steppers with derivatives.

use super::matrices::{Linearised, Place, Variables};
use crate::methods::Method;
use crate::report::StepError;
use crate::step::{GeneratedStep, Motion, OneStep, Samples, Setting, Stepper};
use core::fmt::Debug;

/// The derivatives of a step of the method `S`.
pub type LinearisedOf<S> = Linearised<
    <S as LinearisedStep>::ByState,
    <S as LinearisedStep>::ByInputs,
    <S as LinearisedStep>::ByParameters,
    <S as LinearisedStep>::ByStep,
>;

/// A number for each variable of a step of the method `S`.
pub type VariablesOf<S> = Variables<
    <S as LinearisedStep>::State,
    <S as LinearisedStep>::Inputs,
    <S as LinearisedStep>::Parameters,
    <S as LinearisedStep>::Step,
>;

/// A generated method with derivatives of its steps. Users call [`Linearise`] instead.
pub trait LinearisedStep: GeneratedStep {
    /// The carried numbers z, without functions of the others: `SVector<T, k>`.
    type Numbers: Copy + Debug;
    /// The type of [`Linearised::a`].
    type ByState: Place;
    /// The type of [`Linearised::b`].
    type ByInputs: Place;
    /// The type of [`Linearised::p`].
    type ByParameters: Place;
    /// The type of [`Linearised::h`].
    type ByStep: Place;
    /// The type of [`Variables::state`].
    type State: Copy + Debug;
    /// The type of [`Variables::inputs`].
    type Inputs: Copy + Debug;
    /// The type of [`Variables::parameters`].
    type Parameters: Copy + Debug;
    /// The type of [`Variables::step`].
    type Step: Copy + Debug;

    /// Takes one step and computes its derivatives. If it fails, it changes neither the motion nor
    /// the derivatives.
    ///
    /// # Errors
    /// Those of [`GeneratedStep::advance`], and [`StepError::NewtonFailed`] if the equations of a block
    /// have no unique solution.
    fn advance_linearised<M: Method>(
        setting: &Setting<Self, M>,
        motion: &mut Motion<Self>,
        inputs: Self::Samples,
        linearised: &mut LinearisedOf<Self>,
    ) -> Result<(), StepError>;

    /// Returns the derivative of the next step along a direction.
    ///
    /// # Errors
    /// Those of [`LinearisedStep::advance_linearised`].
    fn push<M: Method>(
        setting: &Setting<Self, M>,
        motion: &Motion<Self>,
        inputs: Self::Samples,
        along: &VariablesOf<Self>,
    ) -> Result<Self::Numbers, StepError>;

    /// Returns the derivatives of a linear function of the numbers after the next step.
    ///
    /// # Errors
    /// Those of [`LinearisedStep::advance_linearised`].
    fn pull<M: Method>(
        setting: &Setting<Self, M>,
        motion: &Motion<Self>,
        inputs: Self::Samples,
        adjoint: &Self::Numbers,
    ) -> Result<VariablesOf<Self>, StepError>;
}

/// A generated method with derivatives of entering and leaving its carried numbers. Users call
/// [`LineariseChart`] instead.
pub trait ChartedStep: GeneratedStep {
    /// Derivatives of the carried numbers by the state: a [`Chart`](crate::Chart).
    type Entry: Copy + Debug;
    /// Derivatives of the state by the carried numbers: a [`Chart`](crate::Chart).
    type Exit: Copy + Debug;

    /// Returns the derivatives of the numbers at a start from the state of this motion.
    ///
    /// # Errors
    /// [`StepError::NonFinite`] if they are not finite.
    fn entry<M: Method>(setting: &Setting<Self, M>, motion: &Motion<Self>) -> Result<Self::Entry, StepError>;

    /// Returns the derivatives of the state by the carried numbers.
    ///
    /// # Errors
    /// [`StepError::NonFinite`] if they are not finite.
    fn exit<M: Method>(setting: &Setting<Self, M>, motion: &Motion<Self>) -> Result<Self::Exit, StepError>;
}

/// A generated method with second derivatives of its steps. Users call [`SecondDerivatives`]
/// instead.
pub trait CurvedStep: LinearisedStep {
    /// Second derivatives: a [`Second`](crate::Second).
    type Second: Copy + Debug;

    /// Returns the second derivatives of a linear function of the numbers after the next step.
    ///
    /// # Errors
    /// Those of [`LinearisedStep::advance_linearised`].
    fn second<M: Method>(
        setting: &Setting<Self, M>,
        motion: &Motion<Self>,
        inputs: Self::Samples,
        adjoint: &Self::Numbers,
    ) -> Result<Self::Second, StepError>;
}

/// A stepper with differentiated steps: `derivatives = [state, inputs, parameters, step]` in the
/// declaration.
#[diagnostic::on_unimplemented(
    message = "the steps of `{Self}` were not differentiated",
    note = "add `derivatives = [state]` (or `inputs`, `parameters`, `step`) to the system's declaration"
)]
pub trait Linearise: Stepper {
    /// The derivatives of a step: a [`Linearised`].
    type Derivatives: Copy + Debug + Default;
    /// A number for each variable: [`Variables`].
    type Variables: Copy + Debug;
    /// A number for each carried number: `SVector<T, k>`.
    type Numbers: Copy + Debug;

    /// Takes one step, as [`Stepper::step`] does, and returns the derivatives of the discrete map
    /// there. They are exact up to rounding: the unknowns of implicit blocks have the derivatives
    /// of the implicit function theorem at the solution.
    ///
    /// ```
    /// use nonholonomic::{nalgebra::SMatrix, prelude::*};
    ///
    /// /// The discrete map of ten steps, linearised along the motion.
    /// fn product<S, const K: usize>(mut stepper: S) -> Result<SMatrix<f64, K, K>, StepError>
    /// where
    ///     S: Linearise<Derivatives = Linearised<SMatrix<f64, K, K>, (), (), ()>>,
    /// {
    ///     let mut product = SMatrix::identity();
    ///     for _ in 0..10 {
    ///         product = stepper.step_with_jacobian()?.a * product;
    ///     }
    ///     Ok(product)
    /// }
    /// ```
    ///
    /// # Errors
    /// Those of [`Stepper::step`], and [`StepError::NewtonFailed`] if the equations of a block are
    /// singular at the solution, which has no derivative there. The stepper is then as it was
    /// before the call.
    #[inline]
    fn step_with_jacobian(&mut self) -> Result<Self::Derivatives, StepError> {
        let mut derivatives = Self::Derivatives::default();
        self.step_with_jacobian_into(&mut derivatives)?;
        Ok(derivatives)
    }

    /// Takes a step as [`Linearise::step_with_jacobian`] does, and writes the derivatives to a
    /// place that the caller keeps. Moving the matrices there would take as long as a short step.
    ///
    /// ```
    /// use nonholonomic::prelude::*;
    ///
    /// /// So many steps, with the derivatives of each.
    /// fn linearised<S: Linearise>(mut stepper: S, steps: usize, mut see: impl FnMut(&S::Derivatives)) -> Result<(), StepError> {
    ///     let mut linearised = S::Derivatives::default();
    ///     for _ in 0..steps {
    ///         stepper.step_with_jacobian_into(&mut linearised)?;
    ///         see(&linearised);
    ///     }
    ///     Ok(())
    /// }
    /// ```
    ///
    /// # Errors
    /// Those of [`Linearise::step_with_jacobian`]. The place is then unchanged, too.
    fn step_with_jacobian_into(&mut self, derivatives: &mut Self::Derivatives) -> Result<(), StepError>;

    /// Returns the derivative of the numbers after the next step along a direction δ, without the
    /// matrices: a δz + b δu + p δp + h δh. The stepper does not move.
    ///
    /// # Errors
    /// Those of [`Linearise::step_with_jacobian`].
    fn jvp(&self, along: &Self::Variables) -> Result<Self::Numbers, StepError>;

    /// Returns the derivatives of λ'·z' by all variables, without the matrices: (aᵀλ', bᵀλ', pᵀλ',
    /// hᵀλ'), z' being the numbers after the next step. The stepper does not move.
    ///
    /// This differentiates an optimal control problem backwards. The forward pass takes a
    /// [snapshot](crate::Resume::snapshot) before each step. The backward pass restores it and
    /// passes on the λ of the step after it.
    ///
    /// # Errors
    /// Those of [`Linearise::step_with_jacobian`].
    fn vjp(&self, adjoint: &Self::Numbers) -> Result<Self::Variables, StepError>;
}

impl<S: LinearisedStep, M: Method> Linearise for OneStep<S, M> {
    type Derivatives = LinearisedOf<S>;
    type Variables = VariablesOf<S>;
    type Numbers = S::Numbers;

    #[inline]
    fn step_with_jacobian_into(&mut self, derivatives: &mut Self::Derivatives) -> Result<(), StepError> {
        let inputs = Samples::held(self.held());
        let (setting, motion) = self.parts_mut();
        S::advance_linearised(setting, motion, inputs, derivatives).map_err(|error| S::reason(error, &motion.memory))
    }

    fn jvp(&self, along: &Self::Variables) -> Result<Self::Numbers, StepError> {
        S::push(self.setting(), self.motion(), Samples::held(self.held()), along)
    }

    fn vjp(&self, adjoint: &Self::Numbers) -> Result<Self::Variables, StepError> {
        S::pull(self.setting(), self.motion(), Samples::held(self.held()), adjoint)
    }
}

/// A stepper with derivatives between its carried numbers z and its state: `derivatives = [state]`
/// in the declaration.
///
/// **Equation** Let z = s(q, w) at the start and (q, w) = o(z). The map (q, w) ↦ (q', w') of N
/// steps from a start has the derivative (∂o/∂z)(z_N) A_N … A_1 (∂s/∂(q, w)), A_k being
/// [`Linearised::a`] of the steps. The same holds for ζ = (q, ρ) ↦ ζ', with ρ = Xᵀ g w. A start
/// refuses velocities off the constraints; s is therefore, for every method, a start from (q, w)
/// with w [projected](crate::catalogue::Model::projected) onto them. By the step size and the
/// parameters the map has the derivative (∂o/∂z)(z_N) (dz_N/dh) + ∂o/∂h, where dz_k/dh = A_k
/// dz_{k−1}/dh + [`Linearised::h`] begins with ∂s/∂h.
#[diagnostic::on_unimplemented(
    message = "the steps of `{Self}` were not differentiated by the state",
    note = "add `derivatives = [state]` to the system's declaration"
)]
pub trait LineariseChart: Stepper {
    /// Derivatives of the carried numbers: a [`Chart`](crate::Chart) with k rows.
    type Entry: Copy + Debug;
    /// Derivatives of the state: a [`Chart`](crate::Chart) with k columns.
    type Exit: Copy + Debug;

    /// Returns the derivatives of the numbers that a start from the present state carries, by that
    /// state: ∂z/∂(q, w) and ∂z/∂(q, ρ). The start first projects the velocities onto the
    /// constraints, at fixed coordinates.
    ///
    /// # Errors
    /// [`StepError::NonFinite`] if they are not finite.
    fn entry_jacobian(&self) -> Result<Self::Entry, StepError>;

    /// Returns the derivatives of the present state by the carried numbers: ∂(q, w)/∂z and ∂(q,
    /// ρ)/∂z.
    ///
    /// # Errors
    /// [`StepError::NonFinite`] if they are not finite.
    fn exit_jacobian(&self) -> Result<Self::Exit, StepError>;
}

impl<S: ChartedStep, M: Method> LineariseChart for OneStep<S, M> {
    type Entry = S::Entry;
    type Exit = S::Exit;

    fn entry_jacobian(&self) -> Result<Self::Entry, StepError> {
        S::entry(self.setting(), self.motion())
    }

    fn exit_jacobian(&self) -> Result<Self::Exit, StepError> {
        S::exit(self.setting(), self.motion())
    }
}

/// A stepper with twice differentiated steps: `derivatives = [second]` in the declaration.
#[diagnostic::on_unimplemented(
    message = "the steps of `{Self}` were not differentiated twice",
    note = "add `second` to `derivatives = […]` in the system's declaration"
)]
pub trait SecondDerivatives: Linearise {
    /// Second derivatives: a [`Second`](crate::Second).
    type Second: Copy + Debug;

    /// Returns Σ λ'ᵢ ∂²z'ᵢ by the carried numbers and the control inputs, z' being the numbers
    /// after the next step. Second-order methods of optimal control (differential dynamic
    /// programming) add them to the second derivatives of costs. The stepper does not move.
    ///
    /// # Errors
    /// Those of [`Linearise::step_with_jacobian`].
    fn second(&self, adjoint: &Self::Numbers) -> Result<Self::Second, StepError>;
}

impl<S: CurvedStep, M: Method> SecondDerivatives for OneStep<S, M> {
    type Second = S::Second;

    fn second(&self, adjoint: &Self::Numbers) -> Result<Self::Second, StepError> {
        S::second(self.setting(), self.motion(), Samples::held(self.held()), adjoint)
    }
}
