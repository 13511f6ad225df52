//! One step of a method, as its scheme states it.

use super::blocks::Block;
use crate::ir::program::{Body, Carried, Stability};

/// One step of a method, as a scheme states it ([`Step`](super::script::Step)).
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
    /// The block structure found, in order of solution (empty: straight-line).
    pub blocks: Vec<Block>,
    /// Data that decide whether a feedback method is stable. `None` for the others.
    pub stability: Option<Stability>,
}
