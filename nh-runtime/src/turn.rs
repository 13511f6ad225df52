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
//! together in the order in which their parts become known, and not small ones first: two sums of numbers below 1 are rounded by u/2 each, and three
//! numbers below 1/2 by u/4 each: twice in sin δ, and its product; those of 1 − cos δ ≤ 0.045 are u/32 each: together 2 u, with
//! random signs usually 0.9 u. The angle β is α + δ as it is rounded, by at most u |β|. Where δ is not small anyway it stands for β − α, which
//! is exact (Sterbenz); it is early in the polynomials and in δ z alone, where that makes δ²/2 · u |β|, at most 0.045 u |β|.
//! After 31 turns that is 62 u + 1.4 u |β| = 7·10⁻¹⁵ + … at most, with random signs 0.9 √31 u = 6·10⁻¹⁶. It does not grow from there.

use crate::Scalar;
use crate::generated::Tally;
use crate::scalar::Mask;
use core::hint::cold_path;

/// The largest increment.
pub const LARGEST: f64 = 0.3;

/// Numbers of fewer digits are not turned.
const MOST: f64 = 1e-12;

/// Every so many steps an angle is computed from itself.
pub const ANEW: u64 = 32;

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
    turn(pair, by, to - from, to, tally)
}

/// (sin β, cos β) from (sin α, cos α), α, β, and the counters of the step, where nothing is known before β is.
#[inline(always)]
pub fn turned_to<T: Scalar>(pair: (T, T), from: T, to: T, tally: Tally) -> (T, T) {
    let moved = to - from;
    turn(pair, moved, moved, to, tally)
}

/// By an increment before it was rounded, and after.
#[inline(always)]
fn turn<T: Scalar>((sin, cos): (T, T), by: T, moved: T, to: T, tally: Tally) -> (T, T) {
    let from_itself = T::EPSILON > MOST || turns_anew(tally);
    let (new_sin, new_cos) = added((sin, cos), sine_and_versine(by, moved));
    let near = by.magnitude().at_most(T::lit(LARGEST));
    if near.all() && !from_itself {
        return (new_sin, new_cos);
    }
    cold_path();
    let (sin, cos) = anew(to);
    if from_itself { (sin, cos) } else { (T::select(near, new_sin, sin), T::select(near, new_cos, cos)) }
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
    let (sine, versine) = sine_and_versine(by, by);
    let (increment, pair) = ((sine, T::one() + versine), added(pair, (sine, versine)));
    let near = by.magnitude().at_most(T::lit(LARGEST));
    if near.all() {
        return (increment, pair);
    }
    cold_path();
    let choose = |pair: (T, T), far: (T, T)| (T::select(near, pair.0, far.0), T::select(near, pair.1, far.1));
    (choose(increment, anew(by)), choose(pair, anew(to)))
}

/// Sine and cosine of an increment alone, as [`halfway`] has them.
#[inline(always)]
pub fn turn_by<T: Scalar>(by: T) -> (T, T) {
    halfway((by, by), by, by).0
}

/// sin δ and cos δ − 1, by an increment before it was rounded, and after.
#[inline(always)]
fn sine_and_versine<T: Scalar>(by: T, moved: T) -> (T, T) {
    let z = by * by;
    let z2 = z * z;
    let [s0, s1, s2, s3, s4] = SIN.map(T::lit);
    let [c0, c1, c2, c3, c4] = COS.map(T::lit);
    // Low and high coefficients apart, and what they are multiplied by before they are put together: what is known last has little to wait for.
    let (s_low, s_high) = (s0 + s1 * z, (s2 + s3 * z) + z2 * s4);
    let (c_low, c_high) = (c0 + c1 * z, (c2 + c3 * z) + z2 * c4);
    let cube = by * z;
    let sine = (moved + cube * s_low) + (cube * z2) * s_high;
    let versine = (moved * moved) * c_low + (z * z2) * c_high;
    (sine, versine)
}

/// Sine and cosine of α + δ.
#[inline(always)]
fn added<T: Scalar>((sin, cos): (T, T), (sine, versine): (T, T)) -> (T, T) {
    // (Sin δ is known before cos δ − 1.)
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
