//! Discrete gradients for very small or zero changes: no cancellation, no 0/0.

use super::*;
use std::sync::Arc;

/// Methods whose energy is exact for every model.
const EXACT: [&str; 11] = [
    "gonzalez",
    "avf",
    "itoh-abe",
    "itoh-abe-sym",
    "avf4",
    "avf6",
    "gonzalez-f",
    "gonzalez-r",
    "gonzalez-r-fd",
    "dd",
    "iso",
];

/// Returns the cases.
pub fn trials() -> Vec<Trial> {
    let quartic = Arc::new(Library::new("chaotic_quartic"));
    let sleigh = Arc::new(Library::new("chaplygin_sleigh"));
    let mut trials = Vec::new();
    for method in EXACT {
        let library = Arc::clone(&quartic);
        trials.push(trial(format!("small::{method}_near_an_equilibrium"), move || near_equilibrium(&library, method)));
        let library = Arc::clone(&quartic);
        trials.push(trial(format!("small::{method}_in_tiny_steps"), move || tiny_steps(&library, method)));
        let library = Arc::clone(&quartic);
        trials.push(trial(format!("small::{method}_at_rest"), move || at_rest(&library, method)));
        if method != "dd" {
            let library = Arc::clone(&sleigh);
            trials.push(trial(format!("small::{method}_straight_ahead"), move || straight(&library, method)));
        }
    }
    trials
}

/// A direction on D at the origin of the quartic, where μ = (1, 0, …): any velocity without ẋ.
const DIRECTION: [f64; 7] = [0.0, 0.6, -0.3, 0.5, 0.4, -0.7, 0.2];

/// Checks a motion 1e-9 away from the quartic's equilibrium: ℋ ~ 1e-18 is exact to its own
/// roundoff.
fn near_equilibrium(library: &Library, method: &str) {
    let system = Caller::new(&library.program, &[]).expect("no parameters");
    let energy = |q: &[f64], w: &[f64]| system.call(Quantity::Energy, &[q, w]).expect("energy")[0];
    let w: Vec<f64> = DIRECTION.iter().map(|d| 1e-9 * d).collect();
    let q = [0.0; 7];
    let mut run = Run::new(&library.program, method, &[], 0.05, &q, &w).expect("starts");
    let start = energy(&q, &w);
    assert!(start > 1e-19 && start < 1e-17);
    for step in 1..=1000 {
        run.step().expect("steps");
        let (q, w) = run.state();
        // Every number of a step is rounded in proportion to itself, and all terms of ℋ are
        // squares: 20 ε ℋ a step, as if all roundings had one sign.
        let bound = f64::from(step) * 20.0 * f64::EPSILON * start;
        let error = (energy(&q, &w) - start).abs();
        assert!(error < bound, "step {step}: off by {:e} of {start:e}", error);
    }
}

/// Checks h = 1e-9: |Δ| ~ 1e-9, where a correction (ℋ' − ℋ − ∇ℋ·Δ)/|Δ|² by plain subtraction is
/// noise of size ε/|Δ|² = 200.
fn tiny_steps(library: &Library, method: &str) {
    let h = 1e-9;
    let system = Caller::new(&library.program, &[]).expect("no parameters");
    let energy = |q: &[f64], w: &[f64]| system.call(Quantity::Energy, &[q, w]).expect("energy")[0];
    let q = [0.2, 0.5, -0.3, 0.4, 0.6, -0.5, 0.3];
    // ẋ = −Σ w_i ż_i
    let z = [0.4, -0.7, 0.2];
    let w = [-(0.5 * z[0] - 0.3 * z[1] + 0.4 * z[2]), 0.6, -0.3, 0.5, z[0], z[1], z[2]];
    let acceleration = system.call(Quantity::Acceleration, &[&q, &w]).expect("acceleration");
    let start = energy(&q, &w);
    let mut run = Run::new(&library.program, method, &[], h, &q, &w).expect("starts");
    let steps = 100_i32;
    for _ in 0..steps {
        run.step().expect("steps");
    }
    let (new_q, new_w) = run.state();
    let t = f64::from(steps) * h;
    // Each step rounds q and v, of size 1, some 10 times; t² times the second derivatives (below
    // 10) is 1e-13.
    let bound = f64::from(steps) * 10.0 * f64::EPSILON + 10.0 * t * t;
    for i in 0..7 {
        let (dq, dv) = (new_q[i] - (q[i] + t * w[i]), new_w[i] - (w[i] + t * acceleration[i]));
        assert!(dq.abs() < bound && dv.abs() < bound, "coordinate {i}: {dq:e}, {dv:e}");
    }
    let error = (energy(&new_q, &new_w) - start).abs();
    assert!(error < f64::from(steps) * 10.0 * f64::EPSILON * start, "energy off by {error:e}");
    // The iteration takes one or two updates a step, because it sees no noise.
    assert!(run.newton_iterations() <= 6 * u64::from(steps.unsigned_abs()), "{} iterations", run.newton_iterations());
}

/// Checks ζᵢ' = ζᵢ: at the equilibrium for all i, and with one pair of coordinates in motion for
/// the others.
fn at_rest(library: &Library, method: &str) {
    let still = [0.0; 7];
    let mut run = Run::new(&library.program, method, &[], 0.1, &still, &still).expect("starts");
    for _ in 0..3 {
        run.step().expect("nothing is divided by zero");
        assert_eq!(run.state(), (still.to_vec(), still.to_vec()));
    }
    let (mut q, mut w) = (still, still);
    (q[1], w[1]) = (0.5, 0.3);
    let system = Caller::new(&library.program, &[]).expect("no parameters");
    let energy = |q: &[f64], w: &[f64]| system.call(Quantity::Energy, &[q, w]).expect("energy")[0];
    let start = energy(&q, &w);
    let mut run = Run::new(&library.program, method, &[], 0.1, &q, &w).expect("starts");
    for step in 1..=100 {
        run.step().expect("nothing is divided by zero");
        let (q, w) = run.state();
        // w1 oscillates alone: the potential is (w1² + …)/2 where the z are zero, and no force acts
        // on the other coordinates.
        for i in (0..7).filter(|&i| i != 1) {
            assert!(q[i].abs() < 1e-15 && w[i].abs() < 1e-15, "coordinate {i} moves: {}, {}", q[i], w[i]);
        }
        assert!(q[1] != 0.5);
        assert!((energy(&q, &w) - start).abs() < f64::from(step) * 20.0 * f64::EPSILON * start);
    }
}

/// Checks a sleigh that does not rotate: θ' = θ exactly, while x and y move.
fn straight(library: &Library, method: &str) {
    let (q, w) = ([0.2, -0.1, 0.0], [0.7, 0.0, 0.0]);
    let parameters: Vec<f64> = library
        .parameters
        .iter()
        .map(|name| match name.as_str() {
            "J" => 1.5,
            "m" => 1.2,
            _ => 0.6,
        })
        .collect();
    let mut run = Run::new(&library.program, method, &parameters, 0.1, &q, &w).expect("starts");
    for step in 1..=50 {
        run.step().expect("nothing is divided by zero");
        let (q, w) = run.state();
        let x = 0.2 + 0.07 * f64::from(step);
        // Each step rounds x, of size 4, once or twice.
        let off = [q[0] - x, q[1] + 0.1, q[2], w[0] - 0.7, w[1], w[2]];
        assert!(off.iter().all(|d| d.abs() < f64::from(step) * 10.0 * f64::EPSILON), "step {step}: {off:?}");
    }
}
