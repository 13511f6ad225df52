//! Generated steppers agree with the hand-written ones, so that a benchmark between them compares
//! like with like. `nh-tests` tests that the hand-written ones agree with each other and with
//! independent data.

use nh_benches::handwritten::{Stepping, car, disk, gearbox, isometric, oscillator, quartic, sleigh, snakeboard};
use nh_benches::{generated, growth, rivals};
use nonholonomic::methods::Iso;

/// The largest accepted difference of two versions after [`STEPS`] steps: 2e-11, mostly roundoff
/// (1e-16 a step, amplified by the motion itself).
const AGREEMENT: f64 = 2e-11;
const STEPS: u64 = 1000;

/// Compares the generated stepper, step by step and all at once, with the hand-written one.
#[track_caller]
fn assert_agree(generated: impl Stepping + Clone, mut written: impl Stepping) {
    let mut at_once = generated.clone();
    let mut one_by_one = generated;
    at_once.advance_n(STEPS).unwrap();
    for _ in 0..STEPS {
        one_by_one.advance().unwrap();
    }
    assert_eq!(at_once.observe(), one_by_one.observe());
    written.advance_n(STEPS).unwrap();
    let (a, b) = (at_once.observe(), written.observe());
    assert_eq!(a.len(), b.len());
    for (x, y) in a.iter().zip(&b) {
        let apart = (x - y).abs();
        assert!(apart <= AGREEMENT * y.abs().max(1.0), "apart by {apart:e}:\n{a:?}\n{b:?}");
    }
}

#[test]
fn sleighs_agree() {
    let good = sleigh::Good::new(sleigh::Parameters::BENCHMARK, sleigh::benchmark_start(), 0.05);
    assert_agree(generated::sleigh().unwrap(), good);
}

#[test]
fn gearboxes_agree() {
    let good = gearbox::Good::new(gearbox::Parameters::BENCHMARK, gearbox::benchmark_start(), 0.1);
    assert_agree(generated::gearbox().unwrap(), good);
}

#[test]
fn quartics_agree() {
    assert_agree(generated::quartic().unwrap(), quartic::Good::new(quartic::benchmark_start(), 0.05));
}

#[test]
fn snakeboards_agree() {
    let p = snakeboard::Parameters::BENCHMARK;
    let good = snakeboard::Good::new(p, snakeboard::benchmark_start(&p), 0.05);
    assert_agree(generated::snakeboard().unwrap(), good);
    let good = snakeboard::Good::new(p, snakeboard::benchmark_start(&p), 0.05);
    assert_agree(generated::snakeboard_driven().unwrap(), good);
}

/// The steppers of `iso` agree as well.
#[test]
fn isometric_steps_agree() {
    let start = gearbox::benchmark_start();
    let good = isometric::Gearbox::new(gearbox::Parameters::BENCHMARK, start, 0.1);
    assert_agree(generated::gearbox_under::<Iso>().unwrap(), good);
    let p = snakeboard::Parameters::BENCHMARK;
    let good = isometric::Snakeboard::new(&p, snakeboard::benchmark_start(&p), 0.05);
    assert_agree(generated::snakeboard_under::<Iso>().unwrap(), good);
}

#[test]
fn cars_agree() {
    let p = car::Parameters::BENCHMARK;
    assert_agree(generated::car().unwrap(), car::Good::new(p, car::benchmark_start(&p), 0.05));
    assert_agree(generated::car().unwrap(), car::GoodToRoundoff::new(p, car::benchmark_start(&p), 0.05));
}

#[test]
fn disks_agree() {
    let p = disk::Parameters::BENCHMARK;
    assert_agree(generated::disk().unwrap(), disk::Good::new(p, disk::benchmark_start(&p), 0.05));
}

#[test]
fn feedback_integrators_agree() {
    use oscillator::{BENCHMARK_START, Gains, Good, Order, Textbook};
    let gains = Gains::BENCHMARK;
    assert_agree(generated::oscillator_euler().unwrap(), Good::<1>::new(gains, BENCHMARK_START, 0.01));
    assert_agree(generated::oscillator_rk4().unwrap(), Good::<4>::new(gains, BENCHMARK_START, 0.01));
    let textbook = |order| Textbook::new(gains, order, BENCHMARK_START, 0.01).unwrap();
    assert_agree(generated::oscillator_euler().unwrap(), textbook(Order::One));
    assert_agree(generated::oscillator_rk4().unwrap(), textbook(Order::Four));
}

/// Compares with the generic steppers. They solve the same equations to 1e-13, with a discrete
/// gradient that subtracts: a hundred steps agree to 1e-9.
#[track_caller]
fn assert_rival_agrees(mut generated: impl Stepping, mut rival: impl Stepping) {
    generated.advance_n(100).unwrap();
    rival.advance_n(100).unwrap();
    for (x, y) in generated.observe().iter().zip(&rival.observe()) {
        assert!((x - y).abs() <= 1e-9 * y.abs().max(1.0), "{x} instead of {y}");
    }
}

