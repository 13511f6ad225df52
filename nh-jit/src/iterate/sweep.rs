//! Sweeps.

use super::{EPSILON, Iteration, Motions};
use crate::step::Stepping;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{Block, InstBuilder, Value};
use cranelift_frontend::Variable;
use nonholonomic_ir::ir::program::Part;

const MAX_SWEEPS: i64 = 8;

/// State of several motions under sweeps: the way in which each reached its last x.
struct Settled {
    /// The previous x.
    before: Vec<Variable>,
    /// The change before the last one.
    previous: Variable,
    /// Motions that have reached a solution.
    found: Variable,
}

/// The state at the end of sweeps.
struct Seen {
    x: Vec<Value>,
    /// The last change of x, its size, and the size of the change before.
    moved: Vec<Value>,
    change: Value,
    last: Value,
    /// The motions that have reached a solution, if there are several motions.
    found: Option<Value>,
}

impl Stepping<'_, '_> {
    /// Translates sweeps, with Newton's method if they contract too slowly.
    pub(super) fn sweep(&mut self, iteration: &Iteration<'_, '_>) -> Result<(), String> {
        let equations = iteration.equations;
        let slow = self.emitter.truths();
        let (zero, no) = (self.emitter.constant(0.0), self.emitter.truth(false));
        self.set(&[slow], &[no]);
        let settled = iteration.motions.map(|_| self.settled(equations.unknowns.len(), (zero, no)));
        let head = self.emitter.builder.create_block();
        let [judged, contracting, settling, checked, left] = [(); 5].map(|()| self.emitter.builder.create_block());
        // Some motions may be solved while others are not.
        let ended = if settled.is_some() { checked } else { left };
        self.emitter.jump(head, &[]);

        self.emitter.builder.switch_to_block(head);
        let x = self.get(&iteration.x);
        let new = self.part_at(equations, Part::Sweep, &x)?;
        let moved = self.subtract(&new, &x);
        let change = self.norm(&moved);
        self.take(iteration, &x, &new);
        let made = self.emitter.builder.use_var(iteration.sweeps);
        let sweeps = self.emitter.builder.ins().iadd_imm_u(made, 1);
        let (last, was_slow) = (self.emitter.get(iteration.last), self.emitter.get(slow));
        self.set(&[iteration.sweeps, iteration.last], &[sweeps, change]);
        if let Some(settled) = &settled {
            self.settle(iteration, settled, (&x, last, change));
        }
        let is_first = self.emitter.builder.ins().icmp_imm_u(IntCC::Equal, made, 0);
        self.emitter.branch(is_first, (head, &[]), (judged, &[]));

        self.emitter.builder.switch_to_block(judged);
        let magnitude = self.norm(&new);
        let [eightfold] = self.scaled(8.0, &[change])[..] else { return Ok(()) };
        let contracts = self.emitter.at_most(eightfold, last);
        let all_contract = self.of_open(iteration, contracts);
        self.emitter.branch(all_contract, (contracting, &[]), (settling, &[]));

        self.emitter.builder.switch_to_block(contracting);
        let [rest] = self.scaled(EPSILON / 8.0, &[magnitude])[..] else { return Ok(()) };
        let (square, bound) = (self.emitter.mul(change, change), self.emitter.mul(rest, last));
        let is_solved = self.emitter.at_most(square, bound);
        self.find(iteration, &settled, is_solved);
        self.close(iteration, is_solved, checked);
        self.set(&[slow], &[no]);
        self.again(sweeps, head, ended);

        self.emitter.builder.switch_to_block(settling);
        self.emitter.builder.set_cold_block(settling);
        let [roundings] = self.scaled(2.0 * EPSILON, &[magnitude])[..] else { return Ok(()) };
        let (a, b) = (self.emitter.at_most(change, roundings), self.emitter.at_most(last, roundings));
        let is_rounded = self.emitter.both(a, b);
        let twice = self.emitter.add(change, change);
        let shrinks = self.emitter.at_most(twice, last);
        let is_running = self.emitter.without(shrinks, was_slow);
        // Motions that moved away from the solution are left to the executor.
        let [eighth] = self.scaled(0.125, &[magnitude])[..] else { return Ok(()) };
        let (a, b) = (self.emitter.at_most(change, last), self.emitter.at_most(change, eighth));
        let is_near = self.emitter.either(a, b);
        let (is_solved, is_running, is_slow) = match settled {
            None => (is_rounded, is_running, self.emitter.truth(true)),
            Some(_) => {
                let sizes = (change, last, magnitude);
                let Some(each) = self.of_each(sizes, contracts, (is_rounded, is_running)) else { return Ok(()) };
                each
            }
        };
        self.find(iteration, &settled, is_solved);
        self.close(iteration, is_solved, checked);
        let is_ordinary = self.emitter.either(is_running, is_near);
        self.demand_of_open(iteration, is_ordinary);
        self.continue_if(iteration, is_running, ended);
        self.set(&[slow], &[is_slow]);
        self.again(sweeps, head, ended);

        self.emitter.builder.switch_to_block(checked);
        let seen = match &settled {
            None => Seen { x: new, moved, change, last, found: None },
            Some(settled) => self.seen(iteration, settled),
        };
        self.check(iteration, &seen, left)?;

        self.emitter.builder.switch_to_block(left);
        self.emitter.builder.set_cold_block(left);
        let scale = self.part(equations, Part::Scale)?;
        self.set(&iteration.scale, &scale);
        self.set(&[iteration.last], &[zero]);
        self.newton(iteration)
    }

