//! Steps in lanes have the bits of single steps: every checked-in system under all of its methods,
//! and two systems under every existing method. A failing trajectory does not affect the others.

use nh_tests::every_method::{gearbox_under_all, sleigh_under_all, turning_blade};
use nh_tests::golden;
use nh_tests::golden::chaplygin_sleigh::{ChaplyginSleigh, chaplygin_sleigh};
use nh_tests::golden::snakeboard_free::{SnakeboardFree, snakeboard_free};
use nonholonomic::catalogue::{MethodVisitor, Model, Steppable};
use nonholonomic::generated::{Generated, GeneratedStep, OneStep};
use nonholonomic::lanes::{Batch, F64x2, F64x4, F64x8, Laned};
use nonholonomic::prelude::*;

/// The trajectories of a system: two batches of four lanes, of which the second is not full.
const TRAJECTORIES: usize = 6;
const STEPS: u64 = 24;

/// Returns all numbers of a state.
fn bits<S: State<Scalar = f64>>(state: &S) -> Vec<u64> {
    let (q, w) = (state.configuration(), state.velocity());
    std::iter::once(state.time())
        .chain(q.as_ref().iter().copied())
        .chain(w.as_ref().iter().copied())
        .map(f64::to_bits)
        .collect()
}

/// Returns systems and states near the model's data: positive parameters and velocities differ by
/// percents.
fn members<Y: Model>() -> Vec<(Y, Y::State)> {
    let data = &Y::INFO.data_sets[0];
    let member = |i: usize| {
        let mut parameters = vec![f64::NAN; Y::INFO.parameters.len()];
        Y::parameter_values(Some(data.name), &[], &mut parameters).expect("there are so many parameters");
        for (value, info) in parameters.iter_mut().zip(Y::INFO.parameters) {
            if info.positive {
                *value *= 1.0 + 0.01 * i as f64;
            }
        }
        let system = Y::from_parameters(&parameters).expect("parameters are good");
        let start = system.initial_state(data.name).expect("the data set exists");
        let w: Vec<f64> = start.velocity().as_ref().iter().map(|w| w * (1.0 - 0.03 * i as f64)).collect();
        let start = system.state_from(0.0, start.configuration().as_ref(), &w).expect("there are so many");
        let start = system.projected(&start);
        (system, start)
    };
    (0..TRAJECTORIES).map(member).collect()
}

/// Returns control inputs that depend on time, state and trajectory.
fn inputs<S: System<Scalar = f64>>(i: usize, t: f64, state: &S::State) -> S::Inputs {
    let mut inputs = S::Inputs::zero();
    let w = state.velocity().as_ref().first().copied().unwrap_or(0.0);
    for (k, u) in inputs.as_mut().iter_mut().enumerate() {
        *u = 0.1 * (3.0 * t + (i + k) as f64).cos() - 0.01 * w;
    }
    inputs
}

struct Compared;

impl<Y: Model> MethodVisitor<Y> for Compared {
    type Output = ();

    fn visit<M: Method>(self)
    where
        Y: Steppable<M>,
    {
        let members = members::<Y>();
        for (n, members) in members.chunks(4).enumerate() {
            // The gains of feedback integrators are small enough for this step.
            let steppers = members.iter().map(|(system, start)| OneStep::<Y::Step, M>::new(system, start, 0.02));
            let mut alone: Vec<_> = steppers.collect::<Result<_, _>>().unwrap_or_else(|e| panic!("{}: {e}", M::NAME));
            let mut batch = Batch::<Y, M, F64x4>::new(&alone).expect("they begin");
            for step in 0..STEPS {
                // The first half of the steps has functions as inputs, the second held ones.
                let forced = step < STEPS / 2;
                if forced {
                    batch.step_with(|lane, t, state| inputs::<Y>(4 * n + lane, t, state));
                } else {
                    batch.hold(|lane| inputs::<Y>(lane, 0.3, &members[lane].1));
                    batch.step_n(1);
                }
                for (lane, stepper) in alone.iter_mut().enumerate() {
                    let case = || format!("{} under {}, lane {lane}, step {step}", Y::NAME, M::NAME);
                    let stepped = if forced {
                        stepper.step_with(|t, state| inputs::<Y>(4 * n + lane, t, state))
                    } else {
                        stepper.hold(inputs::<Y>(lane, 0.3, &members[lane].1)).and_then(|()| stepper.step())
                    };
                    stepped.unwrap_or_else(|error| panic!("{}: {error}", case()));
                    assert!(batch.ended(lane).is_none(), "{}: {:?}", case(), batch.ended(lane));
                    assert_eq!(bits(&batch.state(lane)), bits(&stepper.state()), "{}", case());
                    assert_eq!(batch.work(lane).to_bits(), stepper.work().to_bits(), "{}", case());
                    // All carried numbers, from which it would continue.
                    let again = batch.stepper(lane).unwrap_or_else(|error| panic!("{}: {error}", case()));
                    assert_eq!(again.motion().carried.as_ref(), stepper.motion().carried.as_ref(), "{}", case());
                    assert_eq!(again.motion().memory, stepper.motion().memory, "{}", case());
                }
            }
        }
    }
}

