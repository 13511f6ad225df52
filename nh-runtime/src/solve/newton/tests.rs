//! Equations that Newton's method solves, and some that it does not.

use super::*;
use crate::solve::{Predictor, by_differences, solve_linear};

fn cold<const N: usize>() -> Predictor<f64, N, 3> {
    Predictor::new()
}

#[test]
fn a_scalar_root() {
    let outcome = newton(&cold(), || [1.0], || [0.0], |[x]: [f64; 1]| ([x * x - 2.0], [[2.0 * x]])).unwrap();
    let [x] = outcome.x;
    assert!((x - core::f64::consts::SQRT_2).abs() <= 4.0 * f64::EPSILON, "{x:?}");
    assert!((3..=6).contains(&outcome.iterations), "{}", outcome.iterations);
    assert!(!outcome.restarted);
}

#[test]
fn differences_serve_as_a_jacobian() {
    let two = |[x, y]: [f64; 2]| [x * x + y * y - 5.0, x * y - 2.0];
    let outcome = newton(&cold(), || [2.5, 0.8], || [0.0; 2], by_differences(two)).unwrap();
    let [x, y] = outcome.x;
    assert!((x - 2.0).abs() < 1e-15 && (y - 1.0).abs() < 1e-15, "{x} {y}");
    assert!(outcome.iterations <= 7, "{}", outcome.iterations);
    // At the origin the unknowns give no size for a difference.
    let (residual, jacobian) = by_differences(|[x, y]: [f64; 2]| [3.0 * x - y, 2.0 * y + 1.0])([0.0; 2]);
    assert_eq!(residual, [0.0, 1.0]);
    for (got, expected) in jacobian.concat().into_iter().zip([3.0, -1.0, 0.0, 2.0]) {
        assert!((got - expected).abs() < 1e-7, "{got} for {expected}");
    }
}

#[test]
fn two_and_three_unknowns() {
    // Circle and hyperbola.
    let two = |[x, y]: [f64; 2]| ([x * x + y * y - 5.0, x * y - 2.0], [[2.0 * x, 2.0 * y], [y, x]]);
    let [x, y] = newton(&cold(), || [2.5, 0.8], || [0.0; 2], two).unwrap().x;
    assert!((x - 2.0).abs() < 1e-15 && (y - 1.0).abs() < 1e-15, "{x} {y}");

    // This system needs a row exchange: the (0, 0) entry of the Jacobian is 0.
    let three = |[x, y, z]: [f64; 3]| {
        ([y * z - 6.0, x + y - 3.0, x * x + z - 4.0], [[0.0, z, y], [1.0, 1.0, 0.0], [2.0 * x, 0.0, 1.0]])
    };
    let [x, y, z] = newton(&cold(), || [1.1, 1.9, 3.2], || [0.0; 3], three).unwrap().x;
    assert!((x - 1.0).abs() < 1e-14 && (y - 2.0).abs() < 1e-14 && (z - 3.0).abs() < 1e-14, "{x} {y} {z}");
}

#[test]
fn affine_equations_take_one_factorisation() {
    let system = |[x, y]: [f64; 2]| ([2.0 * x + y - 4.0, x - y + 1.0], [[2.0, 1.0], [1.0, -1.0]]);
    assert_eq!(solve_linear([10.0, -3.0], system).unwrap(), [1.0, 2.0]);
    assert!(solve_linear([0.0; 2], |_: [f64; 2]| ([1.0, 1.0], [[1.0, 1.0], [1.0, 1.0]])).is_err());
}

#[test]
fn single_precision() {
    let predictor = Predictor::<f32, 1, 3>::new();
    let [x] = newton(&predictor, || [1.0], || [0.0], |[x]: [f32; 1]| ([x * x - 2.0], [[2.0 * x]])).unwrap().x;
    assert!((x - core::f32::consts::SQRT_2).abs() <= 2.0 * f32::EPSILON, "{x:?}");
}

#[test]
fn failure_is_reported_with_its_residual() {
    // The first system has no real root, the others have a singular Jacobian.
    let failure = newton(&cold(), || [1.0], || [0.0], |[x]: [f64; 1]| ([x * x + 1.0], [[2.0 * x]])).unwrap_err();
    assert!(failure.iterations <= 25 && failure.residual >= 1.0, "{failure:?}");
    let failure = newton(&cold(), || [1.0; 2], || [0.0; 2], |_: [f64; 2]| ([1.0; 2], [[1.0; 2]; 2])).unwrap_err();
    assert!(failure.residual == 2.0, "{failure:?}");
    let failure = newton(&cold(), || [1.0; 3], || [0.0; 3], |_: [f64; 3]| ([1.0; 3], [[1.0; 3]; 3])).unwrap_err();
    assert!(failure.residual == 3.0, "{failure:?}");
}

#[test]
fn an_update_invisible_in_the_state_is_accepted() {
    // The solution is 0, which no relative test can reach. J is wrong by a factor of two, so
    // that updates only halve.
    let slow = |[x]: [f64; 1]| ([x], [[2.0]]);
    assert!(newton(&cold(), || [1.0], || [0.0], slow).is_err());
    let outcome = newton(&cold(), || [1.0], || [1e10], slow).unwrap();
    let [x] = outcome.x;
    assert!(x <= 1e10 * f64::EPSILON / 4.0, "{x}");
}

