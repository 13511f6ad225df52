//! The compiler behind `#[nonholonomic]`: from a declared Lagrangian and constraint matrix to Rust that steps the system.
//!
//! ```text
//! declaration ─► model ─► mechanics ─► scheme ─► ir ─► targets
//! ```
//!
//! The crate `nonholonomic-ir` contains the algebra and the IR.

mod blocks;
pub mod budget;
pub mod declaration;
pub mod expansion;
pub mod explain;
pub mod mechanics;
pub mod model;
pub mod origin;
pub mod pipeline;
pub mod scheme;
pub mod targets;

pub use nonholonomic_ir::{algebra, cost, ir, quantity, tree};
