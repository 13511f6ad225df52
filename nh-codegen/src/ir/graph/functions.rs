//! Building values: functions. Exact values are taken where they are known, signs come out of odd and even functions.

use super::{Graph, Node, Symbol, Value};
use crate::tree::{BinaryFunction, Function, Side};
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{Signed, Zero};

impl Graph {
    /// √a; the root of a square number is taken exactly.
    pub fn sqrt(&mut self, a: Value) -> Value {
        let (c, x) = self.coefficient(a);
        if c.is_zero() {
            return a;
        }
        match exact_root(&c) {
            Some(root) if self.is_one(x) => self.constant(root),
            Some(root) => {
                let rest = self.intern(Node::Call(Function::Sqrt, x));
                self.scale(root, rest)
            }
            None => self.intern(Node::Call(Function::Sqrt, a)),
        }
    }

    /// f(a); odd and even functions have the sign taken out.
    pub fn call(&mut self, function: Function, a: Value) -> Value {
        use Function::*;
        match function {
            Sqrt => return self.sqrt(a),
            Abs => return self.abs(a),
            Sign => return self.sign(a),
            _ => {}
        }
        if self.is_zero(a) {
            match function {
                Sin | Tan | Asin | Atan | Sinh | Tanh | Asinh | Atanh | Floor => return a,
                Cos | Exp | Cosh => return self.one(),
                Acos => {
                    let pi = self.pi();
                    return self.scale(BigRational::new(1.into(), 2.into()), pi);
                }
                // 1/(2n + 1)!!
                Bessel(n) => {
                    let product = (0..=i64::from(n)).map(|k| 2 * k + 1).product::<i64>();
                    return self.constant(BigRational::new(1.into(), product.into()));
                }
                Ln | Acosh | Sqrt | Abs | Sign => {}
            }
        }
        match (function, self.node(a)) {
            (Ln | Acos | Acosh, _) if self.is_one(a) => return self.zero(),
            (Floor, Node::Constant(number)) => {
                let whole = number.floor();
                return self.constant(whole);
            }
            (Exp, &Node::Call(Ln, x)) | (Ln, &Node::Call(Exp, x)) => return x,
            _ => {}
        }
        if self.coefficient(a).0.is_negative() {
            let minus = self.neg(a);
            match function {
                Sin | Tan | Asin | Atan | Sinh | Tanh | Asinh | Atanh => {
                    let value = self.call(function, minus);
                    return self.neg(value);
                }
                Cos | Cosh => return self.call(function, minus),
                Acos | Exp | Ln | Sqrt | Abs | Sign | Acosh | Floor | Bessel(_) => {}
            }
        }
        self.intern(Node::Call(function, a))
    }

    /// sin a
    pub fn sin(&mut self, a: Value) -> Value {
        self.call(Function::Sin, a)
    }

    /// cos a
    pub fn cos(&mut self, a: Value) -> Value {
        self.call(Function::Cos, a)
    }

    /// |a|
    pub fn abs(&mut self, a: Value) -> Value {
        let (c, x) = self.coefficient(a);
        if self.is_one(x) || c.is_zero() {
            return self.constant(c.abs());
        }
        let size = if self.is_size(x) { x } else { self.intern(Node::Abs(x)) };
        self.scale(c.abs(), size)
    }

    /// Is it a magnitude, or a function that is never negative?
    pub(in crate::ir) fn is_size(&self, a: Value) -> bool {
        matches!(self.node(a), Node::Abs(_) | Node::Call(Function::Sqrt | Function::Exp | Function::Cosh, _))
    }

    /// The sign of a: a/|a|, and 0 where a = 0.
    pub fn sign(&mut self, a: Value) -> Value {
        let (c, x) = self.coefficient(a);
        let positive = matches!(self.node(x), Node::Call(Function::Exp | Function::Cosh, _));
        if self.is_one(x) || c.is_zero() || positive {
            return self.constant(c.signum());
        }
        let size = self.abs(x);
        let sign = self.div_or_zero(x, size);
        self.scale(c.signum(), sign)
    }

    /// Argument of a value that is a [sign](Graph::sign).
    pub fn as_sign(&self, value: Value) -> Option<Value> {
        match *self.node(value) {
            Node::DivOrZero(a, b) if a == b || matches!(*self.node(b), Node::Abs(x) if x == a) => Some(a),
            _ => None,
        }
    }

    /// Does the value jump where the symbols move, by a [sign](Graph::sign) or a condition of theirs? Its derivative says nothing of that.
    pub fn jumps_in(&self, value: Value, symbols: &[Symbol]) -> bool {
        let order = self.reachable_if(&[value], |v| self.depends_on_any(v, symbols));
        order.into_iter().any(|v| match *self.node(v) {
            Node::Where(_, c, _) => self.depends_on_any(c, symbols),
            Node::Call(Function::Floor, _) => true,
            _ => self.as_sign(v).is_some(),
        })
    }

    /// ∂value/∂symbol, if the value is affine in the symbol: value(x) = value(0) + slope x.
    pub fn affine_slope(&mut self, value: Value, symbol: Symbol) -> Option<Value> {
        let slope = self.derivative(value, symbol);
        (!self.depends_on(slope, symbol) && !self.jumps_in(value, &[symbol])).then_some(slope)
    }

    /// f(a, b). The smaller and the larger one are ½ (a + b ∓ |a − b|).
    pub fn call_of_two(&mut self, function: BinaryFunction, a: Value, b: Value) -> Value {
        match function {
            BinaryFunction::Atan2 => return self.atan2(a, b),
            BinaryFunction::Where(side) => return self.where_side(side, a, b),
            BinaryFunction::Min | BinaryFunction::Max => {}
        }
        let (sum, difference) = (self.add(a, b), self.sub(a, b));
        let size = self.abs(difference);
        let twice = match function {
            BinaryFunction::Max => self.add(sum, size),
            _ => self.sub(sum, size),
        };
        self.scale(BigRational::new(1.into(), 2.into()), twice)
    }

    /// a on one side of the condition c > 0, and 0 on the other.
    pub fn where_side(&mut self, side: Side, c: Value, a: Value) -> Value {
        if let Some(number) = self.as_constant(c) {
            let holds = number.is_positive() == (side == Side::Above);
            return if holds { a } else { self.zero() };
        }
        match *self.node(a) {
            Node::Where(inner, condition, _) if condition == c => {
                return if inner == side { a } else { self.zero() };
            }
            _ => {}
        }
        let (factor, rest) = self.coefficient(a);
        if factor.is_zero() {
            return self.zero();
        }
        let rest = self.intern(Node::Where(side, c, rest));
        self.scale(factor, rest)
    }

    /// The angle of the point (x, y) in (−π, π].
    pub fn atan2(&mut self, y: Value, x: Value) -> Value {
        self.intern(Node::Atan2(y, x))
    }
}

/// The exact square root of a square of a rational number.
fn exact_root(c: &BigRational) -> Option<BigRational> {
    if c.is_negative() {
        return None;
    }
    let root = |n: &BigInt| {
        let r = n.sqrt();
        (&r * &r == *n).then_some(r)
    };
    Some(BigRational::new(root(c.numer())?, root(c.denom())?))
}
