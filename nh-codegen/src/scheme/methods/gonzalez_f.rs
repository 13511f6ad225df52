//! `gonzalez-f`: Gonzalez' discrete gradient on T*Q with multipliers, no frame.

use super::blocks::Equations;
use super::segment::Segment;
use super::step::Site;
use super::{Conserves, Discretisation, Method, Properties, Samples, Script, cotangent, tangent};
use crate::ir::program::Role;

/// z = (q, p): (z' − z)/h = J ∇̄H(z, z') + (0, λ_α μ^α(q̄) + B(q̄) u),  ∇̄H·(0, μ^α(q̄)) = 0, with u at t + h/2.
pub(super) const GONZALEZ_F: Method = Method {
    properties: Properties {
        name: "gonzalez-f",
        type_name: "GonzalezF",
        title: "Gonzalez' midpoint discrete gradient on T*Q with multipliers",
        equation: "z = (q, p):  (z' − z)/h = J ∇̄H(z, z') + λ_α (0, μ^α(q̄)),  μ(q̄) ∂̄H/∂p = 0",
        source: "Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3.3, eq. 15",
        order: 2,
        symmetric: true,
        energy: Conserves::Exactly,
        constraint: Conserves::Bounded,
    },
    samples: Samples::At(&[(1, 2)]),
    keeps_levels: true,
    mixes_blocks: true,
    applies: |m| tangent::needs_coordinates(m).and_then(|()| tangent::needs_fixed_time(m)),
    step,
    ..Method::DEFAULT
};

fn step(s: Script<'_>) -> Result<Discretisation, String> {
    let (q, p) = (s.q(), s.p());
    let (n, z) = (q.len(), q.then(p));
    let z = Segment::new(s, z, s.named_after(z, "rate"));
    let lambda = s.multipliers("lambda");
    let hamiltonian = cotangent::hamiltonian(s);
    let (by_q, by_p) = z.discrete_gradient(hamiltonian).split(n);
    let mid = Site::along(z.first(n), by_p);
    let force = mid.pushed(mid.reaction(lambda) - by_q);

    // The first guess is the explicit slope without reaction, and 0 for the multipliers.
    let (slope_q, slope_p) = hamiltonian.gradient(z.z).split(n);
    let mut equations = Equations::default();
    equations.rates(s, z.v, z.v - by_p.then(force), slope_p.then(-slope_q), z.z);
    equations.rows(lambda, mid.slip(), s.zeros(lambda.len()), s.ones(lambda.len()));
    let (new_q, new_p) = z.new.split(n);
    let step = s.step(q, s.inverse_mass() * p).carry(Role::Configuration, "configuration q", q, q, new_q).carry(
        Role::Momenta,
        "momenta p = g v",
        p,
        s.momenta_of_velocity(),
        new_p,
    );
    Ok(step.solve(&equations)?.work_at([(s.ratio(1, 1), mid.held_last(lambda))]).finish())
}
