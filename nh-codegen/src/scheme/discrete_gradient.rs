//! Gonzalez' midpoint discrete gradient of a function, without cancellation.

use super::Context;
use super::blocks::Unknown;
use super::context::Point;
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
    let z: Vec<Symbol> = changes.iter().map(|c| c.old).collect();
    let (mid, delta): (Vec<Value>, Vec<Value>) = changes.iter().map(|c| (c.mid, c.delta)).unzip();
    // Where the constraints can lose rank, denominators of ℋ vanish there: the excess of a quotient divides by more of them than
    // a difference, and equations that cannot be solved would hide the loss.
    let excess = if guard::rank_guard(cx).is_some() { None } else { cx.graph.excess(f, changes, at_middle) };
    let numerator = match excess {
        Some(excess) => excess,
        None => {
            let (_, remainder) = cx.graph.split_quadratic(f, &z);
            let difference = cx.graph.difference(remainder, changes);
            let slope = cx.graph.gradient(remainder, &z);
            let slope = cx.at(&slope, &Point::new().with(&z, &mid));
            let predicted = cx.graph.dot(&slope, &delta);
            cx.graph.sub(difference, predicted)
        }
    };
    if cx.graph.is_zero(numerator) {
        return None;
    }
    let square = cx.graph.dot(v, v);
    let h = cx.graph.read(cx.h);
    let denominator = cx.graph.mul(h, square);
    Some(cx.graph.div_or_zero(numerator, denominator))
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
