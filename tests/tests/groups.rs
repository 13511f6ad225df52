//! The integrators on matrix groups: comparison with steps of another program, conserved
//! quantities, and invariance under a change of the observer.

use nonholonomic::nonholonomic;
use nonholonomic::prelude::*;
use serde_json::Value;
use std::f64::consts::PI;

/// The sleigh on SE(2).
#[nonholonomic(model = "../models/chaplygin_sleigh_se2.yaml", methods = [gonzalez, midpoint, rk4, rdp-cay, rdp-exp])]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChaplyginSleighSe2;

/// The snakeboard on SE(2).
#[nonholonomic(model = "../models/snakeboard_se2.yaml", methods = [gonzalez, midpoint, rk4, rdp-cay, rdp-exp])]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SnakeboardSe2;

/// Suslov's body by its velocities.
#[nonholonomic(model = "../models/suslov.yaml", methods = [gonzalez, suslov-mv, suslov-cay, rk4])]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Suslov;

/// Suslov's body with its attitude.
#[nonholonomic(model = "../models/suslov_so3.yaml", methods = [gonzalez, suslov-mv, suslov-cay, rdp-cay, rdp-exp, rk4])]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SuslovSo3;

/// Loads the ten steps of that name in `reference/steps_rdp.json`: coordinates of the group, the
/// others, velocities.
fn reference(name: &str) -> Vec<[Vec<f64>; 3]> {
    let text = include_str!("../reference/steps_rdp.json");
    let all: Value = serde_json::from_str(text).unwrap();
    let numbers = |value: &Value| value.as_array().unwrap().iter().map(|x| x.as_f64().unwrap()).collect();
    let states = all[name]["states"].as_array().unwrap_or_else(|| panic!("no steps of {name}")).iter();
    states.map(|state| ["g", "r", "w"].map(|part| numbers(&state[part]))).collect()
}

/// Compares steps of h = 0.1 with those of `reference/rdp.py`, which represents groups only by
/// matrices.
///
/// Each of the ten steps is solved to roundoff. Coordinates and velocities are of size 2, and
/// amplify errors by less than a hundred.
fn agrees<S: Stepper<System: System<Scalar = f64>>>(
    name: &str,
    stepper: Result<S, StepError>,
    u: impl Fn(f64) -> Vec<f64>,
) {
    let mut stepper = stepper.unwrap();
    for (step, [g, r, w]) in reference(name).into_iter().enumerate() {
        if step > 0 {
            let inputs = |t: f64, _: &_| {
                let mut inputs = <S::System as System>::Inputs::zero();
                inputs.as_mut().copy_from_slice(&u(t));
                inputs
            };
            stepper.step_with(inputs).unwrap();
        }
        let state = stepper.state();
        let expected = [g, r].concat();
        let (found, velocity) = (state.configuration(), state.velocity());
        let pairs = found.as_ref().iter().zip(&expected).chain(velocity.as_ref().iter().zip(&w)).collect::<Vec<_>>();
        assert_eq!(pairs.len(), expected.len() + w.len(), "{name}");
        let worst = pairs.into_iter().map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
        assert!(worst < 1e-12, "{name}, step {step}: {worst:e}");
    }
}

fn sleigh() -> (chaplygin_sleigh_se2::System<f64>, chaplygin_sleigh_se2::State<f64>) {
    let model = ChaplyginSleighSe2 { J: 1.5, m: 1.2, a: 0.6 };
    (model.system().unwrap(), model.initial("lively").unwrap().project().unwrap())
}

fn board() -> (snakeboard_se2::System<f64>, snakeboard_se2::State<f64>) {
    let model = SnakeboardSe2::default();
    (model.system().unwrap(), model.initial("free").unwrap().project().unwrap())
}

fn body() -> (suslov_so3::System<f64>, suslov_so3::State<f64>) {
    let system = suslov_so3::System::new(suslov_so3::Parameters::generic()).unwrap();
    let start = system.state().data_set("generic").unwrap().project().unwrap();
    (system, start)
}

/// A body in a fluid, with a blade that it cannot move across: SE(3).
#[nonholonomic(
    velocities = [se3(R, x)[w1, w2, w3, v1, v2, v3]],
    lagrangian = (I1*w1^2 + I2*w2^2 + I3*w3^2 + m1*v1^2 + m2*v2^2 + m3*v3^2)/2 + b*w2*v1 + c*w1*v2,
    constraints = [v3],
    frame = [[1, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0], [0, 0, 0, 1, 0, 0], [0, 0, 0, 0, 1, 0]],
    methods = [rdp_cay, rdp_exp, gonzalez],
)]
struct Glider {
    I1: f64,
    I2: f64,
    I3: f64,
    m1: f64,
    m2: f64,
    m3: f64,
    b: f64,
    c: f64,
}

