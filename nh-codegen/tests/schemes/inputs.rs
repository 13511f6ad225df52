//! Control inputs: every method under oscillating forces, compared with a separate integration of
//! the equations.

use super::forms::discretised;
use super::*;
use nh_cases::slope;
use nonholonomic_codegen::mechanics::Mechanics;
use nonholonomic_codegen::model::Model;
use nonholonomic_codegen::scheme::{Method, Properties, Refusal};
use std::sync::Arc;

/// A transmission with a potential: constant mass, and an input matrix that depends on the
/// configuration.
const GEARBOX: &str = "\
name: forced_gearbox
coordinates: [q1, q2, q3]
lagrangian: (q1_dot^2 + 2*q2_dot^2 + q3_dot^2)/2 - (q1^2 + q2^2)/2 - cos(q3)
constraints: [q1_dot + sin(q3)*q2_dot]
frame: [[-sin(q3), 1, 0], [0, 0, 1]]
inputs: {f: [1, cos(q1), 0], g: [0, q2, 1]}
methods: [all]
";

/// A sleigh with inputs along its edge and about its axis; its mass depends on the configuration.
const SLEIGH: &str = "\
name: forced_sleigh
coordinates: [x, y, theta]
lagrangian: theta_dot^2 + (x_dot^2 + y_dot^2 + theta_dot*(-x_dot*sin(theta) + y_dot*cos(theta)))/2
constraints: [-x_dot*sin(theta) + y_dot*cos(theta)]
inputs: {thrust: [cos(theta), sin(theta), 0], torque: [0, 0, 1]}
methods: [all]
";

/// Models, each with a state on the constraint.
const MODELS: [(&str, [f64; 3], [f64; 3]); 2] = [
    ("gearbox", [0.6, -0.4, 0.3], [-0.236_416_165_329_071_64, 0.8, 0.7]),
    ("sleigh", [0.2, -0.1, 0.3], [0.477_668_244_562_803, 0.147_760_103_330_669_77, 0.8]),
];

fn text(model: &str) -> &'static str {
    if model == "gearbox" { GEARBOX } else { SLEIGH }
}

fn compile(text: &str) -> Verified<Program> {
    exposed(declared("forced", text)).program.clone()
}

/// Returns the forces: continuous, and never both zero.
fn inputs(t: f64) -> Vec<f64> {
    vec![0.5 + (3.0 * t).sin(), 0.8 * (2.0 * t).cos()]
}

const END: f64 = 2.0;

/// Returns the cases: every method on every model it applies to.
pub fn trials() -> Vec<Trial> {
    let mut trials = Vec::new();
    for (model, q, w) in MODELS {
        let program = Arc::new(compile(text(model)));
        // The same system without inputs.
        let plain: String =
            text(model).lines().filter(|l| !l.starts_with("inputs")).map(|l| format!("{l}\n")).collect();
        let plain = Arc::new(compile(&plain));
        let exact = Arc::new(reference(&program, &q, &w));
        for method in METHODS {
            let properties = method.properties;
            if !program.steppers.iter().any(|s| s.method == properties.name) {
                assert!(
                    !plain.steppers.iter().any(|s| s.method == properties.name),
                    "inputs refuse {}",
                    properties.name
                );
                continue;
            }
            let (program, plain, exact) = (Arc::clone(&program), Arc::clone(&plain), Arc::clone(&exact));
            trials.push(trial(format!("inputs::{model}_{}", properties.name), move || {
                order(&program, &properties, (&q, &w), &exact);
                balance(&program, &properties, (&q, &w));
                nothing(&program, &plain, &properties, (&q, &w));
            }));
        }
    }
    trials.push(trial("inputs::closed_forms_are_the_general_ones", both_forms));
    trials.push(trial("inputs::a_method_that_reads_none_is_refused", refused));
    trials
}

