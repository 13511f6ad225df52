//! Sine and cosine of an angle that has turned by a little, from those that it had.
//!
//! A step moves an angle by its rate times h, and what the next step waits for is the sine of where it has come to. From the angle that takes
//! a reduction to [−π/4, π/4], two polynomials and the choice of a quadrant. From sine and cosine of where it was it takes two shorter
//! polynomials in the increment, which is known before the angle is:
//!
//! **Equation** sin(α + δ) = sin α + (cos α sin δ − sin α (1 − cos δ)), cos(α + δ) = cos α − (sin α sin δ + cos α (1 − cos δ)), with
//! sin δ = δ + δ z S(z), cos δ = 1 + z C(z), z = δ².
//!
//! S and C, of degree 4, interpolate at the Chebyshev nodes of [0, 0.3²]: their error is below 10⁻¹⁸ in sin δ/δ and 5·10⁻¹⁸ in cos δ, less than
//! a twentieth of the unit roundoff. A test derives the coefficients again.
//!
//! **Condition**: |δ| ≤ 0.3. An angle that has turned by more is computed from itself; so is every angle at every 32nd step, since the errors of
//! turns add up.
//!
//! In single precision every angle is computed from itself: that takes three terms, which turning could not do with, and its errors would be seen.
//!
//! **Error** of one turn, u = 2⁻⁵³ being half a unit in the last place of 1. What a step waits for are these two numbers, so that they are put
//! together in the order in which their parts become known, and not small ones first: three sums of numbers below 1 are rounded by u/2 each, one product
//! below 1/2 by u/4, and what is in the terms of second and third order, 0.045 and 0.005 at most, by u/6 in all: together 2 u, with
//! random signs usually 0.9 u. The angle β is α + δ as it is rounded, by at most u |β|. Where δ is not small anyway it stands for β − α, which
//! is exact (Sterbenz); it is early in the polynomials and in δ z alone, where that makes δ²/2 · u |β|, at most 0.045 u |β|.
//! After 31 turns that is 62 u + 1.4 u |β| = 7·10⁻¹⁵ + … at most, with random signs 0.9 √31 u = 6·10⁻¹⁶. It does not grow from there.
//! Where nothing is known before β is, and half way, sin δ is put together first: it is rounded by u/4 twice, once more as a product, and two sums by u/2.
//! That is 2 u as well.

use crate::Scalar;
use crate::generated::Tally;
use crate::scalar::Mask;
use core::hint::cold_path;

/// The largest increment.
pub const LARGEST: f64 = 0.3;

/// Numbers of fewer digits are not turned.
const MOST: f64 = 1e-12;

/// Every so many steps an angle is computed from itself.
const ANEW: u64 = 32;

/// S₀ … S₄.
pub const SIN: [f64; 5] = [
    -0.16666666666666666,
    0.008333333333332306,
    -0.00019841269832133017,
    2.7557290795486417e-06,
    -2.5016000689552116e-08,
];
/// C₀ … C₄.
pub const COS: [f64; 5] =
    [-0.5, 0.04166666666665331, -0.001388888887701288, 2.4801550349759162e-05, -2.7510384247637793e-07];

/// (sin β, cos β) from (sin α, cos α), α, the increment that β was made with, β, and the counters of the step.
#[inline(always)]
pub fn turned<T: Scalar>(pair: (T, T), from: T, by: T, to: T, tally: Tally) -> (T, T) {
    near_or_anew(by, to, tally, turned_by(pair, by, to - from))
}

/// (sin β, cos β) from (sin α, cos α), α, β, and the counters of the step, where nothing is known before β is.
#[inline(always)]
pub fn turned_to<T: Scalar>(pair: (T, T), from: T, to: T, tally: Tally) -> (T, T) {
    let by = to - from;
    near_or_anew(by, to, tally, added(pair, sine_and_versine(by)))
}

