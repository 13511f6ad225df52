//! The command `nh ensemble`.

mod draw;
pub(super) mod members;
pub(super) mod need;
pub(super) mod vary;

use super::compile::Limits;
use super::problem::{self, Problem};
use super::{Error, formats, picture, progress_bar, signals};
use members::Members;
use need::Asked;
use nonholonomic::catalogue::ModelInfo;
use nonholonomic_lab::ensemble::{
    ByName, Column, Control, Histogram, Record, Report, Rows, Spread, Start, Starts, Stepping, ensemble, records,
};
use nonholonomic_lab::output::{self, CsvRows, Ended, EnsembleRows, Target};
use nonholonomic_lab::registry::{self, DataSet, Model};
use nonholonomic_lab::run::{count_steps, distinct, state_columns};
use nonholonomic_plot::{parameter_facts, seconds, step_fact};
use std::fmt::Write as _;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::Instant;
use vary::{Kind, Varied};

/// The largest number of bins in a histogram.
pub(super) const BINS: usize = 120;

#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  nh ensemble chaplygin_sleigh --data lively --vary rho1='normal(0.1, 0.01)' --count 1e5 --step 0.05 --until 10 --output end.csv
  nh ensemble gearbox --method leapfrog --vary q1='uniform(0, 1)' --project --step 0.1 --until 100 --every 10 --plot spread.svg
  nh ensemble my.yaml --vary m='loguniform(1, 10)' theta='normal(0, pi/180)' --project --step 0.01 --until 5

--vary gives a distribution to a parameter, a coordinate, a velocity or a momentum on D*:
normal(mean, deviation), uniform(low, high) or loguniform(low, high), whose arguments may contain
parameters. The random numbers of a trajectory depend only on the seed and on the number of the
trajectory.
The output has the columns
  trajectory, t, <parameters that vary>, <coordinates>, <velocities>, energy
with rows of each trajectory at the start, after every K-th step with --every, and at the end. A
trajectory that fails has its rows up to the failure, and the others continue.
--plot draws the distributions at the end, and mean and deviation over time, of all columns or of
the columns that --show names. A figure of many columns has pages: end.svg, end-2.svg, ….
Every number is the same on any number of threads, and the same as in `nh simulate` with the same
data.")]
pub(super) struct Arguments {
    #[command(flatten)]
    pub(super) problem: problem::Arguments,
    /// The method, with options after its name (dla:0.4) [default: the model's first method]
    #[arg(long)]
    method: Option<String>,
    /// The step size; a negative step goes back in time [default: the step of the data set, if it
    /// declares one]
    #[arg(long, allow_hyphen_values = true)]
    step: Option<f64>,
    /// The final time
    #[arg(long, allow_hyphen_values = true)]
    until: f64,
    /// The distribution of a quantity that varies from trajectory to trajectory
    #[arg(long, value_name = "NAME=DISTRIBUTION", num_args = 1..)]
    vary: Vec<String>,
    /// The number of trajectories, such as 1000 or 1e6
    #[arg(long, value_name = "N", default_value = "1000", value_parser = count)]
    count: usize,
    /// The seed of the random numbers
    #[arg(long, value_name = "SEED", default_value_t = 0)]
    seed: u64,
    /// Record every K-th step, besides the start and the end
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u64).range(1..))]
    every: Option<u64>,
    /// The number of threads, at most four per core [default: one per core]
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    threads: usize,
    /// Write the records to this file, as CSV (.csv) or Parquet (.parquet) by its ending; Parquet
    /// needs an `nh` with the feature `parquet`
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    picture: picture::Arguments,
    #[command(flatten)]
    shown: picture::Shown,
}

/// Parses a number of trajectories.
fn count(text: &str) -> Result<usize, String> {
    let number: f64 = text.parse().map_err(|_| format!("`{text}` is not a number"))?;
    if !(1.0..=1e12).contains(&number) || number.fract() != 0.0 {
        return Err(format!("a number of trajectories is a whole number from 1 to 1e12, not {text}"));
    }
    Ok(number as usize)
}

/// The bytes of a number in CSV, with its sign, exponent and comma.
const CSV_NUMBER: f64 = 23.5;

