//! Functions and types that generated code uses. Not meant to be called by hand.
//!
//! Straight-line code needs numbers ([`lit`]), functions ([`sin_cos`] and the others), and Newton's method for the blocks
//! that are implicit ([`newton`]). The rest is here so that it is written once and not into every generated file.

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
    Chart, ChartedScheme, CurvedScheme, Linearised, LinearisedOf, LinearisedScheme, Place, Second, Variables,
    VariablesOf, solve_rows, solve_rows_and, solve_some_rows,
};
pub use crate::newton::{NewtonFailure, NewtonOutcome, by_differences, by_differences_of_first, newton, solve_linear};
pub use crate::one_step::{Generated, Identified, Motion, OneStep, Samples, Scheme, Setting};
pub use crate::predictor::{Alternating, Guess, Predictor, weights};
pub use crate::rank::{RankMonitor, metric_scale};
pub use crate::resume::Snapshot;
pub use crate::sin_cos::{COS_F64, LIMIT_F64, PI_2_F64, ROUND_F64, SIN_F64};
pub use crate::stability::{FeedbackTerm, StabilityMonitor, unstable};
pub use crate::sweep::{Sweeps, USUAL_SWEEPS, swept};
pub use crate::taylor::{Arrival, Expansion, Flow, Segment, Series, flow, flow_along, follow, segments};
pub use crate::turn::{
    ANEW, COS as TURN_COS, LARGEST as LARGEST_TURN, SIN as TURN_SIN, halfway, turn_by, turned, turned_to, turns_anew,
};

/// The scalar nearest to `value`.
#[inline(always)]
pub fn lit<T: Scalar>(value: f64) -> T {
    T::lit(value)
}

/// (sin x, cos x), without a call into a library for |x| ≤ 2·10⁵.
#[inline(always)]
pub fn sin_cos<T: Scalar>(x: T) -> (T, T) {
    x.sine_cosine()
}

/// π
#[inline(always)]
pub fn pi<T: Scalar>() -> T {
    T::lit(core::f64::consts::PI)
}

/// a / b, and 0 where b = 0.
#[inline(always)]
pub fn div_or_zero<T: Scalar>(a: T, b: T) -> T {
    a.div_or_zero(b)
}

/// a / b, and 1 where b = 0.
#[inline(always)]
pub fn div_or_one<T: Scalar>(a: T, b: T) -> T {
    a.div_or_one(b)
}

/// a / b, b ≥ 0, where that is a relative change that rounding sees and of the size of roundoff, ½ ε b < |a| < 512 ε b c, and 0 elsewhere. c ≥ 1 is how coarse the
/// numbers are that the change comes from, beside numbers of size 1.
#[inline(always)]
pub fn visible_change<T: Scalar>(a: T, b: T, c: T) -> T {
    let invisible = T::lit(0.5 * T::EPSILON) * b;
    if a.magnitude().all_le(invisible) { T::zero() } else { quotient_above(a, b, invisible, c) }
}

/// a / b where |a| is above a bound and below 1024 c times it, and 0 elsewhere. (A function of its own, lest quotients be computed that are seldom needed.)
#[cold]
#[inline(never)]
fn quotient_above<T: Scalar>(a: T, b: T, bound: T, c: T) -> T {
    let size = a.magnitude();
    T::select(bound.below(size) & size.below(T::lit(1024.0) * bound * c), a / b, T::zero())
}

/// sin x, where the cosine is not needed.
#[inline(always)]
pub fn sin<T: Scalar>(x: T) -> T {
    x.sine_cosine().0
}

/// cos x, where the sine is not needed.
#[inline(always)]
pub fn cos<T: Scalar>(x: T) -> T {
    x.sine_cosine().1
}

/// |x|
#[inline(always)]
pub fn abs<T: Scalar>(x: T) -> T {
    x.magnitude()
}

/// The sign of x: −1, 0 or 1.
#[inline(always)]
pub fn sign<T: Scalar>(x: T) -> T {
    x.div_or_zero(x.magnitude())
}

/// The smaller of the two.
#[inline(always)]
pub fn min<T: Scalar>(a: T, b: T) -> T {
    a.smaller(b)
}

/// The larger of the two.
#[inline(always)]
pub fn max<T: Scalar>(a: T, b: T) -> T {
    a.larger(b)
}

/// `a` where c > 0, 0 where c ≤ 0, and NaN where c is.
#[inline(always)]
pub fn where_above<T: Scalar>(c: T, a: T) -> T {
    let zero = T::zero();
    T::select(zero.below(c), a, T::select(c.at_most(zero), zero, c))
}

