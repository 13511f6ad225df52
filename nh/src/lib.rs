//! The command `nh`: its command line, the library's declarations, and what a program needs that
//! derives declarations as `nh` does ([`hosted`]).
//!
//! Exit codes: 0; 1 for a run that failed; 2 for a usage or declaration error; 130 after Ctrl-C. Messages go to stderr.

/// Prints a message on standard error. A failed write is ignored, because it cannot be reported.
macro_rules! say {
    ($($message:tt)*) => {{
        use std::io::Write;
        let _ = writeln!(std::io::stderr(), "{}", $crate::terminal::message(&format!($($message)*)));
    }};
}

mod accuracy;
mod animate;
mod c;
mod cache;
mod check_derivatives;
mod compare;
mod compile;
mod ensemble;
mod error;
mod explain;
mod fmu;
mod formats;
mod gains;
mod gallery;
mod generate;
mod help;
pub mod hosted;
pub mod library;
mod models;
mod new;
mod order;
mod picture;
mod prepare;
mod problem;
mod python;
mod report;
mod reproduce;
mod signals;
mod simulate;
mod stability;
mod terminal;
mod threads;
mod timings;
mod value;
mod watch;

use clap::error::ErrorKind;
use clap::{ArgAction, CommandFactory, Parser, Subcommand};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use nonholonomic_codegen::budget::Knob;
use nonholonomic_codegen::ir::passes::Passes;
use nonholonomic_lab::names;
use nonholonomic_lab::output::{self, Target};
use nonholonomic_lab::registry::Model;
use nonholonomic_lab::run::reaches;
use std::ffi::OsStr;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use timings::Timings;

pub use error::Error;

/// The licences, from the build script.
const LICENCES: &str = include_str!(concat!(env!("OUT_DIR"), "/licences.txt"));

/// Nonholonomic mechanics: simulate systems of the library or your own, inspect their derivation,
/// generate code.
#[derive(Parser, Debug)]
#[command(name = "nh", version, disable_help_subcommand = true, arg_required_else_help = true)]
#[command(mut_subcommands = with_methods)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    /// Print the licences of `nh` and of everything it is built from
    #[arg(long, exclusive = true)]
    licences: bool,
    /// Limit the time and memory of a derivation; either part may be left out [default: 60s,2GB, or
    /// the variables NH_BUDGET_SECONDS and NH_BUDGET_MEMORY]
    #[arg(long, global = true, value_name = "TIME,MEMORY", value_parser = compile::budget)]
    budget: Option<String>,
    /// Derive anew, without reading or writing the cache of derivations
    #[arg(long, global = true)]
    no_cache: bool,
    /// Run derived models operation by operation, not as machine code; the numbers are the same
    #[arg(long, global = true)]
    interpret: bool,
    /// Switch passes of the compiler off by name, such as `-shorten,-early`; `none,+regroup` runs
    /// one pass
    #[arg(long, global = true, value_name = "SWITCHES", allow_hyphen_values = true)]
    passes: Option<Passes>,
    /// Print how long reading, deriving and compiling took, and when the first step was made
    #[arg(long, global = true)]
    timings: bool,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// List the models of the library
    Models(models::Arguments),
    /// Show the derivation of a declaration: matrices, discrete equations, operation counts
    Explain(explain::Arguments),
    /// Generate Rust code to check in, which depends only on the crate `nonholonomic`; or C, or a
    /// package for Python
    Generate(generate::Arguments),
    /// Derive all declarations of a package and store the code beside the source, so that builds
    /// need no compiler of declarations
    Prepare(prepare::Arguments),
    /// Run a model under one method, and write data, a summary and a figure
    Simulate(Box<simulate::Arguments>),
    /// Run a model, and write a page that plays its motion in a browser
    Animate(Box<animate::Arguments>),
    /// Run a model under several methods, and compare their errors and their cost
    Compare(Box<compare::Arguments>),
    /// Run a model from many random initial data and parameters, and write distributions, data and
    /// a figure
    Ensemble(Box<ensemble::Arguments>),
    /// Compare the exact derivatives of a step with differences of steps in numbers of 256 bits
    CheckDerivatives(Box<check_derivatives::Arguments>),
    /// Compute the eigenvalues of an equilibrium, a steady motion or a periodic motion, for the
    /// equations and for the steps of a method
    Stability(Box<stability::Arguments>),
    /// Draw every model of the library, and write a page with all pictures
    Gallery(gallery::Arguments),
    /// Create a crate with a declared system, its generated code, tests and a plot
    New(new::Arguments),
    /// Measure the order of convergence of methods against a tight reference
    Order(Box<order::Arguments>),
    /// Print the folder, the number and the size of stored derivations; --clear removes them
    Cache(cache::Arguments),
    /// Reproduce the figures and tables of the papers, with data, drawings and a verdict on each
    /// claim
    Reproduce(reproduce::Arguments),
    /// Explain a message that ends in `(see: nh help NAME)`, or a command
    Help(help::Arguments),
}

