//! Compiles single files against this workspace's runtime and macro.
//!
//! The usual harness for compile-fail tests creates a project with its own target folder and would
//! compile the compiler of declarations again. This module asks cargo for the libraries of the
//! running test and calls rustc itself, so that a case costs no more than its expansion.

use serde_json::Value;
use std::env::consts::EXE_SUFFIX;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{env, fs};

/// Paths needed to compile against the runtime.
#[derive(Clone, Debug)]
pub struct Compiler {
    runtime: PathBuf,
    dependencies: PathBuf,
}

/// A prepared run of rustc.
#[derive(Debug)]
pub struct Compilation<'c> {
    command: Command,
    /// The compiler, whose environment the run needs.
    _compiler: &'c Compiler,
}

/// Returns `cargo SUBCOMMAND` on the whole workspace, with the target folder and the profile of the
/// running test.
///
/// A selection of packages would have a selection of features, and other features require another
/// build of the compiler of declarations. The features are those of the running test.
///
/// # Panics
/// If the running program is not a test that cargo has built.
pub fn cargo(subcommand: &str) -> Command {
    let test = env::current_exe().expect("a running test has a path");
    // TARGET/PROFILE/deps/test-0123456789abcdef
    let profile = test.ancestors().nth(2).expect("cargo puts tests in TARGET/PROFILE/deps");
    let target = profile.parent().expect("cargo puts tests in TARGET/PROFILE/deps");
    let name = match profile.file_name().and_then(OsStr::to_str) {
        Some("debug") | None => "dev",
        Some(name) => name,
    };
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.arg(subcommand).args(["--workspace", "--profile", name, "--target-dir"]).arg(target);
    if cfg!(feature = "full") {
        command.args(["--features", "nh-tests/full"]);
    }
    command.current_dir(env!("CARGO_MANIFEST_DIR"));
    command
}

impl Compiler {
    /// Finds the libraries that the test `name` was built with.
    ///
    /// # Panics
    /// If cargo does not report them.
    pub fn of_test(name: &str) -> Compiler {
        let output = cargo("build")
            .args(["--test", name, "--message-format", "json-render-diagnostics"])
            .output()
            .expect("cargo can be started");
        assert!(output.status.success(), "cargo build: {}", String::from_utf8_lossy(&output.stderr));
        let messages: Vec<Value> = String::from_utf8_lossy(&output.stdout)
            .lines()
            .filter_map(|line| serde_json::from_str(line).ok())
            .filter(|message: &Value| message["reason"] == "compiler-artifact")
            .collect();
        let file = |package: &str, target: &str, extension: &str| {
            let artifact = messages.iter().find(|message| {
                message["target"]["name"] == target
                    && message["manifest_path"]
                        .as_str()
                        .is_some_and(|path| Path::new(path).parent().is_some_and(|folder| folder.ends_with(package)))
            })?;
            let files = artifact["filenames"].as_array()?.iter().chain([&artifact["executable"]]);
            let mut paths = files.filter_map(Value::as_str).map(PathBuf::from);
            paths.find(|path| path.extension().unwrap_or_default() == extension)
        };
        let runtime = file("nh-runtime", "nonholonomic", "rlib").expect("the runtime has been built");
        Compiler { dependencies: runtime.parent().expect("a library is in a folder").to_owned(), runtime }
    }

