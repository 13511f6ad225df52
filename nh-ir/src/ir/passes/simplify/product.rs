//! Products split into their factors.

use super::ranks::Ranks;
use super::timing::join;
use crate::ir::graph::{Graph, Node, Value};
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};

/// coefficient · constant · Π above / Π below
#[derive(Clone, Debug)]
pub(in crate::ir) struct Product {
    pub coefficient: BigRational,
    /// Parameters and the step size, or 1.
    pub constant: Value,
    /// Factors that are not constants, in order of appearance.
    pub above: Vec<Value>,
    pub below: Vec<Value>,
}

impl Product {
    pub fn one(graph: &mut Graph) -> Self {
        Product { coefficient: BigRational::one(), constant: graph.one(), above: vec![], below: vec![] }
    }

    /// Multiplies by a factor, or divides by it if `inverse` is true.
    pub fn push(&mut self, graph: &mut Graph, ranks: &Ranks, factor: Value, inverse: bool) {
        let (sign, factor) = strip_sign(graph, factor);
        if sign {
            self.coefficient = -&self.coefficient;
        }
        if ranks.is_constant(graph, factor) {
            let (c, base) = graph.coefficient(factor);
            // A division by zero stays a division.
            if !inverse {
                if !c.is_one() {
                    self.coefficient *= c;
                }
                self.constant = graph.mul(self.constant, base);
            } else if c.is_zero() {
                self.constant = graph.div(self.constant, factor);
            } else {
                self.coefficient /= c;
                self.constant = graph.div(self.constant, base);
            }
        } else if inverse {
            self.below.push(factor);
        } else {
            self.above.push(factor);
        }
    }

    /// Returns whether the product is negative for positive factors, and the magnitude of its
    /// constant factors.
    pub fn sign_and_constant(&self, graph: &mut Graph) -> (bool, Value) {
        (self.coefficient.is_negative(), graph.scale(self.coefficient.abs(), self.constant))
    }

    /// Returns the rank of the factor that is known last.
    pub fn rank(&self, graph: &Graph, ranks: &Ranks) -> u32 {
        let factors = self.above.iter().chain(&self.below).chain([&self.constant]);
        factors.map(|&v| ranks.rank(graph, v)).max().unwrap_or(0)
    }

    /// Builds the magnitude of the product as a value, and returns whether it must be subtracted.
    /// Factors are multiplied in the order in which they become known. There is one division, as
    /// early as possible.
    pub fn build(&self, graph: &mut Graph, ranks: &Ranks) -> (bool, Value) {
        let (negative, mut total) = self.sign_and_constant(graph);
        let of_rank = |graph: &Graph, factors: &[Value], rank: u32| -> Vec<Value> {
            factors.iter().copied().filter(|&v| ranks.rank(graph, v) == rank).collect()
        };
        let mut all: Vec<u32> = self.above.iter().chain(&self.below).map(|&v| ranks.rank(graph, v)).collect();
        all.sort_unstable();
        all.dedup();
        let last_below = self.below.iter().map(|&v| ranks.rank(graph, v)).max();
        let mut denominator = graph.one();
        for rank in all {
            for (factors, into) in [(&self.above, &mut total), (&self.below, &mut denominator)] {
                let group = of_rank(graph, factors, rank);
                if ranks.are_timed() {
                    let timed = group.into_iter().map(|v| (ranks.time(graph, v), v));
                    let before = (!graph.is_one(*into)).then_some((0, *into));
                    let items = before.into_iter().chain(timed).collect();
                    *into = join(items, |a, b| raw_mul(graph, a, b)).unwrap_or(*into);
                } else if let Some(group) = graph.balanced(&group, raw_mul) {
                    *into = raw_mul(graph, *into, group);
                }
            }
            if last_below == Some(rank) {
                total = graph.intern(Node::Div(total, denominator));
            }
        }
        (negative, total)
    }

    /// Like [`Product::build`], with the sign in the cheapest place.
    pub fn build_signed(mut self, graph: &mut Graph, ranks: &Ranks) -> Value {
        let negative = self.coefficient.is_negative();
        let trivial = graph.is_one(self.constant) && self.coefficient.abs().is_one();
        if negative && !trivial {
            // Move the sign into the constant factor.
            self.constant = graph.scale(self.coefficient.clone(), self.constant);
            self.coefficient = BigRational::one();
        }
        let (negative, value) = self.build(graph, ranks);
        if negative { graph.neg(value) } else { value }
    }
}

/// Strips signs: −x becomes (true, x).
fn strip_sign(graph: &Graph, mut value: Value) -> (bool, Value) {
    let mut negative = false;
    while let Node::Neg(a) = *graph.node(value) {
        (negative, value) = (!negative, a);
    }
    (negative, value)
}

/// Returns k and y, if the value is a product k y of a constant and a value that is not constant.
pub(in crate::ir) fn constant_multiple(graph: &Graph, ranks: &Ranks, value: Value) -> Option<(Value, Value)> {
    let Node::Mul(a, b) = *graph.node(value) else { return None };
    match (ranks.is_constant(graph, a), ranks.is_constant(graph, b)) {
        (true, false) => Some((a, b)),
        (false, true) => Some((b, a)),
        _ => None,
    }
}

/// a b without rearrangement.
pub(in crate::ir) fn raw_mul(graph: &mut Graph, a: Value, b: Value) -> Value {
    match (graph.is_one(a), graph.is_one(b)) {
        (true, _) => b,
        (_, true) => a,
        // Numbers come first, as everywhere.
        _ if graph.as_constant(b).is_some() => graph.intern(Node::Mul(b, a)),
        _ if graph.as_constant(a).is_some() => graph.intern(Node::Mul(a, b)),
        _ => graph.intern(Node::Mul(a.min(b), a.max(b))),
    }
}
