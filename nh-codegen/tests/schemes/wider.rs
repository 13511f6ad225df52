//! Systems beyond a kinetic energy, a potential and homogeneous constraints, under every method.
//! They are compared with motions from `wider/wider.py`, a separate program that integrates the
//! Euler–Lagrange equations with multipliers, and with closed forms.

use super::*;
use nonholonomic_codegen::model::Point;
use nonholonomic_codegen::scheme::Properties;
use serde::Deserialize;
use std::f64::consts::PI;

/// A system without methods, with its state at the end.
#[derive(Clone, Debug, Deserialize)]
struct Case {
    declaration: String,
    end: f64,
    start: Vec<f64>,
    q: Vec<f64>,
    v: Vec<f64>,
}

/// Returns the cases.
pub fn trials() -> Vec<Trial> {
    let cases: BTreeMap<String, Case> =
        serde_json::from_str(include_str!("wider/wider.json")).expect("as wider.py wrote it");
    let mut trials: Vec<Trial> = cases
        .into_iter()
        .map(|(name, case)| trial(format!("wider::{name}_under_all_methods"), move || under_all_methods(&case)))
        .collect();
    trials.push(trial("wider::a_free_charge_moves_in_circles", circles));
    trials.push(trial("wider::a_ball_on_a_turntable_moves_in_circles", turntable));
    trials.push(trial("wider::the_moving_energy_of_a_symmetry", moving_energy));
    trials.push(trial("wider::symmetries_that_are_none", no_symmetries));
    trials.push(trial("wider::a_mass_that_grows_is_friction", growing_mass));
    trials.push(trial("wider::friction_only_takes", friction));
    trials.push(trial("wider::a_conical_pendulum_keeps_its_height", conical));
    trials.push(trial("wider::a_quaternion_keeps_its_norm", quaternion));
    trials.push(trial("wider::constraints_that_are_holonomic_together", holonomic_together));
    trials.push(trial("wider::methods_that_do_not_apply_say_so", refusals));
    trials
}

fn compile(yaml: &str) -> Compiled {
    exposed(declared("wider", yaml))
}

/// Result of a run.
struct Motion {
    /// (q, w) at the end.
    end: Vec<f64>,
    /// The largest |E − E₀ − W|.
    balance: f64,
    /// The largest energy.
    energy: f64,
    /// The largest |φ|.
    off: f64,
}

fn run(compiled: &Compiled, method: &str, h: f64, steps: u32, start: &[f64]) -> Motion {
    let _engine = compiled.engine().enter();
    let (program, model) = (&compiled.program, compiled.mechanics.model());
    let parameters = model.default_parameters().expect("numbers");
    let system = Caller::new(program, &parameters).expect("parameters fit");
    let energy = |q: &[f64], w: &[f64], t: f64| {
        let timed = program.functions.iter().any(|f| f.quantity == Quantity::Energy && f.inputs.len() == 3);
        let arguments: &[&[f64]] = if timed { &[q, w, &[t]] } else { &[q, w] };
        system.call(Quantity::Energy, arguments).expect("an energy")[0]
    };
    let (q, w) = start.split_at(model.n());
    let mut run = Run::new(program, method, &parameters, h, q, w).unwrap_or_else(|e| panic!("{method}: {e}"));
    let first = energy(q, w, 0.0);
    let mut motion = Motion { end: Vec::new(), balance: 0.0, energy: first.abs(), off: 0.0 };
    for step in 1..=steps {
        run.step().unwrap_or_else(|e| panic!("{method}: {e}"));
        let (q, w) = run.state();
        let t = f64::from(step) * h;
        let present = energy(&q, &w, t);
        motion.balance = motion.balance.max((present - first - run.work()).abs());
        motion.energy = motion.energy.max(present.abs());
        let point = Point { parameters: parameters.clone(), coordinates: q.clone(), time: t, ..Point::default() };
        for level in &model.levels {
            motion.off = motion.off.max(point.evaluate(&level.function).abs());
        }
        motion.end = [q, w].concat();
    }
    motion
}

