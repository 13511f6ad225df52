//! Exactly conserved properties: energy, constraints, symmetry.

use crate::{Finding, known};
use nalgebra::{Matrix2, Matrix3, Matrix4, Matrix5};
use nh_tests::library::Case;
use nh_tests::verify::{Run, drift, largest_residual, symmetry_defect};
use nonholonomic::catalogue::DynSystem;
use nonholonomic_codegen::scheme::Conserves;
use std::cell::Cell;
use std::rc::Rc;

/// Models whose ℋ is quadratic in (q, ρ), so that its gradient at the midpoint is a discrete
/// gradient.
const QUADRATIC: &[&str] = &[
    "chaplygin_sleigh",
    "chaplygin_sleigh_com",
    "rolling_disk",
    "vertical_disk",
    "vertical_disk_se2",
    "ball_incline",
    "suslov",
    "suslov_so3",
    "chaplygin_sleigh_se2",
    "cvt_harmonic",
    "knife_edge",
    "knife_edge_incline",
    "charged_knife_edge",
    "nonholonomic_particle",
];

/// Model, data set, method (an empty string stands for any), number of steps of h = 0.05 that can
/// be taken, reason why not more.
const STEPS: &[(&str, &str, &str, usize, &str)] = &[
    // 117 units of time under `gonzalez-r-fd` with this step, and 130.7 with an eighth of it.
    ("snakeboard", "", "", 2000, "φ falls from π/3 to −π/2 in 131 units of time, where its constraints are dependent"),
    ("snakeboard_se2", "", "", 2000, "the same motion"),
    ("leaning_disk", "rubbing", "", 50, "friction lays it flat in 3.3 units of time"),
    (
        "rattleback",
        "slow",
        "midpoint",
        500,
        "its next step at t = 25.35 has no solution that is found: it rattles five times a unit of time",
    ),
];

/// Returns this number of steps, or the number that can be taken.
fn at_most(steps: usize, case: &Case) -> usize {
    let is = |entry: &str, name: &str| entry.is_empty() || entry == name;
    let limited = |(model, data, method, ..): &&(&str, &str, &str, usize, &str)| {
        is(model, case.model.name) && is(data, case.data.name) && is(method, case.method)
    };
    STEPS.iter().find(limited).map_or(steps, |(.., limit, _)| steps.min(*limit))
}

/// The largest number of values of a function: a matrix of 25 × 25.
const MAX_LENGTH: usize = 625;

/// Methods whose velocities at the nodes are projections of those at half steps.
const HALF_STEPS: &[&str] = &["leapfrog", "rattle", "rattle:consistent", "dla", "dla01"];

pub fn keeps_energy(case: &Case) -> bool {
    match case.properties().energy {
        Conserves::Exactly | Conserves::Tolerance => true,
        Conserves::Quadratic => QUADRATIC.contains(&case.model.name),
        Conserves::Bounded | Conserves::Attracted | Conserves::Drifts => false,
    }
}

pub fn keeps_energy_in_any_step(case: &Case) -> bool {
    case.properties().energy == Conserves::Exactly
}

pub fn keeps_constraints(case: &Case) -> bool {
    matches!(case.properties().constraint, Conserves::Exactly | Conserves::Tolerance)
}

pub fn is_symmetric(case: &Case) -> bool {
    case.properties().symmetric
}

/// Evaluates a function of q and another argument, and of t if the function depends on it.
pub fn call(system: &dyn DynSystem, function: &str, q: &[f64], second: (&str, &[f64]), t: f64) -> Vec<f64> {
    let mut out = [0.0; MAX_LENGTH];
    let count =
        system.evaluate(function, &[("q", q), second, ("t", &[t])], &mut out).expect("the model has the function");
    out[..count].to_vec()
}

