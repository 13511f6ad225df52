//! The derivatives of a step against differences of steps.
//!
//! A compiled program has the derivative of each of its steps in closed form, by the chain rule and the implicit function theorem. [`check`]
//! makes steps in [numbers of 256 bits](nonholonomic_exec::Precise) and compares: differences of them are derivatives to thirty digits, and have nothing
//! in common with the rules by which the closed form was found.

mod check;
mod structure;

pub use check::{Checked, Compared, Entry, Setting, TOLERANCE, Unchecked, check};
pub use structure::{Law, Structure};
