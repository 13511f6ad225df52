//! `leapfrog`: the geometric nonholonomic integrator (GNI), in its projected form if the mass is
//! constant.

use super::blocks::Equations;
use super::projection::{project, reaction};
use super::step::{self, NodalForce, Site, mean_power, power_at_ends};
use super::{Conserves, Discretisation, Method, Properties, Samples, Script, tangent};
use crate::ir::program::Role;

/// p⁻ = (P* − Q*)(q) p⁺ with the discrete Legendre transforms of L_d(q, q') = h/2 (L(q, u) + L(q', u)), u = (q' − q)/h.
///
/// For a constant mass this is p_{k+½} = (I − 2 Q*) p_{k−½} + h P* f,  q_{k+1} = q_k + h M⁻¹ p_{k+½}.
///
/// Control inputs are forces f = B u − ∂V (eq. 16). At a node, u is the mean of its carried value
/// at the end of the previous step and its value at the beginning of this one; if u is continuous,
/// the two are equal. The first node has no previous step and therefore no force of one.
pub(super) const LEAPFROG: Method = Method {
    properties: Properties {
        name: "leapfrog",
        type_name: "Leapfrog",
        title: "Geometric nonholonomic integrator (GNI), the projected leapfrog where the mass is constant",
        equation: "−D₁L_d(q_k, q_{k+1}) = (P* − Q*)(q_k) D₂L_d(q_{k−1}, q_k),  L_d(q, q') = h/2 (L(q, u) + L(q', u)), u = (q' − q)/h;  for constant M: p_{k+½} = (I − 2 Qᵀ(q_k)) p_{k−½} + h Pᵀ(q_k) f(q_k),  q_{k+1} = q_k + h M⁻¹ p_{k+½},  f = −∂V;  nodal p_k = Pᵀ(q_k) D₂L_d(q_{k−1}, q_k) = Pᵀ(q_k) (p_{k−½} + h/2 f(q_k))",
        source: "Ferraro, Iglesias & Martín de Diego (2008); Kobilarov, Martín de Diego & Ferraro (2010), eqs 6, 15–16",
        order: 2,
        symmetric: true,
        energy: Conserves::Bounded,
        constraint: Conserves::Exactly,
    },
    samples: Samples::At(&[(0, 1), (1, 1)]),
    applies: tangent::needs_coordinates,
    step: |s| if s.has_closed_form() && s.mechanics.model().is_natural() { closed(s) } else { general(s) },
    ..Method::DEFAULT
};

/// Returns the step for a constant mass: momenta at half steps, no equations to solve.
fn closed(s: Script<'_>) -> Result<Discretisation, String> {
    let (h, q, p, v) = (s.h(), s.q(), s.p(), s.v());
    let force = -s.potential_gradient();
    let applied = NodalForce::new(s);
    let inverse_mass = s.inverse_mass();

    // The half-step momentum before the first node, such that p_½ = p₀ + h/2 P* f there:
    // (I − 2 Q*) p_{−½} + h P* f with p_{−½} = p₀ − h/2 P* f and Q* p₀ = 0.
    let before = s.mass_matrix() * v - h / 2 * project(s, force);
    // With b = 2 p + h f the update is p + h f − Q* b: one small solve, no dense projector.
    let impulse = h * (force + applied.mean);
    let new_p = p + impulse - reaction(s, 2 * p + impulse);
    let velocity = inverse_mass * new_p;
    let new_q = q + h * velocity;
    // p_k = P* (p_{k−½} + h/2 f).
    let nodal = project(s, p + h / 2 * (force + applied.arriving));
    let step = s.step(q, inverse_mass * nodal).carry(Role::Configuration, "configuration q_k", q, q, new_q).carry(
        Role::HalfStepMomenta,
        "momenta p_{k−½} half a step before the node",
        p,
        before,
        new_p,
    );
    Ok(applied.carry(step).work(applied.work(new_q, velocity)).finish())
}

/// Returns the step for any metric: it carries p⁺_k = D₂L_d(q_{k−1}, q_k), and solves for u =
/// (q_{k+1} − q_k)/h.
///
/// D₂L_d = ½ (L_v(q, u) + L_v(q', u)) + h/2 L_q(q', u) and −D₁L_d = ½ (L_v(q, u) + L_v(q', u)) − h/2 L_q(q, u).
fn general(s: Script<'_>) -> Result<Discretisation, String> {
    let (h, q, p, v) = (s.h(), s.q(), s.p(), s.v());
    let u = s.unknown_velocities("ahead");
    let new_q = q + h * u;
    // Other forces are treated like L_q.
    let (old, new) = (Site::without_inputs(s, 0, v.to(u)), Site::without_inputs(s, 1, q.to(new_q).and(v.to(u))));
    let mean = old.momenta().mean(new.momenta());
    let departing = mean - h / 2 * old.force();
    let new_p = mean + h / 2 * new.force();
    // (P* − Q*) p plus h P* B u as in the closed form, with u the mean at the node.
    let applied = NodalForce::new(s);
    let turned = step::reflected(s, p) + h * project(s, applied.mean);

    // The first guess is the velocity of the reflected momentum. Its part across the constraints
    // changes its sign in every step.
    let mut equations = Equations { alternate: true, ..Equations::default() };
    equations.rates(s, u, departing - turned, step::velocity_of(s, turned), q);

    // The start is p⁺ = p₀ + h/2 Q* f with f = L_q(q₀, v₀), so that −D₁L_d = p₀ − h/2 Q* f. This is
    // the closed form's p_½ = p₀ + h/2 P* f.
    let arriving = s.conjugate_momenta() + h / 2 * reaction(s, step::starting_force(s));
    let text = "discrete momenta p⁺_k = D₂L_d(q_{k−1}, q_k) of the last step";
    let velocity = step::nodal_velocity(s, p, h / 2 * applied.arriving);
    let step = s.step(q, velocity).carry(Role::Configuration, "configuration q_k", q, q, new_q).carry(
        Role::Momenta,
        text,
        p,
        arriving,
        new_p,
    );
    let power = mean_power(old, new) + power_at_ends(s, velocity, q.to(new_q).and(p.to(new_p)));
    Ok(applied.carry(step).solve(&equations)?.work(applied.work(new_q, u) + h * power).finish())
}
