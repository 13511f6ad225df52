//! Time and memory of a derivation, and the error when they are spent.
//!
//! Algebra can take any amount of time and memory. A derivation therefore runs [`within`] a [`Budget`]; when that is spent, it
//! ends with an error that names the quantity which was being [formed](forming) and says what to [try](Advice).
//!
//! It ends in one of two ways:
//!
//! - The compiler's own loops ask from time to time ([`check`]). When the budget is spent, the question does not return: it unwinds up
//!   to [`within`], which gives the error.
//! - A computation inside the algebra engine asks nobody and cannot be interrupted. Who owns the process, the command `nh` or the
//!   macro's worker, therefore says how to end it ([`or_end`]): that is done when nothing has come of the first way after a
//!   tenth of a second. In a library nothing ends the process; there the error comes when the engine returns.
//!
//! Time and memory are watched from a second thread, which has nothing to do with the engine. Memory is what the process has
//! grown by since the beginning; it is measured on Linux only, and elsewhere only time is.

mod advice;
mod limits;
mod memory;
mod watch;

pub use advice::{Advice, Knob};
pub use limits::{Budget, Nonsense};
pub use watch::{Forming, Resource, Spent, check, forming, or_end, within};

use crate::declaration::Declaration;
use crate::origin::Diagnostics;
use std::borrow::Cow;
use std::sync::{Mutex, MutexGuard, PoisonError};

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

/// Locks a mutex. Its content is whole at any time: a panic of its holder left it so.
fn lock<T: ?Sized>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
