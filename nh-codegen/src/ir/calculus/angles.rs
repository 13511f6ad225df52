//! Addition theorems: products of sines and cosines of angles that differ by something simpler.
//!
//! A product of what belongs to two places of a step, such as the normals of a wheel at its beginning and in its middle, has cos θ cos θ̄ + sin θ sin θ̄ in it,
//! which is cos(θ̄ − θ): the increment is an unknown of the step, and the angle is none of its business.

use crate::ir::graph::{Graph, Node, Stage, Value};
use crate::ir::plan::{Terms, terms, total};
use crate::tree::Function;
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};
use std::collections::BTreeMap;

/// Sums of more terms stay as they are.
const MOST: usize = 128;

/// So do values of more parts.
const LARGEST: usize = 256;

/// Factors with their powers.
type Monomial = BTreeMap<Value, i64>;

/// Monomials with their coefficients.
type Sum = BTreeMap<Monomial, BigRational>;

/// A pair of factors of one term, and the one that takes its place together with a pair of another term: the sign of that other term's coefficient, the
/// signs of both angles, and whether it is a sine.
type Theorem = ([Function; 2], [Function; 2], [(bool, [i64; 2], bool); 2]);

/// cos a cos b ± sin a sin b = cos(a ∓ b), sin a cos b ± cos a sin b = sin(a ± b).
const THEOREMS: [Theorem; 2] = [
    ([Function::Cos, Function::Cos], [Function::Sin, Function::Sin], [(true, [1, -1], false), (false, [1, 1], false)]),
    ([Function::Sin, Function::Cos], [Function::Cos, Function::Sin], [(true, [1, 1], true), (false, [1, -1], true)]),
];

impl Graph {
    /// The same value with sines and cosines of sums and differences of angles in place of products, where these angles have parts in common and the result
    /// has no more operations.
    pub fn with_joined_angles(&mut self, value: Value) -> Value {
        let all = self.reachable(&[value]);
        if all.len() > LARGEST || !all.iter().any(|&v| matches!(self.node(v), Node::Call(Function::Sin, _))) {
            return value;
        }
        let Some(mut sum) = self.expanded(value, &mut BTreeMap::new()) else { return value };
        let mut joined = sum.is_empty();
        while let Some(change) = self.joined(&sum) {
            joined = true;
            for (monomial, coefficient) in change {
                add(&mut sum, monomial, coefficient);
            }
        }
        if !joined {
            return value;
        }
        let summands: Vec<Value> = sum.into_iter().map(|(monomial, c)| self.monomial(monomial, c)).collect();
        let new = self.sum(&summands);
        let operations = |graph: &Graph, v| graph.reachable(&[v]).len();
        if operations(self, new) <= operations(self, value) { new } else { value }
    }

    fn monomial(&mut self, monomial: Monomial, coefficient: BigRational) -> Value {
        let powers: Vec<Value> = monomial.into_iter().map(|(factor, power)| self.powi(factor, power)).collect();
        let product = self.product(&powers);
        self.scale(coefficient, product)
    }

    /// A sum of monomials; `None` where there are too many. What depends on parameters and the step size alone is not taken apart into sums.
    fn expanded(&self, value: Value, known: &mut BTreeMap<Value, Option<Sum>>) -> Option<Sum> {
        if !known.contains_key(&value) {
            let sum = self.expand(value, known);
            known.insert(value, sum);
        }
        known[&value].clone()
    }

    fn expand(&self, value: Value, known: &mut BTreeMap<Value, Option<Sum>>) -> Option<Sum> {
        let single = |v: Value| Sum::from([(Monomial::from([(v, 1)]), BigRational::one())]);
        let whole = self.stage(value) <= Stage::Step;
        let sum = match *self.node(value) {
            Node::Constant(ref c) if c.is_zero() => Sum::new(),
            Node::Constant(ref c) => Sum::from([(Monomial::new(), c.clone())]),
            Node::Neg(a) => self.expanded(a, known)?.into_iter().map(|(monomial, c)| (monomial, -c)).collect(),
            Node::Add(a, b) | Node::Sub(a, b) if !whole => {
                let negative = matches!(self.node(value), Node::Sub(..));
                let mut sum = self.expanded(a, known)?;
                for (monomial, c) in self.expanded(b, known)? {
                    add(&mut sum, monomial, if negative { -c } else { c });
                }
                sum
            }
            Node::Mul(a, b) => times(&self.expanded(a, known)?, &self.expanded(b, known)?),
            Node::Div(a, b) => {
                let below = self.expanded(b, known)?;
                let inverse = match below.into_iter().collect::<Vec<_>>().as_slice() {
                    [(monomial, c)] => {
                        let inverse = monomial.iter().map(|(&factor, power)| (factor, -power)).collect();
                        Sum::from([(inverse, c.recip())])
                    }
                    _ => Sum::from([(Monomial::from([(b, -1)]), BigRational::one())]),
                };
                times(&self.expanded(a, known)?, &inverse)
            }
            _ => single(value),
        };
        (sum.len() <= MOST).then_some(sum)
    }

