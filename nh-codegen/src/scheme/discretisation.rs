//! One step of a method.

use super::blocks::Block;
use crate::ir::program::{Body, Carried, Stability};

/// One step as a method states it.
#[derive(Clone, Debug)]
pub struct Discretisation {
    /// Groups carried from step to step.
    pub carried: Vec<Carried>,
    /// (q, w) ↦ carried.
    pub start: Body,
    /// carried ↦ carried.
    pub step: Body,
    /// carried ↦ (q, w).
    pub observe: Body,
    /// The blocks in order of solution; empty for straight-line code.
    pub blocks: Vec<Block>,
    /// Data that decide whether a feedback method is stable; `None` for other methods.
    pub stability: Option<Stability>,
}
