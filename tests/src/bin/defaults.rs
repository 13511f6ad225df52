//! Measurements for the choice of the default method: the library's models and `tests/strangers`
//! under `gonzalez`, `iso` and `taylor`, run by `nh`. The output is a Markdown page with the
//! measurements and the resulting verdicts.
//!
//! ```console
//! $ cargo build --release --bin nh -p nonholonomic-cli
//! $ cargo run -p nh-tests --bin defaults -- --nh target/release/nh -o docs/defaults.md
//! ```
//!
//! The program reads declarations from their files, so that the same code executes every method.
//! Each time is the shortest of several runs.

use nh_tests::measure::exit_code;
use nh_tests::strangers::{self, Stranger};
use serde_json::Value;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;
use std::{env, fs, io};

/// The final time of a motion, in the units of its declaration, unless that takes more steps than
/// [`STEPS`].
const UNTIL: f64 = 10.0;

/// The largest number of steps of a motion. A motion that `taylor` cannot follow to its end is
/// shorter.
const STEPS: f64 = 8000.0;

/// The step of a motion whose data set does not declare one.
const STEP: f64 = 0.01;

/// The largest number of rows of a run that are compared.
const ROWS: u64 = 400;

/// The largest error of a usable motion, as a part of the range of each variable: the limit of
/// `nh`'s warning.
const USABLE: f64 = 0.01;

/// The largest accepted ratio of the errors of `iso` and `gonzalez`.
const MAX_ERROR_RATIO: f64 = 1.5;

/// The largest accepted ratio of the costs of `iso` and `gonzalez`.
const MAX_COST_RATIO: f64 = 1.3;

/// The error below which ratios are meaningless: roundoff.
const ROUNDOFF: f64 = 1e-11;

/// The range of a variable at rest, relative to the largest range, or to its own size.
const RESTS: f64 = 1e-10;

/// The number of steps of a timed run. Short runs are rarely interrupted.
const TIMED: u64 = 200;

/// The number of runs; the shortest is the time.
const REPEATS: usize = 8;

const USAGE: &str = "usage: defaults [--nh PATH] [-o FILE.md] [SYSTEM]…

--nh    the program to measure [default: target/release/nh]
SYSTEM  measure only these; names, or beginnings of names";

/// The options of the command line.
struct Task {
    nh: PathBuf,
    output: Option<PathBuf>,
    only: Vec<String>,
}

fn arguments() -> Result<Task, String> {
    let mut task = Task { nh: workspace().join("target/release/nh"), output: None, only: Vec::new() };
    let mut arguments = env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or_else(|| format!("{argument} needs a value\n{USAGE}"));
        match argument.as_str() {
            "--nh" => task.nh = value()?.into(),
            "-o" => task.output = Some(value()?.into()),
            other if other.starts_with('-') => return Err(USAGE.into()),
            name => task.only.push(name.into()),
        }
    }
    Ok(task)
}

fn workspace() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."))
}

fn main() -> ExitCode {
    exit_code(arguments().and_then(|task| table(&task).map_err(|error| error.to_string())))
}

fn table(task: &Task) -> io::Result<()> {
    let mut rows = Vec::new();
    for (is_model, folder) in [(true, "models"), (false, "tests/strangers")] {
        let folder = workspace().join(folder);
        for Stranger { name, .. } in strangers::files(&folder)? {
            let file = folder.join(format!("{name}.yaml"));
            if task.only.is_empty() || task.only.iter().any(|only| name.starts_with(only.as_str())) {
                let row = measure(task, is_model, &name, &file)?;
                eprintln!("{}\n{}", row.iso_line(), row.taylor_line());
                rows.push(row);
                if let Some(output) = &task.output {
                    fs::write(output, page(&rows))?;
                }
            }
        }
    }
    if task.output.is_none() {
        print!("{}", page(&rows));
    }
    Ok(())
}

/// A motion from the output of `nh simulate`.
struct Motion {
    /// The step size.
    step: f64,
    /// The reason why it did not reach its final time, if it did not.
    failure: Option<String>,
    /// The number of steps.
    steps: u64,
    /// Coordinates and velocities of each row.
    states: Vec<Vec<f64>>,
    /// The largest |E(t) − E(0) − W(t)|.
    energy_error: f64,
    /// Nanoseconds per step.
    ns: f64,
    /// Whether forces, the time, affine constraints or inputs can do work on the system.
    has_work: bool,
}

