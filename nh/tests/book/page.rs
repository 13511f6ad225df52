//! A page, and the folder in which its instructions are followed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

pub fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("this crate is one of a workspace").to_owned()
}

/// A page, and an empty folder with its declarations.
pub struct Page {
    text: String,
    folder: tempfile::TempDir,
    /// The derivation cache of this page, so that `nh cache --clear` does not clear the user's.
    cache: tempfile::TempDir,
}

impl Page {
    /// Reads `docs/NAME.md`, and writes each YAML block that is a declaration to the file of its name.
    pub fn read(name: &str) -> Page {
        Page::of(fs::read_to_string(workspace().join("docs").join(format!("{name}.md"))).unwrap())
    }

    /// Returns the page of this text.
    pub fn of(text: String) -> Page {
        let page = Page { text, folder: tempfile::tempdir().unwrap(), cache: tempfile::tempdir().unwrap() };
        for (name, block) in page.declared() {
            fs::write(page.path(&format!("{name}.yaml")), block).unwrap();
        }
        page
    }

    fn declared(&self) -> Vec<(String, String)> {
        let named = |block: String| {
            let name = block.lines().find_map(|line| line.strip_prefix("name: "))?.to_owned();
            Some((name, block))
        };
        self.blocks("yaml").into_iter().filter_map(named).collect()
    }

    /// Returns the names of its declarations.
    pub fn declarations(&self) -> Vec<String> {
        self.declared().into_iter().map(|(name, _)| name).collect()
    }

    /// Returns its blocks in this language.
    pub fn blocks(&self, language: &str) -> Vec<String> {
        let begin = format!("\n```{language}\n");
        let rest = self.text.split(begin.as_str()).skip(1);
        rest.map(|rest| rest.split("```").next().unwrap_or_default().to_owned()).collect()
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the path of a file in the folder.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Returns the folder's files, sorted.
    pub fn files(&self) -> Vec<String> {
        let entries = fs::read_dir(self.folder.path()).unwrap();
        let mut names: Vec<String> = entries.map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    /// Runs all commands of `nh` on the page, in order, and returns them with their output. Each
    /// command must succeed. Examples named in commands of cargo must exist.
    pub fn run(&self) -> Vec<(String, String)> {
        let mut ran = Vec::new();
        for block in self.blocks("console") {
            for line in block.lines() {
                // Other lines are output.
                let Some(line) = line.strip_prefix("$ ") else { continue };
                match words(line).first().map(String::as_str) {
                    Some("nh") => {
                        let Some(line) = as_tested(line) else { continue };
                        let (said, error) = self.nh(&line);
                        assert_eq!(error, None, "{line}");
                        ran.push((line, said));
                    }
                    Some("cargo") => {
                        if let Some((_, rest)) = line.split_once("--example ") {
                            let name = rest.split(' ').next().unwrap_or_default();
                            let in_package =
                                |folder| workspace().join(format!("{folder}/examples/{name}.rs")).is_file();
                            assert!(["nh-control", "nh-ode"].into_iter().any(in_package), "{line}: there is no {name}");
                        }
                    }
                    Some(script) if workspace().join(script).is_file() => {}
                    // The tests neither install anything nor use a clone.
                    Some("cd" | "git" | "pip" | "python" | "rustup") => {}
                    _ => panic!("what is `{line}`?"),
                }
            }
        }
        ran
    }

    /// Makes a folder a package with a declaration.
    fn make_package(&self, folder: &str) {
        let manifest = "[package]\nname = \"robots\"\nversion = \"0.1.0\"\nedition = \"2024\"\n[workspace]\n";
        let source = "#[nonholonomic::nonholonomic(coordinates = [x, y], lagrangian = m/2*(x_dot^2 + y_dot^2), constraints = [y_dot])]\nstruct Slide { m: f64 }\n";
        let folder = self.path(folder);
        fs::create_dir_all(folder.join("src")).unwrap();
        fs::write(folder.join("Cargo.toml"), manifest).unwrap();
        fs::write(folder.join("src/lib.rs"), source).unwrap();
    }

    /// Runs one command in the folder, and returns standard output and the messages of a failure.
    /// `nh prepare` gets a package to work on.
    pub fn nh(&self, line: &str) -> (String, Option<String>) {
        if line.starts_with("nh prepare") && !line.contains("--help") {
            let packages: Vec<String> = words(line).into_iter().skip(2).filter(|word| !word.starts_with('-')).collect();
            packages.iter().for_each(|package| self.make_package(package));
            if packages.is_empty() {
                self.make_package("");
            }
        }
        let mut command = Command::new(env!("CARGO_BIN_EXE_nh"));
        command.args(words(line).iter().skip(1)).current_dir(self.folder.path());
        command.env("NH_DERIVATIONS_DIR", self.cache.path());
        let output = command.output().unwrap();
        let said = String::from_utf8(output.stdout).unwrap();
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        (said, (!output.status.success()).then_some(error))
    }
}

/// The beginnings of commands that take minutes and run only in full tests.
const SLOW: [&str; 4] = ["nh gallery ", "nh reproduce --all", "nh reproduce iso", "nh stability whipple"];

/// Returns whether the command takes minutes.
pub fn is_slow(line: &str) -> bool {
    SLOW.iter().any(|begin| line.starts_with(begin))
}

/// Returns the command as a test runs it: with fewer and shorter motions, once, and without a reader
/// of its output. Returns `None` for a slow command unless the tests are full.
pub fn as_tested(line: &str) -> Option<String> {
    let line = line.split(" | ").next().unwrap_or_default();
    let shortened = [
        ("--count 1e6", "--count 1e3"),
        (" --watch", ""),
        ("nh reproduce", "nh reproduce --quick"),
        // All rows take most of an hour in a dev build, half of it for Whipple's bicycle.
        ("nh check-derivatives all", "nh check-derivatives gearbox --table"),
    ];
    let tested = || shortened.iter().fold(line.to_owned(), |line, (long, short)| line.replace(long, short));
    (!is_slow(line) || nh_cases::is_full()).then(tested)
}

/// Splits a command into words like a shell: quotes hold words together, and `#` begins a comment.
pub fn words(line: &str) -> Vec<String> {
    let (mut words, mut word, mut quoted) = (Vec::<String>::new(), None::<String>, false);
    for c in line.chars() {
        match c {
            '\'' => {
                quoted = !quoted;
                word.get_or_insert_default();
            }
            ' ' if !quoted => words.extend(word.take()),
            '#' if !quoted && word.is_none() => return words,
            _ => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    words
}

#[test]
fn commands_are_taken_apart_as_shells_do() {
    let line = "nh simulate a --input tau='cos(2*pi*t) + 1' --step 0.1   # says 'more'";
    assert_eq!(words(line), ["nh", "simulate", "a", "--input", "tau=cos(2*pi*t) + 1", "--step", "0.1"]);
}
