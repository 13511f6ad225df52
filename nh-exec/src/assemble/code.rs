//! Code on cells: blocks of equations and straight-line code between them.

use crate::cells::{At, Operation, Straight};
use crate::name::Name;
use crate::native::{Kept, Machine};
use nonholonomic_ir::ir::plan::{Failure, Guess, Method};
use nonholonomic_ir::ir::program::Part;
use nonholonomic_ir::ir::series::{Recurrence, Series};
use serde::{Deserialize, Serialize};

/// Code with results.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Code<O = Straight> {
    pub(crate) operations: O,
    /// The cells of the results after a run.
    pub(crate) results: Vec<At>,
}

/// A block of equations.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Block<O = Straight> {
    pub(crate) name: Name,
    pub(crate) unknowns: Vec<At>,
    /// Code for each of [`Part::ALL`].
    pub(crate) parts: [Code<O>; 4],
    pub(crate) way: Way,
    /// Consequence of a block that cannot be solved.
    pub(crate) failure: Failure,
}

/// Way to solve a block.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Way {
    /// As equations.
    Solve(Method, Guess),
    /// As the flow of a field.
    Follow {
        /// The field. Its constants are positions among the results of [`Part::System`].
        field: Field,
        /// Whether the next step continues with the last series.
        remembered: bool,
    },
}

/// A memory that a motion keeps of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Memory {
    /// Its solutions, under a number.
    Solutions(usize),
    /// The series of the flow that is the step.
    Series,
}

impl<O> Block<O> {
    /// Returns the number of equations for one right-hand side.
    pub(crate) fn rows(&self) -> usize {
        let (unknowns, numbers) = (self.unknowns.len(), self.parts[Part::System as usize].results.len());
        match self.way {
            // The results are all right-hand sides and a square matrix.
            Way::Solve(Method::Columns { .. }, _) => numbers.saturating_sub(unknowns).isqrt(),
            _ => unknowns,
        }
    }

    /// Returns what a motion remembers of it, if anything.
    pub(crate) fn memory(&self) -> Option<Memory> {
        match self.way {
            Way::Solve(_, guess) => guess.memory().map(Memory::Solutions),
            Way::Follow { remembered, .. } => remembered.then_some(Memory::Series),
        }
    }

    /// Returns whether the block is solved by iteration.
    pub(crate) fn iterates(&self) -> bool {
        matches!(self.way, Way::Solve(method, _) if method.iterates())
    }
}

/// A vector field as recurrences of Taylor coefficients.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Field {
    pub(crate) operations: Vec<Recurrence<usize>>,
    pub(crate) results: Vec<usize>,
    /// The number of convolutions.
    pub convolutions: usize,
}

/// A routine: code, then a block, then code, …
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Assembled<O = Straight> {
    /// Code before each block.
    pub(crate) blocks: Vec<(O, Block<O>)>,
    /// Code after the last block, with the results, group by group.
    pub(crate) last: Code<O>,
    #[serde(skip)]
    pub(crate) machine: Machine,
    #[serde(skip)]
    pub(crate) kept: Kept,
}

impl<O> Assembled<O> {
    pub(super) fn of(blocks: Vec<(O, Block<O>)>, last: Code<O>) -> Self {
        Assembled { blocks, last, machine: Machine::default(), kept: Kept::default() }
    }
}

/// A routine whose operations have no order and no places yet.
pub(crate) type Loose = Assembled<Vec<Operation>>;

impl Field {
    /// Returns the field of a series, with its constants as positions among [those that it
    /// reads](Series::fixed).
    pub fn of(series: &Series) -> Self {
        let mut count = 0;
        let mut next = || {
            count += 1;
            count - 1
        };
        let operations = series.operations.iter().map(|(recurrence, _)| recurrence.map(|_| next())).collect();
        Field { operations, results: series.results.clone(), convolutions: series.convolutions }
    }
}

impl From<Loose> for Assembled {
    fn from(loose: Loose) -> Self {
        let straight = |operations: Vec<Operation>| operations.into_iter().collect();
        let code = |code: Code<Vec<Operation>>| Code { operations: straight(code.operations), results: code.results };
        let block = |block: Block<Vec<Operation>>| {
            let Block { name, unknowns, parts, way, failure } = block;
            Block { name, unknowns, parts: parts.map(code), way, failure }
        };
        let blocks = loose.blocks.into_iter().map(|(before, b)| (straight(before), block(b))).collect();
        Assembled::of(blocks, code(loose.last))
    }
}
