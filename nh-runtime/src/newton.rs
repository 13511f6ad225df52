//! Newton's method for a small block of equations, and the predictor that gives it its first guess.
//!
//! **When it stops.** x₀ is a guess, xₖ₊₁ = xₖ − dxₖ with J dx = r. The error left after an update is quadratic in it,
//! |x* − xₖ₊₁| ≤ K |dxₖ|². So the update itself need not be at roundoff, only its square:
//!
//! 1. |dx| ≤ τ |x| with τ = √ε/16. What is left is then K|x| ε/256 relative to |x|, invisible while the equations' scale of
//!    nonlinearity 1/K is not far below |x|. From the second iteration on nothing is assumed about K: its observed value
//!    |dxₖ|/|dxₖ₋₁|² must predict a next update below ε/4 |x|.
//! 2. or every |dxᵢ| ≤ (ε/4) scaleᵢ: a change that is invisible in the new state, whatever |x| is;
//! 3. or |dx| is so small that numbers of its size have lost digits.
//! 4. or the updates have stopped to shrink, |dxₖ| > |dxₖ₋₁|/2, and |dx| ≤ 16 ε Σ scaleᵢ: what is left is the rounding of r
//!    itself. That happens near relative equilibria, where rates of change vanish as differences of terms that do not.
//!
//! Norms here are sums of absolute values, which a NaN cannot hide in. There is no fixed number of iterations: with a
//! good predictor the first update is usually accepted, and the test is what says so.

use crate::Scalar;
use nalgebra::{Const, DimMin};

/// More iterations than this are a failure: from a useful guess quadratic convergence takes fewer than ten.
const MAX_ITERATIONS: u32 = 25;

/// What [`newton`] arrived at.
///
/// One flat record and not a `Result`: what a solution and a failure would share in memory, an optimiser cannot keep in
/// registers.
#[derive(Clone, Copy, Debug)]
pub struct NewtonOutcome<T, const N: usize> {
    /// The solution.
    pub x: [T; N],
    /// Iterations made, those of a failed first attempt included.
    pub iterations: u32,
    /// The extrapolated guess failed and the plain one was used.
    pub restarted: bool,
    /// Is x the solution?
    converged: bool,
    /// Where it is not: the sum of the residuals' absolute values.
    residual: f64,
}

/// Newton's method did not converge.
#[derive(Clone, Copy, Debug)]
pub struct NewtonFailure {
    /// Sum of the residuals' absolute values at the last iterate.
    pub residual: f64,
    /// Iterations made.
    pub iterations: u32,
}

impl<T: Scalar, const N: usize> NewtonOutcome<T, N> {
    /// The failure, if x is no solution.
    #[inline(always)]
    pub fn failure(&self) -> Option<NewtonFailure> {
        if self.converged {
            return None;
        }
        Some(NewtonFailure { residual: self.residual, iterations: self.iterations })
    }

    /// The solution, where there is one.
    ///
    /// # Errors
    /// Where there is none.
    #[inline(always)]
    pub fn solution(self) -> Result<[T; N], NewtonFailure> {
        self.failure().map_or(Ok(self.x), Err)
    }
}

/// Solves r(x) = 0 for N unknowns, `system` giving (r, ∂r/∂x row by row).
///
/// The first guess is the predictor's; while it has too little history, or where its guess does not lead to a solution,
/// `plain` is used. `scale` is the size of a change in each unknown that is invisible in the result, divided by the unit
/// roundoff; it is asked for only when the relative test fails.
#[inline(always)]
pub fn newton<T, const N: usize, const H: usize>(
    predictor: &Predictor<T, N, H>,
    plain: impl Fn() -> [T; N],
    scale: impl Fn() -> [T; N],
    system: impl Fn([T; N]) -> ([T; N], [[T; N]; N]),
) -> NewtonOutcome<T, N>
where
    T: Scalar,
    Const<N>: DimMin<Const<N>, Output = Const<N>>,
{
    // One piece of code for both guesses, and no call, so that everything stays in registers.
    let (mut guess, mut predicted) = match predictor.guess() {
        Some(guess) => (guess, true),
        None => (plain(), false),
    };
    let mut wasted = 0;
    loop {
        let mut outcome = iterate(guess, &scale, &system);
        outcome.iterations += wasted;
        outcome.restarted = wasted > 0;
        if outcome.converged || !predicted {
            return outcome;
        }
        (guess, predicted, wasted) = (plain(), false, outcome.iterations);
    }
}

