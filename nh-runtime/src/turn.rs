//! Sine and cosine of an angle that has turned by a little, from those that it had.
//!
//! A step moves an angle by its rate times h, and what the next step waits for is the sine of where it has come to. From the angle that takes
//! a reduction to [−π/4, π/4], two polynomials and the choice of a quadrant. From sine and cosine of where it was it takes two shorter
//! polynomials in the increment, which is known before the angle is:
//!
//! **Equation** sin(α + δ) = sin α + (sin δ cos α − (1 − cos δ) sin α), cos(α + δ) = cos α − (sin δ sin α + (1 − cos δ) cos α), with
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
//! **Error** of one turn, u = 2⁻⁵³ being half a unit in the last place of 1. What is added to sin α + δ cos α, of size δ²/2 + ε, has three
//! roundings on the way, 3 · 0.05 u at most; that sum has one of 1 u, one of 0.3 u before it, and adding the two 1 u: together 2.5 u, with
//! random signs usually 1 u. The number β differs from α + δ by a rounding ε = (β − α) − δ, which is exact (Sterbenz), of at most u |β|. Its
//! linear terms are taken along, with sines and cosines that are right to δ²/2; what is missing is δ²/2 · u |β|, at most 0.045 u |β|.
//! After 31 turns that is 78 u + 1.4 u |β| = 9·10⁻¹⁵ + … at most, with random signs √31 u = 6·10⁻¹⁶. It does not grow from there.

use crate::Scalar;
use crate::generated::Tally;
use crate::scalar::Mask;

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
pub fn turned<T: Scalar>((sin, cos): (T, T), from: T, by: T, to: T, tally: Tally) -> (T, T) {
    let from_itself = T::EPSILON > MOST || turns_anew(tally);
    let z = by * by;
    let z2 = z * z;
    let [s0, s1, s2, s3, s4] = SIN.map(T::lit);
    let [c0, c1, c2, c3, c4] = COS.map(T::lit);
    // Estrin's order, and what does not wait for a polynomial put together before it.
    let s = (s0 + s1 * z) + z2 * ((s2 + s3 * z) + z2 * s4);
    let c = (c0 + c1 * z) + z2 * ((c2 + c3 * z) + z2 * c4);
    let (across, along) = (cos * by, sin * by);
    let (near_sin, near_cos) = (sin + across, cos - along);
    let rounding = (to - from) - by;
    let new_sin = near_sin + (rounding * near_cos + ((across * z) * s + (sin * z) * c));
    let new_cos = near_cos + (((cos * z) * c - (along * z) * s) - rounding * near_sin);
    let near = by.magnitude().at_most(T::lit(LARGEST));
    if near.all() && !from_itself {
        (new_sin, new_cos)
    } else if from_itself {
        anew(to)
    } else {
        let (sin, cos) = anew(to);
        (T::select(near, new_sin, sin), T::select(near, new_cos, cos))
    }
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
