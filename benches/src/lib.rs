//! The workloads of the benchmarks: written by hand, generated, and by a generic rival.

pub mod generated;
pub mod generic;
pub mod handwritten;
pub mod rivals;

/// The median of some numbers, of an even count the larger of the two in the middle.
///
/// # Panics
/// If there are none.
pub fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
