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

/// The value below which this part of the values lies.
///
/// # Panics
/// If there are none.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "an index, between 0 and the last")]
pub fn quantile(values: &[f64], part: f64) -> f64 {
    let mut values = values.to_vec();
    values.sort_by(f64::total_cmp);
    values[(part * (values.len() - 1) as f64).round() as usize]
}
