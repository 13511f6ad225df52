//! Passes over the values of a body that save operations in the places that run most often.

mod distribute;
pub(in crate::ir) mod monomial;
pub(in crate::ir) mod product;
mod pythagoras;
pub(in crate::ir) mod ranks;
mod reciprocal;
mod regroup;
pub(in crate::ir) mod scopes;
pub(in crate::ir) mod sum;
pub(in crate::ir) mod timing;

use crate::ir::graph::{Graph, Symbol, Value};
use crate::ir::program::{Body, TurningAngle};
pub(super) use distribute::distribute;
pub(super) use pythagoras::pythagoras;
use ranks::Ranks;
pub(super) use reciprocal::{early, share};
pub(super) use regroup::regroup;
use scopes::Scopes;

/// A rewriting of the values of a body, scope by scope.
#[derive(Debug)]
pub(super) struct Rewriting {
    /// Whether the pass considers the times at which values become known within their ranks.
    pub timed: bool,
    /// Rewrites the results of a scope.
    pub rewrite: fn(&mut Graph, &Ranks, &Scopes, usize) -> Vec<Value>,
    /// Decides whether the result is kept, from its cost and the cost before.
    pub kept: fn(usize, usize) -> bool,
}

/// Runs the passes over a body, which may read sines and cosines of these angles. `results`
/// receives the values after each pass, unless it is empty.
pub(super) fn body(
    graph: &mut Graph,
    passes: &[&Rewriting],
    body: &mut Body,
    turning: &[TurningAngle],
    results: &mut [Vec<Value>],
) {
    let values = body.values();
    let reads = |angle: &&TurningAngle| values.iter().any(|&v| graph.depends_on_any(v, &[angle.sine, angle.cosine]));
    let turning: Vec<TurningAngle> = turning.iter().filter(reads).copied().collect();
    let (ranks, solves) = (Ranks::of(graph, &body.statements).with_turning(graph, &turning), body.solves());
    let places = body.parts_mut().into_iter().map(|(inside, value)| (Scopes::number(inside), value));
    run(graph, passes, (&ranks, &solves), places.collect(), results);
}

/// Runs the passes over values that no body computes; `results` is as in [`body`].
pub(super) fn values<'v>(
    graph: &mut Graph,
    passes: &[&Rewriting],
    values: impl IntoIterator<Item = &'v mut Value>,
    results: &mut [Vec<Value>],
) {
    let ranks = Ranks::of(graph, &[]);
    run(graph, passes, (&ranks, &[]), values.into_iter().map(|value| (0, value)).collect(), results);
}

/// Runs the passes over `places`, each with the number of its scope.
fn run(
    graph: &mut Graph,
    passes: &[&Rewriting],
    (ranks, solves): (&Ranks, &[Vec<Symbol>]),
    mut places: Vec<(usize, &mut Value)>,
    results: &mut [Vec<Value>],
) {
    let mut scopes = Scopes::of(graph, solves, places.iter().map(|(scope, value)| (*scope, **value)));
    let timed = ranks.timed();
    for (number, pass) in passes.iter().enumerate() {
        let ranks = if pass.timed { &timed } else { ranks };
        let rewritten = (0..scopes.len()).map(|scope| (pass.rewrite)(graph, ranks, &scopes, scope)).collect();
        let new = scopes.with_roots(graph, rewritten);
        let cost = |scopes: &Scopes| scopes.cost(graph, |v| ranks.is_constant(graph, v));
        if (pass.kept)(cost(&new), cost(&scopes)) {
            scopes = new;
        }
        if let Some(results) = results.get_mut(number) {
            scopes.write(&mut places);
            results.extend(places.iter().map(|(_, value)| **value));
        }
    }
    scopes.write(&mut places);
}
