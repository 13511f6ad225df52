//! The hand-written steppers agree with each other, so that a benchmark between them compares like with like.

use nh_tests::handwritten::{Stepping, gearbox, quartic, sleigh, snakeboard};

/// How far two versions may be apart after [`STEPS`] steps: 2e-11, of which roundoff (1e-16 a step, amplified by the
/// motion itself) is the larger part.
const AGREEMENT: f64 = 2e-11;
const STEPS: usize = 1000;

fn run(mut stepper: impl Stepping, steps: usize) -> Vec<f64> {
    for step in 0..steps {
        stepper.advance().unwrap_or_else(|e| panic!("step {step}: {e}"));
    }
    stepper.observe()
}

fn distance(a: &[f64], b: &[f64]) -> f64 {
    assert_eq!(a.len(), b.len());
    a.iter().zip(b).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max)
}

#[track_caller]
fn assert_agree(a: impl Stepping, b: impl Stepping) {
    let (a, b) = (run(a, STEPS), run(b, STEPS));
    let d = distance(&a, &b);
    println!("distance {d:e}");
    assert!(d <= AGREEMENT, "apart by {d:e}:\n{a:?}\n{b:?}");
}

#[test]
fn sleighs_agree() {
    let p = sleigh::Parameters::BENCHMARK;
    let start = sleigh::benchmark_start();
    assert_agree(sleigh::Textbook::new(p, start, 0.05), sleigh::Good::new(p, start, 0.05));
}

#[test]
fn gearboxes_agree() {
    let p = gearbox::Parameters::BENCHMARK;
    let start = gearbox::benchmark_start();
    assert_agree(gearbox::Textbook::new(p, start, 0.1), gearbox::Good::new(p, start, 0.1));
}

#[test]
fn quartics_agree() {
    let start = quartic::benchmark_start();
    assert_agree(quartic::Textbook::new(start, 0.05), quartic::Good::new(start, 0.05));
    assert_agree(quartic::Textbook::new(start, 0.05), quartic::Torn::new(start, 0.05));
}

#[test]
fn snakeboards_agree() {
    let p = snakeboard::Parameters::BENCHMARK;
    let start = snakeboard::benchmark_start(&p);
    assert_agree(snakeboard::Textbook::new(p, start, 0.05), snakeboard::Good::new(p, start, 0.05));
}
