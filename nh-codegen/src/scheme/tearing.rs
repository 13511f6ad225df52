//! Tearing: which unknowns of an implicit block have to be guessed.
//!
//! Once some unknowns of a block are given (the *torn* ones), each of the others follows from its own row by assignment, in
//! some order (Kron's tearing; Duff, Erisman & Reid, *Direct Methods for Sparse Matrices*, ch. 11; Cellier & Kofman,
//! *Continuous System Simulation*, ch. 7). Newton's method, or a sweep, then has the torn unknowns only. The torn set is a
//! feedback vertex set of the graph "row reads unknown": a small one, found greedily.
//!
//! An assignment is a pivot that nobody chooses at run time, so it must be a good one whatever the state is: an unknown may be
//! assigned where its row is affine in it with a *number* for a coefficient, and no number in the row is more than
//! [`GROWTH`] times that. A power of the step size is no pivot: with a row of size 1 divided by h, roundings
//! would grow by 1/h with every assignment in a chain.
//!
//! A **sweep** updates all unknowns of the block once, each from its own row and the newest values of the others
//! (Gauss–Seidel): the assigned ones in their order, then the torn ones. A torn unknown whose row is rᵢ(x) with
//! ∂rᵢ/∂xᵢ = d becomes xᵢ − rᵢ (2 − d/d₀)/d₀, d₀ being d at h = 0: Newton's update with 1/d to second order in h, without
//! a division. Sweeps contract like a power of h when the Jacobian at h = 0 is triangular up to order, which is tested
//! here; whether they do so at the step size that is used, is tested at run time.

use crate::ir::graph::{Graph, Stage, Symbol, Value};
use crate::ir::schedule::OperationCount;
use num_rational::BigRational;
use num_traits::{Signed, Zero};
use std::collections::BTreeSet;

/// How much larger than the pivot another coefficient of its row may be (the usual threshold of sparse elimination is 10; Duff,
/// Erisman & Reid, ch. 5).
const GROWTH: i64 = 10;

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
        // What most rows read couples them all: torn, it leaves the others apart.
        let read_by = |i: usize| reads.iter().filter(|reads| reads.contains(&i)).count();
        let mut torn: BTreeSet<usize> = (0..n).filter(|&i| !eligible.contains(&i) || 2 * read_by(i) >= n).collect();
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
        let pivot = graph.as_constant(slope)?.abs();
        let largest = pivot.clone() * BigRational::from_integer(GROWTH.into());
        for &other in self.unknowns {
            let entry = graph.derivative(row, other);
            if graph.as_constant(entry).is_some_and(|entry| entry.abs() > largest) {
                return None;
            }
        }
        if pivot.is_zero() {
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
    ///
    /// An assigned unknown is computed when the first torn one needs it, from the newest values; torn ones that need no further
    /// assigned ones come first, so that later ones are computed from them. What is guessed to be a number (a correction of
    /// higher order) comes last.
    pub fn sweep(&self, graph: &mut Graph, torn: &Torn) -> Option<Vec<Value>> {
        let ranks = self.ranks_at_rest(graph)?;
        let mut sweep = Sweep { system: self, assigned: &torn.assigned, newest: Vec::new(), known: Vec::new() };
        let mut open = torn.torn.clone();
        while !open.is_empty() {
            let key = |i: usize| {
                let last = graph.as_constant(self.guesses[i]).is_some();
                (last, ranks[i], sweep.lacking(graph, self.rows[i]).len(), i)
            };
            let i = open.iter().copied().min_by_key(|&i| key(i))?;
            open.retain(|&j| j != i);
            sweep.update(graph, i)?;
        }
        let new_of = |&i: &usize| sweep.newest.iter().find(|(x, _)| *x == self.unknowns[i]).map(|&(_, value)| value);
        torn.torn.iter().map(new_of).collect()
    }

    /// For an update `new` = g(x) of an unknown x that it reads through assigned ones, with g' = c = O(h): Newton's update
    /// x + (g(x) − x)/(1 − c), with 1 + c for 1/(1 − c). `None` where c is of higher order.
    fn accelerated(&self, graph: &mut Graph, x: Symbol, new: Value) -> Option<Value> {
        let slope = graph.derivative(new, x);
        let first_order = self.step_sizes(graph, slope).into_iter().any(|h| {
            let rate = graph.derivative(slope, h);
            let (rate, at_rest) = (self.at_zero_step(graph, rate), self.at_zero_step(graph, slope));
            graph.is_zero(at_rest) && !graph.is_zero(rate)
        });
        if !first_order {
            return None;
        }
        let (old, one) = (graph.read(x), graph.one());
        let (change, gain) = (graph.sub(new, old), graph.add(one, slope));
        let update = graph.mul(change, gain);
        Some(graph.add(old, update))
    }

    /// The step size, if the value reads it: the first symbol of its stage. (A method's options come after it.)
    fn step_sizes(&self, graph: &Graph, value: Value) -> Vec<Symbol> {
        let h = graph.symbols().find(|&s| graph.symbol_info(s).stage == Stage::Step);
        h.into_iter().filter(|&h| graph.depends_on(value, h)).collect()
    }

    /// Where each unknown stands in an order in which the Jacobian at h = 0 is triangular, off its diagonal: the longest chain
    /// of reads behind it. `None` if there is no such order. (Sweeps then end after finitely many at h = 0, and contract
    /// like a power of h.)
    fn ranks_at_rest(&self, graph: &mut Graph) -> Option<Vec<usize>> {
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
        let mut ranks: Vec<Option<usize>> = vec![None; n];
        for _ in 0..n {
            for i in 0..n {
                let behind: Option<Vec<usize>> = reads[i].iter().map(|&j| ranks[j]).collect();
                if let Some(behind) = behind {
                    ranks[i] = Some(behind.into_iter().max().map_or(0, |rank| rank + 1));
                }
            }
        }
        ranks.into_iter().collect()
    }

    /// At h = 0, where unknowns that are guessed to be a number (corrections, guessed to be 0) are that number.
    fn at_zero_step(&self, graph: &mut Graph, value: Value) -> Value {
        let steps = self.step_sizes(graph, value);
        let zero = graph.zero();
        let numbers = self.unknowns.iter().copied().zip(self.guesses.iter().copied());
        let numbers = numbers.filter(|&(_, guess)| graph.as_constant(guess).is_some());
        let replacements: Vec<(Symbol, Value)> = numbers.chain(steps.into_iter().map(|h| (h, zero))).collect();
        graph.substitute(&[value], &replacements)[0]
    }
}

