//! Tests that are rows of tables, each with its name. They run on all cores.

/// The laboratory's lines, without the laboratory.
#[allow(dead_code, reason = "not every test measures an order")]
#[path = "../../../nh-lab/src/diagnostics/line.rs"]
pub mod line;

use libtest_mimic::{Arguments, Trial};
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
#[allow(dead_code, reason = "not every test measures an order")]
pub fn slope(points: &[(f64, f64)]) -> f64 {
    line::Line::through(points.iter().copied()).expect("three points or more, at different x").slope
}
