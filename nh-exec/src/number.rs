//! The numbers that code is executed in.

use crate::assemble::Block;
use crate::native::{Compiler, Machine, Native, Natives, Piece, Ready};
use crate::solve::Solver;
use nonholonomic::Scalar;
use nonholonomic_codegen::model::to_f64;
use num_rational::BigRational;
use std::sync::Arc;

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

    /// Where machine code for these numbers is, if there can be any.
    #[doc(hidden)]
    fn natives(machine: &Machine) -> Option<&Natives<Self>> {
        let _ = machine;
        None
    }

    /// The solver of a block.
    #[doc(hidden)]
    fn solver(block: Block<Ready<Self>>) -> Box<dyn Solver<Self>>;
}
