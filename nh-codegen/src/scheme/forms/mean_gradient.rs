//! The mean value discrete gradient.
//!
//! **Source** Harten, Lax & van Leer (1983)

use super::quadrature::{NODES, gauss_legendre, rule, simpson};
use super::script::Script;
use super::segment::Segment;
use crate::ir::graph::Graph;
use crate::ir::handles::{Scalar, Vector};

/// The mean of a gradient along a step.
#[derive(Clone, Copy)]
pub struct Mean<'s> {
    /// ∫₀¹ ∇f(z + ξ Δ) dξ.
    pub gradient: Vector<'s>,
    /// ∫₀¹ ∂f/∂t dξ.
    pub ageing: Scalar<'s>,
    /// Whether the mean is exact for steps of any size.
    pub exact: bool,
}

impl<'s> Mean<'s> {
    /// Returns the change of f along the step according to this mean, with the size of the terms in
    /// the sum.
    pub fn change(self, path: Segment<'s>) -> (Scalar<'s>, Scalar<'s>) {
        let (moved, aged) = (self.gradient.componentwise(path.delta), path.script.h() * self.ageing);
        (moved.sum() + aged, moved.abs().sum() + aged.abs())
    }
}

impl<'s> Segment<'s> {
    /// Returns ∫₀¹ ∇f(ζ + ξ Δ) dξ.
    ///
    /// The quadratic part of f contributes its gradient at the midpoint. The rest is exact to
    /// roundoff if it is polynomial: Simpson's rule or as many Gauss nodes as the degree requires.
    /// Functions of one linear argument contribute closed differences. All other terms use
    /// [`NODES`] nodes.
    ///
    /// If f is not polynomial, the quadrature has an error in large steps, and the method checks it
    /// by `Step::resolved_on_dstar`.
    pub fn mean_gradient(self, f: Scalar<'s>) -> Mean<'s> {
        let (s, path) = (self.script, self);
        let z = path.z.symbols();
        if s.mechanics.model().is_rheonomic() {
            let gradient = f.gradient(path.z.then(s.t()));
            let rule = s.build(|graph| gauss_legendre(graph, NODES)).into_iter().zip(rule(NODES));
            let terms = rule.map(|((node, weight), (fraction, _))| {
                let place = path.z.to(path.z + s.value(node) * path.delta).and(s.at_time(&fraction));
                s.value(weight) * gradient.at(place)
            });
            let mean = terms.reduce(|sum, term| sum + term).expect("at least one node");
            let (gradient, ageing) = mean.split(z.len());
            return Mean { gradient, ageing: ageing.entry(0), exact: false };
        }
        let (quadratic, mut rest) = f.split_quadratic(path.z);
        let mut mean = quadratic.gradient(path.z).at(path.middle());
        if s.build(|graph| graph.degree_in(rest.value(), &z)).is_none() {
            // f(ℓ) of one linear ℓ: its mean slope is (f(ℓ') − f(ℓ))/(ℓ' − ℓ), along ∇ℓ.
            let (lines, curved) = s.build(|graph| graph.split_along_lines(rest.value(), &z));
            rest = s.value(curved);
            for (line, f) in lines.into_iter().map(|(line, f)| (s.value(line), s.value(f))) {
                let direction = line.gradient(path.z);
                let (new, delta) = (line.at(path.z.to(path.new)), direction.dot(path.delta));
                match s.build(|graph| graph.slope_along(f.value(), line.value(), &z, new.value(), delta.value())) {
                    Ok(slope) => mean = mean + s.value(slope) * direction,
                    Err(_) => rest = rest + f,
                }
            }
        }
        if rest.is_zero() {
            return Mean { gradient: mean, ageing: s.ratio(0, 1), exact: true };
        }
        // ∇f has degree d − 1 along the step. s nodes are exact up to degree 2 s − 1, Simpson's
        // rule up to degree 3. The nodes and weights of Simpson's rule are small fractions, and its
        // ∇f(ζ) stays constant during the iteration.
        let degree = s.build(|graph| graph.degree_in(rest.value(), &z));
        let rule = s.build(|graph| match degree {
            Some(3 | 4) => simpson(graph),
            Some(degree) => gauss_legendre(graph, (degree as usize).div_ceil(2).clamp(1, NODES)),
            None => gauss_legendre(graph, NODES),
        });
        let exact = degree.is_some_and(|degree| degree as usize <= 2 * NODES);
        let gradient = rest.gradient(path.z);
        let terms = rule
            .into_iter()
            .map(|(node, weight)| s.value(weight) * gradient.at(path.z.to(path.z + s.value(node) * path.delta)));
        let gradient = mean + terms.reduce(|sum, term| sum + term).expect("at least one node");
        Mean { gradient, ageing: s.ratio(0, 1), exact }
    }
}

/// Returns the number of nodes for means along polynomials u of degree s = `stages`, weighted by
/// those of degree s − 1, and whether these are exact for steps of any size.
///
/// Exact means need ⌈d s/2⌉ nodes: along u (degree s) the degree of ∇ℋ is (d − 1) s, and that of
/// the weight is s − 1. They do not exist if ℋ is not polynomial.
pub fn nodes(s: Script<'_>, stages: usize) -> (usize, bool) {
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
