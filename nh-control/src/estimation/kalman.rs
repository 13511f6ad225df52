//! The extended Kalman filter, and tests of its consistency.

use nonholonomic::nalgebra::{Cholesky, SMatrix, SVector};

/// The knowledge of a state as a normal distribution.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gaussian<const N: usize> {
    /// The mean. **Shape** N
    pub mean: SVector<f64, N>,
    /// The covariance P, symmetric, positive semidefinite. **Shape** N × N
    pub covariance: SMatrix<f64, N, N>,
}

/// The result of updating a [`Gaussian`] by a measurement.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Updated<const N: usize> {
    /// The knowledge after the measurement.
    pub posterior: Gaussian<N>,
    /// The normalised innovation squared, νᵀ S⁻¹ ν. For a consistent filter it is χ² distributed
    /// with as many degrees of freedom as measured numbers.
    pub surprise: f64,
}

impl<const N: usize> Gaussian<N> {
    /// Returns the prediction of an extended Kalman filter.
    ///
    /// **Equation** z̄' = f(z̄, u), P' = A P Aᵀ + B W Bᵀ with A = ∂f/∂z and B = ∂f/∂u at z̄, for disturbances of covariance W that enter as inputs do
    ///
    /// **Source** Bar-Shalom, Li & Kirubarajan, Estimation with Applications to Tracking and Navigation (2001), section 10.3
    ///
    /// **Shape** `mean` (z̄'): N, A: N × N, B: N × M, W: M × M
    #[must_use]
    pub fn predicted<const M: usize>(
        &self,
        mean: SVector<f64, N>,
        a: &SMatrix<f64, N, N>,
        b: &SMatrix<f64, N, M>,
        disturbance: &SMatrix<f64, M, M>,
    ) -> Self {
        let covariance = a * self.covariance * a.transpose() + b * disturbance * b.transpose();
        Gaussian { mean, covariance: symmetric(covariance) }
    }

    /// Returns the update of an extended Kalman filter by a measurement.
    ///
    /// **Equation** S = C P Cᵀ + R, K = P Cᵀ S⁻¹, z̄ ← z̄ + K ν, P ← (I − K C) P (I − K C)ᵀ + K R Kᵀ (Joseph's form, which stays positive semidefinite)
    ///
    /// **Source** as [`Gaussian::predicted`]; Bucy & Joseph (1968)
    ///
    /// **Shape** `innovation` (ν, the measurement less its expectation): L, `observation` (C, the
    /// derivative of the expectation by z): L × N, `noise` (R): L × L
    ///
    /// Returns `None` if S is not positive definite.
    #[must_use]
    pub fn updated<const L: usize>(
        &self,
        innovation: &SVector<f64, L>,
        observation: &SMatrix<f64, L, N>,
        noise: &SMatrix<f64, L, L>,
    ) -> Option<Updated<N>> {
        let cross = observation * self.covariance;
        let factor = Cholesky::new(symmetric(cross * observation.transpose() + noise))?;
        let gain = factor.solve(&cross).transpose();
        let rest = SMatrix::identity() - gain * observation;
        let covariance = rest * self.covariance * rest.transpose() + gain * noise * gain.transpose();
        let posterior = Gaussian { mean: self.mean + gain * innovation, covariance: symmetric(covariance) };
        Some(Updated { posterior, surprise: innovation.dot(&factor.solve(innovation)) })
    }

    /// Returns the normalised estimation error squared (NEES), given the true state. For a
    /// consistent filter it is χ² distributed with N degrees of freedom.
    ///
    /// **Equation** (z − z̄)ᵀ P⁻¹ (z − z̄)
    ///
    /// Returns `None` if P is not positive definite.
    #[must_use]
    pub fn squared_error(&self, truth: &SVector<f64, N>) -> Option<f64> {
        let error = truth - self.mean;
        Some(error.dot(&Cholesky::new(self.covariance)?.solve(&error)))
    }

    /// Returns the standard deviation of the number of this index.
    ///
    /// # Panics
    /// If the index is not below N.
    #[must_use]
    pub fn deviation(&self, index: usize) -> f64 {
        self.covariance[(index, index)].sqrt()
    }
}

fn symmetric<const N: usize>(matrix: SMatrix<f64, N, N>) -> SMatrix<f64, N, N> {
    (matrix + matrix.transpose()) * 0.5
}

