//! Nonlinear least squares.

use nonholonomic::nalgebra::{Cholesky, SMatrix, SVector};
use std::fmt;

/// A residual with its derivatives, both divided by the standard deviation of the measurement.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Residual<const N: usize> {
    /// r: the prediction of the parameters less the measurement.
    pub value: f64,
    /// ∂r/∂p. **Shape** N
    pub gradient: SVector<f64, N>,
}

/// The method of Levenberg and Marquardt with its limits.
///
/// **Equation** minimise ½ Σ rᵢ(p)² by p ← p − (JᵀJ + λ D)⁻¹ Jᵀ r, with D the largest diagonal of
/// JᵀJ so far and λ by the ratio of the decrease to the decrease that the linear residuals predict
///
/// **Source** Marquardt, SIAM Journal 11 (1963) 431–441; Nielsen, Damping parameter in Marquardt's method, IMM-REP-1999-05, for λ; Moré (1978) for D
///
/// JᵀJ is formed with columns of unit length. Parameters may therefore have any units, and
/// directions that are determined a million times worse than others (in these units) are still
/// resolved.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Levenberg {
    /// The largest number of evaluations of the residuals.
    pub evaluations: usize,
    /// The decrease of the sum of squares by a step, relative or absolute, below which the method
    /// has converged.
    pub tolerance: f64,
}

impl Default for Levenberg {
    fn default() -> Self {
        Levenberg { evaluations: 200, tolerance: 1e-12 }
    }
}

/// Fitted parameters.
#[derive(Clone, Debug, PartialEq)]
pub struct Fit<const N: usize> {
    /// The estimates. **Shape** N
    pub parameters: SVector<f64, N>,
    /// The covariance of the estimates for residuals of variance 1: (JᵀJ)⁻¹. **Shape** N × N
    ///
    /// If the deviations of the measurements are unknown, residuals have other units, and the
    /// covariance must be multiplied by [`Fit::variance`].
    pub covariance: SMatrix<f64, N, N>,
    /// Σ r²
    pub squares: f64,
    /// Σ r² / (residuals − N), near 1 if both the model and the deviations of measurements are
    /// right.
    pub variance: f64,
    /// The number of evaluations of the residuals.
    pub evaluations: usize,
}

impl<const N: usize> Fit<N> {
    /// Returns the standard errors of the estimates, √ of the covariance's diagonal.
    pub fn errors(&self) -> SVector<f64, N> {
        self.covariance.diagonal().map(f64::sqrt)
    }
}

/// The reason for which no parameters were found.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum FitError<E> {
    /// The residuals at the start failed.
    Residuals(E),
    /// There are no more residuals than parameters, or some are not finite.
    TooFew {
        /// The number of finite residuals.
        finite: usize,
    },
    /// JᵀJ is singular: a combination of the parameters is not determined.
    NotDetermined,
    /// The method did not converge within the allowed evaluations.
    NotConverged {
        /// Σ r² so far.
        squares: f64,
    },
}

impl<E: fmt::Display> fmt::Display for FitError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Residuals(error) => write!(f, "the residuals at the start: {error}"),
            Self::TooFew { finite } => write!(f, "{finite} finite residuals do not determine the parameters"),
            Self::NotDetermined => f.write_str("a combination of the parameters is not determined by the measurements"),
            Self::NotConverged { squares } => write!(f, "the fit has not converged: the sum of squares is {squares:e}"),
        }
    }
}

impl<E: std::error::Error + 'static> std::error::Error for FitError<E> {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Residuals(error) => Some(error),
            _ => None,
        }
    }
}

/// JᵀJ, Jᵀr and Σ r².
#[derive(Clone, Copy)]
struct Normal<const N: usize> {
    matrix: SMatrix<f64, N, N>,
    right: SVector<f64, N>,
    squares: f64,
    count: usize,
}

