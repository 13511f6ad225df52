//! The compiler's intermediate representation.
//!
//! An index arena ([`graph::Graph`]), hash-consed, with exact rational constants and a *stage* for every value:
//! `Const` < `Param` < `Step` < `Config` < `State`. It knows no computer algebra system.
//!
//! Schemes build values ([`graph::Graph::add`] and so on, [`matrix`]), differentiate them
//! ([`graph::Graph::jacobian`], [`difference`]) and put them into a [`program::Program`], which is
//! [simplified](simplify), [verified](verify), and then [scheduled](schedule) for emission or [run](interpret) as it is.

pub mod arena;
mod arithmetic;
mod derivative;
pub mod difference;
pub mod evaluate;
pub mod exact;
mod excess;
mod functions;
pub mod graph;
pub mod interpret;
mod lower;
pub mod matrix;
mod polynomial;
pub mod positive;
pub mod program;
mod rewrite;
pub mod schedule;
pub mod simplify;
mod slope;
mod sums;
pub mod verify;

#[cfg(test)]
mod tests;
