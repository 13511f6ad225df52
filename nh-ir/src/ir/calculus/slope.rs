//! Difference quotients along one symbol, without quotients that could be 0/0.

use super::difference::Changed;
use crate::functions::{Ends, Increment, Inner, Outer};
use crate::ir::fast::HashMap;
use crate::ir::graph::{Graph, Node, Symbol, Value};
use crate::tree::Function;
use num_rational::BigRational;
use num_traits::Signed;

/// A value under the motion of one symbol.
#[derive(Clone, Copy)]
pub(in crate::ir) struct Moved {
    pub new: Value,
    /// (new − old)/(change of the symbol)
    pub slope: Value,
}

/// Name of a function without a known quotient that avoids cancellation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSlope(pub &'static str);

impl Graph {
    /// S with f(x') − f(x) = S · (x' − x) for f = `value` and x = `symbol`. At x' = x, S is the
    /// derivative.
    ///
    /// `new` is x' and `delta` is x' − x, known to full relative accuracy. Sums, products and
    /// quotients follow the rules of differences. Functions follow their half-angle formulas, such
    /// as sin x' − sin x = cos((x + x')/2) · sinc(δ/2) · δ with sinc t = sin t/t and sinc 0 = 1.
    ///
    /// # Errors
    /// For functions without such a formula (absolute values, integer parts, guarded quotients, …).
    pub fn slope(&mut self, value: Value, symbol: Symbol, new: Value, delta: Value) -> Result<Value, NoSlope> {
        let line = self.read(symbol);
        self.slope_along(value, line, &[symbol], new, delta)
    }

    /// Like [`Graph::slope`], for a value x that reads some of these symbols and is the only way in
    /// which `value` reads them.
    ///
    /// # Errors
    /// Those of [`Graph::slope`].
    pub fn slope_along(
        &mut self,
        value: Value,
        line: Value,
        symbols: &[Symbol],
        new: Value,
        delta: Value,
    ) -> Result<Value, NoSlope> {
        let one = self.one();
        let mut known: HashMap<Value, Moved> = [(line, Moved { new, slope: one })].into_iter().collect();
        let order = self.reachable_if(&[value], |v| v != line && self.depends_on_any(v, symbols));
        for v in order {
            if !known.contains_key(&v) {
                let moved = self.slope_rule(v, &known, delta)?;
                known.insert(v, moved);
            }
        }
        Ok(known.get(&value).map_or_else(|| self.zero(), |moved| moved.slope))
    }

    fn slope_rule(&mut self, v: Value, known: &HashMap<Value, Moved>, delta: Value) -> Result<Moved, NoSlope> {
        let node = self.node(v).clone();
        let operands = node.operands();
        let zero = self.zero();
        let moved: Vec<Moved> =
            operands.iter().map(|o| known.get(o).copied().unwrap_or(Moved { new: *o, slope: zero })).collect();
        let news: Vec<Value> = moved.iter().map(|m| m.new).collect();
        let new = self.build(&node, &news);
        let slope = match (&node, &operands[..], &moved[..]) {
            (Node::Neg(_), _, [a]) => self.neg(a.slope),
            (Node::Add(..), _, [a, b]) => self.add(a.slope, b.slope),
            (Node::Sub(..), _, [a, b]) => self.sub(a.slope, b.slope),
            (Node::Mul(..), &[x, y], [a, b]) => {
                let (mean_x, mean_y) = (self.mean(x, a.new), self.mean(y, b.new));
                let (left, right) = (self.mul(a.slope, mean_y), self.mul(mean_x, b.slope));
                self.add(left, right)
            }
            (&Node::Div(x, y), _, [a, _]) if self.is_steep(y) => {
                let mut changed = |g: &mut Graph, v: Value| {
                    let moved = known.get(&v).ok_or(v)?;
                    Ok(Changed { new: moved.new, mean: g.mean(v, moved.new), delta: moved.slope })
                };
                let (reciprocal, change) = self.difference_of_reciprocal(y, Some(delta), &mut changed);
                let mean = self.mean(x, a.new);
                self.dot(&[mean, reciprocal], &[change, a.slope])
            }
            // a'/b' − a/b = (Δa − (a/b) Δb)/b'
            (Node::Div(..), _, [a, b]) => {
                let change = self.mul(v, b.slope);
                let numerator = self.sub(a.slope, change);
                self.div(numerator, b.new)
            }
            (&Node::Call(f, x), _, [a]) => self.slope_of_call(f, (x, v), (*a, new), delta)?,
            (&Node::Apply(rule, _), ..) => rule.rules().slope(self, (v, new), &operands, &moved, delta)?,
            _ => unreachable!("constants do not move, and moving symbols are known from the start"),
        };
        Ok(Moved { new, slope })
    }

