//! Blocks of equations: sweeps and Newton's method as the runtime has them (nonholonomic's `newton` and `sweep`), by the same operations. Iterations
//! that do not converge as they should leave the step.

use crate::emit::Emitter;
use crate::functions::MOST_ROWS;
use crate::step::Stepping;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{Block, InstBuilder, Value, types};
use cranelift_frontend::Variable;
use nonholonomic::Scalar;
use nonholonomic::generated::USUAL_SWEEPS;
use nonholonomic_exec::{Equations, Place};
use nonholonomic_ir::ir::plan::Method;
use nonholonomic_ir::ir::program::Part;

const EPSILON: f64 = <f64 as Scalar>::EPSILON;
pub(crate) const ROOT_EPSILON: f64 = <f64 as Scalar>::ROOT_EPSILON;

/// An update below this part of its unknown is accepted.
const TOLERANCE: f64 = ROOT_EPSILON / 16.0;

/// After so many iterations the runtime is patient no more.
const PATIENCE: i64 = 8;

const MAX_SWEEPS: i64 = 8;

/// A solution.
pub(crate) struct Solved {
    pub(crate) x: Vec<Value>,
    pub(crate) kept: Kept,
}

/// The part of a solution that is remembered with it.
pub(crate) enum Kept {
    Nothing,
    Iterated(Iterated),
    /// The time since the centre of a polynomial, in two parts.
    Along([Value; 2]),
}

pub(crate) struct Iterated {
    /// The plain guess, where histories alternate.
    pub(crate) plain: Vec<Value>,
    /// How many iterations were made.
    pub(crate) iterations: Value,
    /// Did it take so many that the predictor is to adapt?
    pub(crate) adapts: Value,
}

impl Solved {
    /// Did it take so many iterations that the energy is to be looked at?
    pub(crate) fn adapts(&self) -> Option<Value> {
        if let Kept::Iterated(iterated) = &self.kept { Some(iterated.adapts) } else { None }
    }
}

/// An iteration that is being translated.
struct Iteration<'e, 'a> {
    equations: &'e Equations<'a>,
    method: Method,
    x: Vec<Variable>,
    /// The last update, or the change by the last sweep, as a sum of absolute values.
    last: Variable,
    scale: Vec<Variable>,
    /// Iterations of Newton's method.
    iterations: Variable,
    /// Sweeps before them.
    sweeps: Variable,
    /// Where x is the solution.
    solved: Block,
}

impl Stepping<'_, '_> {
    /// Solves a block.
    ///
    /// # Errors
    /// Blocks that are left to the executor.
    pub(crate) fn solve(&mut self, equations: &Equations<'_>) -> Result<Solved, String> {
        let count = equations.unknowns.len();
        if count > MOST_ROWS {
            return Err(format!("{count} equations are solved by the executor"));
        }
        let (method, history) = match (equations.method, equations.place) {
            (None, Some(Place::Polynomial(place))) => return self.follow(equations, place),
            (Some(method), Some(Place::Solutions(history))) if method != Method::Differences => (method, history),
            (Some(Method::Elimination), _) => return self.eliminate(equations),
            _ => return Err("a block that is solved by the executor".to_owned()),
        };
        let plain = if history.alternating { self.part(equations, Part::Guess)? } else { Vec::new() };
        let mut guess = self.guess(history, count);
        if history.alternating {
            guess = plain.iter().zip(&guess).map(|(&plain, &error)| self.emitter.add(plain, error)).collect();
        }
        let variables = |own: &mut Self| (0..count).map(|_| own.variable(types::F64)).collect::<Vec<_>>();
        let iteration = Iteration {
            equations,
            method,
            x: variables(self),
            last: self.variable(types::F64),
            scale: variables(self),
            iterations: self.variable(types::I64),
            sweeps: self.variable(types::I64),
            solved: self.emitter.builder.create_block(),
        };
        let (none, zero) = (self.emitter.whole(0), self.emitter.constant(0.0));
        self.set(&iteration.x, &guess);
        self.set(&[iteration.last, iteration.iterations, iteration.sweeps], &[zero, none, none]);
        self.set(&iteration.scale, &vec![zero; count]);
        match method {
            Method::Newton => self.newton(&iteration)?,
            _ => self.sweep(&iteration)?,
        }
        self.emitter.builder.switch_to_block(iteration.solved);
        let x = self.get(&iteration.x);
        let [newton, sweeps] = self.get(&[iteration.iterations, iteration.sweeps])[..] else {
            return Err("two numbers of iterations".to_owned());
        };
        let iterations = self.emitter.builder.ins().iadd(newton, sweeps);
        let usual = if method == Method::Newton { 1 } else { i64::from(USUAL_SWEEPS) };
        let adapts = self.emitter.builder.ins().icmp_imm_u(IntCC::UnsignedGreaterThan, iterations, usual);
        Ok(Solved { x, kept: Kept::Iterated(Iterated { plain, iterations, adapts }) })
    }