/// `a` where c ≤ 0, 0 where c > 0, and NaN where c is.
#[inline(always)]
pub fn where_not_above<T: Scalar>(c: T, a: T) -> T {
    let zero = T::zero();
    T::select(c.at_most(zero), a, T::select(zero.below(c), zero, c))
}

/// The angle of the point (x, y).
#[inline(always)]
pub fn atan2<T: Scalar>(y: T, x: T) -> T {
    y.angle(x)
}

/// √x
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

/// φ_n(z) = j_n(√z)/√zⁿ with the spherical Bessel function j_n, for n ≥ −1: cos √z, sin √z/√z, (sin √z − √z cos √z)/√z³, …
///
/// These are entire functions, φ_n(0) = 1/(2n + 1)!!, of which exponential maps of rotation groups and their tangents are made. Their values have
/// an error of a few ε φ_n(0).
#[inline(always)]
pub fn bessel<T: Scalar, const ORDER: i8>(z: T) -> T {
    z.elementary(Elementary::Bessel(ORDER))
}

/// The column of the scalars nearest to these numbers.
pub fn numbers<T: Scalar, const N: usize>(entries: [f64; N]) -> SVector<T, N> {
    vector(entries.map(T::lit))
}

/// The column of these entries.
#[inline(always)]
pub fn vector<T: Scalar, const N: usize>(entries: [T; N]) -> SVector<T, N> {
    SVector::from_array_storage(ArrayStorage([entries]))
}

/// The matrix of these columns.
#[inline(always)]
pub fn matrix<T: Scalar, const R: usize, const C: usize>(columns: [[T; R]; C]) -> SMatrix<T, R, C> {
    SMatrix::from_array_storage(ArrayStorage(columns))
}

/// The matrix whose entries are 0, but for these: row, column, value.
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

/// The entries of two vectors one after the other: K = A + B.
#[inline(always)]
pub fn join<T: Scalar, const A: usize, const B: usize, const K: usize>(
    first: &SVector<T, A>,
    second: &SVector<T, B>,
) -> [T; K] {
    let mut entries = first.iter().chain(second.iter());
    core::array::from_fn(|_| entries.next().copied().unwrap_or(T::lit(0.0)))
}

/// The two vectors that [`join`] joined.
#[inline(always)]
pub fn split<T: Scalar, const K: usize, const A: usize, const B: usize>(
    point: &[T; K],
) -> (SVector<T, A>, SVector<T, B>) {
    let entry = |i: usize| point.get(i).copied().unwrap_or(T::lit(0.0));
    (vector(core::array::from_fn(entry)), vector(core::array::from_fn(|i| entry(A.wrapping_add(i)))))
}

/// The largest |x|; 0 of none, NaN where one is.
#[inline]
pub fn max_norm<T: Scalar, const N: usize>(x: &SVector<T, N>) -> T {
    let [entries] = x.data.0;
    let mut largest = T::zero();
    for x in entries {
        let x = x.magnitude();
        // Not `largest < x`: a NaN must come through, and stay.
        largest = T::select(x.at_most(largest) | !largest.finite(), largest, x);
    }
    largest
}

/// Is a number of a size of which products and quotients of some are finite: below ε⁻⁴, 4e62 in double and 5e27 in single precision?
#[inline(always)]
pub(crate) fn is_ordinary<T: Scalar>(x: T) -> bool {
    all_ordinary([x])
}

/// Are the numbers together of such a size?
#[inline(always)]
pub fn all_ordinary<T: Scalar>(numbers: impl IntoIterator<Item = T>) -> bool {
    let inverse = const { 1.0 / T::EPSILON };
    let sum = numbers.into_iter().fold(T::zero(), |sum, x| sum + x.magnitude());
    sum.all_lt(T::lit(inverse * inverse * inverse * inverse))
}

/// The parameter, where it is finite.
///
/// # Errors
/// Where it is not.
pub fn finite<T: Scalar>(name: &'static str, value: T) -> Result<T, ParameterError> {
    if value.all_finite() { Ok(value) } else { Err(ParameterError::NonFinite { name, value: value.to_f64() }) }
}

/// The parameter, where it is finite and positive.
///
/// # Errors
/// Where it is not.
pub fn positive<T: Scalar>(name: &'static str, value: T) -> Result<T, ParameterError> {
    let value = finite(name, value)?;
    if !T::zero().all_lt(value) {
        return Err(ParameterError::NotPositive { name, value: value.to_f64() });
    }
    Ok(value)
}

