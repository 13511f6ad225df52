//! Functions and types for generated code. They are not meant to be called by hand.
//!
//! Straight-line code needs numbers ([`lit`]), functions ([`sin_cos`] and the others), and Newton's
//! method for its implicit blocks ([`newton`]). The rest is here so that it is written once and not
//! into every generated file.

use crate::scalar::{Elementary, Mask, each_function};
use crate::{ParameterError, Scalar, Statistics, StepError};
use core::marker::PhantomData;
use nalgebra::{ArrayStorage, SMatrix, SVector};

pub use crate::catalogue::{EvaluateError, copy};
pub use crate::chain::{Curved, after};
pub use crate::composition::{Composed, Composition, beginning, middle};
pub use crate::group::{group_defect, on_group, rotation};
pub use crate::level::{on_level_set, onto_level_set};
pub use crate::linearise::{
    Chart, ChartedStep, CurvedStep, Linearised, LinearisedOf, LinearisedStep, Place, Second, Variables, VariablesOf,
    solve_rows, solve_rows_and, solve_some_rows,
};
pub use crate::newton::{NewtonFailure, NewtonOutcome, by_differences, by_differences_of_first, newton, solve_linear};
pub use crate::one_step::{Generated, GeneratedStep, Identified, Motion, OneStep, Samples, Setting};
pub use crate::predictor::{Alternating, Guess, Predictor, weights};
pub use crate::rank::{RankMonitor, metric_scale};
pub use crate::resume::Snapshot;
pub use crate::sin_cos::{COS_F64, LIMIT_F64, PI_2_F64, ROUND_F64, SIN_F64};
pub use crate::stability::{FeedbackTerm, StabilityMonitor, unstable};
pub use crate::sweep::{Sweeps, USUAL_SWEEPS, swept};
pub use crate::taylor::{Arrival, Expansion, Flow, Segment, Series, flow, flow_along, follow, segments};
pub use crate::turn::{
    ANEW, COS as TURN_COS, MAX_TURN, SIN as TURN_SIN, halfway, must_recompute, turn_by, turned, turned_to,
};

/// Returns the scalar nearest to `value`.
#[inline(always)]
pub fn lit<T: Scalar>(value: f64) -> T {
    T::lit(value)
}

/// Returns (sin x, cos x), without a library call for |x| ≤ 2·10⁵.
#[inline(always)]
pub fn sin_cos<T: Scalar>(x: T) -> (T, T) {
    x.sine_cosine()
}

/// Returns π.
#[inline(always)]
pub fn pi<T: Scalar>() -> T {
    T::lit(core::f64::consts::PI)
}

/// Returns a / b, or 0 if b = 0.
#[inline(always)]
pub fn div_or_zero<T: Scalar>(a: T, b: T) -> T {
    a.div_or_zero(b)
}

/// Returns a / b, or 1 if b = 0.
#[inline(always)]
pub fn div_or_one<T: Scalar>(a: T, b: T) -> T {
    a.div_or_one(b)
}

/// Returns a / b for b ≥ 0 if this relative change is visible after rounding and has the size of
/// roundoff, ½ ε b < |a| < 512 ε b c, and 0 otherwise. c ≥ 1 is the coarseness, relative to numbers
/// of size 1, of the numbers that the change comes from.
#[inline(always)]
pub fn visible_change<T: Scalar>(a: T, b: T, c: T) -> T {
    let invisible = T::lit(0.5 * T::EPSILON) * b;
    if a.magnitude().all_le(invisible) { T::zero() } else { quotient_above(a, b, invisible, c) }
}

/// Returns a / b if |a| is above a bound and below 1024 c times the bound, and 0 otherwise. It is a
/// function of its own, so that the rarely needed quotient is not always computed.
#[cold]
#[inline(never)]
fn quotient_above<T: Scalar>(a: T, b: T, bound: T, c: T) -> T {
    let size = a.magnitude();
    T::select(bound.below(size) & size.below(T::lit(1024.0) * bound * c), a / b, T::zero())
}

