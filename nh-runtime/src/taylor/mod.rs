//! Taylor-series methods: the solution of a system of ordinary differential equations as a sequence
//! of Taylor polynomials.
//!
//! The coefficients come from recurrences for each operation of the vector field ([`Series`]),
//! which generated code contains. [`flow`] computes polynomials and follows them.

mod accuracy;
mod expansion;
mod flow;
mod motion;
mod reach;
mod roots;
mod series;
#[cfg(test)]
mod tests;

pub use crate::report::MAX_POLYNOMIALS;
pub use crate::solve::Unreached;
pub use crate::step::{LookAt, RATE, Segment, UNIT};
pub use accuracy::order_for;
pub use expansion::Expansion;
pub use flow::{Flow, follow, segments};
pub use motion::{Arrival, flow, flow_along};
pub use roots::{Root, Side, roots};
pub use series::{ORDER, Series, WIDTH};
