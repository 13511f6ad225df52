//! Generated code of systems with more than a kinetic energy, a potential and homogeneous
//! constraints. It compiles without a warning under `no_std`. Its motions end where those of a
//! program end that shares nothing with the compiler (`nh-codegen/tests/schemes/wider/wider.py`).
//! `gonzalez` accounts for the work to roundoff.

use nh_tests::compiler::{Compiler, scratch};
use nh_tests::strangers;
use nonholonomic_codegen::declaration::Declaration;
use nonholonomic_codegen::pipeline;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

/// The fields of a case that are read; the declaration names no methods.
#[derive(Deserialize)]
struct Case {
    declaration: String,
    end: f64,
    start: Vec<f64>,
    q: Vec<f64>,
    v: Vec<f64>,
}

/// The case with all methods that apply; the others have two.
const ALL: &str = "forced";

static COMPILER: LazyLock<Compiler> = LazyLock::new(|| Compiler::of_test("wider"));

#[test]
fn compiled_and_run() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../nh-codegen/tests/schemes/wider/wider.json");
    let text = fs::read_to_string(path).expect("the data are there");
    let cases: BTreeMap<String, Case> = serde_json::from_str(&text).expect("as wider.py wrote it");
    let folder = scratch("wider");
    let (mut modules, mut program) = ("#![deny(warnings)]\n".to_owned(), format!("{PROGRAM}\nfn main() {{\n"));
    for (name, case) in &cases {
        let methods = if name == ALL { "all" } else { "gonzalez, rk4" };
        let text = format!("{}methods: [{methods}]\nexpose: [all]\n", case.declaration);
        let compiled = Declaration::from_yaml(&text, "wider.yaml")
            .and_then(|declaration| pipeline::compile(&declaration))
            .unwrap_or_else(|errors| panic!("{text}\n{errors}"));
        let file = compiled.text().expect("what is emitted parses");
        fs::write(folder.join(format!("{name}.rs")), &file).expect("the target folder is writable");
        let _ = writeln!(modules, "mod {name};");
        let (q, w) = case.start.split_at(case.q.len());
        let _ = writeln!(
            program,
            "    run::<{name}::{}::System<f64>>({q:?}.as_slice(), {w:?}.as_slice(), {:?}, {:?}.as_slice());",
            strangers::module(&file),
            case.end,
            [&case.q[..], &case.v].concat()
        );
    }
    program += "}\n";
    modules.push_str(&program);
    build_and_run(&COMPILER, &folder, &modules);
}

