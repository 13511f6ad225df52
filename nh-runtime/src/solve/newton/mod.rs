//! Newton's method for a small block of equations.
//!
//! **Stopping rule.** x₀ is a guess, and xₖ₊₁ = xₖ − dxₖ with J dx = r. The error after an update
//! is quadratic in it, |x* − xₖ₊₁| ≤ K |dxₖ|². So the square of the update has to be at roundoff,
//! and not the update itself. An extrapolated guess is good, so that the first update from it is
//! accepted if
//!
//! 1. every |dxᵢ| ≤ τ |xᵢ| with τ = √ε/16. The remaining error is then K|x| ε/256 relative to |x|.
//!    It is invisible as long as the scale of nonlinearity of the equations, 1/K, is not far below
//!    |x|. The rule judges each unknown by itself, whatever its units. The size of an unknown that
//!    passes through 0 is that of its plain guess. The size of one that stays at 0 is that of a
//!    change which is invisible in the new state: |dxᵢ| ≤ τ (|xᵢ| + |x̂ᵢ| + 64 √ε scaleᵢ).
//!
//! All other updates meet stricter rules. Let sᵢ = |xᵢ| + 64 √ε scaleᵢ be the size of an unknown,
//! where a change by ε scaleᵢ is invisible in the new state. An update is accepted if
//!
//! 2. every |dxᵢ| ≤ τ sᵢ, and the observed K, |dxₖ|/|dxₖ₋₁|², predicts a next update below ε/4 sᵢ.
//!    Each residual is then small beside its own terms, too: rᵢ = Σⱼ Jᵢⱼ dxⱼ;
//! 3. or every |dxᵢ| ≤ (ε/4) scaleᵢ, or so small that numbers of its size have lost digits;
//! 4. or after eight iterations the updates still shrink by less than a factor of sixteen, and are
//!    at roundoff, |dx| ≤ (ε/4) Σ (|xᵢ| + scaleᵢ);
//! 5. or the updates have stopped shrinking, |dxₖ| > |dxₖ₋₁|/2, for one of three reasons. They are
//!    roundings of x or of scale, |dx| ≤ 16 ε Σ (|xᵢ| + scaleᵢ). Or r is roundoff: it is not larger
//!    than its change when x changes by roundoff. That happens near relative equilibria, where
//!    rates of change vanish as differences of terms that do not. Or r has steps as high as itself
//!    when x changes by an update: it contains angles so large that the update is below their last
//!    digit. The uncertainty of x is then the update; if that is more than √ε/256 of x, the
//!    equations are ill-conditioned and not solved.
//!
//! **Defect of the energy.** A discrete gradient gives ℋ(ζ₁) − ℋ(ζ₀) = ∇̄ℋ·ϱ, where ϱ is the
//! difference between ζ₁ and ζ₀ + h Π ∇̄ℋ, since Π is antisymmetric. Numbers that are computed from
//! x without iteration lack roundoff. The equations themselves lack rᵢ = Σⱼ Jᵢⱼ δⱼ, with |δⱼ| ≤
//! (ε/4) sⱼ by rules 1 to 3, and |δ| ≤ (√ε/256) Σ (|xᵢ| + scaleᵢ) at the worst, by rule 5. So the
//! defect is bounded by that part of Σ |∇̄ℋᵢ Jᵢⱼ| sⱼ, which are terms of the energy: by their
//! roundoff under rules 1 to 3, and by more under rules 4 and 5, which take several iterations. A
//! step that took more than one iteration compares the energy before and after
//! ([`check_balance`](crate::generated::check_balance)).
//!
//! If the first update is larger than the x that it leads to, the plain guess replaces the
//! extrapolated one. Such a guess carries no information, and from far away iterations run to
//! places where all terms are so large that any residual is roundoff.
//!
//! **Lanes** stop independently: the x of a lane stays as it is from then on, while others
//! continue. A lane therefore has the bits that it would have alone. The equations fail if they
//! fail in one lane; [`Batch`](crate::lanes::Batch) finds the lane and continues the others.
//!
//! Norms here are sums of absolute values, which a NaN cannot hide in. The number of iterations is
//! not fixed: with a good predictor the first update is usually accepted, but only the test
//! decides.

use super::failure::NewtonFailure;
use super::guess::Guess;
use crate::number::{Mask, Scalar, choose, each, norm, subtract};

/// The largest number of iterations. From a useful guess quadratic convergence takes fewer than
/// ten.
const MAX_ITERATIONS: u32 = 25;

