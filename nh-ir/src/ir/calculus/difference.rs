//! Finite differences without cancellation.
//!
//! Rules on the graph build f(new) − f(old) with the change as a *factor* of each term. The result
//! keeps its relative accuracy as the change goes to zero, and is exactly zero for no change. The
//! rules are the discrete counterpart of the rules of differentiation, with means (a + a')/2 in the
//! place of values: Δ(ab) = ā Δb + b̄ Δa.

use crate::functions::{Ends, Increment, Inner, Outer};
use crate::ir::fast::HashMap;
use crate::ir::graph::{Graph, Node, Symbol, Value};
use crate::tree::{Function, Side};
use num_rational::BigRational;

/// Change of a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The symbol. Its own value is the old one.
    pub old: Symbol,
    /// (old + new)/2
    pub mid: Value,
    /// new − old, known to full relative accuracy.
    pub delta: Value,
    /// The new value.
    pub new: Value,
}

/// A value under a change.
#[derive(Clone, Copy)]
pub(in crate::ir) struct Changed {
    pub new: Value,
    pub mean: Value,
    pub delta: Value,
}

impl Graph {
    /// f(new) − f(old) for f = `value`, without cancellation.
    ///
    /// Terms of degree at most 2 in the changing symbols give ∇f(mid)·Δ structurally: the same
    /// values as `dot(substitute(gradient(f), mid), delta)` (for the whole of f if f is quadratic,
    /// see [`Graph::split_quadratic`]). Functions must stay on one branch: arguments of `ln`,
    /// `sqrt` and the like must be in their domains at both ends, and `tan` must not pass a pole. A
    /// guarded quotient with a changing denominator is subtracted directly.
    pub fn difference(&mut self, value: Value, changes: &[Change]) -> Value {
        let changes: Vec<Change> = changes.iter().copied().filter(|c| !self.is_zero(c.delta)).collect();
        let symbols: Vec<Symbol> = changes.iter().map(|c| c.old).collect();
        let (quadratic, rest) = self.split_quadratic(value, &symbols);

        let to_mid: Vec<(Symbol, Value)> = changes.iter().map(|c| (c.old, c.mid)).collect();
        let deltas: Vec<Value> = changes.iter().map(|c| c.delta).collect();
        let slopes = self.gradient(quadratic, &symbols);
        let slopes = self.substitute(&slopes, &to_mid);
        let of_quadratic = self.dot(&slopes, &deltas);

        let of_rest = Differences::new(self, &changes).of(rest);
        self.add(of_quadratic, of_rest)
    }
}

struct Differences<'g> {
    graph: &'g mut Graph,
    symbols: Vec<Symbol>,
    known: HashMap<Value, Changed>,
}

impl<'g> Differences<'g> {
    fn new(graph: &'g mut Graph, changes: &[Change]) -> Self {
        let mut known = HashMap::default();
        for c in changes {
            let symbol = graph.read(c.old);
            known.insert(symbol, Changed { new: c.new, mean: c.mid, delta: c.delta });
        }
        Differences { graph, symbols: changes.iter().map(|c| c.old).collect(), known }
    }

    fn of(mut self, value: Value) -> Value {
        let order = self.graph.reachable_if(&[value], |v| self.graph.depends_on_any(v, &self.symbols));
        for v in order {
            if !self.known.contains_key(&v) {
                let changed = self.rule(v);
                self.known.insert(v, changed);
            }
        }
        self.get(value).delta
    }

    fn get(&mut self, value: Value) -> Changed {
        match self.known.get(&value) {
            Some(&changed) => changed,
            None => Changed { new: value, mean: value, delta: self.graph.zero() },
        }
    }

