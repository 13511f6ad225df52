//! Evaluation of values in floating-point numbers, for decisions that sample some points.

use super::{Graph, Node, Symbol, Value};
use num_traits::ToPrimitive;

impl Graph {
    /// Returns the numbers behind values, in the order of the values. `nonholonomic-exec` executes
    /// the programs themselves, with the functions of generated code.
    pub fn evaluate(&self, values: &[Value], symbol: impl Fn(Symbol) -> f64) -> Vec<f64> {
        let order = self.reachable(values);
        let mut known = vec![f64::NAN; order.last().map_or(0, |v| v.index() + 1)];
        for value in order {
            let of = |v: Value| known[v.index()];
            known[value.index()] = match *self.node(value) {
                Node::Constant(ref c) | Node::Decimal(ref c) => c.to_f64().unwrap_or(f64::NAN),
                Node::Pi => std::f64::consts::PI,
                Node::Symbol(s) => symbol(s),
                Node::Neg(a) => -of(a),
                Node::Add(a, b) => of(a) + of(b),
                Node::Sub(a, b) => of(a) - of(b),
                Node::Mul(a, b) => of(a) * of(b),
                Node::Div(a, b) => of(a) / of(b),
                Node::Call(f, a) => f.evaluate(of(a)),
                Node::Apply(rule, operands) => rule.rules().value(&operands.map(of)),
            };
        }
        values.iter().map(|v| known[v.index()]).collect()
    }

    /// Like [`Graph::evaluate`], each value with its roundoff in units of half its last place, ε/2.
    /// The roundoff is the root of the sum of squares of the rounding errors of the operations, to
    /// first order. A difference that cancels has many units.
    ///
    /// **Source** N. J. Higham, Accuracy and Stability of Numerical Algorithms (2002), section 3.3
    /// (running error analysis). The squares are added as for independent errors, so that a long
    /// sum does not count as a loss.
    pub fn evaluate_with_roundoff(&self, values: &[Value], symbol: impl Fn(Symbol) -> f64) -> Vec<(f64, f64)> {
        let order = self.reachable(values);
        let length = order.last().map_or(0, |v| v.index() + 1);
        let mut known = vec![f64::NAN; length];
        for (value, number) in order.iter().zip(self.evaluate(&order, symbol)) {
            known[value.index()] = number;
        }
        // Absolute errors, in units of ε/2.
        let mut errors = vec![0.0_f64; length];
        for value in order {
            let (x, e) = (|v: Value| known[v.index()], |v: Value| errors[v.index()]);
            let result = x(value);
            let own = match self.node(value) {
                // Products with powers of two are exact, too, but rare.
                Node::Constant(c) if c.is_integer() => 0.0,
                Node::Constant(_) | Node::Decimal(_) | Node::Pi => result.abs(),
                Node::Symbol(_) | Node::Neg(_) => 0.0,
                Node::Apply(rule, _) if !rule.rules().about().rounds => 0.0,
                _ => result.abs(),
            };
            let inherited = match *self.node(value) {
                Node::Constant(_) | Node::Decimal(_) | Node::Pi | Node::Symbol(_) => 0.0,
                Node::Neg(a) => e(a),
                Node::Add(a, b) | Node::Sub(a, b) if a == b => 2.0 * e(a),
                Node::Add(a, b) | Node::Sub(a, b) => e(a).hypot(e(b)),
                Node::Mul(a, b) if a == b => 2.0 * x(a).abs() * e(a),
                Node::Mul(a, b) => (x(b) * e(a)).hypot(x(a) * e(b)),
                Node::Div(a, b) => (e(a) / x(b)).hypot(result * e(b) / x(b)),
                Node::Call(f, a) => f.derivative(x(a), result).abs() * e(a),
                Node::Apply(rule, operands) => rule.rules().inherited(result, &operands.map(x), &operands.map(e)),
            };
            errors[value.index()] = own.hypot(inherited);
        }
        values.iter().map(|v| (known[v.index()], errors[v.index()])).collect()
    }
}
