//! Arrays of numbers, whatever their length.

use crate::Scalar;
use core::fmt::Debug;

/// `[T; N]` for any N: values of control inputs, of a method's options, and what a method carries from step to step.
pub trait Array<T>: Copy + Debug + PartialEq + AsRef<[T]> + AsMut<[T]> {
    /// All zero.
    fn zero() -> Self;
}

impl<T: Scalar, const N: usize> Array<T> for [T; N] {
    #[inline]
    fn zero() -> Self {
        [T::lit(0.0); N]
    }
}
