//! Runs of nonholonomic systems: the work done for every step, every row and every trajectory.
//!
//! [`registry`] defines the interface of models, [`run`] makes steps and rows, and [`ensemble`]
//! does so for many trajectories at once. [`output`] writes rows; [`diagnostics`] and [`stability`]
//! compute numbers from them. `nonholonomic-lab` adds the command `nh` and figures, and re-exports
//! the modules of this crate.
//!
//! With the feature `exec` a declaration is a model as soon as it is compiled (`tape`), and its
//! control inputs and events are expressions (`inputs`, `events`). Without it there is no compiler
//! among the dependencies. With the feature `parquet` rows can be written as Parquet.

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
