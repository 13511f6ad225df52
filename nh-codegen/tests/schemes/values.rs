//! Definitions that many others read, and expressions that are too large to multiply out: they are
//! kept as values, and are accurate.

use super::*;
use std::fmt::Write;
use std::time::{Duration, Instant};

/// Levels of the tower of definitions. Written out, the last one has more than 3¹⁴ operations.
const LEVELS: usize = 14;

pub fn trials() -> Vec<Trial> {
    vec![
        trial("values::a_tower_of_definitions", a_tower_of_definitions),
        trial("values::a_constraint_of_a_tower", a_constraint_of_a_tower),
        trial("values::an_arm_by_its_rotations", an_arm_by_its_rotations),
        trial("values::a_part_without_a_name", a_part_without_a_name),
    ]
}

fn compiled(yaml: &str, methods: &[&str]) -> Compiled {
    exposed(with_methods(declared("values", yaml), methods))
}

/// Returns the definitions d₁ = x + sin(x)/4 and d_k = d²/8 + d cos(d)/4 + y/k with d = d_{k−1}.
fn tower() -> String {
    let mut text = "definitions:\n  d1: x + sin(x)/4\n".to_owned();
    for k in 2..=LEVELS {
        let d = format!("d{}", k - 1);
        writeln!(text, "  d{k}: {d}^2/8 + {d}*cos({d})/4 + y/{k}").expect("a text grows");
    }
    text
}

/// Returns the last definition with its slopes along x and y.
fn top(x: f64, y: f64) -> (f64, [f64; 2]) {
    let (mut d, mut slopes) = (x + x.sin() / 4.0, [1.0 + x.cos() / 4.0, 0.0]);
    for k in 2..=LEVELS {
        let slope = d / 4.0 + d.cos() / 4.0 - d * d.sin() / 4.0;
        slopes = [slope * slopes[0], slope * slopes[1] + 1.0 / k as f64];
        d = d * d / 8.0 + d * d.cos() / 4.0 + y / k as f64;
    }
    (d, slopes)
}

fn close(found: f64, expected: f64, tolerance: f64, what: &str) {
    assert!((found - expected).abs() <= tolerance, "{what}: {found}, not {expected}");
}

fn a_tower_of_definitions() {
    let begin = Instant::now();
    let yaml =
        format!("name: tower\ncoordinates: [x, y]\n{}lagrangian: (x_dot^2 + y_dot^2)/2 - 4*d{LEVELS}\n", tower());
    let compiled = compiled(&yaml, &["gonzalez", "iso", "rk4"]);
    // Two seconds suffice; the limit allows for busy machines, and for a compiler without
    // optimisation.
    assert!(begin.elapsed() < Duration::from_secs(40), "{:?}", begin.elapsed());
    let said: Vec<String> = compiled.diagnostics.list.iter().map(ToString::to_string).collect();
    assert!(said.iter().all(|message| !message.contains("definition")), "{said:?}");
    let program = compiled.program.get();
    let system = Caller::new(program, &[]).expect("no parameters");
    for [x, y] in [[0.3, 0.1], [-1.7, 2.5], [4.0, -3.0]] {
        let (value, slopes) = top(x, y);
        let found = system.call(Quantity::Potential, &[&[x, y]]).expect("it is there")[0];
        // Each level rounds a few numbers below 8, and scales the values that it reads by less than
        // 4.
        close(found, 4.0 * value, 1e-12, "V");
        let gradient = system.call(Quantity::PotentialGradient, &[&[x, y]]).expect("it is there");
        for (found, slope) in gradient.iter().zip(slopes) {
            close(*found, 4.0 * slope, 1e-11, "the slope of V");
        }
    }
    let (q, w, h) = ([0.3, 0.1], [0.5, -1.0], 0.03125);
    let energy = |q: &[f64], w: &[f64]| (w[0] * w[0] + w[1] * w[1]) / 2.0 + 4.0 * top(q[0], q[1]).0;
    let start = energy(&q, &w);
    for method in ["gonzalez", "iso"] {
        let mut run = Run::new(program, method, &[], h, &q, &w).expect("starts");
        for _ in 0..32 {
            run.step().unwrap_or_else(|e| panic!("{method}: {e}"));
        }
        let (q, w) = run.state();
        close(energy(&q, &w), start, 1e-12, method);
        assert!((w[1] + 1.0).abs() > 0.1, "{method} has moved by {w:?}");
    }
    // The classical Runge–Kutta method by hand.
    let field = |s: [f64; 4]| {
        let slopes = top(s[0], s[1]).1;
        [s[2], s[3], -4.0 * slopes[0], -4.0 * slopes[1]]
    };
    let moved = |s: [f64; 4], h: f64, k: [f64; 4]| std::array::from_fn(|i| s[i] + h * k[i]);
    let mut state = [q[0], q[1], w[0], w[1]];
    let mut run = Run::new(program, "rk4", &[], h, &q, &w).expect("starts");
    for _ in 0..32 {
        let a = field(state);
        let b = field(moved(state, h / 2.0, a));
        let c = field(moved(state, h / 2.0, b));
        let d = field(moved(state, h, c));
        state = std::array::from_fn(|i| state[i] + h / 6.0 * (a[i] + 2.0 * b[i] + 2.0 * c[i] + d[i]));
        run.step().expect("an explicit step");
    }
    let (q, w) = run.state();
    for (found, expected) in [q, w].concat().iter().zip(state) {
        // Each of 32 steps rounds slopes to at most 1e-13, multiplied by h.
        close(*found, expected, 1e-12, "rk4");
    }
}

