//! Resumed steppers: snapshots, dense output, zeros of functions of the state.

use nh_tests::every_method::TurningBlade;
use nonholonomic::catalogue::{MethodVisitor, Model, Steppable};
use nonholonomic::nonholonomic;
use nonholonomic::prelude::*;
use nonholonomic_models::{
    ChaplyginSleigh, ChaplyginSleighTorque, DoublePendulum, Snakeboard, chaplygin_sleigh, double_pendulum, snakeboard,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Methods that carry something from step to step.
#[nonholonomic(model = "../models/chaotic_quartic.yaml", methods = [gonzalez, leapfrog, dla, dla1, dla-midpoint, rattle, rattle:consistent, feedback-rk4, spark3, gonzalez-f, dd])]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChaoticQuartic;

/// A system without parameters.
#[nonholonomic(model = "../models/mobile_robot.yaml", methods = [gonzalez, leapfrog, rk4, dla1])]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MobileRobot;

/// A system with a rotation.
#[nonholonomic(model = "../models/suslov_so3.yaml", methods = [gonzalez, rk4:polar])]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SuslovSo3;

/// A system with several blocks.
#[nonholonomic(model = "../models/vertical_disk.yaml", methods = [gonzalez, midpoint, avf, leapfrog, rk4, taylor])]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VerticalDisk;

/// Compares thirty further steps of a stepper with those of steppers from its snapshot, in memory
/// and from bytes.
fn goes_on<M, S>(system: &S, start: &S::State, h: f64)
where
    M: Method,
    S: System<Scalar = f64> + Discretize<M, Stepper: Serialize + DeserializeOwned>,
    S::State: PartialEq,
    <S::Stepper as Resume>::Snapshot: Serialize + DeserializeOwned,
{
    let what = format!("{} {}", S::NAME, M::NAME);
    let failed = |error: StepError| -> ! { panic!("{what}: {error}") };
    let begin = || system.stepper(start, h).unwrap_or_else(|error| failed(error));
    let mut stepper = begin();
    let mut inputs = S::Inputs::zero();
    inputs.as_mut().iter_mut().for_each(|u| *u = 0.3);
    stepper.hold(inputs).unwrap();
    stepper.step_n(30).unwrap_or_else(|error| failed(error));

    let snapshot = stepper.snapshot();
    let bytes = postcard::to_allocvec(&snapshot).unwrap();
    let read = postcard::from_bytes(&bytes).unwrap();
    assert_eq!(snapshot, read, "{what}");
    // JSON has the shortest decimal that is read as the same number; exact reading is a feature of
    // serde_json.
    let json = serde_json::to_value(&snapshot).unwrap();
    assert_eq!(json["method"], M::NAME);
    assert_eq!(json["tally"]["steps"], 30);
    assert_eq!(serde_json::from_value::<<S::Stepper as Resume>::Snapshot>(json).unwrap(), snapshot, "{what}");

    let mut restored = begin();
    restored.restore(&read).unwrap();
    let mut from_bytes: S::Stepper = postcard::from_bytes(&postcard::to_allocvec(&stepper).unwrap()).unwrap();
    for step in 31..=60 {
        for stepper in [&mut stepper, &mut restored, &mut from_bytes] {
            stepper.step().unwrap_or_else(|error| failed(error));
        }
        assert_eq!(stepper.state(), restored.state(), "{what} {step}");
        assert_eq!(stepper.state(), from_bytes.state(), "{what} {step}");
    }
    let all = |stepper: &S::Stepper| (stepper.statistics(), stepper.work(), stepper.time());
    assert_eq!(all(&stepper), all(&restored), "{what}");
    assert_eq!(all(&stepper), all(&from_bytes), "{what}");
    assert_eq!(stepper.held().as_ref(), restored.held().as_ref(), "{what}");
}

macro_rules! all_go_on {
    ($model:expr, $data:literal, $h:literal: $($method:ty),*) => {
        let model = $model;
        let (system, start) = (model.system().unwrap(), model.initial($data).unwrap().project().unwrap());
        $(goes_on::<$method, _>(&system, &start, $h);)*
    };
}

#[test]
fn a_motion_goes_on_bit_for_bit() {
    // The methods carry momenta of half steps, velocities of two steps, multipliers, levels,
    // options, or growth of deviations. They solve several blocks or none. The systems have control
    // inputs, a rank guard, rotations, holonomic constraints, or no parameters.
    all_go_on!(ChaoticQuartic, "standard", 0.01:
        Gonzalez, Leapfrog, Dla, Dla1, DlaMidpoint, Rattle, RattleConsistent, FeedbackRk4, Spark3, GonzalezF, DiscreteDerivative);
    all_go_on!(MobileRobot, "standard", 0.01: Gonzalez, Leapfrog, Rk4, Dla1);
    all_go_on!(Snakeboard::default(), "free", 0.01: Gonzalez, Leapfrog);
    all_go_on!(SuslovSo3::default(), "paper", 0.01: Gonzalez, Rk4Polar);
    all_go_on!(DoublePendulum::default(), "standard", 0.01: Gonzalez, Midpoint);
    all_go_on!(VerticalDisk, "standard", 0.01: AveragedVectorField, Leapfrog);
    // The frame changes between the snapshot and the end.
    all_go_on!(TurningBlade { m: 1.0 }, "turning", 0.02: Gonzalez, Midpoint, Rk4, ItohAbe);
    all_go_on!(ChaplyginSleighTorque::default(), "standard", 0.01: Gonzalez, Leapfrog);
}

/// An operation that takes ten steps of a method that is known by name, and ten more of a
/// serialized and deserialized copy.
struct ThroughBytes<'a, S: System> {
    system: &'a S,
    start: &'a S::State,
}

