//! Linear algebra on the graph: small dense matrices, and factors of positive definite ones.

pub mod matrix;
pub mod positive;
