//! Stability from linearisations: spectra of matrices without their zero modes, cyclic coordinates, eigenvalues side by side.
//!
//! The linearisation of a mechanical system has eigenvalues that are zero for a reason: coordinates that nothing depends on, conserved
//! quantities, families of steady motions. Most come in Jordan blocks, whose eigenvalues an algorithm finds with half of its digits only, so they
//! are taken out of a matrix by orthogonal transformations before the eigenvalues of the rest are computed.
//!
//! ```
//! use nalgebra::dmatrix;
//! use nonholonomic_run::stability::spectrum;
//!
//! // A free particle beside a decaying motion: x' = v, v' = 0, y' = -2 y.
//! let found = spectrum(&dmatrix![0.0, 1.0, 0.0; 0.0, 0.0, 0.0; 0.0, 0.0, -2.0], 0.0).unwrap();
//! assert_eq!((found.multiplicity, found.right.len()), (2, 1), "one Jordan block of two zeros");
//! assert!((found.others[0].re + 2.0).abs() < 1e-15);
//! ```

mod pair;

use nalgebra::{Complex, DMatrix, DVector, Schur};
pub use pair::pair;

/// The eigenvalues of a real matrix by the QR algorithm, those with the largest real part first; of conjugate ones that in the upper half
/// plane. `None` where numbers are not finite or the algorithm does not converge.
///
/// **Errors of the values** are those of a matrix that differs by about ε ‖A‖.
pub fn eigenvalues(matrix: &DMatrix<f64>) -> Option<Vec<Complex<f64>>> {
    if matrix.is_empty() {
        return Some(Vec::new());
    }
    if matrix.iter().any(|x| !x.is_finite()) {
        return None;
    }
    let schur = Schur::try_new(matrix.clone(), f64::EPSILON, 10_000)?;
    let mut values: Vec<Complex<f64>> = schur.complex_eigenvalues().iter().copied().collect();
    values.sort_by(|a, b| b.re.total_cmp(&a.re).then(b.im.total_cmp(&a.im)));
    Some(values)
}

/// A matrix's spectrum, one eigenvalue apart.
#[derive(Clone, Debug, PartialEq)]
pub struct Spectrum {
    /// How often that one occurs: its algebraic multiplicity.
    pub multiplicity: usize,
    /// Its left eigenvectors, orthonormal: as many as its geometric multiplicity.
    pub left: Vec<DVector<f64>>,
    /// Its right eigenvectors, a basis in which each has a 1 where the others have a 0.
    pub right: Vec<DVector<f64>>,
    /// The other eigenvalues, those with the largest real part first.
    pub others: Vec<Complex<f64>>,
}

/// The spectrum of a real n × n matrix A with the eigenvalue `known` (0 for a vector field, 1 for a map) apart.
///
/// **Equation** With N = A − `known` and an orthonormal basis (U₀, U₁), U₀ᵀ N = 0: the range of N lies in that of U₁, so that N has, beside
/// dim U₀ zeros, the eigenvalues of U₁ᵀ N U₁; and so on, until nothing is singular. Singular values below 10⁻¹¹ of the largest one, or below
/// 10⁻¹³, are zero.
///
/// **Source** Kublanovskaya, USSR Comput. Math. Math. Phys. 6 (1966) 1 (the staircase algorithm).
///
/// `None` where numbers are not finite or an algorithm does not converge.
pub fn spectrum(matrix: &DMatrix<f64>, known: f64) -> Option<Spectrum> {
    if matrix.iter().any(|x| !x.is_finite()) {
        return None;
    }
    let n = matrix.nrows();
    let mut rest = matrix - DMatrix::identity(n, n) * known;
    let (mut multiplicity, mut left, mut right) = (0, Vec::new(), Vec::new());
    let mut zero = None;
    while !rest.is_empty() {
        let svd = rest.clone().try_svd(true, true, f64::EPSILON, 10_000)?;
        let (u, v) = (svd.u?, svd.v_t?.transpose());
        let zero = *zero.get_or_insert_with(|| f64::max(1e-11 * svd.singular_values.max(), 1e-13));
        let (null, range): (Vec<usize>, Vec<usize>) = (0..rest.nrows()).partition(|&i| svd.singular_values[i] <= zero);
        if null.is_empty() {
            break;
        }
        if multiplicity == 0 {
            left = null.iter().map(|&i| u.column(i).into_owned()).collect();
            right = reduced(null.iter().map(|&i| v.column(i).into_owned()).collect());
        }
        multiplicity += null.len();
        let basis = u.select_columns(&range);
        rest = basis.transpose() * rest * basis;
    }
    let size = rest.nrows();
    let others = eigenvalues(&(rest + DMatrix::identity(size, size) * known))?;
    Some(Spectrum { multiplicity, left, right, others })
}

/// The basis of the same space in which each vector has a 1 where the others have a 0: elimination, with the largest pivots.
fn reduced(mut basis: Vec<DVector<f64>>) -> Vec<DVector<f64>> {
    for k in 0..basis.len() {
        let place = basis[k].iamax();
        let pivot = basis[k][place];
        basis[k] /= pivot;
        let own = basis[k].clone();
        for (_, other) in basis.iter_mut().enumerate().filter(|(i, _)| *i != k) {
            let factor = other[place];
            *other -= &own * factor;
        }
    }
    basis.iter_mut().for_each(|v| v.iter_mut().filter(|x| x.abs() < 1e-9).for_each(|x| *x = 0.0));
    basis
}

