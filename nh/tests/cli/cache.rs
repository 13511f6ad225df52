//! Stored derivations.

use crate::harness::{Folder, Ran, nh, ran, tests};
use std::fs;
use std::path::PathBuf;

tests! {
    the_second_run_of_a_file_derives_nothing, what_a_file_declares_is_its_key, messages_are_said_again_at_their_places,
    errors_are_not_kept, damaged_derivations_are_derived_anew, what_is_kept_is_listed_and_cleared,
    #[cfg(unix)] a_folder_that_others_may_write_to_is_not_used,
}

const SLEIGH: &str = "
name: kept_sleigh
coordinates: [x, y, theta]
parameters: {m: 1, J: 1, a: 0.2}
definitions: {xc: x + a*cos(theta), yc: y + a*sin(theta)}
lagrangian: m/2*(dot(xc)^2 + dot(yc)^2) + J/2*theta_dot^2
constraints: [-x_dot*sin(theta) + y_dot*cos(theta)]
initial:
  start: {v: {theta_dot: 1}}
";

/// A file in a folder, and a cache of its own.
struct Place(Folder);

impl Place {
    fn new() -> Self {
        Place(Folder::new())
    }

    fn write(&self, text: &str) -> &Self {
        fs::write(self.0.join("my.yaml"), text).unwrap();
        self
    }

    fn cache(&self) -> PathBuf {
        self.0.join("cache")
    }

    fn run(&self, line: &str, variables: &[(&str, &str)]) -> Ran {
        let mut command = nh(line.split_whitespace());
        command.current_dir(self.0.path()).env("NH_DERIVATIONS_DIR", self.cache()).envs(variables.iter().copied());
        ran(command.output().unwrap())
    }

    /// Returns the simulation's rows and messages.
    #[track_caller]
    fn simulated(&self, more: &str) -> (String, String) {
        let result = self.run(&format!("simulate my.yaml --step 0.1 --until 1 --output - {more}"), &[]).succeeded();
        said(result)
    }

    /// Returns the same under a tiny budget, which suffices only if nothing is derived.
    fn without_deriving(&self, more: &str) -> Option<(String, String)> {
        let line = format!("simulate my.yaml --step 0.1 --until 1 --output - {more}");
        let result = self.run(&line, &[("NH_BUDGET_SECONDS", "0.000001")]);
        if result.code == 0 {
            return Some(said(result));
        }
        assert!(result.stderr.contains("takes more than its budget"), "{}", result.stderr);
        None
    }

    fn kept(&self) -> Vec<PathBuf> {
        fs::read_dir(self.cache())
            .map(|entries| entries.map(|entry| entry.unwrap().path()).collect())
            .unwrap_or_default()
    }
}

/// Returns the output of a run, without the times of the run and of its second run.
fn said(result: Ran) -> (String, String) {
    let timeless = |line: &&str| !line.starts_with("time per step");
    let line = |line: &str| match line.split_once(" took ") {
        Some((said, time)) => format!("{said} took{}\n", time.trim_start_matches(|c: char| c != ')')),
        None => format!("{line}\n"),
    };
    (result.stdout, result.stderr.lines().filter(timeless).map(line).collect())
}

fn the_second_run_of_a_file_derives_nothing() {
    let place = Place::new();
    place.write(SLEIGH);
    assert_eq!(place.without_deriving(""), None);
    let first = place.simulated("");
    assert_eq!(place.without_deriving(""), Some(first.clone()));
    assert_eq!(place.simulated("--no-cache"), first);
    assert_eq!(place.without_deriving("--no-cache"), None);
    // The other commands that run a file store their derivations as well.
    for command in ["compare my.yaml --methods rk4,avf", "order my.yaml --method rk4,dla:0.4 --halvings 2"] {
        let line = format!("{command} --step 0.1 --until 1");
        let in_no_time = || place.run(&line, &[("NH_BUDGET_SECONDS", "0.000001")]);
        assert_eq!(in_no_time().code, 2, "{line}");
        place.run(&line, &[]).succeeded();
        assert_eq!(in_no_time().code, 0, "{line}");
    }
}

