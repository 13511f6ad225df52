//! Small systems of linear equations.
//!
//! The blocks of a step have few unknowns, and the compiler places each equation at the unknown
//! that it is solved for. Rows therefore hardly ever have to be exchanged. The time goes into the
//! chain of pivots, each of which waits for the one before. Up to [`WRITTEN_OUT`] rows the
//! elimination is unrolled, with a test for whether an exchange is needed in place of the exchange.
//! Eight equations then take half as long as with partial pivoting.

#![allow(clippy::needless_range_loop, reason = "two rows of one matrix at a time")]

use super::entries::choose;
use super::scalar::{Mask, Scalar};

/// The largest number of rows that unrolled code eliminates without exchanges.
const WRITTEN_OUT: usize = 8;

/// The largest number of unrolled operations, N² C: with so few columns the right-hand sides stay
/// in registers.
const IN_REGISTERS: usize = 300;

/// The largest ratio of an entry below a pivot to the pivot that needs no exchange. An entry of the
/// matrix then grows to at most 1 + 4 times its size with each pivot; with partial pivoting it can
/// double. (Threshold pivoting: Duff, Erisman & Reid, Direct Methods for Sparse Matrices, 2nd ed.
/// 2017, section 5.2.)
const THRESHOLD: f64 = 4.0;

/// Solves the N × N system `matrix · x = rhs`, as [`Scalar::solve`] does. The result is not finite
/// if the matrix is singular.
#[inline(always)]
pub fn solve_equations<T: Scalar, const N: usize>(matrix: [[T; N]; N], rhs: [T; N]) -> [T; N] {
    let mut x = rhs;
    match (matrix.as_flattened(), x.as_mut_slice()) {
        ([a], [r]) => *r /= *a,
        (&[a, b, c, d], [r, s]) => {
            // Cramer's rule needs one division. Newton's method corrects the last digits that
            // the rule loses.
            let reciprocal = T::one() / (a * d - b * c);
            (*r, *s) = ((d * *r - b * *s) * reciprocal, (a * *s - c * *r) * reciprocal);
        }
        _ => x = solve_rows(matrix, rhs.map(|r| [r])).map(|[x]| x),
    }
    x
}

/// Solves `matrix · x = right` for each column of `right`, both given by rows. The solutions of a
/// singular matrix are not finite.
#[inline(always)]
pub(crate) fn solve_rows<T: Scalar, const N: usize, const C: usize>(
    matrix: [[T; N]; N],
    right: [[T; C]; N],
) -> [[T; C]; N] {
    solve_some(matrix, right, N, C)
}

/// Solves as [`solve_rows`] does, for some of the columns of a system of `count` rows and `columns`
/// right-hand sides. The rows after the first `count` are those of the identity, with zeros on the
/// right. Each entry is identical to that of the whole system's solution.
#[inline(always)]
pub(crate) fn solve_some<T: Scalar, const N: usize, const C: usize>(
    matrix: [[T; N]; N],
    right: [[T; C]; N],
    count: usize,
    columns: usize,
) -> [[T; C]; N] {
    if N > WRITTEN_OUT {
        return T::eliminate(matrix, right);
    }
    // With more columns the elimination handles whole rows, zeros included: vectors process the
    // zeros at no cost.
    if count * count * columns > IN_REGISTERS {
        return by_whole_rows(matrix, right);
    }
    match in_place(matrix, right) {
        (solution, stable) if stable.all() => solution,
        (solution, stable) => exchanging(&matrix, &right, solution, stable),
    }
}

/// Solves with partial pivoting in the lanes that need it.
#[cold]
#[inline(never)]
fn exchanging<T: Scalar, const N: usize, const C: usize>(
    matrix: &[[T; N]; N],
    right: &[[T; C]; N],
    solution: [[T; C]; N],
    stable: T::Mask,
) -> [[T; C]; N] {
    let mut exchanged = T::eliminate(*matrix, *right);
    for (row, own) in exchanged.iter_mut().zip(solution) {
        *row = choose(stable, own, *row);
    }
    exchanged
}

