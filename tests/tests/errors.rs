//! Errors at run time, and the state after a failed step.

use nh_tests::every_method::{GearboxUnderAll, gearbox_under_all};
use nh_tests::library::{Case, cases};
use nonholonomic::catalogue::OptionInfo;
use nonholonomic::nalgebra::{SMatrix, SVector, vector};
use nonholonomic::nonholonomic;
use nonholonomic::prelude::*;
use nonholonomic_codegen::scheme::Conserves;
use nonholonomic_models::snakeboard::{self, State as Board};
use nonholonomic_models::{Gearbox, RollingDisk, Snakeboard, Suslov, SuslovSo3};
use std::f64::consts::{FRAC_PI_2, PI};

/// The sleigh, with a method that has an option.
#[nonholonomic(model = "../models/chaplygin_sleigh.yaml", methods = [gonzalez, midpoint, leapfrog, rk4, dla])]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChaplyginSleigh;

/// The knife edge, with a method that has gains.
#[nonholonomic(model = "../models/knife_edge_incline.yaml", methods = [gonzalez, midpoint, leapfrog, rk4, feedback-euler])]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct KnifeEdgeIncline;

fn sleigh() -> (chaplygin_sleigh::System<f64>, chaplygin_sleigh::State<f64>) {
    let sleigh = ChaplyginSleigh::default();
    let start = sleigh.initial("lively").expect("a data set").build().expect("it is on the constraints");
    (sleigh.system().expect("positive parameters"), start)
}

// Initial data.

#[test]
fn matrices_that_are_no_rotations() {
    let body = SuslovSo3::default();
    let off = body.state().R11(1.01).omega1(1.0).build().unwrap_err();
    let StepError::OffGroup { matrix: "R", defect, determinant, .. } = off else { panic!("{off}") };
    // 1.01² − 1 in one entry.
    assert!((defect - 0.0201).abs() < 1e-15 && (determinant - 1.01).abs() < 1e-15, "{off}");
    assert!(off.to_string().contains("`project` moves it to the nearest one"), "{off}");
    let moved = body.state().R11(1.01).omega1(1.0).omega3(0.5).project().unwrap();
    assert_eq!((moved.R11, moved.R12, moved.R33, moved.omega1, moved.omega3), (1.0, 0.0, 1.0, 1.0, 0.0));
    let reflected = body.state().R11(-1.0).project().unwrap_err();
    assert!(matches!(reflected, StepError::OffGroup { determinant: -1.0, .. }), "{reflected}");
    assert!(matches!(body.state().R11(f64::NAN).project(), Err(StepError::NonFinite { .. })));
    // A state from a literal is checked by the stepper.
    let mut state = body.state().build().unwrap();
    state.R23 = 0.1;
    let refused = body.integrate::<Gonzalez>(state, 0.1).next();
    assert!(matches!(refused, Some(Err(StepError::OffGroup { .. }))), "{refused:?}");
    // Half of the digits suffice.
    let few = body.state().R11(0.866025).R12(-0.5).R21(0.5).R22(0.866025);
    assert!(matches!(few.build(), Err(StepError::OffGroup { .. })));
    assert!(few.R11(0.866025404).R22(0.866025404).build().is_ok());
}

#[test]
fn data_off_the_constraints_are_refused_with_the_residual() {
    let error = ChaplyginSleigh::default().state().theta(0.3).x1_dot(1.0).build().unwrap_err();
    let StepError::OffConstraints { constraint, residual, tolerance } = error else { panic!("{error}") };
    // μ = (−sin θ, cos θ, 0)
    assert_eq!(constraint, 0);
    assert!((residual - 0.3_f64.sin()).abs() < 1e-15 && tolerance < 1e-13, "{error}");
    assert!(error.to_string().contains("constraint 1") && error.to_string().contains("`project`"), "{error}");

    // The error names the constraint with the larger violation.
    let error = RollingDisk::default().state().x1_dot(0.1).x2_dot(0.5).build().unwrap_err();
    assert!(matches!(error, StepError::OffConstraints { constraint: 1, residual: 0.5, .. }), "{error}");

    let error = Suslov::default().state().omega3(1e-9).omega1(1.0).build().unwrap_err();
    assert!(matches!(error, StepError::OffConstraints { .. }), "{error}");
}

