//! Difference quotients along one symbol, with no quotient in them that could be 0/0.

use super::difference::Changed;
use crate::ir::fast::HashMap;
use crate::ir::graph::{Graph, Node, Symbol, Value};
use crate::tree::Function;
use num_rational::BigRational;

/// A value while one symbol moves.
#[derive(Clone, Copy)]
struct Moved {
    new: Value,
    /// (new − old)/(change of the symbol)
    slope: Value,
}

/// The functions for which a quotient without cancellation is not known here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSlope(pub &'static str);

impl Graph {
    /// S with f(x') − f(x) = S · (x' − x) for f = `value` and x = `symbol`; where x' = x, S is the derivative.
    ///
    /// `new` is x' and `delta` is x' − x, known to full relative accuracy. Sums, products and quotients by the rules of
    /// differences, functions by their half-angle formulas, such as
    /// sin x' − sin x = cos((x + x')/2) · sinc(δ/2) · δ with sinc t = sin t/t and sinc 0 = 1.
    ///
    /// # Errors
    /// For functions without such a formula (inverse circular functions, guarded quotients, …).
    pub fn slope(&mut self, value: Value, symbol: Symbol, new: Value, delta: Value) -> Result<Value, NoSlope> {
        let line = self.read(symbol);
        self.slope_along(value, line, &[symbol], new, delta)
    }