/// Solves equations that are affine in x: one factorisation, no test.
///
/// # Errors
/// Where the matrix is singular.
#[inline(always)]
pub fn solve_linear<T, const N: usize>(
    origin: [T; N],
    system: impl Fn([T; N]) -> ([T; N], [[T; N]; N]),
) -> Result<[T; N], NewtonFailure>
where
    T: Scalar,
    Const<N>: DimMin<Const<N>, Output = Const<N>>,
{
    let mut x = origin;
    let (residual, matrix) = system(x);
    let update = T::solve(matrix, residual);
    subtract(&mut x, update);
    if norm(update).all_finite() {
        Ok(x)
    } else {
        Err(NewtonFailure { residual: norm(residual).to_f64(), iterations: 1 })
    }
}

#[inline(always)]
fn iterate<T, const N: usize>(
    guess: [T; N],
    scale: impl Fn() -> [T; N],
    system: impl Fn([T; N]) -> ([T; N], [[T; N]; N]),
) -> NewtonOutcome<T, N>
where
    T: Scalar,
    Const<N>: DimMin<Const<N>, Output = Const<N>>,
{
    let tolerance = T::lit(T::SQRT_EPSILON / 16.0);
    let quarter = T::lit(T::EPSILON / 4.0);
    let tiny = T::lit(T::TINY);
    let found = |x, iterations| NewtonOutcome { x, iterations, restarted: false, converged: true, residual: 0.0 };

    let mut x = guess;
    let (residual, jacobian) = system(x);
    let mut update = T::solve(jacobian, residual);
    subtract(&mut x, update);
    let mut size = norm(update);
    // (∞ ≤ ∞ is no success.)
    if size.all_le(tolerance * norm(x)) && size.all_finite() {
        return found(x, 1);
    }

    let mut iterations = 1;
    let mut stalled = false;
    loop {
        let scale = scale();
        let invisible = update.iter().zip(scale).all(|(dx, scale)| dx.magnitude().all_le(quarter * scale));
        let noise = stalled && size.all_le(T::lit(16.0 * T::EPSILON) * norm(scale));
        if invisible || noise || size.all_le(tiny) {
            return found(x, iterations);
        }
        let (residual, jacobian) = system(x);
        if iterations == MAX_ITERATIONS || !size.all_finite() {
            let residual = norm(residual).to_f64();
            return NewtonOutcome { x, iterations, restarted: false, converged: false, residual };
        }
        update = T::solve(jacobian, residual);
        subtract(&mut x, update);
        let previous = size;
        size = norm(update);
        iterations += 1;
        // K |dxₖ|² with K = |dxₖ|/|dxₖ₋₁|²
        let contraction = size.div_or_zero(previous);
        let predicted = size * contraction * contraction;
        let magnitude = norm(x);
        if size.all_le(tolerance * magnitude) && predicted.all_le(quarter * magnitude) && size.all_finite() {
            return found(x, iterations);
        }
        stalled = !(size + size).all_le(previous);
    }
}

/// Σ |xᵢ|
#[inline(always)]
fn norm<T: Scalar, const N: usize>(x: [T; N]) -> T {
    x.into_iter().fold(T::zero(), |sum, x| sum + x.magnitude())
}

#[inline(always)]
fn subtract<T: Scalar, const N: usize>(x: &mut [T; N], update: [T; N]) {
    for (x, dx) in x.iter_mut().zip(update) {
        *x -= dx;
    }
}

/// The last H solutions of a block, and the polynomial through them one step ahead.
///
/// H = 3 extrapolates quadratically: x ≈ 3 x₋₁ − 3 x₋₂ + x₋₃. While there are fewer solutions the degree is lower; with one
/// or none there is no guess (the scheme's own is as good). Extrapolation presumes equal steps, which a stepper makes.
#[derive(Clone, Copy, Debug)]
pub struct Predictor<T, const N: usize, const H: usize> {
    /// The latest last: all others can be summed while it is being solved for.
    solutions: [[T; N]; H],
    known: usize,
}

impl<T: Scalar, const N: usize, const H: usize> Predictor<T, N, H> {
    const WEIGHTS: [f64; H] = weights(H);

    /// Without history.
    pub fn new() -> Self {
        Predictor { solutions: [[T::zero(); N]; H], known: 0 }
    }

    /// The extrapolated solution of the next step, if there is history for one.
    #[inline(always)]
    pub fn guess(&self) -> Option<[T; N]> {
        if H >= 2 && self.known == H { Some(self.combine(Self::WEIGHTS)) } else { self.early_guess() }
    }

    /// With an incomplete history.
    #[cold]
    #[inline(never)]
    fn early_guess(self) -> Option<[T; N]> {
        (self.known >= 2).then(|| self.combine(weights(self.known)))
    }

