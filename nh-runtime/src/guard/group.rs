//! Rotation matrices among the coordinates: their distance from the group, and the projection onto
//! it.

use crate::number::{Mask, Scalar};
use crate::report::StepError;
use nalgebra::SMatrix;

/// Returns ‖RᵀR − I‖ in the Frobenius norm.
pub fn group_defect<T: Scalar, const D: usize>(r: &SMatrix<T, D, D>) -> T {
    norm_squared(&(r.transpose() * r - SMatrix::identity())).square_root()
}

/// Returns ‖M‖², the sum of the squares of all entries.
fn norm_squared<T: Scalar, const D: usize>(matrix: &SMatrix<T, D, D>) -> T {
    let columns = matrix.data.0.into_iter();
    let squares = columns.map(|column| column.into_iter().map(|x| x * x).reduce(|sum, square| sum + square));
    squares.flatten().fold(T::zero(), |sum, square| sum + square)
}

/// Returns det R of a 2 × 2 or 3 × 3 matrix.
fn determinant<T: Scalar, const D: usize>(r: &SMatrix<T, D, D>) -> T {
    let at = |i: usize, j: usize| r.get((i, j)).copied().unwrap_or(T::zero());
    let minor = |i: usize, j: usize| at(0, i) * at(1, j) - at(0, j) * at(1, i);
    if D == 2 { minor(0, 1) } else { minor(0, 1) * at(2, 2) - minor(0, 2) * at(2, 1) + minor(1, 2) * at(2, 0) }
}

/// Checks that R is a rotation, to half of the digits.
///
/// R Rᵀ is an integral of the motion from any start, so that a defect does not change. The
/// roundings of a long run under a method that preserves the group (a few ε a step, at random) are
/// far below √ε. A forgotten entry, or one of few digits, is above it.
///
/// # Errors
/// [`StepError::OffGroup`].
pub fn on_group<T: Scalar, const D: usize>(matrix: &'static str, r: &SMatrix<T, D, D>) -> Result<(), StepError> {
    let defect = group_defect(r);
    // Negated, so that NaN is refused.
    let off = !defect.all_le(T::lit(T::ROOT_EPSILON)) || !T::zero().all_lt(determinant(r));
    if off { Err(off_group(matrix, r)) } else { Ok(()) }
}

/// The largest number of Newton's iterations for the polar factor. It is never reached: with the
/// scaling nine suffice for condition numbers of 10¹⁶.
const MAX_ITERATIONS: usize = 30;

/// Returns the rotation nearest to R: its orthogonal polar factor, for det R > 0.
///
/// Newton's method X ↦ (s X + X⁻ᵀ/s)/2 with s² = |X⁻¹|/|X| in the Frobenius norm.
///
/// **Source**: N. J. Higham, Computing the polar decomposition — with applications (1986)
///
/// # Errors
/// [`StepError::OffGroup`] if R is a reflection or singular; the nearest rotation then does not
/// exist or is not unique.
pub fn rotation<T: Scalar, const D: usize>(
    matrix: &'static str,
    r: &SMatrix<T, D, D>,
) -> Result<SMatrix<T, D, D>, StepError> {
    if !T::zero().all_lt(determinant(r)) {
        return Err(off_group(matrix, r));
    }
    let mut x = *r;
    let mut done = T::Mask::splat(false);
    for _ in 0..MAX_ITERATIONS {
        let mut inverse = SMatrix::<T, D, D>::identity();
        for mut column in inverse.column_iter_mut() {
            let mut unit = [T::zero(); D];
            unit.iter_mut().zip(column.iter()).for_each(|(to, from)| *to = *from);
            // The columns of X serve as rows: this solves Xᵀ y = e.
            let solution = T::solve(x.data.0, unit);
            column.iter_mut().zip(solution).for_each(|(to, from)| *to = from);
        }
        let scale = (norm_squared(&inverse) / norm_squared(&x)).square_root().square_root();
        let next = (x * scale + inverse * (T::one() / scale)) * T::lit(0.5);
        let change = norm_squared(&(next - x)).square_root();
        x = x.zip_map(&next, |x, next| T::select(done, x, next));
        // The remaining error is half of the square of this change: roundoff.
        done = done | change.at_most(T::lit(T::ROOT_EPSILON));
        if done.all() {
            return Ok(x);
        }
    }
    Err(off_group(matrix, r))
}

#[cold]
fn off_group<T: Scalar, const D: usize>(matrix: &'static str, r: &SMatrix<T, D, D>) -> StepError {
    StepError::OffGroup {
        matrix,
        defect: group_defect(r).to_f64(),
        tolerance: T::ROOT_EPSILON,
        determinant: determinant(r).to_f64(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nalgebra::{Matrix2, Matrix3};

    fn turn<const D: usize>(i: usize, j: usize, angle: f64) -> SMatrix<f64, D, D> {
        let mut r = SMatrix::identity();
        r[(i, i)] = angle.cos();
        r[(j, j)] = angle.cos();
        r[(i, j)] = -angle.sin();
        r[(j, i)] = angle.sin();
        r
    }

    #[test]
    fn the_polar_factor_is_found_from_far_away() {
        let r = turn::<3>(0, 1, 0.7) * turn::<3>(1, 2, -2.0);
        let stretch = Matrix3::new(1e-5, 0.0, 0.0, 0.0, 3.0, 0.1, 0.0, 0.1, 1e4);
        let found = rotation("R", &(r * stretch)).unwrap();
        // The condition number of the polar factor is 2/(σ₂ + σ₃) = 0.7 for perturbations of R S.
        // The entries of R S are rounded to ε·10⁴ relative to the small ones; scaled by columns the
        // factor is more accurate.
        assert!((found - r).norm() < 1e4 * f64::EPSILON, "{:e}", (found - r).norm());
        assert!(group_defect(&found) < 8.0 * f64::EPSILON);
        let plane = turn::<2>(0, 1, 2.5);
        let found = rotation("R", &(plane * Matrix2::new(1.1, 0.2, 0.2, 0.9))).unwrap();
        assert!((found - plane).norm() < 8.0 * f64::EPSILON);
        let narrow = rotation("R", &Matrix2::<f32>::new(2.0, -2.0, 2.0, 2.0)).unwrap();
        assert!((narrow[(0, 0)] - 0.5_f32.sqrt()).abs() < 4.0 * f32::EPSILON);
    }

    #[test]
    fn what_is_no_rotation_is_refused() {
        let r = turn::<3>(0, 2, 0.3);
        assert_eq!(on_group("R", &r), Ok(()));
        assert_eq!(on_group("R", &(r * (1.0 + 1e-9))), Ok(()));
        let refused = |error: StepError, sign: f64| match error {
            StepError::OffGroup { matrix: "R", determinant, .. } => assert!(determinant * sign >= 0.0, "{error}"),
            other => panic!("{other}"),
        };
        refused(on_group("R", &(r * (1.0 + 1e-7))).unwrap_err(), 1.0);
        refused(on_group("R", &-r).unwrap_err(), -1.0);
        assert!(matches!(on_group("R", &(r * f64::NAN)), Err(StepError::OffGroup { .. })));
        refused(rotation("R", &-r).unwrap_err(), -1.0);
        refused(rotation("R", &Matrix3::<f64>::zeros()).unwrap_err(), 0.0);
    }
}
