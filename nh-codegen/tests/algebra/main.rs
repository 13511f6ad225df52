//! The algebra. The engine wants the process's main thread, so there is no harness: `libtest-mimic` with one test
//! thread runs everything where `main` runs.

mod engine_process;
mod fields;
mod functions;
#[path = "../harness/mod.rs"]
mod harness;
mod matrices;
mod presentation;
mod random;
mod support;

use libtest_mimic::Trial;
use std::process::ExitCode;

fn main() -> ExitCode {
    if engine_process::is_child() {
        engine_process::child();
        return ExitCode::SUCCESS;
    }
    harness::run(trials)
}

fn trials() -> Vec<Trial> {
    let lists =
        [engine_process::TESTS, fields::TESTS, functions::TESTS, matrices::TESTS, presentation::TESTS, random::TESTS];
    let trial = |(name, test): &(&'static str, fn())| {
        let test = *test;
        harness::trial(*name, move || {
            nonholonomic_codegen::algebra::reset();
            test();
        })
    };
    lists.iter().flat_map(|list| list.iter().map(trial)).collect()
}
