//! Tearing: selection of the unknowns of an implicit block that must be guessed.
//!
//! Given some unknowns of a block (the *torn* ones), each of the others follows from its own row by
//! assignment, in some order (Kron's tearing; Duff, Erisman & Reid, *Direct Methods for Sparse
//! Matrices*, ch. 11; Cellier & Kofman, *Continuous BlockSystem Simulation*, ch. 7). Newton's method, or
//! a sweep, then solves for the torn unknowns only. The torn set is a feedback vertex set of the
//! graph "row reads unknown"; a greedy search finds a small one.
//!
//! An assignment is a pivot that is fixed at compile time, so it must be good for every state. An
//! unknown may be assigned if its row is affine in it with a *number* as its coefficient, and no
//! number in the row is more than [`cost::GROWTH`] times this coefficient. A power of the step size is no
//! pivot: with a row of size 1 divided by h, roundings would grow by 1/h with every assignment in a
//! chain.

use crate::cost;
use crate::ir::graph::{Graph, Stage, Symbol, Value};
use crate::ir::plan::OperationCount;
use num_rational::BigRational;
use num_traits::{Signed, Zero};
use std::collections::BTreeSet;

/// An irreducible block; unknown i belongs to row i.
pub(super) struct BlockSystem<'a> {
    /// The unknowns.
    pub unknowns: &'a [Symbol],
    /// Their rows.
    pub rows: &'a [Value],
    /// Their first guesses.
    pub guesses: &'a [Value],
}

/// A block torn apart. Indices are those of the block's unknowns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Torn {
    /// Unknowns that must be guessed, in the order of the block.
    pub torn: Vec<usize>,
    /// Unknowns that follow by assignment, in order, each with its value in terms of torn unknowns
    /// and earlier ones.
    pub assigned: Vec<(usize, Value)>,
}

