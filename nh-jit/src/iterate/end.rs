//! Ends of iterations, in which each of several motions stops at its own solution.

use super::{EPSILON, Iteration, Motions};
use crate::step::Stepping;
use cranelift_codegen::ir::{Block, Value};
use nonholonomic::Scalar;

impl Stepping<'_, '_> {
    /// Jumps to the solution if each number is at most its bound, and continues here otherwise.
    pub(super) fn accept(&mut self, iteration: &Iteration<'_, '_>, numbers: &[Value], bounds: &[Value]) {
        let holds = self.emitter.all_at_most(numbers, bounds);
        self.accept_where(iteration, holds);
    }

    /// Does the same for a truth. Without a truth, the solution is always accepted.
    fn accept_where(&mut self, iteration: &Iteration<'_, '_>, holds: Option<Value>) {
        match holds {
            Some(holds) => self.close(iteration, holds, iteration.solved),
            None => {
                self.emitter.jump(iteration.solved, &[]);
                let further = self.emitter.builder.create_block();
                self.emitter.builder.switch_to_block(further);
            }
        }
    }

    /// Jumps to `there` if a truth holds, and continues here otherwise. With several motions, each
    /// motion stops once the truth holds for it, and all jump when the last one stops.
    pub(super) fn close(&mut self, iteration: &Iteration<'_, '_>, holds: Value, there: Block) {
        let further = self.emitter.builder.create_block();
        match iteration.motions {
            None => self.emitter.branch(holds, (there, &[]), (further, &[])),
            Some(Motions { open, .. }) => {
                let was_open = self.emitter.get(open);
                let is_open = self.emitter.without(was_open, holds);
                self.emitter.set(open, is_open);
                let is_running = self.emitter.somewhere(is_open);
                self.emitter.branch(is_running, (further, &[]), (there, &[]));
            }
        }
        self.emitter.builder.switch_to_block(further);
    }

    /// The opposite of [`close`](Self::close): jumps to `there` unless a truth holds.
    pub(super) fn continue_if(&mut self, iteration: &Iteration<'_, '_>, holds: Value, there: Block) {
        let further = self.emitter.builder.create_block();
        let is_running = match iteration.motions {
            None => holds,
            Some(Motions { open, .. }) => {
                let was_open = self.emitter.get(open);
                let is_open = self.emitter.both(was_open, holds);
                self.emitter.set(open, is_open);
                self.emitter.somewhere(is_open)
            }
        };
        self.emitter.branch(is_running, (further, &[]), (there, &[]));
        self.emitter.builder.switch_to_block(further);
    }

    /// Returns whether a truth holds for all motions that continue.
    pub(super) fn of_open(&mut self, iteration: &Iteration<'_, '_>, holds: Value) -> Value {
        let holds = match iteration.motions {
            None => holds,
            Some(Motions { open, .. }) => {
                let open = self.emitter.get(open);
                self.emitter.wherever(holds, open)
            }
        };
        self.emitter.everywhere(holds)
    }

    /// Leaves unless a truth holds for all motions that continue.
    pub(super) fn demand_of_open(&mut self, iteration: &Iteration<'_, '_>, holds: Value) {
        let (holds, leave) = (self.of_open(iteration, holds), self.leave);
        self.emitter.unless(holds, leave);
    }

    /// Accepts and counts the new x in motions that continue.
    pub(super) fn take(&mut self, iteration: &Iteration<'_, '_>, before: &[Value], new: &[Value]) {
        let Some(Motions { open, rounds }) = iteration.motions else { return self.set(&iteration.x, new) };
        let is_open = self.emitter.get(open);
        let chosen: Vec<Value> =
            before.iter().zip(new).map(|(&before, &new)| self.emitter.choose(is_open, new, before)).collect();
        self.set(&iteration.x, &chosen);
        let (one, made) = (self.emitter.constant(1.0), self.emitter.get(rounds));
        let more = self.emitter.add(made, one);
        let made = self.emitter.choose(is_open, more, made);
        self.emitter.set(rounds, made);
    }

    /// Jumps to the solution if an update is invisible in the new state, and continues here
    /// otherwise.
    pub(super) fn accept_invisible(&mut self, iteration: &Iteration<'_, '_>, sizes: &[Value], x: &[Value]) {
        let scale = self.get(&iteration.scale);
        let quarter = self.scaled(EPSILON / 4.0, &scale);
        let (norm, smallest) = (self.norm(x), self.emitter.constant(<f64 as Scalar>::TINY));
        let [part] = self.scaled(EPSILON * EPSILON, &[norm])[..] else { return };
        let nothing = self.emitter.add(part, smallest);
        let mut each = Vec::new();
        for (&size, &quarter) in sizes.iter().zip(&quarter) {
            let (a, b) = (self.emitter.at_most(size, quarter), self.emitter.at_most(size, nothing));
            each.push(self.emitter.either(a, b));
        }
        let (total, infinite) = (self.norm(sizes), self.emitter.constant(f64::INFINITY));
        each.push(self.emitter.below(total, infinite));
        let holds = self.emitter.all(&each);
        self.accept_where(iteration, holds);
    }
}
