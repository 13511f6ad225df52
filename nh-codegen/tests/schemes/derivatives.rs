//! Linearised steps against steps in numbers of 256 bits.
//!
//! The truth is the central difference of two steps, see `nh check-derivatives`, which compares in the same way.

use super::charts;
use super::compared::{Setting, TOLERANCE, check};
use super::{trial, workspace};
use libtest_mimic::Trial;
use nonholonomic_codegen::declaration::{Declaration, Derivatives, Expose, Name};
use nonholonomic_codegen::ir::interpret::{Interpreter, Run};
use nonholonomic_codegen::ir::program::{Program, Role, StepProgram};
use nonholonomic_codegen::model::{DataSet, to_f64};
use nonholonomic_codegen::origin::Origin;
use nonholonomic_codegen::pipeline;
use nonholonomic_codegen::scheme::{Conserves, Discretised, Properties};

/// Models with a data set each, by index, and methods: constant mass and not, quasi-velocities, matrix groups, rates, forces, time, inputs,
/// kinks, levels.
const MODELS: &[(&str, usize, &[&str])] = &[
    ("chaplygin_sleigh", 2, &["all"]),
    ("gearbox", 0, &["all"]),
    ("snakeboard_se2", 0, &["gonzalez", "rdp-cay", "rdp-exp", "rk4"]),
    ("suslov_so3", 0, &["all"]),
    ("chaplygin_sleigh_bead", 0, &["all"]),
    ("chaplygin_sleigh_torque", 0, &["all"]),
    ("ball_turntable", 0, &["all"]),
    ("double_pendulum", 0, &["gonzalez", "dla", "spark3", "rk4"]),
    ("charged_knife_edge", 0, &["all"]),
    ("leaning_disk", 1, &["gonzalez", "leapfrog", "rk4"]),
    ("segway", 1, &["gonzalez", "leapfrog", "rk4"]),
    ("chaplygin_sphere", 0, &["gonzalez", "rk4"]),
];

/// Models whose steps are differentiated twice, too: with inputs, quasi-velocities, matrix groups, by sweeps.
const SECOND: &[&str] = &["chaplygin_sleigh_torque", "snakeboard_se2", "double_pendulum"];

/// Models and methods whose steps keep the volume of (q, ρ). The momenta of the charged knife edge turn, ρ̇ = S ρ with S constant and skew,
/// and by these methods with a Cayley transform or another function of S that is orthogonal; of the coordinates, θ moves with ρ alone, and x and y
/// with θ and ρ: ∂z'/∂z is triangular in blocks with determinants 1.
const VOLUME: &[(&str, &[&str])] =
    &[("charged_knife_edge", &["gonzalez", "avf", "itoh-abe", "itoh-abe-sym", "avf4", "avf6", "midpoint"])];

pub fn trials() -> Vec<Trial> {
    let models = MODELS.iter();
    let mut trials: Vec<Trial> = models
        .map(|&(model, set, methods)| trial(format!("derivatives::{model}"), move || steps_of(model, set, methods)))
        .collect();
    trials.push(trial("derivatives::a_wrong_entry_is_found", a_wrong_entry_is_found));
    trials
}

/// A model of the library under these methods.
fn library(model: &str, methods: &[&str]) -> Declaration {
    let path = workspace().join("models").join(format!("{model}.yaml"));
    let text = std::fs::read_to_string(&path).expect("the library's models are there");
    let mut declaration = Declaration::from_yaml(&text, model).expect("the library's models parse");
    declaration.methods = Some(methods.iter().map(|name| Name::new((*name).into(), Origin::Whole)).collect());
    declaration
}

