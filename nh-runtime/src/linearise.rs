//! Derivatives of steps: the exact derivatives of the discrete map that is simulated.

use crate::elimination;
use crate::newton::NewtonFailure;
use crate::one_step::{GeneratedStep, Motion, OneStep, Samples, Setting};
use crate::{Method, Scalar, StepError, Stepper};
use core::fmt::Debug;
use nalgebra::SMatrix;

/// Derivatives of the numbers z that a method carries after a step.
///
/// **Equation** z' = Φ(z, u, p, h): a = ∂z'/∂z, b = ∂z'/∂u, p = ∂z'/∂p, h = ∂z'/∂h, at control
/// inputs that are constant over the step.
///
/// **Shape** a: k × k for k carried numbers, b: k × inputs, p: k × parameters, h: k × 1. The
/// documentation of a generated `Constants` lists the carried numbers. Numbers that are functions of
/// the others and are only carried ahead do not count. A derivative that `derivatives = […]` does
/// not list, or that the system does not have, is `()`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Linearised<A, B, P, H> {
    /// By the carried numbers.
    pub a: A,
    /// By the control inputs.
    pub b: B,
    /// By the parameters, in the order of declaration.
    pub p: P,
    /// By the step size.
    pub h: H,
}

/// A place that derivatives are written to: a matrix, or () for derivatives that were not
/// requested.
pub trait Place: Copy + Debug {
    /// Returns a matrix of zeros, or ().
    fn blank() -> Self;

    /// Returns whether all entries are finite.
    fn is_finite(&self) -> bool;
}

impl Place for () {
    fn blank() {}

    fn is_finite(&self) -> bool {
        true
    }
}

impl<T: Scalar, const R: usize, const C: usize> Place for SMatrix<T, R, C> {
    #[inline]
    fn blank() -> Self {
        SMatrix::zeros()
    }

    fn is_finite(&self) -> bool {
        self.iter().all(|entry| entry.all_finite())
    }
}

/// Creates zeros: a place for [`Linearise::step_with_jacobian_into`] to write to.
impl<A: Place, B: Place, P: Place, H: Place> Default for Linearised<A, B, P, H> {
    #[inline]
    fn default() -> Self {
        Linearised { a: A::blank(), b: B::blank(), p: P::blank(), h: H::blank() }
    }
}

/// A number for each variable of a step: a direction, or the derivatives of one function by all
/// variables. An entry that `derivatives = […]` does not list, or that the system does not have, is
/// `()`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Variables<Z, U, P, H> {
    /// Numbers for the carried numbers of the method.
    pub state: Z,
    /// Numbers for the control inputs.
    pub inputs: U,
    /// Numbers for the parameters, in the order of declaration.
    pub parameters: P,
    /// The number for the step size.
    pub step: H,
}

/// Derivatives between the numbers z that a method carries and the state: of entering
/// ([`LineariseChart::entry_jacobian`]) or of leaving ([`LineariseChart::exit_jacobian`]) the
/// carried numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chart<V, R, P = (), H = ()> {
    /// Derivatives with (q, w), coordinates and velocities.
    pub velocity: V,
    /// Derivatives with ζ = (q, ρ), coordinates and momenta on D*.
    pub momenta: R,
    /// Derivatives by the parameters, in the order of declaration: a `Chart` of two matrices, with
    /// (q, w) and with ζ. `()` if `derivatives = […]` does not list `parameters`.
    pub parameters: P,
    /// Derivatives by the step size, of the same form. They are not zero for methods that carry
    /// numbers of half steps (`leapfrog`): the step size enters their start and their state.
    pub step: H,
}

impl<V: Place, R: Place, P: Place, H: Place> Chart<V, R, P, H> {
    /// Returns the chart if all its entries are finite.
    pub fn finite(self) -> Option<Self> {
        self.is_finite().then_some(self)
    }
}

impl<V: Place, R: Place, P: Place, H: Place> Place for Chart<V, R, P, H> {
    fn blank() -> Self {
        Chart { velocity: V::blank(), momenta: R::blank(), parameters: P::blank(), step: H::blank() }
    }