/// A sweep while it is put together.
struct Sweep<'a> {
    system: &'a System<'a>,
    /// As in [`Torn`].
    assigned: &'a [(usize, Value)],
    /// Torn unknowns that have been updated.
    newest: Vec<(Symbol, Value)>,
    /// Assigned unknowns that have been computed: position and value.
    known: Vec<(usize, Value)>,
}

impl Sweep<'_> {
    /// Positions of the assigned unknowns that a value needs and that have not been computed, in their order.
    fn lacking(&self, graph: &Graph, value: Value) -> Vec<usize> {
        let mut needed: Vec<usize> = Vec::new();
        for (position, &(i, _)) in self.assigned.iter().enumerate().rev() {
            let x = self.system.unknowns[i];
            let read = |v: Value| graph.depends_on(v, x);
            if read(value) || needed.iter().any(|&later| read(self.assigned[later].1)) {
                needed.push(position);
            }
        }
        needed.retain(|position| self.known.iter().all(|known| known.0 != *position));
        needed.reverse();
        needed
    }

    /// What has been computed and updated.
    fn replacements(&self) -> Vec<(Symbol, Value)> {
        let known =
            self.known.iter().map(|&(position, value)| (self.system.unknowns[self.assigned[position].0], value));
        known.chain(self.newest.iter().copied()).collect()
    }

    /// Updates the torn unknown i from its own row.
    fn update(&mut self, graph: &mut Graph, i: usize) -> Option<()> {
        let system = self.system;
        let (x, row) = (system.unknowns[i], system.rows[i]);
        for position in self.lacking(graph, row) {
            let value = graph.substitute(&[self.assigned[position].1], &self.replacements())[0];
            self.known.push((position, value));
        }
        let replacements = self.replacements();
        if let Some(value) = system.solved(graph, i) {
            let value = graph.substitute(&[value], &replacements)[0];
            let better = system.accelerated(graph, x, value);
            self.newest.push((x, better.unwrap_or(value)));
            if let Some(better) = better {
                // What was computed from the old x, once more.
                for k in 0..self.known.len() {
                    self.known[k].1 = graph.substitute(&[self.known[k].1], &[(x, better)])[0];
                }
            }
            return Some(());
        }
        let diagonal = graph.derivative(row, x);
        let at_rest = system.at_zero_step(graph, diagonal);
        if graph.as_constant(at_rest).is_none() || graph.is_zero(at_rest) {
            return None;
        }
        let both = graph.substitute(&[row, diagonal], &replacements);
        let slope = graph.div(both[1], at_rest);
        let two = graph.ratio(2, 1);
        let gain = graph.sub(two, slope);
        let gain = graph.div(gain, at_rest);
        let update = graph.mul(both[0], gain);
        let old = graph.read(x);
        self.newest.push((x, graph.sub(old, update)));
        Some(())
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

/// What one evaluation of these values costs, as far as it depends on the symbols.
pub(super) fn cost(graph: &Graph, values: &[Value], symbols: &[Symbol]) -> usize {
    let dependent = graph.reachable(values).into_iter().filter(|&v| graph.depends_on_any(v, symbols));
    OperationCount::of(graph, dependent).cost()
}

/// What solving n linear equations costs: n³/3 + n² multiplications with as many additions, n divisions.
pub(super) fn elimination_cost(n: usize) -> usize {
    2 * n * n * n / 3 + 2 * n * n + 5 * n
}
