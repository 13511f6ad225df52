//! Gauss–Seidel sweeps for a block of equations, with Newton's method as the fallback.
//!
//! A sweep S updates every unknown once, from its own equation and the newest values of the others.
//! For the equations of a short step a sweep contracts like a power of the step size, typically to
//! a thousandth. It costs one evaluation of the equations and needs neither a Jacobian nor a
//! factorisation.
//!
//! **Convergence.** Let dₖ = |xₖ − xₖ₋₁|, and let c = dₖ/dₖ₋₁ be the observed contraction. The
//! remaining error is at most dₖ c/(1 − c), as far as its direction changes slowly. Sweeps end
//!
//! 1. when c ≤ 1/8 and dₖ c ≤ (ε/8) |x|: the remaining error is invisible in x itself. It is so far
//!    below the roundings of x that it does not show in sums over many steps either, although its
//!    sign, unlike theirs, may stay the same;
//! 2. or when both dₖ₋₁ and dₖ are below 2 ε |x|: the guess was as good as it can be, and the
//!    changes are roundings.
//!
//! These two rules judge the block as a whole, but its unknowns may have very different units. Each
//! unknown still lacks c times its own change. That error has to be below 64 ε |xᵢ|, or below (ε/4)
//! (|xᵢ| + scaleᵢ), which is invisible in the new state; otherwise Newton's method continues.
//!
//! There are at least two sweeps, since one sweep does not determine c.
//!
//! **Fallback.** Newton's method takes over if c > 1/2 once or c > 1/8 twice in a row, after eight
//! sweeps, or if a number is not finite. It starts from the last x, or from the plain guess if the
//! changes grew, and has its own stopping rule. If it fails, it starts again from the plain guess.
//! A solution is therefore never less exact than Newton's, and a problem that is too stiff for
//! sweeps costs two of them in each step. As long as there is too little history for a guess,
//! Newton's method works alone.
//!
//! **Lanes** follow these rules independently: a lane that has converged keeps its x while the
//! others are swept on.

use super::differences::by_differences;
use super::failure::NewtonFailure;
use super::guess::Guess;
use super::newton::{NewtonOutcome, Progress, attempts};
use crate::number::{Mask, Scalar, choose, each, norm, subtract};

/// Maximal number of sweeps. A contraction by three bits a sweep gains 24 bits in eight sweeps,
/// which is about the error of a good guess.
const MAX_SWEEPS: u32 = 8;

/// Number of sweeps above which the predictor looks for a better number of points.
pub const USUAL_SWEEPS: u32 = 6;

/// The sweeps of one step, for N unknowns with r(x) = 0:
///
/// ```text
/// let mut sweeps = Sweeps::new(&predictor);
/// while let Some(x) = sweeps.next_iterate() {
///     sweeps.update(S(x));
/// }
/// sweeps.or_newton(plain, scale, system)?;
/// let solution = sweeps.x;
/// ```
///
/// The loop belongs to the caller. S is long, and a closure that two functions share is compiled
/// once, out of line, with its arguments and results in memory. For the same reason the solution
/// stays in this struct: a result that a function which is not inlined may write to is in memory,
/// even if that function is not called.
#[derive(Clone, Copy, Debug)]
pub struct Sweeps<T: Scalar, const N: usize> {
    /// Result of the last sweep, and finally the solution.
    pub x: [T; N],
    /// Number of sweeps and of iterations of Newton's method; in lanes, of the lane with the most.
    pub iterations: u32,
    /// Whether Newton's method failed from the extrapolated guess, in some lane, and converged from
    /// the plain one.
    pub restarted: bool,
    /// Lanes that took more than [`USUAL_SWEEPS`]. Used only if there are several lanes.
    slow_lanes: T::Mask,
    /// Number of sweeps of the lanes that are left to Newton's method. Used only if there are
    /// several lanes.
    left_after: T,
    /// The unknowns before the last sweep.
    before: [T; N],
    /// The change that the last sweep made.
    last: T,
    /// The change that the sweep before it made.
    previous: T,
    /// Whether the last sweep contracted slowly.
    slow: T::Mask,
    /// Whether another sweep follows.
    open: T::Mask,
    /// Whether the sweeps have converged. A lane that is neither open nor solved contracts too
    /// slowly.
    solved: T::Mask,
    /// Whether the sweeps moved away from the solution.
    away: T::Mask,
    /// Whether the predictor had a guess to start from.
    guessed: bool,
}

