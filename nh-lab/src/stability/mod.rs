//! Stability from linearisations: spectra of matrices without their zero modes, cyclic coordinates,
//! and pairs of eigenvalues.
//!
//! Some eigenvalues of a mechanical system's linearisation are zero for a reason: cyclic
//! coordinates, conserved quantities, or families of steady motions. Most of them form Jordan
//! blocks, whose eigenvalues an algorithm computes with only half of its digits. Orthogonal
//! transformations therefore remove them from a matrix before the eigenvalues of the rest are
//! computed.
//!
//! ```
//! use nalgebra::dmatrix;
//! use nonholonomic_lab::stability::spectrum;
//!
//! // A free particle beside a decaying motion: x' = v, v' = 0, y' = -2 y.
//! let found = spectrum(&dmatrix![0.0, 1.0, 0.0; 0.0, 0.0, 0.0; 0.0, 0.0, -2.0], 0.0).unwrap();
//! assert_eq!((found.multiplicity, found.right.len()), (2, 1), "one Jordan block of two zeros");
//! assert!((found.others[0].re + 2.0).abs() < 1e-15);
//! ```

mod pair;

use nalgebra::{Complex, DMatrix, DVector, Schur};
pub use pair::pair;

/// Computes the eigenvalues of a real matrix by the QR algorithm. They are in descending order of
/// their real parts; of a conjugate pair the one in the upper half plane comes first. Returns
/// `None` if numbers are not finite or the algorithm does not converge.
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

/// The spectrum of a matrix, with one known eigenvalue separated.
#[derive(Clone, Debug, PartialEq)]
pub struct Spectrum {
    /// The algebraic multiplicity of the known eigenvalue.
    pub multiplicity: usize,
    /// Its left eigenvectors, orthonormal. Their number is the geometric multiplicity.
    pub left: Vec<DVector<f64>>,
    /// Its right eigenvectors, in a basis in which each has a 1 where the others have a 0.
    pub right: Vec<DVector<f64>>,
    /// The other eigenvalues, in descending order of their real parts.
    pub others: Vec<Complex<f64>>,
}

/// Computes the spectrum of a real n × n matrix A, with the eigenvalue `known` (0 for a vector
/// field, 1 for a map) separated.
///
/// **Equation** Let N = A − `known`, and let (U₀, U₁) be an orthonormal basis with U₀ᵀ N = 0. The
/// range of N lies in that of U₁, so the eigenvalues of N are dim U₀ zeros and those of U₁ᵀ N U₁.
/// This is repeated until the rest is regular. Singular values below 10⁻¹¹ of the largest one, or
/// below 10⁻¹³, count as zero.
///
/// **Source** Kublanovskaya, USSR Comput. Math. Math. Phys. 6 (1966) 1 (the staircase algorithm).
///
/// Returns `None` if numbers are not finite or an algorithm does not converge.
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

/// Transforms a basis so that each vector has a 1 where the others have a 0, by elimination with
/// the largest pivots.
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

/// Finds the coordinates on which only each other's rates depend: first those on which no rate
/// depends, then those on which no remaining rate depends, and so on. A linearisation is nilpotent
/// on them, and the remaining entries form a system by themselves.
///
/// `depends(rows, column)`: does a rate of `rows` depend on `column`? It is called with all
/// remaining rows.
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

/// Returns the submatrix of these rows and columns.
pub fn part(matrix: &DMatrix<f64>, kept: &[usize]) -> DMatrix<f64> {
    matrix.select_rows(kept).select_columns(kept)
}

/// The position of eigenvalues relative to the stability border.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// All eigenvalues are on the stable side.
    Stable,
    /// At least one eigenvalue is on the unstable side.
    Unstable,
    /// No eigenvalue is on the unstable side, but some are on the border: the linearisation does
    /// not decide.
    Undecided,
}

impl Verdict {
    /// Decides from growth rates, which are real parts of eigenvalues or logarithms of the absolute
    /// values of multipliers. A rate below `border` in size counts as zero.
    pub fn of(rates: impl IntoIterator<Item = f64>, border: f64) -> Self {
        rates.into_iter().fold(Verdict::Stable, |verdict, rate| match verdict {
            Verdict::Unstable => verdict,
            // A NaN rate does not indicate stability.
            _ if rate > border => Verdict::Unstable,
            _ if rate < -border => verdict,
            _ => Verdict::Undecided,
        })
    }

    /// Returns the verdict as a word.
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

    /// The companion matrix of (λ + 1)(λ² + 2 λ + 5) = λ³ + 3 λ² + 7 λ + 5 has the eigenvalues −1
    /// and −1 ± 2 i. Their condition numbers and the matrix's norm are below 10, so the tolerance
    /// is 100 ε.
    #[test]
    fn eigenvalues_of_a_polynomial() {
        let found = eigenvalues(&dmatrix![0.0, 1.0, 0.0; 0.0, 0.0, 1.0; -5.0, -7.0, -3.0]).unwrap();
        for expected in [Complex::new(-1.0, 2.0), Complex::new(-1.0, 0.0), Complex::new(-1.0, -2.0)] {
            assert!(found.iter().any(|x| (x - expected).norm() < 100.0 * f64::EPSILON), "{found:?}");
        }
        assert_eq!(eigenvalues(&dmatrix![f64::NAN]), None);
        assert_eq!(eigenvalues(&DMatrix::zeros(0, 0)), Some(Vec::new()));
    }

    /// A Jordan block of three ones, hidden by a shear. An algorithm that does not separate it
    /// computes the ones only to ε^⅓ = 6·10⁻⁶.
    #[test]
    fn a_jordan_block_is_taken_apart() {
        let block = dmatrix![1.0, 1.0, 0.0, 0.3; 0.0, 1.0, 1.0, 0.0; 0.0, 0.0, 1.0, 0.0; 0.0, 0.0, 0.0, 0.5];
        let shear = dmatrix![1.0, 0.5, 0.0, 0.0; 0.0, 1.0, 0.25, 0.0; 0.0, 0.0, 1.0, -0.5; 1.0, 0.0, 0.0, 1.0];
        let found = spectrum(&(&shear * block * shear.clone().try_inverse().unwrap()), 1.0).unwrap();
        assert_eq!((found.multiplicity, found.left.len(), found.right.len()), (3, 1, 1));
        // The tolerance covers two orthogonal reductions of numbers of size 1, with condition
        // numbers below 10.
        assert!(found.others.len() == 1 && (found.others[0] - 0.5).norm() < 1e-14, "{:?}", found.others);
    }

    /// x' = cos θ v, θ' = ω, v' = −v: first x is cyclic, then θ. v is no candidate, and no
    /// rate but that of x depends on θ, since ω' is not −θ.
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
