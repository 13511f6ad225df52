//! The native module as Python finds it. That there is a test has `cargo test --workspace` build it,
//! with what the workspace has compiled; `.ci/python` takes it from there.

use std::env;
use std::env::consts::{DLL_PREFIX, DLL_SUFFIX};

/// Python calls this function of the file when it imports `nonholonomic._native`.
#[test]
fn the_module_has_its_entry_point() {
    let test = env::current_exe().expect("the test is a file");
    let folder = test.parent().expect("it is in a folder");
    let file = folder.join(format!("{DLL_PREFIX}_native{DLL_SUFFIX}"));
    let module = std::fs::read(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let entry = b"PyInit__native";
    assert!(module.windows(entry.len()).any(|part| part == entry), "{} is no module of Python", file.display());
}
