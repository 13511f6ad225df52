//! Blocks of equations, solved by the runtime's own Newton's method and sweeps. The solvers are
//! compiled for some sizes only, since large ones take long to compile. A block of another size has
//! additional unknowns, which are 0 and which nothing depends on. They do not change operations on
//! the others: sums begin with the first unknown, 0 is never a pivot, and a zero factor is left
//! out.

mod sized;

use self::sized::Sized;
use crate::account::{Account, Accounting, AllRows, Rows, Shared};
use crate::assemble::{Block, Field, Way};
use crate::cells::At;
use crate::columns::columns;
use crate::flow::follower;
use crate::native::{Compiler, Kept, Machine, Native, Natives, Piece, Rates, Ready, Working};
use crate::number::Number;
use crate::part;
use crate::whole::{Place, Record, Steps, Whole, Wholes};
use nonholonomic::generated::{self as rt, NewtonFailure};
use nonholonomic::taylor::{Segment, Unreached, WIDTH};
use nonholonomic::{Mask, Scalar, StepError};
use nonholonomic_ir::cost::{ALTERNATING_HISTORY, HISTORY, SWEPT_HISTORY};
use nonholonomic_ir::ir::plan::{self, Method};
use std::any::Any;
use std::cell::Cell;
use std::sync::{Arc, OnceLock, PoisonError};

/// Maximum number of unknowns of a block.
pub(crate) const MAX_UNKNOWNS: usize = 160;

/// Reason why a block was not solved.
#[derive(Clone, Copy, Debug)]
pub enum Failure {
    /// Newton's method did not converge, or a linear system is singular.
    Newton(NewtonFailure),
    /// A flow does not reach the end of the step.
    Flow(Unreached),
    /// A flow arrives at a value that is not a number.
    NonFinite,
}

impl Failure {
    /// Returns the error of the step in which the failure happened.
    pub(crate) fn at<T: Scalar>(self, block: &'static str, step: u64, time: T) -> StepError {
        match self {
            Failure::Newton(failure) => failure.at(block, step, time),
            Failure::Flow(found) => found.at(step, time),
            Failure::NonFinite => rt::non_finite(step, time),
        }
    }
}

/// A block with the memory of its last solutions.
pub trait Solver<T: Number>: Send {
    /// Solves the block. The cells of its unknowns then hold the solution, or NaN if there is none.
    fn solve(&mut self, memory: &[Cell<T>]) -> Result<(), Failure>;

