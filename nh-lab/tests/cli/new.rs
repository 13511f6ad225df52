//! `nh new`: what it writes, and what it refuses.

use crate::harness::{Folder, Test, nh, ran};
use std::fs;

pub const TESTS: &[Test] = &[
    ("what_cannot_be_a_crate_is_refused", what_cannot_be_a_crate_is_refused),
    ("a_crate_is_written", a_crate_is_written),
];

fn what_cannot_be_a_crate_is_refused() {
    let folder = Folder::new();
    fs::create_dir(folder.join("full")).unwrap();
    fs::write(folder.join("full/kept"), "kept").unwrap();
    let yaml = "name: Wheel\ncoordinates: [x, phi]\nlagrangian: x_dot^2 + (phi_dot^2\nconstraints: [x_dot - phi_dot]\n";
    fs::write(folder.join("broken.yaml"), yaml).unwrap();
    let open = yaml.replace("(phi_dot^2", "m*phi_dot^2") + "parameters: [m]\n";
    fs::write(folder.join("open.yaml"), open).unwrap();
    for (line, message) in [
        ("new full", "`full` exists and is not empty"),
        ("new 9lives", "`9lives` cannot be the name of a crate"),
        ("new while", "`while` cannot be the name of a crate"),
        ("new a.b", "`a.b` cannot be the name of a crate"),
        ("new wheel --from missing.yaml", "`missing.yaml` cannot be read"),
        ("new wheel --from broken.yaml", "broken.yaml:3:"),
        ("new wheel --from open.yaml", "a default for every parameter; `m` has none"),
    ] {
        let result = ran(nh(line.split(' ')).current_dir(folder.path()).output().unwrap());
        assert_eq!((result.code, result.stdout.as_str()), (2, ""), "{line}: {}", result.stderr);
        assert!(result.stderr.contains(message), "{line}: {}", result.stderr);
    }
    assert_eq!(folder.files(), ["broken.yaml", "full", "open.yaml"]);
}

fn a_crate_is_written() {
    let folder = Folder::new();
    let result = ran(nh(["new", "my-sleigh"]).current_dir(folder.path()).output().unwrap());
    assert_eq!(result.code, 0, "{}", result.stderr);
    assert!(result.stdout.contains("cd my-sleigh") && result.stdout.contains("cargo test"), "{}", result.stdout);
    let read = |name: &str| fs::read_to_string(folder.join("my-sleigh").join(name)).unwrap();
    assert!(read("Cargo.toml").contains("name = \"my-sleigh\"") && read("sleigh.yaml").contains("lagrangian"));
    assert!(
        read("src/lib.rs").contains("#[nonholonomic(model = \"sleigh.yaml\"") && read("src/lib.rs").contains("#[test]")
    );
    assert!(read("src/main.rs").contains("use my_sleigh::{Sleigh, start};"));
    assert_eq!(folder.files(), ["my-sleigh"]);
}
