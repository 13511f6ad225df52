//! Taylor-series methods: the solution of a system of ordinary differential equations as a sequence
//! of Taylor polynomials.
//!
//! The coefficients come from recurrences for each operation of the vector field ([`Series`]),
//! which generated code contains. [`flow`] computes polynomials and follows them.

mod expansion;
mod flow;
mod roots;
mod segment;
mod series;
#[cfg(test)]
mod tests;

pub use expansion::{Arrival, Expansion, MAX_POLYNOMIALS, Unreached, flow, flow_along, order_for};
pub use flow::{Flow, follow, segments};
pub use roots::{Root, Side, roots};
pub use segment::{LookAt, Segment};
pub use series::{ORDER, RATE, Series, UNIT, WIDTH};
