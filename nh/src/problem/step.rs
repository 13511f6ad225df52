//! The step size of a run.

use super::{Problem, is_taylor};
use crate::Error;
use nonholonomic_lab::run::{count_steps, time_between_rows};
use std::fmt;

/// The step size of commands that can use any, if neither the command nor the data set specifies
/// one.
pub(crate) const STEP: f64 = 0.01;

/// The step size of a run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Step {
    pub(crate) size: f64,
    /// The origin of the size.
    origin: StepOrigin,
}

/// The origin of a step size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StepOrigin {
    /// The arguments.
    Given,
    /// The data set.
    DataSet,
    /// The time between two rows, for a method whose motion is independent of the step.
    Rows,
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let origin = match self.origin {
            StepOrigin::Given => "",
            StepOrigin::DataSet => " (the data set's)",
            StepOrigin::Rows => " (between rows; the motion does not depend on it)",
        };
        write!(f, "h = {}{origin}", self.size)
    }
}

impl Problem<'_> {
    /// Returns the given step size, or else the data set's, in the direction of `until`.
    pub(crate) fn step(&self, given: Option<f64>, until: f64) -> Result<Step, Error> {
        if let Some(size) = given {
            return Ok(Step { size, origin: StepOrigin::Given });
        }
        let declared =
            self.declared_step().map(|size| Step { size: size.copysign(until), origin: StepOrigin::DataSet });
        declared.ok_or_else(|| {
            let name = self.model.name();
            let whose = match self.set {
                Some(set) => format!("the data set `{set}` of `{name}` declares no step size"),
                None => format!("`{name}` has no data set that declares a step size"),
            };
            Error::Usage(format!("--step is missing: {whose}"))
        })
    }

    /// Returns the step size as [`Problem::step`]. If there is none, a method whose motion is
    /// independent of it gets the time between rows.
    pub(crate) fn step_of(&self, method: &str, given: Option<f64>, until: f64) -> Result<Step, Error> {
        // A run without an end needs no step size.
        count_steps(until, until).map_err(Error::Usage)?;
        match self.step(given, until) {
            Err(_) if is_taylor(method) => Ok(Step { size: time_between_rows(until), origin: StepOrigin::Rows }),
            step => step,
        }
    }

    /// Returns the step size that the data set declares.
    pub(crate) fn declared_step(&self) -> Option<f64> {
        self.set.and_then(|set| self.model.info().step(set))
    }
}
