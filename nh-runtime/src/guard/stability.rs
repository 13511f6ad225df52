//! The guard that checks that a feedback method stays in its stability region.

use crate::number::Scalar;
#[cfg(feature = "lanes")]
use crate::number::{InLanes, number};
use crate::report::StepError;

/// The largest growth of deviations since the last stable step. The existing deviations are the
/// method's own, of the size of h² or less, and are still small after this growth. A deviation that
/// continues to grow is found within a few steps. A motion that grazes the bound passes: there the
/// factors differ little from 1 and soon fall below it.
const GROWN: f64 = 1e3;

/// Monitors the terms of a feedback. With −k (I − I₀) ∇I in the vector field, a deviation of I
/// decays like exp(−k |∇I|² t), and an explicit Runge–Kutta method of order s ≤ 4 with s stages
/// multiplies it by R(−z) = Σⱼ (−z)ʲ/j!, j ≤ s, z = h k |∇I|². If |R| > 1 for so many steps that
/// the product of the factors exceeds 1000, the step has left the stability region.
///
/// The N terms are judged one by one. Each is a lower bound of the largest rate of all terms
/// together, so that a stable method is never refused.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(bound(serialize = "T: serde::Serialize", deserialize = "T: Scalar + serde::Deserialize<'de>"))
)]
pub struct StabilityMonitor<T, const N: usize> {
    /// The product of the factors since the last stable step, at least 1.
    #[cfg_attr(feature = "serde", serde(with = "crate::number::serialized::array"))]
    growth: [T; N],
}

/// Name of a term of the feedback, its gain k, and z = h k |∇I|².
pub type FeedbackTerm<T> = (&'static str, T, T);

impl<T: Scalar, const N: usize> StabilityMonitor<T, N> {
    /// Starts to monitor.
    #[expect(clippy::new_without_default, reason = "it starts where a stepper starts")]
    pub fn new() -> Self {
        StabilityMonitor { growth: [T::one(); N] }
    }

    /// Returns the monitor after a step of a method with this number of stages. `terms` are those
    /// at the beginning of the step.
    ///
    /// # Errors
    /// The first term that has left the stability region.
    #[inline(always)]
    pub fn after(mut self, stages: u32, terms: [FeedbackTerm<T>; N]) -> Result<Self, FeedbackTerm<T>> {
        for (growth, term) in self.growth.iter_mut().zip(terms) {
            let grown = *growth * factor(stages, term.2).magnitude();
            // Negated, so that NaN is refused.
            if !grown.all_le(T::lit(GROWN)) {
                return Err(term);
            }
            *growth = grown.larger(T::one());
        }
        Ok(self)
    }
}

#[cfg(feature = "lanes")]
impl<T: Scalar, const N: usize> InLanes<T> for StabilityMonitor<T, N> {
    type Lane = StabilityMonitor<f64, N>;

    fn gather(lanes: &[StabilityMonitor<f64, N>]) -> Self {
        let entry = |of: &StabilityMonitor<f64, N>, i: usize| of.growth.get(i).copied().unwrap_or(1.0);
        StabilityMonitor { growth: core::array::from_fn(|i| number(lanes, |lane| entry(lane, i))) }
    }

    fn lane(&self, lane: usize) -> StabilityMonitor<f64, N> {
        StabilityMonitor { growth: self.growth.map(|growth| growth.lane(lane)) }
    }
}

/// Returns R(−z), by Horner's rule.
#[inline(always)]
fn factor<T: Scalar>(stages: u32, z: T) -> T {
    (1..=stages).rev().fold(T::one(), |sum, j| T::one() - z / T::lit(f64::from(j)) * sum)
}

/// Returns the largest z for which |R(−z)| ≤ 1.
fn bound(stages: u32) -> f64 {
    match stages {
        // R(−z) = −1: the real root of z³ − 3 z² + 6 z = 12.
        3 => 2.512_745_326_618_329,
        // R(−z) = 1: the real root of z³ − 4 z² + 12 z = 24.
        4 => 2.785_293_563_405_282,
        _ => 2.0,
    }
}

/// Returns the error of a step that has left the stability region.
#[cold]
pub fn unstable<T: Scalar>(
    method: &'static str,
    stages: u32,
    (gain, value, measure): FeedbackTerm<T>,
    h: T,
    step: u64,
    time: T,
) -> StepError {
    StepError::Unstable {
        step,
        time: time.to_f64(),
        method,
        gain,
        value: value.to_f64(),
        h: h.to_f64(),
        measure: measure.to_f64(),
        bound: bound(stages),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the number of steps with this z before the error.
    fn steps(stages: u32, z: f64) -> usize {
        let mut monitor = StabilityMonitor::new();
        for step in 0..10_000 {
            match monitor.after(stages, [("J", 1.0, 0.0), ("H", 1.0, z)]) {
                Ok(next) => monitor = next,
                Err((gain, ..)) => {
                    assert_eq!(gain, "H");
                    return step;
                }
            }
        }
        10_000
    }

    #[test]
    fn bounds_are_where_the_factor_is_one() {
        for stages in 1..=4 {
            let bound = bound(stages);
            assert!((factor(stages, bound).abs() - 1.0).abs() < 1e-14, "{stages}");
            assert!((1..100).all(|i| factor(stages, bound * f64::from(i) / 100.0).abs() < 1.0), "{stages}");
            assert!(factor(stages, bound * 1.01).abs() > 1.0, "{stages}");
        }
    }

    #[test]
    fn deviations_that_grow_are_found_and_those_that_decay_are_not() {
        assert_eq!([1, 2, 3, 4].map(|stages| steps(stages, 1.99)), [10_000; 4]);
        // 2⁹ < 1000 < 2¹⁰
        assert_eq!(steps(1, 3.0), 9);
        // In a step back in time, decaying deviations grow: (1 + ½)¹⁷ < 1000 < (1 + ½)¹⁸.
        assert_eq!(steps(1, -0.5), 17);
        for z in [1e3, 1e300, f64::INFINITY, f64::NAN] {
            for stages in 1..=4 {
                assert!(steps(stages, z) <= 1, "{stages} {z}");
            }
        }
    }

    #[test]
    fn a_motion_may_graze_the_bound() {
        let mut monitor = StabilityMonitor::new();
        for step in 0..100_000_u32 {
            // z is a little too large for a few steps out of hundreds.
            let z = 1.5 + 0.51 * libm::sin(f64::from(step) / 100.0);
            monitor = monitor.after(1, [("J", 1.0, z)]).unwrap();
        }
    }
}