    fn set(&mut self, variables: &[Variable], values: &[Value]) {
        variables.iter().zip(values).for_each(|(&variable, &value)| self.emitter.builder.def_var(variable, value));
    }

    fn get(&mut self, variables: &[Variable]) -> Vec<Value> {
        variables.iter().map(|&variable| self.emitter.builder.use_var(variable)).collect()
    }

    /// The results of a part that does not read the unknowns.
    pub(crate) fn part(&mut self, equations: &Equations<'_>, part: Part) -> Result<Vec<Value>, String> {
        let line = equations.part(part);
        self.emitter.apart(line.operations(), line.results)
    }

    /// The results of a part at x.
    fn part_at(&mut self, equations: &Equations<'_>, part: Part, x: &[Value]) -> Result<Vec<Value>, String> {
        let line = equations.part(part);
        self.emitter.scoped(|emitter| {
            emitter.bind(equations.unknowns, x);
            emitter.results(line.operations(), line.results)
        })
    }

    /// r(x), and the update dx with ∂r/∂x dx = r.
    fn update(&mut self, equations: &Equations<'_>, x: &[Value]) -> Result<Vec<Value>, String> {
        let mut residual = self.part_at(equations, Part::System, x)?;
        let jacobian = residual.split_off(x.len());
        let rows: Vec<Vec<Value>> = jacobian.chunks(x.len()).map(<[Value]>::to_vec).collect();
        Ok(self.eliminated(rows, residual))
    }

    pub(crate) fn subtract(&mut self, x: &[Value], update: &[Value]) -> Vec<Value> {
        x.iter().zip(update).map(|(&x, &dx)| self.emitter.sub(x, dx)).collect()
    }

    fn abs_all(&mut self, numbers: &[Value]) -> Vec<Value> {
        numbers.iter().map(|&x| self.emitter.abs(x)).collect()
    }

    /// Leaves unless a number is finite.
    fn demand_finite(&mut self, x: Value) {
        let (size, infinite) = (self.emitter.abs(x), self.emitter.constant(f64::INFINITY));
        let holds = self.emitter.below(size, infinite);
        self.demand(holds);
    }

    /// Equations that are affine: one elimination.
    fn eliminate(&mut self, equations: &Equations<'_>) -> Result<Solved, String> {
        let x = self.part(equations, Part::Guess)?;
        let update = self.update(equations, &x)?;
        let size = self.norm(&update);
        self.demand_finite(size);
        Ok(Solved { x: self.subtract(&x, &update), kept: Kept::Nothing })
    }

    /// Goes there if each number is at most its bound, and else goes on here.
    fn accept(&mut self, numbers: &[Value], bounds: &[Value], solved: Block) {
        let holds = self.emitter.all_at_most(numbers, bounds);
        self.accept_where(holds, solved);
    }

    fn accept_where(&mut self, holds: Option<Value>, solved: Block) {
        let further = self.emitter.builder.create_block();
        match holds {
            Some(holds) => self.emitter.branch(holds, (solved, &[]), (further, &[])),
            None => self.emitter.jump(solved, &[]),
        }
        self.emitter.builder.switch_to_block(further);
    }

