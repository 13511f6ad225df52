//! Estimators on discrete maps: the extended Kalman filter, and least squares.
//!
//! ```
//! use nonholonomic::nalgebra::{matrix, vector};
//! use nonholonomic_control::estimation::Gaussian;
//!
//! // A number that is known to ±2, measured to ±1: 4/5 of the way to the measurement, known to ±√(4/5).
//! let prior = Gaussian { mean: vector![0.0], covariance: matrix![4.0] };
//! let updated = prior.updated(&vector![10.0], &matrix![1.0], &matrix![1.0]).ok_or("no covariance")?;
//! assert!((updated.posterior.mean[0] - 8.0).abs() < 1e-12);
//! assert!((updated.posterior.covariance[0] - 0.8).abs() < 1e-12);
//! # Ok::<(), &str>(())
//! ```
//!
//! The examples `robot_ekf` and `identify_sleigh` of this package use them with exact derivatives of steps.

mod kalman;
mod least_squares;

pub use kalman::{Gaussian, Updated, chi_squared_band};
pub use least_squares::{Fit, FitError, Levenberg, Residual};
