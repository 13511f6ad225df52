//! Forces on the velocities, and the constraints as they turn.

use super::Mechanics;
use super::linear::{apply, product};
use crate::algebra::{Expr, Matrix};
use crate::model::along;
use crate::tree::Var;

impl Mechanics {
    /// Returns the potential forces Eᵀ ∂V on w, k entries, in the convention g ẇ + γ + Eᵀ ∂V = μᵀ
    /// λ + B u.
    pub fn potential_force(&self) -> &[Expr] {
        self.list(|this| {
            (0..this.model.k()).map(|i| along(&this.model.anchor, i, this.model.lagrangian.potential())).collect()
        })
    }

    /// Returns the forces of the control inputs, B(q) u: k entries; `None` without inputs.
    pub fn input_force(&self) -> Option<&[Expr]> {
        let force = self.once(|this| {
            let inputs = this.model.input_matrix.as_ref()?;
            let u: Vec<Expr> = (0..this.model.about.inputs.len()).map(|i| Expr::variable(Var::Input(i))).collect();
            Some(apply(&inputs.matrix, &u))
        });
        force.as_deref()
    }

    /// Returns the rate of the constraint matrix, μ̇(q, w) = wⁱ E_i(μ): r × k.
    pub fn constraint_rate(&self) -> &Matrix {
        self.once(|this| {
            let model = &this.model;
            let rates = apply(&model.anchor, &this.velocity_variables());
            model.constraint_matrix.map(|e| {
                (0..model.n())
                    .filter(|&i| e.depends_on(Var::Coordinate(i)))
                    .map(|i| e.derivative(Var::Coordinate(i)) * &rates[i])
                    .sum()
            })
        })
    }

    /// Returns g⁻¹ μᵀ, k × r: the constraint directions, whose columns span D^⊥.
    pub fn constraint_directions(&self) -> &Matrix {
        self.once(|this| product(this.inverse_mass(), &this.model.constraint_matrix.transpose()))
    }
}
