//! Accuracy against `libm`, whose sine and cosine are within 1 unit in the last place of the true
//! value, and the derivation of the coefficients.

extern crate std;

use super::*;
use std::vec::Vec;

/// Returns the distance in units in the last place of `reference`.
fn ulps(value: f64, reference: f64) -> f64 {
    let ulp = f64::from_bits(reference.abs().to_bits() + 1) - reference.abs();
    (value - reference).abs() / ulp
}

fn ulps_f32(value: f32, reference: f64) -> f64 {
    let nearest = (reference as f32).abs();
    let ulp = f64::from(f32::from_bits(nearest.to_bits() + 1)) - f64::from(nearest);
    (f64::from(value) - reference).abs() / ulp
}

/// Returns deterministic points: a low-discrepancy sequence on [−bound, bound].
fn points(bound: f64, count: u32) -> impl Iterator<Item = f64> {
    (0..count).map(move |i| bound * (2.0 * (f64::from(i) * 0.618_033_988_749_894_9).fract() - 1.0))
}

#[test]
fn within_two_units_in_the_last_place() {
    // This code is within 1.5 units of the true value and libm within 1. The observed difference is
    // below 2, and mostly 0.
    for bound in [1e-3, 1.0, 3.2, 10.0, 1e3, LIMIT_F64] {
        let mut worst = 0.0f64;
        for x in points(bound, 300_000) {
            let (s, c) = f64(x);
            let (sin, cos) = libm::sincos(x);
            worst = worst.max(ulps(s, sin)).max(ulps(c, cos));
        }
        assert!(worst <= 2.0, "|x| ≤ {bound}: {worst} ulp");
    }
}

#[test]
fn close_to_multiples_of_a_right_angle() {
    // The doubles next to k π/2, at which a careless reduction loses all digits.
    for k in 1..120_000u32 {
        let nearest = f64::from(k) * core::f64::consts::FRAC_PI_2;
        for x in [nearest, -nearest, nearest.next_up(), nearest.next_down()] {
            let (s, c) = f64(x);
            let (sin, cos) = libm::sincos(x);
            assert!(ulps(s, sin) <= 2.0 && ulps(c, cos) <= 2.0, "x = {x:e}: {s:e} {sin:e}, {c:e} {cos:e}");
        }
    }
}

#[test]
fn single_precision_within_two_units() {
    for bound in [1e-3, 1.0, 10.0, 1e3, f64::from(LIMIT_F32)] {
        for x in points(bound, 300_000) {
            let x = x as f32;
            let (s, c) = f32(x);
            let (sin, cos) = libm::sincos(f64::from(x));
            assert!(ulps_f32(s, sin) <= 2.0 && ulps_f32(c, cos) <= 2.0, "x = {x:e}: {s:e} {sin:e}, {c:e} {cos:e}");
        }
    }
}

#[test]
fn special_values() {
    assert_eq!(f64(0.0), (0.0, 1.0));
    assert_eq!(f64(5e-324), (5e-324, 1.0));
    for x in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        let (s, c) = f64(x);
        assert!(s.is_nan() && c.is_nan());
    }
    // Arguments beyond the limit go to libm.
    assert_eq!(f64(1e22), libm::sincos(1e22));
    assert_eq!(f64(-2.1e5), libm::sincos(-2.1e5));
    assert!(f32(f32::NAN).0.is_nan());
}

#[test]
fn the_parts_of_the_right_angle() {
    // The parts are short enough to be multiplied exactly, and their sum is π/2.
    let [p1, p2, p3] = PI_2_F64;
    for (part, bits) in [(p1, 36), (p2, 36)] {
        assert_eq!(part.to_bits() & ((1 << (53 - bits)) - 1), 0, "{part:e} has more than {bits} bits");
    }
    // π/2 − FRAC_PI_2, from the digits of π, accurate to 1e-32.
    let remainder = 6.123233995736766e-17;
    assert!(((core::f64::consts::FRAC_PI_2 - p1) - p2 + remainder - p3).abs() < 1e-32);
    let [q1, q2, q3, q4] = PI_2_F32;
    for part in [q1, q2, q3] {
        assert_eq!(part.to_bits() & ((1 << (24 - 11)) - 1), 0, "{part:e} has more than 11 bits");
    }
    let sum = f64::from(q1) + f64::from(q2) + f64::from(q3) + f64::from(q4);
    assert!((sum - core::f64::consts::FRAC_PI_2).abs() < 1e-18);
}

