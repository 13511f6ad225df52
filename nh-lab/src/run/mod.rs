//! The run loop: it makes steps, records rows, and summarizes the run.

mod account;
mod batch;
mod drifts;
mod layout;
mod motion;
#[cfg(test)]
mod tests;

pub use account::{Kept, Summary};
pub use drifts::{Drift, Elsewhere, Keeper, Mending};
pub use layout::{Extra, Layout, distinct, state_columns};
pub use motion::{Finer, MotionError, Samples, Second, variables};

use crate::registry::{Model, StepFailure, Stepper, System};
use account::Account;
use batch::Batch;
use nonholonomic::catalogue::ModelInfo;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Returns the number of whole steps of size `step` that fit into `until`. Both have the same sign.
///
/// A quotient within 1e-9 of an integer (relative) is that integer: 200/0.05 is 4000 steps,
/// whatever the rounded quotient.
///
/// # Errors
/// A message: the step is zero, not finite, larger than the interval, or of the other sign.
pub fn count_steps(step: f64, until: f64) -> Result<u64, String> {
    if !until.is_finite() || until == 0.0 {
        return Err(format!("the final time must be a finite number other than zero, not {until}"));
    }
    if !step.is_finite() || step == 0.0 {
        return Err(format!("the step must be a finite number other than zero, not {step}"));
    }
    let ratio = until / step;
    if ratio < 0.0 {
        return Err(format!("a step of {step} leads away from t = {until}: give both the same sign"));
    }
    let nearest = ratio.round();
    let steps = if (ratio - nearest).abs() <= 1e-9 * nearest { nearest } else { ratio.floor() };
    if steps < 1.0 {
        return Err(format!("the step {step} exceeds the interval from 0 to {until}: {until} is the largest"));
    }
    // Beyond 2^53 a step number has no exact time.
    if steps > 9e15 {
        return Err(format!("{steps:e} steps are too many"));
    }
    Ok(steps as u64)
}

/// Returns whether t is the intended end of a run, up to the roundoff that [`count_steps`] allows.
#[must_use]
pub fn reaches(t: f64, until: f64) -> bool {
    (t - until).abs() <= 1e-9 * until.abs()
}

/// Returns the time between rows for a run up to `until`: 1, 2 or 5 times a power of ten, such that
/// there are at most a thousand rows.
#[must_use]
pub fn time_between_rows(until: f64) -> f64 {
    let least = until.abs() / ROWS;
    let exponent = least.log10().floor() as i32;
    let candidates = [(1, exponent), (2, exponent), (5, exponent), (1, exponent + 1)];
    let sizes = candidates.map(|(digit, exponent)| format!("{digit}e{exponent}").parse().unwrap_or(f64::NAN));
    // The last candidate is at least as long, except for roundoff of the logarithm.
    let size: f64 = sizes.into_iter().find(|size| *size >= least * (1.0 - 1e-12)).unwrap_or(sizes[3]);
    size.copysign(until)
}

/// The largest number of rows of a run whose step size is neither given nor declared.
const ROWS: f64 = 1000.0;

/// Returns whether the motion under the method of this name, without options, is independent of the
/// step size.
#[must_use]
pub fn is_free_of_steps(method: &str) -> bool {
    method.starts_with("taylor")
}

/// The specification of a run.
pub struct Run<'a> {
    /// The model.
    pub model: &'a dyn Model,
    /// The model with its parameters.
    pub system: &'a dyn System,
    /// The method, at the initial state.
    pub stepper: Box<dyn Stepper>,
    /// Step size.
    pub step: f64,
    /// Number of steps.
    pub steps: u64,
    /// The number of steps per recorded row (at least 1). The final state is a row in any case.
    pub every: u64,
    /// Layout of the rows.
    pub layout: &'a Layout,
    /// The watcher that inspects each step before it is made.
    pub watcher: Option<&'a mut dyn Watcher>,
    /// A shorter step after all others.
    pub last: Option<Last<'a>>,
}

/// A step to a time that is no multiple of the step size.
///
/// The step begins from coordinates and velocities alone, at time 0 of a new stepper. It is
/// therefore possible only for methods that carry nothing else, and for systems that depend neither
/// on time nor on a control input. A trial finds out whether a method is suitable: a stepper that
/// continues and one that begins anew must reach the same state.
#[derive(Clone, Copy, Debug)]
pub struct Last<'a> {
    /// The method, with its options.
    pub method: &'a str,
    /// The time at which it ends.
    pub until: f64,
}