/// Coordinates that nothing but each other's rates depends on: first those that no rate depends on, then those that no rate of the rest depends
/// on, and so on. A linearisation is nilpotent on them, and what is left is a system by itself.
///
/// `depends(row, column)`: does the rate of `row` depend on `column`? It is asked of a column for all rows that are left.
pub fn cyclic(candidates: &[usize], size: usize, mut depends: impl FnMut(&[usize], usize) -> bool) -> Vec<usize> {
    let (mut found, mut rest): (Vec<usize>, Vec<usize>) = (Vec::new(), (0..size).collect());
    loop {
        let next = rest.iter().copied().filter(|i| candidates.contains(i));
        let next: Vec<usize> = next.filter(|&i| !depends(&rest, i)).collect();
        if next.is_empty() {
            found.sort_unstable();
            return found;
        }
        rest.retain(|i| !next.contains(i));
        found.extend(next);
    }
}

/// The rows and columns of these numbers.
pub fn part(matrix: &DMatrix<f64>, kept: &[usize]) -> DMatrix<f64> {
    matrix.select_rows(kept).select_columns(kept)
}

/// Where eigenvalues lie with respect to the border of stability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// All are on the stable side.
    Stable,
    /// One is on the other.
    Unstable,
    /// None is on the other, and some are on the border: the linearisation does not decide.
    Undecided,
}

impl Verdict {
    /// Of growth rates: real parts of eigenvalues, logarithms of the absolute values of multipliers. A rate that is smaller than `border`
    /// counts as zero.
    pub fn of(rates: impl IntoIterator<Item = f64>, border: f64) -> Self {
        rates.into_iter().fold(Verdict::Stable, |verdict, rate| match verdict {
            Verdict::Unstable => verdict,
            // (A rate that is not a number is no sign of stability.)
            _ if rate > border => Verdict::Unstable,
            _ if rate < -border => verdict,
            _ => Verdict::Undecided,
        })
    }

    /// The word for it.
    pub fn name(self) -> &'static str {
        match self {
            Verdict::Stable => "stable",
            Verdict::Unstable => "unstable",
            Verdict::Undecided => "undecided",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nalgebra::dmatrix;

    /// Companion matrix of (λ + 1)(λ² + 2 λ + 5) = λ³ + 3 λ² + 7 λ + 5: −1 and −1 ± 2 i. Their condition numbers are below 10, the matrix's norm
    /// is below 10: 100 ε.
    #[test]
    fn eigenvalues_of_a_polynomial() {
        let found = eigenvalues(&dmatrix![0.0, 1.0, 0.0; 0.0, 0.0, 1.0; -5.0, -7.0, -3.0]).unwrap();
        for expected in [Complex::new(-1.0, 2.0), Complex::new(-1.0, 0.0), Complex::new(-1.0, -2.0)] {
            assert!(found.iter().any(|x| (x - expected).norm() < 100.0 * f64::EPSILON), "{found:?}");
        }
        assert_eq!(eigenvalues(&dmatrix![f64::NAN]), None);
        assert_eq!(eigenvalues(&DMatrix::zeros(0, 0)), Some(Vec::new()));
    }

    /// A Jordan block of three ones, hidden by a shear: an algorithm that does not take it apart finds ones to ε^⅓ = 6·10⁻⁶.
    #[test]
    fn a_jordan_block_is_taken_apart() {
        let block = dmatrix![1.0, 1.0, 0.0, 0.3; 0.0, 1.0, 1.0, 0.0; 0.0, 0.0, 1.0, 0.0; 0.0, 0.0, 0.0, 0.5];
        let shear = dmatrix![1.0, 0.5, 0.0, 0.0; 0.0, 1.0, 0.25, 0.0; 0.0, 0.0, 1.0, -0.5; 1.0, 0.0, 0.0, 1.0];
        let found = spectrum(&(&shear * block * shear.clone().try_inverse().unwrap()), 1.0).unwrap();
        assert_eq!((found.multiplicity, found.left.len(), found.right.len()), (3, 1, 1));
        // Two orthogonal reductions of numbers of size 1, with condition numbers below 10.
        assert!(found.others.len() == 1 && (found.others[0] - 0.5).norm() < 1e-14, "{:?}", found.others);
    }

    /// x' = cos θ v, θ' = ω, v' = −v: first x is cyclic, then θ. Not v, which is no candidate, and not ω' = −θ.
    #[test]
    fn cyclic_coordinates_in_their_order() {
        let depends = |row: usize, column: usize| [(0, 1), (0, 2), (1, 3), (2, 2)].contains(&(row, column));
        let any = |rows: &[usize], column: usize| rows.iter().any(|&row| depends(row, column));
        assert_eq!(cyclic(&[0, 1], 4, any), [0, 1]);
        assert!(cyclic(&[1], 4, any).is_empty(), "x depends on it and stays");
    }

    #[test]
    fn verdicts() {
        assert_eq!(Verdict::of([-1.0, -0.1], 1e-9), Verdict::Stable);
        assert_eq!(Verdict::of([-1.0, 1e-12], 1e-9), Verdict::Undecided);
        assert_eq!(Verdict::of([1e-12, -1.0, 0.1], 1e-9), Verdict::Unstable);
        assert_eq!(Verdict::of([f64::NAN], 1e-9), Verdict::Undecided);
    }
}
