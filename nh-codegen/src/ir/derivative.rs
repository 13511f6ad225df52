//! Exact derivatives on the graph.

use super::graph::{Graph, Node, Symbol, Value};
use crate::tree::Function;
use num_rational::BigRational;

impl Graph {
    /// ∂value/∂symbol. Exact; structural zeros are the constant 0; results are remembered.
    ///
    /// A guarded quotient a/b is differentiated as a quotient where b ≠ 0, and has the derivative 0 where b = 0; |a| has
    /// the derivative 0 at a = 0.
    pub fn derivative(&mut self, value: Value, symbol: Symbol) -> Value {
        if !self.depends_on(value, symbol) || self.derivatives.contains_key(&(value, symbol)) {
            return self.known_derivative(value, symbol);
        }
        let order =
            self.reachable_if(&[value], |v| self.depends_on(v, symbol) && !self.derivatives.contains_key(&(v, symbol)));
        for v in order {
            let derivative = self.derivative_by_rule(v, symbol);
            self.derivatives.insert((v, symbol), derivative);
        }
        self.known_derivative(value, symbol)
    }

    /// (∂value/∂symbolⱼ)ⱼ
    pub fn gradient(&mut self, value: Value, symbols: &[Symbol]) -> Vec<Value> {
        symbols.iter().map(|&s| self.derivative(value, s)).collect()
    }

    /// (∂valueᵢ/∂symbolⱼ)ᵢⱼ
    pub fn jacobian(&mut self, values: &[Value], symbols: &[Symbol]) -> Vec<Vec<Value>> {
        values.iter().map(|&v| self.gradient(v, symbols)).collect()
    }

    fn known_derivative(&mut self, value: Value, symbol: Symbol) -> Value {
        if !self.depends_on(value, symbol) {
            return self.zero();
        }
        self.derivatives[&(value, symbol)]
    }

    fn derivative_by_rule(&mut self, v: Value, s: Symbol) -> Value {
        match *self.node(v) {
            Node::Constant(_) | Node::Decimal(_) | Node::Pi => self.zero(),
            Node::Symbol(other) => {
                if other == s {
                    self.one()
                } else {
                    self.zero()
                }
            }
            Node::Neg(a) => {
                let da = self.known_derivative(a, s);
                self.neg(da)
            }
            Node::Add(a, b) => {
                let (da, db) = (self.known_derivative(a, s), self.known_derivative(b, s));
                self.add(da, db)
            }
            Node::Sub(a, b) => {
                let (da, db) = (self.known_derivative(a, s), self.known_derivative(b, s));
                self.sub(da, db)
            }
            Node::Mul(a, b) => {
                let (da, db) = (self.known_derivative(a, s), self.known_derivative(b, s));
                if a == b {
                    let half = self.mul(a, da);
                    return self.scale(integer(2), half);
                }
                let (left, right) = (self.mul(da, b), self.mul(a, db));
                self.add(left, right)
            }
            // (a/b)' = (a' − (a/b) b')/b: the quotient is used again.
            Node::Div(a, b) => {
                let (da, db) = (self.known_derivative(a, s), self.known_derivative(b, s));
                let change = self.mul(v, db);
                let numerator = self.sub(da, change);
                self.div(numerator, b)
            }
            Node::DivOrZero(a, b) | Node::DivOrOne(a, b) => {
                let (da, db) = (self.known_derivative(a, s), self.known_derivative(b, s));
                let change = self.mul(v, db);
                let numerator = self.sub(da, change);
                self.div_or_zero(numerator, b)
            }
            Node::Call(f, a) => {
                let da = self.known_derivative(a, s);
                self.chain_rule(v, f, a, da)
            }
            Node::Abs(a) => {
                let da = self.known_derivative(a, s);
                let sign = self.div_or_zero(a, v);
                self.mul(sign, da)
            }
            Node::Atanh(a) => {
                let da = self.known_derivative(a, s);
                let slope = self.one_minus_square(a);
                self.div(da, slope)
            }
            Node::Atan2(y, x) => {
                let (dy, dx) = (self.known_derivative(y, s), self.known_derivative(x, s));
                let (left, right) = (self.mul(x, dy), self.mul(y, dx));
                let numerator = self.sub(left, right);
                let (xx, yy) = (self.square(x), self.square(y));
                let radius_squared = self.add(xx, yy);
                self.div(numerator, radius_squared)
            }
        }
    }

    /// f'(a) a', where v = f(a).
    pub(super) fn chain_rule(&mut self, v: Value, f: Function, a: Value, da: Value) -> Value {
        let slope = match f {
            Function::Sin => self.cos(a),
            Function::Cos => {
                let sine = self.sin(a);
                self.neg(sine)
            }
            Function::Tan => {
                let (one, square) = (self.one(), self.square(v));
                self.add(square, one)
            }
            Function::Exp => v,
            Function::Sinh => self.call(Function::Cosh, a),
            Function::Cosh => self.call(Function::Sinh, a),
            Function::Tanh => self.one_minus_square(v),
            Function::Ln => return self.div(da, a),
            Function::Sqrt => {
                let quotient = self.div(da, v);
                return self.scale(BigRational::new(1.into(), 2.into()), quotient);
            }
            Function::Asin | Function::Acos => {
                let square = self.one_minus_square(a);
                let root = self.sqrt(square);
                let quotient = self.div(da, root);
                return if f == Function::Asin { quotient } else { self.neg(quotient) };
            }
            Function::Atan => {
                let (one, square) = (self.one(), self.square(a));
                let denominator = self.add(square, one);
                return self.div(da, denominator);
            }
        };
        self.mul(slope, da)
    }

    /// 1 − a² as (1 − a)(1 + a), which loses no digits near |a| = 1.
    pub(super) fn one_minus_square(&mut self, a: Value) -> Value {
        let one = self.one();
        let (minus, plus) = (self.sub(one, a), self.add(a, one));
        self.mul(minus, plus)
    }
}

fn integer(n: i64) -> BigRational {
    BigRational::from_integer(n.into())
}