pub(super) fn run(arguments: &Arguments, models: &[Box<dyn Model>], limits: &Limits) -> Result<(), Error> {
    let format = arguments.output.as_deref().map(format).transpose()?;
    arguments.picture.check(arguments.problem.named())?;
    // All mistakes in the arguments are found before anything is computed.
    let model = arguments.problem.model(arguments.method.as_slice(), models, limits)?;
    let problem = Problem::new(&arguments.problem, &*model)?;
    let (model, info) = (problem.model, problem.model.info());
    let method = problem.method(arguments.method.as_deref())?;
    let step = problem.step(arguments.step, arguments.until)?;
    let steps = count_steps(step.size, arguments.until).map_err(Error::Usage)?;
    let every = arguments.every.unwrap_or(steps).min(steps);
    let varied = varied(&arguments.vary, info, &problem)?;
    let with = |given: &[(usize, f64)]| -> Result<Start, String> {
        let (data, _) = problem::data(&arguments.problem, model, given).map_err(|error| error.to_string())?;
        let inputs = problem::inputs(model, &data, arguments.problem.inputs()).map_err(|error| error.to_string())?;
        let DataSet { parameters, q, v, .. } = data;
        Ok(Start { parameters, q, v, inputs })
    };
    let members = Members {
        problem: &problem,
        with: &with,
        projects: arguments.problem.projects(),
        varied: &varied,
        count: arguments.count,
        seed: arguments.seed,
    };
    let stepping = ByName::new(model, method.clone());
    begins(&stepping, &members, step.size)?;

    let (columns, names) = columns(info);
    let written: Vec<usize> = (0..varied.len()).filter(|&i| matches!(varied[i].kind, Kind::Parameter(_))).collect();
    let shown = shown(&arguments.shown.show, &names)?;
    // Files with temporary names exist from here on.
    let stop = signals::raise_flag()?;
    let parameters = written.iter().map(|&i| varied[i].name);
    let writer = match arguments.output.as_deref().zip(format) {
        Some(output) => Some(open(arguments, output, (&method, step.size), model.name(), &names, parameters)?),
        None => None,
    };
    let picture = arguments.picture.open(arguments.problem.named())?;
    let numbers = (1 + written.len() + columns.len()) as f64;
    let asked = Asked {
        trajectories: arguments.count,
        steps,
        every,
        threads: arguments.threads,
        columns: columns.len(),
        drawn: picture.is_some(),
        kept: false,
        output: writer
            .as_ref()
            .zip(arguments.output.as_deref())
            .map(|((_, width), path)| (path, 8.0 + numbers * width)),
    };
    if let Some(note) = asked.check()? {
        say!("{note}");
    }

    let writer = writer.map(|(writer, _)| writer);
    // The error that ended the writing of rows.
    let mut failure = None;
    let mut row = Vec::new();
    let mut draws = (usize::MAX, Vec::new());
    let rows = writer.as_ref().map(|writer| {
        Rows::new(columns.len(), |record: Record<'_>| {
            if failure.is_some() {
                return Ok(());
            }
            if draws.0 != record.trajectory && !written.is_empty() {
                draws = (record.trajectory, members.draws(record.trajectory));
            }
            row.clear();
            row.push(record.t);
            row.extend(written.iter().map(|&i| draws.1[i]));
            row.extend(record.values);
            match writer.write(|writer| writer.row(record.trajectory, &row)) {
                Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                    failure = Some(error);
                    stop.store(true, Ordering::Relaxed);
                    Ok(())
                }
                written => written,
            }
        })
    });
    let last = records(steps, every) - 1;
    let histograms: Vec<Histogram> = match picture {
        Some(_) => shown.iter().map(|&column| Histogram::new(column, Some(last), BINS)).collect(),
        None => Vec::new(),
    };
    let mut sink = ((Spread::new(columns.len()), histograms), rows);

    let bar = progress_bar(arguments.count as u64, "trajectories");
    let tell = |done: usize| bar.set_position(done as u64);
    let control = Control::default().threads(arguments.threads).progress(&tell).stop(&stop);
    let began = Instant::now();
    limits.timings.first_step();
    let report = ensemble(&stepping, &members, step.size, steps, every, &columns, &mut sink, &control);
    let elapsed = began.elapsed();
    stop.run_ended();
    bar.finish_and_clear();
    let ((spread, histograms), _) = sink;
    let report = report.map_err(failed)?;

    let completed = writer.map_or(Ok(None), |writer| writer.complete(Ended::NoSummary));
    let drawn = picture.map_or(Ok(()), |picture| {
        let title =
            format!("{} · {} trajectories", model.name().replace('_', " "), report.trajectories - report.failed);
        let facts = facts(&problem, &varied, (&method, step.size, steps));
        picture.finish_pages(&draw::pages(&title, &facts.join(",  "), info, &spread, &histograms))
    });
    let each = elapsed.as_secs_f64() * 1e6 / report.trajectories.max(1) as f64;
    let head = format!("{}, {method}, {step}, {steps} steps, one by one, {each:.2} µs each", model.name());
    super::print(&describe(&head, &names, &spread, &report))?;
    let path = arguments.output.as_deref().unwrap_or(Path::new("")).display();
    let cut = completed.map_err(Error::io(format!("`{path}` could not be written")))?;
    if let Some(error) = cut.as_ref().map(|cut| &cut.error).or(failure.as_ref()) {
        let kept = cut.as_ref().map_or(String::new(), |cut| format!("; the first {} rows are kept", cut.rows));
        return Err(Error::Failed(format!("the rows could not be written to `{path}`: {error}{kept}")));
    }
    drawn.and_then(|()| end(&report, arguments.count))
}