/// Returns Σ |∂ℋ/∂ζᵢ ζᵢ|: rounding ζ = (q, ρ, t) changes the energy by ε/2 of it.
pub fn energy_scale(case: &Case, system: &dyn DynSystem, state: &[f64], t: f64) -> f64 {
    let (q, w) = state.split_at(case.model.coordinates.len());
    let rho = call(system, "to_momenta", q, ("w", w), t);
    let gradient = call(system, "hamiltonian_gradient", q, ("rho", &rho), t);
    // A scale needs only a few digits of ∂ℋ/∂t.
    let at = |t: f64| call(system, "hamiltonian", q, ("rho", &rho), t)[0];
    let rate = (at(t + 1e-4) - at(t - 1e-4)) / 2e-4;
    gradient.iter().zip(q.iter().chain(&rho)).chain([(&rate, &t)]).map(|(d, z)| (d * z).abs()).sum()
}

/// Checks that a step of any size conserves half of the digits of the energy (less the recorded
/// work), or is an error. Steps of 1 to 100 units of time often have no solution, or several, and
/// iterations wander far on the way to them.
pub fn large_steps(case: &Case) -> Finding {
    let system = case.system()?;
    let (initial, n) = (case.initial(), case.model.coordinates.len());
    let energy = |state: &[f64], t: f64| {
        let (q, w) = state.split_at(n);
        call(&*system, "energy", q, ("w", w), t)[0]
    };
    let (first, mut worst, mut taken) = (energy(&initial, 0.0), 0.0_f64, 0);
    for h in [1.0, -3.0, 10.0, 30.0, 100.0] {
        let Ok(mut stepper) = case.stepper(&initial, h) else { continue };
        let mut state = initial.clone();
        for _ in 0..8 {
            if stepper.step().is_err() {
                break;
            }
            let (q, w) = state.split_at_mut(n);
            stepper.write_q(q);
            stepper.write_w(w);
            let (t, work) = (stepper.time(), stepper.work());
            let off = (energy(&state, t) - work - first).abs();
            let scale = energy_scale(case, &*system, &state, t) + first.abs() + work.abs();
            if off.is_nan() || off > f64::EPSILON.sqrt() * scale {
                return Err(format!("off by {off:.1e} of {scale:.1e} at t = {t}, in steps of {h}").into());
            }
            worst = worst.max(off / scale);
            taken += 1;
        }
    }
    Ok(format!("{taken} steps, off by {worst:.1e} at most"))
}

/// Checks the energy less the recorded work, over 10⁴ steps of h = 0.05, or the number in
/// [`STEPS`].
///
/// A step computes ζᵢ' = ζᵢ + h·rate with one rounding of the sum (at most ε/2 |ζᵢ'|), and rates
/// with errors of some ε of terms of size |ζᵢ|/h at most: ε Σ |∂ℋ/∂ζᵢ ζᵢ| at random, in every step.
/// A solve that stops early leaves 10⁴ errors of the same sign. In relative equilibria every step
/// has the same roundings, which would add up if they were not fed back.
pub fn energy(case: &Case) -> Finding {
    let h = 0.05;
    let steps = at_most(10_000, case);
    let system = case.system()?;
    let n = case.model.coordinates.len();
    let scale = Cell::new(0.0_f64);
    let calls = Cell::new(0);
    // The work of friction, time and moving constraints, which is subtracted from the energy.
    let booked = Rc::new(Cell::new((0.0, 0.0)));
    let start = |state: &[f64], h: f64| {
        let (mut stepper, booked) = (case.stepper(state, h)?, Rc::clone(&booked));
        let run: Run = Box::new(move |out| {
            stepper.step()?;
            let (q, w) = out.split_at_mut(n);
            stepper.write_q(q);
            stepper.write_w(w);
            booked.set((stepper.time(), stepper.work()));
            Ok(())
        });
        Ok(run)
    };
    let quantity = |state: &[f64]| {
        let (q, w) = state.split_at(n);
        let (t, work) = booked.get();
        if calls.replace(calls.get() + 1) % 100 == 0 {
            // The sum of the work is rounded as well.
            scale.set(scale.get().max(energy_scale(case, &*system, state, t) + work.abs()));
        }
        call(&*system, "energy", q, ("w", w), t)[0] - work
    };
    let found = drift(&start, &case.initial(), h, steps, quantity)?;
    let scale = scale.get();
    let units = found.largest / f64::EPSILON / scale / (steps as f64).sqrt();
    let words = format!(
        "off by {:.1e} of {:.2}, {units:.2} units √steps; slope {:.1e} ± {:.1e}",
        found.largest, found.initial, found.slope, found.standard_error_of_walk
    );
    if found.is_roundoff(scale, 1.0) { Ok(words) } else { Err(words.into()) }
}

