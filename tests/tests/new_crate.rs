//! The crate that `nh new` writes compiles, simulates, draws, and passes its own tests.
//!
//! The crates are compiled by rustc itself, against the libraries that this test was built with (see
//! [`compiler`](nh_tests::compiler)): cargo would compile the algebra engine once more for a workspace of their own. Cargo is asked
//! about their manifests, which is all that rustc does not see of them.

use nh_tests::compiler::{Compiler, scratch};
use nh_tests::lab::{Lab, run, text};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

/// The default, a system of the library under a name with a hyphen, one without coordinates, and a file.
#[test]
fn what_is_written_builds_and_runs() {
    let (lab, compiler, folder) = (Lab::of_test("new_crate"), Compiler::of_test("new_crate"), scratch("new_crate"));
    let own = "name: bead\ncoordinates: [x, y, z]\nlagrangian: (x_dot^2 + y_dot^2 + z_dot^2)/2 - y^2/2\n\
               constraints: [z_dot - y*x_dot]\n";
    fs::write(folder.join("bead.yaml"), own).unwrap();
    for (name, from) in
        [("sleigh", None), ("my-disk", Some("rolling_disk")), ("top", Some("suslov")), ("bead", Some("bead.yaml"))]
    {
        run(lab.command(&["new", name]).args(from.iter().flat_map(|from| ["--from", from])).current_dir(&folder));
        let made = folder.join(name);
        manifest(&made, name);
        build_and_run(&compiler, &lab, &made, &name.replace('-', "_"));
    }
}

/// Cargo understands the manifest, and finds in this workspace what it asks for.
fn manifest(made: &Path, name: &str) {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut metadata = Command::new(cargo);
    metadata.args(["metadata", "--no-deps", "--offline", "--format-version", "1"]).current_dir(made);
    let output = metadata.output().unwrap();
    assert!(output.status.success(), "{}", text(&output));
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    let package = &metadata["packages"][0];
    assert_eq!(package["name"], name);
    for dependency in package["dependencies"].as_array().unwrap() {
        let found = fs::read_to_string(Path::new(dependency["path"].as_str().unwrap()).join("Cargo.toml")).unwrap();
        assert!(found.contains(&format!("name = {}\n", dependency["name"])), "{dependency}");
    }
    assert_eq!(package["dependencies"].as_array().unwrap().len(), 2);
    let runtime = package["dependencies"].as_array().unwrap().iter().find(|d| d["name"] == "nonholonomic").unwrap();
    assert_eq!(runtime["features"], serde_json::json!(["engine"]), "nothing is prepared yet");
}

/// `cargo check` after `cargo build`, and the other way round, finds the engine and all that it depends on compiled: nothing that is
/// compiled for the derivation has other settings.
#[test]
fn the_engine_is_compiled_once_for_build_and_check() {
    let (lab, folder) = (Lab::of_test("new_crate"), scratch("new_crate_settings"));
    run(lab.command(&["new", "sled"]).current_dir(&folder));
    let made = folder.join("sled");
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    fs::copy(workspace.join("Cargo.lock"), made.join("Cargo.lock")).unwrap();
    let units = |subcommand: &str| {
        let mut cargo = Command::new(env!("CARGO"));
        // What cargo would do is told by an option that is not stable.
        cargo.env("RUSTC_BOOTSTRAP", "1").current_dir(&made);
        cargo.args([subcommand, "--offline", "--unit-graph", "-Z", "unstable-options"]);
        // Cargo says on stderr that it waits for another cargo, as of the test that runs beside this one.
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
    assert!(checked.iter().any(|unit| unit.contains("#symbolica@")));
    let anew: Vec<&String> = checked.difference(&built).collect();
    assert!(anew.is_empty(), "{anew:#?}");
}

fn build_and_run(compiler: &Compiler, lab: &Lab, made: &Path, name: &str) {
    let output = made.join("built");
    fs::create_dir(&output).unwrap();
    let build = |source: &str, arguments: &[&str]| {
        let arguments = [arguments, &["-D", "warnings"]].concat();
        let compilation = compiler.build(Path::new(source), made, &output, &lab.library, &arguments);
        let compiled = compilation.env("NH_ENGINE_WAIT", "600").run();
        assert!(compiled.success, "{name}, {source}: {}", compiled.messages);
    };
    build("src/lib.rs", &["--crate-name", name, "--crate-type", "lib"]);
    build("src/lib.rs", &["--crate-name", "unit", "--test"]);
    build("src/main.rs", &["--crate-name", "program", "--extern", name]);

    let said = run(Command::new(output.join("unit")).current_dir(made));
    assert!(said.contains("2 passed"), "{said}");
    let said = run(Command::new(output.join("program")).current_dir(made));
    assert!(said.contains("2000 steps; see run.svg"), "{said}");
    let svg = fs::read_to_string(made.join("run.svg")).unwrap();
    assert!(svg.starts_with("<svg") && svg.contains("Energy error") && !svg.contains("NaN"), "{name}");
}