/// The command `nh simulate`.
struct Simulate<'a> {
    nh: &'a Path,
    model: &'a Path,
}

impl Simulate<'_> {
    /// Runs a motion by a method, with the data set's step if none is given, and a row every
    /// `every` steps.
    ///
    /// # Errors
    /// The message of `nh`, if it does not run the motion.
    fn run(&self, method: &str, step: Option<f64>, every: u64, until: f64) -> Result<Motion, String> {
        let mut command = Command::new(self.nh);
        command.arg("simulate").arg(self.model).args(["--method", method, "--accuracy", "0", "--project"]);
        command.args(["--output", "-", "--format", "json", "--every", &every.to_string()]);
        command.args(["--until", &until.to_string()]);
        command.args(step.map(|step| format!("--step={step}")));
        let output = command.stdin(Stdio::null()).output().map_err(|error| error.to_string())?;
        let said = String::from_utf8_lossy(&output.stderr);
        let json: Value = serde_json::from_slice(&output.stdout).map_err(|_| refusal(&said))?;
        let summary = &json["summary"];
        let width = summary["q"].as_array().map_or(0, Vec::len) + summary["v"].as_array().map_or(0, Vec::len);
        let numbers = |row: &Value| {
            let row = row.as_array().map(Vec::as_slice).unwrap_or_default();
            row.iter().skip(1).take(width).map(|x| x.as_f64().unwrap_or(f64::NAN)).collect()
        };
        let rows = json["rows"].as_array().map(Vec::as_slice).unwrap_or_default();
        Ok(Motion {
            step: json["step"].as_f64().unwrap_or(f64::NAN),
            failure: (summary["status"] != "complete")
                .then(|| summary["message"].as_str().unwrap_or("fails").to_owned()),
            states: rows.iter().map(numbers).collect(),
            steps: summary["steps"].as_u64().unwrap_or_default(),
            energy_error: summary["energy_error"].as_f64().unwrap_or(f64::NAN),
            ns: summary["ns_per_step"].as_f64().unwrap_or(f64::NAN),
            has_work: summary.get("work").is_some(),
        })
    }

    /// Returns the shortest time of a step, in nanoseconds, of several runs with this number of
    /// steps.
    fn ns(&self, method: &str, step: f64, steps: u64) -> f64 {
        let until = step * steps as f64;
        let runs = (0..REPEATS).filter_map(|_| self.run(method, Some(step), steps, until).ok());
        runs.map(|motion| motion.ns).fold(f64::INFINITY, f64::min)
    }

    /// Returns the seconds from the call of `nh` to the end of one step, with the derivation; the
    /// shortest of several runs.
    fn start(&self, method: &str, step: f64) -> f64 {
        let once = || {
            let mut command = Command::new(self.nh);
            command.arg("simulate").arg(self.model).args(["--method", method, "--accuracy", "0", "--project"]);
            command.args([format!("--step={step}"), format!("--until={step}"), "--no-cache".to_owned()]);
            let since = Instant::now();
            let ended = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
            ended.is_ok_and(|status| status.success()).then(|| since.elapsed().as_secs_f64())
        };
        (0..3).filter_map(|_| once()).fold(f64::INFINITY, f64::min)
    }
}

/// Returns the first error in the output of `nh`.
fn refusal(said: &str) -> String {
    let error = said.lines().find_map(|line| line.split_once("error: ")).map(|(_, error)| error);
    error.unwrap_or(said).to_owned()
}

/// Returns the ranges of the variables of a motion; 0 for those at rest.
fn ranges(motion: &Motion) -> Vec<f64> {
    let width = motion.states.first().map_or(0, Vec::len);
    let extent = |i: usize| {
        let values = motion.states.iter().map(|state| state[i]);
        values.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), x| (low.min(x), high.max(x)))
    };
    let extents: Vec<(f64, f64)> = (0..width).map(extent).collect();
    let widest = extents.iter().map(|(low, high)| high - low).fold(0.0, f64::max);
    let range = |(low, high): &(f64, f64)| {
        let (range, size) = (high - low, low.abs().max(high.abs()));
        if range > RESTS * size.max(widest) { range } else { 0.0 }
    };
    extents.iter().map(range).collect()
}

/// Returns the largest error of a variable, as a part of its range.
fn distance(state: &[f64], exact: &[f64], ranges: &[f64]) -> f64 {
    let errors = state.iter().zip(exact).zip(ranges).filter(|(_, range)| **range > 0.0);
    errors
        .map(|((x, exact), range)| (x - exact).abs() / range)
        .fold(0.0, |worst, error| if error <= worst { worst } else { error })
}

