//! The compiler's intermediate representation.
//!
//! An index arena ([`graph::Graph`]), hash-consed, with exact rational constants and a *stage* for every value:
//! `Const` < `Param` < `Step` < `Config` < `State`. It knows no computer algebra system.
//!
//! | folder | what is in it |
//! |---|---|
//! | [`graph`] | the arena; arithmetic, sums, functions, substitution; trees become values |
//! | [`arena`] | handles on values, with operators |
//! | `calculus` | derivatives ([`graph::Graph::jacobian`]) and finite [differences](difference) |
//! | `linear_algebra` | [matrices](matrix), factors of [positive definite](positive) ones |
//! | [`exact`] | whether values vanish, and ranks |
//! | [`program`] | what is emitted, and its [verification](verify) |
//! | [`passes`] | from a step as it is stated to one that costs less |
//! | [`plan`] | the program in the order in which it is computed, with all that is decided about its solves: what targets print and run |
//! | [`series`] | the operations of a vector field as recurrences of Taylor coefficients |

pub mod arena;
mod calculus;
pub mod exact;
pub mod fast;
pub mod graph;
mod linear_algebra;
pub mod passes;
pub mod plan;
pub mod program;
pub mod series;

pub use calculus::difference;
pub use linear_algebra::{matrix, positive};
pub use program::verify;
