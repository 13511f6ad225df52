//! The memory of solutions: guesses from it, and the numbers of points that they go through, as the runtime has them (nonholonomic's `predictor`), by
//! the same operations.

use crate::emit::SIZE;
use crate::iterate::{Iterated, Kept, ROOT_EPSILON, Solved};
use crate::step::Stepping;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, MemFlagsData, Value, types};
use nonholonomic_exec::{Count, Equations, History, Place};

impl Stepping<'_, '_> {
    /// The extrapolated guess, or distance from the plain one. Leaves where there is too little history.
    pub(crate) fn guess(&mut self, history: History, count: usize) -> Vec<Value> {
        let points = self.count_at(history.count + 1);
        // (At least two, and no more than there is room for: their weights are found by their number.)
        let beyond = self.emitter.builder.ins().iadd_imm_s(points, -2);
        let most = history.points as i64 - 2;
        let is_known = self.emitter.builder.ins().icmp_imm_u(IntCC::UnsignedLessThanOrEqual, beyond, most);
        self.demand(is_known);
        self.extrapolated(history, count, points)
    }

    /// The polynomial through so many points.
    fn extrapolated(&mut self, history: History, count: usize, points: Value) -> Vec<Value> {
        let row = self.emitter.builder.ins().imul_imm_u(points, history.points as i64);
        let weights = self.numbers_at(history.weights, row);
        let weight = |own: &mut Self, j: usize| {
            let flags = MemFlagsData::trusted();
            own.emitter.builder.ins().load(types::F64, flags, weights, j as i32 * SIZE)
        };
        let weights: Vec<Value> = (0..history.points).map(|j| weight(self, j)).collect();
        (0..count)
            .map(|i| {
                let mut sums: [Option<Value>; 2] = [None, None];
                for j in (1..history.points).rev() {
                    let x = self.number(history.number + j * count + i);
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

    /// At the end of a step: its solution is remembered, and counted.
    pub(crate) fn remember(&mut self, equations: &Equations<'_>, Solved { x, kept }: &Solved) {
        let (history, Iterated { plain, iterations, adapts }) = match (equations.place, kept) {
            (Some(Place::Polynomial(place)), Kept::Along(offset)) => return self.move_along(place, x, offset),
            (Some(Place::Solutions(history)), Kept::Iterated(iterated)) => (history, iterated),
            _ => return,
        };
        self.tally(*iterations);
        let value = if history.alternating { self.subtract(x, plain) } else { x.clone() };
        let other = history.other(x.len());
        let [known, points] = [0, 1].map(|at| self.count_at(history.count + at));
        let adapted = self.emitter.cold();
        let after = self.emitter.builder.create_block();
        let [new_known, new_points] = [(); 2].map(|()| self.emitter.builder.append_block_param(after, types::I64));
        let is_shorter = self.emitter.builder.ins().icmp_imm_u(IntCC::NotEqual, points, history.points as i64);
        let is_adapted = self.emitter.builder.ins().bor(is_shorter, *adapts);
        self.emitter.branch(is_adapted, (adapted, &[]), (after, &[known, points]));
        self.emitter.builder.switch_to_block(adapted);
        let (adapted_known, adapted_points) = self.adapted(history, (&value, x), (known, points));
        self.emitter.jump(after, &[adapted_known, adapted_points]);
        self.emitter.builder.switch_to_block(after);
        // They change places where they alternate.
        let (mut rows, mut counts) = (vec![value], [new_known, new_points]);
        for j in 0..history.points - 1 {
            rows.push((0..x.len()).map(|i| self.number(history.number + j * x.len() + i)).collect());
        }
        if history.alternating {
            let next: Vec<Vec<Value>> = (0..history.points)
                .map(|j| (0..x.len()).map(|i| self.number(other.number + j * x.len() + i)).collect())
                .collect();
            let next_counts = [0, 1].map(|at| self.count_at(other.count + at));
            self.set_history(other, &rows, counts);
            (rows, counts) = (next, next_counts);
        }
        self.set_history(history, &rows, counts);
    }

    fn set_history(&mut self, history: History, rows: &[Vec<Value>], counts: [Value; 2]) {
        counts.into_iter().enumerate().for_each(|(at, count)| self.set_count(history.count + at, count));
        for (at, &x) in rows.iter().flatten().enumerate() {
            self.set_number(history.number + at, x);
        }
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

    /// How many solutions are known with a new one, and how many of them to extrapolate through.
    fn adapted(
        &mut self,
        history: History,
        (value, x): (&[Value], &[Value]),
        (known, points): (Value, Value),
    ) -> (Value, Value) {
        let all = self.emitter.whole(history.points as u64);
        let size = self.norm(x);
        let [negligible] = self.scaled(ROOT_EPSILON / 64.0, &[size])[..] else { return (known, points) };
        // The errors of guesses through one point less, as many, and one more.
        let errors = self.emitter.slot(3);
        let (head, after) = (self.emitter.builder.create_block(), self.emitter.builder.create_block());
        let which = self.emitter.builder.append_block_param(head, types::I64);
        let none = self.emitter.whole(0);
        self.emitter.jump(head, &[none]);
        self.emitter.builder.switch_to_block(head);
        let through = self.emitter.builder.ins().iadd(points, which);
        let through = self.emitter.builder.ins().iadd_imm_s(through, -1);
        let through = self.emitter.builder.ins().umin(through, all);
        let guess = self.extrapolated(history, x.len(), through);
        let differences = self.subtract(&guess, value);
        let error = self.norm(&differences);
        let place = self.emitter.builder.ins().stack_addr(types::I64, errors, 0);
        let offset = self.emitter.builder.ins().imul_imm_u(which, i64::from(SIZE));
        let place = self.emitter.builder.ins().iadd(place, offset);
        let flags = MemFlagsData::trusted();
        self.emitter.builder.ins().store(flags, error, place, 0);
        let next = self.emitter.builder.ins().iadd_imm_u(which, 1);
        let is_last = self.emitter.builder.ins().icmp_imm_u(IntCC::Equal, next, 3);
        self.emitter.branch(is_last, (after, &[]), (head, &[next]));
        self.emitter.builder.switch_to_block(after);
        let [fewer, same, more] =
            [0, 1, 2].map(|at| self.emitter.builder.ins().stack_load(types::I64, types::F64, errors, at * SIZE));
        let ins = |own: &mut Self, cc: IntCC, a: Value, b: Value| own.emitter.builder.ins().icmp(cc, a, b);
        let has_fewer = self.emitter.builder.ins().icmp_imm_u(IntCC::UnsignedGreaterThan, points, 2);
        let has_more = ins(self, IntCC::UnsignedLessThan, points, known);
        let is_better = self.emitter.below(fewer, same);
        let is_negligible = self.emitter.at_most(same, negligible);
        let takes = self.emitter.builder.ins().band(has_fewer, is_better);
        let takes_fewer = self.emitter.builder.ins().band_not(takes, is_negligible);
        let (one_less, one_more) =
            (self.emitter.builder.ins().iadd_imm_s(points, -1), self.emitter.builder.ins().iadd_imm_u(points, 1));
        let best_error = self.emitter.builder.ins().select(takes_fewer, fewer, same);
        let best = self.emitter.builder.ins().select(takes_fewer, one_less, points);
        let (is_better, is_negligible) = (self.emitter.below(more, best_error), self.emitter.at_most(more, negligible));
        let takes = self.emitter.builder.ins().bor(is_better, is_negligible);
        let takes_more = self.emitter.builder.ins().band(takes, has_more);
        let best = self.emitter.builder.ins().select(takes_more, one_more, best);
        let one_known = self.emitter.builder.ins().iadd_imm_u(known, 1);
        let new_known = self.emitter.builder.ins().umin(one_known, all);
        // A history that is still short grows with every step.
        let is_short = ins(self, IntCC::UnsignedLessThan, known, all);
        let (all_used, stays) = (ins(self, IntCC::Equal, points, known), ins(self, IntCC::Equal, best, points));
        let grows = self.emitter.builder.ins().band(is_short, all_used);
        let grows = self.emitter.builder.ins().band(grows, stays);
        (new_known, self.emitter.builder.ins().select(grows, new_known, best))
    }
}
