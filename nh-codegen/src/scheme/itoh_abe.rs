//! `itoh-abe`, `itoh-abe-sym`: the coordinate increment discrete gradient on D*.

use super::blocks::{self, Equations, Unknown};
use super::context::Point;
use super::dstar::{self, Dstar};
use super::inputs;
use super::{Conserves, Context, Discretisation, Properties, Refusal, Scheme};
use crate::ir::graph::{Stage, Symbol, Value};
use crate::ir::program::Body;
use crate::mechanics::Mechanics;
use num_rational::BigRational;

/// (ζ' − ζ)/h = Π(ζ̄) ∇̄ℋ(ζ, ζ') with increments of one coordinate after the other, q¹ … qⁿ, ρ₁ … ρ_m;
/// control inputs push ρ by Xᵀ(q̄) B(q̄) u, with u at t + h/2.
pub struct ItohAbe;

impl Scheme for ItohAbe {
    fn properties(&self) -> Properties {
        Properties {
            name: "itoh-abe",
            type_name: "ItohAbe",
            title: "Coordinate increment discrete gradient on D*",
            equation: "(ζ' − ζ)/h = Π(ζ̄) ∇̄ℋ(ζ, ζ'),  ∂̄ℋ_i = (ℋ(ζ'_1 … ζ'_i, ζ_{i+1} …) − ℋ(ζ'_1 … ζ'_{i−1}, ζ_i …))/(ζ'_i − ζ_i)",
            source: "Itoh & Abe (1988); Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3",
            order: 1,
            symmetric: false,
            energy: Conserves::Exactly,
            constraint: Conserves::Exactly,
            explicit: false,
        }
    }

    fn applies(&self, mechanics: &Mechanics) -> Result<(), Refusal> {
        applies("itoh-abe", mechanics)
    }

    fn keeps_rotations(&self) -> bool {
        true
    }

    fn samples(&self) -> Vec<BigRational> {
        inputs::fractions(&[(1, 2)])
    }

    fn discretise(&self, cx: &mut Context<'_>) -> Result<Discretisation, String> {
        let dstar = Dstar::new(cx);
        let gradient = increments(cx, &dstar.zeta, &dstar.new, &dstar.delta)?;
        let poisson = cx.almost_poisson();
        let poisson = cx.matrix_at(&poisson, &dstar.midpoint());
        let slope = poisson.mul_vector(&mut cx.graph, &gradient);
        let push = inputs::push(cx, 0, &dstar.midpoint());
        let slope = inputs::plus_push(cx, slope, push.as_deref());
        let residuals = cx.graph.vec_sub(&dstar.v, &slope);
        let power = inputs::power(cx, push.as_deref(), &gradient[cx.q.len()..]);
        let one = cx.graph.one();
        let work = inputs::work(cx, &[(one, power)]);
        Ok(dstar.step(cx, residuals)?.with_work(work))
    }
}

/// Half a step of `itoh-abe` followed by half a step of its adjoint; control inputs are read in the middle of each, at t + h/4 and
/// t + 3 h/4.
pub struct ItohAbeSymmetric;

impl Scheme for ItohAbeSymmetric {
    fn properties(&self) -> Properties {
        Properties {
            name: "itoh-abe-sym",
            type_name: "ItohAbeSym",
            title: "Symmetrised coordinate increment discrete gradient on D*",
            equation: "Φ = Ψ*_{h/2} ∘ Ψ_{h/2}, Ψ the step of `itoh-abe`, Ψ* its adjoint: the same with ∇̄ℋ(ζ', ζ)",
            source: "Itoh & Abe (1988); Hairer, Lubich & Wanner, Geometric Numerical Integration, II.3",
            order: 2,
            symmetric: true,
            energy: Conserves::Exactly,
            constraint: Conserves::Exactly,
            explicit: false,
        }
    }

    fn applies(&self, mechanics: &Mechanics) -> Result<(), Refusal> {
        applies("itoh-abe-sym", mechanics)
    }

    fn keeps_rotations(&self) -> bool {
        true
    }

    fn samples(&self) -> Vec<BigRational> {
        inputs::fractions(&[(1, 4), (3, 4)])
    }

