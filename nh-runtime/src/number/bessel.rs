//! φ_n(z) = j_n(√z)/√zⁿ: entire functions of z = |θ|², the ingredients of the exponential map of
//! rotations.
//!
//! φ₋₁ = cos √z, φ₀ = sin √z/√z, φ_{n+1} = ((2n + 1) φ_n − φ_{n−1})/z, and φ_n' = −φ_{n+1}/2.
//!
//! **Source**: Digital Library of Mathematical Functions, 10.47 to 10.53

use super::scalar::{Elementary, Scalar};

/// The largest |z| of the power series; the recursion covers the rest. At z = 16 the series loses
/// at most two units of its digits to cancellation. The recursion amplifies roundoff less than Π
/// (2k − 1)(2k + 1)/z < 2 fold up to n = 4.
const NEAR: f64 = 16.0;

/// Returns φ_n(z) for n ≥ −1.
///
/// **Equation**: φ_n(z) = Σ_k (−z/2)ᵏ/(k! (2n + 2k + 1)!!)
#[inline]
pub(crate) fn bessel<F: Scalar + PartialOrd>(n: i8, z: F) -> F {
    if n > 0 && z.magnitude() <= F::lit(NEAR) {
        // The first neglected terms are below ε/4 of the first for every n ≥ 1.
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

/// Sums `TERMS` terms of the power series by Horner's rule.
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
        (0.0, [1.0, 1.0, 0.3333333333333333, 0.06666666666666667, 0.009523809523809525, 0.0010582010582010583]),
        (
            8.673617379884035e-19,
            [1.0, 1.0, 0.3333333333333333, 0.06666666666666667, 0.009523809523809525, 0.0010582010582010583],
        ),
        (
            0.0078125,
            [
                0.996096292469329,
                0.9986984251983685,
                0.3330729893170556,
                0.06662947235819207,
                0.009519676659800906,
                0.001057825333027952,
            ],
        ),
        (
            0.875,
            [
                0.5934849924416884,
                0.8604155565748376,
                0.3050635018664563,
                0.06259994174232146,
                0.009069950680172545,
                0.0010168148787272752,
            ],
        ),
        (
            7.25,
            [
                -0.9008771683687571,
                0.16121107496476528,
                0.1464949301149686,
                0.03838258143174352,
                0.0062645485577584835,
                0.0007543804789746019,
            ],
        ),
        (
            15.875,
            [
                -0.66541126024405,
                -0.1873525212740499,
                0.030113936313070872,
                0.0174925562339063,
                0.0036125256602494884,
                0.0004910313945096137,
            ],
        ),
        (
            -3.0,
            [
                2.914577440175928,
                1.580586563566668,
                0.44466362553642,
                0.08219856231913596,
                0.011223604646913412,
                0.0012111099302473621,
            ],
        ),
    ];

    #[test]
    fn values_agree_with_sixty_digits() {
        for (z, expected) in EXPECTED {
            for (n, expected) in (-1i8..).zip(expected) {
                let first = (0..=n).fold(1.0, |p, k| p / (2.0 * f64::from(k) + 1.0));
                let growth = if z < 0.0 { (-z).sqrt().cosh() } else { 1.0 };
                // The tolerance of 8 ε is for roundoff of Horner's rule, whose terms reach 1.6
                // times the first, or of the argument's root.
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
