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
mod composition;
pub mod fields;
pub mod generated;
pub mod methods;

mod array;
mod bessel;
mod chain;
mod elimination;
mod error;
mod group;
mod inputs;
#[cfg(feature = "lanes")]
pub mod lanes;
mod level;
mod linearise;
mod newton;
mod one_step;
mod predictor;
mod rank;
mod resume;
mod scalar;
#[cfg(feature = "serde")]
#[doc(hidden)]
pub mod serialized;
mod sin_cos;
mod stability;
mod stepping;
mod sweep;
pub mod taylor;
mod turn;

pub use array::Array;
pub use error::{ParameterError, StepError, Topic};
pub use inputs::{Driven, InputFunction};
pub use linearise::{Chart, Linearise, LineariseChart, Linearised, Second, SecondDerivatives, Variables};
pub use methods::Method;
pub use nalgebra;
#[cfg(feature = "macros")]
pub use nonholonomic_macros::{generated_code, nonholonomic};
pub use resume::{Crossing, Resume};
pub use scalar::{Elementary, Mask, Scalar};
#[cfg(feature = "serde")]
#[doc(hidden)]
pub use serde;
pub use stepping::{Discretize, Integration, State, Statistics, Stepper, System};

/// The version of this crate, such as `1.2.3`. A serialized stepper is meant for the version that
/// wrote it.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Implements serde's traits for a generated struct of numbers if the feature `serde` is on.
#[cfg(feature = "serde")]
#[doc(hidden)]
#[macro_export]
macro_rules! __serialized {
    ($name:ident {}) => {
        $crate::__serialized! {
            $name,
            |record, serializer| {
                let _ = record;
                $crate::serialized::write::<S, T, 0>(::core::stringify!($name), &[], [], serializer)
            },
            |deserializer| {
                $crate::serialized::read::<D, T, 0>(::core::stringify!($name), &[], deserializer)?;
                ::core::result::Result::Ok($name::new())
            }
        }
    };
    ($name:ident { $($field:ident),* }) => {
        $crate::__serialized! {
            $name,
            |record, serializer| {
                $crate::serialized::write(::core::stringify!($name), &[$(::core::stringify!($field)),*], [$(record.$field),*], serializer)
            },
            |deserializer| {
                let numbers = $crate::serialized::read(::core::stringify!($name), &[$(::core::stringify!($field)),*], deserializer)?;
                let mut numbers = ::core::iter::IntoIterator::into_iter(numbers);
                ::core::result::Result::Ok($name { $($field: $crate::serialized::next(&mut numbers)),* })
            }
        }
    };
    ($name:ident, |$value:ident, $serializer:ident| $serialize:expr, |$deserializer:ident| $deserialize:expr) => {
        impl<T: $crate::Scalar + $crate::serde::Serialize> $crate::serde::Serialize for $name<T> {
            fn serialize<S>(&self, $serializer: S) -> ::core::result::Result<S::Ok, S::Error>
            where
                S: $crate::serde::Serializer,
            {
                let $value = self;
                $serialize
            }
        }

        impl<'de, T: $crate::Scalar + $crate::serde::Deserialize<'de>> $crate::serde::Deserialize<'de> for $name<T> {
            fn deserialize<D>($deserializer: D) -> ::core::result::Result<Self, D::Error>
            where
                D: $crate::serde::Deserializer<'de>,
            {
                $deserialize
            }
        }
    };
}

/// Expands to nothing: the feature `serde` is off.
#[cfg(not(feature = "serde"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __serialized {
    ($($_:tt)*) => {};
}

/// Implements the conversions of generated structs of numbers into and out of lanes, if the feature
/// `lanes` is on.
#[cfg(feature = "lanes")]
#[doc(hidden)]
#[macro_export]
macro_rules! __in_lanes {
    ($system:ident, $($parameters:tt)*) => {
        impl<T: $crate::Scalar> $crate::lanes::Family for $system<T> {
            type Of<L: $crate::Scalar> = $system<L>;
        }

        $crate::__in_lanes!($($parameters)*);
    };
    ($name:ident {}) => {
        impl<L: $crate::Scalar> $crate::lanes::InLanes<L> for $name<L> {
            type Lane = $name<f64>;

            fn gather(_: &[$name<f64>]) -> Self {
                $name::new()
            }

            fn lane(&self, _: usize) -> $name<f64> {
                $name::new()
            }
        }
    };
    ($name:ident { $($field:ident),* }) => {
        impl<L: $crate::Scalar> $crate::lanes::InLanes<L> for $name<L> {
            type Lane = $name<f64>;

            fn gather(lanes: &[$name<f64>]) -> Self {
                $name { $($field: $crate::lanes::number(lanes, |lane| lane.$field)),* }
            }

            fn lane(&self, lane: usize) -> $name<f64> {
                $name { $($field: $crate::Scalar::lane(self.$field, lane)),* }
            }
        }
    };
}

/// Expands to nothing: the feature `lanes` is off.
#[cfg(not(feature = "lanes"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __in_lanes {
    ($($_:tt)*) => {};
}

/// Generates the setters of a generated `StateBuilder`, named like the fields. Setting a velocity
/// discards the momenta ρ.
#[doc(hidden)]
#[macro_export]
macro_rules! __setters {
    ($kind:ident: $($field:ident),*) => {$(
        #[doc = ::core::concat!("Sets the ", ::core::stringify!($kind), " `", ::core::stringify!($field), "`.")]
        pub fn $field(mut self, value: T) -> Self {
            self.state.$field = value;
            self
        }
    )*};
    ($kind:ident in place of rho: $($field:ident),*) => {$(
        #[doc = ::core::concat!("Sets the ", ::core::stringify!($kind), " `", ::core::stringify!($field), "`.")]
        pub fn $field(mut self, value: T) -> Self {
            self.state.$field = value;
            self.rho = ::core::option::Option::None;
            self
        }
    )*};
}

/// The names that a program needs to step a system: `use nonholonomic::prelude::*;`.
pub mod prelude {
    pub use crate::fields::Reduced;
    pub use crate::methods::types::*;
    #[cfg(feature = "macros")]
    pub use crate::nonholonomic;
    pub use crate::{
        Array, Crossing, Discretize, Driven, Integration, Linearise, LineariseChart, Linearised, Method,
        ParameterError, Resume, Scalar, SecondDerivatives, State, Statistics, StepError, Stepper, System, Variables,
    };
}