    fn rule(&mut self, v: Value) -> Changed {
        let node = self.graph.node(v).clone();
        let operands = node.operands();
        let changed: Vec<Changed> = operands.iter().map(|&o| self.get(o)).collect();
        let news: Vec<Value> = changed.iter().map(|c| c.new).collect();
        let new = self.graph.build(&node, &news);
        let g = &mut *self.graph;
        let mean = g.mean(v, new);
        match (&node, &operands[..], &changed[..]) {
            (Node::Neg(_), _, &[a]) => Changed { new, mean: g.neg(a.mean), delta: g.neg(a.delta) },
            (Node::Add(..), _, &[a, b]) => Changed { new, mean: g.add(a.mean, b.mean), delta: g.add(a.delta, b.delta) },
            (Node::Sub(..), _, &[a, b]) => Changed { new, mean: g.sub(a.mean, b.mean), delta: g.sub(a.delta, b.delta) },
            (Node::Mul(..), _, &[a, b]) => {
                let (left, right) = (g.mul(b.mean, a.delta), g.mul(a.mean, b.delta));
                // A constant factor passes through the mean.
                let fixed = g.is_zero(a.delta) || g.is_zero(b.delta);
                Changed { new, mean: if fixed { g.mul(a.mean, b.mean) } else { mean }, delta: g.add(left, right) }
            }
            (Node::Div(..), &[_, b_old], &[a, b]) => {
                if g.is_zero(b.delta) {
                    return Changed { new, mean: g.div(a.mean, b_old), delta: g.div(a.delta, b_old) };
                }
                if g.is_steep(b_old) {
                    let (reciprocal, change) =
                        g.difference_of_reciprocal(b_old, None, &mut |_, v| match self.known.get(&v) {
                            Some(changed) => Ok(*changed),
                            None => Err(v),
                        });
                    let delta = g.dot(&[a.mean, reciprocal], &[change, a.delta]);
                    return Changed { new, mean, delta };
                }
                // a'/b' − a/b = (Δa b̄ − ā Δb)/(b b')
                let (left, right) = (g.mul(a.delta, b.mean), g.mul(a.mean, b.delta));
                let (numerator, denominator) = (g.sub(left, right), g.mul(b_old, b.new));
                Changed { new, mean, delta: g.div(numerator, denominator) }
            }
            (&Node::Apply(rule, _), ..) => {
                Changed { new, mean, delta: rule.rules().change(g, (v, new), &operands, &changed) }
            }
            (&Node::Call(f, old), _, &[a]) => Changed { new, mean, delta: g.difference_of_call(f, (old, v), (a, new)) },
            _ => unreachable!("constants do not change, and changing symbols are known from the start"),
        }
    }
}

/// Lookup of a value's change. A value that does not change is returned as the error.
pub(super) type Known<'k> = dyn FnMut(&mut Graph, Value) -> Result<Changed, Value> + 'k;

impl Graph {
    /// Returns the mean of 1/b and its change, for a [steep](Graph::is_steep) b. The rules are
    /// Δ(1/(x y)) by factors and Δ(1/b) = −Δb/(b b') term by term. With a `unit`, the known changes
    /// and the result are in multiples of the unit.
    pub(super) fn difference_of_reciprocal(
        &mut self,
        b: Value,
        unit: Option<Value>,
        known: &mut Known<'_>,
    ) -> (Value, Value) {
        let (one, zero) = (self.one(), self.zero());
        let Ok(changed) = known(self, b) else { return (self.div(one, b), zero) };
        if let Node::Mul(x, y) = *self.node(b) {
            let (x, y) = (self.difference_of_reciprocal(x, unit, known), self.difference_of_reciprocal(y, unit, known));
            let delta = self.dot(&[x.0, y.0], &[y.1, x.1]);
            let (old, new) = (self.div(one, b), self.div(one, changed.new));
            return (self.mean(old, new), delta);
        }
        let (old, new) = (self.div(one, b), self.div(one, changed.new));
        let change = self.change_over((b, b, changed.new), unit, known);
        (self.mean(old, new), self.neg(change))
    }