/// Gives a command that has `--method` the spelling `--methods`, too, and a list if it takes several.
fn with_methods(command: clap::Command) -> clap::Command {
    if command.get_arguments().all(|argument| argument.get_id() != "method") {
        return command;
    }
    command.mut_arg("method", |method| match method.get_action() {
        ArgAction::Append => method.visible_alias("methods").value_delimiter(',').value_name("METHOD,…"),
        _ => method.alias("methods"),
    })
}

/// Returns a model of the library, derived with these methods, for tests.
#[cfg(test)]
pub(crate) fn derived(model: &str, methods: &[&str]) -> Box<dyn Model> {
    let limits = compile::Limits::for_tests();
    let derived = compile::for_experiment(nonholonomic_papers::Declaration::Library(model), methods, &limits);
    derived.unwrap_or_else(|why| panic!("{model}: {why}")).model
}

/// Runs the command line of this process. A program's own models, if any, replace the library's.
pub fn main(models: &[Box<dyn Model>]) -> ExitCode {
    // clap itself exits with 2 on a usage error, and with 0 after --help.
    let Arguments { command, licences, budget, no_cache, interpret, passes, timings } = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => refuse(&error),
    };
    if licences && command.is_some() {
        refuse(
            &Arguments::command().error(ErrorKind::ArgumentConflict, "`--licences` does not combine with a command"),
        );
    }
    if licences {
        let printed = std::io::stdout().lock().write_all(LICENCES.as_bytes()).map_err(Error::io("standard output"));
        return printed.map_or_else(|error| error.report(), |()| ExitCode::SUCCESS);
    }
    let Some(command) = command else {
        let message = "a command is missing; `nh --help` lists them";
        refuse(&Arguments::command().error(ErrorKind::MissingSubcommand, message));
    };
    let timings = Timings::new(timings);
    let limits = compile::Limits {
        budget,
        keeps: !no_cache,
        interprets: interpret,
        passes: passes.unwrap_or(Passes::ALL),
        timings,
        knob: Knob::CommandLine,
    };
    let run = || match &command {
        Command::Models(arguments) => models::run(arguments, models, &limits),
        Command::Explain(arguments) => explain::run(arguments, &limits),
        Command::Generate(arguments) => generate::run(arguments, models, &limits),
        Command::Prepare(arguments) => prepare::run(arguments, &limits),
        Command::Simulate(arguments) => simulate::run(arguments, models, &limits),
        Command::Animate(arguments) => animate::run(arguments, models, &limits),
        Command::Compare(arguments) => compare::run(arguments, models, &limits),
        Command::Ensemble(arguments) => ensemble::run(arguments, models, &limits),
        Command::CheckDerivatives(arguments) => check_derivatives::run(arguments, &limits),
        Command::Stability(arguments) => stability::run(arguments, &limits),
        Command::Gallery(arguments) => gallery::run(arguments, models, &limits),
        Command::New(arguments) => new::run(arguments, &limits),
        Command::Order(arguments) => order::run(arguments, models, &limits),
        Command::Cache(arguments) => cache::run(arguments),
        Command::Reproduce(arguments) => reproduce::run(arguments, &limits),
        Command::Help(arguments) => help::run(arguments, Arguments::command()),
    };
    let watched = match &command {
        Command::Simulate(arguments) => arguments.problem.watched(),
        Command::Animate(arguments) => arguments.problem.watched(),
        Command::Compare(arguments) => arguments.problem.watched(),
        Command::Order(arguments) => arguments.problem.watched(),
        Command::Ensemble(arguments) => arguments.problem.watched(),
        Command::CheckDerivatives(arguments) => arguments.problem.watched(),
        Command::Stability(arguments) => arguments.problem.watched(),
        _ => None,
    };
    let result = match watched {
        Some(file) => watch::run_again(file),
        None => run(),
    };
    limits.timings.say();
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => error.report(),
    }
}