    /// Returns the solved, the continuing and the slow ones of several motions, some of which
    /// contract.
    fn of_each(
        &mut self,
        (change, last, magnitude): (Value, Value, Value),
        contracts: Value,
        (is_rounded, is_running): (Value, Value),
    ) -> Option<(Value, Value, Value)> {
        let [rest] = self.scaled(EPSILON / 8.0, &[magnitude])[..] else { return None };
        let (square, bound) = (self.emitter.mul(change, change), self.emitter.mul(rest, last));
        let converges = self.emitter.at_most(square, bound);
        let (converges, yes) = (self.emitter.both(contracts, converges), self.emitter.truth(true));
        let is_rounded = self.emitter.without(is_rounded, contracts);
        let (is_solved, is_running) =
            (self.emitter.either(converges, is_rounded), self.emitter.either(contracts, is_running));
        Some((is_solved, is_running, self.emitter.without(yes, contracts)))
    }

    /// Tests the end of the sweeps for each unknown. Jumps to the solution if all of them are
    /// solved, and to `left` otherwise.
    fn check(&mut self, iteration: &Iteration<'_, '_>, seen: &Seen, left: Block) -> Result<(), String> {
        let equations = iteration.equations;
        if equations.unknowns.len() > 1 {
            let sizes = self.abs_all(&seen.moved);
            let lacks: Vec<Value> = sizes.iter().map(|&size| self.emitter.mul(size, seen.change)).collect();
            let magnitudes = self.abs_all(&seen.x);
            let bounds = self.parts(64.0 * EPSILON, seen.last, &magnitudes);
            let is_none = self.emitter.all_at_most(&lacks, &bounds);
            self.end(iteration, seen, is_none);
            let scale = self.part(equations, Part::Scale)?;
            let typical = self.sums(&scale, &magnitudes);
            let bounds = self.parts(EPSILON / 4.0, seen.last, &typical);
            let is_small = self.emitter.all_at_most(&lacks, &bounds);
            let holds = is_none.zip(is_small).map(|(a, b)| self.emitter.either(a, b));
            self.end(iteration, seen, holds);
            self.emitter.jump(left, &[]);
        } else {
            self.end(iteration, seen, None);
            self.emitter.jump(left, &[]);
        }
        Ok(())
    }

