//! Quantities that are put together from lowered parts, where the product in normal form would be longer (and dearer to
//! find) than the parts.

use super::{Context, Point};
use crate::ir::graph::Value;

/// λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + Eᵀ ∂V − B u) − μ̇ w).
pub fn multipliers(cx: &mut Context<'_>) -> Vec<Value> {
    let resisting = resisting_force(cx);
    let mu = cx.constraint_matrix();
    let turning = cx.constraint_turning();
    let free = cx.solve_mass(&resisting);
    let slip = mu.mul_vector(&mut cx.graph, &free);
    let lacking = cx.graph.vec_sub(&slip, &turning);
    cx.solve_constraint_gram(&lacking)
}

/// The multipliers where the control inputs are 0.
pub fn multipliers_without_inputs(cx: &mut Context<'_>) -> Vec<Value> {
    let multipliers = multipliers(cx);
    let zeros = vec![cx.graph.zero(); cx.u.len()];
    cx.at(&multipliers, &Point::new().with(&cx.u, &zeros))
}

/// ẇ = g⁻¹ (μᵀ λ + B u − γ − Eᵀ ∂V).
pub fn acceleration(cx: &mut Context<'_>) -> Vec<Value> {
    let multipliers = multipliers(cx);
    let resisting = resisting_force(cx);
    let mu = cx.constraint_matrix();
    let reaction = mu.transpose_mul_vector(&mut cx.graph, &multipliers);
    let force = cx.graph.vec_sub(&reaction, &resisting);
    cx.solve_mass(&force)
}

/// γ + Eᵀ ∂V − B u.
fn resisting_force(cx: &mut Context<'_>) -> Vec<Value> {
    let inertial = cx.inertial_force();
    let potential = cx.potential_force();
    let sum = cx.graph.vec_add(&inertial, &potential);
    if cx.u.is_empty() {
        return sum;
    }
    let driving = cx.input_force();
    cx.graph.vec_sub(&sum, &driving)
}

/// ∂ζ̇/∂ζ, row by row: as it is, or, f being the field as a function of q and v = G⁻¹ ρ, (∂f/∂q + ∂f/∂v ∂v/∂q, ∂f/∂v G⁻¹).
pub fn vector_field_jacobian(cx: &mut Context<'_>) -> Vec<Value> {
    let field = cx.vector_field();
    let zeta: Vec<_> = cx.q.iter().chain(&cx.rho).copied().collect();
    let whole = cx.graph.jacobian(&field, &zeta).concat();
    if !cx.composes() || !cx.u.is_empty() {
        return whole;
    }
    let (field, velocity, q, v) = (cx.moving_field(), cx.frame_velocity(), cx.q.clone(), cx.v.clone());
    let by_velocity: Vec<Vec<Value>> = cx.graph.jacobian(&velocity, &zeta);
    let mut rows = Vec::new();
    for row in field {
        let (by_q, by_v) = (cx.graph.gradient(row, &q), cx.graph.gradient(row, &v));
        let (by_q, by_v) = (cx.at_frame_velocity(&by_q), cx.at_frame_velocity(&by_v));
        for i in 0..zeta.len() {
            let column: Vec<Value> = by_velocity.iter().map(|slopes| slopes[i]).collect();
            let through = cx.graph.dot(&by_v, &column);
            rows.push(by_q.get(i).map_or(through, |&direct| cx.graph.add(direct, through)));
        }
    }
    cx.cheapest([whole, rows])
}
