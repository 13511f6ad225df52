//! Reciprocals in place of several divisions by one value, and of a division by a value that is
//! known long before its numerator.

use super::product::raw_mul;
use super::ranks::Ranks;
use super::scopes::Scopes;
use crate::cost::{DIVISION_LATENCY, LATENCY};
use crate::ir::fast::HashMap;
use crate::ir::graph::{Graph, Node, Value};
use std::collections::{BTreeMap, BTreeSet};

/// Rewrites the roots of a scope.
pub fn share(graph: &mut Graph, ranks: &Ranks, scopes: &Scopes, scope: usize) -> Vec<Value> {
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
    by_reciprocals(graph, scopes.roots(scope), |graph, v, [_, b], _| {
        let place = scopes.computed_in(graph, v, scope);
        numerators.get(&(place, b)).is_some_and(|n| n.len() > 1) && !ranks.is_constant(graph, v)
    })
}

/// Rewrites the roots of a scope: if the reciprocal of a denominator is known before the numerator,
/// only a multiplication follows the numerator, at the cost of one more operation.
pub fn early(graph: &mut Graph, ranks: &Ranks, scopes: &Scopes, scope: usize) -> Vec<Value> {
    by_reciprocals(graph, scopes.roots(scope), |graph, _, _, [a, b]| {
        ranks.rank(graph, a) == ranks.rank(graph, b)
            && !ranks.is_constant(graph, b)
            && ranks.time(graph, a) >= ranks.time(graph, b) + DIVISION_LATENCY - LATENCY
    })
}

/// Replaces the divisions that `chosen` selects by multiplications with a reciprocal. Its arguments
/// are the division, its operands, and their replacements.
fn by_reciprocals(
    graph: &mut Graph,
    roots: &[Value],
    chosen: impl Fn(&Graph, Value, [Value; 2], [Value; 2]) -> bool,
) -> Vec<Value> {
    let order = graph.reachable(roots);
    let mut new: HashMap<Value, Value> = HashMap::with_capacity_and_hasher(order.len(), Default::default());
    for v in order {
        let node = graph.node(v).clone();
        let operands: Vec<Value> = node.operands().iter().map(|o| new[o]).collect();
        let value = match (&node, &operands[..]) {
            (&Node::Div(above, below), &[a, b]) if chosen(graph, v, [above, below], [a, b]) => {
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
