//! The guarantees of the attribute for a derivation within rustc: results are cached, budgets hold,
//! and deep expressions are refused.

use nh_tests::compiler::{Compiled, Compiler, scratch};
use std::fs;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::LazyLock;
use std::time::{Duration, Instant};

static COMPILER: LazyLock<Compiler> = LazyLock::new(|| Compiler::of_test("attribute"));

/// A wheel on a line, as short as possible.
const SYSTEM: &str = "
    use nonholonomic::prelude::*;

    #[nonholonomic(
        coordinates = [x, phi],
        lagrangian = m/2 * (x_dot^2 + r^2*phi_dot^2/2),
        constraints = [x_dot - r*phi_dot],
        methods = [rk4],
    )]
    #[derive(Clone, Debug)]
    pub struct Wheel { pub m: f64, pub r: f64 }

    /// The attribute adds no error of its own to those of the user.
    pub fn energy(wheel: &Wheel, start: wheel::State<f64>) -> Option<f64> {
        let first = wheel.state().x(1.0).project().ok()?;
        let last = wheel.integrate::<Rk4>(first, 0.1).nth(10)?.ok()?;
        let energies = wheel.integrate::<Rk4>(start, 0.1).map(|s| s.map(|s| s.x)).collect::<Vec<_>>();
        Some(wheel.system().ok()?.energy(&last.q(), &last.w()) + energies.len() as f64 + last.phi_dot)
    }
";

/// A test's folder with a source and a cache.
struct Case {
    folder: PathBuf,
    source: PathBuf,
}

impl Case {
    fn new(name: &str, text: &str) -> Case {
        let folder = scratch(name);
        let source = folder.join("case.rs");
        fs::write(&source, text).unwrap();
        Case { folder, source }
    }

    fn cache(&self) -> PathBuf {
        self.folder.join("cache")
    }

    /// Compiles with this environment in addition to the cache's.
    fn compile(&self, environment: &[(&str, &str)]) -> Compiled {
        let mut compilation = COMPILER.compile(&self.source, &self.folder).env("NH_CACHE_DIR", self.cache());
        for (name, value) in environment {
            compilation = compilation.env(name, value);
        }
        compilation.run()
    }

    /// Returns the files of the cache.
    fn kept(&self) -> Vec<PathBuf> {
        let entries = fs::read_dir(self.cache()).into_iter().flatten();
        entries.map(|entry| entry.unwrap().path()).collect()
    }
}

/// Asserts that there is exactly one error, at the struct's name, which contains this text.
#[track_caller]
fn assert_one_error(compiled: &Compiled, text: &str) {
    let errors = compiled.errors();
    assert!(!compiled.success && errors.len() == 1, "{}", compiled.messages);
    assert!(errors[0].contains(text), "expected `{text}` in:\n{}", compiled.messages);
    assert!(errors[0].contains("pub struct Wheel"), "not at the struct's name:\n{}", compiled.messages);
    assert!(!compiled.messages.contains("warning"), "{}", compiled.messages);
    assert!(!compiled.messages.contains("panicked"), "{}", compiled.messages);
}

/// An invalid budget, which is an error of every derivation but of nothing else.
const NO_DERIVATION: (&str, &str) = ("NH_BUDGET_SECONDS", "soon");

#[test]
fn a_warm_build_derives_nothing() {
    let case = Case::new("warm", SYSTEM);
    for environment in [&[][..], &[NO_DERIVATION]] {
        let compiled = case.compile(environment);
        assert!(compiled.success, "{}", compiled.messages);
    }
    // A damaged entry is replaced.
    let kept = case.kept();
    assert_eq!(kept.len(), 1, "{kept:?}");
    let whole = fs::read(&kept[0]).unwrap();
    fs::write(&kept[0], &whole[..whole.len() / 2]).unwrap();
    assert!(!case.compile(&[NO_DERIVATION]).success);
    assert!(case.compile(&[]).success);
    assert!(case.kept() == kept && fs::read(&kept[0]).unwrap() == whole);
}

