//! `avf`: the mean value discrete gradient (averaged vector field) on D*.

use super::blocks::Equations;
use super::mean_gradient::Mean;
use super::segment::Segment;
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
    let (h, zeta) = (s.h(), Segment::on_dstar(s));
    let middle = zeta.middle();
    let mean = zeta.mean_gradient(s.hamiltonian());
    let Mean { gradient, ageing, exact } = mean;
    let external = s.external_field(0, middle, gradient.split(s.q().len()).1);
    let slope = s.almost_poisson().at(middle) * gradient + external;
    let (kept, constrained) = zeta.kept(gradient);
    let mut equations = Equations::default();
    equations.rates_on_dstar(s, zeta.v, zeta.v - (slope + kept));
    let work = h * (external.dot(gradient) + ageing + constrained);
    let step = s.step_on_dstar(zeta.new).solve(&equations)?.work_on_dstar(work, zeta.new);
    let (change, size) = mean.change(zeta);
    Ok(if exact { step } else { step.resolved_on_dstar(change, size, gradient, zeta.new) }.finish())
}
