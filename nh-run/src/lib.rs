//! Runs of nonholonomic systems: what is done for every step, every row and every trajectory.
//!
//! [`registry`] says what a model can be asked for, [`run`] makes its steps and rows, [`ensemble`] does so for many trajectories at once. [`output`]
//! writes rows, [`diagnostics`] and [`stability`] draw numbers from them. `nonholonomic-lab` has the command `nh` and figures on top, and hands on
//! the modules of this crate.
//!
//! With the feature `exec` a declaration is a model as soon as it is compiled (`tape`), its control inputs and events are expressions (`inputs`,
//! `events`); without it there is no compiler among the dependencies. With the feature `parquet` rows can be Parquet.

pub mod diagnostics;
pub mod ensemble;
#[cfg(feature = "exec")]
pub mod events;
#[cfg(feature = "exec")]
pub mod inputs;
pub mod method;
pub mod names;
pub mod output;
pub mod printed;
pub mod registry;
pub mod run;
pub mod stability;
#[cfg(feature = "exec")]
pub mod tape;
pub mod thin;
pub mod trajectory;

pub use trajectory::Trajectory;