/// Returns the facts about an ensemble for the subtitle of its figure.
fn facts(problem: &Problem<'_>, varied: &[Varied], (method, step, steps): (&str, f64, u64)) -> Vec<String> {
    let info = problem.model.info();
    let mut facts =
        vec![method.to_owned(), step_fact(info, step), format!("to t = {}", seconds(info, steps as f64 * step))];
    facts.extend(problem.about.iter().cloned());
    facts.extend(varied.iter().map(Varied::described));
    let constant = |i: &usize| !varied.iter().any(|one| one.kind == Kind::Parameter(*i));
    let parameters = parameter_facts(info, &problem.parameters).into_iter().enumerate();
    facts.extend(parameters.filter(|(i, _)| constant(i)).map(|(_, fact)| fact));
    facts
}

/// Returns the columns of records (coordinates, velocities and the energy), and their names.
pub(super) fn columns(info: &ModelInfo) -> (Vec<Column>, Vec<String>) {
    let (coordinates, velocities) = (0..info.coordinates.len(), 0..info.velocities.len());
    let columns = coordinates.map(Column::Coordinate).chain(velocities.map(Column::Velocity)).chain([Column::Energy]);
    (columns.collect(), [state_columns(info), vec!["energy".to_owned()]].concat())
}

/// Converts the error of an ensemble without a report.
pub(super) fn failed(error: nonholonomic_lab::ensemble::Error) -> Error {
    match error {
        nonholonomic_lab::ensemble::Error::Sink(error) => Error::io("the records could not be written")(error),
        error => Error::Failed(error.to_string()),
    }
}

/// Returns the outcome of the command.
fn end(report: &Report, count: usize) -> Result<(), Error> {
    if report.interrupted {
        let message = format!("stopped after {} of {count} trajectories; their records are kept", report.trajectories);
        return Err(Error::Interrupted(message));
    }
    match report.failures.first() {
        Some(first) if report.failed == report.trajectories => {
            Err(Error::Failed(format!("every trajectory failed; the first error is: {}", first.message)))
        }
        _ => Ok(()),
    }
}

/// Returns the columns to draw: the named ones, or all.
fn shown(wanted: &[String], names: &[String]) -> Result<Vec<usize>, Error> {
    if wanted.is_empty() {
        return Ok((0..names.len()).collect());
    }
    let known: Vec<&str> = names.iter().map(String::as_str).collect();
    let find = |name: &String| nonholonomic_lab::names::resolve("quantity", name, &known).map_err(Error::Usage);
    let found = wanted.iter().map(find).collect::<Result<Vec<_>, _>>()?;
    Ok((0..names.len()).filter(|&i| found.contains(&known[i])).collect())
}

/// Parses distributions from the command line.
///
/// # Errors
/// All distributions that are invalid.
pub(super) fn varied(texts: &[String], info: &'static ModelInfo, problem: &Problem<'_>) -> Result<Vec<Varied>, Error> {
    let known: Vec<(&str, f64)> =
        registry::names(info.parameters).into_iter().zip(problem.parameters.iter().copied()).collect();
    let (mut varied, mut wrong): (Vec<Varied>, Vec<String>) = (Vec::new(), Vec::new());
    for text in texts {
        match Varied::parse(text, info, &known) {
            Ok(one) if varied.iter().any(|other| other.name == one.name) => {
                wrong.push(problem::twice("distribution of", one.name));
            }
            Ok(one) => varied.push(one),
            Err(message) => wrong.push(message),
        }
    }
    let has = |kind: fn(Kind) -> bool| varied.iter().any(|one| kind(one.kind));
    if has(|kind| matches!(kind, Kind::Momentum(_))) && has(|kind| matches!(kind, Kind::Velocity(_))) {
        wrong.push("velocities and momenta determine each other: vary one or the other".to_owned());
    }
    if wrong.is_empty() { Ok(varied) } else { Err(Error::Usage(wrong.join("\nerror: "))) }
}

/// The number of trajectories that are tried before the run.
const TRIED: usize = 8;

/// Checks that one of the first trajectories can start. If none can, perhaps no trajectory can: an
/// error in the arguments, which is reported at once.
pub(super) fn begins(stepping: &dyn Stepping, members: &Members<'_>, h: f64) -> Result<(), Error> {
    let tried: Vec<usize> = (0..members.count().min(TRIED)).collect();
    let mut first = None;
    for numbers in tried.chunks(stepping.lanes().max(1)) {
        let together = stepping.begin(numbers.iter().map(|number| members.start(*number)).collect(), h);
        for i in 0..numbers.len() {
            let Some(error) = together.error(i) else { return Ok(()) };
            first.get_or_insert(error);
        }
    }
    let help = if members.projects { "" } else { " (--project moves velocities onto the constraints)" };
    Err(Error::Usage(format!("the first trajectories cannot start: {}{help}", first.unwrap_or_default())))
}

