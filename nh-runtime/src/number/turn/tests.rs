//! Turns compared with the mathematics library.

extern crate std;

use super::*;
use crate::number::wide::{F64x2, F64x4, F64x8};

fn at(steps: u64) -> Tally {
    let mut tally = Tally::default();
    tally.steps = steps;
    tally
}

/// Returns angles α and increments δ, small and large ones.
fn cases(largest: f64) -> impl Iterator<Item = (f64, f64)> {
    let mut x = 0.0_f64;
    (0..20_000).map(move |k| {
        x = (x + 0.618_033_988_749_894_9) % 1.0;
        let angle = (2.0 * x - 1.0) * libm::exp2(f64::from(k % 16) - 4.0);
        (angle, (2.0 * ((x * 1e3) % 1.0) - 1.0) * largest)
    })
}

/// Half a unit in the last place of 1.
const U: f64 = f64::EPSILON / 2.0;

#[test]
fn one_turn_has_an_error_of_two_roundoffs() {
    let mut worst = 0.0_f64;
    for (from, by) in cases(MAX_TURN) {
        let to = from + by;
        let pair = libm::sincos(from);
        let (known, late) = (turned(pair, from, by, to, at(0)), turned_to(pair, from, to, at(0)));
        let errors = [known.0 - libm::sin(to), known.1 - libm::cos(to), late.0 - libm::sin(to), late.1 - libm::cos(to)];
        let error = errors.into_iter().fold(0.0_f64, |worst, error| worst.max(error.abs()));
        // 2 u + δ²/2 u |β|, see the module. The initial pair has an error of 1/2 u and the
        // reference one of 1 u. The errors are never at their largest with one sign.
        worst = worst.max(error / (3.2 * U + 0.5 * by * by * U * to.abs()));
    }
    assert!(worst <= 1.0, "{worst:e}");
}

#[test]
fn turns_do_not_add_up_beyond_32_steps() {
    // 10⁵ turns by 0.1; the angle is rounded each time.
    let (mut angle, mut pair, mut worst) = (0.7, libm::sincos(0.7), 0.0_f64);
    for step in 0..100_000 {
        let next = angle + 0.1;
        pair = turned(pair, angle, 0.1, next, at(step));
        angle = next;
        // With random signs 0.9 √31 u = 5 u is usual, and four times that does not occur in 10⁵
        // turns. A constant increment is rounded with the same sign as long as the angle has the
        // same exponent: 31 · 0.005 u |β|.
        let error = (pair.0 - libm::sin(angle)).abs().max((pair.1 - libm::cos(angle)).abs());
        worst = worst.max(error / (20.0 * U + 31.0 * 0.005 * U * angle));
    }
    assert!(worst <= 1.0, "{worst:e}");
}

#[test]
fn far_turns_and_every_32nd_are_computed_from_the_angle() {
    let wrong = (2.0, 3.0);
    for (from, by) in [(0.1, 0.31), (0.1, -0.31), (1.0, 4e5), (2.0, f64::INFINITY)] {
        let (got, expected) = (turned(wrong, from, by, from + by, at(3)), (from + by).sine_cosine());
        assert_eq!((got.0.to_bits(), got.1.to_bits()), (expected.0.to_bits(), expected.1.to_bits()), "{from} {by}");
    }
    assert!(turned(wrong, 0.0, f64::NAN, f64::NAN, at(3)).0.is_nan());
    for steps in [31, 63, 31 + 32_000] {
        assert_eq!(turned(wrong, 1.0, 0.1, 1.1, at(steps)), 1.1_f64.sine_cosine());
    }
}

#[test]
fn half_way_the_error_is_that_of_a_turn() {
    let (mut worst, mut of_increment) = (0.0_f64, 0.0_f64);
    for (from, by) in cases(MAX_TURN) {
        let to = from + by;
        let ((increment, cosine), (sin, cos)) = halfway(libm::sincos(from), by, to);
        // 1 − cos δ ≤ 0.045, rounded and subtracted from 1.
        worst = worst.max((cosine - libm::cos(by)).abs() / (2.5 * U));
        let error = (sin - libm::sin(to)).abs().max((cos - libm::cos(to)).abs());
        // The error of a turn; the reference is that of the rounded α + δ, which differs by u |β|.
        worst = worst.max(error / (3.2 * U + U * to.abs()));
        // One unit for two sums, below 1/50 of a unit for each rounding of the rest, which is δ³/6
        // at most, and 1 u for the reference.
        of_increment = of_increment.max((increment - libm::sin(by)).abs() / (2.2 * U * by.abs()));
    }
    assert!(worst <= 1.0 && of_increment <= 1.0, "{worst:e} {of_increment:e}");
}

#[test]
fn far_ways_are_computed_from_the_angles() {
    let wrong = (2.0, 3.0);
    for (by, to) in [(0.31_f64, 0.4_f64), (-0.31, 1.0), (4e5, 7.0), (0.5, -2.0)] {
        assert_eq!(halfway(wrong, by, to), (by.sine_cosine(), to.sine_cosine()), "{by} {to}");
    }
    assert!(halfway(wrong, f64::NAN, 1.0).0.0.is_nan());
}

#[test]
fn single_precision_is_not_turned() {
    assert_eq!(turned((2.0_f32, 3.0), 1.0, 0.1, 1.1, at(0)), 1.1_f32.sine_cosine());
    assert_eq!(halfway((2.0_f32, 3.0), 0.1, 1.1), (0.1_f32.sine_cosine(), 1.1_f32.sine_cosine()));
}

fn in_lanes<L: Scalar>() {
    let all: std::vec::Vec<(f64, f64)> = cases(0.4).collect();
    for chunk in all.chunks_exact(L::LANES) {
        let of = |f: &dyn Fn((f64, f64)) -> f64| L::by_lane(|lane| f(chunk[lane]));
        let (from, by, to) = (of(&|c| c.0), of(&|c| c.1), of(&|c| c.0 + c.1));
        for steps in [0, 31] {
            let (sin, cos) = turned(from.sine_cosine(), from, by, to, at(steps));
            for (lane, &(from, by)) in chunk.iter().enumerate() {
                let (s, c) = turned(from.sine_cosine(), from, by, from + by, at(steps));
                assert_eq!((sin.lane(lane).to_bits(), cos.lane(lane).to_bits()), (s.to_bits(), c.to_bits()));
            }
        }
        let (increment, pair) = halfway(from.sine_cosine(), by, to);
        for (lane, &(from, by)) in chunk.iter().enumerate() {
            let of_lane = |(sin, cos): (L, L)| (sin.lane(lane), cos.lane(lane));
            assert_eq!((of_lane(increment), of_lane(pair)), halfway(from.sine_cosine(), by, from + by));
        }
    }
}

#[test]
fn lanes_that_turn_far_do_not_change_the_others() {
    in_lanes::<F64x2>();
    in_lanes::<F64x4>();
    in_lanes::<F64x8>();
}
