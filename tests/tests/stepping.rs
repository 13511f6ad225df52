//! Guarantees of generated systems, states and steppers, on the checked-in files.

use nh_tests::golden::chaotic_quartic::ChaoticQuartic;
use nh_tests::golden::chaplygin_sleigh::{ChaplyginSleigh, chaplygin_sleigh};
use nh_tests::golden::gearbox::Gearbox;
use nh_tests::golden::snakeboard::snakeboard;
use nonholonomic::catalogue::{DynSystem, EvaluateError, MethodVisitor, Model};
use nonholonomic::nalgebra::SVector;
use nonholonomic::prelude::*;

const SLEIGH: ChaplyginSleigh = ChaplyginSleigh { J: 1.5, m: 1.2, a: 0.6 };

fn lively() -> chaplygin_sleigh::State<f64> {
    SLEIGH.initial("lively").expect("the data set exists").build().expect("it lies on the constraints")
}

#[test]
fn data_off_the_constraints_are_refused_and_can_be_projected() {
    let off = SLEIGH.state().theta(0.3).x1_dot(1.0).theta_dot(0.5);
    let error = off.build().unwrap_err();
    let StepError::OffConstraints { constraint: 0, residual, tolerance } = error else { panic!("{error:?}") };
    assert!((residual - 0.3f64.sin()).abs() < 1e-15 && tolerance < 1e-13, "{error:?}");
    assert!(error.to_string().contains("project"), "{error}");

    let on = off.project().unwrap();
    let system = SLEIGH.system().unwrap();
    assert!(system.constraint_residual_of(&on) < 1e-16);
    // The projection is g-orthogonal: the removed part does no work on the rest.
    let lost = SVector::from([1.0 - on.x1_dot, -on.x2_dot, 0.5 - on.theta_dot]);
    assert!((system.mass_matrix(&on.q()) * on.w()).dot(&lost).abs() < 1e-15);
    // A velocity on the constraints stays.
    let again = SLEIGH.state().configuration(on.q()).velocity(on.w()).project().unwrap();
    assert!((again.w() - on.w()).norm() < 1e-15);
}

#[test]
fn momenta_make_velocities_until_one_is_set() {
    let state = SLEIGH.state().rho([0.3, -0.6]).theta(0.7).build().unwrap();
    let rho = SLEIGH.system().unwrap().to_momenta(&state.q(), &state.w());
    assert!((rho - SVector::from([0.3, -0.6])).norm() < 1e-15);
    let reset = SLEIGH.state().rho([0.3, -0.6]).velocity([0.0; 3]).build().unwrap();
    assert_eq!(reset.w(), SVector::from([0.0; 3]));
}

#[test]
fn parameters_are_checked() {
    let of = |sleigh: ChaplyginSleigh| sleigh.system().unwrap_err();
    assert!(matches!(of(ChaplyginSleigh { a: f64::NAN, ..SLEIGH }), ParameterError::NonFinite { name: "a", .. }));
    assert!(matches!(
        of(ChaplyginSleigh { m: -1.0, ..SLEIGH }),
        ParameterError::NotPositive { name: "m", value: -1.0 }
    ));
    assert!(matches!(of(ChaplyginSleigh { J: 0.0, ..SLEIGH }), ParameterError::NotPositive { name: "J", .. }));
    // The same error ends an integration before it starts, and prevents a state.
    let broken = ChaplyginSleigh { m: f64::INFINITY, ..SLEIGH };
    let mut steps = broken.integrate::<Gonzalez>(lively(), 0.1);
    assert!(matches!(steps.next(), Some(Err(StepError::Parameter(ParameterError::NonFinite { name: "m", .. })))));
    assert!(steps.next().is_none());
    assert!(matches!(broken.state().build(), Err(StepError::Parameter(_))));
}

#[test]
fn step_sizes_are_checked_and_may_be_negative() {
    for h in [0.0, -0.0, f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 1e-320] {
        let error = SLEIGH.integrate::<Gonzalez>(lively(), h).next().expect("one item").unwrap_err();
        assert!(matches!(error, StepError::StepSize { .. }), "{h}: {error}");
    }
    // The method is symmetric: the way back ends at the start, to roundoff.
    let there = SLEIGH.integrate::<Gonzalez>(lively(), 0.05).take(200).last().unwrap().unwrap();
    let back = SLEIGH.integrate::<Gonzalez>(there, -0.05).take(200).last().unwrap().unwrap();
    assert!(back.t.abs() < 1e-12 && (back.q() - lively().q()).norm() < 1e-12, "{back:?}");
}

