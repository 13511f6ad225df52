//! Small dense matrices and vectors of values, so that methods read like mathematics.

use super::positive::Positive;
use crate::ir::graph::{Graph, Symbol, Value};

/// A dense matrix of values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueMatrix {
    rows: usize,
    columns: usize,
    values: Vec<Value>,
}

impl ValueMatrix {
    /// Makes a matrix from rows of equal length.
    ///
    /// # Panics
    /// If the rows differ in length.
    pub fn from_rows(rows: Vec<Vec<Value>>) -> Self {
        let columns = rows.first().map_or(0, Vec::len);
        ValueMatrix::new(rows.len(), columns, rows.into_iter().flatten().collect())
    }

    /// Makes a matrix from a shape and its entries, row by row.
    ///
    /// # Panics
    /// If the number of entries differs from that of the shape.
    pub fn new(rows: usize, columns: usize, values: Vec<Value>) -> Self {
        assert_eq!(values.len(), rows * columns, "{rows} x {columns} entries");
        ValueMatrix { rows, columns, values }
    }

    /// Makes the matrix with the entries `entry(graph, i, j)`.
    pub fn build(
        graph: &mut Graph,
        rows: usize,
        columns: usize,
        mut entry: impl FnMut(&mut Graph, usize, usize) -> Value,
    ) -> Self {
        let mut values = Vec::with_capacity(rows * columns);
        for i in 0..rows {
            for j in 0..columns {
                values.push(entry(graph, i, j));
            }
        }
        ValueMatrix { rows, columns, values }
    }

    /// Makes a matrix from columns with `rows` entries.
    pub fn from_columns(rows: usize, columns: &[Vec<Value>]) -> Self {
        let values = (0..rows).flat_map(|i| columns.iter().map(move |column| column[i])).collect();
        ValueMatrix::new(rows, columns.len(), values)
    }

    /// Makes a column.
    pub fn column_vector(values: &[Value]) -> Self {
        ValueMatrix::new(values.len(), 1, values.to_vec())
    }

    /// Makes a matrix of zeros.
    pub fn zeros(graph: &mut Graph, rows: usize, columns: usize) -> Self {
        ValueMatrix { rows, columns, values: vec![graph.zero(); rows * columns] }
    }

    /// Makes the identity matrix.
    pub fn identity(graph: &mut Graph, n: usize) -> Self {
        ValueMatrix::build(graph, n, n, |graph, i, j| if i == j { graph.one() } else { graph.zero() })
    }

    /// Makes a diagonal matrix.
    pub fn diagonal(graph: &mut Graph, entries: &[Value]) -> Self {
        ValueMatrix::build(
            graph,
            entries.len(),
            entries.len(),
            |graph, i, j| {
                if i == j { entries[i] } else { graph.zero() }
            },
        )
    }

    /// Returns number of rows.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// Returns number of columns.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// Returns the entries, row by row.
    pub fn values(&self) -> &[Value] {
        &self.values
    }

    /// Returns the entries as rows.
    pub fn to_rows(&self) -> Vec<Vec<Value>> {
        (0..self.rows).map(|i| self.row(i).to_vec()).collect()
    }

    /// Returns row i.
    pub fn row(&self, i: usize) -> &[Value] {
        &self.values[i * self.columns..(i + 1) * self.columns]
    }

    /// Returns column j.
    pub fn column(&self, j: usize) -> Vec<Value> {
        (0..self.rows).map(|i| self[(i, j)]).collect()
    }

    /// Aᵀ
    pub fn transpose(&self) -> Self {
        let values = (0..self.columns).flat_map(|j| self.column(j)).collect();
        ValueMatrix { rows: self.columns, columns: self.rows, values }
    }

    /// A B
    ///
    /// # Panics
    /// If the shapes do not fit.
    pub fn mul(&self, graph: &mut Graph, other: &ValueMatrix) -> Self {
        assert_eq!(self.columns, other.rows, "product of matrices");
        ValueMatrix::build(graph, self.rows, other.columns, |graph, i, j| graph.dot(self.row(i), &other.column(j)))
    }

    /// A x
    ///
    /// # Panics
    /// If the shapes do not fit.
    pub fn mul_vector(&self, graph: &mut Graph, x: &[Value]) -> Vec<Value> {
        (0..self.rows).map(|i| graph.dot(self.row(i), x)).collect()
    }

    /// Aᵀ x
    ///
    /// # Panics
    /// If the shapes do not fit.
    pub fn transpose_mul_vector(&self, graph: &mut Graph, x: &[Value]) -> Vec<Value> {
        self.transpose().mul_vector(graph, x)
    }

    /// A + B
    pub fn add(&self, graph: &mut Graph, other: &ValueMatrix) -> Self {
        self.zip(other, |a, b| graph.add(a, b))
    }

    /// A − B
    pub fn sub(&self, graph: &mut Graph, other: &ValueMatrix) -> Self {
        self.zip(other, |a, b| graph.sub(a, b))
    }

