//! The algebra. The engine wants the process's main thread, so there is no harness: `libtest-mimic` with one test
//! thread runs everything where `main` runs.

mod engine_process;
mod fields;
mod functions;
mod matrices;
mod presentation;
mod random;
mod support;

use libtest_mimic::{Arguments, Trial};

fn main() {
    if engine_process::is_child() {
        engine_process::child();
        return;
    }
    let mut arguments = Arguments::from_args();
    arguments.test_threads = Some(1);
    if !arguments.list {
        nonholonomic_codegen::algebra::engine::acquire().expect("the engine");
    }
    let lists =
        [engine_process::TESTS, fields::TESTS, functions::TESTS, matrices::TESTS, presentation::TESTS, random::TESTS];
    let trial = |(name, test): &(&'static str, fn())| {
        let test = *test;
        Trial::test(*name, move || {
            nonholonomic_codegen::algebra::reset();
            test();
            Ok(())
        })
    };
    let trials = lists.iter().flat_map(|list| list.iter().map(trial)).collect();
    libtest_mimic::run(&arguments, trials).exit();
}
