//! `avf4`, `avf6`: energy-preserving collocation on D*.

use super::blocks::{self, Equations, Unknown};
use super::context::Point;
use super::dstar;
use super::inputs;
use super::quadrature;
use super::{Conserves, Context, Discretisation, Properties, Scheme};
use crate::ir::graph::{Stage, Symbol, Value};
use crate::ir::program::Body;
use num_rational::BigRational;
use num_traits::{One, Zero};

/// u̇(t₀ + c_i h) = Π(u(t₀ + c_i h)) ∫₀¹ ℓ_i(τ)/b_i ∇ℋ(u(t₀ + τ h)) dτ with s Gauss nodes.
///
/// Control inputs push ρ̇ by Xᵀ B u at each node t₀ + c_i h.
///
/// Its proof of energy conservation uses only that Π is skew, so it holds on D*, where the Jacobi identity fails.
pub struct EnergyCollocation {
    /// s = 2 or 3; the order is 2 s. (s = 1 is `avf`.)
    pub stages: usize,
}

impl Scheme for EnergyCollocation {
    fn properties(&self) -> Properties {
        let (name, type_name, title, order) = if self.stages == 2 {
            ("avf4", "Avf4", "Energy-preserving collocation on D*, 2 Gauss nodes", 4)
        } else {
            ("avf6", "Avf6", "Energy-preserving collocation on D*, 3 Gauss nodes", 6)
        };
        Properties {
            name,
            type_name,
            title,
            equation: "u̇(t₀ + c_i h) = Π(u(t₀ + c_i h)) ∫₀¹ ℓ_i(τ)/b_i ∇ℋ(u(t₀ + τ h)) dτ,  u(t₀) = ζ,  ζ' = u(t₀ + h)",
            source: "Cohen & Hairer (2011), BIT 51, Linear energy-preserving integrators for Poisson systems",
            order,
            symmetric: true,
            energy: Conserves::Exactly,
            constraint: Conserves::Exactly,
            explicit: false,
        }
    }

    fn keeps_rotations(&self) -> bool {
        true
    }

    fn samples(&self) -> Vec<BigRational> {
        quadrature::rule(self.stages).into_iter().map(|(node, _)| node).collect()
    }

    fn discretise(&self, cx: &mut Context<'_>) -> Result<Discretisation, String> {
        let s = self.stages;
        let zeta: Vec<Symbol> = cx.q.iter().chain(&cx.rho).copied().collect();
        let old = cx.graph.read_all(&zeta);
        let h = cx.graph.read(cx.h);
        let basis = Basis::new(s);
        let slopes: Vec<Vec<Symbol>> = (1..=s)
            .map(|i| {
                zeta.iter()
                    .map(|&z| {
                        let name = format!("{}_rate_{i}", cx.graph.symbol_info(z).name);
                        cx.symbol(&name, Stage::State)
                    })
                    .collect()
            })
            .collect();
        let slope_values: Vec<Vec<Value>> = slopes.iter().map(|x| cx.graph.read_all(x)).collect();

        let hamiltonian = cx.hamiltonian();
        let gradient = cx.graph.gradient(hamiltonian, &zeta);
        // Along u (degree s) ∇ℋ has degree (d − 1) s, with ℓ_i (s − 1): exact with ⌈d s/2⌉ nodes.
        let nodes = match cx.graph.degree_in(hamiltonian, &zeta) {
            Some(degree) => (degree as usize * s).div_ceil(2).clamp(s, super::avf::NODES),
            None => super::avf::NODES,
        };
        let samples: Vec<(BigRational, BigRational, Vec<Value>)> = quadrature::rule(nodes)
            .into_iter()
            .map(|(tau, weight)| {
                let u = along(cx, &old, h, &basis.integrals(&tau), &slope_values);
                let value = cx.at(&gradient, &Point::new().with(&zeta, &u));
                (tau, weight, value)
            })
            .collect();

        let poisson = cx.almost_poisson();
        let field = cx.vector_field();
        let mut equations = Equations::default();
        let mut powers = Vec::new();
        for i in 0..s {
            let mut mean: Option<Vec<Value>> = None;
            for (tau, weight, value) in &samples {
                let factor = cx.graph.decimal(basis.polynomial(i, tau) / &basis.weights[i] * weight);
                let term = cx.graph.vec_scale(factor, value);
                mean = Some(match mean {
                    Some(sum) => cx.graph.vec_add(&sum, &term),
                    None => term,
                });
            }
            let place = along(cx, &old, h, &basis.integrals(&basis.nodes[i]), &slope_values);
            let place = Point::new().with(&zeta, &place);
            let there = cx.matrix_at(&poisson, &place);
            let mean = mean.expect("at least one node");
            let slope = there.mul_vector(&mut cx.graph, &mean);
            let push = inputs::push(cx, i, &place);
            let slope = inputs::plus_push(cx, slope, push.as_deref());
            let weight = cx.graph.constant(basis.weights[i].clone());
            powers.push((weight, inputs::power(cx, push.as_deref(), &mean[cx.q.len()..])));
            for (j, right) in slope.into_iter().enumerate() {
                let residual = cx.graph.sub(slope_values[i][j], right);
                let ratio = cx.graph.div(old[j], h);
                let scale = cx.graph.abs(ratio);
                equations.push(Unknown { symbol: slopes[i][j], guess: field[j], scale }, residual);
            }
        }
        let (statements, blocks) = blocks::order(&mut cx.graph, &equations)?;
        let new = along(cx, &old, h, &basis.weights, &slope_values);
        let step = Body { statements, outputs: dstar::outputs(cx, &new) };
        let work = inputs::work(cx, &powers);
        Ok(dstar::discretisation(cx, step, blocks).with_work(work))
    }
}

/// ζ + h Σ_j w_j K_j.
fn along(cx: &mut Context<'_>, old: &[Value], h: Value, weights: &[BigRational], slopes: &[Vec<Value>]) -> Vec<Value> {
    let mut sum: Option<Vec<Value>> = None;
    for (weight, slope) in weights.iter().zip(slopes) {
        let c = cx.graph.decimal(weight.clone());
        let term = cx.graph.vec_scale(c, slope);
        sum = Some(match sum {
            Some(sum) => cx.graph.vec_add(&sum, &term),
            None => term,
        });
    }
    cx.graph.vec_axpy(old, h, &sum.expect("at least one stage"))
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
                    // times (x − node) scale
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

    /// ℓ_j(τ).
    fn polynomial(&self, j: usize, tau: &BigRational) -> BigRational {
        self.coefficients[j].iter().rev().fold(BigRational::zero(), |sum, c| sum * tau + c)
    }

    /// ∫₀^τ ℓ_j for every j.
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
