//! This project's own experiments on the integrals that methods keep, beside those of the papers.
//!
//! K. Modin and O. Verdier, *What makes nonholonomic integrators work?* (2020), ask for a method
//! that keeps the integrals of all of their problems. [`EDGE`], [`OSCILLATING`] and [`ROTATING`]
//! measure every method of the library on these problems. [`OTHERS`] measures some methods on
//! problems outside of the paper, and [`FORMULAS`] checks the closed formulas. `docs/keeping.md`
//! has the mathematics and the numbers.

mod formulas;
mod others;
mod problems;
mod table;
#[cfg(test)]
mod tests;
mod watch;

pub(super) use formulas::FORMULAS;
pub(super) use others::OTHERS;
pub(super) use table::{EDGE, OSCILLATING, ROTATING};
