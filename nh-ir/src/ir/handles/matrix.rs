//! Matrices.

use super::{Matrix, Place, Scalar, SharedGraph, Vector};
use crate::ir::graph::{Graph, Value};
use crate::ir::matrix::ValueMatrix;
use crate::ir::positive::Positive;
use std::ops::{Add, Div, Mul, Sub};

impl<'g> Matrix<'g> {
    /// Returns the values in the graph.
    pub fn values(self) -> ValueMatrix {
        let entries = self.shared.lists.borrow()[self.list].to_vec();
        ValueMatrix::new(self.rows, self.columns, entries)
    }

    /// Returns the number of rows.
    pub fn rows(self) -> usize {
        self.rows
    }

    /// Returns the number of columns.
    pub fn columns(self) -> usize {
        self.columns
    }

    /// Returns entry (i, j).
    pub fn entry(self, i: usize, j: usize) -> Scalar<'g> {
        self.entries().entry(i * self.columns + j)
    }

    /// Returns the entries, row by row.
    pub fn entries(self) -> Vector<'g> {
        Vector { shared: self.shared, list: self.list }
    }

    /// Returns row i.
    pub fn row(self, i: usize) -> Vector<'g> {
        self.shared.vector(self.values().row(i))
    }

    /// Returns column j.
    pub fn column(self, j: usize) -> Vector<'g> {
        self.shared.vector(self.values().column(j))
    }

    /// Aᵀ
    pub fn transpose(self) -> Self {
        self.shared.matrix(&self.values().transpose())
    }

    /// det A ([`ValueMatrix::determinant`]).
    pub fn determinant(self) -> Scalar<'g> {
        self.shared.scalar(self.shared.build(|graph| self.values().determinant(graph)))
    }

    /// A⁻¹ for a matrix of at most three rows ([`ValueMatrix::inverse`]).
    pub fn inverse(self) -> Self {
        self.made(|graph, a| a.inverse(graph))
    }

    /// Returns the factors of a symmetric positive definite A.
    pub fn factor_positive(self) -> Factors<'g> {
        let factors = self.shared.build(|graph| Positive::factor(graph, &self.values()));
        Factors { shared: self.shared, factors }
    }

    /// Applies f to each column.
    pub fn columns_mapped(self, f: impl Fn(Vector<'g>) -> Vector<'g>) -> Self {
        let columns = (0..self.columns).map(|j| f(self.column(j)).values().to_vec()).collect();
        self.shared.matrix(&ValueMatrix::from_rows(columns)).transpose()
    }

    /// A⁻¹ b for a symmetric positive definite A ([`ValueMatrix::solve_positive`]).
    pub fn solve_positive(self, b: Vector<'g>) -> Vector<'g> {
        let b = b.values();
        self.shared.vector(self.shared.build(|graph| self.values().solve_positive(graph, &b)))
    }

    /// ∂A/∂z for a variable z.
    pub fn derivative(self, z: Scalar<'g>) -> Self {
        self.shaped(self.entries().derivative(z))
    }

    /// Returns whether an entry reads any of these variables.
    pub fn depends_on(self, variables: Vector<'g>) -> bool {
        self.entries().entries().any(|entry| entry.depends_on(variables))
    }

    /// Evaluates the entries at a place.
    pub fn at(self, place: Place<'g>) -> Self {
        self.shaped(self.entries().at(place))
    }

    /// Returns the matrix with [joined angles](Graph::with_joined_angles).
    pub fn with_joined_angles(self) -> Self {
        self.shaped(self.entries().with_joined_angles())
    }

    fn shaped(self, entries: Vector<'g>) -> Self {
        Matrix { list: entries.list, ..self }
    }

    fn made(self, f: impl FnOnce(&mut Graph, ValueMatrix) -> ValueMatrix) -> Self {
        self.shared.matrix(&self.shared.build(|graph| f(graph, self.values())))
    }
}

operators! {
    Mul mul |a: Matrix<'g>, x: Vector<'g>| -> Vector<'g> {{
        let x = x.values();
        a.shared.vector(a.shared.build(|graph| a.values().mul_vector(graph, &x)))
    }}
    Mul mul |a: Matrix<'g>, b: Matrix<'g>| -> Matrix<'g> { a.made(|graph, a| a.mul(graph, &b.values())) }
    Mul mul |c: Scalar<'g>, a: Matrix<'g>| -> Matrix<'g> { a.shaped(c * a.entries()) }
    Mul mul |n: i64, a: Matrix<'g>| -> Matrix<'g> { a.shaped(n * a.entries()) }
    Add add |a: Matrix<'g>, b: Matrix<'g>| -> Matrix<'g> { a.shaped(a.entries() + b.entries()) }
    Sub sub |a: Matrix<'g>, b: Matrix<'g>| -> Matrix<'g> { a.shaped(a.entries() - b.entries()) }
    Div div |a: Matrix<'g>, c: Scalar<'g>| -> Matrix<'g> { a.shaped(a.entries() / c) }
}

/// The factors of A = L D Lᵀ ([`Positive`]).
#[derive(Clone, Debug)]
pub struct Factors<'g> {
    shared: &'g SharedGraph<'g>,
    factors: Positive,
}

impl<'g> Factors<'g> {
    /// Returns the diagonal of D.
    pub fn diagonal(&self) -> Vector<'g> {
        self.shared.vector(self.factors.diagonal())
    }

    /// L b
    pub fn mul(&self, b: Vector<'g>) -> Vector<'g> {
        self.apply(b, Positive::mul)
    }

    /// L⁻¹ b
    pub fn forward(&self, b: Vector<'g>) -> Vector<'g> {
        self.apply(b, Positive::forward)
    }

    /// D⁻¹ b
    pub fn scale(&self, b: Vector<'g>) -> Vector<'g> {
        self.apply(b, Positive::scale)
    }

    /// L⁻ᵀ b
    pub fn back(&self, b: Vector<'g>) -> Vector<'g> {
        self.apply(b, Positive::back)
    }

    /// A⁻¹ b
    pub fn solve(&self, b: Vector<'g>) -> Vector<'g> {
        self.apply(b, Positive::solve)
    }

    fn apply(&self, b: Vector<'g>, f: fn(&Positive, &mut Graph, &[Value]) -> Vec<Value>) -> Vector<'g> {
        let b = b.values();
        self.shared.vector(self.shared.build(|graph| f(&self.factors, graph, &b)))
    }
}
