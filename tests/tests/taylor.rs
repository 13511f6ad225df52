//! The tolerance of `taylor` holds in any units, from any origin, and beside numbers of any size.

use nh_tests::verify::distance;
use nonholonomic::nonholonomic;
use nonholonomic::prelude::*;

/// A sleigh on an incline, with a spring that hardens
#[nonholonomic(
    coordinates = [x, y, theta],
    lagrangian = m / 2 * (x_dot ^ 2 + y_dot ^ 2) + J / 2 * theta_dot ^ 2 - m * g * x - c * x ^ 4 / 4,
    constraints = [-x_dot * sin(theta) + y_dot * cos(theta)],
    methods = [taylor],
)]
#[derive(Clone, Copy, Debug)]
pub struct Slope {
    /// Mass
    pub m: f64,
    /// Moment of inertia, which the motion does not depend on
    pub J: f64,
    /// Acceleration down the incline
    pub g: f64,
    /// Stiffness of the spring
    pub c: f64,
}

/// The rattleback
#[nonholonomic(model = "../models/rattleback.yaml", methods = [taylor])]
#[derive(Clone, Copy, Debug)]
pub struct Rattleback;

/// Units of mass, length and time, a moment of inertia in these, and the initial y.
#[derive(Clone, Copy, Debug)]
struct Units {
    mass: f64,
    length: f64,
    time: f64,
    inertia: f64,
    shift: f64,
}

const ONE: Units = Units { mass: 1.0, length: 1.0, time: 1.0, inertia: 1.0, shift: 0.0 };

/// (x, y, vₓ) at t = 5 in the units of the table, all of size 1: θ = 2/5 + t, x' = v cos θ, y' = v
/// sin θ, v' = −cos θ (1 + x³), from v = ½ cos ⅖ + ⅕ sin ⅖ at (3/10, 0); computed by mpmath's
/// `odefun` with 30 digits.
const END: [f64; 3] = [-0.983_149_803_090_895_4, -2.209_497_003_710_672_6, 0.981_847_017_232_959];

/// Takes a hundred steps, and returns the differences from [`END`].
fn errors<T: Scalar>(units: Units, tolerance: f64) -> [f64; 3]
where
    slope::System<T>: Discretize<Taylor, Options = [T; 1]>
        + System<Scalar = T, State = slope::State<T>, Parameters = slope::Parameters<T>>,
{
    let Units { mass, length, time, inertia, shift } = units;
    let number = |x: f64| T::lit(x);
    let speed = length / time;
    let parameters = slope::Parameters {
        m: number(mass),
        J: number(inertia * mass * length * length),
        g: number(speed / time),
        c: number(mass / (length * time).powi(2)),
    };
    let system = slope::System::<T>::new(parameters).expect("parameters");
    let start =
        system.state().x(number(0.3 * length)).y(number(shift)).theta(number(0.4)).theta_dot(number(1.0 / time));
    let start = start.x_dot(number(0.5 * speed)).y_dot(number(0.2 * speed)).project().expect("a state");
    let mut stepper = system.stepper_with(&start, number(0.05 * time), [number(tolerance)]).expect("a stepper");
    stepper.step_n(100).expect("a motion");
    let end = stepper.state();
    let found = [end.x.to_f64() / length, (end.y.to_f64() - shift) / length, end.x_dot.to_f64() / speed];
    core::array::from_fn(|i| (found[i] - END[i]).abs())
}

/// Allows ten tolerances, and some roundings of numbers of size 1 to 5 in each of the polynomials.
fn within(found: [f64; 3], tolerance: f64, roundoff: f64) -> bool {
    found.iter().all(|&error| error <= 10.0 * tolerance + 32.0 * roundoff)
}

#[test]
fn a_tolerance_does_not_depend_on_units() {
    for tolerance in [f64::EPSILON, 1e-14, 1e-10, 1e-6, 1e-3] {
        for scale in [1e-12, 1e-9, 1e-6, 1e-3, 1.0, 1e3, 1e6, 1e9, 1e12] {
            for units in [
                Units { mass: scale, ..ONE },
                Units { length: scale, ..ONE },
                Units { time: scale, ..ONE },
                Units { mass: scale, length: 1.0 / scale, time: scale.sqrt(), ..ONE },
            ] {
                let found = errors::<f64>(units, tolerance);
                assert!(within(found, tolerance, f64::EPSILON), "{units:?} to {tolerance:e}: {found:?}");
            }
        }
    }
    for scale in [1e-6, 1e-3, 1.0, 1e3, 1e6] {
        let units = Units { length: scale, ..ONE };
        let found = errors::<f32>(units, f64::from(f32::EPSILON));
        assert!(within(found, 0.0, f64::from(f32::EPSILON)), "{units:?}: {found:?}");
    }
}

#[test]
fn a_tolerance_does_not_depend_on_a_constant_momentum() {
    for tolerance in [f64::EPSILON, 1e-14, 1e-10, 1e-6, 1e-3] {
        for inertia in [1e-9, 1.0, 1e3, 1e6, 1e9, 1e12] {
            let found = errors::<f64>(Units { inertia, ..ONE }, tolerance);
            assert!(within(found, tolerance, f64::EPSILON), "J = {inertia:e} to {tolerance:e}: {found:?}");
        }
    }
}

#[test]
fn a_tolerance_does_not_depend_on_the_origin() {
    for tolerance in [f64::EPSILON, 1e-14, 1e-10, 1e-6, 1e-3] {
        for shift in [0.0, 1e3, -5e6, 1e9] {
            let [x, y, velocity] = errors::<f64>(Units { shift, ..ONE }, tolerance);
            assert!(
                within([x, 0.0, velocity], tolerance, f64::EPSILON),
                "y = {shift:e} to {tolerance:e}: {x:e} {velocity:e}"
            );
            // The shifted number has larger roundings.
            assert!(
                y <= 10.0 * tolerance + f64::EPSILON * (32.0 + shift.abs()),
                "y = {shift:e} to {tolerance:e}: {y:e}"
            );
        }
    }
}

/// Momenta of 10⁻³ to 10⁻⁶ kg m²/s determine the motion; its tolerance is the same with masses in
/// grams.
#[test]
fn the_rattleback_in_kilograms_and_in_grams() {
    let end = |mass: f64, tolerance: f64| -> rattleback::State<f64> {
        let si = Rattleback::default();
        let (m, [a, b, c, d]) = (mass * si.m, [si.A, si.B, si.C, si.D].map(|inertia| mass * inertia));
        let model = Rattleback { m, A: a, B: b, C: c, D: d, ..si };
        let start = model.initial("kane_levinson").expect("a data set").build().expect("a state");
        let system = model.system().expect("parameters");
        let mut stepper = Discretize::<Taylor>::stepper_with(&system, &start, 0.01, [tolerance]).expect("a stepper");
        stepper.step_n(500).expect("a motion");
        stepper.state()
    };
    let exact = end(1.0, f64::EPSILON);
    let of = |state: &rattleback::State<f64>| -> Vec<f64> { state.configuration().iter().copied().collect() };
    let [kilograms, grams] = [1.0, 1000.0].map(|mass| distance(&of(&end(mass, 1e-8)), &of(&exact)));
    // The motion itself amplifies the errors of the polynomials by up to some hundreds.
    assert!(kilograms < 1e-7 && grams < 1e-7, "{kilograms:e} {grams:e}");
}
