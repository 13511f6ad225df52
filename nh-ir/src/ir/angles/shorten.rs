//! Shorter increments for angles that depend on their own sine, with few operations after the value
//! that is known last.
//!
//! A step moves an angle by h times a velocity. The velocity is a multiple of a momentum, to which
//! a force has been added that depends on the sine of the angle. The momentum is also a result, so
//! that no other pass looks behind it. A short step consists of this chain from one sine to the
//! next. The increment alone is linear in the value x that is known last: E + F x, where E and F
//! are known before x is.

use super::{angle_of, increment};
use crate::ir::fast::HashMap;
use crate::ir::graph::{Graph, Node, Value};
use crate::ir::passes::simplify::product::{Product, constant_multiple, raw_mul};
use crate::ir::passes::simplify::ranks::{Ranks, Turning};
use crate::ir::passes::simplify::scopes::Scopes;
use crate::ir::passes::simplify::sum::{self, raw_add};
use crate::ir::passes::simplify::timing::duration;
use std::collections::BTreeSet;

/// Rewrites the roots of a scope with increments E + F x.
pub(in crate::ir) fn shorten(graph: &mut Graph, ranks: &Ranks, scopes: &Scopes, scope: usize) -> Vec<Value> {
    rewritten(graph, ranks, scopes, scope, Affine::shortest)
}

/// Rewrites the roots of a scope with increments (E + F x) + G y.
pub(in crate::ir) fn shorten_apart(graph: &mut Graph, ranks: &Ranks, scopes: &Scopes, scope: usize) -> Vec<Value> {
    rewritten(graph, ranks, scopes, scope, Affine::apart)
}

/// A shorter form of an increment, if there is one.
type Shorter = fn(Affine, &mut Graph, &Ranks, &mut Waits) -> Option<Value>;

fn rewritten(graph: &mut Graph, ranks: &Ranks, scopes: &Scopes, scope: usize, form: Shorter) -> Vec<Value> {
    let roots = scopes.roots(scope).to_vec();
    if ranks.turning().is_empty() {
        return roots;
    }
    // Take the angles of all scopes, since an angle is the same value in each.
    let everywhere = (0..scopes.len()).flat_map(|scope| scopes.members(scope));
    let angles: BTreeSet<Value> = everywhere.filter_map(|&v| angle_of(graph, v)).collect();
    let order = graph.reachable(&roots);
    let mut new: HashMap<Value, Value> = HashMap::with_capacity_and_hasher(order.len(), Default::default());
    for v in order {
        let node = graph.node(v).clone();
        let operands: Vec<Value> = node.operands().iter().map(|o| new[o]).collect();
        let value = graph.intern(node.with_operands(&operands));
        let shorter = angles.contains(&v).then(|| shorter_angle(graph, ranks, value, form)).flatten();
        new.insert(v, shorter.unwrap_or(value));
    }
    roots.iter().map(|v| new[v]).collect()
}

/// Returns the angle with a shorter increment, if the increment depends on the angle's sine.
fn shorter_angle(graph: &mut Graph, ranks: &Ranks, value: Value, form: Shorter) -> Option<Value> {
    ranks.turning().iter().find_map(|&Turning { angle, sine, cosine }| {
        let by = increment(graph, value, angle)?;
        let mut waits = Waits { known: HashMap::default(), sources: [sine, cosine] };
        let shorter = form(Affine::of(by, graph), graph, ranks, &mut waits)?;
        Some(raw_add(graph, angle, shorter))
    })
}

/// Lengths of the chains of operations from the sine and cosine of an angle to other values.
struct Waits {
    known: HashMap<Value, Option<u32>>,
    sources: [Value; 2],
}

impl Waits {
    /// Returns the length of the chain to this value, or `None` if it does not depend on them.
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

/// A value in the form Σ early + factor · late.
struct Affine {
    early: Vec<Product>,
    factor: Product,
    late: Value,
}

impl Affine {
    fn of(value: Value, graph: &mut Graph) -> Self {
        Affine { early: Vec::new(), factor: Product::one(graph), late: value }
    }

    /// Returns the form with the shortest chain, if that is shorter than the chain of the original
    /// value.
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

    /// Returns (E + F x) + G y if the late value is a sum of two values with chains of equal
    /// length, and if the chain of the result is shorter than that of the original value.
    fn apart(mut self, graph: &mut Graph, ranks: &Ranks, waits: &mut Waits) -> Option<Value> {
        let before = waits.of(graph, self.late)?;
        while self.look_behind(graph, ranks, waits) {}
        let (a, b, negated) = match *graph.node(self.late) {
            Node::Add(a, b) => (a, b, false),
            Node::Sub(a, b) => (a, b, true),
            _ => return None,
        };
        let mut parts = [a, b].map(|late| Affine { early: Vec::new(), factor: self.factor.clone(), late });
        if negated {
            let [_, second] = &mut parts;
            second.factor.coefficient = -&second.factor.coefficient;
        }
        for part in &mut parts {
            while part.look_behind(graph, ranks, waits) {}
            self.early.append(&mut part.early);
        }
        let [first, second] = parts;
        let sum = Affine { early: self.early, ..first }.build(graph, ranks);
        let value = second.added_to(graph, ranks, sum);
        waits.of(graph, value).filter(|&time| time < before).map(|_| value)
    }