fn what_a_file_declares_is_its_key() {
    let place = Place::new();
    place.write(SLEIGH);
    let first = place.simulated("");
    // Comments, layout and trailing zeros of a number are not part of the declaration.
    let other = SLEIGH
        .replace("\nparameters: {m: 1, J: 1, a: 0.2}", "\n\n# Units: SI\nparameters:\n  m: 1\n  J: 1.0\n  a: 0.20");
    assert_eq!(place.write(&other).without_deriving(""), Some(first.clone()));
    for (from, to) in [("a: 0.2", "a: 0.3"), ("kept_sleigh", "other_sleigh"), ("theta_dot: 1}", "theta_dot: 2}")] {
        place.write(&SLEIGH.replace(from, to));
        assert_eq!(place.without_deriving(""), None, "{to}");
        assert_ne!(place.simulated(""), first, "{to}");
    }
    place.write(SLEIGH);
    // The first of its methods is `gonzalez`, but a derivation for a named method may have other
    // functions.
    for methods in ["--method rk4", "--method gonzalez"] {
        assert_eq!(place.without_deriving(methods), None);
        let found = place.simulated(methods);
        assert_eq!(place.without_deriving(methods), Some(found));
    }
    // Options belong to the run alone.
    place.simulated("--method dla:0.4");
    assert!(place.without_deriving("--method dla:0.3").is_some());
}

fn messages_are_said_again_at_their_places() {
    let place = Place::new();
    let unused = SLEIGH.replace("a: 0.2}", "a: 0.2, k: 3}");
    let (_, first) = place.write(&unused).simulated("");
    assert!(first.contains("my.yaml:4:") && first.contains("`k`"), "{first}");
    assert_eq!(place.without_deriving("").map(|(_, said)| said), Some(first.clone()));
    // The stored messages have the locations of another text.
    place.write(&format!("# A comment\n{unused}"));
    assert_eq!(place.without_deriving(""), None);
    let (_, moved) = place.simulated("");
    assert_eq!(moved, first.replace("my.yaml:4:", "my.yaml:5:"));
    assert_eq!(place.without_deriving("").map(|(_, said)| said), Some(moved));
}

fn errors_are_not_kept() {
    let place = Place::new();
    place.write(&SLEIGH.replace("m/2*", "m/2*sen(m)*"));
    assert_eq!(place.run("simulate my.yaml --step 0.1 --until 1", &[]).code, 2);
    assert_eq!(place.kept(), [] as [PathBuf; 0]);
}

fn damaged_derivations_are_derived_anew() {
    let place = Place::new();
    place.write(SLEIGH);
    let first = place.simulated("");
    let [file] = &place.kept()[..] else { panic!("one file") };
    let whole = fs::read(file).unwrap();
    let mut flipped = whole.clone();
    flipped[whole.len() / 2] ^= 1;
    for damaged in [&whole[..whole.len() / 2], &[], b"nh derivation 1\n", &flipped] {
        fs::write(file, damaged).unwrap();
        assert_eq!(place.without_deriving(""), None);
        assert_eq!(place.simulated(""), first);
        assert_eq!(fs::read(file).unwrap(), whole, "it is put right");
    }
}

fn what_is_kept_is_listed_and_cleared() {
    let place = Place::new();
    let listed = |option: &str| {
        let result = place.run(&format!("cache {option}"), &[]);
        assert_eq!((result.code, result.stderr.as_str()), (0, ""));
        result.stdout
    };
    let folder = place.cache().display().to_string();
    assert_eq!(listed(""), format!("{folder}: 0 derivations, 0.0 MB\n"));
    assert!(!place.cache().exists());
    place.write(SLEIGH).simulated("");
    assert!(listed("").starts_with(&format!("{folder}: 1 derivation, ")));
    assert_eq!(listed("--clear"), format!("{folder}: 0 derivations, 0.0 MB\n"));
    assert_eq!(place.without_deriving(""), None);
}

#[cfg(unix)]
fn a_folder_that_others_may_write_to_is_not_used() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let place = Place::new();
    let (expected, summary) = place.write(SLEIGH).simulated("--no-cache");
    let not_used = |why: &str| {
        let note = format!("nh: the cache folder `{}` is not used: {why}\n", place.cache().display());
        assert_eq!(place.simulated(""), (expected.clone(), format!("{note}{summary}")));
        let result = place.run("cache --clear", &[]);
        assert_eq!((result.code, result.stderr), (1, note.replace("nh: ", "error: ")));
        assert_eq!(place.kept(), [] as [PathBuf; 0]);
    };
    fs::create_dir(place.cache()).unwrap();
    fs::set_permissions(place.cache(), fs::Permissions::from_mode(0o777)).unwrap();
    not_used("other users may write to it");
    fs::remove_dir(place.cache()).unwrap();
    fs::create_dir(place.0.join("elsewhere")).unwrap();
    symlink(place.0.join("elsewhere"), place.cache()).unwrap();
    not_used("it is a symbolic link");
    // A missing target is no reason to fail or to print a message.
    fs::remove_file(place.cache()).unwrap();
    symlink("/nowhere", place.cache()).unwrap();
    not_used("it is a symbolic link");
    let (rows, said) = {
        let result =
            place.run("simulate my.yaml --step 0.1 --until 1 --output -", &[("NH_DERIVATIONS_DIR", "/dev/null/nh")]);
        said(result)
    };
    assert_eq!((rows, said), (expected, summary));
}
