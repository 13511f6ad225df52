//! Measurement of every row of the property table: order, energy, constraint and symmetry, on two
//! nonlinear nonholonomic systems (one with a position-dependent metric).

use super::*;
use nonholonomic_codegen::scheme::Properties;
use serde::Deserialize;
use std::sync::Arc;

#[derive(Deserialize)]
struct Trajectory {
    params: BTreeMap<String, f64>,
    q0: Vec<f64>,
    v0: Vec<f64>,
    t: Vec<f64>,
    q: Vec<Vec<f64>>,
    v: Vec<Vec<f64>>,
}

/// (trajectory, model)
const SYSTEMS: [(&str, &str); 2] = [("gearbox", "gearbox"), ("chaplygin_sleigh_lively", "chaplygin_sleigh")];

/// Returns a trajectory, and its parameters in the order of the library.
fn read_reference(trajectory: &str, library: &Library) -> (Trajectory, Vec<f64>) {
    let reference: Trajectory =
        serde_json::from_str(&read(&format!("tests/reference/{trajectory}.json"))).expect("the data's format");
    let parameters = library.parameters.iter().map(|name| reference.params[name]).collect();
    (reference, parameters)
}

/// Returns the cases: every method on every system it applies to.
pub fn trials() -> Vec<Trial> {
    let mut trials = Vec::new();
    for (trajectory, model) in SYSTEMS {
        let library = Arc::new(Library::new(model));
        for method in METHODS {
            let properties = method.properties;
            let library = Arc::clone(&library);
            trials.push(trial(format!("claims::{model}_{}", properties.name), move || {
                if library.refusals.contains_key(properties.name) {
                    assert!(library.program.steppers.iter().all(|s| s.method != properties.name), "refused, and there");
                    return;
                }
                let (reference, parameters) = read_reference(trajectory, &library);
                check(&library.program, &parameters, &properties, &reference);
            }));
        }
    }
    trials
}

/// Returns cases for the values of an option over its range, with their orders: `dla` has order 2
/// at α = ½ only.
pub fn option_trials() -> Vec<Trial> {
    let mut trials = Vec::new();
    for (trajectory, model) in SYSTEMS {
        trials.push(trial(format!("claims::{model}_dla_alpha"), move || {
            let library = Library::new(model);
            let (reference, parameters) = read_reference(trajectory, &library);
            for (alpha, claimed) in [(0.0, 1.0), (0.3, 1.0), (0.5, 2.0), (0.9, 1.0), (1.0, 1.0)] {
                let steps: &[u32] = if claimed > 1.5 { &[20, 40, 80, 160] } else { &[100, 200, 400, 800] };
                let start = |h| {
                    let (q, v) = (&reference.q0, &reference.v0);
                    Run::with_options(&library.program, "dla", &parameters, (h, &[alpha]), q, v).expect("starts")
                };
                let (slope, points) = slope(steps, &reference, start);
                assert!((slope - claimed).abs() < 0.15, "α = {alpha}: order {slope:.3}, claimed {claimed}; {points:?}");
            }
        }));
    }
    trials
}

fn check(program: &Verified<Program>, parameters: &[f64], properties: &Properties, reference: &Trajectory) {
    order(program, parameters, properties, reference);
    integrals(program, parameters, properties, reference);
    if properties.symmetric {
        symmetry(program, parameters, properties, reference);
    }
}

/// The order of methods that follow the motion itself, up to roundoff.
const FLOW: u32 = 20;

/// Checks the order as the least-squares slope of log error at t = 2 against log h.
fn order(program: &Verified<Program>, parameters: &[f64], properties: &Properties, reference: &Trajectory) {
    // Coarse enough for order 6 to stay above roundoff, fine enough for order 1 to be asymptotic.
    let steps: &[u32] = match properties.order {
        1 => &[100, 200, 400, 800],
        2 => &[20, 40, 80, 160],
        4 => &[16, 32, 64, 128],
        // `avf6` rejects some of these six steps, which its nodes do not resolve.
        _ => &[8, 10, 12, 16],
    };
    let start = |h| Run::new(program, properties.name, parameters, h, &reference.q0, &reference.v0).expect("starts");
    let (slope, points) = slope(steps, reference, start);
    if properties.order == FLOW {
        // The errors are those of roundoff for every step: a unit or two in the last place of the
        // state, with numbers of size 1, and as much of the reference, for each of the at most four
        // polynomials that reach t = 2.
        let worst = points.iter().map(|(_, error)| error.exp()).fold(0.0, f64::max);
        assert!(worst < 16.0 * f64::EPSILON, "{worst:e}; {points:?}");
        return;
    }
    let claimed = f64::from(properties.order);
    // The next term of the error expansion tilts the slope by O(h); superconvergence on one system
    // is no contradiction.
    assert!(slope > claimed - 0.15 && slope < claimed + 1.2, "order {slope:.3}, claimed {claimed}; {points:?}");
}