/// The step size, where it is finite and not zero.
///
/// # Errors
/// Where it is not.
pub fn step_size<T: Scalar>(h: T) -> Result<T, StepError> {
    // A step so small that its reciprocal overflows is as bad as none.
    if h.all_finite() && (T::one() / h).all_finite() { Ok(h) } else { Err(StepError::StepSize { h: h.to_f64() }) }
}

/// Is the option finite and in its range?
///
/// # Errors
/// Where it is not.
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

/// Is w in the kernel of μ, as far as roundoff can tell?
///
/// A w that was computed to lie there has entries with relative errors of a few ε, and so have those of μ (an angle
/// of size 10 makes 10 ε of its sine); the sum Σⱼ μᵢⱼ wⱼ is then off by that many ε Σⱼ |μᵢⱼ wⱼ|. Where w was projected
/// from a vector of its own length (the half-step momenta of `leapfrog`), its entries may be off by a few ε |w|, and the
/// sum by a few ε |μᵢ| |w|, in the norms of g⁻¹ and of g. 64 ε of both leaves room for angles of a few turns;
/// numbers that were rounded to fewer digits need to be projected.
///
/// # Errors
/// [`StepError::OffConstraints`] with the row that is violated most; [`StepError::NonFinite`] where w·g w is too large to be a number.
pub fn on_constraints<T: Scalar, const R: usize, const K: usize>(
    mu: &SMatrix<T, R, K>,
    w: &SVector<T, K>,
    metric: &SMatrix<T, K, K>,
    inverse: &SMatrix<T, K, K>,
) -> Result<(), StepError> {
    on_constraints_of(R, mu.as_slice(), w.as_slice(), metric.as_slice(), inverse.as_slice())
}

/// The same for `rows` constraints, of matrices that are listed column by column.
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
        // Nothing can be told from it, neither a tolerance nor, in a step, an energy.
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

/// x·M x of a symmetric matrix, listed row by row.
fn quadratic<T: Scalar>(matrix: &[T], x: impl ExactSizeIterator<Item = T> + Clone) -> T {
    let rows = matrix.chunks(x.len().max(1));
    rows.zip(x.clone()).fold(T::zero(), |sum, (row, xi)| {
        let product = row.iter().zip(x.clone()).fold(T::zero(), |sum, (&m, xj)| sum + m * xj);
        sum + xi * product
    })
}

/// The state at this configuration, at rest, at time 0.
pub fn state_at<T, S, const K: usize>(configuration: S::Configuration) -> S
where
    T: Scalar,
    S: crate::State<Scalar = T, Velocity = SVector<T, K>>,
{
    S::of(T::zero(), configuration, SVector::zeros())
}

/// Is the metric positive definite?
///
/// # Errors
/// [`StepError::MetricNotPositiveDefinite`].
pub fn positive_definite<T: Scalar, const K: usize>(metric: &SMatrix<T, K, K>) -> Result<(), StepError> {
    if T::positive_definite(metric) { Ok(()) } else { Err(StepError::MetricNotPositiveDefinite) }
}