    /// As [`Graph::slope`], where x is a value that reads some of these symbols, and all through which `value` reads them.
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
            // |a'| − |a| = (a' + a) Δa/(|a'| + |a|)
            (Node::Abs(_), &[x], [a]) => {
                let (sum, size) = (self.add(x, a.new), self.add(v, new));
                let mean_sign = self.div_or_zero(sum, size);
                self.mul(mean_sign, a.slope)
            }
            // A jump, which is as large as it is.
            (Node::DivOrZero(..), ..) if self.as_sign(v).is_some() => {
                let jump = self.sub(new, v);
                self.div_or_zero(jump, delta)
            }
            // As its difference.
            (&Node::Where(side, c_old, x), _, &[c, a]) => {
                let (stays, crosses) = self.change_of_piece(side, (c_old, c.new), (x, a.new), a.slope);
                let crosses = self.div_or_zero(crosses, delta);
                self.add(stays, crosses)
            }
            // The angle between two points, whose sine and cosine are s/r and c/r: σ/r · angle/(s/r), with s = σ δ.
            (Node::Atan2(..), &[y, x], [dy, dx]) => {
                let (mean_y, mean_x) = (self.mean(y, dy.new), self.mean(x, dx.new));
                let (left, right) = (self.mul(dy.slope, mean_x), self.mul(mean_y, dx.slope));
                let slope_of_sine = self.sub(left, right);
                let (square, new_square) = (self.dot(&[x, y], &[x, y]), self.dot(&[dx.new, dy.new], &[dx.new, dy.new]));
                let squares = self.mul(square, new_square);
                let radius_squared = self.sqrt(squares);
                let slope_of_sine = self.div(slope_of_sine, radius_squared);
                let (sine, dot) = (self.mul(slope_of_sine, delta), self.dot(&[x, y], &[dx.new, dy.new]));
                let cosine = self.div(dot, radius_squared);
                let angle = self.atan2(sine, cosine);
                let cardinal = self.div_or_one(angle, sine);
                self.mul(cardinal, slope_of_sine)
            }
            _ => return Err(NoSlope("a guarded quotient")),
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
        let change = self.mul(a.slope, delta);
        let half = self.scale(BigRational::new(1.into(), 2.into()), change);
        let mean = self.mean(old, a.new);
        // g(mean) · s(δ/2)/(δ/2) · slope
        let by_half = |graph: &mut Graph, g: Function, s: Function| {
            let (outer, inner) = (graph.call(g, mean), graph.call(s, half));
            let cardinal = graph.div_or_one(inner, half);
            let product = graph.mul(outer, cardinal);
            graph.mul(product, a.slope)
        };
        // s(δ)/δ · slope/(c(a) c(a'))
        let by_quotient = |graph: &mut Graph, s: Function, c: Function| {
            let (inner, first, second) = (graph.call(s, change), graph.call(c, old), graph.call(c, a.new));
            let cardinal = graph.div_or_one(inner, change);
            let numerator = graph.mul(cardinal, a.slope);
            let denominator = graph.mul(first, second);
            graph.div(numerator, denominator)
        };
        Ok(match f {
            Function::Sin => by_half(self, Function::Cos, Function::Sin),
            Function::Cos => {
                let minus = by_half(self, Function::Sin, Function::Sin);
                self.neg(minus)
            }
            // (e^a + e^a')/2 · tanh(δ/2)/(δ/2) · slope
            Function::Exp => {
                let (outer, inner) = (self.mean(value, new_value), self.call(Function::Tanh, half));
                let cardinal = self.div_or_one(inner, half);
                let product = self.mul(outer, cardinal);
                self.mul(product, a.slope)
            }
            Function::Sinh => by_half(self, Function::Cosh, Function::Sinh),
            Function::Cosh => by_half(self, Function::Sinh, Function::Sinh),
            Function::Tan => by_quotient(self, Function::Sin, Function::Cos),
            Function::Tanh => {
                let (outer, inner) = (self.tangent_slope(old, a.new), self.call(Function::Tanh, change));
                let cardinal = self.div_or_one(inner, change);
                let product = self.mul(outer, cardinal);
                self.mul(product, a.slope)
            }
            // √a' − √a = δ/(√a + √a')
            Function::Sqrt => {
                let sum = self.add(value, new_value);
                self.div(a.slope, sum)
            }
            // ln a' − ln a = 2 artanh t, t = δ/(a + a'): 2 (artanh t/t) slope/(a + a')
            Function::Ln => {
                let sum = self.add(old, a.new);
                let t = self.div(change, sum);
                let inner = self.call(Function::Atanh, t);
                let cardinal = self.div_or_one(inner, t);
                let twice = self.add(cardinal, cardinal);
                let numerator = self.mul(twice, a.slope);
                self.div(numerator, sum)
            }
            Function::Abs | Function::Sign | Function::Floor => return Err(NoSlope("an absolute value or a sign")),
            Function::Bessel(_) => return Err(NoSlope("a function of an exponential map")),
            // artanh a' − artanh a = artanh t, t = δ/(1 − a a')
            Function::Atanh => {
                let (one, product) = (self.one(), self.mul(old, a.new));
                let below = self.sub(one, product);
                let t = self.div(change, below);
                let inner = self.call(Function::Atanh, t);
                let cardinal = self.div_or_one(inner, t);
                let numerator = self.mul(cardinal, a.slope);
                self.div(numerator, below)
            }
            // arsinh t/t of the hyperbolic sine t of the difference
            Function::Asinh | Function::Acosh => {
                let slope = self.area_slope(f, old, a.new);
                let slope = self.mul(slope, a.slope);
                let t = self.mul(slope, delta);
                let inner = self.call(Function::Asinh, t);
                let cardinal = self.div_or_one(inner, t);
                self.mul(cardinal, slope)
            }
            Function::Asin | Function::Acos | Function::Atan => {
                return Err(NoSlope("an inverse circular function"));
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::graph::Stage;

    /// f(x) = x³ sin x/(1 + x²) + eˣ ln(2 + x²) + √(3 + cos x) − tanh x, its slope against f(x') − f(x) for increments
    /// that subtract without loss, and against the derivative where nothing moves.
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
                // Values of f are below 30: a quotient of their difference is right to 30 ε/|d| ~ 3e-14.
                assert!((at(&g, slope, x, d) - quotient).abs() < 1e-13 * quotient.abs().max(1.0), "x = {x}, d = {d}");
            }
            let exact = at(&g, derivative, x, 0.0);
            assert!((at(&g, slope, x, 0.0) - exact).abs() < 1e-14 * exact.abs().max(1.0), "x = {x}, at rest");
            // f'' is below 100 here.
            assert!((at(&g, slope, x, 1e-9) - exact).abs() < 1e-7, "x = {x}, hardly moving");
        }
    }
}
