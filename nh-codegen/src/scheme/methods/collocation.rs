//! `avf4`, `avf6`: energy-preserving collocation on D*.

use super::blocks::Equations;
use super::level::LevelSet;
use super::mean_gradient::NODES;
use super::{Conserves, Discretisation, Method, Properties, Samples, Script, quadrature};
use crate::ir::graph::Graph;
use crate::ir::handles::Vector;
use num_rational::BigRational;
use num_traits::{One, Zero};

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
fn step(s: Script<'_>, stages: usize) -> Result<Discretisation, String> {
    let basis = Basis::new(stages);
    let (h, zeta, n) = (s.h(), s.zeta(), s.q().len());
    let rates: Vec<_> = (1..=stages).map(|i| s.named_after(zeta, &format!("rate_{i}"))).collect();
    // u = ζ + h Σ_j w_j K_j
    let along = |weights: &[BigRational]| zeta + h * sum(weights.iter().zip(&rates).map(|(w, &k)| s.decimal(w) * k));
    let (nodes, is_exact) = nodes(s, stages);
    let samples: Vec<_> = quadrature::rule(nodes)
        .into_iter()
        .map(|(tau, weight)| {
            let place = zeta.to(along(&basis.integrals(&tau))).and(s.at_time(&tau));
            (tau, weight, place, s.hamiltonian().gradient(zeta).at(place))
        })
        .collect();
    let levels = s.level_functions();
    let level_slopes: Vec<_> = levels.entries().map(|f| f.gradient(s.q().then(s.t()))).collect();

    let mut equations = Equations::default();
    let mut power = s.ratio(0, 1);
    for (i, &rate) in rates.iter().enumerate() {
        let b = &basis.weights[i];
        let share = |tau, weight: &BigRational| s.decimal(&(basis.polynomial(i, tau) / b * weight));
        let mean = sum(samples.iter().map(|(tau, weight, _, value)| share(tau, weight) * *value));
        let place = zeta.to(along(&basis.integrals(&basis.nodes[i])));
        let external = s.external_field(i, place, mean.split(n).1);
        let here = place.and(s.sampled(i));
        let mut slope = s.almost_poisson().at(here) * mean + external;
        // The means of ∇φ and ∂φ/∂t use the weights of the mean of ∇ℋ.
        if !levels.is_empty() {
            let means = level_slopes.iter().map(|slope| {
                let terms = samples.iter().map(|(tau, weight, place, _)| share(tau, weight) * slope.at(*place));
                sum(terms).split(n)
            });
            let (gradients, ages): (Vec<_>, Vec<_>) = means.unzip();
            let ages = ages.into_iter().fold(s.zeros(0), Vector::then);
            let level = LevelSet::with(s, here, &gradients, ages + levels / h);
            let (correction, added) = level.on_dstar(here, mean);
            slope = slope + correction;
            power = power + s.number(b) * added;
        }
        equations.rates_on_dstar(s, rate, rate - slope);
        power = power + s.number(b) * external.dot(mean);
    }
    let new = along(&basis.weights);
    for (_, weight, place, _) in &samples {
        power = power + s.decimal(weight) * s.hamiltonian_rate().at(*place);
    }
    let step = s.step_on_dstar(new).solve(&equations)?.work_on_dstar(h * power, new);
    if is_exact {
        return Ok(step.finish());
    }
    // ∫ (∇ℋ·u̇ + ∂ℋ/∂t) dt with the nodes of the means: u̇ = Σ ℓ_j K_j.
    let (mut change, mut size) = (s.ratio(0, 1), s.ratio(0, 1));
    for (tau, weight, place, gradient) in &samples {
        let slopes = rates.iter().enumerate().map(|(j, &k)| s.decimal(&basis.polynomial(j, tau)) * k);
        let moved = gradient.componentwise(sum(slopes));
        let (weight, ageing) = (h * s.decimal(weight), s.hamiltonian_rate().at(*place));
        change = change + weight * (moved.sum() + ageing);
        size = size + (weight * moved.abs().sum()).abs() + (weight * ageing).abs();
    }
    let (.., gradient) = samples[0];
    Ok(step.resolved_on_dstar(change, size, gradient, new).finish())
}

/// Returns the number of nodes of the means, and whether the means are exact for steps of any size.
///
/// Exact means need ⌈d s/2⌉ nodes: along u (degree s) the degree of ∇ℋ is (d − 1) s, and that of
/// ℓ_i is s − 1. They do not exist if ℋ is not polynomial.
fn nodes(s: Script<'_>, stages: usize) -> (usize, bool) {
    let functions = s.vector([s.hamiltonian()]).then(s.level_functions()).values();
    let zeta = s.zeta().symbols();
    let degree = |graph: &mut Graph| {
        let degrees: Option<Vec<u32>> = functions.iter().map(|&f| graph.degree_in(f, &zeta)).collect();
        degrees.and_then(|degrees| degrees.into_iter().max())
    };
    let degree = s.build(degree).filter(|_| !s.mechanics.model().is_rheonomic());
    match degree.map(|degree| (degree as usize * stages).div_ceil(2)) {
        Some(needed) => (needed.clamp(stages, NODES), needed <= NODES),
        None => (NODES, false),
    }
}

fn sum<'s>(terms: impl Iterator<Item = Vector<'s>>) -> Vector<'s> {
    terms.reduce(|sum, term| sum + term).expect("at least one term")
}

/// The Lagrange basis ℓ_j at the Gauss nodes, as polynomials with rational coefficients (nodes to 34 digits).
struct Basis {
    nodes: Vec<BigRational>,
    weights: Vec<BigRational>,
    /// Coefficients of ℓ_j, constant term first.
    coefficients: Vec<Vec<BigRational>>,
}

impl Basis {
    fn new(s: usize) -> Self {
        let (nodes, weights): (Vec<_>, Vec<_>) = quadrature::rule(s).into_iter().unzip();
        let coefficients = (0..s)
            .map(|j| {
                let mut polynomial = vec![BigRational::one()];
                for (i, node) in nodes.iter().enumerate().filter(|(i, _)| *i != j) {
                    let scale = (&nodes[j] - &nodes[i]).recip();
                    // Multiplies by (x − node) scale.
                    let mut next = vec![BigRational::zero(); polynomial.len() + 1];
                    for (k, c) in polynomial.iter().enumerate() {
                        next[k + 1] += c * &scale;
                        next[k] -= c * node * &scale;
                    }
                    polynomial = next;
                }
                polynomial
            })
            .collect();
        Basis { nodes, weights, coefficients }
    }

    /// Returns ℓ_j(τ).
    fn polynomial(&self, j: usize, tau: &BigRational) -> BigRational {
        self.coefficients[j].iter().rev().fold(BigRational::zero(), |sum, c| sum * tau + c)
    }

    /// Returns ∫₀^τ ℓ_j for every j.
    fn integrals(&self, tau: &BigRational) -> Vec<BigRational> {
        self.coefficients
            .iter()
            .map(|polynomial| {
                let terms = polynomial.iter().enumerate().rev();
                terms.fold(BigRational::zero(), |sum, (k, c)| {
                    (sum + c / BigRational::from_integer((k as u64 + 1).into())) * tau
                })
            })
            .collect()
    }
}
