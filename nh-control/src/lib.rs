//! Controllers of discrete maps: Riccati equations, linear quadratic regulators, iterative LQR.
//!
//! The controlled map is the simulated one, ζ' = Φ(ζ, u), with its exact derivatives A = ∂ζ'/∂ζ and
//! B = ∂ζ'/∂u from [`Linearise`](nonholonomic::Linearise). [`DiscreteMap`] makes that map from a
//! generated system. Everything else here takes matrices of fixed size from any source.
//!
//! ```
//! use nonholonomic::nalgebra::{SMatrix, matrix};
//! use nonholonomic_control::{Linear, Weights, regulator};
//!
//! // A unit mass that is pushed, sampled every 0.1 s: positions and velocities, exactly.
//! let mass = Linear { a: matrix![1.0, 0.1; 0.0, 1.0], b: matrix![0.005; 0.1] };
//! let weights = Weights { state: SMatrix::identity(), inputs: matrix![0.1] };
//! let regulator = regulator(&mass, &weights)?;
//! assert!(regulator.spectral_radius < 0.9);
//! # Ok::<(), nonholonomic_control::RiccatiError>(())
//! ```
//!
//! The examples `segway_lqr`, `snakeboard_tracking` and `park_trailers` of this package use all of it.

pub mod estimation;
mod ilqr;
mod lqr;
mod map;
mod riccati;

pub use ilqr::{Curvature, Expansion, Ilqr, IlqrError, Iteration, Plan, Problem};
pub use lqr::{Regulator, Weights, regulator, tracking};
pub use map::{DiscreteMap, Linear, OnDStarMethod};
pub use riccati::{RiccatiError, Stage, riccati, riccati_residual, riccati_step, spectral_radius};
