//! The run of an ensemble.

use super::sinks::{Record, Sink};
use super::starts::Starts;
use super::stepping::{Column, Stepping, Together};
use rayon::prelude::*;
use std::fmt;
use std::io;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// Trajectories whose records are put together before a sink takes them: a number of their own, so that sums over them do not depend on the
/// width of vectors and on the number of threads. A multiple of all widths.
const CHUNK: usize = 256;

/// Chunks for each thread that are in memory at once; threads that are through with theirs wait for the others this often.
const WINDOW: usize = 4;

/// Steps after which a trajectory looks whether it is to stop: some milliseconds, of slow ones.
const PORTION: u64 = 256;

/// So many failures are told; the others are counted.
const TOLD: usize = 1000;

/// Threads, progress, and a way to stop.
pub struct Control<'a> {
    threads: usize,
    progress: Option<&'a (dyn Fn(usize) + Sync)>,
    stop: Option<&'a AtomicBool>,
}

impl Default for Control<'_> {
    /// A thread for each core, nobody who looks on, and no way to stop.
    fn default() -> Self {
        Control { threads: 0, progress: None, stop: None }
    }
}

impl<'a> Control<'a> {
    /// On so many threads; 0 is one for each core. There are no more than chunks of trajectories, and a few for each core.
    #[must_use]
    pub fn threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// Tells how many trajectories are done, again and again, from whatever thread.
    #[must_use]
    pub fn progress(mut self, progress: &'a (dyn Fn(usize) + Sync)) -> Self {
        self.progress = Some(progress);
        self
    }

    /// Stops when this is raised. What the sink has taken by then are trajectories from the first on, all of them whole.
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
    /// Its number.
    pub trajectory: usize,
    /// Its error.
    pub message: String,
}

/// What became of an ensemble.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Trajectories that were run, those that failed included.
    pub trajectories: usize,
    /// Those that failed, in the order of their numbers, a thousand at most.
    pub failures: Vec<Failed>,
    /// How many failed.
    pub failed: usize,
    /// Was it stopped before its end?
    pub interrupted: bool,
}

/// Why an ensemble has no report.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// A step that is zero or not finite, or no steps between records.
    Question(String),
    /// The system gave no threads.
    Threads(String),
    /// The sink could not take what was recorded.
    Sink(io::Error),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Question(message) => f.write_str(message),
            Error::Threads(message) => write!(f, "no threads for the ensemble: {message}"),
            Error::Sink(error) => write!(f, "what was recorded could not be kept: {error}"),
        }
    }
}

impl std::error::Error for Error {}

/// How many records there are of a trajectory: one at the start, one after every `every` steps, and one after the last step.
pub fn records(steps: u64, every: u64) -> usize {
    usize::try_from(steps.div_ceil(every.max(1)).saturating_add(1)).unwrap_or(usize::MAX)
}

/// The parts of a run that do not change over it. (The sink is not part of it: what is compiled for any sink is compiled where that is known, which is not here.)
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

/// Steps all trajectories from their starts, `steps` steps of size h, and records `columns` of each at the start, after every `every` steps,
/// and after the last step.
///
/// # Errors
/// A question that makes no sense, no threads, and errors of the sink. Errors of trajectories are in the report.
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
        return Err(Error::Question("there is a record after every step or more, not after none".to_owned()));
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

/// The trajectories of an ensemble of so many that are in memory at once, in how many parts.
pub fn in_memory(threads: usize, count: usize) -> (usize, usize) {
    let chunks = count.div_ceil(CHUNK);
    let parts = chunks.min(WINDOW * super::threads(threads, chunks));
    (count.min(CHUNK.saturating_mul(parts)), parts)
}

impl Run<'_> {
    /// The records of these trajectories; `None` where the run was stopped.
    fn chunk<S: Sink>(&self, sink: &S, trajectories: Range<usize>) -> Option<(S::Part, Vec<Failed>)> {
        let mut part = sink.part(trajectories.clone());
        let failures = self.recorded(trajectories, &mut |record| sink.record(&mut part, record))?;
        Some((part, failures))
    }

    /// Steps these trajectories and hands on what is recorded of them. Those that failed; `None` where the run was stopped.
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

    /// Steps these together.
    fn together(
        &self,
        trajectories: Range<usize>,
        take: &mut dyn FnMut(Record<'_>),
        failures: &mut Vec<Failed>,
    ) -> Option<()> {
        let starts: Vec<_> = trajectories.clone().map(|number| self.starts.start(number)).collect();
        // Where all are refused there is nobody to be recorded, and no width to be known.
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

/// What is looked at again and again.
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
    /// Records those that have come to this step, and tells those that have not.
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