/// The number of iterations after which an update that has not shrunk by a factor of sixteen shows
/// linear convergence. An unknown that is rounded away in a sum tends to 0 in this way, at the rate
/// of the error of the derivative there.
const PATIENCE: u32 = 8;

/// A solution found by [`newton`].
#[derive(Clone, Copy, Debug)]
pub struct NewtonOutcome<T: Scalar, const N: usize> {
    /// The solution.
    pub x: [T; N],
    /// Number of iterations, including those of a failed first attempt; in lanes, of the lane with
    /// the most.
    pub iterations: u32,
    /// Whether the extrapolated guess failed in some lane and was replaced by the plain one.
    pub restarted: bool,
    /// Lanes with so many iterations that the [predictor](crate::generated::Predictor::push) has to
    /// adapt.
    pub unusual: T::Mask,
}

impl<T: Scalar, const N: usize> NewtonOutcome<T, N> {
    /// Returns [`unusual`](Self::unusual), as
    /// [`Sweeps::unusual`](crate::generated::Sweeps::unusual) does for sweeps.
    #[inline(always)]
    pub fn unusual(&self) -> T::Mask {
        self.unusual
    }
}

/// Solves r(x) = 0 for N unknowns; `system` returns (r, ∂r/∂x row by row).
///
/// The first guess is the predictor's, `guess`. `plain` takes its place while there is too little
/// history, or if the predictor's guess does not lead to a solution. `scale` is the size of a
/// change in each unknown that is invisible in the result, divided by the unit roundoff. It is
/// computed only if the relative test fails.
///
/// Only one iteration from the predictor's guess and its test are inlined; everything else is out
/// of line. Closures are passed by value, so that their captured values stay in registers until
/// that call.
///
/// # Errors
/// If neither guess converges within 25 iterations, or the iterates stop being finite.
#[inline(always)]
pub fn newton<T, const N: usize>(
    guess: impl Guess<T, N>,
    plain: impl Fn() -> [T; N] + Copy,
    scale: impl Fn() -> [T; N] + Copy,
    system: impl Fn([T; N]) -> ([T; N], [[T; N]; N]) + Copy,
) -> Result<NewtonOutcome<T, N>, NewtonFailure>
where
    T: Scalar,
{
    let begun = guess.full().map(|x| begin(x, system));
    if let Some(Begun { x, accepted, .. }) = begun
        && accepted.all()
    {
        return Ok(NewtonOutcome { x, iterations: 1, restarted: false, unusual: T::Mask::splat(false) });
    }
    let (guess, plain, scale, system) = (guess.kept(), plain, scale, system);
    apart(go_on(&guess, &begun, &plain, &scale, &system))
}

/// Makes the first iteration from an extrapolated guess.
#[inline(always)]
fn begin<T: Scalar, const N: usize>(mut x: [T; N], system: impl Fn([T; N]) -> ([T; N], [[T; N]; N])) -> Begun<T, N> {
    let (residual, jacobian) = system(x);
    let update = T::solve(jacobian, residual);
    subtract(&mut x, update);
    let accepted = each(update, x, |dx, x| dx.at_most(T::lit(T::ROOT_EPSILON / 16.0) * x));
    Begun { x, update, accepted }
}

/// Returns |xᵢ| + |x̂ᵢ| + 64 √ε scaleᵢ.
#[inline(always)]
fn sizes<T: Scalar, const N: usize>(x: [T; N], plain: [T; N], scale: [T; N]) -> [T; N] {
    let mut sizes = x;
    for ((size, plain), scale) in sizes.iter_mut().zip(plain).zip(scale) {
        *size = size.magnitude() + plain.magnitude() + T::lit(64.0 * T::ROOT_EPSILON) * scale;
    }
    sizes
}

/// The result of the first iteration.
#[derive(Clone, Copy)]
struct Begun<T: Scalar, const N: usize> {
    x: [T; N],
    update: [T; N],
    accepted: T::Mask,
}

/// Copies an outcome number by number. A result that a function writes and that is used as it is
/// stays in memory, even if the function is not called.
#[inline(always)]
fn apart<T: Scalar, const N: usize>(
    outcome: Result<NewtonOutcome<T, N>, NewtonFailure>,
) -> Result<NewtonOutcome<T, N>, NewtonFailure> {
    let NewtonOutcome { x, iterations, restarted, unusual } = outcome?;
    Ok(NewtonOutcome { x: x.map(|x| x), iterations, restarted, unusual })
}

