//! Sine and cosine of one angle as a few dozen inlined operations, for the *good* versions.

/// The largest angle in radians for the two-part reduction below. Beyond it the reduction would
/// lose digits, and the standard library takes over. k · `HALF_PI_HEAD` is exact while k has at
/// most 20 bits, up to an angle of 1.6 million; 10⁵ is well inside.
const RANGE: f64 = 1e5;

/// 1.5 · 2⁵²: adding it rounds a small number to an integer, which is then in the lowest bits of
/// the sum.
const ROUNDER: f64 = 6_755_399_441_055_744.0;

/// The first 33 bits of π/2 and the remainder.
const HALF_PI_HEAD: f64 = 1.570_796_326_734_125_6;
const HALF_PI_TAIL: f64 = 6.077_100_506_506_192e-11;

/// Minimax polynomial of (sin r / r − 1) / r² in r² for |r| ≤ π/4, relative error of sin r below
/// 3.5e-18 (computed by an exchange algorithm with 70 digits).
const SIN: [f64; 6] = [
    -0.166_666_666_666_666_32,
    0.008_333_333_333_322_413,
    -0.000_198_412_698_298_078_05,
    2.755_731_369_191_681_8e-6,
    -2.505_075_811_509_630_2e-8,
    1.589_679_564_422_114_8e-10,
];

/// Minimax polynomial of (cos r − 1 + r²/2) / r⁴ in r² for |r| ≤ π/4, absolute error of cos r below
/// 5e-20.
const COS: [f64; 6] = [
    0.041_666_666_666_666_6,
    -0.001_388_888_888_887_412_5,
    2.480_158_728_948_217_8e-5,
    -2.755_731_435_233_002e-7,
    2.087_572_327_278_296e-9,
    -1.135_964_777_774_598_2e-11,
];

/// Returns sin r of a reduced angle, with u = r². The terms are grouped so that the last one is
/// added 15 cycles after u is known (Zen 4: 3 for a sum or a product); Horner's rule takes 39.
#[inline(always)]
fn sine(r: f64, u: f64) -> f64 {
    let [c0, c1, c2, c3, c4, c5] = SIN;
    let (u2, cubed) = (u * u, r * u);
    let high = (c3 + c4 * u) + c5 * u2;
    ((r + cubed * c0) + (cubed * u) * (c1 + c2 * u)) + ((cubed * u) * u2) * high
}

/// Returns cos r of a reduced angle, with u = r².
#[inline(always)]
fn cosine(u: f64) -> f64 {
    let [c0, c1, c2, c3, c4, c5] = COS;
    let u2 = u * u;
    let u4 = u2 * u2;
    (1.0 - 0.5 * u) + ((u2 * (c0 + c1 * u) + u4 * (c2 + c3 * u)) + (u4 * u2) * (c4 + c5 * u))
}

/// Returns (sin x, cos x), each within two units in the last place of one.
#[inline(always)]
#[must_use]
pub fn sin_cos(x: f64) -> (f64, f64) {
    if x.abs() > RANGE || x.is_nan() {
        return x.sin_cos();
    }
    let rounded = x * std::f64::consts::FRAC_2_PI + ROUNDER;
    let quadrant = rounded.to_bits();
    let k = rounded - ROUNDER;
    let r = (x - k * HALF_PI_HEAD) - k * HALF_PI_TAIL;
    let u = r * r;
    let (s, c) = (sine(r, u), cosine(u));
    // Bit 1 of the quadrant is the sign of the sine; the cosine is a quarter turn ahead.
    let sine_sign = (quadrant & 2) << 62;
    let cosine_sign = (quadrant.wrapping_add(1) & 2) << 62;
    // The sine and the cosine are exchanged in different ways, so that the compiler does not merge
    // them into one operation on pairs, whose users would wait for both.
    let odd = (quadrant & 1).wrapping_neg();
    let sine = if odd == 0 { s } else { c };
    let cosine = c.to_bits() ^ ((s.to_bits() ^ c.to_bits()) & odd);
    (f64::from_bits(sine.to_bits() ^ sine_sign), f64::from_bits(cosine ^ cosine_sign))
}

/// Minimax polynomial of (sin r / r − 1) / r² in r² for |r| ≤ 1.65, error of sin r below 4e-17
/// (interpolated at Chebyshev's points with 60 digits, as the two below).
pub(super) const HALF_TURN_SIN: [f64; 8] = [
    -0.166_666_666_666_666_66,
    0.008_333_333_333_333_299,
    -0.000_198_412_698_412_430_78,
    2.755_731_921_611_715_5e-6,
    -2.505_210_724_902_445e-8,
    1.605_895_466_364_244_3e-10,
    -7.643_283_266_180_564e-13,
    2.723_299_184_319_416e-15,
];