impl<const N: usize> Normal<N> {
    /// Sums the residuals; returns `None` if a number is not finite.
    fn of(residuals: &[Residual<N>]) -> Option<Self> {
        let none = Normal { matrix: SMatrix::zeros(), right: SVector::zeros(), squares: 0.0, count: residuals.len() };
        let normal = residuals.iter().fold(none, |mut sum, Residual { value, gradient }| {
            sum.matrix += gradient * gradient.transpose();
            sum.right += gradient * *value;
            sum.squares += value * value;
            sum
        });
        let numbers = normal.matrix.iter().chain(&normal.right);
        (normal.squares.is_finite() && numbers.into_iter().all(|x| x.is_finite())).then_some(normal)
    }

    /// Factorises JᵀJ + λ D, with columns of unit length.
    fn factor(&self, lambda: f64, scale: &SVector<f64, N>) -> Option<Scaled<N>> {
        let units = scale.map(|d| 1.0 / d.sqrt());
        let mut matrix = SMatrix::from_fn(|i, j| units[i] * self.matrix[(i, j)] * units[j]);
        (0..N).for_each(|i| matrix[(i, i)] += lambda);
        Some(Scaled { factor: Cholesky::new(matrix)?, units })
    }
}

struct Scaled<const N: usize> {
    factor: Cholesky<f64, nonholonomic::nalgebra::Const<N>>,
    units: SVector<f64, N>,
}

impl<const N: usize> Scaled<N> {
    fn solve(&self, right: &SVector<f64, N>) -> SVector<f64, N> {
        self.factor.solve(&right.component_mul(&self.units)).component_mul(&self.units)
    }
}

impl Levenberg {
    /// Fits the parameters, beginning at `start`. `residuals` returns all residuals at a point with
    /// their derivatives. A point at which it fails is refused; a failure at the start is an error.
    ///
    /// # Errors
    /// [`FitError`]
    pub fn fit<E, const N: usize>(
        &self,
        start: SVector<f64, N>,
        mut residuals: impl FnMut(&SVector<f64, N>) -> Result<Vec<Residual<N>>, E>,
    ) -> Result<Fit<N>, FitError<E>> {
        let first = residuals(&start).map_err(FitError::Residuals)?;
        let finite = first.iter().filter(|r| r.value.is_finite() && r.gradient.iter().all(|x| x.is_finite())).count();
        let normal = Normal::of(&first).filter(|normal| normal.count > N);
        let (mut parameters, mut normal) = (start, normal.ok_or(FitError::TooFew { finite })?);
        let mut scale = normal.matrix.diagonal();
        let (mut lambda, mut growth) = (1e-3, 2.0);
        for evaluations in 1..=self.evaluations {
            if scale.iter().any(|d| *d <= 0.0) {
                return Err(FitError::NotDetermined);
            }
            let Some(damped) = normal.factor(lambda, &scale) else {
                return Err(FitError::NotDetermined);
            };
            let step = -damped.solve(&normal.right);
            // The decrease of ½ Σ r² that the linear residuals predict.
            let promised = -step.dot(&normal.right) - 0.5 * step.dot(&(normal.matrix * step));
            if promised <= self.tolerance * (0.5 * normal.squares).max(1.0) {
                return finish(parameters, &normal, evaluations);
            }
            let trial = parameters + step;
            let better = residuals(&trial).ok().and_then(|residuals| Normal::of(&residuals));
            match better.filter(|better| better.squares < normal.squares && better.count == normal.count) {
                Some(better) => {
                    let ratio = 0.5 * (normal.squares - better.squares) / promised;
                    lambda *= (1.0 - (2.0 * ratio - 1.0).powi(3)).max(1.0 / 3.0);
                    growth = 2.0;
                    (parameters, normal) = (trial, better);
                    scale = scale.sup(&normal.matrix.diagonal());
                }
                None => {
                    lambda *= growth;
                    growth *= 2.0;
                }
            }
        }
        Err(FitError::NotConverged { squares: normal.squares })
    }
}

