//! The command `nh order`.

use super::compile::{Limits, Runnable};
use super::problem::{self, Problem};
use super::report::{self, Report, align, number};
use super::{Error, gains, signals};
use nonholonomic::catalogue::ModelInfo;
use nonholonomic_codegen::scheme;
use nonholonomic_lab::diagnostics::{OrderPoint, OrderStudy, Tight, distance, max_abs, order_study, tight_reference};
use nonholonomic_lab::registry::Model;
use nonholonomic_lab::run::{count_steps, reaches};
use nonholonomic_plot::{Curve, Figure, Panel, Scale, parameter_facts, seconds, step_axis};
use serde_json::json;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

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
    #[arg(long, visible_alias = "methods", value_delimiter = ',', value_name = "METHOD,…")]
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

/// The ratio of the assumed roundoff to that of a random walk of half-ulp errors. A step has dozens
/// of roundings, and the motion stretches their sum.
const MARGIN: f64 = 10.0;

/// The factor by which a triangle stands below its curve.
const BELOW: f64 = 0.15;

/// The largest difference between an observed and a stated order that agree.
const AGREES: f64 = 0.25;

/// The largest number of halvings of the step.
const MAX_HALVINGS: u32 = 16;

/// The largest number of steps in a run beyond the requested halvings. Such a run takes some
/// seconds at 20 µs a step.
const MAX_STEPS: u64 = 1 << 18;

/// The error whose cost is reported.
const TARGET: f64 = 1e-6;

struct Studied {
    method: String,
    stated: Option<u32>,
    study: OrderStudy,
    /// The duration of each run in seconds, the shortest of several repetitions.
    seconds: Vec<f64>,
    failure: Option<String>,
}

/// The observed order beside the stated one.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Verdict {
    Agrees,
    /// Higher on this motion only: the stated order holds for all systems.
    Higher,
    Lower,
    /// None of the steps is small enough to determine the order.
    Unsettled,
}

impl Verdict {
    fn name(self) -> &'static str {
        match self {
            Verdict::Agrees => "agrees",
            Verdict::Higher => "higher",
            Verdict::Lower => "lower",
            Verdict::Unsettled => "unsettled",
        }
    }
}

impl Studied {
    /// Compares the observed order with the stated one; `None` where either is unknown.
    fn verdict(&self) -> Option<Verdict> {
        let (line, stated) = (self.study.line?, self.stated?);
        let off = line.slope - f64::from(stated);
        Some(match self.study.settled {
            true if off.abs() <= AGREES => Verdict::Agrees,
            true if off > 0.0 => Verdict::Higher,
            // Two local orders may agree by chance, so the verdict `Lower` needs three.
            true if line.points > 3 => Verdict::Lower,
            _ => Verdict::Unsettled,
        })
    }

    /// Would smaller steps help to determine the order? They do not where errors are already
    /// roundoff.
    fn wants_smaller_steps(&self) -> bool {
        let is_told = match self.verdict() {
            Some(verdict) => matches!(verdict, Verdict::Agrees | Verdict::Higher),
            None => self.study.settled,
        };
        !is_told && self.study.points.last().is_some_and(|finest| finest.resolved || finest.error.is_nan())
    }

    /// Estimates the duration of a run with the error [`TARGET`], by a power law between two runs
    /// on either side of it.
    fn seconds_to_target(&self) -> Option<f64> {
        let runs: Vec<(f64, f64)> =
            self.study.points.iter().zip(&self.seconds).filter(|(p, _)| p.used).map(|(p, s)| (p.error, *s)).collect();
        runs.windows(2).find(|pair| pair[0].0 >= TARGET && pair[1].0 < TARGET).map(|pair| {
            let [(error, time), (finer, longer)] = [pair[0], pair[1]];
            let part = (TARGET / error).ln() / (finer / error).ln();
            time * (longer / time).powf(part)
        })
    }

