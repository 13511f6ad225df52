//! Values as floating-point numbers, for what is decided by looking at some points.

use super::{Graph, Node, Symbol, Value};
use num_traits::ToPrimitive;

impl Graph {
    /// The numbers behind values, in the same order as the values. (What runs is executed by `nonholonomic-exec`, with the functions of generated code.)
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
                Node::DivOrZero(_, b) if of(b) == 0.0 => 0.0,
                Node::DivOrOne(_, b) if of(b) == 0.0 => 1.0,
                Node::Div(a, b) | Node::DivOrZero(a, b) | Node::DivOrOne(a, b) => of(a) / of(b),
                Node::Call(f, a) => f.evaluate(of(a)),
                Node::Abs(a) => of(a).abs(),
                Node::Atanh(a) => of(a).atanh(),
                Node::Atan2(y, x) => of(y).atan2(of(x)),
            };
        }
        values.iter().map(|v| known[v.index()]).collect()
    }
}