    /// Δv/(b b'), for a part v of b.
    fn change_over(
        &mut self,
        (v, b, b_new): (Value, Value, Value),
        unit: Option<Value>,
        known: &mut Known<'_>,
    ) -> Value {
        let Ok(changed) = known(self, v) else { return self.zero() };
        match self.node(v).clone() {
            Node::Neg(x) => {
                let value = self.change_over((x, b, b_new), unit, known);
                self.neg(value)
            }
            Node::Add(x, y) | Node::Sub(x, y) => {
                let (left, right) =
                    (self.change_over((x, b, b_new), unit, known), self.change_over((y, b, b_new), unit, known));
                if matches!(self.node(v), Node::Add(..)) { self.add(left, right) } else { self.sub(left, right) }
            }
            Node::Mul(k, x) if self.as_constant(k).is_some() => {
                let value = self.change_over((x, b, b_new), unit, known);
                self.mul(k, value)
            }
            // Δ exp a = (exp a + exp a') tanh(Δa/2), Δ cosh a = (cosh a + cosh a') tanh(Δa/2) tanh ā
            Node::Call(f @ (Function::Exp | Function::Cosh), argument) if let Ok(a) = known(self, argument) => {
                let half = self.scale(BigRational::new(1.into(), 2.into()), a.delta);
                let increment = match unit {
                    None => self.call(Function::Tanh, half),
                    // tanh(t)/t · ½ Δa/unit
                    Some(unit) => {
                        let t = self.mul(half, unit);
                        let increment = self.call(Function::Tanh, t);
                        let cardinal = self.div_or_one(increment, t);
                        self.mul(cardinal, half)
                    }
                };
                let (first, second) = (self.div(v, b), self.div(changed.new, b_new));
                let (first, second) = (self.div(first, b_new), self.div(second, b));
                let sum = self.add(first, second);
                let change = self.mul(sum, increment);
                if f == Function::Exp {
                    return change;
                }
                let slope = self.call(Function::Tanh, a.mean);
                self.mul(change, slope)
            }
            _ => {
                let both = self.mul(b, b_new);
                self.div(changed.delta, both)
            }
        }
    }

    /// |a'| − |a| = (a' + a) Δa/(|a'| + |a|), from (|a|, |a'|) and (ā, Δa).
    pub(in crate::ir) fn difference_of_size(
        &mut self,
        (old, new): (Value, Value),
        (mean, delta): (Value, Value),
    ) -> Value {
        let (product, sum) = (self.mul(mean, delta), self.add(old, new));
        let quotient = self.div_or_zero(product, sum);
        self.scale(integer(2), quotient)
    }

    /// f(a') − f(a). `old` is (a, f(a)), and the new values are in `a` and `value`.
    pub(super) fn difference_of_call(
        &mut self,
        f: Function,
        (old, old_value): (Value, Value),
        (a, value): (Changed, Value),
    ) -> Value {
        let ends = Ends { old, new: a.new, mean: a.mean, old_value, new_value: value };
        match f.increment(self, &ends) {
            Increment::Plain(_) => self.sub(value, old_value),
            Increment::Of { odd, inner, outer, number } => {
                let inner = self.inner(inner, a.delta);
                let own = self.call(odd, inner);
                let product = match outer {
                    Outer::One => own,
                    Outer::Times(factor) => self.mul(factor, own),
                    Outer::Sum(first, second) => {
                        let sum = self.add(first, second);
                        self.mul(sum, own)
                    }
                    Outer::Over(divisor) => self.div(own, divisor),
                };
                self.scale(integer(number), product)
            }
            Increment::Over(first, second) => {
                let sum = self.add(first, second);
                self.div_or_zero(a.delta, sum)
            }
            Increment::Angle { sine, cosine, sign } => {
                let sine = self.inner(sine, a.delta);
                let angle = self.atan2(sine, cosine);
                self.scale(integer(sign), angle)
            }
        }
    }

    /// Evaluates an inner formula for this change of the argument.
    pub(super) fn inner(&mut self, inner: Inner, change: Value) -> Value {
        match inner {
            Inner::Whole => change,
            Inner::Half => self.scale(BigRational::new(1.into(), 2.into()), change),
            Inner::Times(factor) => self.mul(change, factor),
            Inner::Over(divisor) => self.div(change, divisor),
        }
    }

    /// Returns the change of a where its condition is the same before and after, and the jump where
    /// the condition changes.
    pub(in crate::ir) fn change_of_piece(
        &mut self,
        side: Side,
        (c_old, c_new): (Value, Value),
        (a_old, a_new): (Value, Value),
        change: Value,
    ) -> (Value, Value) {
        let mut there = |old: Side, new: Side, value: Value| {
            let value = self.where_side(old, c_old, value);
            self.where_side(new, c_new, value)
        };
        let stays = there(side, side, change);
        let (comes, goes) = (there(side.other(), side, a_new), there(side, side.other(), a_old));
        (stays, self.sub(comes, goes))
    }
}

fn integer(n: i64) -> BigRational {
    BigRational::from_integer(n.into())
}