fn properties(compiled: &Compiled) -> Vec<Properties> {
    METHODS.iter().filter(|m| scheme::applies(m, &compiled.mechanics).is_ok()).map(|m| m.properties).collect()
}

/// Checks that every applicable method converges to the motion with its order, accounts for the
/// work with its order or exactly, and keeps holonomic constraints if it is designed for that.
fn under_all_methods(case: &Case) {
    let compiled = compile(&format!("{}methods: [all]\n", case.declaration));
    let truth = [&case.q[..], &case.v].concat();
    let applied = properties(&compiled);
    assert!(applied.len() >= 16, "{} methods apply", applied.len());
    for Properties { name, order, energy, .. } in applied {
        let far = |steps: u32| {
            let motion = run(&compiled, name, case.end / f64::from(steps), steps, &case.start);
            let error = motion.end.iter().zip(&truth).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
            (motion, error)
        };
        // The coarser step is small enough for the leading term to dominate, and the finer one
        // large enough for the error to exceed roundoff.
        let steps = match order {
            1 => 400,
            4 => 320,
            6 => 20,
            _ => 60,
        };
        // Feedback keeps levels with an error of the method's order, and reaches them late.
        let tolerance = if name.starts_with("feedback") { 0.5 } else { 0.2 };
        let ((coarse, before), (fine, after)) = (far(steps), far(2 * steps));
        let observed = (before / after).log2();
        let floor = after < 1e-11;
        assert!(
            floor || observed > f64::from(order) - tolerance,
            "{name}: order {observed:.2}, errors {before:e}, {after:e}"
        );
        if energy == Conserves::Exactly {
            // Newton's method stops at roundoff of the state: about 20 roundings of the energy's
            // terms for each step or part of one.
            let parts = scheme::find(name).expect("it is a method").parts.len().max(1);
            let bound = f64::from(2 * steps) * parts as f64 * 20.0 * f64::EPSILON * fine.energy.max(1.0);
            assert!(fine.balance < bound, "{name}: the balance is off by {:e}", fine.balance);
        } else if !name.starts_with("feedback") {
            // E − E₀ − W has the error of the method and of its quadrature.
            let observed = (coarse.balance / fine.balance).log2();
            let small = fine.balance < 1e-11;
            assert!(small || observed > f64::from(order) - 0.35, "{name}: the balance has order {observed:.2}");
        }
        if scheme::find(name).is_ok_and(|method| method.keeps_levels) {
            // Every step solves φ(q') = 0, which leaves the roundings of q and of φ's own terms.
            assert!(
                fine.off < 16.0 * f64::EPSILON * (1.0 + truth.iter().fold(0.0_f64, |a, b| a.max(b.abs()))),
                "{name}: φ = {:e}",
                fine.off
            );
        }
    }
}

/// Checks L = m/2 |v|² + e B/2 (x ẏ − y ẋ): circles with the angular speed e B/m (the cyclotron
/// frequency).
fn circles() {
    let compiled = compile(
        "name: charge\ncoordinates: [x, y]\nparameters: {m: 2, e: 3, B: 0.5}\n\
         lagrangian: m/2*(x_dot^2 + y_dot^2) + e*B/2*(x*y_dot - y*x_dot)\nmethods: [all]\n",
    );
    // The motion is a circle at the distance |v| m/(e B) from its centre: v = (0, 0.6) at (0.8, 0)
    // circles the origin, clockwise for e B > 0.
    let (steps, start) = (400, [0.8, 0.0, 0.0, -0.6]);
    let period = 2.0 * PI / 0.75;
    for Properties { name, order, energy, .. } in properties(&compiled) {
        let motion = run(&compiled, name, period / f64::from(steps), steps, &start);
        let error = motion.end.iter().zip(&start).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
        // A method of second order has the phase error (0.75 h)² 2π/12 with 0.75 h = 2π/400 =
        // 0.0157.
        let allowed = match order {
            1 => 0.1,
            2 => 4e-4,
            _ => 1e-6,
        };
        assert!(error < allowed, "{name}: {error:e}");
        if energy == Conserves::Exactly {
            assert!(motion.balance < 1e-13, "{name}: {:e}", motion.balance);
        }
    }
}

