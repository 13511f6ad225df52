//! The first guess of a method whose solutions alternate from step to step.

use super::guess::Beside;
use super::predictor::Predictor;
#[cfg(feature = "lanes")]
use crate::number::{InLanes, MAX_LANES};
use crate::number::{Scalar, norm, subtract};

/// The guesses of a method that reflects momenta at the constraints in every step, as `leapfrog`
/// does: u ↦ (P − Q) u.
///
/// The components across the constraints then change their sign from step to step. A polynomial
/// through successive solutions is worse than none, but one through those of every other step is as
/// accurate as usual. It extrapolates the difference between solutions and plain guesses, which
/// shrinks with the step: x ≈ x̂ + Σⱼ wⱼ (x₋₂ⱼ − x̂₋₂ⱼ), with the weights of a [`Predictor`]
/// through H points.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(bound(serialize = "T: Copy + serde::Serialize", deserialize = "T: Scalar + serde::Deserialize<'de>"))
)]
pub struct Alternating<T, const N: usize, const H: usize> {
    /// The history of the step before the last one, and of every other step before it.
    next: Predictor<T, N, H>,
    /// The history of the last step, and of every other step before it.
    other: Predictor<T, N, H>,
}

impl<T: Scalar, const N: usize, const H: usize> Alternating<T, N, H> {
    /// Creates guesses without history.
    pub fn new() -> Self {
        Alternating { next: Predictor::new(), other: Predictor::new() }
    }

    /// Creates guesses from two histories: of the step before the last one, and of the last step.
    pub fn of([next, other]: [Predictor<T, N, H>; 2]) -> Self {
        Alternating { next, other }
    }

    /// Returns the two histories: of the step before the last one, and of the last step.
    pub fn histories(&self) -> [&Predictor<T, N, H>; 2] {
        [&self.next, &self.other]
    }

    /// Returns the guess as a correction of the plain one.
    #[inline(always)]
    pub fn beside(&self, plain: [T; N]) -> Beside<&Predictor<T, N, H>, T, N> {
        Beside { known: &self.next, plain }
    }

    /// Records the solution of a step and its plain guess; `adapt` as in [`Predictor::push`].
    #[inline(always)]
    pub fn push(&mut self, plain: [T; N], solution: [T; N], adapt: T::Mask) {
        let mut error = solution;
        subtract(&mut error, plain);
        self.next.push_of_size(error, || norm(solution), adapt);
        core::mem::swap(&mut self.next, &mut self.other);
    }
}

impl<T: Scalar, const N: usize, const H: usize> Default for Alternating<T, N, H> {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(feature = "lanes")]
impl<T: Scalar, const N: usize, const H: usize> InLanes<T> for Alternating<T, N, H> {
    type Lane = Alternating<f64, N, H>;

    fn gather(lanes: &[Alternating<f64, N, H>]) -> Self {
        let mut each = [Predictor::new(); MAX_LANES];
        let mut of = |predictor: fn(&Alternating<f64, N, H>) -> Predictor<f64, N, H>| {
            each.iter_mut().zip(lanes).for_each(|(each, lane)| *each = predictor(lane));
            Predictor::gather(each.get(..lanes.len()).unwrap_or_default())
        };
        Alternating { next: of(|lane| lane.next), other: of(|lane| lane.other) }
    }

    fn lane(&self, lane: usize) -> Alternating<f64, N, H> {
        Alternating { next: self.next.lane(lane), other: self.other.lane(lane) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::Guess;

    #[test]
    fn what_alternates_is_extrapolated_from_every_other_step() {
        // x̂ plus a quadratic polynomial, with different coefficients in even and odd steps.
        let plain = |k: i32| [libm::sin(f64::from(k))];
        let solution = |k: i32| {
            let (t, [x]) = (f64::from(k), plain(k));
            [x + if k % 2 == 0 { 3.0 + t - t * t / 4.0 } else { -2.0 - 3.0 * t + t * t / 2.0 }]
        };
        let mut known = Alternating::<f64, 1, 3>::new();
        for k in 0..6 {
            known.push(plain(k), solution(k), false);
        }
        for k in 6..12 {
            let ([guess], [x]) = (known.beside(plain(k)).full().unwrap(), solution(k));
            assert!((guess - x).abs() < 1e-13, "{k}: {guess} for {x}");
            known.push(plain(k), solution(k), false);
        }
    }
}
