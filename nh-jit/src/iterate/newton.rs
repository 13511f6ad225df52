//! Newton's method.

use super::{EPSILON, Iteration, ROOT_EPSILON};
use crate::step::Stepping;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{Block, InstBuilder, Value};
use nonholonomic_ir::ir::program::Part;

/// Part of an unknown below which its update is accepted.
const TOLERANCE: f64 = ROOT_EPSILON / 16.0;

/// Number of iterations from which the runtime also accepts linear convergence. Machine code leaves
/// the step there.
const PATIENCE: i64 = 8;

impl Stepping<'_, '_> {
    /// Translates Newton's method from x on. After sweeps it starts as from any x, otherwise as
    /// from an extrapolated guess.
    pub(super) fn newton(&mut self, iteration: &Iteration<'_, '_>) -> Result<(), String> {
        let equations = iteration.equations;
        let head = self.emitter.builder.create_block();
        self.emitter.jump(head, &[]);
        self.emitter.builder.switch_to_block(head);
        let before = self.get(&iteration.x);
        let update = self.update(equations, &before)?;
        let x = self.subtract(&before, &update);
        self.take(iteration, &before, &x);
        let made = self.emitter.builder.use_var(iteration.iterations);
        let iterations = self.emitter.builder.ins().iadd_imm_u(made, 1);
        self.set(&[iteration.iterations], &[iterations]);
        let (sizes, magnitudes) = (self.abs_all(&update), self.abs_all(&x));
        if !iteration.is_swept {
            let (first, others) = (self.emitter.builder.create_block(), self.emitter.cold());
            let is_first = self.emitter.builder.ins().icmp_imm_u(IntCC::Equal, made, 0);
            self.emitter.branch(is_first, (first, &[]), (others, &[]));
            self.emitter.builder.switch_to_block(first);
            self.begin(iteration, (&sizes, &magnitudes), head)?;
            self.emitter.builder.switch_to_block(others);
        }
        self.judge(iteration, (&sizes, &magnitudes), made, iterations);
        self.emitter.jump(head, &[]);
        Ok(())
    }

    /// Tests the first update from an extrapolated guess.
    fn begin(
        &mut self,
        iteration: &Iteration<'_, '_>,
        (sizes, magnitudes): (&[Value], &[Value]),
        head: Block,
    ) -> Result<(), String> {
        let bounds = self.scaled(TOLERANCE, magnitudes);
        self.accept(iteration, sizes, &bounds);
        let scale = self.part(iteration.equations, Part::Scale)?;
        self.set(&iteration.scale, &scale);
        let plain = self.part(iteration.equations, Part::Guess)?;
        let plain = self.abs_all(&plain);
        let sum = self.sums(magnitudes, &plain);
        let roundings = self.scaled(64.0 * ROOT_EPSILON, &scale);
        let typical = self.sums(&sum, &roundings);
        let bounds = self.scaled(TOLERANCE, &typical);
        self.accept(iteration, sizes, &bounds);
        // For a large first update the plain guess is better.
        let (moved, size, scales) = (self.norm(sizes), self.norm(magnitudes), self.norm(&scale));
        let [scales] = self.scaled(ROOT_EPSILON, &[scales])[..] else { return Ok(()) };
        let is_larger = self.emitter.at_most(scales, size);
        let size = self.emitter.choose(is_larger, size, scales);
        let is_near = self.emitter.at_most(moved, size);
        self.demand_of_open(iteration, is_near);
        self.accept_invisible(iteration, sizes, magnitudes);
        self.set(&[iteration.last], &[moved]);
        self.emitter.jump(head, &[]);
        Ok(())
    }

    /// Tests any other update. Continues here if another one is necessary.
    fn judge(
        &mut self,
        iteration: &Iteration<'_, '_>,
        (sizes, magnitudes): (&[Value], &[Value]),
        made: Value,
        iterations: Value,
    ) {
        let (change, previous) = (self.norm(sizes), self.emitter.get(iteration.last));
        let is_finite = self.is_finite(change);
        self.demand_of_open(iteration, is_finite);
        // Before the first update it is 0.
        let contraction = self.emitter.div_or(change, previous, 0.0);
        let predicted = self.emitter.mul(contraction, contraction);
        let scale = self.get(&iteration.scale);
        let roundings = self.scaled(64.0 * ROOT_EPSILON, &scale);
        let typical = self.sums(magnitudes, &roundings);
        let (bounds, quarters) = (self.scaled(TOLERANCE, &typical), self.scaled(EPSILON / 4.0, &typical));
        let left: Vec<Value> = sizes.iter().map(|&dx| self.emitter.mul(dx, predicted)).collect();
        let (all, limits) = ([sizes, &left[..]].concat(), [bounds, quarters].concat());
        self.accept(iteration, &all, &limits);
        self.accept_invisible(iteration, sizes, magnitudes);
        let is_early = self.emitter.builder.ins().icmp_imm_u(IntCC::UnsignedLessThan, iterations, PATIENCE);
        let leave = self.leave;
        self.emitter.unless(is_early, leave);
        let twice = self.emitter.add(change, change);
        let shrinks = self.emitter.at_most(twice, previous);
        let is_first = self.emitter.builder.ins().icmp_imm_u(IntCC::Equal, made, 0);
        let is_first = self.emitter.of_all(is_first);
        let is_running = self.emitter.either(shrinks, is_first);
        self.demand_of_open(iteration, is_running);
        self.set(&[iteration.last], &[change]);
    }
}