impl NewtonFailure {
    /// The error of the step in which it happened. Equations that have come to something that is no number have overflowed.
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

/// The error of a step whose result is not finite.
#[cold]
pub fn non_finite<T: Scalar>(step: u64, time: T) -> StepError {
    StepError::NonFinite { step, time: time.to_f64() }
}

/// The error of a step from momenta for which the method's map has no branch near the identity.
#[cold]
pub fn branch_lost<T: Scalar, const N: usize>(method: &'static str, rho: [T; N], step: u64, time: T) -> StepError {
    branch_lost_from(method, rho.map(T::to_f64).as_slice(), step, time.to_f64())
}

/// The same.
#[cold]
pub fn branch_lost_from(method: &'static str, rho: &[f64], step: u64, time: f64) -> StepError {
    let mut momentum = [0.0; 3];
    copy(rho.get(..3).unwrap_or(rho), &mut momentum);
    StepError::BranchLost { step, time, method, momentum, dimension: rho.len() }
}

/// Is the measure of a branch positive, which it is as far as the branch goes?
#[inline(always)]
pub fn on_branch<T: Scalar>([measure]: [T; 1]) -> bool {
    T::zero().all_lt(measure)
}

/// Is the defect of a quadrature roundoff of the terms that it is made of? A sum of eight gradients, two energies and their product with the step
/// round a hundred times at most where each of their functions rounds a dozen times; 256 ε.
#[inline(always)]
pub fn is_resolved<T: Scalar>(defect: T, size: T) -> bool {
    defect.magnitude().all_le(T::lit(256.0 * T::EPSILON) * size)
}

/// Is a product of squares of cosines not 0? The root of it is divided by, and lacks half of the digits that it has lost: three of them at 1e-6.
#[inline(always)]
pub fn is_aligned<T: Scalar>(alignment: T) -> bool {
    T::lit(1e-6).all_lt(alignment)
}

/// The error of a step from whose middle what the constraints allow has turned by a right angle.
#[cold]
pub fn orthogonal<T: Scalar>(method: &'static str, step: u64, time: T) -> StepError {
    StepError::Orthogonal { step, time: time.to_f64(), method }
}

/// The error of a step that a quadrature does not resolve.
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

/// Is there one of these lanes?
#[inline(always)]
pub fn any<M: Mask>(lanes: M) -> bool {
    lanes.any()
}

/// Is the balance of the energy, with what it is rounded by in units of roundoff, the same after a step as before, in these lanes? A step rounds its
/// equations as well, whose terms may be larger than those of the energy: 1024 ε. Where the bound is not a number, an exponential having overflowed,
/// nothing is known.
///
/// # Errors
/// Where the method loses the energy that it promises to keep.
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

/// The error of a step, or of a start, at which the frame loses rank, or μ(q) does.
#[cold]
pub fn frame_loss<T: Scalar>(measure: f64, step: u64, time: T) -> StepError {
    StepError::FrameLoss { step, time: time.to_f64(), measure }
}

/// The error of a step: where little is left of what vanishes with the rank of μ(q), or of the `frame` that is watched, and equations have no solution, or a
/// series no reach, that is why.
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

/// The error of a step, or of a start, at which μ(q) loses rank.
#[cold]
pub fn rank_loss<T: Scalar>(measure: f64, step: u64, time: T) -> StepError {
    StepError::RankLoss { step, time: time.to_f64(), measure }
}

/// Is the state finite?
///
/// # Errors
/// Where it is not.
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

/// Counters of a stepper. A solve in one iteration, the usual one, costs nothing to count.
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

    /// Counts so many steps, with so many iterations beyond the first of each solve, and so many at most of a solve that took more than one.
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

    /// After one more step.
    #[inline(always)]
    pub fn advanced(mut self) -> Self {
        self.advance();
        self
    }

    /// The same after so many steps.
    pub(crate) fn after(self, steps: u64) -> Self {
        Tally { steps, ..self }
    }

    /// The number of the step that is being taken.
    #[inline(always)]
    pub fn next(&self) -> u64 {
        self.steps.wrapping_add(1)
    }

    /// For a stepper that solves so many implicit blocks in each step.
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

/// The number of steps as a scalar.
#[inline(always)]
#[allow(clippy::cast_precision_loss, reason = "2^53 steps are not reached")]
pub fn count<T: Scalar>(steps: u64) -> T {
    T::lit(steps as f64)
}

/// The named arguments of [`DynSystem::evaluate`](crate::catalogue::DynSystem::evaluate).
#[derive(Clone, Copy, Debug)]
pub struct Arguments<'a>(pub &'a [(&'a str, &'a [f64])]);

impl Arguments<'_> {
    /// The one of that name.
    ///
    /// # Errors
    /// When it is missing or has the wrong length.
    pub fn get<const N: usize>(&self, name: &'static str) -> Result<SVector<f64, N>, EvaluateError> {
        let Some((_, values)) = self.0.iter().find(|(given, _)| *given == name) else {
            return Err(EvaluateError::MissingArgument { name });
        };
        slice(values).ok_or(EvaluateError::ArgumentLength { name, expected: N, found: values.len() })
    }

    /// The number of that name.
    ///
    /// # Errors
    /// When it is missing, or not one number.
    pub fn number(&self, name: &'static str) -> Result<f64, EvaluateError> {
        self.get::<1>(name).map(|vector| vector.x)
    }
}

/// The vector of these numbers, where there are N.
pub fn slice<const N: usize>(values: &[f64]) -> Option<SVector<f64, N>> {
    <[f64; N]>::try_from(values).ok().map(vector)
}

/// Result of a function of a system: a number, a vector or a matrix, several matrices.
pub trait Written {
    /// Its numbers, those of a matrix row by row.
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
/// When they do not fit.
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

/// Are two names the same, `-` and `_` being one letter?
pub fn same_name(a: &str, b: &str) -> bool {
    let letter = |byte| if byte == b'-' { b'_' } else { byte };
    a.bytes().map(letter).eq(b.bytes().map(letter))
}
