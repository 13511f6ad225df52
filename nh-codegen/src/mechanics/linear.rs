//! Linear algebra that skips zeros before it multiplies.

use crate::algebra::{Expr, Matrix};
use crate::blocks;

/// Returns a b, skipping zeros: frames and metrics of mechanical systems are mostly sparse.
pub(super) fn product(a: &Matrix, b: &Matrix) -> Matrix {
    assert_eq!(a.cols(), b.rows(), "inner dimensions of a product");
    let sparse = |entries: Vec<Expr>| -> Vec<(usize, Expr)> {
        entries.into_iter().enumerate().filter(|(_, e)| !e.is_zero()).collect()
    };
    let rows: Vec<Vec<(usize, Expr)>> = (0..a.rows()).map(|i| sparse(a.row(i))).collect();
    Matrix::from_fn(a.rows(), b.cols(), |i, j| {
        rows[i].iter().filter(|(k, _)| !b[(*k, j)].is_zero()).map(|(k, e)| e * &b[(*k, j)]).sum()
    })
}

/// Returns a v.
pub(super) fn apply(a: &Matrix, v: &[Expr]) -> Vec<Expr> {
    assert_eq!(a.cols(), v.len(), "inner dimensions of a product");
    (0..a.rows()).map(|i| dot(&a.row(i), v)).collect()
}

/// Returns a · b.
pub(super) fn dot(a: &[Expr], b: &[Expr]) -> Expr {
    a.iter().zip(b).filter(|(a, b)| !a.is_zero() && !b.is_zero()).map(|(a, b)| a * b).sum()
}

/// Returns a + b.
pub(super) fn add(a: &[Expr], b: &[Expr]) -> Vec<Expr> {
    a.iter().zip(b).map(|(a, b)| a + b).collect()
}

/// Returns the inverse of a symmetric matrix, block by block of its nonzero pattern.
pub(super) fn inverse(matrix: &Matrix) -> Option<Matrix> {
    let mut inverse = Matrix::zeros(matrix.rows(), matrix.cols());
    for block in blocks::of_matrix(matrix) {
        let part = matrix.part(&block, &block);
        let part = if block.len() == 1 {
            Matrix::new(1, 1, vec![Expr::one().checked_div(&part[(0, 0)]).ok()?])
        } else {
            part.inverse()?
        };
        for (i, &row) in block.iter().enumerate() {
            for (j, &column) in block.iter().enumerate() {
                inverse[(row, column)] = part[(i, j)].clone();
            }
        }
    }
    Some(inverse)
}

/// Returns ½.
pub(super) fn half() -> Expr {
    Expr::one() / Expr::integer(2)
}
