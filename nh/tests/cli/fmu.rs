//! `nh generate --fmu`: its archive, refused arguments, and units that FMPy validates and runs.

use crate::harness::{Folder, Ran, nh, python_with, ran, tests};
use nh_cases::is_full;
use std::collections::BTreeMap;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::Command;

tests! {
    a_unit_is_an_archive, what_cannot_be_a_unit_is_refused, sources_of_units_cause_no_warnings, units_run_in_fmpy,
}

/// The models that FMPy runs by default.
const MODELS: [&str; 3] = ["chaplygin_sleigh_torque", "vertical_disk_se2", "suslov"];

/// Methods with the version of the interface: one that is a vector field, and one that is none.
const METHODS: [(&str, u32); 2] = [("rk4", 3), ("gonzalez", 2)];

/// A body in a moving frame: a start, inputs, and names that units have themselves.
const BODY: &str = "\
name: body
text: \"moved by <forces> & \\\"torques\\\"\"
parameters: { m: {default: 2, unit: kg, positive: true}, energy: 1, step: {default: 50 cm, unit: m} }
coordinates: { x: {unit: m}, theta: {unit: deg} }
lagrangian: m*x_dot^2/2 + energy*theta_dot^2/2*step^2
inputs: { u: [1, 0] }
initial: { here: { q: {x: 1}, v: {x_dot: 0.5} } }
";

fn library() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("library")
}

/// Returns the files of a unit: name and contents.
fn unpacked(path: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut archive = zip::ZipArchive::new(fs::File::open(path).expect("the unit exists")).expect("an archive");
    let count = archive.len();
    let read = |i: usize| {
        let mut file = archive.by_index(i).expect("a file");
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).expect("its contents");
        (file.name().expect("a name in UTF-8").into_owned(), bytes)
    };
    (0..count).map(read).collect()
}

/// Runs `nh` in the folder with this compiler.
fn with_compiler(folder: &Folder, compiler: &str, line: &str) -> Ran {
    ran(nh(line.split(' ')).current_dir(folder.path()).env("CC", compiler).output().expect("nh starts"))
}

fn a_unit_is_an_archive() {
    let folder = Folder::with("body.yaml", BODY);
    for (version, key, end) in [("2", "guid", "xml"), ("3", "instantiationToken", "xml")] {
        let line = format!("generate --fmu body.fmu body.yaml --method rk4 --fmi {version} --step 0.02");
        let made = folder.run(&line).succeeded();
        assert!(
            made.stdout.contains(&format!("h = 0.02; FMI {version}.0 for co-simulation and model exchange")),
            "{}",
            made.stdout
        );
        for note in ["variable `step` is `step_`", "variable `energy` is `energy_`"] {
            assert!(made.stderr.contains(note), "{note}: {}", made.stderr);
        }
        let first = fs::read(folder.join("body.fmu")).unwrap();
        let files = unpacked(&folder.join("body.fmu"));
        let text = String::from_utf8(files[&format!("modelDescription.{end}")].clone()).unwrap();
        for part in [
            key,
            "description=\"moved by &lt;forces&gt; &amp; &quot;torques&quot;\"",
            "<Unit name=\"deg\"><BaseUnit rad=\"1\" factor=\"0.017453292519943295\"/></Unit>",
            "<Unit name=\"kg\"><BaseUnit kg=\"1\"/></Unit>",
            "start=\"0.02\"",
        ] {
            assert!(text.contains(part), "{part}: {text}");
        }
        assert!(files.contains_key(&format!("sources/nh_fmi{version}.c")) && files.contains_key("sources/body.c"));
        assert_eq!(files.contains_key("sources/buildDescription.xml"), version == "3");
        // The token is in the binary, too.
        let token = text.split(&format!("{key}=\"")).nth(1).and_then(|rest| rest.split('"').next()).unwrap();
        let source = String::from_utf8(files["sources/nh_fmu_system.h"].clone()).unwrap();
        assert!(source.contains(token), "{token}");
        // The same declaration is the same unit.
        folder.run(&line).succeeded();
        assert!(first == fs::read(folder.join("body.fmu")).unwrap());
    }
    // A method that is no vector field is for co-simulation only.
    let made = folder.run("generate --fmu body.fmu body.yaml --method gonzalez").succeeded();
    assert!(made.stdout.contains("h = 0.01; FMI 2.0 for co-simulation\n"), "{}", made.stdout);
    let files = unpacked(&folder.join("body.fmu"));
    assert!(!String::from_utf8_lossy(&files["modelDescription.xml"]).contains("<ModelExchange"));
    // Without a compiler there are sources only; one that is named must exist.
    let refused = with_compiler(&folder, "no-such-compiler", "generate --fmu other.fmu body.yaml --method rk4");
    assert!(refused.code == 2 && refused.stderr.contains("`no-such-compiler`, which CC names"), "{}", refused.stderr);
    let none = ran(nh("generate --fmu bare.fmu body.yaml --method rk4".split(' '))
        .current_dir(folder.path())
        .env("PATH", folder.path())
        .env_remove("CC")
        .output()
        .expect("nh starts"));
    assert!(none.code == 0 && none.stderr.contains("has its sources only"), "{}", none.stderr);
    assert!(unpacked(&folder.join("bare.fmu")).keys().all(|name| !name.starts_with("binaries")));
    assert!(!folder.join("other.fmu").exists());
}

