//! Passes over the values of a body that save operations in the places that run most often.

mod angles;
mod distribute;
mod monomial;
mod product;
mod pythagoras;
mod ranks;
mod reciprocal;
mod regroup;
mod scopes;
mod shorten;
mod sum;
mod timing;

use crate::ir::graph::{Graph, Symbol, Value};
use crate::ir::program::{Body, TurningAngle};
pub(super) use distribute::distribute;
pub(super) use pythagoras::pythagoras;
use ranks::Ranks;
pub(super) use reciprocal::{early, share};
pub(super) use regroup::regroup;
use scopes::Scopes;
pub(super) use shorten::{shorten, shorten_apart};

/// A pass over the values of a body, scope by scope.
pub(super) struct Pass {
    /// Whether the pass considers the times at which values become known within their ranks.
    pub timed: bool,
    /// Rewrites the results of a scope.
    pub rewrite: fn(&mut Graph, &Ranks, &Scopes, usize) -> Vec<Value>,
    /// Decides whether the result is kept, from its cost and the cost before.
    pub kept: fn(usize, usize) -> bool,
}

/// Runs the passes over a body, which may read sines and cosines of these angles.
pub(super) fn body(graph: &mut Graph, passes: &[Pass], body: &mut Body, turning: &[TurningAngle]) {
    let values = body.values();
    let reads = |angle: &&TurningAngle| values.iter().any(|&v| graph.depends_on_any(v, &[angle.sine, angle.cosine]));
    let turning: Vec<TurningAngle> = turning.iter().filter(reads).copied().collect();
    let (ranks, solves) = (Ranks::of(graph, &body.statements).with_turning(graph, &turning), body.solves());
    let places = body.parts_mut().into_iter().map(|(inside, value)| (Scopes::number(inside), value));
    run(graph, passes, &ranks, &solves, places.collect());
}

/// Runs the passes over values that no body computes.
pub(super) fn values<'v>(graph: &mut Graph, passes: &[Pass], values: impl IntoIterator<Item = &'v mut Value>) {
    let ranks = Ranks::of(graph, &[]);
    run(graph, passes, &ranks, &[], values.into_iter().map(|value| (0, value)).collect());
}

/// Runs the passes over `places`, each with the number of its scope.
fn run(graph: &mut Graph, passes: &[Pass], ranks: &Ranks, solves: &[Vec<Symbol>], places: Vec<(usize, &mut Value)>) {
    let mut scopes = Scopes::of(graph, solves, places.iter().map(|(scope, value)| (*scope, **value)));
    let timed = ranks.timed();
    for pass in passes {
        let ranks = if pass.timed { &timed } else { ranks };
        let results = (0..scopes.len()).map(|scope| (pass.rewrite)(graph, ranks, &scopes, scope)).collect();
        let new = scopes.with_roots(graph, results);
        let cost = |scopes: &Scopes| scopes.cost(graph, |v| ranks.is_constant(graph, v));
        if (pass.kept)(cost(&new), cost(&scopes)) {
            scopes = new;
        }
    }
    let mut new: Vec<_> = (0..scopes.len()).map(|scope| scopes.roots(scope).iter()).collect();
    for (scope, place) in places {
        if let Some(&value) = new[scope].next() {
            *place = value;
        }
    }
}
