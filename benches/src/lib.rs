//! The workloads of the benchmarks: written by hand, generated, and by a generic rival.

use std::process::ExitCode;

pub mod generated;
pub mod generic;
pub mod growth;
pub mod handwritten;
pub mod rivals;

/// Returns the median of some numbers; for an even count, the larger of the two in the middle.
///
/// # Panics
/// If there are no numbers.
pub fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// Returns the value below which this fraction of the values lies.
///
/// # Panics
/// If there are no values.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "an index, between 0 and the last")]
pub fn quantile(values: &[f64], part: f64) -> f64 {
    let mut values = values.to_vec();
    values.sort_by(f64::total_cmp);
    values[(part * (values.len() - 1) as f64).round() as usize]
}

/// Parses the arguments of a benchmark, `[--rounds N] [FILTER]`: the number of rounds, and a part
/// of the names of the workloads.
///
/// # Errors
/// An exit code after a message, if the number is not valid.
pub fn arguments(rounds: usize) -> Result<(usize, String), ExitCode> {
    let (mut rounds, mut filter) = (rounds, String::new());
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            // cargo itself passes this argument to every benchmark.
            "--bench" => {}
            "--rounds" => match arguments.next().and_then(|n| n.parse().ok()).filter(|n| *n > 0) {
                Some(n) => rounds = n,
                None => {
                    eprintln!("--rounds needs a positive number");
                    return Err(ExitCode::from(2));
                }
            },
            name => name.clone_into(&mut filter),
        }
    }
    Ok((rounds, filter))
}
