//! From a square system of residuals to the statements of a step: blocks in order, torn, assigned,
//! swept or solved by Newton's method.

pub mod blocks;
mod sweeping;
pub(super) mod tearing;
