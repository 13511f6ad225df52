//! Several divisions by one value become one reciprocal.

use super::Ranks;
use super::product::raw_mul;
use super::scopes::Scopes;
use crate::ir::graph::{Graph, Node, Value};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// The roots of a scope, rewritten.
pub(super) fn share(graph: &mut Graph, ranks: &Ranks, scopes: &Scopes, scope: usize) -> Vec<Value> {
    let mut numerators: BTreeMap<(usize, Value), BTreeSet<Value>> = BTreeMap::new();
    for s in [0, scope] {
        for &v in scopes.members(s) {
            if let Node::Div(a, b) = *graph.node(v)
                && !ranks.is_constant(graph, v)
            {
                numerators.entry((s, b)).or_default().insert(a);
            }
        }
    }
    let roots = scopes.roots(scope).to_vec();
    let order = graph.reachable(&roots);
    let mut new: HashMap<Value, Value> = HashMap::with_capacity(order.len());
    for v in order {
        let node = graph.node(v).clone();
        let operands: Vec<Value> = node.operands().iter().map(|o| new[o]).collect();
        let place = scopes.computed_in(graph, v, scope);
        let shared = matches!(node, Node::Div(_, b) if numerators.get(&(place, b)).is_some_and(|n| n.len() > 1));
        let value = match operands[..] {
            [a, b] if shared && !ranks.is_constant(graph, v) => {
                let one = graph.one();
                let reciprocal = graph.intern(Node::Div(one, b));
                raw_mul(graph, a, reciprocal)
            }
            _ => graph.intern(node.with_operands(&operands)),
        };
        new.insert(v, value);
    }
    roots.iter().map(|v| new[v]).collect()
}
