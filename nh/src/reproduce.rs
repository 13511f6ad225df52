//! `nh reproduce`.

use super::compile::{self, Limits};
use super::{Error, picture, signals, styled_bar};
use nonholonomic_lab::names;
use nonholonomic_papers::{
    Declaration, EXPERIMENTS, Experiment, FigureVerdicts, Progress, Setting, describe, page, write_report,
    write_verdicts,
};
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Arguments of `nh reproduce`.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
For each figure the command writes its data (FIGURE.csv, FIGURE-….csv) and a drawing (FIGURE.svg).
For every claim of the paper about the figure it gives a verdict with the deciding number, printed
and in verdicts.json. A verdict is a finding; a claim that does not hold is no error. Numbers do not
depend on the number of threads.")]
pub(super) struct Arguments {
    /// The figures to reproduce (see --list); the part of a name before a hyphen (iso, chang)
    /// selects all figures whose names begin with it
    #[arg(value_name = "FIGURE")]
    figures: Vec<String>,
    /// Reproduce all figures
    #[arg(long, conflicts_with = "figures")]
    all: bool,
    /// The folder for the files; it is created if it does not exist
    #[arg(long, value_name = "DIR", default_value = "reproduced")]
    output: PathBuf,
    /// Write each figure as PNG or PDF, besides the SVG; needs an `nh` with the feature `pictures`
    #[arg(long, value_enum, value_delimiter = ',', value_name = "FORMAT,…")]
    also: Vec<picture::Also>,
    /// List the figures
    #[arg(long)]
    list: bool,
    /// Make short runs, to check that everything works; most claims need the full runs
    #[arg(long)]
    quick: bool,
    /// The number of threads [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
    /// The format of verdicts: text for reading, JSON for programs, or a page in Markdown
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Format {
    Text,
    Json,
    Markdown,
}

pub(super) fn run(arguments: &Arguments, limits: &Limits) -> Result<(), Error> {
    if arguments.list {
        return super::print(&list());
    }
    picture::check_also(&arguments.also)?;
    let chosen = chosen(arguments)?;
    let folder = arguments.output.as_path();
    std::fs::create_dir_all(folder).map_err(Error::usage_io(format!("`{}` cannot be created", folder.display())))?;
    signals::end_at_once()?;
    let threads = nonholonomic_lab::ensemble::threads(arguments.threads.unwrap_or(0).into(), usize::MAX);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|e| Error::Failed(format!("cannot start threads: {e}")))?;

    let mut done = Vec::new();
    let mut failures = Vec::new();
    for experiment in chosen {
        match pool.install(|| make(experiment, arguments, limits, folder)) {
            Ok(figure) => {
                if arguments.format == Format::Text {
                    super::print(&format!("{}\n", describe(&figure)))?;
                }
                done.push(figure);
            }
            Err(message) => failures.push(format!("{}: {message}", experiment.name)),
        }
    }
    let path = write_verdicts(folder, &done).map_err(Error::io("the verdicts could not be written"))?;
    match arguments.format {
        Format::Json => {
            let text = serde_json::to_string_pretty(&done).map_err(|e| Error::Failed(e.to_string()))?;
            super::print_json(&(text + "\n"))?;
        }
        Format::Markdown => super::print(&page(&done))?,
        Format::Text => super::print(&format!("{}; verdicts in {}\n", count(&done), path.display()))?,
    }
    if failures.is_empty() { Ok(()) } else { Err(Error::Failed(failures.join("\nerror: "))) }
}

/// Returns the requested experiments, in the order of the table, each once.
fn chosen(arguments: &Arguments) -> Result<Vec<&'static Experiment>, Error> {
    if arguments.all {
        return Ok(EXPERIMENTS.iter().collect());
    }
    let known: Vec<&str> = EXPERIMENTS.iter().map(|e| e.name).collect();
    if arguments.figures.is_empty() {
        return Err(Error::Usage(format!("name the figures, or use --all; there are {}", names::list(&known, "and"))));
    }
    let mut names = Vec::new();
    let mut unknown = Vec::new();
    for figure in &arguments.figures {
        let begins = |name: &&&str| name.strip_prefix(figure.as_str()).is_some_and(|rest| rest.starts_with('-'));
        let group: Vec<&str> = known.iter().filter(begins).copied().collect();
        if !known.contains(&figure.as_str()) && !group.is_empty() {
            names.extend(group);
            continue;
        }
        match names::resolve("figure", figure, &known) {
            Ok(name) => names.push(name),
            Err(message) => unknown.push(message),
        }
    }
    if !unknown.is_empty() {
        // A suggestion alone would not list the alternatives.
        let all = format!("the figures are {}", names::list(&known, "and"));
        return Err(Error::Usage(format!("{}\n{all}", unknown.join("\nerror: "))));
    }
    Ok(EXPERIMENTS.iter().filter(|e| names.contains(&e.name)).collect())
}

/// Runs an experiment and writes its files.
fn make(
    experiment: &Experiment,
    arguments: &Arguments,
    limits: &Limits,
    folder: &Path,
) -> Result<FigureVerdicts, String> {
    let bar = styled_bar(0, "{msg}  {bar:40}  {pos} of {len} runs  {elapsed}").with_message(experiment.name);
    let progress = |event| match event {
        Progress::More(jobs) => bar.inc_length(jobs),
        Progress::Done => bar.inc(1),
    };
    let started = Instant::now();
    let derive = |declaration: Declaration<'_>, methods: &[&str]| {
        compile::for_experiment(declaration, methods, limits).map_err(|error| error.to_string())
    };
    let setting = Setting::new(&derive).quick(arguments.quick).progress(&progress);
    let report = (experiment.run)(&setting);
    bar.finish_and_clear();
    let report = report.map_err(|e| e.to_string())?;
    write_report(folder, experiment, &report).map_err(|e| format!("the files could not be written: {e}"))?;
    picture::write_also(folder, experiment.name, &report.figure, &arguments.also)?;
    if !bar.is_hidden() {
        say!("{}: {:.1} s", experiment.name, started.elapsed().as_secs_f64());
    }
    let Experiment { name, title, source, .. } = *experiment;
    Ok(FigureVerdicts { figure: name, title, source, quick: arguments.quick, verdicts: report.verdicts })
}

fn list() -> String {
    let width = EXPERIMENTS.iter().map(|e| e.name.len()).max().unwrap_or(0);
    EXPERIMENTS.iter().map(|e| format!("{:<width$}  {} ({})\n", e.name, e.title, e.source)).collect()
}

/// Counts the claims that hold.
fn count(figures: &[FigureVerdicts]) -> String {
    use nonholonomic_papers::Outcome;
    let all = || figures.iter().flat_map(|f| &f.verdicts);
    let of = |outcome| all().filter(|v| v.outcome == outcome).count();
    let (hold, fail, open) = (of(Outcome::Holds), of(Outcome::DoesNotHold), of(Outcome::Inconclusive));
    format!("{} claims: {hold} hold, {fail} do not hold, {open} inconclusive", all().count())
}
