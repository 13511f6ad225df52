//! The scaling of the compiler: runs every declaration of `tests/strangers`, and two families of
//! growing size, through `nh generate` and `nh explain`, one after the other. The output is a
//! Markdown table of the costs and the results.
//!
//! ```console
//! $ cargo build --release -p nonholonomic-cli
//! $ .ci/release
//! $ cargo run -p nh-tests --bin scale -- --nh target/dist/nh --rustc -o docs/scale.md
//! ```
//!
//! Times are processor time, so that other processes hardly matter. Memory is the largest resident
//! set reported by the operating system. The program reads both in `/proc`, and therefore requires
//! Linux.

use nh_tests::measure::{End, Taken, exit_code, watch};
use nh_tests::strangers::{self, Stranger};
use nonholonomic_codegen::declaration::{Constraints, Declaration};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::{env, fs, io};

/// Operations of a step of `rk4` that is derived by hand, with an explanation. The method itself
/// has twelve operations for each component of the state that changes (three stages z + h k/2 of
/// two each, and six for the sum at the end). The rest is four times the vector field. A sine with
/// its cosine counts as one, and so does a division.
const BY_HAND: &[(&str, u32, &str)] = &[
    (
        "car_trailers_1",
        165,
        "With the speed u and the turning rate ω of the car and β = θ − θ₁: G = diag(m₀ + m₁ cos²β + J₁/l² sin²β, J₀), so a \
         field needs the sines of θ and β, one division, and about 20 products and sums; 6 components.",
    ),
    (
        "ball_plane_so3",
        220,
        "The angular velocity in space is constant, and with it the velocity of the centre; the rest is Ṙ = Ω̂ R, \
         27 operations for 9 components, and 4 for the centre in all.",
    ),
    (
        "segway",
        275,
        "With speed, turning rate and pitch rate: the turning rate has its own inertia, speed and pitch share a 2 × 2 \
         matrix in cos α; two divisions, the sines of θ and α, and about 38 products and sums; 9 components.",
    ),
    (
        "castor",
        355,
        "With speed and turning rate: the castor's two rates are linear in them with sin β and cos β, G is a full 2 × 2 matrix of \
         these, and so are the two gyroscopic terms; one division, the sines of θ and β, and about 60 products and sums; 9 \
         components.",
    ),
    (
        "getz",
        335,
        "With speed, roll rate and steering rate: steering is decoupled, speed and roll share a 2 × 2 matrix in sin α, cos α and \
         tan φ, whose derivatives by α and φ make up half of the work; two divisions, the sines of θ, α and φ, and about 55 \
         products and sums; 8 components.",
    ),
];

/// The options of the command line.
struct Task {
    nh: PathBuf,
    seconds: f64,
    output: Option<PathBuf>,
    rustc: bool,
    largest: usize,
    only: Vec<String>,
    folders: Vec<PathBuf>,
}

const USAGE: &str =
    "usage: scale [--nh PATH] [--limit SECONDS] [--rustc] [--largest N] [--folder FOLDER]… [-o FILE.md] [SYSTEM]…

--nh       the program to measure [default: nh beside this one's profile, in target/release]
--limit    processor seconds for each run [default: 120]
--rustc    also measure rustc on the generated file, with all methods in use at f64, at opt-level 3
--largest  the largest number of trailers and links [default: 8]
--folder   further declarations
SYSTEM     measure only these; names, or beginnings of names";

fn arguments() -> Result<Task, String> {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut task = Task {
        nh: workspace.join("target/release/nh"),
        seconds: 120.0,
        output: None,
        rustc: false,
        largest: 8,
        only: Vec::new(),
        folders: vec![strangers::folder()],
    };
    let mut arguments = env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or_else(|| format!("{argument} needs a value\n{USAGE}"));
        match argument.as_str() {
            "--nh" => task.nh = value()?.into(),
            "--limit" => task.seconds = value()?.parse().map_err(|e| format!("--limit: {e}"))?,
            "--largest" => task.largest = value()?.parse().map_err(|e| format!("--largest: {e}"))?,
            "--folder" => task.folders.push(value()?.into()),
            "-o" => task.output = Some(value()?.into()),
            "--rustc" => task.rustc = true,
            other if other.starts_with('-') => return Err(USAGE.into()),
            name => task.only.push(name.into()),
        }
    }
    Ok(task)
}

fn main() -> ExitCode {
    exit_code(arguments().and_then(|task| table(&task).map_err(|error| error.to_string())))
}

