//! The command line, run as a process. This binary has two roles. Started plainly it runs the
//! tests; started by them, with an environment variable set, it is `nh` over the models of
//! `double.rs`.

mod animate;
#[cfg(unix)]
mod borders;
mod budget;
mod c;
mod cache;
mod declared;
mod double;
mod ensemble;
mod explain;
mod fmu;
mod harness;
mod inputs;
mod linear;
mod live;
mod measured;
mod new;
mod outputs;
mod prepare;
mod python;
#[cfg(target_os = "linux")]
mod sizes;

use libtest_mimic::{Arguments, Failed, Trial};
use std::process::ExitCode;

fn main() -> ExitCode {
    if std::env::var_os(harness::AS_NH).is_some() {
        return nonholonomic_cli::main(&[Box::new(double::Sleigh)]);
    }
    let all = inputs::TESTS
        .iter()
        .chain(outputs::TESTS)
        .chain(explain::TESTS)
        .chain(measured::TESTS)
        .chain(new::TESTS)
        .chain(prepare::TESTS)
        .chain(python::TESTS)
        .chain(animate::TESTS)
        .chain(budget::TESTS)
        .chain(c::TESTS)
        .chain(cache::TESTS)
        .chain(declared::TESTS)
        .chain(fmu::TESTS)
        .chain(linear::TESTS)
        .chain(live::TESTS)
        .chain(ensemble::TESTS);
    #[cfg(target_os = "linux")]
    let all = all.chain(sizes::TESTS);
    #[cfg(unix)]
    let all = all.chain(borders::TESTS);
    let trials = all.map(|(name, test)| {
        Trial::test(*name, move || {
            // A failed assertion is a panic with a message; the harness reports it.
            test();
            Ok::<(), Failed>(())
        })
    });
    libtest_mimic::run(&Arguments::from_args(), trials.collect()).exit_code()
}
