//! Comparison of lanes with numbers: the bits are the same.

extern crate std;

use super::*;
use crate::guard::{RankMonitor, StabilityMonitor};
use crate::number::elimination::solve_rows;
use crate::number::{Elementary, Mask, Scalar, max_norm};
use crate::solve::{NewtonFailure, NewtonOutcome, Predictor, Sweeps, USUAL_SWEEPS, newton};
use num_traits::{One, Zero};
use std::vec::Vec;

/// Returns numbers of all kinds, by eight.
fn numbers() -> Vec<[f64; 8]> {
    let mut numbers = std::vec![
        [0.0, -0.0, 1.0, -1.0, f64::INFINITY, f64::NEG_INFINITY, f64::NAN, f64::MIN_POSITIVE],
        [1e-310, -5e-324, f64::MAX, f64::MIN, 2.0e5, 2.000_001e5, -3.0e8, 1e300],
        [
            1e3,
            -1e3,
            0.5,
            1.0e-9,
            3.1,
            -core::f64::consts::FRAC_PI_2,
            core::f64::consts::FRAC_PI_2,
            core::f64::consts::TAU
        ],
    ];
    // A low-discrepancy sequence on growing intervals.
    let mut x = 0.0_f64;
    for k in 0..400 {
        let size = libm::exp2(f64::from(k % 24) - 6.0);
        numbers.push(core::array::from_fn(|_| {
            x = (x + 0.618_033_988_749_894_9).fract();
            size * (2.0 * x - 1.0)
        }));
    }
    numbers
}

/// Returns the bits, with one value for all NaN: it is unspecified which of two NaN an operation
/// returns.
fn bits(x: f64) -> u64 {
    if x.is_nan() { f64::NAN.to_bits() } else { x.to_bits() }
}

fn same_bits<L: Scalar>(of: &str, lanes: L, scalar: impl Fn(usize) -> f64) {
    for lane in 0..L::LANES {
        let (got, expected) = (lanes.lane(lane), scalar(lane));
        assert_eq!(bits(got), bits(expected), "{of}, lane {lane}: {got:e} for {expected:e}");
    }
}

fn functions<L: Scalar>() {
    let numbers = numbers();
    for (a, b) in numbers.iter().zip(numbers.iter().skip(1).chain(&numbers)) {
        let (x, y) = (L::by_lane(|lane| a[lane]), L::by_lane(|lane| b[lane]));
        same_bits("+", x + y, |lane| a[lane] + b[lane]);
        same_bits("-", x - y, |lane| a[lane] - b[lane]);
        same_bits("*", x * y, |lane| a[lane] * b[lane]);
        same_bits("/", x / y, |lane| a[lane] / b[lane]);
        same_bits("-", -x, |lane| -a[lane]);
        same_bits("√", x.square_root(), |lane| a[lane].square_root());
        same_bits("|x|", x.magnitude(), |lane| a[lane].magnitude());
        same_bits("larger", x.larger(y), |lane| a[lane].larger(b[lane]));
        same_bits("smaller", x.smaller(y), |lane| a[lane].smaller(b[lane]));
        same_bits("a/b or 0", x.div_or_zero(y), |lane| a[lane].div_or_zero(b[lane]));
        same_bits("a/b or 1", x.div_or_one(y), |lane| a[lane].div_or_one(b[lane]));
        same_bits("atan2", x.angle(y), |lane| a[lane].angle(b[lane]));
        let ((sin, cos), pair) = (x.sine_cosine(), |lane: usize| a[lane].sine_cosine());
        same_bits("sin", sin, |lane| pair(lane).0);
        same_bits("cos", cos, |lane| pair(lane).1);
        for function in [Elementary::Exp, Elementary::Ln, Elementary::Tan, Elementary::Tanh, Elementary::Bessel(1)] {
            same_bits("elementary", x.elementary(function), |lane| a[lane].elementary(function));
        }
        for lane in 0..L::LANES {
            let (a, b) = (a[lane], b[lane]);
            assert_eq!(x.below(y).lane(lane), a < b);
            assert_eq!(x.at_most(y).lane(lane), a <= b);
            assert_eq!(x.equals(y).lane(lane), a == b);
            assert_eq!(x.finite().lane(lane), a.is_finite());
        }
        let (least, some) = (x.below(y), (0..L::LANES).filter(|&lane| a[lane] < b[lane]).count());
        assert_eq!((least.all(), least.any()), (some == L::LANES, some > 0));
        assert_eq!(((!least).all(), (!least).any()), (some == 0, some < L::LANES));
        same_bits("selected", L::select(least, x, y), |lane| if a[lane] < b[lane] { a[lane] } else { b[lane] });
    }
    assert!(L::lit(2.0).lane(L::LANES).is_nan() && !L::Mask::splat(true).lane(L::LANES));
    assert_eq!(L::by_lane(|lane| [1.0, -3.0][lane % 2]).to_f64(), -3.0);
    assert!(L::by_lane(|lane| [f64::NAN, -3.0][lane % 2]).to_f64().is_nan());
}

