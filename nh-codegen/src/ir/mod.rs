//! The compiler's intermediate representation.
//!
//! An index arena ([`graph::Graph`]), hash-consed, with exact rational constants and a *stage* for every value:
//! `Const` < `Param` < `Step` < `Config` < `State`. It knows no computer algebra system.

pub mod graph;
pub mod program;
