//! Builds from prepared expansions.
//!
//! A separate cargo prepares and builds a library with all kinds of declarations, as a dependency
//! of a program. The compiler of declarations is not in the build, and not even in the lock file.
//! Other cases are compiled by rustc against the macro of this workspace, which contains the
//! compiler and must not use it.

use nh_tests::compiler::{Compiler, scratch};
use nh_tests::lab::{Lab, run, text};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const YAML: &str = "name: wheel\ncoordinates: [x, phi]\nparameters: {m: 1, r: 2}\nlagrangian: m/2 * (x_dot^2 + r^2*phi_dot^2)\n\
                    constraints: [x_dot - r*phi_dot]\nmethods: [rk4]\ninitial: {start: {v: {x_dot: 1, phi_dot: 1/2}}}\n";

const LIBRARY: &str = r#"//! Wheels.
#![deny(missing_docs)]
use nonholonomic::prelude::*;

/// Of a file.
#[nonholonomic(model = "wheel.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Wheel;

/// The energy of a wheel of this mass.
pub fn energy(m: f64) -> Result<f64, Box<dyn std::error::Error>> {
    let wheel = Wheel { m, ..Wheel::default() };
    let start = wheel.initial("start").ok_or("no such data")?.build()?;
    let last = wheel.integrate::<Rk4>(start, 0.1).nth(9).ok_or("no state")??;
    Ok(wheel.system()?.energy_of(&last))
}

/// Another name for the crate that generated code needs.
pub mod framework {
    pub use nonholonomic as mechanics;
}

/// One of the same name.
pub mod other {
    use crate::framework::mechanics::nonholonomic;

    /// Of an attribute.
    #[nonholonomic(
        crate = crate::framework::mechanics,
        coordinates = [x, y], // the plane
        lagrangian = m/2 * (x_dot^2 + y_dot^2),
        constraints = [y_dot - x*x_dot],
        methods = [gonzalez],
    )]
    #[derive(Default)]
    pub struct Wheel {
        /// Mass.
        pub m: f32,
    }
}

/// A declaration inside a function.
pub fn local() -> Result<f64, StepError> {
    #[nonholonomic::nonholonomic(coordinates = [x], lagrangian = m/2 * x_dot^2 - x, constraints = [], methods = [rk4])]
    struct Inner { m: f64 }
    Inner { m: 1.0 }.state().x(2.0).build().map(|state| state.x)
}
"#;

const TEXT: &str = r#"
/// The code from the declaration of the file.
pub const TEXT: &str = nonholonomic::generated_code! {
    /// Of a file.
    #[nonholonomic(model = "wheel.yaml")]
    pub struct Wheel;
};
"#;

const PROGRAM: &str = "fn main() -> Result<(), Box<dyn std::error::Error>> {\n    \
                       println!(\"energy {} at {}\", wheels::energy(4.0)?, wheels::local()?);\n    Ok(())\n}\n";

/// A library and a program that depends on it, side by side in a folder.
struct Crates {
    folder: PathBuf,
}

impl Crates {
    fn new(name: &str) -> Crates {
        let crates = Crates { folder: scratch(name) };
        let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let manifest = |name: &str, dependency: &str| {
            format!(
                "[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2024\"\n[dependencies]\n{dependency}\n[workspace]\n"
            )
        };
        let runtime = workspace.join("nh-runtime");
        let runtime =
            format!("nonholonomic = {{ path = {runtime:?}, default-features = false, features = [\"macros\"] }}");
        crates.write("wheels/Cargo.toml", &manifest("wheels", &runtime));
        crates.write("wheels/wheel.yaml", YAML);
        crates.write("wheels/src/lib.rs", LIBRARY);
        crates.write("rider/Cargo.toml", &manifest("rider", "wheels = { path = \"../wheels\" }"));
        crates.write("rider/src/main.rs", PROGRAM);
        // The versions are the available ones; cargo removes the unused ones.
        fs::copy(workspace.join("Cargo.lock"), crates.folder.join("rider/Cargo.lock")).unwrap();
        crates
    }

