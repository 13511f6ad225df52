//! Quotients with a value of their own where the divisor is 0.

use super::*;

/// a / b where b ≠ 0, and this number where b = 0. The sign a/|a| is one of these.
#[derive(PartialEq, Eq)]
pub(super) enum Guarded {
    Zero,
    One,
}

impl Guarded {
    /// Returns whether the quotient is a sign, which is constant on both sides of its jump.
    fn is_sign(&self, graph: &Graph, v: Value) -> bool {
        *self == Guarded::Zero && graph.as_sign(v).is_some()
    }
}

impl Rules for Guarded {
    fn about(&self) -> About {
        About::quotient(match self {
            Guarded::Zero => "div_or_zero",
            Guarded::One => "div_or_one",
        })
    }

    fn value(&self, x: &[f64]) -> f64 {
        match self {
            _ if x[1] != 0.0 => x[0] / x[1],
            Guarded::Zero => 0.0,
            Guarded::One => 1.0,
        }
    }

    fn inherited(&self, value: f64, x: &[f64], errors: &[f64]) -> f64 {
        of_quotient(value, x, errors)
    }

    fn build(&self, graph: &mut Graph, x: &[Value]) -> Value {
        match self {
            Guarded::Zero => graph.div_or_zero(x[0], x[1]),
            Guarded::One => graph.div_or_one(x[0], x[1]),
        }
    }

    /// (a' − v b')/b, and 0 where b = 0
    fn rate(&self, graph: &mut Graph, v: Value, x: &[Value], rates: &mut Rates<'_>) -> Value {
        if self.is_sign(graph, v) {
            return graph.zero();
        }
        let (da, db) = (rates(graph, x[0]), rates(graph, x[1]));
        let change = graph.mul(v, db);
        let numerator = graph.sub(da, change);
        graph.div_or_zero(numerator, x[1])
    }

    fn shares(&self, graph: &mut Graph, v: Value, x: &[Value], adjoint: Value) -> Vec<(Value, Value)> {
        if self.is_sign(graph, v) {
            return Vec::new();
        }
        let share = graph.div_or_zero(adjoint, x[1]);
        let change = graph.mul(share, v);
        vec![(x[0], share), (x[1], graph.neg(change))]
    }

    fn change(&self, graph: &mut Graph, (old, new): (Value, Value), x: &[Value], changed: &[Changed]) -> Value {
        match *self == Guarded::Zero && graph.is_zero(changed[1].delta) {
            true => graph.div_or_zero(changed[0].delta, x[1]),
            false => graph.sub(new, old),
        }
    }

    /// A sign jumps by its full height.
    fn slope(
        &self,
        graph: &mut Graph,
        (old, new): (Value, Value),
        _x: &[Value],
        _moved: &[Moved],
        delta: Value,
    ) -> Result<Value, NoSlope> {
        if !self.is_sign(graph, old) {
            return Err(NoSlope("a guarded quotient"));
        }
        let jump = graph.sub(new, old);
        Ok(graph.div_or_zero(jump, delta))
    }
}

/// Returns the error of a quotient from those of its operands.
pub(super) fn of_quotient(value: f64, x: &[f64], errors: &[f64]) -> f64 {
    if x[1] == 0.0 { 0.0 } else { (errors[0] / x[1]).hypot(value * errors[1] / x[1]) }
}
