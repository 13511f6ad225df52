//! The study of one method, and its verdict.

use crate::gains;
use crate::problem::Problem;
use nonholonomic_codegen::scheme;
use nonholonomic_lab::diagnostics::{OrderPoint, OrderStudy, distance, order_study};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// The ratio of the assumed roundoff to that of a random walk of half-ulp errors. A step has dozens
/// of roundings, and the motion stretches their sum.
const MARGIN: f64 = 10.0;

/// The factor by which a triangle stands below its curve.
const BELOW: f64 = 0.15;

/// The largest difference between an observed and a stated order that agree.
const AGREES: f64 = 0.25;

/// The largest number of halvings of the step.
pub(super) const MAX_HALVINGS: u32 = 16;

/// The largest number of steps in a run beyond the requested halvings. Such a run takes some
/// seconds at 20 µs a step.
const MAX_STEPS: u64 = 1 << 18;

/// The error whose cost is reported.
pub(super) const TARGET: f64 = 1e-6;

pub(super) struct Studied {
    pub(super) method: String,
    pub(super) stated: Option<u32>,
    pub(super) study: OrderStudy,
    /// The duration of each run in seconds, the shortest of several repetitions.
    pub(super) seconds: Vec<f64>,
    pub(super) failure: Option<String>,
}

/// The observed order beside the stated one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Verdict {
    Agrees,
    /// Higher on this motion only: the stated order holds for all systems.
    Higher,
    Lower,
    /// None of the steps is small enough to determine the order.
    Unsettled,
}

impl Verdict {
    pub(super) fn name(self) -> &'static str {
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
    pub(super) fn verdict(&self) -> Option<Verdict> {
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
    pub(super) fn seconds_to_target(&self) -> Option<f64> {
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
    pub(super) fn triangle(&self) -> Option<((f64, f64), i32)> {
        let order = self.study.line?.slope.round();
        let used: Vec<&OrderPoint> = self.study.points.iter().filter(|p| p.used).collect();
        let middle = used.get(used.len() / 2)?;
        let is_near = (self.study.line?.slope - order).abs() <= AGREES && order >= 1.0;
        is_near.then_some(((middle.step, middle.error * BELOW), order as i32))
    }

    /// Returns the nanoseconds per step over all runs, because the clock measures short runs
    /// poorly.
    pub(super) fn ns_per_step(&self, until: f64) -> Option<f64> {
        let steps: f64 = self.study.points.iter().map(|p| (until / p.step).abs()).sum();
        (self.failure.is_none() && steps > 0.0).then(|| 1e9 * self.seconds.iter().sum::<f64>() / steps)
    }
}

/// The interval over which methods run, and its end.
pub(super) struct Interval<'s> {
    pub(super) until: f64,
    /// The initial number of steps, and the least number of halvings.
    pub(super) first: u64,
    pub(super) halvings: u32,
    /// The state at its end.
    pub(super) end: Vec<f64>,
    /// The uncertainty of that state, and the size of one ulp in it.
    pub(super) roundoff: (f64, f64),
    /// A raised flag prevents further runs.
    pub(super) stop: &'s AtomicBool,
}

impl Interval<'_> {
    /// Computes the errors of a method, down to steps that are small enough to determine its order.
    pub(super) fn study(&self, problem: &Problem<'_>, method: &str) -> Studied {
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
pub(super) fn end(
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
