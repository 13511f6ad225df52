//! Trajectories. Machine code makes their steps, on one thread or several, and rows are recorded.

use crate::arguments::States;
use crate::inputs::{Controls, Step};
use crate::threads::{Meter, Pace, each};
use crate::watched::{Polynomials, Watching};
use nonholonomic::catalogue::ModelInfo;
use nonholonomic_exec::{Accounts, Functions, TOGETHER};
use nonholonomic_lab::events::{Event, Occurrence};
use nonholonomic_lab::registry::{Model, StartError, StepFailure, Stepper, System};
use nonholonomic_lab::run::Last;
use nonholonomic_lab::tape::Declared;
use pyo3::prelude::*;
use std::sync::atomic::Ordering;

/// Everything that determines a run.
pub(crate) struct Plan<'a> {
    pub(crate) model: &'a Declared,
    /// The method with its options, such as `dla:0.4`.
    pub(crate) method: &'a str,
    pub(crate) given: &'a States,
    /// Parameters: one row for all trajectories, or a row for each.
    pub(crate) parameters: &'a [f64],
    /// The system that all trajectories share, if they do.
    pub(crate) shared: Option<&'a Prepared>,
    /// The start time of all trajectories.
    pub(crate) t0: f64,
    pub(crate) h: f64,
    pub(crate) steps: u64,
    pub(crate) every: u64,
    /// Does anything do work on the system?
    pub(crate) works: bool,
    pub(crate) controls: &'a Controls,
    /// The duration of a motion that ends with a shorter step, if there is one.
    pub(crate) until: Option<f64>,
    /// The events to look for in each step.
    pub(crate) events: &'a [Event],
    /// Are the polynomials of `taylor` kept?
    pub(crate) dense: bool,
    /// The progress meter, which counts the steps.
    pub(crate) meter: &'a Meter,
}

/// A model at its parameters, without control inputs.
pub(crate) struct Prepared {
    pub(crate) parameters: Vec<f64>,
    pub(crate) system: Box<dyn System>,
    pub(crate) functions: Functions<f64>,
    /// The description of the model, with its functions.
    pub(crate) info: &'static ModelInfo,
}

impl Prepared {
    /// Creates the model at these parameters.
    ///
    /// # Errors
    /// The model rejects the parameters.
    pub(crate) fn new(model: &Declared, parameters: Vec<f64>) -> Result<Self, String> {
        let (system, functions) = (model.system(&parameters)?, model.functions(&parameters));
        Ok(Prepared { parameters, system, functions, info: model.info() })
    }
}

/// The rows of a trajectory.
pub(crate) struct Rows<'a> {
    /// The number of rows.
    pub(crate) rows: usize,
    pub(crate) q: &'a mut [f64],
    pub(crate) v: &'a mut [f64],
    pub(crate) work: &'a mut [f64],
}

/// The end of a trajectory.
#[derive(Default)]
pub(crate) struct Ended {
    /// The number of steps made.
    pub(crate) steps: u64,
    /// The reason why not all steps were made.
    pub(crate) failure: Option<Failure>,
    /// The state and the work after a shorter step at the end.
    pub(crate) last: Option<(Vec<f64>, Vec<f64>, f64)>,
    /// The events found.
    pub(crate) events: Vec<Occurrence>,
    /// The state and the work before the event that ended the trajectory; `polynomials` extend up
    /// to the event.
    pub(crate) stopped: Option<(Vec<f64>, Vec<f64>, f64)>,
    pub(crate) polynomials: Option<Polynomials>,
}

/// The reason why a trajectory has fewer steps than requested.
pub(crate) enum Failure {
    /// No stepper exists at the initial state.
    Start(String),
    /// A step failed: its message, and the state (q, v) before it.
    Step(String, Vec<f64>, Vec<f64>),
    /// A signal handler or a control function raised an exception.
    Stopped,
}