impl BlockSystem<'_> {
    /// Returns the block with nothing assigned.
    pub fn whole(&self) -> Torn {
        Torn { torn: (0..self.unknowns.len()).collect(), assigned: Vec::new() }
    }

    /// Tears the block, with as few torn unknowns as a greedy search finds.
    pub fn tear(&self, graph: &mut Graph) -> Torn {
        let n = self.unknowns.len();
        let explicit: Vec<Option<Value>> = (0..n).map(|i| self.solved(graph, i)).collect();
        let reads: Vec<BTreeSet<usize>> = (0..n)
            .map(|i| (0..n).filter(|&j| j != i && graph.depends_on(self.rows[i], self.unknowns[j])).collect())
            .collect();
        let eligible: Vec<usize> = (0..n).filter(|&i| explicit[i].is_some()).collect();
        // An unknown that most rows read couples them all; tearing it separates them.
        let read_by = |i: usize| reads.iter().filter(|reads| reads.contains(&i)).count();
        let mut torn: BTreeSet<usize> = (0..n).filter(|&i| !eligible.contains(&i) || 2 * read_by(i) >= n).collect();
        while let Some(cycle) = remaining(&reads, &eligible, &torn) {
            // The unknown with the most pairs of reads through it; among equals the first in the
            // order of the method.
            let inside = |i: usize| reads[i].iter().filter(|j| cycle.contains(j)).count();
            let read_by = |i: usize| cycle.iter().filter(|&&j| reads[j].contains(&i)).count();
            let Some(&worst) = cycle.iter().max_by_key(|&&i| (inside(i) * read_by(i), std::cmp::Reverse(i))) else {
                break;
            };
            torn.insert(worst);
        }
        // Later choices may make earlier ones redundant.
        for i in eligible.iter().copied().filter(|i| torn.contains(i)).collect::<Vec<_>>() {
            let mut fewer = torn.clone();
            fewer.remove(&i);
            if remaining(&reads, &eligible, &fewer).is_none() {
                torn = fewer;
            }
        }
        let mut assigned: Vec<(usize, Value)> = Vec::new();
        let mut open: Vec<usize> = eligible.into_iter().filter(|i| !torn.contains(i)).collect();
        while !open.is_empty() {
            let ready = |i: usize| reads[i].iter().all(|j| !open.contains(j));
            let Some(position) = open.iter().position(|&i| ready(i)) else { return self.whole() };
            let i = open.remove(position);
            assigned.extend(explicit[i].map(|value| (i, value)));
        }
        Torn { torn: torn.into_iter().collect(), assigned }
    }

    /// Returns the unknown from its row if the row is affine in it with a coefficient that cannot
    /// vanish.
    pub fn solved(&self, graph: &mut Graph, i: usize) -> Option<Value> {
        let (row, x) = (self.rows[i], self.unknowns[i]);
        let slope = graph.affine_slope(row, x)?;
        let pivot = graph.as_constant(slope)?.abs();
        let largest = pivot.clone() * BigRational::from_integer(cost::GROWTH.into());
        for &other in self.unknowns {
            let entry = graph.derivative(row, other);
            if graph.as_constant(entry).is_some_and(|entry| entry.abs() > largest) {
                return None;
            }
        }
        if pivot.is_zero() {
            return None;
        }
        Some(affine_root(graph, row, x, slope))
    }

    /// Returns the tearing of two unknowns with the i-th assigned. Its row must be affine in it,
    /// with a coefficient of numbers and parameters that has the same sign for all parameters.
    pub fn half(&self, graph: &mut Graph, i: usize) -> Option<Torn> {
        let (row, x) = (self.rows[i], self.unknowns[i]);
        let slope = graph.affine_slope(row, x)?;
        if graph.stage(slope) > Stage::Param || !graph.has_sign(slope) {
            return None;
        }
        Some(Torn { torn: vec![1 - i], assigned: vec![(i, affine_root(graph, row, x, slope))] })
    }

    /// Returns the rows of the torn unknowns with the assigned ones substituted.
    pub fn reduced(&self, graph: &mut Graph, torn: &Torn) -> Vec<Value> {
        let known = self.substitutions(graph, &torn.assigned);
        let rows: Vec<Value> = torn.torn.iter().map(|&i| self.rows[i]).collect();
        graph.substitute(&rows, &known)
    }

    /// Returns the assigned unknowns in terms of the torn ones alone.
    pub(super) fn substitutions(&self, graph: &mut Graph, assigned: &[(usize, Value)]) -> Vec<(Symbol, Value)> {
        let mut known: Vec<(Symbol, Value)> = Vec::new();
        for &(i, value) in assigned {
            let value = graph.substitute(&[value], &known)[0];
            known.push((self.unknowns[i], value));
        }
        known
    }
}

/// Returns the root of a row that is affine in x with this slope: r(x) = r(0) + a x gives x =
/// −r(0)/a.
pub(super) fn affine_root(graph: &mut Graph, row: Value, x: Symbol, slope: Value) -> Value {
    let zero = graph.zero();
    let constant = graph.substitute(&[row], &[(x, zero)])[0];
    let minus = graph.neg(constant);
    graph.div(minus, slope)
}

/// Returns those of `eligible` that are not torn and lie on cycles of "reads", or between them;
/// `None` if there is no cycle.
fn remaining(reads: &[BTreeSet<usize>], eligible: &[usize], torn: &BTreeSet<usize>) -> Option<Vec<usize>> {
    let mut left: Vec<usize> = eligible.iter().copied().filter(|i| !torn.contains(i)).collect();
    loop {
        let keep = |i: usize| {
            let reads_some = reads[i].iter().any(|j| left.contains(j));
            reads_some && left.iter().any(|&j| reads[j].contains(&i))
        };
        let fewer: Vec<usize> = left.iter().copied().filter(|&i| keep(i)).collect();
        if fewer.is_empty() {
            return None;
        }
        if fewer.len() == left.len() {
            return Some(left);
        }
        left = fewer;
    }
}

/// Returns the cost of one evaluation of these values, as far as it depends on the symbols.
pub fn cost(graph: &Graph, values: &[Value], symbols: &[Symbol]) -> usize {
    OperationCount::depending(graph, values, symbols).cost()
}

/// Returns the cost of solving n linear equations: n³/3 + n² multiplications, as many additions,
/// and n divisions.
pub fn elimination_cost(n: usize) -> usize {
    2 * n * n * n / 3 + 2 * n * n + cost::DIVISION * n
}
