//! Excess of a change over its linear prediction from the midpoint: f(z') − f(z) − ∇f(z̄)·Δ,
//! without cancellation.
//!
//! The excess is of third order in Δ. As a difference of the change and the prediction it would
//! consist of their rounding errors. Every value f gets four others: its value at the midpoint f̄,
//! the prediction λ = ∇f(z̄)·Δ, the excess e = f' − f − λ, of third order, and the excess of the
//! mean μ = ½ (f + f') − f̄, of second order. Linear values have e = μ = 0. For products and
//! quotients, e and μ follow from those of the operands, as sums of terms each of which has the
//! right order. With the whole change δ = λ + e,
//!
//! ```text
//! fg:        e = f̄ e_g + ḡ e_f + μ_f δ_g + μ_g δ_f        μ = f̄ μ_g + ḡ μ_f + μ_f μ_g + ¼ δ_f δ_g
//! f = a/b:   ν e + δ_b μ = e_a − f̄ e_b − μ_b λ           ν = b̄ + μ_b
//!            ¼ δ_b e + ν μ = μ_a − f̄ μ_b − ¼ λ δ_b
//! ```
//!
//! The formulas for a/b follow from those for fg with a = f b; the determinant ν² − ¼ δ_b² is b b'.
//! A product a (a/b), as in kinetic energies, is treated as a whole. With p = ā/b̄, and the
//! residuals κ = μ_a − p μ_b and γ = δ_a − p δ_b of a,
//!
//! ```text
//! a²/b:      e = 2p e_a − p² e_b + (2 κ γ ν − δ_b (κ² + ¼ γ²))/(ν² − ¼ δ_b²)
//!            μ = 2p μ_a − p² μ_b + (ν (κ² + ¼ γ²) − ½ δ_b κ γ)/(ν² − ¼ δ_b²)
//! ```
//!
//! These formulas follow from a = p b + κ ± ½ γ at both ends. Quadratic polynomials have the excess
//! 0 structurally. Polynomials of higher degree have the excess of their third, fifth, …
//! derivatives.

use super::difference::{Change, Changed};
use crate::ir::fast::HashMap;
use crate::ir::graph::{Graph, Node, Symbol, Value};
use crate::ir::rules::Rule;
use crate::tree::Function;
use num_rational::BigRational;

/// A value under a change, relative to the midpoint.
#[derive(Clone, Copy)]
struct Seen {
    /// f̄
    mid: Value,
    /// λ = ∇f(z̄)·Δ
    linear: Value,
    /// e = f' − f − λ
    excess: Value,
    /// μ = ½ (f + f') − f̄
    spread: Value,
    /// δ = λ + e
    delta: Value,
}

impl Graph {
    /// f(z') − f(z) − ∇f(z̄)·Δ for f = `value`, without cancellation. Returns `None` if f contains
    /// a function without a rule, such as a guarded quotient.
    ///
    /// `at_middle` has other names of values at the midpoint: (f, f̄), where f̄ is an unknown that
    /// equals f(z̄) in the solution.
    pub fn excess(&mut self, value: Value, changes: &[Change], at_middle: &[(Value, Value)]) -> Option<Value> {
        let symbols: Vec<Symbol> = changes.iter().map(|c| c.old).collect();
        let zero = self.zero();
        // Strip signs and numbers, so that the values are found in products whose sign and number
        // have been taken out.
        let at_middle: Vec<(Value, Value)> = at_middle
            .iter()
            .map(|&(f, name)| {
                let (c, base) = self.coefficient(f);
                let c = self.constant(c);
                (base, self.div(name, c))
            })
            .collect();
        let mut seen: HashMap<Value, Seen> = HashMap::default();
        for c in changes {
            let symbol = self.read(c.old);
            seen.insert(symbol, Seen { mid: c.mid, linear: c.delta, excess: zero, spread: zero, delta: c.delta });
        }
        let order = self.reachable_if(&[value], |v| self.depends_on_any(v, &symbols));
        for v in order {
            if !seen.contains_key(&v) {
                let mut new = self.seen_by_rule(v, &seen, changes)?;
                if let Some(&(_, name)) = at_middle.iter().find(|(f, _)| *f == v) {
                    new.mid = name;
                }
                seen.insert(v, new);
            }
        }
        Some(seen.get(&value).map_or(zero, |seen| seen.excess))
    }

