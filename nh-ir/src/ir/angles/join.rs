//! Addition theorems for products of sines and cosines of angles with a simple difference.
//!
//! A product of values at two places of a step, such as the normals of a wheel at its beginning and
//! in its middle, contains cos θ cos θ̄ + sin θ sin θ̄. This is cos(θ̄ − θ): it depends on the
//! increment, an unknown of the step, and not on the angle.

use super::{angle_of, terms, total};
use crate::cost;
use crate::ir::graph::{Graph, Node, Stage, Value};
use crate::ir::passes::simplify::monomial::{Monomial, Powers};
use crate::tree::Function;
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};
use std::collections::{BTreeMap, BTreeSet};

/// Products of powers with their coefficients.
type Sum = BTreeMap<Powers, BigRational>;

/// A sine or cosine: the function and the angle.
type Circular = (Function, Value);

impl Graph {
    /// Replaces products of sines and cosines by sines and cosines of sums and differences of
    /// angles. This happens if the angles have parts in common and the result costs no more.
    pub fn with_joined_angles(&mut self, value: Value) -> Value {
        let all = self.reachable(&[value]);
        if all.len() > cost::MAX_ANGLE_VALUES
            || !all.iter().any(|&v| matches!(self.node(v), Node::Call(Function::Sin, _)))
        {
            return value;
        }
        let Some(mut sum) = self.expanded(value, &mut BTreeMap::new()) else { return value };
        let mut joined = sum.is_empty();
        while let Some(change) = self.joined(&sum) {
            joined = true;
            change.into_iter().for_each(|term| add(&mut sum, term));
        }
        if !joined {
            return value;
        }
        let summands: Vec<Value> = sum.into_iter().map(|(powers, c)| self.product_of(powers, c)).collect();
        let new = self.sum(&summands);
        let cost = |graph: &Graph, v| {
            let parts = graph.reachable(&[v]);
            let angles: BTreeSet<Value> = parts.iter().filter_map(|&part| angle_of(graph, part)).collect();
            parts.len() + cost::ANGLE * angles.len()
        };
        if cost(self, new) <= cost(self, value) { new } else { value }
    }

    fn product_of(&mut self, powers: Powers, coefficient: BigRational) -> Value {
        let factors: Vec<Value> = powers.into_iter().map(|(factor, power)| self.powi(factor, power.into())).collect();
        let product = self.product(&factors);
        self.scale(coefficient, product)
    }

    /// Expands a value into a sum of products of powers, or returns `None` if there are too many.
    /// Functions of parameters and the step size alone are not expanded.
    fn expanded(&self, value: Value, known: &mut BTreeMap<Value, Option<Sum>>) -> Option<Sum> {
        if !known.contains_key(&value) {
            let sum = self.expand(value, known);
            known.insert(value, sum);
        }
        known[&value].clone()
    }

    fn expand(&self, value: Value, known: &mut BTreeMap<Value, Option<Sum>>) -> Option<Sum> {
        let power = |v: Value, exponent: i32| Sum::from([(Powers::from([(v, exponent)]), BigRational::one())]);
        let whole = self.stage(value) <= Stage::Step;
        let sum = match *self.node(value) {
            Node::Constant(ref c) if c.is_zero() => Sum::new(),
            Node::Constant(ref c) => Sum::from([(Powers::new(), (**c).clone())]),
            Node::Neg(a) => self.expanded(a, known)?.into_iter().map(|(powers, c)| (powers, -c)).collect(),
            Node::Add(a, b) | Node::Sub(a, b) if !whole => {
                let negative = matches!(self.node(value), Node::Sub(..));
                let mut sum = self.expanded(a, known)?;
                for (powers, c) in self.expanded(b, known)? {
                    add(&mut sum, Monomial { powers, coefficient: if negative { -c } else { c } });
                }
                sum
            }
            Node::Mul(a, b) => times(&self.expanded(a, known)?, &self.expanded(b, known)?),
            Node::Div(a, b) => {
                let below = self.expanded(b, known)?;
                let mut terms = below.iter();
                let inverse = match (terms.next(), terms.next()) {
                    (Some((powers, c)), None) => {
                        let inverse = powers.iter().map(|(&factor, exponent)| (factor, -exponent)).collect();
                        Sum::from([(inverse, c.recip())])
                    }
                    _ => power(b, -1),
                };
                times(&self.expanded(a, known)?, &inverse)
            }
            _ => power(value, 1),
        };
        (sum.len() <= cost::MAX_ANGLE_TERMS).then_some(sum)
    }