impl<'a> Last<'a> {
    /// Returns the shorter step after `steps` steps of size `step`; `None` if these already end at
    /// `until`.
    #[must_use]
    pub fn behind(steps: u64, step: f64, method: &'a str, until: f64) -> Option<Last<'a>> {
        (!reaches(steps as f64 * step, until)).then_some(Last { method, until })
    }

    /// Makes the shorter step from (q, v), the state of a stepper with this step at this time, and
    /// returns the work done in it. Returns `None`, with (q, v) unchanged, if the method cannot
    /// make that step. The stepper itself advances by a step of its own.
    pub fn make(
        self,
        info: &ModelInfo,
        system: &dyn System,
        stepper: &mut dyn Stepper,
        (step, time): (f64, f64),
        (q, v): (&mut [f64], &mut [f64]),
    ) -> Option<f64> {
        // The time of the new stepper begins at 0, which must not matter.
        if info.changes_energy || !info.inputs.is_empty() {
            return None;
        }
        let state = |stepper: &dyn Stepper| {
            let mut state = vec![0.0; q.len() + v.len()];
            let (q, v) = state.split_at_mut(q.len());
            stepper.state(q, v);
            state
        };
        let mut anew = system.stepper(self.method, (0.0, q, v), step).ok()?;
        anew.step().and_then(|()| stepper.step()).ok()?;
        let (anew, on) = (state(&*anew), state(stepper));
        let size = on.iter().fold(0.0, |size: f64, x| size.max(x.abs()));
        if !anew.iter().zip(&on).all(|(a, b)| (a - b).abs() <= SAME * size) {
            return None;
        }
        let mut shorter = system.stepper(self.method, (0.0, q, v), self.until - time).ok()?;
        shorter.step().ok()?;
        shorter.state(q, v);
        Some(shorter.work())
    }
}

/// Inspects each step of a run before it is made.
pub trait Watcher {
    /// Inspects the step that begins at time `t`, the stepper's next one. Returns a text if the run
    /// shall end before that step.
    ///
    /// # Errors
    /// Errors of the step.
    fn look(&mut self, t: f64, stepper: &mut dyn Stepper) -> Result<Option<String>, StepFailure>;

    /// Inspects the end of the last step. Returns a text if an event ends the run there.
    fn end(&mut self) -> Option<String> {
        None
    }
}

/// The way in which a run ended.
#[derive(Clone, Debug, PartialEq)]
pub enum Ending {
    /// All steps were made.
    Complete,
    /// A step failed, or a row could not be written, for this reason.
    Failed(String),
    /// The run was told to stop.
    Interrupted,
    /// This event ended the run.
    Event(String),
}

/// A recipient of the rows of a run.
pub trait Sink {
    /// Takes a row, laid out as [`Layout`] describes.
    ///
    /// # Errors
    /// Errors of the file system; the run stops there.
    fn row(&mut self, row: &[f64]) -> io::Result<()>;

    /// Takes a row together with the work that control inputs, forces and the time dependence have
    /// done on the system so far.
    ///
    /// # Errors
    /// Errors of [`Sink::row`].
    fn row_after_work(&mut self, row: &[f64], work: f64) -> io::Result<()> {
        let _ = work;
        self.row(row)
    }
}

/// The largest number of steps in a batch, so that a sparse recording shows its progress too.
const PORTION: u64 = 4096;

/// The duration of a batch; a single step may take longer. Rows of slow steps are thus not held
/// back.
const PATIENCE: Duration = Duration::from_millis(50);

impl Run<'_> {
    /// Makes the run: rows go to the sinks, and the number of steps so far to `progress`.
    ///
    /// The run ends in good order if a step fails, a sink fails, as on a full disk, or a stop is
    /// requested. The rows so far have then reached the sinks.
    ///
    /// # Errors
    /// The reader of the rows has closed its pipe.
    pub fn go(
        self,
        sinks: &mut [&mut dyn Sink],
        mut progress: impl FnMut(u64),
        stop: &AtomicBool,
    ) -> io::Result<(Ending, Summary)> {
        self.make(sinks, &mut progress, stop)
    }

