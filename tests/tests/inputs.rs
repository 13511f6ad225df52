//! Control inputs of generated steppers: how they are given, which are refused, and every method of
//! the snakeboard under torques.

use nh_tests::verify::distance;
use nonholonomic::catalogue::{DynSystem, Model, boxed};
use nonholonomic::nonholonomic;
use nonholonomic::prelude::*;
use nonholonomic::taylor::Segment;
use nonholonomic_models::ChaplyginSleigh;

/// The snakeboard, with every method or with the methods named here.
#[cfg_attr(feature = "full", nonholonomic(model = "../models/snakeboard.yaml", methods = [all]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../models/snakeboard.yaml", methods = [gonzalez, midpoint, leapfrog, rk4, euler, rk2, itoh-abe-sym, dla1, spark3, avf4, avf6, taylor, rk4:qv]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Snakeboard;

type Boards = snakeboard::System<f64>;
type Board = snakeboard::State<f64>;

fn board() -> (Boards, Board) {
    let board = Snakeboard::default();
    let start = board.initial("free").expect("a data set").build().expect("it is on the constraints");
    (board.system().expect("positive parameters"), start)
}

/// Torques that swing slowly enough for the coarsest steps below.
fn torques(t: f64) -> [f64; 2] {
    [(3.0 * t).cos(), 0.5 + (2.0 * t).sin()]
}

// How inputs are given.

#[test]
fn held_inputs_are_a_constant_function() {
    let (system, start) = board();
    let u = [0.7, -0.3];
    let mut held = Discretize::<Leapfrog>::stepper(&system, &start, 0.05).unwrap();
    let mut called = held.clone();
    let mut forced = WithInputs::new(held.clone(), |_, _: &Board| u);
    assert_eq!(held.held(), [0.0; 2]);
    held.hold(u).unwrap();
    assert_eq!(held.held(), u);
    held.step_n(20).unwrap();
    forced.step_n(20).unwrap();
    for _ in 0..20 {
        called.step_with(|_, _| u).unwrap();
    }
    assert_eq!(held.state(), called.state());
    assert_eq!(held.state(), forced.state());
    assert_eq!((held.work(), held.work()), (called.work(), forced.work()));
    assert!(held.work().abs() > 0.01, "{}", held.work());
    let last =
        Snakeboard::default().integrate_with_inputs::<Leapfrog, _>(start, 0.05, |_, _| u).nth(19).unwrap().unwrap();
    assert_eq!(last, held.state());
}

/// The times are those in the method's documentation, and the state is that at the beginning of the
/// step.
#[test]
fn inputs_are_asked_for_at_the_methods_times() {
    fn times<M: Method>() -> Vec<f64>
    where
        Boards: Discretize<M>,
    {
        let (system, start) = board();
        let mut stepper = Discretize::<M>::stepper(&system, &start, 0.25).unwrap();
        let mut asked = Vec::new();
        for _ in 0..2 {
            let before = stepper.state();
            stepper
                .step_with(|t, state| {
                    assert_eq!(*state, before);
                    asked.push(t);
                    [0.0; 2]
                })
                .unwrap();
        }
        asked
    }
    assert_eq!(times::<Gonzalez>(), [0.125, 0.375]);
    assert_eq!(times::<Euler>(), [0.0, 0.25]);
    assert_eq!(times::<Rk2>(), [0.0, 0.25, 0.25, 0.5]);
    assert_eq!(times::<Rk4>(), [0.0, 0.125, 0.25, 0.25, 0.375, 0.5]);
    assert_eq!(times::<ItohAbeSym>(), [0.0625, 0.1875, 0.3125, 0.4375]);
    assert_eq!(times::<Leapfrog>(), [0.0, 0.25, 0.25, 0.5]);
    assert_eq!(times::<Dla1>(), [0.25, 0.5]);
    assert_eq!(times::<Spark3>(), [0.0, 0.125, 0.25, 0.25, 0.375, 0.5]);
    // (3 ∓ √3)/6 of the step.
    let nodes = times::<Avf4>();
    let root = 3.0_f64.sqrt() / 6.0;
    for (found, node) in nodes.iter().zip([0.5 - root, 0.5 + root, 1.5 - root, 1.5 + root]) {
        assert!((found - 0.25 * node).abs() < f64::EPSILON, "{nodes:?}");
    }
}

