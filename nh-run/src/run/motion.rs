//! How far a motion is off, which neither its energy nor its constraints tell.
//!
//! The motion is that of the coordinates. A model without coordinates, as one on a Lie algebra, has that of its velocities.

use crate::diagnostics::larger;
use crate::method::MethodChoice;
use crate::printed::seconds;
use crate::registry::{Model, StartError, Stepper, System, names};
use nonholonomic::Topic;
use nonholonomic::catalogue::{ModelInfo, Quantity};
use serde::Serialize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// States of a run at some of its steps, evenly, to compare with.
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
    /// So many are kept at most.
    const MOST: usize = 1024;

    /// None yet, of a run of this model.
    #[must_use]
    pub fn of(info: &ModelInfo) -> Samples {
        Samples { width: variables(info).len(), stride: 1, ..Samples::default() }
    }

    /// Takes the state after so many steps: coordinates, then velocities.
    pub fn push(&mut self, number: u64, state: &[f64]) {
        let due = self.seen.is_multiple_of(self.stride);
        self.seen += 1;
        if !due {
            return;
        }
        if self.numbers.len() == Self::MOST {
            // Every second one, in place.
            self.stride *= 2;
            for i in 0..Self::MOST / 2 {
                self.numbers[i] = self.numbers[2 * i];
                self.states.copy_within(2 * i * self.width..(2 * i + 1) * self.width, i * self.width);
            }
            self.numbers.truncate(Self::MOST / 2);
            self.states.truncate(Self::MOST / 2 * self.width);
        }
        self.append(number, state);
    }

    /// Takes that at the end, whatever its number.
    pub fn finish(&mut self, number: u64, state: &[f64]) {
        if self.numbers.last().is_none_or(|last| *last < number) {
            self.append(number, state);
        }
    }

    /// (Where there are no coordinates a state begins with its velocities.)
    fn append(&mut self, number: u64, state: &[f64]) {
        self.numbers.push(number);
        self.states.extend_from_slice(&state[..self.width]);
    }

    /// The number of steps made and the values of the [`variables`] then, one after the other.
    pub fn iter(&self) -> impl Iterator<Item = (u64, &[f64])> {
        self.numbers.iter().copied().zip(self.states.chunks_exact(self.width.max(1)))
    }

    /// The largest minus the smallest value of each of the [`variables`]; for what is declared an angle a turn at most.
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

/// The variables whose values make a motion: the coordinates; of a model that has none, the velocities.
#[must_use]
pub fn variables(info: &ModelInfo) -> &'static [Quantity] {
    if info.coordinates.is_empty() { info.velocities } else { info.coordinates }
}

/// The error of a motion, estimated by a second run with half the step.
///
/// It is that of the [`variables`]: of the coordinates, or of the velocities where there are none. Where the error of one of them is c hᵖ, with the order p of the method, that of the second run is 2⁻ᵖ of it, so that it is the
/// difference of both times 2ᵖ/(2ᵖ − 1) (Richardson). Where the motion is chaotic, or the step too large for that, it is a sign of
/// trouble and no measure.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MotionError {
    /// The largest error up to `t` of the variable `of`.
    pub error: f64,
    /// The variable whose error is the largest part of its range.
    pub of: &'static str,
    /// Its unit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unit: Option<&'static str>,
    /// `error` as a part of that range, which is that of the run (for an angle a turn at most).
    pub relative: f64,
    /// The time up to which both runs were compared.
    pub t: f64,
    /// The last time up to which no error was more than [`MotionError::LARGE`] of a variable's range, where one came to be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub holds_until: Option<f64>,
    /// Was the whole run compared?
    pub whole: bool,
    /// How long the second run took, in seconds.
    pub seconds: f64,
    /// The difference between the two runs.
    #[serde(skip)]
    pub second: Finer,
}

/// How a second run differs from the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Finer {
    /// It has half the step.
    #[default]
    Step,
    /// Its tolerance is smaller.
    Tolerance,
    /// Its tolerance is near roundoff, which is the tolerance of the first.
    Roundoff,
}

impl MotionError {
    /// A larger part of a variable's range than this is a wrong motion.
    pub const LARGE: f64 = 0.01;

    /// Is the motion wrong?
    #[must_use]
    pub fn is_large(&self) -> bool {
        self.holds_until.is_some()
    }

    /// `3.1e-2 m in x`, and how large a part of its range that is where it is large.
    #[must_use]
    pub fn in_short(&self, info: &ModelInfo) -> String {
        let part = if self.is_large() { format!(" ({})", self.part()) } else { String::new() };
        let to = if self.whole { String::new() } else { format!(" to t = {}", seconds(info, self.t)) };
        format!("{}{part}{to}", self.amount())
    }

    /// For a summary: `off by about 3.1e-2 m in x at t = 20 s (a second run at half the step took 0.04 s)`.
    #[must_use]
    pub fn describe(&self, info: &ModelInfo) -> String {
        let (at, took) = (seconds(info, self.t), self.seconds);
        let at_what = if self.second == Finer::Step { "half the step" } else { "another tolerance" };
        let run = match self.whole {
            true => format!("a second run at {at_what} took"),
            false => format!("as far as a second run at {at_what} came in"),
        };
        let mut text = format!("off by about {} at t = {at} ({run} {took:.2} s)", self.amount());
        if let Some(holds) = self.holds_until {
            let held = match holds == 0.0 {
                true => "1 % of the range is not kept at all".to_owned(),
                false => format!("1 % of the range is kept until t = {}", seconds(info, holds)),
            };
            text.push_str(&format!("; {}: {held}", self.part()));
        }
        text
    }