impl<S: Model<State: PartialEq>> MethodVisitor<S> for ThroughBytes<'_, S> {
    type Output = ();

    fn visit<M: Method>(self)
    where
        S: Steppable<M>,
    {
        let what = format!("{} {}", S::NAME, M::NAME);
        let mut stepper = Discretize::<M>::stepper(self.system, self.start, 0.01).expect(&what);
        stepper.step_n(10).expect(&what);
        let bytes = postcard::to_allocvec(&stepper).expect(&what);
        let (mut again, rest) = postcard::take_from_bytes::<<S as Discretize<M>>::Stepper>(&bytes).expect(&what);
        assert!(rest.is_empty(), "{what}");
        for stepper in [&mut stepper, &mut again] {
            stepper.step_n(10).expect(&what);
        }
        assert_eq!((stepper.state(), stepper.statistics()), (again.state(), again.statistics()), "{what}");
    }
}

#[test]
fn a_method_that_is_known_by_name_goes_on_from_bytes() {
    fn all<S: Model<State: PartialEq>>(system: &S, start: &S::State) {
        for method in S::INFO.methods {
            assert_eq!(S::with_method(method.name, ThroughBytes { system, start }), Some(()), "{}", method.name);
        }
    }
    let (system, start) = pendulum();
    all(&system, &start);
}

fn pendulum() -> (double_pendulum::System<f64>, double_pendulum::State<f64>) {
    let pendulum = DoublePendulum::default();
    (pendulum.system().unwrap(), pendulum.initial("standard").unwrap().build().unwrap())
}

fn sleigh() -> (chaplygin_sleigh::System<f64>, chaplygin_sleigh::State<f64>) {
    let sleigh = ChaplyginSleigh::default();
    (sleigh.system().unwrap(), sleigh.initial("paper").unwrap().project().unwrap())
}

