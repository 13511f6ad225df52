//! Derivatives of steps: the exact derivatives of the discrete map that is simulated.

mod chain;
mod composed;
mod linearise;
mod matrices;

pub use chain::{Curved, after};
pub use linearise::{
    ChartedStep, CurvedStep, Linearise, LineariseChart, LinearisedOf, LinearisedStep, SecondDerivatives, VariablesOf,
};
pub use matrices::{Chart, Linearised, Place, Second, Variables};