fn glider_in_motion() -> (glider::System<f64>, glider::State<f64>) {
    let model = Glider { I1: 0.7, I2: 1.2, I3: 1.6, m1: 1.1, m2: 1.9, m3: 2.3, b: 0.3, c: -0.2 };
    let start = model.state().w1(0.9).w2(-1.4).w3(0.5).v1(0.8).v2(-0.3).build().unwrap();
    (model.system().unwrap(), start)
}

/// Compares the steps of the method `M`, whose name is `method`.
fn are_those_of_another_program<M: Method>(method: &str)
where
    chaplygin_sleigh_se2::System<f64>: Discretize<M>,
    suslov_so3::System<f64>: Discretize<M>,
    snakeboard_se2::System<f64>: Discretize<M, Options = [f64; 1]>,
    glider::System<f64>: Discretize<M>,
{
    let none = |_: f64| Vec::new();
    let (system, start) = sleigh();
    let of = |what: &str| format!("{what} {method}");
    agrees(&of("chaplygin_sleigh_se2 lively"), Discretize::<M>::stepper(&system, &start, 0.1), none);
    let (system, start) = body();
    agrees(&of("suslov_so3 generic"), Discretize::<M>::stepper(&system, &start, 0.1), none);
    let (system, start) = glider_in_motion();
    agrees(&of("glider"), Discretize::<M>::stepper(&system, &start, 0.1), none);
    let (system, start) = board();
    let still = |_: f64| vec![0.0, 0.0];
    agrees(&of("snakeboard_se2 free"), Discretize::<M>::stepper(&system, &start, 0.1), still);
    let torques = |t: f64| vec![(20.0 * PI * t).cos(), (2.0 * PI * t).sin()];
    agrees(&of("snakeboard_se2 driven"), Discretize::<M>::stepper(&system, &start, 0.1), torques);
    let other = Discretize::<M>::stepper_with(&system, &start, 0.1, [0.3]);
    agrees(&(of("snakeboard_se2 free") + ":0.3"), other, still);
}

#[test]
fn steps_are_those_of_another_program() {
    are_those_of_another_program::<RdpCay>("rdp-cay");
    are_those_of_another_program::<RdpExp>("rdp-exp");
}

/// The two displacements of a step agree to third order: their difference is O(h³).
#[test]
fn the_two_displacements_agree_to_third_order() {
    let (system, start) = glider_in_motion();
    let difference = |h: f64| {
        let mut one = glider::rdp_cay::Stepper::new(&system, &start, h).unwrap();
        let mut other = glider::rdp_exp::Stepper::new(&system, &start, h).unwrap();
        one.step().unwrap();
        other.step().unwrap();
        (one.state().q() - other.state().q()).amax()
    };
    let order = (difference(0.04) / difference(0.02)).log2();
    assert!((2.8..3.3).contains(&order), "{order}");
}

/// Without constraints that turn it, the body's momentum in space is constant. Steps by the
/// exponential map are exact for a steady turn about an axis of inertia, for any h.
#[test]
fn a_steady_turn_is_exact_under_the_exponential_map() {
    let parameters = suslov_so3::Parameters { I12: 0.0, I13: 0.0, I23: 0.0, ..suslov_so3::Parameters::generic() };
    let system = suslov_so3::System::new(parameters).unwrap();
    let start = system.state().omega1(0.9).build().unwrap();
    let mut stepper = suslov_so3::rdp_exp::Stepper::new(&system, &start, 0.7).unwrap();
    for step in 1..=20 {
        stepper.step().unwrap();
        let (state, angle) = (stepper.state(), 0.9 * 0.7 * f64::from(step));
        // The matrix has an error of some ε a step.
        let defect = (state.R22 - angle.cos()).abs().max((state.R32 - angle.sin()).abs());
        assert!(defect < 4.0 * f64::EPSILON * f64::from(step), "{step}: {defect:e}");
        assert!((state.omega1 - 0.9).abs() < 4.0 * f64::EPSILON * f64::from(step), "{}", state.omega1);
    }
}

