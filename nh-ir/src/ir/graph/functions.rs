//! Construction of function values. Known exact values are used, and odd and even functions pass
//! signs outwards.

use super::{Graph, Node, Symbol, Value};
use crate::functions::{Exact, Kink, Parity, Range};
use crate::ir::rules::Rule;
use crate::tree::{BinaryFunction, Function, Side};
use num_rational::BigRational;
use num_traits::{Signed, Zero};

impl Graph {
    /// √a. The root of a square number is exact.
    pub fn sqrt(&mut self, a: Value) -> Value {
        self.call(Function::Sqrt, a)
    }

    /// f(a). Odd and even functions have the sign taken out.
    pub fn call(&mut self, function: Function, a: Value) -> Value {
        if let Some(value) = function.simplified(self, a) {
            return value;
        }
        let about = function.about();
        if let Some(number) = self.as_constant(a).cloned() {
            if let Some(exact) = about.exact_at(&number) {
                return self.exact(exact);
            }
            if let Some(value) = function.exact(&number) {
                return self.constant(value);
            }
        }
        if matches!(about.parity, Parity::Odd | Parity::Even) && self.coefficient(a).0.is_negative() {
            let minus = self.neg(a);
            let value = self.call(function, minus);
            return if about.parity == Parity::Odd { self.neg(value) } else { value };
        }
        self.intern(Node::Call(function, a))
    }

    /// Returns a value that is known exactly.
    pub(in crate::ir) fn exact(&mut self, exact: Exact) -> Value {
        match exact {
            Exact::Ratio(p, q) => self.ratio(p, q),
            Exact::Pi(q) => {
                let pi = self.pi();
                self.scale(BigRational::new(1.into(), q.into()), pi)
            }
        }
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
        let size = if self.is_size(x) { x } else { self.intern(Node::apply(Rule::Abs, &[x])) };
        self.scale(c.abs(), size)
    }

    /// Returns whether the value is a magnitude or a call of a function that is never negative.
    pub(in crate::ir) fn is_size(&self, a: Value) -> bool {
        matches!(self.node(a), Node::Apply(Rule::Abs, _)) || self.range_of_call(a) > Range::Any
    }

    /// Returns the range of a function call for any argument.
    fn range_of_call(&self, a: Value) -> Range {
        if let Node::Call(function, _) = self.node(a) { function.range(Range::Any) } else { Range::Any }
    }

    /// The sign of a: a/|a|, and 0 where a = 0.
    pub fn sign(&mut self, a: Value) -> Value {
        let (c, x) = self.coefficient(a);
        if self.is_one(x) || c.is_zero() || self.range_of_call(x) == Range::Positive {
            return self.constant(c.signum());
        }
        let size = self.abs(x);
        let sign = self.div_or_zero(x, size);
        self.scale(c.signum(), sign)
    }

    /// Returns the argument of a value that is a [sign](Graph::sign).
    pub fn as_sign(&self, value: Value) -> Option<Value> {
        match *self.node(value) {
            Node::Apply(Rule::DivOrZero, [a, b, _])
                if a == b || matches!(*self.node(b), Node::Apply(Rule::Abs, [x, ..]) if x == a) =>
            {
                Some(a)
            }
            _ => None,
        }
    }

    /// Returns whether the value can jump as the symbols move, through a [sign](Graph::sign) or a
    /// condition that reads them. The derivative does not contain such jumps.
    pub fn jumps_in(&self, value: Value, symbols: &[Symbol]) -> bool {
        let order = self.reachable_if(&[value], |v| self.depends_on_any(v, symbols));
        order.into_iter().any(|v| match *self.node(v) {
            Node::Apply(Rule::Where(_), [c, ..]) => self.depends_on_any(c, symbols),
            Node::Call(function, _) => function.about().kink == Kink::Jump,
            _ => self.as_sign(v).is_some(),
        })
    }

    /// ∂value/∂symbol, if the value is affine in the symbol: value(x) = value(0) + slope x.
    pub fn affine_slope(&mut self, value: Value, symbol: Symbol) -> Option<Value> {
        let slope = self.derivative(value, symbol);
        (!self.depends_on(slope, symbol) && !self.jumps_in(value, &[symbol])).then_some(slope)
    }

    /// f(a, b). The minimum and the maximum are ½ (a + b ∓ |a − b|).
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
            Node::Apply(Rule::Where(inner), [condition, ..]) if condition == c => {
                return if inner == side { a } else { self.zero() };
            }
            _ => {}
        }
        let (factor, rest) = self.coefficient(a);
        if factor.is_zero() {
            return self.zero();
        }
        let rest = self.intern(Node::apply(Rule::Where(side), &[c, rest]));
        self.scale(factor, rest)
    }

    /// The angle of the point (x, y) in (−π, π].
    pub fn atan2(&mut self, y: Value, x: Value) -> Value {
        self.intern(Node::apply(Rule::Atan2, &[y, x]))
    }
}
