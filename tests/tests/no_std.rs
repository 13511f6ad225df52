//! Generated code without the standard library and without an allocator.
//!
//! `no_std/` is a separate program, built like programs for microcontrollers. A program that needs
//! `alloc` does not link there, because there is no global allocator. The release build links only
//! if the optimiser proves that nothing in it can panic: its panic handler calls a function that
//! does not exist.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The systems of the program.
const SYSTEMS: [&str; 4] = ["chaotic_quartic", "chaplygin_sleigh", "snakeboard", "snakeboard_second"];

/// Builds the program and runs it.
fn run(profile: &str, release: &[&str]) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("no_std");
    let target = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("no_std");
    let systems = target.join(profile);
    std::fs::create_dir_all(&systems).expect("the folder can be made");
    nh_golden::write_all(&systems, &SYSTEMS).unwrap_or_else(|error| panic!("{error}"));
    let built = Command::new(env!("CARGO"))
        .args(["build", "--locked", "--quiet", "--manifest-path"])
        .arg(folder.join("Cargo.toml"))
        .arg("--target-dir")
        .arg(&target)
        .args(release)
        .env("NH_GOLDEN", &systems)
        // Flags of this build (coverage, another linker) must not affect the other.
        .env_remove("RUSTFLAGS")
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .output()
        .expect("cargo can be started");
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let ran = Command::new(target.join(profile).join("nh-no-std")).status().expect("what was built can be run");
    assert_eq!(ran.code(), Some(0), "the number of the check that failed");
}

#[test]
#[cfg(target_os = "linux")]
fn a_program_without_std_and_alloc_links_and_runs() {
    run("debug", &[]);
}

#[test]
#[cfg(target_os = "linux")]
fn nothing_in_an_optimised_program_can_panic() {
    run("release", &["--release"]);
}