#[test]
fn states_and_parameters_are_written_by_name() {
    let (system, start) = pendulum();
    let json = serde_json::to_value(start).unwrap();
    assert_eq!(
        json,
        serde_json::json!({"t": 0.0, "theta1": 0.9, "theta2": -0.4, "theta1_dot": 0.3, "theta2_dot": -0.5})
    );
    let parameters = serde_json::to_string(system.parameters()).unwrap();
    assert_eq!(parameters, r#"{"m1":1.2,"m2":0.8,"l1":1.0,"l2":0.7,"g":9.81}"#);
    let read: double_pendulum::Parameters<f64> =
        serde_json::from_str(r#"{"g": 9.81, "l2": 0.7, "l1": 1, "note": [1, 2], "m2": 0.8, "m1": 1.2}"#).unwrap();
    assert_eq!(&read, system.parameters());
    type State = double_pendulum::State<f64>;
    let error = |text: &str| serde_json::from_str::<State>(text).unwrap_err().to_string();
    assert!(error(r#"{"t": 0, "theta1": 0}"#).starts_with("missing field `theta2`"));
    assert!(error(r#"{"t": 0, "t": 0}"#).starts_with("duplicate field `t`"));
    assert!(error("3").starts_with("invalid type: integer `3`, expected State with 5 numbers"));
    let bytes = postcard::to_allocvec(&start).unwrap();
    assert_eq!(postcard::from_bytes::<State>(&bytes).unwrap(), start);
    assert!(postcard::from_bytes::<State>(&bytes[..30]).is_err());
}

#[test]
fn a_snapshot_of_something_else_is_refused() {
    let (system, start) = pendulum();
    let stepper = double_pendulum::gonzalez::Stepper::new(&system, &start, 0.01).unwrap();
    let mut json = serde_json::to_value(stepper.snapshot()).unwrap();
    type Midpoint = double_pendulum::midpoint::Snapshot<f64>;
    type Gonzalez = double_pendulum::gonzalez::Stepper<f64>;
    let text = serde_json::to_string(&stepper.snapshot()).unwrap();
    let error = serde_json::from_str::<Midpoint>(&text).unwrap_err().to_string();
    assert!(error.starts_with("invalid value: string \"gonzalez\", expected a snapshot of `midpoint`"), "{error}");
    type Sleigh = chaplygin_sleigh::gonzalez::Snapshot<f64>;
    let error = serde_json::from_str::<Sleigh>(&text).unwrap_err().to_string();
    assert!(error.contains("expected a snapshot of the same generated code"), "{error}");
    // Values that no stepper has are refused.
    let refused = |json: &serde_json::Value| serde_json::from_value::<Gonzalez>(json.clone()).unwrap_err().to_string();
    json["step_size"] = 0.0.into();
    assert_eq!(refused(&json), StepError::StepSize { h: 0.0 }.to_string());
    json["step_size"] = 0.01.into();
    json["parameters"]["m1"] = (-1.0).into();
    assert!(refused(&json).contains("m1"), "{}", refused(&json));
    json["parameters"]["m1"] = 1.2.into();
    // Counts that no history has are harmless.
    let predictor = json["memory"].as_array().unwrap().iter().position(|part| part.get("known").is_some()).unwrap();
    json["memory"][predictor]["known"] = u64::MAX.into();
    json["memory"][predictor]["points"] = u64::MAX.into();
    let mut odd: Gonzalez = serde_json::from_value(json).unwrap();
    odd.step_n(20).unwrap();
}

/// Declarations whose numbers have the same names and shapes.
mod springs {
    use nonholonomic::nonholonomic;

    /// Pulls.
    #[nonholonomic(coordinates = [x], lagrangian = m/2*x_dot^2 - k/2*x^2, methods = [leapfrog, rk4])]
    pub struct Pulling {
        /// Mass.
        pub m: f64,
        /// Stiffness.
        pub k: f64,
    }

    /// Pushes.
    #[nonholonomic(coordinates = [x], lagrangian = m/2*x_dot^2 + k/2*x^2, methods = [leapfrog, rk4])]
    pub struct Pushing {
        /// Mass.
        pub m: f64,
        /// Stiffness.
        pub k: f64,
    }

    /// Pulls, and is described in other words, with a further method.
    #[nonholonomic(coordinates = [x], lagrangian = m/2*x_dot^2 - k/2*x^2, methods = [leapfrog, rk4, gonzalez], expose = [all])]
    pub struct Described {
        /// The inertia of the body.
        pub m: f64,
        /// The stiffness of the spring.
        pub k: f64,
    }

    /// The same with other names: of the stiffness, and of the coordinate.
    #[nonholonomic(coordinates = [y], lagrangian = m/2*y_dot^2 - k/2*y^2, methods = [leapfrog, rk4])]
    pub struct Renamed {
        /// Mass.
        pub m: f64,
        /// Stiffness.
        pub k: f64,
    }
}

/// A snapshot continues under the code that wrote it, but not under other code with the same
/// numbers: with another sign, or other names.
#[test]
fn a_snapshot_knows_what_wrote_it() {
    use springs::{described, pulling, pushing, renamed};
    let system = springs::Pulling { m: 2.0, k: 3.0 }.system().unwrap();
    let start = system.state().x(0.5).x_dot(0.1).build().unwrap();
    macro_rules! goes_to {
        ($method:ident: $($to:ident $fits:literal),*) => {{
            let stepper = pulling::$method::Stepper::new(&system, &start, 0.01).unwrap();
            let json = serde_json::to_value(&stepper).unwrap();
            $(
                let read = serde_json::from_value::<$to::$method::Stepper<f64>>(json.clone());
                assert_eq!(read.is_ok(), $fits, "{:?}", read.err().map(|error| error.to_string()));
            )*
        }};
    }
    goes_to!(leapfrog: pulling true, described true, pushing false, renamed false);
    goes_to!(rk4: pulling true, described true, pushing false, renamed false);
    // `method` and `code` are required everywhere.
    let stepper = pulling::rk4::Stepper::new(&system, &start, 0.01).unwrap();
    for key in ["method", "code"] {
        let mut json = serde_json::to_value(stepper.snapshot()).unwrap();
        json.as_object_mut().unwrap().remove(key).unwrap();
        assert!(serde_json::from_value::<pulling::rk4::Snapshot<f64>>(json).is_err(), "{key}");
    }
}

/// Each number of a snapshot, and each pair of them, is replaced by large and small numbers of both
/// signs. The result is an error, or a state that is finite, for some steps.
#[test]
fn forged_numbers_give_no_state_that_is_not_finite() {
    fn places(json: &serde_json::Value, path: &str, found: &mut Vec<String>) {
        match json {
            serde_json::Value::Number(_) => found.push(path.to_owned()),
            serde_json::Value::Array(list) => {
                list.iter().enumerate().for_each(|(i, part)| places(part, &format!("{path}/{i}"), found));
            }
            serde_json::Value::Object(map) => {
                map.iter().for_each(|(key, part)| places(part, &format!("{path}/{key}"), found));
            }
            _ => {}
        }
    }
    fn forge<Y: Stepper + Resume + Serialize + DeserializeOwned>(mut stepper: Y) -> (usize, usize)
    where
        Y::System: nonholonomic::System<Scalar = f64>,
    {
        stepper.step_n(5).unwrap();
        let json = serde_json::to_value(&stepper).unwrap();
        let mut all = Vec::new();
        places(&json, "", &mut all);
        let (mut refused, mut ended) = (0, 0);
        let mut seed = 1_u32;
        let mut next = |below: usize| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 8) as usize % below
        };
        const FORGED: [f64; 10] = [1e308, -1e308, 1e300, -1e200, 1e150, 1e70, -1e61, 1e-300, 5e-324, 0.0];
        for round in 0..4000 {
            let mut json = json.clone();
            for _ in 0..=round % 3 {
                *json.pointer_mut(&all[next(all.len())]).unwrap() = FORGED[next(FORGED.len())].into();
            }
            let Ok(mut stepper) = serde_json::from_value::<Y>(json.clone()) else {
                refused += 1;
                continue;
            };
            for step in 0..4 {
                let state = stepper.state();
                let all = [state.configuration().as_ref(), state.velocity().as_ref(), &[state.time()]].concat();
                assert!(all.iter().all(|x| x.is_finite()), "{}, step {step}: {all:?} of {json}", Y::METHOD);
                let before = stepper.clone();
                let result = if step % 2 == 0 { stepper.step() } else { stepper.step_n(2) };
                if result.is_err() {
                    ended += 1;
                    let state = stepper.state();
                    assert!(step % 2 == 1 || state.time() == before.state().time(), "a failed step leaves the stepper");
                    break;
                }
            }
        }
        (refused, ended)
    }
    let spring = springs::Pulling { m: 2.0, k: 3.0 }.system().unwrap();
    let start = spring.state().x(0.5).x_dot(0.1).build().unwrap();
    let (sleigh, sliding) = sleigh();
    let (pendulum, hanging) = pendulum();
    for (refused, ended) in [
        forge(springs::pulling::leapfrog::Stepper::new(&spring, &start, 0.01).unwrap()),
        forge(springs::pulling::rk4::Stepper::new(&spring, &start, 0.01).unwrap()),
        forge(chaplygin_sleigh::gonzalez::Stepper::new(&sleigh, &sliding, 0.01).unwrap()),
        forge(chaplygin_sleigh::leapfrog::Stepper::new(&sleigh, &sliding, 0.01).unwrap()),
        forge(double_pendulum::gonzalez::Stepper::new(&pendulum, &hanging, 0.01).unwrap()),
    ] {
        assert!(refused > 500 && ended > 50, "{refused} {ended}");
    }
}

#[test]
fn within_a_step_is_a_shorter_step() {
    let (system, start) = pendulum();
    let energy = system.energy_of(&start);
    let mut stepper = double_pendulum::gonzalez::Stepper::new(&system, &start, 0.01).unwrap();
    stepper.step_n(100).unwrap();
    assert_eq!(stepper.state_within(0.0).unwrap(), stepper.state());
    let (half, whole) = (stepper.state_within(0.5).unwrap(), stepper.state_within(1.0).unwrap());
    // 1.005 = 100 · 0.01 + 0.5 · 0.01: two roundings of numbers about 1.
    assert!((half.t - 1.005).abs() <= 4.0 * f64::EPSILON);
    // Gonzalez' gradient conserves the energy of about 10 J; its terms are rounded some times in
    // 101 steps.
    assert!((system.energy_of(&half) - energy).abs() < 1e-12 * energy.abs());
    let before = stepper.clone();
    stepper.step().unwrap();
    let end = stepper.state();
    // The equations are solved to roundoff from another first guess.
    assert!((whole.q() - end.q()).norm() + (whole.w() - end.w()).norm() < 1e-13, "{whole:?} {end:?}");
    // The stepper itself has not moved.
    assert_eq!(before.statistics().steps, 100);
    assert!(before.state_within(f64::NAN).is_err());
}

#[test]
fn within_a_step_of_a_method_that_carries_more_it_is_as_accurate() {
    // `leapfrog` carries momenta between nodes. Restarted, it ends where the step does up to the
    // order of the method, h².
    let (system, start) = sleigh();
    let defect = |h: f64| {
        let mut stepper = chaplygin_sleigh::leapfrog::Stepper::new(&system, &start, h).unwrap();
        stepper.step_n((1.0 / h).round() as u64).unwrap();
        let within = stepper.state_within(1.0).unwrap();
        assert!(system.constraint_residual_of(&stepper.state_within(0.3).unwrap()) < 1e-13);
        stepper.step().unwrap();
        (within.q() - stepper.state().q()).norm()
    };
    let ratio = defect(0.02) / defect(0.01);
    assert!((3.8..4.2).contains(&ratio), "{ratio}");
}

#[test]
fn crossings_are_located_within_their_steps() {
    let (system, start) = pendulum();
    let crossings = |h: f64| -> Vec<_> {
        let integration = Integration::new(Discretize::<Gonzalez>::stepper(&system, &start, h));
        integration.crossings(5.0, |state| state.theta1).collect::<Result<_, _>>().unwrap()
    };
    let (coarse, fine, exact) = (crossings(0.01), crossings(0.005), crossings(0.0002));
    assert!(coarse.len() >= 4 && coarse.len() == exact.len() && fine.len() == exact.len());
    let energy = system.energy_of(&start);
    for pair in coarse.windows(2) {
        assert!(pair[0].state.t < pair[1].state.t && pair[0].rising != pair[1].rising);
    }
    for ((coarse, fine), exact) in coarse.iter().zip(&fine).zip(&exact) {
        let state = coarse.state;
        assert_eq!(coarse.rising, state.theta1_dot > 0.0);
        // Time is located to ε (t + h), here to 1e-15, and θ₁ moves at less than 10 rad/s; Newton's
        // method adds some ε.
        assert!(state.theta1.abs() < 1e-13, "{state:?}");
        assert!((system.energy_of(&state) - energy).abs() < 1e-12 * energy.abs());
        // The error is of second order, like the method.
        let ratio = (coarse.state.t - exact.state.t) / (fine.state.t - exact.state.t);
        assert!((3.5..4.5).contains(&ratio), "{ratio}");
    }
}

#[test]
fn zeros_at_the_ends_of_steps_are_crossings_once() {
    // A wheel that turns steadily: its angle is a multiple of the step.
    let disk = VerticalDisk;
    let start = disk.initial("standard").unwrap().project().unwrap();
    let mut stepper = vertical_disk::gonzalez::Stepper::new(&disk.system().unwrap(), &start, 0.25).unwrap();
    let event = |state: &vertical_disk::State<f64>| state.t - 0.5;
    let found: Vec<_> = (0..4).map(|_| stepper.step_across(event).unwrap()).collect();
    assert!(found[0].is_none() && found[2].is_none() && found[3].is_none());
    assert!(found[1].is_some_and(|crossing| crossing.rising && crossing.state.t == 0.5));
    // An event that is NaN is an error, and leaves the stepper unchanged.
    let before = stepper.state();
    let error = stepper.step_across(|_| f64::NAN).unwrap_err();
    assert!(matches!(error, StepError::NonFinite { step: 5, .. }), "{error}");
    assert_eq!((stepper.state(), stepper.statistics().steps), (before, 4));
    // Back in time it falls.
    let mut back = vertical_disk::gonzalez::Stepper::new(&disk.system().unwrap(), &before, -0.3).unwrap();
    let found: Vec<_> = (0..3).filter_map(|_| back.step_across(event).unwrap()).collect();
    assert_eq!(found.len(), 1);
    assert!(!found[0].rising && (found[0].state.t - 0.5).abs() < 4.0 * f64::EPSILON);
}

/// A ball that is thrown along a wall
#[nonholonomic(
    coordinates = [x, y],
    lagrangian = m / 2 * (x_dot ^ 2 + y_dot ^ 2) - m * g * y,
    constraints = [x_dot],
    methods = [gonzalez],
)]
#[derive(Clone, Copy, Debug)]
pub struct Thrown {
    /// Mass
    pub m: f64,
    /// Gravity
    pub g: f64,
}

#[test]
fn an_event_that_begins_at_zero_is_met_again_within_the_step() {
    // y = 10 t − 5 t² returns to 0 at t = 2, which steps of the method reproduce exactly.
    let system = Thrown { m: 1.0, g: 10.0 }.system().unwrap();
    let start = system.state().y_dot(10.0).build().unwrap();
    let across = |h: f64, steps: u32| {
        let mut stepper = Discretize::<Gonzalez>::stepper(&system, &start, h).unwrap();
        (0..steps).map(|_| stepper.step_across(|state| state.y).unwrap()).collect::<Vec<_>>()
    };
    for (h, steps, which) in [(3.0, 1, 0), (2.5, 2, 0), (1.5, 2, 1), (0.75, 3, 2)] {
        let found = across(h, steps);
        let passages: Vec<_> =
            found.iter().enumerate().filter_map(|(k, found)| found.map(|found| (k, found))).collect();
        assert!(matches!(*passages, [(k, found)] if k == which && !found.rising), "{h}: {passages:?}");
        assert!((passages[0].1.state.t - 2.0).abs() < 1e-14, "{h}: {passages:?}");
    }
    // Before the throw the ball was below.
    assert_eq!(across(-3.0, 2), [None, None]);
}

#[test]
fn a_stepper_reads_its_inputs_within_a_step() {
    let board = Snakeboard::default();
    let start = board.initial("free").unwrap().project().unwrap();
    let stepper = snakeboard::gonzalez::Stepper::new(&board.system().unwrap(), &start, 0.02).unwrap();
    let inputs = |t: f64, _: &snakeboard::State<f64>| [(20.0 * t).cos(), t.sin()];
    let forced = WithInputs::new(stepper, inputs);
    let half = forced.state_within(0.5).unwrap();
    let mut short = forced.restarted(0.01).unwrap();
    short.step().unwrap();
    assert_eq!(short.state(), half);
}
