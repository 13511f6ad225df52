//! `midpoint`: the implicit midpoint rule on D*.

use super::blocks::Equations;
use super::segment::Segment;
use super::step::Motion;
use super::{Conserves, Discretisation, Method, Properties, Samples, Script};

/// (ζ' − ζ)/h = Π(ζ̄) ∇ℋ(ζ̄) + (0, Xᵀ(q̄) B(q̄) u), ζ̄ = (ζ + ζ')/2, with u at t + h/2.
pub(super) const MIDPOINT: Method = Method {
    properties: Properties {
        name: "midpoint",
        type_name: "Midpoint",
        title: "Implicit midpoint rule on D*",
        equation: "(ζ' − ζ)/h = Π(ζ̄) ∇ℋ(ζ̄),  ζ = (q, ρ),  ζ̄ = (ζ + ζ')/2",
        source: "Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3, with ∇ℋ(ζ̄) in place of the discrete gradient",
        order: 2,
        symmetric: true,
        energy: Conserves::Quadratic,
        constraint: Conserves::Exactly,
    },
    samples: Samples::At(&[(1, 2)]),
    keeps_rotations: true,
    step,
    ..Method::DEFAULT
};

fn step(s: Script<'_>) -> Result<Discretisation, String> {
    let zeta = Segment::on_dstar(s);
    let mut equations = Equations::default();
    equations.rates_on_dstar(s, zeta.v, zeta.v - s.vector_field().at(zeta.middle()));
    let motion = Motion::on_dstar(s, zeta.middle(), Script::vector_field);
    Ok(motion.solved(&equations, zeta.new)?.finish())
}
