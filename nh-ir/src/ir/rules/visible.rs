//! Relative changes that rounding sees and that have the size of roundoff.

use super::guarded::of_quotient;
use super::*;

pub(super) struct Visible;

impl Rules for Visible {
    fn about(&self) -> About {
        About { arity: 3, ..About::quotient("visible_change") }
    }

    fn value(&self, x: &[f64]) -> f64 {
        let bound = 0.5 * f64::EPSILON * x[1];
        let is_visible = bound < x[0].abs() && x[0].abs() < 1024.0 * bound * x[2];
        if is_visible { x[0] / x[1] } else { 0.0 }
    }

    fn inherited(&self, value: f64, x: &[f64], errors: &[f64]) -> f64 {
        of_quotient(value, x, errors)
    }

    fn build(&self, graph: &mut Graph, x: &[Value]) -> Value {
        graph.visible_change(x[0], x[1], x[2])
    }

    fn rate(&self, graph: &mut Graph, _v: Value, _x: &[Value], _rates: &mut Rates<'_>) -> Value {
        graph.zero()
    }

    fn shares(&self, _graph: &mut Graph, _v: Value, _x: &[Value], _adjoint: Value) -> Vec<(Value, Value)> {
        Vec::new()
    }
}
