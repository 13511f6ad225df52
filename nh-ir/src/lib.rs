//! Base crate of the compiler behind `#[nonholonomic]`: exact algebra, and the intermediate
//! representation with its plan.
//!
//! | module | contents |
//! |---|---|
//! | [`tree`] | expressions as they cross seams, and the elementary functions in them |
//! | [`algebra`] | rational functions in normal form |
//! | [`ir`] | the graph of a step, its passes, its program and its plan |
//! | [`quantity`] | the functions of a system, by name |
//! | [`budget`] | how much time and memory a derivation may take |
//!
//! This crate knows nothing of declarations. The compiler (`nonholonomic-codegen`) derives programs
//! with it, and executors run the plans.

pub mod algebra;
pub mod budget;
pub mod cost;
mod functions;
pub mod ir;
pub mod quantity;
pub mod tree;
