//! `avf4`, `avf6`: energy-preserving collocation on D*.

use super::lagrange::Basis;
use super::mean_gradient::nodes;
use super::step::{OnDstar, Rate};
use super::{Conserves, Discretisation, Method, Properties, Samples, Script, quadrature};
use crate::ir::handles::{Place, Vector};
use num_rational::BigRational;

/// u̇(t₀ + c_i h) = Π(u(t₀ + c_i h)) ∫₀¹ ℓ_i(τ)/b_i ∇ℋ(u(t₀ + τ h)) dτ with s Gauss nodes.
///
/// Control inputs add Xᵀ B u to ρ̇ at each node t₀ + c_i h.
///
/// The proof of energy conservation uses only that Π is skew, so it holds on D*, where the Jacobi
/// identity fails.
pub(super) const AVF4: Method = Method {
    properties: Properties {
        name: "avf4",
        type_name: "Avf4",
        title: "Energy-preserving collocation on D*, 2 Gauss nodes",
        equation: "u̇(t₀ + c_i h) = Π(u(t₀ + c_i h)) ∫₀¹ ℓ_i(τ)/b_i ∇ℋ(u(t₀ + τ h)) dτ,  u(t₀) = ζ,  ζ' = u(t₀ + h)",
        source: "Cohen & Hairer (2011), BIT 51, Linear energy-preserving integrators for Poisson systems",
        order: 4,
        symmetric: true,
        energy: Conserves::Exactly,
        constraint: Conserves::Exactly,
    },
    samples: Samples::GaussNodes(2),
    keeps_rotations: true,
    keeps_levels: true,
    step: |s| step(s, 2),
    ..Method::DEFAULT
};

/// The same with three nodes.
pub(super) const AVF6: Method = Method {
    properties: Properties {
        name: "avf6",
        type_name: "Avf6",
        title: "Energy-preserving collocation on D*, 3 Gauss nodes",
        order: 6,
        ..AVF4.properties
    },
    samples: Samples::GaussNodes(3),
    step: |s| step(s, 3),
    ..AVF4
};

/// Returns a step with s = `stages` Gauss nodes; its order is 2 s. `avf` is the method for s = 1.
fn step<'s>(s: Script<'s>, stages: usize) -> Result<Discretisation, String> {
    let basis = Basis::new(stages);
    let (h, zeta) = (s.h(), s.zeta());
    let rates: Vec<_> = (1..=stages).map(|i| s.named_after(zeta, &format!("rate_{i}"))).collect();
    // u = ζ + h Σ_j w_j K_j
    let along = |weights: &[BigRational]| zeta + h * sum(weights.iter().zip(&rates).map(|(w, &k)| s.decimal(w) * k));
    let (nodes, is_exact) = nodes(s, stages);
    let samples: Vec<_> = quadrature::rule(nodes)
        .into_iter()
        .map(|(tau, weight)| {
            let place = zeta.to(along(&basis.integrals(&tau))).and(s.at_time(&tau));
            Sample { gradient: s.hamiltonian().gradient(zeta).at(place), tau, weight, place }
        })
        .collect();
    let mut step = OnDstar::new(s);
    for (i, &rate) in rates.iter().enumerate() {
        let b = &basis.weights[i];
        let shares = samples.iter().map(|at| s.decimal(&(basis.polynomial(i, &at.tau) / b * &at.weight)));
        let shares: Vec<_> = shares.collect();
        let weighted = |values: &dyn Fn(&Sample<'s>) -> Vector<'s>| {
            sum(shares.iter().zip(&samples).map(|(&share, at)| share * values(at)))
        };
        let mean = weighted(&|at| at.gradient);
        let place = zeta.to(along(&basis.integrals(&basis.nodes[i])));
        let rate = Rate { v: rate, sample: i, place, start: s.here(), weight: s.number(b) };
        // The means of ∇φ and ∂φ/∂t use the weights of the mean of ∇ℋ.
        step.rate_of_means(rate, mean, |f| weighted(&|at| f.at(at.place)));
    }
    let new = along(&basis.weights);
    for sample in &samples {
        step.ageing(s.decimal(&sample.weight), sample.place);
    }
    let step = step.to(new)?;
    if is_exact {
        return Ok(step.finish());
    }
    // ∫ (∇ℋ·u̇ + ∂ℋ/∂t) dt with the nodes of the means: u̇ = Σ ℓ_j K_j.
    let (mut change, mut size) = (s.ratio(0, 1), s.ratio(0, 1));
    for Sample { tau, weight, place, gradient } in &samples {
        let slopes = rates.iter().enumerate().map(|(j, &k)| s.decimal(&basis.polynomial(j, tau)) * k);
        let moved = gradient.componentwise(sum(slopes));
        let (weight, ageing) = (h * s.decimal(weight), s.hamiltonian_rate().at(*place));
        change = change + weight * (moved.sum() + ageing);
        size = size + (weight * moved.abs().sum()).abs() + (weight * ageing).abs();
    }
    Ok(step.resolved_on_dstar(change, size, samples[0].gradient, new).finish())
}

/// ∇ℋ at a node of the means.
struct Sample<'s> {
    tau: BigRational,
    weight: BigRational,
    place: Place<'s>,
    gradient: Vector<'s>,
}

fn sum<'s>(terms: impl Iterator<Item = Vector<'s>>) -> Vector<'s> {
    terms.reduce(|sum, term| sum + term).expect("at least one term")
}
