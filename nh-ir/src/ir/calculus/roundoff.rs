//! Bounds on the roundoff of computed values.

use crate::ir::fast::HashMap;
use crate::ir::graph::{Graph, Node, Stage, Symbol, Value};
use crate::ir::rules::Rule;
use crate::tree::Function;
use std::collections::BTreeSet;

impl Graph {
    /// Returns a first-order bound on the rounding error of a value that is computed as written
    /// from rounded symbols, in units of roundoff. Parameters and values of parameters alone count
    /// as exact.
    ///
    /// **Equation** s(v) = |v| for a symbol or an exact value; Σ_u |∂v/∂u| s(u) over the operands u
    /// of a sum, product or quotient, without exact factors; |v| more for a function
    pub fn roundoff(&mut self, value: Value) -> Value {
        let mut sizes: HashMap<Value, Value> = HashMap::default();
        for v in self.reachable(&[value]) {
            let is_known = |graph: &Graph, v: Value| graph.stage(v) <= Stage::Step;
            let leaf = is_known(self, v) || matches!(self.node(v), Node::Symbol(_));
            let one = self.one();
            let mut shares = if leaf { Vec::new() } else { self.adjoint_shares(v, one) };
            if matches!(self.node(v), Node::Mul(..) | Node::Div(..)) {
                shares.retain(|&(operand, _)| !is_known(self, operand));
            }
            // Other operations round less than the error of their operands.
            let rounds =
                !matches!(self.node(v), Node::Neg(_) | Node::Add(..) | Node::Sub(..) | Node::Mul(..) | Node::Div(..));
            let mut terms: Vec<Value> = (leaf || rounds).then(|| self.magnitude(v)).into_iter().collect();
            for (operand, slope) in shares {
                let slope = self.magnitude(slope);
                terms.push(self.product_of_sizes(slope, sizes[&operand]));
            }
            let size = self.sum(&terms);
            sizes.insert(v, size);
        }
        sizes[&value]
    }

    /// 1 + Σ |θ| over the symbols in arguments of the value's circular functions: the factor by
    /// which the value is rounded more coarsely than its size tells.
    pub fn coarseness(&mut self, value: Value) -> Value {
        let arguments = self.reachable(&[value]).into_iter().filter_map(|v| match *self.node(v) {
            Node::Call(Function::Sin | Function::Cos | Function::Tan, argument) => Some(argument),
            _ => None,
        });
        let angles: BTreeSet<Symbol> = arguments.flat_map(|argument| self.symbols_of(argument)).copied().collect();
        let moves = |symbol: &Symbol| self.symbol_info(*symbol).stage >= Stage::Config;
        let angles: Vec<Symbol> = angles.into_iter().filter(moves).collect();
        let mut sizes = vec![self.one()];
        for angle in angles {
            let angle = self.read(angle);
            sizes.push(self.abs(angle));
        }
        self.sum(&sizes)
    }

    /// |x| |y| as |x y|, which may exist already, or need no magnitude.
    fn product_of_sizes(&mut self, a: Value, b: Value) -> Value {
        let ((c, x), (d, y)) = (self.coefficient(a), self.coefficient(b));
        let (&Node::Apply(Rule::Abs, [x, ..]), &Node::Apply(Rule::Abs, [y, ..])) = (self.node(x), self.node(y)) else {
            return self.mul(a, b);
        };
        let product = self.mul(x, y);
        let size = self.magnitude(product);
        self.scale(c * d, size)
    }

    /// |v|, or v itself if its form shows that it is not negative.
    fn magnitude(&mut self, v: Value) -> Value {
        if self.is_square(v) { v } else { self.abs(v) }
    }

    /// Returns whether the form of the value consists of squares and positive values.
    fn is_square(&self, v: Value) -> bool {
        match *self.node(v) {
            Node::Mul(a, b) if a == b => true,
            Node::Add(a, b) | Node::Mul(a, b) | Node::Div(a, b) => self.is_square(a) && self.is_square(b),
            _ => self.is_size(v) || self.is_positive(v),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cancellation_shows() {
        let mut g = Graph::new();
        let [x, y] = ["x", "y"].map(|name| {
            let symbol = g.symbol(name, Stage::State);
            (symbol, g.read(symbol))
        });
        let mass = g.symbol("m", Stage::Param);
        let m = g.read(mass);
        let difference = g.sub(x.1, y.1);
        let value = g.mul(m, difference);
        let size = g.roundoff(value);
        let at = |symbol| {
            if symbol == x.0 {
                3.0
            } else if symbol == y.0 {
                -2.5
            } else {
                -2.0
            }
        };
        // |m| (|x| + |y|), where y is negative.
        assert_eq!(g.evaluate(&[size], at), [11.0]);
        let minus_one = {
            let cosine = g.cos(x.1);
            let one = g.one();
            g.sub(cosine, one)
        };
        let size = g.roundoff(minus_one);
        let small = |_| 1e-9;
        // |cos x| + |x sin x| + 1
        assert_eq!(g.evaluate(&[size], small), [2.0]);
        let quotient = g.div(x.1, difference);
        let size = g.roundoff(quotient);
        // (|x| + |x/(x − y)| (|x| + |y|))/|x − y|
        let close = |symbol| if symbol == x.0 { 1.0 } else { 0.75 };
        assert_eq!(g.evaluate(&[size], close), [32.0]);
    }
}
