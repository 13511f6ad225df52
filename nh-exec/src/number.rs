//! The numbers that code is executed in.

use crate::account::{Account, Accounting, AllRows, Rows, Shared};
use crate::assemble::{Block, Field};
use crate::native::{Compiler, Kept, Machine, Native, Natives, Piece, Rates, Ready, Working};
use crate::part::Part;
use crate::solve::Solver;
use crate::whole::{Steps, Whole, Wholes};
use nonholonomic::{Scalar, StepError};
use nonholonomic_ir::tree::to_f64;
use num_rational::BigRational;
use std::sync::{Arc, OnceLock};

/// A number that code is executed in.
pub trait Number: Scalar {
    /// Is a sine computed from its angle alone? Generated code turns angles, with the digits that it has.
    const EXACT: bool = false;

    /// Flows are followed in so many parts, each by a series of its own: series have an order at which they end.
    const PIECES: u32 = 1;

    /// The nearest number.
    fn exactly(number: &BigRational) -> Self {
        Self::lit(to_f64(number))
    }

    /// π
    fn pi() -> Self {
        Self::lit(std::f64::consts::PI)
    }

    /// Machine code for these numbers, if the compiler makes some.
    fn compiled(compiler: &dyn Compiler, pieces: &[Piece<'_>]) -> Option<Vec<Arc<dyn Native<Self>>>> {
        let _ = (compiler, pieces);
        None
    }

    /// Machine code for the Taylor coefficients of a field in these numbers, if the compiler makes some.
    fn rates(compiler: &dyn Compiler, field: &Field) -> Option<Arc<dyn Rates<Self>>> {
        let _ = (compiler, field);
        None
    }

    /// Where machine code for these numbers is, if there can be any.
    #[doc(hidden)]
    fn natives(machine: &Machine) -> Option<&Natives<Self>> {
        let _ = machine;
        None
    }

    /// Where a routine is kept that works in these numbers, if it is.
    #[doc(hidden)]
    fn working(kept: &Kept) -> Option<&OnceLock<Arc<Working<Self>>>> {
        let _ = kept;
        None
    }

    /// Machine code for steps in these numbers, if the compiler makes some.
    fn steps(compiler: &dyn Compiler, whole: Whole<'_>) -> Option<Arc<dyn Steps<Self>>> {
        let _ = (compiler, whole);
        None
    }

    /// Where machine code for steps in these numbers is, if there can be any.
    #[doc(hidden)]
    fn wholes(machine: &Machine) -> Option<&Wholes<Self>> {
        let _ = machine;
        None
    }

    /// Machine code that makes rows of these numbers, if the compiler makes some.
    fn make_rows(compiler: &dyn Compiler, accounting: Accounting<'_>) -> Option<Arc<dyn Rows<Self>>> {
        let _ = (compiler, accounting);
        None
    }

    /// Where machine code that makes rows with these accounts is, if there can be any.
    #[doc(hidden)]
    fn rows(all: &AllRows, wanted: &Arc<[Account]>) -> Option<Arc<Shared<Self>>> {
        let _ = (all, wanted);
        None
    }

    /// Makes so many steps of a part, or fewer where one fails, and says how many. After each of them the carried numbers are appended, where that is
    /// wanted. (In each number's own words, so that steps are compiled in this package, and as this package is.)
    #[doc(hidden)]
    fn advance(part: &mut Part<Self>, count: u64, rows: Option<&mut Vec<Self>>) -> (u64, Result<(), StepError>);

    /// The solver of a block.
    #[doc(hidden)]
    fn solver(block: Arc<Block<Ready<Self>>>) -> Box<dyn Solver<Self>>;
}
