//! Magnitudes.

use super::*;

pub(super) struct Size;

impl Rules for Size {
    fn about(&self) -> About {
        About {
            called: "abs",
            reading: Reading::Of(Function::Abs),
            arity: 1,
            counted: Counted::Call,
            latency: cost::SIGN_LATENCY,
            rounds: false,
        }
    }

    fn value(&self, x: &[f64]) -> f64 {
        x[0].abs()
    }

    fn inherited(&self, _value: f64, _x: &[f64], errors: &[f64]) -> f64 {
        errors[0]
    }

    fn build(&self, graph: &mut Graph, x: &[Value]) -> Value {
        graph.abs(x[0])
    }

    fn rate(&self, graph: &mut Graph, v: Value, x: &[Value], rates: &mut Rates<'_>) -> Value {
        let rate = rates(graph, x[0]);
        let sign = graph.div_or_zero(x[0], v);
        graph.mul(sign, rate)
    }

    fn shares(&self, graph: &mut Graph, v: Value, x: &[Value], adjoint: Value) -> Vec<(Value, Value)> {
        let sign = graph.div_or_zero(x[0], v);
        vec![(x[0], graph.mul(sign, adjoint))]
    }

    fn change(&self, graph: &mut Graph, ends: (Value, Value), _x: &[Value], changed: &[Changed]) -> Value {
        graph.difference_of_size(ends, (changed[0].mean, changed[0].delta))
    }

    /// |a'| − |a| = (a' + a) Δa/(|a'| + |a|)
    fn slope(
        &self,
        graph: &mut Graph,
        (old, new): (Value, Value),
        x: &[Value],
        moved: &[Moved],
        _delta: Value,
    ) -> Result<Value, NoSlope> {
        let (sum, size) = (graph.add(x[0], moved[0].new), graph.add(old, new));
        let mean_sign = graph.div_or_zero(sum, size);
        Ok(graph.mul(mean_sign, moved[0].slope))
    }
}