/// Continues Newton's method after the first iteration, or without one from a guess through fewer
/// points or from the plain guess. One function contains all rare cases and is called at one place:
/// values do not stay in registers around a call.
#[inline(never)]
fn go_on<T, const N: usize>(
    guess: &impl Guess<T, N>,
    begun: &Option<Begun<T, N>>,
    plain: &impl Fn() -> [T; N],
    scale: &impl Fn() -> [T; N],
    system: &impl Fn([T; N]) -> ([T; N], [[T; N]; N]),
) -> Result<NewtonOutcome<T, N>, NewtonFailure>
where
    T: Scalar,
{
    // A guess through fewer points is judged like one through all points: in other lanes it may be
    // one.
    let begun = begun.or_else(|| guess.shorter().map(|x| begin(x, system)));
    let progress = match begun {
        Some(Begun { x, update, accepted }) => {
            let scale = scale();
            let sizes = sizes(x, plain(), scale);
            let accepted = accepted | each(update, sizes, |dx, size| dx.at_most(T::lit(T::ROOT_EPSILON / 16.0) * size));
            // If the rates are roundings of zero, no guess is far away.
            let far = !accepted & !norm(update).at_most(norm(x).larger(T::lit(T::ROOT_EPSILON) * norm(scale)));
            let begun = Progress::from(x, accepted, true);
            Progress { last: update, known: T::Mask::splat(true), iterations: 1, ..begun }.without(far, plain)
        }
        None => Progress::from(plain(), T::Mask::splat(false), false),
    };
    let found = attempts(progress, plain, scale, system)?;
    let unusual = found.more_than(1, T::zero());
    Ok(NewtonOutcome { x: found.x, iterations: found.iterations, restarted: found.restarted, unusual })
}

/// The state of an attempt.
pub(crate) struct Progress<T: Scalar, const N: usize> {
    pub(crate) x: [T; N],
    /// The last update.
    last: [T; N],
    /// Lanes in which the last update led to x.
    known: T::Mask,
    /// Lanes whose x is the solution.
    done: T::Mask,
    /// Whether x was extrapolated. The plain guess is then still untried.
    extrapolated: bool,
    /// Number of iterations.
    iterations: u32,
    /// Whether the plain guess has replaced an extrapolated one.
    restarted: bool,
}

impl<T: Scalar, const N: usize> Progress<T, N> {
    /// Creates the state before the first update.
    #[inline(always)]
    pub(crate) fn from(x: [T; N], done: T::Mask, extrapolated: bool) -> Self {
        let known = T::Mask::splat(false);
        Progress { x, last: [T::zero(); N], known, done, extrapolated, iterations: 0, restarted: false }
    }

    /// Restarts these lanes, which have gone astray, from the plain guess. If they started from it
    /// already, an iteration is lost.
    #[inline(always)]
    pub(crate) fn without(self, astray: T::Mask, plain: impl Fn() -> [T; N]) -> Self {
        if !astray.any() {
            return self;
        }
        let x = choose(astray, plain(), self.x);
        Progress {
            x,
            known: self.known & !astray,
            extrapolated: self.extrapolated & !astray.all(),
            restarted: true,
            ..self
        }
    }
}

/// The result of the attempts.
pub(crate) struct Found<T: Scalar, const N: usize> {
    pub(crate) x: [T; N],
    /// Number of iterations of the lane with the most.
    pub(crate) iterations: u32,
    pub(crate) restarted: bool,
    /// Number of iterations of each lane.
    counts: T,
}

impl<T: Scalar, const N: usize> Found<T, N> {
    /// Returns the lanes with more iterations than `usual`, counting those `before`.
    #[inline(always)]
    pub(crate) fn more_than(&self, usual: u32, before: T) -> T::Mask {
        T::lit(f64::from(usual)).below(self.counts + before)
    }
}

/// The end of an attempt.
struct Attempt<T: Scalar, const N: usize> {
    x: [T; N],
    iterations: u32,
    counts: T,
    /// Lanes that did not reach a solution.
    failed: T::Mask,
    /// The residual in the failed lanes.
    residual: f64,
    /// Whether the residual is roundoff, although the update is not.
    ill_conditioned: bool,
}