/// Exchanges two rows in these lanes.
#[inline(always)]
pub(crate) fn exchanged<T: Scalar, const N: usize>(lanes: T::Mask, upper: [T; N], lower: [T; N]) -> ([T; N], [T; N]) {
    (choose(lanes, lower, upper), choose(lanes, upper, lower))
}

/// Returns whether no entry of column `k` below the pivot is larger than [`THRESHOLD`] pivots. A
/// NaN counts as larger.
#[inline(always)]
fn is_pivot<T: Scalar, const N: usize>(a: &[[T; N]; N], k: usize) -> T::Mask {
    let bound = T::lit(THRESHOLD) * a[k][k].magnitude();
    let mut mask = T::Mask::splat(true);
    for row in &a[k + 1..] {
        mask = mask & row[k].magnitude().at_most(bound);
    }
    mask
}

/// Subtracts row `K` from the rows below it, which clears their entries in its column. The zeros
/// themselves are not written.
#[inline(always)]
fn clear_below<const K: usize, T: Scalar, const N: usize, const C: usize>(
    a: &mut [[T; N]; N],
    b: &mut [[T; C]; N],
    reciprocals: &mut [T; N],
) {
    let reciprocal = T::one() / a[K][K];
    reciprocals[K] = reciprocal;
    for i in K + 1..N {
        let factor = a[i][K] * reciprocal;
        for j in K + 1..N {
            a[i][j] -= factor * a[K][j];
        }
        for c in 0..C {
            b[i][c] -= factor * b[K][c];
        }
    }
}

/// Computes row `K` of the solution and eliminates it from the rows above.
#[inline(always)]
fn substitute<const K: usize, T: Scalar, const N: usize, const C: usize>(
    a: &[[T; N]; N],
    b: &mut [[T; C]; N],
    reciprocals: &[T; N],
) {
    b[K].iter_mut().for_each(|x| *x *= reciprocals[K]);
    for i in 0..K {
        for c in 0..C {
            b[i][c] -= a[i][K] * b[K][c];
        }
    }
}

/// Eliminates in the order of the rows, and returns the lanes in which that was as accurate as with
/// exchanges.
#[inline(always)]
fn in_place<T: Scalar, const N: usize, const C: usize>(
    mut a: [[T; N]; N],
    mut b: [[T; C]; N],
) -> ([[T; C]; N], T::Mask) {
    let mut reciprocals = [T::zero(); N];
    let mut stable = T::Mask::splat(true);
    macro_rules! rows {
        ($($k:literal)*) => { $( if $k < N {
            stable = stable & is_pivot(&a, $k);
            clear_below::<$k, T, N, C>(&mut a, &mut b, &mut reciprocals);
        } )* };
    }
    macro_rules! backwards {
        ($($k:literal)*) => { $( if $k < N { substitute::<$k, T, N, C>(&a, &mut b, &reciprocals); } )* };
    }
    rows!(0 1 2 3 4 5 6 7);
    backwards!(7 6 5 4 3 2 1 0);
    (b, stable)
}

/// Eliminates by Gauss and Jordan: each pivot clears its column above and below. Rows are exchanged
/// where necessary.
#[inline(always)]
fn by_whole_rows<T: Scalar, const N: usize, const C: usize>(mut a: [[T; N]; N], mut b: [[T; C]; N]) -> [[T; C]; N] {
    for k in 0..N {
        let stable = is_pivot(&a, k);
        if !stable.all() {
            exchange(&mut a, &mut b, k, stable);
        }
        let reciprocal = T::one() / a[k][k];
        let (mut pivot_row, mut pivot_right) = (a[k], b[k]);
        pivot_row.iter_mut().chain(&mut pivot_right).for_each(|x| *x *= reciprocal);
        for i in 0..N {
            let factor = if i == k { T::zero() } else { a[i][k] };
            for j in 0..N {
                a[i][j] -= factor * pivot_row[j];
            }
            for c in 0..C {
                b[i][c] -= factor * pivot_right[c];
            }
        }
        (a[k], b[k]) = (pivot_row, pivot_right);
    }
    b
}

