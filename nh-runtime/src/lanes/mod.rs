//! Several trajectories at once, in the lanes of SIMD vectors.
//!
//! Generated steppers are generic in the numbers that they compute with. With [`F64x2`], [`F64x4`] or [`F64x8`] one step is a step of two,
//! four or eight trajectories of one system, with parameters, states and inputs of their own. A [`Batch`] does that: steppers go in and come
//! out, and errors are those of single trajectories.
//!
//! **Bits.** Each lane has the bits that its trajectory has alone, under every method. Sums, products, quotients and roots are rounded in
//! vectors as they are in numbers; sine and cosine are this crate's own, the same operations on vectors; the other elementary functions
//! are called lane by lane. Nothing is contracted to fused operations. Where a step decides by comparing numbers (iterations that end,
//! pivots, points of a predictor, the reach of a Taylor polynomial), each lane decides for itself, by masks: one that has its solution keeps it
//! while others go on.
//!
//! **Failures.** A step of a batch that fails in a lane is taken again by each trajectory alone, with scalars. That tells which ones fail,
//! with the same error as ever, and moves the others on; in place of one that has failed a copy of another keeps its lane busy.
//!
//! **Width.** A vector is as wide as what a program is compiled for: without further options that are two lanes on x86-64, of which `F64x4` has
//! two and `F64x8` has four. With `RUSTFLAGS="-C target-cpu=native"` it is what the machine has.
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
mod gather;
mod number;

pub use batch::{Batch, Ended, Laned};
#[cfg(feature = "alloc")]
pub use dynamic::{Beginning, DynBatch, InputsOfEach, begin};
pub use gather::{Family, InLanes, number};
pub use number::{F64x2, F64x4, F64x8, M64x2, M64x4, M64x8};

/// Numbers of as many lanes as are best for what the program is compiled for: eight where there are vectors of 512 bits, and else four.
#[cfg(target_feature = "avx512f")]
pub type Lanes = F64x8;

/// Numbers of as many lanes as are best for what the program is compiled for: eight where there are vectors of 512 bits, and else four.
#[cfg(not(target_feature = "avx512f"))]
pub type Lanes = F64x4;
