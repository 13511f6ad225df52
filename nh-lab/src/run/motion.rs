//! The error of a motion, which neither its energy nor its constraints reveal.
//!
//! The motion consists of the coordinates. For a model without coordinates, such as one on a Lie
//! algebra, it consists of the velocities.

use crate::diagnostics::larger;
use crate::method::MethodChoice;
use crate::printed::seconds;
use crate::registry::{Model, StartError, Stepper, System, names};
use nonholonomic::Topic;
use nonholonomic::catalogue::{ModelInfo, Quantity};
use serde::Serialize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// States of a run at evenly spaced steps, for comparison with another run.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    numbers: Vec<u64>,
    /// Values of the [`variables`] alone.
    states: Vec<f64>,
    width: usize,
    stride: u64,
    seen: u64,
}

impl Samples {
    /// The largest number of states kept.
    const MAX_ROWS: usize = 1024;

    /// Returns no samples yet, for a run of this model.
    #[must_use]
    pub fn of(info: &ModelInfo) -> Samples {
        Samples { width: variables(info).len(), stride: 1, ..Samples::default() }
    }

    /// Takes the state after `number` steps: coordinates, then velocities.
    pub fn push(&mut self, number: u64, state: &[f64]) {
        let due = self.seen.is_multiple_of(self.stride);
        self.seen += 1;
        if !due {
            return;
        }
        if self.numbers.len() == Self::MAX_ROWS {
            // Every second state is removed in place.
            self.stride *= 2;
            for i in 0..Self::MAX_ROWS / 2 {
                self.numbers[i] = self.numbers[2 * i];
                self.states.copy_within(2 * i * self.width..(2 * i + 1) * self.width, i * self.width);
            }
            self.numbers.truncate(Self::MAX_ROWS / 2);
            self.states.truncate(Self::MAX_ROWS / 2 * self.width);
        }
        self.append(number, state);
    }

    /// Takes the final state, whatever its number.
    pub fn finish(&mut self, number: u64, state: &[f64]) {
        if self.numbers.last().is_none_or(|last| *last < number) {
            self.append(number, state);
        }
    }

    /// Appends a state. The state begins with its velocities if there are no coordinates.
    fn append(&mut self, number: u64, state: &[f64]) {
        self.numbers.push(number);
        self.states.extend_from_slice(&state[..self.width]);
    }

    /// Iterates over the numbers of steps and the values of the [`variables`] after them.
    pub fn iter(&self) -> impl Iterator<Item = (u64, &[f64])> {
        self.numbers.iter().copied().zip(self.states.chunks_exact(self.width.max(1)))
    }

    /// Returns the range of each of the [`variables`], its largest minus its smallest value; at
    /// most one turn for a declared angle.
    #[must_use]
    pub fn ranges(&self, info: &ModelInfo) -> Vec<f64> {
        let range = |i: usize| {
            let values = self.states.iter().skip(i).step_by(self.width);
            let (low, high) = values.fold((f64::INFINITY, f64::NEG_INFINITY), |(l, h), x| (l.min(*x), h.max(*x)));
            let range = high - low;
            if info.angles.contains(&i) { range.min(std::f64::consts::TAU) } else { range }
        };
        (0..self.width).map(range).collect()
    }
}

/// Returns the variables whose values make a motion: the coordinates, or the velocities of a model
/// without coordinates.
#[must_use]
pub fn variables(info: &ModelInfo) -> &'static [Quantity] {
    if info.coordinates.is_empty() { info.velocities } else { info.coordinates }
}

/// The error of a motion, estimated by a second run with half the step.
///
/// The error is that of the [`variables`]: of the coordinates, or of the velocities if there are no
/// coordinates. If a variable has the error c hᵖ, with the order p of the method, the second run
/// has 2⁻ᵖ of that error. The error is therefore the difference of the runs times 2ᵖ/(2ᵖ − 1)
/// (Richardson). If the motion is chaotic, or the step is too large for that expansion, the
/// estimate is a sign of trouble and no measure.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MotionError {
    /// The largest error up to `t` of the variable `of`.
    pub error: f64,
    /// The variable whose error is largest relative to its range.
    pub of: &'static str,
    /// The unit of that variable.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unit: Option<&'static str>,
    /// `error` relative to the variable's range in the run (at most one turn for an angle).
    pub relative: f64,
    /// The time up to which both runs were compared.
    pub t: f64,
    /// The last time up to which no error exceeds [`MotionError::LARGE`] of a variable's range;
    /// `None` if no error ever does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub holds_until: Option<f64>,
    /// Whether the whole run was compared.
    pub whole: bool,
    /// Duration of the second run in seconds.
    pub seconds: f64,
    /// The difference between the two runs.
    #[serde(skip)]
    pub second: Finer,
}