    pub(crate) fn scaled(&mut self, factor: f64, numbers: &[Value]) -> Vec<Value> {
        let factor = self.emitter.constant(factor);
        numbers.iter().map(|&x| self.emitter.mul(factor, x)).collect()
    }

    fn sums(&mut self, a: &[Value], b: &[Value]) -> Vec<Value> {
        a.iter().zip(b).map(|(&a, &b)| self.emitter.add(a, b)).collect()
    }

    /// Goes there if an update is invisible in the new state, and else goes on here.
    fn accept_invisible(&mut self, iteration: &Iteration<'_, '_>, sizes: &[Value], x: &[Value]) {
        let scale = self.get(&iteration.scale);
        let quarter = self.scaled(EPSILON / 4.0, &scale);
        let (norm, smallest) = (self.norm(x), self.emitter.constant(<f64 as Scalar>::TINY));
        let [part] = self.scaled(EPSILON * EPSILON, &[norm])[..] else { return };
        let nothing = self.emitter.add(part, smallest);
        let mut each = Vec::new();
        for (&size, &quarter) in sizes.iter().zip(&quarter) {
            let (a, b) = (self.emitter.at_most(size, quarter), self.emitter.at_most(size, nothing));
            each.push(self.emitter.builder.ins().bor(a, b));
        }
        let (total, infinite) = (self.norm(sizes), self.emitter.constant(f64::INFINITY));
        each.push(self.emitter.below(total, infinite));
        let holds = self.emitter.all(&each);
        self.accept_where(holds, iteration.solved);
    }

