//! Gonzalez' midpoint discrete gradient of a function, without cancellation.

use super::Context;
use super::context::Point;
use crate::ir::difference::Change;
use crate::ir::graph::{Symbol, Value};

/// κ = (f(z') − f(z) − ∇f(z̄)·Δ)/(h |v|²) with Δ = z' − z = h v, so that ∇̄f = ∇f(z̄) + κ v.
///
/// For a quadratic f the numerator vanishes identically, so quadratic terms are left out of it before anything is
/// rounded; `None` when nothing else is there. What is left is evaluated as a cancellation-free difference: the
/// rounding error of the numerator is O(ε |∇f| |Δ|), that of the corrected gradient O(ε |∇f|), for every Δ. Where
/// Δ = 0 the quotient is 0 (its limit: the numerator is of third order).
pub fn correction(cx: &mut Context<'_>, f: Value, changes: &[Change], v: &[Value]) -> Option<Value> {
    let z: Vec<Symbol> = changes.iter().map(|c| c.old).collect();
    let (mid, delta): (Vec<Value>, Vec<Value>) = changes.iter().map(|c| (c.mid, c.delta)).unzip();
    let (_, remainder) = cx.graph.split_quadratic(f, &z);
    if cx.graph.is_zero(remainder) {
        return None;
    }
    let difference = cx.graph.difference(remainder, changes);
    let slope = cx.graph.gradient(remainder, &z);
    let slope = cx.at(&slope, &Point::new().with(&z, &mid));
    let predicted = cx.graph.dot(&slope, &delta);
    let numerator = cx.graph.sub(difference, predicted);
    let square = cx.graph.dot(v, v);
    let h = cx.graph.read(cx.h);
    let denominator = cx.graph.mul(h, square);
    Some(cx.graph.div_or_zero(numerator, denominator))
}

/// ∇̄f(z, z') for z' = z + h v.
pub fn gonzalez(cx: &mut Context<'_>, f: Value, changes: &[Change], v: &[Value]) -> Vec<Value> {
    let z: Vec<Symbol> = changes.iter().map(|c| c.old).collect();
    let mid: Vec<Value> = changes.iter().map(|c| c.mid).collect();
    let gradient = cx.graph.gradient(f, &z);
    let gradient = cx.at(&gradient, &Point::new().with(&z, &mid));
    match correction(cx, f, changes, v) {
        Some(kappa) => cx.graph.vec_axpy(&gradient, kappa, v),
        None => gradient,
    }
}
