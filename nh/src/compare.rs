//! `nh compare`.

use super::compile::Limits;
use super::problem::{self, Problem, Step};
use super::report::{self, Report, align, number};
use super::{Error, accuracy, gains, progress_bar, signals};
use nonholonomic::catalogue::ModelInfo;
use nonholonomic_lab::diagnostics::larger;
use nonholonomic_lab::registry::{Model, names};
use nonholonomic_lab::run::{Ending, Last, Layout, Run, Sink, Summary, count_steps, reaches};
use nonholonomic_plot::{
    Curve, Envelope, Figure, Panel, Scale, energy_axis, is_coherent, parameter_facts, seconds, step_fact, time,
};
use serde_json::json;

#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  nh compare gearbox --data osc --method gonzalez,leapfrog,rk4 --step 0.1 --until 1000 --plot compare.svg
  nh compare chaplygin_sleigh --method all --step 0.05 --until 200 --output compare.csv

Errors are absolute, and are the largest over the recorded rows: |E(t) - E(0)|, the largest entry of
|mu(q) v|, and |I(t) - I(0)| of each declared invariant I. Where inputs, forces or the time do work
W on the system, the table and the figure have |E(t) - E(0) - W(t)|. Drifts are least-squares slopes
per unit of time, with their standard errors. The time per step is the time of stepping only. A
second run at half the step estimates the error of the motion itself. Notes name quantities that
drift although the system keeps them, and methods that keep them. CSV has one row per method.")]
pub(super) struct Arguments {
    #[command(flatten)]
    pub(super) problem: problem::Arguments,
    /// The methods to compare, or `all`
    #[arg(long, required = true)]
    method: Vec<String>,
    /// The step size; a negative step goes back in time [default: the step of the data set, if it
    /// declares one]
    #[arg(long, allow_hyphen_values = true)]
    step: Option<f64>,
    /// The final time
    #[arg(long, allow_hyphen_values = true)]
    until: f64,
    /// Record every K-th step
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    every: u64,
    #[command(flatten)]
    accuracy: accuracy::Arguments,
    #[command(flatten)]
    report: report::Arguments,
}

/// Envelopes of the energy error and the constraint residual over a run's rows. Many oscillating
/// curves would be indistinguishable, so for many runs the envelopes are of the largest values up
/// to each time.
struct Watch {
    energy_at: usize,
    first: Option<f64>,
    energy: Envelope,
    constraint: Envelope,
    largest: Option<(f64, f64)>,
}

impl Watch {
    fn new(layout: &Layout, methods: usize) -> Self {
        // About one interval per pixel.
        let (energy, constraint) = (Envelope::new(512), Envelope::new(512));
        let largest = (methods > MANY).then_some((0.0, 0.0));
        Watch { energy_at: layout.energy(), first: None, energy, constraint, largest }
    }
}

impl Sink for Watch {
    fn row(&mut self, row: &[f64]) -> std::io::Result<()> {
        self.row_after_work(row, 0.0)
    }

    fn row_after_work(&mut self, row: &[f64], work: f64) -> std::io::Result<()> {
        let at = self.energy_at;
        let first = *self.first.get_or_insert(row[at]);
        let (mut energy, mut constraint) = ((row[at] - first - work).abs(), row[at + 1]);
        if let Some(largest) = &mut self.largest {
            *largest = (larger(largest.0, energy), larger(largest.1, constraint));
            (energy, constraint) = *largest;
        }
        self.energy.push(row[0], energy);
        self.constraint.push(row[0], constraint);
        Ok(())
    }
}

/// The largest number of methods whose errors are drawn as such; for more methods the largest
/// errors are drawn.
const MANY: usize = 7;

struct Compared {
    method: String,
    summary: Summary,
    watch: Watch,
}

