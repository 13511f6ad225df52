//! Blocks of equations: the runtime's sweeps and Newton's method (nonholonomic's `newton` and
//! `sweep`), by the same operations. Iterations that do not converge as they should leave the step.

use crate::emit::Lanes;
use crate::functions::MAX_ROWS;
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

/// Part of an unknown below which its update is accepted.
const TOLERANCE: f64 = ROOT_EPSILON / 16.0;

/// Number of iterations from which the runtime also accepts linear convergence. Machine code leaves
/// the step there.
const PATIENCE: i64 = 8;

const MAX_SWEEPS: i64 = 8;

/// A solution.
pub(crate) struct Solved {
    pub(crate) x: Vec<Value>,
    pub(crate) kept: Kept,
}

/// The data that are remembered with a solution.
pub(crate) enum Kept {
    Nothing,
    Iterated(Iterated),
    /// The time since the centre of a polynomial, in two parts.
    Along([Value; 2]),
}

pub(crate) struct Iterated {
    /// The plain guess, if histories alternate.
    pub(crate) plain: Vec<Value>,
    /// Number of iterations of the motion that took the most.
    pub(crate) iterations: Value,
    /// Motions that took so many iterations that their predictors must adapt.
    pub(crate) adapts: Value,
}

impl Solved {
    /// Returns the motions that took so many iterations that the energy must be tested.
    pub(crate) fn adapts(&self) -> Option<Value> {
        if let Kept::Iterated(iterated) = &self.kept { Some(iterated.adapts) } else { None }
    }
}

/// State of the translation of an iteration.
struct Iteration<'e, 'a> {
    equations: &'e Equations<'a>,
    /// Whether sweeps come first.
    is_swept: bool,
    x: Vec<Variable>,
    /// The sum of absolute values of the last update, or of the change by the last sweep.
    last: Variable,
    scale: Vec<Variable>,
    /// Number of Newton iterations.
    iterations: Variable,
    /// Number of sweeps before them.
    sweeps: Variable,
    /// Block that is reached when x is the solution.
    solved: Block,
    /// State for several motions.
    motions: Option<Motions>,
}

/// State of several motions, some of which reach their solution before others.
#[derive(Clone, Copy)]
struct Motions {
    /// Motions that continue.
    open: Variable,
    /// Number of iterations and sweeps of each motion.
    rounds: Variable,
}

impl Stepping<'_, '_> {
    /// Translates the solve of a block.
    ///
    /// # Errors
    /// Blocks that only the executor solves.
    pub(crate) fn solve(&mut self, equations: &Equations<'_>) -> Result<Solved, String> {
        let count = equations.unknowns.len();
        if count > MAX_ROWS {
            return Err(format!("{count} equations are solved by the executor"));
        }
        let (method, history) = match (equations.method, equations.place) {
            (None, Some(Place::Polynomial(place))) if self.emitter.lanes() == Lanes::One => {
                return self.follow(equations, place);
            }
            (Some(method), Some(Place::Solutions(history))) => (method, history),
            (Some(Method::Elimination), _) => return self.eliminate(equations),
            _ => return Err("a block that is solved by the executor".to_owned()),
        };
        let plain = if history.alternating { self.part(equations, Part::Guess)? } else { Vec::new() };
        let mut guess = self.guess(history);
        if history.alternating {
            guess = plain.iter().zip(&guess).map(|(&plain, &error)| self.emitter.add(plain, error)).collect();
        }
        let variables = |own: &mut Self| (0..count).map(|_| own.emitter.variable()).collect::<Vec<_>>();
        let motions = match self.emitter.lanes() {
            Lanes::One => None,
            Lanes::Four => Some(Motions { open: self.emitter.truths(), rounds: self.emitter.variable() }),
        };
        let is_swept = matches!(method, Method::Swept | Method::FixedPoint);
        let iteration = Iteration {
            equations,
            is_swept,
            x: variables(self),
            last: self.emitter.variable(),
            scale: variables(self),
            iterations: self.emitter.builder.declare_var(types::I64),
            sweeps: self.emitter.builder.declare_var(types::I64),
            solved: self.emitter.builder.create_block(),
            motions,
        };
        let (none, zero) = (self.emitter.whole(0), self.emitter.constant(0.0));
        self.set(&iteration.x, &guess);
        self.set(&[iteration.last, iteration.iterations, iteration.sweeps], &[zero, none, none]);
        self.set(&iteration.scale, &vec![zero; count]);
        if let Some(Motions { open, rounds }) = motions {
            let all = self.emitter.at_most(zero, zero);
            self.set(&[open, rounds], &[all, zero]);
        }
        match is_swept {
            false => self.newton(&iteration)?,
            true => self.sweep(&iteration)?,
        }
        self.emitter.builder.switch_to_block(iteration.solved);
        let x = self.get(&iteration.x);
        let [newton, sweeps] = self.get(&[iteration.iterations, iteration.sweeps])[..] else {
            return Err("two numbers of iterations".to_owned());
        };
        let iterations = self.emitter.builder.ins().iadd(newton, sweeps);
        let usual = if is_swept { USUAL_SWEEPS } else { 1 };
        let adapts = match motions {
            None => {
                let usual = i64::from(usual);
                self.emitter.builder.ins().icmp_imm_u(IntCC::UnsignedGreaterThan, iterations, usual)
            }
            Some(Motions { rounds, .. }) => {
                let (usual, rounds) = (self.emitter.constant(usual.into()), self.emitter.get(rounds));
                self.emitter.below(usual, rounds)
            }
        };
        Ok(Solved { x, kept: Kept::Iterated(Iterated { plain, iterations, adapts }) })
    }

