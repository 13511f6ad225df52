//! The handling of signals while steps are taken.

use pyo3::prelude::*;
use std::cell::Cell;
use std::time::{Duration, Instant};

/// The least interval between checks for signals, which need Python's lock.
const INTERVAL: Duration = Duration::from_millis(20);

/// A check whether a signal handler, as that of Ctrl-C, has raised an exception. It is for a thread
/// that is not attached to Python, which may call it at any rate.
pub(crate) struct Signals(Cell<Instant>);

impl Signals {
    pub(crate) fn new() -> Self {
        Signals(Cell::new(Instant::now()))
    }

    /// Runs the handlers of pending signals.
    ///
    /// # Errors
    /// The exception of a handler.
    pub(crate) fn check(&self) -> PyResult<()> {
        if self.0.get().elapsed() < INTERVAL {
            return Ok(());
        }
        let checked = Python::attach(|py| py.check_signals());
        self.0.set(Instant::now());
        checked
    }
}

/// The number of steps between two readings of the clock: so many that the clock costs little
/// beside them, and one if each step takes long.
pub(crate) struct Pace {
    /// The steps of this portion.
    portion: u64,
    /// The steps left of this portion.
    left: u64,
    since: Instant,
}

impl Pace {
    /// The least duration of a portion, approximately, which is hundreds of times that of reading
    /// the clock.
    const LEAST: Duration = Duration::from_micros(10);
    const MAX_PORTION: u64 = 1 << 10;

    pub(crate) fn new() -> Self {
        Pace { portion: 1, left: 1, since: Instant::now() }
    }

    /// Returns how many of `steps` steps may be taken before [`Pace::took`].
    pub(crate) fn next(&self, steps: u64) -> u64 {
        steps.min(self.left)
    }

    /// Counts steps taken, and returns whether the portion is complete.
    pub(crate) fn took(&mut self, steps: u64) -> bool {
        self.left -= steps;
        if self.left > 0 {
            return false;
        }
        let now = Instant::now();
        let took = now - self.since;
        if took < Self::LEAST {
            self.portion = (2 * self.portion).min(Self::MAX_PORTION);
        } else if took > 4 * Self::LEAST {
            self.portion = (self.portion / 4).max(1);
        }
        (self.left, self.since) = (self.portion, now);
        true
    }
}
