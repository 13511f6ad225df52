//! Time and memory of a derivation ([`nonholonomic_ir::budget`]), and the error for a declaration
//! that exceeds them, with [advice](Advice).

mod advice;

pub use advice::{Advice, Knob};
pub use nonholonomic_ir::budget::*;

use crate::declaration::Declaration;
use crate::origin::Diagnostics;

/// Does the work for a declaration [within] a budget.
///
/// # Errors
/// Errors of the work, or a spent budget, with [advice](Advice) for the caller.
pub fn or_advise<T>(
    declaration: &Declaration,
    budget: Budget,
    work: impl FnOnce() -> Result<T, Diagnostics>,
) -> Result<T, Diagnostics> {
    within(budget, work).unwrap_or_else(|spent| Err(Advice::of(declaration).diagnostic(&spent, Knob::Caller).into()))
}
