//! Tearing: which unknowns of an implicit block have to be guessed.
//!
//! Once some unknowns of a block are given (the *torn* ones), each of the others follows from its own row by assignment, in
//! some order (Kron's tearing; Duff, Erisman & Reid, *Direct Methods for Sparse Matrices*, ch. 11; Cellier & Kofman,
//! *Continuous System Simulation*, ch. 7). Newton's method, or a sweep, then has the torn unknowns only. An unknown may be
//! assigned where its row is affine in it with a coefficient that cannot vanish: a number times a power of the step
//! size. The torn set is a feedback vertex set of the graph "row reads unknown": a small one, found greedily.
//!
//! A **sweep** updates all unknowns of the block once, each from its own row and the newest values of the others
//! (Gauss–Seidel): the assigned ones in their order, then the torn ones. A torn unknown whose row is rᵢ(x) with
//! ∂rᵢ/∂xᵢ = d becomes xᵢ − rᵢ (2 − d/d₀)/d₀, d₀ being d at h = 0: Newton's update with 1/d to second order in h, without
//! a division. Sweeps contract like a power of h when the Jacobian at h = 0 is triangular up to order, which is tested
//! here; whether they do so at the step size that is used, is tested at run time.

use crate::ir::graph::{Graph, Node, Stage, Symbol, Value};
use crate::ir::schedule::OperationCount;
use std::collections::BTreeSet;

/// An irreducible block: unknown i belongs to row i.
pub(super) struct System<'a> {
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
    /// What has to be guessed, in the order of the block.
    pub torn: Vec<usize>,
    /// What follows by assignment, in order, each with its value in terms of torn unknowns and those before it.
    pub assigned: Vec<(usize, Value)>,
}