impl<T: Scalar, const N: usize> Sweeps<T, N> {
    /// Creates sweeps that start from the predictor's guess, if there is one.
    #[inline(always)]
    pub fn new(guess: impl Guess<T, N>) -> Self {
        let guess = guess.full().or_else(|| guess.shorter());
        let guessed = guess.is_some();
        let x = guess.unwrap_or([T::zero(); N]);
        let (none, open) = (T::Mask::splat(false), T::Mask::splat(guessed));
        Sweeps {
            x,
            iterations: 0,
            restarted: false,
            slow_lanes: none,
            left_after: T::zero(),
            before: [T::zero(); N],
            last: T::zero(),
            previous: T::zero(),
            slow: none,
            open,
            solved: none,
            away: none,
            guessed,
        }
    }

    /// Returns the values that the next sweep starts from, or `None` after the last sweep.
    #[inline(always)]
    pub fn next_iterate(&self) -> Option<[T; N]> {
        self.open.any().then_some(self.x)
    }

    /// Records the result of a sweep.
    #[inline(always)]
    pub fn update(&mut self, new: [T; N]) {
        let change = distance(new, self.x);
        let open = self.open;
        if T::LANES == 1 {
            (self.before, self.x) = (self.x, new);
        } else {
            (self.before, self.x) = (choose(open, self.x, self.before), choose(open, new, self.x));
        }
        self.iterations += 1;
        if T::LANES > 1 && self.iterations > USUAL_SWEEPS {
            self.slow_lanes = self.slow_lanes | self.open;
        }
        if self.iterations > 1 {
            self.judge(change);
        }
        if self.iterations == MAX_SWEEPS {
            self.leave(self.open);
        }
        if T::LANES == 1 {
            (self.previous, self.last) = (self.last, change);
        } else {
            self.previous = T::select(open, self.last, self.previous);
            self.last = T::select(open, change, self.last);
        }
    }

    /// Returns the lanes in which every unknown still lacks at most this part of its size.
    #[inline(always)]
    fn leaves(&self, part: f64, sizes: [T; N]) -> T::Mask {
        let mut moved = self.x;
        subtract(&mut moved, self.before);
        let part = T::lit(part) * self.previous;
        each(moved, sizes, |moved, size| (moved * self.last).at_most(part * size))
    }

    /// Ends the sweeps of lanes that contract too slowly.
    #[inline(always)]
    fn leave(&mut self, lanes: T::Mask) {
        self.open = self.open & !lanes;
        if T::LANES > 1 {
            self.left_after = T::select(lanes, T::lit(f64::from(self.iterations)), self.left_after);
        }
    }

    #[inline(always)]
    fn judge(&mut self, change: T) {
        let last = self.last;
        let magnitude = norm(self.x);
        let open = self.open;
        let contracts = (T::lit(8.0) * change).at_most(last);
        let left = T::lit(T::EPSILON / 8.0) * magnitude;
        let mut solved = contracts & (change * change).at_most(left * last);
        if (open & !contracts).any() {
            let roundings = T::lit(2.0 * T::EPSILON) * magnitude;
            let rounded = !contracts & change.at_most(roundings) & last.at_most(roundings);
            solved = solved | rounded;
            let slowly = open & !contracts & !rounded & (self.slow | !(change + change).at_most(last));
            self.leave(slowly);
            // Far from the solution, Newton's method would run to places where all terms are so
            // large that any residual is roundoff.
            let far = T::lit(0.125) * magnitude;
            self.away = self.away | (slowly & !change.at_most(last) & !change.at_most(far));
        }
        self.solved = self.solved | (open & solved);
        self.open = self.open & !solved;
        self.slow = !contracts;
    }

    /// Returns the lanes with so many sweeps that the
    /// [predictor](crate::generated::Predictor::push) has to adapt.
    #[inline(always)]
    pub fn unusual(&self) -> T::Mask {
        if T::LANES == 1 { T::Mask::splat(self.iterations > USUAL_SWEEPS) } else { self.slow_lanes }
    }