/// The formats of rows.
#[derive(Clone, Copy)]
enum Format {
    Parquet,
    Csv,
}

/// Returns the format that the name of a file indicates.
///
/// # Errors
/// There is none, or this build cannot write it.
fn format(path: &Path) -> Result<Format, Error> {
    let extension = path.extension().and_then(|extension| extension.to_str()).map(str::to_lowercase);
    match extension.as_deref() {
        Some("parquet") => {
            let instead = format!("name the file `{}`", path.with_extension("csv").display());
            formats::needs("parquet", "Parquet", &instead).map(|()| Format::Parquet)
        }
        Some("csv") => Ok(Format::Csv),
        _ => Err(Error::Usage(format!("`{}` ends neither in .parquet nor in .csv", path.display()))),
    }
}

/// Opens the file for the rows, and returns the bytes that a number takes in it.
fn open<'n>(
    arguments: &Arguments,
    (path, format): (&Path, Format),
    (method, step): (&str, f64),
    model: &str,
    names: &[String],
    parameters: impl Iterator<Item = &'n str>,
) -> Result<(output::Rows<EnsembleRows>, f64), Error> {
    let mut own = ["trajectory".to_owned(), "t".to_owned()].to_vec();
    own.extend(names.iter().cloned());
    let parameters = distinct(own.clone(), parameters).split_off(own.len());
    let columns = [vec!["t".to_owned()], parameters, names.to_vec()].concat();
    let target = super::writable(path, arguments.problem.named())?;
    let (writer, width) = match format {
        Format::Parquet => {
            let about = [
                ("model", model.to_owned()),
                ("method", method.to_owned()),
                ("step", step.to_string()),
                ("seed", arguments.seed.to_string()),
                ("vary", arguments.vary.join("; ")),
            ];
            (parquet(target, &columns, &about), 8.0)
        }
        Format::Csv => {
            let columns: Vec<String> = std::iter::once("trajectory".to_owned()).chain(columns).collect();
            (CsvRows::new(target, &columns).map(|rows| EnsembleRows::Csv(Box::new(rows))), CSV_NUMBER)
        }
    };
    let writer = writer.map_err(Error::usage_io(format!("`{}` cannot be written", path.display())))?;
    Ok((output::Rows::new(path, writer), width))
}

/// Opens a Parquet file for rows of these columns, with metadata `about` them.
#[cfg(feature = "parquet")]
fn parquet(target: Target, columns: &[String], about: &[(&str, String)]) -> io::Result<EnsembleRows> {
    let rows = output::ParquetRows::new(target, "trajectory", columns, about)?;
    Ok(EnsembleRows::Parquet(Box::new(rows.reserving())))
}

#[cfg(not(feature = "parquet"))]
fn parquet(_: Target, _: &[String], _: &[(&str, String)]) -> io::Result<EnsembleRows> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Describes the result as text.
pub(super) fn describe(head: &str, names: &[String], spread: &Spread, report: &Report) -> String {
    let mut text = format!("ensemble      {head}\n");
    // Writing to a string does not fail.
    let _ = writeln!(text, "trajectories  {}, of which {} failed", report.trajectories, report.failed);
    for failed in report.failures.iter().take(5) {
        let _ = writeln!(text, "  {}: {}", failed.trajectory, failed.message);
    }
    if report.failed > 5 {
        let _ = writeln!(text, "  …");
    }
    let Some(end) = spread.times().last() else { return text };
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(8) + 2;
    let at = format!("t = {end}");
    let _ = writeln!(text, "{at:<width$}{:>16}{:>16}{:>16}{:>16}", "mean", "deviation", "least", "greatest");
    for (column, name) in names.iter().enumerate() {
        let last = |values: Vec<f64>| values.last().copied().unwrap_or(f64::NAN);
        let (mean, deviation) = (last(spread.means(column)), last(spread.variances(column)).sqrt());
        let (least, greatest) = spread.extremes(column).last().copied().unwrap_or((f64::NAN, f64::NAN));
        let _ = writeln!(text, "{name:<width$}{mean:>16.6e}{deviation:>16.3e}{least:>16.6e}{greatest:>16.6e}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_as_people_write_them() {
        assert_eq!((count("1000"), count("1e6"), count("2.5e3")), (Ok(1000), Ok(1_000_000), Ok(2500)));
        for wrong in ["0", "-1", "1.5", "many", "inf", "nan", "1e13"] {
            assert!(count(wrong).is_err(), "{wrong}");
        }
    }
}