/// Builds and runs a program in this folder, beside the modules that it names.
fn build_and_run(compiler: &Compiler, folder: &Path, program: &str) {
    let source = folder.join("main.rs");
    fs::write(&source, program).expect("the target folder is writable");
    let built = folder.join("main");
    let arguments: Vec<&str> = ["-C", "opt-level=1", "-o"].into_iter().chain(built.to_str()).collect();
    let compiled = compiler.build(&source, folder, folder, Path::new("unused"), &arguments).run();
    assert!(compiled.success, "{}", compiled.messages);
    let output = Command::new(built).output().expect("what was built can be run");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

const PROGRAM: &str = "
use nonholonomic::catalogue::{DynStepper, Model, boxed};

fn run<S: Model + 'static>(q: &[f64], w: &[f64], end: f64, truth: &[f64]) {
    let name = S::INFO.name;
    let system = S::from_parameters(&[]).unwrap();
    let start = system.state_from(0.0, q, w).unwrap();
    system.check(&start).unwrap();
    let off = |stepper: &dyn DynStepper| {
        let (mut q, mut w) = (vec![0.0; q.len()], vec![0.0; w.len()]);
        stepper.write_q(&mut q);
        stepper.write_w(&mut w);
        q.iter().chain(&w).zip(truth).fold(0.0_f64, |most, (a, b)| most.max((a - b).abs()))
    };
    let to_end = |method: &str, steps: u64| {
        let mut stepper = boxed(&system, &start, method, end / steps as f64).unwrap().unwrap();
        let first = stepper.energy();
        stepper.step_n(steps).unwrap_or_else(|error| panic!(\"{name}: {error}\"));
        (off(&*stepper), (stepper.energy() - first - stepper.work()).abs(), first.abs().max(1.0))
    };
    // The error constant of rk4 at h = end/2000 is below 1e-8 for all of them; roundoff is below 1e-12.
    let (error, ..) = to_end(\"rk4\", 2000);
    assert!(error < 1e-10, \"{name}: rk4 is off by {error:e}\");
    let ((before, ..), (after, balance, energy)) = (to_end(\"gonzalez\", 200), to_end(\"gonzalez\", 400));
    let order = (before / after).log2();
    assert!((order - 2.0).abs() < 0.1, \"{name}: gonzalez has order {order}\");
    // Some 20 roundings of the energy's terms a step.
    assert!(balance < 400.0 * 20.0 * f64::EPSILON * energy, \"{name}: the balance is off by {balance:e}\");
    for method in S::INFO.methods {
        let (error, ..) = to_end(method.name, 400);
        assert!(error < 0.05, \"{name}, {}: off by {error:e}\", method.name);
    }
}
";

/// A sleigh with all five functions that have kinks, of which it crosses three, with a piece and a
/// table, in its potential and in its forces.
const KINKED: &str = "\
name: kinked
coordinates: [x, y, theta]
lagrangian: 1.3/2*(x_dot^2 + y_dot^2) + 0.8/2*theta_dot^2 - 5/2*max(x - 1/2, 0)^2 - 0.3*abs(y) - 0.2*min(x, y) - 0.1*atan2(y, x + 3) - if(x > 1/4, 2*(x - 1/4)^2*asinh(x), 0) - interp(x, [-1, 0, 1, 2], [0, 0.2, 0.1, 0.3])
constraints: [-x_dot*sin(theta) + y_dot*cos(theta)]
frame: [[cos(theta), sin(theta), 0], [0, 0, 1]]
forces: {x: -0.2*abs(x_dot)*x_dot, theta: '-if(theta_dot > 0, 0.1, -0.1)'}
initial: {start: {q: [-0.3, -0.1, 0.4], v: {x_dot: 1.2*cos(theta), y_dot: 1.2*sin(theta), theta_dot: 0.5}}}
methods: [all]
expose: [all]
";

/// Emitted code with kinks, under all methods that apply, compiles without a warning. It follows
/// hand-written equations of motion, in double precision and in single precision.
#[test]
fn kinks_in_both_precisions() {
    let compiled = Declaration::from_yaml(KINKED, "kinked.yaml")
        .and_then(|declaration| pipeline::compile(&declaration))
        .unwrap_or_else(|errors| panic!("{errors}"));
    let file = compiled.text().expect("what is emitted parses");
    let folder = scratch("kinks");
    fs::write(folder.join("generated.rs"), &file).expect("the target folder is writable");
    let module = strangers::module(&file);
    let program = format!("#![deny(warnings)]\nmod generated;\nuse generated::{module} as kinked;\n{KINKED_PROGRAM}");
    build_and_run(&COMPILER, &folder, &program);
}

const KINKED_PROGRAM: &str = "
use nonholonomic::catalogue::{Model, boxed};
use nonholonomic::prelude::*;

/// (x, y, theta, u, omega): the speed along the edge, and the turn.
type Motion = [f64; 5];

/// The natural spline through (-1, 0), (0, 0.2), (1, 0.1), (2, 0.3), whose second derivatives there are 0, -0.6, 0.6, 0: its value, and its slope.
fn table(x: f64) -> (f64, f64) {
    let (values, seconds) = ([0.0, 0.2, 0.1, 0.3], [0.0, -0.6, 0.6, 0.0]);
    let i = ((x + 1.0).floor().max(0.0) as usize).min(2);
    let (left, right) = (i as f64 - x, x - (i as f64 - 1.0));
    let (low, high) = (values[i] - seconds[i] / 6.0, values[i + 1] - seconds[i + 1] / 6.0);
    let value = (seconds[i] * left.powi(3) + seconds[i + 1] * right.powi(3)) / 6.0 + low * left + high * right;
    (value, (seconds[i + 1] * right * right - seconds[i] * left * left) / 2.0 - low + high)
}

fn field([x, y, theta, u, omega]: Motion) -> Motion {
    let (sin, cos) = theta.sin_cos();
    let square = (x + 3.0).powi(2) + y * y;
    let (min_by_x, min_by_y) = if x < y { (1.0, 0.0) } else { (0.0, 1.0) };
    let slope_x = if x > 0.5 { 5.0 * (x - 0.5) } else { 0.0 } + 0.2 * min_by_x - 0.1 * y / square;
    let beyond = x - 0.25;
    let piece = 4.0 * beyond * x.asinh() + 2.0 * beyond * beyond / (1.0 + x * x).sqrt();
    let slope_x = slope_x + if x > 0.25 { piece } else { 0.0 } + table(x).1;
    let slope_y = if y > 0.0 { 0.3 } else { -0.3 } + 0.2 * min_by_y + 0.1 * (x + 3.0) / square;
    let drag = if u * cos > 0.0 { -0.2 } else { 0.2 } * (u * cos) * (u * cos);
    let turn = if omega > 0.0 { -0.1 } else { 0.1 };
    [u * cos, u * sin, omega, ((drag - slope_x) * cos - slope_y * sin) / 1.3, turn / 0.8]
}

fn energy([x, y, _, u, omega]: Motion) -> f64 {
    let spring = if x > 0.5 { 2.5 * (x - 0.5).powi(2) } else { 0.0 };
    let potential = spring + if y > 0.0 { 0.3 * y } else { -0.3 * y } + 0.2 * if x < y { x } else { y } + 0.1 * y.atan2(x + 3.0);
    let piece = if x > 0.25 { 2.0 * (x - 0.25).powi(2) * x.asinh() } else { 0.0 };
    0.65 * u * u + 0.4 * omega * omega + potential + piece + table(x).0
}

fn runge_kutta(z: Motion, h: f64) -> Motion {
    let along = |k: Motion, c: f64| std::array::from_fn(|i| z[i] + c * h * k[i]);
    let k1 = field(z);
    let k2 = field(along(k1, 0.5));
    let k3 = field(along(k2, 0.5));
    let k4 = field(along(k3, 1.0));
    std::array::from_fn(|i| z[i] + h / 6.0 * (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]))
}

fn all([x, y, theta, u, omega]: Motion) -> [f64; 6] {
    [x, y, theta, u * theta.cos(), u * theta.sin(), omega]
}

fn main() {
    const STEPS: u32 = 300;
    const H: f64 = 0.01;
    let start = [-0.3, -0.1, 0.4, 1.2, 0.5];
    let (mut z, mut truth, mut crossed) = (start, Vec::new(), [0; 3]);
    for _ in 0..STEPS {
        let before = z;
        z = runge_kutta(z, H);
        let sides = |z: Motion| [z[0] > 0.5, z[1] > 0.0, z[0] < z[1]];
        for i in 0..3 {
            crossed[i] += u32::from(sides(before)[i] != sides(z)[i]);
        }
        truth.push(z);
    }
    assert!(crossed.iter().all(|n| *n > 0), \"kinks are crossed: {crossed:?}\");

    let system = kinked::System::<f64>::new(kinked::Parameters::new()).unwrap();
    let state = system.state().data_set(\"start\").unwrap().build().unwrap();
    let single = kinked::System::<f32>::new(kinked::Parameters::new()).unwrap();
    let single_state = single.state().data_set(\"start\").unwrap().project().unwrap();
    let off = |state: [f64; 6], truth: Motion| state.iter().zip(all(truth)).fold(0.0_f64, |most, (a, b)| most.max((a - b).abs()));
    let plain = |q: [f64; 3], w: [f64; 3]| [q[0], q[1], q[2], w[0], w[1], w[2]];

    // The same Runge-Kutta method, step by step: some 50 roundings of numbers of order 1 in each.
    let mut stepper = Discretize::<Rk4>::stepper(&system, &state, H).unwrap();
    let mut single_stepper = Discretize::<Rk4>::stepper(&single, &single_state, H as f32).unwrap();
    let mut worst = [0.0_f64; 3];
    for z in &truth {
        stepper.step().unwrap();
        single_stepper.step().unwrap();
        let now = stepper.state();
        worst[0] = worst[0].max(off(plain(now.q().data.0[0], now.w().data.0[0]), *z));
        worst[1] = worst[1].max((system.energy_of(&now) - energy(*z)).abs());
        let now = single_stepper.state();
        worst[2] = worst[2].max(off(plain(now.q().cast::<f64>().data.0[0], now.w().cast::<f64>().data.0[0]), *z));
    }
    let roundings = f64::from(STEPS) * 50.0;
    assert!(worst[0] < roundings * f64::EPSILON, \"rk4 is off by {:e}\", worst[0]);
    assert!(worst[1] < roundings * f64::EPSILON, \"the energy is off by {:e}\", worst[1]);
    assert!(worst[2] < roundings * f64::from(f32::EPSILON), \"rk4 in single precision is off by {:e}\", worst[2]);

    // The work of the drag is booked, across kinks as elsewhere: some 20 roundings of the energy's terms a step.
    let mut stepper = Discretize::<Gonzalez>::stepper(&single, &single_state, H as f32).unwrap();
    stepper.step_n(u64::from(STEPS)).unwrap();
    let balance = f64::from(single.energy_of(&stepper.state()) - single.energy_of(&single_state) - stepper.work());
    assert!(balance.abs() < f64::from(STEPS) * 20.0 * f64::from(f32::EPSILON), \"the balance is off by {balance:e}\");
    for method in kinked::System::<f64>::INFO.methods {
        let mut stepper = boxed(&system, &state, method.name, H).unwrap().unwrap();
        let first = stepper.energy();
        // Nodes do not resolve a kink; `avf` has closed difference quotients across one.
        if [\"avf4\", \"avf6\"].contains(&method.name) {
            let error = stepper.step_n(u64::from(STEPS)).unwrap_err().to_string();
            assert!(error.contains(\"too long for the quadrature\"), \"{error}\");
            continue;
        }
        stepper.step_n(u64::from(STEPS)).unwrap_or_else(|error| panic!(\"{}: {error}\", method.name));
        let (mut q, mut w) = ([0.0; 3], [0.0; 3]);
        stepper.write_q(&mut q);
        stepper.write_w(&mut w);
        // The order is at least one, and the force jumps by 0.3 in two of the steps.
        let error = off(plain(q, w), truth[truth.len() - 1]);
        assert!(error < 0.05, \"{}: off by {error:e}\", method.name);
        if [\"gonzalez\", \"avf\", \"gonzalez-r\", \"gonzalez-f\", \"itoh-abe\", \"itoh-abe-sym\", \"dd\"].contains(&method.name) {
            let balance = stepper.energy() - first - stepper.work();
            assert!(balance.abs() < f64::from(STEPS) * 20.0 * f64::EPSILON, \"{}: the balance is off by {balance:e}\", method.name);
        }
    }
}
";