/// Returns (q, w) at the end by Kutta's method on the accelerations that the model exposes, with
/// 4000 steps. The error is about (5·10⁻⁴)⁴ times derivatives of size 10, or 1e-12.
fn reference(program: &Verified<Program>, q: &[f64], w: &[f64]) -> Vec<f64> {
    let system = Caller::new(program, &[]).expect("no parameters");
    let n = q.len();
    let rates = |t: f64, y: &[f64]| -> Vec<f64> {
        let acceleration =
            system.call(Quantity::Acceleration, &[&y[..n], &y[n..], &inputs(t)]).expect("an acceleration");
        y[n..].iter().copied().chain(acceleration).collect()
    };
    let steps = 4000;
    let h = END / f64::from(steps);
    let plus = |y: &[f64], c: f64, k: &[f64]| -> Vec<f64> { y.iter().zip(k).map(|(y, k)| y + c * k).collect() };
    let mut y: Vec<f64> = q.iter().chain(w).copied().collect();
    for step in 0..steps {
        let t = h * f64::from(step);
        let k1 = rates(t, &y);
        let k2 = rates(t + h / 2.0, &plus(&y, h / 2.0, &k1));
        let k3 = rates(t + h / 2.0, &plus(&y, h / 2.0, &k2));
        let k4 = rates(t + h, &plus(&y, h, &k3));
        for (i, y) in y.iter_mut().enumerate() {
            *y += h / 6.0 * (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]);
        }
    }
    y
}

/// Runs to the end in this number of steps, and returns (q, w) and the work.
fn forced(
    program: &Verified<Program>,
    method: &str,
    (q, w): (&[f64], &[f64]),
    steps: u32,
) -> (Vec<f64>, Vec<f64>, f64) {
    let h = END / f64::from(steps);
    let mut run = Run::new(program, method, &[], h, q, w).expect("starts");
    for _ in 0..steps {
        run.step_with(inputs).expect("steps");
    }
    let (q, w) = run.state();
    (q, w, run.work())
}

fn step_counts(order: u32) -> [u32; 4] {
    match order {
        1 => [100, 200, 400, 800],
        2 => [20, 40, 80, 160],
        4 => [16, 32, 64, 128],
        _ => [9, 12, 16, 20],
    }
}

/// The order of methods that follow the motion itself, up to roundoff.
const FLOW: u32 = 20;

/// Checks that the order is the same as without inputs; methods that follow the motion itself have
/// order 1, because inputs are held over a step.
fn order(program: &Verified<Program>, properties: &Properties, start: (&[f64], &[f64]), exact: &[f64]) {
    let claimed = if properties.order == FLOW { 1 } else { properties.order };
    let points: Vec<(f64, f64)> = step_counts(claimed)
        .map(|steps| {
            let (q, w, _) = forced(program, properties.name, start, steps);
            let error = q.iter().chain(&w).zip(exact).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
            ((END / f64::from(steps)).ln(), error.ln())
        })
        .to_vec();
    let (slope, claimed) = (slope(&points), f64::from(claimed));
    // As in `claims`: the next term tilts the slope, superconvergence is no contradiction.
    assert!(slope > claimed - 0.15 && slope < claimed + 1.2, "order {slope:.3}, claimed {claimed}; {points:?}");
}

/// Checks that H(t) − H(0) is the work of the inputs: to roundoff if the method preserves the
/// energy, otherwise with the method's accuracy.
fn balance(program: &Verified<Program>, properties: &Properties, (q, w): (&[f64], &[f64])) {
    let system = Caller::new(program, &[]).expect("no parameters");
    let energy = |q: &[f64], w: &[f64]| system.call(Quantity::Energy, &[q, w]).expect("energy")[0];
    let before = energy(q, w);
    let missing = |steps: u32| {
        let (q, w, work) = forced(program, properties.name, (q, w), steps);
        assert!(work.abs() > 0.1, "the inputs do work: {work}");
        (energy(&q, &w) - before - work).abs()
    };
    if properties.energy == Conserves::Exactly || properties.order == FLOW {
        // Each of 200 steps has 10 roundings of size |H| + |W| < 4, as if all had one sign.
        let (missing, bound) = (missing(200), 200.0 * 10.0 * f64::EPSILON * 4.0);
        assert!(missing < bound, "the energy and the work differ by {missing:e}, bound {bound:e}");
        return;
    }
    let missing = step_counts(properties.order).map(|steps| (END / f64::from(steps), missing(steps)));
    // `midpoint` preserves a Hamiltonian that is quadratic in (q, ρ), such as the sleigh's, within
    // the same bound.
    if properties.energy == Conserves::Quadratic && missing.iter().all(|(_, m)| *m < 200.0 * 10.0 * f64::EPSILON * 4.0)
    {
        return;
    }
    let points = missing.map(|(h, missing)| (h.ln(), missing.ln()));
    let (slope, claimed) = (slope(&points), f64::from(properties.order));
    assert!(slope > claimed - 0.3, "the balance is of order {slope:.3}, the method of order {claimed}; {points:?}");
}

