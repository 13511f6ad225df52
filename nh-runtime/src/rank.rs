//! The guard that watches the rank of μ(q).

use crate::Scalar;

/// Below this fraction of its value at the start, det(μ g⁻¹ μᵀ) counts as zero: it is quadratic in μ, so that the
/// constraint forces, which go like its inverse root, have grown a million-fold.
const LOST: f64 = 1e-12;

/// A change of sign of the minors of μ between two configurations is a passage through a singular one only where both are
/// close to it: elsewhere the rows may have turned around by themselves in one large step.
const NEAR: f64 = 0.05;

/// Watches det(μ g⁻¹ μᵀ) ≥ 0, which vanishes where μ(q) loses rank, and the K minors of μ of full size.
///
/// A step can jump over a singular configuration: the determinant is then positive on both sides, but the vector of minors
/// has passed through 0, so that its old and its new value point in opposite directions.
#[derive(Clone, Copy, Debug)]
pub struct RankMonitor<T, const K: usize> {
    at_start: T,
    measure: T,
    minors: [T; K],
}

impl<T: Scalar, const K: usize> RankMonitor<T, K> {
    /// Starts to watch.
    ///
    /// # Errors
    /// The determinant, where it is not larger than (64 ε)²: μ is then zero to roundoff for entries of size 1.
    pub fn new(measure: T, minors: [T; K]) -> Result<Self, f64> {
        let roundoff = 64.0 * T::EPSILON;
        // Negated, so that NaN is refused.
        if !T::lit(roundoff * roundoff).all_le(measure) {
            return Err(measure.to_f64());
        }
        Ok(RankMonitor { at_start: measure, measure, minors })
    }

    /// Does μ keep its rank on the way to a configuration with this determinant and these minors?
    ///
    /// # Errors
    /// The new determinant, divided by the one at the start.
    #[inline(always)]
    pub fn check(&self, measure: T, minors: [T; K]) -> Result<(), f64> {
        let lost = measure.all_le(T::lit(LOST) * self.at_start);
        if lost || (measure.all_le(T::lit(NEAR) * self.at_start) && self.passed_through(minors)) {
            return Err((measure / self.at_start).to_f64());
        }
        Ok(())
    }

    /// Records the configuration of a step that was taken.
    #[inline(always)]
    pub fn advance(&mut self, measure: T, minors: [T; K]) {
        self.measure = measure;
        self.minors = minors;
    }

    #[cold]
    fn passed_through(self, minors: [T; K]) -> bool {
        let product = self.minors.into_iter().zip(minors).fold(T::zero(), |sum, (old, new)| sum + old * new);
        self.measure.all_le(T::lit(NEAR) * self.at_start) && product.all_le(T::zero())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(x: f64) -> (f64, [f64; 2]) {
        // μ = (cos x, 0), g = 1
        let c = libm::cos(x);
        (c * c, [c, 0.0])
    }

    fn monitor(x: f64) -> RankMonitor<f64, 2> {
        let (measure, minors) = at(x);
        RankMonitor::new(measure, minors).unwrap()
    }

    #[test]
    fn a_singular_start_is_refused() {
        let (measure, minors) = at(core::f64::consts::FRAC_PI_2);
        assert!(RankMonitor::new(measure, minors).is_err());
        assert!(RankMonitor::new(f64::NAN, [1.0]).is_err());
    }

    #[test]
    fn a_step_onto_the_singularity_and_one_across_it() {
        let mut monitor = monitor(0.0);
        let (measure, minors) = at(1.5);
        assert!(monitor.check(measure, minors).is_ok());
        monitor.advance(measure, minors);
        let (measure, minors) = at(core::f64::consts::FRAC_PI_2 - 1e-7);
        assert!(monitor.check(measure, minors).unwrap_err() < 1e-12);
        let (measure, minors) = at(1.6);
        assert!(monitor.check(measure, minors).is_err(), "passed through π/2");
    }

    #[test]
    fn turning_around_far_from_the_singularity_is_allowed() {
        // A unit row that turns by π in one step.
        let monitor = RankMonitor::new(1.0, [1.0, 0.0]).unwrap();
        assert!(monitor.check(1.0, [-1.0, 0.0]).is_ok());
    }
}
