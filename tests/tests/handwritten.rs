//! The hand-written steppers agree with each other, so that a benchmark between them compares like
//! with like.

use std::collections::BTreeMap;

use nh_benches::generated;
use nh_benches::handwritten::{Stepping, car, disk, gearbox, quartic, sleigh, snakeboard, snakeboard_group};
use nh_tests::{reference, verify};

/// The largest accepted difference of two versions after [`STEPS`] steps: 2e-11, mostly roundoff
/// (1e-16 a step, amplified by the motion itself).
const AGREEMENT: f64 = 2e-11;
const STEPS: usize = 1000;

fn run(mut stepper: impl Stepping, steps: usize) -> Vec<f64> {
    for step in 0..steps {
        stepper.advance().unwrap_or_else(|e| panic!("step {step}: {e}"));
    }
    stepper.observe()
}

#[track_caller]
fn assert_agree(a: impl Stepping, b: impl Stepping) {
    let (a, b) = (run(a, STEPS), run(b, STEPS));
    let d = verify::distance(&a, &b);
    assert!(d <= AGREEMENT, "apart by {d:e}:\n{a:?}\n{b:?}");
}

#[test]
fn sleighs_agree() {
    let p = sleigh::Parameters::BENCHMARK;
    let start = sleigh::benchmark_start();
    assert_agree(sleigh::Textbook::new(p, start, 0.05), sleigh::Good::new(p, start, 0.05));
    assert_agree(sleigh::Textbook::new(p, start, 0.05), sleigh::Limit::new(p, start, 0.05));
}

#[test]
fn gearboxes_agree() {
    let p = gearbox::Parameters::BENCHMARK;
    let start = gearbox::benchmark_start();
    assert_agree(gearbox::Textbook::new(p, start, 0.1), gearbox::Good::new(p, start, 0.1));
    for (eps, sigma) in [(0.2, 1.0), (-0.2, 1.0), (0.3, -1.0)] {
        let p = gearbox::Parameters { eps, sigma };
        assert_agree(gearbox::Textbook::new(p, start, 0.1), gearbox::Limit::new(p, start, 0.1));
    }
}

#[test]
fn quartics_agree() {
    let start = quartic::benchmark_start();
    assert_agree(quartic::Textbook::new(start, 0.05), quartic::Good::new(start, 0.05));
    assert_agree(quartic::Textbook::new(start, 0.05), quartic::Limit::new(start, 0.05));
    assert_agree(quartic::Textbook::new(start, 0.05), quartic::Torn::new(start, 0.05));
}

#[test]
fn snakeboards_agree() {
    let p = snakeboard::Parameters::BENCHMARK;
    let start = snakeboard::benchmark_start(&p);
    assert_agree(snakeboard::Textbook::new(p, start, 0.05), snakeboard::Good::new(p, start, 0.05));
    assert_agree(snakeboard::Textbook::new(p, start, 0.05), snakeboard::Limit::new(p, start, 0.05));
}

#[test]
fn cars_and_disks_agree() {
    let p = car::Parameters::BENCHMARK;
    let start = car::benchmark_start(&p);
    assert_agree(car::Textbook::new(p, start, 0.05), car::Good::new(p, start, 0.05));
    let p = disk::Parameters::BENCHMARK;
    let start = disk::benchmark_start(&p);
    assert_agree(disk::Textbook::new(p, start, 0.05), disk::Good::new(p, start, 0.05));
}

#[test]
fn snakeboards_on_the_group_agree() {
    let p = snakeboard::Parameters::BENCHMARK;
    let start = snakeboard_group::benchmark_start(&p);
    assert_agree(snakeboard_group::Textbook::new(p, start, 0.05), snakeboard_group::Good::new(p, start, 0.05));
    assert_agree(generated::snakeboard_group().unwrap(), snakeboard_group::Good::new(p, start, 0.05));
}

/// Adapts a hand-written stepper to [`verify`].
fn started<S: Stepping + 'static>(
    make: impl Fn(&[f64], f64) -> S,
) -> impl Fn(&[f64], f64) -> Result<verify::Run, verify::Failure> {
    move |state, h| {
        let mut stepper = make(state, h);
        Ok(Box::new(move |out: &mut [f64]| {
            stepper.advance()?;
            out.copy_from_slice(&stepper.observe());
            Ok(())
        }))
    }
}

fn three(state: &[f64]) -> ([f64; 3], [f64; 3]) {
    ([state[0], state[1], state[2]], [state[3], state[4], state[5]])
}

fn sleigh_parameters(params: &BTreeMap<String, f64>) -> sleigh::Parameters {
    sleigh::Parameters { mass: params["m"], offset: params["a"], inertia: params["J"] }
}

fn gearbox_parameters(params: &BTreeMap<String, f64>) -> gearbox::Parameters {
    gearbox::Parameters { eps: params["eps"], sigma: params["sigma"] }
}