/// Interpolates `series` at the Chebyshev nodes of [0, b] by a polynomial of degree `n − 1` in z,
/// in fixed-point arithmetic with 120 fractional bits.
fn interpolate(series: &[i128], b: f64, n: usize) -> Vec<f64> {
    let nodes: Vec<i128> = (0..n)
        .map(|i| fixed(b / 2.0 * (1.0 + libm::cos((2 * i + 1) as f64 * core::f64::consts::PI / (2 * n) as f64))))
        .collect();
    let value = |z: i128| series.iter().rev().fold(0i128, |sum, &c| c + times(sum, z));
    // Newton's divided differences.
    let mut differences: Vec<i128> = nodes.iter().map(|&z| value(z)).collect();
    for order in 1..n {
        for i in (order..n).rev() {
            differences[i] = over(differences[i] - differences[i - 1], nodes[i] - nodes[i - order]);
        }
    }
    // Conversion to powers of z, by Horner's rule.
    let mut powers = std::vec![0i128; n];
    for (difference, node) in differences.iter().zip(&nodes).rev() {
        for j in (0..n).rev() {
            let lower = if j > 0 { powers[j - 1] } else { 0 };
            powers[j] = lower - times(powers[j], *node);
        }
        powers[0] += difference;
    }
    powers.into_iter().map(|x| x as f64 / ONE as f64).collect()
}

const FRACTION: u32 = 120;
const ONE: i128 = 1 << FRACTION;

fn fixed(x: f64) -> i128 {
    // For |x| < 64 the 53 bits of x are above 2⁻¹²⁰.
    (x * 2f64.powi(60)) as i128 * (1 << 60)
}

/// Returns a b for |a b| < 64, by halves.
fn times(a: i128, b: i128) -> i128 {
    let sign = if (a < 0) == (b < 0) { 1 } else { -1 };
    let (a, b) = (a.unsigned_abs(), b.unsigned_abs());
    let half = |x: u128| (x >> 60, x & ((1 << 60) - 1));
    let ((ah, al), (bh, bl)) = (half(a), half(b));
    sign * (ah * bh + ((ah * bl + al * bh) >> 60) + ((al * bl) >> 120)) as i128
}

/// Returns a / b by Newton's iteration for 1/b, |1/b| < 2⁶.
fn over(a: i128, b: i128) -> i128 {
    let mut reciprocal = fixed(ONE as f64 / b as f64);
    for _ in 0..2 {
        reciprocal += times(reciprocal, ONE - times(b, reciprocal));
    }
    times(a, reciprocal)
}

/// Returns the coefficients 1 / (2k + offset)!, with alternating signs that begin with `sign`.
fn taylor(offset: u32, sign: i128) -> Vec<i128> {
    let mut factorial: i128 = (1..=i128::from(offset)).product();
    let mut signed = sign;
    let mut series = Vec::new();
    for k in 0..16 {
        series.push(signed * (ONE / factorial));
        signed = -signed;
        let next = i128::from(2 * k + offset + 1);
        let Some(product) = factorial.checked_mul(next * (next + 1)) else { break };
        factorial = product;
    }
    series
}

/// Asserts that coefficients agree: the first to the last bit or two, higher ones to their
/// contribution to the sum.
fn assert_coefficients(found: &[f64], expected: &[f64], unit: f64) {
    assert_eq!(found.len(), expected.len());
    let b = core::f64::consts::FRAC_PI_4 * core::f64::consts::FRAC_PI_4;
    for (j, (found, expected)) in found.iter().zip(expected).enumerate() {
        let contribution = (found - expected).abs() * libm::pow(b, j as f64);
        assert!(contribution <= unit * expected.abs().max(0.04), "coefficient {j}: {found:e} and {expected:e}");
    }
}

#[test]
fn the_coefficients_interpolate_the_taylor_series() {
    let b = core::f64::consts::FRAC_PI_4 * core::f64::consts::FRAC_PI_4;
    // sin r = r + r z S(z): S = −1/3! + z/5! − …;  cos r = 1 − z (1/2 − z C(z)): C = 1/4! − z/6! +
    // …
    let (s, c) = (taylor(3, -1), taylor(4, 1));
    assert_coefficients(&interpolate(&s, b, 6), &SIN_F64, f64::EPSILON);
    assert_coefficients(&interpolate(&c, b, 6), &COS_F64, f64::EPSILON);
    assert_coefficients(&interpolate(&s, b, 3), &SIN_F32.map(f64::from), f64::from(f32::EPSILON));
    assert_coefficients(&interpolate(&c, b, 3), &COS_F32.map(f64::from), f64::from(f32::EPSILON));
    // sin δ = δ + δ z S(z): S = −1/3! + z/5! − …;  cos δ = 1 + z C(z): C = −1/2! + z/4! − …
    use crate::number::turn;
    let b = turn::MAX_TURN * turn::MAX_TURN;
    assert_coefficients(&interpolate(&taylor(3, -1), b, 5), &turn::SIN, f64::EPSILON);
    assert_coefficients(&interpolate(&taylor(2, -1), b, 5), &turn::COS, f64::EPSILON);
}