    /// Continues with Newton's method if the sweeps have not converged; `system` returns (r, ∂r/∂x
    /// row by row).
    ///
    /// The arguments are those of [`newton`](crate::generated::newton).
    ///
    /// # Errors
    /// Those of Newton's method, if the sweeps have failed.
    #[inline(always)]
    pub fn or_newton(
        &mut self,
        plain: impl Fn() -> [T; N] + Copy,
        scale: impl Fn() -> [T; N] + Copy,
        system: impl Fn([T; N]) -> ([T; N], [[T; N]; N]) + Copy,
    ) -> Result<(), NewtonFailure> {
        let mut solved = self.solved;
        if N > 1 {
            solved = solved & self.leaves(64.0 * T::EPSILON, self.x);
            if !solved.all() {
                // Inlined by hand: a call would cost as much as two sweeps.
                let mut sizes = scale();
                sizes.iter_mut().zip(self.x).for_each(|(size, x)| *size += x.magnitude());
                solved = solved | (self.solved & self.leaves(T::EPSILON / 4.0, sizes));
            }
        }
        if solved.all() {
            return Ok(());
        }
        let x = if self.guessed { self.x } else { plain() };
        let away = match self.away.any() {
            // Rates that are roundings of zero are never away: any x is as good.
            true => self.away & !self.last.at_most(T::lit(T::ROOT_EPSILON) * norm(scale())),
            false => self.away,
        };
        let progress = Progress::from(x, solved, self.guessed).without(away, plain);
        let outcome = by_newton(progress, self.iterations, self.left_after, plain, scale, system)?;
        (self.x, self.iterations, self.restarted) = (outcome.x, outcome.iterations, outcome.restarted);
        if T::LANES > 1 {
            self.slow_lanes = self.slow_lanes | outcome.unusual;
        }
        Ok(())
    }
}

/// Runs sweeps and, if they contract too slowly, Newton's method for x = S(x) with a Jacobian by
/// [differences](crate::generated::by_differences). This is for blocks with a long S, whose loop is
/// better not inlined into the caller.
///
/// # Errors
/// Those of Newton's method, if the sweeps have failed.
#[inline(always)]
pub fn swept<T, const N: usize>(
    guess: impl Guess<T, N>,
    plain: impl Fn() -> [T; N] + Copy,
    scale: impl Fn() -> [T; N] + Copy,
    sweep: impl Fn([T; N]) -> [T; N] + Copy,
) -> Result<NewtonOutcome<T, N>, NewtonFailure>
where
    T: Scalar,
{
    let mut sweeps = Sweeps::new(guess);
    while let Some(x) = sweeps.next_iterate() {
        sweeps.update(sweep(x));
    }
    let residual = move |x: [T; N]| {
        let mut rest = x;
        subtract(&mut rest, sweep(x));
        rest
    };
    sweeps.or_newton(plain, scale, by_differences(residual))?;
    let (iterations, restarted) = (sweeps.iterations, sweeps.restarted);
    Ok(NewtonOutcome { x: sweeps.x, iterations, restarted, unusual: sweeps.unusual() })
}

/// Runs Newton's method from the end of the sweeps. The function is out of line so that the
/// caller's values stay in registers until the call.
#[inline(never)]
fn by_newton<T, const N: usize>(
    progress: Progress<T, N>,
    sweeps: u32,
    left_after: T,
    plain: impl Fn() -> [T; N] + Copy,
    scale: impl Fn() -> [T; N] + Copy,
    system: impl Fn([T; N]) -> ([T; N], [[T; N]; N]) + Copy,
) -> Result<NewtonOutcome<T, N>, NewtonFailure>
where
    T: Scalar,
{
    match attempts(progress, plain, scale, system) {
        Ok(found) => {
            let unusual = found.more_than(USUAL_SWEEPS, left_after);
            let (iterations, restarted) = (found.iterations + sweeps, found.restarted);
            Ok(NewtonOutcome { x: found.x, iterations, restarted, unusual })
        }
        Err(failure) => Err(NewtonFailure { iterations: failure.iterations + sweeps, ..failure }),
    }
}