    /// Takes the part with the shorter chain out of the late value. Returns `false` if there is no
    /// such part.
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

    /// Adds the terms of a product with an early value. Constants are multiplied into them at no
    /// cost.
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
        if self.early.is_empty() {
            let (negative, late) = self.last(graph, ranks);
            return if negative { graph.neg(late) } else { late };
        }
        match sum::build(graph, ranks, self.early.clone()) {
            (false, early) => self.added_to(graph, ranks, early),
            (true, early) => match self.last(graph, ranks) {
                (false, late) => graph.intern(Node::Sub(late, early)),
                (true, late) => {
                    let sum = raw_add(graph, early, late);
                    graph.neg(sum)
                }
            },
        }
    }

    /// Returns the sign and the magnitude of factor · late.
    fn last(&self, graph: &mut Graph, ranks: &Ranks) -> (bool, Value) {
        let (negative, factor) = self.factor.build(graph, ranks);
        (negative, raw_mul(graph, factor, self.late))
    }

    fn added_to(&self, graph: &mut Graph, ranks: &Ranks, sum: Value) -> Value {
        match self.last(graph, ranks) {
            (false, late) => raw_add(graph, sum, late),
            (true, late) => graph.intern(Node::Sub(sum, late)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cost::LATENCY;
    use crate::ir::graph::{Stage, Symbol};
    use crate::ir::program::TurningAngle;
    use crate::tree::Function;

    /// Returns the lengths of the chain from an angle's sine and cosine, before and after. A
    /// function makes the increment from the symbols s, c, a, b, e, f and g.
    fn waits(form: Shorter, increment: fn(&mut Graph, [Value; 7]) -> Value) -> [Option<u32>; 2] {
        let mut graph = Graph::new();
        let symbols = ["s", "c", "a", "b", "e", "f", "g"].map(|name| graph.symbol(name, Stage::State));
        let angle = graph.symbol("theta", Stage::State);
        let [sine, cosine, ..] = symbols;
        let turning = [TurningAngle { coordinate: angle, angle, sine, cosine }];
        let (values, angle) = (symbols.map(|symbol| graph.read(symbol)), graph.read(angle));
        let by = increment(&mut graph, values);
        let sum = graph.add(angle, by);
        let root = graph.call(Function::Sin, sum);
        let ranks = Ranks::of(&graph, &[]).with_turning(&mut graph, &turning).timed();
        let scopes = Scopes::of(&graph, &[], [(0, root)].into_iter());
        let new = rewritten(&mut graph, &ranks, &scopes, 0, form)[0];
        let value = |s: Symbol| 0.3 + graph.symbols().position(|other| other == s).unwrap_or(0) as f64;
        let [before, after] = graph.evaluate(&[root, new], value)[..] else { panic!("two values") };
        assert!((before - after).abs() < 1e-13, "{before} {after}");
        let mut waits = Waits { known: HashMap::default(), sources: [values[0], values[1]] };
        [root, new].map(|root| waits.of(&graph, angle_of(&graph, root).expect("a sine is of an angle")))
    }

    #[test]
    fn what_is_known_last_is_multiplied_and_added_last() {
        // f (e + a (s + b)) has two sums and two products after s, and then one of each. The sum
        // with the angle follows.
        let found = waits(Affine::shortest, |graph, [s, _, a, b, e, f, _]| {
            let inner = graph.add(s, b);
            let product = graph.mul(a, inner);
            let sum = graph.add(e, product);
            graph.mul(f, sum)
        });
        assert_eq!(found, [Some(5 * LATENCY), Some(3 * LATENCY)]);
    }

    #[test]
    fn sine_and_cosine_are_known_at_the_same_time() {
        // e − f (a g s + b g c) has two products, a sum, a product and a difference after s, and
        // then a product and two sums.
        let found = waits(Affine::apart, |graph, [s, c, a, b, e, f, g]| {
            let (gs, gc) = (graph.mul(g, s), graph.mul(g, c));
            let (first, second) = (graph.mul(a, gs), graph.mul(b, gc));
            let sum = graph.add(first, second);
            let product = graph.mul(f, sum);
            graph.sub(e, product)
        });
        assert_eq!(found, [Some(6 * LATENCY), Some(4 * LATENCY)]);
    }

    #[test]
    fn a_square_is_left() {
        // e − f s² has no part that is known before s.
        for form in [Affine::shortest as Shorter, Affine::apart] {
            let found = waits(form, |graph, [s, _, _, _, e, f, _]| {
                let square = graph.mul(s, s);
                let product = graph.mul(f, square);
                graph.sub(e, product)
            });
            assert_eq!(found[0], found[1]);
        }
    }
}