#[test]
fn rivals_agree() {
    assert_rival_agrees(generated::sleigh().unwrap(), rivals::sleigh().unwrap());
    assert_rival_agrees(generated::gearbox().unwrap(), rivals::gearbox().unwrap());
    assert_rival_agrees(generated::quartic().unwrap(), rivals::quartic().unwrap());
    assert_rival_agrees(generated::quartic12().unwrap(), rivals::quartic12().unwrap());
    assert_rival_agrees(generated::snakeboard().unwrap(), rivals::snakeboard().unwrap());
    assert_rival_agrees(generated::roller_racer().unwrap(), rivals::roller_racer().unwrap());
    assert_rival_agrees(generated::roller_racer_leapfrog().unwrap(), rivals::roller_racer_leapfrog().unwrap());
}

/// Compares with the dense steppers of the benchmark of growth, from the same states: some sizes
/// here. The benchmark compares all of them before it measures.
#[track_caller]
fn assert_dense_agrees(mut generated: impl Stepping, mut dense: impl Stepping) {
    generated.advance_n(growth::STEPS).unwrap();
    dense.advance_n(growth::STEPS).unwrap();
    let (a, b) = (generated.observe(), dense.observe());
    assert_eq!(a.len(), b.len());
    for (x, y) in a.iter().zip(&b) {
        let apart = (x - y).abs();
        assert!(apart <= growth::AGREEMENT * y.abs().max(1.0), "apart by {apart:e}:\n{a:?}\n{b:?}");
    }
}

/// Returns (q, v) of a stepper.
fn state(stepper: &impl Stepping) -> (nalgebra::DVector<f64>, nalgebra::DVector<f64>) {
    let mut numbers = stepper.observe();
    let v = numbers.split_off(numbers.len() / 2);
    (numbers.into(), v.into())
}

#[test]
fn dense_steppers_agree() {
    let quartic = generated::quartic().unwrap();
    let dense = growth::Gonzalez::new(growth::Quartic { n: 3 }, state(&quartic), growth::H).unwrap();
    assert_dense_agrees(quartic, dense);
    let quartic = generated::quartic12().unwrap();
    let dense = growth::Gonzalez::new(growth::Quartic { n: 12 }, state(&quartic), growth::H).unwrap();
    assert_dense_agrees(quartic, dense);
    let trailers = generated::trailers().unwrap();
    let dense = growth::Leapfrog::new(growth::Trailers { n: 2 }, state(&trailers), growth::H).unwrap();
    assert_dense_agrees(trailers, dense);
}

/// Returns the drift of a stepper's energy from the mean of 10⁵ steps after the start to the mean
/// after 10⁷ steps, relative to the first. The energies of leapfrog's nodes swing by h²; means over
/// 10⁵ steps reduce that swing to 10⁻⁶ of it.
fn drift<S: Stepping>(mut stepper: S, energy: impl Fn(&S) -> f64) -> f64 {
    let mean = |stepper: &mut S| {
        let steps = 100_000;
        let mut sum = 0.0;
        for _ in 0..steps {
            stepper.advance().unwrap();
            sum += energy(stepper);
        }
        sum / f64::from(steps)
    };
    let first = mean(&mut stepper);
    stepper.advance_n(10_000_000).unwrap();
    let last = mean(&mut stepper);
    (last - first).abs() / first.abs()
}

/// The errors that are carried from step to step must not add up.
#[test]
#[ignore = "10⁷ steps of six steppers are for an optimised build: cargo test --release --test agreement -- --ignored"]
fn the_limit_versions_drift_no_more_than_the_good_ones() {
    // 10⁷ roundings of 1e-16 with random signs are 3e-13; either version may have smaller ones by
    // chance.
    let luck = 1e-12;
    let p = sleigh::Parameters::BENCHMARK;
    let energy = |v: &[f64]| {
        let speed = v[3].hypot(v[4]);
        0.5 * (p.mass * speed * speed + (p.inertia + p.mass * p.offset * p.offset) * v[5] * v[5])
    };
    let start = sleigh::benchmark_start();
    let good = drift(sleigh::Good::new(p, start, 0.05), |s| energy(&s.observe()));
    let limit = drift(sleigh::Limit::new(p, start, 0.05), |s| energy(&s.observe()));
    println!("sleigh: good {good:e}, limit {limit:e}");
    assert!(limit <= good + luck, "sleigh: {limit:e}, good {good:e}");

    let p = snakeboard::Parameters::BENCHMARK;
    let start = snakeboard::benchmark_start(&p);
    let good = drift(snakeboard::Good::new(p, start, 0.05), |s| p.energy(s.half_step_velocity()));
    let limit = drift(snakeboard::Limit::new(p, start, 0.05), |s| p.energy(s.half_step_velocity()));
    println!("snakeboard: good {good:e}, limit {limit:e}");
    assert!(limit <= good + luck, "snakeboard: {limit:e}, good {good:e}");

    // The driver's energy; a mean over 10⁵ steps is accurate to 1e-3 · 1e-6 of it.
    let p = gearbox::Parameters::BENCHMARK;
    let start = gearbox::benchmark_start();
    let energy = |v: &[f64]| 0.5 * v[5] * v[5] + p.sigma * (v[2].cos() - 0.5 * p.eps * (2.0 * v[2]).sin());
    let good = drift(gearbox::Good::new(p, start, 0.1), |s| energy(&s.observe()));
    let limit = drift(gearbox::Limit::new(p, start, 0.1), |s| energy(&s.observe()));
    println!("gearbox: good {good:e}, limit {limit:e}");
    assert!(limit <= good + 1e-8, "gearbox: {limit:e}, good {good:e}");
}