/// Checks the constraints at the nodes of 2000 steps of h = 0.05.
///
/// The bound is |μᵢ w| ≤ |μᵢ| |w| with the norms of g⁻¹ and g, in any units of the coordinates. A
/// computed w has an error of a few ε of the numbers that it is computed from: of |w|, or of the
/// largest |w| of the run if those are momenta at half steps, which may turn so far from D that
/// little of them remains at the nodes. The multipliers of the projection solve C λ = b, which
/// leaves ε |C| |λ| ≤ ε cond(C) |b|, with the rows scaled to norm 1 (for two rows with scalar
/// product c, cond(C) = (1 + |c|)/(1 − |c|)). If a velocity b is prescribed, μ w − b is a
/// difference of terms of that size.
pub fn constraint(case: &Case) -> Finding {
    let system = case.system()?;
    let (n, k) = (case.model.coordinates.len(), case.model.velocities.len());
    let time = Rc::new(Cell::new(0.0));
    let at = |function: &str, q: &[f64]| call(&*system, function, q, ("t", &[time.get()]), time.get());
    let product = |metric: &[f64], x: &[f64], y: &[f64]| -> f64 {
        metric.chunks(k).zip(x).map(|(row, entry)| entry * dot(row, y)).sum()
    };
    let norm = |metric: &[f64], x: &[f64]| product(metric, x, x).sqrt();
    let largest = Cell::new(0.0_f64);
    let residual = |state: &[f64]| {
        let (q, w) = state.split_at(n);
        let mut speed = norm(&at("mass_matrix", q), w);
        largest.set(largest.get().max(speed));
        if HALF_STEPS.contains(&case.method) {
            speed = largest.get();
        }
        let inverse = at("inverse_mass", q);
        let mu = at("constraint_matrix", q);
        let rows: Vec<&[f64]> = mu.chunks(k).collect();
        let norms: Vec<f64> = rows.iter().map(|row| norm(&inverse, row)).collect();
        let scaled = |(i, j): (usize, usize)| product(&inverse, rows[i], rows[j]) / norms[i] / norms[j];
        let r = rows.len();
        let condition = condition(r, &(0..r * r).map(|at| scaled((at / r, at % r))).collect::<Vec<f64>>());
        let slips = call(&*system, "constraint", q, ("w", w), time.get());
        let relative = |(slip, norm): (&f64, &f64)| slip.abs() / (norm * speed).max(f64::MIN_POSITIVE);
        slips.iter().zip(&norms).map(relative).fold(0.0, f64::max) / condition
    };
    let start = |state: &[f64], h: f64| {
        let (mut stepper, time) = (case.stepper(state, h)?, Rc::clone(&time));
        let run: Run = Box::new(move |out| {
            stepper.step()?;
            let (q, w) = out.split_at_mut(n);
            stepper.write_q(q);
            stepper.write_w(w);
            time.set(stepper.time());
            Ok(())
        });
        Ok(run)
    };
    // The energy grows under `euler`; that of the quartic overflows at step 752.
    let steps = at_most(if case.properties().order == 1 { 500 } else { 2000 }, case);
    let worst = largest_residual(&start, &case.initial(), 0.05, steps, residual)?;
    let words = format!("{:.1} ε cond(C) |μ| |w|", worst / f64::EPSILON);
    // 8 ε for the products. Sines of angles that were turned for up to 31 steps have errors of
    // √31/2, which adds 3 (`number/turn` of the runtime).
    if worst <= 11.0 * f64::EPSILON { Ok(words) } else { Err(words.into()) }
}