/// Their energy overflows, and so would a tolerance in proportion to it.
#[test]
fn velocities_too_large_for_an_energy_are_refused() {
    let error = ChaplyginSleigh::default().state().theta(0.3).x1_dot(1e200).build().unwrap_err();
    assert!(matches!(error, StepError::NonFinite { step: 0, .. }), "{error}");
    assert!(error.to_string().contains("energy"), "{error}");
    let error = ChaplyginSleigh::default().state().theta(0.3).x1_dot(1e140).build().unwrap_err();
    assert!(matches!(error, StepError::OffConstraints { .. }), "{error}");
}

#[test]
fn a_stepper_does_not_start_off_the_constraints() {
    let (system, mut start) = sleigh();
    start.x1_dot += 1e-6;
    let error = Discretize::<Gonzalez>::stepper(&system, &start, 0.1).unwrap_err();
    assert!(matches!(error, StepError::OffConstraints { .. }), "{error}");
    // The iterator returns the error once, and ends.
    let items: Vec<_> = ChaplyginSleigh::default().integrate::<Gonzalez>(start, 0.1).take(3).collect();
    assert_eq!(items.len(), 1);
    assert_eq!(items[0], Err(error));
}

/// v ↦ P v: the result is on D, the removed part is g-orthogonal to D, and vectors on D stay.
#[test]
fn projection_is_orthogonal_in_the_metric() {
    let sleigh = ChaplyginSleigh { J: 1.5, m: 1.2, a: 0.6 };
    let system = sleigh.system().unwrap();
    let q = vector![0.2, -0.1, 0.3];
    let v = vector![0.7, -0.4, 0.9];
    let moved = sleigh.state().configuration(q).velocity(v).project().unwrap();
    let (removed, g, frame) = (v - moved.w(), system.mass_matrix(&q), system.frame(&q));
    assert!((system.constraint_matrix(&q) * moved.w()).norm() < 4.0 * f64::EPSILON);
    assert!((frame.transpose() * g * removed).norm() < 8.0 * f64::EPSILON);
    assert!(removed.norm() > 0.1);
    // The removed part is not orthogonal in the Euclidean sense: the metric couples θ with the
    // rest.
    assert!((frame.transpose() * removed).norm() > 0.01);
    assert!((moved.w() - system.projector_d(&q) * v).norm() < 4.0 * f64::EPSILON);

    let again = sleigh.state().configuration(q).velocity(moved.w()).project().unwrap();
    assert!((again.w() - moved.w()).norm() < 4.0 * f64::EPSILON);
}

/// P v is the nearest velocity on D. The reference is a separate solution of the least-squares
/// problem.
#[test]
fn projection_is_the_nearest_velocity() {
    let board = Snakeboard::default();
    let system = board.system().unwrap();
    let q = vector![1.5, 1.0, 0.2, 0.3, -0.4];
    let v = vector![2.5, -0.02, -1.4, 0.4, 0.3];
    let moved = board.state().configuration(q).velocity(v).project().unwrap();
    let (g, mu) = (system.mass_matrix(&q), system.constraint_matrix(&q));
    // min ½ |u − v|²_g with μ u = 0: g (u − v) + μᵀ λ = 0.
    let mut kkt = SMatrix::<f64, 7, 7>::zeros();
    kkt.fixed_view_mut::<5, 5>(0, 0).copy_from(&g);
    kkt.fixed_view_mut::<2, 5>(5, 0).copy_from(&mu);
    kkt.fixed_view_mut::<5, 2>(0, 5).copy_from(&mu.transpose());
    let mut right = SVector::<f64, 7>::zeros();
    right.fixed_rows_mut::<5>(0).copy_from(&(g * v));
    let nearest = kkt.lu().solve(&right).unwrap();
    assert!((nearest.fixed_rows::<5>(0) - moved.w()).norm() < 1e-14, "{nearest}");
}

#[test]
fn every_data_set_is_on_its_constraints() {
    for case in cases() {
        case.stepper(&case.initial(), 0.1).unwrap_or_else(|error| panic!("{}: {error}", case.name()));
    }
}

