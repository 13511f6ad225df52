//! The program `nh` and its library, for tests that create crates.

use crate::compiler::cargo;
use serde_json::Value;
use std::env;
use std::path::PathBuf;
use std::process::{Command, Output};

/// The paths of `nh` and of the library of figures.
#[derive(Clone, Debug)]
pub struct Lab {
    /// The program.
    pub nh: PathBuf,
    /// The library.
    pub library: PathBuf,
}

impl Lab {
    /// Returns both, as they were built with the test `name`. The cargo command includes that test:
    /// otherwise cargo would build `nh` again, with only the features that no test adds.
    ///
    /// # Panics
    /// If cargo cannot build them, or does not report their paths.
    pub fn of_test(name: &str) -> Lab {
        let mut build = cargo("build");
        let output =
            build.args(["--bin", "nh", "--test", name, "--message-format", "json-render-diagnostics"]).output();
        let output = output.expect("cargo can be started");
        assert!(output.status.success(), "{}", text(&output));
        let messages = String::from_utf8_lossy(&output.stdout).into_owned();
        let messages: Vec<Value> = messages.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
        let file = |target: &str, extension: &str| {
            let artifact =
                messages.iter().find(|m| m["reason"] == "compiler-artifact" && m["target"]["name"] == target);
            let artifact = artifact.unwrap_or_else(|| panic!("cargo names no `{target}`"));
            let files = artifact["filenames"].as_array().into_iter().flatten();
            let mut files = files.filter_map(Value::as_str).map(PathBuf::from);
            let found = files.find(|path| path.extension().unwrap_or_default() == extension);
            found.unwrap_or_else(|| panic!("cargo names no file of `{target}`"))
        };
        Lab { nh: file("nh", env::consts::EXE_EXTENSION), library: file("nonholonomic_plot", "rlib") }
    }

    /// Returns the command `nh` with these arguments.
    pub fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(&self.nh);
        command.args(arguments);
        command
    }
}

/// Returns the whole output of a program.
pub fn text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned() + &*String::from_utf8_lossy(&output.stdout)
}

/// Runs a command that must succeed, and returns its whole output.
///
/// # Panics
/// If it cannot be started, or fails.
pub fn run(command: &mut Command) -> String {
    let output = command.output().expect("the command can be started");
    assert!(output.status.success(), "{command:?}\n{}", text(&output));
    text(&output)
}