    fn write(&self, name: &str, text: &str) {
        let path = self.folder.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn cargo(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO"));
        command.args(arguments).arg("--offline").current_dir(self.folder.join("rider"));
        // Packages from the registry are compiled once, and not in every run of this test.
        let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("prepared");
        command.env("CARGO_TARGET_DIR", target).env("CARGO_TERM_COLOR", "never");
        command
    }

    /// Returns the errors of the build, which must fail, without cargo's own.
    fn errors(&self) -> Vec<String> {
        let output: Output = self.cargo(&["build"]).output().unwrap();
        assert!(!output.status.success(), "{}", text(&output));
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        let errors = said.split("\n\n").filter(|part| part.contains("error") && part.contains("-->"));
        errors.map(str::to_owned).collect()
    }

    /// Returns the one prepared file whose name begins with `start` and whose text contains
    /// `holds`.
    fn prepared(&self, start: &str, holds: &str) -> PathBuf {
        let entries = fs::read_dir(self.folder.join("wheels/.nh")).unwrap().map(|entry| entry.unwrap().path());
        let is_it = |path: &PathBuf| {
            path.file_name().unwrap().to_string_lossy().starts_with(start)
                && fs::read_to_string(path).unwrap().contains(holds)
        };
        let found: Vec<PathBuf> = entries.filter(is_it).collect();
        assert_eq!(found.len(), 1, "{found:?}");
        found.into_iter().next().unwrap()
    }
}

#[track_caller]
fn assert_one_error(errors: &[String], texts: &[&str]) {
    assert_eq!(errors.len(), 1, "{}", errors.join("\n\n"));
    for text in texts {
        assert!(errors[0].contains(text), "expected `{text}` in:\n{}", errors[0]);
    }
}

#[test]
fn a_crate_with_its_prepared_files_is_built_without_the_compiler() {
    let (lab, crates) = (Lab::of_test("prepared"), Crates::new("prepared"));
    let nothing = crates.errors();
    assert_eq!(
        nothing.iter().filter(|error| error.contains("is not prepared, and this build has no engine")).count(),
        3
    );

    let prepare = || run(lab.command(&["prepare"]).arg(crates.folder.join("wheels")));
    assert!(prepare().ends_with("0 fit, 3 derived, 0 removed\n"));
    // m/2 (1 + r² phi_dot²) with m = 4 and r phi_dot = 1
    assert!(run(&mut crates.cargo(&["run", "--quiet"])).ends_with("energy 4 at 2\n"));
    let lock = fs::read_to_string(crates.folder.join("rider/Cargo.lock")).unwrap();
    let locked = |name: &str| lock.contains(&format!("name = \"{name}\"\n"));
    assert!(locked("nonholonomic-macros") && locked("nonholonomic-prepared") && locked("nalgebra"));
    for package in ["nonholonomic-codegen", "serde-saphyr", "petgraph"] {
        assert!(!locked(package), "{package} is in the lock file");
    }

    // The same expansion as text.
    crates.write("wheels/src/lib.rs", &format!("{LIBRARY}{TEXT}"));
    crates.write("rider/src/main.rs", "fn main() { print!(\"{}\", wheels::TEXT) }");
    let file = fs::read_to_string(crates.prepared("wheel-", "src/lib.rs and wheel.yaml")).unwrap();
    let shown = String::from_utf8(crates.cargo(&["run", "--quiet"]).output().unwrap().stdout).unwrap();
    assert!(shown.starts_with("pub struct Wheel {\n") && file.ends_with(&shown), "{shown}");
    crates.write("rider/src/main.rs", PROGRAM);

    // Irrelevant changes: comments, layout, other attributes.
    crates.write("wheels/wheel.yaml", &format!("# Comment.\n{YAML}"));
    crates.write(
        "wheels/src/lib.rs",
        &LIBRARY.replace("Clone, Copy", "Clone, Copy, PartialOrd").replace(" // the plane", ""),
    );
    assert!(run(&mut crates.cargo(&["run", "--quiet"])).ends_with("energy 4 at 2\n"));

    // A changed declaration; cargo notices the change. Literals of the struct cause no further
    // errors.
    crates.write("wheels/wheel.yaml", &YAML.replace("r: 2", "r: 4").replace("phi_dot: 1/2", "phi_dot: 1/4"));
    assert_one_error(
        &crates.errors(),
        &[
            "error: `Wheel` is not prepared, and this build has no engine to derive it\n",
            "` was prepared for another declaration\n",
            "help: run `nh prepare` in the package's folder, which writes `.nh/wheel-",
            "or let every build derive it, with the default feature `engine` of `nonholonomic` (see: nh help prepared)",
            "src/lib.rs:8:12",
            "pub struct Wheel;",
        ],
    );
    let again = prepare();
    assert!(again.ends_with("2 fit, 1 derived, 1 removed\n"), "{again}");
    assert!(run(&mut crates.cargo(&["run", "--quiet"])).ends_with("energy 4 at 2\n"));

    // An edited file is read again, and refused.
    let path = crates.prepared("wheel-", "src/lib.rs and wheel.yaml");
    let whole = fs::read_to_string(&path).unwrap();
    fs::write(&path, whole.replace("pub m: f64", "pub m : f64")).unwrap();
    assert_one_error(
        &crates.errors(),
        &["cannot be used: it was edited, or is damaged\n", "help: run `nh prepare`", "pub struct Wheel;"],
    );
    // Other line ends are not an edit.
    fs::write(&path, whole.replace('\n', "\r\n")).unwrap();
    assert!(run(&mut crates.cargo(&["run", "--quiet"])).ends_with("energy 4 at 2\n"));
    // A file of a newer version is refused as well.
    fs::write(&path, whole.replace(&format!("// nh {}", nh_version()), "// nh 77.0.0")).unwrap();
    assert_one_error(&crates.errors(), &["cannot be used: nh 77.0.0 wrote it, and this is"]);
}

fn nh_version() -> &'static str {
    env!("CARGO_PKG_VERSION")
}

