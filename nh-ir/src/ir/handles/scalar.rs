//! Numbers.

use super::{Place, Scalar, Vector};
use crate::ir::graph::{Graph, Stage, Symbol, Value};
use crate::tree::{BinaryFunction, Function};
use std::ops::{Add, Div, Mul, Neg, Sub};

impl<'g> Scalar<'g> {
    /// Returns the value in the graph.
    pub fn value(self) -> Value {
        self.value
    }

    /// Returns the symbol that the value reads.
    ///
    /// # Panics
    /// If the value is not a symbol.
    pub fn symbol(self) -> Symbol {
        self.shared.symbol(self.value)
    }

    /// Returns the stage at which the value becomes known.
    pub fn stage(self) -> Stage {
        self.shared.stage(self.value)
    }

    /// Returns whether the value is the constant 0.
    pub fn is_zero(self) -> bool {
        self.shared.build(|graph| graph.is_zero(self.value))
    }

    /// Returns whether the value reads any of these variables.
    pub fn depends_on(self, variables: Vector<'g>) -> bool {
        let symbols = variables.symbols();
        self.shared.build(|graph| graph.depends_on_any(self.value, &symbols))
    }

    /// x²
    pub fn square(self) -> Self {
        self.map(Graph::square)
    }

    /// (x + y)/2
    pub fn mean(self, y: Self) -> Self {
        (self + y) / 2
    }

    /// √x
    pub fn sqrt(self) -> Self {
        self.map(Graph::sqrt)
    }

    /// φ_n(x) = j_n(√x)/√xⁿ, see [`Function::Bessel`].
    pub fn bessel(self, n: i8) -> Self {
        self.map(|graph, x| graph.call(Function::Bessel(n), x))
    }

    /// |x|
    pub fn abs(self) -> Self {
        self.map(Graph::abs)
    }

    /// x/|x| where x ≠ 0, and 0 where x = 0.
    pub fn sign(self) -> Self {
        self.map(Graph::sign)
    }

    /// Returns the minimum of x and y.
    pub fn smaller(self, y: Self) -> Self {
        self.with(y, |graph, x, y| graph.call_of_two(BinaryFunction::Min, x, y))
    }

    /// x / y where y ≠ 0, and 0 where y = 0.
    pub fn over_or_zero(self, y: Self) -> Self {
        self.with(y, Graph::div_or_zero)
    }

    /// x / y where y ≠ 0, and 1 where y = 0.
    pub fn over_or_one(self, y: Self) -> Self {
        self.with(y, Graph::div_or_one)
    }

    /// ∂x/∂z for a variable z.
    pub fn derivative(self, z: Self) -> Self {
        let symbol = z.symbol();
        self.map(|graph, x| graph.derivative(x, symbol))
    }

    /// ∂x/∂z for variables z.
    pub fn gradient(self, z: Vector<'g>) -> Vector<'g> {
        let symbols = z.symbols();
        self.shared.vector(self.shared.build(|graph| graph.gradient(self.value, &symbols)))
    }

    /// ∂x/∂z for variables z, by adjoints ([`Graph::gradient_by_adjoints`]).
    pub fn gradient_by_adjoints(self, z: Vector<'g>) -> Vector<'g> {
        let symbols = z.symbols();
        self.shared.vector(self.shared.build(|graph| graph.gradient_by_adjoints(self.value, &symbols)))
    }

    /// Splits x into its terms of degree at most two in the variables z and the rest
    /// ([`Graph::split_quadratic`]).
    pub fn split_quadratic(self, z: Vector<'g>) -> (Self, Self) {
        let symbols = z.symbols();
        let (quadratic, rest) = self.shared.build(|graph| graph.split_quadratic(self.value, &symbols));
        (self.shared.scalar(quadratic), self.shared.scalar(rest))
    }

    /// Returns the factor by which the value is rounded more coarsely than its size tells
    /// ([`Graph::coarseness`]).
    pub fn coarseness(self) -> Self {
        self.map(|graph, value| graph.coarseness(value))
    }

    /// Evaluates x at a place.
    pub fn at(self, place: Place<'g>) -> Self {
        self.shared.scalar(place.substitute(&[self.value])[0])
    }

    fn map(self, f: impl FnOnce(&mut Graph, Value) -> Value) -> Self {
        self.shared.scalar(self.shared.build(|graph| f(graph, self.value)))
    }

    fn with(self, other: Self, f: impl FnOnce(&mut Graph, Value, Value) -> Value) -> Self {
        self.shared.scalar(self.shared.build(|graph| f(graph, self.value, other.value)))
    }
}

operators! {
    Neg neg |x: Scalar<'g>| -> Scalar<'g> { x.map(Graph::neg) }
}

/// x ∘ y, x ∘ n and n ∘ x for integers n.
macro_rules! arithmetic {
    ($($operator:ident $function:ident,)*) => {
        operators! {$(
            $operator $function |x: Scalar<'g>, y: Scalar<'g>| -> Scalar<'g> { x.with(y, Graph::$function) }
            $operator $function |x: Scalar<'g>, n: i64| -> Scalar<'g> { x.$function(x.shared.ratio(n, 1)) }
            $operator $function |n: i64, x: Scalar<'g>| -> Scalar<'g> { x.shared.ratio(n, 1).$function(x) }
        )*}
    };
}

arithmetic!(Add add, Sub sub, Mul mul, Div div,);
