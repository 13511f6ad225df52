//! `nh new`: its files, and refused arguments.

use crate::harness::{Folder, nh, ran, tests};
use std::fs;

tests! {
    what_cannot_be_a_crate_is_refused, a_crate_is_written, dependencies_are_what_is_asked_for,
}

fn what_cannot_be_a_crate_is_refused() {
    let folder = Folder::new();
    fs::create_dir(folder.join("full")).unwrap();
    fs::write(folder.join("full/kept"), "kept").unwrap();
    fs::write(folder.join("file"), "a file").unwrap();
    let yaml = "name: Wheel\ncoordinates: [x, phi]\nlagrangian: x_dot^2 + (phi_dot^2\nconstraints: [x_dot - phi_dot]\n";
    fs::write(folder.join("broken.yaml"), yaml).unwrap();
    let open = yaml.replace("(phi_dot^2", "m*phi_dot^2") + "parameters: [m]\n";
    fs::write(folder.join("open.yaml"), open).unwrap();
    for (line, message) in [
        ("new full", "`full` exists and is not empty"),
        ("new 9lives", "`9lives` cannot be the name of a crate"),
        ("new while", "`while` cannot be the name of a crate"),
        ("new a.b", "`a.b` cannot be the name of a crate"),
        ("new Sled", "`Sled` cannot be the name of a crate"),
        ("new a--b", "`a--b` cannot be the name of a crate"),
        ("new insta", "`insta` cannot be the name of a crate"),
        ("new broken.yaml", "`broken.yaml` cannot be the name of a crate"),
        ("new file", "`file` cannot be used"),
        ("new wheel --from sleihg", "unknown model `sleihg`"),
        ("new wheel --path full", "`full` has no sources of nh"),
        ("new wheel --path missing", "`missing` has no sources of nh"),
        ("new wheel --git git@github.com:nh-rs/nh", "is not an address that cargo accepts"),
        ("new wheel --rev 0123abc", "--git <URL>"),
        ("new wheel --version 0.2.0", "cannot write a crate for version `0.2.0`"),
        ("new wheel --version ^0.1", "cannot write a crate for version `^0.1`"),
        ("new wheel --version 0.1.0 --path full", "cannot be used with"),
        ("new wheel --from missing.yaml", "`missing.yaml` cannot be read"),
        ("new wheel --from broken.yaml", "broken.yaml:3:"),
        ("new wheel --from open.yaml", "a default for every parameter; none is declared for `m`"),
    ] {
        let result = folder.run(line);
        assert_eq!((result.code, result.stdout.as_str()), (2, ""), "{line}: {}", result.stderr);
        assert!(result.stderr.contains(message), "{line}: {}", result.stderr);
    }
    assert_eq!(folder.files(), ["broken.yaml", "file", "full", "open.yaml"]);
}

fn a_crate_is_written() {
    let folder = Folder::new();
    let result = ran(nh(["new", "my-sleigh"]).current_dir(folder.path()).output().unwrap()).succeeded();
    assert!(result.stdout.contains("cd my-sleigh") && result.stdout.contains("cargo test"), "{}", result.stdout);
    assert!(result.stdout.contains("not published yet"), "{}", result.stdout);
    let read = |name: &str| fs::read_to_string(folder.join("my-sleigh").join(name)).unwrap();
    let manifest = read("Cargo.toml");
    assert!(manifest.contains("name = \"my-sleigh\"") && manifest.contains("nonholonomic = { path = \""), "{manifest}");
    assert!(
        manifest.contains("\n# The packages of nh are not published yet") && !manifest.contains("engine"),
        "{manifest}"
    );
    assert!(read("sleigh.yaml").contains("lagrangian"));
    assert!(
        read("src/lib.rs").contains("#[nonholonomic(model = \"sleigh.yaml\"") && read("src/lib.rs").contains("#[test]")
    );
    assert!(read("examples/plot.rs").contains("use my_sleigh::{Sleigh, start};"));
    // The prepared code equals its snapshot.
    let prepared: Vec<_> = fs::read_dir(folder.join("my-sleigh/.nh")).unwrap().collect();
    let prepared = fs::read_to_string(prepared[0].as_ref().unwrap().path()).unwrap();
    let (_, code) = prepared.split_once("\n\n").unwrap();
    let snapshot = read("tests/snapshots/generated__sleigh.snap");
    assert!(snapshot.ends_with(code) && code.contains("pub mod sleigh"));
    assert_eq!(folder.files(), ["my-sleigh"]);
}

/// Dependencies come from a repository or from the registry in place of this workspace's folder;
/// the parent folder is created.
fn dependencies_are_what_is_asked_for() {
    let folder = Folder::new();
    let workspace = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().display().to_string();
    for (options, expected) in [
        (
            "--git https://a.b/nh",
            "nonholonomic = { git = \"https://a.b/nh\", default-features = false, features = [\"macros\"] }".to_owned(),
        ),
        ("--git ssh://git@a.b/nh --rev 0123abc", "{ git = \"ssh://git@a.b/nh\", rev = \"0123abc\", default".to_owned()),
        ("--version 0.1", "nonholonomic = { version = \"0.1\", default".to_owned()),
        ("--version 0.1.7", "nonholonomic = { version = \"0.1.7\", default".to_owned()),
        (&format!("--path {workspace}/docs/.."), format!("{workspace}/docs/../nh-runtime\"")),
    ] {
        let line = format!("new there/sled {options}");
        let result = folder.run(&line);
        assert_eq!(result.code, 0, "{line}: {}", result.stderr);
        let manifest = fs::read_to_string(folder.join("there/sled/Cargo.toml")).unwrap();
        assert!(manifest.contains(&expected), "{line}: {manifest}");
        fs::remove_dir_all(folder.join("there")).unwrap();
    }
}
