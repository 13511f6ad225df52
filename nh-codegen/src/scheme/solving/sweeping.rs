//! Sweeps: all unknowns of a torn block updated once, without a Jacobian.
//!
//! Each unknown is updated from its own row and the newest values of the others (Gauss–Seidel):
//! first the assigned unknowns in their order, then the torn ones. The update of a torn unknown x
//! with the row r(x) depends on the row:
//!
//! - If the row can be [solved](BlockSystem::solved) for x, the update is the solution g. If g reads x
//!   through assigned unknowns, with g' = c = O(h), the update is g(0)/(1 − c) if g is affine in x,
//!   and x + (g − x)(1 + c) otherwise: Newton's update, to second order.
//! - Otherwise, with d = ∂r/∂x and d₀ its value at h = 0, the update is x − r (2 − d/d₀)/d₀: Newton's
//!   update with 1/d to second order in h, without a division.
//!
//! Unknowns with a number as their guess are *corrections*, of higher order than the values that
//! they correct. They come last. In short sweeps they are computed from the values at the beginning
//! of the sweep. Their error is then of higher order than needed, and the long computation of
//! energies runs in parallel with the updates instead of after them. In long sweeps this
//! parallelism gains nothing, and only the number of operations and of sweeps matters. Updates that
//! read a correction without a factor h are repeated with its new value.
//!
//! Sweeps contract like a power of h if the Jacobian at h = 0 is triangular up to order, which is
//! tested here. At run time each step tests whether they contract at its own step size.

use super::tearing::{BlockSystem, Torn, cost};
use crate::cost;
use crate::ir::fast::HashMap;
use crate::ir::graph::{Graph, Node, Symbol, Value};
use num_traits::Zero;
use std::collections::BTreeSet;

/// Grouping of the unknowns that are updated from the same values.
#[derive(Clone, Copy)]
enum By {
    /// Each unknown from the newest values.
    One,
    /// Unknowns at the same place of the order together.
    Group,
}

/// The values from which corrections are computed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Corrections {
    /// The values at the beginning of the sweep, in parallel with the updates.
    Beside,
    /// The newest values: after the updates.
    After,
}

