//! The memory of solutions: the runtime's guesses and numbers of points (nonholonomic's
//! `predictor`), by the same operations.

use crate::emit::SIZE;
use crate::iterate::{Iterated, Kept, ROOT_EPSILON, Solved};
use crate::step::Stepping;
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{InstBuilder, MemFlagsData, Value, types};
use nonholonomic_exec::{Count, Equations, History, Place};

impl Stepping<'_, '_> {
    /// Returns the extrapolated guess, or the distance from the plain one. Leaves if there is too
    /// little history.
    pub(crate) fn guess(&mut self, history: History) -> Vec<Value> {
        let (through, two) = (self.number(history.through()), self.emitter.constant(2.0));
        let is_known = self.emitter.at_most(two, through);
        self.demand(is_known);
        let weights: Vec<Value> = (0..history.points).map(|j| self.number(history.weights() + j)).collect();
        self.extrapolated(history, &weights)
    }

    /// Returns the polynomial with these weights.
    fn extrapolated(&mut self, history: History, weights: &[Value]) -> Vec<Value> {
        (0..history.unknowns)
            .map(|i| {
                let mut sums: [Option<Value>; 2] = [None, None];
                for j in (1..history.points).rev() {
                    let x = self.number(history.number + j * history.unknowns + i);
                    let term = self.emitter.mul(weights[j], x);
                    let sum = &mut sums[(j - 1) % 2];
                    *sum = Some(sum.map_or(term, |sum| self.emitter.add(sum, term)));
                }
                let latest = self.number(history.number + i);
                let latest = self.emitter.mul(weights[0], latest);
                let [even, odd] = sums.map(|sum| sum.unwrap_or_else(|| self.emitter.constant(0.0)));
                let sum = self.emitter.add(even, odd);
                self.emitter.add(sum, latest)
            })
            .collect()
    }

    /// Returns the weights of the polynomials through `through` points, a number for each motion.
    fn weights(&mut self, history: History, through: Value) -> Vec<Value> {
        let motions = self.emitter.lanes().count();
        let rows: Vec<Value> = (0..motions)
            .map(|motion| {
                let through = self.emitter.lane(through, motion);
                let row = self.emitter.builder.ins().fcvt_to_uint_sat(types::I64, through);
                // The table has no more rows, whatever the record contains.
                let last = self.emitter.whole(history.points as u64);
                let row = self.emitter.builder.ins().umin(row, last);
                self.row_at(history.table, row, history.points)
            })
            .collect();
        let flags = MemFlagsData::trusted();
        (0..history.points)
            .map(|j| {
                // All motions have the same table.
                let at = (j * motions) as i32 * SIZE;
                let weight = |own: &mut Self, row| own.emitter.builder.ins().load(types::F64, flags, row, at);
                let weights: Vec<Value> = rows.iter().map(|&row| weight(self, row)).collect();
                self.emitter.together(&weights)
            })
            .collect()
    }

    /// Remembers and counts a solution at the end of a step.
    pub(crate) fn remember(&mut self, equations: &Equations<'_>, Solved { x, kept }: &Solved) {
        let (history, Iterated { plain, iterations, adapts }) = match (equations.place, kept) {
            (Some(Place::Polynomial(place)), Kept::Along(offset)) => return self.move_along(place, x, offset),
            (Some(Place::Solutions(history)), Kept::Iterated(iterated)) => (history, iterated),
            _ => return,
        };
        self.tally(*iterations);
        let value = if history.alternating { self.subtract(x, plain) } else { x.clone() };
        let other = history.other();
        let known = self.count_at(history.count);
        let (through, all) = (self.number(history.through()), self.emitter.constant(history.points as f64));
        let (adapted, after) = (self.emitter.cold(), self.emitter.builder.create_block());
        let is_shorter = self.emitter.below(through, all);
        let is_adapted = self.emitter.either(is_shorter, *adapts);
        let is_any = self.emitter.somewhere(is_adapted);
        self.emitter.branch(is_any, (adapted, &[]), (after, &[]));
        self.emitter.builder.switch_to_block(adapted);
        self.adapt(history, (&value, x), (known, through), is_adapted);
        self.emitter.jump(after, &[]);
        self.emitter.builder.switch_to_block(after);
        // Alternating histories change places.
        let mut count = self.count_at(history.count);
        let mut numbers = value;
        numbers.extend((0..(history.points - 1) * history.unknowns).map(|at| self.number(history.number + at)));
        if history.alternating {
            let rest = history.through()..history.number + history.size();
            numbers.extend(rest.map(|at| self.number(at)));
            let next: Vec<Value> = (0..history.size()).map(|at| self.number(other.number + at)).collect();
            let next_count = self.count_at(other.count);
            self.set_history(other, &numbers, count);
            (numbers, count) = (next, next_count);
        }
        self.set_history(history, &numbers, count);
    }