/// Returns x − kπ.
#[inline(always)]
pub(super) fn less_half_turns(x: f64, k: f64) -> f64 {
    (x - k * (2.0 * HALF_PI_HEAD)) - k * (2.0 * HALF_PI_TAIL)
}

/// Returns the nearest multiple k of π, (−1)ᵏ, and x − kπ. Far away it returns k = 0 and an angle
/// in [−π/2, π/2] that has the same sine.
#[cold]
#[inline(never)]
pub(super) fn half_turns(x: f64) -> (f64, f64, f64) {
    if x.abs() > RANGE || x.is_nan() {
        return (0.0, 1.0, x.sin().asin());
    }
    let k = (x * std::f64::consts::FRAC_1_PI).round();
    (k, if k % 2.0 == 0.0 { 1.0 } else { -1.0 }, less_half_turns(x, k))
}

/// The largest angle at which [`small`] is accurate.
pub(super) const SMALL: f64 = 0.125;

/// (sin δ / δ − 1)/δ² and (cos δ − 1)/δ² for |δ| ≤ 1/8 in δ², errors of sine and cosine below
/// 2e-18.
pub(super) const SMALL_SIN: [f64; 4] =
    [-0.166_666_666_666_666_66, 0.008_333_333_333_309_446, -0.000_198_412_690_768_779_9, 2.754_949_151_820_351e-6];
pub(super) const SMALL_COS: [f64; 4] =
    [-0.499_999_999_999_999_9, 0.041_666_666_666_403_92, -0.001_388_888_804_808_541_2, 2.479_297_704_082_534_3e-5];

/// Returns sin δ and cos δ − 1 of an angle up to [`SMALL`].
#[inline(always)]
pub(super) fn small(delta: f64) -> (f64, f64) {
    let z = delta * delta;
    let z2 = z * z;
    let [s0, s1, s2, s3] = SMALL_SIN;
    let [c0, c1, c2, c3] = SMALL_COS;
    (delta + (delta * z) * ((s0 + s1 * z) + z2 * (s2 + s3 * z)), z * ((c0 + c1 * z) + z2 * (c2 + c3 * z)))
}

/// Returns whether |x| is larger than the bound or NaN.
#[inline(always)]
#[allow(clippy::neg_cmp_op_on_partial_ord, reason = "one comparison that is false for what is no number")]
pub(super) fn beyond(x: f64, bound: f64) -> bool {
    !(x.abs() <= bound)
}

/// The number of steps for which a carried pair is turned before it is computed again.
pub(super) const RENEWAL: u32 = 32;

/// Sine and cosine of an angle that moves a little at each step, turned by the increment.
#[derive(Clone, Copy, Debug)]
pub(super) struct Carried {
    angle: f64,
    sine: f64,
    cosine: f64,
    age: u32,
}

impl Carried {
    // The argument is passed by value: the state's address is not taken, so that it stays in
    // registers.
    #[cold]
    #[inline(never)]
    pub(super) fn new(angle: f64) -> Self {
        let (sine, cosine) = angle.sin_cos();
        Self { angle, sine, cosine, age: 0 }
    }

    /// Moves to `angle` and returns its (sin, cos). The increment is that of the rounded angles,
    /// and exact. The error that adds up over [`RENEWAL`] steps is therefore only the rounding of
    /// the rotation, 1e-16 a step.
    #[inline(always)]
    pub(super) fn turn(&mut self, angle: f64) -> (f64, f64) {
        let delta = angle - self.angle;
        self.angle = angle;
        self.age += 1;
        if beyond(delta, SMALL) || self.age >= RENEWAL {
            *self = Self::new(angle);
        } else {
            let (s, c) = (self.sine, self.cosine);
            let (sine, less) = small(delta);
            self.sine = s + (c * sine + s * less);
            self.cosine = c + (c * less - s * sine);
        }
        (self.sine, self.cosine)
    }
}

#[cfg(test)]
mod tests {
    use super::sin_cos;

    #[test]
    fn agrees_with_the_standard_library() {
        let mut worst = 0.0_f64;
        for i in -400_000..400_000 {
            let x = f64::from(i) * 1.234_567e-3 + 1e-9 * f64::from(i % 1000);
            let (s, c) = sin_cos(x);
            worst = worst.max((s - x.sin()).abs()).max((c - x.cos()).abs());
        }
        assert!(worst <= 2.0 * f64::EPSILON, "worst error {worst:e}");
        for x in [0.0, -0.0, 1e-300, 99_999.5, -99_999.5, 1e6, -1e17] {
            let (s, c) = sin_cos(x);
            assert!((s - x.sin()).abs() <= 1e-15 && (c - x.cos()).abs() <= 1e-15, "at {x}");
        }
        assert!(sin_cos(f64::NAN).0.is_nan() && sin_cos(f64::INFINITY).1.is_nan());
    }
}