/// dexp⁻¹ is singular for a step that turns by 2π: a larger step is an error, and the state is
/// unchanged. Cayley's map reaches a turn by π with no finite displacement: R is still a rotation
/// after steps of ten turns.
#[test]
fn a_step_by_more_than_a_full_turn_is_refused_under_the_exponential_map() {
    let parameters = suslov_so3::Parameters { I12: 0.0, I13: 0.0, I23: 0.0, ..suslov_so3::Parameters::generic() };
    let system = suslov_so3::System::new(parameters).unwrap();
    let start = system.state().omega1(0.9).build().unwrap();
    let full = 2.0 * core::f64::consts::PI / 0.9;
    suslov_so3::rdp_exp::Stepper::new(&system, &start, 0.99 * full).unwrap().step().unwrap();

    let mut beyond = suslov_so3::rdp_exp::Stepper::new(&system, &start, 1.01 * full).unwrap();
    let before = beyond.clone();
    let error = beyond.step().unwrap_err();
    let StepError::BranchLost { step: 1, time: 0.0, method: "rdp-exp", momentum, dimension: 2 } = error else {
        panic!("{error:?}");
    };
    assert!((momentum[0] - 0.9).abs() < 1e-15 && momentum[1] == 0.0, "{momentum:?}");
    assert_eq!(beyond.snapshot(), before.snapshot());

    for turns in [0.5, 1.01, 10.0] {
        let mut stepper = suslov_so3::rdp_cay::Stepper::new(&system, &start, turns * full).unwrap();
        stepper.step_n(10).unwrap();
        // Entries have size 1, with some ε from each of ten steps.
        let defect = system.group_defect_of(&stepper.state());
        assert!(defect < 100.0 * f64::EPSILON, "{turns}: {defect:e}");
        assert!((stepper.state().omega1 - 0.9).abs() < 100.0 * f64::EPSILON, "{}", stepper.state().omega1);
    }
    // For a million turns in a step Newton's method fails, starting from the previous velocity.
    let mut stepper = suslov_so3::rdp_cay::Stepper::new(&system, &start, 1e6 * full).unwrap();
    let before = stepper.clone();
    assert!(matches!(stepper.step(), Err(StepError::NewtonFailed { step: 1, .. })));
    assert_eq!(stepper.snapshot(), before.snapshot());
}

/// A system and a moved copy of it take the same steps: g ↦ g₀ g commutes with a step.
#[test]
fn steps_commute_with_left_translations() {
    let (system, start) = board();
    let (s, c) = 0.7_f64.sin_cos();
    let translated = |state: &snakeboard_se2::State<f64>| {
        let mut moved = *state;
        (moved.R11, moved.R21) = (c * state.R11 - s * state.R21, s * state.R11 + c * state.R21);
        (moved.R12, moved.R22) = (c * state.R12 - s * state.R22, s * state.R12 + c * state.R22);
        (moved.x1, moved.x2) = (c * state.x1 - s * state.x2 + 1.5, s * state.x1 + c * state.x2 - 0.4);
        moved
    };
    let mut here: snakeboard_se2::rdp_cay::Stepper<f64> =
        snakeboard_se2::rdp_cay::Stepper::new(&system, &start, 0.05).unwrap();
    let mut there = snakeboard_se2::rdp_cay::Stepper::new(&system, &translated(&start), 0.05).unwrap();
    for step in 1..=200 {
        here.step().unwrap();
        there.step().unwrap();
        let (expected, found) = (translated(&here.state()), there.state());
        // Velocities and shapes do not depend on the group element; positions of size 10 are
        // rounded in each step.
        assert_eq!(expected.w(), found.w(), "{step}");
        let defect = (expected.q() - found.q()).amax();
        assert!(defect < f64::from(step) * 10.0 * f64::EPSILON, "{step}: {defect:e}");
    }
}

/// The increment of R in a step is a rotation up to roundoff, which differs from step to step: R Rᵀ
/// − 1 makes a random walk with steps of some ε.
#[test]
fn rotations_stay_rotations() {
    let (system, start) = body();
    let mut stepper = suslov_so3::rdp_cay::Stepper::new(&system, &start, 0.1).unwrap();
    let steps = 1_000_000;
    stepper.step_n(steps).unwrap();
    let defect = system.group_defect_of(&stepper.state());
    assert!(defect < 10.0 * f64::EPSILON * (steps as f64).sqrt(), "{defect:e}");
    assert!(system.constraint_residual_of(&stepper.state()) < 1e-15);
}

/// Without a potential the map of the sleigh's energy and momenta is reversible: both stay bounded,
/// to the order of the method.
#[test]
fn the_energy_stays_near_its_value() {
    let (system, start) = board();
    let energy = system.energy_of(&start);
    let error = |h: f64| {
        let mut stepper = snakeboard_se2::rdp_cay::Stepper::new(&system, &start, h).unwrap();
        let mut worst: f64 = 0.0;
        for _ in 0..(20.0 / h).round() as u64 {
            stepper.step().unwrap();
            worst = worst.max((system.energy_of(&stepper.state()) - energy).abs());
        }
        worst
    };
    let ratio = error(0.04) / error(0.02);
    assert!((3.5..4.5).contains(&ratio), "{ratio}");
}