    fn discretise(&self, cx: &mut Context<'_>) -> Result<Discretisation, String> {
        let zeta: Vec<Symbol> = cx.q.iter().chain(&cx.rho).copied().collect();
        let old = cx.graph.read_all(&zeta);
        let h = cx.graph.read(cx.h);
        let (half, quarter) = (cx.graph.ratio(1, 2), cx.graph.ratio(1, 4));
        let (half_step, quarter_step) = (cx.graph.mul(half, h), cx.graph.mul(quarter, h));
        let field = cx.vector_field();
        let poisson = cx.almost_poisson();
        let mut equations = Equations::default();
        let mut here = old.clone();
        let mut powers = Vec::new();
        for (sample, part) in ["first", "second"].into_iter().enumerate() {
            let rates: Vec<Symbol> = zeta
                .iter()
                .map(|&z| {
                    let name = format!("{}_rate_{part}", cx.graph.symbol_info(z).name);
                    cx.symbol(&name, Stage::State)
                })
                .collect();
            let v = cx.graph.read_all(&rates);
            let delta = cx.graph.vec_scale(half_step, &v);
            let middle = cx.graph.vec_axpy(&here, quarter_step, &v);
            let there = cx.graph.vec_add(&here, &delta);
            // The gradient is written with the canonical symbols at one end and new values at the other; then the
            // canonical symbols are moved to where this half starts (or, for the adjoint, ends).
            let (from, to, change) = if part == "first" {
                (here.clone(), there.clone(), delta.clone())
            } else {
                (there.clone(), here.clone(), delta.iter().map(|&d| cx.graph.neg(d)).collect())
            };
            let gradient = increments_between(cx, &zeta, &from, &to, &change)?;
            let place = Point::new().with(&zeta, &middle);
            let skew = cx.matrix_at(&poisson, &place);
            let slope = skew.mul_vector(&mut cx.graph, &gradient);
            let push = inputs::push(cx, sample, &place);
            let slope = inputs::plus_push(cx, slope, push.as_deref());
            powers.push((half, inputs::power(cx, push.as_deref(), &gradient[cx.q.len()..])));
            for i in 0..zeta.len() {
                let residual = cx.graph.sub(v[i], slope[i]);
                let ratio = cx.graph.div(old[i], h);
                let scale = cx.graph.abs(ratio);
                equations.push(Unknown { symbol: rates[i], guess: field[i], scale }, residual);
            }
            here = there;
        }
        let (statements, blocks) = blocks::order(&mut cx.graph, &equations)?;
        let step = Body { statements, outputs: dstar::outputs(cx, &here) };
        let work = inputs::work(cx, &powers);
        Ok(dstar::discretisation(cx, step, blocks).with_work(work))
    }
}

/// The energy must be made of functions whose difference quotient has no 0/0.
fn applies(name: &str, mechanics: &Mechanics) -> Result<(), Refusal> {
    let mut cx = Context::new(mechanics);
    let zeta: Vec<Symbol> = cx.q.iter().chain(&cx.rho).copied().collect();
    let values = cx.graph.read_all(&zeta);
    match increments(&mut cx, &zeta, &values, &values) {
        Ok(_) => Ok(()),
        Err(_) => Err(Refusal::new(
            format!("`{name}` needs difference quotients of the energy, and it contains an inverse circular function"),
            "use `gonzalez` or `avf`",
        )),
    }
}

/// ∇̄ℋ(ζ, ζ') at the canonical ζ.
fn increments(cx: &mut Context<'_>, zeta: &[Symbol], new: &[Value], delta: &[Value]) -> Result<Vec<Value>, String> {
    let hamiltonian = cx.hamiltonian();
    (0..zeta.len())
        .map(|i| {
            let moved: Vec<(Symbol, Value)> = zeta[..i].iter().copied().zip(new[..i].iter().copied()).collect();
            let function = cx.graph.substitute_in(hamiltonian, &moved);
            quotient(cx, function, zeta[i], new[i], delta[i])
        })
        .collect()
}

fn quotient(cx: &mut Context<'_>, f: Value, symbol: Symbol, new: Value, delta: Value) -> Result<Value, String> {
    cx.graph.slope(f, symbol, new, delta).map_err(|e| format!("no difference quotient for {}", e.0))
}

/// ∇̄ℋ(from, to), where neither end is the canonical ζ: auxiliary symbols stand for `from` while the quotients are made.
fn increments_between(
    cx: &mut Context<'_>,
    zeta: &[Symbol],
    from: &[Value],
    to: &[Value],
    delta: &[Value],
) -> Result<Vec<Value>, String> {
    let ends: Vec<Symbol> = (0..zeta.len()).map(|i| cx.symbol(&format!("end_{i}"), Stage::State)).collect();
    let steps: Vec<Symbol> = (0..zeta.len()).map(|i| cx.symbol(&format!("increment_{i}"), Stage::State)).collect();
    let (end_values, step_values) = (cx.graph.read_all(&ends), cx.graph.read_all(&steps));
    let gradient = increments(cx, zeta, &end_values, &step_values)?;
    let point = Point::new().with(zeta, from).with(&ends, to).with(&steps, delta);
    Ok(cx.at(&gradient, &point))
}
