//! Taylor-series methods: the solution of a system of ordinary differential equations as its Taylor polynomial, step by step.
//!
//! The coefficients come from recurrences for each operation of the vector field ([`Series`]), which generated code writes out; [`flow`] makes
//! polynomials and goes along them.

mod expansion;
mod scheme;
mod series;
#[cfg(test)]
mod tests;

pub use expansion::{Arrival, Expansion, Singularity, flow, order_for};
pub use scheme::{Flow, follow};
pub use series::{ORDER, Series, UNIT, WIDTH};
