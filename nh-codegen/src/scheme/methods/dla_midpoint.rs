//! `dla-midpoint`: the discrete Lagrange–d'Alembert method of the midpoint Lagrangian (I-DLA).

use super::blocks::Equations;
use super::step::{Site, admissible, power_at_ends, velocity_of};
use super::{Conserves, Discretisation, Method, Properties, Samples, Script, tangent};
use crate::ir::program::Role;

/// L_d(q, q') = h L(q̄, (q' − q)/h), constraint μ(q̄)(q' − q) = 0, multipliers along μ(q_k)ᵀ.
/// Control inputs add h/2 B(q̄) u at both ends, with u at t + h/2.
///
/// The carried form is position–momentum: p_k = D₂L_d(q_{k−1}, q_k) = L_v + h/2 L_q at the midpoint
/// of the previous step. The nodal velocity is the projection of g⁻¹ p_k onto D, for which the
/// constraint holds at q_k.
pub(super) const DLA_MIDPOINT: Method = Method {
    properties: Properties {
        name: "dla-midpoint",
        type_name: "DlaMidpoint",
        title: "Discrete Lagrange–d'Alembert method of the midpoint Lagrangian (I-DLA)",
        equation: "L_d(q, q') = h L(q̄, (q' − q)/h);  D₂L_d(q_{k−1}, q_k) + D₁L_d(q_k, q_{k+1}) = μ(q_k)ᵀ λ,  μ(q̄)(q_{k+1} − q_k) = 0",
        source: "Cortés & Martínez (2001); Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §4",
        order: 2,
        symmetric: true,
        energy: Conserves::Bounded,
        constraint: Conserves::Exactly,
    },
    samples: Samples::At(&[(1, 2)]),
    applies: tangent::needs_coordinates,
    step,
    ..Method::DEFAULT
};

fn step(s: Script<'_>) -> Result<Discretisation, String> {
    let (h, q, v, p) = (s.h(), s.q(), s.v(), s.p());
    let (rate, lambda) = (s.unknown_velocities("mid"), s.multipliers("lambda"));
    let (middle, new_q) = (q + h / 2 * rate, q + h * rate);
    let place = q.to(middle).and(v.to(rate)).and(s.halfway());
    let (momentum, mid) = (s.conjugate_momenta().at(place), Site::new(s, 0, place));
    let kick = h / 2 * mid.force();

    // p_k + D₁L_d = μᵀ h λ, D₁L_d = h/2 L_q − L_v.
    let reaction = h * Site::free(s, s.here()).reaction(lambda);
    let velocity = velocity_of(s, p);
    let mut equations = Equations::default();
    equations.rates(s, rate, momentum - kick - p - reaction, velocity, q);
    equations.rows(lambda, mid.slip(), s.zeros(lambda.len()), s.ones(lambda.len()));
    let nodal = admissible(s, velocity);
    let step = s.step(q, nodal).carry(Role::Configuration, "configuration q_k", q, q, new_q).carry(
        Role::Momenta,
        "discrete momenta p_k = D₂L_d(q_{k−1}, q_k)",
        p,
        s.conjugate_momenta(),
        momentum + kick,
    );
    let mid = mid.held_at_ends(power_at_ends(s, nodal, q.to(new_q).and(p.to(momentum + kick))));
    Ok(step.solve(&equations)?.work_at([(s.ratio(1, 1), mid)]).finish())
}
