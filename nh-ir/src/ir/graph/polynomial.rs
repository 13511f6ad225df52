//! Degrees of values as polynomials in some of their symbols.

use super::{Graph, Node, Symbol, Value};
use crate::ir::fast::HashMap;
use std::collections::{BTreeMap, BTreeSet};

impl Graph {
    /// Returns the degree of the value as a polynomial in the symbols, if its form is one.
    ///
    /// The degree is an upper bound: terms that would cancel when multiplied out are counted.
    pub fn degree_in(&self, value: Value, symbols: &[Symbol]) -> Option<u32> {
        self.degrees_in(value, symbols).get(&value).copied().unwrap_or(Some(0))
    }

    /// Returns the degree of every value that the value is computed from and that reads the
    /// symbols.
    fn degrees_in(&self, value: Value, symbols: &[Symbol]) -> HashMap<Value, Option<u32>> {
        let order = self.reachable_if(&[value], |v| self.depends_on_any(v, symbols));
        let mut degrees: HashMap<Value, Option<u32>> =
            HashMap::with_capacity_and_hasher(order.len(), Default::default());
        // A value outside the map does not read the symbols. It is a coefficient, of degree 0.
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
        degrees
    }

    /// Returns whether the form of the value is a polynomial of degree at most 1 in the symbols
    /// (jointly).
    pub fn is_linear_in(&self, value: Value, symbols: &[Symbol]) -> bool {
        self.degree_in(value, symbols).is_some_and(|d| d <= 1)
    }

    /// Returns whether the form of the value is a polynomial of degree at most 2 in the symbols
    /// (jointly).
    pub fn is_quadratic_in(&self, value: Value, symbols: &[Symbol]) -> bool {
        self.degree_in(value, symbols).is_some_and(|d| d <= 2)
    }

    /// Splits a value into the sum of its terms of degree at most 2 in the symbols and the rest.
    /// One of them may be the constant 0.
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
            // Both parts are multiplied by a coefficient.
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

    /// Splits the form of a value into a sum Σ f(ℓ) + rest. The pairs are an ℓ that is linear in
    /// the symbols and the terms that read the symbols through this ℓ alone.
    pub fn split_along_lines(&mut self, value: Value, symbols: &[Symbol]) -> (Vec<(Value, Value)>, Value) {
        let mut lines: BTreeMap<Value, Vec<Value>> = BTreeMap::new();
        let mut rest = Vec::new();
        for term in self.terms(value, symbols) {
            match self.line_of(term, symbols) {
                Some(line) => lines.entry(line).or_default().push(term),
                None => rest.push(term),
            }
        }
        let lines = lines.into_iter().map(|(line, terms)| (line, self.sum(&terms))).collect();
        (lines, self.sum(&rest))
    }

    /// Returns the terms of a sum. Coefficients that do not read the symbols are multiplied into
    /// the terms.
    pub fn terms(&mut self, value: Value, symbols: &[Symbol]) -> Vec<Value> {
        let each = |graph: &mut Graph, sum: Value, f: &dyn Fn(&mut Graph, Value) -> Value| {
            graph.terms(sum, symbols).into_iter().map(|term| f(graph, term)).collect()
        };
        match *self.node(value) {
            Node::Add(a, b) => [self.terms(a, symbols), self.terms(b, symbols)].concat(),
            Node::Sub(a, b) => [self.terms(a, symbols), each(self, b, &|graph, term| graph.neg(term))].concat(),
            Node::Neg(a) => each(self, a, &|graph, term| graph.neg(term)),
            Node::Mul(a, b) if !self.depends_on_any(a, symbols) => each(self, b, &|graph, term| graph.mul(a, term)),
            Node::Mul(a, b) if !self.depends_on_any(b, symbols) => each(self, a, &|graph, term| graph.mul(term, b)),
            Node::Div(a, b) if !self.depends_on_any(b, symbols) => each(self, a, &|graph, term| graph.div(term, b)),
            _ => vec![value],
        }
    }

    /// Returns the only line through which the value reads the symbols, if there is one: its only
    /// symbol, or the only largest part that is linear in them.
    fn line_of(&mut self, value: Value, symbols: &[Symbol]) -> Option<Value> {
        let degrees = self.degrees_in(value, symbols);
        let is_linear = |v: Value| degrees.get(&v).is_some_and(|degree| degree.is_some_and(|d| d <= 1));
        let mut largest = BTreeSet::new();
        for v in self.reachable_if(&[value], |v| degrees.contains_key(&v) && !is_linear(v)) {
            largest.extend(self.node(v).operands().into_iter().filter(|&operand| is_linear(operand)));
        }
        let read: Vec<Symbol> = symbols.iter().copied().filter(|&symbol| self.depends_on(value, symbol)).collect();
        match read[..] {
            [symbol] => Some(self.read(symbol)),
            _ => largest.pop_first().filter(|_| largest.is_empty()),
        }
    }

    /// Returns the coefficients c₀, c₁, … of a value as a polynomial of at most this degree in a
    /// symbol, if its form is one.
    pub fn coefficients_in(&mut self, value: Value, symbol: Symbol, degree: usize) -> Option<Vec<Value>> {
        let order = self.reachable_if(&[value], |v| self.depends_on(v, symbol));
        let mut known: HashMap<Value, Vec<Value>> = HashMap::with_capacity_and_hasher(order.len(), Default::default());
        let of = |known: &HashMap<Value, Vec<Value>>, v: Value| known.get(&v).cloned().unwrap_or_else(|| vec![v]);
        for v in order {
            let own = match *self.node(v) {
                Node::Symbol(_) => vec![self.zero(), self.one()],
                Node::Neg(a) => of(&known, a).into_iter().map(|c| self.neg(c)).collect(),
                Node::Add(a, b) => self.term_by_term((of(&known, a), of(&known, b)), Graph::add),
                Node::Sub(a, b) => self.term_by_term((of(&known, a), of(&known, b)), Graph::sub),
                Node::Mul(a, b) => {
                    let (a, b) = (of(&known, a), of(&known, b));
                    let mut product = vec![self.zero(); a.len() + b.len() - 1];
                    for (i, &x) in a.iter().enumerate() {
                        for (j, &y) in b.iter().enumerate() {
                            let term = self.mul(x, y);
                            product[i + j] = self.add(product[i + j], term);
                        }
                    }
                    product
                }
                Node::Div(a, b) if !self.depends_on(b, symbol) => {
                    of(&known, a).into_iter().map(|c| self.div(c, b)).collect()
                }
                _ => return None,
            };
            let length = own.iter().rposition(|&c| !self.is_zero(c)).map_or(1, |last| last + 1);
            if length > degree + 1 {
                return None;
            }
            known.insert(v, own[..length].to_vec());
        }
        Some(of(&known, value))
    }

    fn term_by_term(
        &mut self,
        (a, b): (Vec<Value>, Vec<Value>),
        f: fn(&mut Graph, Value, Value) -> Value,
    ) -> Vec<Value> {
        let zero = self.zero();
        let at = |list: &[Value], i: usize| list.get(i).copied().unwrap_or(zero);
        (0..a.len().max(b.len())).map(|i| f(self, at(&a, i), at(&b, i))).collect()
    }
}
