//! The loop: steps are made, rows are recorded, and what was recorded is summed up.

mod account;
mod drifts;
mod layout;
mod motion;

pub use account::{Kept, Summary};
pub use drifts::{Drift, Elsewhere, Keeper, Mending};
pub use layout::{Extra, Layout, distinct, state_columns};
pub use motion::{Finer, MotionError, Samples, Second, variables};

use crate::registry::{Entries, Model, StepFailure, Stepper, System};
use account::Account;
use nonholonomic::catalogue::ModelInfo;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The number of whole steps of size `step` that fit into `until`, whose sign is the step's.
///
/// A quotient within 1e-9 of an integer (relative) is that integer: 200/0.05 is 4000 steps, whatever the division says.
///
/// # Errors
/// Why there is none: a step that is zero, not finite, larger than the interval, or of the other sign.
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
    // Beyond 2^53 the number of a step has no exact time any more.
    if steps > 9e15 {
        return Err(format!("{steps:e} steps are too many"));
    }
    Ok(steps as u64)
}

/// Is this the time at which a run was to end, up to the roundoff that [`count_steps`] allows?
#[must_use]
pub fn reaches(t: f64, until: f64) -> bool {
    (t - until).abs() <= 1e-9 * until.abs()
}

/// The time between rows up to this time: 1, 2 or 5 times a power of ten, so that there are a thousand at most.
#[must_use]
pub fn time_between_rows(until: f64) -> f64 {
    let least = until.abs() / ROWS;
    let exponent = least.log10().floor() as i32;
    let candidates = [(1, exponent), (2, exponent), (5, exponent), (1, exponent + 1)];
    let sizes = candidates.map(|(digit, exponent)| format!("{digit}e{exponent}").parse().unwrap_or(f64::NAN));
    // The last is at least as long but for roundoff of the logarithm.
    let size: f64 = sizes.into_iter().find(|size| *size >= least * (1.0 - 1e-12)).unwrap_or(sizes[3]);
    size.copysign(until)
}

/// Rows of a run whose step size was neither given nor declared, at most.
const ROWS: f64 = 1000.0;

/// Does the motion of the method of this name, without options, not depend on the step size?
#[must_use]
pub fn is_free_of_steps(method: &str) -> bool {
    method.starts_with("taylor")
}

/// A run to be made.
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
    /// Every how many steps a row is recorded (at least 1); one more is at the end, wherever that is.
    pub every: u64,
    /// Layout of the rows.
    pub layout: &'a Layout,
    /// What looks at each step before it is made.
    pub watcher: Option<&'a mut dyn Watcher>,
    /// A shorter step after all others.
    pub last: Option<Last<'a>>,
}

/// A step to a time that is no multiple of the step size.
///
/// It begins at coordinates and velocities alone, at a time that is its 0: so it is made by methods that carry nothing else, of systems in which neither
/// the time nor a control input stands. Which methods these are is found out: two steppers, one that goes on and one that begins there, must come to the
/// same state.
#[derive(Clone, Copy, Debug)]
pub struct Last<'a> {
    /// The method, with its options.
    pub method: &'a str,
    /// The time at which it ends.
    pub until: f64,
}

