//! Vectors and matrices of numbers.

use super::scalar::Scalar;
use nalgebra::{ArrayStorage, SMatrix, SVector};

/// Returns the column of the scalars nearest to these numbers.
pub fn numbers<T: Scalar, const N: usize>(entries: [f64; N]) -> SVector<T, N> {
    vector(entries.map(T::lit))
}

/// Returns the column of these entries.
#[inline(always)]
pub fn vector<T: Scalar, const N: usize>(entries: [T; N]) -> SVector<T, N> {
    SVector::from_array_storage(ArrayStorage([entries]))
}

/// Returns the matrix of these columns.
#[inline(always)]
pub fn matrix<T: Scalar, const R: usize, const C: usize>(columns: [[T; R]; C]) -> SMatrix<T, R, C> {
    SMatrix::from_array_storage(ArrayStorage(columns))
}

/// Returns the matrix with these entries (row, column, value) and zeros elsewhere.
#[inline(always)]
pub fn sparse<T: Scalar, const R: usize, const C: usize, const N: usize>(
    entries: [(usize, usize, T); N],
) -> SMatrix<T, R, C> {
    let mut matrix: SMatrix<T, R, C> = SMatrix::zeros();
    for (row, column, value) in entries {
        if let Some(entry) = matrix.get_mut((row, column)) {
            *entry = value;
        }
    }
    matrix
}

/// Concatenates the entries of two vectors: K = A + B.
#[inline(always)]
pub fn join<T: Scalar, const A: usize, const B: usize, const K: usize>(
    first: &SVector<T, A>,
    second: &SVector<T, B>,
) -> [T; K] {
    let mut entries = first.iter().chain(second.iter());
    core::array::from_fn(|_| entries.next().copied().unwrap_or(T::lit(0.0)))
}

/// Splits an array into the two vectors that [`join`] joined.
#[inline(always)]
pub fn split<T: Scalar, const K: usize, const A: usize, const B: usize>(
    point: &[T; K],
) -> (SVector<T, A>, SVector<T, B>) {
    let entry = |i: usize| point.get(i).copied().unwrap_or(T::lit(0.0));
    (vector(core::array::from_fn(entry)), vector(core::array::from_fn(|i| entry(A.wrapping_add(i)))))
}

/// Returns the vector of these numbers if there are N of them.
pub fn slice<const N: usize>(values: &[f64]) -> Option<SVector<f64, N>> {
    <[f64; N]>::try_from(values).ok().map(vector)
}

/// Returns the largest |x|: 0 for an empty vector, NaN if an entry is NaN.
#[inline]
pub fn max_norm<T: Scalar, const N: usize>(x: &SVector<T, N>) -> T {
    let [entries] = x.data.0;
    let mut largest = T::zero();
    for x in entries {
        let x = x.magnitude();
        // `largest < x` would drop a NaN, which must survive.
        largest = T::select(x.at_most(largest) | !largest.finite(), largest, x);
    }
    largest
}

/// Returns the next number, of which there are enough.
#[inline(always)]
pub fn next<T: Scalar>(numbers: &mut impl Iterator<Item = T>) -> T {
    numbers.next().unwrap_or(T::zero())
}
