//! The compiler's intermediate representation.
//!
//! An index arena ([`graph::Graph`]), hash-consed, with exact rational constants and a *stage* for every value:
//! `Const` < `Param` < `Step` < `Config` < `State`. It knows no computer algebra system.
//!
//! Schemes build values ([`graph::Graph::add`] and so on, [`matrix`]), differentiate them
//! ([`graph::Graph::jacobian`], [`difference`]) and put them into a [`program::Program`], which is
//! [simplified](simplify), [verified](verify), and then [scheduled](schedule) for emission or [run](interpret) as it is.

pub mod arena;
mod calculus;
pub mod exact;
pub mod graph;
pub mod interpret;
mod linear_algebra;
pub mod passes;
pub mod program;

pub use calculus::difference;
pub use linear_algebra::{matrix, positive};
pub use passes::schedule;
pub use program::verify;

#[cfg(test)]
mod tests;
