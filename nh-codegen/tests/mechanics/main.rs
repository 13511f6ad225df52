//! Model and mechanics: the library's models, formulas derived by hand, and every diagnostic.
//!
//! The algebra engine runs on the main thread of one process at a time, so this binary has its own main: it takes the
//! machine-wide lock and runs its cases one after the other.

mod corners;
mod derived;
mod diagnostics;
mod extension;
mod formulas;
mod library;
mod sizes;
mod support;
mod vectors;

use libtest_mimic::{Arguments, Trial};
use nonholonomic_codegen::algebra::engine;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut arguments = Arguments::from_args();
    // One thread means: on this one.
    arguments.test_threads = Some(1);
    let _engine = match engine::acquire() {
        Ok(engine) => engine,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    let cases = library::CASES
        .iter()
        .chain(formulas::CASES)
        .chain(derived::CASES)
        .chain(extension::CASES)
        .chain(diagnostics::CASES)
        .chain(corners::CASES)
        .chain(sizes::CASES)
        .chain(vectors::CASES);
    let trials = cases
        .map(|&(name, case)| {
            Trial::test(name, move || {
                case();
                Ok(())
            })
        })
        .collect();
    libtest_mimic::run(&arguments, trials).exit_code()
}