/// Returns the slope and the points of its fit.
fn slope(steps: &[u32], reference: &Trajectory, start: impl Fn(f64) -> Run) -> (f64, Vec<(f64, f64)>) {
    let end = 2.0;
    let node = reference.t.iter().position(|&t| t == end).expect("a node at the end");
    let points: Vec<(f64, f64)> = steps
        .iter()
        .map(|&n| {
            let h = end / f64::from(n);
            let mut run = start(h);
            for _ in 0..n {
                run.step().expect("steps");
            }
            let (q, v) = run.state();
            let errors = q.iter().zip(&reference.q[node]).chain(v.iter().zip(&reference.v[node]));
            (h.ln(), errors.map(|(a, b)| (a - b).abs()).fold(0.0, f64::max).ln())
        })
        .collect();
    (nh_cases::slope(&points), points)
}

/// Checks energy and constraint over 2000 steps of h = 0.05.
fn integrals(program: &Verified<Program>, parameters: &[f64], properties: &Properties, reference: &Trajectory) {
    let system = Caller::new(program, parameters).expect("parameters fit");
    let energy = |q: &[f64], w: &[f64]| system.call(Quantity::Energy, &[q, w]).expect("energy")[0];
    let slip = |q: &[f64], w: &[f64]| {
        system.call(Quantity::Constraint, &[q, w]).expect("constraint").iter().fold(0.0f64, |a, b| a.max(b.abs()))
    };
    let mut run = Run::new(program, properties.name, parameters, 0.05, &reference.q0, &reference.v0).expect("starts");
    let start = energy(&reference.q0, &reference.v0);
    let (mut energy_error, mut constraint_error) = (0.0f64, 0.0f64);
    let (mut early_energy_error, mut early_constraint_error) = (0.0f64, 0.0f64);
    let steps = 2000;
    for step in 0..steps {
        run.step().expect("steps");
        let (q, w) = run.state();
        energy_error = energy_error.max((energy(&q, &w) - start).abs());
        constraint_error = constraint_error.max(slip(&q, &w));
        if step == steps / 4 {
            (early_energy_error, early_constraint_error) = (energy_error, constraint_error);
        }
    }
    // Each step rounds at most about 10 operations of size |H| ~ 2: 10 ε |H| a step if all errors
    // had one sign; Newton's method leaves less. For 2000 steps this is 1e-11. A method that is not
    // exact has an error of h² ~ 1e-3.
    let bound = f64::from(steps) * 10.0 * f64::EPSILON * start.abs().max(1.0);
    if properties.energy == Conserves::Exactly {
        assert!(energy_error < bound, "energy off by {energy_error:e}, bound {bound:e}");
    }
    // A nodal velocity is a sum of at most 3 products of size 1, and the result of a solve with
    // condition below 100.
    if properties.constraint == Conserves::Exactly {
        assert!(constraint_error < 1000.0 * f64::EPSILON, "constraint off by {constraint_error:e}");
    }
    if properties.energy == Conserves::Attracted {
        assert_attracted("energy", early_energy_error, energy_error);
    }
    if properties.constraint == Conserves::Attracted {
        assert_attracted("constraint", early_constraint_error, constraint_error);
    }
}

/// Checks that an attracted quantity does not grow: the rest of the run exceeds its first quarter
/// by no more than the motion varies between quarters.
fn assert_attracted(what: &str, early: f64, late: f64) {
    assert!(late <= 2.0 * early + 1e-13, "{what}: {early:e} after a quarter of the run, {late:e} at its end");
}

/// Checks Φ_{−h} ∘ Φ_h = id, from a state in the middle of a run. Methods that carry more than (q,
/// v) return from the same carried numbers only if these are functions of (q, v), so only such
/// methods are tested.
fn symmetry(program: &Verified<Program>, parameters: &[f64], properties: &Properties, reference: &Trajectory) {
    let stepper = program.steppers.iter().find(|s| s.method == properties.name).expect("it is there");
    let mut roles = stepper.independent().map(|group| group.role).skip(1);
    let own = [Role::ReducedMomenta, Role::CarriedVelocity, Role::Components];
    if !roles.next().is_some_and(|role| own.contains(&role)) || roles.next().is_some() {
        return;
    }
    let (q0, v0) = (&reference.q0, &reference.v0);
    let mut forth = Run::new(program, properties.name, parameters, 0.1, q0, v0).expect("starts");
    forth.step().expect("a step forth");
    let (q, v) = forth.state();
    let mut back = Run::new(program, properties.name, parameters, -0.1, &q, &v).expect("starts");
    back.step().expect("a step back");
    let (q, v) = back.state();
    let defect = q.iter().zip(q0).chain(v.iter().zip(v0)).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
    // Two Newton solves to roundoff of numbers of size 1, condition below 100.
    assert!(defect < 1e-13, "Φ₋ₕ Φₕ differs from the identity by {defect:e}");
}
