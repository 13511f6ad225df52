//! The derivatives of a step against differences of steps.
//!
//! A compiled program has the derivative of each of its steps in closed form, by the chain rule and the implicit function theorem. [`check`]
//! makes steps in [numbers of 256 bits](Precise) and compares: differences of them are derivatives to thirty digits, and have nothing
//! in common with the rules by which the closed form was found.

mod check;
mod precise;
mod sheet;
mod structure;

pub use check::{Checked, Compared, Entry, Setting, TOLERANCE, Unchecked, check, step};
pub use precise::Precise;
pub use sheet::Sheet;
pub use structure::{Law, Structure};

// What `precise` needs.
use nonholonomic_codegen::ir::interpret::Number;
use nonholonomic_codegen::tree::Function;