/// Checks a homogeneous ball on a table that rotates with Ω: circles with 2Ω/7 for every start
/// (from closed forms).
fn turntable() {
    let compiled = compile(
        "name: turntable\ncoordinates: [x, y]\nvelocities: [u, v, w1, w2, w3]\n\
         anchor:\n  - [1, 0, 0, 0, 0]\n  - [0, 1, 0, 0, 0]\n\
         structure:\n  [w1, w2]: [0, 0, 0, 0, -1]\n  [w2, w3]: [0, 0, -1, 0, 0]\n  [w3, w1]: [0, 0, 0, -1, 0]\n\
         parameters: {m: 1.5, a: 0.5, O: 1.4}\ndefinitions: {I: 2/5*m*a^2}\n\
         lagrangian: m/2*(u^2 + v^2) + I/2*(w1^2 + w2^2 + w3^2)\n\
         constraints: [u - a*w2 + O*y, v + a*w1 - O*x]\nmethods: [all]\n",
    );
    let start = |x: f64, y: f64, u: f64, v: f64| vec![x, y, u, v, (1.4 * x - v) / 0.5, (u + 1.4 * y) / 0.5, 0.7];
    let (x, y, u, v) = (0.3, 0.1, 0.4, -0.2);
    let rate = 2.0 * 1.4 / 7.0;
    // r̈ = rate ẑ × ṙ: the velocity rotates by a quarter of a turn.
    let time = PI / 2.0 / rate;
    let expected = [x + (u - v) / rate, y + (u + v) / rate, -v, u];
    for Properties { name, order, energy, .. } in properties(&compiled) {
        let steps = 200;
        let motion = run(&compiled, name, time / f64::from(steps), steps, &start(x, y, u, v));
        let error = motion.end.iter().zip(&expected).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
        let allowed = match order {
            1 => 0.05,
            2 => 1e-4,
            _ => 1e-9,
        };
        assert!(error < allowed, "{name}: {error:e}, {:?} for {expected:?}", motion.end);
        if energy == Conserves::Exactly {
            assert!(motion.balance < 1e-12, "{name}: {:e}", motion.balance);
        }
    }
}

/// Returns a skate on a plane that rotates with Ω, in a potential that is not quadratic, with an
/// optional magnetic field.
fn skate(field: &str, symmetry: &str) -> String {
    format!(
        "name: skate\ncoordinates: [x, y, theta]\nparameters: {{m: 1.5, J: 0.4, k: 0.8, O: 0.7, B: 0.9}}\n\
         lagrangian: m/2*(x_dot^2 + y_dot^2) + J/2*theta_dot^2 - k/4*(x^2 + y^2)^2 {field}\n\
         constraints: ['-sin(theta)*(x_dot + O*y) + cos(theta)*(y_dot - O*x)']\n\
         symmetry: {symmetry}\nmethods: [gonzalez, iso, iso-var, midpoint, rk4]\n"
    )
}