    /// What is added to a sum by an addition theorem for two of its terms, if there is one.
    fn joined(&mut self, sum: &Sum) -> Option<Vec<(Monomial, BigRational)>> {
        let all: Vec<(&Monomial, &BigRational)> = sum.iter().collect();
        for (i, (one, c)) in all.iter().enumerate() {
            for (_, (other, d)) in all.iter().enumerate().filter(|(j, (_, d))| *j != i && d.abs() == c.abs()) {
                let common: Monomial = one
                    .iter()
                    .filter_map(|(&factor, &power)| {
                        let there = other.get(&factor).copied().unwrap_or(0);
                        let shared = if power > 0 { power.min(there.max(0)) } else { power.max(there.min(0)) };
                        (shared != 0).then_some((factor, shared))
                    })
                    .collect();
                let [a, b] = [one, other].map(|monomial| self.pairs(&without(monomial, &common)));
                for (a, b) in a.iter().flat_map(|a| b.iter().map(move |b| (a, b))) {
                    let Some(factor) = self.theorem(*a, *b, c.is_positive() == d.is_positive()) else { continue };
                    let (mut monomial, mut coefficient) = (common.clone(), (*c).clone());
                    if let Some((negative, factor)) = factor {
                        *monomial.entry(factor).or_insert(0) += 1;
                        coefficient = if negative { -coefficient } else { coefficient };
                    }
                    let gone = [(one, c), (other, d)].map(|(monomial, c)| ((*monomial).clone(), -(*c).clone()));
                    return Some(gone.into_iter().chain([(monomial, coefficient)]).collect());
                }
            }
        }
        None
    }

    /// A monomial that is two sines or cosines, in both orders.
    fn pairs(&self, monomial: &Monomial) -> Vec<[(Function, Value); 2]> {
        let circular = |&v: &Value| match *self.node(v) {
            Node::Call(function @ (Function::Sin | Function::Cos), angle) => Some((function, angle)),
            _ => None,
        };
        let factors: Option<Vec<_>> = monomial.keys().map(circular).collect();
        match (factors.as_deref(), monomial.values().copied().collect::<Vec<_>>().as_slice()) {
            (Some(&[a, b]), [1, 1]) => vec![[a, b], [b, a]],
            (Some(&[a]), [2]) => vec![[a, a]],
            _ => Vec::new(),
        }
    }

    /// The sine or cosine, and whether it is negative, that a product and that of the same angles become together, their coefficients having one sign or not;
    /// nothing in place of cos 0. `None` where there is no theorem, or the angles have nothing in common.
    #[allow(clippy::option_option, reason = "no theorem, and a factor of one")]
    fn theorem(
        &mut self,
        [(f, a), (g, b)]: [(Function, Value); 2],
        [(k, c), (l, d)]: [(Function, Value); 2],
        same: bool,
    ) -> Option<Option<(bool, Value)>> {
        if (a, b) != (c, d) {
            return None;
        }
        let mut theorems = THEOREMS.iter().filter(|(one, other, _)| (*one, *other) == ([f, g], [k, l]));
        let (_, _, results) = theorems.next()?;
        let (_, signs, is_sine) = results.iter().find(|(of_same, ..)| *of_same == same)?;
        let (of_a, of_b) = (terms(self, a), terms(self, b));
        let count = of_a.len() + of_b.len();
        let mut angle = Terms::new();
        for (terms, sign) in [of_a, of_b].into_iter().zip(signs) {
            for (v, factor) in terms {
                let factor = if *sign < 0 { self.neg(factor) } else { factor };
                let sum = angle.get(&v).map_or(factor, |&before| self.add(before, factor));
                angle.insert(v, sum);
            }
        }
        angle.retain(|_, factor| !self.is_zero(*factor));
        if angle.len() >= count {
            return None;
        }
        if angle.is_empty() {
            // cos 0; sin 0 is a sum of terms that cancel anyway.
            return if *is_sine { None } else { Some(None) };
        }
        // One of ±: the same for an angle that comes in both.
        let opposite = angle.iter().map(|(&v, &factor)| (v, self.neg(factor))).collect::<Terms>();
        let (angle, opposite) = (total(self, angle), total(self, opposite));
        let turned = matches!(self.node(angle), Node::Neg(_)) || self.leading_is_negative(angle);
        let angle = if turned { opposite } else { angle };
        let value = if *is_sine { self.sin(angle) } else { self.cos(angle) };
        Some(Some((turned && *is_sine, value)))
    }

    /// Does a product begin with a negative number?
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

fn add(sum: &mut Sum, monomial: Monomial, coefficient: BigRational) {
    let monomial: Monomial = monomial.into_iter().filter(|(_, power)| *power != 0).collect();
    let entry = sum.entry(monomial.clone()).or_insert_with(BigRational::zero);
    *entry += coefficient;
    if entry.is_zero() {
        sum.remove(&monomial);
    }
}

fn times(a: &Sum, b: &Sum) -> Sum {
    let mut product = Sum::new();
    for (one, c) in a {
        for (other, d) in b {
            let mut monomial = one.clone();
            for (&factor, &power) in other {
                *monomial.entry(factor).or_insert(0) += power;
            }
            add(&mut product, monomial, c * d);
        }
    }
    product
}

/// A monomial divided by another one.
fn without(monomial: &Monomial, by: &Monomial) -> Monomial {
    let rest = monomial.iter().map(|(&factor, &power)| (factor, power - by.get(&factor).copied().unwrap_or(0)));
    rest.filter(|(_, power)| *power != 0).collect()
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
        // m cos θ cos(θ + ω) + m sin θ sin(θ + ω), and m cos θ sin(θ + ω) − m sin θ cos(θ + ω) the other way round.
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
        // sin² + cos², behind a bracket; and what cancels.
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
        // Angles that have nothing in common stay.
        let [u, v] = [graph.cos(x), graph.cos(y)];
        let [p, q] = [graph.sin(x), graph.sin(y)];
        let (one, other) = (graph.mul(u, v), graph.mul(p, q));
        let sum = graph.add(one, other);
        assert_eq!(graph.with_joined_angles(sum), sum);
    }
}