/// Systems that are attracted to a motion: their wheels draw the following bodies into their track,
/// or they fall. The second solution of `leapfrog`, a two-step method, grows there, and the
/// velocities at the nodes are small remainders of much longer ones. The states are therefore
/// projected first.
const ATTRACTED: [&str; 9] = [
    "ackermann",
    "car_trailers",
    "castor",
    "getz",
    "leaning_disk",
    "mobile_manipulator",
    "segway",
    "snake",
    "twistcar",
];

/// Systems with holonomic constraints. Discrete gradients keep these; states of other methods,
/// which drift off, are projected first.
const HOLONOMIC: [&str; 3] = ["chaplygin_sphere", "twistcar", "whipple"];

/// A stepper accepts the states that a stepper returns, also where `leapfrog` passes through
/// velocities near zero. Methods that satisfy the constraints only between nodes, or drift off the
/// rotation group, are excluded.
#[test]
fn every_state_can_be_started_from() {
    let on_group = |case: &Case| case.model.rotations.is_empty() || case.keeps_rotations();
    let kept = |case: &&Case| case.properties().constraint == Conserves::Exactly && on_group(case);
    for case in cases().iter().filter(kept) {
        let mut stepper = case.stepper(&case.initial(), 0.01).unwrap();
        let mut state = case.initial();
        for step in 0..500 {
            // A fall ends the run.
            if let Err(error) = stepper.step() {
                assert!(step > 100, "{}: {error}", case.name());
                break;
            }
            let (q, v) = state.split_at_mut(case.model.coordinates.len());
            stepper.write_q(q);
            stepper.write_w(v);
            let long = case.method == "leapfrog" && ATTRACTED.contains(&case.model.name);
            if long || (case.method != "gonzalez" && HOLONOMIC.contains(&case.model.name)) {
                state = case.projected(stepper.time(), &state).unwrap();
            }
            if let Err(error) = case.stepper_from(stepper.time(), &state, 0.01) {
                panic!("{} at t = {}: {error}", case.name(), stepper.time());
            }
        }
    }
}

#[test]
fn data_that_are_not_finite_are_refused() {
    let sleigh = ChaplyginSleigh::default();
    for bad in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        for builder in [sleigh.state().x1(bad), sleigh.state().theta_dot(bad), sleigh.state().time(bad)] {
            for error in [builder.build().unwrap_err(), builder.project().unwrap_err()] {
                assert!(matches!(error, StepError::NonFinite { step: 0, .. }), "{error}");
            }
        }
    }
}

// Parameters.

#[test]
fn parameters_are_checked() {
    for bad in [f64::NAN, f64::INFINITY] {
        for sleigh in [
            ChaplyginSleigh { a: bad, ..ChaplyginSleigh::default() },
            ChaplyginSleigh { m: bad, ..ChaplyginSleigh::default() },
        ] {
            let error = sleigh.system().unwrap_err();
            assert!(matches!(error, ParameterError::NonFinite { .. }), "{error}");
            // The error also occurs when a state is built or an integration starts.
            assert!(matches!(sleigh.state().build(), Err(StepError::Parameter(ParameterError::NonFinite { .. }))));
        }
    }
    for bad in [0.0, -0.0, -1.0] {
        let sleigh = ChaplyginSleigh { m: bad, ..ChaplyginSleigh::default() };
        let error = sleigh.system().unwrap_err();
        assert_eq!(error, ParameterError::NotPositive { name: "m", value: bad });
        let (_, start) = self::sleigh();
        let mut run = sleigh.integrate::<Midpoint>(start, 0.1);
        assert_eq!(run.next(), Some(Err(StepError::Parameter(error))));
        assert_eq!(run.next(), None);
    }
    // A parameter without a declared sign may have any sign.
    assert!(ChaplyginSleigh { a: -0.5, ..ChaplyginSleigh::default() }.system().is_ok());
}

#[test]
fn an_indefinite_mass_matrix_is_refused() {
    // m l² < I: each value is allowed, but not their combination.
    let board = Snakeboard { I: 2.0, ..Snakeboard::default() };
    let error = board.state().psi_dot(1.0).build().unwrap_err();
    assert_eq!(error, StepError::MetricNotPositiveDefinite);
}

