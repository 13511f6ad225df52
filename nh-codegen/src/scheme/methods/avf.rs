//! `avf`: the mean value discrete gradient (averaged vector field) on D*.

use super::segment::Segment;
use super::step::OnDstar;
use super::{Conserves, Discretisation, Method, Properties, Samples, Script};

/// (ζ' − ζ)/h = Π(ζ̄) ∫₀¹ ∇ℋ(ζ + ξ Δ) dξ + (0, Xᵀ(q̄) B(q̄) u), with u at t + h/2.
pub(super) const AVF: Method = Method {
    properties: Properties {
        name: "avf",
        type_name: "AveragedVectorField",
        title: "Mean value discrete gradient (averaged vector field) on D*",
        equation: "(ζ' − ζ)/h = Π(ζ̄) ∫₀¹ ∇ℋ(ζ + ξ (ζ' − ζ)) dξ",
        source: "Harten, Lax & van Leer (1983); Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3",
        order: 2,
        symmetric: true,
        energy: Conserves::Exactly,
        constraint: Conserves::Exactly,
    },
    samples: Samples::At(&[(1, 2)]),
    keeps_rotations: true,
    keeps_levels: true,
    step,
    ..Method::DEFAULT
};

fn step(s: Script<'_>) -> Result<Discretisation, String> {
    let mut step = OnDstar::new(s);
    let zeta = Segment::on_dstar(s);
    let mean = zeta.mean_gradient(s.hamiltonian());
    step.along(zeta, (mean.gradient, mean.ageing));
    let step = step.to(zeta.new)?;
    if mean.exact {
        return Ok(step.finish());
    }
    let (change, size) = mean.change(zeta);
    Ok(step.resolved_on_dstar(change, size, mean.gradient, zeta.new).finish())
}
