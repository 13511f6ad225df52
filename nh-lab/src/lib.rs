//! Tools for generated steppers: runs, output, plots, measurements.
//!
//! The command `nh` stands on this library, and so can a crate of your own: [`Trajectory`] is plain data, filled from any
//! iterator of states, and [`diagnostics`] and [`plot`] take it from there.
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
//! [`control`] and [`estimation`] build on exact derivatives of steps; the package's examples show them at work.
//!
//! With the feature `cli` (the default) the crate also holds the command line; without it there are no models and no
//! compiler among its dependencies. The feature `pictures` writes figures as PNG and PDF beside SVG, the feature `parquet` the rows
//! of ensembles as Parquet beside CSV.

#[cfg(feature = "cli")]
pub mod cli;
pub mod control;
pub mod estimation;
#[cfg(feature = "cli")]
pub mod library;
pub mod plot;
pub mod reproduce;

pub use nonholonomic_run::{
    Trajectory, diagnostics, ensemble, method, names, output, registry, run, stability, trajectory,
};
#[cfg(feature = "cli")]
pub use nonholonomic_run::{events, inputs, tape};
