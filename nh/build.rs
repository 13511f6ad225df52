//! Collects the library's declarations, the features of this build, and the licences for
//! `nh --licences`: the text that `.ci/release` makes, or directions to it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

const WITHOUT: &str = "\
nh is available under the MIT licence or the Apache License 2.0, at your choice.
This build has no list of the licences of its dependencies: `.ci/release` builds one that has. In a checkout,
    cargo tree -p nonholonomic-cli FEATURES-e normal --prefix none --format '{p} {l}'
names them.
";

/// The features that are off by default.
const FEATURES: [&str; 3] = ["parquet", "pictures", "symbolica"];

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed=NH_LICENCES");
    let has = |feature: &&&str| env::var_os(format!("CARGO_FEATURE_{}", feature.to_uppercase())).is_some();
    let features = FEATURES.iter().filter(has).copied().collect::<Vec<&str>>().join(",");
    println!("cargo:rustc-env=NH_FEATURES={features}");
    let option = if features.is_empty() { String::new() } else { format!("--features {features} ") };
    let text = env::var("NH_LICENCES").map_or_else(
        |_| WITHOUT.replace("FEATURES", &option),
        |file| {
            println!("cargo:rerun-if-changed={file}");
            fs::read_to_string(&file).unwrap_or_else(|error| panic!("NH_LICENCES={file}: {error}"))
        },
    );
    let folder = env::var("OUT_DIR").expect("cargo sets it");
    fs::write(Path::new(&folder).join("licences.txt"), text).expect("cargo's folder is writable");
    fs::write(Path::new(&folder).join("library.rs"), library()).expect("cargo's folder is writable");
}

/// Returns a list of all declarations, by name in alphabetical order.
///
/// The declarations are files of the package `nonholonomic-models`. The folder `library` contains
/// links to them, or the files themselves in a package made by cargo. A checkout uses the folder
/// `models` directly, since git does not create links on every system.
fn library() -> String {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let checkout = here.join("../models");
    let folder = if checkout.join("Cargo.toml").exists() { checkout } else { here.join("library") };
    println!("cargo:rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "yaml"))
        .collect();
    files.sort();
    let mut list = String::from("&[\n");
    for file in files {
        println!("cargo:rerun-if-changed={}", file.display());
        let name = file.file_stem().and_then(|name| name.to_str()).expect("a file with a name");
        writeln!(list, "    Declaration {{ name: {name:?}, yaml: include_str!({file:?}) }},").expect("a string");
    }
    list + "]\n"
}