impl BlockSystem<'_> {
    /// Returns one sweep: the torn unknowns' new values in terms of their old ones. Returns `None`
    /// if an update cannot be constructed.
    ///
    /// An assigned unknown is computed from the newest values when the first torn unknown needs it.
    /// Torn unknowns that need no further assigned ones come first, so that later ones are computed
    /// from them. In groups, torn unknowns at the same place of that order are computed from the
    /// same values.
    fn sweep(
        &self,
        graph: &mut Graph,
        torn: &Torn,
        Rest { ranks, .. }: &Rest,
        (by, corrections): (By, Corrections),
    ) -> Option<Vec<Value>> {
        let assigned = &torn.assigned;
        let mut sweep = Sweep { system: self, assigned, corrections, updates: Vec::new(), known: Vec::new() };
        let mut open = torn.torn.clone();
        let begin = graph.len();
        while !open.is_empty() {
            // Nested updates can grow without limit, and a large sweep would not be cheap either.
            if graph.len() > begin + cost::MAX_SWEEP_VALUES {
                return None;
            }
            let key = |i: usize| (self.corrects(graph, i), ranks[i], sweep.lacking(graph, self.rows[i]).len());
            let keys: Vec<_> = open.iter().map(|&i| (key(i), i)).collect();
            let &(first, next) = keys.iter().min()?;
            let group: Vec<usize> = match by {
                By::One => vec![next],
                By::Group => keys.iter().filter(|(key, _)| *key == first).map(|&(_, i)| i).collect(),
            };
            open.retain(|i| !group.contains(i));
            sweep.update(graph, &group)?;
        }
        let new_of = |&i: &usize| sweep.updates.iter().find(|update| update.of == i).map(|update| update.value);
        torn.torn.iter().map(new_of).collect()
    }

    /// Returns the cheaper kind of sweep, weighing three O(h²) sweeps as four O(h) ones. O(h²)
    /// sweeps update unknowns one by one, or in groups if that is abandoned. Returns `None` if
    /// sweeps cannot be expected to contract for small steps.
    pub fn cheaper_sweep(&self, graph: &mut Graph, torn: &Torn) -> Option<Vec<Value>> {
        let rest = self.at_rest(graph)?;
        let (price, sweep) = self.cheaper_of_both(graph, torn, &rest, Corrections::Beside)?;
        if price <= cost::LONG_SWEEP || !torn.torn.iter().any(|&i| self.corrects(graph, i)) {
            return Some(sweep);
        }
        self.cheaper_of_both(graph, torn, &rest, Corrections::After).map(|(_, sweep)| sweep)
    }

    /// Returns the cheaper kind of sweep with its cost.
    fn cheaper_of_both(
        &self,
        graph: &mut Graph,
        torn: &Torn,
        rest: &Rest,
        corrections: Corrections,
    ) -> Option<(usize, Vec<Value>)> {
        let symbols: Vec<Symbol> = torn.torn.iter().map(|&i| self.unknowns[i]).collect();
        let one_by_one = self
            .sweep(graph, torn, rest, (By::One, corrections))
            .or_else(|| self.sweep(graph, torn, rest, (By::Group, corrections)));
        let at_once = self.sweep_at_once(graph, torn, rest, corrections);
        let priced = |sweep: Vec<Value>| (cost(graph, &sweep, &symbols), sweep);
        let (fast, slow) = cost::CONTRACTION;
        match (one_by_one.map(priced), at_once.map(priced)) {
            (Some(by_one), Some(once)) if fast * by_one.0 <= slow * once.0 => Some(by_one),
            (by_one, once) => once.or(by_one),
        }
    }

    /// Returns one sweep that evaluates everything at the old values, with as many evaluations of
    /// the mechanics as one row has. Only an unknown that some row reads at h = 0 (a velocity that
    /// is a separate unknown, a correction in long sweeps) takes its new value, computed from its
    /// row at the same place. The sweep contracts like h, whereas [`BlockSystem::sweep`] may contract
    /// like h².
    fn sweep_at_once(
        &self,
        graph: &mut Graph,
        torn: &Torn,
        Rest { ranks, read }: &Rest,
        corrections: Corrections,
    ) -> Option<Vec<Value>> {
        let assigned = self.substitutions(graph, &torn.assigned);
        let mut order = torn.torn.clone();
        order.sort_by_key(|&i| (ranks[i], self.corrects(graph, i), i));
        let mut newest: Vec<(Symbol, Value)> = Vec::new();
        let mut updates = vec![None; self.rows.len()];
        for i in order {
            let value = self.fixed_point(graph, i)?;
            let value = graph.substitute(&[value], &assigned)[0];
            let value = graph.substitute(&[value], &newest)[0];
            if read[i] && (corrections == Corrections::After || !self.corrects(graph, i)) {
                newest.push((self.unknowns[i], value));
            }
            updates[i] = Some(value);
        }
        torn.torn.iter().map(|&i| updates[i]).collect()
    }

    /// Returns g for the row r(x) = x − g(x), or x − r/d₀ with d₀ = ∂r/∂x at h = 0.
    fn fixed_point(&self, graph: &mut Graph, i: usize) -> Option<Value> {
        if let Some(value) = self.solved(graph, i) {
            return Some(value);
        }
        let (row, old) = (self.rows[i], graph.read(self.unknowns[i]));
        if let Node::Sub(left, right) = *graph.node(row)
            && left == old
        {
            return Some(right);
        }
        let diagonal = graph.derivative(row, self.unknowns[i]);
        let at_rest = self.at_zero_step(graph, diagonal);
        graph.as_constant(at_rest).filter(|slope| !slope.is_zero())?;
        let change = graph.div(row, at_rest);
        Some(graph.sub(old, change))
    }

    /// Returns whether this unknown is a correction.
    fn corrects(&self, graph: &Graph, i: usize) -> bool {
        graph.as_constant(self.guesses[i]).is_some()
    }

    /// Returns the new value of the torn unknown i from its own row with these replacements, and
    /// whether the row was solved for it.
    fn updated(&self, graph: &mut Graph, i: usize, replacements: &[(Symbol, Value)]) -> Option<(Value, bool)> {
        let (x, row) = (self.unknowns[i], self.rows[i]);
        if let Some(value) = self.solved(graph, i) {
            return Some((graph.substitute(&[value], replacements)[0], true));
        }
        let diagonal = graph.derivative(row, x);
        let at_rest = self.at_zero_step(graph, diagonal);
        if graph.as_constant(at_rest).is_none() || graph.is_zero(at_rest) {
            return None;
        }
        let both = graph.substitute(&[row, diagonal], replacements);
        let slope = graph.div(both[1], at_rest);
        let two = graph.ratio(2, 1);
        let gain = graph.sub(two, slope);
        let gain = graph.div(gain, at_rest);
        let update = graph.mul(both[0], gain);
        let old = graph.read(x);
        Some((graph.sub(old, update), false))
    }

    /// Accelerates an update `new` = g(x) that reads its unknown x through assigned ones, with g' =
    /// c = O(h): returns the root of g(x) = x, or Newton's update. Returns `None` if c is of higher
    /// order.
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
        let (old, one, zero) = (graph.read(x), graph.one(), graph.zero());
        if graph.affine_slope(new, x).is_some() {
            let constant = graph.substitute(&[new], &[(x, zero)])[0];
            let rest = graph.sub(one, slope);
            return Some(quotient(graph, constant, rest));
        }
        let (change, gain) = (graph.sub(new, old), graph.add(one, slope));
        let update = graph.mul(change, gain);
        Some(graph.add(old, update))
    }

    /// Returns the step size if the value reads it.
    fn step_sizes(&self, graph: &Graph, value: Value) -> Vec<Symbol> {
        graph.step_size().into_iter().filter(|&h| graph.depends_on(value, h)).collect()
    }

    /// Returns the place of each unknown in an order that makes the off-diagonal Jacobian at h = 0
    /// triangular; `None` if no such order exists. Sweeps then end after finitely many at h = 0,
    /// and contract like a power of h.
    fn at_rest(&self, graph: &mut Graph) -> Option<Rest> {
        let n = self.rows.len();
        let mut reads: Vec<BTreeSet<usize>> = vec![BTreeSet::new(); n];
        // The map carries the results of one entry over to the next.
        let mut known: HashMap<Value, Value> =
            self.zero_step(graph).into_iter().map(|(symbol, number)| (graph.read(symbol), number)).collect();
        for (i, reads) in reads.iter_mut().enumerate() {
            for j in (0..n).filter(|&j| j != i) {
                let entry = graph.derivative(self.rows[i], self.unknowns[j]);
                let entry = graph.with_values(&[entry], &mut known)[0];
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
        let read = (0..n).map(|j| reads.iter().any(|reads| reads.contains(&j))).collect();
        Some(Rest { ranks: ranks.into_iter().collect::<Option<_>>()?, read })
    }

    /// Returns a value at h = 0, with corrections at their guess.
    fn at_zero_step(&self, graph: &mut Graph, value: Value) -> Value {
        let replacements = self.zero_step(graph);
        graph.substitute_in(value, &replacements)
    }

    /// Returns the replacements that give a value at h = 0.
    fn zero_step(&self, graph: &mut Graph) -> Vec<(Symbol, Value)> {
        let zero = graph.zero();
        let numbers = self.unknowns.iter().copied().zip(self.guesses.iter().copied());
        let numbers = numbers.filter(|&(_, guess)| graph.as_constant(guess).is_some());
        numbers.chain(graph.step_size().map(|h| (h, zero))).collect()
    }
}

/// Reads of the unknowns by the rows at h = 0.
struct Rest {
    /// The longest chain of reads behind each unknown.
    ranks: Vec<usize>,
    /// Whether another row reads the unknown.
    read: Vec<bool>,
}

/// A torn unknown that has been updated.
struct Update {
    /// The position of the unknown.
    of: usize,
    value: Value,
    /// Number of earlier updates from which this one was computed.
    after: usize,
    /// Whether this sweep has computed a value from it.
    read: bool,
}

/// A sweep under construction.
struct Sweep<'a> {
    system: &'a BlockSystem<'a>,
    /// The assigned unknowns, as in [`Torn`].
    assigned: &'a [(usize, Value)],
    corrections: Corrections,
    /// Torn unknowns that have been updated.
    updates: Vec<Update>,
    /// Assigned unknowns that have been computed: position and value.
    known: Vec<(usize, Value)>,
}

