//! Identities of the functions of a system, exactly: over a finite field, at a random point.

use super::{compile, trial};
use libtest_mimic::Trial;
use nonholonomic_codegen::quantity::Quantity;
use nonholonomic_exec::{NotRational, Residue, residues};

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
    trials
}

/// P P = P and μ P = 0, by rows. Of what is not an identity, 4 in 10¹⁸ points are zeros for each degree of the numerator.
fn projectors(model: &str) {
    let program = compile(model, &["rk4"]).program;
    let matrix = |quantity: Quantity| {
        let function = program.function(quantity).expect("it is always there");
        // (Symbols have their places as numbers, made large.)
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
