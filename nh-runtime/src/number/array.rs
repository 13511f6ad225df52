//! Arrays of numbers of any length.

use super::scalar::Scalar;
use core::fmt::Debug;
use core::marker::PhantomData;

/// `[T; N]` for any N: values of control inputs, of a method's options, and the numbers that a
/// method carries between steps.
pub trait Array<T>: Copy + Debug + PartialEq + AsRef<[T]> + AsMut<[T]> {
    /// Returns an array of zeros.
    fn zero() -> Self;
}

impl<T: Scalar, const N: usize> Array<T> for [T; N] {
    #[inline]
    fn zero() -> Self {
        [T::lit(0.0); N]
    }
}

/// An array of numbers of any length, in a snapshot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Numbers<T, A>(pub(crate) A, PhantomData<T>);

impl<T, A> Numbers<T, A> {
    pub(crate) fn of(array: A) -> Self {
        Numbers(array, PhantomData)
    }
}
