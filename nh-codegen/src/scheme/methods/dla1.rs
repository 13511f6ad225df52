//! `dla1`: the explicit discrete Lagrange–d'Alembert method of order one.

use super::blocks::Equations;
use super::step::Site;
use super::{Conserves, Discretisation, Method, Properties, Samples, Script, tangent};
use crate::ir::program::Role;

/// L_d(q₀, q₁) = h L(q₀, (q₁ − q₀)/h) with the constraint μ(q₀)(q₁ − q₀) = 0. Control inputs add h
/// B(q_i) u, with u at t_i, which is t + h in the step that computes q_i.
///
/// The state between steps is (q_i, v_i, v_{i+1}) with v_i = (q_i − q_{i−1})/h. The reported
/// velocity at node i is v_i, for which μ(q_{i−1}) v_i = 0 holds exactly and μ(q_i) v_i = 0 to
/// O(h).
pub(super) const DLA1: Method = Method {
    properties: Properties {
        name: "dla1",
        type_name: "Dla1",
        title: "Explicit discrete Lagrange–d'Alembert method",
        equation: "L_v(q_{i−1}, v_i) + h L_q(q_i, v_{i+1}) − L_v(q_i, v_{i+1}) = μ(q_i)ᵀ λ,  μ(q_i) v_{i+1} = 0,  v_i = (q_i − q_{i−1})/h;  q_1 = q_0 + h v_0",
        source: "Cortés & Martínez (2001); Chang & Perlmutter (2018), eqs 78–85",
        order: 1,
        symmetric: false,
        energy: Conserves::Drifts,
        constraint: Conserves::Drifts,
    },
    samples: Samples::At(&[(1, 1)]),
    applies: tangent::needs_coordinates,
    step,
    ..Method::DEFAULT
};

fn step(s: Script<'_>) -> Result<Discretisation, String> {
    let (h, q, v) = (s.h(), s.q(), s.v());
    let ahead = s.unknown_velocities("ahead");
    let (next, lambda) = (s.unknown_velocities("new"), s.multipliers("lambda"));
    let new_q = q + h * ahead;
    // L_q is taken at the new node, and u at its time.
    let (before, after) = (Site::free(s, v.to(ahead)), Site::new(s, 0, q.to(new_q).and(v.to(next))));
    let force = after.force() - after.reaction(lambda);

    let mut equations = Equations::default();
    equations.velocities(s, next, after.momenta() - before.momenta() - h * force);
    equations.multipliers(s, lambda, after.slip());
    let step = s
        .step(q, v)
        .carry(Role::Configuration, "configuration q_i", q, q, new_q)
        .carry(Role::CarriedVelocity, "velocity v_i = (q_i − q_{i−1})/h", v, v, ahead)
        .carry(Role::VelocityAhead, "velocity v_{i+1} of the next step", ahead, v, next);
    // The reaction in this method is −μᵀ λ.
    let sites = [(s.ratio(1, 1), after.moving_with(ahead).held(-lambda))];
    Ok(step.solve(&equations)?.work_at(sites).finish())
}