#[test]
fn solutions_below_the_normal_numbers_are_found() {
    // A motion that comes to rest: 3 x = 2⁻¹⁰⁷⁰.
    let target = f64::from_bits(16);
    let outcome = newton(&cold(), || [1e-310], || [0.0], |[x]: [f64; 1]| ([3.0 * x - target], [[3.0]])).unwrap();
    let [x] = outcome.x;
    assert!((x - target / 3.0).abs() <= f64::from_bits(1), "{x:e}");
}

#[test]
fn a_bad_extrapolation_falls_back_on_the_plain_guess() {
    let mut predictor = cold::<1>();
    for x in [0.0, 0.0, 1e200] {
        predictor.push([x], false);
    }
    // exp(x) = 2: Newton's method overflows from 3e200.
    let equation = |[x]: [f64; 1]| {
        let e = libm::exp(x);
        ([e - 2.0], [[e]])
    };
    let outcome = newton(&predictor, || [0.5], || [0.0], equation).unwrap();
    let [x] = outcome.x;
    assert!(outcome.restarted && (x - core::f64::consts::LN_2).abs() < 1e-15, "{outcome:?}");
}

#[test]
fn the_rounding_of_the_residual_is_no_failure() {
    // x = 10⁻¹⁴ is a difference of numbers of size 1, in which it has two digits. It is the
    // rate of a number of size 0.01.
    let system = |[x]: [f64; 1]| ([((1.0 + x) - 1.0) - 1e-14], [[1.0]]);
    let outcome = newton(&cold(), || [1.0], || [0.01], system).unwrap();
    let [x] = outcome.x;
    assert!((x - 1e-14).abs() < f64::EPSILON && outcome.iterations < 5, "{outcome:?}");
    // The rate of a far smaller number would need more digits.
    assert!(newton(&cold(), || [1.0], || [1e-6], system).is_err());
}

#[test]
fn the_rounding_of_a_large_angle_is_no_failure() {
    // The rate of a momentum under the sine of an angle that has turned far. A unit in the
    // angle's last place is larger than the updates.
    for turned in [1.5e3, 1.5e5, 5e5] {
        for k in 0..1000 {
            let angle = turned + 0.0137 * f64::from(k);
            let system = |[x, y]: [f64; 2]| {
                let (sine, cosine) = (libm::sin(angle + 0.3 * x), libm::cos(angle + 0.3 * x));
                ([x - sine - 0.5 * y, y - 0.7 * cosine], [[1.0 - 0.3 * cosine, -0.5], [0.21 * sine, 1.0]])
            };
            let outcome = newton(&cold(), || [1.0; 2], || [10.0; 2], system).unwrap();
            let residual = system(outcome.x).0;
            assert!(residual.iter().all(|r| r.abs() < 4.0 * f64::EPSILON * turned), "{outcome:?}, {residual:?}");
        }
    }
}

#[test]
fn unknowns_of_unlike_units_are_judged_one_by_one() {
    // A momentum stays at 10⁹. A number of size 1 changes: eʸ = y₁, where y was ln y₀ so far.
    let (y, z) = (libm::log(2.0), libm::log(3.0));
    let mut predictor = cold::<2>();
    for _ in 0..3 {
        predictor.push([1e9, y], false);
    }
    let system = |[x, y]: [f64; 2]| ([x - 1e9, libm::exp(y) - 3.0], [[1.0, 0.0], [0.0, libm::exp(y)]]);
    let found = newton(&predictor, || [1e9, 1.0], || [1e9, 1.0], system).unwrap();
    assert!((found.x[1] - z).abs() <= 2.0 * f64::EPSILON && found.iterations > 2, "{found:?}");
    // An unknown that passes through 0, and one that is a rounding of 0, take a single
    // iteration as well.
    for (x, scale) in [(1e-8, 1.0), (1e-17, 100.0)] {
        let mut predictor = cold::<2>();
        for _ in 0..3 {
            predictor.push([1.0, 0.0], false);
        }
        let system = |[a, b]: [f64; 2]| ([a - 1.0, b - x], [[1.0, 0.0], [0.0, 1.0]]);
        let plain = if scale == 1.0 { 100.0 } else { 0.0 };
        let found = newton(&predictor, || [1.0, plain], || [1.0, scale], system).unwrap();
        assert!(found.iterations == 1 && found.x == [1.0, x], "{found:?}");
    }
}

#[test]
fn a_good_prediction_takes_one_iteration() {
    let mut predictor = cold::<1>();
    for k in 0..3 {
        predictor.push([libm::sqrt(2.0 + 1e-4 * f64::from(k))], false);
    }
    let target = 2.0 + 3e-4;
    let outcome = newton(&predictor, || [1.0], || [0.0], |[x]: [f64; 1]| ([x * x - target], [[2.0 * x]])).unwrap();
    let [x] = outcome.x;
    assert_eq!(outcome.iterations, 1);
    assert!((x - libm::sqrt(target)).abs() <= 2.0 * f64::EPSILON, "{x}");
}
