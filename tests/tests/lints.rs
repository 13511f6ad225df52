//! Lints of rustc and of clippy on generated code: on expansions of the attribute, and on files, in
//! programs that call nothing of it. Users may forbid these lints. The generated code allows none,
//! except for names that are used as declared.

use nh_tests::compiler::{Compiler, scratch};
use nh_tests::golden::FOLDER;
use nonholonomic_codegen::declaration::Declaration;
use nonholonomic_codegen::pipeline;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

static COMPILER: LazyLock<Compiler> = LazyLock::new(|| Compiler::of_test("lints"));

/// The lints that a program forbids, and the requirement that names are given by paths.
const FORBIDDEN: &str = "#![forbid(dead_code, unused, deprecated, missing_docs, unsafe_code, clippy::all)]
#![deny(warnings)]
#![no_implicit_prelude]
//! A program that calls nothing.
";

/// Asserts that clippy reports nothing for the source.
#[track_caller]
fn assert_silent(source: &Path, crate_type: &str) {
    let output = scratch(&format!("lints-{}-output", source.file_stem().unwrap().display()));
    let messages = COMPILER.lint(source, &output, crate_type).messages();
    let messages: String = messages.split_inclusive("\n\n").filter(|message| !message.starts_with("note: ")).collect();
    assert!(messages.is_empty(), "{}: {messages:.4000}", source.display());
}

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

#[test]
fn expansions() {
    for case in ["forbid.rs", "no_implicit_prelude.rs", "survives.rs"] {
        assert_silent(&folder("ui").join(case), "lib");
    }
}

#[test]
fn expansions_that_a_program_does_not_call() {
    let source = scratch("lints-uncalled").join("uncalled.rs");
    let text = FORBIDDEN.replacen("dead_code", "non_snake_case, dead_code", 1)
        + "
        #[::nonholonomic::nonholonomic(
            coordinates = [x, y, theta],
            lagrangian = m/2*(x_dot^2 + y_dot^2) + J/2*theta_dot^2,
            constraints = [-x_dot*sin(theta) + y_dot*cos(theta)],
            methods = [gonzalez],
        )]
        struct Sleigh { m: f64, J: f64 }

        fn main() {}
        ";
    fs::write(&source, text).unwrap();
    assert_silent(&source, "bin");
}

/// The files of `nh-golden` as modules of a program, named like their systems.
#[test]
fn files() {
    let mut modules = String::new();
    let mut files: Vec<PathBuf> = fs::read_dir(FOLDER).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.file_stem().is_some_and(|name| name != "golden"));
    files.sort();
    assert!(files.len() > 30);
    for path in &files {
        let name = path.file_stem().unwrap().display();
        let _ = writeln!(modules, "#[path = {path:?}]\nmod {name};");
    }
    let source = scratch("lints-golden").join("golden.rs");
    fs::write(&source, format!("{FORBIDDEN}\n{modules}\nfn main() {{}}\n")).unwrap();
    assert_silent(&source, "bin");
}

/// A system whose names are in snake case, with all parts of a declaration, and numbers near those
/// of the standard library.
const DECLARATION: &str = "
name: skate
coordinates: [x, y, theta]
parameters: {m: 3.14, j: m/2, k: 3.141592653589793, c: 0.7071}
lagrangian: m/2*(x_dot^2 + y_dot^2) + j/2*theta_dot^2 - k*(x^2 + c*y^2)/2
constraints: [-x_dot*sin(theta) + y_dot*cos(theta)]
inputs: {u: [0, 0, 1]}
initial:
  start: {q: {theta: 1.5707963267948966, x: -2.718}, v: {y_dot: 1}, step: 0.3183}
  other: {q: {theta: 0.6931471805599453}, v: {x_dot: 1}, project: true, parameters: {m: 1, j: 2*m}}
methods: [gonzalez, midpoint, leapfrog, itoh-abe, rk4, taylor]
expose: [all]
derivatives: [all, second]
";

/// A minimal declaration.
const LEAST: &str = "
name: is_mass
coordinates: [is_x, to_y]
lagrangian: is_x_dot^2 + to_y_dot^2 - if(is_x > 1, (is_x - 1)^2, 0)
expose: []
methods: [rk4]
";

#[test]
fn files_in_snake_case() {
    let folder = scratch("lints-files");
    let mut text = FORBIDDEN.replacen("dead_code", "non_snake_case, dead_code", 1);
    for declaration in [DECLARATION, LEAST] {
        let declaration = Declaration::from_yaml(declaration, "lints").unwrap_or_else(|error| panic!("{error}"));
        let compiled = pipeline::compile(&declaration).unwrap_or_else(|error| panic!("{error}"));
        let (name, code) = (&declaration.name.value, compiled.text().expect("what is emitted parses"));
        assert!(!code.contains("allow("), "{code}");
        fs::write(folder.join(name).with_extension("rs"), code).unwrap();
        let _ = writeln!(text, "mod {name};");
    }
    let source = folder.join("main.rs");
    fs::write(&source, text + "fn main() {}\n").unwrap();
    assert_silent(&source, "bin");
}

/// A file allows a declared name with a capital at its place, and allows nothing else.
#[test]
fn only_declared_names_are_allowed() {
    let golden = fs::read_to_string(Path::new(FOLDER).join("chaplygin_sleigh.rs")).unwrap();
    let allowed: Vec<&str> = golden.lines().map(str::trim).filter(|line| line.contains("allow(")).collect();
    assert_eq!(allowed, ["#[allow(non_snake_case, reason = \"names as in the declaration\")]"; 2]);
    let expansion = nonholonomic::generated_code! {
        #[nonholonomic(
            coordinates = [X],
            lagrangian = M*X_dot^2/2,
            methods = [rk4],
        )]
        pub struct Line { pub M: f64 }
    };
    assert!(expansion.contains("f64 { M }") && !expansion.contains("allow("), "{expansion}");
}