/// Returns the largest error over the rows of a complete motion.
fn error(motion: &Motion, exact: &Motion, ranges: &[f64]) -> f64 {
    if motion.failure.is_some() || motion.states.len() != exact.states.len() {
        return f64::NAN;
    }
    let errors = motion.states.iter().zip(&exact.states).map(|(state, exact)| distance(state, exact, ranges));
    errors.fold(0.0, |worst, error| if error <= worst { worst } else { error })
}

/// A fixed-step method on one system.
struct Fixed {
    /// The reason why the motion does not reach its end, if it does not.
    failure: Option<String>,
    /// The largest |E(t) − E(0) − W(t)|.
    energy_error: f64,
    /// The error of the motion at the system's step, and at half of it.
    errors: [f64; 2],
    /// The largest step by which the motion reaches its end, and the largest by which it is usable.
    /// Two rungs double a step.
    largest: [f64; 2],
    /// Nanoseconds per step.
    ns: f64,
    /// Seconds to the first step.
    start: f64,
}

/// The row of a system.
struct Row {
    name: String,
    is_model: bool,
    step: f64,
    has_work: bool,
    gonzalez: Result<Fixed, String>,
    iso: Result<Fixed, String>,
    taylor: Result<Followed, String>,
}

/// `taylor` on one system.
struct Followed {
    energy_error: f64,
    /// The distance from `taylor:qv`, which solves other equations.
    error: f64,
    /// Nanoseconds per step of the system's step size.
    ns: f64,
    /// Nanoseconds per unit of time, with four states in it.
    ns_per_time: f64,
    /// Seconds to the first step.
    start: f64,
}

fn measure(task: &Task, is_model: bool, name: &str, file: &Path) -> io::Result<Row> {
    let simulate = Simulate { nh: &task.nh, model: file };
    let refused = |what: String| io::Error::other(format!("{name}: {what}"));
    let own = |step| simulate.run("taylor", step, u64::MAX, 0.1);
    let step = own(None).or_else(|_| own(Some(STEP))).map_err(refused)?.step;
    let steps = (UNTIL / step).round().min(STEPS) as u64;
    let whole = simulate.run("taylor", Some(step), steps, steps as f64 * step).map_err(refused)?;
    let steps = if whole.failure.is_some() { whole.steps * 9 / 10 } else { steps };
    let until = steps as f64 * step;
    let with = |method: &str, step: Option<f64>, every| simulate.run(method, step, every, until);
    let every = steps.div_ceil(ROWS);
    let exact = with("taylor", Some(step), every).map_err(refused)?;
    let ranges = ranges(&exact);
    let timed = steps.clamp(1, TIMED);
    let fixed = |method: &str| -> Result<Fixed, String> {
        let motion = with(method, Some(step), every)?;
        let half = with(method, Some(step / 2.0), 2 * every)?;
        Ok(Fixed {
            failure: motion.failure.clone(),
            energy_error: motion.energy_error,
            errors: [&motion, &half].map(|motion| error(motion, &exact, &ranges)),
            largest: largest(&simulate, method, (step, until), &exact, &ranges),
            ns: simulate.ns(method, step, timed),
            start: simulate.start(method, step),
        })
    };
    let taylor = || -> Result<Followed, String> {
        if let Some(failure) = &exact.failure {
            return Err(failure.clone());
        }
        let other = with("taylor:qv", Some(step), every);
        let span = until / 4.0;
        Ok(Followed {
            energy_error: exact.energy_error,
            error: other.map_or(f64::NAN, |other| error(&other, &exact, &ranges)),
            ns: simulate.ns("taylor", step, timed),
            ns_per_time: simulate.ns("taylor", span, 4) / span,
            start: simulate.start("taylor", step),
        })
    };
    Ok(Row {
        name: name.to_owned(),
        is_model,
        step,
        has_work: exact.has_work,
        gonzalez: fixed("gonzalez"),
        iso: fixed("iso"),
        taylor: taylor(),
    })
}

