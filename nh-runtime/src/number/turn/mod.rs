//! Sine and cosine of an angle after a small turn, from those before it.
//!
//! A step moves an angle by its rate times h, and the next step waits for the sine of the new
//! angle. Computed from the angle, the sine takes a reduction to [−π/4, π/4], two polynomials and
//! the choice of a quadrant. Computed from the old sine and cosine, it takes two shorter
//! polynomials in the increment, which is known before the angle is:
//!
//! **Equation** sin(α + δ) = sin α + (cos α sin δ − sin α (1 − cos δ)), cos(α + δ) = cos α − (sin α
//! sin δ + cos α (1 − cos δ)), with sin δ = δ + δ z S(z), cos δ = 1 + z C(z), z = δ².
//!
//! S and C, of degree 4, interpolate at the Chebyshev nodes of [0, 0.3²]. Their error is below
//! 10⁻¹⁸ in sin δ/δ and 5·10⁻¹⁸ in cos δ, less than a twentieth of the unit roundoff. A test
//! derives the coefficients again.
//!
//! **Condition**: |δ| ≤ 0.3. The sine of an angle that has turned by more is computed from the
//! angle. So is every sine at every 32nd step, since the errors of turns add up.
//!
//! In single precision every sine is computed from the angle: that takes three terms, which a turn
//! would need as well, and the errors of turns would be visible.
//!
//! **Error** of one turn, with u = 2⁻⁵³, half a unit in the last place of 1. The next step waits
//! for the sine and the cosine, so their parts are added in the order in which they become known,
//! and not small ones first. Two sums of numbers below 1 are rounded by u/2 each. Three numbers
//! below 1/2 are rounded by u/4 each: sin δ twice, and its product. Those of 1 − cos δ ≤ 0.045 are
//! rounded by u/32 each. The total is 2 u at most, and usually 0.9 u, with random signs. The
//! rounding of β = α + δ moves the angle by at most u |β|. If δ is not small, the exact difference
//! β − α (Sterbenz) takes its place. The unrounded δ enters only the early parts of the polynomials
//! and δ z, where the rounding contributes δ²/2 · u |β|, at most 0.045 u |β|. After 31 turns the
//! error is at most 62 u + 1.4 u |β| = 7·10⁻¹⁵ + …, and with random signs 0.9 √31 u = 6·10⁻¹⁶. It
//! does not grow from there.

use crate::number::scalar::{Mask, Scalar};
use crate::report::Tally;
use core::hint::cold_path;

/// The largest increment of a turn, in radians.
pub const MAX_TURN: f64 = 0.3;

/// The largest ε of numbers whose angles are turned; numbers of fewer digits are not.
const MAX_EPSILON: f64 = 1e-12;

/// The number of steps after which a sine is computed from the angle again.
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

/// Returns (sin β, cos β) from (sin α, cos α), α, the increment that led to β, β, and the counters
/// of the step.
#[inline(always)]
pub fn turned<T: Scalar>(pair: (T, T), from: T, by: T, to: T, tally: Tally) -> (T, T) {
    turn(pair, by, to - from, to, tally)
}

/// Returns (sin β, cos β) from (sin α, cos α), α, β, and the counters of the step, if nothing is
/// known before β is.
#[inline(always)]
pub fn turned_to<T: Scalar>(pair: (T, T), from: T, to: T, tally: Tally) -> (T, T) {
    let moved = to - from;
    turn(pair, moved, moved, to, tally)
}

/// Turns by an increment, given before and after its rounding.
#[inline(always)]
fn turn<T: Scalar>((sin, cos): (T, T), by: T, moved: T, to: T, tally: Tally) -> (T, T) {
    let from_itself = T::EPSILON > MAX_EPSILON || must_recompute(tally);
    let (new_sin, new_cos) = added((sin, cos), sine_and_versine(by, moved));
    let near = by.magnitude().at_most(T::lit(MAX_TURN));
    if near.all() && !from_itself {
        return (new_sin, new_cos);
    }
    cold_path();
    let (sin, cos) = anew(to);
    if from_itself { (sin, cos) } else { (T::select(near, new_sin, sin), T::select(near, new_cos, cos)) }
}

/// Returns sine and cosine of an increment δ, and of the angle β = α + δ, from those of α.
///
/// A difference quotient of a sine or cosine over a step contains the sine of half the step's
/// increment. A gradient in the middle of the step contains sine and cosine of the angle there. One
/// pair of polynomials serves all four.
///
/// **Condition** and **error** are those of [`turned`], for the exact α + δ. The rounded β, `to`,
/// is read only if δ is large.
#[inline(always)]
pub fn halfway<T: Scalar>(pair: (T, T), by: T, to: T) -> ((T, T), (T, T)) {
    if T::EPSILON > MAX_EPSILON {
        return (by.sine_cosine(), to.sine_cosine());
    }
    let (sine, versine) = sine_and_versine(by, by);
    let (increment, pair) = ((sine, T::one() + versine), added(pair, (sine, versine)));
    let near = by.magnitude().at_most(T::lit(MAX_TURN));
    if near.all() {
        return (increment, pair);
    }
    cold_path();
    let choose = |pair: (T, T), far: (T, T)| (T::select(near, pair.0, far.0), T::select(near, pair.1, far.1));
    (choose(increment, anew(by)), choose(pair, anew(to)))
}

/// Returns sine and cosine of an increment alone, identical to those of [`halfway`].
#[inline(always)]
pub fn turn_by<T: Scalar>(by: T) -> (T, T) {
    halfway((by, by), by, by).0
}

/// Returns sin δ and cos δ − 1, from the increment before and after its rounding.
#[inline(always)]
fn sine_and_versine<T: Scalar>(by: T, moved: T) -> (T, T) {
    let z = by * by;
    let z2 = z * z;
    let [s0, s1, s2, s3, s4] = SIN.map(T::lit);
    let [c0, c1, c2, c3, c4] = COS.map(T::lit);
    // Low and high coefficients are separate, with their factors computed before they are added:
    // the last input to arrive has few operations ahead of it.
    let (s_low, s_high) = (s0 + s1 * z, (s2 + s3 * z) + z2 * s4);
    let (c_low, c_high) = (c0 + c1 * z, (c2 + c3 * z) + z2 * c4);
    let cube = by * z;
    let sine = (moved + cube * s_low) + (cube * z2) * s_high;
    let versine = (moved * moved) * c_low + (z * z2) * c_high;
    (sine, versine)
}

/// Returns sine and cosine of α + δ.
#[inline(always)]
fn added<T: Scalar>((sin, cos): (T, T), (sine, versine): (T, T)) -> (T, T) {
    // sin δ is known before cos δ − 1.
    ((sin + cos * sine) + sin * versine, (cos - sin * sine) + cos * versine)
}

/// Returns whether this step computes sines from the angles.
#[inline(always)]
pub fn must_recompute(tally: Tally) -> bool {
    tally.steps % ANEW == ANEW - 1
}

#[cold]
#[inline(never)]
fn anew<T: Scalar>(angle: T) -> (T, T) {
    angle.sine_cosine()
}

#[cfg(all(test, feature = "lanes"))]
mod tests;
