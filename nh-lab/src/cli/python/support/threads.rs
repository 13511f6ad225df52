//! Threads for batches, and signals that are heard meanwhile.

use pyo3::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::cell::Cell;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

/// The threads that batches share, and the process that they belong to: after a fork there are none in the child.
static SHARED: Mutex<Option<(u32, Arc<ThreadPool>)>> = Mutex::new(None);

/// More threads than these for each processor have nothing to run on.
const MAX_PER_PROCESSOR: usize = 4;

/// That many threads, or as many as there are processors; no more than there are jobs, and a few for each processor.
///
/// # Errors
/// Threads that the system does not give.
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

/// Signals are looked for this often at most: Python's lock must be had for it.
const INTERVAL: Duration = Duration::from_millis(20);

/// Has the handler of a signal, as that of Ctrl-C, raised an exception? For a thread that is not attached to Python, which asks as
/// often as it likes.
pub(crate) struct Signals(Cell<Instant>);

impl Signals {
    pub(crate) fn new() -> Self {
        Signals(Cell::new(Instant::now()))
    }

    /// Runs the handlers of the signals that have come.
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

/// How many steps go by between two looks at the clock: so many that the clock costs little beside them, and one where each takes long.
pub(crate) struct Pace {
    /// Steps of this portion.
    portion: u64,
    /// Those of them that are left.
    left: u64,
    since: Instant,
}

impl Pace {
    /// A portion takes at least about so long, and its steps hundreds of times what reading the clock takes.
    const LEAST: Duration = Duration::from_micros(10);
    const LARGEST: u64 = 1 << 10;

    pub(crate) fn new() -> Self {
        Pace { portion: 1, left: 1, since: Instant::now() }
    }

    /// The steps, of so many, that may be taken before [`Pace::took`].
    pub(crate) fn next(&self, steps: u64) -> u64 {
        steps.min(self.left)
    }

    /// Counts steps that were taken. Is the portion at its end?
    pub(crate) fn took(&mut self, steps: u64) -> bool {
        self.left -= steps;
        if self.left > 0 {
            return false;
        }
        let now = Instant::now();
        let took = now - self.since;
        if took < Self::LEAST {
            self.portion = (2 * self.portion).min(Self::LARGEST);
        } else if took > 4 * Self::LEAST {
            self.portion = (self.portion / 4).max(1);
        }
        (self.left, self.since) = (self.portion, now);
        true
    }
}
