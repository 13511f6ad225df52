//! Calculus on the graph, exact: derivatives, and finite differences that lose no digits.

mod derivative;
pub mod difference;
mod excess;
mod roundoff;
mod slope;

pub(super) use difference::Changed;
pub(super) use slope::{Moved, NoSlope};