    /// Returns the corner and the exponent of a triangle that shows the order, below the middle of
    /// the fitted points. There is one only where the fit is near a whole number.
    fn triangle(&self) -> Option<((f64, f64), i32)> {
        let order = self.study.line?.slope.round();
        let used: Vec<&OrderPoint> = self.study.points.iter().filter(|p| p.used).collect();
        let middle = used.get(used.len() / 2)?;
        let is_near = (self.study.line?.slope - order).abs() <= AGREES && order >= 1.0;
        is_near.then_some(((middle.step, middle.error * BELOW), order as i32))
    }

    /// Returns the nanoseconds per step over all runs, because the clock measures short runs
    /// poorly.
    fn ns_per_step(&self, until: f64) -> Option<f64> {
        let steps: f64 = self.study.points.iter().map(|p| (until / p.step).abs()).sum();
        (self.failure.is_none() && steps > 0.0).then(|| 1e9 * self.seconds.iter().sum::<f64>() / steps)
    }
}

pub(super) fn run(arguments: &Arguments, models: &[Box<dyn Model>], limits: &Limits) -> Result<(), Error> {
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

/// The interval over which methods run, and its end.
struct Interval<'s> {
    until: f64,
    /// The initial number of steps, and the least number of halvings.
    first: u64,
    halvings: u32,
    /// The state at its end.
    end: Vec<f64>,
    /// The uncertainty of that state, and the size of one ulp in it.
    roundoff: (f64, f64),
    /// A raised flag prevents further runs.
    stop: &'s AtomicBool,
}

impl Interval<'_> {
    /// Computes the errors of a method, down to steps that are small enough to determine its order.
    fn study(&self, problem: &Problem<'_>, method: &str) -> Studied {
        let info = problem.model.info();
        let name = gains::left_out(method, info);
        let stated = info.method(&name).map(|method| method.order);
        // A composed step is rounded in each of its parts.
        let parts = scheme::find(&name).map_or(1, |method| method.parts.len().max(1));
        let (mut steps, mut errors, mut floors) = (Vec::new(), Vec::new(), Vec::new());
        let study = order_study(&[], &[], &[]);
        let mut studied = Studied { method: method.to_owned(), stated, study, seconds: Vec::new(), failure: None };
        for halvings in 0..=MAX_HALVINGS {
            let (count, asked) = (self.first << halvings, halvings <= self.halvings);
            let is_enough = !asked && (count > MAX_STEPS || !studied.wants_smaller_steps());
            if is_enough || self.stop.load(Ordering::Relaxed) {
                break;
            }
            let h = self.until / count as f64;
            let (error, seconds) = match timed(|| end(problem, method, (h, count), self.stop)) {
                Ok((state, seconds)) => (distance(&state, &self.end), seconds),
                Err(_) if !asked => break,
                Err(message) => {
                    studied.failure.get_or_insert(message);
                    (f64::NAN, f64::NAN)
                }
            };
            let (uncertainty, rounding) = self.roundoff;
            steps.push(h);
            errors.push(error);
            floors.push(MARGIN * uncertainty.max(rounding * (count as f64 * parts as f64).sqrt()));
            studied.seconds.push(seconds);
            studied.study = order_study(&steps, &errors, &floors);
        }
        studied
    }
}

/// The number of steps between two checks of the flag. The checks take negligible time.
const PORTION: u64 = 1 << 14;

/// Computes the state (q, v) after a number of steps, and returns it with the duration in seconds.
fn end(
    problem: &Problem<'_>,
    method: &str,
    (h, steps): (f64, u64),
    stop: &AtomicBool,
) -> Result<(Vec<f64>, f64), String> {
    let mut stepper = problem.stepper(method, h).map_err(|e| e.to_string())?;
    let (mut left, started) = (steps, Instant::now());
    while left > 0 {
        let count = left.min(PORTION);
        stepper.step_n(count).1.map_err(|e| e.to_string())?;
        left -= count;
        if stop.load(Ordering::Relaxed) {
            return Err("it was stopped".to_owned());
        }
    }
    let seconds = started.elapsed().as_secs_f64();
    let (mut q, mut v) = (problem.q.clone(), problem.v.clone());
    stepper.state(&mut q, &mut v);
    Ok(([q, v].concat(), seconds))
}

