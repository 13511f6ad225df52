//! Blocks of equations: the runtime's sweeps and Newton's method (nonholonomic's `newton` and
//! `sweep`), by the same operations. Iterations that do not converge as they should leave the step.

mod differences;
mod end;
mod newton;
mod sweep;

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

    pub(crate) fn scaled(&mut self, factor: f64, numbers: &[Value]) -> Vec<Value> {
        let factor = self.emitter.constant(factor);
        numbers.iter().map(|&x| self.emitter.mul(factor, x)).collect()
    }

    fn sums(&mut self, a: &[Value], b: &[Value]) -> Vec<Value> {
        a.iter().zip(b).map(|(&a, &b)| self.emitter.add(a, b)).collect()
    }
}