fn compare<Y: Model>() -> usize {
    for method in Y::INFO.methods {
        Y::with_method(method.name, Compared).expect("the method was generated");
    }
    Y::INFO.methods.len()
}

macro_rules! systems {
    ($($test:ident: $($path:ident)::+;)*) => {$(
        #[test]
        fn $test() {
            assert!(compare::<$($path)::+::System<f64>>() > 0);
        }
    )*};
}

systems! {
    gearbox_under_every_method: gearbox_under_all;
    sleigh_under_every_method: sleigh_under_all;
    blade_in_frames_of_its_own: turning_blade;
    quartic: golden::chaotic_quartic::chaotic_quartic;
    sleigh: golden::chaplygin_sleigh::chaplygin_sleigh;
    sleigh_of_the_centre_of_mass: golden::chaplygin_sleigh_com::chaplygin_sleigh_com;
    sleigh_by_matrices: golden::chaplygin_sleigh_se2::chaplygin_sleigh_se2;
    cvt: golden::cvt_harmonic::cvt_harmonic;
    heisenberg: golden::heisenberg::heisenberg;
    knife_edge: golden::knife_edge::knife_edge;
    knife_edge_on_an_incline: golden::knife_edge_incline::knife_edge_incline;
    robot: golden::mobile_robot::mobile_robot;
    oscillator: golden::nonholonomic_oscillator::nonholonomic_oscillator;
    particle: golden::nonholonomic_particle::nonholonomic_particle;
    roller_racer: golden::roller_racer::roller_racer;
    disk: golden::rolling_disk::rolling_disk;
    snakeboard_with_torques: golden::snakeboard::snakeboard;
    suslov: golden::suslov::suslov;
    suslov_by_matrices: golden::suslov_so3::suslov_so3;
    upright_disk: golden::vertical_disk::vertical_disk;
}

type Sleigh = chaplygin_sleigh::System<f64>;
type Board = snakeboard_free::System<f64>;

/// Runs in lanes of the type `L`, and returns the last states and the errors that ended
/// trajectories.
fn run<Y, M, L>(steppers: &[OneStep<Y::Step, M>], steps: u64) -> (Vec<Vec<u64>>, Vec<Option<StepError>>)
where
    Y: Laned<M, L>,
    M: Method,
    L: Scalar,
{
    let (mut states, mut errors) = (Vec::new(), Vec::new());
    for steppers in steppers.chunks(L::LANES) {
        let mut batch = Batch::<Y, M, L>::new(steppers).expect("they begin together");
        batch.step_n(steps);
        for lane in 0..steppers.len() {
            states.push(bits(&batch.state(lane)));
            errors.push(batch.ended(lane).map(|ended| ended.error));
        }
    }
    (states, errors)
}

/// Runs the same with scalars.
fn run_alone<S: GeneratedStep<System: System<Scalar = f64>>, M: Method>(
    steppers: &[OneStep<S, M>],
    steps: u64,
) -> (Vec<Vec<u64>>, Vec<Option<StepError>>) {
    let mut steppers = steppers.to_vec();
    let errors = steppers.iter_mut().map(|stepper| stepper.step_n(steps).err()).collect();
    (steppers.iter().map(|stepper| bits(&stepper.state())).collect(), errors)
}