/// Returns sin x, if the cosine is not needed.
#[inline(always)]
pub fn sin<T: Scalar>(x: T) -> T {
    x.sine_cosine().0
}

/// Returns cos x, if the sine is not needed.
#[inline(always)]
pub fn cos<T: Scalar>(x: T) -> T {
    x.sine_cosine().1
}

/// Returns |x|.
#[inline(always)]
pub fn abs<T: Scalar>(x: T) -> T {
    x.magnitude()
}

/// Returns the sign of x: −1, 0 or 1.
#[inline(always)]
pub fn sign<T: Scalar>(x: T) -> T {
    x.div_or_zero(x.magnitude())
}

/// Returns the smaller of the two.
#[inline(always)]
pub fn min<T: Scalar>(a: T, b: T) -> T {
    a.smaller(b)
}

/// Returns the larger of the two.
#[inline(always)]
pub fn max<T: Scalar>(a: T, b: T) -> T {
    a.larger(b)
}

/// Returns `a` if c > 0, 0 if c ≤ 0, and NaN if c is NaN.
#[inline(always)]
pub fn where_above<T: Scalar>(c: T, a: T) -> T {
    let zero = T::zero();
    T::select(zero.below(c), a, T::select(c.at_most(zero), zero, c))
}

/// Returns `a` if c ≤ 0, 0 if c > 0, and NaN if c is NaN.
#[inline(always)]
pub fn where_not_above<T: Scalar>(c: T, a: T) -> T {
    let zero = T::zero();
    T::select(c.at_most(zero), a, T::select(zero.below(c), zero, c))
}

/// Returns the angle of the point (x, y).
#[inline(always)]
pub fn atan2<T: Scalar>(y: T, x: T) -> T {
    y.angle(x)
}

/// Returns √x.
#[inline(always)]
pub fn sqrt<T: Scalar>(x: T) -> T {
    x.square_root()
}