/// Returns the largest step with which a method reaches the end of the motion, and the largest
/// usable one. All smaller tested steps, from the system's step on, must succeed as well.
fn largest(
    simulate: &Simulate<'_>,
    method: &str,
    (step, until): (f64, f64),
    exact: &Motion,
    ranges: &[f64],
) -> [f64; 2] {
    let Some(end) = exact.states.last() else { return [f64::NAN; 2] };
    let run = |k: i32| {
        let count = (until / (step * 2_f64.powf(f64::from(k) / 2.0))).round() as u64;
        let h = until / count as f64;
        let motion = (count > 0).then(|| simulate.run(method, Some(h), count, until).ok()).flatten();
        let error = motion.filter(|motion| motion.failure.is_none() && motion.states.len() == 2);
        (h, error.map(|motion| distance(&motion.states[1], end, ranges)))
    };
    let mut found = [f64::NAN; 2];
    let mut is_usable = true;
    for k in 0.. {
        let (h, error) = run(k);
        let Some(error) = error else { break };
        found[0] = h;
        is_usable &= error <= USABLE;
        if is_usable {
            found[1] = h;
        }
    }
    // The system's own step may be too large.
    for k in (-4..0).rev() {
        if !found[1].is_nan() {
            break;
        }
        let (h, error) = run(k);
        if found[0].is_nan() && error.is_some() {
            found[0] = h;
        }
        if error.is_some_and(|error| error <= USABLE) {
            found[1] = h;
        }
    }
    found
}

impl Row {
    fn fixed(&self) -> Option<(&Fixed, &Fixed)> {
        Some((self.gonzalez.as_ref().ok()?, self.iso.as_ref().ok()?))
    }

    /// Returns the ratio of the errors of `iso` and `gonzalez`, or `None` if both are roundoff.
    fn error_ratio(&self) -> Option<f64> {
        let (gonzalez, iso) = self.fixed()?;
        let ([gonzalez, _], [iso, _]) = (gonzalez.errors, iso.errors);
        (!(gonzalez <= ROUNDOFF && iso <= ROUNDOFF)).then_some(iso / gonzalez)
    }

    fn cost_ratio(&self) -> Option<f64> {
        self.fixed().map(|(gonzalez, iso)| iso.ns / gonzalez.ns)
    }

    /// Returns whether each of the largest steps of `iso` is at least that of `gonzalez`.
    fn steps_are_as_large(&self) -> [bool; 2] {
        let Some((gonzalez, iso)) = self.fixed() else { return [false; 2] };
        [0, 1].map(|i| iso.largest[i] >= 0.999 * gonzalez.largest[i] || gonzalez.largest[i].is_nan())
    }

    /// Returns the name, marked if work is done on the system.
    fn title(&self) -> String {
        format!("| `{}`{} | {} |", self.name, if self.has_work { " †" } else { "" }, self.step)
    }

    fn iso_line(&self) -> String {
        let mut line = self.title();
        let Some((gonzalez, iso)) = self.fixed() else {
            return line + " – | – | refused | – | – | – | – | – |";
        };
        let cell = |text: String, is_in_order: bool| if is_in_order { text } else { format!("**{text}**") };
        let ratio = |ratio: Option<f64>, bar: f64| match ratio {
            Some(ratio) if ratio.is_nan() => "**–**".to_owned(),
            Some(ratio) => cell(format!("{ratio:.2}"), ratio <= bar),
            None => "roundoff".to_owned(),
        };
        let [error, smaller] = [gonzalez, iso].map(|method| power(method.errors[0]));
        let _ = write!(line, " {error} | {smaller} | {} |", ratio(self.error_ratio(), MAX_ERROR_RATIO));
        for (i, is_as_large) in self.steps_are_as_large().into_iter().enumerate() {
            let [gonzalez, iso] = [gonzalez, iso].map(|method| size(method.largest[i]));
            let _ = write!(line, " {gonzalez} | {} |", cell(iso, is_as_large));
        }
        let _ = write!(line, " {} |", ratio(self.cost_ratio(), MAX_COST_RATIO));
        line
    }

    fn taylor_line(&self) -> String {
        let mut line = self.title();
        let cell = |result: Option<String>| result.unwrap_or_else(|| "–".to_owned());
        let fixed = |of: &dyn Fn(&Fixed) -> String| cell(self.gonzalez.as_ref().ok().map(of));
        let followed = |of: &dyn Fn(&Followed) -> String| cell(self.taylor.as_ref().ok().map(of));
        let per_time = |ns: f64| time(ns / self.step / 1e6, 3);
        let cells = [
            fixed(&|gonzalez| power(gonzalez.energy_error)),
            followed(&|taylor| power(taylor.energy_error)),
            fixed(&|gonzalez| power(gonzalez.errors[0])),
            followed(&|taylor| power(taylor.error)),
            fixed(&|gonzalez| per_time(gonzalez.ns)),
            followed(&|taylor| per_time(taylor.ns)),
            followed(&|taylor| time(taylor.ns_per_time / 1e6, 3)),
            fixed(&|gonzalez| time(gonzalez.start, 2)),
            followed(&|taylor| time(taylor.start, 2)),
        ];
        for cell in cells {
            let _ = write!(line, " {cell} |");
        }
        line
    }
}

