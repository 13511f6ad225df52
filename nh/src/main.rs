//! The command `nh`.

use std::process::ExitCode;

fn main() -> ExitCode {
    nonholonomic_cli::main(&[])
}
