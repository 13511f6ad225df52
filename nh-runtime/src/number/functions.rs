//! The functions of numbers that straight-line code calls.

use super::scalar::{Elementary, Mask, Scalar, each_function};

/// Returns the scalar nearest to `value`.
#[inline(always)]
pub fn lit<T: Scalar>(value: f64) -> T {
    T::lit(value)
}

/// Returns (sin x, cos x), without a library call for |x| ≤ 2·10⁵.
#[inline(always)]
pub fn sin_cos<T: Scalar>(x: T) -> (T, T) {
    x.sine_cosine()
}

/// Returns π.
#[inline(always)]
pub fn pi<T: Scalar>() -> T {
    T::lit(core::f64::consts::PI)
}

/// Returns a / b, or 0 if b = 0.
#[inline(always)]
pub fn div_or_zero<T: Scalar>(a: T, b: T) -> T {
    a.div_or_zero(b)
}

/// Returns a / b, or 1 if b = 0.
#[inline(always)]
pub fn div_or_one<T: Scalar>(a: T, b: T) -> T {
    a.div_or_one(b)
}

/// Returns a / b for b ≥ 0 if this relative change is visible after rounding and has the size of
/// roundoff, ½ ε b < |a| < 512 ε b c, and 0 otherwise. c ≥ 1 is the coarseness, relative to numbers
/// of size 1, of the numbers that the change comes from.
#[inline(always)]
pub fn visible_change<T: Scalar>(a: T, b: T, c: T) -> T {
    let invisible = T::lit(0.5 * T::EPSILON) * b;
    if a.magnitude().all_le(invisible) { T::zero() } else { quotient_above(a, b, invisible, c) }
}

/// Returns a / b if |a| is above a bound and below 1024 c times the bound, and 0 otherwise. It is a
/// function of its own, so that the rarely needed quotient is not always computed.
#[cold]
#[inline(never)]
fn quotient_above<T: Scalar>(a: T, b: T, bound: T, c: T) -> T {
    let size = a.magnitude();
    T::select(bound.below(size) & size.below(T::lit(1024.0) * bound * c), a / b, T::zero())
}

/// Returns sin x, if the cosine is not needed.
#[inline(always)]
pub fn sin<T: Scalar>(x: T) -> T {
    x.sine_cosine().0
}

/// Returns cos x, if the sine is not needed.
#[inline(always)]
pub fn cos<T: Scalar>(x: T) -> T {
    x.sine_cosine().1
}

/// Returns |x|.
#[inline(always)]
pub fn abs<T: Scalar>(x: T) -> T {
    x.magnitude()
}

/// Returns the sign of x: −1, 0 or 1.
#[inline(always)]
pub fn sign<T: Scalar>(x: T) -> T {
    x.div_or_zero(x.magnitude())
}

/// Returns the smaller of the two.
#[inline(always)]
pub fn min<T: Scalar>(a: T, b: T) -> T {
    a.smaller(b)
}

/// Returns the larger of the two.
#[inline(always)]
pub fn max<T: Scalar>(a: T, b: T) -> T {
    a.larger(b)
}

/// Returns `a` if c > 0, 0 if c ≤ 0, and NaN if c is NaN.
#[inline(always)]
pub fn where_above<T: Scalar>(c: T, a: T) -> T {
    let zero = T::zero();
    T::select(zero.below(c), a, T::select(c.at_most(zero), zero, c))
}

/// Returns `a` if c ≤ 0, 0 if c > 0, and NaN if c is NaN.
#[inline(always)]
pub fn where_not_above<T: Scalar>(c: T, a: T) -> T {
    let zero = T::zero();
    T::select(c.at_most(zero), a, T::select(zero.below(c), zero, c))
}

/// Returns the angle of the point (x, y).
#[inline(always)]
pub fn atan2<T: Scalar>(y: T, x: T) -> T {
    y.angle(x)
}

/// Returns √x.
#[inline(always)]
pub fn sqrt<T: Scalar>(x: T) -> T {
    x.square_root()
}

macro_rules! call {
    (() $($(#[$doc:meta])* $function:ident $name:ident $double:ident $single:ident,)*) => {$(
        $(#[$doc])*
        #[inline(always)]
        pub fn $name<T: Scalar>(x: T) -> T {
            x.elementary(Elementary::$function)
        }
    )*};
}

each_function!(call);

/// Returns φ_n(z) = j_n(√z)/√zⁿ with the spherical Bessel function j_n, for n ≥ −1: cos √z, sin
/// √z/√z, (sin √z − √z cos √z)/√z³, …
///
/// These functions are entire, with φ_n(0) = 1/(2n + 1)!!. Exponential maps of rotation groups and
/// their tangents consist of them. Their values have an error of a few ε φ_n(0).
#[inline(always)]
pub fn bessel<T: Scalar, const ORDER: i8>(z: T) -> T {
    z.elementary(Elementary::Bessel(ORDER))
}

/// Returns whether the mask is true in some lane.
#[inline(always)]
pub fn any<M: Mask>(lanes: M) -> bool {
    lanes.any()
}

/// Returns whether the magnitudes add up to less than ε⁻⁴.
#[inline(always)]
pub fn all_ordinary<T: Scalar>(numbers: impl IntoIterator<Item = T>) -> bool {
    let inverse = const { 1.0 / T::EPSILON };
    let sum = numbers.into_iter().fold(T::zero(), |sum, x| sum + x.magnitude());
    sum.all_lt(T::lit(inverse * inverse * inverse * inverse))
}

/// Returns whether products and quotients of several such numbers are finite: |x| below ε⁻⁴, 4e62
/// in double and 5e27 in single precision.
#[inline(always)]
pub(crate) fn is_ordinary<T: Scalar>(x: T) -> bool {
    all_ordinary([x])
}

/// Returns the number of steps as a scalar.
#[inline(always)]
#[allow(clippy::cast_precision_loss, reason = "2^53 steps are not reached")]
pub fn count<T: Scalar>(steps: u64) -> T {
    T::lit(steps as f64)
}
