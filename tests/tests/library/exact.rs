//! What is kept exactly: energy, constraints, symmetry.

use crate::Finding;
use nh_codegen::scheme::Conserves;
use nh_runtime::catalogue::DynSystem;
use nh_tests::library::Case;
use nh_tests::verify::{drift, largest_residual, symmetry_defect};
use std::cell::Cell;

/// Models whose ℋ is quadratic in (q, ρ), so that its gradient at the midpoint is a discrete gradient.
const QUADRATIC: &[&str] = &[
    "chaplygin_sleigh",
    "chaplygin_sleigh_com",
    "rolling_disk",
    "vertical_disk",
    "suslov",
    // At eps = 0, the paper's data.
    "knife_edge",
    "knife_edge_incline",
];

pub fn keeps_energy(case: &Case) -> bool {
    match case.properties().energy {
        Conserves::Exactly => true,
        Conserves::Quadratic => QUADRATIC.contains(&case.model.name),
        Conserves::Bounded | Conserves::Drifts => false,
    }
}

pub fn keeps_constraints(case: &Case) -> bool {
    case.properties().constraint == Conserves::Exactly
}

pub fn is_symmetric(case: &Case) -> bool {
    case.properties().symmetric
}

/// A function of q and something else.
pub fn call(system: &dyn DynSystem, function: &str, q: &[f64], second: (&str, &[f64])) -> Vec<f64> {
    let mut out = [0.0; 64];
    let count = system.evaluate(function, &[("q", q), second], &mut out).expect("the model has the function");
    out[..count].to_vec()
}

/// Σ |∂ℋ/∂ζᵢ ζᵢ|: ε/2 of it is what rounding ζ = (q, ρ) changes of the energy.
pub fn energy_scale(case: &Case, system: &dyn DynSystem, state: &[f64]) -> f64 {
    let (q, w) = state.split_at(case.model.coordinates.len());
    let rho = call(system, "to_momenta", q, ("w", w));
    let gradient = call(system, "hamiltonian_gradient", q, ("rho", &rho));
    gradient.iter().zip(q.iter().chain(&rho)).map(|(d, z)| (d * z).abs()).sum()
}

/// The energy over 10⁴ steps of h = 0.05 (the snakeboard: while its constraints are independent).
///
/// A step computes ζᵢ' = ζᵢ + h·rate with one rounding of the sum (at most ε/2 |ζᵢ'|), and rates that are off by some ε of
/// terms of size |ζᵢ|/h at most: ε Σ |∂ℋ/∂ζᵢ ζᵢ| at random, in every step. A solve that stops early leaves 10⁴ times
/// the same sign of what it leaves.
pub fn energy(case: &Case) -> Finding {
    let h = 0.05;
    // φ falls from π/3 to −π/2 in 131 units of time.
    let steps = if case.model.name == "snakeboard" { 2500 } else { 10_000 };
    let system = case.system()?;
    let n = case.model.coordinates.len();
    let scale = Cell::new(0.0_f64);
    let calls = Cell::new(0);
    let quantity = |state: &[f64]| {
        let (q, w) = state.split_at(n);
        if calls.replace(calls.get() + 1) % 100 == 0 {
            scale.set(scale.get().max(energy_scale(case, &*system, state)));
        }
        call(&*system, "energy", q, ("w", w))[0]
    };
    let found = drift(&|state, h| case.run(state, h), &case.initial(), h, steps, quantity)?;
    let scale = scale.get();
    let units = found.largest / f64::EPSILON / scale / (steps as f64).sqrt();
    let words = format!(
        "off by {:.1e} of {:.2}, {units:.2} units √steps; slope {:.1e} ± {:.1e}",
        found.largest, found.initial, found.slope, found.standard_error_of_walk
    );
    if found.is_roundoff(scale, 1.0) { Ok(words) } else { Err(words.into()) }
}

/// The constraints at the nodes of 2000 steps of h = 0.05.
///
/// |μᵢ w| ≤ |μᵢ| |w| with the norms of g⁻¹ and g, whatever the units of the coordinates. A computed w is off by a few ε of the
/// numbers that it is computed from: of |w|, or where those are the half-step momenta of `leapfrog` (which may turn so far from D
/// that little is left of them at the nodes) of the largest |w| of the run.
pub fn constraint(case: &Case) -> Finding {
    let system = case.system()?;
    let (n, k) = (case.model.coordinates.len(), case.model.velocities.len());
    let at = |function: &str, q: &[f64]| {
        let mut out = vec![0.0; 64.max(k * k)];
        let count = system.evaluate(function, &[("q", q)], &mut out).expect("the model has it");
        out[..count].to_vec()
    };
    let norm =
        |metric: &[f64], x: &[f64]| metric.chunks(k).zip(x).map(|(row, entry)| entry * dot(row, x)).sum::<f64>().sqrt();
    let largest = Cell::new(0.0_f64);
    let residual = |state: &[f64]| {
        let (q, w) = state.split_at(n);
        let mut speed = norm(&at("mass_matrix", q), w);
        largest.set(largest.get().max(speed));
        if case.method == "leapfrog" {
            speed = largest.get();
        }
        let inverse = at("inverse_mass", q);
        let relative = |row: &[f64]| dot(row, w).abs() / (norm(&inverse, row) * speed).max(f64::MIN_POSITIVE);
        at("constraint_matrix", q).chunks(k).map(relative).fold(0.0, f64::max)
    };
    let worst = largest_residual(&|state, h| case.run(state, h), &case.initial(), 0.05, 2000, residual)?;
    let words = format!("{:.1} ε |μ| |w|", worst / f64::EPSILON);
    if worst <= 8.0 * f64::EPSILON { Ok(words) } else { Err(words.into()) }
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

/// Φ₋ₕ¹⁰ Φₕ¹⁰ = id.
pub fn symmetry(case: &Case) -> Finding {
    let state = case.initial();
    let size = state.iter().fold(1.0_f64, |size, x| size.max(x.abs()));
    let defect = symmetry_defect(&|state, h| case.run(state, h), &state, 0.1, 10)?;
    let words = format!("off by {:.1} ε of size {size:.1}", defect / f64::EPSILON / size);
    if defect <= 100.0 * f64::EPSILON * size { Ok(words) } else { Err(words.into()) }
}