    fn seen_by_rule(&mut self, v: Value, seen: &HashMap<Value, Seen>, changes: &[Change]) -> Option<Seen> {
        let node = self.node(v).clone();
        let zero = self.zero();
        let operands = node.operands();
        let fixed = |v: Value| Seen { mid: v, linear: zero, excess: zero, spread: zero, delta: zero };
        let of: Vec<Seen> = operands.iter().map(|&o| seen.get(&o).copied().unwrap_or(fixed(o))).collect();
        let each = |g: &mut Graph, f: fn(&mut Graph, Value, Value) -> Value, a: Seen, b: Seen| Seen {
            mid: f(g, a.mid, b.mid),
            linear: f(g, a.linear, b.linear),
            excess: f(g, a.excess, b.excess),
            spread: f(g, a.spread, b.spread),
            delta: f(g, a.delta, b.delta),
        };
        let ends = || changes.iter().map(|c| (c.old, c.new)).collect::<Vec<(Symbol, Value)>>();
        Some(match (&node, &of[..]) {
            (Node::Neg(_), &[a]) => each(self, |g, a, _| g.neg(a), a, a),
            (Node::Add(..), &[a, b]) => each(self, Graph::add, a, b),
            (Node::Sub(..), &[a, b]) => each(self, Graph::sub, a, b),
            (&Node::Mul(x, y), &[a, b]) => match (self.denominator_under(x, y), self.denominator_under(y, x)) {
                (Some(d), _) => self.seen_square_over(a, seen.get(&d).copied().unwrap_or(fixed(d)), b.mid),
                (_, Some(d)) => self.seen_square_over(b, seen.get(&d).copied().unwrap_or(fixed(d)), a.mid),
                _ => self.seen_product(a, b),
            },
            (Node::Div(..), &[a, b]) if self.is_zero(b.delta) => {
                each(self, Graph::div, a, Seen { linear: b.mid, excess: b.mid, spread: b.mid, delta: b.mid, ..b })
            }
            (&Node::Div(_, below), &[a, b]) if self.is_steep(below) => {
                let new = ends();
                let new_value = self.substitute_in(v, &new);
                let known = |g: &mut Graph, v: Value| {
                    let seen = seen.get(&v).ok_or(v)?;
                    let (new, mean) = (g.substitute_in(v, &new), g.add(seen.mid, seen.spread));
                    Ok(Changed { new, mean, delta: seen.delta })
                };
                self.seen_steep_quotient((v, new_value, below), (a, b), known)
            }
            (Node::Div(..), &[a, b]) => self.seen_quotient(a, b),
            (&Node::Call(f, old), &[a]) => {
                let new = ends();
                let new = |g: &mut Graph, v: Value| g.substitute_in(v, &new);
                self.seen_call(f, (old, v), a, new)
            }
            (&Node::Apply(Rule::Abs, [old, ..]), &[a]) => {
                let new = ends();
                let new = self.substitute_in(old, &new);
                self.seen_size((old, new), a)
            }
            (Node::Apply(Rule::DivOrZero, _), &[a, _]) if self.as_sign(v).is_some() => {
                let new = ends();
                let new = self.substitute_in(v, &new);
                let (mid, delta) = (self.sign(a.mid), self.sub(new, v));
                let mean = self.mean(v, new);
                Seen { mid, linear: zero, excess: delta, spread: self.sub(mean, mid), delta }
            }
            _ => return None,
        })
    }

