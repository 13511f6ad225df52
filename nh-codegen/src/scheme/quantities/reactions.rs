//! Quantities composed from lowered parts, for products whose normal form would be longer (and more
//! expensive to find) than the parts.

use super::Context;
use crate::ir::graph::Value;
use crate::ir::handles::Vector;
use crate::scheme::script::Script;

/// Returns λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + Eᵀ ∂V − F) − μ̇ w + ḃ).
pub fn multipliers(cx: &mut Context<'_>) -> Vec<Value> {
    cx.values_of(|s| s.motion_multipliers())
}

/// Returns the multipliers for control inputs of 0.
pub fn multipliers_without_inputs(cx: &mut Context<'_>) -> Vec<Value> {
    cx.values_of(|s| s.motion_multipliers().at(s.u().to(s.zeros(s.u().len()))))
}

/// Returns ẇ = g⁻¹ (μᵀ λ + F − γ − Eᵀ ∂V).
pub fn acceleration(cx: &mut Context<'_>) -> Vec<Value> {
    cx.values_of(|s| {
        let (lambda, resisting) = (s.motion_multipliers(), s.resisting_force());
        s.solve_mass(s.constraint_matrix().transpose() * lambda - resisting)
    })
}

impl<'s> Script<'s> {
    /// Returns λ of the continuous motion.
    fn motion_multipliers(self) -> Vector<'s> {
        let (resisting, mu, turning) = (self.resisting_force(), self.constraint_matrix(), self.constraint_turning());
        self.solve_constraint_gram(mu * self.solve_mass(resisting) - turning)
    }

    /// Returns γ + Eᵀ ∂V − F + ∂A/∂t.
    fn resisting_force(self) -> Vector<'s> {
        self.inertial_force() + self.potential_force() - self.applied_force() - self.induced_force()
    }
}

/// Returns ∂ζ̇/∂ζ, row by row: differentiated directly, or, with the field f as a function of q and
/// v = G⁻¹ ρ, as (∂f/∂q + ∂f/∂v ∂v/∂q, ∂f/∂v G⁻¹).
pub fn vector_field_jacobian(cx: &mut Context<'_>) -> Vec<Value> {
    let splits = cx.composes() && cx.symbols.u.is_empty() && cx.mechanics.model().forces.is_empty();
    cx.values_of(|s| {
        let whole = s.vector_field().jacobian(s.zeta()).entries();
        if !splits {
            return whole;
        }
        let (field, velocity, q, v) = (s.moving_field(), s.frame_velocity(), s.q(), s.components());
        let (by_velocity, here) = (velocity.jacobian(s.zeta()), v.to(velocity));
        let rows = field.entries().map(|f| {
            let (by_q, by_v) = (f.gradient(q), f.gradient(v));
            by_q.at(here).then(s.zeros(v.len())) + by_velocity.transpose() * by_v.at(here)
        });
        s.cheapest([whole, rows.fold(s.zeros(0), Vector::then)])
    })
}

/// Returns ∂ζ̇/∂u, row by row. The inputs act by their matrix B(q) alone.
pub fn vector_field_by_inputs(cx: &mut Context<'_>) -> Vec<Value> {
    cx.values_of(|s| s.vector_field().jacobian(s.u()).entries())
}

/// Returns ∂(w, E, I)/∂ζ at w = X G⁻¹ ρ + w₀, row by row.
pub fn observables_jacobian(cx: &mut Context<'_>) -> Vec<Value> {
    cx.values_of(|s| {
        let (w, zeta) = (s.velocity_of_rho(), s.zeta());
        let integrals = s.vector([s.energy()]).then(s.invariants()).at(s.v().to(w));
        let by_adjoints = integrals.entries().map(|integral| integral.gradient_by_adjoints(zeta));
        by_adjoints.fold(w.jacobian(zeta).entries(), Vector::then)
    })
}
