//! Degrees of values as polynomials in some of their symbols.

use super::{Graph, Node, Symbol, Value};
use crate::ir::fast::HashMap;

impl Graph {
    /// The degree of the value as a polynomial in the symbols, if it is one as it is written.
    ///
    /// An upper bound: terms that would cancel when multiplied out are counted.
    pub fn degree_in(&self, value: Value, symbols: &[Symbol]) -> Option<u32> {
        let order = self.reachable_if(&[value], |v| self.depends_on_any(v, symbols));
        let mut degrees: HashMap<Value, Option<u32>> =
            HashMap::with_capacity_and_hasher(order.len(), Default::default());
        // What does not read the symbols is not in the map: a coefficient, of degree 0.
        let degree = |degrees: &HashMap<Value, Option<u32>>, v: Value| degrees.get(&v).copied().unwrap_or(Some(0));
        for v in order {
            let own = match *self.node(v) {
                Node::Symbol(_) => Some(1),
                Node::Neg(a) => degree(&degrees, a),
                Node::Add(a, b) | Node::Sub(a, b) => {
                    degree(&degrees, a).zip(degree(&degrees, b)).map(|(a, b)| a.max(b))
                }
                Node::Mul(a, b) => degree(&degrees, a).zip(degree(&degrees, b)).and_then(|(a, b)| a.checked_add(b)),
                Node::Div(a, b) if !self.depends_on_any(b, symbols) => degree(&degrees, a),
                _ => None,
            };
            degrees.insert(v, own);
        }
        degree(&degrees, value)
    }

    /// Is the value a polynomial of degree at most 1 in the symbols (jointly), as it is written?
    pub fn is_linear_in(&self, value: Value, symbols: &[Symbol]) -> bool {
        self.degree_in(value, symbols).is_some_and(|d| d <= 1)
    }

    /// Is the value a polynomial of degree at most 2 in the symbols (jointly), as it is written?
    pub fn is_quadratic_in(&self, value: Value, symbols: &[Symbol]) -> bool {
        self.degree_in(value, symbols).is_some_and(|d| d <= 2)
    }

    /// Splits a value as a sum: (terms of degree at most 2 in the symbols, the rest). One of them may be the constant 0.
    pub fn split_quadratic(&mut self, value: Value, symbols: &[Symbol]) -> (Value, Value) {
        if self.is_quadratic_in(value, symbols) {
            return (value, self.zero());
        }
        let pair = |graph: &mut Graph, a: Value, b: Value, f: fn(&mut Graph, Value, Value) -> Value| {
            let ((qa, ra), (qb, rb)) = (graph.split_quadratic(a, symbols), graph.split_quadratic(b, symbols));
            (f(graph, qa, qb), f(graph, ra, rb))
        };
        match *self.node(value) {
            Node::Add(a, b) => pair(self, a, b, Graph::add),
            Node::Sub(a, b) => pair(self, a, b, Graph::sub),
            Node::Neg(a) => {
                let (q, r) = self.split_quadratic(a, symbols);
                (self.neg(q), self.neg(r))
            }
            // A coefficient is multiplied in.
            Node::Mul(a, b) if !self.depends_on_any(a, symbols) => {
                let (q, r) = self.split_quadratic(b, symbols);
                (self.mul(a, q), self.mul(a, r))
            }
            Node::Mul(a, b) if !self.depends_on_any(b, symbols) => {
                let (q, r) = self.split_quadratic(a, symbols);
                (self.mul(q, b), self.mul(r, b))
            }
            Node::Div(a, b) if !self.depends_on_any(b, symbols) => {
                let (q, r) = self.split_quadratic(a, symbols);
                (self.div(q, b), self.div(r, b))
            }
            _ => (self.zero(), value),
        }
    }
}
