//! Pieces of functions.

use super::*;

/// The piece on this side of its condition.
pub(super) struct Piece(pub(super) Side);

impl Rules for Piece {
    fn about(&self) -> About {
        let called = match self.0 {
            Side::Above => "where_above",
            Side::NotAbove => "where_not_above",
        };
        let about = About::of_two(called, BinaryFunction::Where(self.0));
        About { counted: Counted::Addition, latency: cost::LATENCY, rounds: false, ..about }
    }

    fn value(&self, x: &[f64]) -> f64 {
        self.0.choose(x[0], x[1])
    }

    fn inherited(&self, _value: f64, x: &[f64], errors: &[f64]) -> f64 {
        self.0.choose(x[0], errors[1])
    }

    fn build(&self, graph: &mut Graph, x: &[Value]) -> Value {
        graph.where_side(self.0, x[0], x[1])
    }

    fn rate(&self, graph: &mut Graph, _v: Value, x: &[Value], rates: &mut Rates<'_>) -> Value {
        let rate = rates(graph, x[1]);
        graph.where_side(self.0, x[0], rate)
    }

    fn shares(&self, graph: &mut Graph, _v: Value, x: &[Value], adjoint: Value) -> Vec<(Value, Value)> {
        vec![(x[1], graph.where_side(self.0, x[0], adjoint))]
    }

    fn change(&self, graph: &mut Graph, _ends: (Value, Value), x: &[Value], changed: &[Changed]) -> Value {
        let [c, a] = [changed[0], changed[1]];
        let (stays, crosses) = graph.change_of_piece(self.0, (x[0], c.new), (x[1], a.new), a.delta);
        graph.add(stays, crosses)
    }

    fn slope(
        &self,
        graph: &mut Graph,
        _ends: (Value, Value),
        x: &[Value],
        moved: &[Moved],
        delta: Value,
    ) -> Result<Value, NoSlope> {
        let [c, a] = [moved[0], moved[1]];
        let (stays, crosses) = graph.change_of_piece(self.0, (x[0], c.new), (x[1], a.new), a.slope);
        let crosses = graph.div_or_zero(crosses, delta);
        Ok(graph.add(stays, crosses))
    }
}
