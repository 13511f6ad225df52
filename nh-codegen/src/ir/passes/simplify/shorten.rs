//! Increments of angles that wait for the angle's own sine: what is known last has little to go through.
//!
//! A step moves an angle by h times a velocity, which a momentum has been multiplied into, which a force has been added to, which depends on the
//! sine of the angle. The momentum is a result as well, so that no other pass looks behind it. From one sine to the next this is the chain that
//! a short step consists of. The increment alone is linear in what is known last: E + F x, where E and F are known before x is.

use super::product::{Product, constant_multiple, raw_mul};
use super::ranks::{Ranks, Turning};
use super::scopes::Scopes;
use super::sum::{self, raw_add};
use super::timing::duration;
use crate::ir::fast::HashMap;
use crate::ir::graph::{Graph, Node, Value};
use crate::ir::schedule::{angle_of, increment};
use std::collections::BTreeSet;

/// The roots of a scope, rewritten.
pub fn shorten(graph: &mut Graph, ranks: &Ranks, scopes: &Scopes, scope: usize) -> Vec<Value> {
    let roots = scopes.roots(scope).to_vec();
    if ranks.turning().is_empty() {
        return roots;
    }
    // Of all scopes: an angle is the same value in each.
    let everywhere = (0..scopes.len()).flat_map(|scope| scopes.members(scope));
    let angles: BTreeSet<Value> = everywhere.filter_map(|&v| angle_of(graph, v)).collect();
    let order = graph.reachable(&roots);
    let mut new: HashMap<Value, Value> = HashMap::with_capacity_and_hasher(order.len(), Default::default());
    for v in order {
        let node = graph.node(v).clone();
        let operands: Vec<Value> = node.operands().iter().map(|o| new[o]).collect();
        let value = graph.intern(node.with_operands(&operands));
        let shorter = angles.contains(&v).then(|| shorter_angle(graph, ranks, value)).flatten();
        new.insert(v, shorter.unwrap_or(value));
    }
    roots.iter().map(|v| new[v]).collect()
}

/// The angle with a shorter increment, where that waits for the angle's sine.
fn shorter_angle(graph: &mut Graph, ranks: &Ranks, value: Value) -> Option<Value> {
    ranks.turning().iter().find_map(|&Turning { angle, sine, cosine }| {
        let by = increment(graph, value, angle)?;
        let mut waits = Waits { known: HashMap::default(), sources: [sine, cosine] };
        let shorter = Affine::of(by, graph).shortest(graph, ranks, &mut waits)?;
        Some(raw_add(graph, angle, shorter))
    })
}

/// How long it takes from the sine and cosine of an angle to values.
struct Waits {
    known: HashMap<Value, Option<u32>>,
    sources: [Value; 2],
}

impl Waits {
    /// How long it takes to this value; `None` where that does not depend on them.
    fn of(&mut self, graph: &Graph, value: Value) -> Option<u32> {
        if !self.known.contains_key(&value) {
            for v in graph.reachable(&[value]) {
                let node = graph.node(v);
                let begin = node.operands().iter().filter_map(|o| self.known[o]).max();
                let source = self.sources.contains(&v).then_some(0);
                self.known.insert(v, source.or(begin.map(|begin| begin + duration(node))));
            }
        }
        self.known[&value]
    }
}

/// A value as Σ early + factor · late.
struct Affine {
    early: Vec<Product>,
    factor: Product,
    late: Value,
}

impl Affine {
    fn of(value: Value, graph: &mut Graph) -> Self {
        Affine { early: Vec::new(), factor: Product::one(graph), late: value }
    }

    /// The form that waits least, if it waits less than the value it began with.
    fn shortest(mut self, graph: &mut Graph, ranks: &Ranks, waits: &mut Waits) -> Option<Value> {
        let (mut least, mut best) = (waits.of(graph, self.late)?, None);
        while self.look_behind(graph, ranks, waits) {
            let value = self.build(graph, ranks);
            if let Some(time) = waits.of(graph, value).filter(|&time| time < least) {
                (least, best) = (time, Some(value));
            }
        }
        best
    }

    /// Takes what waits less of the late value out of it; `false` where there is nothing of the kind.
    fn look_behind(&mut self, graph: &mut Graph, ranks: &Ranks, waits: &mut Waits) -> bool {
        let node = graph.node(self.late).clone();
        let (a, b) = match node {
            Node::Neg(a) => {
                (self.factor.coefficient, self.late) = (-&self.factor.coefficient, a);
                return true;
            }
            Node::Add(a, b) | Node::Sub(a, b) | Node::Mul(a, b) => (a, b),
            _ => return false,
        };
        let (first, last) = match (waits.of(graph, a), waits.of(graph, b)) {
            (of_a, of_b) if of_a < of_b => (a, b),
            (of_a, of_b) if of_a > of_b => (b, a),
            _ => return false,
        };
        let mut of_first = self.factor.clone();
        match node {
            Node::Mul(..) => self.factor.push(graph, ranks, first, false),
            Node::Sub(_, subtracted) => {
                let negated = if subtracted == first { &mut of_first } else { &mut self.factor };
                negated.coefficient = -&negated.coefficient;
                self.add_early(graph, ranks, of_first, first);
            }
            _ => self.add_early(graph, ranks, of_first, first),
        }
        self.late = last;
        true
    }

    /// The terms of a product with what is known early: constants are multiplied into them for nothing.
    fn add_early(&mut self, graph: &mut Graph, ranks: &Ranks, mut factor: Product, value: Value) {
        if factor.above.is_empty() && factor.below.is_empty() {
            match *graph.node(value) {
                Node::Neg(a) => {
                    factor.coefficient = -factor.coefficient;
                    return self.add_early(graph, ranks, factor, a);
                }
                Node::Add(a, b) | Node::Sub(a, b) if !ranks.is_constant(graph, value) => {
                    self.add_early(graph, ranks, factor.clone(), a);
                    if matches!(graph.node(value), Node::Sub(..)) {
                        factor.coefficient = -factor.coefficient;
                    }
                    return self.add_early(graph, ranks, factor, b);
                }
                _ => {}
            }
            if let Some((constant, rest)) = constant_multiple(graph, ranks, value) {
                factor.push(graph, ranks, constant, false);
                return self.add_early(graph, ranks, factor, rest);
            }
        }
        factor.push(graph, ranks, value, false);
        self.early.push(factor);
    }

    fn build(&self, graph: &mut Graph, ranks: &Ranks) -> Value {
        let (negative, factor) = self.factor.build(graph, ranks);
        let late = raw_mul(graph, factor, self.late);
        if self.early.is_empty() {
            return if negative { graph.neg(late) } else { late };
        }
        let (early_negative, early) = sum::build(graph, ranks, self.early.clone());
        match (early_negative, negative) {
            (false, false) => raw_add(graph, early, late),
            (false, true) => graph.intern(Node::Sub(early, late)),
            (true, false) => graph.intern(Node::Sub(late, early)),
            (true, true) => {
                let sum = raw_add(graph, early, late);
                graph.neg(sum)
            }
        }
    }
}