/// Returns the condition number of a symmetric r × r matrix, given row by row.
fn condition(r: usize, matrix: &[f64]) -> f64 {
    let ratio = |eigenvalues: &[f64]| {
        let (least, most) = eigenvalues.iter().fold((f64::INFINITY, 0.0_f64), |(a, b), &x| (a.min(x), b.max(x)));
        most / least
    };
    match r {
        0 | 1 => 1.0,
        2 => ratio(Matrix2::from_row_slice(matrix).symmetric_eigenvalues().as_slice()),
        3 => ratio(Matrix3::from_row_slice(matrix).symmetric_eigenvalues().as_slice()),
        4 => ratio(Matrix4::from_row_slice(matrix).symmetric_eigenvalues().as_slice()),
        5 => ratio(Matrix5::from_row_slice(matrix).symmetric_eigenvalues().as_slice()),
        _ => unreachable!("no model of the library has more constraints"),
    }
}

pub fn keeps_rotations(case: &Case) -> bool {
    case.keeps_rotations()
}

/// Checks ‖RᵀR − I‖ over 10⁴ steps of h = 0.05.
///
/// For methods that project R onto the group, every state has only the error of the last rounding.
/// Newton's last step has an error of some ε in each of the d² entries, and RᵀR − I twice as much:
/// 16 ε.
///
/// The others start where the last step ended. It rounded each entry of R by at most ε/2, and at
/// random by ε/(2√3). The errors of R Rᵀ are then 2 Σ_l R_il δR_il on the diagonal and Σ_l (R_il
/// δR_jl + δR_il R_jl) off it, with variances of 4 and 2 times those of the entries, (2d² + 2d)
/// ε²/12 in all. For d = 3 these are 1.4 ε a step; the roundings of rates and increments are
/// smaller by h |ω|. After n steps the error is 1.4 ε √n, and at most three times that.
pub fn rotations(case: &Case) -> Finding {
    let system = case.system()?;
    let n = case.model.coordinates.len();
    let defect = |state: &[f64]| {
        let mut out = [0.0];
        system.evaluate("group_defect", &[("q", &state[..n])], &mut out).expect("the model has rotation matrices");
        out[0]
    };
    let steps = at_most(10_000, case);
    let worst = largest_residual(&|state, h| case.run(state, h), &case.initial(), 0.05, steps, defect)?;
    let bound = if case.method.ends_with(":polar") { 16.0 } else { 4.2 * (steps as f64).sqrt() };
    let words = format!("off by {:.1} ε", worst / f64::EPSILON);
    if worst <= bound * f64::EPSILON { Ok(words) } else { Err(words.into()) }
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

/// Checks Φ₋ₕ¹⁰ Φₕ¹⁰ = id.
///
/// Each of the 20 steps has an error of 5 ε at most. If errors grow on the way back with a rate r,
/// those made at a time t on the way there have decayed before the way back begins. Like those made
/// at t on the way back, they have grown by e^(r t) in the end.
pub fn symmetry(case: &Case) -> Finding {
    let state = case.initial();
    let size = state.iter().fold(1.0_f64, |size, x| size.max(x.abs()));
    // The way back starts from t = 1.
    let run = |state: &[f64], h: f64| case.run_from(if h < 0.0 { 1.0 } else { 0.0 }, state, h);
    let (h, steps) = (0.1, 10);
    let defect = symmetry_defect(&run, &state, h, steps)?;
    let words = format!("off by {:.1} ε of size {size:.1}", defect / f64::EPSILON / size);
    let grown: f64 = (1..=steps).map(|k| (known::growth_back(case) * h * k as f64).exp()).sum();
    if defect <= 2.0 * 5.0 * grown * f64::EPSILON * size { Ok(words) } else { Err(words.into()) }
}
