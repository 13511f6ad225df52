//! Many trajectories at once, on all cores and in the lanes of their vectors.
//!
//! [`ensemble`] steps as many trajectories of one system as there are [starts](Starts), which differ in parameters, initial data and control
//! inputs, and hands what is recorded of them to a [sink](Sink): all of it as an array ([`Table`]), means and variances ([`Spread`]),
//! distributions ([`Histogram`]), sections ([`Section`]), or several of these at once. A sink decides what is kept, so that memory does not grow
//! with the number of trajectories unless that is asked for.
//!
//! **What it depends on.** Every number is the same, bit for bit, on one thread and on sixty-four, with vectors of four lanes and with
//! eight, and the same as that of a trajectory that is stepped alone: trajectories do not know of each other, and what is summed over
//! them is summed in the order of their numbers.
//!
//! **Failures.** A trajectory that cannot begin, or whose step fails, ends there, and is [reported](Report::failures) with its error. The
//! others go on.
//!
//! ```
//! use nonholonomic_run::ensemble::{Arrays, Column, Control, InLanes, Table, ensemble};
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
//! [`Ensemble`] runs whatever a function does, once for each member, with random numbers that depend on the member alone.

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

/// More threads than these for each processor have nothing to run on.
const MAX_PER_PROCESSOR: usize = 4;

/// The number of threads that are made where so many are asked for, 0 meaning one for each processor: no more than there are jobs, and a
/// few for each processor.
pub fn threads(asked: usize, jobs: usize) -> usize {
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let wanted = if asked == 0 { processors } else { asked.min(MAX_PER_PROCESSOR * processors) };
    wanted.min(jobs).max(1)
}

#[cfg(test)]
mod tests;