    fn is_finite(&self) -> bool {
        let Chart { velocity, momenta, parameters, step } = self;
        velocity.is_finite() && momenta.is_finite() && parameters.is_finite() && step.is_finite()
    }
}

/// Second derivatives of a linear function λ'·z' of the numbers after a step, by the numbers z
/// before the step and the control inputs u.
///
/// **Shape** k × k, k × inputs, inputs × inputs; the last two are `()` for a system without control
/// inputs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Second<A, M, U> {
    /// Σ λ'ᵢ ∂²z'ᵢ/∂z²
    pub state: A,
    /// Σ λ'ᵢ ∂²z'ᵢ/∂z∂u
    pub mixed: M,
    /// Σ λ'ᵢ ∂²z'ᵢ/∂u²
    pub inputs: U,
}

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
    /// Derivatives of the carried numbers by the state: a [`Chart`].
    type Entry: Copy + Debug;
    /// Derivatives of the state by the carried numbers: a [`Chart`].
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
    /// Second derivatives: a [`Second`].
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
    /// Derivatives of the carried numbers: a [`Chart`] with k rows.
    type Entry: Copy + Debug;
    /// Derivatives of the state: a [`Chart`] with k columns.
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
    /// Second derivatives: a [`Second`].
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

/// Solves M X = −R for several right-hand sides, the columns of R, with one factorisation.
///
/// # Errors
/// If the matrix is singular.
#[inline(always)]
pub fn solve_rows<T: Scalar, const N: usize, const C: usize>(
    matrix: [[T; N]; N],
    right: [[T; C]; N],
) -> Result<[[T; C]; N], NewtonFailure> {
    negative(elimination::solve_rows(matrix, right))
}

/// Solves M X = −R as [`solve_rows`] does, for some of the columns of a system of `count` rows and
/// `columns` right-hand sides. The rows after the first `count` are those of the identity, with
/// zeros on the right. Each entry is identical to that of the whole system's solution.
///
/// # Errors
/// If the matrix is singular.
pub fn solve_some_rows<T: Scalar, const N: usize, const C: usize>(
    matrix: [[T; N]; N],
    right: [[T; C]; N],
    count: usize,
    columns: usize,
) -> Result<[[T; C]; N], NewtonFailure> {
    negative(elimination::solve_some(matrix, right, count, columns))
}

/// Returns −X if it is finite.
#[inline(always)]
fn negative<T: Scalar, const N: usize, const C: usize>(
    mut solution: [[T; C]; N],
) -> Result<[[T; C]; N], NewtonFailure> {
    // 0 x is 0 for a finite x and NaN otherwise.
    let mut sums = [T::zero(); C];
    for row in &mut solution {
        for (x, sum) in row.iter_mut().zip(&mut sums) {
            *x = -*x;
            *sum += *x * T::zero();
        }
    }
    if sums.iter().all(|sum| sum.all_finite()) {
        Ok(solution)
    } else {
        // The equations hold; their matrix is singular.
        Err(NewtonFailure { residual: 0.0, iterations: 1, ill_conditioned: false })
    }
}

/// Solves M X = −R and returns X with S = −(Q + B X), where B is `below` and Q is `more`.
///
/// # Errors
/// Those of [`solve_rows`].
#[inline(always)]
#[allow(clippy::type_complexity, reason = "two matrices")]
pub fn solve_rows_and<T: Scalar, const N: usize, const C: usize, const R: usize>(
    matrix: [[T; N]; N],
    right: [[T; C]; N],
    below: [[T; N]; R],
    more: [[T; C]; R],
) -> Result<([[T; C]; N], [[T; C]; R]), NewtonFailure> {
    let solution = solve_rows(matrix, right)?;
    let mut products = more;
    for (row, factors) in products.iter_mut().zip(&below) {
        for (solved, &factor) in solution.iter().zip(factors) {
            row.iter_mut().zip(solved).for_each(|(sum, &x)| *sum += factor * x);
        }
        row.iter_mut().for_each(|x| *x = -*x);
    }
    Ok((solution, products))
}