#[test]
fn states_that_are_not_finite_are_refused() {
    assert!(matches!(SLEIGH.state().x1(f64::NAN).build(), Err(StepError::NonFinite { step: 0, .. })));
    assert!(matches!(SLEIGH.state().time(f64::INFINITY).build(), Err(StepError::NonFinite { step: 0, .. })));
    assert!(matches!(SLEIGH.state().theta(f64::NAN).project(), Err(StepError::NonFinite { step: 0, .. })));
}

#[test]
fn a_failed_step_changes_nothing() {
    fn check<M: Method, S: Discretize<M>>(system: &S, start: S::State, h: S::Scalar) -> StepError {
        let mut stepper = system.stepper(&start, h).unwrap();
        let before = format!("{:?} {:?} {:?}", stepper.state(), stepper.time(), stepper.statistics());
        let error = stepper.step().unwrap_err();
        assert_eq!(format!("{:?} {:?} {:?}", stepper.state(), stepper.time(), stepper.statistics()), before);
        let again = stepper.step_n(5).unwrap_err();
        assert_eq!(format!("{again:?}"), format!("{error:?}"), "and it fails again in the same way");
        error
    }
    // There is no solution nearby.
    let system = ChaoticQuartic.system().unwrap();
    let start = ChaoticQuartic.initial("standard").unwrap().build().unwrap();
    let error = check::<Gonzalez, _>(&system, start, 1000.0);
    let StepError::NewtonFailed { step: 1, time: 0.0, residual, iterations, .. } = error else { panic!("{error:?}") };
    assert!(residual > 1e-6 && iterations == 25, "{error}");
    assert!(error.to_string().contains("try a smaller step"), "{error}");
    // The numbers are too large to be squared and multiplied by the step.
    let system = SLEIGH.system().unwrap();
    let start = system.state().rho([1e150, 1e150]).build().unwrap();
    let error = check::<Gonzalez, _>(&system, start, 1e10);
    assert_eq!(error, StepError::NonFinite { step: 1, time: 0.0 });
}

#[test]
fn the_loss_of_rank_ends_a_run_before_it() {
    let system = snakeboard::System::new(snakeboard::Parameters::free()).unwrap();
    // The motion goes towards φ = π/2, where the wheels' axles coincide.
    let start = system.state().phi(1.4).phi_dot(1.0).project().unwrap();
    let mut stepper = Discretize::<Leapfrog>::stepper(&system, &start, 0.01).unwrap();
    let error = stepper.step_n(1_000_000).unwrap_err();
    let StepError::RankLoss { step, time, measure } = error else { panic!("{error:?}") };
    assert_eq!(step, stepper.statistics().steps + 1);
    assert_eq!(time, stepper.time());
    assert!(measure < 0.05 && stepper.state().phi < std::f64::consts::FRAC_PI_2, "{error}");
    assert!(stepper.state().phi > 1.55, "stopped at {}", stepper.state().phi);

    let singular = system.state().phi(std::f64::consts::FRAC_PI_2);
    let start = singular.build().unwrap();
    let refused = Discretize::<Leapfrog>::stepper(&system, &start, 0.01).unwrap_err();
    assert!(matches!(refused, StepError::RankLoss { step: 0, .. }), "{refused}");
}

#[test]
fn step_and_step_n_and_the_iterator_are_the_same_steps() {
    let system = SLEIGH.system().unwrap();
    let stepper = || Discretize::<Gonzalez>::stepper(&system, &lively(), 0.03).unwrap();
    let (mut one, mut many) = (stepper(), stepper());
    for _ in 0..100 {
        one.step().unwrap();
    }
    many.step_n(60).unwrap();
    many.step_n(40).unwrap();
    assert_eq!(one.state(), many.state());
    assert_eq!(one.statistics(), many.statistics());
    assert_eq!(one.statistics().steps, 100);
    assert!(one.statistics().newton_iterations >= 100 && one.statistics().most_iterations <= 4);
    assert_eq!(SLEIGH.integrate::<Gonzalez>(lively(), 0.03).nth(99).unwrap().unwrap(), one.state());
    assert_eq!(SLEIGH.integrate::<Gonzalez>(lively(), 0.03).every(50).nth(1).unwrap().unwrap(), one.state());
    assert!((one.time() - 3.0).abs() < 1e-14);
}

