//! `itoh-abe`, `itoh-abe-sym`: the coordinate increment discrete gradient on D*.

use super::segment::Segment;
use super::step::{OnDstar, Rate};
use super::{Conserves, Context, Discretisation, Method, Properties, Refusal, Samples, Script, tangent};
use crate::ir::graph::{Symbol, Value};
use crate::ir::handles::{Scalar, Vector};
use crate::mechanics::Mechanics;

/// (ζ' − ζ)/h = Π(ζ̄) ∇̄ℋ(ζ, ζ') with increments of one coordinate after the other, q¹ … qⁿ, ρ₁ …
/// ρ_m. Control inputs add Xᵀ(q̄) B(q̄) u to ρ̇, with u at t + h/2.
pub(super) const ITOH_ABE: Method = Method {
    properties: Properties {
        name: "itoh-abe",
        type_name: "ItohAbe",
        title: "Coordinate increment discrete gradient on D*",
        equation: "(ζ' − ζ)/h = Π(ζ̄) ∇̄ℋ(ζ, ζ'),  ∂̄ℋ_i = (ℋ(ζ'_1 … ζ'_i, ζ_{i+1} …) − ℋ(ζ'_1 … ζ'_{i−1}, ζ_i …))/(ζ'_i − ζ_i)",
        source: "Itoh & Abe (1988); Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3",
        order: 1,
        symmetric: false,
        energy: Conserves::Exactly,
        constraint: Conserves::Exactly,
    },
    samples: Samples::At(&[(1, 2)]),
    keeps_rotations: true,
    keeps_levels: true,
    applies,
    step: whole,
    ..Method::DEFAULT
};

fn whole(s: Script<'_>) -> Result<Discretisation, String> {
    let zeta = Segment::on_dstar(s);
    let mut step = OnDstar::new(s);
    step.along(zeta, (increments(s, s.hamiltonian(), zeta.new, zeta.delta)?, s.ratio(0, 1)));
    Ok(step.to(zeta.new)?.finish())
}

/// Half a step of `itoh-abe` followed by half a step of its adjoint. Control inputs are sampled in
/// the middle of each, at t + h/4 and t + 3 h/4.
pub(super) const ITOH_ABE_SYM: Method = Method {
    properties: Properties {
        name: "itoh-abe-sym",
        type_name: "ItohAbeSym",
        title: "Symmetrised coordinate increment discrete gradient on D*",
        equation: "Φ = Ψ*_{h/2} ∘ Ψ_{h/2}, Ψ the step of `itoh-abe`, Ψ* its adjoint: the same with ∇̄ℋ(ζ', ζ)",
        source: "Itoh & Abe (1988); Hairer, Lubich & Wanner, Geometric Numerical Integration, II.3",
        order: 2,
        symmetric: true,
        energy: Conserves::Exactly,
        constraint: Conserves::Exactly,
    },
    samples: Samples::At(&[(1, 4), (3, 4)]),
    keeps_rotations: true,
    keeps_levels: true,
    applies,
    step: halves,
    ..Method::DEFAULT
};

fn halves(s: Script<'_>) -> Result<Discretisation, String> {
    let (h, zeta) = (s.h(), s.zeta());
    let mut step = OnDstar::in_parts(s, 2);
    let mut here = zeta;
    for (sample, part) in ["rate_first", "rate_second"].into_iter().enumerate() {
        let v = s.named_after(zeta, part);
        let (middle, delta) = (zeta.to(here + h / 4 * v), h / 2 * v);
        let there = here + delta;
        let between = |f| match sample {
            0 => increments_between(s, f, here, there, delta),
            _ => increments_between(s, f, there, here, -delta),
        };
        let rate = Rate { v, sample, place: middle, start: zeta.to(here), weight: s.ratio(1, 1) };
        let energy = (between(s.hamiltonian())?, s.ratio(0, 1));
        step.rate(rate, energy, |f| Ok::<_, String>((between(f)?.split(s.q().len()).0, s.ratio(0, 1))))?;
        here = there;
    }
    Ok(step.to(here)?.finish())
}

/// Checks that the difference quotients of all functions in the energy avoid 0/0, and that the
/// energy does not depend on the time.
fn applies(mechanics: &Mechanics) -> Result<(), Refusal> {
    tangent::needs_fixed_time(mechanics)?;
    let quotients = Context::new(mechanics).write(|s| increments(s, s.hamiltonian(), s.zeta(), s.zeta()).map(|_| ()));
    let why = quotients.err().unwrap_or_default();
    let reason = format!("needs difference quotients of the energy, and there is {why}");
    Refusal::when(!why.is_empty(), &reason, "use `gonzalez` or `avf`")
}

/// Returns ∇̄f(ζ, ζ') at the canonical ζ, with ζ' = ζ + Δ.
fn increments<'s>(s: Script<'s>, f: Scalar<'s>, new: Vector<'s>, delta: Vector<'s>) -> Result<Vector<'s>, String> {
    let (f, zeta) = (f.value(), s.zeta().symbols());
    let (new, delta) = (new.values(), delta.values());
    let quotients: Result<Vec<Value>, String> = (0..zeta.len())
        .map(|i| {
            let moved: Vec<(Symbol, Value)> = zeta[..i].iter().copied().zip(new[..i].iter().copied()).collect();
            s.build(|graph| {
                let function = graph.substitute_in(f, &moved);
                let slope = graph.slope(function, zeta[i], new[i], delta[i]);
                slope.map_err(|e| format!("no difference quotient for {}", e.0))
            })
        })
        .collect();
    Ok(s.values(quotients?))
}

/// Returns ∇̄f(from, to) if neither end is the canonical ζ: other variables replace `to` during the
/// construction of the quotients.
fn increments_between<'s>(
    s: Script<'s>,
    f: Scalar<'s>,
    from: Vector<'s>,
    to: Vector<'s>,
    delta: Vector<'s>,
) -> Result<Vector<'s>, String> {
    let zeta = s.zeta();
    let variables = |name: &str| (0..zeta.len()).map(|i| s.variable(&format!("{name}_{i}"))).collect::<Vec<_>>();
    let (ends, steps) = (s.vector(variables("end")), s.vector(variables("increment")));
    let place = zeta.to(from).and(ends.to(to)).and(steps.to(delta));
    Ok(increments(s, f, ends, steps)?.at(place))
}
