//! The command `nh simulate`.

mod outputs;
mod summary;

use super::compile::Limits;
use super::problem::{self, Problem};
use super::{Error, accuracy, gains, picture, progress_bar, signals};
use nonholonomic::catalogue::ModelInfo;
use nonholonomic_lab::events::{self, Log};
use nonholonomic_lab::names;
use nonholonomic_lab::output::{Cut, RunHeader, is_stdout};
use nonholonomic_lab::registry::{self, Model};
use nonholonomic_lab::run::{Ending, Extra, Last, Layout, Run, Summary, Watcher, count_steps};
use outputs::{EventLog, EventRows, Outputs};
use std::path::PathBuf;

/// The largest distance of a matrix from the rotations that causes no warning.
const OFF_GROUP: f64 = 1e-6;

#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  nh simulate chaplygin_sleigh --until 200 --plot sleigh.svg
  nh simulate gearbox --data osc --method gonzalez --step 0.1 --until 1000 --output run.csv --every 10 --columns invariants
  nh simulate nonholonomic_oscillator --method feedback-euler --gain J=300,H=500 --step 1e-3 --until 200
  nh simulate rolling_disk --method taylor --tolerance 1e-15 --event 'x2 = 0 upwards' --step 1 --until 50 --events passages.csv
  nh simulate car_trailers --set n=1 --until 10
  nh simulate suslov --until 20 --plot spin.svg --show omega3,energy
  nh simulate knife_edge --set eps=0.1 --q xi=pi/3 --v xi_dot=2 --project --step 0.01 --until 10 --output - | head

Names are as declared, and `-` and `_` are the same in them. The output has the columns
  t, <coordinates>, <velocities>, energy, constraint
and the columns that --columns adds; `constraint` is the largest entry of |mu(q) v|.
--plot draws the trajectory, rotations, momenta on D*, the energy error E(t) - E(0) (less the work
done on the system) and the constraint residual. Errors are absolute, in the figure as in the
summary. With --show it draws only the named quantities, over one time axis: coordinates,
velocities, momenta (rho1), `energy` for its error and `constraint` for its residual.
`motion` in the summary estimates the error of the motion, which the energy does not show: a second
run at half the step (of `taylor` at another tolerance) is compared with the first.
A note names the energy or a declared invariant that drifts although the system keeps it, and
methods that keep it.
Values may be negative. An option with several values takes them one by one or all at once.
A run that fails, that Ctrl-C stops, or whose disk is full leaves the rows it had computed.")]
pub(super) struct Arguments {
    #[command(flatten)]
    pub(super) problem: problem::Arguments,
    /// The method, with options after its name (dla:0.4) [default: `taylor` for a smooth motion
    /// without inputs, if the declaration lists no methods or all of them; otherwise the model's
    /// first method]
    #[arg(long)]
    method: Option<String>,
    /// The step size; a negative step goes back in time. Under `taylor` it is the time between rows
    /// [default: the step of the data set, if it declares one; otherwise, under `taylor`, a step
    /// that gives 400 to 1000 rows]
    #[arg(long, allow_hyphen_values = true)]
    step: Option<f64>,
    /// The final time
    #[arg(long, allow_hyphen_values = true)]
    until: f64,
    /// Record every K-th step
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    every: u64,
    /// Write the rows to this file (CSV, or JSON for a name ending in .json), or to standard output (-)
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// The format of the rows [default: by the name of the file]
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// More columns: rho, lambda, invariants, the name of an invariant, or group (the distance of
    /// rotation matrices from the rotations, and their determinants)
    #[arg(long, value_delimiter = ',', value_name = "COLUMN,…")]
    columns: Vec<String>,
    /// Write declared angles in (-pi, pi], in rows, summary and figure; the run itself has no jumps
    #[arg(long)]
    wrap: bool,
    /// The tolerance of the method `taylor` [default: the unit roundoff]
    #[arg(long, value_name = "TOLERANCE")]
    tolerance: Option<f64>,
    /// Find the times at which an equation becomes true: `y = 0`, `y = 0 upwards`, `phi = pi/2
    /// downwards stop` (only under `taylor`; the option may be repeated)
    #[arg(long, value_name = "EQUATION")]
    event: Vec<String>,
    /// Write the events to this file (CSV)
    #[arg(long, value_name = "FILE.csv", requires = "event")]
    events: Option<PathBuf>,
    #[command(flatten)]
    accuracy: accuracy::Arguments,
    #[command(flatten)]
    picture: picture::Arguments,
    #[command(flatten)]
    shown: picture::Shown,
}

