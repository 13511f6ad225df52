//! Tests that need the algebra engine, which runs on the main thread of one process at a time: they have a `main` of their own.

use crate::compiler::Compiler;
use libtest_mimic::{Arguments, Trial};
use nonholonomic_codegen::algebra::engine;
use std::process::ExitCode;

/// Waits for the engine, unless the tests are only listed, and runs them one after the other on this thread.
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

/// [`run`] for tests that also compile what they generate. The libraries of the test `name` are found before the engine is held: if cargo
/// has something to build for them, the macro's worker needs the engine too.
pub fn run_with_compiler(name: &str, trials: impl FnOnce(Compiler) -> Vec<Trial>) -> ExitCode {
    let compiler = Compiler::of_test(name);
    run(|| trials(compiler))
}

/// A test by its name.
pub fn trial(name: &str, test: impl FnOnce() + Send + 'static) -> Trial {
    Trial::test(name, move || {
        test();
        Ok(())
    })
}
