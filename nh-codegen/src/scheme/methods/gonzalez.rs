//! `gonzalez`: Gonzalez' midpoint discrete gradient on D*.

use super::energy::EnergyForm;
use super::segment::Segment;
use super::step::OnDstar;
use super::{Conserves, Discretisation, Method, Properties, Samples, Script};

/// (ζ' − ζ)/h = Π(ζ̄) ∇̄ℋ(ζ, ζ') + Z(ζ̄), with Z = (0, Xᵀ(q̄) B(q̄) u) and u at t + h/2 for a
/// natural system.
///
/// In general Z contains the drift of affine constraints and further forces, at ζ̄ and t + h/2.
/// Forces that depend on the velocity take the discrete velocity X ∂̄ℋ/∂ρ, so friction takes
/// exactly its power at this velocity. If ℋ depends on the time, the time is one of the variables
/// of the discrete gradient, with the rate 1. Holonomic constraints are [kept](super::step) by
/// their own discrete gradients.
///
/// If constraints prescribe a velocity and a symmetry is declared, the method keeps the moving
/// energy K = ℋ − (X v)·g Y − A·Y. It removes the part of the discrete field f along ∇̄K: f − c ∇̄K
/// with c = ∇̄K·f/|∇̄K|². The removed part is of second order because ∇K·f vanishes for the
/// continuous field. Rotations must stay rotations, so their entries are not corrected: the
/// correction is f − c d, where d is ∇̄K with zeros in these entries, and c = ∇̄K·f/∇̄K·d.
pub(super) const GONZALEZ: Method = Method {
    properties: Properties {
        name: "gonzalez",
        type_name: "Gonzalez",
        title: "Gonzalez' midpoint discrete gradient on D*",
        equation: "(ζ' − ζ)/h = Π(ζ̄) ∇̄ℋ(ζ, ζ'),  ∇̄ℋ = ∇ℋ(ζ̄) + (ℋ(ζ') − ℋ(ζ) − ∇ℋ(ζ̄)·Δ) Δ/|Δ|²,  Δ = ζ' − ζ",
        source: "Gonzalez (1996), Time integration and discrete Hamiltonian systems; Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3",
        order: 2,
        symmetric: true,
        energy: Conserves::Exactly,
        constraint: Conserves::Exactly,
    },
    samples: Samples::At(&[(1, 2)]),
    keeps_rotations: true,
    keeps_levels: true,
    mixes_blocks: true,
    step,
    ..Method::DEFAULT
};

fn step(s: Script<'_>) -> Result<Discretisation, String> {
    let zeta = Segment::on_dstar(s);
    let form = EnergyForm::of(zeta);
    // κ reads every rate and every rate reads κ. As a separate unknown it leaves the other rows
    // sparse.
    let kappa = if form.is_corrected() { s.variable("kappa_gradient") } else { s.ratio(0, 1) };
    // v = Π(ζ̄) (∇ℋ(ζ̄) + κ v) + (0, Xᵀ B u)
    let (rows, value, gradient) = form.rows(zeta, kappa);
    let mut step = OnDstar::new(s);
    step.stated_along(zeta, gradient, rows, form.is_corrected());
    let (y, solved) = (form.momenta, form.solved);
    step.equations.rows(y, (y - solved).at(zeta.middle()), solved, solved.abs());
    if form.is_corrected() {
        // The guess is 0: without the correction the error of the step is O(h³). κ multiplies v, so
        // a change of κ by ε changes a rate in its last digit.
        let kappa = s.vector([kappa]);
        step.equations.rows(kappa, kappa - value, s.zeros(1), s.ones(1));
    }
    Ok(step.to(zeta.new)?.finish())
}