/// An angle is turned by an increment, h ρ, that nothing else reads: its parts are computed for it
/// alone.
#[test]
fn an_increment_that_nothing_else_reads() {
    let text = "
        #[nonholonomic::nonholonomic(
            coordinates = [x, y, theta],
            lagrangian = (x_dot^2 + y_dot^2 + theta_dot^2)/2 - abs(x),
            constraints = [-x_dot*sin(theta) + y_dot*cos(theta)],
            methods = [itoh-abe-sym, dla01],
        )]
        pub struct Edge {}
    ";
    let compiled = Case::new("increment", text).compile(&[]);
    assert!(compiled.success, "{}", compiled.messages);
}

#[test]
fn two_crates_at_once() {
    let case = Case::new("at-once", SYSTEM);
    let children: Vec<Child> = (0..2)
        .map(|number| {
            let compilation = COMPILER.compile(&case.source, &case.folder.join(number.to_string()));
            compilation.env("NH_CACHE_DIR", case.cache()).command().stderr(Stdio::piped()).spawn().unwrap()
        })
        .collect();
    for child in children {
        let compiled = Compiled::from(child.wait_with_output().unwrap());
        assert!(compiled.success, "{}", compiled.messages);
    }
    assert_eq!(case.kept().len(), 1);
    assert!(case.compile(&[NO_DERIVATION]).success, "the entry is whole");
}

#[test]
fn the_same_declaration_gives_the_same_code() {
    let [here, there] = ["here", "there"].map(|place| {
        let case = Case::new(place, SYSTEM);
        let compiled = case.compile(&[]);
        assert!(compiled.success, "{}", compiled.messages);
        let text = fs::read_to_string(&case.kept()[0]).unwrap();
        assert!(!text.contains(case.folder.to_str().unwrap()), "a path in the generated code");
        text
    });
    assert!(here.contains("mod wheel") && here == there, "two expansions of one declaration differ");
}

#[test]
fn a_model_file_is_a_dependency() {
    let case = Case::new(
        "file",
        "#[nonholonomic::nonholonomic(model = \"wheel.yaml\", methods = [rk4])] pub struct Wheel;
         pub fn name(wheel: &Wheel) -> f64 { wheel.m }",
    );
    let yaml = case.folder.join("wheel.yaml");
    let write = |parameter: &str| {
        let lagrangian = format!("{parameter}/2 * (x_dot^2 + phi_dot^2)");
        let text = format!(
            "name: wheel\ncoordinates: [x, phi]\nparameters: {{{parameter}: {{}}}}\nlagrangian: {lagrangian}\n\
             constraints: [x_dot - phi_dot]\n"
        );
        fs::write(&yaml, text).unwrap();
    };
    let compile = || {
        let compilation = COMPILER.compile(&case.source, &case.folder).env("NH_CACHE_DIR", case.cache());
        let output = compilation.command().args(["--emit", "dep-info"]).output().unwrap();
        let dependencies = fs::read_to_string(case.folder.join("case.d")).unwrap();
        assert!(dependencies.contains(yaml.to_str().unwrap()), "cargo is not told: {dependencies}");
        Compiled::from(output)
    };
    write("m");
    let compiled = compile();
    assert!(compiled.success, "{}", compiled.messages);
    // The expansion of the old text is not used for the new one.
    write("mass");
    let compiled = compile();
    assert!(compiled.errors()[0].contains("no field `m`"), "{}", compiled.messages);
}

/// A chain of links, each with a knife edge and all of them coupled: a genuine system that takes
/// many seconds and hundreds of megabytes to derive.
const CHAIN: &str = "
    #[nonholonomic::nonholonomic(
        coordinates = [x, y, t{i} for i in 1..32],
        lagrangian = x_dot^2 + y_dot^2
            + sum(i in 1..32, t{i}_dot^2 + sum(j in 1..32, m*cos(t{i} - t{j})*t{i}_dot*t{j}_dot/40)),
        constraints = [
            x_dot*sin(t{i}) - y_dot*cos(t{i}) + sum(j in 1..i, cos(t{i} - t{j})*t{j}_dot) for i in 1..32,
        ],
        methods = [rk4],
    )]
    pub struct Wheel { pub m: f64 }