/// Features are united over a build, so packages that are prepared must not require the compiler of
/// declarations, not even by default.
#[test]
fn the_compiler_comes_by_its_feature_alone() {
    let tree = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO"));
        command.current_dir(env!("CARGO_MANIFEST_DIR")).args([
            "tree",
            "--offline",
            "-e",
            "normal,build",
            "--prefix",
            "none",
        ]);
        run(command.args(arguments))
    };
    let without = tree(&["-p", "nonholonomic-ode"]);
    assert!(without.contains("nonholonomic v") && !without.contains("nonholonomic-codegen"), "{without}");
    let with = tree(&["-p", "nonholonomic-models"]);
    assert!(with.contains("nonholonomic-macros v") && with.contains("nonholonomic-codegen v"), "{with}");
    // `nh` derives its models at run time: it contains no generated code.
    let nh = tree(&["-p", "nonholonomic-cli"]);
    assert!(nh.contains("nonholonomic-codegen v") && !nh.contains("nonholonomic-models"), "{nh}");
}

/// A package in a separate folder, compiled by rustc against the macro with the compiler of
/// declarations.
struct Case {
    compiler: Compiler,
    folder: PathBuf,
}

impl Case {
    fn new(name: &str, source: &str) -> Case {
        let folder = scratch(name);
        fs::write(folder.join("Cargo.toml"), "[package]\nname = \"case\"\nversion = \"0.1.0\"\nedition = \"2024\"\n[lib]\npath = \"case.rs\"\n[workspace]\n").unwrap();
        fs::write(folder.join("case.rs"), source).unwrap();
        Case { compiler: Compiler::of_test("prepared"), folder }
    }

    /// Returns the messages of rustc, and the number of derived declarations: each leaves an entry
    /// in the cache.
    fn compile(&self) -> (String, usize) {
        let cache = self.folder.join("cache");
        fs::remove_dir_all(&cache).ok();
        let compilation = self.compiler.compile(&self.folder.join("case.rs"), &self.folder);
        let messages = compilation.env("NH_CACHE_DIR", &cache).messages();
        (messages, fs::read_dir(cache).map_or(0, Iterator::count))
    }
}

/// An unused parameter, and a note. Attributes precede the place of the warning.
const WARNED: &str = "
    use nonholonomic::prelude::*;
    #[derive(Clone)]
    /// A skate with a parameter too many.
    #[allow(dead_code)]
    #[nonholonomic(coordinates = [x, y], lagrangian = m/2 * (x_dot^2 + y_dot^2), constraints = [y_dot - 2*x_dot], methods = [rk4])]
    #[derive(Debug)]
    pub struct Skate {
        #[doc(alias = \"mass\")]
        #[allow(missing_docs)]
        pub m: f64,
        #[allow(missing_docs)]
        pub unused: f64,
    }
";

