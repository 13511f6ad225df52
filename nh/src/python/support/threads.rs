//! Threads for batches, and the handling of signals meanwhile.

use pyo3::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::cell::Cell;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

/// The threads that batches share, and their process: after a fork the child has none of them.
static SHARED: Mutex<Option<(u32, Arc<ThreadPool>)>> = Mutex::new(None);

/// The largest useful number of threads per processor.
const MAX_PER_PROCESSOR: usize = 4;

/// Returns a pool of `threads` threads, or of as many as there are processors; at most as many as
/// there are jobs, and a few per processor.
///
/// # Errors
/// The system cannot start the threads.
pub(crate) fn pool(threads: Option<usize>, jobs: usize) -> Result<Arc<ThreadPool>, String> {
    let build = |count| ThreadPoolBuilder::new().num_threads(count).build().map(Arc::new).map_err(|e| e.to_string());
    if let Some(count) = threads {
        let most = MAX_PER_PROCESSOR * available_parallelism().map_or(1, usize::from);
        return build(count.min(most).min(jobs).max(1));
    }
    let process = std::process::id();
    let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
    match shared.take() {
        Some((owner, pool)) if owner == process => {
            *shared = Some((owner, pool.clone()));
            Ok(pool)
        }
        other => {
            // The parent's threads do not exist here, and dropping their pool would wait for them.
            std::mem::forget(other);
            let pool = build(0)?;
            *shared = Some((process, pool.clone()));
            Ok(pool)
        }
    }
}

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