impl<'a> Last<'a> {
    /// The shorter step behind so many of this size, where they do not end at `until`.
    #[must_use]
    pub fn behind(steps: u64, step: f64, method: &'a str, until: f64) -> Option<Last<'a>> {
        (!reaches(steps as f64 * step, until)).then_some(Last { method, until })
    }

    /// Makes the shorter step from (q, v), the state of a stepper with this step at this time, and gives the work that is done on it; `None`, with (q, v) as
    /// they were, where that is no step of the method. The stepper goes on by a step of its own.
    pub fn make(
        self,
        info: &ModelInfo,
        system: &dyn System,
        stepper: &mut dyn Stepper,
        (step, time): (f64, f64),
        (q, v): (&mut [f64], &mut [f64]),
    ) -> Option<f64> {
        // (The time of the new stepper begins at 0, which must not matter.)
        if info.driven || !info.inputs.is_empty() {
            return None;
        }
        let state = |stepper: &dyn Stepper| {
            let mut state = vec![0.0; q.len() + v.len()];
            let (q, v) = state.split_at_mut(q.len());
            stepper.state(q, v);
            state
        };
        let mut anew = system.stepper(self.method, q, v, step).ok()?;
        anew.step().and_then(|()| stepper.step()).ok()?;
        let (anew, on) = (state(&*anew), state(stepper));
        let size = on.iter().fold(0.0, |size: f64, x| size.max(x.abs()));
        if !anew.iter().zip(&on).all(|(a, b)| (a - b).abs() <= SAME * size) {
            return None;
        }
        let mut shorter = system.stepper(self.method, q, v, self.until - time).ok()?;
        shorter.step().ok()?;
        shorter.state(q, v);
        Some(shorter.work())
    }
}

/// Looks at each step of a run before it is made.
pub trait Watcher {
    /// Looks at the step that begins at the time `t`, the next one of the stepper. The text of what ends the run before it, if something does.
    ///
    /// # Errors
    /// Those of the step.
    fn look(&mut self, t: f64, stepper: &mut dyn Stepper) -> Result<Option<String>, StepFailure>;

    /// Looks at the end of the last step. The text of what ends the run there, if something does.
    fn end(&mut self) -> Option<String> {
        None
    }
}

/// How a run ended.
#[derive(Clone, Debug, PartialEq)]
pub enum Ending {
    /// All steps were made.
    Complete,
    /// A step failed, or a row could not be written; why.
    Failed(String),
    /// It was told to stop.
    Interrupted,
    /// An event ended it, this one.
    Event(String),
}

/// Takes the rows of a run as they come.
pub trait Sink {
    /// One more row, laid out as [`Layout`] says.
    ///
    /// # Errors
    /// Errors of the file system; the run stops there.
    fn row(&mut self, row: &[f64]) -> io::Result<()>;

    /// The same, with the work that control inputs, forces and the time have done on the system by then.
    ///
    /// # Errors
    /// Those of [`Sink::row`].
    fn row_after_work(&mut self, row: &[f64], work: f64) -> io::Result<()> {
        let _ = work;
        self.row(row)
    }
}

/// The most states that are kept before their rows are made: the clock is read twice per batch and not per step.
const BATCH: usize = 256;

/// The most steps of a batch, so that a sparse recording shows its progress too.
const PORTION: u64 = 4096;

/// A batch takes about so long, or one step: rows of slow steps are not kept back.
const PATIENCE: Duration = Duration::from_millis(50);

impl Run<'_> {
    /// Makes the run: rows go to the sinks, the number of steps made to `progress`.
    ///
    /// A step that fails, a sink that fails, as on a full disk, and a request to stop end the run in good order; the rows so far have
    /// reached the sinks.
    ///
    /// # Errors
    /// The reader of the rows has left.
    pub fn go(
        self,
        sinks: &mut [&mut dyn Sink],
        mut progress: impl FnMut(u64),
        stop: &AtomicBool,
    ) -> io::Result<(Ending, Summary)> {
        self.make(sinks, &mut progress, stop)
    }

    /// [`Run::go`], which is compiled here: a function of any closure would be compiled where it is called.
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
            let first = done;
            let (mut failure, mut event) = (None, None);
            while done < self.steps && !batch.is_full() && done - first < portion && !stop.load(Ordering::Relaxed) {
                let mut most = portion - (done - first);
                if let Some(watcher) = &mut self.watcher {
                    most = 1;
                    match watcher.look(done as f64 * self.step, &mut *self.stepper) {
                        Ok(last) => event = last,
                        Err(error) => failure = Some(error.0),
                    }
                    if event.is_some() || failure.is_some() {
                        break;
                    }
                }
                // Rows are behind the last step, and behind every so many.
                let silent = (self.every - done % self.every).min(self.steps - done) - 1;
                let (made, result) = match silent {
                    0 if self.every == 1 => {
                        batch.make(done, most.min(self.steps - done), self.system, &mut *self.stepper)
                    }
                    0 => batch.make(done, 1, self.system, &mut *self.stepper),
                    _ => self.stepper.step_n(silent.min(most)),
                };
                done += made;
                if silent == 0 && made > 0 {
                    recorded = done;
                }
                if let Err(error) = result {
                    failure = Some(error.0);
                    break;
                }
            }
            // A run that ends before its time has its last state as a row, too. (Only after a row is a batch full.)
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
}

