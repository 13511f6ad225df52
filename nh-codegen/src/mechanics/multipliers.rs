//! The Lagrange–d'Alembert equations with multipliers.

use super::Mechanics;
use super::linear::{add, apply, product};
use crate::algebra::{Expr, Matrix};
use crate::model::along;
use crate::tree::Var;

impl Mechanics {
    /// Returns the potential forces Eᵀ ∂V on w, k entries, in the convention g ẇ + γ + Eᵀ ∂V = μᵀ
    /// λ + B u.
    pub fn potential_force(&self) -> &[Expr] {
        self.lazy.potential_force.get_or_init(|| {
            (0..self.model.k()).map(|i| along(&self.model.anchor, i, self.model.lagrangian.potential())).collect()
        })
    }

    /// Returns the forces of the control inputs, B(q) u: k entries; `None` without inputs.
    pub fn input_force(&self) -> Option<&[Expr]> {
        let inputs = self.model.input_matrix.as_ref()?;
        let force = self.lazy.input_force.get_or_init(|| {
            let u: Vec<Expr> = (0..self.model.about.inputs.len()).map(|i| Expr::variable(Var::Input(i))).collect();
            apply(&inputs.matrix, &u)
        });
        Some(force)
    }

    /// Returns the rate of the constraint matrix, μ̇(q, w) = wⁱ E_i(μ): r × k.
    pub fn constraint_rate(&self) -> &Matrix {
        self.lazy.constraint_rate.get_or_init(|| {
            let model = &self.model;
            let rates = apply(&model.anchor, &self.velocity_variables());
            model.constraint_matrix.map(|e| {
                (0..model.n())
                    .filter(|&i| e.depends_on(Var::Coordinate(i)))
                    .map(|i| e.derivative(Var::Coordinate(i)) * &rates[i])
                    .sum()
            })
        })
    }

    /// Returns the force on w without the constraints: −γ − Eᵀ ∂V + B u, k entries.
    fn applied_force(&self) -> Vec<Expr> {
        let resisting = add(self.inertial_force(), self.potential_force());
        let force: Vec<Expr> = resisting.iter().map(|e| -e).collect();
        match self.input_force() {
            Some(inputs) => add(&force, inputs),
            None => force,
        }
    }

    /// Returns the multipliers λ(q, w), r entries, such that the constraint forces are μᵀ λ.
    ///
    /// **Equation** λ = (μ g⁻¹ μᵀ)⁻¹ ( μ g⁻¹ (γ + Eᵀ ∂V − B u) − μ̇ w ).
    pub fn multipliers(&self) -> &[Expr] {
        self.lazy.multipliers.get_or_init(|| {
            let free = apply(self.inverse_mass(), &self.applied_force());
            let lacking = add(
                &apply(&self.model.constraint_matrix, &free),
                &apply(self.constraint_rate(), &self.velocity_variables()),
            );
            apply(self.constraint_gram_inverse(), &lacking).iter().map(|e| -e).collect()
        })
    }

    /// Returns the constraint forces μᵀ λ(q, w), k entries.
    pub fn constraint_force(&self) -> &[Expr] {
        self.lazy.constraint_force.get_or_init(|| apply(&self.model.constraint_matrix.transpose(), self.multipliers()))
    }

    /// Returns the acceleration ẇ(q, w), k entries (q̈ for a system declared in coordinates).
    ///
    /// **Equation** ẇ = g⁻¹ (μᵀ λ + B u − γ − Eᵀ ∂V).
    ///
    /// The acceleration keeps μ w constant; off D the formula continues the motion with a fixed μ w
    /// ≠ 0.
    pub fn acceleration(&self) -> &[Expr] {
        self.lazy
            .acceleration
            .get_or_init(|| apply(self.inverse_mass(), &add(&self.applied_force(), self.constraint_force())))
    }

    /// Returns g⁻¹ μᵀ, k × r: the constraint directions, whose columns span D^⊥.
    pub fn constraint_directions(&self) -> &Matrix {
        self.lazy
            .constraint_directions
            .get_or_init(|| product(self.inverse_mass(), &self.model.constraint_matrix.transpose()))
    }
}