pub(super) fn run(arguments: &Arguments, models: &[Box<dyn Model>], limits: &Limits) -> Result<(), Error> {
    arguments.report.check(arguments.problem.named())?;
    let model = arguments.problem.model(&arguments.method, models, limits)?;
    let problem = Problem::new(&arguments.problem, &*model)?;
    let info = problem.model.info();
    let methods = problem.methods(&arguments.method)?;
    let taken = problem.step(arguments.step, arguments.until)?;
    let step = taken.size;
    let steps = count_steps(step, arguments.until).map_err(Error::Usage)?;
    let layout = Layout::new(info, &[]);
    let steppers = methods.iter().map(|method| problem.stepper(method, step));
    let steppers = steppers.collect::<Result<Vec<_>, _>>()?;
    let stop = signals::raise_flag()?;
    let report = Report::open(&arguments.report, arguments.problem.named())?;

    limits.timings.first_step();
    let bar = progress_bar(steps.saturating_mul(methods.len() as u64), "steps");
    let mut compared = Vec::new();
    for (i, (method, stepper)) in methods.iter().zip(steppers).enumerate() {
        let system = &*problem.system;
        let (model, layout) = (problem.model, &layout);
        let every = arguments.every;
        let last = Last::behind(steps, step, method, arguments.until);
        let run = Run { model, system, stepper, step, steps, every, layout, watcher: None, last };
        let mut watch = Watch::new(layout, methods.len());
        let before = steps * i as u64;
        let result = run.go(&mut [&mut watch], |done| bar.set_position(before + done), &stop);
        let (ending, mut summary) = result.map_err(Error::io("the rows could not be stored"))?;
        summary.motion = arguments.accuracy.estimate(&problem, (method, step), &summary.samples, &stop);
        compared.push(Compared { method: method.clone(), summary, watch });
        if ending == Ending::Interrupted {
            break;
        }
    }
    mend(&mut compared, |summary| {
        let derive = |method: &str, time| arguments.problem.also(method, time, models, limits);
        arguments.accuracy.mend(&problem, (step, steps, arguments.every), summary, &stop, &derive);
    });
    let stopped = stop.run_ended();
    bar.finish_and_clear();

    let (columns, rows) = table(info, &compared);
    let methods_json = compared.iter().map(|c| as_json(c, info)).collect::<Vec<_>>();
    let json = json!({
        "model": info.name,
        "parameters": problem.parameters_by_name(),
        "step": step,
        "until": arguments.until,
        "methods": methods_json,
    });
    let text = describe(&problem, (taken, arguments.until), &compared);
    report.finish(&text, (&columns, &rows), &json, || figure(&problem, (step, arguments.until), &compared))?;
    for note in drifts(&compared, arguments.until) {
        say!("note: {note}");
    }
    if stopped {
        return Err(Error::Interrupted("stopped; the results up to there are shown".to_owned()));
    }
    let failures: Vec<String> = compared
        .iter()
        .filter_map(|c| c.summary.message.as_ref().map(|message| format!("`{}`: {message}", c.method)))
        .collect();
    if failures.is_empty() { Ok(()) } else { Err(Error::Failed(failures.join("\nerror: "))) }
}

/// Searches for methods that keep quantities drifting under others: first among the compared
/// methods, then elsewhere.
fn mend(compared: &mut [Compared], elsewhere: impl Fn(&mut Summary)) {
    for i in 0..compared.len() {
        let mut drifts = std::mem::take(&mut compared[i].summary.drifts);
        let t = compared[i].summary.t;
        let others = compared.iter().enumerate().filter(|(j, other)| *j != i && other.summary.status == "complete");
        for (_, other) in others {
            drifts.iter_mut().for_each(|drift| drift.learn(&other.method, &other.summary, t));
        }
        compared[i].summary.drifts = drifts;
    }
    compared.iter_mut().for_each(|c| elsewhere(&mut c.summary));
}