";

#[test]
fn a_derivation_that_takes_too_long() {
    let case = Case::new("long", CHAIN);
    // The libraries of the compilation may have to be built first.
    LazyLock::force(&COMPILER);
    let begin = Instant::now();
    let compiled = case.compile(&[("NH_BUDGET_SECONDS", "1")]);
    assert_one_error(&compiled, "deriving `Wheel` takes more than its budget of 1 s; it was forming the ");
    assert!(compiled.errors()[0].contains("`NH_BUDGET_SECONDS=5` gives it more"), "{}", compiled.messages);
    assert!(begin.elapsed() < Duration::from_secs(20), "{:?}", begin.elapsed());
    assert_eq!(case.kept(), [""; 0].map(PathBuf::from), "it depends on more than the declaration, and is not kept");
}

#[cfg(target_os = "linux")]
#[test]
fn a_derivation_that_takes_too_much_memory() {
    let case = Case::new("much", CHAIN);
    let compiled = case.compile(&[("NH_BUDGET_SECONDS", "500"), ("NH_BUDGET_MEMORY", "60MB")]);
    assert_one_error(&compiled, "deriving `Wheel` takes more than its budget of 60 MB; it was forming ");
    assert!(compiled.errors()[0].contains("numbers in place of parameters"), "{}", compiled.messages);
}

#[test]
fn a_budget_that_is_none() {
    let case = Case::new("nonsense", SYSTEM);
    for (name, value) in [NO_DERIVATION, ("NH_BUDGET_MEMORY", "60s")] {
        let compiled = case.compile(&[(name, value)]);
        assert_one_error(&compiled, &format!("`{name}={value}` is not a"));
    }
    assert!(case.compile(&[]).success, "that is not kept either");
}

/// Compiles a potential in an attribute, or in a model file.
fn with_potential(name: &str, potential: &str, in_file: bool) -> Compiled {
    let lagrangian = format!("(x_dot^2 + y_dot^2)/2 - ({potential})");
    if !in_file {
        let source = format!(
            "#[nonholonomic::nonholonomic(coordinates = [x, y], constraints = [y_dot - x*x_dot], methods = [rk4],\n\
             lagrangian = {lagrangian})]\npub struct Wheel;"
        );
        return Case::new(name, &source).compile(&[]);
    }
    let case = Case::new(name, "#[nonholonomic::nonholonomic(model = \"a.yaml\")]\npub struct Wheel;");
    let yaml = format!(
        "name: wheel\ncoordinates: [x, y]\nlagrangian: {lagrangian}\nconstraints: [y_dot - x*x_dot]\nmethods: [rk4]\n"
    );
    fs::write(case.folder.join("a.yaml"), yaml).unwrap();
    case.compile(&[])
}

/// An expression that nests or continues too far is an error at its place. rustc itself fails at a
/// source with 40 000 nested parentheses; a model file may have them.
#[test]
fn expressions_that_are_too_deep() {
    const MANY: usize = 40_000;
    let parentheses = |depth: usize| format!("{}x{}", "(".repeat(depth), ")".repeat(depth));
    let sum = vec!["x"; MANY].join(" + ");
    for (name, potential, in_file, error) in [
        ("signs", format!("{}x", "-".repeat(MANY)), false, "nests deeper than 100 levels"),
        ("powers", vec!["x"; MANY].join("^"), false, "nests deeper than 100 levels"),
        ("terms", sum.clone(), false, "too long: more than 2000 terms"),
        ("parentheses", parentheses(1000), false, "nests deeper than 100 levels"),
        ("parentheses-file", parentheses(MANY), true, "nests deeper than 100 levels"),
        ("terms-file", sum, true, "too long: more than 2000 terms"),
    ] {
        let compiled = with_potential(name, &potential, in_file);
        let errors = compiled.errors();
        assert!(!compiled.success && errors.len() == 1 && errors[0].contains(error), "{name}: {errors:.200?}");
    }
}