/// A controller may have a memory, and read the state.
#[test]
fn inputs_may_be_a_feedback_law() {
    let (system, start) = board();
    let mut calls = 0;
    let damping = |_: f64, state: &Board| {
        calls += 1;
        [-0.5 * state.psi_dot, -0.5 * state.phi_dot]
    };
    let mut stepper = WithInputs::new(Discretize::<Gonzalez>::stepper(&system, &start, 0.01).unwrap(), damping);
    let before = system.energy_of(&start);
    stepper.step_n(500).unwrap();
    let (after, work) = (system.energy_of(&stepper.state()), stepper.work());
    assert!(work < -0.1, "damping takes energy away: {work}");
    // 10 roundings of size 2 in each of 500 steps, all with one sign.
    assert!((after - before - work).abs() < 500.0 * 10.0 * f64::EPSILON * 2.0, "{}", after - before - work);
    assert_eq!(calls, 500);
}

/// The segments of a step with inputs end where the step does; without the inputs they would end
/// elsewhere.
#[test]
fn segments_are_those_of_the_inputs() {
    let (system, start) = board();
    let mut forced =
        WithInputs::new(Discretize::<Taylor>::stepper(&system, &start, 0.1).unwrap(), |t, _: &Board| torques(t));
    let mut plain = Discretize::<Taylor>::stepper(&system, &start, 0.1).unwrap();
    // Torques of 0 at the start would not show the difference.
    forced.step().unwrap();
    plain.step_with(|t, _| torques(t)).unwrap();
    let (mut ours, mut held) = (Vec::new(), Vec::new());
    let end = |segment: Segment<'_, f64>| (0..segment.variables).map(|i| segment.at(i, segment.to)).collect();
    forced.segments(&mut |segment| ours = end(segment)).unwrap();
    plain.segments(&mut |segment| held = end(segment)).unwrap();
    forced.step().unwrap();
    let there = forced.state().q();
    assert!(there.len() <= ours.len() && distance(there.as_slice(), &ours[..there.len()]) <= 1e-14, "{there} {ours:?}");
    assert!(distance(there.as_slice(), &held[..there.len()]) > 1e-6, "{there} {held:?}");
}

#[test]
fn inputs_that_are_not_finite_are_refused() {
    let (system, start) = board();
    let mut stepper = Discretize::<Rk4>::stepper(&system, &start, 0.1).unwrap();
    stepper.step().unwrap();
    let before = stepper.clone();
    let error = stepper.hold([f64::NAN, 0.0]).unwrap_err();
    assert!(matches!(error, StepError::Input { name: "tau_psi", time: 0.1, .. }), "{error}");
    // The second sample is half a step later.
    let error = stepper.step_with(|t, _| [0.0, if t > 0.12 { f64::INFINITY } else { 1.0 }]).unwrap_err();
    let StepError::Input { name: "tau_phi", value: f64::INFINITY, time } = error else { panic!("{error}") };
    assert!((time - 0.15).abs() < 1e-15);
    assert_eq!(error.to_string(), format!("the control input `tau_phi` must be finite, at t = {time} it is inf"));
    assert_eq!((stepper.state(), stepper.held(), stepper.work()), (before.state(), before.held(), before.work()));
    let items: Vec<_> =
        Snakeboard::default().integrate_with_inputs::<Rk4, _>(start, 0.1, |_, _| [f64::NAN; 2]).take(3).collect();
    assert!(matches!(items[..], [Err(StepError::Input { name: "tau_psi", .. })]), "{items:?}");
}

#[test]
fn lists_of_inputs_have_a_length() {
    let (system, start) = board();
    let mut stepper = boxed(&system, &start, "leapfrog", 0.1).unwrap().unwrap();
    assert_eq!(stepper.hold(&[1.0]), Err(StepError::InputCount { expected: 2, found: 1 }));
    stepper.hold(&[1.0, 2.0]).unwrap();
    let sleigh = ChaplyginSleigh::default();
    let start = sleigh.initial("lively").unwrap().build().unwrap();
    let mut none = boxed(&sleigh.system().unwrap(), &start, "gonzalez", 0.1).unwrap().unwrap();
    assert_eq!(none.hold(&[1.0]).unwrap_err().to_string(), "the system has no control inputs");
    none.step_with(&mut |_, _, _, u| assert!(u.is_empty())).unwrap();
    assert_eq!(none.work(), 0.0);
}