/// The way in which a second run differs from the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Finer {
    /// It has half the step.
    #[default]
    Step,
    /// It has a smaller tolerance.
    Tolerance,
    /// It has a tolerance near roundoff; the first run has its tolerance at roundoff.
    Roundoff,
}

impl MotionError {
    /// The largest relative error of a right motion.
    pub const LARGE: f64 = 0.01;

    /// Returns whether the motion is wrong.
    #[must_use]
    pub fn is_large(&self) -> bool {
        self.holds_until.is_some()
    }

    /// Returns `3.1e-2 m in x`, with the error relative to the range if it is large.
    #[must_use]
    pub fn in_short(&self, info: &ModelInfo) -> String {
        let part = if self.is_large() { format!(" ({})", self.part()) } else { String::new() };
        let to = if self.whole { String::new() } else { format!(" to t = {}", seconds(info, self.t)) };
        format!("{}{part}{to}", self.amount())
    }

    /// Returns the phrase of a summary:
    /// `off by about 3.1e-2 m in x at t = 20 s (a second run at half the step took 0.04 s)`.
    #[must_use]
    pub fn describe(&self, info: &ModelInfo) -> String {
        let (at, took) = (seconds(info, self.t), self.seconds);
        let at_what = if self.second == Finer::Step { "half the step" } else { "another tolerance" };
        let run = match self.whole {
            true => format!("a second run at {at_what} took"),
            false => format!("a second run at {at_what} got this far in"),
        };
        let mut text = format!("off by about {} at t = {at} ({run} {took:.2} s)", self.amount());
        if let Some(holds) = self.holds_until {
            let held = match holds == 0.0 {
                true => "above 1 % from the start".to_owned(),
                false => format!("at most 1 % until t = {}", seconds(info, holds)),
            };
            text.push_str(&format!("; {}, {held}", self.part()));
        }
        text
    }

    /// Returns the sentence of a caption: `The motion is off by about 3.1e-2 m in x at t = 20 s.`
    #[must_use]
    pub fn sentence(&self, info: &ModelInfo) -> String {
        let held = self
            .holds_until
            .map_or(String::new(), |holds| format!("; it is right to 1 % until t = {}", seconds(info, holds)));
        format!("The motion is off by about {} at t = {}{held}.", self.amount(), seconds(info, self.t))
    }

    /// Returns a readable warning if the error is large, with a remedy available for this model.
    #[must_use]
    pub fn warning(&self, model: &dyn Model) -> Option<String> {
        self.is_large().then(|| {
            let taylor = if model.applies("taylor") { "; `taylor` keeps a tolerance" } else { "" };
            let advice = match self.second {
                Finer::Step => format!("take a smaller --step, or a method of higher order{taylor}"),
                Finer::Tolerance => "take a smaller tolerance".to_owned(),
                Finer::Roundoff => {
                    "by then, motions that start within roundoff of each other are as far apart".to_owned()
                }
            };
            format!(
                "the motion is off by about {} ({}), whatever its energy says: {advice} {}",
                self.amount(),
                self.part(),
                Topic::Motion
            )
        })
    }

    fn amount(&self) -> String {
        let unit = self.unit.map_or(String::new(), |unit| format!(" {unit}"));
        format!("{:.1e}{unit} in {}", self.error, self.of)
    }

    fn part(&self) -> String {
        match self.relative {
            relative if relative < 10.0 => format!("{:.0} % of its range", 100.0 * relative),
            _ => "more than ten times its range".to_owned(),
        }
    }
}

/// The second run, which serves to estimate the error of a motion.
pub struct Second<'a> {
    info: &'a ModelInfo,
    /// The method of the first run, with options: `taylor:1e-8`.
    method: &'a str,
    /// The time at which both begin.
    start: f64,
    /// The step of the first run.
    step: f64,
    /// The stepper at the initial state, with half the step.
    stepper: Box<dyn Stepper>,
    /// The time limit of the second run.
    budget: Duration,
    /// The way in which it differs from the first run.
    finer: Finer,
}

impl<'a> Second<'a> {
    /// Prepares the second run of a method with a step, from the time and the (q, v) of the first.
    ///
    /// # Errors
    /// Errors of [`System::stepper`].
    pub fn new(
        info: &'a ModelInfo,
        system: &dyn System,
        (method, step): (&'a str, f64),
        state: (f64, &[f64], &[f64]),
        budget: Duration,
    ) -> Result<Second<'a>, StartError> {
        let (name, finer) = finer(info, method);
        let stepper = system.stepper(&name, state, 0.5 * step)?;
        Ok(Second { info, method, start: state.0, step, stepper, budget, finer })
    }

