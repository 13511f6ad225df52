//! How much is lost to roundoff where a value is computed.

use crate::ir::fast::HashMap;
use crate::ir::graph::{Graph, Node, Stage, Symbol, Value};
use crate::tree::Function;
use std::collections::BTreeSet;

impl Graph {
    /// A bound, to first order, of what a value is off by where it is computed as it is written, from symbols that are rounded as well, in units of
    /// roundoff. The parameters, and what is made of them alone, count as known.
    ///
    /// **Equation** s(v) = |v| of a symbol and of what is known; Σ_u |∂v/∂u| s(u) over the operands u of a sum, product or quotient, known factors
    /// left out; |v| more of a function
    /// **Source** Higham, Accuracy and Stability of Numerical Algorithms (2002), section 3.3 (running error analysis)
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
            // (What other operations round is less than what their operands are rounded by.)
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

    /// 1 + Σ |θ| over the numbers whose circular functions a value has: how much coarser it is rounded than its size tells.
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

    /// |x| |y| as |x y|, which may be there, or need no magnitude.
    fn product_of_sizes(&mut self, a: Value, b: Value) -> Value {
        let ((c, x), (d, y)) = (self.coefficient(a), self.coefficient(b));
        let (&Node::Abs(x), &Node::Abs(y)) = (self.node(x), self.node(y)) else { return self.mul(a, b) };
        let product = self.mul(x, y);
        let size = self.magnitude(product);
        self.scale(c * d, size)
    }

    /// |v|, where v is not known to have no sign.
    fn magnitude(&mut self, v: Value) -> Value {
        if self.is_square(v) { v } else { self.abs(v) }
    }

    /// Is it, as it is written, made of squares and of what is positive?
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
        // |m| (|x| + |y|), y being negative.
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
