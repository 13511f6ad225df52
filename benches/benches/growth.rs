//! The growth of the cost of steps with the system: the quartic system with n = 3 … 48 and a car
//! with 0 … 8 trailers, generated and with dense matrices.
//!
//! ```console
//! $ cargo build --release
//! $ cargo bench -p nh-benches --bench growth
//! ```
//!
//! Systems of these sizes are not in the library. This program writes their declarations and
//! derives them with `target/release/nh` (half a minute for all of them). It then compiles and runs
//! a program with all of them, `target/growth`. Files that the same `nh` has derived before are
//! reused. Each dense step is compared with the generated one before it is timed, to 2e-11 after a
//! hundred steps.
//!
//! `cargo bench -p nh-benches --bench growth [-- ROUNDS] [--nh PATH]`

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;
use std::{env, fs, io};

const QUARTICS: [usize; 7] = [3, 4, 6, 12, 24, 36, 48];
const TRAILERS: [usize; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const METHODS: [&str; 2] = ["gonzalez", "leapfrog"];

/// A system to derive.
struct Member {
    family: &'static str,
    n: usize,
    declaration: String,
    /// The constructor of its generated parameters.
    parameters: &'static str,
}

impl Member {
    fn name(&self) -> String {
        format!("{}{}", self.family, self.n)
    }
}

/// Returns the system of the library's `chaotic_quartic` for any n, with initial data that repeat.
fn quartic(n: usize) -> Member {
    let repeated = |name: &str, end: &str, numbers: [f64; 3]| {
        (1..=n).map(|i| format!("{name}{i}{end}: {}", numbers[(i - 1) % 3])).collect::<Vec<_>>().join(", ")
    };
    let (w, z) = ([0.5, -0.3, 0.4], [0.6, -0.5, 0.3]);
    let (w_dot, z_dot) = ([0.4, 0.7, -0.6], [0.5, -0.8, 0.3]);
    let x_dot: f64 = -(0..n).map(|i| w[i % 3] * z_dot[i % 3]).sum::<f64>();
    let declaration = format!(
        "name: quartic{n}
constants: {{n: {n}}}
coordinates:
  x:
  w{{i}} for i in 1..n:
  z{{i}} for i in 1..n:
lagrangian: >-
  (x_dot^2 - x^2)/2 + sum(i in 1..n, (w{{i}}_dot^2 + z{{i}}_dot^2 - w{{i}}^2 - z{{i}}^2 - w{{i}}^2*z{{i}}^2)/2) - z1^2*z2^2/2
constraints:
  - x_dot + sum(i in 1..n, w{{i}}*z{{i}}_dot)
initial:
  standard:
    text: of entries that repeat
    q: {{x: 0.2, {}, {}}}
    v: {{x_dot: {x_dot:?}, {}, {}}}
",
        repeated("w", "", w),
        repeated("z", "", z),
        repeated("w", "_dot", w_dot),
        repeated("z", "_dot", z_dot),
    );
    Member { family: "quartic", n, declaration, parameters: "new" }
}

/// Returns the library's `car_trailers` with another number of trailers.
fn trailers(n: usize, library: &str) -> Result<Member, String> {
    let text = library.replacen("name: car_trailers", &format!("name: trailers{n}"), 1);
    let text = text.replacen("constants: {n: 2}", &format!("constants: {{n: {n}}}"), 1);
    // The initial circle, on which eight trailers can follow.
    let text = text.replacen("theta0_dot: 0.7", "theta0_dot: 0.3", 1);
    // The drawing is for two trailers.
    let (text, _) = text.split_once("drawing:").ok_or("models/car_trailers.yaml has no drawing")?;
    let mut declaration = text.to_owned();
    if n == 0 {
        let unused = |line: &&str| {
            ["  m: ", "  J: ", "  l: ", "  for i in 1..n:", "    p{i}: "].iter().any(|start| line.starts_with(start))
        };
        declaration =
            declaration.lines().filter(|line| !unused(line)).fold(String::new(), |text, line| text + line + "\n");
        declaration = declaration.replace(" + sum(i in 1..n, m/2*norm2(dot(p{i})) + J/2*theta{i}_dot^2)", "");
    }
    Ok(Member { family: "trailers", n, declaration, parameters: "standard" })
}

/// Writes a file if its content differs, and returns whether it did.
fn write(path: &Path, text: &str) -> Result<bool, String> {
    if fs::read_to_string(path).is_ok_and(|old| old == text) {
        return Ok(false);
    }
    fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(true)
}

/// Derives the missing files, and prints the time that it takes.
fn derive(nh: &Path, folder: &Path, members: &[Member]) -> Result<(), String> {
    let age = |path: &Path| -> io::Result<_> { fs::metadata(path)?.modified() };
    let compiler = age(nh).map_err(|error| format!("{}: {error}; `cargo build --release` makes it", nh.display()))?;
    println!("| system | derived in s | lines |\n|---|---:|---:|");
    for member in members {
        let (declaration, file) = (folder.join(member.name() + ".yaml"), folder.join(member.name() + ".rs"));
        let changed = write(&declaration, &member.declaration)?;
        let begin = Instant::now();
        let mut taken = "before".to_owned();
        if changed || age(&file).map_or(true, |age| age < compiler) {
            let mut command = Command::new(nh);
            command
                .arg("generate")
                .arg(&declaration)
                .args(["--expose", "none", "--budget", "600s,8GB", "-o"])
                .arg(&file);
            let output = command.args(["--method", &METHODS.join(",")]).output();
            let output = output.map_err(|error| format!("{}: {error}", nh.display()))?;
            if !output.status.success() {
                return Err(format!("{}: {}", member.name(), String::from_utf8_lossy(&output.stderr)));
            }
            taken = format!("{:.1}", begin.elapsed().as_secs_f64());
        }
        let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        println!("| `{}` | {taken} | {} |", member.name(), text.lines().count());
    }
    println!();
    Ok(())
}

/// Returns the number of operations that a generated file states for a method: ``/// * `gonzalez`:
/// 164 add, 189 mul, 3 div``.
fn operations(file: &str, method: &str) -> Option<u32> {
    let start = format!("/// * `{method}`: ");
    let line = file.lines().find_map(|line| line.trim().strip_prefix(&start))?;
    line.split(", ").map(|part| part.split(' ').next()?.parse::<u32>().ok()).sum()
}

/// Returns the source of the program with all systems.
fn program(folder: &Path, members: &[Member]) -> Result<String, String> {
    let (mut modules, mut cases) = (String::new(), String::new());
    for member in members {
        let (name, file) = (member.name(), folder.join(member.name() + ".rs"));
        let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        let _ = writeln!(modules, "#[path = {file:?}]\n#[rustfmt::skip]\nmod {name}_file;");
        for (method, marker) in METHODS.iter().zip(["Gonzalez", "Leapfrog"]) {
            let count =
                operations(&text, method).ok_or_else(|| format!("{name} states no operations of `{method}`"))?;
            let dense = if member.family == "quartic" { "Quartic" } else { "Trailers" };
            let _ = writeln!(
                cases,
                "        case!({}, {:?}, {}, {method:?}, {marker}, {dense}, {count}, {name}_file::{name}),",
                member.parameters, member.family, member.n
            );
        }
    }
    Ok(format!(
        "//! Written by the benchmark `growth`.

use nh_benches::generated::Generated;
use nh_benches::growth::{{self, Case, H}};
use nh_benches::handwritten::{{NotConverged, Stepping}};
use nonholonomic::Discretize;

{modules}
macro_rules! case {{
    ($parameters:ident, $family:literal, $size:literal, $method:literal, $marker:ident, $dense:ident, $count:literal, $system:path) => {{
        Case {{
            family: $family,
            size: $size,
            method: $method,
            operations: $count,
            generated: Box::new(|| {{
                use $system as generated;
                let start = || {{
                    let system = generated::System::new(generated::Parameters::<f64>::$parameters())?;
                    let start = system.state().data_set(\"standard\").expect(\"it is declared\").build()?;
                    Discretize::<nonholonomic::methods::$marker>::stepper(&system, &start, H)
                }};
                let stepper: Result<_, nonholonomic::StepError> = start();
                Ok(Box::new(Generated(stepper.map_err(|_| NotConverged)?)) as Box<dyn Stepping>)
            }}),
            dense: Box::new(|| {{
                let system = growth::$dense {{ n: $size }};
                Ok(Box::new(growth::$marker::new(system, system.start(), H)?) as Box<dyn Stepping>)
            }}),
        }}
    }};
}}

fn main() -> std::process::ExitCode {{
    let rounds = std::env::args().nth(1).and_then(|rounds| rounds.parse().ok()).unwrap_or(20);
    let cases = [
{cases}    ];
    match growth::print(&cases, rounds) {{
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(error) => {{
            eprintln!(\"{{error}}\");
            std::process::ExitCode::FAILURE
        }}
    }}
}}
"
    ))
}

fn run() -> Result<bool, String> {
    let workspace = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let workspace = workspace.canonicalize().map_err(|error| error.to_string())?;
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| workspace.join("target"), PathBuf::from);
    let (mut nh, mut rounds) = (target.join("release/nh"), None);
    let mut arguments = env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            // cargo itself passes this argument to every benchmark.
            "--bench" => {}
            "--nh" => nh = arguments.next().ok_or("--nh needs a path")?.into(),
            number => rounds = Some(number.parse::<u32>().map_err(|_| format!("`{number}` is no number of rounds"))?),
        }
    }
    let folder = target.join("growth");
    fs::create_dir_all(folder.join("src")).map_err(|error| format!("{}: {error}", folder.display()))?;
    let library = fs::read_to_string(workspace.join("models/car_trailers.yaml")).map_err(|error| error.to_string())?;
    let mut members: Vec<Member> = QUARTICS.map(quartic).into();
    for n in TRAILERS {
        members.push(trailers(n, &library)?);
    }
    derive(&nh, &folder, &members)?;
    write(&folder.join("src/main.rs"), &program(&folder, &members)?)?;
    let manifest = format!(
        "[package]\nname = \"growth\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\nnh-benches = {{ path = {:?} }}\n\
         nonholonomic = {{ path = {:?}, default-features = false, features = [\"lanes\"] }}\n\n[workspace]\n",
        workspace.join("benches"),
        workspace.join("nh-runtime")
    );
    write(&folder.join("Cargo.toml"), &manifest)?;
    // The program uses the workspace's versions.
    fs::copy(workspace.join("Cargo.lock"), folder.join("Cargo.lock")).map_err(|error| error.to_string())?;
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut build = Command::new(cargo);
    build.args(["build", "--release", "--quiet", "--manifest-path"]).arg(folder.join("Cargo.toml"));
    build.arg("--target-dir").arg(folder.join("target"));
    let begin = Instant::now();
    if !build.status().map_err(|error| error.to_string())?.success() {
        return Err("the program with all systems was not compiled".to_owned());
    }
    println!("Compiled in {:.0} s.\n", begin.elapsed().as_secs_f64());
    let measure =
        Command::new(folder.join("target/release/growth")).args(rounds.map(|rounds| rounds.to_string())).status();
    Ok(measure.map_err(|error| error.to_string())?.success())
}

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