// Step sizes.

#[test]
fn step_sizes_that_are_none_are_refused() {
    for case in cases() {
        // The reciprocal of the last one overflows.
        for h in [0.0, -0.0, f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 1e-310] {
            let Err(error) = case.stepper(&case.initial(), h) else { panic!("{}: h = {h:?} is taken", case.name()) };
            let same = matches!(error, StepError::StepSize { h: said } if said.to_bits() == h.to_bits());
            assert!(same, "{}: {error}", case.name());
        }
        let mut back = case.stepper(&case.initial(), -0.01).unwrap();
        back.step().unwrap();
        assert_eq!((back.time(), back.step_size()), (-0.01, -0.01));
    }
}

// Failures under way.

/// A step far beyond the time scale of the motion fails, returns an error, and leaves the stepper
/// unchanged, also for the next step. The frame is that of the papers, in which a solve fails. In
/// the library's frame the step would be refused because it loses energy.
#[test]
fn a_failed_solve_leaves_the_state_untouched() {
    let gearbox = GearboxUnderAll { eps: 0.4, sigma: 1.0 };
    let start = gearbox.state().configuration([30.0, -40.0, 0.3]).velocity([10.0, 80.0, 60.0]).project().unwrap();
    let system = gearbox.system().unwrap();
    let mut failures = 0;
    for h in [0.5, 1.0, 3.0, 10.0, 30.0, 100.0, 300.0] {
        let mut stepper =
            <gearbox_under_all::System<f64> as Discretize<Gonzalez>>::stepper(&system, &start, h).unwrap();
        for step in 1..100 {
            let (before, statistics) = (stepper.state(), stepper.statistics());
            let Err(error) = stepper.step() else { continue };
            let place = match error {
                StepError::NewtonFailed { step, time, block, residual, iterations } => {
                    assert!(!block.is_empty() && residual > 0.0 && iterations > 0, "{error}");
                    (step, time)
                }
                StepError::NonFinite { step, time } => (step, time),
                _ => panic!("{error}"),
            };
            assert_eq!(place, (step, before.t));
            assert_eq!((stepper.state(), stepper.statistics()), (before, statistics));
            // The failure is reproducible.
            assert_eq!(stepper.step(), Err(error));
            assert_eq!(stepper.state(), before);
            failures += 1;
            break;
        }
    }
    assert!(failures > 2, "{failures} of 7 step sizes fail");
}

/// An explicit method that leaves the range of numbers is stopped.
#[test]
fn a_state_that_is_not_finite_is_not_taken() {
    let gearbox = Gearbox::default();
    let start = gearbox.initial("standard").unwrap().build().unwrap();
    let mut last = start;
    let mut error = None;
    for state in gearbox.integrate::<Rk4>(start, 50.0).take(1000) {
        match state {
            Ok(state) => last = state,
            Err(e) => error = Some(e),
        }
    }
    let Some(StepError::NonFinite { step, time }) = error else { panic!("{error:?} after {last:?}") };
    assert_eq!(time, last.t);
    assert!((time - 50.0 * (step - 1) as f64).abs() < 1e-9 && last.w().iter().all(|x| x.is_finite()));
}

/// Steers the wheels through φ = π/2, where both axles point along the board and μ has rank 1.
fn steered<M: Method>(phi: f64, phi_dot: f64, h: f64) -> (Vec<Board<f64>>, StepError)
where
    snakeboard::System<f64>: Discretize<M>,
{
    let board = Snakeboard::default();
    let start = board.state().phi(phi).phi_dot(phi_dot).psi_dot(0.3).theta_dot(-0.2).project().unwrap();
    let mut states = vec![start];
    for state in board.integrate::<M>(start, h).take(10_000) {
        match state {
            Ok(state) => states.push(state),
            Err(error) => return (states, error),
        }
    }
    panic!("{}: the singular configuration was not noticed, φ = {}", M::NAME, states[states.len() - 1].phi)
}

