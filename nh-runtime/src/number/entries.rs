//! Arrays of numbers, entry by entry.

use super::scalar::{Mask, Scalar};

/// Returns whether all numbers are finite.
pub(crate) fn all_finite<T: Scalar>(numbers: &[T]) -> bool {
    numbers.iter().all(|x| x.all_finite())
}

/// Returns Σ |xᵢ|.
#[inline(always)]
pub(crate) fn norm<T: Scalar, const N: usize>(x: [T; N]) -> T {
    x.into_iter().fold(T::zero(), |sum, x| sum + x.magnitude())
}

#[inline(always)]
pub(crate) fn subtract<T: Scalar, const N: usize>(x: &mut [T; N], update: [T; N]) {
    for (x, dx) in x.iter_mut().zip(update) {
        *x -= dx;
    }
}

#[inline(always)]
pub(crate) fn plus<T: Scalar, const N: usize>(mut a: [T; N], b: [T; N]) -> [T; N] {
    a.iter_mut().zip(b).for_each(|(a, b)| *a += b);
    a
}

/// Returns the lanes in which a relation holds between the magnitudes of all entries.
#[inline(always)]
pub(crate) fn each<T: Scalar, const N: usize>(x: [T; N], y: [T; N], is_so: impl Fn(T, T) -> T::Mask) -> T::Mask {
    let pairs = x.into_iter().zip(y);
    pairs.fold(T::Mask::splat(true), |all, (x, y)| all & is_so(x.magnitude(), y.magnitude()))
}

/// Returns the entries of `then` in the lanes of the mask, and those of `otherwise` in the others.
#[inline(always)]
pub(crate) fn choose<T: Scalar, const N: usize>(mask: T::Mask, then: [T; N], otherwise: [T; N]) -> [T; N] {
    if mask.all() {
        return then;
    }
    let mut chosen = otherwise;
    for (chosen, then) in chosen.iter_mut().zip(then) {
        *chosen = T::select(mask, then, *chosen);
    }
    chosen
}

/// Copies as many values as fit and returns the length of `from`.
pub fn copy(from: &[f64], to: &mut [f64]) -> usize {
    for (to, from) in to.iter_mut().zip(from) {
        *to = *from;
    }
    from.len()
}
