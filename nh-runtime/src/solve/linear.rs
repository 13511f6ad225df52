//! Linear blocks of equations, and the derivatives of solutions.

use super::failure::NewtonFailure;
use crate::number::{Scalar, elimination, norm, subtract};

/// Solves equations that are affine in x, with one factorisation and no test.
///
/// # Errors
/// If the matrix is singular.
#[inline(always)]
pub fn solve_linear<T, const N: usize>(
    origin: [T; N],
    system: impl Fn([T; N]) -> ([T; N], [[T; N]; N]),
) -> Result<[T; N], NewtonFailure>
where
    T: Scalar,
{
    let mut x = origin;
    let (residual, matrix) = system(x);
    let update = T::solve(matrix, residual);
    subtract(&mut x, update);
    if norm(update).all_finite() {
        Ok(x)
    } else {
        Err(NewtonFailure { residual: norm(residual).to_f64(), iterations: 1, ill_conditioned: false })
    }
}

/// Solves M X = −R for several right-hand sides, the columns of R, with one factorisation.
///
/// # Errors
/// If the matrix is singular.
#[inline(always)]
pub fn solve_rows<T: Scalar, const N: usize, const C: usize>(
    matrix: [[T; N]; N],
    right: [[T; C]; N],
) -> Result<[[T; C]; N], NewtonFailure> {
    negative(elimination::solve_rows(matrix, right))
}

/// Solves M X = −R as [`solve_rows`] does, for some of the columns of a system of `count` rows and
/// `columns` right-hand sides. The rows after the first `count` are those of the identity, with
/// zeros on the right. Each entry is identical to that of the whole system's solution.
///
/// # Errors
/// If the matrix is singular.
pub fn solve_some_rows<T: Scalar, const N: usize, const C: usize>(
    matrix: [[T; N]; N],
    right: [[T; C]; N],
    count: usize,
    columns: usize,
) -> Result<[[T; C]; N], NewtonFailure> {
    negative(elimination::solve_some(matrix, right, count, columns))
}

/// Returns −X if it is finite.
#[inline(always)]
fn negative<T: Scalar, const N: usize, const C: usize>(
    mut solution: [[T; C]; N],
) -> Result<[[T; C]; N], NewtonFailure> {
    // 0 x is 0 for a finite x and NaN otherwise.
    let mut sums = [T::zero(); C];
    for row in &mut solution {
        for (x, sum) in row.iter_mut().zip(&mut sums) {
            *x = -*x;
            *sum += *x * T::zero();
        }
    }
    if sums.iter().all(|sum| sum.all_finite()) {
        Ok(solution)
    } else {
        // The equations hold; their matrix is singular.
        Err(NewtonFailure { residual: 0.0, iterations: 1, ill_conditioned: false })
    }
}

/// Solves M X = −R and returns X with S = −(Q + B X), where B is `below` and Q is `more`.
///
/// # Errors
/// Those of [`solve_rows`].
#[inline(always)]
#[allow(clippy::type_complexity, reason = "two matrices")]
pub fn solve_rows_and<T: Scalar, const N: usize, const C: usize, const R: usize>(
    matrix: [[T; N]; N],
    right: [[T; C]; N],
    below: [[T; N]; R],
    more: [[T; C]; R],
) -> Result<([[T; C]; N], [[T; C]; R]), NewtonFailure> {
    let solution = solve_rows(matrix, right)?;
    let mut products = more;
    for (row, factors) in products.iter_mut().zip(&below) {
        for (solved, &factor) in solution.iter().zip(factors) {
            row.iter_mut().zip(solved).for_each(|(sum, &x)| *sum += factor * x);
        }
        row.iter_mut().for_each(|x| *x = -*x);
    }
    Ok((solution, products))
}