    /// |a|, from a and a'. With the sign s at the midpoint, r = |a| − s a is the part of an end
    /// beyond the kink, which is exactly 0 on the side of the midpoint: e = s e_a + r' − r, μ = s
    /// μ_a + ½ (r + r').
    fn seen_size(&mut self, (old, new): (Value, Value), a: Seen) -> Seen {
        let (mid, sign) = (self.abs(a.mid), self.sign(a.mid));
        let mut beyond = |a: Value| {
            let (size, signed) = (self.abs(a), self.mul(sign, a));
            self.sub(size, signed)
        };
        let (old, new) = (beyond(old), beyond(new));
        let (change, mean) = (self.sub(new, old), self.mean(old, new));
        let [linear, excess, spread] = [a.linear, a.excess, a.spread].map(|part| self.mul(sign, part));
        let (excess, spread) = (self.add(excess, change), self.add(spread, mean));
        let delta = self.add(linear, excess);
        Seen { mid, linear, excess, spread, delta }
    }

    fn seen_product(&mut self, a: Seen, b: Seen) -> Seen {
        let quarter = BigRational::new(1.into(), 4.into());
        let mid = self.mul(a.mid, b.mid);
        let linear = self.dot(&[a.mid, b.mid], &[b.linear, a.linear]);
        let deltas = self.mul(a.delta, b.delta);
        let deltas = self.scale(quarter, deltas);
        let spreads = self.dot(&[a.mid, b.mid, a.spread], &[b.spread, a.spread, b.spread]);
        let spread = self.add(spreads, deltas);
        // Use the operands' whole changes, which are known: (f̄ + μ_f) δ_g + … − λ would cancel.
        let excess = if a.mid == b.mid && a.delta == b.delta {
            let half = self.dot(&[a.mid, a.spread], &[a.excess, a.delta]);
            self.add(half, half)
        } else {
            self.dot(&[a.mid, b.mid, a.spread, b.spread], &[b.excess, a.excess, b.delta, a.delta])
        };
        let delta = self.add(linear, excess);
        Seen { mid, linear, excess, spread, delta }
    }

    /// Returns b for y = x/b.
    fn denominator_under(&self, x: Value, y: Value) -> Option<Value> {
        match *self.node(y) {
            Node::Div(above, below) if above == x => Some(below),
            _ => None,
        }
    }

    /// a²/b, with p = ā/b̄.
    fn seen_square_over(&mut self, a: Seen, b: Seen, p: Value) -> Seen {
        let [half, quarter] = [2, 4].map(|n| BigRational::new(1.into(), n.into()));
        let two = self.ratio(2, 1);
        let (twice, square) = (self.mul(two, p), self.square(p));
        let explained = |g: &mut Graph, a: Value, b: Value| {
            let (of_a, of_b) = (g.mul(twice, a), g.mul(square, b));
            g.sub(of_a, of_b)
        };
        let linear = explained(self, a.linear, b.linear);
        let (of_excess, of_spread) = (explained(self, a.excess, b.excess), explained(self, a.spread, b.spread));
        let rest = |g: &mut Graph, a: Value, b: Value| {
            let known = g.mul(p, b);
            g.sub(a, known)
        };
        let (kappa, gamma) = (rest(self, a.spread, b.spread), rest(self, a.delta, b.delta));
        let nu = self.add(b.mid, b.spread);
        let squares = {
            let (kappa, gamma) = (self.square(kappa), self.square(gamma));
            let gamma = self.scale(quarter.clone(), gamma);
            self.add(kappa, gamma)
        };
        let both = self.mul(kappa, gamma);
        let determinant = {
            let (nu, delta) = (self.square(nu), self.square(b.delta));
            let delta = self.scale(quarter, delta);
            self.sub(nu, delta)
        };
        let excess = {
            let (mean, turned) = (self.mul(both, nu), self.mul(b.delta, squares));
            let twice = self.add(mean, mean);
            let numerator = self.sub(twice, turned);
            self.div(numerator, determinant)
        };
        let spread = {
            let (mean, turned) = (self.mul(nu, squares), self.mul(b.delta, both));
            let turned = self.scale(half, turned);
            let numerator = self.sub(mean, turned);
            self.div(numerator, determinant)
        };
        let (excess, spread) = (self.add(of_excess, excess), self.add(of_spread, spread));
        let (mid, delta) = (self.mul(a.mid, p), self.add(linear, excess));
        Seen { mid, linear, excess, spread, delta }
    }