/// Returns Σ |xᵢ − yᵢ|.
#[inline(always)]
fn distance<T: Scalar, const N: usize>(x: [T; N], y: [T; N]) -> T {
    let mut difference = x;
    subtract(&mut difference, y);
    norm(difference)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::Predictor;
    use core::cell::Cell;

    fn sweep<const N: usize, const H: usize>(
        predictor: &Predictor<f64, N, H>,
        plain: impl Fn() -> [f64; N] + Copy,
        scale: impl Fn() -> [f64; N] + Copy,
        system: impl Fn([f64; N]) -> ([f64; N], [[f64; N]; N]) + Copy,
        sweep: impl Fn([f64; N]) -> [f64; N],
    ) -> Result<NewtonOutcome<f64, N>, NewtonFailure> {
        let mut sweeps = Sweeps::new(predictor);
        while let Some(x) = sweeps.next_iterate() {
            sweeps.update(sweep(x));
        }
        sweeps.or_newton(plain, scale, system)?;
        let (iterations, restarted) = (sweeps.iterations, sweeps.restarted);
        Ok(NewtonOutcome { x: sweeps.x, iterations, restarted, unusual: sweeps.unusual() })
    }

    /// Returns the implicit midpoint rule for x' = y, y' = −sin x, in rates, with steps h from (x,
    /// y).
    #[expect(clippy::type_complexity, reason = "a sweep and a residual with its Jacobian, as `sweep` takes them")]
    fn pendulum(
        x: f64,
        y: f64,
        h: f64,
    ) -> (impl Fn([f64; 2]) -> [f64; 2] + Copy, impl Fn([f64; 2]) -> ([f64; 2], [[f64; 2]; 2]) + Copy) {
        let sweep = move |[_, b]: [f64; 2]| {
            let a = y + 0.5 * h * b;
            [a, -libm::sin(x + 0.5 * h * a)]
        };
        let system = move |[a, b]: [f64; 2]| {
            let angle = x + 0.5 * h * a;
            ([a - y - 0.5 * h * b, b + libm::sin(angle)], [[1.0, -0.5 * h], [0.5 * h * libm::cos(angle), 1.0]])
        };
        (sweep, system)
    }

    /// Steps a pendulum and reports the iterations of each step and the defect of its equations.
    fn run(h: f64, steps: usize, mut seen: impl FnMut(u32, f64)) {
        let (mut x, mut y) = (1.0, 0.5);
        let mut predictor = Predictor::<f64, 2, 6>::new();
        for _ in 0..steps {
            let (step, system) = pendulum(x, y, h);
            let outcome = sweep(&predictor, || [y, -libm::sin(x)], || [x / h, y / h], system, step).unwrap();
            let residual = norm(system(outcome.x).0);
            seen(outcome.iterations, residual);
            predictor.push(outcome.x, outcome.unusual);
            x += h * outcome.x[0];
            y += h * outcome.x[1];
        }
    }

    #[test]
    fn short_steps_are_swept_to_roundoff() {
        let mut most = 0;
        run(0.05, 400, |iterations, residual| {
            // The rates have size 2, so the residual is a few of their roundings.
            assert!(residual <= 8.0 * f64::EPSILON, "{residual:e}");
            most = most.max(iterations);
        });
        assert!(most <= 6, "{most}");
    }

    #[test]
    fn long_steps_are_left_to_newton_and_are_as_exact() {
        // h²/4 = 1: sweeps do not contract.
        run(2.0, 100, |_, residual| assert!(residual <= 8.0 * f64::EPSILON, "{residual:e}"));
    }

    /// Returns a predictor whose guess is `x`.
    fn at(x: f64) -> Predictor<f64, 1, 2> {
        let mut predictor = Predictor::new();
        predictor.push([x], false);
        predictor.push([x], false);
        predictor
    }

    #[test]
    fn sweeps_that_diverge_are_stopped_after_two() {
        // x = 4 − 3 x has the root 1, from which x ↦ 4 − 3 x runs away.
        let calls = Cell::new(0);
        let step = |[x]: [f64; 1]| {
            calls.set(calls.get() + 1);
            [4.0 - 3.0 * x]
        };
        let outcome = sweep(&at(1.5), || [0.0], || [0.0], |[x]| ([4.0 * x - 4.0], [[4.0]]), step).unwrap();
        assert_eq!((outcome.x, calls.get()), ([1.0], 2));
    }

    #[test]
    fn newton_by_differences_of_the_sweep() {
        let calls = Cell::new(0);
        let step = |[x]: [f64; 1]| {
            calls.set(calls.get() + 1);
            [4.0 - 3.0 * x]
        };
        // Two sweeps, and an iteration or two of two evaluations each.
        let outcome = swept(&at(1.5), || [0.0], || [0.0], step).unwrap();
        assert!((outcome.x[0] - 1.0).abs() <= f64::EPSILON && calls.get() <= 6, "{outcome:?} {}", calls.get());
        // Sweeps that contract make no iteration of Newton's method.
        let outcome = swept(&at(1.0 + 1e-9), || [0.0], || [0.0], |[x]| [1.0 + 1e-4 * (x - 1.0)]).unwrap();
        assert_eq!((outcome.x, outcome.iterations), ([1.0], 2));
    }

    #[test]
    fn a_sweep_that_is_not_finite_is_left_to_newton_from_the_plain_guess() {
        let outcome = sweep(&at(1.5), || [0.9], || [0.0], |[x]| ([x * x - 1.0], [[2.0 * x]]), |_| [f64::NAN]).unwrap();
        assert!(outcome.restarted && outcome.x == [1.0], "{outcome:?}");
    }

    #[test]
    fn slow_contraction_is_not_taken_for_convergence() {
        // x ↦ x/2 + 1/2 moves by less and less, but half of the way always remains.
        let outcome =
            sweep(&at(1.0 + 1e-13), || [0.0], || [0.0], |[x]| ([x - 1.0], [[1.0]]), |[x]| [0.5 * x + 0.5]).unwrap();
        assert_eq!(outcome.x, [1.0]);
        assert!(outcome.iterations >= 3, "two sweeps, then Newton");
    }

    #[test]
    fn unknowns_of_unlike_units_are_judged_one_by_one() {
        // x stays at 10⁹. y was ½ so far and becomes the root of y = cos y / 20, where a sweep
        // first contracts by 1/20.
        let predictor = predictor_at([1e9, 0.5]);
        let step = |[_, y]: [f64; 2]| [1e9, libm::cos(y) / 20.0];
        let system =
            |[x, y]: [f64; 2]| ([x - 1e9, y - libm::cos(y) / 20.0], [[1.0, 0.0], [0.0, 1.0 + libm::sin(y) / 20.0]]);
        let found = sweep(&predictor, || [1e9, 0.5], || [1e9, 1.0], system, step).unwrap();
        let y = found.x[1];
        assert!((y - libm::cos(y) / 20.0).abs() <= f64::EPSILON * y, "{found:?}");
        // Beside an invisible change, a rounding of 0 is good enough, and Newton's method does not
        // run.
        let step = |[x, y]: [f64; 2]| [x, 1e-17 - y / 1024.0];
        let never = |_: [f64; 2]| panic!("Newton's method");
        let found = sweep(&predictor_at([1.0, 1e-14]), || [1.0, 0.0], || [100.0, 100.0], never, step).unwrap();
        assert_eq!(found.iterations, 2);
    }

    fn predictor_at(x: [f64; 2]) -> Predictor<f64, 2, 2> {
        let mut predictor = Predictor::new();
        predictor.push(x, false);
        predictor.push(x, false);
        predictor
    }

    #[test]
    fn a_motion_at_rest_is_accepted() {
        let outcome = sweep(&at(0.0), || [0.0], || [0.0], |[x]| ([x], [[1.0]]), |_| [0.0]).unwrap();
        assert_eq!((outcome.x, outcome.iterations), ([0.0], 2));
        // So is a motion whose sweeps only round differently.
        let flip = |[x]: [f64; 1]| [if x == 1.0 { 1.0 + f64::EPSILON } else { 1.0 }];
        let outcome = sweep(&at(1.0), || [0.0], || [0.0], |[x]| ([x - 1.0], [[1.0]]), flip).unwrap();
        assert_eq!(outcome.iterations, 2);
    }

    #[test]
    fn what_newton_cannot_solve_is_an_error() {
        let failure =
            sweep(&at(1.0), || [1.0], || [0.0], |[x]| ([x * x + 1.0], [[2.0 * x]]), |[x]| [2.0 * x]).unwrap_err();
        assert!(failure.residual >= 1.0 && failure.iterations > 2, "{failure:?}");
    }
}
