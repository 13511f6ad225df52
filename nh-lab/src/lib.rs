//! Tools for generated steppers: runs, output, plots, measurements.
//!
//! The command `nh` is built on this library, and other crates can use it too. [`Trajectory`] is
//! plain data, filled from any iterator of states; [`diagnostics`] and [`plot`] work on it.
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
//! [`control`] and [`estimation`] build on exact derivatives of steps; the package's examples show
//! how.
//!
//! With the feature `cli` (the default) the crate also contains the command line; without it the
//! dependencies include no models and no compiler. The feature `pictures` adds PNG and PDF to SVG
//! figures; the feature `parquet` adds Parquet to CSV for rows of ensembles.

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