fn finish<E, const N: usize>(
    parameters: SVector<f64, N>,
    normal: &Normal<N>,
    evaluations: usize,
) -> Result<Fit<N>, FitError<E>> {
    let scaled = normal.factor(0.0, &normal.matrix.diagonal()).ok_or(FitError::NotDetermined)?;
    let (inverse, units) = (scaled.factor.inverse(), scaled.units);
    let covariance = SMatrix::from_fn(|i, j| units[i] * inverse[(i, j)] * units[j]);
    // A variance 10¹³ times that of the parameter alone is roundoff of JᵀJ.
    if (0..N).any(|i| inverse[(i, i)] > 1e13) {
        return Err(FitError::NotDetermined);
    }
    let variance = normal.squares / (normal.count - N) as f64;
    Ok(Fit { parameters, covariance, squares: normal.squares, variance, evaluations })
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonholonomic::nalgebra::vector;
    use nonholonomic_lab::diagnostics::Line;
    use nonholonomic_lab::ensemble::Random;
    use std::convert::Infallible;

    /// A line is fitted in closed form.
    #[test]
    fn a_line() {
        let mut random = Random::new(11, 0);
        let points: Vec<_> =
            (0..50).map(|i| (0.1 * f64::from(i), 3.0 - 0.2 * f64::from(i) + random.normal())).collect();
        let residual = |p: &SVector<f64, 2>, (x, y): (f64, f64)| Residual {
            value: p[0] + p[1] * x - y,
            gradient: vector![1.0, x],
        };
        let residuals =
            |p: &SVector<f64, 2>| Ok::<_, Infallible>(points.iter().map(|&point| residual(p, point)).collect());
        let fit = Levenberg { tolerance: 1e-15, ..Levenberg::default() }.fit(SVector::zeros(), residuals).unwrap();
        let line = Line::through(points.iter().copied()).unwrap();
        assert!(
            (fit.parameters[0] - line.intercept).abs() < 1e-6 && (fit.parameters[1] - line.slope).abs() < 1e-6,
            "{fit:?} {line:?}"
        );
        let error = fit.errors()[1] * fit.variance.sqrt();
        assert!((error - line.slope_error).abs() < 1e-12, "{error} {}", line.slope_error);
    }

    /// Rosenbrock's function has the residuals 10 (y − x²) and 1 − x. A third residual of 0 makes
    /// them more numerous than the parameters.
    #[test]
    fn a_curved_valley() {
        let residuals = |p: &SVector<f64, 2>| {
            let valley = Residual { value: 10.0 * (p[1] - p[0] * p[0]), gradient: vector![-20.0 * p[0], 10.0] };
            let along = Residual { value: 1.0 - p[0], gradient: vector![-1.0, 0.0] };
            Ok::<_, Infallible>(vec![valley, along, Residual { value: 0.0, gradient: SVector::zeros() }])
        };
        let fit = Levenberg { tolerance: 1e-20, ..Levenberg::default() }.fit(vector![-1.2, 1.0], residuals).unwrap();
        assert!((fit.parameters - vector![1.0, 1.0]).norm() < 1e-8, "{fit:?}");
        // (JᵀJ)⁻¹ of J = [−20, 10; −1, 0]
        assert!((fit.covariance - SMatrix::from([[1.0, 2.0], [2.0, 4.01]])).norm() < 1e-7, "{}", fit.covariance);
    }

    #[test]
    fn what_cannot_be_fitted() {
        let twice = |p: &SVector<f64, 2>| {
            let sum = |y: f64| Residual { value: p[0] + p[1] - y, gradient: vector![1.0, 1.0] };
            Ok::<_, Infallible>(vec![sum(1.0), sum(2.0), sum(4.0)])
        };
        assert_eq!(Levenberg::default().fit(SVector::zeros(), twice), Err(FitError::NotDetermined));
        let one =
            |p: &SVector<f64, 2>| Ok::<_, Infallible>(vec![Residual { value: p[0], gradient: vector![1.0, 0.0] }]);
        assert_eq!(Levenberg::default().fit(SVector::zeros(), one), Err(FitError::TooFew { finite: 1 }));
        let broken = |_: &SVector<f64, 1>| Err::<Vec<Residual<1>>, _>("no motion");
        assert_eq!(Levenberg::default().fit(SVector::zeros(), broken), Err(FitError::Residuals("no motion")));
    }
}
