//! Quotients, without the factors that numerator and denominator have in common.

use crate::cost;
use crate::ir::graph::{Graph, Node, Value};
use crate::ir::rules::Rule;
use crate::tree::Function;
use num_traits::Zero;

impl Graph {
    /// a / b
    pub fn div(&mut self, a: Value, b: Value) -> Value {
        if self.is_base(a) && self.is_base(b) {
            let quotient = self.div_bases(a, b);
            return self.with_number_in_front(quotient);
        }
        let (ca, xa) = self.coefficient(a);
        let (cb, xb) = self.coefficient(b);
        if cb.is_zero() {
            // This is not a number. It stays in the graph and becomes the machine's infinity or
            // NaN, which every solve and every stepper checks for.
            return self.intern(Node::Div(a, b));
        }
        let c = ca / cb;
        if c.is_zero() {
            return self.zero();
        }
        let quotient = self.div_bases(xa, xb);
        self.scale(c, quotient)
    }

    fn div_bases(&mut self, x: Value, y: Value) -> Value {
        if self.is_one(y) {
            return x;
        }
        if x == y {
            return self.one();
        }
        match (self.node(x).clone(), self.node(y).clone()) {
            (_, Node::Div(n, d)) => {
                let numerator = self.mul(x, d);
                return self.div(numerator, n);
            }
            (Node::Div(n, d), _) => {
                let denominator = self.mul(d, y);
                return self.div(n, denominator);
            }
            (_, Node::Call(Function::Sqrt, u)) if u == x => return y,
            _ => {}
        }
        // Cancel common factors, which may be inside products at any depth.
        let (mut above, mut below) = (self.factors(x), self.factors(y));
        let before = above.len() + usize::from(self.without_exponentials(&mut above, &mut below));
        above.retain(|f| match below.iter().position(|g| g == f) {
            Some(i) => {
                below.remove(i);
                false
            }
            None => true,
        });
        if above.len() < before {
            let (numerator, denominator) = (self.product(&above), self.product(&below));
            return self.div(numerator, denominator);
        }
        self.intern(Node::Div(x, y))
    }

    /// Rewrites exp u/exp w as exp(u − w), sinh u/cosh u as tanh u, and exp u/(x + c exp u) as
    /// 1/(c + x exp(−u)). The original quotients have no value where both parts overflow.
    fn without_exponentials(&mut self, above: &mut [Value], below: &mut Vec<Value>) -> bool {
        let before = below.clone();
        for v in below.iter_mut() {
            for factor in above.iter_mut() {
                let &Node::Call(Function::Exp, u) = self.node(*factor) else { continue };
                if let Some((rest, c, w)) = self.with_exponential(*v)
                    && u == w
                {
                    let decay = self.neg(w);
                    let decay = self.call(Function::Exp, decay);
                    let rest = self.mul(rest, decay);
                    *v = self.add(rest, c);
                    *factor = self.one();
                }
            }
        }
        below.retain(|&v| {
            for factor in above.iter_mut() {
                match (self.node(*factor), self.node(v)) {
                    (&Node::Call(Function::Exp, u), &Node::Call(Function::Exp, w)) => {
                        let difference = self.sub(u, w);
                        *factor = self.call(Function::Exp, difference);
                        return false;
                    }
                    (&Node::Call(Function::Sinh, u), &Node::Call(Function::Cosh, w)) if u == w => {
                        *factor = self.call(Function::Tanh, u);
                        return false;
                    }
                    _ => {}
                }
            }
            true
        });
        *below != before
    }

    /// Splits a sum x + c exp u with a number c into x, c and u.
    fn with_exponential(&mut self, sum: Value) -> Option<(Value, Value, Value)> {
        let &Node::Add(a, b) = self.node(sum) else { return None };
        [(a, b), (b, a)].into_iter().find_map(|(term, rest)| {
            let (c, base) = self.coefficient(term);
            match *self.node(base) {
                Node::Call(Function::Exp, u) => Some((rest, self.constant(c), u)),
                _ => None,
            }
        })
    }

    /// Returns the factors of a product, with nested products opened up to [`cost::MAX_FACTORS`]
    /// factors.
    fn factors(&self, value: Value) -> Vec<Value> {
        let mut open = vec![value];
        let mut factors = Vec::new();
        while let Some(v) = open.pop() {
            match *self.node(v) {
                Node::Mul(a, b) if open.len() + factors.len() < cost::MAX_FACTORS => open.extend([b, a]),
                _ => factors.push(v),
            }
        }
        factors
    }

    /// a / b, and 0 where b = 0.
    pub fn div_or_zero(&mut self, a: Value, b: Value) -> Value {
        if self.is_zero(a) || self.is_zero(b) {
            return self.zero();
        }
        if self.as_constant(b).is_some() {
            return self.div(a, b);
        }
        if let Node::Neg(x) = *self.node(a) {
            let quotient = self.div_or_zero(x, b);
            return self.neg(quotient);
        }
        self.intern(Node::apply(Rule::DivOrZero, &[a, b]))
    }

    /// a / b where b ≠ 0, and 1 where b = 0.
    pub fn div_or_one(&mut self, a: Value, b: Value) -> Value {
        if self.is_zero(b) {
            return self.one();
        }
        if self.as_constant(b).is_some() {
            return self.div(a, b);
        }
        self.intern(Node::apply(Rule::DivOrOne, &[a, b]))
    }

    /// a / b, b ≥ 0, where ½ ε b < |a| < 512 ε b c, and 0 elsewhere.
    pub fn visible_change(&mut self, a: Value, b: Value, c: Value) -> Value {
        if self.is_zero(a) { a } else { self.intern(Node::apply(Rule::Visible, &[a, b, c])) }
    }
}