/// The format of rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Format {
    Csv,
    Json,
}

pub(super) fn run(arguments: &Arguments, models: &[Box<dyn Model>], limits: &Limits) -> Result<(), Error> {
    arguments.picture.check(arguments.problem.named())?;
    // All mistakes in the arguments are found before anything is computed.
    let (model, method) = arguments.problem.model_in_motion(arguments.method.as_deref(), models, limits)?;
    let problem = Problem::new(&arguments.problem, &*model)?;
    let model = problem.model;
    let method = with_tolerance(problem.method(method.as_deref())?, arguments.tolerance)?;
    let step = problem.step_of(&method, arguments.step, arguments.until)?;
    let steps = count_steps(step.size, arguments.until).map_err(Error::Usage)?;
    let layout = Layout::new(model.info(), &extras(model, &arguments.columns)?);
    let layout = if arguments.wrap { layout.wrap(angles(model.info())?) } else { layout };
    let stepper = problem.stepper(&method, step.size)?;
    let events = events::read(&arguments.event, model.info(), &problem.parameters).map_err(Error::Usage)?;
    let watch = match &*events {
        [] => None,
        events => Some(events::Watch::new(events, model.info(), &method).map_err(Error::Usage)?),
    };
    // Files with temporary names exist from here on.
    let stop = signals::raise_flag()?;
    let event_rows =
        arguments.events.as_deref().map(|path| EventRows::open(path, arguments.problem.named(), model.info()));
    let rows = event_rows.transpose()?;
    let mut log = watch.map(|watch| EventLog { log: Log::new(watch), rows });
    let header = RunHeader {
        model: model.name().to_owned(),
        gains: gains::as_json(&method, model.info()),
        method,
        parameters: problem.parameters_by_name(),
        step: step.size,
        columns: layout.columns.clone(),
    };
    let mut outputs = Outputs::open(arguments, &header, &problem, &layout)?;

    let bar = progress_bar(steps, "steps");
    let system = &*problem.system;
    let run = Run {
        model,
        system,
        stepper,
        step: step.size,
        steps,
        every: arguments.every,
        layout: &layout,
        watcher: log.as_mut().map(|log| log as &mut dyn Watcher),
        // The shorter step is not searched for events, so there is none with events.
        last: Last::behind(steps, step.size, &header.method, arguments.until).filter(|_| events.is_empty()),
    };
    limits.timings.first_step();
    let result = run.go(&mut [&mut outputs], |done| bar.set_position(done), &stop);
    let result = result.map(|(ending, mut summary)| {
        let how = (&*header.method, step.size);
        summary.motion = arguments.accuracy.estimate(&problem, how, &summary.samples, &stop);
        let derive = |method: &str, time| arguments.problem.also(method, time, models, limits);
        arguments.accuracy.mend(&problem, (step.size, steps, arguments.every), &mut summary, &stop, &derive);
        (ending, summary)
    });
    stop.run_ended();
    bar.finish_and_clear();
    let (ending, summary) = result.map_err(Error::io("the rows could not be written"))?;

    if ending == Ending::Complete {
        super::say_end(arguments.until, summary.t);
    }
    // All outputs that can be written are written, and the summary is printed, before an error is
    // reported.
    let finished = outputs.finish(&header, &problem.parameters, &summary);
    let (found, rows) = log.map_or_else(Default::default, |log| (log.log.found, log.rows));
    let events_written = rows.map_or(Ok(()), EventRows::finish);
    let text =
        summary::describe(&header, step, model.info(), &summary) + &*summary::events(&events, &found, model.info());
    if arguments.to_stdout() {
        say!("{}", text.trim_end());
    } else {
        super::print(&text)?;
    }
    warn(&summary, model);
    conclude(arguments, ending, &summary, finished?, events_written)
}