impl Sweep<'_> {
    /// Returns the positions of the assigned unknowns that a value needs and that have not been
    /// computed, in order.
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

    /// Returns the replacements of the unknowns that have been computed or are among the first
    /// `updates`.
    fn newest(&self, updates: usize) -> Vec<(Symbol, Value)> {
        let unknowns = self.system.unknowns;
        let known = self.known.iter().map(|&(position, value)| (unknowns[self.assigned[position].0], value));
        known.chain(self.updates.iter().take(updates).map(|update| (unknowns[update.of], update.value))).collect()
    }

    /// Marks the updates that the value reads.
    fn read(&mut self, graph: &Graph, value: Value) {
        for update in &mut self.updates {
            update.read |= graph.depends_on(value, self.system.unknowns[update.of]);
        }
    }

    /// Returns the replacements for corrections, restricted to values for which a correction need
    /// not wait.
    fn for_corrections(&self, graph: &mut Graph) -> Vec<(Symbol, Value)> {
        if self.corrections == Corrections::Beside {
            return self.system.substitutions(graph, self.assigned);
        }
        let mut newest = self.newest(self.updates.len());
        for update in self.updates.iter().filter(|update| !update.read) {
            newest.retain(|(x, _)| *x != self.system.unknowns[update.of]);
        }
        newest
    }

    /// Updates these torn unknowns from their own rows, none from the new value of another.
    fn update(&mut self, graph: &mut Graph, group: &[usize]) -> Option<()> {
        let (system, after) = (self.system, self.updates.len());
        let (corrections, others): (Vec<usize>, Vec<usize>) =
            group.iter().copied().partition(|&i| system.corrects(graph, i));
        let from_newest = if self.corrections == Corrections::Beside { &others[..] } else { group };
        for &i in from_newest {
            for position in self.lacking(graph, system.rows[i]) {
                let value = self.assigned[position].1;
                self.read(graph, value);
                let value = graph.substitute(&[value], &self.newest(after))[0];
                self.known.push((position, value));
            }
        }
        let (mut values, mut better) = (Vec::new(), Vec::new());
        let newest = self.newest(after);
        for i in others {
            self.read(graph, system.rows[i]);
            let (value, solved) = system.updated(graph, i, &newest)?;
            let x = system.unknowns[i];
            let accelerated = if solved { system.accelerated(graph, x, value) } else { None };
            better.extend(accelerated.map(|value| (x, value)));
            values.push((i, accelerated.unwrap_or(value)));
        }
        if !better.is_empty() {
            // Values that were computed from the old unknowns are computed again.
            for k in 0..self.known.len() {
                self.known[k].1 = graph.substitute(&[self.known[k].1], &better)[0];
            }
        }
        if !corrections.is_empty() {
            let read = self.for_corrections(graph);
            for i in corrections {
                let (value, _) = system.updated(graph, i, &read)?;
                self.correct(graph, system.unknowns[i], value);
                values.push((i, value));
            }
        }
        self.updates.extend(values.into_iter().map(|(of, value)| Update { of, value, after, read: false }));
        Some(())
    }

    /// Repeats the updates that read the correction x without a factor h; all other values in those
    /// rows stay as they were read.
    fn correct(&mut self, graph: &mut Graph, x: Symbol, new: Value) {
        let system = self.system;
        for k in 0..self.updates.len() {
            let Update { of: i, after, .. } = self.updates[k];
            let Some(solved) = system.solved(graph, i) else { continue };
            let slope = graph.derivative(solved, x);
            let at_rest = system.at_zero_step(graph, slope);
            if system.corrects(graph, i) || graph.is_zero(at_rest) {
                continue;
            }
            let mut replacements = self.newest(after);
            replacements.push((x, new));
            self.updates[k].value = graph.substitute(&[solved], &replacements)[0];
        }
    }
}