    /// Returns a compilation of a separate crate, which may use nonholonomic-plot besides the
    /// runtime; `arguments` determine the output. Paths of model files are relative to `folder`,
    /// the crate's own. Libraries of other crates are in `output`.
    pub fn build(
        &self,
        source: &Path,
        folder: &Path,
        output: &Path,
        plot: &Path,
        arguments: &[&str],
    ) -> Compilation<'_> {
        let mut command = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
        command.current_dir(folder).arg(source).args(["--edition", "2024", "--out-dir"]).arg(output);
        for (name, path) in [("nonholonomic", self.runtime.as_path()), ("nonholonomic_plot", plot)] {
            command.arg("--extern").arg(format!("{name}={}", path.display()));
        }
        command.arg("-L").arg(format!("dependency={}", self.dependencies.display())).arg("-L").arg(output);
        command.args(arguments).env("CARGO_MANIFEST_DIR", folder);
        Compilation { command, _compiler: self }
    }

    /// Returns a compilation of `source` as a library, up to its metadata, which go to the folder
    /// `output`. Paths of model files are relative to the source's folder.
    ///
    /// # Panics
    /// If the source is in no folder.
    pub fn compile(&self, source: &Path, output: &Path) -> Compilation<'_> {
        self.metadata(Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into())), source, output, "lib")
    }

    /// Returns a [`Compiler::compile`] with clippy's lints, as `source` sets them, for a crate of
    /// this type: `lib` or `bin`.
    ///
    /// # Panics
    /// If the source is in no folder.
    pub fn lint(&self, source: &Path, output: &Path, crate_type: &str) -> Compilation<'_> {
        let clippy = Path::new(env!("CARGO")).with_file_name(format!("clippy-driver{EXE_SUFFIX}"));
        self.metadata(Command::new(clippy), source, output, crate_type)
    }

    fn metadata(&self, mut command: Command, source: &Path, output: &Path, crate_type: &str) -> Compilation<'_> {
        let folder = source.parent().expect("a source is in a folder");
        command
            .current_dir(folder)
            .arg(source.file_name().expect("a source is a file"))
            .args(["--edition", "2024", "--emit", "metadata", "--crate-type", crate_type])
            .args(["--diagnostic-width", "140", "--out-dir"])
            .arg(output)
            .arg("--extern")
            .arg(format!("nonholonomic={}", self.runtime.display()))
            .arg("-L")
            .arg(format!("dependency={}", self.dependencies.display()))
            .env("CARGO_MANIFEST_DIR", folder);
        Compilation { command, _compiler: self }
    }
}

impl Compilation<'_> {
    /// Sets an environment variable, such as one of the macro.
    #[must_use]
    pub fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Self {
        self.command.env(name, value);
        self
    }

    /// Runs the compilation and returns the diagnostics as a terminal would show them, and the
    /// notes that the macro prints.
    ///
    /// # Panics
    /// If rustc cannot be started.
    pub fn messages(mut self) -> String {
        let output = self.command.args(["--error-format", "json"]).output().expect("rustc can be started");
        let mut text = String::new();
        for line in String::from_utf8_lossy(&output.stderr).lines() {
            match serde_json::from_str::<Value>(line) {
                Ok(message) => text += message["rendered"].as_str().unwrap_or_default(),
                Err(_) if line.starts_with("note: ") => text += &format!("{line}\n\n"),
                Err(_) => {}
            }
        }
        text
    }

    /// Returns the command, which the caller starts and waits for.
    pub fn command(self) -> Command {
        self.command
    }

    /// Runs the compilation.
    ///
    /// # Panics
    /// If rustc cannot be started.
    pub fn run(mut self) -> Compiled {
        Compiled::from(self.command.output().expect("rustc can be started"))
    }
}

/// Result of a compilation.
#[derive(Clone, Debug)]
pub struct Compiled {
    /// Whether it compiled.
    pub success: bool,
    /// Errors, warnings and the output of the macro.
    pub messages: String,
}

impl From<Output> for Compiled {
    fn from(output: Output) -> Self {
        Compiled {
            success: output.status.success(),
            messages: String::from_utf8_lossy(&output.stderr).into_owned() + &*String::from_utf8_lossy(&output.stdout),
        }
    }
}

impl Compiled {
    /// Returns the errors, each from its first line up to the next empty one, without rustc's
    /// summary.
    pub fn errors(&self) -> Vec<String> {
        let mut errors: Vec<String> = Vec::new();
        let mut inside = false;
        for line in self.messages.lines() {
            if line.starts_with("error") && !line.starts_with("error: aborting") {
                errors.push(String::new());
                inside = true;
            }
            inside &= !line.is_empty();
            if let (true, Some(error)) = (inside, errors.last_mut()) {
                error.push_str(line);
                error.push('\n');
            }
        }
        errors
    }
}

/// Creates an empty folder for a test's files, in the target folder.
///
/// # Panics
/// If it cannot be created.
pub fn scratch(name: &str) -> PathBuf {
    let test = env::current_exe().expect("a running test has a path");
    let profile = test.ancestors().nth(2).expect("cargo puts tests in TARGET/PROFILE/deps");
    let folder = profile.join("nh-tests").join(name);
    fs::remove_dir_all(&folder).ok();
    fs::create_dir_all(&folder).expect("the target folder is writable");
    folder
}
