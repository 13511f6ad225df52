//! Discrete Riccati equations.

use nonholonomic::nalgebra::{Cholesky, DMatrix, SMatrix};
use std::fmt;

/// The reason for which a Riccati equation was not solved.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum RiccatiError {
    /// R + Bᵀ P B is not positive definite: R is not, or P has negative directions, or a number is not finite.
    NotPositiveDefinite,
    /// The iteration finds no stabilising solution: (A, B) is not stabilisable, or an eigenvalue of
    /// the closed loop is on the unit circle because Q does not see it.
    NotStabilisable,
}

impl fmt::Display for RiccatiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotPositiveDefinite => "the weights are not positive definite: R + Bᵀ P B has no Cholesky factor",
            Self::NotStabilisable => {
                "the Riccati equation has no stabilising solution: the inputs do not reach an unstable direction, or the weights do not see one"
            }
        })
    }
}

impl std::error::Error for RiccatiError {}

/// A stage of a Riccati recursion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stage<const N: usize, const M: usize> {
    /// K of u = −K z. **Shape** M × N
    pub gain: SMatrix<f64, M, N>,
    /// P of the cost to go, zᵀ P z. **Shape** N × N, symmetric
    pub cost: SMatrix<f64, N, N>,
}

/// Returns the symmetric part of a matrix. Roundoff destroys symmetry.
pub(super) fn symmetric<const N: usize>(matrix: SMatrix<f64, N, N>) -> SMatrix<f64, N, N> {
    (matrix + matrix.transpose()) * 0.5
}

/// Makes one backward step of the Riccati recursion, for the cost Σ zᵀ Q z + uᵀ R u.
///
/// **Equation** K = (R + Bᵀ P' B)⁻¹ Bᵀ P' A, P = Q + Kᵀ R K + (A − B K)ᵀ P' (A − B K). This form
/// equals Q + Aᵀ P' A − Aᵀ P' B K, and stays symmetric and positive semidefinite in floating point.
///
/// **Source** Anderson & Moore, Optimal Control: Linear Quadratic Methods (1990), section 2.4
///
/// **Shape** A: N × N, B: N × M, Q: N × N, R: M × M, `next` (P'): N × N; Q, R and P' are symmetric.
///
/// # Errors
/// [`RiccatiError::NotPositiveDefinite`]
pub fn riccati_step<const N: usize, const M: usize>(
    a: &SMatrix<f64, N, N>,
    b: &SMatrix<f64, N, M>,
    q: &SMatrix<f64, N, N>,
    r: &SMatrix<f64, M, M>,
    next: &SMatrix<f64, N, N>,
) -> Result<Stage<N, M>, RiccatiError> {
    let weighted = b.transpose() * next;
    let factor = Cholesky::new(symmetric(r + weighted * b)).ok_or(RiccatiError::NotPositiveDefinite)?;
    let gain = factor.solve(&(weighted * a));
    let closed = a - b * gain;
    let cost = symmetric(q + gain.transpose() * r * gain + closed.transpose() * next * closed);
    Ok(Stage { gain, cost })
}

/// Computes the stabilising solution of the discrete algebraic Riccati equation, with its gain.
///
/// **Equation** P = Q + Aᵀ P A − Aᵀ P B (R + Bᵀ P B)⁻¹ Bᵀ P A
///
/// **Source** the structure-preserving doubling algorithm of Chu, Fan, Lin & Wang, International
/// Journal of Control 77 (2004) 767–788: with W = (I + G H)⁻¹, A ← A W A, G ← G + A W G Aᵀ, H ← H +
/// Aᵀ H W A from A, G = B R⁻¹ Bᵀ and H = Q. After k doublings H is the P of 2ᵏ stages, so
/// convergence is quadratic.
///
/// **Shape** A: N × N, B: N × M, Q: N × N, positive semidefinite, R: M × M, positive definite.
///
/// # Errors
/// [`RiccatiError`]
pub fn riccati<const N: usize, const M: usize>(
    a: &SMatrix<f64, N, N>,
    b: &SMatrix<f64, N, M>,
    q: &SMatrix<f64, N, N>,
    r: &SMatrix<f64, M, M>,
) -> Result<Stage<N, M>, RiccatiError> {
    // After 2³⁰ stages a closed loop with spectral radius below 1 − 10⁻⁹ has contracted at least by
    // e⁻¹.
    const DOUBLINGS: u32 = 30;
    let inverse = Cholesky::new(symmetric(*r)).ok_or(RiccatiError::NotPositiveDefinite)?.inverse();
    let (mut transition, mut g, mut h) = (*a, symmetric(b * inverse * b.transpose()), symmetric(*q));
    for _ in 0..DOUBLINGS {
        let w = (SMatrix::identity() + g * h).try_inverse().ok_or(RiccatiError::NotStabilisable)?;
        let through = transition * w;
        let change = symmetric(transition.transpose() * h * w * transition);
        g = symmetric(g + through * g * transition.transpose());
        h += change;
        transition = through * transition;
        if !h.iter().all(|x| x.is_finite()) {
            return Err(RiccatiError::NotStabilisable);
        }
        if change.norm() <= f64::EPSILON * h.norm() {
            // Two more stages remove the roundoff of the inverses.
            let cost = riccati_step(a, b, q, r, &h)?.cost;
            let stage = riccati_step(a, b, q, r, &cost)?;
            let stable = spectral_radius(&(a - b * stage.gain)) < 1.0;
            return if stable { Ok(stage) } else { Err(RiccatiError::NotStabilisable) };
        }
    }
    Err(RiccatiError::NotStabilisable)
}

