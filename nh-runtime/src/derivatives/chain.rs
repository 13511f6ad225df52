//! The chain rule for steps that follow each other: sums and products of their derivatives.

use super::matrices::{Linearised, Second};
use crate::number::Scalar;
use nalgebra::allocator::Allocator;
use nalgebra::{DefaultAllocator, Dim, OMatrix};

/// Sums and multiples of matrices and vectors; () stands for an absent one.
pub trait Weighted<T> {
    /// Returns w a.
    #[must_use]
    fn scaled(&self, weight: T) -> Self;

    /// Returns a + b.
    #[must_use]
    fn plus(&self, other: &Self) -> Self;
}

/// Products of matrices; () stands for an absent one.
pub trait Mapped<A> {
    /// Returns the product of a matrix with `self`.
    #[must_use]
    fn mapped(&self, by: &A) -> Self;
}

impl<T> Weighted<T> for () {
    fn scaled(&self, _: T) {}

    fn plus(&self, (): &()) {}
}

impl<A> Mapped<A> for () {
    fn mapped(&self, _: &A) {}
}

impl<T: Scalar, R: Dim, C: Dim> Weighted<T> for OMatrix<T, R, C>
where
    DefaultAllocator: Allocator<R, C>,
{
    fn scaled(&self, weight: T) -> Self {
        self.map(|entry| weight * entry)
    }

    fn plus(&self, other: &Self) -> Self {
        self.zip_map(other, |a, b| a + b)
    }
}

impl<T: Scalar, R: Dim, C: Dim> Mapped<OMatrix<T, R, R>> for OMatrix<T, R, C>
where
    DefaultAllocator: Allocator<R, C> + Allocator<R, R>,
{
    fn mapped(&self, by: &OMatrix<T, R, R>) -> Self {
        product(by, self)
    }
}

/// Multiplies two matrices. The terms of a sum are always added in order, for static and dynamic
/// sizes alike.
fn product<T: Scalar, R: Dim, N: Dim, C: Dim>(a: &OMatrix<T, R, N>, b: &OMatrix<T, N, C>) -> OMatrix<T, R, C>
where
    DefaultAllocator: Allocator<R, N> + Allocator<N, C> + Allocator<R, C>,
{
    let (rows, columns) = (a.shape_generic().0, b.shape_generic().1);
    OMatrix::from_fn_generic(rows, columns, |i, j| {
        a.row(i).iter().zip(&b.column(j)).fold(T::zero(), |sum, (x, y)| sum + *x * *y)
    })
}

/// Second derivatives that are composed with first derivatives.
pub trait Curved<A, B> {
    /// Returns the second derivatives by the variables of the whole, of which the z and u of this
    /// part are functions with z' = a, u' = (b, 1).
    ///
    /// **Equation** δ²(λ·z') = (a δz + b δu)·S (a δz + b δu) + 2 (a δz + b δu)·M δu + δu·U δu
    #[must_use]
    fn along(&self, a: &A, b: &B) -> Self;

    /// Returns the sum.
    #[must_use]
    fn sum(&self, other: &Self) -> Self;
}

impl<T: Scalar, B, K: Dim> Curved<OMatrix<T, K, K>, B> for Second<OMatrix<T, K, K>, (), ()>
where
    DefaultAllocator: Allocator<K, K>,
{
    fn along(&self, a: &OMatrix<T, K, K>, _: &B) -> Self {
        Second { state: product(&a.transpose(), &product(&self.state, a)), mixed: (), inputs: () }
    }

    fn sum(&self, other: &Self) -> Self {
        Second { state: self.state.plus(&other.state), mixed: (), inputs: () }
    }
}

impl<T: Scalar, K: Dim, C: Dim> Curved<OMatrix<T, K, K>, OMatrix<T, K, C>>
    for Second<OMatrix<T, K, K>, OMatrix<T, K, C>, OMatrix<T, C, C>>
where
    DefaultAllocator: Allocator<K, K> + Allocator<K, C> + Allocator<C, K> + Allocator<C, C>,
{
    fn along(&self, a: &OMatrix<T, K, K>, b: &OMatrix<T, K, C>) -> Self {
        let to = a.transpose();
        let mixed = product(&self.state, b).plus(&self.mixed);
        let twice = product(&b.transpose(), &mixed).plus(&product(&self.mixed.transpose(), b));
        Second {
            state: product(&to, &product(&self.state, a)),
            mixed: product(&to, &mixed),
            inputs: twice.plus(&self.inputs),
        }
    }

    fn sum(&self, other: &Self) -> Self {
        Second {
            state: self.state.plus(&other.state),
            mixed: self.mixed.plus(&other.mixed),
            inputs: self.inputs.plus(&other.inputs),
        }
    }
}

/// Returns the derivatives of z'' = Φ(z') with z' = Ψ(z), at the same control inputs and
/// parameters. Φ takes the given share of the whole step; `first` is already differentiated by the
/// whole step. Without a Ψ the result is the derivatives of Φ alone.
pub fn after<T, A, B, P, H>(
    first: Option<&Linearised<A, B, P, H>>,
    then: &Linearised<A, B, P, H>,
    share: T,
) -> Linearised<A, B, P, H>
where
    T: Scalar,
    A: Mapped<A> + Clone,
    B: Mapped<A> + Weighted<T> + Clone,
    P: Mapped<A> + Weighted<T> + Clone,
    H: Mapped<A> + Weighted<T>,
{
    let (by, h) = (&then.a, then.h.scaled(share));
    match first {
        None => Linearised { a: then.a.clone(), b: then.b.clone(), p: then.p.clone(), h },
        Some(first) => Linearised {
            a: first.a.mapped(by),
            b: first.b.mapped(by).plus(&then.b),
            p: first.p.mapped(by).plus(&then.p),
            h: first.h.mapped(by).plus(&h),
        },
    }
}
