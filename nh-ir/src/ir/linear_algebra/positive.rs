//! A = L D Lᵀ for a symmetric positive definite A, written out.

use super::matrix::ValueMatrix;
use crate::ir::graph::{Graph, Value};

/// The factors of A = L D Lᵀ: L is unit lower triangular, D diagonal. Pivots are not needed, and
/// none are chosen, so that the columns of L⁻ᵀ are the Gram–Schmidt orthogonalisation of the unit
/// vectors in the metric A, in their order.
#[derive(Clone, Debug)]
pub struct Positive {
    /// Below the diagonal: L.
    lower: ValueMatrix,
    /// On the diagonal: D. Below it: L D, which saves products.
    scaled: ValueMatrix,
}

impl Positive {
    /// Factors A.
    ///
    /// # Panics
    /// If A is not square.
    pub fn factor(graph: &mut Graph, a: &ValueMatrix) -> Self {
        let n = a.rows();
        assert_eq!(n, a.columns(), "a square matrix");
        let mut lower = ValueMatrix::zeros(graph, n, n);
        let mut scaled = ValueMatrix::zeros(graph, n, n);
        for j in 0..n {
            for i in j..n {
                let known = graph.dot(&scaled.row(i)[..j], &lower.row(j)[..j]);
                scaled[(i, j)] = graph.sub(a[(i, j)], known);
                if i > j {
                    lower[(i, j)] = graph.div(scaled[(i, j)], scaled[(j, j)]);
                }
            }
        }
        Positive { lower, scaled }
    }

    /// Returns the diagonal of D.
    pub fn diagonal(&self) -> Vec<Value> {
        (0..self.scaled.rows()).map(|i| self.scaled[(i, i)]).collect()
    }

    /// L x
    pub fn mul(&self, graph: &mut Graph, x: &[Value]) -> Vec<Value> {
        (0..x.len())
            .map(|i| {
                let known = graph.dot(&self.lower.row(i)[..i], &x[..i]);
                graph.add(x[i], known)
            })
            .collect()
    }

    /// L⁻¹ b
    pub fn forward(&self, graph: &mut Graph, b: &[Value]) -> Vec<Value> {
        let mut x = b.to_vec();
        for i in 0..x.len() {
            let known = graph.dot(&self.lower.row(i)[..i], &x[..i]);
            x[i] = graph.sub(x[i], known);
        }
        x
    }

    /// D⁻¹ b
    pub fn scale(&self, graph: &mut Graph, b: &[Value]) -> Vec<Value> {
        b.iter().enumerate().map(|(i, &b)| graph.div(b, self.scaled[(i, i)])).collect()
    }

    /// L⁻ᵀ b
    pub fn back(&self, graph: &mut Graph, b: &[Value]) -> Vec<Value> {
        let mut x = b.to_vec();
        for i in (0..x.len()).rev() {
            let column: Vec<Value> = (i + 1..x.len()).map(|k| self.lower[(k, i)]).collect();
            let known = graph.dot(&column, &x[i + 1..]);
            x[i] = graph.sub(x[i], known);
        }
        x
    }

    /// A⁻¹ b
    pub fn solve(&self, graph: &mut Graph, b: &[Value]) -> Vec<Value> {
        let x = self.forward(graph, b);
        let x = self.scale(graph, &x);
        self.back(graph, &x)
    }
}
