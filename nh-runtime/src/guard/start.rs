//! Checks of the data that a stepper starts from.

use super::step::non_finite;
use crate::number::Scalar;
use crate::report::{ParameterError, StepError};
use nalgebra::{SMatrix, SVector};

/// Returns the parameter if it is finite.
///
/// # Errors
/// If it is not.
pub fn finite<T: Scalar>(name: &'static str, value: T) -> Result<T, ParameterError> {
    if value.all_finite() { Ok(value) } else { Err(ParameterError::NonFinite { name, value: value.to_f64() }) }
}

/// Returns the parameter if it is finite and positive.
///
/// # Errors
/// If it is not.
pub fn positive<T: Scalar>(name: &'static str, value: T) -> Result<T, ParameterError> {
    let value = finite(name, value)?;
    if !T::zero().all_lt(value) {
        return Err(ParameterError::NotPositive { name, value: value.to_f64() });
    }
    Ok(value)
}

/// Returns the step size if it is finite and not zero.
///
/// # Errors
/// If it is not.
pub fn step_size<T: Scalar>(h: T) -> Result<T, StepError> {
    // A step so small that its reciprocal overflows counts as zero.
    if h.all_finite() && (T::one() / h).all_finite() { Ok(h) } else { Err(StepError::StepSize { h: h.to_f64() }) }
}

/// Checks that the option is finite and in its range.
///
/// # Errors
/// If it is not.
pub fn option<T: Scalar>(
    method: &'static str,
    name: &'static str,
    value: T,
    minimum: f64,
    maximum: f64,
) -> Result<(), StepError> {
    let within = value.all_finite() && T::lit(minimum).all_le(value) && value.all_le(T::lit(maximum));
    if within { Ok(()) } else { Err(StepError::MethodOption { method, name, value: value.to_f64(), minimum, maximum }) }
}

/// Checks that w is in the kernel of μ, up to roundoff.
///
/// The entries of a w that was computed to lie there have relative errors of a few ε, and so have
/// those of μ: the sine of an angle of size 10 has an error of 10 ε. The sum Σⱼ μᵢⱼ wⱼ then has an
/// error of as many ε Σⱼ |μᵢⱼ wⱼ|. If w was projected from a vector of its own length (the
/// half-step momenta of `leapfrog`), its entries have errors of a few ε |w|, and the sum one of a
/// few ε |μᵢ| |w|, in the norms of g⁻¹ and of g. The tolerance of 64 ε of both has room for angles
/// of a few turns; numbers that were rounded to fewer digits have to be projected.
///
/// # Errors
/// [`StepError::OffConstraints`] with the row that is violated most; [`StepError::NonFinite`] if
/// w·g w is too large to be a number.
pub fn on_constraints<T: Scalar, const R: usize, const K: usize>(
    mu: &SMatrix<T, R, K>,
    w: &SVector<T, K>,
    metric: &SMatrix<T, K, K>,
    inverse: &SMatrix<T, K, K>,
) -> Result<(), StepError> {
    on_constraints_of(R, mu.as_slice(), w.as_slice(), metric.as_slice(), inverse.as_slice())
}

/// Checks as [`on_constraints`] does, for `rows` constraints and matrices that are listed column by
/// column.
///
/// # Errors
/// Those of [`on_constraints`].
pub fn on_constraints_of<T: Scalar>(
    rows: usize,
    mu: &[T],
    w: &[T],
    metric: &[T],
    inverse: &[T],
) -> Result<(), StepError> {
    let energy = quadratic(metric, w.iter().copied());
    if !energy.all_finite() {
        // An infinite energy gives no tolerance, and no step could start from it.
        return Err(StepError::NonFinite { step: 0, time: 0.0 });
    }
    let mut worst = (T::zero(), Ok(()));
    for constraint in 0..rows {
        let row = mu.iter().skip(constraint).step_by(rows.max(1)).copied();
        let mut sum = T::zero();
        let mut size = T::zero();
        for (mu, &w) in row.clone().zip(w) {
            sum += mu * w;
            size += (mu * w).magnitude();
        }
        size += (quadratic(inverse, row) * energy).square_root();
        let residual = sum.magnitude();
        let tolerance = T::lit(64.0 * T::EPSILON) * size;
        // Negated, so that NaN is refused.
        if !residual.all_le(tolerance) && !residual.all_le(worst.0) {
            let (r, tolerance) = (residual.to_f64(), tolerance.to_f64());
            worst = (residual, Err(StepError::OffConstraints { constraint, residual: r, tolerance }));
        }
    }
    worst.1
}

/// Returns x·M x for a symmetric matrix, listed row by row.
fn quadratic<T: Scalar>(matrix: &[T], x: impl ExactSizeIterator<Item = T> + Clone) -> T {
    let rows = matrix.chunks(x.len().max(1));
    rows.zip(x.clone()).fold(T::zero(), |sum, (row, xi)| {
        let product = row.iter().zip(x.clone()).fold(T::zero(), |sum, (&m, xj)| sum + m * xj);
        sum + xi * product
    })
}

/// Checks that the metric is positive definite.
///
/// # Errors
/// [`StepError::MetricNotPositiveDefinite`].
pub fn positive_definite<T: Scalar, const K: usize>(metric: &SMatrix<T, K, K>) -> Result<(), StepError> {
    if T::positive_definite(metric) { Ok(()) } else { Err(StepError::MetricNotPositiveDefinite) }
}

/// Checks that the state is finite.
///
/// # Errors
/// If it is not.
pub fn finite_state<T: Scalar, const N: usize, const K: usize>(
    time: T,
    q: &SVector<T, N>,
    w: &SVector<T, K>,
) -> Result<(), StepError> {
    let finite = time.all_finite() && q.iter().chain(w.iter()).all(|x| x.all_finite());
    if finite { Ok(()) } else { Err(non_finite(0, time)) }
}
