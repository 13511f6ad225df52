//! The compiler's intermediate representation.
//!
//! An index arena ([`graph::Graph`]), hash-consed, with exact rational constants. Every value has a
//! *stage*: `Const` < `Param` < `Step` < `Config` < `State`. The module does not depend on a
//! computer algebra system.
//!
//! | folder | contents |
//! |---|---|
//! | [`graph`] | the arena; arithmetic, sums, functions, substitution; conversion of trees to values |
//! | [`rules`] | operations other than arithmetic and functions of one argument, with their rules |
//! | [`handles`] | handles on values, with operators |
//! | `calculus` | derivatives ([`graph::Graph::jacobian`]) and finite [differences](difference) |
//! | `linear_algebra` | [matrices](matrix), factors of [positive definite](positive) ones |
//! | `angles` | sines and cosines of moving angles: joined, carried, turned |
//! | [`exact`] | tests for vanishing values, and ranks |
//! | [`program`] | the programs that are emitted, and their [verification](verify) |
//! | [`passes`] | rewrites of a stated step into a cheaper one |
//! | [`plan`] | the program in order of computation, with all decisions about its solves; targets print and run it |
//! | [`cost`](crate::cost) | costs of operations, and all tuned numbers |
//! | [`series`] | the operations of a vector field as recurrences of Taylor coefficients |

mod angles;
mod calculus;
pub mod exact;
pub mod fast;
pub mod graph;
pub mod handles;
mod linear_algebra;
pub mod passes;
pub mod plan;
pub mod program;
pub mod rules;
pub mod series;

pub use calculus::difference;
pub use linear_algebra::{matrix, positive};
pub use program::verify;