impl Plan<'_> {
    fn width(&self) -> usize {
        self.parameters.len() / self.model.info().parameters.len().max(1)
    }

    /// Returns the parameters of a trajectory.
    fn parameters_of(&self, trajectory: usize) -> &[f64] {
        let p = self.model.info().parameters.len();
        let at = if self.width() > 1 { trajectory * p } else { 0 };
        &self.parameters[at..at + p]
    }

    /// Runs all trajectories.
    ///
    /// # Errors
    /// The exception of a signal handler or of a control function.
    pub(crate) fn run(&self, py: Python<'_>, rows: Vec<Rows<'_>>, threads: Option<usize>) -> PyResult<Vec<Ended>> {
        let shared = self.shared.map(|shared| &*shared.system);
        // Groups of four, if their rows are far enough apart for machine code to step them
        // together.
        let is_sparse = self.every > DENSE && matches!(self.controls, Controls::None) && !self.is_watched();
        let group = if is_sparse { TOGETHER } else { 1 };
        let mut groups: Vec<(usize, Vec<Rows<'_>>)> = Vec::new();
        for (i, rows) in rows.into_iter().enumerate() {
            match groups.last_mut() {
                Some((_, last)) if last.len() < group => last.push(rows),
                _ => groups.push((i, vec![rows])),
            }
        }
        // Only one thread calls a Python function.
        let threads = if matches!(self.controls, Controls::Function(..)) { Some(1) } else { threads };
        let one = |(first, rows), stop: &dyn Fn() -> bool| self.group(shared, first, rows, stop);
        let ended: Vec<Vec<Ended>> = each(py, groups, threads, self.meter, one)?;
        self.controls.raised()?;
        Ok(ended.into_iter().flatten().collect())
    }

    /// Is each step inspected before it is made?
    fn is_watched(&self) -> bool {
        self.dense || !self.events.is_empty()
    }

    /// Runs a group of trajectories; `first` is the index of the first one.
    fn group(
        &self,
        shared: Option<&dyn System>,
        first: usize,
        rows: Vec<Rows<'_>>,
        stop: &dyn Fn() -> bool,
    ) -> Vec<Ended> {
        if rows.len() > 1 {
            return self.together(shared, first, rows, stop);
        }
        let one = |(i, rows)| match self.begin(shared, first + i) {
            Ok(mut begun) => self.one(&mut begun, first + i, rows, stop),
            Err(message) => Ended { failure: Some(Failure::Start(message)), ..Ended::default() },
        };
        rows.into_iter().enumerate().map(one).collect()
    }

    /// Creates a stepper at the initial state of a trajectory.
    fn begin<'s>(&self, shared: Option<&'s dyn System>, trajectory: usize) -> Result<Begun<'s>, String> {
        let (q, v) = self.given.at(trajectory);
        let start = |system: &dyn System| {
            system.stepper(self.method, (self.t0, q, v), self.h).map_err(|error| match error {
                StartError::OffConstraints { .. } | StartError::OffGroup { .. } => {
                    format!("{error}; `project=True` moves it there")
                }
                StartError::Other(message) => message,
            })
        };
        if let Some(system) = shared {
            return Ok(Begun { system: Owned::Shared(system), stepper: start(system)?, step: None });
        }
        let (inputs, step) = self.controls.of(trajectory).unzip();
        let system = self.model.system_with(self.parameters_of(trajectory), inputs.as_ref())?;
        let stepper = start(&*system)?;
        Ok(Begun { system: Owned::Own(system), stepper, step: step.flatten() })
    }

    fn one(&self, begun: &mut Begun<'_>, trajectory: usize, mut rows: Rows<'_>, stop: &dyn Fn() -> bool) -> Ended {
        let (q, v) = self.given.at(trajectory);
        rows.write(0, q, v, 0.0);
        let mut watching = match self.is_watched().then(|| Watching::new(self)).transpose() {
            Ok(watching) => watching,
            Err(message) => return Ended { failure: Some(Failure::Start(message)), ..Ended::default() },
        };
        let mut recorder = Recorder::new(self, trajectory, &mut *begun.stepper);
        let (mut done, mut pace) = (0, Pace::new());
        while done < self.steps {
            begun.at(done);
            let looked = watching.as_mut().map_or(Ok(false), |watching| watching.look(done, &mut *begun.stepper));
            if matches!(looked, Ok(true)) {
                rows.fail_from((done / self.every) as usize + 1);
                let (mut q, mut v) = (q.to_vec(), v.to_vec());
                begun.stepper.state(&mut q, &mut v);
                let stopped = Some((q, v, begun.stepper.work()));
                return Ended { steps: done, stopped, ..Watching::ended(watching) };
            }
            let (made, result) = if let Err(failure) = looked {
                (0, Err(failure))
            } else if watching.is_some() {
                let (made, result) = begun.stepper.step_n(1);
                if made > 0 && (done + made).is_multiple_of(self.every) {
                    rows.look(((done + made) / self.every) as usize, &*begun.stepper, self.works);
                }
                (made, result)
            } else if let Some(recorder) = &mut recorder {
                let count = pace.next(self.steps - done);
                recorder.record(&mut *begun.stepper, (done, count), self.every, &mut rows)
            } else {
                let count = pace.next((self.every - done % self.every).min(self.steps - done));
                let (made, result) = begun.stepper.step_n(if begun.step.is_some() { 1 } else { count });
                if made > 0 && (done + made).is_multiple_of(self.every) {
                    rows.look(((done + made) / self.every) as usize, &*begun.stepper, self.works);
                }
                (made, result)
            };
            done += made;
            self.meter.add(made);
            if let Err(failure) = result {
                rows.fail_from((done / self.every) as usize + 1);
                let (mut q, mut v) = (q.to_vec(), v.to_vec());
                begun.stepper.state(&mut q, &mut v);
                let failure = Some(Failure::Step(failure.0, q, v));
                return Ended { steps: done, failure, ..Watching::ended(watching) };
            }
            pace.made();
            if stop() {
                return Ended { steps: done, failure: Some(Failure::Stopped), ..Ended::default() };
            }
        }
        if let Some(watching) = &mut watching {
            watching.end(done, &mut *begun.stepper);
        }
        let last = self.last(begun, done);
        if let (None, Some(watching)) = (&last, &mut watching) {
            watching.end_at(done);
        }
        Ended { steps: done, last, ..Watching::ended(watching) }
    }

    /// Makes the shorter step at the end, if one is requested and possible. Returns the state after
    /// it, and the work.
    fn last(&self, begun: &mut Begun<'_>, done: u64) -> Option<(Vec<f64>, Vec<f64>, f64)> {
        let until = self.until?;
        let (mut q, mut v) = (vec![0.0; self.given.sizes.0], vec![0.0; self.given.sizes.1]);
        begun.stepper.state(&mut q, &mut v);
        let work = begun.stepper.work();
        let (last, place) = (Last { method: self.method, until }, (self.h, done as f64 * self.h));
        let more = last.make(self.model.info(), begun.system.get(), &mut *begun.stepper, place, (&mut q, &mut v))?;
        Some((q, v, work + more))
    }

    /// Runs trajectories whose steps are made together, with rows after every `every` steps.
    fn together(
        &self,
        shared: Option<&dyn System>,
        first: usize,
        rows: Vec<Rows<'_>>,
        stop: &dyn Fn() -> bool,
    ) -> Vec<Ended> {
        let mut all = Vec::with_capacity(rows.len());
        for (i, mut rows) in rows.into_iter().enumerate() {
            let (q, v) = self.given.at(first + i);
            rows.write(0, q, v, 0.0);
            all.push(match self.begin(shared, first + i) {
                Ok(begun) => (Some(begun), rows, Ended::default()),
                Err(message) => (None, rows, Ended { failure: Some(Failure::Start(message)), ..Ended::default() }),
            });
        }
        let (mut done, mut pace) = (0, Pace::new());
        while done < self.steps {
            let count = pace.next((self.every - done % self.every).min(self.steps - done));
            let mut left = count;
            while left > 0 {
                // If a step is unusual for one of the trajectories, each makes that step by itself.
                let steppers: Option<Vec<_>> = all
                    .iter_mut()
                    .map(|(begun, ..)| begun.as_mut().and_then(|begun| begun.stepper.executed()))
                    .collect();
                let four = steppers.and_then(|steppers| <[_; TOGETHER]>::try_from(steppers).ok());
                let made = four.and_then(|four| nonholonomic_exec::Stepper::step_together(four, left));
                let alone = made.map_or(left, |made| (left - made).min(1));
                left -= made.unwrap_or(0) + alone;
                for (begun, rows, ended) in &mut all {
                    ended.steps += if begun.is_some() { made.unwrap_or(0) } else { 0 };
                    let Some(going) = begun.as_mut().filter(|_| alone > 0) else { continue };
                    let (made, result) = going.stepper.step_n(alone);
                    ended.steps += made;
                    if let Err(failure) = result {
                        rows.fail_from((ended.steps / self.every) as usize + 1);
                        let (mut q, mut v) = (vec![0.0; self.given.sizes.0], vec![0.0; self.given.sizes.1]);
                        going.stepper.state(&mut q, &mut v);
                        ended.failure = Some(Failure::Step(failure.0, q, v));
                        *begun = None;
                    }
                }
            }
            done += count;
            self.meter.add(count * all.len() as u64);
            pace.made();
            for (begun, rows, ended) in &mut all {
                let Some(begun) = begun else { continue };
                if done % self.every == 0 {
                    rows.look((done / self.every) as usize, &*begun.stepper, self.works);
                }
                if stop() {
                    ended.failure = Some(Failure::Stopped);
                }
            }
            if all.iter().all(|(begun, _, ended)| begun.is_none() || ended.failure.is_some()) {
                break;
            }
        }
        let ended = all.into_iter().map(|(mut begun, _, ended)| match &mut begun {
            Some(begun) if ended.failure.is_none() => Ended { last: self.last(begun, done), ..ended },
            _ => ended,
        });
        ended.collect()
    }
}

