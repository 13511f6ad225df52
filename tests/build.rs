//! Derives the systems that tests compile, and writes their code where it is compiled from.

use nh_golden::{FILES, watched, write_all};
use std::env;
use std::path::Path;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    for folder in watched() {
        println!("cargo:rerun-if-changed={}", folder.display());
    }
    let folder = env::var("OUT_DIR").expect("cargo sets it");
    write_all(Path::new(&folder), FILES).unwrap_or_else(|error| panic!("{error}"));
}
