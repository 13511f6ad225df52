//! The crates that `nh new` writes compile, simulate, draw, and pass their own tests.
//!
//! Cargo builds one of them, in a folder outside this repository, as its README says. The others
//! are compiled by rustc itself, against the libraries that this test was built with (see
//! [`compiler`](nh_tests::compiler)): cargo would compile those again.

use nh_tests::compiler::{Compiler, scratch};
use nh_tests::lab::{Lab, run, text};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The two commands of the README, the formatter and clippy, without the compiler of declarations
/// in the build. The packages are those of this workspace's lock file. They are available, and stay
/// compiled from one run of this test to the next.
#[test]
fn a_new_crate_works_outside_of_this_repository() {
    let (lab, outside) = (Lab::of_test("new_crate"), tempfile::tempdir().unwrap());
    let said = run(lab.command(&["new", "sled"]).current_dir(outside.path()));
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    assert!(said.contains(&format!("not published yet: they are taken from the sources in {}", workspace.display())));
    let made = outside.path().join("sled");
    let read = |name: &str| fs::read_to_string(made.join(name)).unwrap();
    let readme = read("README.md");
    assert!(readme.contains("$ cargo test\n$ cargo run --example plot "), "{readme}");
    fs::copy(workspace.join("Cargo.lock"), made.join("Cargo.lock")).unwrap();

    let target = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("new_crate");
    let cargo = |words: &[&str]| {
        let mut cargo = Command::new(env!("CARGO"));
        // Flags of this build (coverage, another linker) must not affect the other.
        for variable in ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS"] {
            cargo.env_remove(variable);
        }
        // This saves two thirds of the disk space; the program is not debugged.
        cargo.env("CARGO_PROFILE_DEV_DEBUG", "false").env("CARGO_INCREMENTAL", "0");
        cargo.args(words).current_dir(&made);
        cargo
    };
    let build = |words: &[&str]| run(cargo(words).args(["--offline", "--target-dir"]).arg(&target));
    let said = build(&["test"]);
    assert!(said.contains("2 passed") && said.contains("1 passed") && !said.contains("warning"), "{said}");
    let said = build(&["run", "--example", "plot"]);
    assert!(said.contains("2000 steps; see path.svg"), "{said}");
    let svg = read("path.svg");
    assert!(svg.starts_with("<svg") && svg.contains("x [m]") && svg.contains("y [m]") && !svg.contains("NaN"));
    run(&mut cargo(&["fmt", "--check"]));
    // Clippy checks all dependencies again.
    if nh_cases::is_full() {
        run(cargo(&["clippy", "--all-targets", "--offline", "--target-dir"])
            .arg(&target)
            .args(["--", "-D", "warnings"]));
    }
    let compiled: Vec<String> = fs::read_dir(target.join("debug/deps"))
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .filter(|file| file.contains("nonholonomic_codegen"))
        .collect();
    assert_eq!(compiled, [""; 0], "no compiler of declarations");

    // After a change of the declaration the build gives advice, and the snapshot shows the new
    // generated code.
    let yaml = read("sleigh.yaml").replace("+ m/2 *", "+ 2*m/2 *");
    assert_ne!(yaml, read("sleigh.yaml"));
    fs::write(made.join("sleigh.yaml"), yaml).unwrap();
    let refused = cargo(&["test", "--offline", "--target-dir"]).arg(&target).output().unwrap();
    assert!(!refused.status.success() && text(&refused).contains("run `nh prepare`"), "{}", text(&refused));
    run(lab.command(&["prepare"]).current_dir(&made));
    let differs =
        cargo(&["test", "--offline", "--target-dir"]).arg(&target).env("INSTA_UPDATE", "no").output().unwrap();
    assert!(!differs.status.success() && text(&differs).contains("the_generated_code_is_as_reviewed"));
    run(cargo(&["test", "--offline", "--target-dir"]).arg(&target).env("INSTA_UPDATE", "always"));
}

/// A system of the library under a name with a hyphen, one without coordinates, one with friction
/// and inputs, and a file.
#[test]
fn what_is_written_builds_and_runs() {
    let (lab, compiler, folder) = (Lab::of_test("new_crate"), Compiler::of_test("new_crate"), scratch("new_crate"));
    let own = "name: bead\ncoordinates: [x, y, z]\nlagrangian: (x_dot^2 + y_dot^2 + z_dot^2)/2 - y^2/2\n\
               constraints: [z_dot - y*x_dot]\n";
    fs::write(folder.join("bead.yaml"), own).unwrap();
    // Keywords of Rust as names, and friction, which dissipates energy.
    let odd = "name: match\ncoordinates: {type: {unit: rad}, t: {unit: m}}\nlagrangian: (type_dot^2 + t_dot^2)/2\n\
               constraints: [t_dot - type*type_dot]\ndissipation: type_dot^2\ninitial: {a: {v: {type_dot: 1}}}\n";
    fs::write(folder.join("odd.yaml"), odd).unwrap();
    for (name, from) in [("my-disk", "rolling_disk"), ("top", "suslov"), ("bead", "bead.yaml"), ("odd", "odd.yaml")] {
        run(lab.command(&["new", name, "--from", from]).current_dir(&folder));
        let made = folder.join(name);
        manifest(&made, name);
        run(lab.command(&["prepare", "--check"]).current_dir(&made));
        build_and_run(&compiler, &lab, &made, &name.replace('-', "_"));
    }
}

