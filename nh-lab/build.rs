//! The licences that `nh --licences` prints: the text that `.ci/release` makes, or where to find them.

use std::path::Path;
use std::{env, fs};

const WITHOUT: &str = "\
nh is available under the MIT licence or the Apache License 2.0, at your choice.
This build has no list of the licences of its dependencies: `.ci/release` builds one that has. In a checkout,
    cargo tree -p nonholonomic-lab -e normal --prefix none --format '{p} {l}'
names them.
";

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed=NH_LICENCES");
    let text = env::var("NH_LICENCES").map_or_else(
        |_| WITHOUT.to_owned(),
        |file| {
            println!("cargo:rerun-if-changed={file}");
            fs::read_to_string(&file).unwrap_or_else(|error| panic!("NH_LICENCES={file}: {error}"))
        },
    );
    let folder = env::var("OUT_DIR").expect("cargo sets it");
    fs::write(Path::new(&folder).join("licences.txt"), text).expect("cargo's folder is writable");
}