#[test]
fn all_widths_for_long() {
    let sleigh = ChaplyginSleigh { J: 1.5, m: 1.2, a: 0.6 };
    let system = sleigh.system().expect("parameters are good");
    let steppers: Vec<_> = (0..11)
        .map(|i| {
            // One is at rest, some turn slowly, some fast.
            let start = sleigh.state().theta(0.3).rho([0.5 * f64::from(i * i), -0.6 * f64::from(i)]).build();
            OneStep::<<Sleigh as Generated<Gonzalez>>::Step, Gonzalez>::new(&system, &start.expect("it is on D"), 0.1)
                .expect("it starts")
        })
        .collect();
    let alone = run_alone(&steppers, 2000);
    assert!(alone.1.iter().all(Option::is_none), "{:?}", alone.1);
    assert_eq!(run::<Sleigh, Gonzalez, F64x2>(&steppers, 2000), alone);
    assert_eq!(run::<Sleigh, Gonzalez, F64x4>(&steppers, 2000), alone);
    assert_eq!(run::<Sleigh, Gonzalez, F64x8>(&steppers, 2000), alone);
}

/// Returns snakeboards whose wheels turn at different speeds towards φ = π/2, where the constraints
/// are dependent.
fn boards() -> Vec<OneStep<<Board as Generated<Leapfrog>>::Step, Leapfrog>> {
    let board = SnakeboardFree { m: 1.0, l: 1.0, I: 0.3, J: 0.1 };
    let system = board.system().expect("parameters are good");
    let stepper = |i: i32| {
        let start = board.state().phi(0.4).phi_dot(0.1 * f64::from(i)).psi_dot(0.7).project().expect("μ has rank");
        OneStep::new(&system, &start, 0.05).expect("it starts")
    };
    (-2..5).map(stepper).collect()
}

#[test]
fn trajectories_fail_alone() {
    let boards = boards();
    let alone = run_alone(&boards, 200);
    // Some continue, and the others fail at different steps.
    let lost: Vec<u64> = alone
        .1
        .iter()
        .flatten()
        .map(|error| match error {
            StepError::RankLoss { step, .. } => *step,
            error => panic!("{error}"),
        })
        .collect();
    assert!((2..boards.len()).contains(&lost.len()) && lost.windows(2).all(|pair| pair[0] != pair[1]), "{lost:?}");
    assert_eq!(run::<Board, Leapfrog, F64x2>(&boards, 200), alone);
    assert_eq!(run::<Board, Leapfrog, F64x4>(&boards, 200), alone);
    assert_eq!(run::<Board, Leapfrog, F64x8>(&boards, 200), alone);
    // A batch whose trajectories all fail ends.
    let failing: Vec<_> =
        boards.iter().zip(&alone.1).filter(|(_, error)| error.is_some()).map(|(b, _)| b.clone()).collect();
    let mut batch = Batch::<Board, Leapfrog, F64x8>::new(&failing).expect("they begin together");
    batch.step_n(u64::MAX);
    assert!(!batch.is_any_running() && batch.count() == failing.len());
}

#[test]
fn inputs_that_are_not_finite_end_one_trajectory() {
    type Board = golden::snakeboard::snakeboard::System<f64>;
    let board = golden::snakeboard::Snakeboard::default();
    let start = board.initial("free").expect("the data set exists").project().expect("it is on D");
    let stepper = OneStep::<<Board as Generated<Leapfrog>>::Step, Leapfrog>::new(
        &board.system().expect("parameters are good"),
        &start,
        0.05,
    );
    let steppers = vec![stepper.expect("it starts"); 3];
    let mut batch = Batch::<Board, Leapfrog, F64x4>::new(&steppers).expect("they begin together");
    batch.step_with(|lane, _, _| if lane == 1 { [0.0, f64::NAN] } else { [0.1, 0.2] });
    assert!(batch.is_running(0) && !batch.is_running(1) && batch.is_running(2) && !batch.is_running(3));
    let ended = batch.ended(1).expect("its input was not a number");
    assert!(matches!(ended.error, StepError::Input { value, .. } if value.is_nan()), "{:?}", ended.error);
    assert_eq!(bits(&ended.state), bits(&start));
    let mut alone = steppers[2].clone();
    alone.step_with(|_, _| [0.1, 0.2]).expect("it steps");
    assert_eq!(bits(&batch.state(2)), bits(&alone.state()));
    batch.hold(|lane| if lane == 2 { [f64::INFINITY, 0.0] } else { [0.3, 0.0] });
    assert!(batch.is_running(0) && !batch.is_running(2));
}

#[test]
fn batches_begin_together() {
    let boards = boards();
    assert!(Batch::<Board, Leapfrog, F64x4>::new(&[]).is_none());
    assert!(Batch::<Board, Leapfrog, F64x4>::new(&boards[..5]).is_none());
    let mut ahead = boards[1].clone();
    ahead.step().expect("it steps");
    assert!(Batch::<Board, Leapfrog, F64x4>::new(&[boards[0].clone(), ahead]).is_none());
}
