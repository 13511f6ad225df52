//! Time and memory of a derivation, and the error when they are spent.
//!
//! Algebra can take any amount of time and memory. A derivation therefore runs [`within`] a [`Budget`]; when that is spent, it
//! ends with an error that names the quantity which was being [formed](forming).
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
mod clock;
mod limits;
mod memory;

pub use account::{Formed, Forming, Resource, Spent, check, forming, timed, within, worked};
pub use limits::{Budget, MEMORY, Nonsense, SECONDS, bytes};

use std::borrow::Cow;

/// Does the work under the name of what it [forms](forming).
pub fn form<T>(what: impl Into<Cow<'static, str>>, work: impl FnOnce() -> T) -> T {
    let _forming = forming(what);
    work()
}