/// Repeats a run for about a fiftieth of a second, at most nine times, and returns its shortest
/// duration. The first run loads the caches, and other processes may disturb any of them; neither
/// is a cost of the method.
fn timed<T>(mut run: impl FnMut() -> Result<(T, f64), String>) -> Result<(T, f64), String> {
    let (mut result, mut shortest) = run()?;
    let mut all = shortest;
    for _ in 1..9 {
        if all > 0.02 {
            break;
        }
        let again = run()?;
        all += again.1;
        (result, shortest) = (again.0, shortest.min(again.1));
    }
    Ok((result, shortest))
}

fn describe(problem: &Problem<'_>, until: f64, (reference, tight): (&str, &Tight), studied: &[Studied]) -> String {
    let mut text = format!(
        "{}, errors at t = {until}\n{}reference: {} at a tolerance of {:.0e}, uncertain by {:.1e}\n",
        problem.model.name(),
        problem.described(),
        reference,
        tight.tolerance,
        tight.uncertainty
    );
    for s in studied {
        let Studied { method, study, failure, .. } = s;
        let mut rows = vec![["h", "error", "local order", ""].map(str::to_owned).to_vec()];
        rows.extend(study.points.iter().map(|p| {
            let local = p.local_order.filter(|_| p.used).map_or(String::new(), |order| format!("{order:.3}"));
            let note = match p.used {
                true => "",
                false if p.resolved => "too large a step, left out",
                false if p.error.is_finite() => "roundoff, left out",
                false => "failed, left out",
            };
            vec![p.step.to_string(), format!("{:.3e}", p.error), local, note.to_owned()]
        }));
        let order = match study.line {
            Some(line) => {
                let stated = s.stated.map_or(String::new(), |stated| match s.verdict() {
                    Some(Verdict::Lower) => format!(": disagrees with the stated order {stated}"),
                    Some(Verdict::Higher) => format!(", on this motion higher than the stated order {stated}"),
                    Some(Verdict::Unsettled) => format!(
                        ", not settled: no step is small enough to compare with the stated order {stated}; a smaller --step or --until may help"
                    ),
                    Some(Verdict::Agrees) | None => format!(", stated {stated}"),
                });
                format!("order {:.3} ± {:.3}, fitted to {} points{stated}", line.slope, line.slope_error, line.points)
            }
            None => "no order: fewer than three points are above roundoff".to_owned(),
        };
        let failed = failure.as_ref().map_or(String::new(), |message| format!("a run failed: {message}\n"));
        text.push_str(&format!("\n{method}: {order}\n{failed}{}", align(&rows)));
    }
    text.push('\n');
    text.push_str(&work(until, studied));
    text
}

/// Formats a table of the cost of an error under each method.
fn work(until: f64, studied: &[Studied]) -> String {
    let header = ["work and precision", "stated", "observed", "ns/step"].map(str::to_owned).to_vec();
    let mut rows = vec![[header, vec![format!("µs to {TARGET:.0e}")]].concat()];
    rows.extend(studied.iter().map(|s| {
        let known = |value: Option<String>| value.unwrap_or_default();
        vec![
            s.method.clone(),
            known(s.stated.map(|order| order.to_string())),
            known(s.study.line.map(|line| format!("{:.2}", line.slope))),
            known(s.ns_per_step(until).map(|ns| format!("{ns:.0}"))),
            known(s.seconds_to_target().map(|seconds| format!("{:.1}", 1e6 * seconds))),
        ]
    }));
    align(&rows)
}

