//! Routines at work.

use crate::assemble::Assembled;
use crate::cells::Straight;
use crate::number::Number;
use crate::solve::{Failure, Solver};
use nonholonomic::taylor::Segment;
use std::cell::Cell;

/// A routine with its solvers.
pub(crate) struct Routine<T: Number> {
    blocks: Vec<(Straight, Box<dyn Solver<T>>)>,
    last: Straight,
    results: Vec<usize>,
}

impl<T: Number> Routine<T> {
    pub(crate) fn new(assembled: &Assembled) -> Self {
        let blocks = assembled.blocks.iter().map(|(before, block)| (before.clone(), T::solver(block)));
        Routine {
            blocks: blocks.collect(),
            last: assembled.last.operations.clone(),
            results: assembled.last.results.iter().map(|&at| at as usize).collect(),
        }
    }

    /// Runs to the end.
    ///
    /// # Errors
    /// The name of the block that could not be solved.
    pub(crate) fn run(&mut self, memory: &[Cell<T>]) -> Result<(), (&'static str, Failure)> {
        for (before, solver) in &mut self.blocks {
            before.run(memory);
            solver.solve(memory).map_err(|failure| (solver.block().name.0, failure))?;
        }
        self.last.run(memory);
        Ok(())
    }

    /// Runs to the end, and gives `look` the Taylor polynomials of flows on their way.
    ///
    /// # Errors
    /// Those of [`Routine::run`].
    pub(crate) fn segments(
        &mut self,
        memory: &[Cell<T>],
        look: &mut dyn FnMut(Segment<'_, T>),
    ) -> Result<(), (&'static str, Failure)> {
        for (before, solver) in &mut self.blocks {
            before.run(memory);
            solver.segments(memory, look).map_err(|failure| (solver.block().name.0, failure))?;
            solver.solve(memory).map_err(|failure| (solver.block().name.0, failure))?;
        }
        Ok(())
    }

    /// Runs to the end, whatever happens: what cannot be solved for is NaN.
    pub(crate) fn run_on(&mut self, memory: &[Cell<T>]) {
        for (before, solver) in &mut self.blocks {
            before.run(memory);
            // The unknowns are NaN then.
            let _ = solver.solve(memory);
        }
        self.last.run(memory);
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