#[test]
fn single_precision_follows_double_precision() {
    let parameters = chaplygin_sleigh::Parameters { J: 1.5f32, m: 1.2, a: 0.6 };
    let system = chaplygin_sleigh::System::new(parameters).unwrap();
    let start = system.state().data_set("lively").unwrap().project().unwrap();
    let mut stepper = Discretize::<Gonzalez>::stepper(&system, &start, 0.01).unwrap();
    stepper.step_n(500).unwrap();
    let double = SLEIGH.integrate::<Gonzalez>(lively(), 0.01).nth(499).unwrap().unwrap();
    let error = (stepper.state().q().cast::<f64>() - double.q()).amax();
    assert!(error < 2e-4, "{error}");
    let energy = |state| f64::from(system.energy_of(&state));
    assert!((energy(stepper.state()) - energy(start)).abs() < 1e-5);
}

#[test]
fn a_run_can_be_taken_up_again() {
    let whole = SLEIGH.integrate::<Gonzalez>(lively(), 0.02).nth(199).unwrap().unwrap();
    let half = SLEIGH.integrate::<Gonzalez>(lively(), 0.02).nth(99).unwrap().unwrap();
    let rest = SLEIGH.integrate::<Gonzalez>(half, 0.02).nth(99).unwrap().unwrap();
    assert!((whole.q() - rest.q()).norm() < 1e-13 && (whole.t - rest.t).abs() < 1e-13);
}

#[test]
fn functions_by_name() {
    let system = SLEIGH.system().unwrap();
    let state = lively();
    let (q, w) = (state.q(), state.w());
    let mut out = [0.0; 9];
    let arguments = [("q", q.as_slice()), ("w", w.as_slice())];
    assert_eq!(system.evaluate("energy", &arguments, &mut out), Ok(1));
    assert_eq!(out[0], system.energy(&q, &w));
    // Matrices are written row by row.
    assert_eq!(system.evaluate("frame", &arguments, &mut out), Ok(6));
    assert_eq!(out[..2], [system.frame(&q)[(0, 0)], system.frame(&q)[(0, 1)]]);

    assert_eq!(system.evaluate("nonsense", &arguments, &mut out), Err(EvaluateError::UnknownFunction));
    assert_eq!(system.evaluate("energy", &arguments[..1], &mut out), Err(EvaluateError::MissingArgument { name: "w" }));
    let short = [("q", &q.as_slice()[..2]), ("w", w.as_slice())];
    let wrong = EvaluateError::ArgumentLength { name: "q", expected: 3, found: 2 };
    assert_eq!(system.evaluate("energy", &short, &mut out), Err(wrong));
    let wrong = EvaluateError::OutputLength { expected: 9, found: 8 };
    assert_eq!(system.evaluate("mass_matrix", &arguments, &mut out[..8]), Err(wrong));

    // The descriptions of the functions are correct.
    for function in chaplygin_sleigh::System::<f64>::INFO.functions {
        let zeros = [0.1; 16];
        let arguments: Vec<_> = function.arguments.iter().map(|&(name, length)| (name, &zeros[..length])).collect();
        let mut out = [0.0; 64];
        assert_eq!(system.evaluate(function.name, &arguments, &mut out), Ok(function.shape.iter().product()));
    }
}

/// A visitor that returns the name of the method.
struct NameOf;

impl<S: System> MethodVisitor<S> for NameOf {
    type Output = (&'static str, u32);

    fn visit<M: Method>(self) -> Self::Output
    where
        S: Discretize<M>,
    {
        (M::NAME, M::ORDER)
    }
}

#[test]
fn methods_by_name() {
    type Sleigh = chaplygin_sleigh::System<f64>;
    assert_eq!(Sleigh::with_method("gonzalez", NameOf), Some(("gonzalez", 2)));
    assert_eq!(Sleigh::with_method("rattle", NameOf), None);
    assert!(Sleigh::from_parameters(&[1.0]).is_err_and(|e| e == ParameterError::Count { expected: 3, found: 1 }));
}

#[test]
fn the_gearbox_under_leapfrog_keeps_its_constraints() {
    let gearbox = Gearbox { eps: 0.4, sigma: 1.0 };
    let start = gearbox.initial("standard").unwrap().build().unwrap();
    let system = gearbox.system().unwrap();
    for state in gearbox.integrate::<Leapfrog>(start, 0.1).take(1000) {
        assert!(system.constraint_residual_of(&state.unwrap()) < 1e-14);
    }
}
