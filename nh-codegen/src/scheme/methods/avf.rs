//! `avf`: the mean value discrete gradient (averaged vector field) on D*.

use super::blocks::Equations;
use super::inputs;
use super::quadrature::{gauss_legendre, rule, simpson};
use super::script::Script;
use super::segment::Segment;
use super::{Conserves, Context, Discretisation, Properties, Scheme};
use crate::ir::arena::{Scalar, Vector};
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
        }
    }

    fn keeps_levels(&self) -> bool {
        true
    }

    fn keeps_rotations(&self) -> bool {
        true
    }

    fn samples(&self) -> Vec<BigRational> {
        inputs::fractions(&[(1, 2)])
    }

    fn discretise(&self, cx: &mut Context<'_>) -> Result<Discretisation, String> {
        cx.write(|s| {
            let (h, zeta) = (s.h(), Segment::on_dstar(s));
            let middle = zeta.middle();
            let Mean { gradient, ageing, exact } = mean_gradient(s, zeta, s.hamiltonian());
            let drive = s.drive(0, middle, gradient.split(s.q().len()).1);
            let slope = s.almost_poisson().at(middle) * gradient + drive;
            let (kept, constrained) = zeta.kept(gradient);
            let mut equations = Equations::default();
            equations.rates_on_dstar(s, zeta.v, zeta.v - (slope + kept));
            let gain = h * (drive.dot(gradient) + ageing + constrained);
            let step = s.step_on_dstar(zeta.new).solve(&equations)?.work_on_dstar(gain, zeta.new);
            let moved = gradient.componentwise(zeta.delta);
            let (gained, size) = (moved.sum() + h * ageing, moved.abs().sum() + (h * ageing).abs());
            Ok(if exact { step } else { step.resolved_on_dstar(gained, size, gradient, zeta.new) }.finish())
        })
    }
}

/// The mean of a gradient along a step.
struct Mean<'s> {
    gradient: Vector<'s>,
    /// That of ∂f/∂t.
    ageing: Scalar<'s>,
    /// Is it exact for steps of any size?
    exact: bool,
}

/// ∫₀¹ ∇f(ζ + ξ Δ) dξ: of a quadratic part of f it is the value at the midpoint; of the rest exact (to roundoff) by Simpson's rule or
/// as many Gauss nodes as the degree of f asks for where f is polynomial, by closed differences of functions of one linear argument, with [`NODES`]
/// elsewhere.
///
/// Where f is not polynomial, the quadrature has an error in large steps: the method [looks at it](super::script::Step::resolved_on_dstar).
fn mean_gradient<'s>(s: Script<'s>, path: Segment<'s>, f: Scalar<'s>) -> Mean<'s> {
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
    // ∇f has degree d − 1 along the step; s nodes are exact up to degree 2 s − 1, and so is Simpson's rule up to degree
    // 3. Its nodes and weights are small fractions, and ∇f(ζ) does not change while the step is iterated.
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