/// Continues the first attempt and, if that fails and did not start from the plain guess, makes a
/// second one from there.
#[inline(always)]
pub(crate) fn attempts<T, const N: usize>(
    progress: Progress<T, N>,
    plain: impl Fn() -> [T; N],
    scale: impl Fn() -> [T; N],
    system: impl Fn([T; N]) -> ([T; N], [[T; N]; N]),
) -> Result<Found<T, N>, NewtonFailure>
where
    T: Scalar,
{
    let scale = scale();
    let mut progress = progress;
    let (mut spent, mut counts) = (0, T::zero());
    let mut restarted = progress.restarted;
    loop {
        let extrapolated = progress.extrapolated;
        let attempt = iterate(progress, scale, &system);
        spent += attempt.iterations;
        counts += attempt.counts;
        if !attempt.failed.any() {
            return Ok(Found { x: attempt.x, iterations: spent, restarted, counts });
        }
        if !extrapolated {
            let Attempt { residual, ill_conditioned, .. } = attempt;
            return Err(NewtonFailure { iterations: spent, residual, ill_conditioned });
        }
        restarted = true;
        let x = choose(attempt.failed, plain(), attempt.x);
        progress = Progress::from(x, !attempt.failed, false);
    }
}

#[inline(always)]
fn iterate<T, const N: usize>(
    progress: Progress<T, N>,
    scale: [T; N],
    system: &impl Fn([T; N]) -> ([T; N], [[T; N]; N]),
) -> Attempt<T, N>
where
    T: Scalar,
{
    let tolerance = T::lit(T::ROOT_EPSILON / 16.0);
    let quarter = T::lit(T::EPSILON / 4.0);
    let each = |update: &[T; N], x: &[T; N], is_small: &dyn Fn(T, T, T) -> T::Mask| {
        let each = update.iter().zip(x).zip(&scale);
        each.fold(T::Mask::splat(true), |all, ((dx, x), &scale)| all & is_small(dx.magnitude(), x.magnitude(), scale))
    };
    let size = |x: T, scale: T| x + T::lit(64.0 * T::ROOT_EPSILON) * scale;
    // An update of 2⁻¹⁰⁴ of another unknown is invisible, too, whatever their units: its unknown
    // tends to 0.
    let is_invisible = |update: &[T; N], x: &[T; N]| {
        let nothing = T::lit(T::EPSILON * T::EPSILON) * norm(*x) + T::lit(T::TINY);
        each(update, x, &|dx, _, scale| dx.at_most(quarter * scale) | dx.at_most(nothing)) & norm(*update).finite()
    };
    // The size of the block as a whole: the uncertainty of one unknown depends on the others.
    let whole = |x: [T; N]| norm(scale) + norm(x);

    let Progress { mut x, mut last, mut known, done, mut iterations, .. } = progress;
    // Lanes that continue, and lanes that cannot.
    let mut open = !done;
    let (mut failed, mut residual_left, mut ill_conditioned) = (T::Mask::splat(false), 0.0, false);
    let mut counts = T::lit(f64::from(iterations));
    if known.any() {
        open = open & !(known & is_invisible(&last, &x));
    }
    while open.any() {
        let (residual, jacobian) = system(x);
        let out_of_reach = known & !norm(last).finite();
        let stuck = open & (T::Mask::splat(iterations >= MAX_ITERATIONS) | out_of_reach);
        if stuck.any() {
            residual_left = norm(residual).to_f64();
            (failed, open) = (failed | stuck, open & !stuck);
            if !open.any() {
                break;
            }
        }
        let update = T::solve(jacobian, residual);
        let before = x;
        let mut moved = x;
        subtract(&mut moved, update);
        x = choose(open, moved, x);
        iterations += 1;
        counts += T::select(open, T::one(), T::zero());
        let (change, previous) = (norm(update), norm(last));
        // K |dxₖ|² ≤ ε/4 |x| with K = |dxₖ|/|dxₖ₋₁|². The first update has no observed K.
        let contraction = T::select(known, change.div_or_zero(previous), T::zero());
        let predicted = contraction * contraction;
        let converges = |dx: T, x: T, scale: T| {
            let size = size(x, scale);
            dx.at_most(tolerance * size) & (dx * predicted).at_most(quarter * size)
        };
        let mut accepted = each(&update, &x, &converges) & change.finite();
        if (open & !accepted).any() {
            accepted = accepted | is_invisible(&update, &x);
            if iterations >= PATIENCE {
                let slow = known & !(T::lit(16.0) * change).at_most(previous);
                accepted = accepted | (slow & change.at_most(quarter * whole(x)));
            }
            let stalled = open & !accepted & known & !(change + change).at_most(previous);
            let stalled = stalled & change.finite();
            if stalled.any() {
                let whole = whole(x);
                accepted = accepted | (stalled & change.at_most(T::lit(16.0 * T::EPSILON) * whole));
                let half = change.at_most(T::lit(T::ROOT_EPSILON / 256.0) * whole);
                let stalled = stalled & !accepted;
                let left = stalled & is_roundoff(&before, &scale, &residual, system);
                let lost = left & !half;
                let stepped = stalled & half & !left;
                let stepped = match stepped.any() {
                    true => stepped & is_stepped(&before, &scale, &update, &residual, &jacobian, system),
                    false => stepped,
                };
                accepted = accepted | (left & !lost) | stepped;
                if lost.any() {
                    (residual_left, ill_conditioned) = (norm(residual).to_f64(), true);
                    (failed, open) = (failed | lost, open & !lost);
                }
            }
        }
        open = open & !accepted;
        (last, known) = (update, T::Mask::splat(true));
    }
    Attempt { x, iterations, counts, failed, residual: residual_left, ill_conditioned }
}

