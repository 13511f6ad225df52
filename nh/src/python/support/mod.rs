//! The code shared by all classes of this package: arguments, arrays, runs, errors.

mod arguments;
mod class;
mod common;
mod errors;
mod kept;
mod model;
mod run;
mod stepper;
mod threads;

pub(crate) use class::class;
pub(crate) use stepper::Stepper;

/// The functions that the macro calls.
pub(crate) mod called {
    pub(crate) use super::common::{step_sizes, strings, units};
    pub(crate) use super::model::*;
    pub(crate) use super::run::simulate;
    pub(crate) use super::stepper::{resumed, stepper};
}
