//! The four workloads of the benchmarks: written by hand and generated.

pub mod generated;
pub mod handwritten;
