//! The values in which steppers report: errors, and counts of their work.

mod error;
mod message;
mod parameter;
mod tally;
#[cfg(test)]
mod tests;
mod topic;

pub use error::{MAX_POLYNOMIALS, StepError};
pub use parameter::ParameterError;
pub use tally::{Statistics, Tally};
pub use topic::Topic;
