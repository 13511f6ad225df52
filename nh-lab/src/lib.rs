//! Runs of nonholonomic systems: the work done for every step, every row and every trajectory.
//!
//! [`registry`] defines the interface of models, [`run`] makes steps and rows, and [`ensemble`]
//! does so for many trajectories at once. [`output`] writes rows; [`diagnostics`] and [`stability`]
//! compute numbers from them. [`Trajectory`] is plain data, filled from any iterator of states.
//!
//! ```
//! use nonholonomic_lab::{Trajectory, diagnostics};
//!
//! let mut circle = Trajectory::new(["x", "y"], ["x_dot", "y_dot"]);
//! for k in 0..100 {
//!     let t = 0.1 * f64::from(k);
//!     circle.push(t, &[t.cos(), t.sin()], &[-t.sin(), t.cos()], 0.5 * (t.sin().powi(2) + t.cos().powi(2)), 0.0);
//! }
//! assert!(diagnostics::max_abs(&diagnostics::deviation(&circle.energy)) < 1e-15);
//! ```
//!
//! Figures are in `nonholonomic-plot`, control and estimation in `nonholonomic-control`, and the
//! command `nh` in `nonholonomic-cli`.
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
