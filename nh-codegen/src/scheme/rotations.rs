//! Rotation matrices among the coordinates, as values: distance from the group, determinant, polar factor.

use super::Context;
use crate::ir::graph::{Graph, Value};
use crate::ir::matrix::ValueMatrix;
use crate::model::RotationBlock;

/// The matrices R at the canonical q.
pub fn matrices(cx: &mut Context<'_>) -> Vec<ValueMatrix> {
    let q = cx.graph.read_all(&cx.q.clone());
    cx.mechanics.model().groups.iter().map(|block| matrix(block, &q)).collect()
}

/// R out of the values of all coordinates.
pub fn matrix(block: &RotationBlock, q: &[Value]) -> ValueMatrix {
    ValueMatrix::new(block.dimension, block.dimension, block.entries().map(|i| q[i]).collect())
}

/// RᵀR − I.
pub fn excess(graph: &mut Graph, r: &ValueMatrix) -> ValueMatrix {
    let square = r.transpose().mul(graph, r);
    let identity = ValueMatrix::identity(graph, r.rows());
    square.sub(graph, &identity)
}

/// The root of the sum of all ‖RᵀR − I‖², in the Frobenius norm.
pub fn defect(cx: &mut Context<'_>) -> Value {
    let matrices = matrices(cx);
    let mut sum = cx.graph.zero();
    for r in &matrices {
        for &entry in excess(&mut cx.graph, r).values() {
            let square = cx.graph.square(entry);
            sum = cx.graph.add(sum, square);
        }
    }
    cx.graph.sqrt(sum)
}

/// det R of each.
pub fn determinants(cx: &mut Context<'_>) -> Vec<Value> {
    let matrices = matrices(cx);
    matrices.iter().map(|r| r.determinant(&mut cx.graph)).collect()
}
