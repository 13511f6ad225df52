//! The number types of the executor.

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

/// Implements the operators that assign by those that return their result.
macro_rules! assigning {
    ($number:ident) => {
        assigning!(@ $number: AddAssign add_assign +, SubAssign sub_assign -, MulAssign mul_assign *, DivAssign div_assign /);
    };
    (@ $number:ident: $($trait:ident $function:ident $sign:tt),*) => {$(
        impl std::ops::$trait for $number {
            fn $function(&mut self, other: Self) {
                *self = *self $sign other;
            }
        }
    )*};
}

pub(crate) use assigning;

/// A number type that code is executed in.
pub trait Number: Scalar {
    /// Whether a sine is computed from its angle alone. Generated code turns angles in its own
    /// precision.
    const EXACT: bool = false;

    /// Number of parts in which a flow is followed, each by its own series, since series have a
    /// maximum order.
    const PIECES: u32 = 1;

    /// Number of Newton steps after an iteration has ended. The derivatives of its solution, which a
    /// number may contain, converge later than the solution.
    const NEWTON_STEPS: usize = 0;

    /// Converts a rational number to the nearest number.
    fn exactly(number: &BigRational) -> Self {
        Self::lit(to_f64(number))
    }

    /// π
    fn pi() -> Self {
        Self::lit(std::f64::consts::PI)
    }

    /// Makes machine code for these numbers, if the compiler can.
    fn compiled(compiler: &dyn Compiler, pieces: &[Piece<'_>]) -> Option<Vec<Arc<dyn Native<Self>>>> {
        let _ = (compiler, pieces);
        None
    }

    /// Makes machine code for the Taylor coefficients of a field in these numbers, if the compiler
    /// can.
    fn rates(compiler: &dyn Compiler, field: &Field) -> Option<Arc<dyn Rates<Self>>> {
        let _ = (compiler, field);
        None
    }

    /// Returns the place of machine code for these numbers, if there can be any.
    #[doc(hidden)]
    fn natives(machine: &Machine) -> Option<&Natives<Self>> {
        let _ = machine;
        None
    }

    /// Returns the place of a routine in executable form for these numbers, if it is kept.
    #[doc(hidden)]
    fn working(kept: &Kept) -> Option<&OnceLock<Arc<Working<Self>>>> {
        let _ = kept;
        None
    }

    /// Makes machine code for steps in these numbers, if the compiler can.
    fn steps(compiler: &dyn Compiler, whole: Whole<'_>) -> Option<Arc<dyn Steps<Self>>> {
        let _ = (compiler, whole);
        None
    }

    /// Returns the place of machine code for steps in these numbers, if there can be any.
    #[doc(hidden)]
    fn wholes(machine: &Machine) -> Option<&Wholes<Self>> {
        let _ = machine;
        None
    }

    /// Makes machine code that makes rows of these numbers, if the compiler can.
    fn make_rows(compiler: &dyn Compiler, accounting: Accounting<'_>) -> Option<Arc<dyn Rows<Self>>> {
        let _ = (compiler, accounting);
        None
    }

    /// Returns the place of machine code that makes rows with these accounts, if there can be any.
    #[doc(hidden)]
    fn rows(all: &AllRows, wanted: &Arc<[Account]>) -> Option<Arc<Shared<Self>>> {
        let _ = (all, wanted);
        None
    }

    /// Makes `count` steps of a part, or fewer if one fails, and returns their number. The carried
    /// numbers after each step are appended to `rows`, if given. Each number type implements this
    /// function, so that steps are compiled in this package and with its settings.
    #[doc(hidden)]
    fn advance(part: &mut Part<Self>, count: u64, rows: Option<&mut Vec<Self>>) -> (u64, Result<(), StepError>);

    /// Returns the solver of a block.
    #[doc(hidden)]
    fn solver(block: Arc<Block<Ready<Self>>>) -> Box<dyn Solver<Self>>;
}
