//! The guard that monitors the rank of μ(q), and of a frame.

#[cfg(feature = "lanes")]
use crate::number::{InLanes, number};
use crate::number::{Mask, Scalar};
use nalgebra::SMatrix;

/// The fraction of its value at the start below which det(μ g⁻¹ μᵀ) counts as zero. The determinant
/// is quadratic in μ, and the constraint forces, which go like its inverse root, have then grown a
/// million-fold.
const LOST: f64 = 1e-12;

/// The fraction below which a determinant is close to zero. A change of sign of the minors of μ
/// between two configurations is a passage through a singular one only if both are close to it.
/// Farther away, the rows may have turned around in one large step.
const NEAR: f64 = 0.05;

/// Monitors det(μ g⁻¹ μᵀ) ≥ 0, which vanishes where μ(q) loses rank, and the K minors of μ of full
/// size. If a frame of D is monitored as well, the measure has a factor that vanishes where the
/// frame loses its rank. This factor has a sign, and the rank counts as lost if the sign differs
/// from that at the start.
///
/// A step can jump over a singular configuration. The determinant is then positive on both sides,
/// but the vector of minors has passed through 0, so that its old and its new value point in
/// opposite directions. The minors are computed only if both determinants are small.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RankMonitor<T> {
    at_start: T,
    measure: T,
}

impl<T: Scalar> RankMonitor<T> {
    /// Starts to monitor. `scale` is the size of the determinant for a μ with entries of size 1: 1
    /// without the metric, and [`metric_scale`] with it.
    ///
    /// # Errors
    /// The determinant, if it is not larger than (64 ε)² `scale`: μ is then zero to roundoff.
    pub fn new(measure: T, scale: T) -> Result<Self, f64> {
        let roundoff = 64.0 * T::EPSILON;
        // Negated, so that NaN is refused.
        if !(T::lit(roundoff * roundoff) * scale).all_le(measure.magnitude()) {
            return Err(measure.to_f64());
        }
        Ok(RankMonitor { at_start: measure, measure })
    }

    /// Returns whether the determinant is so small, in some lane, that the minors need a
    /// [check](Self::check).
    #[inline(always)]
    pub fn is_near(&self, measure: T) -> bool {
        self.near(measure).any()
    }

    #[inline(always)]
    fn near(&self, measure: T) -> T::Mask {
        self.share(measure).at_most(self.nearness())
    }

    /// Returns the bound of the measure, with its [sign](Self::sign), up to which it is near 0.
    #[inline(always)]
    pub fn nearness(&self) -> T {
        T::lit(NEAR) * self.at_start.magnitude()
    }

    /// Returns −1 if the measure was negative at the start, and 1 otherwise.
    pub fn sign(&self) -> T {
        T::select(self.at_start.below(T::zero()), -T::one(), T::one())
    }

    /// Returns the measure, made positive if it has the sign that it had at the start.
    #[inline(always)]
    fn share(&self, measure: T) -> T {
        T::select(self.at_start.below(T::zero()), -measure, measure)
    }

    /// Checks that μ keeps its rank on the way to a configuration with this determinant. `old` and
    /// `new` are the minors at the old and the new configuration.
    ///
    /// # Errors
    /// The new determinant, divided by the one at the start.
    #[cold]
    #[inline(never)]
    pub fn check<const K: usize>(self, measure: T, old: [T; K], new: [T; K]) -> Result<(), f64> {
        self.check_passage(measure, old.into_iter().zip(new))
    }

    /// Checks as [`check`](Self::check) does, with the minors in pairs.
    ///
    /// # Errors
    /// Those of [`RankMonitor::check`].
    pub fn check_passage(self, measure: T, minors: impl Iterator<Item = (T, T)>) -> Result<(), f64> {
        let product = minors.fold(T::zero(), |sum, (old, new)| sum + old * new);
        let passed_through = self.near(self.measure) & self.near(measure) & product.at_most(T::zero());
        if (self.share(measure).at_most(T::lit(LOST) * self.at_start.magnitude()) | passed_through).any() {
            return Err((measure / self.at_start).to_f64());
        }
        Ok(())
    }