/// Returns the result of a run whose outputs are finished. Its rows may be cut, and its events may
/// have been written or not.
fn conclude(
    arguments: &Arguments,
    ending: Ending,
    summary: &Summary,
    cut: Option<Cut>,
    events_written: Result<(), Error>,
) -> Result<(), Error> {
    let rows = cut.as_ref().map_or(summary.rows, |cut| cut.rows);
    let kept = |what| match arguments.output {
        Some(_) => format!("{what}; the {rows} rows up to there are kept"),
        None => what,
    };
    match ending {
        Ending::Complete | Ending::Event(_) => match cut {
            Some(cut) => Err(Error::Failed(kept(format!("the rows could not be written: {}", cut.error)))),
            None => events_written,
        },
        Ending::Failed(message) => Err(Error::Failed(kept(message))),
        Ending::Interrupted => Err(Error::Interrupted(kept(format!("stopped at t = {}", summary.t)))),
    }
}

/// Prints the warnings and notes on a run.
fn warn(summary: &Summary, model: &dyn Model) {
    if let Some(warning) = summary.motion.as_ref().and_then(|motion| motion.warning(model)) {
        say!("warning: {warning}");
    }
    // Roundoff accumulates over steps that turn matrices by thousands of radians, whatever the
    // method conserves.
    if let Some(defect) = summary.group_defect.filter(|defect| *defect > OFF_GROUP || defect.is_nan()) {
        say!(
            "warning: rotation matrices are off their group by {defect:.1e}, so the bodies are not rigid: take a smaller --step"
        );
    }
    for drift in &summary.drifts {
        let hint = if drift.kept_by.is_empty() {
            "; `nh compare` with `--method all` shows the methods that keep it"
        } else {
            ""
        };
        say!("note: {}{hint}", drift.note(summary.t));
    }
}

impl Arguments {
    /// Do the rows go to standard output?
    fn to_stdout(&self) -> bool {
        self.output.as_deref().is_some_and(is_stdout)
    }
}

/// Returns the method with this tolerance.
fn with_tolerance(method: String, tolerance: Option<f64>) -> Result<String, Error> {
    match (tolerance, &*method) {
        (None, _) => Ok(method),
        (Some(tolerance), "taylor" | "taylor:qv") => Ok(format!("{method}:{tolerance:e}")),
        (Some(_), _) => Err(Error::Usage(format!(
            "--tolerance applies to `taylor` and `taylor:qv` only; `{method}` takes steps of size --step"
        ))),
    }
}

fn angles(info: &ModelInfo) -> Result<&'static [usize], Error> {
    match info.angles {
        [] => Err(Error::Usage(format!("--wrap: no coordinate of `{}` is declared an angle", info.name))),
        angles => Ok(angles),
    }
}

fn extras(model: &dyn Model, wanted: &[String]) -> Result<Vec<Extra>, Error> {
    let info = model.info();
    let mut known = vec!["rho", "lambda"];
    if !info.rotations.is_empty() {
        known.push("group");
    }
    if !info.invariants.is_empty() {
        known.push("invariants");
    }
    known.extend(registry::names(info.invariants));
    let mut extras = Vec::new();
    for name in wanted {
        let extra = match names::resolve("column", name, &known).map_err(Error::Usage)? {
            "rho" => Extra::Rho,
            "lambda" => Extra::Lambda,
            "group" if !info.rotations.is_empty() => Extra::Group,
            "invariants" => Extra::Invariants,
            name => Extra::Invariant(info.invariants.iter().position(|i| i.name == name).unwrap_or_default()),
        };
        if !extras.contains(&extra) {
            extras.push(extra);
        }
    }
    // Each column occurs once.
    if extras.contains(&Extra::Invariants) {
        extras.retain(|extra| !matches!(extra, Extra::Invariant(_)));
    }
    Ok(extras)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_declares_no_angle_has_none_to_wrap() {
        let Err(Error::Usage(message)) = angles(&ModelInfo::new("plain")) else { panic!("nothing to wrap") };
        assert_eq!(message, "--wrap: no coordinate of `plain` is declared an angle");
    }
}