    fn set(&mut self, variables: &[Variable], values: &[Value]) {
        variables.iter().zip(values).for_each(|(&variable, &value)| self.emitter.set(variable, value));
    }

    fn get(&mut self, variables: &[Variable]) -> Vec<Value> {
        variables.iter().map(|&variable| self.emitter.get(variable)).collect()
    }

    /// Returns the results of a part that does not read the unknowns.
    pub(crate) fn part(&mut self, equations: &Equations<'_>, part: Part) -> Result<Vec<Value>, String> {
        let line = equations.part(part);
        self.emitter.apart(line.operations(), line.results)
    }

    /// Returns the results of a part at x.
    fn part_at(&mut self, equations: &Equations<'_>, part: Part, x: &[Value]) -> Result<Vec<Value>, String> {
        let line = equations.part(part);
        self.emitter.scoped(|emitter| {
            emitter.bind(equations.unknowns, x);
            emitter.results(line.operations(), line.results)
        })
    }

    /// Returns the update dx with ∂r/∂x dx = r(x).
    fn update(&mut self, equations: &Equations<'_>, x: &[Value]) -> Result<Vec<Value>, String> {
        if matches!(equations.method, Some(Method::Differences | Method::FixedPoint)) {
            let (rows, residual) = self.by_differences(equations, x)?;
            return Ok(self.eliminated(rows, residual));
        }
        let mut residual = self.part_at(equations, Part::System, x)?;
        let jacobian = residual.split_off(x.len());
        let rows: Vec<Vec<Value>> = jacobian.chunks(x.len()).map(<[Value]>::to_vec).collect();
        Ok(self.eliminated(rows, residual))
    }

    /// r(x), or x − S(x) if there is only a sweep.
    fn residual(&mut self, equations: &Equations<'_>, x: &[Value]) -> Result<Vec<Value>, String> {
        if equations.method == Some(Method::FixedPoint) {
            let swept = self.part_at(equations, Part::Sweep, x)?;
            return Ok(self.subtract(x, &swept));
        }
        let mut residual = self.part_at(equations, Part::System, x)?;
        residual.truncate(x.len());
        Ok(residual)
    }