    /// Checks that the step is short compared with the remaining way to the place where the frame
    /// loses its rank. Momenta along the frame grow as an inverse power of that way. If the measure
    /// falls to a half on a step near that place, nothing about the step is accurate except what
    /// the method conserves.
    ///
    /// # Errors
    /// The measure, divided by the one at the start.
    #[cold]
    pub fn check_approach(self, measure: T) -> Result<(), f64> {
        let fallen = self.share(measure).at_most(T::lit(0.5) * self.share(self.measure));
        if (fallen & self.near(measure)).any() { Err((measure / self.at_start).to_f64()) } else { Ok(()) }
    }

    /// Returns the measure as a part of its value at the start, if it is small in some lane: at
    /// most a quarter if a `frame` is monitored, and a twentieth for the determinant alone, which
    /// is quadratic in μ.
    #[cold]
    pub fn left(&self, frame: bool) -> Option<f64> {
        let little = T::lit(if frame { 0.25 } else { NEAR });
        let is_little = self.share(self.measure).at_most(little * self.at_start.magnitude()).any();
        is_little.then(|| (self.measure / self.at_start).to_f64())
    }

    /// Records the configuration after a step.
    #[inline(always)]
    pub fn advance(&mut self, measure: T) {
        self.measure = measure;
    }
}

#[cfg(feature = "lanes")]
impl<T: Scalar> InLanes<T> for RankMonitor<T> {
    type Lane = RankMonitor<f64>;

    fn gather(lanes: &[RankMonitor<f64>]) -> Self {
        RankMonitor { at_start: number(lanes, |lane| lane.at_start), measure: number(lanes, |lane| lane.measure) }
    }

    fn lane(&self, lane: usize) -> RankMonitor<f64> {
        RankMonitor { at_start: self.at_start.lane(lane), measure: self.measure.lane(lane) }
    }
}

/// Returns the size of the determinant of the r × r matrix μ g⁻¹ μᵀ in the units of the masses: (tr
/// g⁻¹/k)ʳ.
pub fn metric_scale<T: Scalar, const K: usize>(inverse_mass: &SMatrix<T, K, K>, constraints: usize) -> T {
    let sum = (0..K).fold(T::zero(), |sum, i| sum + inverse_mass[(i, i)]);
    let mean = sum / T::lit(K.max(1) as f64);
    (0..constraints).fold(T::lit(1.0), |product, _| product * mean)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(x: f64) -> (f64, [f64; 2]) {
        // μ = (cos x, 0), g = 1
        let c = libm::cos(x);
        (c * c, [c, 0.0])
    }

    fn monitor(x: f64) -> RankMonitor<f64> {
        RankMonitor::new(at(x).0, 1.0).unwrap()
    }

    fn check(monitor: &RankMonitor<f64>, from: f64, to: f64) -> Result<(), f64> {
        monitor.check(at(to).0, at(from).1, at(to).1)
    }

    #[test]
    fn a_singular_start_is_refused() {
        assert!(RankMonitor::new(at(core::f64::consts::FRAC_PI_2).0, 1.0).is_err());
        assert!(RankMonitor::new(f64::NAN, 1.0).is_err());
        // With masses of 10¹⁴ a singular start is refused as well, and a regular one is accepted.
        let scale = metric_scale(&SMatrix::<f64, 2, 2>::from_diagonal_element(1e-14), 1);
        assert!(RankMonitor::new(1e-14 * at(core::f64::consts::FRAC_PI_2).0, scale).is_err());
        assert!(RankMonitor::new(1e-14 * at(0.1).0, scale).is_ok());
    }

    #[test]
    fn a_step_onto_the_singularity_and_one_across_it() {
        let mut monitor = monitor(0.0);
        assert!(check(&monitor, 0.0, 1.5).is_ok());
        monitor.advance(at(1.5).0);
        assert!(check(&monitor, 1.5, core::f64::consts::FRAC_PI_2 - 1e-7).unwrap_err() < 1e-12);
        assert!(check(&monitor, 1.5, 1.6).is_err(), "passed through π/2");
        assert!(check(&monitor, 1.5, 1.52).is_ok(), "close to π/2, on the same side");
    }

    #[test]
    fn turning_around_far_from_the_singularity_is_allowed() {
        // A unit row that turns by π in one step.
        let monitor = RankMonitor::new(1.0, 1.0).unwrap();
        assert!(monitor.check(1.0, [1.0, 0.0], [-1.0, 0.0]).is_ok());
    }
}