/// Models of the library: the largest one, and vehicles and robots that came from
/// `tests/strangers`.
const LIBRARY: [&str; 8] = [
    "ackermann",
    "castor",
    "chaotic_quartic12",
    "getz",
    "leaning_disk",
    "mobile_manipulator",
    "segway",
    "spherical_robot",
];

/// Returns the systems: families first, then files by name, then models. A file that is a member of
/// a family comes with the family.
fn systems(task: &Task) -> io::Result<Vec<Stranger>> {
    let mut systems: Vec<Stranger> = (1..=task.largest).map(strangers::car_with_trailers).collect();
    systems.extend((2..=task.largest).map(strangers::snake));
    for folder in &task.folders {
        for stranger in strangers::files(folder)? {
            if systems.iter().all(|known| known.name != stranger.name) {
                systems.push(stranger);
            }
        }
    }
    let of_library = nonholonomic_models::DECLARATIONS.iter().filter(|model| LIBRARY.contains(&model.name));
    systems.extend(of_library.map(|model| Stranger { name: model.name.into(), text: model.yaml.into() }));
    let chosen = |s: &Stranger| task.only.is_empty() || task.only.iter().any(|only| s.name.starts_with(only.as_str()));
    systems.retain(chosen);
    Ok(systems)
}

fn table(task: &Task) -> io::Result<()> {
    let scratch = env::temp_dir().join(format!("nh-scale-{}", std::process::id()));
    fs::create_dir_all(&scratch)?;
    let compiler = if task.rustc { Some(runtime()?) } else { None };
    let mut rows = Vec::new();
    for stranger in systems(task)? {
        let row = measure(task, compiler.as_deref(), &scratch, &stranger)?;
        eprintln!("{}", row.line(task.rustc));
        rows.push(row);
        if let Some(output) = &task.output {
            fs::write(output, page(task, &rows))?;
        }
    }
    if task.output.is_none() {
        print!("{}", page(task, &rows));
    }
    fs::remove_dir_all(&scratch)
}

/// A row of the table.
struct Row {
    name: String,
    coordinates: usize,
    constraints: usize,
    generate: Taken,
    lines: Option<usize>,
    gonzalez: Option<(Operations, Operations)>,
    rk4: Option<Operations>,
    explain: Taken,
    rustc: Option<Taken>,
}

/// Operations stated in the generated file: `512 add, 1006 mul, 10 div`.
#[derive(Clone, Debug, PartialEq)]
struct Operations {
    text: String,
    total: u32,
}

impl Operations {
    /// Returns the operations of the file's first method, from the table in its documentation: of
    /// an iteration or sweep, and of the rest of a step.
    fn of_first(file: &str) -> Option<(Operations, Operations)> {
        let rows: Vec<&str> = file
            .lines()
            .skip_while(|line| !line.trim().starts_with("/// | operations |"))
            .take_while(|line| line.trim().starts_with("/// |"))
            .collect();
        let row = |name: &str| {
            let cells: Vec<&str> = rows.iter().find(|row| row.contains(name))?.split('|').skip(2).collect();
            let counts: Vec<u32> = cells.iter().filter_map(|cell| cell.trim().parse().ok()).collect();
            let names = ["add", "mul", "div", "sqrt", "sin_cos", "call"];
            let parts = counts.iter().zip(names).filter(|(count, _)| **count > 0);
            let text: Vec<String> = parts.map(|(count, name)| format!("{count} {name}")).collect();
            Some(Operations { text: text.join(", "), total: counts.iter().sum() })
        };
        Some((row("| each sweep").or_else(|| row("| each iteration"))?, row("| each step |")?))
    }

    /// Returns the operations of a method, from the file's header.
    fn of(file: &str, method: &str) -> Option<Operations> {
        let text = file.lines().find_map(|l| l.trim().strip_prefix(&format!("/// * `{method}`: ")))?.to_owned();
        let total = text.split(", ").map(|part| part.split(' ').next()?.parse::<u32>().ok()).sum::<Option<u32>>()?;
        Some(Operations { text, total })
    }
}

