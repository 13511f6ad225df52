//! Tests that are rows of tables, each with its name, which run on all cores; and orders that are measured.

use libtest_mimic::{Arguments, Trial};
pub use nonholonomic_lab::diagnostics::{Line, RunningLine};
use std::process::ExitCode;

/// Runs the tests that the command line selects.
pub fn run(trials: Vec<Trial>) -> ExitCode {
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// A test by its name.
pub fn trial(name: impl Into<String>, test: impl FnOnce() + Send + 'static) -> Trial {
    Trial::test(name, move || {
        test();
        Ok(())
    })
}

/// The slope of the least-squares line through points (x, y).
///
/// # Panics
/// With fewer than three points, or when all x are equal.
pub fn slope(points: &[(f64, f64)]) -> f64 {
    Line::through(points.iter().copied()).expect("three points or more, at different x").slope
}
