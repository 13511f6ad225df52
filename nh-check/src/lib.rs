//! Comparison of the derivatives of a step with differences of steps.
//!
//! A compiled program has the derivative of each of its steps in closed form, by the chain rule and
//! the implicit function theorem. [`check`] takes steps in [numbers of 256
//! bits](nonholonomic_exec::Precise) and compares. Differences of such steps are derivatives to
//! thirty digits, and do not depend on the rules that produced the closed form.

mod check;
mod compare;
mod structure;

pub use check::{Checked, Compared, Entry, Setting, TOLERANCE, Unchecked, check};
pub use structure::{Law, Structure};
