//! Routines at work.

use super::assemble::Assembled;
use super::code::Straight;
use super::solve::{Failure, Solver, solver};
use nonholonomic::taylor::Segment;
use std::cell::Cell;

/// A routine with its solvers.
pub(super) struct Routine {
    blocks: Vec<(Straight, Box<dyn Solver>)>,
    last: Straight,
    results: Vec<usize>,
}

impl Routine {
    pub(super) fn new(assembled: &Assembled) -> Self {
        let blocks = assembled.blocks.iter().map(|(before, block)| (before.clone(), solver(block)));
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
    pub(super) fn run(&mut self, memory: &[Cell<f64>]) -> Result<(), (&'static str, Failure)> {
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
    pub(super) fn segments(
        &mut self,
        memory: &[Cell<f64>],
        look: &mut dyn FnMut(Segment<'_, f64>),
    ) -> Result<(), (&'static str, Failure)> {
        for (before, solver) in &mut self.blocks {
            before.run(memory);
            solver.segments(memory, look).map_err(|failure| (solver.block().name.0, failure))?;
            solver.solve(memory).map_err(|failure| (solver.block().name.0, failure))?;
        }
        Ok(())
    }

    /// Runs to the end, whatever happens: what cannot be solved for is NaN.
    pub(super) fn run_on(&mut self, memory: &[Cell<f64>]) {
        for (before, solver) in &mut self.blocks {
            before.run(memory);
            // The unknowns are NaN then.
            let _ = solver.solve(memory);
        }
        self.last.run(memory);
    }

    /// The results, after a run.
    pub(super) fn results<'m>(&'m self, memory: &'m [Cell<f64>]) -> impl Iterator<Item = f64> + 'm {
        self.results.iter().map(|&at| memory[at].get())
    }

    /// What solves the blocks.
    pub(super) fn solvers(&mut self) -> impl Iterator<Item = &mut Box<dyn Solver>> {
        self.blocks.iter_mut().map(|(_, solver)| solver)
    }
}
