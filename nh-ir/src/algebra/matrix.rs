//! Matrices of expressions.

use super::Expr;
use crate::tree::Var;
use std::ops::{Add, Index, IndexMut, Mul, Neg, Sub};

/// A dense matrix of expressions.
#[derive(Clone, Debug, PartialEq)]
pub struct Matrix {
    rows: usize,
    columns: usize,
    entries: Vec<Expr>,
}

impl Matrix {
    /// Makes a matrix from its entries, row by row.
    ///
    /// # Panics
    /// If the number of entries is not `rows * columns`.
    pub fn new(rows: usize, columns: usize, entries: Vec<Expr>) -> Matrix {
        assert_eq!(entries.len(), rows * columns, "a {rows} x {columns} matrix");
        Matrix { rows, columns, entries }
    }
    /// Makes a matrix from a function of (row, column).
    pub fn from_fn(rows: usize, columns: usize, mut entry: impl FnMut(usize, usize) -> Expr) -> Matrix {
        let entries = (0..rows * columns).map(|k| entry(k / columns, k % columns)).collect();
        Matrix { rows, columns, entries }
    }
    /// Makes a zero matrix.
    pub fn zeros(rows: usize, columns: usize) -> Matrix {
        Matrix::from_fn(rows, columns, |_, _| Expr::zero())
    }
    /// Makes an identity matrix.
    pub fn identity(size: usize) -> Matrix {
        Matrix::from_fn(size, size, |i, j| if i == j { Expr::one() } else { Expr::zero() })
    }
    /// Makes a column vector.
    pub fn column_vector(entries: Vec<Expr>) -> Matrix {
        Matrix { rows: entries.len(), columns: 1, entries }
    }
    /// Makes a matrix from its columns.
    pub fn from_columns(rows: usize, columns: &[Vec<Expr>]) -> Matrix {
        Matrix::from_fn(rows, columns.len(), |i, j| columns[j][i].clone())
    }
    /// Returns number of rows.
    pub fn rows(&self) -> usize {
        self.rows
    }
    /// Returns number of columns.
    pub fn cols(&self) -> usize {
        self.columns
    }
    /// Returns an entry.
    pub fn get(&self, row: usize, column: usize) -> &Expr {
        &self[(row, column)]
    }
    /// Returns the entries, row by row.
    pub fn entries(&self) -> &[Expr] {
        &self.entries
    }
    fn place(&self, (row, column): (usize, usize)) -> usize {
        assert!(row < self.rows && column < self.columns, "({row}, {column}) of {} x {}", self.rows, self.columns);
        row * self.columns + column
    }
    /// Returns a column.
    pub fn column(&self, column: usize) -> Vec<Expr> {
        (0..self.rows).map(|i| self[(i, column)].clone()).collect()
    }
    /// Returns a row.
    pub fn row(&self, row: usize) -> Vec<Expr> {
        (0..self.columns).map(|j| self[(row, j)].clone()).collect()
    }
    /// Returns the matrix of these rows.
    #[must_use]
    pub fn of_rows(&self, rows: &[usize]) -> Matrix {
        Matrix::from_fn(rows.len(), self.columns, |i, j| self[(rows[i], j)].clone())
    }
    /// Returns the matrix of the entries in these rows and columns.
    #[must_use]
    pub fn part(&self, rows: &[usize], columns: &[usize]) -> Matrix {
        Matrix::from_fn(rows.len(), columns.len(), |i, j| self[(rows[i], columns[j])].clone())
    }
    /// Returns the transpose.
    #[must_use]
    pub fn transpose(&self) -> Matrix {
        Matrix::from_fn(self.columns, self.rows, |i, j| self[(j, i)].clone())
    }
    /// Multiplies every entry by a factor.
    #[must_use]
    pub fn scale(&self, factor: &Expr) -> Matrix {
        self.map(|e| e * factor)
    }
    /// Applies a function to every entry.
    #[must_use]
    pub fn map(&self, function: impl FnMut(&Expr) -> Expr) -> Matrix {
        Matrix { rows: self.rows, columns: self.columns, entries: self.entries.iter().map(function).collect() }
    }
    /// ∂/∂variable of every entry.
    #[must_use]
    pub fn derivative(&self, variable: Var) -> Matrix {
        self.map(|e| e.derivative(variable))
    }
    /// Returns whether all entries are zero.
    pub fn is_zero(&self) -> bool {
        self.entries.iter().all(Expr::is_zero)
    }
    /// Returns whether the matrix is symmetric.
    pub fn is_symmetric(&self) -> bool {
        self.rows == self.columns && (0..self.rows).all(|i| (0..i).all(|j| (&self[(i, j)] - &self[(j, i)]).is_zero()))
    }
}

impl Index<(usize, usize)> for Matrix {
    type Output = Expr;
    fn index(&self, place: (usize, usize)) -> &Expr {
        &self.entries[self.place(place)]
    }
}

impl IndexMut<(usize, usize)> for Matrix {
    fn index_mut(&mut self, place: (usize, usize)) -> &mut Expr {
        let place = self.place(place);
        &mut self.entries[place]
    }
}

impl Add for &Matrix {
    type Output = Matrix;
    fn add(self, other: &Matrix) -> Matrix {
        assert_eq!((self.rows, self.columns), (other.rows, other.columns), "shapes of a sum");
        Matrix::from_fn(self.rows, self.columns, |i, j| &self[(i, j)] + &other[(i, j)])
    }
}

impl Sub for &Matrix {
    type Output = Matrix;
    fn sub(self, other: &Matrix) -> Matrix {
        assert_eq!((self.rows, self.columns), (other.rows, other.columns), "shapes of a difference");
        Matrix::from_fn(self.rows, self.columns, |i, j| &self[(i, j)] - &other[(i, j)])
    }
}

impl Mul for &Matrix {
    type Output = Matrix;
    fn mul(self, other: &Matrix) -> Matrix {
        assert_eq!(self.columns, other.rows, "inner dimensions of a product");
        Matrix::from_fn(self.rows, other.columns, |i, j| {
            (0..self.columns).map(|k| &self[(i, k)] * &other[(k, j)]).sum()
        })
    }
}

impl Neg for &Matrix {
    type Output = Matrix;
    fn neg(self) -> Matrix {
        self.map(|e| -e)
    }
}