fn as_json(
    problem: &Problem<'_>,
    until: f64,
    (reference, tight): (&str, &Tight),
    studied: &[Studied],
) -> serde_json::Value {
    let methods: Vec<_> = studied
        .iter()
        .map(|s| {
            let points = s.study.points.iter().zip(&s.seconds).map(|(p, seconds)| {
                let OrderPoint { step, error, local_order, resolved: _, used } = p;
                json!({ "step": step, "error": error, "local_order": local_order, "used": used, "seconds": seconds })
            });
            json!({
                "method": s.method,
                "gains": gains::as_json(&s.method, problem.model.info()),
                "order": s.study.line.map(|line| line.slope),
                "order_error": s.study.line.map(|line| line.slope_error),
                "stated_order": s.stated,
                "agrees": s.verdict().filter(|&verdict| verdict != Verdict::Unsettled).map(|verdict| verdict != Verdict::Lower),
                "verdict": s.verdict().map(Verdict::name),
                "ns_per_step": s.ns_per_step(until),
                "seconds_to_1e-6": s.seconds_to_target(),
                "points": points.collect::<Vec<_>>(),
                "message": s.failure,
            })
        })
        .collect();
    json!({
        "model": problem.model.name(),
        "parameters": problem.parameters_by_name(),
        "until": until,
        "reference": { "method": reference, "tolerance": tight.tolerance, "uncertainty": tight.uncertainty },
        "methods": methods,
    })
}

fn figure(problem: &Problem<'_>, until: f64, studied: &[Studied]) -> Figure {
    let info = problem.model.info();
    let end = seconds(info, until);
    let error = format!("largest error of q, v at t = {end}");
    let panel = |title, x| Panel::new(title, x, error.as_str()).scales(Scale::Logarithmic, Scale::Logarithmic);
    let (mut panel, mut work) =
        (panel("Error", step_axis(info)), panel("Work and precision", "time of the run [µs]".to_owned()));
    // One triangle serves all methods of an order, below the lowest of them.
    let mut triangles: Vec<((f64, f64), i32)> = studied.iter().filter_map(Studied::triangle).collect();
    triangles.sort_by(|(a, order), (b, other)| order.cmp(other).then(a.1.total_cmp(&b.1)));
    triangles.dedup_by_key(|(_, order)| *order);
    panel = triangles.into_iter().fold(panel, |panel, (at, order)| panel.slope(at, order));
    for (i, s) in studied.iter().enumerate() {
        let points: Vec<(f64, f64)> =
            s.study.points.iter().filter(|p| p.error.is_finite()).map(|p| (p.step, p.error)).collect();
        let label = match s.study.line {
            Some(line) => format!("{} ({:.2})", s.method, line.slope),
            None => s.method.clone(),
        };
        // The label of a method that is exact to the last digit.
        let exact = "no error";
        let line = |points: &Vec<_>, label| Curve::line(points.clone()).label(label).instead(exact).colour(i);
        panel = panel.curve(line(&points, label)).curve(Curve::dots(points).colour(i));
        let costs = s.study.points.iter().zip(&s.seconds).filter(|(p, seconds)| p.error.is_finite() && **seconds > 0.0);
        let costs: Vec<(f64, f64)> = costs.map(|(p, seconds)| (1e6 * seconds, p.error)).collect();
        work = work.curve(line(&costs, s.method.clone())).curve(Curve::dots(costs).colour(i));
    }
    let methods = match studied {
        [one] => one.method.clone(),
        all => format!("{} methods", all.len()),
    };
    let title = format!("{} · order of convergence · {methods}", problem.model.name().replace('_', " "));
    let mut facts = problem.about.clone();
    facts.push(format!("to t = {end}"));
    facts.extend(parameter_facts(info, &problem.parameters));
    facts.push("fitted orders in parentheses; the fit omits points at roundoff".to_owned());
    facts.push("triangles rise as a power of the step, with the exponent beside them".to_owned());
    let figure = Figure::new(title, facts.join(",  "));
    // The names of many methods need room beside the axes.
    if studied.len() > 7 { figure.row([panel]).row([work]) } else { figure.row([panel, work]) }
}