    fn seen_quotient(&mut self, a: Seen, b: Seen) -> Seen {
        let quarter = BigRational::new(1.into(), 4.into());
        let mid = self.div(a.mid, b.mid);
        let change = self.mul(mid, b.linear);
        let numerator = self.sub(a.linear, change);
        let linear = self.div(numerator, b.mid);
        let nu = self.add(b.mid, b.spread);
        let fourth = self.scale(quarter, b.delta);
        let known = self.dot(&[mid, b.spread], &[b.excess, linear]);
        let of_change = self.sub(a.excess, known);
        let known = self.dot(&[mid, fourth], &[b.spread, linear]);
        let of_mean = self.sub(a.spread, known);
        let (square, product) = (self.square(nu), self.mul(fourth, b.delta));
        let determinant = self.sub(square, product);
        let mut solved = |diagonal: Value, off: Value, other: Value| {
            let (left, right) = (self.mul(nu, diagonal), self.mul(off, other));
            let numerator = self.sub(left, right);
            self.div(numerator, determinant)
        };
        let excess = solved(of_change, b.delta, of_mean);
        let spread = solved(of_mean, fourth, of_change);
        let delta = self.add(linear, excess);
        Seen { mid, linear, excess, spread, delta }
    }

    /// v = a/b for a [steep](Graph::is_steep) b, from its change and its prediction.
    fn seen_steep_quotient(
        &mut self,
        (v, new, below): (Value, Value, Value),
        (a, b): (Seen, Seen),
        mut known: impl FnMut(&mut Graph, Value) -> Result<Changed, Value>,
    ) -> Seen {
        let mid = self.div(a.mid, b.mid);
        let (own, rate) = (self.div(a.linear, b.mid), self.div(b.linear, b.mid));
        let change = self.mul(mid, rate);
        let linear = self.sub(own, change);
        let (reciprocal, change) = self.difference_of_reciprocal(below, None, &mut known);
        let mean = self.add(a.mid, a.spread);
        let delta = self.dot(&[mean, reciprocal], &[change, a.delta]);
        let (excess, spread) = (self.sub(delta, linear), self.mean(v, new));
        let spread = self.sub(spread, mid);
        Seen { mid, linear, excess, spread, delta }
    }

    /// Excess of a function of `a`; `old` is (its argument, its value).
    fn seen_call(
        &mut self,
        f: Function,
        (old, value): (Value, Value),
        a: Seen,
        new: impl Fn(&mut Graph, Value) -> Value,
    ) -> Seen {
        let mid = self.call(f, a.mid);
        let linear = self.chain_rule(mid, f, a.mid, a.linear);
        let mean = self.add(a.mid, a.spread);
        let half = self.scale(BigRational::new(1.into(), 2.into()), a.delta);
        let (delta, whole_mean) = match f.about_mean(self, mean, half) {
            Some(both) => both,
            None => {
                let (new_argument, new_value) = (new(self, old), new(self, value));
                let changed = Changed { new: new_argument, mean, delta: a.delta };
                let delta = self.difference_of_call(f, (old, value), (changed, new_value));
                (delta, self.mean(value, new_value))
            }
        };
        // The error is in the last digit of λ and of f̄, which is as accurate as ∇f·Δ itself.
        let (excess, spread) = (self.sub(delta, linear), self.sub(whole_mean, mid));
        Seen { mid, linear, excess, spread, delta }
    }
}