    fn set_history(&mut self, history: History, numbers: &[Value], count: Value) {
        self.set_count(history.count, count);
        numbers.iter().enumerate().for_each(|(at, &x)| self.set_number(history.number + at, x));
    }

    /// Counts a solve.
    fn tally(&mut self, iterations: Value) {
        let (several, after) = (self.emitter.cold(), self.emitter.builder.create_block());
        let is_several = self.emitter.builder.ins().icmp_imm_u(IntCC::UnsignedGreaterThan, iterations, 1);
        self.emitter.branch(is_several, (several, &[]), (after, &[]));
        self.emitter.builder.switch_to_block(several);
        let (further, most) = (self.count_at(Count::Further as usize), self.count_at(Count::Most as usize));
        let more = self.emitter.builder.ins().iadd_imm_s(iterations, -1);
        let further = self.emitter.builder.ins().iadd(further, more);
        let most = self.emitter.builder.ins().umax(most, iterations);
        self.set_count(Count::Further as usize, further);
        self.set_count(Count::Most as usize, most);
        self.emitter.jump(after, &[]);
        self.emitter.builder.switch_to_block(after);
    }

    /// Determines the number of solutions to extrapolate from, in motions that must adapt, and
    /// counts one more known solution.
    fn adapt(
        &mut self,
        history: History,
        (value, x): (&[Value], &[Value]),
        (known, through): (Value, Value),
        is_adapted: Value,
    ) {
        let [one, two, all] = [1, 2, history.points].map(|k| self.emitter.constant(k as f64));
        let size = self.norm(x);
        let [negligible] = self.scaled(ROOT_EPSILON / 64.0, &[size])[..] else { return };
        let (fewer, more) = (self.emitter.sub(through, one), self.emitter.add(through, one));
        // The errors of guesses through one point less, the same number, and one more.
        let slot = self.emitter.slot(3);
        let errors = self.emitter.builder.ins().stack_addr(types::I64, slot, 0);
        let (head, after) = (self.emitter.builder.create_block(), self.emitter.builder.create_block());
        let which = self.emitter.builder.append_block_param(head, types::I64);
        let none = self.emitter.whole(0);
        self.emitter.jump(head, &[none]);
        self.emitter.builder.switch_to_block(head);
        let further = self.emitter.number_of(which);
        let through_these = self.emitter.add(fewer, further);
        let weights = self.weights(history, through_these);
        let guess = self.extrapolated(history, &weights);
        let differences = self.subtract(&guess, value);
        let error = self.norm(&differences);
        let place = self.emitter.row(errors, which, 1);
        self.emitter.store_to(place, 0, error);
        let next = self.emitter.builder.ins().iadd_imm_u(which, 1);
        let is_last = self.emitter.builder.ins().icmp_imm_u(IntCC::Equal, next, 3);
        self.emitter.branch(is_last, (after, &[]), (head, &[next]));
        self.emitter.builder.switch_to_block(after);
        let [error_of_fewer, error, error_of_more] = [0, 1, 2].map(|at| self.emitter.load_from(errors, at));
        let is_better = self.emitter.below(error_of_fewer, error);
        let is_negligible = self.emitter.at_most(error, negligible);
        let has_fewer = self.emitter.below(two, through);
        let takes = self.emitter.both(has_fewer, is_better);
        let takes_fewer = self.emitter.without(takes, is_negligible);
        let best_error = self.emitter.choose(takes_fewer, error_of_fewer, error);
        let best = self.emitter.choose(takes_fewer, fewer, through);
        let is_better = self.emitter.below(error_of_more, best_error);
        let is_negligible = self.emitter.at_most(error_of_more, negligible);
        let known_before = self.emitter.number_of(known);
        let has_more = self.emitter.below(through, known_before);
        let takes = self.emitter.either(is_better, is_negligible);
        let takes_more = self.emitter.both(takes, has_more);
        let best = self.emitter.choose(takes_more, more, best);
        let most = self.emitter.whole(history.points as u64);
        let new_known = self.emitter.builder.ins().iadd_imm_u(known, 1);
        let new_known = self.emitter.builder.ins().umin(new_known, most);
        // A history that is still short grows with every step.
        let is_short = self.emitter.below(known_before, all);
        let all_used = self.emitter.compared(FloatCC::Equal, through, known_before);
        let stays = self.emitter.compared(FloatCC::Equal, best, through);
        let grows = self.emitter.both(is_short, all_used);
        let grows = self.emitter.both(grows, stays);
        let grown = self.emitter.number_of(new_known);
        let best = self.emitter.choose(grows, grown, best);
        let best = self.emitter.choose(is_adapted, best, through);
        let weights = self.weights(history, best);
        self.set_count(history.count, new_known);
        self.set_number(history.through(), best);
        weights.iter().enumerate().for_each(|(j, &weight)| self.set_number(history.weights() + j, weight));
    }
}