    /// Sweeps again, unless the maximum number is reached.
    fn again(&mut self, sweeps: Value, head: Block, ended: Block) {
        let is_last = self.emitter.builder.ins().icmp_imm_u(IntCC::Equal, sweeps, MAX_SWEEPS);
        self.emitter.branch(is_last, (ended, &[]), (head, &[]));
    }

    /// part · last · size
    fn parts(&mut self, part: f64, last: Value, sizes: &[Value]) -> Vec<Value> {
        let part = self.emitter.constant(part);
        let part = self.emitter.mul(part, last);
        sizes.iter().map(|&size| self.emitter.mul(part, size)).collect()
    }
}

impl Stepping<'_, '_> {
    fn settled(&mut self, unknowns: usize, (zero, no): (Value, Value)) -> Settled {
        let before: Vec<Variable> = (0..unknowns).map(|_| self.emitter.variable()).collect();
        let settled = Settled { before, previous: self.emitter.variable(), found: self.emitter.truths() };
        self.set(&settled.before, &vec![zero; unknowns]);
        self.set(&[settled.previous, settled.found], &[zero, no]);
        settled
    }

    /// Records how a sweep changed x, in motions that continue.
    fn settle(
        &mut self,
        iteration: &Iteration<'_, '_>,
        settled: &Settled,
        (x, last, change): (&[Value], Value, Value),
    ) {
        let Some(Motions { open, .. }) = iteration.motions else { return };
        let is_open = self.emitter.get(open);
        for (&variable, &x) in settled.before.iter().zip(x) {
            let before = self.emitter.get(variable);
            let before = self.emitter.choose(is_open, x, before);
            self.emitter.set(variable, before);
        }
        let previous = self.emitter.get(settled.previous);
        let [previous, change] =
            [(last, previous), (change, last)].map(|(new, old)| self.emitter.choose(is_open, new, old));
        self.set(&[settled.previous, iteration.last], &[previous, change]);
    }

    /// Records which of several motions have reached a solution.
    fn find(&mut self, iteration: &Iteration<'_, '_>, settled: &Option<Settled>, is_solved: Value) {
        let (Some(Motions { open, .. }), Some(settled)) = (iteration.motions, settled) else { return };
        let (is_open, found) = (self.emitter.get(open), self.emitter.get(settled.found));
        let is_found = self.emitter.both(is_open, is_solved);
        let found = self.emitter.either(found, is_found);
        self.emitter.set(settled.found, found);
    }

    fn seen(&mut self, iteration: &Iteration<'_, '_>, settled: &Settled) -> Seen {
        let (x, before) = (self.get(&iteration.x), self.get(&settled.before));
        let moved = self.subtract(&x, &before);
        let (change, last) = (self.emitter.get(iteration.last), self.emitter.get(settled.previous));
        Seen { x, moved, change, last, found: Some(self.emitter.get(settled.found)) }
    }

    /// Jumps to the solution if a truth holds, or if none is given, provided that all motions have
    /// reached a solution. Otherwise continues here with the other motions.
    fn end(&mut self, iteration: &Iteration<'_, '_>, seen: &Seen, holds: Option<Value>) {
        let further = self.emitter.builder.create_block();
        let holds = match (seen.found, holds) {
            (Some(found), Some(holds)) => Some(self.emitter.both(found, holds)),
            (found, holds) => found.or(holds),
        };
        if let (Some(Motions { open, .. }), Some(holds)) = (iteration.motions, holds) {
            let yes = self.emitter.truth(true);
            let others = self.emitter.without(yes, holds);
            self.emitter.set(open, others);
        }
        match holds {
            Some(holds) => {
                let all = self.emitter.everywhere(holds);
                self.emitter.branch(all, (iteration.solved, &[]), (further, &[]));
            }
            None => self.emitter.jump(iteration.solved, &[]),
        }
        self.emitter.builder.switch_to_block(further);
    }
}