    /// (f(a') − f(a))/(x' − x).
    fn slope_of_call(
        &mut self,
        f: Function,
        (old, value): (Value, Value),
        (a, new_value): (Moved, Value),
        delta: Value,
    ) -> Result<Value, NoSlope> {
        let mean = self.mean(old, a.new);
        let ends = Ends { old, new: a.new, mean, old_value: value, new_value };
        match f.increment(self, &ends) {
            Increment::Plain(what) => Err(NoSlope(what)),
            // s(t)/t · t/δ
            Increment::Of { odd, inner, outer, number } => {
                let (t, slope) = self.inner_along(inner, a.slope, delta);
                let own = self.call(odd, t);
                let cardinal = self.div_or_one(own, t);
                let number = BigRational::new(number.into(), if let Inner::Half = inner { 2 } else { 1 }.into());
                let (sign, size) = (number.signum(), number.abs());
                let product = match outer {
                    Outer::One | Outer::Over(_) => self.scale(size, cardinal),
                    Outer::Times(factor) => {
                        let factor = self.scale(size, factor);
                        self.mul(factor, cardinal)
                    }
                    Outer::Sum(first, second) => {
                        let sum = self.add(first, second);
                        let factor = self.scale(size, sum);
                        self.mul(factor, cardinal)
                    }
                };
                let product = self.mul(product, slope);
                let quotient = match (inner, outer) {
                    (Inner::Over(divisor), _) | (_, Outer::Over(divisor)) => self.div(product, divisor),
                    _ => product,
                };
                Ok(self.scale(sign, quotient))
            }
            Increment::Over(first, second) => {
                let sum = self.add(first, second);
                Ok(self.div(a.slope, sum))
            }
            Increment::Angle { sine, cosine, sign } => {
                let (sine, slope) = self.inner_along(sine, a.slope, delta);
                let slope = self.slope_of_angle((sine, slope), cosine);
                Ok(self.scale(integer(sign), slope))
            }
        }
    }

    /// Returns t of an inner formula, and the slope whose product with δ it is. If t is a quotient,
    /// the caller divides the slope.
    fn inner_along(&mut self, inner: Inner, slope: Value, delta: Value) -> (Value, Value) {
        if let Inner::Times(factor) = inner {
            let slope = self.mul(factor, slope);
            return (self.mul(slope, delta), slope);
        }
        let change = self.mul(slope, delta);
        (self.inner(inner, change), slope)
    }

    /// angle/δ, for the angle with the sine s = σ δ and this cosine in a triangle of any size r:
    /// σ/r · angle/(s/r).
    fn slope_of_angle(&mut self, (sine, slope): (Value, Value), cosine: Value) -> Value {
        let squares = self.dot(&[sine, cosine], &[sine, cosine]);
        let radius = self.sqrt(squares);
        let [sine, slope, cosine] = [sine, slope, cosine].map(|side| self.div(side, radius));
        let angle = self.atan2(sine, cosine);
        let cardinal = self.div_or_one(angle, sine);
        self.mul(cardinal, slope)
    }
}

fn integer(n: i64) -> BigRational {
    BigRational::from_integer(n.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::graph::Stage;

    /// Compares the slope of f(x) = x³ sin x/(1 + x²) + eˣ ln(2 + x²) + √(3 + cos x) − tanh x with
    /// f(x') − f(x) for increments that subtract without loss, and with the derivative for no
    /// motion.
    #[test]
    fn slopes_are_quotients_and_derivatives() {
        let mut g = Graph::new();
        let symbol = g.symbol("x", Stage::State);
        let change = g.symbol("d", Stage::State);
        let (x, d) = (g.read(symbol), g.read(change));
        let cube = g.powi(x, 3);
        let sine = g.sin(x);
        let square = g.square(x);
        let (one, two, three) = (g.one(), g.ratio(2, 1), g.ratio(3, 1));
        let denominator = g.add(one, square);
        let numerator = g.mul(cube, sine);
        let first = g.div(numerator, denominator);
        let (exponential, inside) = (g.call(Function::Exp, x), g.add(two, square));
        let logarithm = g.call(Function::Ln, inside);
        let second = g.mul(exponential, logarithm);
        let cosine = g.cos(x);
        let inside = g.add(three, cosine);
        let third = g.sqrt(inside);
        let fourth = g.call(Function::Tanh, x);
        let sum = g.sum(&[first, second, third]);
        let f = g.sub(sum, fourth);
        let new = g.add(x, d);
        let slope = g.slope(f, symbol, new, d).expect("all functions have one");
        let derivative = g.derivative(f, symbol);
        let at = |g: &Graph, value: Value, x: f64, d: f64| g.evaluate(&[value], |s| if s == symbol { x } else { d })[0];
        for x in [-1.3, 0.0, 0.4, 2.1] {
            for d in [0.5, -0.25] {
                let quotient = (at(&g, f, x + d, 0.0) - at(&g, f, x, 0.0)) / d;
                // Values of f are below 30, so a quotient of their difference is right to 30 ε/|d|
                // ~ 3e-14.
                assert!((at(&g, slope, x, d) - quotient).abs() < 1e-13 * quotient.abs().max(1.0), "x = {x}, d = {d}");
            }
            let exact = at(&g, derivative, x, 0.0);
            assert!((at(&g, slope, x, 0.0) - exact).abs() < 1e-14 * exact.abs().max(1.0), "x = {x}, at rest");
            // f'' is below 100 here.
            assert!((at(&g, slope, x, 1e-9) - exact).abs() < 1e-7, "x = {x}, hardly moving");
        }
    }
}
