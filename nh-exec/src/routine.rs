//! Routines at work.

use crate::assemble::{Assembled, Block};
use crate::native::{Cold, Compiler, Ready};
use crate::number::Number;
use crate::solve::{Failure, Solver};
use nonholonomic::taylor::Segment;
use nonholonomic::{Scalar, StepError};
use nonholonomic_ir::ir::plan;
use std::cell::Cell;
use std::sync::Arc;

/// A block that could not be solved.
pub(crate) struct Stopped {
    pub(crate) block: &'static str,
    pub(crate) failure: Failure,
    /// The consequence that the plan gives it.
    pub(crate) consequence: plan::Failure,
}

impl Stopped {
    /// The error of the step in which it happened, where that is not another one.
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
    blocks: Vec<(Ready<T>, Box<dyn Solver<T>>)>,
    last: Ready<T>,
    results: Vec<usize>,
    /// Until it is compiled.
    cold: Option<Cold>,
}

impl<T: Number> Routine<T> {
    pub(crate) fn new(assembled: &Assembled, compiler: Option<&Arc<dyn Compiler>>) -> Self {
        let (Assembled { blocks, last, .. }, cold) = assembled.ready(compiler);
        let blocks = blocks.into_iter().map(|(before, block)| (before, T::solver(block)));
        Routine {
            blocks: blocks.collect(),
            results: last.results.iter().map(|&at| at as usize).collect(),
            last: last.operations,
            cold,
        }
    }

    /// Runs to the end. Unknowns of a block that cannot be solved are NaN, and it goes on where the plan says so.
    ///
    /// # Errors
    /// A block that could not be solved.
    pub(crate) fn run(&mut self, memory: &[Cell<T>]) -> Result<(), Stopped> {
        if self.cold.as_ref().is_some_and(|cold| !cold.run::<T>()) {
            self.cold = None;
        }
        for (before, solver) in &mut self.blocks {
            before.run(memory);
            let result = solver.solve(memory);
            go_on(&**solver, result)?;
        }
        self.last.run(memory);
        Ok(())
    }

    /// Runs to the end, and gives `look` the Taylor polynomials of flows on their way.
    ///
    /// # Errors
    /// Those of [`Routine::run`].
    pub(crate) fn segments(&mut self, memory: &[Cell<T>], look: &mut dyn FnMut(Segment<'_, T>)) -> Result<(), Stopped> {
        for (before, solver) in &mut self.blocks {
            before.run(memory);
            let result = solver.segments(memory, look);
            go_on(&**solver, result)?;
            let result = solver.solve(memory);
            go_on(&**solver, result)?;
        }
        Ok(())
    }

    /// The results, after a run.
    pub(crate) fn results<'m>(&'m self, memory: &'m [Cell<T>]) -> impl Iterator<Item = T> + 'm {
        self.results.iter().map(|&at| memory[at].get())
    }

    /// Begins its iterations where those of another routine of the same step would begin.
    pub(crate) fn remember(&mut self, other: &Self) {
        for (_, solver) in &mut self.blocks {
            let own = solver.block().memory();
            let same = other.blocks.iter().find(|(_, other)| own.is_some() && other.block().memory() == own);
            if let Some((_, other)) = same {
                solver.remember(other.memory());
            }
        }
    }

    /// The solvers of the blocks.
    pub(crate) fn solvers(&mut self) -> impl Iterator<Item = &mut Box<dyn Solver<T>>> {
        self.blocks.iter_mut().map(|(_, solver)| solver)
    }
}