/// Two steps are the same where their states differ by roundoff, of which the equations of a step make some more; what a method carries beside the
/// state changes them by an order of the step size.
const SAME: f64 = 1e-12;

/// Entries of states that wait to become rows.
struct Batch {
    entries: Entries,
    step: f64,
    rows: Vec<f64>,
    numbers: Vec<u64>,
}

impl Batch {
    fn new(info: &ModelInfo, step: f64) -> Self {
        Batch { entries: Entries::of(info), step, rows: Vec::new(), numbers: Vec::with_capacity(BATCH) }
    }

    fn is_full(&self) -> bool {
        self.numbers.len() >= BATCH
    }

    /// The present state, after so many steps.
    fn push(&mut self, number: u64, system: &dyn System, stepper: &dyn Stepper) {
        let mut state = vec![0.0; self.entries.state().end];
        let (q, v) = state.split_at_mut(self.entries.q().end);
        stepper.state(q, v);
        system.entries(number as f64 * self.step, (q, v), stepper.work(), &self.entries, &mut self.rows);
        self.numbers.push(number);
    }

    /// Up to so many steps after those that were done, as far as there is room for their states.
    fn make(
        &mut self,
        done: u64,
        count: u64,
        system: &dyn System,
        stepper: &mut dyn Stepper,
    ) -> (u64, Result<(), StepFailure>) {
        let count = count.min((BATCH - self.numbers.len()) as u64);
        let (times, to) = ((done + 1, self.step), (&self.entries, &mut self.rows));
        let (made, result) = stepper.step_n_with(count, system, times, to);
        self.numbers.extend(done + 1..=done + made);
        (made, result)
    }

    fn drain(&mut self, mut each: impl FnMut(u64, &[f64]) -> io::Result<()>) -> io::Result<()> {
        let mut rows = self.numbers.iter().zip(self.rows.chunks_exact(self.entries.width()));
        let result = rows.try_for_each(|(number, row)| each(*number, row));
        self.numbers.clear();
        self.rows.clear();
        result
    }
}

#[cfg(test)]
mod tests {
    use super::{count_steps, time_between_rows};

    #[test]
    fn rows_without_a_step_are_at_round_times() {
        for (until, between) in [
            (10.0, 0.01),
            (1.0, 0.001),
            (7.0, 0.01),
            (200.0, 0.2),
            (-30.0, -0.05),
            (1e6, 1e3),
            (0.12, 2e-4),
            (1e-300, 1e-303),
        ] {
            assert_eq!(time_between_rows(until), between, "{until}");
        }
    }

    #[test]
    fn steps_that_fit() {
        assert_eq!(count_steps(0.05, 200.0), Ok(4000));
        assert_eq!(count_steps(0.1, 0.3), Ok(3));
        assert_eq!(count_steps(0.3, 1.0), Ok(3));
        assert_eq!(count_steps(-0.1, -1.0), Ok(10));
        assert_eq!(count_steps(1.0, 1.0), Ok(1));
    }

    #[test]
    fn steps_that_do_not() {
        for (step, until, says) in [
            (0.0, 1.0, "other than zero, not 0"),
            (f64::NAN, 1.0, "not NaN"),
            (f64::INFINITY, 1.0, "not inf"),
            (0.1, f64::INFINITY, "not inf"),
            (0.1, 0.0, "other than zero"),
            (-0.1, 1.0, "leads away"),
            (0.1, -1.0, "leads away"),
            (2.0, 1.0, "exceeds the interval"),
            (-2.0, -1.0, "exceeds the interval"),
            (1e-300, 1.0, "too many"),
        ] {
            let message = count_steps(step, until).unwrap_err();
            assert!(message.contains(says), "{message}");
        }
    }
}