/// Returns an error in two digits.
fn power(error: f64) -> String {
    if error.is_nan() { "–".to_owned() } else { format!("{error:.1e}") }
}

/// Returns a time, which is infinite if no run reached its end.
fn time(time: f64, digits: usize) -> String {
    if time.is_infinite() { "fails".to_owned() } else { format!("{time:.digits$}") }
}

/// Returns a step size in three digits.
fn size(step: f64) -> String {
    if step.is_nan() {
        return "–".to_owned();
    }
    let digits = (2.0 - step.abs().log10().floor()).max(0.0) as usize;
    format!("{step:.digits$}").trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Returns rows of a table under its head.
fn rows_of(rows: &[Row], of_library: bool, head: &str, line: impl Fn(&Row) -> String) -> String {
    let lines = rows.iter().filter(|row| row.is_model == of_library).map(line);
    lines.fold(head.to_owned(), |text, line| text + &line + "\n")
}

/// Returns the names of the selected rows, for a sentence.
fn named<'r>(rows: impl Iterator<Item = &'r Row>) -> String {
    let names: Vec<String> = rows.map(|row| format!("`{}`", row.name)).collect();
    if names.is_empty() { "none".to_owned() } else { names.join(", ") }
}

fn page(rows: &[Row]) -> String {
    let count = rows.len();
    let mut page = format!(
        "# The defaults, measured

This page is written by

```text
cargo build --release --bin nh -p nonholonomic-cli
cargo run -p nh-tests --bin defaults -- --nh target/release/nh -o docs/defaults.md
```

The program runs each declaration of `models` and of `tests/strangers` from its first data set, with the step h that the data set declares or
{STEP}, to t = {UNTIL} or for {STEPS} steps, or for nine tenths of the time to which `taylor` follows it. The *error* of a motion is the largest
error of a coordinate or velocity on {ROWS} rows against `taylor`, relative to the range of this variable. The error of `taylor` is its distance
from `taylor:qv`, which has other equations. Declarations are executed from their files. Times are the shortest of {REPEATS} runs, on a machine
that may be busy: compare them only within a row, and to a factor of 1.5. On systems with a † forces, the time, affine constraints or inputs may
do work W, and the energy error is the error of E − W. The inputs of the first data sets are zero.

"
    );
    page += &iso_part(rows, count);
    page += &taylor_part(rows, count);
    page
}

