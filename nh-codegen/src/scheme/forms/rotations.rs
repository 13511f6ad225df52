//! Rotation matrices among the coordinates, as values: distance from the group, determinant, polar
//! factor.

use super::script::Script;
use crate::ir::handles::{Matrix, Scalar, Vector};
use crate::model::RotationBlock;

/// Returns the matrices R at the canonical q.
pub fn matrices(s: Script<'_>) -> Vec<Matrix<'_>> {
    s.mechanics.model().about.groups.iter().map(|block| matrix(s, block, s.q())).collect()
}

/// Takes R out of the values of all coordinates.
pub fn matrix<'s>(s: Script<'s>, block: &RotationBlock, q: Vector<'s>) -> Matrix<'s> {
    let entries: Vec<Scalar<'s>> = block.entries().map(|i| q.entry(i)).collect();
    s.matrix(block.dimension, block.dimension, |i, j| entries[i * block.dimension + j])
}

/// Returns RᵀR − I.
pub fn excess<'s>(s: Script<'s>, r: Matrix<'s>) -> Matrix<'s> {
    r.transpose() * r - s.matrix(r.rows(), r.rows(), |i, j| s.ratio((i == j).into(), 1))
}

/// Returns the square root of the sum of all ‖RᵀR − I‖², in the Frobenius norm.
pub fn defect(s: Script<'_>) -> Scalar<'_> {
    let squares = matrices(s).into_iter().map(|r| excess(s, r).entries().norm_squared());
    squares.fold(s.ratio(0, 1), |sum, square| sum + square).sqrt()
}

/// Returns det R of each matrix.
pub fn determinants(s: Script<'_>) -> Vector<'_> {
    s.vector(matrices(s).into_iter().map(Matrix::determinant))
}

/// Number of Newton steps for the polar factor of a 3 × 3 matrix.
///
/// A step takes each singular value σ to (σ + 1/σ)/2 = 1 + (σ − 1)²/(2σ). It takes e = σ − 1 to e²
/// / (2 (1 + e)), which is never negative. From σ = 3 or its equivalent 1/3, e becomes 2/3, 2/15,
/// 0.0079, 3.1e-5, 4.7e-10, 1.1e-19, below half a unit of roundoff. A step of `euler` from σ = 1
/// gives σ = (1 + h²|ω|²)^½, which is 3 at h|ω| = 2.8, close to half a turn (3.1).
const NEWTON_STEPS: usize = 6;

/// Returns the orthogonal polar factor of R, for det R > 0 and singular values between 1/3 and 3.
///
/// **Equation**: in the plane (R + cof R)/|…| in closed form, with cof R = det(R) R⁻ᵀ; in space Newton's method X ↦ (X + X⁻ᵀ)/2
///
/// **Source**: N. J. Higham, Computing the polar decomposition — with applications (1986)
pub fn polar_factor<'s>(s: Script<'s>, r: Matrix<'s>) -> Matrix<'s> {
    if r.rows() == 2 {
        let (cosine, sine) = (r.entry(0, 0) + r.entry(1, 1), r.entry(1, 0) - r.entry(0, 1));
        let norm = (cosine.square() + sine.square()).sqrt();
        let (cosine, sine) = (cosine / norm, sine / norm);
        return s.matrix(2, 2, |i, j| [[cosine, -sine], [sine, cosine]][i][j]);
    }
    (0..NEWTON_STEPS).fold(r, |x, _| s.ratio(1, 2) * (x + x.inverse().transpose()))
}
