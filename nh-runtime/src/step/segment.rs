//! Parts of a motion that are on one Taylor polynomial: dense output.

use crate::number::Scalar;

/// The unit of the time of series, σ = τ/UNIT.
///
/// A rounded 1/k in k cₖ = fₖ₋₁ would have the same relative error in every step, and an energy
/// would drift in proportion to the time. Roundings with random signs leave only the square root of
/// the time (Brouwer's law). In this unit k cₖ = UNIT fₖ₋₁, and UNIT/k is exact in `f64` for all k
/// ≤ 8, since UNIT is a multiple of 3 · 5 · 7. From order 9 on the roundings of UNIT/k are below
/// 10⁻⁶ of those of a step, since cₖ τᵏ falls as e^(−2k).
///
/// **Source** Hairer, McLachlan & Razakarivony (2008), Achieving Brouwer's law with implicit
/// Runge–Kutta methods, §3.
pub const UNIT: f64 = 4_327_155.0 / 4_194_304.0;

/// 1/[UNIT]. It has 50 bits, so that its multiples by k ≤ 8 are exact in `f64`. Its error is
/// 2·10⁻²²: no odd multiple of 105 below 2³⁰ has a smaller one.
pub const RATE: f64 = 1_091_332_869_488_069.0 / 1_125_899_906_842_624.0;

/// A part of a motion on one Taylor polynomial: the polynomial, and the interval of the motion on
/// it.
///
/// **Equation** z(t₀ + τ) = Σ cₖ σᵏ with σ = τ/[`UNIT`], between the times τ = `from` and τ = `to`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Segment<'a, T> {
    /// The coefficients, those of order 0 first. Each order has one for each variable. The
    /// variables are those that the method carries (the documentation of a generated `Constants` lists
    /// them), and the time if the field depends on it.
    pub coefficients: &'a [T],
    /// The number of variables.
    pub variables: usize,
    /// The time from the state before the step to the beginning of the segment.
    pub after: T,
    /// The time of the beginning, since the centre.
    pub from: T,
    /// The time of the end, since the centre.
    pub to: T,
}

/// A function that receives segments one after the other.
pub type LookAt<'a, T> = dyn FnMut(Segment<'_, T>) + 'a;

impl<T: Scalar> Segment<'_, T> {
    /// Returns the coefficients of the i-th variable, of powers of σ, from order 0 on.
    pub fn variable(&self, i: usize) -> impl DoubleEndedIterator<Item = T> + ExactSizeIterator + Clone {
        self.coefficients.chunks_exact(self.variables.max(1)).map(move |row| row.get(i).copied().unwrap_or(T::zero()))
    }

    /// Returns the i-th variable at the time τ since the centre.
    #[must_use]
    pub fn at(&self, i: usize, time: T) -> T {
        let time = Self::scaled(time);
        self.variable(i).rev().fold(T::zero(), |sum, coefficient| sum * time + coefficient)
    }

    /// Returns the i-th variable's rate of change at the time τ since the centre.
    #[must_use]
    pub fn rate_at(&self, i: usize, time: T) -> T {
        let time = Self::scaled(time);
        let orders = self.variable(i).enumerate().skip(1).rev();
        let sum = orders.fold(T::zero(), |sum, (k, coefficient)| sum * time + coefficient * order(k));
        sum * T::lit(RATE)
    }

    /// Returns σ = τ/[`UNIT`].
    #[must_use]
    pub fn scaled(time: T) -> T {
        time * T::lit(RATE)
    }

    /// Returns τ = [`UNIT`] σ.
    #[must_use]
    pub fn unscaled(sigma: T) -> T {
        sigma * T::lit(UNIT)
    }
}

#[allow(clippy::cast_precision_loss, reason = "orders are small")]
fn order<T: Scalar>(k: usize) -> T {
    T::lit(k as f64)
}