/// Compares E − ∂L/∂w·Y by hand with that of the compiler; `gonzalez` keeps it, and accounts for
/// the work that rotates the plane.
fn moving_energy() {
    const TURNS: &str = "{x: -O*y, y: O*x, theta: O}";
    for (field, b) in [("", 0.0), ("+ B/2*(x*y_dot - y*x_dot)", 0.9)] {
        let compiled = compile(&skate(field, TURNS));
        let (program, model) = (&compiled.program, compiled.mechanics.model());
        let parameters = model.default_parameters().expect("numbers");
        let system = Caller::new(program, &parameters).expect("parameters fit");
        let by_hand = |q: &[f64], w: &[f64]| {
            let (m, j, k, o) = (1.5, 0.4, 0.8, 0.7);
            let square = q[0] * q[0] + q[1] * q[1];
            let energy = m / 2.0 * (w[0] * w[0] + w[1] * w[1]) + j / 2.0 * w[2] * w[2] + k / 4.0 * square * square;
            let spin = m * (q[0] * w[1] - q[1] * w[0]) + j * w[2] + b / 2.0 * square;
            energy - o * spin
        };
        // The velocity is 0.8 along the skate, plus that of the plane below it.
        let (x, y, theta, o) = (0.9, -0.4, 0.3_f64, 0.7);
        let start = [x, y, theta, 0.8 * theta.cos() - o * y, 0.8 * theta.sin() + o * x, 1.1];
        let first = by_hand(&start[..3], &start[3..]);
        let drift = |method: &str, h: f64, steps: u32| {
            let mut run = Run::new(program, method, &parameters, h, &start[..3], &start[3..]).expect("starts");
            let mut off = 0.0_f64;
            for _ in 0..steps {
                run.step().unwrap_or_else(|e| panic!("{method}: {e}"));
                let (q, w) = run.state();
                let ours = system.call(Quantity::Invariants, &[&q, &w]).expect("the moving energy");
                assert!((ours[0] - by_hand(&q, &w)).abs() < 1e-14 * 10.0, "{} for {}", ours[0], by_hand(&q, &w));
                off = off.max((by_hand(&q, &w) - first).abs());
            }
            off
        };
        // 1000 steps each have a rounding of numbers of size 3, with random signs; a method that
        // does not keep the energy has an error of the square of the step.
        for method in ["gonzalez", "iso"] {
            assert!(drift(method, 0.05, 1000) < 3.0 * 3.0 * f64::EPSILON * 1000_f64.sqrt(), "{method}");
        }
        assert!(drift("midpoint", 0.05, 1000) > 1e-6);
        let exact = run(&compiled, "rk4", 0.001, 2000, &start).end;
        let error = |end: &[f64]| end.iter().zip(&exact).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
        for method in ["gonzalez", "iso", "iso-var"] {
            let (coarse, fine) = (run(&compiled, method, 0.02, 100, &start), run(&compiled, method, 0.01, 200, &start));
            let order = (error(&coarse.end) / error(&fine.end)).log2();
            assert!((order - 2.0).abs() < 0.05, "{method}: order {order}");
            assert!(coarse.balance < 1e-13 || method == "iso-var", "{method}: {:e}", coarse.balance);
        }
    }
}

/// Checks that a field without a moving energy is an error at its place.
fn no_symmetries() {
    let turns = "{x: -O*y, y: O*x, theta: O}";
    for (yaml, message) in [
        (skate("- k*x", turns), "the moving energy of this symmetry is not conserved"),
        (
            skate("", "{x: -O*y, y: O, theta: O}"),
            "the symmetry does not satisfy the constraints: constraint 1 is off by",
        ),
        (skate("", "{x: -O*y, z: O}"), "`z` is not a coordinate or a velocity"),
        (skate("", "{x: -O*y, x_dot: O*x}"), "is given twice"),
        (skate("", "{x: x_dot}"), "a component of the symmetry"),
        (
            skate("", turns).replace("O*y) +", "0*y) +").replace("- O*x)']", "- 0*x)']"),
            "a symmetry needs constraints that prescribe a velocity",
        ),
        (skate("- m*x*sin(t)", turns), "depend on the time"),
    ] {
        let error = refusal(declared("skate.yaml", &yaml));
        assert!(error.contains(message), "{error}");
    }
}

/// Checks L = e^{γ t} (ẋ² − ω² x²)/2 (Caldirola 1941, Kanai 1948), which has the motion of ẍ + γ
/// ẋ + ω² x = 0.
fn growing_mass() {
    let compiled = compile(
        "name: growing\ncoordinates: [x]\nparameters: {c: 0.3, k: 2}\nlagrangian: exp(c*t)*(x_dot^2 - k*x^2)/2\nmethods: [all]\n",
    );
    let frequency = (2.0_f64 - 0.0225).sqrt();
    let time: f64 = 3.0;
    // x = e^{−γt/2} (cos νt + γ/2ν sin νt), x(0) = 1, ẋ(0) = 0.
    let (s, c) = (frequency * time).sin_cos();
    let decay = (-0.15 * time).exp();
    let expected = [decay * (c + 0.15 / frequency * s), -decay * 2.0 / frequency * s];
    let applied = properties(&compiled);
    assert!(applied.len() >= 10);
    for Properties { name, order, energy, .. } in applied {
        let steps = 300;
        let motion = run(&compiled, name, time / f64::from(steps), steps, &[1.0, 0.0]);
        let error = motion.end.iter().zip(&expected).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
        let allowed = match order {
            1 => 0.05,
            2 => 2e-4,
            _ => 1e-8,
        };
        assert!(error < allowed, "{name}: {error:e}");
        if energy == Conserves::Exactly {
            assert!(motion.balance < 1e-12, "{name}: {:e}", motion.balance);
        }
    }
}