#[test]
fn functions_have_the_bits_of_the_scalar_ones() {
    functions::<F64x2>();
    functions::<F64x4>();
    functions::<F64x8>();
}

/// Checks systems whose pivots are in other rows in each lane, with zeros among their entries and,
/// in the last lane, a singular matrix.
fn solved<const N: usize>() {
    let entry = |lane: usize, i: usize, j: usize| match lane {
        3 => 1.0,
        _ if (i + lane) % N == j => 4.0 + lane as f64,
        _ if (i * 3 + j * 5 + lane).is_multiple_of(4) => 0.0,
        _ => 1.0 / (1.0 + (i * N + j + lane) as f64),
    };
    let of_lane = |lane: usize| -> ([[f64; N]; N], [f64; N]) {
        (
            core::array::from_fn(|i| core::array::from_fn(|j| entry(lane, i, j))),
            core::array::from_fn(|i| 1.0 + i as f64),
        )
    };
    let matrix = core::array::from_fn(|i| core::array::from_fn(|j| F64x4::by_lane(|lane| entry(lane, i, j))));
    let rhs = core::array::from_fn(|i| F64x4::lit(1.0 + i as f64));
    let solution = F64x4::solve::<N>(matrix, rhs);
    let rows = solve_rows(matrix, rhs.map(|x| [x, x * x]));
    let wide = solve_rows(matrix, rhs.map(|x| [x * x; 9]));
    for (i, x) in solution.into_iter().enumerate() {
        same_bits("column among nine", wide[i][8], |lane| {
            let (matrix, rhs) = of_lane(lane);
            solve_rows(matrix, rhs.map(|x| [x * x; 9]))[i][8]
        });
        same_bits("solution", x, |lane| f64::solve(of_lane(lane).0, of_lane(lane).1)[i]);
        same_bits("column", rows[i][1], |lane| {
            let (matrix, rhs) = of_lane(lane);
            solve_rows(matrix, rhs.map(|x| [x, x * x]))[i][1]
        });
    }
}

#[test]
fn each_lane_has_pivots_of_its_own() {
    solved::<1>();
    solved::<2>();
    solved::<3>();
    solved::<5>();
    solved::<8>();
}

/// Solves x² = a from the predictor's guess, and stores the solution in the predictor.
fn root<T: Scalar>(predictor: &mut Predictor<T, 1, 6>, a: T) -> Result<NewtonOutcome<T, 1>, NewtonFailure> {
    let outcome =
        newton(&*predictor, || [T::lit(2.0)], || [T::zero()], |[x]: [T; 1]| ([x * x - a], [[T::lit(2.0) * x]]))?;
    predictor.push(outcome.x, outcome.unusual());
    Ok(outcome)
}

#[test]
fn newtons_method_and_its_predictor_by_lanes() {
    // One lane is smooth, one jumps now and then, one oscillates fast, and one comes close to 0,
    // where Newton's method is slow.
    let a = |lane: usize, t: f64| match lane {
        0 => 2.0 + 0.01 * t,
        1 => 3.0 + libm::floor(t / 7.0),
        2 => 2.0 + libm::sin(2.0 * t),
        _ => 1e-12 + (t - 20.0) * (t - 20.0),
    };
    let mut wide = Predictor::<F64x4, 1, 6>::new();
    let mut alone: [Predictor<f64, 1, 6>; 4] = [Predictor::new(); 4];
    for step in 0..60 {
        let t = f64::from(step);
        let lanes = root(&mut wide, F64x4::by_lane(|lane| a(lane, t))).expect("there is a root");
        let single: [_; 4] = core::array::from_fn(|lane| root(&mut alone[lane], a(lane, t)).expect("there is a root"));
        same_bits("root", lanes.x[0], |lane| single[lane].x[0]);
        for (lane, single) in single.iter().enumerate() {
            assert_eq!(lanes.unusual().lane(lane), single.iterations > 1, "step {step}, lane {lane}");
            assert_eq!(wide.lane(lane), alone[lane], "step {step}, lane {lane}");
        }
        assert_eq!(Predictor::<F64x4, 1, 6>::gather(&alone), wide);
    }
}

/// Solves x = cos(c x) by sweeps; c determines how fast they contract.
fn fixed_point<T: Scalar>(predictor: &mut Predictor<T, 1, 6>, c: T) -> Result<Sweeps<T, 1>, NewtonFailure> {
    let sweep = |[x]: [T; 1]| [(c * x).sine_cosine().1];
    let system = |[x]: [T; 1]| {
        let (sine, cosine) = (c * x).sine_cosine();
        ([x - cosine], [[T::one() + c * sine]])
    };
    let mut sweeps = Sweeps::new(&*predictor);
    while let Some(x) = sweeps.next_iterate() {
        sweeps.update(sweep(x));
    }
    sweeps.or_newton(|| [T::one()], || [T::zero()], system)?;
    predictor.push(sweeps.x, sweeps.unusual());
    Ok(sweeps)
}