/// The consistent discretisation of Suslov's problem is the reduced d'Alembert–Pontryagin
/// integrator: without a shape, the discrete Lagrangian is h ℓ(cay⁻¹(W)/h). Reduced by the
/// rotations it is the same map of the velocities.
#[test]
fn two_names_of_one_map() {
    let (system, start) = body();
    let reduced = suslov::System::new(suslov::Parameters::generic()).unwrap();
    let small = reduced.state().data_set("generic").unwrap().project().unwrap();
    let mut rdp = suslov_so3::rdp_cay::Stepper::new(&system, &start, 0.1).unwrap();
    let mut cay = suslov_so3::suslov_cay::Stepper::new(&system, &start, 0.1).unwrap();
    let mut velocities = suslov::suslov_cay::Stepper::new(&reduced, &small, 0.1).unwrap();
    let mut moser_veselov = suslov_so3::suslov_mv::Stepper::new(&system, &start, 0.1).unwrap();
    let mut of_velocities = suslov::suslov_mv::Stepper::new(&reduced, &small, 0.1).unwrap();
    for step in 0..100 {
        rdp.step().unwrap();
        cay.step().unwrap();
        velocities.step().unwrap();
        moser_veselov.step().unwrap();
        of_velocities.step().unwrap();
        let (one, other) = (rdp.state(), cay.state());
        // Equations of size 1 are solved to some ε in each step; the motion is attracted to a
        // steady turn, and forgets errors.
        let close = |a: f64| assert!(a < 1e-13, "{step}: {a:e}");
        close((one.q() - other.q()).amax().max((one.w() - other.w()).amax()) / (1.0 + f64::from(step)));
        close((other.w() - velocities.state().w()).amax());
        close((moser_veselov.state().w() - of_velocities.state().w()).amax());
    }
}

/// García-Naranjo & Jiménez, propositions 7.1 and 7.2: Moser and Veselov's Lagrangian conserves the
/// energy for every inertia tensor. Cayley's difference conserves it only if I is a multiple of 1
/// on the plane of allowed turns: I₁₁ = I₂₂, I₁₂ = 0. The forbidden axis then lies in a principal
/// plane.
#[test]
fn which_inertia_tensors_keep_the_energy() {
    let generic = suslov::Parameters::generic();
    let special = suslov::Parameters { I22: generic.I11, I12: 0.0, ..generic };
    let error = |parameters: suslov::Parameters<f64>, moser_veselov: bool| {
        let system = suslov::System::new(parameters).unwrap();
        let start = system.state().omega1(0.8).omega2(-0.5).build().unwrap();
        let energy = system.energy_of(&start);
        let run = |state: suslov::State<f64>| (system.energy_of(&state) / energy - 1.0).abs();
        let mut worst: f64 = 0.0;
        if moser_veselov {
            let mut stepper = suslov::suslov_mv::Stepper::new(&system, &start, 0.1).unwrap();
            (0..1000).for_each(|_| worst = worst.max(stepper.step().map(|()| run(stepper.state())).unwrap()));
        } else {
            let mut stepper = suslov::suslov_cay::Stepper::new(&system, &start, 0.1).unwrap();
            (0..1000).for_each(|_| worst = worst.max(stepper.step().map(|()| run(stepper.state())).unwrap()));
        }
        worst
    };
    // Some ε in each of a thousand steps, in the worst case with one sign.
    let roundoff = 1000.0 * 4.0 * f64::EPSILON;
    for (parameters, moser_veselov) in [(generic, true), (special, true), (special, false)] {
        assert!(error(parameters, moser_veselov) < roundoff, "{:e}", error(parameters, moser_veselov));
    }
    assert!(error(generic, false) > 1e-6, "{:e}", error(generic, false));
}

/// For I = 1 the momentum of Moser and Veselov's Lagrangian is ω/(1 + h²|ω|²/4): at most 1/h, at
/// the fold h|ω| = 2.
#[test]
fn a_lost_branch_is_an_error_of_its_own() {
    let one = suslov::Parameters { I11: 1.0, I12: 0.0, I13: 0.0, I22: 1.0, I23: 0.0, I33: 1.0 };
    let system = suslov::System::new(one).unwrap();
    let stepper = |omega1: f64, h: f64| {
        let start = system.state().omega1(omega1).build().unwrap();
        suslov::suslov_mv::Stepper::new(&system, &start, h).unwrap()
    };
    let mut below = stepper(7.9, 0.125);
    below.step_n(100).unwrap();
    assert!((below.state().omega1 - 7.9).abs() < 100.0 * 8.0 * f64::EPSILON, "{}", below.state().omega1);

    let mut above = stepper(8.1, 0.125);
    let before = above.clone();
    let error = above.step().unwrap_err();
    let StepError::BranchLost { step: 1, time: 0.0, method: "suslov-mv", momentum, dimension: 2 } = error else {
        panic!("{error:?}");
    };
    assert!((momentum[0] - 8.1).abs() < 1e-14 && momentum[1] == 0.0, "{momentum:?}");
    assert_eq!(above.state(), before.state());
    assert_eq!(above.snapshot(), before.snapshot());
    stepper(8.1, 0.0625).step().unwrap();
}