/// A model under these methods.
fn steps_of(model: &str, set: usize, methods: &[&str]) {
    let mut declaration = library(model, methods);
    declaration.derivatives = Derivatives { second: SECOND.contains(&model), ..Derivatives::all() };
    declaration.expose = Expose::all();
    let compiled = pipeline::compile(&declaration).unwrap_or_else(|errors| panic!("{model}: {errors}"));
    let (program, data) = (compiled.program.get(), &compiled.mechanics.model().about.data[set]);
    // (The engine has done its work: the rest may take both cores.)
    let methods: Vec<_> = program.steppers.iter().zip(&compiled.methods).collect();
    let check = |&(stepper, method): &(&StepProgram, &Discretised)| {
        let mut wrong = Vec::new();
        let (off, place) = deviation(program, stepper, data);
        if off.is_nan() || off > TOLERANCE {
            wrong.push(format!("{}: {off:.1e} ({place})", stepper.method));
        }
        let around = charts::faults(program, stepper, &method.properties, data);
        wrong.extend(around.into_iter().map(|fault| format!("{}: {fault}", stepper.method)));
        let keeps = VOLUME.iter().any(|(of, methods)| *of == model && methods.contains(&&*stepper.method));
        wrong.extend(
            structure(program, stepper, (&method.properties, keeps), data)
                .map(|broken| format!("{}: {broken}", stepper.method)),
        );
        wrong
    };
    let wrong: Vec<String> = std::thread::scope(|scope| {
        let halves = [0, 1].map(|half| {
            let (methods, check) = (&methods, &check);
            scope.spawn(move || methods.iter().skip(half).step_by(2).flat_map(check).collect::<Vec<String>>())
        });
        halves
            .into_iter()
            .flat_map(|half| half.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    });
    assert!(wrong.is_empty(), "{model}: {}", wrong.join(", "));
}

/// The step size, a number with few digits.
pub const H: f64 = 0.0078125;

/// A run by a method from a data set.
pub fn begin<'p>(
    program: &'p Program,
    stepper: &StepProgram,
    h: f64,
    data: &DataSet,
    (q, w): (&[f64], &[f64]),
) -> Run<'p> {
    let parameters: Vec<f64> = data.parameters.iter().map(|p| p.as_ref().map_or(1.0, to_f64)).collect();
    let options: Vec<f64> = stepper.options.iter().map(|o| to_f64(&o.declared.default)).collect();
    let run = Run::with_options(program, &stepper.method, &parameters, (h, &options), q, w);
    run.unwrap_or_else(|error| panic!("{}: {error}", stepper.method))
}

fn floats(numbers: &[num_rational::BigRational]) -> Vec<f64> {
    numbers.iter().map(to_f64).collect()
}

/// What a method's properties make of the derivative A of a step, where (q, ρ) is all that is carried: ∇ℋ(z')ᵀ A = ∇ℋ(z)ᵀ where it keeps the
/// energy, A(−h) A(h) = 1 where it is symmetric, det A = 1 where it `keeps` the volume. Both are sums of at most thirty products, in which rates come from solves with condition
/// numbers below 100: 30 · 100 ε = 7·10⁻¹³ of the largest.
fn structure<'p>(
    program: &'p Program,
    stepper: &'p StepProgram,
    (properties, keeps): (&Properties, bool),
    data: &DataSet,
) -> Option<String> {
    let roles: Vec<Role> = stepper.independent().map(|group| group.role).collect();
    if roles != [Role::Configuration, Role::ReducedMomenta] {
        return keeps.then(|| "more is carried than (q, rho)".to_owned());
    }
    let n = stepper.carried[0].symbols.len();
    let size = n + stepper.carried[1].symbols.len();
    let mut run = begin(program, stepper, H, data, (&floats(&data.coordinates), &floats(&data.velocities)));
    let matrix = |run: &mut Run<'p>| {
        let body = &stepper.derivatives.as_ref().expect("they were asked for").linearised;
        let all = run.differentiated(body, &[], &[]).unwrap_or_else(|error| panic!("{}: {error}", stepper.method));
        let first = stepper.carried.iter().map(|group| group.symbols.len()).sum::<usize>();
        all[first..first + size * size].to_vec()
    };
    let parameters: Vec<f64> = data.parameters.iter().map(|p| p.as_ref().map_or(1.0, to_f64)).collect();
    let interpreter = Interpreter::new(program, &parameters).expect("as many parameters as there are");
    let gradient = |z: &[f64]| interpreter.call("hamiltonian_gradient", &[&z[..n], &z[n..]]).ok();
    let (before, a) = (gradient(&run.carried()[..size]), matrix(&mut run));
    run.step().unwrap_or_else(|error| panic!("{}: {error}", stepper.method));
    let largest = a.iter().fold(1.0_f64, |most, x| most.max(x.abs()));
    if properties.energy == Conserves::Exactly
        && let (Some(before), Some(after)) = (before, gradient(&run.carried()[..size]))
    {
        let scale = after.iter().chain(&before).fold(1.0_f64, |most, x| most.max(x.abs())) * largest;
        for (j, expected) in before.iter().enumerate() {
            let found: f64 = (0..size).map(|i| after[i] * a[i * size + j]).sum();
            if (found - expected).abs() > 7e-13 * scale {
                return Some(format!("entry {j} of the energy's gradient is off by {:.1e}", found - expected));
            }
        }
    }
    let volume = determinant(a.chunks(size).map(<[f64]>::to_vec).collect());
    if keeps && (volume - 1.0).abs() > 7e-13 * largest.powi(2) {
        return Some(format!("det A is off by {:.1e}", volume - 1.0));
    }
    if properties.symmetric {
        let (q, w) = run.state().unwrap_or_else(|error| panic!("{}: {error}", stepper.method));
        let back = matrix(&mut begin(program, stepper, -H, data, (&q, &w)));
        for (i, j) in (0..size).flat_map(|i| (0..size).map(move |j| (i, j))) {
            let found: f64 = (0..size).map(|k| back[i * size + k] * a[k * size + j]).sum();
            let expected = if i == j { 1.0 } else { 0.0 };
            if (found - expected).abs() > 7e-13 * largest * largest {
                return Some(format!("A(-h) A(h) at {i}, {j} is off by {:.1e}", found - expected));
            }
        }
    }
    None
}