    /// Returns ∂r/∂x by differences, row by row, and r(x). The code is a loop over x and the points
    /// that differ from x in one unknown, since the code of r is long.
    fn by_differences(
        &mut self,
        equations: &Equations<'_>,
        x: &[Value],
    ) -> Result<(Vec<Vec<Value>>, Vec<Value>), String> {
        let count = x.len();
        let [point, here, matrix] = [count, count, count * count].map(|numbers| {
            let slot = self.emitter.slot(numbers);
            self.emitter.builder.ins().stack_addr(types::I64, slot, 0)
        });
        x.iter().enumerate().for_each(|(i, &x)| self.emitter.store_to(point, i, x));
        let (sum, all) = (self.norm(x), self.emitter.constant(count as f64));
        let typical = self.emitter.div(sum, all);
        // Number of unknowns that have been moved, original value of the last one, and its distance
        // from there.
        let moved = self.emitter.builder.declare_var(types::I64);
        let [own, distance] = [(); 2].map(|()| self.emitter.variable());
        let (none, zero) = (self.emitter.whole(0), self.emitter.constant(0.0));
        self.set(&[moved, own, distance], &[none, zero, zero]);
        let [head, first, others, on, further, after] = [(); 6].map(|()| self.emitter.builder.create_block());
        self.emitter.jump(head, &[]);

        self.emitter.builder.switch_to_block(head);
        let there: Vec<Value> = (0..count).map(|i| self.emitter.load_from(point, i)).collect();
        let residual = self.residual(equations, &there)?;
        let column = self.emitter.builder.use_var(moved);
        let is_first = self.emitter.builder.ins().icmp_imm_u(IntCC::Equal, column, 0);
        self.emitter.branch(is_first, (first, &[]), (others, &[]));

        self.emitter.builder.switch_to_block(first);
        residual.iter().enumerate().for_each(|(i, &r)| self.emitter.store_to(here, i, r));
        self.emitter.jump(on, &[]);

        self.emitter.builder.switch_to_block(others);
        let last = self.emitter.builder.ins().iadd_imm_s(column, -1);
        let [entries, place] = [matrix, point].map(|numbers| self.emitter.row(numbers, last, 1));
        let [was, width] = [own, distance].map(|variable| self.emitter.get(variable));
        for (i, &new) in residual.iter().enumerate() {
            let old = self.emitter.load_from(here, i);
            let change = self.emitter.sub(new, old);
            let entry = self.emitter.div(change, width);
            self.emitter.store_to(entries, i * count, entry);
        }
        self.emitter.store_to(place, 0, was);
        self.emitter.jump(on, &[]);

        self.emitter.builder.switch_to_block(on);
        let is_last = self.emitter.builder.ins().icmp_imm_u(IntCC::Equal, column, count as i64);
        self.emitter.branch(is_last, (after, &[]), (further, &[]));

        self.emitter.builder.switch_to_block(further);
        let place = self.emitter.row(point, column, 1);
        let was = self.emitter.load_from(place, 0);
        let size = self.emitter.abs(was);
        let size = self.emitter.add(size, typical);
        // Use 1 in place of 0.
        let (one, part) = (self.emitter.constant(1.0), self.emitter.div_or(size, size, 0.0));
        let rest = self.emitter.sub(one, part);
        let size = self.emitter.add(size, rest);
        let root = self.emitter.constant(ROOT_EPSILON);
        let step = self.emitter.mul(root, size);
        let there = self.emitter.add(was, step);
        let width = self.emitter.sub(there, was);
        self.emitter.store_to(place, 0, there);
        let next = self.emitter.builder.ins().iadd_imm_u(column, 1);
        self.set(&[moved, own, distance], &[next, was, width]);
        self.emitter.jump(head, &[]);

        self.emitter.builder.switch_to_block(after);
        let rows = (0..count).map(|i| (0..count).map(|j| self.emitter.load_from(matrix, i * count + j)).collect());
        let rows = rows.collect();
        Ok((rows, (0..count).map(|i| self.emitter.load_from(here, i)).collect()))
    }

    pub(crate) fn subtract(&mut self, x: &[Value], update: &[Value]) -> Vec<Value> {
        x.iter().zip(update).map(|(&x, &dx)| self.emitter.sub(x, dx)).collect()
    }

    fn abs_all(&mut self, numbers: &[Value]) -> Vec<Value> {
        numbers.iter().map(|&x| self.emitter.abs(x)).collect()
    }

    fn is_finite(&mut self, x: Value) -> Value {
        let (size, infinite) = (self.emitter.abs(x), self.emitter.constant(f64::INFINITY));
        self.emitter.below(size, infinite)
    }