#[test]
fn sweeps_by_lanes() {
    // The lanes range from fast contraction to all cases that are left to Newton's method.
    let c =
        |lane: usize, t: f64| [0.01, 0.06, 0.11, 0.2, 0.3, 0.7, 1.2, 0.05][lane] * (1.0 + 0.02 * libm::sin(0.3 * t));
    let mut wide = Predictor::<F64x8, 1, 6>::new();
    let mut alone: [Predictor<f64, 1, 6>; 8] = [Predictor::new(); 8];
    let mut counts = [[0_u32; 8]; 2];
    for step in 0..60 {
        let t = f64::from(step);
        let lanes = fixed_point(&mut wide, F64x8::by_lane(|lane| c(lane, t))).expect("there is a fixed point");
        for (lane, predictor) in alone.iter_mut().enumerate() {
            let single = fixed_point(predictor, c(lane, t)).expect("there is a fixed point");
            assert_eq!(bits(lanes.x[0].lane(lane)), bits(single.x[0]), "step {step}, lane {lane}");
            assert_eq!(lanes.unusual().lane(lane), single.iterations > USUAL_SWEEPS);
            assert_eq!(wide.lane(lane), *predictor, "step {step}, lane {lane}");
            counts[0][lane] = counts[0][lane].max(single.iterations);
        }
        counts[1][0] = counts[1][0].max(lanes.iterations);
    }
    // The test is only meaningful if lanes end after different numbers of sweeps.
    assert!(counts[0].iter().min() < counts[0].iter().max(), "{counts:?}");
    assert!(counts[1][0] >= counts[0].into_iter().max().unwrap_or(0), "{counts:?}");
}

#[test]
fn a_lane_without_a_solution_fails_and_one_that_begins_badly_is_begun_anew() {
    let without = |a: [f64; 2]| {
        newton(
            &Predictor::<F64x2, 1, 3>::new(),
            || [F64x2::one()],
            || [F64x2::zero()],
            |[x]| ([x * x - F64x2::new(a)], [[F64x2::lit(2.0) * x]]),
        )
    };
    assert!(without([2.0, 3.0]).is_ok() && without([2.0, -1.0]).is_err());
    // exp(x) = 2, from an extrapolation that overflows in one lane.
    let mut predictor = Predictor::<F64x2, 1, 3>::new();
    for x in [0.0, 0.0, 1e200] {
        predictor.push([F64x2::new([0.69, x])], Mask::splat(false));
    }
    let outcome = newton(
        &predictor,
        || [F64x2::lit(0.5)],
        || [F64x2::zero()],
        |[x]: [F64x2; 1]| {
            let e = x.elementary(Elementary::Exp);
            ([e - F64x2::lit(2.0)], [[e]])
        },
    );
    let outcome = outcome.expect("it is ln 2");
    assert!(outcome.restarted);
    for x in outcome.x[0].to_array() {
        assert!((x - core::f64::consts::LN_2).abs() < 1e-15, "{outcome:?}");
    }
}

#[test]
fn monitors_look_at_every_lane() {
    let start = RankMonitor::new(F64x2::lit(1.0), F64x2::lit(1.0)).expect("both have rank");
    assert!(RankMonitor::new(F64x2::new([1.0, 0.0]), F64x2::lit(1.0)).is_err());
    assert!(!start.is_near(F64x2::lit(0.5)) && start.is_near(F64x2::new([0.5, 0.01])));
    // One lane is near and does not pass through; the minors of the other lane, which is far, turn
    // around.
    let mut near = start;
    near.advance(F64x2::new([0.01, 0.9]));
    let minors = |a: f64, b: f64| [F64x2::new([a, b])];
    assert!(near.check(F64x2::new([0.02, 0.9]), minors(0.1, 1.0), minors(0.1, -1.0)).is_ok());
    assert!(near.check(F64x2::new([0.02, 0.9]), minors(0.1, 1.0), minors(-0.1, 1.0)).is_err());
    let stable = StabilityMonitor::<F64x2, 1>::new();
    assert!(stable.after(1, [("J", F64x2::one(), F64x2::new([1.0, 1e9]))]).is_err());
    let grown = stable.after(1, [("J", F64x2::one(), F64x2::new([3.0, 1.0]))]).expect("little has grown");
    assert_eq!(
        InLanes::<F64x2>::lane(&grown, 0),
        StabilityMonitor::<f64, 1>::new().after(1, [("J", 1.0, 3.0)]).expect("so")
    );
    let norm = max_norm(&nalgebra::SVector::from([F64x2::new([1.0, f64::NAN]), F64x2::new([-2.0, 1.0])]));
    assert!(norm.lane(0) == 2.0 && norm.lane(1).is_nan());
}
