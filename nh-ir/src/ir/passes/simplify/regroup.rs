//! Sums and products regrouped by the time at which their parts are known.

use super::product::{Product, constant_multiple};
use super::ranks::Ranks;
use super::scopes::Scopes;
use super::sum;
use crate::ir::fast::HashMap;
use crate::ir::graph::{Graph, Node, Value};
use std::collections::BTreeSet;

/// Rewrites the roots of a scope.
pub fn regroup(graph: &mut Graph, ranks: &Ranks, scopes: &Scopes, scope: usize) -> Vec<Value> {
    let roots = scopes.roots(scope).to_vec();
    let order = graph.reachable(&roots);
    let pinned = order.iter().copied().filter(|&v| scopes.is_pinned(graph, v, scope)).collect();
    let mut pass =
        Regroup { graph, ranks, pinned, new: HashMap::with_capacity_and_hasher(order.len(), Default::default()) };
    for v in order {
        if !pass.is_part(v) {
            let value = pass.rewrite(v);
            pass.new.insert(v, value);
        }
    }
    roots.iter().map(|v| pass.rewritten(*v)).collect()
}

struct Regroup<'a> {
    graph: &'a mut Graph,
    ranks: &'a Ranks,
    /// Results, and values that are used more than once. No sum or product absorbs them.
    pinned: BTreeSet<Value>,
    new: HashMap<Value, Value>,
}

impl Regroup<'_> {
    /// Returns whether a sum or product that uses this value may absorb it. The value is then
    /// rewritten on demand, if its user does not absorb it.
    fn is_part(&self, v: Value) -> bool {
        !self.pinned.contains(&v)
            && !self.ranks.is_constant(self.graph, v)
            && (is_sum(self.graph, v) || is_product(self.graph, v))
    }

    fn rewritten(&mut self, v: Value) -> Value {
        if let Some(&value) = self.new.get(&v) {
            return value;
        }
        // This value is not absorbed: its user is not a sum or product.
        let value = self.rewrite(v);
        self.new.insert(v, value);
        value
    }

    fn rewrite(&mut self, v: Value) -> Value {
        if self.ranks.is_constant(self.graph, v) {
            return v;
        }
        if is_sum(self.graph, v) {
            let mut terms = Vec::new();
            self.terms(v, false, &mut terms);
            let (negative, value) = sum::build(self.graph, self.ranks, terms);
            return if negative { self.graph.neg(value) } else { value };
        }
        if is_product(self.graph, v) {
            return self.product(v).build_signed(self.graph, self.ranks);
        }
        let node = self.graph.node(v).clone();
        if let Node::Neg(a) = node {
            return self.rewrite_negative(a);
        }
        let operands: Vec<Value> = node.operands().into_iter().map(|o| self.rewritten(o)).collect();
        self.graph.intern(node.with_operands(&operands))
    }

    /// −a, with the sign absorbed where that is free.
    fn rewrite_negative(&mut self, a: Value) -> Value {
        let (negative, inner) = self.open(a);
        if self.is_part(inner) && is_product(self.graph, inner) {
            let mut product = self.product(inner);
            if !negative {
                product.coefficient = -product.coefficient;
            }
            return product.build_signed(self.graph, self.ranks);
        }
        let value = if self.is_part(inner) && is_sum(self.graph, inner) {
            let mut terms = Vec::new();
            self.terms(inner, !negative, &mut terms);
            let (negative, value) = sum::build(self.graph, self.ranks, terms);
            return if negative { self.graph.neg(value) } else { value };
        } else {
            self.rewritten(inner)
        };
        if negative { value } else { self.graph.neg(value) }
    }

    /// Collects the terms of a sum, with nested sums opened.
    fn terms(&mut self, v: Value, negative: bool, terms: &mut Vec<Product>) {
        let operands = match *self.graph.node(v) {
            Node::Add(a, b) => [(a, negative), (b, negative)],
            Node::Sub(a, b) => [(a, negative), (b, !negative)],
            _ => return,
        };
        for (operand, negative) in operands {
            let (flip, inner) = self.open(operand);
            let negative = negative != flip;
            if self.is_part(inner) && is_sum(self.graph, inner) {
                self.terms(inner, negative, terms);
                continue;
            }
            let mut term = if self.is_part(inner) {
                self.product(inner)
            } else {
                let (mut term, value) = (Product::one(self.graph), self.rewritten(inner));
                term.push(self.graph, self.ranks, value, false);
                term
            };
            if negative {
                term.coefficient = -term.coefficient;
            }
            terms.push(term);
        }
    }

    /// Returns the factors of a product, with nested products opened.
    fn product(&mut self, v: Value) -> Product {
        let mut product = Product::one(self.graph);
        let mut open = vec![(v, false)];
        let mut first = true;
        while let Some((value, inverse)) = open.pop() {
            let (negative, value) = self.open(value);
            if negative {
                product.coefficient = -product.coefficient;
            }
            let part = first || (self.is_part(value) && is_product(self.graph, value));
            first = false;
            match *self.graph.node(value) {
                Node::Mul(a, b) if part => open.extend([(b, inverse), (a, inverse)]),
                Node::Div(a, b) if part => open.extend([(b, !inverse), (a, inverse)]),
                _ => {
                    let factor = self.rewritten(value);
                    product.push(self.graph, self.ranks, factor, inverse);
                }
            }
        }
        self.through_constants(&mut product);
        product
    }

    /// Opens shared products of a constant and another value, if times matter and the product has a
    /// constant factor anyway: c (k x) becomes (c k) x, which need not wait for k x.
    fn through_constants(&mut self, product: &mut Product) {
        let (_, constant) = product.sign_and_constant(self.graph);
        if !self.ranks.are_timed() || self.graph.is_one(constant) {
            return;
        }
        for factor in std::mem::take(&mut product.above) {
            match constant_multiple(self.graph, self.ranks, factor) {
                Some((constant, rest)) => {
                    product.push(self.graph, self.ranks, constant, false);
                    product.push(self.graph, self.ranks, rest, false);
                }
                None => product.above.push(factor),
            }
        }
    }

    /// Looks through signs, but not through a shared one, since the value behind it must not be
    /// absorbed twice.
    fn open(&self, mut v: Value) -> (bool, Value) {
        let mut negative = false;
        while let Node::Neg(a) = *self.graph.node(v)
            && !self.pinned.contains(&v)
            && !self.ranks.is_constant(self.graph, v)
        {
            (negative, v) = (!negative, a);
        }
        (negative, v)
    }
}

pub(super) fn is_sum(graph: &Graph, v: Value) -> bool {
    matches!(graph.node(v), Node::Add(..) | Node::Sub(..))
}

fn is_product(graph: &Graph, v: Value) -> bool {
    matches!(graph.node(v), Node::Mul(..) | Node::Div(..))
}