/// Checks that the energy of a discrete gradient never grows under Rayleigh's friction, for steps
/// of any size: its power is −2 R at the discrete velocity.
fn friction() {
    let compiled = compile(
        "name: sledge\ncoordinates: [x, y, theta]\n\
         lagrangian: (x_dot^2 + y_dot^2)/2 + theta_dot^2/3 - x^4/4\nconstraints: [x_dot*sin(theta) - y_dot*cos(theta)]\n\
         dissipation: (x_dot^2 + y_dot^2)/4 + theta_dot^2/5\nmethods: [gonzalez, avf, gonzalez-f, gonzalez-r]\n",
    );
    let program = &compiled.program;
    let system = Caller::new(program, &[]).expect("no parameters");
    for method in ["gonzalez", "avf", "gonzalez-f", "gonzalez-r"] {
        let mut run = Run::new(program, method, &[], 0.4, &[0.8, 0.1, 0.0], &[0.6, 0.0, 1.1]).expect("starts");
        let mut before = f64::INFINITY;
        for step in 0..200 {
            run.step().unwrap_or_else(|e| panic!("{method}: {e}"));
            let (q, w) = run.state();
            let energy = system.call(Quantity::Energy, &[&q, &w]).expect("an energy")[0];
            assert!(energy <= before + 4.0 * f64::EPSILON, "{method}, step {step}: {before:e} to {energy:e}");
            before = energy;
        }
        assert!(before < 1e-2, "{method}: {before:e} is left of 0.68");
    }
}

/// Checks a conical pendulum: z and the angular speed √(g/|z|) are constant.
fn conical() {
    let compiled = compile(
        "name: pendulum\ncoordinates: [x, y, z]\nparameters: {g: 9.81}\n\
         lagrangian: (x_dot^2 + y_dot^2 + z_dot^2)/2 - g*z\nholonomic: [x^2 + y^2 + z^2 - 1]\n\
         frame: [[-y, x, 0], [-x*z, -y*z, x^2 + y^2]]\nmethods: [all]\n",
    );
    let rate = (9.81_f64 / 0.8).sqrt();
    let start = [0.6, 0.0, -0.8, 0.0, 0.6 * rate, 0.0];
    let steps = 200;
    for Properties { name, order, energy, .. } in properties(&compiled) {
        if name.starts_with("feedback") {
            continue;
        }
        let motion = run(&compiled, name, 1.0 / f64::from(steps), steps, &start);
        let (s, c) = rate.sin_cos();
        let expected = [0.6 * c, 0.6 * s, -0.8, -0.6 * rate * s, 0.6 * rate * c, 0.0];
        let error = motion.end.iter().zip(&expected).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
        let allowed = match order {
            1 => 0.3,
            2 => 5e-3,
            _ => 1e-5,
        };
        assert!(error < allowed, "{name}: {error:e}");
        if energy == Conserves::Exactly {
            assert!(motion.balance < 1e-12, "{name}: {:e}", motion.balance);
            assert!(motion.off < 1e-15, "{name}: {:e}", motion.off);
        }
    }
}

