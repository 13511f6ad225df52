//! Tests that need the algebra engine, which runs on the main thread of one process at a time: they have a `main` of their own, which
//! waits for the engine and runs them one after the other.

/// The laboratory's lines, without the laboratory.
#[allow(dead_code, reason = "not every test measures an order")]
#[path = "../../../nh-lab/src/diagnostics/line.rs"]
pub mod line;

use libtest_mimic::{Arguments, Trial};
use nonholonomic_codegen::algebra::engine;
use std::process::ExitCode;

/// Waits for the engine, unless the tests are only listed, and runs them on this thread.
pub fn run(trials: impl FnOnce() -> Vec<Trial>) -> ExitCode {
    let mut arguments = Arguments::from_args();
    // One thread means: on this one.
    arguments.test_threads = Some(1);
    if !arguments.list
        && let Err(error) = engine::acquire()
    {
        eprintln!("{error}");
        return ExitCode::FAILURE;
    }
    libtest_mimic::run(&arguments, trials()).exit_code()
}

/// A test by its name.
#[allow(dead_code, reason = "some tests return errors, and make their trials themselves")]
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