/// Exchanges row `k` with the row that has the largest entry in column `k`, in the lanes whose
/// pivot is too small.
#[cold]
#[inline(never)]
fn exchange<T: Scalar, const N: usize, const C: usize>(
    a: &mut [[T; N]; N],
    b: &mut [[T; C]; N],
    k: usize,
    stable: T::Mask,
) {
    for i in k + 1..N {
        let larger = !stable & a[k][k].magnitude().below(a[i][k].magnitude());
        (a[k], a[i]) = exchanged(larger, a[k], a[i]);
        (b[k], b[i]) = exchanged(larger, b[k], b[i]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks a matrix that is near the identity after `shift` exchanges of rows. In the given
    /// order most pivots are about `small`.
    fn check<const N: usize, const C: usize>(shift: usize, small: f64) {
        let entry = |i: usize, j: usize| match (i + shift) % N == j {
            true => 1.0 + 0.1 * i as f64,
            false => small / (1.0 + (3 * i + 5 * j) as f64),
        };
        let matrix: [[f64; N]; N] = core::array::from_fn(|i| core::array::from_fn(|j| entry(i, j)));
        let exact = |j: usize, c: usize| (1 + j) as f64 - 0.5 * c as f64;
        let right = matrix.map(|row| core::array::from_fn(|c| (0..N).map(|j| row[j] * exact(j, c)).sum()));
        let solution: [[f64; C]; N] = solve_rows(matrix, right);
        for (j, row) in solution.iter().enumerate() {
            for (c, x) in row.iter().enumerate() {
                assert!((x - exact(j, c)).abs() < 1e-13, "{N} × {C}, shift {shift}: {x} for {}", exact(j, c));
            }
        }
    }

    #[test]
    fn rows_are_exchanged_where_that_is_called_for() {
        for shift in 0..3 {
            for small in [0.0, 1e-3, 0.3] {
                check::<1, 1>(shift, small);
                check::<2, 3>(shift, small);
                check::<3, 1>(shift, small);
                check::<3, 40>(shift, small);
                check::<5, 1>(shift, small);
                check::<8, 1>(shift, small);
                check::<8, 13>(shift, small);
                check::<9, 4>(shift, small);
            }
        }
    }

    #[test]
    fn a_pivot_of_a_fifth_is_exchanged_and_one_of_a_quarter_is_not() {
        assert!(!is_pivot::<f64, _>(&[[0.2, 1.0, 0.0], [0.1, 1.0, 0.0], [-1.0, 0.0, 1.0]], 0));
        assert!(is_pivot::<f64, _>(&[[0.25, 1.0, 0.0], [0.1, 1.0, 0.0], [-1.0, 0.0, 1.0]], 0));
        assert!(is_pivot::<f64, _>(&[[0.2, 1.0], [9.0, 1e-3]], 1));
        assert!(!is_pivot::<f64, _>(&[[1.0, 1.0], [f64::NAN, 1.0]], 0));
        let ill: [[f64; 1]; 3] =
            solve_rows([[1e-20, 1.0, 0.0], [1.0, 1.0, 0.0], [0.0, 0.0, 1.0]], [[1.0], [2.0], [3.0]]);
        assert_eq!(ill, [[1.0], [1.0], [3.0]]);
    }

    #[test]
    fn a_singular_matrix_has_no_finite_solution() {
        let rows = |n: usize| [[1.0, 2.0, 3.0], [2.0, 4.0, 6.0], [n as f64, 0.0, 1.0]];
        assert!(solve_rows(rows(1), [[1.0]; 3]).iter().flatten().any(|x| !f64::is_finite(*x)));
        assert!(solve_rows(rows(0), [[1.0; 40]; 3]).iter().flatten().any(|x| !f64::is_finite(*x)));
        assert!(solve_rows([[f64::NAN; 3]; 3], [[1.0; 2]; 3]).iter().flatten().all(|x| !f64::is_finite(*x)));
    }
}
