//! Solvers of the equations of a step.

mod alternating;
mod differences;
mod failure;
mod guess;
mod linear;
mod newton;
mod predictor;
mod sweep;

pub use alternating::Alternating;
pub use differences::{by_differences, by_differences_of_first};
pub use failure::{NewtonFailure, Unreached};
pub use guess::Guess;
pub use linear::{solve_linear, solve_rows, solve_rows_and, solve_some_rows};
pub use newton::{NewtonOutcome, newton};
pub use predictor::{Predictor, weights};
pub use sweep::{Sweeps, USUAL_SWEEPS, swept};
