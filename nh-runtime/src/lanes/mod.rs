//! Several trajectories at once, in the lanes of SIMD vectors.
//!
//! Generated steppers are generic in the type of their numbers. With [`F64x2`], [`F64x4`] or
//! [`F64x8`] one step is a step of two, four or eight trajectories of one system, with parameters,
//! states and inputs of their own. A [`Batch`] manages this: it is made from steppers, can be split
//! into steppers, and reports errors of single trajectories.
//!
//! **Bits.** Each lane has the bits that its trajectory has alone, under every method. Sums,
//! products, quotients and roots are rounded in vectors as they are in numbers. Sine and cosine are
//! this crate's own, with the same operations on vectors. The other elementary functions are called
//! lane by lane. No operations are contracted to fused ones. Decisions by comparison (ends of
//! iterations, pivots, points of a predictor, the reach of a Taylor polynomial) are made for each
//! lane, by masks: a lane that has its solution keeps it while the others continue.
//!
//! **Failures.** If a step of a batch fails in a lane, each trajectory takes the step again alone,
//! with scalars. That identifies the failing ones, with the usual error, and advances the others. A
//! copy of another trajectory then fills the lane of one that has failed.
//!
//! **Width.** The width of a vector depends on the target that a program is compiled for. The
//! default on x86-64 is two lanes; an `F64x4` is then two vectors and an `F64x8` four. With
//! `RUSTFLAGS="-C target-cpu=native"` the width is that of the machine.
//!
//! ```
//! use nonholonomic::lanes::F64x4;
//! use nonholonomic::Scalar;
//!
//! let x = F64x4::by_lane(|lane| lane as f64);
//! assert_eq!((x * x + x).lane(3), 12.0);
//! assert_eq!(x.sine_cosine().0.lane(2).to_bits(), 2.0_f64.sine_cosine().0.to_bits());
//! ```

mod batch;
#[cfg(feature = "alloc")]
mod dynamic;
mod family;
#[cfg(test)]
mod tests;

pub use crate::number::{F64x2, F64x4, F64x8, InLanes, M64x2, M64x4, M64x8, number};
pub use batch::{Batch, Ended, Laned};
#[cfg(feature = "alloc")]
pub use dynamic::{Beginning, DynBatch, InputsOfEach, begin};
pub use family::Family;

/// Numbers with the best number of lanes for the compilation target: eight with vectors of 512
/// bits, and four otherwise.
#[cfg(target_feature = "avx512f")]
pub type Lanes = F64x8;

/// Numbers with the best number of lanes for the compilation target: eight with vectors of 512
/// bits, and four otherwise.
#[cfg(not(target_feature = "avx512f"))]
pub type Lanes = F64x4;