/// Returns a note on each drifting quantity: the methods under which it drifts, and those that keep
/// it.
fn drifts(compared: &[Compared], until: f64) -> Vec<String> {
    let all = || compared.iter().flat_map(|c| c.summary.drifts.iter().map(move |drift| (&*c.method, drift)));
    let mut named: Vec<&str> = Vec::new();
    for (_, drift) in all() {
        if !named.contains(&drift.name()) {
            named.push(drift.name());
        }
    }
    let note = |name: &&str| {
        let those = || all().filter(|(_, drift)| drift.name() == *name);
        let under: Vec<String> = those().map(|(method, drift)| format!("`{method}` ({:.1e})", drift.error)).collect();
        let keepers = those().find(|(_, drift)| !drift.kept_by.is_empty());
        let keepers = keepers.map_or(String::new(), |(_, drift)| drift.keepers(until));
        format!("{name} drifts, though the system keeps it, under {}{keepers}", under.join(", "))
    };
    named.iter().map(note).collect()
}

fn table(info: &ModelInfo, compared: &[Compared]) -> (Vec<String>, Vec<Vec<String>>) {
    let mut columns: Vec<String> =
        ["method", "status", "steps", "energy_error", "energy_drift", "energy_drift_error", "constraint"]
            .map(str::to_owned)
            .to_vec();
    let has_work = compared.iter().any(|c| c.summary.work.is_some());
    if has_work {
        columns.extend(["work", "energy_change"].map(str::to_owned));
    }
    let levels = has_levels(compared);
    if levels {
        columns.push("level_defect".to_owned());
    }
    if !info.rotations.is_empty() {
        columns.extend(["group_defect", "group_drift", "group_drift_error", "determinant_error"].map(str::to_owned));
    }
    for name in names(info.invariants) {
        columns.extend(["error", "drift", "drift_error"].map(|what| format!("{name}_{what}")));
    }
    columns.extend(["newton_mean", "newton_max", "ns_per_step"].map(str::to_owned));
    columns.extend(["motion_error", "motion_error_of", "motion_relative", "motion_compared_to"].map(str::to_owned));
    let rows = compared.iter().map(|Compared { method, summary: s, .. }| {
        let mut row = vec![method.clone(), s.status.to_owned(), s.steps.to_string()];
        let numbers = [Some(s.energy_error), s.energy_drift, s.energy_drift_error, Some(s.constraint)];
        row.extend(numbers.map(number));
        if has_work {
            row.extend([s.work, s.energy_change].map(number));
        }
        if levels {
            row.push(number(s.level_defect));
        }
        if !info.rotations.is_empty() {
            row.extend([s.group_defect, s.group_drift, s.group_drift_error, s.determinant_error].map(number));
        }
        row.extend(s.invariants.iter().flat_map(|kept| [Some(kept.error), kept.drift, kept.drift_error].map(number)));
        row.push(number(s.newton_mean));
        row.push(s.newton_max.map_or(String::new(), |max| max.to_string()));
        row.push(number(s.ns_per_step));
        let motion = s.motion.as_ref();
        row.push(number(motion.map(|motion| motion.error)));
        row.push(motion.map_or(String::new(), |motion| motion.of.to_owned()));
        row.extend([motion.map(|motion| motion.relative), motion.map(|motion| motion.t)].map(number));
        row
    });
    (columns, rows.collect())
}

fn as_json(compared: &Compared, info: &ModelInfo) -> serde_json::Value {
    let gains = gains::as_json(&compared.method, info);
    let mut value = json!({ "method": compared.method, "summary": compared.summary });
    if let Some(gains) = gains {
        value["gains"] = gains.into();
    }
    value
}

/// Formats a slope with its standard error.
fn slope(slope: Option<f64>, error: Option<f64>) -> String {
    slope.zip(error).map_or(String::new(), |(slope, error)| format!("{slope:.1e} ± {error:.0e}"))
}