/// Returns the section on whether `iso` can replace `gonzalez`.
fn iso_part(rows: &[Row], count: usize) -> String {
    let exceeds = |ratio: Option<f64>, bar: f64| ratio.is_some_and(|ratio| ratio.is_nan() || ratio > bar);
    let incomplete = |row: &&Row| row.iso.as_ref().map_or(true, |iso| iso.failure.is_some());
    let less_exact = |row: &&Row| exceeds(row.error_ratio(), MAX_ERROR_RATIO);
    let smaller = |i: usize| move |row: &&Row| !row.steps_are_as_large()[i];
    let dearer = |row: &&Row| exceeds(row.cost_ratio(), MAX_COST_RATIO);
    let sentences: [(&str, String); 5] = [
        ("reaches the end of the motion at the step h", named(rows.iter().filter(incomplete))),
        ("has at most 1.5 times the error of `gonzalez` at the step h", named(rows.iter().filter(less_exact))),
        ("has a largest step that reaches the end no smaller", named(rows.iter().filter(smaller(0)))),
        ("has a largest step that is right to 1 % at the end no smaller", named(rows.iter().filter(smaller(1)))),
        ("costs at most 1.3 times as much a step", named(rows.iter().filter(dearer))),
    ];
    let holds = sentences.iter().all(|(_, exceptions)| exceptions == "none");
    let mut text = format!(
        "## `iso` or `gonzalez`

`iso` keeps more than `gonzalez`. It would be the first method of a declaration without methods, if it were as good in everything else on all
{count} systems. {}

| `iso` … | but not on |
|---|---|
",
        match holds {
            true => "It is.",
            false => "It is not, so `gonzalez` stays the first.",
        }
    );
    for (sentence, exceptions) in &sentences {
        let _ = writeln!(text, "| {sentence} | {exceptions} |");
    }
    let better = |row: &&Row| row.error_ratio().is_some_and(|ratio| ratio < 1.0 / MAX_ERROR_RATIO);
    let cheaper = |row: &&Row| row.cost_ratio().is_some_and(|ratio| ratio < 1.0);
    let _ = writeln!(
        text,
        "\nThe error of `iso` is less than two thirds of the error of `gonzalez` on {}. A step of `iso` costs less on {}.\n",
        named(rows.iter().filter(better)),
        named(rows.iter().filter(cheaper))
    );
    let head = "| system | h | error: `gonzalez` | `iso` | ratio | largest h that reaches the end: `gonzalez` | `iso` | largest h that is right to 1 % at the end: `gonzalez` | `iso` | cost ratio |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|
";
    text += "The largest steps are tried on a ladder of factors √2 that begins at h; all smaller steps of the ladder down to h are as good.\n\n";
    text += &rows_of(rows, true, head, Row::iso_line);
    text += "\nThe strangers:\n\n";
    text += &rows_of(rows, false, head, Row::iso_line);
    for row in rows {
        for (method, result) in [("gonzalez", &row.gonzalez), ("iso", &row.iso)] {
            let why = result.as_ref().map_or_else(Some, |fixed| fixed.failure.as_ref());
            if let Some(why) = why {
                let _ = writeln!(text, "\n`{}`, `{method}`: {why}.", row.name);
            }
        }
    }
    text
}

/// Returns the section on whether `taylor` is the better default for smooth motions.
fn taylor_part(rows: &[Row], count: usize) -> String {
    let both: Vec<(&Row, &Fixed, &Followed)> =
        rows.iter().filter_map(|row| Some((row, row.gonzalez.as_ref().ok()?, row.taylor.as_ref().ok()?))).collect();
    let of = |holds: &dyn Fn(&Row, &Fixed, &Followed) -> bool| {
        both.iter().filter(|(row, gonzalez, taylor)| holds(row, gonzalez, taylor)).count()
    };
    let worst = |of: &dyn Fn(&Fixed, &Followed) -> f64| {
        both.iter().map(|(_, gonzalez, taylor)| of(gonzalez, taylor)).filter(|x| !x.is_nan()).fold(0.0, f64::max)
    };
    let mut text = format!(
        "
## `taylor` for smooth motions

`taylor` reaches the end of the motion on {} of {count} systems. Its energy error is no larger than the error of `gonzalez` on {} of these
({} at most, `gonzalez` {}), and its state is nearer to the motion on {} ({} at most, `gonzalez` {}). With a row at every step of `gonzalez` it costs less on {}, with four
rows in all on {}. From the file to the end of the first step, with the derivation, it takes less time on {}, and {:.1} s at most (`gonzalez` {:.1} s).

",
        both.len(),
        of(&|_, gonzalez, taylor| taylor.energy_error <= gonzalez.energy_error),
        power(worst(&|_, taylor| taylor.energy_error)),
        power(worst(&|gonzalez, _| gonzalez.energy_error)),
        of(&|_, gonzalez, taylor| taylor.error < gonzalez.errors[0]),
        power(worst(&|_, taylor| taylor.error)),
        power(worst(&|gonzalez, _| gonzalez.errors[0])),
        of(&|_, gonzalez, taylor| taylor.ns < gonzalez.ns),
        of(&|row, gonzalez, taylor| taylor.ns_per_time < gonzalez.ns / row.step),
        of(&|_, gonzalez, taylor| taylor.start < gonzalez.start),
        worst(&|_, taylor| taylor.start),
        worst(&|gonzalez, _| gonzalez.start),
    );
    let head = "| system | h | energy error: `gonzalez` | `taylor` | error: `gonzalez` | `taylor` | ms per unit of time: `gonzalez` | `taylor`, rows at each h | `taylor`, four rows | s to the first step: `gonzalez` | `taylor` |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|
";
    text += &rows_of(rows, true, head, Row::taylor_line);
    text += "\nThe strangers:\n\n";
    text += &rows_of(rows, false, head, Row::taylor_line);
    for row in rows {
        if let Err(why) = &row.taylor {
            let _ = writeln!(text, "\n`{}`, `taylor`: {why}.", row.name);
        }
    }
    text
}
