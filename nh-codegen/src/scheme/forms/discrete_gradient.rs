//! Gonzalez' midpoint discrete gradient of a function, without cancellation.

use super::Context;
use super::blocks::Unknown;
use super::context::Point;
use super::dstar::Dstar;
use super::guard;
use crate::ir::difference::Change;
use crate::ir::graph::{Stage, Symbol, Value};

/// κ = (f(z') − f(z) − ∇f(z̄)·Δ)/(h |v|²) with Δ = z' − z = h v, so that ∇̄f = ∇f(z̄) + κ v.
///
/// For a quadratic f the numerator vanishes identically; `None` then. It is the [excess](crate::ir::graph::Graph::excess) of f,
/// without cancellation, or where f has functions without a rule for that, a cancellation-free difference less ∇f(z̄)·Δ,
/// quadratic terms left out before anything is rounded. The
/// rounding error of the numerator is O(ε |∇f| |Δ|) at most, that of the corrected gradient O(ε |∇f|), for every Δ. Where
/// Δ = 0 the quotient is 0 (its limit: the numerator is of third order).
pub fn correction(cx: &mut Context<'_>, f: Value, changes: &[Change], v: &[Value]) -> Option<Value> {
    correction_with(cx, f, changes, v, &[])
}

/// As [`correction`], where unknowns stand for parts of f at the middle: (part, unknown).
pub fn correction_with(
    cx: &mut Context<'_>,
    f: Value,
    changes: &[Change],
    v: &[Value],
    at_middle: &[(Value, Value)],
) -> Option<Value> {
    // Where the constraints can lose rank, denominators of ℋ vanish there: the excess of a quotient divides by more of them than
    // a difference, and equations that cannot be solved would hide the loss.
    let by_rules = if guard::rank_guard(cx).is_some() { None } else { cx.graph.excess(f, changes, at_middle) };
    let numerator = by_rules.unwrap_or_else(|| excess_of_difference(cx, f, changes));
    over_square(cx, numerator, v)
}

/// f(z') − f(z) − ∇f(z̄)·Δ.
fn excess(cx: &mut Context<'_>, f: Value, changes: &[Change]) -> Value {
    cx.graph.excess(f, changes, &[]).unwrap_or_else(|| excess_of_difference(cx, f, changes))
}

/// f(z') − f(z) − ∇f(z̄)·Δ for functions without a rule: quadratic terms are left out before anything is rounded.
fn excess_of_difference(cx: &mut Context<'_>, f: Value, changes: &[Change]) -> Value {
    let z: Vec<Symbol> = changes.iter().map(|c| c.old).collect();
    let (mid, delta): (Vec<Value>, Vec<Value>) = changes.iter().map(|c| (c.mid, c.delta)).unzip();
    let (_, remainder) = cx.graph.split_quadratic(f, &z);
    let difference = cx.graph.difference(remainder, changes);
    let slope = cx.graph.gradient(remainder, &z);
    let slope = cx.at(&slope, &Point::new().with(&z, &mid));
    let predicted = cx.graph.dot(&slope, &delta);
    cx.graph.sub(difference, predicted)
}

/// numerator/(h |v|²), and 0 where that is 0; `None` where the numerator vanishes identically.
fn over_square(cx: &mut Context<'_>, numerator: Value, v: &[Value]) -> Option<Value> {
    if cx.graph.is_zero(numerator) {
        return None;
    }
    let square = cx.graph.dot(v, v);
    let h = cx.graph.read(cx.h);
    let denominator = cx.graph.mul(h, square);
    Some(cx.graph.div_or_zero(numerator, denominator))
}

/// κ of ℋ = ½ ρᵀ G⁻¹ ρ + V on D*, without the derivatives of G⁻¹. With v̄ = G(q̄)⁻¹ ρ̄, and r = ρ − G(q) v̄ what v̄ does not explain of
/// the momenta at an end of the step,
///
/// ```text
/// ½ ρ·G⁻¹ρ = ρ·v̄ − ½ v̄·G v̄ + ½ r·G⁻¹ r
/// ```
///
/// so that the excess of ℋ is that of V(q) − ½ v̄ᵀ G(q) v̄ at fixed v̄, and the change of ½ r·G⁻¹ r. As r = O(h), that one is rounded to
/// O(h ε), though it is subtracted plainly: r is known to ε.
pub fn correction_on_dstar(cx: &mut Context<'_>, dstar: &Dstar) -> Option<Value> {
    let n = cx.q.len();
    let (kinetic, names) = cx.frozen_kinetic();
    let potential = cx.potential();
    let frozen = cx.graph.sub(potential, kinetic);
    let changes = dstar.changes();
    let excess = excess(cx, frozen, &changes[..n]);
    let velocity = cx.frame_velocity();
    let velocity = cx.at(&velocity, &dstar.midpoint());
    let mut numerator = cx.at(&[excess], &Point::new().with(&names, &velocity))[0];
    let metric = cx.restricted_metric();
    if metric.values().iter().any(|&entry| cx.graph.stage(entry) > Stage::Param) {
        let rest = |cx: &mut Context<'_>, point: &Point, rho: &[Value]| {
            let metric = cx.matrix_at(&metric, point);
            let explained = metric.mul_vector(&mut cx.graph, &velocity);
            let rest = cx.graph.vec_sub(rho, &explained);
            let raised = metric.solve_positive(&mut cx.graph, &rest);
            cx.graph.dot(&rest, &raised)
        };
        let old_rho = cx.graph.read_all(&cx.rho.clone());
        let after = Point::new().with(&cx.q, &dstar.new[..n]);
        let new = rest(cx, &after, &dstar.new[n..]);
        let old = rest(cx, &Point::new(), &old_rho);
        let (half, change) = (cx.graph.ratio(1, 2), cx.graph.sub(new, old));
        let half = cx.graph.mul(half, change);
        numerator = cx.graph.add(numerator, half);
    }
    over_square(cx, numerator, &dstar.v)
}

/// κ as an unknown of its own: its value, the unknown, and its row.
///
/// Without the correction (κ = 0) the step is off by O(h³): that is the guess. It multiplies v, so that a change of κ by ε
/// changes a rate in its last digit.
pub fn as_unknown(cx: &mut Context<'_>, value: Value) -> (Value, Unknown, Value) {
    let symbol = cx.symbol("kappa_gradient", Stage::State);
    let kappa = cx.graph.read(symbol);
    let (guess, scale) = (cx.graph.zero(), cx.graph.one());
    let row = cx.graph.sub(kappa, value);
    (kappa, Unknown { symbol, guess, scale }, row)
}
