//! The first guess for Newton's method, from the solutions of earlier steps.

use crate::Scalar;
use crate::newton::{norm, subtract};

/// The last H solutions of a block, and a polynomial through them one step ahead.
///
/// H = 3 extrapolates quadratically: x ≈ 3 x₋₁ − 3 x₋₂ + x₋₃. While there are fewer solutions the degree is lower; with one
/// or none there is no guess (the scheme's own is as good). Extrapolation presumes equal steps, which a stepper makes.
///
/// The number of points follows the motion: the error of n points goes like (h ω)ⁿ, so that more points help where steps are
/// short and hurt where they are long. Whenever the first iteration does not suffice, the guesses of one point less and one
/// point more are compared with the solution, and the best number is kept. Errors that one iteration removes count as
/// equal, and more points are preferred. (Roundoff is amplified 2ⁿ-fold, which only a first guess can afford.)
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(bound(serialize = "T: serde::Serialize", deserialize = "T: Scalar + serde::Deserialize<'de>"))
)]
pub struct Predictor<T, const N: usize, const H: usize> {
    /// The latest first.
    #[cfg_attr(feature = "serde", serde(with = "crate::serialized::matrix"))]
    solutions: [[T; N]; H],
    /// How many there are.
    known: usize,
    /// How many are extrapolated through.
    points: usize,
}

impl<T: Scalar, const N: usize, const H: usize> Predictor<T, N, H> {
    const WEIGHTS: [f64; H] = weights(H);

    /// Without history.
    pub fn new() -> Self {
        Predictor { solutions: [[T::zero(); N]; H], known: 0, points: 0 }
    }

    /// The polynomial through all H points.
    #[inline(always)]
    pub(crate) fn full_guess(&self) -> Option<[T; N]> {
        if H >= 2 && self.points == H { Some(self.combine(&Self::WEIGHTS)) } else { None }
    }

    /// The extrapolated solution of the next step, if there is history for one.
    pub fn guess(&self) -> Option<[T; N]> {
        if self.points >= 2 { Some(self.combine(&weights(self.points))) } else { None }
    }

    #[inline(always)]
    fn combine(&self, weights: &[f64; H]) -> [T; N] {
        let mut sum = [T::zero(); N];
        // The oldest first: what has been known for long is added up while the latest solution is still being computed.
        for (solution, &weight) in self.solutions.iter().zip(weights).rev() {
            for (sum, &x) in sum.iter_mut().zip(solution) {
                *sum += T::lit(weight) * x;
            }
        }
        sum
    }

    /// Records the solution of a step that was taken; `adapt` where it took more iterations than usual to find.
    ///
    /// (What is out of line here and elsewhere takes values, not references: so the stepper's numbers stay in registers.)
    #[inline(always)]
    pub fn push(&mut self, solution: [T; N], adapt: bool) {
        if adapt || self.points < H {
            (self.known, self.points) = self.adapted(solution);
        }
        let mut carry = solution;
        for slot in &mut self.solutions {
            core::mem::swap(slot, &mut carry);
        }
    }

    /// How many solutions are known, this one included, and how many of them to extrapolate through.
    #[inline(never)]
    fn adapted(self, solution: [T; N]) -> (usize, usize) {
        let known = H.min(self.known.saturating_add(1));
        if self.points < 2 {
            return (known, known);
        }
        let negligible = T::lit(T::ROOT_EPSILON / 64.0) * norm(solution);
        let error = |points: usize| {
            let mut guess = self.combine(&weights(points));
            subtract(&mut guess, solution);
            norm(guess)
        };
        let mut best = (self.points, error(self.points));
        if self.points > 2 {
            let fewer = error(self.points - 1);
            if fewer.all_lt(best.1) && !best.1.all_le(negligible) {
                best = (self.points - 1, fewer);
            }
        }
        // (As many are known already: this solution will be one of them only in the next guess.)
        if self.points < self.known {
            let more = error(self.points.saturating_add(1));
            if more.all_lt(best.1) || more.all_le(negligible) {
                best = (self.points.saturating_add(1), more);
            }
        }
        // A history that is still short grows with every step.
        let growing = self.known < H && self.points == self.known && best.0 == self.points;
        (known, if growing { known } else { best.0 })
    }
}

impl<T: Scalar, const N: usize, const H: usize> Default for Predictor<T, N, H> {
    fn default() -> Self {
        Self::new()
    }
}

/// (−1)ʲ (n choose j+1): the weight of x₋₍ⱼ₊₁₎ in the polynomial through n points, one step ahead; 0 beyond.
const fn weights<const H: usize>(n: usize) -> [f64; H] {
    // A history that was read may say anything.
    let n = if n > H { H } else { n };
    let mut weights = [0.0; H];
    let mut binomial = -1.0;
    let mut rest: &mut [f64] = &mut weights;
    let mut j = 0;
    while let Some((weight, after)) = rest.split_first_mut() {
        if j < n {
            // (n choose j+1) from (n choose j), the sign changing with each.
            binomial *= -((n - j) as f64) / (j + 1) as f64;
            *weight = binomial;
        }
        rest = after;
        j += 1;
    }
    weights
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_predictor_extrapolates_polynomials_exactly() {
        let polynomial = |t: f64| [1.0 + t * (2.0 - 3.0 * t), 4.0 * t * t];
        let mut predictor = Predictor::<f64, 2, 3>::new();
        assert!(predictor.guess().is_none());
        predictor.push(polynomial(0.0), false);
        assert!(predictor.guess().is_none());
        predictor.push(polynomial(1.0), false);
        // Linear through two points: 2 x₁ − x₀.
        assert_eq!(predictor.guess(), Some([-1.0, 8.0]));
        predictor.push(polynomial(2.0), false);
        assert_eq!(predictor.guess(), Some(polynomial(3.0)));
        predictor.push(polynomial(3.0), false);
        assert_eq!(predictor.guess(), Some(polynomial(4.0)));
    }

    #[test]
    fn the_number_of_points_follows_the_motion() {
        // A short step and a long one of the same oscillation.
        for (step, expected) in [(0.05, 6), (2.5, 2)] {
            let mut predictor = Predictor::<f64, 1, 6>::new();
            for k in 0..40 {
                predictor.push([libm::cos(step * f64::from(k))], true);
            }
            assert_eq!(predictor.points, expected, "{step}");
        }
        // And back, when the motion becomes smooth again.
        let mut predictor = Predictor::<f64, 1, 6>::new();
        for k in 0..40 {
            predictor.push([libm::cos(2.5 * f64::from(k))], true);
        }
        for k in 0..20 {
            predictor.push([libm::cos(0.05 * f64::from(k))], true);
        }
        assert_eq!(predictor.points, 6);
    }

    #[test]
    fn without_history_there_is_no_guess() {
        let mut predictor = Predictor::<f64, 1, 0>::new();
        predictor.push([1.0], false);
        predictor.push([1.0], false);
        assert!(predictor.guess().is_none());
    }
}