/// Exits after the message of clap: help, or an error about the arguments, which may contain any
/// characters.
fn refuse(error: &clap::Error) -> ! {
    if error.use_stderr() {
        say!("{}", error.to_string().trim_end());
        std::process::exit(error.exit_code());
    }
    error.exit()
}

/// Returns one of these models, by name.
fn model<'a>(name: &str, models: &'a [Box<dyn Model>]) -> Result<&'a dyn Model, Error> {
    let known: Vec<&str> = models.iter().map(|m| m.name()).collect();
    let name =
        names::resolve("model", name, &known).map_err(|e| Error::Usage(format!("{e} (`nh models` lists all)")))?;
    let found = models.iter().find(|m| m.name() == name);
    found.map(|m| &**m).ok_or_else(|| Error::Usage(format!("unknown model `{name}`")))
}

/// Opens the file at `path` and checks that it is writable, for a command that reads the
/// declaration `reads`.
///
/// # Errors
/// The file cannot be written, or is the declaration itself.
fn writable(path: &Path, reads: &OsStr) -> Result<Target, Error> {
    not_itself(path, reads)?;
    target(path).map_err(Error::usage_io(format!("`{}` cannot be written", path.display())))
}

/// Checks that a file to be written is not the declaration that a command reads.
fn not_itself(path: &Path, reads: &OsStr) -> Result<(), Error> {
    let same = matches!((path.canonicalize(), Path::new(reads).canonicalize()), (Ok(a), Ok(b)) if a == b);
    if same {
        let message = format!("`{}` is the declaration itself, which would be overwritten", path.display());
        return Err(Error::Usage(message));
    }
    Ok(())
}

/// Creates the folder that a command fills.
///
/// # Errors
/// The folder cannot be created, or it has files and `overwrite` does not allow replacing them.
fn open_folder(folder: &Path, overwrite: bool) -> Result<(), Error> {
    if !overwrite && std::fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_some()) {
        return Err(Error::Usage(format!("`{}` is not empty; `--overwrite` writes into it", folder.display())));
    }
    std::fs::create_dir_all(folder).map_err(Error::usage_io(format!("`{}` cannot be created", folder.display())))
}

/// Opens the output that `path` names. The temporary files of killed runs are removed and reported.
///
/// # Errors
/// Errors of [`Target::open`].
fn target(path: &Path) -> std::io::Result<Target> {
    for abandoned in output::clear_abandoned(path) {
        say!("note: removed `{}`, left by a run that was killed", abandoned.display());
    }
    Target::open(path)
}

/// Prints the requested text.
fn print(text: &str) -> Result<(), Error> {
    std::io::stdout().lock().write_all(terminal::visible(text).as_bytes()).map_err(Error::io("standard output"))
}

/// Prints JSON.
fn print_json(text: &str) -> Result<(), Error> {
    std::io::stdout().lock().write_all(terminal::visible_json(text).as_bytes()).map_err(Error::io("standard output"))
}

/// Reports the end of a run whose steps are all made, if it is not the intended end.
fn say_end(until: f64, t: f64) {
    if !reaches(t, until) {
        say!("note: {until} is not a multiple of the step; the run ends at t = {t}");
    }
}

/// Creates a progress bar on standard error if that is a terminal.
fn progress_bar(count: u64, of: &str) -> ProgressBar {
    styled_bar(count, &format!("{{bar:40}} {{percent:>3}} %  {{human_pos}} of {{human_len}} {of}  {{eta}} left"))
}

fn styled_bar(count: u64, template: &str) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(count), ProgressDrawTarget::stderr());
    match ProgressStyle::with_template(template) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
