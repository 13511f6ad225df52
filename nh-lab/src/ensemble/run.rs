//! The run of an ensemble.

use super::sinks::{Record, Sink};
use super::starts::Starts;
use super::stepping::{Column, Stepping, Together};
use rayon::prelude::*;
use std::fmt;
use std::io;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// The number of trajectories whose records a sink takes together. It is independent of the width
/// of vectors and the number of threads, so that sums over the trajectories are, too. It is a
/// multiple of all widths.
const CHUNK: usize = 256;

/// The number of chunks in memory for each thread. Threads that finish their chunks wait for the
/// others once per this many.
const WINDOW: usize = 4;

/// The number of steps between two checks of the stop flag: some milliseconds for slow steps.
const PORTION: u64 = 256;

/// The largest number of failures with messages; further ones are only counted.
const TOLD: usize = 1000;

/// The control of a run: threads, progress, and a stop flag.
pub struct Control<'a> {
    threads: usize,
    progress: Option<&'a (dyn Fn(usize) + Sync)>,
    stop: Option<&'a AtomicBool>,
}

impl Default for Control<'_> {
    /// Takes a thread for each core, reports no progress, and cannot be stopped.
    fn default() -> Self {
        Control { threads: 0, progress: None, stop: None }
    }
}

impl<'a> Control<'a> {
    /// Sets the number of threads; 0 means one for each core. It exceeds neither the number of
    /// chunks of trajectories nor a few for each core.
    #[must_use]
    pub fn threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// Calls a function repeatedly with the number of finished trajectories, from any thread.
    #[must_use]
    pub fn progress(mut self, progress: &'a (dyn Fn(usize) + Sync)) -> Self {
        self.progress = Some(progress);
        self
    }

    /// Stops the run when this flag is raised. The sink then has complete trajectories, from the
    /// first one on.
    #[must_use]
    pub fn stop(mut self, stop: &'a AtomicBool) -> Self {
        self.stop = Some(stop);
        self
    }

    fn stopped(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }
}

/// A trajectory that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failed {
    /// The number of the trajectory.
    pub trajectory: usize,
    /// The error message.
    pub message: String,
}

/// The outcome of an ensemble.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The number of trajectories run, including failed ones.
    pub trajectories: usize,
    /// The failed trajectories in the order of their numbers, a thousand at most.
    pub failures: Vec<Failed>,
    /// The number of failed trajectories.
    pub failed: usize,
    /// Was the run stopped before its end?
    pub interrupted: bool,
}

/// The reason why an ensemble has no report.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// A step that is zero or not finite, or no steps between records.
    Question(String),
    /// The operating system created no threads.
    Threads(String),
    /// The sink could not take the records.
    Sink(io::Error),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Question(message) => f.write_str(message),
            Error::Threads(message) => write!(f, "cannot start threads for the ensemble: {message}"),
            Error::Sink(error) => write!(f, "the records could not be stored: {error}"),
        }
    }
}

impl std::error::Error for Error {}

/// Returns the number of records of a trajectory: one at the start, one after every `every` steps,
/// and one after the last step.
pub fn records(steps: u64, every: u64) -> usize {
    usize::try_from(steps.div_ceil(every.max(1)).saturating_add(1)).unwrap_or(usize::MAX)
}

/// The constant parts of a run. The sink is a separate argument, because code that is generic in it
/// is compiled in another crate.
struct Run<'a> {
    stepping: &'a dyn Stepping,
    starts: &'a dyn Starts,
    h: f64,
    steps: u64,
    every: u64,
    columns: &'a [Column],
    control: &'a Control<'a>,
    done: &'a AtomicUsize,
}

/// Steps all trajectories from their starts, `steps` steps of size h. It records `columns` of each
/// at the start, after every `every` steps, and after the last step.
///
/// # Errors
/// Invalid arguments, no threads, or errors of the sink. The report has the errors of trajectories.
#[expect(clippy::too_many_arguments, reason = "what is asked: system, starts, steps, records, and who takes them")]
pub fn ensemble<S: Sink>(
    stepping: &dyn Stepping,
    starts: &dyn Starts,
    h: f64,
    steps: u64,
    every: u64,
    columns: &[Column],
    sink: &mut S,
    control: &Control<'_>,
) -> Result<Report, Error> {
    if !(h.is_finite() && h != 0.0) {
        return Err(Error::Question(format!("the step must be a number other than 0, not {h}")));
    }
    if every == 0 {
        return Err(Error::Question("the number of steps between records must be at least 1, not 0".to_owned()));
    }
    let threads = super::threads(control.threads, starts.count().div_ceil(CHUNK));
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|error| Error::Threads(error.to_string()))?;
    let mut chunks = (0..starts.count()).step_by(CHUNK).map(|first| first..starts.count().min(first + CHUNK));
    let done = AtomicUsize::new(0);
    let mut report = Report::default();
    loop {
        let window: Vec<Range<usize>> = chunks.by_ref().take(WINDOW * threads).collect();
        if window.is_empty() {
            return Ok(report);
        }
        let run = Run { stepping, starts, h, steps, every, columns, control, done: &done };
        let parts: Vec<_> = {
            let sink = &*sink;
            pool.install(|| window.par_iter().with_max_len(1).map(|chunk| run.chunk(sink, chunk.clone())).collect())
        };
        for (part, chunk) in parts.into_iter().zip(&window) {
            let Some((part, failures)) = part else {
                report.interrupted = true;
                return Ok(report);
            };
            sink.take(part).map_err(Error::Sink)?;
            report.trajectories += chunk.len();
            report.failed += failures.len();
            let room = TOLD.saturating_sub(report.failures.len());
            report.failures.extend(failures.into_iter().take(room));
        }
    }
}