fn loses_rank<M: Method>(phi: f64, phi_dot: f64, h: f64)
where
    snakeboard::System<f64>: Discretize<M>,
{
    let (states, error) = steered::<M>(phi, phi_dot, h);
    let last = states.last().expect("the start at least");
    let StepError::RankLoss { step, time, measure } = error else {
        panic!("{} with h = {h}: {error} after {last:?}", M::NAME)
    };
    assert_eq!((step as usize, time), (states.len(), last.t), "{error}");
    assert!(measure.is_finite() && measure < 0.05, "{error}");
    // The next step would meet π/2, since φ̇ is constant.
    let target = if phi_dot > 0.0 { FRAC_PI_2 } else { -FRAC_PI_2 };
    let before = (last.phi - target) * phi_dot.signum();
    assert!(before < 0.0 && before > -2.0 * h * phi_dot.abs(), "{} with h = {h}: ended at φ = {}", M::NAME, last.phi);
    assert!(states.iter().all(|s| s.q().iter().chain(s.w().iter()).all(|x| x.is_finite())));
}

#[test]
fn a_loss_of_rank_under_way_is_noticed() {
    // Step sizes that hit π/2 to roundoff, and ones that jump over it.
    for (phi, h) in [(FRAC_PI_2 - 1.0, 1.0 / 64.0), (0.6, 0.01), (PI / 3.0, 0.037)] {
        for phi_dot in [0.5, 1.0] {
            loses_rank::<Gonzalez>(phi, phi_dot, h);
            loses_rank::<Midpoint>(phi, phi_dot, h);
            loses_rank::<Leapfrog>(phi, phi_dot, h);
            loses_rank::<Rk4>(phi, phi_dot, h);
            loses_rank::<Gonzalez>(-phi, -phi_dot, h);
            loses_rank::<Leapfrog>(-phi, -phi_dot, h);
        }
    }
}

#[test]
fn a_singular_start_is_refused() {
    let board = Snakeboard::default();
    let start = board.state().phi(FRAC_PI_2).psi_dot(1.0).build().unwrap();
    let system = board.system().unwrap();
    let errors = [
        Discretize::<Gonzalez>::stepper(&system, &start, 0.1).map(|_| ()).unwrap_err(),
        Discretize::<Leapfrog>::stepper(&system, &start, 0.1).map(|_| ()).unwrap_err(),
        Discretize::<Rk4>::stepper(&system, &start, 0.1).map(|_| ()).unwrap_err(),
    ];
    for error in errors {
        assert!(matches!(error, StepError::RankLoss { step: 0, .. }), "{error}");
        assert!(error.to_string().contains("initial configuration"), "{error}");
    }
}

/// Whether a start is singular does not depend on the unit of mass.
#[test]
fn a_start_is_singular_in_all_units_or_in_none() {
    for unit in [1e-14, 1.0, 1e14] {
        let mut parameters = Snakeboard::default().parameters();
        for mass in [&mut parameters.m, &mut parameters.I, &mut parameters.J] {
            *mass *= unit;
        }
        let system = nonholonomic_models::snakeboard::System::new(parameters).unwrap();
        let starts = |phi: f64| {
            let start = Snakeboard::default().state().phi(phi).psi_dot(1.0).build().unwrap();
            Discretize::<Gonzalez>::stepper(&system, &start, 0.1)
        };
        assert!(starts(1.0).is_ok(), "{unit:e}");
        assert!(matches!(starts(FRAC_PI_2), Err(StepError::RankLoss { step: 0, .. })), "{unit:e}");
    }
}

// Options of methods.