/// By elimination with row exchanges.
fn determinant(mut a: Vec<Vec<f64>>) -> f64 {
    let mut determinant = 1.0;
    for k in 0..a.len() {
        let pivot = (k..a.len()).max_by(|&i, &j| a[i][k].abs().total_cmp(&a[j][k].abs())).unwrap_or(k);
        if pivot != k {
            a.swap(k, pivot);
            determinant = -determinant;
        }
        determinant *= a[k][k];
        let row = a[k].clone();
        for lower in &mut a[k + 1..] {
            let factor = lower[k] / row[k];
            lower.iter_mut().zip(&row).skip(k).for_each(|(entry, above)| *entry -= factor * above);
        }
    }
    determinant
}

/// The largest error of a derivative of the fourth step, and where it is.
fn deviation(program: &Program, stepper: &StepProgram, data: &DataSet) -> (f64, String) {
    let parameters: Vec<f64> = data.parameters.iter().map(|p| p.as_ref().map_or(1.0, to_f64)).collect();
    let options: Vec<f64> = stepper.options.iter().map(|o| to_f64(&o.declared.default)).collect();
    let mut run = begin(program, stepper, H, data, (&floats(&data.coordinates), &floats(&data.velocities)));
    for _ in 0..3 {
        run.step().unwrap_or_else(|error| panic!("{}: {error}", stepper.method));
    }
    let count = stepper.samples.first().map_or(0, |sample| sample.symbols.len());
    let inputs: Vec<f64> = (0..count).map(|j| 0.3 - 0.2 * j as f64).collect();
    let setting = Setting { parameters: &parameters, options: &options, h: H, inputs: &inputs };
    let checked = check(program, stepper, &mut run, &setting);
    let checked = checked.unwrap_or_else(|error| panic!("{}: {error}", stepper.method));
    let place = checked.worst().map_or(String::new(), |entry| format!("`{}` by `{}`", entry.row, entry.column));
    (checked.deviation(), place)
}

/// The larger one; NaN where one is.
pub fn larger(most: f64, error: f64) -> f64 {
    if error > most || error.is_nan() { error } else { most }
}

/// Two entries of ∂z'/∂z change places: the comparison says which.
fn a_wrong_entry_is_found() {
    let mut declaration = library("chaplygin_sleigh", &["gonzalez"]);
    declaration.derivatives = Derivatives::all();
    let compiled = pipeline::compile(&declaration).unwrap_or_else(|errors| panic!("{errors}"));
    let (mut program, data) = (compiled.program.get().clone(), &compiled.mechanics.model().about.data[2]);
    let derivatives = program.steppers[0].derivatives.as_mut().expect("they were asked for");
    let by_state = derivatives.linearised.outputs.iter_mut().find(|output| output.role == Role::ByState);
    // Of x1, x2, theta, rho1, rho2: the row of theta has 1 by theta, and by rho1 about h/√(J + m a²).
    by_state.expect("a matrix").values.swap(2 * 5 + 2, 2 * 5 + 3);
    let (off, place) = deviation(&program, &program.steppers[0], data);
    assert!(off > 0.9 && (place == "`theta` by `theta`" || place == "`theta` by `rho1`"), "{off}: {place}");
}
