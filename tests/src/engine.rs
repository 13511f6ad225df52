//! Tests that need the algebra engine, which runs on the main thread of one process at a time: they have a `main` of their own.

use crate::compiler::Compiler;
use libtest_mimic::Trial;
use std::process::ExitCode;

#[path = "../../nh-codegen/tests/harness/mod.rs"]
mod harness;

pub(crate) use harness::line;
pub use harness::{run, trial};

/// [`run`] for tests that also compile what they generate. The libraries of the test `name` are found before the engine is held: if cargo
/// has something to build for them, the macro's worker needs the engine too.
pub fn run_with_compiler(name: &str, trials: impl FnOnce(Compiler) -> Vec<Trial>) -> ExitCode {
    let compiler = Compiler::of_test(name);
    run(|| trials(compiler))
}