fn sleigh_starter<S: Stepping + 'static>(
    p: sleigh::Parameters,
    new: impl Fn(sleigh::Parameters, sleigh::Zeta, f64) -> S,
) -> impl Fn(&[f64], f64) -> Result<verify::Run, verify::Failure> {
    started(move |state, h| {
        let (q, v) = three(state);
        new(p, sleigh::from_velocities(&p, q, v), h)
    })
}

fn gearbox_starter<S: Stepping + 'static>(
    p: gearbox::Parameters,
    new: impl Fn(gearbox::Parameters, ([f64; 3], [f64; 3]), f64) -> S,
) -> impl Fn(&[f64], f64) -> Result<verify::Run, verify::Failure> {
    started(move |state, h| new(p, three(state), h))
}

/// Single steps agree to 1e-12: double precision reaches 1e-13, and the rest is margin.
#[test]
fn sleighs_and_gearboxes_take_the_reference_steps() {
    let assert_near = |what: &str, start: &verify::Start, steps: &reference::Steps| {
        for run in &steps.runs {
            let defect = verify::single_steps_defect(start, run).unwrap();
            assert!(defect <= 1e-12, "{what}, h = {}: {defect:e}", run.h);
        }
    };
    for system in ["chaplygin_sleigh", "chaplygin_sleigh_lively"] {
        let steps = reference::Steps::load(system, "gonzalez").unwrap();
        let p = sleigh_parameters(&steps.params);
        assert_near("textbook sleigh", &sleigh_starter(p, sleigh::Textbook::new), &steps);
        assert_near("good sleigh", &sleigh_starter(p, sleigh::Good::new), &steps);
        assert_near("limit sleigh", &sleigh_starter(p, sleigh::Limit::new), &steps);
    }
    let steps = reference::Steps::load("gearbox", "leapfrog").unwrap();
    let p = gearbox_parameters(&steps.params);
    assert_near("textbook gearbox", &gearbox_starter(p, gearbox::Textbook::new), &steps);
    assert_near("good gearbox", &gearbox_starter(p, gearbox::Good::new), &steps);
    assert_near("limit gearbox", &gearbox_starter(p, gearbox::Limit::new), &steps);
}

/// Both methods have order two. At h = 0.05 the gearbox is not yet in the asymptotic regime (its
/// error falls by a factor of 4.9 and not 4 on the first halving), so the four step sizes start
/// below that.
#[test]
fn sleighs_and_gearboxes_converge_to_the_reference_trajectories() {
    let sizes = [0.025, 0.0125, 0.00625, 0.003_125];
    let sleighs = reference::Trajectory::load("chaplygin_sleigh_lively").unwrap();
    let gearboxes = reference::Trajectory::load("gearbox").unwrap();
    let orders = [
        verify::order(&sleigh_starter(sleigh_parameters(&sleighs.params), sleigh::Good::new), &sleighs, 5.0, &sizes)
            .unwrap(),
        verify::order(
            &gearbox_starter(gearbox_parameters(&gearboxes.params), gearbox::Good::new),
            &gearboxes,
            5.0,
            &sizes,
        )
        .unwrap(),
    ];
    for order in orders {
        assert!((order.line.slope - 2.0).abs() < 0.02 && order.line.slope_error < 0.01, "{order:?}");
    }
}

/// The snakeboard has no reference data; these properties can be checked without them.
#[test]
fn snakeboards_stay_on_the_constraints_and_keep_the_half_step_energy() {
    let p = snakeboard::Parameters::BENCHMARK;
    let (q, v) = snakeboard::benchmark_start(&p);
    let state = [q, v].concat();
    let make = move |state: &[f64], h: f64| {
        let take = |from: usize| std::array::from_fn(|i| state[from + i]);
        snakeboard::Good::new(p, (take(0), take(5)), h)
    };
    let residual = |s: &[f64]| {
        let (phi, theta, turn, x, y) = (s[1], s[2], s[7], s[8], s[9]);
        let front = -p.length * phi.cos() * turn - (phi + theta).sin() * x + (phi + theta).cos() * y;
        let back = p.length * phi.cos() * turn + (phi - theta).sin() * x + (phi - theta).cos() * y;
        front.abs().max(back.abs())
    };
    let worst = verify::largest_residual(&started(make), &state, 0.05, 2000, residual).unwrap();
    // Velocities have size 2, with a few roundings each.
    assert!(worst <= 2e-14, "{worst:e}");

    // V = 0: each step reflects the momentum, which conserves its energy; the nodal energy is only
    // close to it.
    let energy = |v| p.energy(v);
    let mut stepper = make(&state, 0.05);
    let start = energy(stepper.half_step_velocity());
    for step in 0..2000 {
        stepper.advance().unwrap();
        let change = (energy(stepper.half_step_velocity()) / start - 1.0).abs();
        assert!(change <= 1e-13, "step {step}: {change:e}");
    }
}
