//! Runtime library of generated integrators of nonholonomic mechanical systems.
//!
//! A system that is declared with `#[nonholonomic]` becomes straight-line Rust. The generated code
//! names only this crate:
//!
//! - the scalar types it is generic over ([`Scalar`]),
//! - the traits it implements ([`System`], [`Discretize`], [`Stepper`]),
//! - the functions it calls ([`generated`]),
//! - the errors it returns ([`StepError`]).
//!
//! The crate is `no_std`, allocates nothing, contains no `unsafe`, and does not panic. Vectors and
//! matrices in its interface are [`nalgebra`]'s.
//!
//! ```
//! use nonholonomic::prelude::*;
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
//! | feature | adds |
//! |---|---|
//! | `engine` (default) | the attribute `#[nonholonomic]` with the compiler of declarations, which derives during the build |
//! | `macros` | the attribute alone, which reads the expansions that `nh prepare` stores beside the source |
//! | `alloc` | `catalogue::boxed` |
//! | `lanes` | [`lanes`]: numbers of two, four or eight lanes, and batches of steppers in them |
//! | `serde` | `Serialize` and `Deserialize` for states, parameters, steppers and their [snapshots](Resume::Snapshot) |
//!
//! Cargo unites the features of a package over a build. A published package with prepared
//! declarations therefore sets `default-features = false`; otherwise every package that depends on
//! it compiles the compiler of declarations.

#![no_std]

#[cfg(feature = "alloc")]
extern crate alloc;

pub mod catalogue;
mod derivatives;
pub mod fields;
pub mod generated;
mod guard;
#[cfg(feature = "lanes")]
pub mod lanes;
mod macros;
pub mod methods;
mod number;
mod report;
mod solve;
mod step;
pub mod taylor;

pub use derivatives::{Chart, Linearise, LineariseChart, Linearised, Second, SecondDerivatives, Variables};
pub use methods::Method;
pub use nalgebra;
#[cfg(feature = "macros")]
pub use nonholonomic_macros::{generated_code, nonholonomic};
#[cfg(feature = "serde")]
#[doc(hidden)]
pub use number::serialized;
pub use number::{Array, Elementary, Mask, Scalar};
pub use report::{ParameterError, Statistics, StepError, Topic};
#[cfg(feature = "serde")]
#[doc(hidden)]
pub use serde;
pub use step::{Crossing, Discretize, InputFunction, Integration, Resume, State, Stepper, System, WithInputs};

/// The version of this crate, such as `1.2.3`. A serialized stepper is meant for the version that
/// wrote it.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The names that a program needs to step a system: `use nonholonomic::prelude::*;`.
pub mod prelude {
    pub use crate::fields::Reduced;
    pub use crate::methods::types::*;
    #[cfg(feature = "macros")]
    pub use crate::nonholonomic;
    pub use crate::{
        Array, Crossing, Discretize, Integration, Linearise, LineariseChart, Linearised, Method, ParameterError,
        Resume, Scalar, SecondDerivatives, State, Statistics, StepError, Stepper, System, Variables, WithInputs,
    };
}