/// Returns a/b. It cancels a denominator of a against those in the terms of b: (p/d)/(1 − q/d) =
/// p/(d − q).
fn quotient(graph: &mut Graph, a: Value, b: Value) -> Value {
    match denominator(graph, a) {
        Some(d) if has_denominator(graph, b, d) => {
            let (above, below) = (cleared(graph, a, d), cleared(graph, b, d));
            graph.div(above, below)
        }
        _ => graph.div(a, b),
    }
}

/// Returns the denominator of a quotient or of its multiple.
fn denominator(graph: &Graph, value: Value) -> Option<Value> {
    match *graph.node(value) {
        Node::Neg(a) => denominator(graph, a),
        Node::Mul(a, b) if graph.as_constant(a).is_some() => denominator(graph, b),
        Node::Div(_, d) => Some(d),
        _ => None,
    }
}

/// Returns whether a term of this sum has the denominator d.
fn has_denominator(graph: &Graph, value: Value, d: Value) -> bool {
    match *graph.node(value) {
        Node::Neg(a) => has_denominator(graph, a, d),
        Node::Add(a, b) | Node::Sub(a, b) => has_denominator(graph, a, d) || has_denominator(graph, b, d),
        _ => denominator(graph, value) == Some(d),
    }
}

/// Returns d · value, term by term.
fn cleared(graph: &mut Graph, value: Value, d: Value) -> Value {
    match *graph.node(value) {
        Node::Neg(a) => {
            let a = cleared(graph, a, d);
            graph.neg(a)
        }
        Node::Add(a, b) => {
            let (a, b) = (cleared(graph, a, d), cleared(graph, b, d));
            graph.add(a, b)
        }
        Node::Sub(a, b) => {
            let (a, b) = (cleared(graph, a, d), cleared(graph, b, d));
            graph.sub(a, b)
        }
        // The product cancels d in a quotient.
        _ => graph.mul(value, d),
    }
}