    /// Returns the terms that an addition theorem for two terms of a sum adds to the sum, if there
    /// is one.
    fn joined(&mut self, sum: &Sum) -> Option<[Monomial; 3]> {
        let all: Vec<(&Powers, &BigRational)> = sum.iter().collect();
        for (i, (one, c)) in all.iter().enumerate() {
            for (_, (other, d)) in all.iter().enumerate().filter(|(j, (_, d))| *j != i && d.abs() == c.abs()) {
                let common = common(one, other);
                let [a, b] = [one, other].map(|powers| self.pairs(&without(powers, &common)));
                for (a, b) in a.iter().flat_map(|a| b.iter().map(move |b| (a, b))) {
                    let Some((sign, factor)) = self.theorem(*a, *b, c.is_positive() == d.is_positive()) else {
                        continue;
                    };
                    let mut new = Monomial { powers: common.clone(), coefficient: *c * sign };
                    factor.into_iter().for_each(|factor| new.multiply(factor, 1));
                    let [first, second] = [(one, c), (other, d)]
                        .map(|(powers, c)| Monomial { powers: (*powers).clone(), coefficient: -(*c).clone() });
                    return Some([first, second, new]);
                }
            }
        }
        None
    }

    /// Returns both orders of a product of two sines or cosines, or nothing for another product.
    fn pairs(&self, powers: &Powers) -> Vec<[Circular; 2]> {
        let circular = |(&v, &exponent): (&Value, &i32)| match *self.node(v) {
            Node::Call(function @ (Function::Sin | Function::Cos), angle) => Some(((function, angle), exponent)),
            _ => None,
        };
        match powers.iter().map(circular).collect::<Option<Vec<_>>>().as_deref() {
            Some(&[(a, 1), (b, 1)]) => vec![[a, b], [b, a]],
            Some(&[(a, 2)]) => vec![[a, a]],
            _ => Vec::new(),
        }
    }

    /// Applies cos a cos b ± sin a sin b = cos(a ∓ b) or sin a cos b ± cos a sin b = sin(a ± b).
    /// Returns a sign and the right-hand side, without the factor cos 0 = 1. Returns `None` for
    /// other products, or if the angles have no common part. `same` tells whether the coefficients
    /// of both products have the same sign.
    fn theorem(
        &mut self,
        [(f, a), (g, b)]: [Circular; 2],
        [(k, c), (l, d)]: [Circular; 2],
        same: bool,
    ) -> Option<(BigRational, Option<Value>)> {
        use Function::{Cos, Sin};
        if (a, b) != (c, d) {
            return None;
        }
        let (function, adds) = match ([f, g], [k, l]) {
            ([Cos, Cos], [Sin, Sin]) => (Cos, !same),
            ([Sin, Cos], [Cos, Sin]) => (Sin, same),
            _ => return None,
        };
        let [of_a, of_b] = [a, b].map(|angle| terms(self, angle).len());
        let angle = if adds { self.add(a, b) } else { self.sub(a, b) };
        let mut angle = terms(self, angle);
        angle.retain(|_, factor| !self.is_zero(*factor));
        if angle.len() >= of_a + of_b {
            return None;
        }
        let one = BigRational::one();
        if angle.is_empty() {
            // The terms of sin 0 cancel in any case.
            return (function == Cos).then_some((one, None));
        }
        // Choose one of ±angle, so that an angle with both signs is one value.
        let angle = total(self, angle);
        let turned = self.leading_is_negative(angle);
        let angle = if turned { self.neg(angle) } else { angle };
        let sign = if turned && function == Sin { -one } else { one };
        Some((sign, Some(self.call(function, angle))))
    }

    /// Returns whether a product begins with a negative number.
    fn leading_is_negative(&self, value: Value) -> bool {
        match *self.node(value) {
            Node::Constant(ref c) => c.is_negative(),
            Node::Neg(_) => true,
            Node::Mul(a, b) => self.leading_is_negative(a) || self.leading_is_negative(b),
            Node::Add(a, _) | Node::Sub(a, _) | Node::Div(a, _) => self.leading_is_negative(a),
            _ => false,
        }
    }
}

