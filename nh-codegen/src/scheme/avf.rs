//! `avf`: the mean value discrete gradient (averaged vector field) on D*.

use super::dstar::Dstar;
use super::inputs;
use super::quadrature::{gauss_legendre, simpson};
use super::{Conserves, Context, Discretisation, Point, Properties, Scheme};
use crate::ir::graph::Value;
use num_rational::BigRational;

/// (ζ' − ζ)/h = Π(ζ̄) ∫₀¹ ∇ℋ(ζ + ξ Δ) dξ + (0, Xᵀ(q̄) B(q̄) u), with u at t + h/2.
pub struct AveragedVectorField;

/// Nodes where ∇ℋ is not polynomial: along a step ζ + ξ Δ an angle moves by Δ, and the Gauss–Legendre remainder of a
/// function like sin(Δ ξ) with s nodes is below (Δ/2)^{2s} / (2s)!·(s!)⁴/(2s)!²·2^{…} < 1e-17 for |Δ| ≤ 1 and s = 8.
pub const NODES: usize = 8;

impl Scheme for AveragedVectorField {
    fn properties(&self) -> Properties {
        Properties {
            name: "avf",
            type_name: "AveragedVectorField",
            title: "Mean value discrete gradient (averaged vector field) on D*",
            equation: "(ζ' − ζ)/h = Π(ζ̄) ∫₀¹ ∇ℋ(ζ + ξ (ζ' − ζ)) dξ",
            source: "Harten, Lax & van Leer (1983); Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3",
            order: 2,
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
        inputs::fractions(&[(1, 2)])
    }

    fn discretise(&self, cx: &mut Context<'_>) -> Result<Discretisation, String> {
        let dstar = Dstar::new(cx);
        let hamiltonian = cx.hamiltonian();
        let (quadratic, remainder) = cx.graph.split_quadratic(hamiltonian, &dstar.zeta);
        // The mean of an affine gradient is its value at the midpoint.
        let gradient = cx.graph.gradient(quadratic, &dstar.zeta);
        let mut mean = cx.at(&gradient, &dstar.midpoint());
        if !cx.graph.is_zero(remainder) {
            let rest = mean_gradient(cx, &dstar, remainder);
            mean = cx.graph.vec_add(&mean, &rest);
        }
        let poisson = cx.almost_poisson();
        let poisson = cx.matrix_at(&poisson, &dstar.midpoint());
        let slope = poisson.mul_vector(&mut cx.graph, &mean);
        let push = inputs::push(cx, 0, &dstar.midpoint());
        let slope = inputs::plus_push(cx, slope, push.as_deref());
        let residuals = cx.graph.vec_sub(&dstar.v, &slope);
        let power = inputs::power(cx, push.as_deref(), &mean[cx.q.len()..]);
        let one = cx.graph.one();
        let work = inputs::work(cx, &[(one, power)]);
        Ok(dstar.step(cx, residuals)?.with_work(work))
    }
}

/// ∫₀¹ ∇f(ζ + ξ Δ) dξ: exact (to roundoff) by Simpson's rule or as many Gauss nodes as the degree of f asks for where f
/// is polynomial, [`NODES`] elsewhere.
fn mean_gradient(cx: &mut Context<'_>, dstar: &Dstar, f: Value) -> Vec<Value> {
    // ∇f has degree d − 1 along the step; s nodes are exact up to degree 2 s − 1, and so is Simpson's rule up to degree
    // 3. Its nodes and weights are small fractions, and ∇f(ζ) does not change while the step is iterated.
    let rule = match cx.graph.degree_in(f, &dstar.zeta) {
        Some(3 | 4) => simpson(&mut cx.graph),
        Some(degree) => gauss_legendre(&mut cx.graph, (degree as usize).div_ceil(2).clamp(1, NODES)),
        None => gauss_legendre(&mut cx.graph, NODES),
    };
    let gradient = cx.graph.gradient(f, &dstar.zeta);
    let old = cx.graph.read_all(&dstar.zeta);
    let mut mean: Option<Vec<Value>> = None;
    for (node, weight) in rule {
        let place = cx.graph.vec_axpy(&old, node, &dstar.delta);
        let value = cx.at(&gradient, &Point::new().with(&dstar.zeta, &place));
        let term = cx.graph.vec_scale(weight, &value);
        mean = Some(match mean {
            Some(sum) => cx.graph.vec_add(&sum, &term),
            None => term,
        });
    }
    mean.expect("at least one node")
}