    /// For a caption: `The motion is off by about 3.1e-2 m in x at t = 20 s.`
    #[must_use]
    pub fn sentence(&self, info: &ModelInfo) -> String {
        let held = self
            .holds_until
            .map_or(String::new(), |holds| format!("; it is right to 1 % until t = {}", seconds(info, holds)));
        format!("The motion is off by about {} at t = {}{held}.", self.amount(), seconds(info, self.t))
    }

    /// A sentence for people, with a way out that this model has, where it is large.
    #[must_use]
    pub fn warning(&self, model: &dyn Model) -> Option<String> {
        self.is_large().then(|| {
            let taylor = if model.applies("taylor") { "; `taylor` keeps a tolerance" } else { "" };
            let advice = match self.second {
                Finer::Step => format!("take a smaller --step, or a method of higher order{taylor}"),
                Finer::Tolerance => "take a smaller tolerance".to_owned(),
                Finer::Roundoff => "motions that begin as near as roundoff are as far apart by then".to_owned(),
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

/// The second run, by which the error of a motion is estimated.
pub struct Second<'a> {
    info: &'a ModelInfo,
    /// The method of the first run, with options: `taylor:1e-8`.
    method: &'a str,
    /// The step of the first run.
    step: f64,
    /// At the initial state, with half the step.
    stepper: Box<dyn Stepper>,
    /// It takes no longer than this.
    budget: Duration,
    /// How it differs from the first run.
    finer: Finer,
}

impl<'a> Second<'a> {
    /// The second run of a method with a step, from the (q, v) of the first.
    ///
    /// # Errors
    /// Those of [`System::stepper`].
    pub fn new(
        info: &'a ModelInfo,
        system: &dyn System,
        (method, step): (&'a str, f64),
        (q, v): (&[f64], &[f64]),
        budget: Duration,
    ) -> Result<Second<'a>, StartError> {
        let (name, finer) = finer(info, method);
        let stepper = system.stepper(&name, q, v, 0.5 * step)?;
        Ok(Second { info, method, step, stepper, budget, finer })
    }

    /// Compares a run with a second one. `None` where there was no time for anything, and where nothing moves.
    pub fn compare(mut self, samples: &Samples, stop: &AtomicBool) -> Option<MotionError> {
        let started = Instant::now();
        let factor = factor(self.info, self.method);
        let ranges = samples.ranges(self.info);
        let widest = ranges.iter().copied().fold(0.0, f64::max);
        let sizes: Vec<f64> = samples.iter().fold(vec![0.0; samples.width], |mut sizes: Vec<f64>, (_, q)| {
            sizes.iter_mut().zip(q).for_each(|(size, x)| *size = size.max(x.abs()));
            sizes
        });
        // A variable that moves by no more than roundoff has no range of which its error could be a part.
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
                // The clock is read now and then.
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
            // (An error that is no number is a large one.)
            if errors.iter().zip(&ranges).zip(&moves).all(|((e, r), m)| !*m || *e <= MotionError::LARGE * r) {
                holds = Some(number);
            } else {
                left.get_or_insert(number);
            }
        }
        let reached = reached.filter(|reached| *reached > 0)?;
        // Two runs may agree to the last digit. There is a rounding in it all the same.
        errors.iter_mut().zip(&sizes).for_each(|(error, size)| *error = larger(*error, f64::EPSILON * size));
        let relative = |i: usize| errors[i] / ranges[i];
        let worst = (0..samples.width).filter(|i| moves[*i]).max_by(|a, b| relative(*a).total_cmp(&relative(*b)))?;
        let Quantity { name, unit, .. } = variables(self.info)[worst];
        Some(MotionError {
            error: errors[worst],
            of: name,
            unit: unit.filter(|unit| *unit != "1"),
            relative: relative(worst),
            t: reached as f64 * self.step,
            holds_until: left.map(|_| holds.unwrap_or(0) as f64 * self.step),
            whole: reached == last,
            seconds: started.elapsed().as_secs_f64(),
            second: self.finer,
        })
    }
}

/// So many steps are made without a look at the clock.
const UNWATCHED: u64 = 64;

/// The method of the second run. Steps of `taylor` lie on polynomials that do not depend on their size: its tolerance is made smaller, or of one at
/// roundoff larger, which tells what the motion makes of it.
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

/// The difference of two runs is multiplied by this. (Steps of `taylor` are as exact as its tolerance says, whatever their size.)
fn factor(info: &ModelInfo, method: &str) -> f64 {
    let name = MethodChoice::parse("method", method, &names(info.methods)).map_or(String::new(), |choice| choice.name);
    if name.starts_with("taylor") {
        return 2.0;
    }
    let known = info.methods.iter().find(|known| known.name == name);
    let power = 2_f64.powi(known.map_or(1, |known| known.order.clamp(1, 30) as i32));
    power / (power - 1.0)
}
