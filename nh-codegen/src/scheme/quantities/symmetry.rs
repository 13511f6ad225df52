//! Quantities that are invariant under a shift of coordinates, on a slice of the shift.
//!
//! A vehicle's reduced energy does not depend on its position and heading, but its composition from
//! positions contains the sines of all headings. If f(q + s d) = f(q) for all s, with a constant
//! vector d whose k-th entry is 1, then
//!
//! ```text
//! f(q) = f(q − q_k d)
//! ```
//!
//! which does not depend on q_k: the headings are then relative to that of one body, and the
//! entries of that body's axes become 0 or 1. Such d are the constant vectors with d·∂_q(v·G(q) v)
//! = 0. For other quantities, the invariance of each entry under a shift is decided
//! [exactly](crate::ir::exact): the frame's rows for positions rotate with the vehicle, and a slope
//! is not the same everywhere.

use super::{Context, Point};
use crate::ir::graph::Value;
use crate::ir::matrix::ValueMatrix;
use num_rational::BigRational;
use num_traits::Zero;
use std::collections::BTreeSet;

/// A shift of q along d that leaves G invariant.
#[derive(Clone, Debug)]
pub(in crate::scheme) struct Shift {
    /// The index k with d_k = 1.
    at: usize,
    d: Vec<BigRational>,
}

impl Context<'_> {
    /// Finds the shifts that leave v·G v invariant. No d has an entry where another has its 1.
    pub(super) fn find_shifts(&mut self, metric: &ValueMatrix) {
        let v = self.graph.read_all(&self.symbols.v.clone());
        let turned = metric.mul_vector(&mut self.graph, &v);
        let energy = self.graph.dot(&v, &turned);
        // The slopes are reversed so that q_k is the first of the shifted coordinates.
        let mut slopes = self.graph.gradient_by_adjoints(energy, &self.symbols.q.clone());
        slopes.reverse();
        let kernel = self.graph.constant_kernel(&slopes);
        let shifts = kernel.into_iter().map(|(at, mut d)| {
            d.reverse();
            Shift { at: d.len() - 1 - at, d }
        });
        self.memo.known.shifts = Some(shifts.collect());
        let (leave, seen) = (self.shifts_that_leave(&[energy]).concat(), self.known_shifts());
        self.memo.known.shifts = Some(leave.into_iter().map(|shift| seen[shift].clone()).collect());
    }

    /// Returns several ways to compute the same result, first each on the slices on which its
    /// entries are invariant, then each unchanged.
    pub(super) fn with_slices(&mut self, ways: Vec<Vec<Value>>) -> Vec<Vec<Value>> {
        let cheapest = self.cheapest(ways.iter().cloned());
        let leave = self.shifts_that_leave(&cheapest);
        let kinds: BTreeSet<&Vec<usize>> = leave.iter().filter(|shifts| !shifts.is_empty()).collect();
        let mut sliced = ways.clone();
        for way in &mut sliced {
            for &shifts in &kinds {
                let there = self.on_slice(way, shifts);
                let mut entries: Vec<usize> = (0..way.len()).filter(|&i| leave[i] == *shifts).collect();
                // A different way, or several shifts at once, may meet a pole on the slice: g has
                // no pole at a rotation, but one where a column of the matrix is 0.
                if shifts.len() > 1 || *way != cheapest {
                    let apart: Vec<Value> = entries.iter().map(|&i| self.graph.sub(there[i], way[i])).collect();
                    if !self.graph.vanish(&apart).vanishes() {
                        entries = entries
                            .into_iter()
                            .zip(apart)
                            .filter(|&(_, apart)| self.graph.vanish(&[apart]).vanishes())
                            .map(|(i, _)| i)
                            .collect();
                    }
                }
                for i in entries {
                    way[i] = there[i];
                }
            }
        }
        sliced.into_iter().chain(ways).collect()
    }

    /// Returns the cheapest of the ways from [`Context::with_slices`].
    pub(super) fn cheapest_on_slice(&mut self, ways: Vec<Vec<Value>>) -> Vec<Value> {
        let ways = self.with_slices(ways);
        self.cheapest(ways)
    }

    /// Does the same as [`Context::cheapest_on_slice`] for matrices.
    pub(super) fn matrix_on_slice(&mut self, ways: &[ValueMatrix]) -> ValueMatrix {
        let values = self.cheapest_on_slice(ways.iter().map(|way| way.values().to_vec()).collect());
        ValueMatrix::new(ways[0].rows(), ways[0].columns(), values)
    }

    /// Returns v·G v, or a function with the same value, on the slice of all shifts.
    pub(super) fn metric_on_slice(&mut self, value: Value) -> Value {
        let all: Vec<usize> = (0..self.known_shifts().len()).collect();
        self.on_slice(&[value], &all)[0]
    }

    /// Returns, for each value, the shifts that leave it invariant.
    fn shifts_that_leave(&mut self, values: &[Value]) -> Vec<Vec<usize>> {
        let mut leave = vec![Vec::new(); values.len()];
        for shift in 0..self.known_shifts().len() {
            let there = self.on_slice(values, &[shift]);
            let apart = self.graph.vec_sub(&there, values);
            let all = self.graph.vanish(&apart).vanishes();
            for i in 0..values.len() {
                if all || self.graph.vanish(&apart[i..=i]).vanishes() {
                    leave[i].push(shift);
                }
            }
        }
        leave
    }

    fn known_shifts(&mut self) -> Vec<Shift> {
        if self.memo.known.shifts.is_none() {
            self.restricted_metric();
        }
        self.memo.known.shifts.clone().unwrap_or_default()
    }

    /// Returns values at q − Σ q_k d, with the sum over these shifts.
    fn on_slice(&mut self, values: &[Value], shifts: &[usize]) -> Vec<Value> {
        let known = self.known_shifts();
        let (symbols, mut place) = (self.symbols.q.clone(), Point::new());
        let q = self.graph.read_all(&symbols);
        for (i, &symbol) in symbols.iter().enumerate() {
            let mut relative = q[i];
            for Shift { at, d } in shifts.iter().map(|&shift| &known[shift]).filter(|shift| !shift.d[i].is_zero()) {
                let d = self.graph.constant(d[i].clone());
                let back = self.graph.mul(d, q[*at]);
                relative = self.graph.sub(relative, back);
            }
            place = place.with(&[symbol], &[relative]);
        }
        self.at(values, &place)
    }
}