    #[inline(always)]
    fn combine(&self, weights: [f64; H]) -> [T; N] {
        let mut sum = [T::zero(); N];
        for (solution, weight) in self.solutions.iter().zip(weights) {
            for (sum, &x) in sum.iter_mut().zip(solution) {
                *sum += T::lit(weight) * x;
            }
        }
        sum
    }

    /// Records the solution of a step that was taken.
    #[inline(always)]
    pub fn push(&mut self, solution: [T; N]) {
        let mut carry = solution;
        for slot in self.solutions.iter_mut().rev() {
            core::mem::swap(slot, &mut carry);
        }
        if self.known < H {
            self.known += 1;
        }
    }
}

impl<T: Scalar, const N: usize, const H: usize> Default for Predictor<T, N, H> {
    fn default() -> Self {
        Self::new()
    }
}

/// The weights of H solutions, the latest last, in the polynomial through the last n of them, one step ahead:
/// (−1)ʲ (n choose j+1) for x₋₍ⱼ₊₁₎.
const fn weights<const H: usize>(n: usize) -> [f64; H] {
    let mut weights = [0.0; H];
    let mut binomial = 1.0;
    let mut j = 0;
    while j < n && j < H {
        binomial = binomial * (n - j) as f64 / (j + 1) as f64;
        weights[H - 1 - j] = if j % 2 == 0 { binomial } else { -binomial };
        j += 1;
    }
    weights
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cold<const N: usize>() -> Predictor<f64, N, 3> {
        Predictor::new()
    }

    #[test]
    fn a_scalar_root() {
        let outcome = newton(&cold(), || [1.0], || [0.0], |[x]: [f64; 1]| ([x * x - 2.0], [[2.0 * x]]));
        let [x] = outcome.solution().unwrap();
        assert!((x - core::f64::consts::SQRT_2).abs() <= 4.0 * f64::EPSILON, "{x:?}");
        assert!((3..=6).contains(&outcome.iterations), "{}", outcome.iterations);
        assert!(!outcome.restarted);
    }

    #[test]
    fn two_and_three_unknowns() {
        // Circle and hyperbola.
        let two = |[x, y]: [f64; 2]| ([x * x + y * y - 5.0, x * y - 2.0], [[2.0 * x, 2.0 * y], [y, x]]);
        let [x, y] = newton(&cold(), || [2.5, 0.8], || [0.0; 2], two).solution().unwrap();
        assert!((x - 2.0).abs() < 1e-15 && (y - 1.0).abs() < 1e-15, "{x} {y}");

        // Needs a row exchange: the (0, 0) entry of the Jacobian is 0.
        let three = |[x, y, z]: [f64; 3]| {
            ([y * z - 6.0, x + y - 3.0, x * x + z - 4.0], [[0.0, z, y], [1.0, 1.0, 0.0], [2.0 * x, 0.0, 1.0]])
        };
        let [x, y, z] = newton(&cold(), || [1.1, 1.9, 3.2], || [0.0; 3], three).solution().unwrap();
        assert!((x - 1.0).abs() < 1e-14 && (y - 2.0).abs() < 1e-14 && (z - 3.0).abs() < 1e-14, "{x} {y} {z}");
    }

    #[test]
    fn affine_equations_take_one_factorisation() {
        let system = |[x, y]: [f64; 2]| ([2.0 * x + y - 4.0, x - y + 1.0], [[2.0, 1.0], [1.0, -1.0]]);
        assert_eq!(solve_linear([10.0, -3.0], system).unwrap(), [1.0, 2.0]);
        assert!(solve_linear([0.0; 2], |_: [f64; 2]| ([1.0, 1.0], [[1.0, 1.0], [1.0, 1.0]])).is_err());
    }

    #[test]
    fn single_precision() {
        let predictor = Predictor::<f32, 1, 3>::new();
        let [x] =
            newton(&predictor, || [1.0], || [0.0], |[x]: [f32; 1]| ([x * x - 2.0], [[2.0 * x]])).solution().unwrap();
        assert!((x - core::f32::consts::SQRT_2).abs() <= 2.0 * f32::EPSILON, "{x:?}");
    }

    #[test]
    fn failure_is_reported_with_its_residual() {
        // No real root; a singular Jacobian.
        let failure =
            newton(&cold(), || [1.0], || [0.0], |[x]: [f64; 1]| ([x * x + 1.0], [[2.0 * x]])).failure().unwrap();
        assert!(failure.iterations <= 25 && failure.residual >= 1.0, "{failure:?}");
        let failure =
            newton(&cold(), || [1.0; 2], || [0.0; 2], |_: [f64; 2]| ([1.0; 2], [[1.0; 2]; 2])).failure().unwrap();
        assert!(failure.residual == 2.0, "{failure:?}");
        let failure =
            newton(&cold(), || [1.0; 3], || [0.0; 3], |_: [f64; 3]| ([1.0; 3], [[1.0; 3]; 3])).failure().unwrap();
        assert!(failure.residual == 3.0, "{failure:?}");
    }

    #[test]
    fn an_update_invisible_in_the_state_is_accepted() {
        // The solution is 0, which no relative test can reach: J is wrong by half, so that updates only halve.
        let slow = |[x]: [f64; 1]| ([x], [[2.0]]);
        assert!(newton(&cold(), || [1.0], || [0.0], slow).failure().is_some());
        let outcome = newton(&cold(), || [1.0], || [1e10], slow);
        let [x] = outcome.solution().unwrap();
        assert!(x <= 1e10 * f64::EPSILON / 4.0, "{x}");
    }

    #[test]
    fn solutions_below_the_normal_numbers_are_found() {
        // A motion that comes to rest: 3 x = 2⁻¹⁰⁷⁰.
        let target = f64::from_bits(16);
        let outcome = newton(&cold(), || [1e-310], || [0.0], |[x]: [f64; 1]| ([3.0 * x - target], [[3.0]]));
        let [x] = outcome.solution().unwrap();
        assert!((x - target / 3.0).abs() <= f64::from_bits(1), "{x:e}");
    }

    #[test]
    fn a_bad_extrapolation_falls_back_on_the_plain_guess() {
        let mut predictor = cold::<1>();
        for x in [0.0, 0.0, 1e200] {
            predictor.push([x]);
        }
        // exp(x) = 2, by a Newton that overflows from 3e200.
        let equation = |[x]: [f64; 1]| {
            let e = libm::exp(x);
            ([e - 2.0], [[e]])
        };
        let outcome = newton(&predictor, || [0.5], || [0.0], equation);
        let [x] = outcome.solution().unwrap();
        assert!(outcome.restarted && (x - core::f64::consts::LN_2).abs() < 1e-15, "{outcome:?}");
    }

    #[test]
    fn the_rounding_of_the_residual_is_no_failure() {
        // x = 10⁻¹⁴ as a difference of numbers of size 1, in which it has two digits. x is a rate of a number of size 0.01.
        let system = |[x]: [f64; 1]| ([((1.0 + x) - 1.0) - 1e-14], [[1.0]]);
        let outcome = newton(&cold(), || [1.0], || [0.01], system);
        let [x] = outcome.solution().unwrap();
        assert!((x - 1e-14).abs() < f64::EPSILON && outcome.iterations < 5, "{outcome:?}");
        // If it was a rate of something far smaller, this would not do.
        assert!(newton(&cold(), || [1.0], || [1e-6], system).failure().is_some());
    }

    #[test]
    fn the_predictor_extrapolates_polynomials_exactly() {
        let polynomial = |t: f64| [1.0 + t * (2.0 - 3.0 * t), 4.0 * t * t];
        let mut predictor = Predictor::<f64, 2, 3>::new();
        assert!(predictor.guess().is_none());
        predictor.push(polynomial(0.0));
        assert!(predictor.guess().is_none());
        predictor.push(polynomial(1.0));
        // Linear through two points: 2 x₁ − x₀.
        assert_eq!(predictor.guess(), Some([-1.0, 8.0]));
        predictor.push(polynomial(2.0));
        assert_eq!(predictor.guess(), Some(polynomial(3.0)));
        predictor.push(polynomial(3.0));
        assert_eq!(predictor.guess(), Some(polynomial(4.0)));
    }

    #[test]
    fn without_history_there_is_no_guess() {
        let mut predictor = Predictor::<f64, 1, 0>::new();
        predictor.push([1.0]);
        predictor.push([1.0]);
        assert!(predictor.guess().is_none());
    }

    #[test]
    fn a_good_prediction_takes_one_iteration() {
        let mut predictor = cold::<1>();
        for k in 0..3 {
            predictor.push([libm::sqrt(2.0 + 1e-4 * f64::from(k))]);
        }
        let target = 2.0 + 3e-4;
        let outcome = newton(&predictor, || [1.0], || [0.0], |[x]: [f64; 1]| ([x * x - target], [[2.0 * x]]));
        let [x] = outcome.solution().unwrap();
        assert_eq!(outcome.iterations, 1);
        assert!((x - libm::sqrt(target)).abs() <= 2.0 * f64::EPSILON, "{x}");
    }
}
