//! `nh prepare`: the files it writes, leaves and removes, and its messages. Tests of builds
//! (`tests/`) check that builds use the files.

use crate::harness::{Folder, Ran, nh, ran, tests};
use std::fs;
use std::path::Path;

tests! {
    every_declaration_of_a_package_is_prepared, what_does_not_fit_is_told_apart,
    a_declaration_with_errors_is_told_by_its_place, what_is_no_package_is_refused, a_change_below_a_drawing_is_one,
    a_module_without_a_file_keeps_what_was_prepared,
}

const YAML: &str = "# A comment.\nname: wheel\ncoordinates: [x, phi]\nparameters: {m: 1, r: 2}\nlagrangian: |\n  m/2 * (x_dot^2 + r^2*phi_dot^2)\n\
                    constraints: [x_dot - r*phi_dot]\nmethods: [rk4]\n";

const DECLARED: &str = "#[nonholonomic(coordinates = [x, y], lagrangian = m/2 * (x_dot^2 + y_dot^2), constraints = [y_dot], methods = [rk4])]";

/// Returns a package with declarations in a module's file, in a function, in a test, under a
/// condition, and one from a file.
fn package() -> Folder {
    let folder = Folder::new();
    let write = |name: &str, text: &str| {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    write("Cargo.toml", "[package]\nname = \"wheels\"\nversion = \"0.1.0\"\nedition = \"2024\"\n[workspace]\n");
    write("wheel.yaml", YAML);
    write(
        "src/lib.rs",
        &format!(
            "use nonholonomic::prelude::*;\nmod deep {{ mod down; #[path = \"else.rs\"] mod other; }}\n\
             /// A wheel.\n#[derive(Clone)]\n#[nonholonomic(model = \"wheel.yaml\")]\npub struct Wheel;\n\
             fn inner() {{\n    {DECLARED}\n    struct Local {{ m: f64 }}\n}}\n\
             macro_rules! made {{ ($name:ident) => {{ {DECLARED} struct $name {{ m: f64 }} }} }}\n"
        ),
    );
    write("src/deep/down.rs", &format!("{DECLARED}\npub(super) struct Wheel {{ pub m: f64 }}\n"));
    let declared =
        DECLARED.replace("#[nonholonomic", "#[cfg_attr(test, nonholonomic::nonholonomic").replace(")]", "))]");
    write("src/deep/else.rs", &format!("{declared}\nstruct Other {{ m: f32 }}\n"));
    write("tests/whole.rs", &format!("{DECLARED}\n#[derive(Default)]\nstruct Whole {{ m: f64 }}\n"));
    // This file is no part of any target.
    write("tests/inputs/broken.rs", "#[nonholonomic(coordinates = ]\nstruct Broken;\n");
    folder
}

fn prepare(folder: &Path, arguments: &[&str]) -> Ran {
    ran(nh(["prepare"].iter().chain(arguments)).current_dir(folder).output().unwrap())
}

/// Returns the files of `.nh`, sorted.
fn files(folder: &Folder) -> Vec<String> {
    let entries = fs::read_dir(folder.join(".nh")).unwrap();
    let mut names: Vec<_> = entries.map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// Returns the first words of the lines about files, sorted, each with its number.
fn words(ran: &Ran) -> Vec<(String, usize)> {
    let mut words: Vec<&str> =
        ran.stdout.lines().filter(|line| line.contains(".nh")).filter_map(|line| line.split(' ').next()).collect();
    words.sort_unstable();
    let counted = words.chunk_by(|one, other| one == other).map(|same| (same[0].to_owned(), same.len()));
    counted.collect()
}

fn word(word: &str, count: usize) -> (String, usize) {
    (word.to_owned(), count)
}

fn every_declaration_of_a_package_is_prepared() {
    let folder = package();
    let first = prepare(folder.path(), &[]).succeeded();
    assert_eq!(words(&first), [word("derived", 5)], "{}", first.stdout);
    assert!(first.stdout.ends_with("0 fit, 5 derived, 0 removed\n"), "{}", first.stdout);
    assert!(first.stderr.contains("src/lib.rs:11: an attribute inside a macro is not prepared"), "{}", first.stderr);
    let names: Vec<String> =
        files(&folder).iter().map(|name| name[..name.len() - "0123456789abcdef.rs".len()].to_owned()).collect();
    assert_eq!(names, ["local-", "other-", "wheel-", "wheel-", "whole-"]);

    // Code from a file has the fields; code for a struct with fields has none.
    let texts: Vec<String> =
        files(&folder).iter().map(|name| fs::read_to_string(folder.join(".nh").join(name)).unwrap()).collect();
    let of =
        |from: &str| texts.iter().find(|text| text.contains(from)).unwrap_or_else(|| panic!("none is from {from}"));
    let wheel = of("from `Wheel` in src/lib.rs and wheel.yaml.\n");
    assert!(
        wheel.contains("\npub struct Wheel {\n")
            && wheel.contains("pub m: f64,")
            && wheel.contains("\npub mod wheel {\n")
    );
    assert!(wheel.contains("impl ::core::default::Default for Wheel"));
    let local = of("from `Local` in src/lib.rs.\n");
    assert!(local.contains("\nstruct Local;\n") && local.contains("\nmod local {\n"), "{local}");
    assert!(of("from `Wheel` in src/deep/down.rs.").contains("\npub(super) struct Wheel;\n"));
    assert!(of("from `Other` in src/deep/else.rs.").contains("Other, other, f32 {"));

    // A second run has nothing to do, from anywhere in the package. Layout and comments do not
    // count.
    let lib = fs::read_to_string(folder.join("src/lib.rs")).unwrap();
    fs::write(folder.join("src/lib.rs"), lib.replace("(model", "( /* from */ model").replace("Clone", "Clone, Debug"))
        .unwrap();
    fs::write(folder.join("wheel.yaml"), YAML.replace("# A comment.\n", "\n# Another.\n").replace('\n', "\r\n"))
        .unwrap();
    for arguments in [&[][..], &["--check"], &["--check", "--derive"], &["src"], &["Cargo.toml"]] {
        let again = prepare(folder.path(), arguments);
        assert_eq!(
            (again.code, words(&again)),
            (0, vec![word("fits", 5)]),
            "{arguments:?}: {}{}",
            again.stdout,
            again.stderr
        );
    }
}

fn what_does_not_fit_is_told_apart() {
    let folder = package();
    let nothing = prepare(folder.path(), &["--check"]);
    assert_eq!((nothing.code, words(&nothing)), (1, vec![word("missing", 5)]), "{}", nothing.stderr);
    assert!(
        nothing.stderr.contains("5 files are inconsistent with the declarations; run `nh prepare`"),
        "{}",
        nothing.stderr
    );
    assert!(!folder.join(".nh").exists(), "a check writes nothing");
    assert_eq!(prepare(folder.path(), &[]).code, 0);

    // The file has another mass, one struct is gone, one file was edited, and one is foreign to
    // `nh prepare`.
    fs::write(folder.join("wheel.yaml"), YAML.replace("m: 1", "m: 3")).unwrap();
    fs::remove_file(folder.join("tests/whole.rs")).unwrap();
    let path =
        |start: &str| folder.join(".nh").join(files(&folder).iter().find(|name| name.starts_with(start)).unwrap());
    let local = path("local-");
    fs::write(&local, fs::read_to_string(&local).unwrap() + "// mine\n").unwrap();
    fs::write(folder.join(".nh/own-0123456789abcdef.rs"), "// kept\n").unwrap();
    let before = files(&folder);
    let check = prepare(folder.path(), &["--check"]);
    let expected = [word("damaged", 1), word("dead", 1), word("fits", 2), word("missing", 1), word("stale", 1)];
    assert_eq!((check.code, words(&check)), (1, expected.to_vec()), "{}{}", check.stdout, check.stderr);
    assert!(check.stdout.contains("it was prepared for another declaration"), "{}", check.stdout);
    assert!(check.stdout.contains("it was edited, or is damaged"), "{}", check.stdout);
    assert_eq!(files(&folder), before);

    let repaired = prepare(folder.path(), &[]);
    let expected = [word("derived", 2), word("fits", 2), word("kept", 1), word("removed", 2)];
    assert_eq!((repaired.code, words(&repaired)), (0, expected.to_vec()), "{}{}", repaired.stdout, repaired.stderr);
    assert_eq!(prepare(folder.path(), &["--check", "--derive"]).code, 0);
    assert!(fs::read_to_string(path("wheel-")).is_ok() && folder.join(".nh/own-0123456789abcdef.rs").exists());

    // The file is as another compiler would have derived it: valid by its hash, but different from
    // the present derivation.
    let local = path("local-");
    let text = fs::read_to_string(&local).unwrap();
    let mut prepared = nonholonomic_prepared::Prepared::parse(&text).unwrap();
    prepared.code += "// otherwise\n";
    fs::write(&local, prepared.text()).unwrap();
    assert_eq!(prepare(folder.path(), &["--check"]).code, 0, "it takes a derivation to see that");
    let check = prepare(folder.path(), &["--check", "--derive"]);
    assert_eq!((check.code, words(&check)), (1, vec![word("differs", 1), word("fits", 3)]), "{}", check.stdout);

    let again = prepare(folder.path(), &["--derive"]);
    assert_eq!((again.code, words(&again)), (0, vec![word("derived", 4), word("kept", 1)]), "{}", again.stdout);
    assert_eq!(fs::read_to_string(&local).unwrap(), text);

    // The file is by an older release with the same format versions: builds accept it, and the
    // check asks for its renewal.
    prepared.version = "0.0.0".into();
    fs::write(&local, prepared.text()).unwrap();
    let check = prepare(folder.path(), &["--check"]);
    assert!(check.code == 1 && check.stdout.contains("nh 0.0.0 wrote it"), "{}", check.stdout);
    assert_eq!(prepare(folder.path(), &[]).code, 0);
    assert_eq!(fs::read_to_string(&local).unwrap(), text);

    // A file by a newer release is not replaced.
    prepared.version = "99.0.0".into();
    fs::write(&local, prepared.text()).unwrap();
    let older = prepare(folder.path(), &[]);
    assert!(older.code == 1 && older.stderr.contains("nh 99.0.0 wrote `.nh/local-"), "{}", older.stderr);
    assert_eq!(fs::read_to_string(&local).unwrap(), prepared.text());
}

fn a_declaration_with_errors_is_told_by_its_place() {
    let folder = package();
    fs::write(folder.join("wheel.yaml"), YAML.replace("r^2*phi_dot^2", "r^2*psi_dot^2")).unwrap();
    fs::write(
        folder.join("tests/whole.rs"),
        DECLARED.replace("[y_dot]", "\n    [z_dot]") + "\nstruct Whole { m: f64 }\n",
    )
    .unwrap();
    let result = prepare(folder.path(), &[]);
    assert_eq!(result.code, 2, "{}", result.stderr);
    for message in [
        "wheel.yaml:6:24: error: `psi_dot`",
        "tests/whole.rs:2:6: error: `z_dot`",
        "nh: 2 declarations could not be prepared",
    ] {
        assert!(result.stderr.contains(message), "{message}: {}", result.stderr);
    }
    // The other declarations are prepared nevertheless.
    assert_eq!(words(&result), [word("derived", 3)], "{}", result.stdout);
}

fn what_is_no_package_is_refused() {
    let folder = Folder::new();
    fs::write(
        folder.join("Cargo.toml"),
        "[package]\nname = \"a\"\nversion = \"0.1.0\"\nedition = \"2024\"\n[workspace]\n",
    )
    .unwrap();
    fs::create_dir(folder.join("src")).unwrap();
    fs::write(folder.join("src/lib.rs"), "#[nonholonomic(model = \"no.yaml\")]\nstruct A;\n").unwrap();
    for (line, message) in [
        ("prepare missing", "`missing` cannot be used"),
        ("prepare /", "cargo finds no package in `/`"),
        ("prepare", "src/lib.rs:2:8: error: `no.yaml` cannot be read"),
    ] {
        let result = folder.run(line);
        assert_eq!((result.code, result.stdout.as_str()), (2, ""), "{line}: {}", result.stderr);
        assert!(result.stderr.contains(message), "{line}: {}", result.stderr);
    }
    fs::write(folder.join("src/lib.rs"), "fn a( {}\n").unwrap();
    let result = prepare(folder.path(), &["--check"]);
    assert!(result.code == 2 && result.stderr.contains("error: src/lib.rs:1:"), "{}", result.stderr);
}

/// If the Lagrangian is written on the lines of `drawing`, or is an anchor in it, a change of it
/// makes the file stale; a change of the drawing does not.
fn a_change_below_a_drawing_is_one() {
    const FLOW: &str = "{\nname: Wheel,\ncoordinates: [x],\nparameters: {m: 1, k: 1},\nmethods: [rk4],\ndrawing:\n  [],\n  \
                        lagrangian: m/2*x_dot^2 - k/2*x^2\n}\n";
    const ANCHOR: &str = "name: Wheel\ndrawing:\n  - path: {at: &p [2*x, 0*x]}\ncoordinates: [x]\nparameters: {m: 1, k: 1}\n\
                          definitions:\n  P: *p\nlagrangian: m/2*x_dot^2 - k/2*(P[1]^2)\nmethods: [rk4]\n";
    for (text, drawn, changed) in [
        (FLOW, FLOW.replace("  [],", "  [{path: {at: [x, 0]}}],"), FLOW.replace("k/2*x^2", "k/3*x^3")),
        (ANCHOR, ANCHOR.to_owned(), ANCHOR.replace("2*x, 0", "3*x, 0")),
    ] {
        let folder = Folder::new();
        fs::write(
            folder.join("Cargo.toml"),
            "[package]\nname = \"wheels\"\nversion = \"0.1.0\"\nedition = \"2024\"\n[workspace]\n",
        )
        .unwrap();
        fs::create_dir(folder.join("src")).unwrap();
        fs::write(folder.join("src/lib.rs"), "#[nonholonomic(model = \"wheel.yaml\")]\npub struct Wheel;\n").unwrap();
        let write = |text: &str| fs::write(folder.join("wheel.yaml"), text).unwrap();
        write(text);
        let first = prepare(folder.path(), &[]);
        assert_eq!(words(&first), [word("derived", 1)], "{}{}", first.stdout, first.stderr);
        write(&drawn);
        let check = prepare(folder.path(), &["--check"]);
        assert_eq!((check.code, words(&check)), (0, vec![word("fits", 1)]), "{}", check.stdout);
        assert!(
            check.stderr.contains("accidents but no forgery") && check.stderr.contains("--check --derive"),
            "{}",
            check.stderr
        );
        write(&changed);
        let check = prepare(folder.path(), &["--check"]);
        assert_eq!((check.code, words(&check)), (1, vec![word("missing", 1), word("stale", 1)]), "{}", check.stdout);
    }
}

/// The declarations of a module without a file are unknown; included files are read.
fn a_module_without_a_file_keeps_what_was_prepared() {
    let folder = package();
    fs::write(folder.join("src/more.rs"), format!("{DECLARED}\npub struct Included {{ m: f64 }}\n")).unwrap();
    let lib = fs::read_to_string(folder.join("src/lib.rs")).unwrap();
    fs::write(
        folder.join("src/lib.rs"),
        format!("{lib}include!(\"more.rs\");\nconst BYTES: [u8; 1] = include!(\"bytes.in\");\n"),
    )
    .unwrap();
    fs::write(folder.join("src/bytes.in"), "[1]\n").unwrap();
    let first = prepare(folder.path(), &[]);
    assert_eq!((first.code, words(&first)), (0, vec![word("derived", 6)]), "{}{}", first.stdout, first.stderr);

    let down = fs::read_to_string(folder.join("src/deep/down.rs")).unwrap();
    fs::remove_file(folder.join("src/deep/down.rs")).unwrap();
    let kept = prepare(folder.path(), &[]);
    assert_eq!((kept.code, words(&kept)), (0, vec![word("fits", 5), word("kept", 1)]), "{}", kept.stdout);
    assert!(kept.stdout.contains("but `mod down;` at src/lib.rs:2 has no file"), "{}", kept.stdout);
    let check = prepare(folder.path(), &["--check"]);
    assert_eq!((check.code, words(&check)), (0, vec![word("fits", 5), word("unknown", 1)]), "{}", check.stdout);
    // The file is written later, without the declaration.
    fs::write(folder.join("src/deep/down.rs"), "").unwrap();
    let removed = prepare(folder.path(), &[]);
    assert_eq!(words(&removed), [word("fits", 5), word("removed", 1)], "{}", removed.stdout);
    fs::write(folder.join("src/deep/down.rs"), down).unwrap();
    assert_eq!(words(&prepare(folder.path(), &[])), [word("derived", 1), word("fits", 5)]);
}