    /// Newton's method from x on: where there were sweeps before, as from any x, and else as from an extrapolated guess.
    fn newton(&mut self, iteration: &Iteration<'_, '_>) -> Result<(), String> {
        let equations = iteration.equations;
        let head = self.emitter.builder.create_block();
        self.emitter.jump(head, &[]);
        self.emitter.builder.switch_to_block(head);
        let before = self.get(&iteration.x);
        let update = self.update(equations, &before)?;
        let x = self.subtract(&before, &update);
        self.set(&iteration.x, &x);
        let made = self.emitter.builder.use_var(iteration.iterations);
        let iterations = self.emitter.builder.ins().iadd_imm_u(made, 1);
        self.set(&[iteration.iterations], &[iterations]);
        let (sizes, magnitudes) = (self.abs_all(&update), self.abs_all(&x));
        if iteration.method == Method::Newton {
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

    /// The test of the first update from an extrapolated guess.
    fn begin(
        &mut self,
        iteration: &Iteration<'_, '_>,
        (sizes, magnitudes): (&[Value], &[Value]),
        head: Block,
    ) -> Result<(), String> {
        let bounds = self.scaled(TOLERANCE, magnitudes);
        self.accept(sizes, &bounds, iteration.solved);
        let scale = self.part(iteration.equations, Part::Scale)?;
        self.set(&iteration.scale, &scale);
        let plain = self.part(iteration.equations, Part::Guess)?;
        let plain = self.abs_all(&plain);
        let sum = self.sums(magnitudes, &plain);
        let roundings = self.scaled(64.0 * ROOT_EPSILON, &scale);
        let typical = self.sums(&sum, &roundings);
        let bounds = self.scaled(TOLERANCE, &typical);
        self.accept(sizes, &bounds, iteration.solved);
        // From far away the plain guess is better.
        let (moved, size, scales) = (self.norm(sizes), self.norm(magnitudes), self.norm(&scale));
        let [scales] = self.scaled(ROOT_EPSILON, &[scales])[..] else { return Ok(()) };
        let is_larger = self.emitter.at_most(scales, size);
        let size = self.emitter.builder.ins().select(is_larger, size, scales);
        let is_near = self.emitter.at_most(moved, size);
        self.demand(is_near);
        self.accept_invisible(iteration, sizes, magnitudes);
        self.set(&[iteration.last], &[moved]);
        self.emitter.jump(head, &[]);
        Ok(())
    }

    /// The test of an update elsewhere. Goes on here where another one is to be made.
    fn judge(
        &mut self,
        iteration: &Iteration<'_, '_>,
        (sizes, magnitudes): (&[Value], &[Value]),
        made: Value,
        iterations: Value,
    ) {
        let (change, previous) = (self.norm(sizes), self.emitter.builder.use_var(iteration.last));
        self.demand_finite(change);
        // (Before the first update it is 0.)
        let contraction = self.emitter.div_or(change, previous, 0.0);
        let predicted = self.emitter.mul(contraction, contraction);
        let scale = self.get(&iteration.scale);
        let roundings = self.scaled(64.0 * ROOT_EPSILON, &scale);
        let typical = self.sums(magnitudes, &roundings);
        let (bounds, quarters) = (self.scaled(TOLERANCE, &typical), self.scaled(EPSILON / 4.0, &typical));
        let left: Vec<Value> = sizes.iter().map(|&dx| self.emitter.mul(dx, predicted)).collect();
        let (all, limits) = ([sizes, &left[..]].concat(), [bounds, quarters].concat());
        self.accept(&all, &limits, iteration.solved);
        self.accept_invisible(iteration, sizes, magnitudes);
        let is_early = self.emitter.builder.ins().icmp_imm_u(IntCC::UnsignedLessThan, iterations, PATIENCE);
        self.demand(is_early);
        let twice = self.emitter.add(change, change);
        let shrinks = self.emitter.at_most(twice, previous);
        let is_first = self.emitter.builder.ins().icmp_imm_u(IntCC::Equal, made, 0);
        let goes_on = self.emitter.builder.ins().bor(shrinks, is_first);
        self.demand(goes_on);
        self.set(&[iteration.last], &[change]);
    }

    /// Sweeps, and Newton's method where they contract too slowly.
    fn sweep(&mut self, iteration: &Iteration<'_, '_>) -> Result<(), String> {
        let equations = iteration.equations;
        let (previous, slow) = (self.variable(types::F64), self.variable(types::I8));
        let (zero, no) = (self.emitter.constant(0.0), self.emitter.builder.ins().iconst(types::I8, 0));
        self.set(&[previous, slow], &[zero, no]);
        let head = self.emitter.builder.create_block();
        let [judged, contracting, settling, checked, left] = [(); 5].map(|()| self.emitter.builder.create_block());
        self.emitter.jump(head, &[]);

        self.emitter.builder.switch_to_block(head);
        let x = self.get(&iteration.x);
        let new = self.part_at(equations, Part::Sweep, &x)?;
        let moved = self.subtract(&new, &x);
        let change = self.norm(&moved);
        self.set(&iteration.x, &new);
        let made = self.emitter.builder.use_var(iteration.sweeps);
        let sweeps = self.emitter.builder.ins().iadd_imm_u(made, 1);
        let (last, was_slow) = (self.emitter.builder.use_var(iteration.last), self.emitter.builder.use_var(slow));
        self.set(&[iteration.sweeps, previous, iteration.last], &[sweeps, last, change]);
        let is_first = self.emitter.builder.ins().icmp_imm_u(IntCC::Equal, made, 0);
        self.emitter.branch(is_first, (head, &[]), (judged, &[]));

        self.emitter.builder.switch_to_block(judged);
        let magnitude = self.norm(&new);
        let [eightfold] = self.scaled(8.0, &[change])[..] else { return Ok(()) };
        let contracts = self.emitter.at_most(eightfold, last);
        self.emitter.branch(contracts, (contracting, &[]), (settling, &[]));

        self.emitter.builder.switch_to_block(contracting);
        let [rest] = self.scaled(EPSILON / 8.0, &[magnitude])[..] else { return Ok(()) };
        let (square, bound) = (self.emitter.mul(change, change), self.emitter.mul(rest, last));
        let is_solved = self.emitter.at_most(square, bound);
        let further = self.emitter.builder.create_block();
        self.emitter.branch(is_solved, (checked, &[]), (further, &[]));
        self.emitter.builder.switch_to_block(further);
        self.set(&[slow], &[no]);
        self.again(sweeps, head, left);

        self.emitter.builder.switch_to_block(settling);
        self.emitter.builder.set_cold_block(settling);
        let [roundings] = self.scaled(2.0 * EPSILON, &[magnitude])[..] else { return Ok(()) };
        let (a, b) = (self.emitter.at_most(change, roundings), self.emitter.at_most(last, roundings));
        let is_rounded = self.emitter.builder.ins().band(a, b);
        let further = self.emitter.builder.create_block();
        self.emitter.branch(is_rounded, (checked, &[]), (further, &[]));
        self.emitter.builder.switch_to_block(further);
        let twice = self.emitter.add(change, change);
        let shrinks = self.emitter.at_most(twice, last);
        let (slower, once_more) = (self.emitter.builder.create_block(), self.emitter.builder.create_block());
        let first_time = self.emitter.builder.ins().icmp_imm_u(IntCC::Equal, was_slow, 0);
        let goes_on = self.emitter.builder.ins().band(shrinks, first_time);
        self.emitter.branch(goes_on, (once_more, &[]), (slower, &[]));
        self.emitter.builder.switch_to_block(slower);
        // Those that went away from the solution are left to the executor.
        let [eighth] = self.scaled(0.125, &[magnitude])[..] else { return Ok(()) };
        let (a, b) = (self.emitter.at_most(change, last), self.emitter.at_most(change, eighth));
        let is_near = self.emitter.builder.ins().bor(a, b);
        self.demand(is_near);
        self.emitter.jump(left, &[]);
        self.emitter.builder.switch_to_block(once_more);
        let yes = self.emitter.builder.ins().iconst(types::I8, 1);
        self.set(&[slow], &[yes]);
        self.again(sweeps, head, left);

        self.emitter.builder.switch_to_block(checked);
        if equations.unknowns.len() > 1 {
            let sizes = self.abs_all(&moved);
            let lacks: Vec<Value> = sizes.iter().map(|&size| self.emitter.mul(size, change)).collect();
            let magnitudes = self.abs_all(&new);
            let [part, quarter] = [64.0 * EPSILON, EPSILON / 4.0].map(|part| {
                let part = self.emitter.constant(part);
                self.emitter.mul(part, last)
            });
            let of = |emitter: &mut Emitter<'_, '_>, part: Value, sizes: &[Value]| {
                sizes.iter().map(|&size| emitter.mul(part, size)).collect::<Vec<_>>()
            };
            let bounds = of(&mut self.emitter, part, &magnitudes);
            self.accept(&lacks, &bounds, iteration.solved);
            let scale = self.part(equations, Part::Scale)?;
            let typical = self.sums(&scale, &magnitudes);
            let bounds = of(&mut self.emitter, quarter, &typical);
            self.accept(&lacks, &bounds, iteration.solved);
            self.emitter.jump(left, &[]);
        } else {
            self.emitter.jump(iteration.solved, &[]);
        }

        self.emitter.builder.switch_to_block(left);
        self.emitter.builder.set_cold_block(left);
        if iteration.method == Method::FixedPoint {
            let leave = self.leave;
            self.emitter.jump(leave, &[]);
            return Ok(());
        }
        let scale = self.part(equations, Part::Scale)?;
        self.set(&iteration.scale, &scale);
        self.set(&[iteration.last], &[zero]);
        self.newton(iteration)
    }

    /// Sweeps again, unless there were too many.
    fn again(&mut self, sweeps: Value, head: Block, left: Block) {
        let is_last = self.emitter.builder.ins().icmp_imm_u(IntCC::Equal, sweeps, MAX_SWEEPS);
        self.emitter.branch(is_last, (left, &[]), (head, &[]));
    }
}
