//! Columns.

use super::{Matrix, Place, Scalar, Vector};
use crate::ir::graph::{Graph, Symbol, Value};
use crate::ir::matrix::ValueMatrix;
use std::ops::{Add, Div, Mul, Neg, Sub};
use std::rc::Rc;

impl<'g> Vector<'g> {
    /// Returns the values in the graph.
    pub fn values(self) -> Rc<[Value]> {
        self.shared.lists.borrow()[self.list].clone()
    }

    /// Returns the symbols that the entries read.
    ///
    /// # Panics
    /// If an entry is not a symbol.
    pub fn symbols(self) -> Vec<Symbol> {
        self.values().iter().map(|&value| self.shared.symbol(value)).collect()
    }

    /// Returns the number of entries.
    pub fn len(self) -> usize {
        self.values().len()
    }

    /// Returns whether the vector has no entries.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Returns entry i.
    pub fn entry(self, i: usize) -> Scalar<'g> {
        self.shared.scalar(self.values()[i])
    }

    /// Returns the entries.
    pub fn entries(self) -> impl Iterator<Item = Scalar<'g>> {
        (0..self.len()).map(move |i| self.entry(i))
    }

    /// Returns the first n entries, and the others.
    pub fn split(self, n: usize) -> (Self, Self) {
        let values = self.values();
        (self.shared.vector(&values[..n]), self.shared.vector(&values[n..]))
    }

    /// Appends the entries of another vector.
    pub fn then(self, other: Self) -> Self {
        self.shared.vector([self.values(), other.values()].concat())
    }

    /// Returns the vector with entry i replaced.
    #[must_use]
    pub fn with(self, i: usize, entry: Scalar<'g>) -> Self {
        let mut values = self.values().to_vec();
        values[i] = entry.value;
        self.shared.vector(values)
    }

    /// Returns the vector with [joined angles](Graph::with_joined_angles).
    pub fn with_joined_angles(self) -> Self {
        let values = self.values();
        let joined: Vec<Value> =
            self.shared.build(|graph| values.iter().map(|&value| graph.with_joined_angles(value)).collect());
        self.shared.vector(joined)
    }

    /// Σ xᵢ
    pub fn sum(self) -> Scalar<'g> {
        let x = self.values();
        self.shared.scalar(self.shared.build(|graph| graph.sum(&x)))
    }

    /// x·y
    pub fn dot(self, y: Self) -> Scalar<'g> {
        let (x, y) = (self.values(), y.values());
        self.shared.scalar(self.shared.build(|graph| graph.dot(&x, &y)))
    }

    /// xᵢ yᵢ
    pub fn componentwise(self, y: Self) -> Self {
        self.zip(y, Graph::mul)
    }

    /// x·x
    pub fn norm_squared(self) -> Scalar<'g> {
        self.dot(self)
    }

    /// (x + y)/2
    pub fn mean(self, y: Self) -> Self {
        self.zip(y, Graph::mean)
    }

    /// |xᵢ|
    pub fn abs(self) -> Self {
        self.map(Graph::abs)
    }

    /// ∂xᵢ/∂z for a variable z.
    pub fn derivative(self, z: Scalar<'g>) -> Self {
        let symbol = z.symbol();
        self.map(|graph, x| graph.derivative(x, symbol))
    }

    /// (∂xᵢ/∂zⱼ)ᵢⱼ for variables z.
    pub fn jacobian(self, z: Self) -> Matrix<'g> {
        let (x, symbols) = (self.values(), z.symbols());
        let rows = self.shared.build(|graph| graph.jacobian(&x, &symbols));
        self.shared.matrix(&ValueMatrix::new(x.len(), symbols.len(), rows.concat()))
    }

    /// Returns the rates of xᵢ for given rates of the variables z.
    pub fn rates(self, z: Self, rates: Self) -> Self {
        let (x, symbols, rates) = (self.values(), z.symbols(), rates.values());
        self.shared.vector(self.shared.build(|graph| graph.rates(&x, &symbols, &rates)))
    }

    /// Returns whether an entry reads any of these variables.
    pub fn depends_on(self, variables: Self) -> bool {
        self.entries().any(|entry| entry.depends_on(variables))
    }

    /// Evaluates the entries at a place.
    pub fn at(self, place: Place<'g>) -> Self {
        self.shared.vector(place.substitute(&self.values()))
    }

    /// Returns the place where these variables have the given values.
    ///
    /// # Panics
    /// If an entry of `self` is not a variable, or if the lengths differ.
    pub fn to(self, values: Self) -> Place<'g> {
        let (symbols, values) = (self.symbols(), values.values());
        assert_eq!(symbols.len(), values.len(), "a value for each variable");
        self.shared.place(symbols.into_iter().zip(values.iter().copied()).collect())
    }

    fn map(self, mut f: impl FnMut(&mut Graph, Value) -> Value) -> Self {
        let x = self.values();
        let values: Vec<Value> = self.shared.build(|graph| x.iter().map(|&x| f(graph, x)).collect());
        self.shared.vector(values)
    }

    fn zip(self, other: Self, f: fn(&mut Graph, Value, Value) -> Value) -> Self {
        let (x, y) = (self.values(), other.values());
        assert_eq!(x.len(), y.len(), "vectors of one length");
        let values: Vec<Value> = self.shared.build(|graph| x.iter().zip(&*y).map(|(&x, &y)| f(graph, x, y)).collect());
        self.shared.vector(values)
    }
}

operators! {
    Neg neg |x: Vector<'g>| -> Vector<'g> { x.map(Graph::neg) }
    Add add |x: Vector<'g>, y: Vector<'g>| -> Vector<'g> { x.zip(y, Graph::add) }
    Sub sub |x: Vector<'g>, y: Vector<'g>| -> Vector<'g> { x.zip(y, Graph::sub) }
    Mul mul |c: Scalar<'g>, x: Vector<'g>| -> Vector<'g> { x.map(|graph, x| graph.mul(c.value, x)) }
    Mul mul |n: i64, x: Vector<'g>| -> Vector<'g> { x.shared.ratio(n, 1) * x }
    Div div |x: Vector<'g>, c: Scalar<'g>| -> Vector<'g> { x.map(|graph, x| graph.div(x, c.value)) }
    Div div |x: Vector<'g>, n: i64| -> Vector<'g> { x / x.shared.ratio(n, 1) }
}