    /// Makes the run as [`Run::go`]. This function is compiled here; a function generic over a
    /// closure would be compiled where it is called.
    fn make(
        mut self,
        sinks: &mut [&mut dyn Sink],
        progress: &mut dyn FnMut(u64),
        stop: &AtomicBool,
    ) -> io::Result<(Ending, Summary)> {
        let mut account = Account::new(&self);
        let mut batch = Batch::new(self.model.info(), self.step);
        let mut samples = Samples::of(self.model.info());
        let (mut done, mut recorded) = (0, 0);
        let mut stepping = Duration::ZERO;
        // The first batch is the row at the start.
        let mut portion = 0;
        batch.push(0, self.system, &*self.stepper);
        let mut ending = loop {
            let started = Instant::now();
            let Advance { failure, event } = self.advance(&mut batch, (&mut done, &mut recorded), portion, stop);
            // A run that ends early records its last state, too. A batch is full only after a row.
            let stopped = stop.load(Ordering::Relaxed);
            if (failure.is_some() || event.is_some() || stopped) && recorded < done && !batch.is_full() {
                batch.push(done, self.system, &*self.stepper);
                recorded = done;
            }
            let took = started.elapsed();
            stepping += took;
            portion = if took > PATIENCE { portion / 4 } else { 2 * portion }.clamp(1, PORTION);
            let mut overflow = None;
            let entries = batch.entries;
            let taken = batch.drain(|k, row| {
                let t = k as f64 * self.step;
                samples.push(k, &row[entries.state()]);
                if !account.make(t, row) {
                    overflow.get_or_insert(t);
                }
                sinks.iter_mut().try_for_each(|sink| sink.row_after_work(&account.row, row[entries.work()]))
            });
            progress(done);
            match taken {
                Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Err(error),
                Err(error) => break Ending::Failed(format!("the rows could not be written: {error}")),
                Ok(()) => {}
            }
            if let Some(t) = overflow {
                break Ending::Failed(format!("the energy is not a finite number at t = {t}"));
            }
            if let Some(failure) = failure {
                break Ending::Failed(failure);
            }
            if let Some(event) = event {
                break Ending::Event(event);
            }
            if done == self.steps {
                let event = self.watcher.as_mut().and_then(|watcher| watcher.end());
                break event.map_or(Ending::Complete, Ending::Event);
            }
            if stopped {
                break Ending::Interrupted;
            }
        };
        let (mut q, mut v) = (vec![0.0; self.layout.n], vec![0.0; self.layout.k]);
        self.stepper.state(&mut q, &mut v);
        let mut time = done as f64 * self.step;
        samples.finish(done, &[&*q, &*v].concat());
        let (mut work, statistics) = (self.stepper.work(), self.stepper.statistics());
        if let (Ending::Complete, Some(last)) = (&ending, self.last)
            && let Some(more) =
                last.make(self.model.info(), self.system, &mut *self.stepper, (self.step, time), (&mut q, &mut v))
        {
            (done, time, work) = (done + 1, last.until, work + more);
            let mut row = Vec::new();
            self.system.entries(time, (&q, &v), work, &batch.entries, &mut row);
            if !account.make(time, &row) {
                ending = Ending::Failed(format!("the energy is not a finite number at t = {time}"));
            }
            match sinks.iter_mut().try_for_each(|sink| sink.row_after_work(&account.row, work)) {
                Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Err(error),
                Err(error) => ending = Ending::Failed(format!("the rows could not be written: {error}")),
                Ok(()) => {}
            }
        }
        let summary = account.summary(&ending, (done, time), (q, v, work), statistics, stepping);
        Ok((ending, Summary { samples, ..summary }))
    }

    /// Makes steps up to the end of the run, of a batch or of `portion` steps. It counts those that
    /// are done, and those up to the last row.
    fn advance(
        &mut self,
        batch: &mut Batch,
        (done, recorded): (&mut u64, &mut u64),
        portion: u64,
        stop: &AtomicBool,
    ) -> Advance {
        let first = *done;
        let mut advance = Advance::default();
        while *done < self.steps && !batch.is_full() && *done - first < portion && !stop.load(Ordering::Relaxed) {
            let mut most = portion - (*done - first);
            if let Some(watcher) = &mut self.watcher {
                most = 1;
                match watcher.look(*done as f64 * self.step, &mut *self.stepper) {
                    Ok(last) => advance.event = last,
                    Err(error) => advance.failure = Some(error.0),
                }
                if advance.event.is_some() || advance.failure.is_some() {
                    break;
                }
            }
            // Rows are due after every `every` steps and after the last step.
            let silent = (self.every - *done % self.every).min(self.steps - *done) - 1;
            let (made, result) = match silent {
                0 if self.every == 1 => {
                    batch.make(*done, most.min(self.steps - *done), self.system, &mut *self.stepper)
                }
                0 => batch.make(*done, 1, self.system, &mut *self.stepper),
                _ => self.stepper.step_n(silent.min(most)),
            };
            *done += made;
            if silent == 0 && made > 0 {
                *recorded = *done;
            }
            if let Err(error) = result {
                advance.failure = Some(error.0);
                break;
            }
        }
        advance
    }
}

/// The reasons why a run does not go on.
#[derive(Default)]
struct Advance {
    /// The failure of a step.
    failure: Option<String>,
    /// The event that ends the run.
    event: Option<String>,
}

/// The relative difference at which two steps are the same: roundoff, with some more from the
/// equations of a step. Data that a method carries beside the state change a step by some power of
/// the step size.
const SAME: f64 = 1e-12;