/// The knife edge of Chang & Perlmutter's section 3.2, with gains and a step at the edge of the
/// stability region, and beyond it.
#[test]
fn a_gain_too_large_for_the_step_is_an_error_that_says_so() {
    let system = KnifeEdgeIncline::default().system().unwrap();
    let start = KnifeEdgeIncline::default().state().phi_dot(0.5).build().unwrap();
    let stepper = |h, gains: [f64; 3]| Discretize::<FeedbackEuler>::stepper_with(&system, &start, h, gains).unwrap();
    // h k |∇J|² = 1 + u², where u = sin t reaches 1.
    stepper(1e-3, [1000.0; 3]).step_n(20_000).unwrap();
    // With 3 (1 + u²), deviations of J grow by the factor 2 in a step, and by 1000 in 10.
    for gain in ["J", "p_phi"] {
        let index = <knife_edge_incline::System<f64> as Discretize<FeedbackEuler>>::OPTIONS
            .iter()
            .position(|option| option.name == gain && option.gain)
            .unwrap();
        let mut gains = [1.0; 3];
        gains[index] = 3000.0;
        let mut stepper = stepper(1e-3, gains);
        let (error, before) = loop {
            let before = stepper.state();
            if let Err(error) = stepper.step() {
                break (error, before);
            }
        };
        let StepError::Unstable {
            step, method: "feedback-euler", gain: named, value: 3000.0, h, measure, bound, ..
        } = error
        else {
            panic!("{error}")
        };
        assert_eq!((step, named, h, bound), (10, gain, 1e-3, 2.0));
        assert!((measure - 3.0).abs() < 1e-3, "{error}");
        assert_eq!((stepper.state(), stepper.step()), (before, Err(error)));
    }
    // A gain of 0 is allowed and feeds nothing back; a negative gain is an error.
    stepper(1e-3, [0.0; 3]).step_n(100).unwrap();
    let negative = Discretize::<FeedbackEuler>::stepper_with(&system, &start, 1e-3, [-1.0, 1.0, 1.0]).unwrap_err();
    assert!(matches!(negative, StepError::MethodOption { name: "J", minimum: 0.0, .. }), "{negative}");
}

#[test]
fn options_out_of_their_range_are_refused() {
    let (system, start) = sleigh();
    for alpha in [-1e-9, 1.5, f64::NAN, f64::INFINITY] {
        let error = Discretize::<Dla>::stepper_with(&system, &start, 0.1, [alpha]).unwrap_err();
        let StepError::MethodOption { method: "dla", name: "alpha", value, minimum, maximum } = error else {
            panic!("{error}")
        };
        assert_eq!((value.to_bits(), minimum, maximum), (alpha.to_bits(), 0.0, 1.0));
        assert!(
            error.to_string().starts_with("the option `alpha` of `dla` must be between 0 and 1, it is "),
            "{error}"
        );
        // The iterator returns the error once, and ends.
        let items: Vec<_> = ChaplyginSleigh::default().integrate_with::<Dla>(start, 0.1, [alpha]).take(3).collect();
        assert!(items.len() == 1 && items[0].is_err(), "{items:?}");
    }
    for alpha in [0.0, 1.0] {
        let mut stepper = Discretize::<Dla>::stepper_with(&system, &start, 0.1, [alpha]).unwrap();
        assert_eq!(*stepper.options(), [alpha]);
        stepper.step().unwrap();
    }
}

#[test]
fn options_have_defaults_and_a_number() {
    let (system, start) = sleigh();
    let by_default = Discretize::<Dla>::stepper(&system, &start, 0.1).unwrap();
    assert_eq!(*by_default.options(), [0.5]);
    let error = Discretize::<Dla>::stepper_with_slice(&system, &start, 0.1, &[0.4, 0.4]).unwrap_err();
    assert_eq!(error.to_string(), "`dla` has 1 option (`alpha`), 2 were given");
    let error = Discretize::<Gonzalez>::stepper_with_slice(&system, &start, 0.1, &[0.4]).unwrap_err();
    assert_eq!(error.to_string(), "`gonzalez` has no options");
    // Options belong to the method of a system; no option depends on this system.
    let alpha = OptionInfo { name: "alpha", default: 0.5, minimum: 0.0, maximum: 1.0, gain: false };
    assert_eq!(<chaplygin_sleigh::System<f64> as Discretize<Dla>>::OPTIONS, [alpha]);
    assert!(<chaplygin_sleigh::System<f64> as Discretize<Gonzalez>>::OPTIONS.is_empty());
    // A method without options takes an empty array.
    let mut plain = Discretize::<Gonzalez>::stepper(&system, &start, 0.1).unwrap();
    let mut with = Discretize::<Gonzalez>::stepper_with(&system, &start, 0.1, []).unwrap();
    plain.step().unwrap();
    with.step().unwrap();
    assert_eq!(plain.state(), with.state());
}