macro_rules! call {
    (() $($(#[$doc:meta])* $function:ident $name:ident $double:ident $single:ident,)*) => {$(
        $(#[$doc])*
        #[inline(always)]
        pub fn $name<T: Scalar>(x: T) -> T {
            x.elementary(Elementary::$function)
        }
    )*};
}

each_function!(call);

/// Returns φ_n(z) = j_n(√z)/√zⁿ with the spherical Bessel function j_n, for n ≥ −1: cos √z, sin
/// √z/√z, (sin √z − √z cos √z)/√z³, …
///
/// These functions are entire, with φ_n(0) = 1/(2n + 1)!!. Exponential maps of rotation groups and
/// their tangents consist of them. Their values have an error of a few ε φ_n(0).
#[inline(always)]
pub fn bessel<T: Scalar, const ORDER: i8>(z: T) -> T {
    z.elementary(Elementary::Bessel(ORDER))
}

/// Returns the column of the scalars nearest to these numbers.
pub fn numbers<T: Scalar, const N: usize>(entries: [f64; N]) -> SVector<T, N> {
    vector(entries.map(T::lit))
}

/// Returns the column of these entries.
#[inline(always)]
pub fn vector<T: Scalar, const N: usize>(entries: [T; N]) -> SVector<T, N> {
    SVector::from_array_storage(ArrayStorage([entries]))
}

/// Returns the matrix of these columns.
#[inline(always)]
pub fn matrix<T: Scalar, const R: usize, const C: usize>(columns: [[T; R]; C]) -> SMatrix<T, R, C> {
    SMatrix::from_array_storage(ArrayStorage(columns))
}

/// Returns the matrix with these entries (row, column, value) and zeros elsewhere.
#[inline(always)]
pub fn sparse<T: Scalar, const R: usize, const C: usize, const N: usize>(
    entries: [(usize, usize, T); N],
) -> SMatrix<T, R, C> {
    let mut matrix: SMatrix<T, R, C> = SMatrix::zeros();
    for (row, column, value) in entries {
        if let Some(entry) = matrix.get_mut((row, column)) {
            *entry = value;
        }
    }
    matrix
}

/// Concatenates the entries of two vectors: K = A + B.
#[inline(always)]
pub fn join<T: Scalar, const A: usize, const B: usize, const K: usize>(
    first: &SVector<T, A>,
    second: &SVector<T, B>,
) -> [T; K] {
    let mut entries = first.iter().chain(second.iter());
    core::array::from_fn(|_| entries.next().copied().unwrap_or(T::lit(0.0)))
}

/// Splits an array into the two vectors that [`join`] joined.
#[inline(always)]
pub fn split<T: Scalar, const K: usize, const A: usize, const B: usize>(
    point: &[T; K],
) -> (SVector<T, A>, SVector<T, B>) {
    let entry = |i: usize| point.get(i).copied().unwrap_or(T::lit(0.0));
    (vector(core::array::from_fn(entry)), vector(core::array::from_fn(|i| entry(A.wrapping_add(i)))))
}

/// Returns the largest |x|: 0 for an empty vector, NaN if an entry is NaN.
#[inline]
pub fn max_norm<T: Scalar, const N: usize>(x: &SVector<T, N>) -> T {
    let [entries] = x.data.0;
    let mut largest = T::zero();
    for x in entries {
        let x = x.magnitude();
        // `largest < x` would drop a NaN, which must survive.
        largest = T::select(x.at_most(largest) | !largest.finite(), largest, x);
    }
    largest
}

/// Returns whether products and quotients of several such numbers are finite: |x| below ε⁻⁴, 4e62
/// in double and 5e27 in single precision.
#[inline(always)]
pub(crate) fn is_ordinary<T: Scalar>(x: T) -> bool {
    all_ordinary([x])
}

/// Returns whether the magnitudes add up to less than ε⁻⁴.
#[inline(always)]
pub fn all_ordinary<T: Scalar>(numbers: impl IntoIterator<Item = T>) -> bool {
    let inverse = const { 1.0 / T::EPSILON };
    let sum = numbers.into_iter().fold(T::zero(), |sum, x| sum + x.magnitude());
    sum.all_lt(T::lit(inverse * inverse * inverse * inverse))
}

/// Returns the parameter if it is finite.
///
/// # Errors
/// If it is not.
pub fn finite<T: Scalar>(name: &'static str, value: T) -> Result<T, ParameterError> {
    if value.all_finite() { Ok(value) } else { Err(ParameterError::NonFinite { name, value: value.to_f64() }) }
}

/// Returns the parameter if it is finite and positive.
///
/// # Errors
/// If it is not.
pub fn positive<T: Scalar>(name: &'static str, value: T) -> Result<T, ParameterError> {
    let value = finite(name, value)?;
    if !T::zero().all_lt(value) {
        return Err(ParameterError::NotPositive { name, value: value.to_f64() });
    }
    Ok(value)
}

/// Returns the step size if it is finite and not zero.
///
/// # Errors
/// If it is not.
pub fn step_size<T: Scalar>(h: T) -> Result<T, StepError> {
    // A step so small that its reciprocal overflows counts as zero.
    if h.all_finite() && (T::one() / h).all_finite() { Ok(h) } else { Err(StepError::StepSize { h: h.to_f64() }) }
}

/// Checks that the option is finite and in its range.
///
/// # Errors
/// If it is not.
pub fn option<T: Scalar>(
    method: &'static str,
    name: &'static str,
    value: T,
    minimum: f64,
    maximum: f64,
) -> Result<(), StepError> {
    let within = value.all_finite() && T::lit(minimum).all_le(value) && value.all_le(T::lit(maximum));
    if within { Ok(()) } else { Err(StepError::MethodOption { method, name, value: value.to_f64(), minimum, maximum }) }
}

/// Checks that w is in the kernel of μ, up to roundoff.
///
/// The entries of a w that was computed to lie there have relative errors of a few ε, and so have
/// those of μ: the sine of an angle of size 10 has an error of 10 ε. The sum Σⱼ μᵢⱼ wⱼ then has an
/// error of as many ε Σⱼ |μᵢⱼ wⱼ|. If w was projected from a vector of its own length (the
/// half-step momenta of `leapfrog`), its entries have errors of a few ε |w|, and the sum one of a
/// few ε |μᵢ| |w|, in the norms of g⁻¹ and of g. The tolerance of 64 ε of both has room for angles
/// of a few turns; numbers that were rounded to fewer digits have to be projected.
///
/// # Errors
/// [`StepError::OffConstraints`] with the row that is violated most; [`StepError::NonFinite`] if
/// w·g w is too large to be a number.
pub fn on_constraints<T: Scalar, const R: usize, const K: usize>(
    mu: &SMatrix<T, R, K>,
    w: &SVector<T, K>,
    metric: &SMatrix<T, K, K>,
    inverse: &SMatrix<T, K, K>,
) -> Result<(), StepError> {
    on_constraints_of(R, mu.as_slice(), w.as_slice(), metric.as_slice(), inverse.as_slice())
}

/// Checks as [`on_constraints`] does, for `rows` constraints and matrices that are listed column by
/// column.
///
/// # Errors
/// Those of [`on_constraints`].
pub fn on_constraints_of<T: Scalar>(
    rows: usize,
    mu: &[T],
    w: &[T],
    metric: &[T],
    inverse: &[T],
) -> Result<(), StepError> {
    let energy = quadratic(metric, w.iter().copied());
    if !energy.all_finite() {
        // An infinite energy gives no tolerance, and no step could start from it.
        return Err(StepError::NonFinite { step: 0, time: 0.0 });
    }
    let mut worst = (T::zero(), Ok(()));
    for constraint in 0..rows {
        let row = mu.iter().skip(constraint).step_by(rows.max(1)).copied();
        let mut sum = T::zero();
        let mut size = T::zero();
        for (mu, &w) in row.clone().zip(w) {
            sum += mu * w;
            size += (mu * w).magnitude();
        }
        size += (quadratic(inverse, row) * energy).square_root();
        let residual = sum.magnitude();
        let tolerance = T::lit(64.0 * T::EPSILON) * size;
        // Negated, so that NaN is refused.
        if !residual.all_le(tolerance) && !residual.all_le(worst.0) {
            let (r, tolerance) = (residual.to_f64(), tolerance.to_f64());
            worst = (residual, Err(StepError::OffConstraints { constraint, residual: r, tolerance }));
        }
    }
    worst.1
}

/// Returns x·M x for a symmetric matrix, listed row by row.
fn quadratic<T: Scalar>(matrix: &[T], x: impl ExactSizeIterator<Item = T> + Clone) -> T {
    let rows = matrix.chunks(x.len().max(1));
    rows.zip(x.clone()).fold(T::zero(), |sum, (row, xi)| {
        let product = row.iter().zip(x.clone()).fold(T::zero(), |sum, (&m, xj)| sum + m * xj);
        sum + xi * product
    })
}

/// Returns the next number, of which there are enough.
#[inline(always)]
pub fn next<T: Scalar>(numbers: &mut impl Iterator<Item = T>) -> T {
    numbers.next().unwrap_or(T::zero())
}

/// Returns the coordinates and velocities of the data set with this name.
pub fn data_set<const N: usize, const K: usize>(
    name: &str,
    sets: &[(&str, [f64; N], [f64; K])],
) -> Option<([f64; N], [f64; K])> {
    sets.iter().find(|(known, ..)| same_name(name, known)).map(|&(_, q, w)| (q, w))
}

/// Returns the state with the velocity P w + w₀, if it is a start of the system.
///
/// # Errors
/// Those of [`System::check`](crate::System::check).
pub fn projected<T, S, const K: usize>(
    system: &S,
    state: S::State,
    projector: &SMatrix<T, K, K>,
    drift: Option<SVector<T, K>>,
) -> Result<S::State, StepError>
where
    T: Scalar,
    S: crate::System<Scalar = T>,
    S::State: crate::State<Scalar = T, Velocity = SVector<T, K>>,
{
    use crate::State;
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
    S: crate::State<Scalar = T, Velocity = SVector<T, K>>,
{
    S::of(T::zero(), configuration, SVector::zeros())
}

/// Checks that the metric is positive definite.
///
/// # Errors
/// [`StepError::MetricNotPositiveDefinite`].
pub fn positive_definite<T: Scalar, const K: usize>(metric: &SMatrix<T, K, K>) -> Result<(), StepError> {
    if T::positive_definite(metric) { Ok(()) } else { Err(StepError::MetricNotPositiveDefinite) }
}

impl NewtonFailure {
    /// Returns the error of the step that failed. Equations with a residual that is not finite have
    /// overflowed.
    #[cold]
    pub fn at<T: Scalar>(self, block: &'static str, step: u64, time: T) -> StepError {
        let (time, NewtonFailure { residual, iterations, ill_conditioned }) = (time.to_f64(), self);
        if !residual.is_finite() {
            StepError::NonFinite { step, time }
        } else if ill_conditioned {
            StepError::IllConditioned { step, time, block, residual }
        } else {
            StepError::NewtonFailed { step, time, block, residual, iterations }
        }
    }
}

/// Returns the error of a step whose result is not finite.
#[cold]
pub fn non_finite<T: Scalar>(step: u64, time: T) -> StepError {
    StepError::NonFinite { step, time: time.to_f64() }
}

/// Returns the error of a step from momenta at which the method's map has no branch near the
/// identity.
#[cold]
pub fn branch_lost<T: Scalar, const N: usize>(method: &'static str, rho: [T; N], step: u64, time: T) -> StepError {
    branch_lost_from(method, rho.map(T::to_f64).as_slice(), step, time.to_f64())
}

/// Returns the error of [`branch_lost`], for momenta in a slice.
#[cold]
pub fn branch_lost_from(method: &'static str, rho: &[f64], step: u64, time: f64) -> StepError {
    let mut momentum = [0.0; 3];
    copy(rho.get(..3).unwrap_or(rho), &mut momentum);
    StepError::BranchLost { step, time, method, momentum, dimension: rho.len() }
}

/// Returns whether the measure of a branch is positive, which holds up to the end of the branch.
#[inline(always)]
pub fn on_branch<T: Scalar>([measure]: [T; 1]) -> bool {
    T::zero().all_lt(measure)
}

/// Returns whether the defect of a quadrature is roundoff of its terms. A sum of eight gradients,
/// two energies and their product with the step rounds at most a hundred times if each of their
/// functions rounds a dozen times; hence 256 ε.
#[inline(always)]
pub fn is_resolved<T: Scalar>(defect: T, size: T) -> bool {
    defect.magnitude().all_le(T::lit(256.0 * T::EPSILON) * size)
}

/// Returns whether a product of squares of cosines is not 0. A step divides by its root, which
/// loses half as many digits as the product has lost: three at 1e-6.
#[inline(always)]
pub fn is_aligned<T: Scalar>(alignment: T) -> bool {
    T::lit(1e-6).all_lt(alignment)
}

/// Returns the error of a step in which the admissible directions have turned by a right angle from
/// its middle.
#[cold]
pub fn orthogonal<T: Scalar>(method: &'static str, step: u64, time: T) -> StepError {
    StepError::Orthogonal { step, time: time.to_f64(), method }
}

/// Returns the error of a step that a quadrature does not resolve.
#[cold]
pub fn unresolved<T: Scalar>(method: &'static str, defect: T, size: T, step: u64, time: T) -> StepError {
    StepError::Unresolved {
        step,
        time: time.to_f64(),
        method,
        defect: defect.magnitude().to_f64(),
        size: size.to_f64(),
    }
}

/// Returns whether the mask is true in some lane.
#[inline(always)]
pub fn any<M: Mask>(lanes: M) -> bool {
    lanes.any()
}

/// Checks, in these lanes, that the energy balance after a step equals that before it. Each balance
/// comes with its rounding, in units of roundoff. A step rounds its equations as well, whose terms
/// may be larger than those of the energy; hence 1024 ε. If an exponential has overflowed, the
/// bound is NaN and the check passes.
///
/// # Errors
/// If the method loses the energy that it promises to conserve.
#[cold]
pub fn check_balance<T: Scalar>(
    method: &'static str,
    lanes: T::Mask,
    [before, rounded]: [T; 2],
    [after, afterwards]: [T; 2],
    step: u64,
    time: T,
) -> Result<(), StepError> {
    let (defect, bound) = (after - before, rounded + afterwards);
    if any(lanes & (T::lit(1024.0 * T::EPSILON) * bound).below(defect.magnitude())) {
        let (defect, roundoff) = (defect.to_f64(), T::EPSILON * bound.to_f64());
        return Err(StepError::EnergyLost { step, time: time.to_f64(), method, defect, roundoff });
    }
    Ok(())
}

/// Returns the error of a step, or of a start, at which the frame or μ(q) loses rank.
#[cold]
pub fn frame_loss<T: Scalar>(measure: f64, step: u64, time: T) -> StepError {
    StepError::FrameLoss { step, time: time.to_f64(), measure }
}

/// Returns the reason of a failed step. If equations have no solution, or a series does not reach
/// the end of the step, and the measure of the rank of μ(q) or of the monitored `frame` is small,
/// the loss of rank is the reason.
#[cold]
pub fn near_loss<T: Scalar>(error: StepError, rank: &RankMonitor<T>, frame: bool) -> StepError {
    match (error, rank.left(frame)) {
        (
            StepError::NewtonFailed { step, time, .. }
            | StepError::IllConditioned { step, time, .. }
            | StepError::Singularity { step, time, .. }
            | StepError::Unresolved { step, time, .. }
            | StepError::Orthogonal { step, time, .. }
            | StepError::EnergyLost { step, time, .. }
            | StepError::NonFinite { step, time },
            Some(measure),
        ) => {
            if frame {
                StepError::FrameLoss { step, time, measure }
            } else {
                StepError::RankLoss { step, time, measure }
            }
        }
        (error, _) => error,
    }
}

/// Returns the error of a step, or of a start, at which μ(q) loses rank.
#[cold]
pub fn rank_loss<T: Scalar>(measure: f64, step: u64, time: T) -> StepError {
    StepError::RankLoss { step, time: time.to_f64(), measure }
}

/// Checks that the state is finite.
///
/// # Errors
/// If it is not.
pub fn finite_state<T: Scalar, const N: usize, const K: usize>(
    time: T,
    q: &SVector<T, N>,
    w: &SVector<T, K>,
) -> Result<(), StepError> {
    let finite = time.all_finite() && q.iter().chain(w.iter()).all(|x| x.all_finite());
    if finite { Ok(()) } else { Err(non_finite(0, time)) }
}

/// An array of numbers of any length, in a [`Snapshot`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Numbers<T, A>(pub(crate) A, PhantomData<T>);

impl<T, A> Numbers<T, A> {
    pub(crate) fn of(array: A) -> Self {
        Numbers(array, PhantomData)
    }
}

/// Counters of a stepper. A solve in one iteration, the usual one, is not counted and costs
/// nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Tally {
    /// Steps taken.
    pub steps: u64,
    further_iterations: u64,
    most_iterations: u32,
    restarts: u64,
}

impl Tally {
    /// Counts a solve.
    #[inline(always)]
    pub fn record(&mut self, iterations: u32, restarted: bool) {
        if iterations > 1 {
            self.further_iterations = self.further_iterations.wrapping_add(u64::from(iterations - 1));
            self.most_iterations = self.most_iterations.max(iterations);
            self.restarts = self.restarts.wrapping_add(u64::from(restarted));
        }
    }

    /// Adds this many steps and iterations beyond the first of each solve. `most_iterations` is the
    /// largest number of iterations of a solve that took more than one.
    pub fn add(&mut self, steps: u64, further_iterations: u64, most_iterations: u32) {
        self.steps = self.steps.wrapping_add(steps);
        self.further_iterations = self.further_iterations.wrapping_add(further_iterations);
        self.most_iterations = self.most_iterations.max(most_iterations);
    }

    /// Counts a step.
    #[inline(always)]
    pub fn advance(&mut self) {
        self.steps = self.steps.wrapping_add(1);
    }

    /// Returns the counters after one more step.
    #[inline(always)]
    pub fn advanced(mut self) -> Self {
        self.advance();
        self
    }

    /// Returns the counters with this number of steps.
    pub(crate) fn after(self, steps: u64) -> Self {
        Tally { steps, ..self }
    }

    /// Returns the number of the current step.
    #[inline(always)]
    pub fn next(&self) -> u64 {
        self.steps.wrapping_add(1)
    }

    /// Returns the statistics of a stepper that solves `blocks` implicit blocks in each step.
    pub fn statistics(&self, blocks: u64) -> Statistics {
        let solves = self.steps.wrapping_mul(blocks);
        Statistics {
            steps: self.steps,
            newton_iterations: solves.wrapping_add(self.further_iterations),
            most_iterations: self.most_iterations.max(u32::from(solves > 0)),
            restarts: self.restarts,
        }
    }
}

/// Returns the number of steps as a scalar.
#[inline(always)]
#[allow(clippy::cast_precision_loss, reason = "2^53 steps are not reached")]
pub fn count<T: Scalar>(steps: u64) -> T {
    T::lit(steps as f64)
}

/// The named arguments of [`DynSystem::evaluate`](crate::catalogue::DynSystem::evaluate).
#[derive(Clone, Copy, Debug)]
pub struct Arguments<'a>(pub &'a [(&'a str, &'a [f64])]);

impl Arguments<'_> {
    /// Returns the argument of that name.
    ///
    /// # Errors
    /// If it is missing or has the wrong length.
    pub fn get<const N: usize>(&self, name: &'static str) -> Result<SVector<f64, N>, EvaluateError> {
        let Some((_, values)) = self.0.iter().find(|(given, _)| *given == name) else {
            return Err(EvaluateError::MissingArgument { name });
        };
        slice(values).ok_or(EvaluateError::ArgumentLength { name, expected: N, found: values.len() })
    }

    /// Returns the number of that name.
    ///
    /// # Errors
    /// If it is missing, or is not one number.
    pub fn number(&self, name: &'static str) -> Result<f64, EvaluateError> {
        self.get::<1>(name).map(|vector| vector.x)
    }
}

