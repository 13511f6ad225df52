//! Multiplication of a constant factor into the terms of a sum, if each term absorbs it at no cost.

use super::ranks::Ranks;
use super::scopes::Scopes;
use crate::ir::fast::HashMap;
use crate::ir::graph::{Graph, Node, Value};
use std::collections::BTreeSet;

/// Rewrites the roots of a scope: k (x (a x − 1) − b) becomes x (k a x − k) − k b, which has one
/// multiplication less in total and in the chain after x. Each product of constants is computed
/// once, with one more rounding in a coefficient.
pub fn distribute(graph: &mut Graph, ranks: &Ranks, scopes: &Scopes, scope: usize) -> Vec<Value> {
    let roots = scopes.roots(scope).to_vec();
    let order = graph.reachable(&roots);
    let pinned = order.iter().copied().filter(|&v| scopes.is_pinned(graph, v, scope)).collect();
    let mut pass = Distribute { ranks, pinned, new: HashMap::default() };
    for &v in &order {
        let value = pass.rewrite(graph, v);
        pass.new.insert(v, value);
    }
    roots.iter().map(|v| pass.new[v]).collect()
}

struct Distribute<'a> {
    ranks: &'a Ranks,
    /// Results, and values that are used more than once.
    pinned: BTreeSet<Value>,
    new: HashMap<Value, Value>,
}

impl Distribute<'_> {
    fn rewrite(&self, graph: &mut Graph, v: Value) -> Value {
        if self.ranks.is_constant(graph, v) {
            return v;
        }
        let node = graph.node(v).clone();
        if let Node::Mul(a, b) = node {
            for (factor, sum) in [(a, b), (b, a)] {
                let is_number = graph.as_constant(factor).is_some();
                if self.ranks.is_constant(graph, factor)
                    && !is_number
                    && matches!(graph.node(sum), Node::Add(..) | Node::Sub(..))
                    && let Some(value) = self.taken(graph, factor, sum)
                {
                    return value;
                }
            }
        }
        let operands: Vec<Value> = node.operands().into_iter().map(|operand| self.new[&operand]).collect();
        graph.intern(node.with_operands(&operands))
    }

    /// Returns the product of a constant with a value that absorbs it at no cost.
    fn taken(&self, graph: &mut Graph, factor: Value, v: Value) -> Option<Value> {
        if self.ranks.is_constant(graph, v) {
            return Some(graph.mul(factor, v));
        }
        if self.pinned.contains(&v) {
            return None;
        }
        match *graph.node(v) {
            Node::Neg(a) => {
                let a = self.taken(graph, factor, a)?;
                Some(graph.intern(Node::Neg(a)))
            }
            Node::Add(a, b) => {
                let (a, b) = (self.taken(graph, factor, a)?, self.taken(graph, factor, b)?);
                Some(graph.intern(Node::Add(a, b)))
            }
            Node::Sub(a, b) => {
                let (a, b) = (self.taken(graph, factor, a)?, self.taken(graph, factor, b)?);
                Some(graph.intern(Node::Sub(a, b)))
            }
            // A number times a value is often exact, and so is its difference from another value: 2
            // x − 1.
            Node::Mul(a, b) if [a, b].iter().any(|&v| graph.as_constant(v).is_some()) => None,
            Node::Mul(a, b) => {
                let of = |graph: &mut Graph, a: Value, b: Value| {
                    Some(Node::Mul(self.taken(graph, factor, a)?, self.new[&b]))
                };
                let node = of(graph, a, b).or_else(|| of(graph, b, a))?;
                Some(graph.intern(node))
            }
            Node::Div(a, b) => {
                let a = self.taken(graph, factor, a)?;
                Some(graph.intern(Node::Div(a, self.new[&b])))
            }
            _ => None,
        }
    }
}
