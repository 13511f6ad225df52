//! Threads for batches, and the handling of signals while they run.

use crate::common::pool;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use rayon::prelude::*;
use std::cell::{Cell, RefCell};
use std::panic::resume_unwind;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// The interval between two checks for Python signals.
pub(crate) const INTERVAL: Duration = Duration::from_millis(50);

/// The progress of long work. At each check for signals it calls a Python function, under Python's
/// lock, with `(done, total)`.
pub(crate) struct Meter {
    done: AtomicU64,
    total: u64,
    tell: Option<Py<PyAny>>,
}

impl Meter {
    /// Creates a meter for this amount of work. Without a function it reports nothing.
    pub(crate) fn new(tell: Option<&Bound<'_, PyAny>>, total: u64) -> Self {
        let tell = tell.filter(|tell| !tell.is_none()).map(|tell| tell.clone().unbind());
        Meter { done: AtomicU64::new(0), total, tell }
    }

    /// Creates a meter that reports nothing.
    pub(crate) fn silent() -> Self {
        Meter { done: AtomicU64::new(0), total: 0, tell: None }
    }

    /// Adds to the amount of finished work.
    pub(crate) fn add(&self, more: u64) {
        self.done.fetch_add(more, Ordering::Relaxed);
    }

    /// Sets the amount of finished work.
    pub(crate) fn set(&self, done: u64) {
        self.done.store(done, Ordering::Relaxed);
    }

    fn tell(&self, py: Python<'_>) -> PyResult<()> {
        let Some(tell) = &self.tell else { return Ok(()) };
        tell.call1(py, (self.done.load(Ordering::Relaxed), self.total)).map(|_| ())
    }

    /// Runs the handlers of pending signals and reports progress.
    fn attend(&self, py: Python<'_>) -> PyResult<()> {
        py.check_signals().and_then(|()| self.tell(py))
    }
}

/// Runs the work on its own thread, without Python's lock, and handles signals meanwhile. When a
/// handler raises an exception, as that of Ctrl-C does, this raises the flag and waits for the work
/// to end.
///
/// # Errors
/// The exception of a handler, or of the progress function.
pub(crate) fn heard<T: Send>(py: Python<'_>, meter: &Meter, work: impl FnOnce(&AtomicBool) -> T + Send) -> PyResult<T> {
    let stopped = AtomicBool::new(false);
    let (mut raised, stop) = (None, &stopped);
    let result = py.detach(|| {
        thread::scope(|scope| {
            let (done, waiting) = mpsc::channel();
            let work = scope.spawn(move || {
                let result = work(stop);
                // The receiver is gone only when the process ends.
                let _ = done.send(());
                result
            });
            while let Err(RecvTimeoutError::Timeout) = waiting.recv_timeout(INTERVAL) {
                if let Err(error) = Python::attach(|py| meter.attend(py)) {
                    raised = Some(error);
                    stop.store(true, Ordering::Relaxed);
                }
            }
            work.join().unwrap_or_else(|panic| resume_unwind(panic))
        })
    });
    raised.map_or(Ok(result), Err)
}

/// Runs the jobs and handles signals meanwhile. It uses a pool if there are several jobs and more
/// than one thread is allowed; `one` receives a function that tells it whether to stop. After a signal
/// no further job begins.
///
/// # Errors
/// The exception of a handler, or the operating system creates no threads.
pub(crate) fn each<J: Send, R: Send>(
    py: Python<'_>,
    jobs: Vec<J>,
    threads: Option<usize>,
    meter: &Meter,
    one: impl Fn(J, &dyn Fn() -> bool) -> R + Send + Sync,
) -> PyResult<Vec<R>> {
    let one = |job, stop: &dyn Fn() -> bool| (!stop()).then(|| one(job, stop));
    let done: Option<Vec<R>> = if jobs.len() > 1 && threads != Some(1) {
        let pool = pool(threads, jobs.len()).map_err(PyRuntimeError::new_err)?;
        heard(py, meter, |stop| {
            let stop = || stop.load(Ordering::Relaxed);
            pool.install(|| jobs.into_par_iter().map(|job| one(job, &stop)).collect())
        })?
    } else {
        let (done, signals) = py.detach(|| {
            let signals = Signals::telling(meter);
            (jobs.into_iter().map(|job| one(job, &|| signals.stop())).collect(), signals)
        });
        signals.or(done)?
    };
    done.ok_or_else(|| PyRuntimeError::new_err("internal error: work ended early without an exception"))
}

