//! Helpers that start `nh`.

use nh_cases::is_full;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

pub const AS_NH: &str = "NH_LAB_TEST_AS_NH";

/// A test with its name.
pub type Test = (&'static str, fn());

/// Lists the tests of a file by the names of their functions.
macro_rules! tests {
    ($($(#[$condition:meta])? $test:ident,)*) => {
        pub const TESTS: &[$crate::harness::Test] = &[$($(#[$condition])? (stringify!($test), $test),)*];
    };
}
pub(crate) use tests;

/// Returns `nh` with these arguments, not yet started.
pub fn nh<S: AsRef<OsStr>>(arguments: impl IntoIterator<Item = S>) -> Command {
    let mut command = Command::new(std::env::current_exe().expect("this process has an executable"));
    // The tests have a derivation cache of their own, separate from the user's.
    command.env("NH_DERIVATIONS_DIR", concat!(env!("CARGO_TARGET_TMPDIR"), "/cache"));
    command.env(AS_NH, "1").args(arguments).stdin(Stdio::null());
    command
}

/// Returns the Python that an environment variable names, by default `python3`, if it has a package.
/// The run of all tests needs it.
pub fn python_with(package: &str, variable: &str) -> Option<OsString> {
    let python = std::env::var_os(variable).unwrap_or_else(|| "python3".into());
    let import = format!("import {package}");
    let found = Command::new(&python).args(["-c", &import]).output().is_ok_and(|output| output.status.success());
    let advice =
        format!("{} cannot import {package}: install it, or set {variable} to a Python that can", python.display());
    assert!(found || !is_full(), "{advice}");
    if !found {
        println!("skipped: {advice}");
    }
    found.then_some(python)
}

/// The result of a command.
pub struct Ran {
    pub code: i32,
    pub stdout: String,
    pub stderr: String,
}

impl Ran {
    /// Asserts that the command succeeded.
    #[track_caller]
    pub fn succeeded(self) -> Self {
        assert_eq!(self.code, 0, "{}", self.stderr);
        self
    }
}

/// Runs `nh` with the words of this line.
pub fn run(line: &str) -> Ran {
    ran(nh(line.split_whitespace()).output().expect("nh starts"))
}

pub fn ran(output: Output) -> Ran {
    let text = |bytes| String::from_utf8(bytes).expect("output is UTF-8");
    Ran { code: output.status.code().expect("an exit code"), stdout: text(output.stdout), stderr: text(output.stderr) }
}

/// A folder that is removed after the test.
pub struct Folder(tempfile::TempDir);

impl Folder {
    pub fn new() -> Self {
        Folder(tempfile::tempdir().expect("a temporary folder"))
    }

    /// Makes a folder with one file.
    pub fn with(name: &str, text: &str) -> Self {
        let folder = Folder::new();
        std::fs::write(folder.join(name), text).expect("a file is written");
        folder
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }

    pub fn join(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Runs `nh` in the folder with the words of this line.
    pub fn run(&self, line: &str) -> Ran {
        ran(nh(line.split_whitespace()).current_dir(self.path()).output().expect("nh starts"))
    }

    /// Returns the names of the files in the folder, sorted.
    pub fn files(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.path()).expect("the folder is readable");
        let mut names: Vec<_> = entries.map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}