impl System<'_> {
    /// Nothing assigned.
    pub fn whole(&self) -> Torn {
        Torn { torn: (0..self.unknowns.len()).collect(), assigned: Vec::new() }
    }

    /// As few torn unknowns as a greedy search finds.
    pub fn tear(&self, graph: &mut Graph) -> Torn {
        let n = self.unknowns.len();
        let explicit: Vec<Option<Value>> = (0..n).map(|i| self.solved(graph, i)).collect();
        let reads: Vec<BTreeSet<usize>> = (0..n)
            .map(|i| (0..n).filter(|&j| j != i && graph.depends_on(self.rows[i], self.unknowns[j])).collect())
            .collect();
        let eligible: Vec<usize> = (0..n).filter(|&i| explicit[i].is_some()).collect();
        let mut torn: BTreeSet<usize> = (0..n).filter(|i| !eligible.contains(i)).collect();
        while let Some(cycle) = remaining(&reads, &eligible, &torn) {
            // The one that the most pairs of reads go through, in the order of the scheme where equal.
            let inside = |i: usize| reads[i].iter().filter(|j| cycle.contains(j)).count();
            let read_by = |i: usize| cycle.iter().filter(|&&j| reads[j].contains(&i)).count();
            let Some(&worst) = cycle.iter().max_by_key(|&&i| (inside(i) * read_by(i), std::cmp::Reverse(i))) else {
                break;
            };
            torn.insert(worst);
        }
        // What the later choices made needless.
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

    /// The unknown from its row, where that is affine in it with a coefficient that cannot vanish.
    fn solved(&self, graph: &mut Graph, i: usize) -> Option<Value> {
        let (row, x) = (self.rows[i], self.unknowns[i]);
        let slope = graph.derivative(row, x);
        if !cannot_vanish(graph, slope) {
            return None;
        }
        let zero = graph.zero();
        let constant = graph.substitute(&[row], &[(x, zero)])[0];
        let minus = graph.neg(constant);
        Some(graph.div(minus, slope))
    }

    /// The rows of the torn unknowns with the assigned ones put in.
    pub fn reduced(&self, graph: &mut Graph, torn: &Torn) -> Vec<Value> {
        let known = self.substitutions(graph, torn);
        let rows: Vec<Value> = torn.torn.iter().map(|&i| self.rows[i]).collect();
        graph.substitute(&rows, &known)
    }

    /// The assigned unknowns in terms of the torn ones alone.
    fn substitutions(&self, graph: &mut Graph, torn: &Torn) -> Vec<(Symbol, Value)> {
        let mut known: Vec<(Symbol, Value)> = Vec::new();
        for &(i, value) in &torn.assigned {
            let value = graph.substitute(&[value], &known)[0];
            known.push((self.unknowns[i], value));
        }
        known
    }

    /// One sweep: the torn unknowns' new values in terms of their old ones. `None` where sweeps cannot be expected to
    /// contract for small steps.
    pub fn sweep(&self, graph: &mut Graph, torn: &Torn) -> Option<Vec<Value>> {
        let diagonal: Vec<Value> =
            (0..self.rows.len()).map(|i| graph.derivative(self.rows[i], self.unknowns[i])).collect();
        if !self.contracts(graph) {
            return None;
        }
        let mut newest = self.substitutions(graph, torn);
        for &i in &torn.torn {
            let x = self.unknowns[i];
            let new = match self.solved(graph, i) {
                Some(value) => graph.substitute(&[value], &newest)[0],
                None => {
                    let at_rest = self.at_zero_step(graph, diagonal[i]);
                    if !graph.as_constant(at_rest).is_some_and(|_| !graph.is_zero(at_rest)) {
                        return None;
                    }
                    let both = graph.substitute(&[self.rows[i], diagonal[i]], &newest);
                    let slope = graph.div(both[1], at_rest);
                    let two = graph.ratio(2, 1);
                    let gain = graph.sub(two, slope);
                    let gain = graph.div(gain, at_rest);
                    let update = graph.mul(both[0], gain);
                    let old = graph.read(x);
                    graph.sub(old, update)
                }
            };
            newest.push((x, new));
        }
        let count = torn.assigned.len();
        Some(newest.into_iter().skip(count).map(|(_, value)| value).collect())
    }

    /// Is the Jacobian at h = 0 triangular up to order, off its diagonal? (Sweeps then end after finitely many at h = 0,
    /// and contract like a power of h.)
    fn contracts(&self, graph: &mut Graph) -> bool {
        let n = self.rows.len();
        let mut reads: Vec<BTreeSet<usize>> = vec![BTreeSet::new(); n];
        for (i, reads) in reads.iter_mut().enumerate() {
            for j in (0..n).filter(|&j| j != i) {
                let entry = graph.derivative(self.rows[i], self.unknowns[j]);
                let entry = self.at_zero_step(graph, entry);
                if !graph.is_zero(entry) {
                    reads.insert(j);
                }
            }
        }
        let all: Vec<usize> = (0..n).collect();
        remaining(&reads, &all, &BTreeSet::new()).is_none()
    }

    /// At h = 0, where unknowns that are guessed to be a number (corrections, guessed to be 0) are that number.
    fn at_zero_step(&self, graph: &mut Graph, value: Value) -> Value {
        let steps: Vec<Symbol> =
            graph.symbols_of(value).iter().copied().filter(|&s| graph.symbol_info(s).stage == Stage::Step).collect();
        let zero = graph.zero();
        let numbers = self.unknowns.iter().copied().zip(self.guesses.iter().copied());
        let numbers = numbers.filter(|&(_, guess)| graph.as_constant(guess).is_some());
        let replacements: Vec<(Symbol, Value)> = numbers.chain(steps.into_iter().map(|h| (h, zero))).collect();
        graph.substitute(&[value], &replacements)[0]
    }
}

/// Those of `eligible` that are not torn and lie on cycles of "reads", or between them; `None` if there is no cycle.
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

/// A number other than 0 times a power of the step size, which is not 0 either.
fn cannot_vanish(graph: &Graph, value: Value) -> bool {
    match *graph.node(value) {
        Node::Constant(_) => !graph.is_zero(value),
        Node::Symbol(s) => graph.symbol_info(s).stage == Stage::Step,
        Node::Neg(a) => cannot_vanish(graph, a),
        Node::Mul(a, b) | Node::Div(a, b) => cannot_vanish(graph, a) && cannot_vanish(graph, b),
        _ => false,
    }
}

/// What one evaluation of these values costs, as far as it depends on the symbols.
pub(super) fn cost(graph: &Graph, values: &[Value], symbols: &[Symbol]) -> usize {
    let dependent = graph.reachable(values).into_iter().filter(|&v| graph.depends_on_any(v, symbols));
    OperationCount::of(graph, dependent).cost()
}

/// What solving n linear equations costs: n³/3 + n² multiplications with as many additions, n divisions.
pub(super) fn elimination_cost(n: usize) -> usize {
    2 * n * n * n / 3 + 2 * n * n + 5 * n
}
