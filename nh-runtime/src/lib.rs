//! What generated integrators of nonholonomic mechanical systems link against.
//!
//! A system that was declared with `#[nonholonomic]` becomes straight-line Rust. That code names this crate and nothing
//! else: the scalar types it is generic in ([`Scalar`]), the traits it implements ([`System`], [`Discretize`],
//! [`Stepper`]), the functions it calls ([`generated`]), and the errors it returns ([`StepError`]).
//!
//! The crate is `no_std`, allocates nothing, contains no `unsafe`, and does not panic. Vectors and matrices at the surface
//! are [`nalgebra`]'s.
//!
//! ```
//! use nh_runtime::prelude::*;
//!
//! // Generic over the system: how long does it keep its energy?
//! fn steps_within<M, S>(system: &S, start: &S::State, h: f64, bound: f64) -> Result<u64, StepError>
//! where
//!     M: Method,
//!     S: System<Scalar = f64> + Discretize<M>,
//! {
//!     let mut stepper = system.stepper(start, h)?;
//!     let initial = system.energy_of(start);
//!     while (system.energy_of(&stepper.state()) - initial).abs() <= bound {
//!         stepper.step()?;
//!     }
//!     Ok(stepper.statistics().steps)
//! }
//! ```
//!
//! # Features
//!
//! | feature | brings |
//! |---|---|
//! | `macros` (default) | the attribute `#[nonholonomic]`, which takes the expansions that `nh prepare` has kept beside the source |
//! | `engine` | what derives declarations that are not prepared: the compiler and its algebra engine, as dependencies of the attribute's build script |
//! | `alloc` | `catalogue::boxed` |
//!
//! Leave `engine` out of what you publish: features are united over a build, and everybody who depends on it would compile the engine.

#![no_std]

#[cfg(feature = "alloc")]
extern crate alloc;

pub mod catalogue;
pub mod fields;
pub mod generated;
pub mod methods;

mod error;
mod group;
mod inputs;
mod level;
mod newton;
mod predictor;
mod rank;
mod scalar;
mod sin_cos;
mod stability;
mod stepping;
mod sweep;

pub use error::{ParameterError, StepError};
pub use inputs::{Driven, InputFunction, Inputs};
pub use methods::Method;
pub use nalgebra;
#[cfg(feature = "macros")]
pub use nh_macros::nonholonomic;
pub use scalar::Scalar;
pub use stepping::{Discretize, Integration, State, Statistics, Stepper, System};

/// What a program that steps a system needs: `use nh_runtime::prelude::*;`.
pub mod prelude {
    pub use crate::methods::types::*;
    #[cfg(feature = "macros")]
    pub use crate::nonholonomic;
    pub use crate::{
        Discretize, Driven, Inputs, Integration, Method, ParameterError, Scalar, State, Statistics, StepError, Stepper,
        System,
    };
}