fn describe(problem: &Problem<'_>, (step, until): (Step, f64), compared: &[Compared]) -> String {
    let info = problem.model.info();
    // Work done on the system is no energy error and makes the drift of the energy meaningless.
    let worked = worked(compared);
    let unit = if is_coherent(info) { " [J]" } else { "" };
    let (error, beside) = if worked { ("energy - work", "work") } else { ("energy error", "drift") };
    let header = ["method".to_owned(), format!("{error}{unit}"), beside.to_owned(), "constraint".to_owned()];
    let mut rows = vec![header.to_vec()];
    if has_levels(compared) {
        rows[0].push("off the levels".to_owned());
    }
    if !info.rotations.is_empty() {
        rows[0].extend(["off the group", "drift"].map(str::to_owned));
    }
    rows[0].extend(names(info.invariants).into_iter().flat_map(|name| [format!("{name} error"), "drift".to_owned()]));
    rows[0].extend(["Newton", "ns/step", "motion off by", ""].map(str::to_owned));
    for Compared { method, summary: s, .. } in compared {
        let beside = match (worked, s.work) {
            (true, Some(work)) => format!("{work:.2e}"),
            _ => slope(s.energy_drift, s.energy_drift_error),
        };
        let mut row = vec![method.clone(), format!("{:.2e}", s.energy_error), beside, format!("{:.2e}", s.constraint)];
        row.extend(s.level_defect.map(|defect| format!("{defect:.2e}")));
        if let Some(defect) = s.group_defect {
            row.extend([format!("{defect:.2e}"), slope(s.group_drift, s.group_drift_error)]);
        }
        row.extend(s.invariants.iter().flat_map(|k| [format!("{:.2e}", k.error), slope(k.drift, k.drift_error)]));
        row.push(s.newton_mean.map_or(String::new(), |mean| format!("{mean:.2}")));
        row.push(s.ns_per_step.map_or(String::new(), |ns| format!("{ns:.0}")));
        row.push(s.motion.as_ref().map_or(String::new(), |motion| motion.in_short(info)));
        row.push(match s.status {
            "complete" if reaches(s.t, until) => String::new(),
            "complete" => format!("ends at t = {}", s.t),
            status => format!("{status} at t = {}", s.t),
        });
        rows.push(row);
    }
    let head = format!("{}, {step}, to t = {until}", info.name);
    format!("{head}\n{}{}", problem.described(), align(&rows))
}

/// Returns whether there are holonomic constraints.
fn has_levels(compared: &[Compared]) -> bool {
    compared.iter().any(|c| c.summary.level_defect.is_some())
}

/// Returns whether work is done on the system.
fn worked(compared: &[Compared]) -> bool {
    compared.iter().any(|c| c.summary.work.is_some_and(|work| work != 0.0))
}

fn figure(problem: &Problem<'_>, (step, until): (f64, f64), compared: &[Compared]) -> Figure {
    let info = problem.model.info();
    let many = compared.iter().any(|c| c.watch.largest.is_some());
    let error = if worked(compared) { "|E − E(0) − W|" } else { "|E − E(0)|" };
    let (energy, constraint) = match many {
        true => (format!("largest {error} up to t"), "largest |μ(q) v| up to t"),
        false => (error.to_owned(), "max |μ(q) v|"),
    };
    let panel = |title, label: &str| Panel::new(title, time(info), label).scales(Scale::Linear, Scale::Logarithmic);
    let title = if worked(compared) { "Energy error, W: work done on the system" } else { "Energy error" };
    let (mut energy, mut constraint) =
        (panel(title, &energy_axis(info, &energy)), panel("Constraint residual", constraint));
    for (i, c) in compared.iter().enumerate() {
        let curve = |points| Curve::line(points).label(&c.method).instead("0").colour(i);
        energy = energy.curve(curve(c.watch.energy.points()));
        constraint = constraint.curve(curve(c.watch.constraint.points()));
    }
    let title = format!("{} · {} methods compared", info.name.replace('_', " "), compared.len());
    let mut facts = problem.about.clone();
    facts.push(step_fact(info, step));
    facts.push(format!("to t = {}", seconds(info, until)));
    facts.extend(parameter_facts(info, &problem.parameters));
    let ended = compared.iter().filter(|c| c.summary.status != "complete");
    facts.extend(ended.map(|c| format!("{} {} at t = {}", c.method, c.summary.status, seconds(info, c.summary.t))));
    Figure::new(title, facts.join(",  ")).row([energy]).row([constraint]).share_x()
}