/// Checks the constraint ż = d(x, y) ẋ.
fn a_constraint_of_a_tower() {
    let yaml = format!(
        "name: tower\ncoordinates: [x, y, z]\n{}lagrangian: (x_dot^2 + y_dot^2 + z_dot^2)/2 - x^2/2 - x*y\nconstraints: [z_dot - d{LEVELS}*x_dot]\n",
        tower()
    );
    let compiled = compiled(&yaml, &["gonzalez", "rk4"]);
    let (q, x_dot) = ([0.3, 0.1, 0.0], 0.75);
    let w = [x_dot, -0.25, top(q[0], q[1]).0 * x_dot];
    let energy = |q: &[f64], w: &[f64]| w.iter().map(|w| w * w / 2.0).sum::<f64>() + q[0] * q[0] / 2.0 + q[0] * q[1];
    let mut ends = Vec::new();
    for (method, tolerance) in [("gonzalez", 1e-13), ("rk4", 1e-9)] {
        let mut run = Run::new(compiled.program.get(), method, &[], 1.0 / 256.0, &q, &w).expect("starts");
        for _ in 0..256 {
            run.step().unwrap_or_else(|e| panic!("{method}: {e}"));
        }
        let (now, rates) = run.state();
        close(energy(&now, &rates), energy(&q, &w), tolerance, method);
        close(rates[2], top(now[0], now[1]).0 * rates[0], 1e-13, "the constraint");
        ends.push(now);
    }
    // The error is of second order: 256⁻² times third derivatives of the motion.
    for (a, b) in ends[0].iter().zip(&ends[1]) {
        close(*a, *b, 1e-4, "the motion");
    }
}

/// Compares a chain in a plane by the rotation matrices of its joints with one by the angles of its
/// links. The latter are sums of the joints' angles, and a Runge–Kutta method gives the same motion
/// in coordinates that are sums of others.
fn an_arm_by_its_rotations() {
    const N: usize = 12;
    let names = |letter: &str| (1..=N).map(|i| format!("{letter}{i}")).collect::<Vec<_>>().join(", ");
    let mut joints =
        format!("name: joints\ncoordinates: [{}]\ndefinitions:\n  R0: [[1, 0], [0, 1]]\n  p0: [0, 0]\n", names("a"));
    let mut links = format!("name: links\ncoordinates: [{}]\ndefinitions:\n  p0: [0, 0]\n", names("b"));
    for i in 1..=N {
        let before = i - 1;
        writeln!(joints, "  R{i}: R{before}*rot(a{i})\n  p{i}: p{before} + R{i}*[0, -1]").expect("a text grows");
        writeln!(links, "  p{i}: p{before} + [sin(b{i}), -cos(b{i})]").expect("a text grows");
    }
    let terms = |bodies: &dyn Fn(usize) -> String| (1..=N).map(bodies).collect::<Vec<_>>().join(" + ");
    let lagrangian = format!("lagrangian: {}\n", terms(&|i| format!("norm2(dot(p{i}))/2 - p{i}[2]")));
    let [joints, links] = [joints, links].map(|text| compiled(&format!("{text}{lagrangian}"), &["rk4"]));
    let angles: Vec<f64> = (1..=N).map(|i| 0.1 * (i * i % 7) as f64 - 0.2).collect();
    let rates: Vec<f64> = (1..=N).map(|i| 0.3 - 0.1 * (i % 5) as f64).collect();
    let summed = |values: &[f64]| {
        values
            .iter()
            .scan(0.0, |sum, value| {
                *sum += value;
                Some(*sum)
            })
            .collect::<Vec<f64>>()
    };
    let run = |compiled: &Compiled, q: &[f64], w: &[f64]| {
        let mut run = Run::new(compiled.program.get(), "rk4", &[], 0.0625, q, w).expect("starts");
        for _ in 0..8 {
            run.step().expect("an explicit step");
        }
        run.state()
    };
    let (q, w) = run(&joints, &angles, &rates);
    let (b, b_dot) = run(&links, &summed(&angles), &summed(&rates));
    for (found, expected) in [summed(&q), summed(&w)].concat().iter().zip([b, b_dot].concat()) {
        // The mass matrix of a chain of twelve has the condition 10³ to 10⁴.
        close(*found, expected, 1e-10, "the motion");
    }
}

/// Checks that (x + y + … )⁶⁴ is one value, although it has many terms when multiplied out.
fn a_part_without_a_name() {
    let yaml = "name: power\ncoordinates: [x, y, z, a, b, c]\nlagrangian: (x_dot^2 + y_dot^2 + z_dot^2 + a_dot^2 + b_dot^2 + c_dot^2)/2 - x^2 - (1 + (x + y + z + a + b + c)/50)^64*y\n";
    let compiled = compiled(yaml, &["gonzalez"]);
    let q: [f64; 6] = [0.5, -0.25, 0.75, 0.125, -0.5, 0.25];
    let system = Caller::new(compiled.program.get(), &[]).expect("no parameters");
    let base = 1.0 + q.iter().sum::<f64>() / 50.0;
    let found = system.call(Quantity::Potential, &[&q]).expect("it is there")[0];
    close(found, q[0] * q[0] + base.powi(64) * q[1], 1e-13, "V");
    let slope = 64.0 / 50.0 * base.powi(63) * q[1];
    let expected = [2.0 * q[0] + slope, base.powi(64) + slope, slope, slope, slope, slope];
    for (found, expected) in system.call(Quantity::PotentialGradient, &[&q]).expect("it is there").iter().zip(expected)
    {
        close(*found, expected, 1e-13, "the slope of V");
    }
}
