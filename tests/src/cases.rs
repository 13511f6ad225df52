//! Tests that are rows of tables, each with its name. They run on all cores.

#[path = "../../nh-codegen/tests/harness/mod.rs"]
mod harness;

pub(crate) use harness::line;
pub use harness::{run, trial};
