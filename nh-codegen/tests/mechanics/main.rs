//! Model and mechanics: the library's models, formulas derived by hand, and every diagnostic.
//!
//! The algebra engine runs on the main thread of one process at a time, so this binary has its own main: it takes the
//! machine-wide lock and runs its cases one after the other.

mod corners;
mod derived;
mod diagnostics;
mod extension;
mod formulas;
#[path = "../harness/mod.rs"]
mod harness;
mod library;
mod sizes;
mod support;
mod vectors;

use libtest_mimic::Trial;
use std::process::ExitCode;

fn main() -> ExitCode {
    harness::run(trials)
}

fn trials() -> Vec<Trial> {
    let cases = library::CASES
        .iter()
        .chain(formulas::CASES)
        .chain(derived::CASES)
        .chain(extension::CASES)
        .chain(diagnostics::CASES)
        .chain(corners::CASES)
        .chain(sizes::CASES)
        .chain(vectors::CASES);
    cases.map(|&(name, case)| harness::trial(name, case)).collect()
}
