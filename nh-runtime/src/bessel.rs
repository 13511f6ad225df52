//! φ_n(z) = j_n(√z)/√zⁿ: entire functions of z = |θ|², of which the exponential map of rotations is made.
//!
//! φ₋₁ = cos √z, φ₀ = sin √z/√z, φ_{n+1} = ((2n + 1) φ_n − φ_{n−1})/z, and φ_n' = −φ_{n+1}/2.
//!
//! **Source**: Digital Library of Mathematical Functions, 10.47 to 10.53

use crate::Scalar;
use crate::scalar::Elementary;

/// The power series serves up to here, and the recursion beyond: at z = 16 the one cancels 2 of its digits' units at most, and the other
/// amplifies roundoff Π (2k − 1)(2k + 1)/z < 2 fold up to n = 4.
const NEAR: f64 = 16.0;

/// φ_n(z) for n ≥ −1.
///
/// **Equation**: φ_n(z) = Σ_k (−z/2)ᵏ/(k! (2n + 2k + 1)!!)
#[inline]
pub(crate) fn bessel<F: Scalar + PartialOrd>(n: i8, z: F) -> F {
    if n > 0 && z.magnitude() <= F::lit(NEAR) {
        // The first neglected terms are below ε/4 of the first, whatever n ≥ 1 is.
        return if z.magnitude() <= F::one() { series::<F, 9>(n, z) } else { series::<F, 16>(n, z) };
    }
    let root = z.magnitude().square_root();
    let (sine, cosine) = if z < F::zero() {
        (root.elementary(Elementary::Sinh), root.elementary(Elementary::Cosh))
    } else {
        root.sine_cosine()
    };
    if n < 0 {
        return cosine;
    }
    let (mut before, mut value) = (cosine, sine.div_or_one(root));
    for k in 0..n {
        let next = (F::lit(f64::from(k) * 2.0 + 1.0) * value - before) / z;
        (before, value) = (value, next);
    }
    value
}

/// So many terms of the power series, by Horner's rule.
#[inline(always)]
fn series<F: Scalar, const TERMS: usize>(n: i8, z: F) -> F {
    let order = f64::from(n);
    let mut sum = F::one();
    for k in (1..TERMS).rev() {
        let k = k as f64;
        sum = F::one() - F::lit(1.0 / (2.0 * k * (2.0 * (order + k) + 1.0))) * z * sum;
    }
    let first = (0..=n).fold(1.0, |product, k| product * (2.0 * f64::from(k) + 1.0));
    sum * F::lit(1.0 / first)
}

#[cfg(test)]
mod tests {
    use super::bessel;

    /// φ_n at z for n = −1 … 4, from mpmath with 60 digits: `sqrt(pi/2) besselj(n + 1/2, x) / x^(n + 1/2)` at x = √z.
    const EXPECTED: [(f64, [f64; 6]); 7] = [
        (
            0.0,
            [
                1.0,
                1.0,
                0.33333333333333333333,
                0.066666666666666666667,
                9.5238095238095238095e-3,
                1.0582010582010582011e-3,
            ],
        ),
        (
            8.673617379884035e-19,
            [
                0.99999999999999999957,
                0.99999999999999999986,
                0.3333333333333333333,
                0.066666666666666666663,
                9.5238095238095238091e-3,
                1.058201058201058201e-3,
            ],
        ),
        (
            0.0078125,
            [
                0.99609629246932897092,
                0.99869842519836846791,
                0.33307298931705561446,
                0.066629472358192061809,
                9.5196766598009060977e-3,
                1.0578253330279520144e-3,
            ],
        ),
        (
            0.875,
            [
                0.59348499244168834859,
                0.8604155565748376042,
                0.30506350186645629213,
                0.062599941742321453918,
                9.0699506801725456732e-3,
                1.0168148787272751933e-3,
            ],
        ),
        (
            7.25,
            [
                -0.90087716836875714036,
                0.16121107496476528463,
                0.14649493011496861034,
                0.038382581431743523642,
                6.2645485577584838436e-3,
                7.543804789746018294e-4,
            ],
        ),
        (
            15.875,
            [
                -0.66541126024404999722,
                -0.18735252127404989275,
                0.030113936313070872723,
                0.0174925562339062999,
                3.612525660249488301e-3,
                4.910313945096137453e-4,
            ],
        ),
        (
            -3.0,
            [
                2.9145774401759281607,
                1.5805865635666680242,
                0.4446636255364200455,
                0.082198562319135962579,
                0.011223604646913410868,
                1.2111099302473621687e-3,
            ],
        ),
    ];

    #[test]
    fn values_agree_with_sixty_digits() {
        for (z, expected) in EXPECTED {
            for (n, expected) in (-1i8..).zip(expected) {
                let first = (0..=n).fold(1.0, |p, k| p / (2.0 * f64::from(k) + 1.0));
                let growth = if z < 0.0 { (-z).sqrt().cosh() } else { 1.0 };
                // Roundoff of Horner's rule, where the terms reach 1.6 times the first, or of the argument's root: 8 ε.
                let error = (bessel(n, z) - expected).abs() / (first * growth);
                assert!(error <= 8.0 * f64::EPSILON, "φ_{n}({z}): {error:e}");
                let single = (f64::from(bessel(n, z as f32)) - expected).abs() / (first * growth);
                assert!(single <= 16.0 * f64::from(f32::EPSILON), "φ_{n}({z}) in f32: {single:e}");
            }
        }
    }

    #[test]
    fn the_two_ways_meet() {
        for n in 1..=4 {
            let (inside, outside): (f64, f64) = (bessel(n, super::NEAR), bessel(n, super::NEAR.next_up()));
            let first = (0..=n).fold(1.0, |p, k| p / (2.0 * f64::from(k) + 1.0));
            assert!((inside - outside).abs() <= 8.0 * f64::EPSILON * first, "{n}");
        }
    }
}