/// The deepest allowed expressions fit on the compiler's stack, at any level of optimisation.
#[test]
fn expressions_that_are_just_not_too_deep() {
    for (name, potential) in [
        ("deep-sum", vec!["x"; 1900].join(" + ")),
        ("deep-squares", (1..600).map(|k| format!("x*y/{k}")).collect::<Vec<_>>().join(" - ")),
        ("deep-terms", (1..60).map(|k| format!("x*sin({k}*y)")).collect::<Vec<_>>().join(" - ")),
    ] {
        let compiled = with_potential(name, &potential, false);
        assert!(compiled.success, "{name}: {:.2000}", compiled.messages);
    }
}

/// The compiler takes the largest part of a build of the tests. Cargo compiles it twice if it, or a
/// dependency, has two sets of features.
#[test]
fn the_compiler_is_compiled_once() {
    let tree = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO"));
        command.current_dir(env!("CARGO_MANIFEST_DIR")).args(["tree", "--offline", "--prefix", "none"]).args(arguments);
        let output = command.output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let mut lines: Vec<String> = String::from_utf8(output.stdout)
            .unwrap()
            .lines()
            .filter(|line| !line.is_empty() && !line.contains("(proc-macro)"))
            .map(|line| line.trim_end_matches(" (*)").to_owned())
            .collect();
        lines.sort();
        lines.dedup();
        lines
    };
    let compiler = tree(&["-p", "nonholonomic-codegen", "-e", "normal,no-proc-macro", "--format", "{p}"]);
    assert!(compiler.len() > 10, "{compiler:?}");
    let everything = tree(&["--workspace", "-e", "normal,build,dev", "--format", "{p} features: {f}"]);
    for package in compiler {
        let variants: Vec<&String> =
            everything.iter().filter(|line| line.starts_with(&format!("{package} features:"))).collect();
        assert_eq!(variants.len(), 1, "align the features in nh-codegen/Cargo.toml: {variants:#?}");
    }
}

/// The tests of the workspace share the compiled dependencies of its programs. So do the tests with
/// diffsol, except for nonholonomic-ode and its dependents. tests/Cargo.toml has to align the
/// packages that this test lists.
#[test]
fn builds_and_tests_share_what_they_compile() {
    let units = |arguments: &[&str]| {
        let mut cargo = Command::new(env!("CARGO"));
        // An unstable option of cargo reports the planned units.
        cargo.env("RUSTC_BOOTSTRAP", "1").current_dir(env!("CARGO_MANIFEST_DIR"));
        cargo.args(arguments).args(["--workspace", "--locked", "--unit-graph", "-Z", "unstable-options"]);
        let output = cargo.output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let graph: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        let units = graph["units"].as_array().unwrap().iter().filter(|unit| unit["mode"] == "build");
        units
            .map(|unit| format!("{} {} {}", unit["pkg_id"], unit["target"]["name"], unit["features"]))
            .collect::<std::collections::BTreeSet<String>>()
    };
    let (built, tested) = (units(&["build"]), units(&["test"]));
    assert!(tested.iter().any(|unit| unit.contains("#nonholonomic-codegen@")));
    let package = |unit: &String| unit.split_whitespace().next().unwrap().to_owned();
    let known: Vec<String> = tested.iter().map(package).collect();
    // The module for Python is tested only in Python.
    let anew: Vec<&String> = built.difference(&tested).filter(|unit| known.contains(&package(unit))).collect();
    assert!(anew.is_empty(), "{anew:#?}");

    let diffsol = units(&["test", "--features", "nonholonomic-ode/diffsol", "--test", "diffsol"]);
    let anew: Vec<&String> = diffsol.difference(&tested).filter(|unit| known.contains(&package(unit))).collect();
    assert!(anew.iter().all(|unit| unit.contains("nonholonomic_ode")), "{anew:#?}");
}
