//! Derivatives of steps: the discrete map that is simulated, differentiated.

use crate::newton::NewtonFailure;
use crate::one_step::{Motion, OneStep, Samples, Scheme, Setting};
use crate::{Method, Scalar, StepError, Stepper};
use core::fmt::Debug;

/// Derivatives of the numbers z that a method carries after a step.
///
/// **Equation** z' = Φ(z, u, p, h): a = ∂z'/∂z, b = ∂z'/∂u, p = ∂z'/∂p, h = ∂z'/∂h, at the control inputs that are held over the step.
///
/// **Shape** a: k × k with k numbers carried (the documentation of a generated `Scheme` lists them; functions of the others that are carried
/// ahead do not count), b: k × inputs, p: k × parameters, h: k × 1.
/// What `derivatives = […]` does not ask for, or the system does not have, is `()`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Linearised<A, B, P, H> {
    /// By what was carried.
    pub a: A,
    /// By the control inputs.
    pub b: B,
    /// By the parameters, in the order of declaration.
    pub p: P,
    /// By the step size.
    pub h: H,
}

/// The derivatives of a scheme's steps.
pub(crate) type LinearisedOf<S> = Linearised<
    <S as LinearisedScheme>::ByState,
    <S as LinearisedScheme>::ByInputs,
    <S as LinearisedScheme>::ByParameters,
    <S as LinearisedScheme>::ByStep,
>;

/// A scheme with derivatives of its steps, as it is generated. [`Linearise`] is for users.
pub trait LinearisedScheme: Scheme {
    /// The type of [`Linearised::a`].
    type ByState: Copy + Debug;
    /// The type of [`Linearised::b`].
    type ByInputs: Copy + Debug;
    /// The type of [`Linearised::p`].
    type ByParameters: Copy + Debug;
    /// The type of [`Linearised::h`].
    type ByStep: Copy + Debug;

    /// One step, with its derivatives. Where it fails, the motion is untouched.
    ///
    /// # Errors
    /// Those of [`Scheme::advance`], and [`StepError::NewtonFailed`] where the equations of a block have no unique solution.
    fn advance_linearised<M: Method>(
        setting: &Setting<Self, M>,
        motion: &mut Motion<Self>,
        inputs: Self::Samples,
    ) -> Result<LinearisedOf<Self>, StepError>;
}

/// A stepper whose steps can be differentiated: `derivatives = [state, inputs, parameters, step]` in the declaration.
#[diagnostic::on_unimplemented(
    message = "the steps of `{Self}` were not differentiated",
    note = "add `derivatives = [state]` (or `inputs`, `parameters`, `step`) to the system's declaration"
)]
pub trait Linearise: Stepper {
    /// Its derivatives: a [`Linearised`].
    type Derivatives: Copy + Debug;

    /// Takes one step, as [`Stepper::step`], and gives the derivatives of the discrete map there. They are exact up to rounding: unknowns of
    /// implicit blocks have the derivatives of the implicit function theorem at the solution.
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
    /// Those of [`Stepper::step`], and [`StepError::NewtonFailed`] where a block's equations are singular at the solution, which has no
    /// derivative there. The stepper is then as it was before the call.
    fn step_with_jacobian(&mut self) -> Result<Self::Derivatives, StepError>;
}

impl<S: LinearisedScheme, M: Method> Linearise for OneStep<S, M> {
    type Derivatives = LinearisedOf<S>;

    fn step_with_jacobian(&mut self) -> Result<Self::Derivatives, StepError> {
        let inputs = Samples::held(self.held());
        let (setting, motion) = self.parts_mut();
        S::advance_linearised(setting, motion, inputs)
    }
}

/// Solves M xⱼ = −rⱼ for several right-hand sides: one factorisation.
///
/// # Errors
/// Where the matrix is singular.
#[inline]
pub fn solve_columns<T: Scalar, const N: usize, const C: usize>(
    matrix: [[T; N]; N],
    right: [[T; N]; C],
) -> Result<[[T; N]; C], NewtonFailure> {
    let solution = T::solve_columns(matrix, right).map(|column| column.map(|x| -x));
    if solution.iter().flatten().all(|x| x.all_finite()) {
        Ok(solution)
    } else {
        Err(NewtonFailure { residual: f64::NAN, iterations: 1 })
    }
}
