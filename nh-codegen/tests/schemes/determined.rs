//! Under- or overdetermined systems: wheels and rods without inertia, dependent constraints, and
//! symmetries of rotations alone.

use super::*;
use serde::Deserialize;

/// Returns the cases.
pub fn trials() -> Vec<Trial> {
    let strangers = ["massless_wheel", "light_trailer", "street_disc"];
    let mut trials: Vec<Trial> = strangers
        .into_iter()
        .map(|name| trial(format!("determined::{name}_under_all_methods"), move || moves(name)))
        .collect();
    trials.push(trial("determined::a_disc_on_a_street", street));
    trials.push(trial("determined::a_symmetry_of_rotations", turntable));
    trials.push(trial("determined::a_rod_between_two_masses", rod));
    trials.push(trial("determined::three_cranks", cranks));
    trials
}

/// A motion by d'Alembert's principle, computed by `tests/strangers/truth.py`.
#[derive(Deserialize)]
struct Truth {
    until: f64,
    q0: Vec<f64>,
    w0: Vec<f64>,
    q: Vec<f64>,
    w: Vec<f64>,
}

fn compile(yaml: &str, methods: &str) -> Compiled {
    exposed(declared("determined", &format!("{yaml}methods: {methods}\n")))
}

fn stranger(name: &str) -> String {
    read(&format!("tests/strangers/{name}.yaml"))
}

/// Returns the parameters of the first data set.
fn parameters(compiled: &Compiled) -> Vec<f64> {
    compiled.mechanics.model().about.data[0].point().expect("numbers").parameters
}

/// A function of (q, w) to watch.
type Watched = dyn Fn(&Caller, &[f64], &[f64]) -> f64;

/// Returns the state of a method after these steps, with the largest change of a function of (q,
/// w).
fn run(
    compiled: &Compiled,
    method: &str,
    (h, steps): (f64, u32),
    start: (&[f64], &[f64]),
    of: &Watched,
) -> (Vec<f64>, Vec<f64>, f64) {
    let parameters = parameters(compiled);
    let system = Caller::new(&compiled.program, &parameters).expect("the parameters fit");
    let mut run = Run::new(&compiled.program, method, &parameters, h, start.0, start.1)
        .unwrap_or_else(|e| panic!("{method}: {e}"));
    let first = of(&system, start.0, start.1);
    let mut change = 0.0_f64;
    for step in 0..steps {
        run.step().unwrap_or_else(|e| panic!("{method}, step {step}: {e}"));
        let (q, w) = run.state();
        change = change.max((of(&system, &q, &w) - first).abs());
    }
    let (q, w) = run.state();
    (q, w, change)
}

fn energy(system: &Caller, q: &[f64], w: &[f64]) -> f64 {
    system.call(Quantity::Energy, &[q, w]).expect("an energy")[0]
}

/// Checks that every applicable method converges to the end of the motion at least with first
/// order, that the best methods reach it, and that methods which keep the energy do.
fn moves(name: &str) {
    let truths: BTreeMap<String, Truth> =
        serde_json::from_str(&read("tests/strangers/truth.json")).expect("as truth.py wrote it");
    let truth = &truths[name];
    let compiled = compile(&stranger(name), "[all]");
    let methods: Vec<_> = compiled.methods.iter().map(|m| m.properties).collect();
    for wanted in ["gonzalez", "gonzalez-f", "midpoint", "leapfrog", "dla", "iso", "rk4", "rk4:qv"] {
        assert!(methods.iter().any(|m| m.name == wanted), "{name}: no {wanted}");
    }
    let size = truth.q.iter().chain(&truth.w).fold(1.0_f64, |size, x| size.max(x.abs()));
    for properties in methods.iter().filter(|m| !m.name.starts_with("feedback") && !m.name.starts_with("taylor")) {
        let method = properties.name;
        let end = |steps: u32| {
            let step = (truth.until / f64::from(steps), steps);
            let (q, w, change) = run(&compiled, method, step, (&truth.q0, &truth.w0), &energy);
            (distance(&q, &truth.q).max(distance(&w, &truth.w)) / size, change)
        };
        let ((coarse, _), (fine, change)) = (end(100), end(400));
        assert!(fine < 1e-10 || fine < coarse / 3.0, "{name}, {method}: {coarse:e}, then {fine:e}");
        assert!(fine < 0.05, "{name}, {method}: {fine:e}");
        if properties.energy == Conserves::Exactly {
            assert!(change < 1e-12 * size * size * 10.0, "{name}, {method}: the energy changes by {change:e}");
        }
    }
    let (q, w, _) = run(&compiled, "rk4", (truth.until / 4000.0, 4000), (&truth.q0, &truth.w0), &energy);
    let off = distance(&q, &truth.q).max(distance(&w, &truth.w)) / size;
    assert!(off < 1e-10, "{name}: {off:e}");
}

