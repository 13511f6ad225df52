//! From a square system of residuals to what a step does: blocks in order, torn, assigned, swept or left to Newton.

pub mod blocks;
mod sweeping;
pub(super) mod tearing;