fn add(sum: &mut Sum, Monomial { powers, coefficient }: Monomial) {
    let total = sum.remove(&powers).unwrap_or_else(BigRational::zero) + coefficient;
    if !total.is_zero() {
        sum.insert(powers, total);
    }
}

fn times(a: &Sum, b: &Sum) -> Sum {
    let mut product = Sum::new();
    for (one, c) in a {
        for (other, d) in b {
            let mut term = Monomial { powers: one.clone(), coefficient: c * d };
            other.iter().for_each(|(&factor, &exponent)| term.multiply(factor, exponent));
            add(&mut product, term);
        }
    }
    product
}

/// Returns the common factors of both products.
fn common(one: &Powers, other: &Powers) -> Powers {
    let shared = |(&factor, &exponent): (&Value, &i32)| {
        let there = other.get(&factor).copied().unwrap_or(0);
        let shared = if exponent > 0 { exponent.min(there.max(0)) } else { exponent.max(there.min(0)) };
        (shared != 0).then_some((factor, shared))
    };
    one.iter().filter_map(shared).collect()
}

/// Returns the factors of a product without those of another.
fn without(powers: &Powers, others: &Powers) -> Powers {
    let rest = powers.iter().map(|(&factor, &exponent)| (factor, exponent - others.get(&factor).copied().unwrap_or(0)));
    rest.filter(|(_, exponent)| *exponent != 0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn angles_of_two_places() {
        let mut graph = Graph::new();
        let [theta, omega, x, y] = ["theta", "omega", "x", "y"].map(|name| {
            let symbol = graph.symbol(name, Stage::State);
            graph.read(symbol)
        });
        let m = graph.symbol("m", Stage::Param);
        let m = graph.read(m);
        let there = graph.add(theta, omega);
        let [s, c, t, d] = [graph.sin(theta), graph.cos(theta), graph.sin(there), graph.cos(there)];
        let product = |graph: &mut Graph, factors: &[Value]| graph.product(factors);
        let (one, other) = (product(&mut graph, &[m, c, d]), product(&mut graph, &[s, m, t]));
        let (cosine, sine) = (graph.cos(omega), graph.sin(omega));
        // m cos θ cos(θ + ω) + m sin θ sin(θ + ω), and m cos θ sin(θ + ω) − m sin θ cos(θ + ω) in
        // reversed order.
        let sum = graph.add(one, other);
        let expected = graph.mul(m, cosine);
        assert_eq!(graph.with_joined_angles(sum), expected);
        let (one, other) = (product(&mut graph, &[s, m, d]), product(&mut graph, &[c, m, t]));
        let sum = graph.sub(one, other);
        let value = graph.with_joined_angles(sum);
        let expected = graph.mul(m, sine);
        let number = |symbol| if graph.symbol_info(symbol).name == "m" { 3.0 } else { 0.7 };
        let found = graph.evaluate(&[value, expected], number);
        assert!((found[0] + found[1]).abs() < 1e-15, "{found:?}");
        // sin² + cos² behind a bracket, and terms that cancel.
        let (squares, more) = (graph.mul(s, s), graph.mul(c, c));
        let inner = graph.mul(x, more);
        let outer = graph.mul(x, squares);
        let sum = graph.add(inner, outer);
        assert_eq!(graph.with_joined_angles(sum), x);
        let (a, b) = (product(&mut graph, &[s, c]), product(&mut graph, &[m, s]));
        let (a, b) = (graph.mul(m, a), graph.mul(b, c));
        let difference = graph.sub(a, b);
        let nothing = graph.with_joined_angles(difference);
        assert!(graph.is_zero(nothing));
        // Angles without a common part stay.
        let [u, v] = [graph.cos(x), graph.cos(y)];
        let [p, q] = [graph.sin(x), graph.sin(y)];
        let (one, other) = (graph.mul(u, v), graph.mul(p, q));
        let sum = graph.add(one, other);
        assert_eq!(graph.with_joined_angles(sum), sum);
    }
}