/// Checks a rigid body's attitude as a quaternion, q̇ = q ω/2. Its norm is a holonomic constraint
/// without a row in μ. Discrete gradients and the midpoint rule, whose q̇ is at the midpoint, keep
/// it.
fn quaternion() {
    let compiled = compile(
        "name: body\ncoordinates: [a, b, c, d]\nvelocities: so(3)[w1, w2, w3]\n\
         anchor:\n  - [-b/2, -c/2, -d/2]\n  - [a/2, -d/2, c/2]\n  - [d/2, a/2, -b/2]\n  - [-c/2, b/2, a/2]\n\
         lagrangian: (w1^2 + 2*w2^2 + 3*w3^2)/2 - (a^2 - b^2 - c^2 + d^2)\nconstraints: [w1 + w2/2]\n\
         holonomic: [a^2 + b^2 + c^2 + d^2 - 1]\ninitial: {start: {q: {a: 0.6, b: 0.8}, v: {w1: -0.5, w2: 1, w3: 0.4}}}\n\
         methods: [gonzalez, midpoint, rk4]\n",
    );
    assert_eq!(compiled.mechanics.model().r(), 1, "the norm is no constraint on velocities");
    let start = [0.6, 0.8, 0.0, 0.0, -0.5, 1.0, 0.4];
    for method in ["gonzalez", "midpoint"] {
        let motion = run(&compiled, method, 0.05, 2000, &start);
        // Each step rounds the four squares: a random walk of 2000 steps of ε, with twenty of its
        // deviations allowed.
        assert!(motion.off < 2e-13, "{method}: {:e}", motion.off);
    }
    assert!(run(&compiled, "rk4", 0.05, 2000, &start).off > 1e-9, "rk4 does not");
}

/// Checks that refusals name the reason and an alternative.
fn refusals() {
    let head = "name: refused\ncoordinates: [x, y]\n";
    let cases = [
        ("lagrangian: (x_dot^2 + y_dot^2)/2 + x*y_dot\nmethods: [rattle]\n", "linear in the velocities"),
        ("lagrangian: (x_dot^2 + y_dot^2)/2 + x*y_dot\nmethods: [feedback-rk4]\n", "linear in the velocities"),
        (
            "lagrangian: (x_dot^2 + y_dot^2)/2\nforces: {x: -x_dot}\nmethods: [rattle]\n",
            "do not depend on the velocity",
        ),
        ("lagrangian: (x_dot^2 + y_dot^2)/2 - t*x\nmethods: [itoh-abe]\n", "do not depend on the time"),
        (
            "lagrangian: (x_dot^2 + y_dot^2)/2\nconstraints: [x_dot - 1]\nmethods: [gonzalez-r]\n",
            "prescribe a velocity",
        ),
        (
            "lagrangian: (x_dot^2 + y_dot^2)/2\nconstraints: [x_dot - 1]\nmethods: [feedback-rk2]\n",
            "prescribe a velocity",
        ),
    ];
    for (rest, reason) in cases {
        let error = refusal(declared("refused", &format!("{head}{rest}")));
        assert!(error.contains(reason) && error.contains("use `"), "{error}");
    }
}

/// Checks the note on constraints that are holonomic together, including prescribed velocities and
/// the time.
fn holonomic_together() {
    let edge = "x_dot*sin(theta) - y_dot*cos(theta)";
    for (constraints, expected) in [
        (format!("constraints: [{edge}]"), false),
        // No two of them are integrable by themselves; one direction remains.
        (format!("constraints: [{edge}, z_dot - x*y_dot, theta_dot - y*x_dot]"), true),
        ("constraints: [x_dot - 1]".to_owned(), true),
        // The part that is linear in velocities is holonomic; with the prescribed velocity the
        // constraint is not.
        ("constraints: [x_dot - y]".to_owned(), false),
        ("constraints: [x_dot - t*z_dot - z]".to_owned(), true),
        ("constraints: [x_dot - t*z_dot]".to_owned(), false),
        (format!("constraints: [{edge}, z_dot - 2]"), false),
        // Constraints declared as holonomic need no note.
        ("holonomic: [x - y*z]".to_owned(), false),
        ("constraints: [theta_dot - z_dot]\nholonomic: [x - y*z]".to_owned(), true),
    ] {
        let compiled = compile(&format!(
            "name: case\ncoordinates: [x, y, z, theta]\nlagrangian: (x_dot^2 + y_dot^2 + z_dot^2 + theta_dot^2)/2\n{constraints}\nmethods: [rk4]\n"
        ));
        let notes = compiled.diagnostics.notes();
        let said = notes.iter().any(|note| note == "these constraints are holonomic (D is involutive)");
        assert_eq!(said, expected, "{constraints}: {notes:?}");
    }
}