/// A trajectory that has started.
struct Begun<'s> {
    system: Owned<'s>,
    stepper: Box<dyn Stepper>,
    step: Option<Step>,
}

enum Owned<'s> {
    Shared(&'s dyn System),
    Own(Box<dyn System>),
}

impl Owned<'_> {
    fn get(&self) -> &dyn System {
        match self {
            Owned::Shared(system) => *system,
            Owned::Own(system) => &**system,
        }
    }
}

impl Begun<'_> {
    /// Tells a table of inputs that `done` steps have been made.
    fn at(&self, done: u64) {
        if let Some(step) = &self.step {
            step.store(usize::try_from(done).unwrap_or(usize::MAX), Ordering::Relaxed);
        }
    }
}

/// The largest number of steps between rows for which the recorder computes rows from the numbers
/// that every step carries. For larger distances, steps keep no trace and four motions are stepped
/// together.
const DENSE: u64 = 64;

/// The recorder, which computes rows from the numbers that steps carry.
struct Recorder {
    accounts: Accounts<f64>,
    h: f64,
    /// The carried numbers of all steps, those of the rows, and the rows computed from them.
    carried: Vec<f64>,
    chosen: Vec<f64>,
    made: Vec<f64>,
}

impl Recorder {
    /// The smallest number of steps for which recording pays off.
    const FEWEST: u64 = 64;

