//! The accuracy of polynomials, and logarithms that suffice for the size of a step.

use super::series::{ORDER, share};
use crate::number::Scalar;
use crate::step::RATE;

/// Returns the order of the series for this tolerance.
///
/// **Equation** p = ⌈1 − ½ ln ε⌉, at least 5.
///
/// **Source** Jorba & Zou (2005), §3.
#[must_use]
pub fn order_for(tolerance: f64) -> usize {
    let order = libm::ceil(1.0 - 0.5 * libm::log(tolerance));
    // NaN gives the highest order.
    let mut p = 5;
    #[allow(clippy::cast_precision_loss, reason = "orders are small")]
    while p < ORDER && (order.is_nan() || (p as f64) < order) {
        p += 1;
    }
    p
}

/// The accuracy of polynomials.
#[derive(Clone, Copy)]
pub(super) struct Accuracy<T> {
    pub(super) order: usize,
    pub(super) tolerance: T,
    /// ε/tolerance: the tolerance, relative to this fraction of a number, is the number's roundoff.
    pub(super) hidden: T,
}

impl<T: Scalar> Accuracy<T> {
    #[inline(always)]
    pub(super) fn for_tolerance(tolerance: T) -> Self {
        let roundoff = T::lit(T::EPSILON);
        let order = order_for(tolerance.to_f64().max(T::EPSILON));
        let tolerance = tolerance.larger(roundoff);
        Accuracy { order, tolerance, hidden: roundoff / tolerance }
    }
}

/// Returns whether the change in the time h may serve for that in the time `found`. For h above
/// twice that time it would be too large. For h below an eighth of it, it would be so small that
/// steps become short.
#[inline(always)]
pub(super) fn settles<T: Scalar>(found: T, h: T) -> T::Mask {
    h.at_most(found + found) & found.at_most(T::lit(8.0) * h)
}

/// Returns x, rounded towards 0 to 12 bits.
#[inline(always)]
pub(super) fn first_bits(x: f64) -> f64 {
    f64::from_bits(x.to_bits() & !((1 << 41) - 1))
}

/// Returns 1/k.
#[inline(always)]
pub(super) fn reciprocal(k: usize) -> f64 {
    share::<f64>(k) * RATE
}

/// Returns log₂ x to 2·10⁻⁵ for a positive x that is not subnormal, and −1023 for 0. The accuracy
/// suffices for the size of a step, and the code is short.
#[inline(always)]
pub(super) fn log2(x: f64) -> f64 {
    const MANTISSA: u64 = (1 << 52) - 1;
    let bits = x.to_bits();
    let exponent = i32::try_from(bits >> 52).unwrap_or(2047) - 1023;
    let m = f64::from_bits(1.0_f64.to_bits() | (bits & MANTISSA));
    // Interpolation of log₂ on [1, 2] at the zeros of a Chebyshev polynomial.
    let tail = (0.043_004_957_8 * m - 0.402_513_394) * (m * m) + (1.589_474_29 * m - 3.489_878_55);
    f64::from(exponent) + (tail * (m * m) + (5.047_855_41 * m - 2.787_926_21))
}

/// Returns 2ˣ with a relative error of 4·10⁻⁶. x is limited to the exponents of normal numbers.
#[inline(always)]
pub(super) fn exp2(x: f64) -> f64 {
    let x = x.clamp(-1022.0, 1023.0);
    let whole = libm::floor(x);
    let f = x - whole;
    // Interpolation of 2ᶠ on [0, 1] at the zeros of a Chebyshev polynomial.
    let power =
        ((0.013_670_309_5 * f + 0.051_744_997_8) * f + 0.241_604_357) * (f * f) + (0.692_972_922 * f + 1.000_003_49);
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 1 and 2046")]
    let exponent = (whole + 1023.0) as u64;
    power * f64::from_bits(exponent << 52)
}
