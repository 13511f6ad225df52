//! Sine and cosine of one argument, inline.
//!
//! A call into a mathematics library costs more than the rest of a small integrator's step, and
//! prevents the compiler from overlapping it with the arithmetic around it. This code reduces the
//! argument to [−π/4, π/4] and evaluates two short polynomials. Its only branch sends huge
//! arguments to `libm`.
//!
//! **Range reduction** (Cody & Waite): r = x − k π/2, with k the integer nearest to 2x/π and π/2
//! split into parts that are short enough for k times a part to be exact. For `f64` three parts, of
//! 36, 36 and 53 bits: k P₁ and k P₂ are exact for |k| < 2¹⁷, that is |x| ≤ 2·10⁵. The third
//! product is below 2⁻⁵⁹ there; it is added to the sine outside the polynomial, where it matters
//! close to multiples of π, and is invisible elsewhere.
//!
//! **Polynomials** in z = r²: sin r = r + r z S(z), cos r = 1 − z (1/2 − z C(z)), S and C of degree
//! 5 (`f32`: degree 2), interpolating at the Chebyshev nodes of [0, (π/4)²]: the truncation error
//! relative to the result is below 2·10⁻¹⁷ for S and 10⁻¹⁸ for C (`f32`: 2·10⁻⁸ and 10⁻⁹), less
//! than a tenth (a fifth) of the unit roundoff. A test derives the coefficients again from the
//! Taylor series, in exact arithmetic.
//!
//! **Error**: rounding in r (at most half a unit in its last place) and in the last two operations
//! adds up to at most 1.5 units in the last place of the result; the tests find less than 1.

/// The largest |x| of this code; larger arguments go to `libm`.
pub const LIMIT_F64: f64 = 2.0e5;
const LIMIT_F32: f32 = 1.2e4;

/// π/2 = P₁ + P₂ + P₃ to 2⁻¹²⁹.
pub const PI_2_F64: [f64; 3] = [1.5707963267923333, 2.5633441515839558e-12, 1.0562999066987428e-23];
/// π/2 = P₁ + P₂ + P₃ + P₄, the first three of 11 bits: k Pᵢ is exact for |k| < 2¹³.
const PI_2_F32: [f32; 4] = [1.5703125, 0.0004837513, 7.5495336e-8, 2.5633442e-12];

/// A shift that rounds to an integer: after adding 1.5 · 2⁵², the integer is in the last bits of
/// the sum.
pub const ROUND_F64: f64 = 6755399441055744.0;

/// S₀ … S₅.
pub const SIN_F64: [f64; 6] = [
    -0.16666666666666666,
    0.008333333333330948,
    -0.0001984126983675854,
    2.7557316102534617e-06,
    -2.505113184128889e-08,
    1.5918129027234826e-10,
];
/// C₀ … C₅.
pub const COS_F64: [f64; 6] = [
    0.041666666666666664,
    -0.0013888888888887398,
    2.4801587298765665e-05,
    -2.7557317271718644e-07,
    2.087614626607931e-09,
    -1.1382632258093615e-11,
];
const SIN_F32: [f32; 3] = [-0.16666665, 0.008332748, -0.0001958789];
const COS_F32: [f32; 3] = [0.041666665, -0.0013888303, 2.4547942e-05];

/// Returns (sin x, cos x).
#[inline(always)]
pub(crate) fn f64(x: f64) -> (f64, f64) {
    // A NaN takes the second branch.
    if x.abs() <= LIMIT_F64 { near_f64(x) } else { far_f64(x) }
}

#[inline(always)]
fn near_f64(x: f64) -> (f64, f64) {
    let shifted = x * core::f64::consts::FRAC_2_PI + ROUND_F64;
    let k = shifted - ROUND_F64;
    let quadrant = shifted.to_bits();
    let [p1, p2, p3] = PI_2_F64;
    let r = (x - k * p1) - k * p2;
    let tail = k * p3;

    let z = r * r;
    let z2 = z * z;
    let z4 = z2 * z2;
    let [s0, s1, s2, s3, s4, s5] = SIN_F64;
    let [c0, c1, c2, c3, c4, c5] = COS_F64;
    // Estrin's order: short chains of dependent operations.
    let s = ((s0 + s1 * z) + (s2 + s3 * z) * z2) + (s4 + s5 * z) * z4;
    let c = ((c0 + c1 * z) + (c2 + c3 * z) * z2) + (c4 + c5 * z) * z4;
    let sin = r + ((r * z) * s - tail);
    let cos = 1.0 - z * (0.5 - z * c);

    // Odd quadrants exchange sine and cosine; the signs follow, all in bits.
    let exchange = (sin.to_bits() ^ cos.to_bits()) & (quadrant & 1).wrapping_neg();
    let sin_sign = (quadrant & 2) << 62;
    let cos_sign = (quadrant.wrapping_add(1) & 2) << 62;
    (f64::from_bits(sin.to_bits() ^ exchange ^ sin_sign), f64::from_bits(cos.to_bits() ^ exchange ^ cos_sign))
}

#[cold]
#[inline(never)]
fn far_f64(x: f64) -> (f64, f64) {
    libm::sincos(x)
}

/// Returns (sin x, cos x).
#[inline(always)]
pub(crate) fn f32(x: f32) -> (f32, f32) {
    // A NaN takes the second branch.
    if x.abs() <= LIMIT_F32 { near_f32(x) } else { far_f32(x) }
}

#[inline(always)]
fn near_f32(x: f32) -> (f32, f32) {
    // 1.5 · 2²³
    const ROUND: f32 = 12582912.0;
    let shifted = x * core::f32::consts::FRAC_2_PI + ROUND;
    let k = shifted - ROUND;
    let quadrant = shifted.to_bits();
    let [p1, p2, p3, p4] = PI_2_F32;
    let r = ((x - k * p1) - k * p2) - k * p3;
    let tail = k * p4;

    let z = r * r;
    let [s0, s1, s2] = SIN_F32;
    let [c0, c1, c2] = COS_F32;
    let s = (s0 + s1 * z) + s2 * (z * z);
    let c = (c0 + c1 * z) + c2 * (z * z);
    let sin = r + ((r * z) * s - tail);
    let cos = 1.0 - z * (0.5 - z * c);

    let exchange = (sin.to_bits() ^ cos.to_bits()) & (quadrant & 1).wrapping_neg();
    let sin_sign = (quadrant & 2) << 30;
    let cos_sign = (quadrant.wrapping_add(1) & 2) << 30;
    (f32::from_bits(sin.to_bits() ^ exchange ^ sin_sign), f32::from_bits(cos.to_bits() ^ exchange ^ cos_sign))
}

#[cold]
#[inline(never)]
fn far_f32(x: f32) -> (f32, f32) {
    libm::sincosf(x)
}

#[cfg(test)]
mod tests;
