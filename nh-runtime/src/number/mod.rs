//! Numbers, the functions of numbers, and arrays of numbers.

mod array;
mod bessel;
pub(crate) mod elimination;
mod entries;
mod float;
pub(crate) mod functions;
#[cfg(feature = "lanes")]
mod in_lanes;
mod scalar;
#[cfg(feature = "serde")]
pub mod serialized;
mod sin_cos;
mod turn;
mod vectors;
#[cfg(feature = "lanes")]
mod wide;

pub use array::Array;
pub(crate) use array::Numbers;
pub use elimination::solve_equations;
pub use entries::copy;
pub(crate) use entries::{all_finite, choose, each, norm, plus, subtract};
pub use functions::*;
#[cfg(feature = "lanes")]
pub use in_lanes::{InLanes, number};
#[cfg(feature = "lanes")]
pub(crate) use in_lanes::{gather_array, gather_part, lane_of};
pub use scalar::{Elementary, MAX_LANES, Mask, Scalar};
pub use sin_cos::{COS_F64, LIMIT_F64, PI_2_F64, ROUND_F64, SIN_F64};
pub use turn::{ANEW, COS as TURN_COS, MAX_TURN, SIN as TURN_SIN, halfway, must_recompute, turn_by, turned, turned_to};
pub use vectors::{join, matrix, max_norm, next, numbers, slice, sparse, split, vector};
#[cfg(feature = "lanes")]
pub use wide::{F64x2, F64x4, F64x8, M64x2, M64x4, M64x8};
