//! Running methods: their steps, failures and cost.

use super::{Entries, System};
use nonholonomic::taylor::Segment;
use std::fmt;

/// A running method. It may move to another thread.
pub trait Stepper: Send {
    /// Makes a step.
    ///
    /// # Errors
    /// Newton did not converge, the constraints lost rank, …; the state is then the one before the
    /// step.
    fn step(&mut self) -> Result<(), StepFailure>;

    /// Makes up to `count` steps, in one call if that is faster, and returns the number of steps
    /// made.
    ///
    /// # Errors
    /// Errors of the first step that fails; the state is then the one before it.
    fn step_n(&mut self, count: u64) -> (u64, Result<(), StepFailure>) {
        one_by_one(self, count)
    }

    /// Makes up to `count` steps and returns the number of steps made. After each step the system
    /// appends the [entries](Entries) of the new state. The first new state belongs to the time
    /// number `first` of 0, h, 2 h, …
    ///
    /// # Errors
    /// Errors of [`Stepper::step_n`].
    fn step_n_with(
        &mut self,
        count: u64,
        system: &dyn System,
        times: (u64, f64),
        (entries, rows): (&Entries, &mut Vec<f64>),
    ) -> (u64, Result<(), StepFailure>) {
        entry_by_entry(self, count, system, times, (entries, rows))
    }

    /// Returns the underlying stepper of the executor, for a motion without control inputs. Such
    /// motions can be stepped [together](nonholonomic_exec::Stepper::step_together).
    #[cfg(feature = "exec")]
    fn executed(&mut self) -> Option<&mut nonholonomic_exec::Stepper<f64>> {
        None
    }

    /// Returns the data that later steps depend on, as bytes, or nothing if the stepper cannot be
    /// saved.
    fn save(&mut self) -> Option<Vec<u8>> {
        None
    }

    /// Restores the data of a [saved](Stepper::save) stepper with the same system, method, step size,
    /// start and inputs, written by the same build. The steps from there on are identical to the last
    /// bit.
    ///
    /// # Errors
    /// The bytes are not those of such a stepper.
    fn restore(&mut self, bytes: &[u8]) -> Result<(), String> {
        let _ = bytes;
        Err("this stepper cannot be restored".to_owned())
    }

    /// Passes `look` the Taylor polynomials along which the next step will go, see
    /// [`Stepper::segments`](nonholonomic::Stepper::segments). Only `taylor` has any.
    ///
    /// # Errors
    /// Errors of the step.
    fn segments(&mut self, look: &mut dyn FnMut(Segment<'_, f64>)) -> Result<(), StepFailure> {
        let _ = look;
        Ok(())
    }

    /// Writes the present coordinates and velocities.
    fn state(&self, q: &mut [f64], v: &mut [f64]);

    /// Returns the work that the control inputs have done since the start.
    fn work(&self) -> f64 {
        0.0
    }

    /// Returns the cost of the steps so far.
    fn statistics(&self) -> Statistics;
}

/// Implements [`Stepper::step_n`] by single steps.
pub(crate) fn one_by_one<S: Stepper + ?Sized>(stepper: &mut S, count: u64) -> (u64, Result<(), StepFailure>) {
    let failed = (0..count).find_map(|made| stepper.step().err().map(|failure| (made, failure)));
    failed.map_or((count, Ok(())), |(made, failure)| (made, Err(failure)))
}

/// Implements [`Stepper::step_n_with`] by single steps.
pub(crate) fn entry_by_entry<S: Stepper + ?Sized>(
    stepper: &mut S,
    count: u64,
    system: &dyn System,
    (first, h): (u64, f64),
    (entries, rows): (&Entries, &mut Vec<f64>),
) -> (u64, Result<(), StepFailure>) {
    let mut state = vec![0.0; entries.state().end];
    for made in 0..count {
        if let Err(failure) = stepper.step() {
            return (made, Err(failure));
        }
        let (q, v) = state.split_at_mut(entries.q().end);
        stepper.state(q, v);
        system.entries((first + made) as f64 * h, (q, v), stepper.work(), entries, rows);
    }
    (count, Ok(()))
}

/// A failed step, in words: which, when, why.
#[derive(Clone, Debug, PartialEq)]
pub struct StepFailure(pub String);

impl fmt::Display for StepFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Cost of a run of steps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Newton iterations in all steps; 0 for a method that solves nothing.
    pub newton_iterations: u64,
    /// The largest number of iterations of one solve.
    pub most_iterations: u64,
}
