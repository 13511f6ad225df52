//! The first guess of a solve, from a predictor or beside a plain guess.

use super::predictor::Predictor;
use crate::number::{Scalar, plus};

/// The first guess of a solve. The guess from all points that a predictor can hold is inlined; the
/// guess from fewer points is not.
pub trait Guess<T, const N: usize> {
    /// The guess with its own copy of the predictor. Functions that are not inlined receive it, so
    /// that the stepper's predictor stays in registers.
    type Kept: Guess<T, N>;
    /// Returns the guess with a copy of the predictor.
    fn kept(&self) -> Self::Kept;
    /// Returns the guess through all points, or `None` if fewer are known or better.
    fn full(&self) -> Option<[T; N]>;
    /// Returns the guess through the known points, or `None` if there are too few.
    fn shorter(&self) -> Option<[T; N]>;
}

/// The guess of an owned predictor.
#[derive(Clone, Copy, Debug)]
pub struct Own<T, const N: usize, const H: usize>(Predictor<T, N, H>);

impl<T: Scalar, const N: usize, const H: usize> Guess<T, N> for Own<T, N, H> {
    type Kept = Self;

    #[inline(always)]
    fn kept(&self) -> Self {
        *self
    }

    #[inline(always)]
    fn full(&self) -> Option<[T; N]> {
        self.0.full_guess()
    }

    #[inline(never)]
    fn shorter(&self) -> Option<[T; N]> {
        self.0.guess()
    }
}

impl<T: Scalar, const N: usize, const H: usize> Guess<T, N> for &Predictor<T, N, H> {
    type Kept = Own<T, N, H>;

    #[inline(always)]
    fn kept(&self) -> Self::Kept {
        Own(**self)
    }

    #[inline(always)]
    fn full(&self) -> Option<[T; N]> {
        self.full_guess()
    }

    #[inline(always)]
    fn shorter(&self) -> Option<[T; N]> {
        self.kept().shorter()
    }
}

/// The guess that [corrects](super::Alternating::beside) a plain one.
#[derive(Clone, Copy, Debug)]
pub struct Beside<G, T, const N: usize> {
    pub(super) known: G,
    pub(super) plain: [T; N],
}

impl<G: Guess<T, N>, T: Scalar, const N: usize> Guess<T, N> for Beside<G, T, N> {
    type Kept = Beside<G::Kept, T, N>;

    #[inline(always)]
    fn kept(&self) -> Self::Kept {
        Beside { known: self.known.kept(), plain: self.plain }
    }

    #[inline(always)]
    fn full(&self) -> Option<[T; N]> {
        self.known.full().map(|error| plus(self.plain, error))
    }

    #[inline(always)]
    fn shorter(&self) -> Option<[T; N]> {
        self.known.shorter().map(|error| plus(self.plain, error))
    }
}