fn what_cannot_be_a_unit_is_refused() {
    let folder = Folder::with("body.yaml", BODY);
    let skate = "name: skate\ncoordinates: [x, y]\nlagrangian: (x_dot^2 + y_dot^2)/2\nconstraints: [x_dot]\n\
                 initial: { off: { v: {x_dot: 1} } }\n";
    fs::write(folder.join("skate.yaml"), skate).unwrap();
    fs::write(folder.join("open.yaml"), "name: open\nparameters: [m]\ncoordinates: [x]\nlagrangian: m*x_dot^2/2\n")
        .unwrap();
    for (line, message) in [
        ("--fmu one.fmu body.yaml skate.yaml", "one model with one method"),
        ("--fmu one.fmu body.yaml --method rk4 --method gonzalez", "one model with one method"),
        ("--fmu one.fmu body.yaml --method rk5", "rk5"),
        ("--fmu one.fmu body.yaml --method suslov-mv", "`suslov-mv`"),
        ("--fmu one.fmu body.yaml --fmi 1", "the versions are 2 and 3"),
        ("--fmu one.fmu body.yaml --step 0", "is positive"),
        ("--fmu one.fmu body.yaml --step -1", "is positive"),
        ("--fmu one.fmu body.yaml --data there", "`there`"),
        ("--fmu one.fmu body.yaml --c two", "cannot be used with"),
        ("--fmu one.fmu body.yaml --output x.rs", "cannot be used with"),
        ("--fmu one.fmu body.yaml --expose energy", "cannot be used with"),
        ("--fmi 2 body.yaml", "--fmu"),
        ("--fmu one.fmu skate.yaml", "violates constraint"),
        ("--fmu one.fmu open.yaml", "`m` has no value"),
        ("--fmu body.yaml body.yaml", "is the declaration itself"),
        ("--fmu no/one.fmu body.yaml", "cannot be written"),
    ] {
        let refused = folder.run(&format!("generate {line}"));
        assert_eq!((refused.code, refused.stdout.as_str()), (2, ""), "{line}: {}", refused.stderr);
        assert!(refused.stderr.contains(message), "{line}: {}", refused.stderr);
    }
    assert_eq!(folder.files(), ["body.yaml", "open.yaml", "skate.yaml"]);
}

