//! The compiler behind `#[nonholonomic]`: from a declared Lagrangian and constraint matrix to Rust that steps the system.
//!
//! ```text
//! declaration ─► model ─► mechanics ─► scheme ─► ir ─► targets
//! ```

pub mod algebra;
pub mod budget;
pub mod declaration;
pub mod expansion;
pub mod explain;
mod functions;
pub mod ir;
pub mod mechanics;
pub mod model;
pub mod origin;
pub mod pipeline;
pub mod quantity;
pub mod scheme;
pub mod targets;
pub mod tree;
