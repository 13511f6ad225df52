//! The command `nh order`.

mod output;
mod study;

use super::compile::{Limits, Runnable};
use super::problem::{self, Problem};
use super::report::{self, Report, number};
use super::{Error, signals};
use nonholonomic::catalogue::ModelInfo;
use nonholonomic_lab::diagnostics::{Tight, max_abs, tight_reference};
use nonholonomic_lab::registry::Model;
use nonholonomic_lab::run::{count_steps, reaches};
use nonholonomic_plot::Figure;
use output::{as_json, describe, figure};
use std::sync::atomic::{AtomicBool, Ordering};
use study::{Interval, MAX_HALVINGS, Studied, end};

#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  nh order chaplygin_sleigh --data lively --method gonzalez
  nh order gearbox --method all --until 2 --step 0.1 --halvings 7 --plot order.svg
  nh order snakeboard --method leapfrog,rk4 --output order.json

The error is the largest difference of coordinates and velocities from a tight reference at the
final time. The reference is on D*. It is computed by Taylor series if `taylor` is among the methods
and there are no control inputs, and otherwise by DOP853, an adaptive method of order 8, at so small
a tolerance that only roundoff is left; its own uncertainty is printed. If the frame loses rank on
the way, the reference is computed by `taylor:qv`.
Points whose error is of the size of roundoff or of that uncertainty are marked and left out of the
fit, and so are steps that are too large to show the order. If the order has not settled (local
orders of neighbours differ), further halvings follow, up to 16 halvings and 262144 steps. An order
that has settled below the stated one is flagged: it disagrees. A settled order above it is higher
on this motion. If no order has settled, every step was too large to tell.
The second table shows the cost of an error: the time of stepping only, the shortest of up to nine
runs. CSV has the columns method, step, error, local_order, used, seconds.")]
pub(super) struct Arguments {
    #[command(flatten)]
    pub(super) problem: problem::Arguments,
    /// The methods, or `all` [default: the model's first method]
    #[arg(long)]
    method: Vec<String>,
    /// The largest step [default: a tenth of the interval]
    #[arg(long)]
    step: Option<f64>,
    /// The final time
    #[arg(long, default_value_t = 1.0)]
    until: f64,
    /// The least number of halvings of the step; more follow if the order has not settled
    #[arg(long, value_name = "K", default_value_t = 6, value_parser = clap::value_parser!(u32).range(2..=i64::from(MAX_HALVINGS)))]
    halvings: u32,
    #[command(flatten)]
    report: report::Arguments,
}

/// The method that continues where a frame loses its rank.
const WITHOUT_FRAME: &str = "taylor:qv";

/// Returns the methods of the reference. The first one that reaches the end counts. The first
/// candidate is the motion on D*, where constraints stay exact: by Taylor series if the model has
/// them and no control inputs (Taylor methods hold inputs over a step), else by Runge–Kutta, see
/// [`System::motion`](nonholonomic_lab::registry::System::motion). The second needs no frame, for motions on
/// which the frame loses its rank.
fn references(info: &ModelInfo) -> Vec<&'static str> {
    let has = |name: &str| info.inputs.is_empty() && info.method(name).is_some();
    let on_dstar = if has("taylor") { "taylor" } else { "dop853" };
    [on_dstar].into_iter().chain(has(WITHOUT_FRAME).then_some(WITHOUT_FRAME)).collect()
}

/// Derives the model, with methods that the reference may need.
fn model<'a>(arguments: &Arguments, models: &'a [Box<dyn Model>], limits: &Limits) -> Result<Runnable<'a>, Error> {
    let derive = |methods: &[String]| arguments.problem.model(methods, models, limits);
    if arguments.problem.is_derived(models)? {
        return with_reference(&arguments.method, derive);
    }
    derive(&arguments.method)
}

/// Derives the model with these methods, and with those that the reference may need if they apply.
///
/// # Errors
/// Those of the model with the methods alone.
pub(super) fn with_reference<M>(
    methods: &[String],
    derive: impl Fn(&[String]) -> Result<M, Error>,
) -> Result<M, Error> {
    let wider = [methods, &[WITHOUT_FRAME.to_owned()]].concat();
    // Without methods the model gets its first one.
    let wider = if methods.is_empty() { None } else { derive(&wider).ok() };
    wider.map_or_else(|| derive(methods), Ok)
}

pub(super) fn run(arguments: &Arguments, models: &[Box<dyn Model>], limits: &Limits) -> Result<(), Error> {
    arguments.report.check(arguments.problem.named())?;
    let model = model(arguments, models, limits)?;
    let problem = Problem::new(&arguments.problem, &*model)?;
    let interval = (arguments.step, arguments.until, arguments.halvings);
    let question = Question::new(&problem, problem.methods(&arguments.method)?, interval)?;
    signals::end_at_once()?;
    let report = Report::open(&arguments.report, arguments.problem.named())?;
    limits.timings.first_step();
    let found = question.answered(&AtomicBool::new(false))?;
    let (columns, rows) = found.table();
    report.finish(&found.text(), (&columns, &rows), &found.json(), || found.figure())?;
    let failed = |s: &Studied| s.failure.clone().filter(|_| s.study.line.is_none()).map(|f| (s.method.clone(), f));
    match found.studied.iter().find_map(failed) {
        Some((method, failure)) => Err(Error::Failed(format!("`{method}`: {failure}"))),
        None => Ok(()),
    }
}

