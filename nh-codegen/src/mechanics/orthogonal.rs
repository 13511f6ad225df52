//! Alternative rows with the kernel of μ(q), which are shorter or orthogonal.

use super::Mechanics;
use super::linear::product;
use crate::algebra::{Expr, Matrix, primitive};

/// Rows ν with the span of the rows of μ, and (ν g⁻¹ νᵀ)⁻¹.
#[derive(Clone, Debug)]
pub struct Rows {
    /// ν, r × k.
    pub rows: Matrix,
    /// (ν g⁻¹ νᵀ)⁻¹, r × r.
    pub gram_inverse: Matrix,
}

impl Mechanics {
    /// Returns rows ν(q) for expressions that depend on their span only, such as the reaction νᵀ (ν
    /// g⁻¹ νᵀ)⁻¹ ν g⁻¹ b.
    ///
    /// Two constraints of equal length in g⁻¹ are replaced by their sum and difference, each
    /// without the common factors of its entries. These are orthogonal for every angle between the
    /// constraints. Other constraints keep the rows of μ. Where a common factor vanishes, μ loses
    /// rank, but ν need not.
    pub fn reaction_rows(&self) -> &Rows {
        self.once(|this| {
            this.sum_and_difference().unwrap_or_else(|| Rows {
                rows: this.constraint_matrix().clone(),
                gram_inverse: this.constraint_gram_inverse().clone(),
            })
        })
    }

    fn sum_and_difference(&self) -> Option<Rows> {
        let (mu, gram) = (self.constraint_matrix(), self.constraint_gram());
        let equal = mu.rows() == 2 && !gram[(0, 1)].is_zero() && (&gram[(0, 0)] - &gram[(1, 1)]).is_zero();
        if !equal {
            return None;
        }
        let (first, second) = (mu.row(0), mu.row(1));
        let combined = |f: fn(&Expr, &Expr) -> Expr| -> Vec<Expr> {
            primitive(&first.iter().zip(&second).map(|(a, b)| f(a, b)).collect::<Vec<_>>())
        };
        let entries = [combined(|a, b| a + b), combined(|a, b| a - b)].concat();
        let rows = Matrix::new(2, mu.cols(), entries);
        let gram = product(&product(&rows, self.inverse_mass()), &rows.transpose());
        let reciprocal = |i: usize| Expr::one().checked_div(&gram[(i, i)]).ok();
        let (sum, difference) = (reciprocal(0)?, reciprocal(1)?);
        let gram_inverse = Matrix::new(2, 2, vec![sum, Expr::zero(), Expr::zero(), difference]);
        gram[(0, 1)].is_zero().then_some(Rows { rows, gram_inverse })
    }
}
