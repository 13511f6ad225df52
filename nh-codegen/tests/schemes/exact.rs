//! Exact identities of the functions of a system, over a finite field at a random point.

use super::*;
use nonholonomic_exec::{NotRational, Residue, RunError, residues};

/// Models whose mass and constraint matrices are rational functions of the coordinates.
const RATIONAL: &[&str] = &["heisenberg", "nonholonomic_particle", "cvt_harmonic", "chaotic_quartic"];

pub fn trials() -> Vec<Trial> {
    let mut trials: Vec<Trial> =
        RATIONAL.iter().map(|&model| trial(format!("exact::{model}"), move || projectors(model))).collect();
    trials.push(trial("exact::a_sine_is_not_rational", || {
        let program = compile("chaplygin_sleigh", &["rk4"]).program;
        let values = &program.function(Quantity::ProjectorD).expect("it is always there").output.values;
        let found = residues(&program.graph, values, |_| Residue::new(3));
        assert_eq!(found, Err(NotRational::Of("sin".to_owned())));
    }));
    trials.push(trial("exact::means_of_functions_of_one_linear_argument", closed_means));
    trials.push(trial("exact::means_by_quadrature_are_exact_or_an_error", resolved_means));
    trials
}

/// Returns the energy at the start, and its largest error in steps of this size until one fails.
fn energies(compiled: &Compiled, method: &str, h: f64, steps: u32) -> (f64, f64, Option<RunError>) {
    let point = compiled.mechanics.model().about.data[0].point().expect("numbers");
    let (q, w) = (point.coordinates, point.velocities);
    let system = Caller::new(&compiled.program, &point.parameters).expect("parameters fit");
    let energy = |q: &[f64], w: &[f64]| system.call(Quantity::Energy, &[q, w]).expect("an energy")[0];
    let mut run = Run::new(&compiled.program, method, &point.parameters, h, &q, &w).expect("it starts");
    let (first, mut worst) = (energy(&q, &w), 0.0_f64);
    for _ in 0..steps {
        if let Err(error) = run.step() {
            return (first, worst, Some(error));
        }
        let (q, w) = run.state();
        worst = worst.max((energy(&q, &w) - first).abs());
    }
    (first, worst, None)
}

/// Checks that `avf` has f(ℓ') − f(ℓ) in closed form along lines, for every step: for 3 cos(2x +
/// y), e^{x−1}, tanh(3 y).
fn closed_means() {
    let text = "name: lines\ncoordinates: [x, y, z]\n\
        lagrangian: (x_dot^2 + 2*y_dot^2 + z_dot^2)/2 - 3*cos(2*x + y) - exp(x - 1) - tanh(3*y) - x^4 - z^2\n\
        constraints: [z_dot - x_dot]\n\
        initial: {start: {q: {x: 0.3, y: 0.2, z: -0.1}, v: {x_dot: 1, y_dot: -0.4, z_dot: 1}}}\nmethods: [avf, avf4]\n";
    let compiled = exposed(declared("lines", text));
    let carries = |i: usize| compiled.program.steppers[i].carried.iter().any(|group| group.role == Role::Resolution);
    assert!(!carries(0) && carries(1));
    for h in [0.05, 0.25, 0.5] {
        let (energy, worst, error) = energies(&compiled, "avf", h, 100);
        assert_eq!(error, None, "h = {h}");
        // Each step rounds a dozen terms of ℋ, below 8, by ε/2, and Newton's method leaves as much:
        // 100 ε |terms| with random signs.
        assert!(worst < 100.0 * 8.0 * f64::EPSILON, "h = {h}: {worst:e} of {energy}");
    }
}

/// Checks the error of quadratures. In the papers' frame the gearbox's energy is neither a
/// polynomial nor a sum of functions of one coordinate: without the check, `avf` lost 2e-9 of it at
/// h = 0.5, and all of it at h = 100.
fn resolved_means() {
    let compiled = compile_under(in_frame_of_papers("gearbox"), &["avf", "avf4", "avf6"]);
    let mut refused = 0;
    for method in ["avf", "avf4", "avf6"] {
        for h in [0.05, 0.25, 0.5, 1.0, 10.0, 100.0] {
            let (energy, worst, error) = energies(&compiled, method, h, 100);
            // In each step the error is at most 256 ε of the terms of ℋ, which are at most 8 |E|.
            assert!(worst < 100.0 * 256.0 * 8.0 * f64::EPSILON * energy.abs(), "{method}, h = {h}: {worst:e}");
            assert!(error.is_none() || h > 0.25, "{method}, h = {h}: {error:?}");
            refused += u32::from(error.is_some_and(|error| error.to_string().contains("too long for the quadrature")));
        }
    }
    assert!(refused >= 6, "{refused}");
}

/// Checks P P = P and μ P = 0, by rows. An expression that is not an identity vanishes at 4 in 10¹⁸
/// points for each degree of the numerator.
fn projectors(model: &str) {
    let program = compile(model, &["rk4"]).program;
    let matrix = |quantity: Quantity| {
        let function = program.function(quantity).expect("it is always there");
        // The indices of symbols, made large, serve as numbers.
        let number = |s: nonholonomic_codegen::ir::graph::Symbol| {
            Residue::new((s.index() as u64 + 2).wrapping_mul(0x9e37_79b9_7f4a_7c15))
        };
        residues(&program.graph, &function.output.values, number).unwrap_or_else(|error| panic!("{model}: {error}"))
    };
    let (p, mu) = (matrix(Quantity::ProjectorD), matrix(Quantity::ConstraintMatrix));
    let k = p.len().isqrt();
    let times = |rows: &[Residue]| -> Vec<Residue> {
        let entry = |row: &[Residue], j: usize| (0..k).fold(Residue::new(0), |sum, i| sum + row[i] * p[i * k + j]);
        rows.chunks(k).flat_map(|row| (0..k).map(move |j| (row, j))).map(|(row, j)| entry(row, j)).collect()
    };
    assert_eq!(times(&p), p, "{model}");
    assert!(!mu.is_empty() && times(&mu).iter().all(|&entry| entry == Residue::new(0)), "{model}");
    assert!(p.iter().any(|&entry| entry != Residue::new(0) && entry != Residue::new(1)), "{model}");
}