/// Computes the residual of the discrete algebraic Riccati equation at a matrix P, for [the same
/// matrices](riccati).
///
/// **Equation** Q + Aᵀ P A − Aᵀ P B (R + Bᵀ P B)⁻¹ Bᵀ P A − P
///
/// # Errors
/// [`RiccatiError::NotPositiveDefinite`]
pub fn riccati_residual<const N: usize, const M: usize>(
    a: &SMatrix<f64, N, N>,
    b: &SMatrix<f64, N, M>,
    q: &SMatrix<f64, N, N>,
    r: &SMatrix<f64, M, M>,
    p: &SMatrix<f64, N, N>,
) -> Result<SMatrix<f64, N, N>, RiccatiError> {
    let weighted = b.transpose() * p;
    let factor = Cholesky::new(symmetric(r + weighted * b)).ok_or(RiccatiError::NotPositiveDefinite)?;
    Ok(q + a.transpose() * p * a - (weighted * a).transpose() * factor.solve(&(weighted * a)) - p)
}

/// Returns the largest |λ| of the eigenvalues of a matrix: the asymptotic contraction of z' = A z
/// per step.
pub fn spectral_radius<const N: usize>(matrix: &SMatrix<f64, N, N>) -> f64 {
    let matrix = DMatrix::from_column_slice(N, N, matrix.as_slice());
    matrix.complex_eigenvalues().iter().map(|z| z.re.hypot(z.im)).fold(0.0, f64::max)
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonholonomic::nalgebra::{matrix, vector};

    /// p = q + a² p r/(r + b² p) is a quadratic equation: b² p² + (r (1 − a²) − b² q) p − q r = 0.
    #[test]
    fn a_number() {
        for (a, b, q, r) in [(1.2_f64, 0.5_f64, 1.0_f64, 0.3_f64), (0.7, 1.0, 2.0, 1e-3), (-3.0, 0.1, 1e-2, 10.0)] {
            let half = 0.5 * (b * b * q - r * (1.0 - a * a));
            let p = (half + (half * half + b * b * q * r).sqrt()) / (b * b);
            let found = riccati(&matrix![a], &matrix![b], &matrix![q], &matrix![r]).unwrap();
            assert!((found.cost[0] - p).abs() < 1e-13 * p, "{} {p}", found.cost[0]);
            let gain = a * b * p / (r + b * b * p);
            assert!((found.gain[0] - gain).abs() < 1e-13 * gain.abs());
        }
    }

    /// A chain of four integrators with two inputs, coupled to an unstable mode.
    fn chain() -> (SMatrix<f64, 5, 5>, SMatrix<f64, 5, 2>, SMatrix<f64, 5, 5>, SMatrix<f64, 2, 2>) {
        let mut a = SMatrix::<f64, 5, 5>::identity();
        (0..4).for_each(|i| a[(i, i + 1)] = 0.1);
        a[(4, 4)] = 1.3;
        a[(4, 0)] = -0.2;
        let mut b = SMatrix::<f64, 5, 2>::zeros();
        b[(4, 0)] = 0.4;
        b[(1, 1)] = 0.05;
        (a, b, SMatrix::from_diagonal(&vector![1.0, 0.1, 0.0, 0.2, 3.0]), matrix![0.5, 0.1; 0.1, 0.3])
    }

    #[test]
    fn the_residual_is_roundoff() {
        let (a, b, q, r) = chain();
        let Stage { gain, cost } = riccati(&a, &b, &q, &r).unwrap();
        // The residual sums some dozens of terms of the size of AᵀPA.
        let size = (a.transpose() * cost * a).norm();
        let left = riccati_residual(&a, &b, &q, &r, &cost).unwrap().norm();
        assert!(left < 50.0 * f64::EPSILON * size, "{left:e} of {size:e}");
        assert!(cost.symmetric_eigenvalues().min() > 0.0);
        assert!(spectral_radius(&(a - b * gain)) < 1.0);
        // The solution is the limit of the recursion.
        let mut p = q;
        for _ in 0..2000 {
            p = riccati_step(&a, &b, &q, &r, &p).unwrap().cost;
        }
        assert!((p - cost).norm() < 1e-12 * cost.norm());
    }

    #[test]
    fn what_has_no_solution() {
        let identity = SMatrix::<f64, 2, 2>::identity();
        // The first number grows, and no input reaches it.
        let (a, b) = (matrix![1.1, 0.0; 0.0, 0.5], matrix![0.0; 1.0]);
        assert_eq!(riccati(&a, &b, &identity, &matrix![1.0]), Err(RiccatiError::NotStabilisable));
        assert_eq!(riccati(&a, &b, &identity, &matrix![-1.0]), Err(RiccatiError::NotPositiveDefinite));
        // An eigenvalue on the unit circle that costs nothing is left alone.
        let marginal = riccati(&matrix![1.0], &matrix![1.0], &matrix![0.0], &matrix![1.0]);
        assert_eq!(marginal, Err(RiccatiError::NotStabilisable));
    }

    #[test]
    fn radii() {
        // A rotation times a contraction has the eigenvalues 0.9 e^{±i}.
        let (s, c) = 1.0_f64.sin_cos();
        assert!((spectral_radius(&(matrix![c, -s; s, c] * 0.9)) - 0.9).abs() < 1e-15);
        assert!((spectral_radius(&matrix![0.5, 100.0; 0.0, -0.7]) - 0.7).abs() < 1e-14);
    }
}
