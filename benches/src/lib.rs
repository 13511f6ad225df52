//! The workloads of the benchmarks: written by hand, generated, and by a generic rival.

pub mod generated;
pub mod generic;
pub mod handwritten;
pub mod rivals;