    /// Translates affine equations: one elimination.
    fn eliminate(&mut self, equations: &Equations<'_>) -> Result<Solved, String> {
        let x = self.part(equations, Part::Guess)?;
        let update = self.update(equations, &x)?;
        let size = self.norm(&update);
        let is_finite = self.is_finite(size);
        self.demand(is_finite);
        Ok(Solved { x: self.subtract(&x, &update), kept: Kept::Nothing })
    }

    /// Jumps to the solution if each number is at most its bound, and continues here otherwise.
    fn accept(&mut self, iteration: &Iteration<'_, '_>, numbers: &[Value], bounds: &[Value]) {
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
    fn close(&mut self, iteration: &Iteration<'_, '_>, holds: Value, there: Block) {
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
    fn continue_if(&mut self, iteration: &Iteration<'_, '_>, holds: Value, there: Block) {
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
    fn of_open(&mut self, iteration: &Iteration<'_, '_>, holds: Value) -> Value {
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
    fn demand_of_open(&mut self, iteration: &Iteration<'_, '_>, holds: Value) {
        let (holds, leave) = (self.of_open(iteration, holds), self.leave);
        self.emitter.unless(holds, leave);
    }

    /// Accepts and counts the new x in motions that continue.
    fn take(&mut self, iteration: &Iteration<'_, '_>, before: &[Value], new: &[Value]) {
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

    pub(crate) fn scaled(&mut self, factor: f64, numbers: &[Value]) -> Vec<Value> {
        let factor = self.emitter.constant(factor);
        numbers.iter().map(|&x| self.emitter.mul(factor, x)).collect()
    }

    fn sums(&mut self, a: &[Value], b: &[Value]) -> Vec<Value> {
        a.iter().zip(b).map(|(&a, &b)| self.emitter.add(a, b)).collect()
    }

    /// Jumps to the solution if an update is invisible in the new state, and continues here
    /// otherwise.
    fn accept_invisible(&mut self, iteration: &Iteration<'_, '_>, sizes: &[Value], x: &[Value]) {
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

    /// Translates Newton's method from x on. After sweeps it starts as from any x, otherwise as
    /// from an extrapolated guess.
    fn newton(&mut self, iteration: &Iteration<'_, '_>) -> Result<(), String> {
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

    /// Translates sweeps, with Newton's method if they contract too slowly.
    fn sweep(&mut self, iteration: &Iteration<'_, '_>) -> Result<(), String> {
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
                // Some motions contract.
                let [rest] = self.scaled(EPSILON / 8.0, &[magnitude])[..] else { return Ok(()) };
                let (square, bound) = (self.emitter.mul(change, change), self.emitter.mul(rest, last));
                let converges = self.emitter.at_most(square, bound);
                let (converges, yes) = (self.emitter.both(contracts, converges), self.emitter.truth(true));
                let is_rounded = self.emitter.without(is_rounded, contracts);
                let (is_solved, is_running) =
                    (self.emitter.either(converges, is_rounded), self.emitter.either(contracts, is_running));
                (is_solved, is_running, self.emitter.without(yes, contracts))
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
        if equations.unknowns.len() > 1 {
            let sizes = self.abs_all(&seen.moved);
            let lacks: Vec<Value> = sizes.iter().map(|&size| self.emitter.mul(size, seen.change)).collect();
            let magnitudes = self.abs_all(&seen.x);
            let bounds = self.parts(64.0 * EPSILON, seen.last, &magnitudes);
            let is_none = self.emitter.all_at_most(&lacks, &bounds);
            self.end(iteration, &seen, is_none);
            let scale = self.part(equations, Part::Scale)?;
            let typical = self.sums(&scale, &magnitudes);
            let bounds = self.parts(EPSILON / 4.0, seen.last, &typical);
            let is_small = self.emitter.all_at_most(&lacks, &bounds);
            let holds = is_none.zip(is_small).map(|(a, b)| self.emitter.either(a, b));
            self.end(iteration, &seen, holds);
            self.emitter.jump(left, &[]);
        } else {
            self.end(iteration, &seen, None);
            self.emitter.jump(left, &[]);
        }

        self.emitter.builder.switch_to_block(left);
        self.emitter.builder.set_cold_block(left);
        let scale = self.part(equations, Part::Scale)?;
        self.set(&iteration.scale, &scale);
        self.set(&[iteration.last], &[zero]);
        self.newton(iteration)
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
