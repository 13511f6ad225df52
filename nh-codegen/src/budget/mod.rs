//! Time and memory of a derivation, and the error when they are spent.
//!
//! Algebra can take any amount of time and memory. A derivation therefore runs [`within`] a [`Budget`]; when that is spent, it
//! ends with an error that names the quantity which was being [formed](forming) and says what to [try](Advice).
//!
//! The deriving thread keeps the account itself: every loop that may take long [checks](check) it, and operations on polynomials
//! [count](worked). When the budget is spent, the check does not return: it unwinds up to [`within`], which gives the error. Derivations on
//! several threads have an account each.
//!
//! - **Time** is processor time of the thread, where the system tells it, so that what is refused depends neither on how busy a machine is nor
//!   on other derivations.
//! - **Memory** is the growth of the whole process since the derivation began, since the system does not tell threads apart. Derivations
//!   that run at once therefore share the sum of their budgets. It is measured on Linux only.

mod account;
mod advice;
mod clock;
mod limits;
mod memory;

pub use account::{Formed, Forming, Resource, Spent, check, forming, timed, within, worked};
pub use advice::{Advice, Knob};
pub use limits::{Budget, Nonsense};

use crate::declaration::Declaration;
use crate::origin::Diagnostics;
use std::borrow::Cow;

/// Does the work under the name of what it [forms](forming).
pub fn form<T>(what: impl Into<Cow<'static, str>>, work: impl FnOnce() -> T) -> T {
    let _forming = forming(what);
    work()
}

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