/// Four patterns of signs: constant, and changing after every one, two and four entries.
const PATTERNS: [usize; 4] = [0, 1, 2, 4];

/// Returns changes of these sizes with signs of this pattern.
fn signed<T: Scalar, const N: usize>(sizes: &[T; N], pattern: usize) -> [T; N] {
    let mut signed = *sizes;
    signed.iter_mut().enumerate().filter(|(i, _)| i & pattern != 0).for_each(|(_, by)| *by = -*by);
    signed
}

/// Returns r(x + by) − r(x).
fn change<T: Scalar, const N: usize>(
    x: &[T; N],
    by: &[T; N],
    residual: &[T; N],
    system: &impl Fn([T; N]) -> ([T; N], [[T; N]; N]),
) -> [T; N] {
    let mut near = *x;
    near.iter_mut().zip(by).for_each(|(x, by)| *x += *by);
    let mut change = system(near).0;
    change.iter_mut().zip(residual).for_each(|(there, here)| *there -= *here);
    change
}

/// Returns the lanes in which this residual at x is no more than its change when x changes by
/// roundoff.
#[cold]
#[inline(never)]
fn is_roundoff<T: Scalar, const N: usize>(
    x: &[T; N],
    scale: &[T; N],
    residual: &[T; N],
    system: &impl Fn([T; N]) -> ([T; N], [[T; N]; N]),
) -> T::Mask {
    let (mut changes, mut sizes) = ([T::zero(); N], *scale);
    sizes.iter_mut().zip(x).for_each(|(size, x)| *size = T::lit(2.0 * T::EPSILON) * (x.magnitude() + *size));
    for pattern in PATTERNS {
        let changed = change(x, &signed(&sizes, pattern), residual, system);
        changes.iter_mut().zip(changed).for_each(|(most, changed)| *most = most.larger(changed.magnitude()));
    }
    each(*residual, changes, |r, change| r.at_most(change + change))
}

/// Returns the lanes in which the residual at x has steps as high as itself when x changes by as
/// much as the update, and yet follows J dx when x changes by √ε/256.
///
/// This is so if unknowns are added to numbers without digits for the update, such as an angle that
/// has turned far.
#[cold]
#[inline(never)]
fn is_stepped<T: Scalar, const N: usize>(
    x: &[T; N],
    scale: &[T; N],
    update: &[T; N],
    residual: &[T; N],
    jacobian: &[[T; N]; N],
    system: &impl Fn([T; N]) -> ([T; N], [[T; N]; N]),
) -> T::Mask {
    // The change of the residual consists of J dx, which is returned as well, and a rest.
    let rest_and_linear = |by: [T; N]| {
        let (mut rest, mut linear) = (change(x, &by, residual, system), [T::zero(); N]);
        for ((rest, linear), row) in rest.iter_mut().zip(&mut linear).zip(jacobian) {
            *linear = row.iter().zip(by).fold(T::zero(), |sum, (&entry, by)| sum + entry * by);
            *rest -= *linear;
        }
        (rest, linear)
    };
    let mut steps = [T::zero(); N];
    let (mut nonlinear, mut linear) = (T::zero(), T::zero());
    let mut wide = *scale;
    wide.iter_mut().zip(x).for_each(|(size, x)| *size = T::lit(T::ROOT_EPSILON / 256.0) * (x.magnitude() + *size));
    for pattern in PATTERNS {
        for way in [T::one(), -T::one()] {
            let (found, _) = rest_and_linear(signed(update, pattern).map(|by| way * by));
            steps.iter_mut().zip(found).for_each(|(most, found)| *most = most.larger(found.magnitude()));
        }
        let (found, expected) = rest_and_linear(signed(&wide, pattern));
        (nonlinear, linear) = (nonlinear + norm(found), linear + norm(expected));
    }
    each(*residual, steps, |r, step| r.at_most(step + step)) & (nonlinear + nonlinear).at_most(linear)
}

#[cfg(test)]
mod tests;
