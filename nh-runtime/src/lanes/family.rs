//! Systems of numbers of any type.

use crate::number::Scalar;
use crate::step::System;

/// A generated system, for any type of numbers.
pub trait Family: System {
    /// The system with numbers of another type.
    type Of<L: Scalar>: System<Scalar = L>;
}