#[test]
fn warnings_and_notes_are_the_same_derived_and_prepared() {
    let lab = Lab::of_test("prepared");
    let case = Case::new("prepared-warned", WARNED);
    let (derived, count) = case.compile();
    assert_eq!(count, 1, "{derived}");
    assert!(derived.contains("`unused`") && derived.contains("case.rs:13:13"), "{derived}");
    assert!(derived.contains("note: case.rs:6:"), "{derived}");
    run(lab.command(&["prepare"]).arg(&case.folder));
    assert_eq!(case.compile(), (derived, 0));

    // A declaration without a fitting file is derived if possible.
    fs::write(case.folder.join("case.rs"), WARNED.replace("m/2", "m/3")).unwrap();
    assert_eq!(case.compile().1, 1);
    // An edited file is not ignored.
    fs::write(case.folder.join("case.rs"), WARNED).unwrap();
    let file = fs::read_dir(case.folder.join(".nh")).unwrap().next().unwrap().unwrap().path();
    fs::write(&file, fs::read_to_string(&file).unwrap() + "// mine\n").unwrap();
    let (refused, count) = case.compile();
    assert!(count == 0 && refused.contains("cannot be used: it was edited, or is damaged"), "{refused}");
}

const CONFIGURED: &str = r#"//! Springs.
use nonholonomic::nonholonomic;

/// Zeros by `Default` with the feature, and the declared values without.
#[nonholonomic(model = "wheel.yaml")]
#[cfg_attr(feature = "drag", derive(Default))]
#[cfg_attr(any(), doc(hidden), doc = "Never.")]
pub struct Derived;

/// One number or another.
#[nonholonomic(coordinates = [x], lagrangian = m/2*x_dot^2 - k/2*x^2, methods = [rk4])]
#[allow(deprecated)]
pub struct Fields {
    pub m: f64,
    #[cfg_attr(feature = "drag", doc = "stiffness")]
    pub k: f64,
    #[cfg(feature = "drag")]
    pub c: f64,
    #[cfg(not(feature = "drag"))]
    pub d: f64,
}

/// The code from it.
pub const TEXT: &str = nonholonomic::generated_code! {
    /// One number or another.
    #[nonholonomic(coordinates = [x], lagrangian = m/2*x_dot^2 - k/2*x^2, methods = [rk4])]
    #[allow(deprecated)]
    pub struct Fields { pub m: f64, pub k: f64, #[cfg(feature = "drag")] pub c: f64, #[cfg(not(feature = "drag"))] pub d: f64 }
};

include!("more.rs");

/// The number of parameters of `Fields`, and the mass of `Derived`.
pub fn numbers() -> String {
    #[cfg(feature = "drag")]
    let fields = Fields { m: 1.0, k: 1.0, c: 1.0 };
    #[cfg(not(feature = "drag"))]
    let fields = Fields { m: 1.0, k: 1.0, d: 1.0 };
    let started = fields.state().x(0.5).build().is_ok() && More { m: 1.0 }.state().build().is_ok();
    format!("{started} {} {}", Derived::default().m, TEXT.contains("pub c: T"))
}
"#;

const MORE: &str = r#"/// Pushed by gravity, with the feature.
#[cfg_attr(feature = "drag", nonholonomic(coordinates = [x], lagrangian = m/2*x_dot^2 - m*x, methods = [rk4]))]
#[cfg_attr(not(feature = "drag"), nonholonomic(coordinates = [x], lagrangian = m/2*x_dot^2, methods = [rk4]))]
pub struct More { pub m: f64 }
"#;

/// Fields, a derived `Default` and the attribute itself may depend on features; prepared code works
/// with and without them.
#[test]
fn a_prepared_crate_is_built_under_every_configuration() {
    let (lab, crates) = (Lab::of_test("prepared"), Crates::new("configured"));
    for (package, feature) in [("wheels", "drag = []"), ("rider", "drag = [\"wheels/drag\"]")] {
        let manifest = fs::read_to_string(crates.folder.join(package).join("Cargo.toml")).unwrap();
        crates.write(&format!("{package}/Cargo.toml"), &format!("{manifest}[features]\n{feature}\n"));
    }
    crates.write("wheels/src/lib.rs", CONFIGURED);
    crates.write("wheels/src/more.rs", MORE);
    crates.write("rider/src/main.rs", "fn main() { println!(\"{}\", wheels::numbers()) }");
    let prepare = || run(lab.command(&["prepare"]).arg(crates.folder.join("wheels")));
    assert!(prepare().ends_with("0 fit, 8 derived, 0 removed\n"));
    let without = run(&mut crates.cargo(&["run", "--quiet"]));
    assert!(without.ends_with("true 1 false\n"), "{without}");
    let with = run(&mut crates.cargo(&["run", "--quiet", "--features", "drag"]));
    assert!(with.ends_with("true 0 true\n"), "{with}");
}
