//! The command `nh`.

use std::process::ExitCode;

fn main() -> ExitCode {
    nh_lab::cli::main(&nh_lab::cli::library())
}
