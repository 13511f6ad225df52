//! Passes over programs.

pub mod schedule;
pub mod simplify;
