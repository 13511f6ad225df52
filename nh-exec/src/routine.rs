//! Routines in executable form.

use crate::assemble::{Assembled, Block};
use crate::native::{Cold, Compiler, Working};
use crate::number::Number;
use crate::solve::{Failure, Solver};
use nonholonomic::generated::Tally;
use nonholonomic::taylor::Segment;
use nonholonomic::{Scalar, StepError};
use nonholonomic_ir::ir::plan;
use std::cell::Cell;
use std::sync::Arc;

/// A block that could not be solved.
pub(crate) struct Stopped {
    pub(crate) block: &'static str,
    pub(crate) failure: Failure,
    /// The consequence in the plan.
    pub(crate) consequence: plan::Failure,
}

impl Stopped {
    /// Returns the error of the step in which the block failed, unless another error takes its
    /// place.
    pub(crate) fn at<T: Scalar>(self, step: u64, time: T) -> StepError {
        self.failure.at(self.block, step, time)
    }
}

fn go_on<T: Number>(solver: &dyn Solver<T>, result: Result<(), Failure>) -> Result<(), Stopped> {
    let Block { name, failure: consequence, .. } = *solver.block();
    match (result, consequence) {
        (Ok(()), _) | (Err(_), plan::Failure::NotANumber) => Ok(()),
        (Err(failure), consequence) => Err(Stopped { block: name.0, failure, consequence }),
    }
}

/// A routine with its solvers.
pub(crate) struct Routine<T: Number> {
    code: Arc<Working<T>>,
    /// A solver for each block.
    solvers: Vec<Box<dyn Solver<T>>>,
    /// Whether the routine still awaits compilation.
    is_cold: bool,
}

impl<T: Number> Routine<T> {
    pub(crate) fn new(assembled: &Assembled, compiler: Option<&Arc<dyn Compiler>>) -> Self {
        let code = assembled.working(compiler);
        let solvers = code.blocks.iter().map(|(_, block)| T::solver(Arc::clone(block))).collect();
        Routine { solvers, is_cold: code.cold.is_some(), code }
    }

    /// Runs the routine. The unknowns of a block that cannot be solved are NaN, and the run
    /// continues if the plan allows it.
    ///
    /// # Errors
    /// A block that cannot be solved.
    pub(crate) fn run(&mut self, memory: &[Cell<T>]) -> Result<(), Stopped> {
        self.is_cold = self.is_cold && self.code.cold.as_ref().is_some_and(Cold::run::<T>);
        for ((before, _), solver) in self.code.blocks.iter().zip(&mut self.solvers) {
            before.run(memory);
            let result = solver.solve(memory);
            go_on(&**solver, result)?;
        }
        self.code.last.operations.run(memory);
        Ok(())
    }

    /// Runs the routine, and passes the Taylor polynomials of flows to `look`.
    ///
    /// # Errors
    /// The errors of [`Routine::run`].
    pub(crate) fn segments(&mut self, memory: &[Cell<T>], look: &mut dyn FnMut(Segment<'_, T>)) -> Result<(), Stopped> {
        for ((before, _), solver) in self.code.blocks.iter().zip(&mut self.solvers) {
            before.run(memory);
            let result = solver.segments(memory, look);
            go_on(&**solver, result)?;
            let result = solver.solve(memory);
            go_on(&**solver, result)?;
        }
        Ok(())
    }

    /// Returns the results after a run.
    pub(crate) fn results<'m>(&'m self, memory: &'m [Cell<T>]) -> impl Iterator<Item = T> + 'm {
        self.code.last.results.iter().map(|&at| memory[at as usize].get())
    }

    /// Starts the iterations where those of another routine of the same step would start.
    pub(crate) fn remember(&mut self, other: &Self) {
        for solver in &mut self.solvers {
            let own = solver.block().memory();
            let same = other.solvers.iter().find(|other| own.is_some() && other.block().memory() == own);
            if let Some(other) = same {
                solver.remember(other.memory());
            }
        }
    }

    /// Remembers the solutions of the last run.
    pub(crate) fn accept(&mut self) {
        let mut uncounted = Tally::default();
        self.solvers.iter_mut().for_each(|solver| solver.accept(&mut uncounted));
    }

    /// Returns the solvers of the blocks.
    pub(crate) fn solvers(&mut self) -> impl Iterator<Item = &mut Box<dyn Solver<T>>> {
        self.solvers.iter_mut()
    }
}
