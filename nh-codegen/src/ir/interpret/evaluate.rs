//! Values as numbers.

use crate::ir::graph::{Graph, Node, Symbol, Value};
use crate::tree::Function;
use num_rational::BigRational;
use num_traits::ToPrimitive;

/// Numbers that a graph can be evaluated in: `f64`, and numbers of higher precision in tests.
pub trait Number: Clone {
    /// The nearest number.
    fn from_rational(number: &BigRational) -> Self;
    /// This number.
    fn from_f64(number: f64) -> Self;
    /// π
    fn pi() -> Self;
    /// −a
    fn neg(&self) -> Self;
    /// a + b
    fn add(&self, b: &Self) -> Self;
    /// a − b
    fn sub(&self, b: &Self) -> Self;
    /// a b
    fn mul(&self, b: &Self) -> Self;
    /// a / b
    fn div(&self, b: &Self) -> Self;
    /// a = 0?
    fn is_zero(&self) -> bool;
    /// |a|
    fn abs(&self) -> Self;
    /// The nearest `f64`.
    fn to_f64(&self) -> f64;
    /// f(a)
    fn call(&self, function: Function) -> Self;
    /// artanh a
    fn atanh(&self) -> Self;
    /// The angle of the point (x, y), y = self.
    fn atan2(&self, x: &Self) -> Self;
}

impl Number for f64 {
    fn from_rational(number: &BigRational) -> Self {
        number.to_f64().unwrap_or(f64::NAN)
    }
    fn from_f64(number: f64) -> Self {
        number
    }
    fn pi() -> Self {
        std::f64::consts::PI
    }
    fn neg(&self) -> Self {
        -self
    }
    fn add(&self, b: &Self) -> Self {
        self + b
    }
    fn sub(&self, b: &Self) -> Self {
        self - b
    }
    fn mul(&self, b: &Self) -> Self {
        self * b
    }
    fn div(&self, b: &Self) -> Self {
        self / b
    }
    fn is_zero(&self) -> bool {
        *self == 0.0
    }
    fn abs(&self) -> Self {
        f64::abs(*self)
    }
    fn to_f64(&self) -> f64 {
        *self
    }
    fn call(&self, function: Function) -> Self {
        function.evaluate(*self)
    }
    fn atanh(&self) -> Self {
        f64::atanh(*self)
    }
    fn atan2(&self, x: &Self) -> Self {
        f64::atan2(*self, *x)
    }
}

impl Graph {
    /// The numbers behind values, in the same order as the values.
    pub fn evaluate<N: Number>(&self, values: &[Value], symbol: impl Fn(Symbol) -> N) -> Vec<N> {
        let order = self.reachable(values);
        let mut known: Vec<Option<N>> = vec![None; order.last().map_or(0, |v| v.index() + 1)];
        for value in order {
            let get = |v: Value| known[v.index()].as_ref().expect("operands come before their users");
            known[value.index()] = Some(self.number(value, get, &symbol));
        }
        values.iter().map(|v| known[v.index()].clone().expect("roots are reachable")).collect()
    }

    /// The number behind a value whose operands have numbers.
    pub fn number<'n, N: Number + 'n>(
        &self,
        value: Value,
        get: impl Fn(Value) -> &'n N,
        symbol: impl Fn(Symbol) -> N,
    ) -> N {
        match *self.node(value) {
            Node::Constant(ref c) | Node::Decimal(ref c) => N::from_rational(c),
            Node::Pi => N::pi(),
            Node::Symbol(s) => symbol(s),
            Node::Neg(a) => get(a).neg(),
            Node::Add(a, b) => get(a).add(get(b)),
            Node::Sub(a, b) => get(a).sub(get(b)),
            Node::Mul(a, b) => get(a).mul(get(b)),
            Node::Div(a, b) => get(a).div(get(b)),
            Node::DivOrZero(_, b) if get(b).is_zero() => get(b).clone(),
            Node::DivOrZero(a, b) => get(a).div(get(b)),
            Node::DivOrOne(_, b) if get(b).is_zero() => N::from_f64(1.0),
            Node::DivOrOne(a, b) => get(a).div(get(b)),
            Node::Call(f, a) => get(a).call(f),
            Node::Abs(a) => get(a).abs(),
            Node::Atanh(a) => get(a).atanh(),
            Node::Atan2(y, x) => get(y).atan2(get(x)),
        }
    }
}
