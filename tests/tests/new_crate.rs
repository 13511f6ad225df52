//! What `nh new` writes compiles, simulates, draws, and passes its own tests.
//!
//! The crates are compiled by rustc itself, against the libraries that this test was built with (see
//! [`compiler`](nh_tests::compiler)): cargo would compile the algebra engine once more for a workspace of their own. Cargo is asked
//! about their manifests, which is all that rustc does not see of them.

use nh_tests::compiler::{Compiler, scratch};
use nh_tests::lab::{Lab, run, text};
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::Command;

/// The default, a system of the library under a name with a hyphen, one without coordinates, and a file.
#[test]
fn what_is_written_builds_and_runs() {
    let (lab, compiler, folder) = (Lab::new(), Compiler::of_test("new_crate"), scratch("new_crate"));
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
        let path = Path::new(dependency["path"].as_str().unwrap());
        assert!(path.join("Cargo.toml").is_file() && path.ends_with(dependency["name"].as_str().unwrap()), "{path:?}");
    }
    assert_eq!(package["dependencies"].as_array().unwrap().len(), 2);
    let runtime = package["dependencies"].as_array().unwrap().iter().find(|d| d["name"] == "nonholonomic").unwrap();
    assert_eq!(runtime["features"], serde_json::json!(["engine"]), "nothing is prepared yet");
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
