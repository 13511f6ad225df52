//! Compilers of C, and their programs.

use nh_cases::is_full;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A compiler, with what its programs need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Compiler {
    name: &'static str,
    flags: &'static [&'static str],
    /// The program that runs those of another processor.
    emulator: Option<&'static str>,
}

pub const GCC: Compiler = Compiler { name: "gcc", flags: &[], emulator: None };

/// The compilers whose programs run on this machine.
pub const HOST: [Compiler; 2] = [GCC, Compiler { name: "clang", ..GCC }];

/// A processor of 32 bits with a unit for `double`.
pub const ARM: Compiler = Compiler { name: "arm-linux-gnueabihf-gcc", flags: &["-static"], emulator: Some("qemu-arm") };

impl fmt::Display for Compiler {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl Compiler {
    /// Returns whether the compiler and the emulator run.
    pub fn runs(&self) -> bool {
        [self.name].into_iter().chain(self.emulator).all(runs)
    }

    /// Returns whether they run. If not, the test is skipped, or fails among all tests.
    pub fn is_there(&self) -> bool {
        [self.name].into_iter().chain(self.emulator).all(is_there)
    }

    /// Returns the compiler of C++.
    pub fn for_cpp(&self) -> Self {
        Compiler { name: if *self == GCC { "g++" } else { "clang++" }, ..*self }
    }

    /// Runs the compiler in a folder.
    #[track_caller]
    pub fn compile(&self, folder: &Path, flags: &[&str], sources: &[&str]) {
        let mut command = Command::new(self.name);
        command.current_dir(folder).args(self.flags).arg("-ffp-contract=off").args(flags).args(sources);
        let output = command.output().expect("it runs");
        assert!(output.status.success(), "{self}: {}", String::from_utf8_lossy(&output.stderr));
    }

    /// Returns the program of these sources.
    #[track_caller]
    pub fn build(&self, folder: &Path, flags: &[&str], sources: &[&str]) -> Program {
        let name = format!("run-{self}");
        self.compile(folder, &[flags, &["-o", &name]].concat(), sources);
        Program { path: folder.join(name), emulator: self.emulator }
    }
}

/// Returns whether a program is installed.
fn runs(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}

/// Returns whether a program is installed. If not, the test is skipped, or fails among all tests.
pub fn is_there(program: &str) -> bool {
    let found = runs(program);
    assert!(found || !is_full(), "{program} is not installed");
    if !found {
        println!("skipped: {program} is not installed");
    }
    found
}

/// A compiled program.
pub struct Program {
    path: PathBuf,
    emulator: Option<&'static str>,
}

impl Program {
    /// Runs the program, and returns what it writes and its last words.
    #[track_caller]
    pub fn output(&self, arguments: &[String]) -> (Vec<u8>, String) {
        let mut command = match self.emulator {
            Some(emulator) => Command::new(emulator),
            None => Command::new(&self.path),
        };
        if self.emulator.is_some() {
            command.arg(&self.path);
        }
        let output = command.args(arguments).output().expect("it runs");
        let words = String::from_utf8_lossy(&output.stderr).trim().to_owned();
        assert!(output.status.success(), "{}, {arguments:?}: {}: {words}", self.path.display(), output.status);
        (output.stdout, words)
    }

    /// Runs the program, and returns the numbers that it writes and its last words.
    #[track_caller]
    pub fn numbers(&self, arguments: &[String]) -> (Vec<f64>, String) {
        let (bytes, words) = self.output(arguments);
        let numbers = bytes.chunks_exact(8).map(|bytes| f64::from_le_bytes(bytes.try_into().expect("eight")));
        (numbers.collect(), words)
    }
}