    /// Compares a run with a second one. Returns `None` if no comparison was made in time, or if
    /// nothing moves.
    pub fn compare(mut self, samples: &Samples, stop: &AtomicBool) -> Option<MotionError> {
        let started = Instant::now();
        let factor = factor(self.info, self.method);
        let ranges = samples.ranges(self.info);
        let widest = ranges.iter().copied().fold(0.0, f64::max);
        let sizes: Vec<f64> = samples.iter().fold(vec![0.0; samples.width], |mut sizes: Vec<f64>, (_, q)| {
            sizes.iter_mut().zip(q).for_each(|(size, x)| *size = size.max(x.abs()));
            sizes
        });
        // A variable that moves by no more than roundoff has no range to which its error could be
        // related.
        let moves: Vec<bool> = ranges.iter().zip(&sizes).map(|(r, size)| *r > 1e-10 * size.max(widest)).collect();
        if !moves.contains(&true) {
            return None;
        }
        let mut errors = vec![0.0; samples.width];
        let (n, k) = (self.info.coordinates.len(), self.info.velocities.len());
        let mut state = vec![0.0; n + k];
        let (mut done, mut reached, mut holds, mut left) = (0_u64, None, None, None);
        let last = samples.numbers.last().copied()?;
        'run: for (number, there) in samples.iter() {
            while done < 2 * number {
                // The clock is read every few steps.
                if started.elapsed() > self.budget || stop.load(Ordering::Relaxed) {
                    break 'run;
                }
                let (made, result) = self.stepper.step_n(UNWATCHED.min(2 * number - done));
                if result.is_err() {
                    break 'run;
                }
                done += made;
            }
            let (q, v) = state.split_at_mut(n);
            self.stepper.state(q, v);
            for ((error, a), b) in errors.iter_mut().zip(&state).zip(there) {
                *error = larger(*error, factor * (a - b).abs());
            }
            reached = Some(number);
            // An error of NaN is a large one.
            if errors.iter().zip(&ranges).zip(&moves).all(|((e, r), m)| !*m || *e <= MotionError::LARGE * r) {
                holds = Some(number);
            } else {
                left.get_or_insert(number);
            }
        }
        let reached = reached.filter(|reached| *reached > 0)?;
        // Two runs that agree to the last digit still have a rounding error.
        errors.iter_mut().zip(&sizes).for_each(|(error, size)| *error = larger(*error, f64::EPSILON * size));
        let relative = |i: usize| errors[i] / ranges[i];
        let worst = (0..samples.width).filter(|i| moves[*i]).max_by(|a, b| relative(*a).total_cmp(&relative(*b)))?;
        let Quantity { name, unit, .. } = variables(self.info)[worst];
        Some(MotionError {
            error: errors[worst],
            of: name,
            unit: unit.filter(|unit| *unit != "1"),
            relative: relative(worst),
            t: self.start + reached as f64 * self.step,
            holds_until: left.map(|_| self.start + holds.unwrap_or(0) as f64 * self.step),
            whole: reached == last,
            seconds: started.elapsed().as_secs_f64(),
            second: self.finer,
        })
    }
}

/// The number of steps between two readings of the clock.
const UNWATCHED: u64 = 64;

/// Returns the method of the second run. Steps of `taylor` lie on polynomials that do not depend on
/// the step size, so its tolerance is reduced. A tolerance at roundoff is increased instead, which
/// shows how the motion amplifies it.
fn finer(info: &ModelInfo, method: &str) -> (String, Finer) {
    match MethodChoice::parse("method", method, &names(info.methods)) {
        Ok(MethodChoice { name, options }) if name.starts_with("taylor") => {
            let tolerance = options.first().copied().unwrap_or(0.0);
            let (other, finer) = match tolerance > 1e-14 {
                true => (tolerance / 32.0, Finer::Tolerance),
                false => (4e-15, Finer::Roundoff),
            };
            (MethodChoice { name, options: vec![other] }.to_string(), finer)
        }
        _ => (method.to_owned(), Finer::Step),
    }
}

/// Returns the factor from the difference of two runs to the error. The error of `taylor` is given
/// by its tolerance, whatever the step size.
fn factor(info: &ModelInfo, method: &str) -> f64 {
    let name = MethodChoice::parse("method", method, &names(info.methods)).map_or(String::new(), |choice| choice.name);
    if name.starts_with("taylor") {
        return 2.0;
    }
    let known = info.methods.iter().find(|known| known.name == name);
    let power = 2_f64.powi(known.map_or(1, |known| known.order.clamp(1, 30) as i32));
    power / (power - 1.0)
}