/// The functions of the system take the inputs as an argument, and a stepper evaluates them with
/// its held inputs.
#[test]
fn functions_of_the_system_take_inputs() {
    let (system, start) = board();
    assert_eq!(Boards::INPUTS, ["tau_psi", "tau_phi"]);
    assert_eq!(Boards::INFO.inputs, Boards::INPUTS);
    let (q, w) = (start.q(), start.w());
    let u = nonholonomic::nalgebra::SVector::from([0.7, -0.3]);
    assert_eq!(system.input_force(&q, &u), system.input_matrix(&q) * u);
    // g (ẇ(u) − ẇ(0)) = B u + μᵀ Δλ
    let gained = system.mass_matrix(&q) * (system.acceleration(&q, &w, &u) - system.acceleration(&q, &w, &(u * 0.0)));
    let reaction = system.constraint_matrix(&q).transpose()
        * (system.multipliers(&q, &w, &u) - system.multipliers(&q, &w, &(u * 0.0)));
    assert!((gained - system.input_force(&q, &u) - reaction).amax() < 1e-14);
    let mut stepper = boxed(&system, &start, "gonzalez", 0.1).unwrap().unwrap();
    let mut lambda = [[0.0; 2]; 2];
    stepper.evaluate("multipliers", &mut lambda[0]).unwrap();
    stepper.hold(&[0.7, -0.3]).unwrap();
    stepper.evaluate("multipliers", &mut lambda[1]).unwrap();
    // The stepper computes the velocity from its momenta: numbers of size 3 differ in the last
    // place.
    assert!(distance(&lambda[1], system.multipliers(&q, &w, &u).as_slice()) < 1e-14, "{lambda:?}");
    assert_ne!(lambda[0], lambda[1]);
    let arguments = [("q", q.as_slice()), ("w", w.as_slice())];
    let error = system.evaluate("multipliers", &arguments, &mut [0.0; 2]).unwrap_err();
    assert_eq!(error.to_string(), "the argument `u` is missing");
}

#[test]
fn data_sets_have_their_torques() {
    let set = |name: &str| Boards::INFO.data_sets.iter().find(|set| set.name == name).unwrap();
    assert_eq!(set("driven").inputs, ["cos(20*pi*t)", "sin(2*pi*t)"]);
    assert!(set("free").inputs.is_empty());
    assert_eq!((set("driven").q, set("driven").w), (set("free").q, set("free").w));
}

// Every method.

/// Returns the state after one unit of time in this number of steps, the work done, and the gain of
/// energy.
fn forced(method: &str, steps: u32, u: fn(f64) -> [f64; 2]) -> (Vec<f64>, f64, f64) {
    let (system, start) = board();
    let h = 1.0 / f64::from(steps);
    let mut stepper = boxed(&system, &start, method, h).expect("generated").expect("starts");
    for _ in 0..steps {
        stepper.step_with(&mut |t, _, _, out| out.copy_from_slice(&u(t))).expect("steps");
    }
    let mut state = vec![0.0; 10];
    let (q, w) = state.split_at_mut(5);
    stepper.write_q(q);
    stepper.write_w(w);
    (state, stepper.work(), stepper.energy() - system.energy_of(&start))
}

/// Checks the order, and that the gained energy is the work done: to roundoff for methods that
/// conserve the energy without inputs.
#[test]
fn every_method_of_the_snakeboard_follows_its_torques() {
    use nonholonomic_codegen::scheme::{Conserves, METHODS};
    // Kutta's method on (q, v) with h = 1/4096 has an error of some 1e-14; the other methods are on
    // D*, or implicit.
    let (exact, work, gain) = forced("rk4:qv", 4096, torques);
    assert!((work - gain).abs() < 1e-12 && work.abs() > 0.1, "{work}, {gain}");
    assert!(distance(&exact, &forced("avf6", 64, torques).0) < 1e-12);
    for method in Boards::INFO.methods {
        let row = METHODS.iter().map(|m| m.properties).find(|p| p.name == method.name).expect("a row");
        // A method that follows the exact motion has order 1 if it holds the inputs over a step.
        let order = if row.order == 20 { 1 } else { row.order };
        let counts = match order {
            1 => [400, 800, 1600, 3200],
            2 => [40, 80, 160, 320],
            4 => [16, 24, 32, 48],
            _ => [5, 6, 8, 10],
        };
        let mut points = Vec::new();
        for steps in counts {
            let (state, work, gain) = forced(method.name, steps, torques);
            let (error, missing) = (distance(&state, &exact), (work - gain).abs());
            if row.energy == Conserves::Exactly {
                // 10 roundings of size 4 in each step, all with one sign.
                let bound = f64::from(steps) * 10.0 * f64::EPSILON * 4.0;
                assert!(missing < bound, "{}, {steps} steps: work and gain differ by {missing:e}", method.name);
            } else {
                // The balance is as accurate as the motion, up to the size of forces and
                // velocities.
                assert!(missing < 20.0 * error, "{}, {steps} steps: {missing:e}, {error:e}", method.name);
            }
            points.push(((1.0 / f64::from(steps)).ln(), error.ln()));
        }
        let slope = nh_tests::verify::Line::through(points.iter().copied()).unwrap().slope;
        let claimed = f64::from(order);
        assert!(slope > claimed - 0.15 && slope < claimed + 1.2, "{}: order {slope:.3}; {points:?}", method.name);
    }
}