    /// c A
    pub fn scale(&self, graph: &mut Graph, c: Value) -> Self {
        self.map(|v| graph.mul(c, v))
    }

    /// Applies f to each entry.
    pub fn map(&self, mut f: impl FnMut(Value) -> Value) -> Self {
        ValueMatrix { values: self.values.iter().map(|&v| f(v)).collect(), ..*self }
    }

    fn zip(&self, other: &ValueMatrix, mut f: impl FnMut(Value, Value) -> Value) -> Self {
        assert_eq!((self.rows, self.columns), (other.rows, other.columns), "matrices of one shape");
        ValueMatrix { values: self.values.iter().zip(&other.values).map(|(&a, &b)| f(a, b)).collect(), ..*self }
    }

    /// Replaces symbols by values in each entry (see [`Graph::substitute`]).
    pub fn substitute(&self, graph: &mut Graph, replacements: &[(Symbol, Value)]) -> Self {
        ValueMatrix { values: graph.substitute(&self.values, replacements), ..*self }
    }

    /// det A by expansion along the sparsest row. It suits small or sparse matrices, since it has
    /// n! terms in the worst case.
    ///
    /// # Panics
    /// If the matrix is not square.
    pub fn determinant(&self, graph: &mut Graph) -> Value {
        assert_eq!(self.rows, self.columns, "determinant of a square matrix");
        if self.rows == 0 {
            return graph.one();
        }
        let filled = |i: usize| self.row(i).iter().filter(|&&v| !graph.is_zero(v)).count();
        let i = (0..self.rows).min_by_key(|&i| filled(i)).unwrap_or(0);
        let mut terms = Vec::new();
        for j in 0..self.columns {
            if graph.is_zero(self[(i, j)]) {
                continue;
            }
            let minor = self.without(i, j).determinant(graph);
            let term = graph.mul(self[(i, j)], minor);
            terms.push(if (i + j) % 2 == 0 { term } else { graph.neg(term) });
        }
        graph.sum(&terms)
    }

    fn without(&self, row: usize, column: usize) -> Self {
        let keep = |i: &usize| *i != row;
        let values = (0..self.rows)
            .filter(keep)
            .flat_map(|i| (0..self.columns).filter(move |&j| j != column).map(move |j| self[(i, j)]))
            .collect();
        ValueMatrix { rows: self.rows - 1, columns: self.columns - 1, values }
    }

    /// A⁻¹ by the adjugate: a closed form for n ≤ 3. Larger matrices are solved numerically.
    ///
    /// # Panics
    /// If the matrix is not square or larger than 3 × 3, where symbolic elimination is slower than
    /// a numeric one.
    pub fn inverse(&self, graph: &mut Graph) -> Self {
        let n = self.rows;
        assert!(n == self.columns && n <= 3, "closed-form inverse of a {n} x {} matrix", self.columns);
        let determinant = self.determinant(graph);
        ValueMatrix::build(graph, n, n, |graph, i, j| {
            let minor = self.without(j, i).determinant(graph);
            let cofactor = if (i + j) % 2 == 0 { minor } else { graph.neg(minor) };
            graph.div(cofactor, determinant)
        })
    }

    /// A⁻¹ b for a symmetric positive definite A, by A = L D Lᵀ written out. Pivots are not needed,
    /// and none are chosen.
    ///
    /// # Panics
    /// If the shapes do not fit.
    pub fn solve_positive(&self, graph: &mut Graph, b: &[Value]) -> Vec<Value> {
        assert_eq!(self.rows, b.len(), "a square system");
        Positive::factor(graph, self).solve(graph, b)
    }
}

impl std::ops::Index<(usize, usize)> for ValueMatrix {
    type Output = Value;

    fn index(&self, (i, j): (usize, usize)) -> &Value {
        &self.values[i * self.columns + j]
    }
}

impl std::ops::IndexMut<(usize, usize)> for ValueMatrix {
    fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut Value {
        &mut self.values[i * self.columns + j]
    }
}

/// Vectors of values.
impl Graph {
    /// Returns the values of symbols.
    pub fn read_all(&mut self, symbols: &[Symbol]) -> Vec<Value> {
        symbols.iter().map(|&s| self.read(s)).collect()
    }

    /// a + b
    pub fn vec_add(&mut self, a: &[Value], b: &[Value]) -> Vec<Value> {
        self.vec_zip(a, b, Graph::add)
    }

    /// a − b
    pub fn vec_sub(&mut self, a: &[Value], b: &[Value]) -> Vec<Value> {
        self.vec_zip(a, b, Graph::sub)
    }

    /// (a + b)/2
    pub fn mean(&mut self, a: Value, b: Value) -> Value {
        let (half, sum) = (self.ratio(1, 2), self.add(a, b));
        self.mul(half, sum)
    }

    fn vec_zip(&mut self, a: &[Value], b: &[Value], f: fn(&mut Graph, Value, Value) -> Value) -> Vec<Value> {
        assert_eq!(a.len(), b.len(), "vectors of one length");
        a.iter().zip(b).map(|(&x, &y)| f(self, x, y)).collect()
    }
}