/// The methods to study, and their steps.
pub(super) struct Question<'p> {
    problem: &'p Problem<'p>,
    methods: Vec<String>,
    until: f64,
    /// The initial number of steps, and the least number of halvings.
    first: u64,
    halvings: u32,
}

/// The observed orders of the methods.
pub(super) struct Found<'p> {
    problem: &'p Problem<'p>,
    until: f64,
    /// The method of the reference.
    reference: &'static str,
    tight: Tight,
    studied: Vec<Studied>,
}

impl<'p> Question<'p> {
    /// Creates a study with this largest step (by default a tenth of the interval), final time, and
    /// least number of halvings.
    ///
    /// # Errors
    /// A step that does not divide the interval, or a state from which no method starts.
    pub(super) fn new(
        problem: &'p Problem<'p>,
        methods: Vec<String>,
        (step, until, halvings): (Option<f64>, f64, u32),
    ) -> Result<Self, Error> {
        if !(2..=MAX_HALVINGS).contains(&halvings) {
            return Err(Error::Usage(format!("the number of halvings must be 2 to {MAX_HALVINGS}, not {halvings}")));
        }
        let coarsest = step.unwrap_or(until / 10.0);
        let first = count_steps(coarsest, until).map_err(Error::Usage)?;
        if !reaches(first as f64 * coarsest, until) {
            return Err(Error::Usage(format!(
                "the step {coarsest} does not divide the interval from 0 to {until}; {} does",
                until / first as f64
            )));
        }
        for method in &methods {
            problem.stepper(method, coarsest)?;
        }
        Ok(Question { problem, methods, until, first, halvings })
    }

    /// Runs all methods until the flag is raised.
    ///
    /// # Errors
    /// There is no reference, or the flag was raised.
    pub(super) fn answered(&self, stop: &AtomicBool) -> Result<Found<'p>, Error> {
        let Question { problem, until, .. } = *self;
        let (reference, tight) = tight(problem, until, stop)?;
        let interval = Interval {
            until,
            first: self.first,
            halvings: self.halvings,
            end: tight.state.clone(),
            roundoff: (tight.uncertainty, f64::EPSILON * max_abs(&tight.state).max(1.0)),
            stop,
        };
        let studied = self.methods.iter().map(|method| interval.study(problem, method)).collect();
        match stop.load(Ordering::Relaxed) {
            true => Err(Error::Interrupted("the study of orders was stopped before its end".to_owned())),
            false => Ok(Found { problem, until, reference, tight, studied }),
        }
    }
}

impl Found<'_> {
    /// Returns the columns and rows of a machine-readable table.
    pub(super) fn table(&self) -> ([String; 6], Vec<Vec<String>>) {
        let columns = ["method", "step", "error", "local_order", "used", "seconds"].map(str::to_owned);
        let rows = self.studied.iter().flat_map(|s| {
            s.study.points.iter().zip(&s.seconds).map(|(p, seconds)| {
                let finite = |x: f64| number(Some(x).filter(|x| x.is_finite()));
                let (error, seconds) = (finite(p.error), finite(*seconds));
                vec![s.method.clone(), number(Some(p.step)), error, number(p.local_order), p.used.to_string(), seconds]
            })
        });
        (columns, rows.collect())
    }

    /// Returns a readable report.
    pub(super) fn text(&self) -> String {
        describe(self.problem, self.until, (self.reference, &self.tight), &self.studied)
    }

    /// Returns a machine-readable report.
    pub(super) fn json(&self) -> serde_json::Value {
        as_json(self.problem, self.until, (self.reference, &self.tight), &self.studied)
    }

    fn figure(&self) -> Figure {
        figure(self.problem, self.until, &self.studied)
    }
}

/// Computes the end of the motion, and returns it with the method that reached it.
fn tight(problem: &Problem<'_>, until: f64, stop: &AtomicBool) -> Result<(&'static str, Tight), Error> {
    let by = |name: &'static str| {
        let tight: Result<Tight, String> = tight_reference(|tolerance| {
            if name == "dop853" {
                let rows = problem.system.motion(&problem.q, &problem.v, &[until], tolerance)?;
                return rows.into_iter().next().ok_or_else(|| "it has no end".to_owned());
            }
            end(problem, &format!("{name}:{tolerance}"), (until, 1), stop).map(|(state, _)| state)
        });
        tight.map(|tight| (name, tight))
    };
    let mut failures = Vec::new();
    for name in references(problem.model.info()) {
        match by(name) {
            Ok(found) => return Ok(found),
            Err(failure) => failures.push(format!("`{name}`: {failure}")),
        }
    }
    let info = problem.model.info();
    let advice = match info.method(WITHOUT_FRAME) {
        None if info.inputs.is_empty() => {
            format!(
                "; where a frame loses its rank, add `{WITHOUT_FRAME}` to the methods; it then becomes the reference"
            )
        }
        _ => String::new(),
    };
    Err(Error::Failed(format!("the reference cannot be computed: {}{advice}", failures.join("; "))))
}