/// Returns the band that contains a χ² variable with the same probability as the band of
/// `deviations` standard deviations contains a normal variable: 95 % for 1.96.
///
/// **Equation** n (1 − 2/(9n) ± s √(2/(9n)))³, to 4 % at n = 5 and better beyond; the sum of K
/// variables of n degrees of freedom has K n degrees of freedom.
///
/// **Source** Wilson & Hilferty, Proceedings of the National Academy of Sciences 17 (1931) 684–688
#[must_use]
pub fn chi_squared_band(freedom: usize, deviations: f64) -> (f64, f64) {
    let n = freedom as f64;
    let spread = 2.0 / (9.0 * n);
    let bound = |s: f64| n * (1.0 - spread + s * spread.sqrt()).max(0.0).powi(3);
    (bound(-deviations), bound(deviations))
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonholonomic::nalgebra::{matrix, vector};
    use nonholonomic_lab::ensemble::Random;

    /// The percentiles 2.5 and 97.5 of χ² are those of the tables.
    #[test]
    fn bands() {
        for (freedom, low, high) in [(5_u32, 0.831, 12.83), (10, 3.247, 20.48), (100, 74.22, 129.56)] {
            let band = chi_squared_band(freedom as usize, 1.96);
            assert!((band.0 / low - 1.0).abs() < 0.25 / f64::from(freedom), "{freedom}: {band:?}");
            assert!((band.1 / high - 1.0).abs() < 2e-3, "{freedom}: {band:?}");
        }
    }

    /// A measured random walk: P converges to the solution of p² − w p − w r = 0 for the
    /// prediction, and errors have that variance.
    #[test]
    fn a_random_walk() {
        let (w, r): (f64, f64) = (0.3, 2.0);
        let expected = 0.5 * (w + (w * w + 4.0 * w * r).sqrt());
        let one = matrix![1.0];
        let mut known = Gaussian { mean: vector![0.0], covariance: matrix![100.0] };
        let (mut truth, mut random) = (0.0, Random::new(3, 0));
        let (mut squares, mut surprises) = (0.0, 0.0);
        for _ in 0..4000 {
            truth += w.sqrt() * random.normal();
            let predicted = known.predicted(known.mean, &one, &one, &matrix![w]);
            let innovation = truth + r.sqrt() * random.normal() - predicted.mean[0];
            let updated = predicted.updated(&vector![innovation], &one, &matrix![r]).unwrap();
            known = updated.posterior;
            squares += known.squared_error(&vector![truth]).unwrap();
            surprises += updated.surprise;
        }
        let predicted = known.predicted(known.mean, &one, &one, &matrix![w]).covariance[0];
        assert!((predicted - expected).abs() < 1e-12, "{predicted} {expected}");
        // Innovations are independent; errors are correlated over some steps.
        let (low, high) = chi_squared_band(4000, 3.0);
        assert!((low..high).contains(&surprises), "{low} {surprises} {high}");
        assert!((squares / 4000.0 - 1.0).abs() < 0.15, "{squares}");
    }

    #[test]
    fn measurements_in_turn_are_measurements_at_once() {
        let prior = Gaussian {
            mean: vector![1.0, -1.0, 0.5],
            covariance: matrix![2.0, 0.3, 0.1; 0.3, 1.0, -0.2; 0.1, -0.2, 0.7],
        };
        let c = matrix![1.0, 0.0, 2.0; 0.0, -1.0, 0.5];
        let (measured, noise) = (vector![0.3, 0.9], matrix![0.4, 0.0; 0.0, 0.1]);
        let at_once = prior.updated(&(measured - c * prior.mean), &c, &noise).unwrap().posterior;
        let mut in_turn = prior;
        for i in 0..2 {
            let row = c.fixed_rows::<1>(i).into_owned();
            let innovation = vector![measured[i] - (row * in_turn.mean)[0]];
            in_turn = in_turn.updated(&innovation, &row, &matrix![noise[(i, i)]]).unwrap().posterior;
        }
        assert!((at_once.mean - in_turn.mean).norm() < 1e-14);
        assert!((at_once.covariance - in_turn.covariance).norm() < 1e-14);
        assert!(prior.updated(&measured, &c, &(-matrix![10.0, 0.0; 0.0, 10.0])).is_none());
    }
}
