//! Quantities that a shift of coordinates leaves as they are, on a slice of it.
//!
//! A vehicle's reduced energy does not depend on where it stands and where it heads, but as it is put together from positions it
//! has the sines of all headings in it. Where f(q + s d) = f(q) for all s, with a constant vector d whose k-th entry is 1, is
//!
//! ```text
//! f(q) = f(q − q_k d)
//! ```
//!
//! a function without q_k: the headings are relative to that of one body then, and what belongs to that body's axes becomes 0 or 1.
//! Such d are looked for among the constant vectors with d·∂_q(v·G(q) v) = 0; which entries of a quantity a shift leaves as they are
//! is decided [exactly](crate::ir::exact), one by one (the frame's rows for positions turn with the vehicle, a slope does not).

use super::{Context, Point};
use crate::ir::graph::Value;
use crate::ir::matrix::ValueMatrix;
use num_rational::BigRational;
use num_traits::Zero;

/// A shift of q along d that G does not see.
#[derive(Clone, Debug)]
pub(in crate::scheme) struct Shift {
    /// k, d_k being 1.
    at: usize,
    d: Vec<BigRational>,
}

impl Context<'_> {
    /// The shifts that leave v·G v as it is. No d has an entry where another has its 1.
    pub(super) fn shifts(&mut self, metric: &ValueMatrix) -> Vec<Shift> {
        let (q, v) = (self.q.clone(), self.graph.read_all(&self.v.clone()));
        let turned = metric.mul_vector(&mut self.graph, &v);
        let energy = self.graph.dot(&v, &turned);
        // In reverse: q_k is to be the first of the coordinates that are shifted.
        let mut slopes = self.graph.gradient_by_adjoints(energy, &q);
        slopes.reverse();
        let kernel = self.graph.constant_kernel(&slopes);
        let shifts = kernel.into_iter().map(|(at, mut d)| {
            d.reverse();
            Shift { at: d.len() - 1 - at, d }
        });
        shifts.collect()
    }

    /// The same values, on the slice q_k = 0 as far as they are the same there; or as they are, if that is cheaper.
    pub(super) fn on_slice(&mut self, values: Vec<Value>) -> Vec<Value> {
        if self.shifts.is_none() {
            self.restricted_metric();
        }
        let mut sliced = values.clone();
        for shift in self.shifts.clone().into_iter().flatten() {
            let q = self.graph.read_all(&self.q.clone());
            let origin = q[shift.at];
            let mut place = Point::new();
            for (i, d) in shift.d.iter().enumerate().filter(|(_, d)| !d.is_zero()) {
                let d = self.graph.constant(d.clone());
                let back = self.graph.mul(d, origin);
                place = place.with(&self.q[i..=i], &[self.graph.sub(q[i], back)]);
            }
            let candidates = self.at(&sliced, &place);
            let apart = self.graph.vec_sub(&candidates, &sliced);
            let all = self.graph.vanish(&apart).vanishes();
            for (i, candidate) in candidates.into_iter().enumerate() {
                if all || self.graph.vanish(&apart[i..=i]).vanishes() {
                    sliced[i] = candidate;
                }
            }
        }
        self.cheapest([values, sliced])
    }

    /// As [`Context::on_slice`].
    pub(super) fn matrix_on_slice(&mut self, matrix: &ValueMatrix) -> ValueMatrix {
        let values = self.on_slice(matrix.values().to_vec());
        ValueMatrix::new(matrix.rows(), matrix.columns(), values)
    }
}
