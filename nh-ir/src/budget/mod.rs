//! Time and memory of a derivation, and the error when they are spent.
//!
//! Algebra can take any amount of time and memory. A derivation therefore runs [`within`] a
//! [`Budget`]. When the budget is spent, the derivation ends with an error that names the quantity
//! which was being [formed](forming).
//!
//! The deriving thread keeps the account itself: every loop that may take long [checks](check) it,
//! and operations on polynomials [count](worked). When the budget is spent, the check does not
//! return: it unwinds up to [`within`], which returns the error. Derivations on several threads
//! have separate accounts.
//!
//! - **Time** is processor time of the thread, if the system provides it. A refusal thus depends
//!   neither on the load of a machine nor on other derivations.
//! - **Memory** is the growth of the whole process since the derivation began, since the system
//!   does not tell threads apart. Derivations that run at once therefore share the sum of their
//!   budgets. Memory is measured on Linux only.

mod account;
mod clock;
mod limits;
mod memory;

pub use account::{Formed, Forming, Resource, Spent, apart, check, forming, timed, within, worked};
pub use limits::{Budget, MEMORY, Nonsense, SECONDS, bytes};

use std::borrow::Cow;

/// Runs `work` under the name of the quantity that it [forms](forming).
pub fn form<T>(what: impl Into<Cow<'static, str>>, work: impl FnOnce() -> T) -> T {
    let _forming = forming(what);
    work()
}
