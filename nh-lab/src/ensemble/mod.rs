//! Many trajectories at once, on all cores and in the lanes of their vectors.
//!
//! [`ensemble`] steps many trajectories of one system, one for each of its [starts](Starts). They
//! differ in parameters, initial data and control inputs. A [sink](Sink) receives the records: all
//! of them in an array ([`Table`]), means and variances ([`Spread`]), distributions
//! ([`Histogram`]), sections ([`Section`]), or several of these at once. The sink decides which
//! records to keep, so memory grows with the number of trajectories only on request.
//!
//! **Reproducibility.** Every number is the same to the last bit on one thread and on sixty-four,
//! with vectors of four lanes and of eight, and for a trajectory that is stepped alone.
//! Trajectories are independent, and sums over them follow the order of their numbers.
//!
//! **Failures.** A trajectory that cannot start, or whose step fails, ends there. Its error is
//! [reported](Report::failures), and the others continue.
//!
//! ```
//! use nonholonomic_lab::ensemble::{Arrays, Column, Control, InLanes, Table, ensemble};
//! use nonholonomic::catalogue::Model;
//! use nonholonomic::lanes::{Laned, Lanes};
//! use nonholonomic::methods::Gonzalez;
//!
//! /// First coordinates at the end, of trajectories from these coordinates and velocities.
//! fn ends<Y>(parameters: &[f64], q: &[f64], v: &[f64]) -> Result<Vec<f64>, Box<dyn std::error::Error>>
//! where
//!     Y: Model + Laned<Gonzalez, Lanes> + 'static,
//! {
//!     let starts = Arrays::new(Y::INFO, parameters, q, v)?;
//!     let mut table = Table::of(&starts, &[Column::Coordinate(0)], 1000, 1000);
//!     let report = ensemble(
//!         &InLanes::<Y, Gonzalez>::default(), &starts, 0.05, 1000, 1000, &[Column::Coordinate(0)], &mut table, &Control::default(),
//!     )?;
//!     assert_eq!(report.failed, 0, "{:?}", report.failures);
//!     Ok(table.records(1).flatten().copied().collect())
//! }
//! ```
//!
//! [`Ensemble`] runs a function once for each member, with random numbers that depend on the member
//! alone.

mod random;
mod run;
mod section;
mod sinks;
mod starts;
mod stepping;

pub use random::{Ensemble, Failure, Member, Moments, Random, moments};
pub use run::{Control, Error, Failed, Report, ensemble, in_memory, records};
pub use section::{Crossing, Section};
pub use sinks::{Histogram, Record, Rows, Sink, Spread, Table};
pub use starts::{Arrays, Start, Starts};
pub use stepping::{ByName, Column, InLanes, Stepping, Together};

use nonholonomic::catalogue::MAX_THREADS_PER_PROCESSOR;

/// Returns the number of threads to create for a requested number, where 0 means one for each
/// processor. It exceeds neither the number of jobs nor a few for each processor.
pub fn threads(asked: usize, jobs: usize) -> usize {
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let wanted = if asked == 0 { processors } else { asked.min(MAX_THREADS_PER_PROCESSOR * processors) };
    wanted.min(jobs).max(1)
}

#[cfg(test)]
mod tests;