/// Returns the vector of these numbers if there are N of them.
pub fn slice<const N: usize>(values: &[f64]) -> Option<SVector<f64, N>> {
    <[f64; N]>::try_from(values).ok().map(vector)
}

/// The result of a function of a system: a number, a vector, a matrix, or several matrices.
pub trait Written {
    /// Returns its numbers, those of a matrix row by row.
    fn numbers(&self) -> impl Iterator<Item = f64>;
}

impl Written for f64 {
    fn numbers(&self) -> impl Iterator<Item = f64> {
        core::iter::once(*self)
    }
}

impl<const R: usize, const C: usize> Written for SMatrix<f64, R, C> {
    fn numbers(&self) -> impl Iterator<Item = f64> {
        (0..R).flat_map(move |i| (0..C).map(move |j| self[(i, j)]))
    }
}

impl<W: Written, const N: usize> Written for [W; N] {
    fn numbers(&self) -> impl Iterator<Item = f64> {
        self.iter().flat_map(Written::numbers)
    }
}

/// Writes numbers to the front of `out` and returns how many there are.
///
/// # Errors
/// If they do not fit.
pub fn write(value: &impl Written, out: &mut [f64]) -> Result<usize, EvaluateError> {
    let expected = value.numbers().count();
    if out.len() < expected {
        return Err(EvaluateError::OutputLength { expected, found: out.len() });
    }
    for (slot, number) in out.iter_mut().zip(value.numbers()) {
        *slot = number;
    }
    Ok(expected)
}

/// Returns whether two names are equal, `-` and `_` being the same letter.
pub fn same_name(a: &str, b: &str) -> bool {
    let letter = |byte| if byte == b'-' { b'_' } else { byte };
    a.bytes().map(letter).eq(b.bytes().map(letter))
}