fn measure(task: &Task, runtime: Option<&Path>, scratch: &Path, stranger: &Stranger) -> io::Result<Row> {
    let (name, text) = (&stranger.name, &stranger.text);
    let declaration =
        Declaration::from_yaml(text, name).map_err(|error| io::Error::other(format!("{name}: {error}")))?;
    let yaml = scratch.join(format!("{name}.yaml"));
    fs::write(&yaml, text)?;
    let generated = scratch.join(format!("{name}.rs"));
    let run = |methods: &str| {
        let mut command = Command::new(&task.nh);
        command.arg("generate").arg(&yaml).args(["--method", methods, "--expose", "all", "-o"]).arg(&generated);
        watch(command, task.seconds)
    };
    let mut generate = run("gonzalez,leapfrog,rk4")?;
    if matches!(&generate.end, End::Failure(message) if message.contains("`leapfrog`")) {
        // `leapfrog` does not exist in quasi-velocities.
        generate = run("gonzalez,rk4")?;
    }
    let mut explain = Command::new(&task.nh);
    explain.arg("explain").arg(&yaml);
    let explain = watch(explain, task.seconds)?;
    let file = match generate.end {
        End::Success => fs::read_to_string(&generated)?,
        _ => String::new(),
    };
    let rustc = match runtime {
        Some(runtime) if !file.is_empty() => {
            Some(compile(runtime, scratch, name, strangers::module(&file), task.seconds)?)
        }
        _ => None,
    };
    Ok(Row {
        name: name.clone(),
        coordinates: declaration.coordinates.len(),
        constraints: match &declaration.constraints.value {
            Constraints::Equations(list) => list.len(),
            Constraints::Matrix(rows) => rows.len(),
        },
        lines: (!file.is_empty()).then(|| file.lines().count()),
        gonzalez: Operations::of_first(&file),
        rk4: Operations::of(&file, "rk4"),
        generate,
        explain,
        rustc,
    })
}

