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

/// Newton's steps for the polar factor of a 3 × 3 matrix.
///
/// A step takes each singular value σ to (σ + 1/σ)/2 = 1 + (σ − 1)²/(2σ). So e = σ − 1 is e² / (2 (1 + e)) after it, and not negative
/// from the first one on: from σ = 3 (or 1/3, which goes to the same value) e becomes 2/3, 2/15, 0.0079, 3.1e-5, 4.7e-10, 1.1e-19,
/// below half a unit of roundoff. A step of `euler` makes σ = (1 + h²|ω|²)^½ of 1: 3 at h|ω| = 2.8, where half a turn is 3.1.
const NEWTON_STEPS: usize = 6;

/// The orthogonal polar factor of R, for det R > 0 and singular values between 1/3 and 3.
///
/// **Equation**: in the plane (R + cof R)/|…| in closed form, with cof R = det(R) R⁻ᵀ; in space Newton's method X ↦ (X + X⁻ᵀ)/2
///
/// **Source**: N. J. Higham, Computing the polar decomposition — with applications (1986)
pub fn polar_factor(graph: &mut Graph, r: &ValueMatrix) -> ValueMatrix {
    if r.rows() == 2 {
        let cosine = graph.add(r[(0, 0)], r[(1, 1)]);
        let sine = graph.sub(r[(1, 0)], r[(0, 1)]);
        let (a, b) = (graph.square(cosine), graph.square(sine));
        let square = graph.add(a, b);
        let norm = graph.sqrt(square);
        let (cosine, sine) = (graph.div(cosine, norm), graph.div(sine, norm));
        let back = graph.neg(sine);
        return ValueMatrix::from_rows(vec![vec![cosine, back], vec![sine, cosine]]);
    }
    let half = graph.ratio(1, 2);
    let mut x = r.clone();
    for _ in 0..NEWTON_STEPS {
        let inverse = x.inverse(graph).transpose();
        x = x.add(graph, &inverse).scale(graph, half);
    }
    x
}