/// The sources compile without warnings, also for systems without coordinates, constraints or inputs.
fn sources_of_units_cause_no_warnings() {
    let folder = Folder::with("body.yaml", BODY);
    let strict =
        ["-std=c99", "-Wall", "-Wextra", "-pedantic", "-Wconversion", "-Werror", "-O1", "-ffp-contract=off", "-c"];
    let suslov = library().join("suslov.yaml");
    for model in ["body.yaml", suslov.to_str().expect("a path in UTF-8")] {
        for version in ["2", "3"] {
            folder.run(&format!("generate --fmu one.fmu {model} --method rk4 --fmi {version}")).succeeded();
            let sources = Folder::new();
            let files = unpacked(&folder.join("one.fmu"));
            let of = files.iter().filter_map(|(name, text)| Some((name.strip_prefix("sources/")?, text)));
            of.clone().for_each(|(name, text)| fs::write(sources.join(name), text).unwrap());
            let listed = of.map(|(name, _)| name).filter(|name| name.ends_with(".c"));
            for compiler in ["gcc", "clang"] {
                let mut made = Command::new(compiler);
                made.current_dir(sources.path()).args(strict).args(listed.clone());
                let Ok(output) = made.output() else {
                    assert!(!is_full(), "{compiler} is not installed");
                    println!("skipped: {compiler} is not installed");
                    continue;
                };
                assert!(output.status.success(), "{compiler}: {}", String::from_utf8_lossy(&output.stderr));
            }
        }
    }
}

/// FMPy is a large package: only the run of all tests needs it, in the Python that `NH_FMPY` names.
/// It then runs all models of the library.
fn units_run_in_fmpy() {
    let Some(python) = python_with("fmpy", "NH_FMPY") else { return };
    let mut models: Vec<String> = MODELS.map(str::to_owned).into();
    if is_full() {
        let files = fs::read_dir(library()).expect("the library").map(|file| file.expect("a file").path());
        models = files.filter_map(|file| Some(file.file_stem()?.to_str()?.to_owned())).collect();
        models.sort();
    }
    for (i, model) in models.iter().enumerate() {
        let (folder, file) = (Folder::new(), library().join(format!("{model}.yaml")));
        // With NH_FULL=1 a model runs under one method: every other model tries the second one first.
        let in_turn = METHODS.iter().cycle().skip(i % METHODS.len()).take(METHODS.len());
        let runs = in_turn.filter(|method| is_run(&folder, &file, **method, &python));
        let wanted = if is_full() { 1 } else { METHODS.len() };
        assert_eq!(runs.take(wanted).count(), wanted, "{model}");
    }
}

/// Makes a unit and runs it. A model whose metric or motion a method refuses has none by it.
fn is_run(folder: &Folder, file: &Path, (method, version): (&str, u32), python: &std::ffi::OsStr) -> bool {
    let file = file.to_str().expect("a path in UTF-8");
    let made = folder.run(&format!("generate --fmu one.fmu {file} --method {method} --fmi {version}"));
    if made.code == 2 {
        return false;
    }
    let made = made.succeeded();
    let step: f64 = made.stdout.split("h = ").nth(1).and_then(|rest| rest.split(';').next()).unwrap().parse().unwrap();
    let text = String::from_utf8(unpacked(&folder.join("one.fmu"))["modelDescription.xml"].clone()).unwrap();
    let inputs = text.lines().filter(|line| line.contains("causality=\"input\""));
    let zero = inputs.filter_map(|line| line.split("name=\"").nth(1)?.split('"').next());
    let inputs: String = zero.map(|name| format!(" --input {name}=0")).collect();
    let common = format!(
        "simulate {file} --method {method} --step {step:?} --until {:?} --output rows.csv{inputs}",
        50.0 * step
    );
    folder.run(&common).succeeded();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli/fmu/check.py");
    let mut checked = Command::new(python);
    checked.arg(script).args([folder.join("one.fmu"), folder.join("rows.csv")]).arg(format!("{step:?}"));
    let output = checked.output().expect("Python starts");
    assert!(output.status.success(), "{file}, {method}: {}", String::from_utf8_lossy(&output.stderr));
    true
}