/// Returns the runtime's library in a release build.
fn runtime() -> io::Result<PathBuf> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["build", "--release", "-p", "nonholonomic", "--no-default-features", "--features", "alloc"])
        .args(["--message-format", "json-render-diagnostics"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .stderr(Stdio::inherit())
        .output()?;
    let text = String::from_utf8_lossy(&output.stdout);
    let artifacts = text.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    artifacts
        .filter(|message| message["target"]["name"] == "nonholonomic")
        .filter_map(|message| Some(PathBuf::from(message["filenames"].as_array()?.first()?.as_str()?)))
        .next_back()
        .ok_or_else(|| io::Error::other("cargo does not say where it has put the runtime"))
}

/// Times rustc on a program that runs every method and every function of the generated file, at
/// f64.
fn compile(runtime: &Path, scratch: &Path, name: &str, module: &str, limit: f64) -> io::Result<Taken> {
    let program = scratch.join(format!("{name}_main.rs"));
    fs::write(
        &program,
        format!(
            "#[path = \"{name}.rs\"] mod generated;
use nonholonomic::catalogue::{{DynSystem, Model, boxed}};
fn main() {{
    type System = generated::{module}::System<f64>;
    let info = System::INFO;
    let parameters: Vec<f64> = info.parameters.iter().map(|p| p.default.unwrap()).collect();
    let system = System::from_parameters(&parameters).unwrap();
    let state = system.state_from(0.0, info.data_sets[0].q, info.data_sets[0].w).unwrap();
    for method in info.methods {{
        boxed(&system, &state, method.name, 0.01).unwrap().unwrap().step().unwrap();
    }}
    let mut out = [0.0; 9];
    println!(\"{{:?}}\", system.evaluate(\"vector_field\", &[], &mut out).is_ok());
}}
"
        ),
    )?;
    let mut command = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    let folder = runtime.parent().unwrap_or(Path::new("."));
    command.arg(&program).args(["--edition", "2024", "-C", "opt-level=3", "--cap-lints", "allow", "-o"]);
    command
        .arg(scratch.join(format!("{name}_main")))
        .arg("--extern")
        .arg(format!("nonholonomic={}", runtime.display()));
    command.arg("-L").arg(format!("dependency={}", folder.join("deps").display()));
    watch(command, limit)
}

impl Row {
    fn line(&self, rustc: bool) -> String {
        let text = |o: &Operations| format!("{} ({})", o.total, o.text.replace("sin_cos", "sincos"));
        let by_hand = BY_HAND.iter().find(|row| row.0 == self.name).map_or(String::new(), |row| row.1.to_string());
        let mut line = format!(
            "| {} | {}, {} | {} | {} | {} | {} | {} | {by_hand} | {} | {} |",
            self.name,
            self.coordinates,
            self.constraints,
            self.generate.seconds(),
            self.generate.megabytes(),
            self.lines.map_or("–".into(), |lines| lines.to_string()),
            self.gonzalez.as_ref().map_or("–".into(), |(sweep, step)| format!("{}; {}", text(sweep), step.total)),
            self.rk4.as_ref().map_or("–".into(), text),
            self.explain.seconds(),
            self.explain.megabytes(),
        );
        if rustc {
            let _ = write!(line, " {} |", self.rustc.as_ref().map_or("–".into(), Taken::elapsed));
        }
        line
    }
}

fn page(task: &Task, rows: &[Row]) -> String {
    let mut page =
        "# How the compiler scales\n\n`.ci/release`, which builds the program that is passed on, and `cargo run -p nh-tests --bin scale -- --nh target/dist/nh --rustc -o docs/scale.md` write this page.\n\n"
            .to_owned();
    let _ = writeln!(
        page,
        "The table has the cost of `nh generate --method gonzalez,leapfrog,rk4` (without `leapfrog` in quasi-velocities) and of \
         `nh explain`, for each declaration of `tests/strangers`, and for cars with trailers and snakes of many sizes, with a limit of {:.0} s. Times are \
         processor time, memory is the largest resident set. Operations are those that the generated file states: for `gonzalez` the operations of a sweep (or \
         iteration) and, after the semicolon, of the rest of a step; for `rk4` the operations of a step. Some systems have the operations of a step of `rk4` \
         that is derived by hand, explained below.{}\n",
        task.seconds,
        if task.rustc {
            " `rustc` compiles all methods and functions at `f64`, optimised, on two processors: the column has elapsed time, and processor time in parentheses."
        } else {
            ""
        }
    );
    page += "| system | n, r | s | MB | lines | `gonzalez` | `rk4` | by hand | `explain` s | MB |";
    page += if task.rustc { " `rustc` s |\n" } else { "\n" };
    page += "|---|---|---:|---:|---:|---|---|---:|---:|---:|";
    page += if task.rustc { "---:|\n" } else { "\n" };
    for row in rows {
        page += &row.line(task.rustc);
        page.push('\n');
    }
    let refused = |taken: &Taken| match &taken.end {
        End::Failure(message) => Some(message.clone()),
        _ => None,
    };
    for row in rows {
        for (what, taken) in
            [("generate", Some(&row.generate)), ("explain", Some(&row.explain)), ("rustc", row.rustc.as_ref())]
        {
            if let Some(message) = taken.and_then(refused) {
                let _ = write!(page, "\n`{}`, {what}: {message}\n", row.name);
            }
        }
    }
    page += &growth(rows);
    if BY_HAND.iter().any(|entry| rows.iter().any(|row| row.name == entry.0)) {
        page += "\n## By hand\n\n";
        for (name, count, reason) in BY_HAND.iter().filter(|entry| rows.iter().any(|row| row.name == entry.0)) {
            let _ = writeln!(page, "- `{name}`, about {count}: {reason}");
        }
    }
    page
}

/// Returns the exponents e of (quantity) ~ nᵉ, with n the number of coordinates, from the middle of
/// each family to its end.
fn growth(rows: &[Row]) -> String {
    let mut text = String::new();
    for family in ["car_trailers_", "snake_"] {
        let is_member = |row: &&Row| {
            let size = row.name.strip_prefix(family).is_some_and(|size| size.parse::<u32>().is_ok());
            size && row.lines.is_some()
        };
        let members: Vec<&Row> = rows.iter().filter(is_member).collect();
        let Some((last, first)) = members.last().zip(members.get(members.len() / 2)) else { continue };
        if last.coordinates == first.coordinates {
            continue;
        }
        let size = (last.coordinates as f64 / first.coordinates as f64).ln();
        let exponent = |quantity: &dyn Fn(&Row) -> Option<f64>| {
            quantity(last).zip(quantity(first)).map_or("–".into(), |(l, f)| format!("{:.1}", (l / f).ln() / size))
        };
        let _ = write!(
            text,
            "\nFrom `{}` to `{}` the time grows as n to the power {}, lines {}, operations of `gonzalez` {}, of `rk4` {}.\n",
            first.name,
            last.name,
            exponent(&|row| Some(row.generate.seconds)),
            exponent(&|row| row.lines.map(|lines| lines as f64)),
            exponent(&|row| row.gonzalez.as_ref().map(|(sweep, _)| f64::from(sweep.total))),
            exponent(&|row| row.rk4.as_ref().map(|o| f64::from(o.total))),
        );
    }
    text
}