/// Checks a disc that starts at rest against its place at t = 5 from `truth.py`, and from another
/// program that integrates its equation in x alone.
fn street() {
    let compiled = compile(&stranger("street_disc"), "[rk4]");
    let (q, _, _) = run(&compiled, "rk4", (1e-3, 5000), (&[5.0, 0.0], &[0.0, 0.0]), &energy);
    let off = distance(&q, &[-3.787980300191414, 17.482289034500525]);
    assert!(off < 1e-9, "{q:?}: off by {off:e}");
}

/// Checks that the moving energy of a ball on a turntable, with a matrix for its attitude, is kept
/// to roundoff.
fn turntable() {
    let yaml = "name: turntable
coordinates: [x, y]
velocities:
  - so3(R)[w1, w2, w3]
parameters: {m: 1, r: 0.1, Ω: 1.5}
definitions:
  w: R*[w1, w2, w3]
lagrangian: m/2*(x_dot^2 + y_dot^2) + m*r^2/5*(w1^2 + w2^2 + w3^2)
constraints:
  - x_dot - r*w[2] + Ω*y
  - y_dot + r*w[1] - Ω*x
symmetry: {x: -Ω*y, y: Ω*x, w1: Ω*R31, w2: Ω*R32, w3: Ω*R33}
initial:
  start:
    q: {x: 0.5}
    v: {y_dot: 1, w3: 0.5}
    project: true
";
    let compiled = compile(yaml, "[gonzalez]");
    let start = compiled.mechanics.model().about.data[0].point().expect("numbers");
    let moving = |system: &Caller, q: &[f64], w: &[f64]| {
        let invariants = system.call(Quantity::Invariants, &[q, w]).expect("invariants");
        *invariants.last().expect("the moving energy")
    };
    let start = (&start.coordinates[..], &start.velocities[..]);
    let (_, _, change) = run(&compiled, "gonzalez", (0.01, 2000), start, &moving);
    // Roundings as in `tests/strangers.rs`: four of ε in each step, of twice the terms whose
    // difference is K, add up as a random walk.
    let system = Caller::new(&compiled.program, &parameters(&compiled)).expect("the parameters fit");
    let (of_energy, of_moving) = (energy(&system, start.0, start.1), moving(&system, start.0, start.1));
    let size = 2.0 * (of_energy.abs() + (of_energy - of_moving).abs());
    let walk = 3.0 * 4.0 * f64::EPSILON * size * 2000.0_f64.sqrt();
    assert!(change < walk, "{change:e}, of {walk:e} allowed");
    // The energy itself is not kept.
    let (_, _, change) = run(&compiled, "gonzalez", (0.01, 2000), start, &energy);
    assert!(change > 1e-3, "{change:e}");
}