/// Checks that cargo accepts the manifest, and that this workspace has the dependencies.
fn manifest(made: &Path, name: &str) {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut metadata = Command::new(cargo);
    metadata.args(["metadata", "--no-deps", "--offline", "--format-version", "1"]).current_dir(made);
    let output = metadata.output().unwrap();
    assert!(output.status.success(), "{}", text(&output));
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    let package = &metadata["packages"][0];
    assert_eq!(package["name"], name);
    let dependencies = package["dependencies"].as_array().unwrap();
    let mut names = BTreeSet::new();
    for dependency in dependencies {
        names.insert(dependency["name"].as_str().unwrap());
        if let Some(path) = dependency["path"].as_str() {
            let found = fs::read_to_string(Path::new(path).join("Cargo.toml")).unwrap();
            assert!(found.contains(&format!("name = {}\n", dependency["name"])), "{dependency}");
        }
    }
    assert_eq!(names.into_iter().collect::<Vec<_>>(), ["insta", "nonholonomic", "nonholonomic-plot"]);
    let runtime = dependencies.iter().find(|d| d["name"] == "nonholonomic").unwrap();
    assert_eq!(runtime["features"], serde_json::json!(["macros"]), "all is prepared");
    assert_eq!(runtime["uses_default_features"], false);
}

/// With the default features and the settings that the README names, `cargo check` after `cargo
/// build`, and the reverse, reuses the compiled compiler of declarations and its dependencies: the
/// derivation has no other settings.
#[test]
fn the_compiler_is_compiled_once_for_build_and_check() {
    let (lab, folder) = (Lab::of_test("new_crate"), scratch("new_crate_settings"));
    run(lab.command(&["new", "sled"]).current_dir(&folder));
    let made = folder.join("sled");
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    fs::copy(workspace.join("Cargo.lock"), made.join("Cargo.lock")).unwrap();
    let readme = fs::read_to_string(workspace.join("README.md")).unwrap();
    let mut blocks = readme.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next());
    let settings = blocks.find(|block| block.contains("[profile.dev.build-override]")).unwrap();
    let manifest = fs::read_to_string(made.join("Cargo.toml")).unwrap();
    let manifest = manifest.replacen(", default-features = false, features = [\"macros\"] }", " }", 1);
    fs::write(made.join("Cargo.toml"), format!("{manifest}\n{settings}")).unwrap();
    let units = |subcommand: &str| {
        let mut cargo = Command::new(env!("CARGO"));
        // An unstable option of cargo reports the planned units.
        cargo.env("RUSTC_BOOTSTRAP", "1").current_dir(&made);
        cargo.args([subcommand, "--offline", "--unit-graph", "-Z", "unstable-options"]);
        // Cargo reports on stderr that it waits for another cargo, such as that of the test that
        // runs in parallel.
        let output = cargo.output().unwrap();
        assert!(output.status.success(), "{}", text(&output));
        let graph: Value = serde_json::from_slice(&output.stdout).unwrap();
        let units = graph["units"].as_array().unwrap().iter();
        let of_host = units.filter(|unit| unit["platform"].is_null() && unit["mode"] == "build");
        of_host
            .map(|unit| {
                format!("{} {} {} {}", unit["pkg_id"], unit["target"]["name"], unit["features"], unit["profile"])
            })
            .collect::<BTreeSet<String>>()
    };
    let (built, checked) = (units("build"), units("check"));
    assert!(checked.iter().any(|unit| unit.contains("#nonholonomic-codegen@")));
    let anew: Vec<&String> = checked.difference(&built).collect();
    assert!(anew.is_empty(), "{anew:#?}");
}

fn build_and_run(compiler: &Compiler, lab: &Lab, made: &Path, name: &str) {
    let output = made.join("built");
    fs::create_dir(&output).unwrap();
    let build = |source: &str, arguments: &[&str]| {
        let arguments = [arguments, &["-D", "warnings"]].concat();
        let compilation = compiler.build(Path::new(source), made, &output, &lab.library, &arguments);
        let compiled = compilation.run();
        assert!(compiled.success, "{name}, {source}: {}", compiled.messages);
    };
    build("src/lib.rs", &["--crate-name", name, "--crate-type", "lib"]);
    build("src/lib.rs", &["--crate-name", "unit", "--test"]);
    build("examples/plot.rs", &["--crate-name", "plot", "--extern", name]);

    let said = run(Command::new(output.join("unit")).current_dir(made));
    assert!(said.contains("2 passed"), "{said}");
    let said = run(Command::new(output.join("plot")).current_dir(made));
    assert!(said.contains("2000 steps; see path.svg"), "{said}");
    let svg = fs::read_to_string(made.join("path.svg")).unwrap();
    assert!(svg.starts_with("<svg") && svg.contains("Energy") && !svg.contains("NaN"), "{name}");
    // The snapshot that `tests/generated.rs` compares.
    let snapshots: Vec<_> = fs::read_dir(made.join("tests/snapshots")).unwrap().collect();
    assert_eq!(snapshots.len(), 1);
}