/// What was turned, or where it is not to be, what is computed from the angle.
#[inline(always)]
fn near_or_anew<T: Scalar>(by: T, to: T, tally: Tally, turned: (T, T)) -> (T, T) {
    let from_itself = T::EPSILON > MOST || turns_anew(tally);
    let near = by.magnitude().at_most(T::lit(LARGEST));
    if near.all() && !from_itself {
        return turned;
    }
    cold_path();
    let plain = anew(to);
    if from_itself { plain } else { (T::select(near, turned.0, plain.0), T::select(near, turned.1, plain.1)) }
}

/// Sine and cosine of an increment, and of the angle β = α + δ that it leads to, from those of α.
///
/// A difference quotient of a sine or cosine over a step has the sine of half the step's increment in it, and a gradient in the middle of the step
/// has sine and cosine of the angle there: one pair of polynomials serves all four.
///
/// **Condition** and **error** are those of [`turned`], for α + δ as it is: β as it was rounded, `to`, is read where δ is large.
#[inline(always)]
pub fn halfway<T: Scalar>(pair: (T, T), by: T, to: T) -> ((T, T), (T, T)) {
    if T::EPSILON > MOST {
        return (by.sine_cosine(), to.sine_cosine());
    }
    let (sine, versine) = sine_and_versine(by);
    let (increment, pair) = ((sine, T::one() + versine), added(pair, (sine, versine)));
    let near = by.magnitude().at_most(T::lit(LARGEST));
    if near.all() {
        return (increment, pair);
    }
    cold_path();
    let choose = |pair: (T, T), far: (T, T)| (T::select(near, pair.0, far.0), T::select(near, pair.1, far.1));
    (choose(increment, anew(by)), choose(pair, anew(to)))
}

/// Low and high terms of S or C, each as far as they are known without the others.
#[inline(always)]
fn polynomial<T: Scalar>(coefficients: [f64; 5], z: T, z2: T) -> (T, T) {
    let [k0, k1, k2, k3, k4] = coefficients.map(T::lit);
    (k0 + k1 * z, (k2 + k3 * z) + z2 * k4)
}

/// Sine and cosine of α + δ, by δ before it was rounded, and after. They wait for δ along three sums from the polynomials on, and a product and a sum
/// less than by [sin δ and cos δ − 1](sine_and_versine), which are two operations less.
#[inline(always)]
fn turned_by<T: Scalar>((sin, cos): (T, T), by: T, moved: T) -> (T, T) {
    let z = by * by;
    let z2 = z * z;
    let ((s_low, s_high), (c_low, c_high)) = (polynomial(SIN, z, z2), polynomial(COS, z, z2));
    let (s, c) = (s_low + z2 * s_high, c_low + z2 * c_high);
    let (cube, square) = (by * z, moved * moved);
    let new_sin = ((sin + cos * moved) + (cos * cube) * s) + (sin * square) * c;
    let new_cos = ((cos - sin * moved) - (sin * cube) * s) + (cos * square) * c;
    (new_sin, new_cos)
}

/// sin δ and cos δ − 1.
#[inline(always)]
fn sine_and_versine<T: Scalar>(by: T) -> (T, T) {
    let z = by * by;
    let z2 = z * z;
    let ((s_low, s_high), (c_low, c_high)) = (polynomial(SIN, z, z2), polynomial(COS, z, z2));
    // What they are multiplied by before they are put together: what is known last has little to wait for.
    let cube = by * z;
    let sine = (by + cube * s_low) + (cube * z2) * s_high;
    let versine = z * c_low + (z * z2) * c_high;
    (sine, versine)
}

/// Sine and cosine of α + δ.
#[inline(always)]
fn added<T: Scalar>((sin, cos): (T, T), (sine, versine): (T, T)) -> (T, T) {
    ((sin + cos * sine) + sin * versine, (cos - sin * sine) + cos * versine)
}

/// Is this step one that computes angles from themselves?
#[inline(always)]
pub fn turns_anew(tally: Tally) -> bool {
    tally.steps % ANEW == ANEW - 1
}

#[cold]
#[inline(never)]
fn anew<T: Scalar>(angle: T) -> (T, T) {
    angle.sine_cosine()
}

#[cfg(all(test, feature = "lanes"))]
#[path = "turn_tests.rs"]
mod tests;