/// Checks a thin rod between two masses with a knife edge in the middle: the masses rotate at a
/// constant rate, and the middle moves along the rod.
fn rod() {
    let yaml = "name: rod
coordinates: [x1, y1, x2, y2, phi]
parameters: {m: 1, l: 2}
lagrangian: m/2*(x1_dot^2 + y1_dot^2 + x2_dot^2 + y2_dot^2)
constraints: [-(x1_dot + x2_dot)*sin(phi) + (y1_dot + y2_dot)*cos(phi)]
holonomic: [x2 - x1 - l*cos(phi), y2 - y1 - l*sin(phi)]
initial: {start: {q: {x1: -1, x2: 1}, v: {x1_dot: 0.5, x2_dot: 0.5, y1_dot: -1, y2_dot: 1, phi_dot: 1}}}
";
    let compiled = compile(yaml, "[gonzalez, rk4, rk4:qv, dla]");
    let start = compiled.mechanics.model().about.data[0].point().expect("numbers");
    // The middle has the speed 1/2 along phi = t.
    let t = 1.0_f64;
    let middle = [t.sin() / 2.0, (1.0 - t.cos()) / 2.0];
    let expected = [middle[0] - t.cos(), middle[1] - t.sin(), middle[0] + t.cos(), middle[1] + t.sin(), t];
    for (method, tolerance) in [("gonzalez", 1e-4), ("rk4", 1e-10), ("rk4:qv", 1e-10), ("dla", 1e-4)] {
        let start = (&start.coordinates[..], &start.velocities[..]);
        let (q, _, change) = run(&compiled, method, (1.0 / 500.0, 500), start, &energy);
        let off = distance(&q, &expected);
        assert!(off < tolerance, "{method}: {off:e}");
        if method == "gonzalez" {
            assert!(change < 1e-13, "{change:e}");
        }
    }
}

/// Checks that a coupler on three parallel cranks moves like a pendulum of its own mass: all of its
/// points move on circles.
fn cranks() {
    let yaml = "name: cranks
coordinates: [x, y, theta, a, b, c]
parameters: {l: 1, d: 2, e: 0.7, m: 1.5, g: 9.81}
lagrangian: m*(x_dot^2 + y_dot^2 + theta_dot^2)/2 - m*g*y
constraints: []
holonomic:
  - \"[x, y] - l*[cos(a), sin(a)]\"
  - \"[x, y] + d*[cos(theta), sin(theta)] - [d, 0] - l*[cos(b), sin(b)]\"
  - \"[x, y] + e*[cos(theta), sin(theta)] - [e, 0] - l*[cos(c), sin(c)]\"
initial: {start: {q: {x: 0.8, y: -0.6, a: \"atan2(-0.6, 0.8)\", b: \"atan2(-0.6, 0.8)\", c: \"atan2(-0.6, 0.8)\"}}}
";
    let compiled = compile(yaml, "[gonzalez, rk4]");
    assert_eq!(compiled.mechanics.model().m(), 1);
    let start = compiled.mechanics.model().about.data[0].point().expect("numbers");
    // a'' = -g/l cos a is integrated by the same method with a hundredth of the step.
    let (mut a, mut rate, h) = ((-0.6_f64).atan2(0.8), 0.0_f64, 1e-4);
    let push = |a: f64| -9.81 * a.cos();
    for _ in 0..5000 {
        let (k1, l1) = (rate, push(a));
        let (k2, l2) = (rate + h / 2.0 * l1, push(a + h / 2.0 * k1));
        let (k3, l3) = (rate + h / 2.0 * l2, push(a + h / 2.0 * k2));
        let (k4, l4) = (rate + h * l3, push(a + h * k3));
        (a, rate) = (a + h / 6.0 * (k1 + 2.0 * k2 + 2.0 * k3 + k4), rate + h / 6.0 * (l1 + 2.0 * l2 + 2.0 * l3 + l4));
    }
    let expected = [a.cos(), a.sin(), 0.0, a, a, a];
    for (method, tolerance) in [("gonzalez", 1e-4), ("rk4", 1e-9)] {
        let start = (&start.coordinates[..], &start.velocities[..]);
        let (q, _, _) = run(&compiled, method, (1e-3, 500), start, &energy);
        let off = distance(&q, &expected);
        assert!(off < tolerance, "{method}: {q:?} is off by {off:e}");
    }
}
