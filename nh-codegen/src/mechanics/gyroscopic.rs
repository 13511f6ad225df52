//! Gyroscopic (magnetic) forces, from terms of L that are linear in the velocities.

use super::Mechanics;
use crate::algebra::{Expr, Matrix};
use crate::model::along;
use crate::tree::Var;

impl Mechanics {
    /// Returns Ω(q, t), k × k, skew: L = … + A·w acts on w by the force Ω w − ∂A/∂t.
    ///
    /// **Equation** Ω_ij = E_i(A_j) − E_j(A_i) − c_ij^l A_l, the exterior derivative of A in the
    /// basis of velocities.
    ///
    /// The momenta of this crate are the kinetic ones, p = g w and ρ = Xᵀ g w. With them Ω enters
    /// the almost-Poisson matrix, B_ab = −p·[X_a, X_b] + X_a·Ω X_b, and not the energy.
    ///
    /// **Source** for coordinates e.g. Marsden and Ratiu, Introduction to Mechanics and Symmetry, section 6.7 (magnetic terms).
    pub fn gyroscopic_matrix(&self) -> &Matrix {
        self.once(|this| {
            let (model, k) = (&this.model, this.model.k());
            let a = model.lagrangian.vector_potential();
            let mut matrix = Matrix::zeros(k, k);
            for i in 0..k {
                for j in 0..i {
                    let turned: Expr = (0..k).filter_map(|l| Some(model.structure.get(i, j, l)? * &a[l])).sum();
                    let value = along(&model.anchor, i, &a[j]) - along(&model.anchor, j, &a[i]) - turned;
                    matrix[(j, i)] = -&value;
                    matrix[(i, j)] = value;
                }
            }
            matrix
        })
    }

    /// Returns −∂A/∂t, k entries.
    pub fn induced_force(&self) -> Vec<Expr> {
        self.model.lagrangian.vector_potential().iter().map(|a| -a.derivative(Var::Time)).collect()
    }
}
