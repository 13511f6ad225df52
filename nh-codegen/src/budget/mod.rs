//! Time and memory of a derivation ([`nonholonomic_ir::budget`]), and the error when those of a declaration are spent: it says what to
//! [try](Advice).

mod advice;

pub use advice::{Advice, Knob};
pub use nonholonomic_ir::budget::*;

use crate::declaration::Declaration;
use crate::origin::Diagnostics;

/// Does the work that a declaration asks for [within] a budget.
///
/// # Errors
/// Those of the work; or the budget was spent, with [advice](Advice) for who called.
pub fn or_advise<T>(
    declaration: &Declaration,
    budget: Budget,
    work: impl FnOnce() -> Result<T, Diagnostics>,
) -> Result<T, Diagnostics> {
    within(budget, work).unwrap_or_else(|spent| Err(Advice::of(declaration).diagnostic(&spent, Knob::Caller).into()))
}
