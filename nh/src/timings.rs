//! `--timings`: the time of a command before its first step, by parts.

use nonholonomic_codegen::budget::Formed;
use nonholonomic_lab::tape;
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

/// The times of the parts of a command, in the order of execution.
pub(super) struct Timings {
    wanted: bool,
    begin: Instant,
    parts: Mutex<Vec<(String, Duration)>>,
    first_step: OnceLock<Duration>,
}

impl Timings {
    /// Starts measuring.
    pub(super) fn new(wanted: bool) -> Timings {
        Timings { wanted, begin: Instant::now(), parts: Mutex::default(), first_step: OnceLock::new() }
    }

    /// Does a part and measures it.
    pub(super) fn part<T>(&self, what: &str, work: impl FnOnce() -> T) -> T {
        let begin = Instant::now();
        let done = work();
        self.add(what, begin.elapsed());
        done
    }

    /// Adds the parts of a derivation.
    pub(super) fn formed(&self, formed: Formed) {
        formed.into_iter().for_each(|(what, time)| self.add(&what, time));
    }

    fn add(&self, what: &str, time: Duration) {
        if self.wanted {
            // No holder of the lock panics.
            self.parts.lock().unwrap_or_else(PoisonError::into_inner).push((what.to_owned(), time));
        }
    }

    /// Marks the beginning of the first step; later calls have no effect.
    pub(super) fn first_step(&self) {
        let _ = self.first_step.set(self.begin.elapsed());
    }

    /// Prints the measurements, if requested.
    pub(super) fn say(&self) {
        if !self.wanted {
            return;
        }
        let milliseconds = |time: Duration| format!("{:>9.2} ms", 1e3 * time.as_secs_f64());
        if let Some(time) = self.first_step.get() {
            say!("{}  before the first step", milliseconds(*time));
        }
        for (what, time) in self.parts.lock().unwrap_or_else(PoisonError::into_inner).iter() {
            say!("{}  {what}", milliseconds(*time));
        }
        let machine_code = tape::time_of_machine_code();
        if machine_code > Duration::ZERO {
            say!("{}  machine code, during the run", milliseconds(machine_code));
        }
    }
}