    /// Passes the Taylor polynomials of a flow to `look`. The values that the flow reads are in the
    /// cells.
    fn segments(&mut self, memory: &[Cell<T>], look: &mut dyn FnMut(Segment<'_, T>)) -> Result<(), Failure> {
        let _ = (memory, look);
        Ok(())
    }

    /// Returns the lanes that took so many iterations that the energy must be tested.
    fn unusual(&self) -> T::Mask {
        T::Mask::splat(false)
    }

    /// Remembers and counts the solution of an accepted step.
    fn accept(&mut self, tally: &mut rt::Tally);

    /// Returns the block.
    fn block(&self) -> &Block<Ready<T>>;

    /// Returns the memory of earlier solutions.
    fn memory(&self) -> &dyn Any;

    /// Takes over the memory of another solver of such a block.
    fn remember(&mut self, memory: &dyn Any);

    /// Writes the memory to its place in a record.
    fn write(&self, place: Place, record: &Record<T>) {
        let _ = (place, record);
    }

    /// Reads the memory from its place in a record.
    fn read(&mut self, place: Place, record: &Record<T>) {
        let _ = (place, record);
    }
}

/// Selects the solver of a block among the compiled sizes: a maximum number of unknowns for
/// iterated blocks, with the function that makes the solver; of rows for several right-hand sides;
/// and of variables and groups of convolutions for flows.
macro_rules! solver {
    ($block:ident, $iterated:ident: $($n:literal)*; $($c:literal)*; $($v:literal: $($b:literal)*;)*) => {
        match &$block.way {
            &Way::Solve(Method::Columns { products }, _) => match $block.rows() - products {
                $(..=$c => columns::<Self, $c>($block, products),)*
                more => unreachable!("{more} equations are refused before"),
            },
            &Way::Solve(method, guess) => match $block.unknowns.len() {
                $(..=$n => $iterated::<Self, $n>($block, method, guess),)*
                more => unreachable!("a block of {more} unknowns is refused before"),
            },
            Way::Follow { field, .. } => match ($block.unknowns.len(), field.convolutions.div_ceil(WIDTH)) {
                $($((..=$v, ..=$b) => follower::<Self, $v, $b>($block),)*)*
                more => unreachable!("a flow of {more:?} variables and convolutions is refused before"),
            },
        }
    };
}

pub(crate) use solver;

impl Number for f64 {
    fn compiled(compiler: &dyn Compiler, pieces: &[Piece<'_>]) -> Option<Vec<Arc<dyn Native<Self>>>> {
        compiler.scalar(pieces)
    }

    fn natives(machine: &Machine) -> Option<&Natives<Self>> {
        Some(machine.scalar())
    }

    fn rates(compiler: &dyn Compiler, field: &Field) -> Option<Arc<dyn Rates<Self>>> {
        compiler.rates(field)
    }

    fn working(kept: &Kept) -> Option<&OnceLock<Arc<Working<Self>>>> {
        Some(kept.scalar())
    }

    fn steps(compiler: &dyn Compiler, whole: Whole<'_>) -> Option<Arc<dyn Steps<Self>>> {
        compiler.steps(whole)
    }

    fn wholes(machine: &Machine) -> Option<&Wholes<Self>> {
        Some(machine.steps())
    }

    fn make_rows(compiler: &dyn Compiler, accounting: Accounting<'_>) -> Option<Arc<dyn Rows<Self>>> {
        compiler.rows(accounting)
    }

    fn rows(all: &AllRows, wanted: &Arc<[Account]>) -> Option<Arc<Shared<Self>>> {
        let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
        Some(Arc::clone(all.entry(Arc::clone(wanted)).or_default()))
    }

    fn advance(part: &mut part::Part<Self>, count: u64, rows: Option<&mut Vec<Self>>) -> (u64, Result<(), StepError>) {
        part.steps(count, rows)
    }

    fn solver(block: Arc<Block<Ready<Self>>>) -> Box<dyn Solver<Self>> {
        // The runtime solves one and two unknowns by formulas, and eliminates in one way up to
        // eight rows and in another one beyond.
        solver! {
            block, remembering: 1 2 3 4 6 8 12 16 24 40 80 160; 8 40 160;
            8: 1 4 16 64 512; 16: 1 4 16 64 512; 40: 4 16 64 256 512; 480: 64 256 512;
        }
    }
}

// Each width of lanes takes as long to compile as `f64`. Only the width of machine code is
// compiled, see `together`.
#[cfg(feature = "lanes")]
impl Number for nonholonomic::lanes::F64x4 {
    fn advance(part: &mut part::Part<Self>, count: u64, rows: Option<&mut Vec<Self>>) -> (u64, Result<(), StepError>) {
        part.steps(count, rows)
    }

    fn solver(block: Arc<Block<Ready<Self>>>) -> Box<dyn Solver<Self>> {
        solver!(block, remembering: 1 2 8 40 160; 8 40 160; 8: 4 64; 40: 64 512; 480: 512;)
    }
}

/// Returns an iterating solver with the guesses of the plan.
fn remembering<T: Number, const N: usize>(
    block: Arc<Block<Ready<T>>>,
    method: Method,
    guess: plan::Guess,
) -> Box<dyn Solver<T>> {
    match guess {
        plan::Guess::Alternating { .. } => {
            Box::new(Sized::<T, N, rt::Alternating<T, N, ALTERNATING_HISTORY>>::new(block, method))
        }
        plan::Guess::Extrapolated { points: SWEPT_HISTORY, .. } => {
            Box::new(Sized::<T, N, rt::Predictor<T, N, SWEPT_HISTORY>>::new(block, method))
        }
        _ => repeating::<T, N>(block, method, guess),
    }
}

/// Returns an iterating solver that starts from extrapolated solutions. A plain guess comes from a
/// memory that stays empty.
pub(crate) fn repeating<T: Number, const N: usize>(
    block: Arc<Block<Ready<T>>>,
    method: Method,
    _: plan::Guess,
) -> Box<dyn Solver<T>> {
    Box::new(Sized::<T, N, rt::Predictor<T, N, HISTORY>>::new(block, method))
}

/// Returns NaNs.
pub(crate) fn nan<T: Scalar, const N: usize>() -> [T; N] {
    [rt::lit(f64::NAN); N]
}

pub(crate) fn write<T: Copy, const N: usize>(cells: &[At], values: [T; N], memory: &[Cell<T>]) {
    for (&at, value) in cells.iter().zip(values) {
        memory[at as usize].set(value);
    }
}