/// Runs the work on its own thread. When a signal handler raises an exception, this abandons the
/// work: a derivation ends with its budget.
///
/// # Errors
/// The exception of a handler.
pub(crate) fn left<T: Send + 'static>(py: Python<'_>, work: impl FnOnce() -> T + Send + 'static) -> PyResult<T> {
    left_stopping(py, |_| work())
}

/// Does the same as `left`, with a flag that is raised when the work is abandoned.
///
/// # Errors
/// The exception of a handler.
pub(crate) fn left_stopping<T: Send + 'static>(
    py: Python<'_>,
    work: impl FnOnce(&AtomicBool) -> T + Send + 'static,
) -> PyResult<T> {
    let (send, result) = mpsc::channel();
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    let thread = thread::Builder::new().name("nonholonomic".to_owned()).spawn(move || {
        // After a signal the receiver is gone.
        let _ = send.send(work(&flag));
    });
    thread.map_err(|error| PyRuntimeError::new_err(format!("cannot start a thread: {error}")))?;
    py.detach(move || {
        loop {
            match result.recv_timeout(INTERVAL) {
                Ok(found) => return Ok(found),
                Err(RecvTimeoutError::Timeout) => {
                    if let Err(error) = Python::attach(|py| py.check_signals()) {
                        stop.store(true, Ordering::Relaxed);
                        return Err(error);
                    }
                }
                Err(RecvTimeoutError::Disconnected) => {
                    let message = "internal error: the derivation has panicked (please report this)";
                    return Err(PyRuntimeError::new_err(message));
                }
            }
        }
    })
}

/// Checks for an exception from a signal handler, as that of Ctrl-C. A thread that is not attached
/// to Python may check as often as it likes.
pub(crate) struct Signals<'m> {
    asked: Cell<Instant>,
    raised: RefCell<Option<PyErr>>,
    meter: Option<&'m Meter>,
}

impl<'m> Signals<'m> {
    pub(crate) fn new() -> Self {
        Signals { asked: Cell::new(Instant::now()), raised: RefCell::new(None), meter: None }
    }

    /// Creates a check that also reports progress to a meter.
    pub(crate) fn telling(meter: &'m Meter) -> Self {
        Signals { meter: Some(meter), ..Signals::new() }
    }

    /// Runs the handlers of pending signals. Has one raised an exception?
    pub(crate) fn stop(&self) -> bool {
        if self.raised.borrow().is_some() {
            return true;
        }
        if self.asked.get().elapsed() < INTERVAL {
            return false;
        }
        let checked = Python::attach(|py| self.meter.map_or_else(|| py.check_signals(), |meter| meter.attend(py)));
        self.asked.set(Instant::now());
        *self.raised.borrow_mut() = checked.err();
        self.raised.borrow().is_some()
    }

    /// Returns the exception of a handler, or the result.
    pub(crate) fn or<T>(self, result: T) -> PyResult<T> {
        self.raised.into_inner().map_or(Ok(result), Err)
    }
}

/// The number of steps between two readings of the clock. It is larger where steps are short.
pub(crate) struct Pace {
    portion: u64,
    since: Instant,
}

impl Pace {
    /// The first portion.
    pub(crate) const FIRST: u64 = 16;
    /// The shortest duration of a portion, thousands of times that of a reading of the clock.
    const LEAST: Duration = Duration::from_micros(200);
    const MAX_PORTION: u64 = 1 << 10;

    pub(crate) fn new() -> Self {
        Pace { portion: Self::FIRST, since: Instant::now() }
    }

    /// Returns how many of the remaining steps to make next.
    pub(crate) fn next(&mut self, steps: u64) -> u64 {
        self.since = Instant::now();
        steps.min(self.portion)
    }

    /// Adapts the next portion to the duration of the last one.
    pub(crate) fn made(&mut self) {
        let took = self.since.elapsed();
        if took < Self::LEAST {
            self.portion = (2 * self.portion).min(Self::MAX_PORTION);
        } else if took > 50 * Self::LEAST {
            self.portion = (self.portion / 4).max(1);
        }
    }
}