/// Returns how many of `count` trajectories are in memory at one time, and in how many parts.
pub fn in_memory(threads: usize, count: usize) -> (usize, usize) {
    let chunks = count.div_ceil(CHUNK);
    let parts = chunks.min(WINDOW * super::threads(threads, chunks));
    (count.min(CHUNK.saturating_mul(parts)), parts)
}

impl Run<'_> {
    /// Records these trajectories in a part, and returns it with the failures; `None` if the run
    /// was stopped.
    fn chunk<S: Sink>(&self, sink: &S, trajectories: Range<usize>) -> Option<(S::Part, Vec<Failed>)> {
        let mut part = sink.part(trajectories.clone());
        let failures = self.recorded(trajectories, &mut |record| sink.record(&mut part, record))?;
        Some((part, failures))
    }

    /// Steps these trajectories and passes their records on. Returns the failures, or `None` if the
    /// run was stopped.
    fn recorded(&self, trajectories: Range<usize>, take: &mut dyn FnMut(Record<'_>)) -> Option<Vec<Failed>> {
        let mut failures = Vec::new();
        let lanes = self.stepping.lanes().max(1);
        let mut first = trajectories.start;
        while first < trajectories.end {
            if self.control.stopped() {
                return None;
            }
            let together = first..trajectories.end.min(first + lanes);
            self.together(together.clone(), take, &mut failures)?;
            first = together.end;
        }
        let done = self.done.fetch_add(trajectories.len(), Ordering::Relaxed) + trajectories.len();
        if let Some(progress) = self.control.progress {
            progress(done);
        }
        Some(failures)
    }

    /// Steps these trajectories together.
    fn together(
        &self,
        trajectories: Range<usize>,
        take: &mut dyn FnMut(Record<'_>),
        failures: &mut Vec<Failed>,
    ) -> Option<()> {
        let starts: Vec<_> = trajectories.clone().map(|number| self.starts.start(number)).collect();
        // If every start was refused there is nothing to record, and the widths stay 0.
        let (n, width) =
            starts.iter().flatten().next().map_or((0, 0), |start| (start.q.len(), start.q.len() + start.v.len()));
        let mut look = Look {
            first: trajectories.start,
            n,
            width,
            states: vec![0.0; width * trajectories.len()],
            energies: vec![0.0; trajectories.len()],
            values: vec![0.0; self.columns.len()],
            failed: vec![false; trajectories.len()],
        };
        let mut together = self.stepping.begin(starts, self.h);
        look.record(self, &mut *together, (0, 0), take, failures);
        let (mut step, mut number) = (0, 0);
        while step < self.steps && look.failed.iter().any(|failed| !failed) {
            let next = step + self.every.min(self.steps - step);
            while step < next {
                if self.control.stopped() {
                    return None;
                }
                let count = PORTION.min(next - step);
                together.step_n(count);
                step += count;
            }
            number += 1;
            look.record(self, &mut *together, (number, step), take, failures);
        }
        Some(())
    }
}

/// The buffers of a group of trajectories for one record after another.
struct Look {
    first: usize,
    n: usize,
    width: usize,
    states: Vec<f64>,
    energies: Vec<f64>,
    values: Vec<f64>,
    failed: Vec<bool>,
}

impl Look {
    /// Records the trajectories that reached this step, and reports new failures.
    fn record(
        &mut self,
        run: &Run<'_>,
        together: &mut dyn Together,
        (number, step): (usize, u64),
        take: &mut dyn FnMut(Record<'_>),
        failures: &mut Vec<Failed>,
    ) {
        if self.width > 0 {
            together.write_states(&mut self.states);
        }
        if run.columns.contains(&Column::Energy) {
            together.write_energies(&mut self.energies);
        }
        let t = step as f64 * run.h;
        for i in 0..self.failed.len() {
            if self.failed[i] {
                continue;
            }
            let trajectory = self.first + i;
            if let Some(message) = together.error(i) {
                self.failed[i] = true;
                failures.push(Failed { trajectory, message });
                continue;
            }
            let state = &self.states[i * self.width..(i + 1) * self.width];
            for (value, column) in self.values.iter_mut().zip(run.columns) {
                *value = match *column {
                    Column::Coordinate(k) => state.get(k).copied(),
                    Column::Velocity(k) => state.get(self.n + k).copied(),
                    Column::Energy => self.energies.get(i).copied(),
                }
                .unwrap_or(f64::NAN);
            }
            take(Record { trajectory, number, t, values: &self.values });
        }
    }
}