/// Checks that inputs of zero have no effect.
fn nothing(program: &Verified<Program>, plain: &Verified<Program>, properties: &Properties, (q, w): (&[f64], &[f64])) {
    let start = |program| Run::new(program, properties.name, &[], 0.05, q, w).expect("starts");
    let (mut with, mut without) = (start(program), start(plain));
    for step in 0..40 {
        with.step().expect("steps");
        without.step().expect("steps");
        assert_eq!(with.work(), 0.0, "step {step}");
        let ((a, b), (c, d)) = (with.state(), without.state());
        let error = a.iter().chain(&b).zip(c.iter().chain(&d)).map(|(x, y)| (x - y).abs()).fold(0.0, f64::max);
        // Added zeros change nothing, but the order of sums may differ: forty steps amplify
        // roundoff by less than a few thousand units in the last place (2.2e-16) of numbers of size
        // 1.
        assert!(error < 1e-12, "step {step}: zero inputs are worth {error:e}");
    }
}

/// Compares the closed forms of `leapfrog` and `dla01` for a constant mass with the general ones,
/// with inputs.
fn both_forms() {
    let declaration = declared("forced", GEARBOX);
    let mechanics = Mechanics::derive(Model::resolve(&declaration).expect("a model")).expect("its mechanics");
    let methods = ["leapfrog", "dla01"];
    let [closed, general] = [true, false].map(|closed_forms| discretised(&mechanics, &methods, closed_forms));
    let (_, q, w) = MODELS[0];
    for method in methods {
        // A force that jumps between steps distinguishes the two sides of a node.
        let mut runs = [&closed, &general].map(|program| Run::new(program, method, &[], 0.05, &q, &w).expect("starts"));
        for step in 0..40 {
            let mut readings = 0;
            let states = runs.each_mut().map(|run| {
                run.step_with(|t| {
                    readings += 1;
                    inputs(t + f64::from(readings % 2))
                })
                .expect("steps");
                readings = 0;
                run.state()
            });
            let [a, b] = states;
            let error =
                a.0.iter().chain(&a.1).zip(b.0.iter().chain(&b.1)).map(|(x, y)| (x - y).abs()).fold(0.0, f64::max);
            // As in `forms`.
            assert!(error < 1e-12, "{method}, step {step}: the forms differ by {error:e}");
        }
    }
}

fn refused() {
    let mechanics = |text: &str| {
        let declaration = declared("forced", text);
        Mechanics::derive(Model::resolve(&declaration).expect("a model")).expect("its mechanics")
    };
    // A method that does not sample inputs.
    let mute = Method { properties: Properties { name: "mute", ..METHODS[0].properties }, ..Method::DEFAULT };
    let Refusal { reason, help } = scheme::applies(&mute, &mechanics(GEARBOX)).expect_err("refused");
    assert_eq!(reason, "`mute` does not define the times in a step at which control inputs are read");
    assert!(help.contains("`gonzalez`"), "{help}");
    let plain: String = GEARBOX.lines().filter(|l| !l.starts_with("inputs")).map(|l| format!("{l}\n")).collect();
    assert!(scheme::applies(&mute, &mechanics(&plain)).is_ok());
}
