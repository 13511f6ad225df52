//! Angles of points.

use super::*;

pub(super) struct Angle;

impl Rules for Angle {
    fn about(&self) -> About {
        About::of_two("atan2", BinaryFunction::Atan2)
    }

    fn value(&self, x: &[f64]) -> f64 {
        x[0].atan2(x[1])
    }

    fn inherited(&self, _value: f64, x: &[f64], errors: &[f64]) -> f64 {
        (x[1] * errors[0]).hypot(x[0] * errors[1]) / (x[1] * x[1] + x[0] * x[0])
    }

    fn build(&self, graph: &mut Graph, x: &[Value]) -> Value {
        graph.atan2(x[0], x[1])
    }

    /// (x y' − y x')/(x² + y²)
    fn rate(&self, graph: &mut Graph, _v: Value, operands: &[Value], rates: &mut Rates<'_>) -> Value {
        let [y, x] = [operands[0], operands[1]];
        let (dy, dx) = (rates(graph, y), rates(graph, x));
        let (left, right) = (graph.mul(x, dy), graph.mul(y, dx));
        let numerator = graph.sub(left, right);
        let radius_squared = radius_squared(graph, y, x);
        graph.div(numerator, radius_squared)
    }

    fn shares(&self, graph: &mut Graph, _v: Value, operands: &[Value], adjoint: Value) -> Vec<(Value, Value)> {
        let [y, x] = [operands[0], operands[1]];
        let radius_squared = radius_squared(graph, y, x);
        let share = graph.div(adjoint, radius_squared);
        let (of_y, of_x) = (graph.mul(share, x), graph.mul(share, y));
        vec![(y, of_y), (x, graph.neg(of_x))]
    }

    /// Returns the angle between two points. Its sine is the cross product, formed from increments,
    /// and its cosine the dot product.
    fn change(&self, graph: &mut Graph, _ends: (Value, Value), old: &[Value], changed: &[Changed]) -> Value {
        let [y, x] = [changed[0], changed[1]];
        let (left, right) = (graph.mul(y.delta, x.mean), graph.mul(y.mean, x.delta));
        let sine = graph.sub(left, right);
        let cosine = graph.dot(&[old[1], old[0]], &[x.new, y.new]);
        graph.atan2(sine, cosine)
    }

    /// σ/r · angle/(s/r) for the angle between two points, with the sine s/r, s = σ δ, and the
    /// cosine c/r.
    fn slope(
        &self,
        graph: &mut Graph,
        _ends: (Value, Value),
        old: &[Value],
        moved: &[Moved],
        delta: Value,
    ) -> Result<Value, NoSlope> {
        let ([y, x], [dy, dx]) = ([old[0], old[1]], [moved[0], moved[1]]);
        let (mean_y, mean_x) = (graph.mean(y, dy.new), graph.mean(x, dx.new));
        let (left, right) = (graph.mul(dy.slope, mean_x), graph.mul(mean_y, dx.slope));
        let slope_of_sine = graph.sub(left, right);
        let (square, new_square) = (graph.dot(&[x, y], &[x, y]), graph.dot(&[dx.new, dy.new], &[dx.new, dy.new]));
        let squares = graph.mul(square, new_square);
        let radius_squared = graph.sqrt(squares);
        let slope_of_sine = graph.div(slope_of_sine, radius_squared);
        let (sine, dot) = (graph.mul(slope_of_sine, delta), graph.dot(&[x, y], &[dx.new, dy.new]));
        let cosine = graph.div(dot, radius_squared);
        let angle = graph.atan2(sine, cosine);
        let cardinal = graph.div_or_one(angle, sine);
        Ok(graph.mul(cardinal, slope_of_sine))
    }
}

fn radius_squared(graph: &mut Graph, y: Value, x: Value) -> Value {
    let (xx, yy) = (graph.square(x), graph.square(y));
    graph.add(xx, yy)
}