    /// Creates the recorder of a trajectory; `None` if steps are inspected one by one, if there are
    /// few of them, or if the rows are far apart.
    fn new(plan: &Plan<'_>, trajectory: usize, stepper: &mut dyn Stepper) -> Option<Self> {
        if plan.is_watched() || plan.every > DENSE || plan.steps < Self::FEWEST || stepper.executed().is_none() {
            return None;
        }
        // A model has one method, at index 0.
        let accounts = match plan.shared {
            Some(shared) => Accounts::new(&shared.functions, 0, &[]),
            None => Accounts::new(&plan.model.functions(plan.parameters_of(trajectory)), 0, &[]),
        };
        Some(Recorder { accounts, h: plan.h, carried: Vec::new(), chosen: Vec::new(), made: Vec::new() })
    }

    /// Makes `count` steps after the first `done`.
    fn record(
        &mut self,
        stepper: &mut dyn Stepper,
        (done, count): (u64, u64),
        every: u64,
        rows: &mut Rows<'_>,
    ) -> (u64, Result<(), StepFailure>) {
        let Some(executed) = stepper.executed() else { return stepper.step_n(count) };
        self.carried.clear();
        self.made.clear();
        let before = executed.statistics().steps;
        let result = executed.step_n_with(count, &mut self.carried);
        let made = executed.statistics().steps - before;
        let first = done / every + 1;
        if every == 1 {
            self.accounts.append(executed, &self.carried, (first, self.h), &mut self.made);
        } else {
            // The first row comes after this many of these steps.
            let (width, skipped) = (self.carried.len() / (made as usize).max(1), (first * every - done - 1) as usize);
            self.chosen.clear();
            let carried = self.carried.chunks_exact(width.max(1)).skip(skipped).step_by(every as usize);
            carried.for_each(|carried| self.chosen.extend_from_slice(carried));
            self.accounts.append(executed, &self.chosen, (first, self.h), &mut self.made);
        }
        rows.copy(first as usize, &self.made, self.accounts.width());
        // The stepper repeats the failed step, because it has the error message.
        match result {
            Ok(()) => (made, Ok(())),
            Err(_) => (made, stepper.step()),
        }
    }
}

impl Rows<'_> {
    fn widths(&self, rows: usize) -> (usize, usize) {
        (self.q.len() / rows, self.v.len() / rows)
    }

    pub(crate) fn write(&mut self, row: usize, q: &[f64], v: &[f64], work: f64) {
        self.q[row * q.len()..][..q.len()].copy_from_slice(q);
        self.v[row * v.len()..][..v.len()].copy_from_slice(v);
        if let Some(entry) = self.work.get_mut(row) {
            *entry = work;
        }
    }

    /// Copies rows of q, v and the work from one array.
    fn copy(&mut self, first: usize, rows: &[f64], width: usize) {
        let (n, _) = self.widths(self.rows);
        for (i, row) in rows.chunks_exact(width).enumerate() {
            self.write(first + i, &row[..n], &row[n..width - 1], row[width - 1]);
        }
    }

    /// Writes the state of a stepper to a row.
    fn look(&mut self, row: usize, stepper: &dyn Stepper, works: bool) {
        let (n, k) = self.widths(self.rows);
        stepper.state(&mut self.q[row * n..][..n], &mut self.v[row * k..][..k]);
        if let Some(entry) = self.work.get_mut(row) {
            *entry = if works { stepper.work() } else { 0.0 };
        }
    }

    /// Fills the rows that were not reached with NaN.
    pub(crate) fn fail_from(&mut self, row: usize) {
        let (n, k) = self.widths(self.rows);
        self.q[row * n..].fill(f64::NAN);
        self.v[row * k..].fill(f64::NAN);
        if let Some(work) = self.work.get_mut(row..) {
            work.fill(f64::NAN);
        }
    }
}
