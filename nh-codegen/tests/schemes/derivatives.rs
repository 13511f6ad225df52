//! Linearised steps against steps in numbers of 256 bits.
//!
//! The truth is the central difference of two steps from 2·10⁻²⁰ apart, along one random direction in which all variables move: carried
//! numbers, inputs, parameters, step size. Its error is that of the third derivative times 10⁻⁴⁰, and roundoff of 10⁻⁷⁷/10⁻²⁰.

use super::charts;
use super::precise::Precise;
use super::{trial, workspace};
use libtest_mimic::Trial;
use nonholonomic_codegen::declaration::{Declaration, Derivatives, Expose, Name};
use nonholonomic_codegen::ir::graph::{Graph, Symbol, Value};
use nonholonomic_codegen::ir::interpret::{Interpreter, Number, Run};
use nonholonomic_codegen::ir::program::{Body, NewtonBlock, Program, Role, Shape, Statement, StepProgram};
use nonholonomic_codegen::model::{DataSet, to_f64};
use nonholonomic_codegen::origin::Origin;
use nonholonomic_codegen::pipeline;
use nonholonomic_codegen::scheme::{Conserves, Properties};
use std::collections::BTreeMap;

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
    models
        .map(|&(model, set, methods)| trial(format!("derivatives::{model}"), move || steps_of(model, set, methods)))
        .collect()
}

/// A model under these methods.
fn steps_of(model: &str, set: usize, methods: &[&str]) {
    let path = workspace().join("models").join(format!("{model}.yaml"));
    let text = std::fs::read_to_string(&path).expect("the library's models are there");
    let mut declaration = Declaration::from_yaml(&text, model).expect("the library's models parse");
    declaration.methods = Some(methods.iter().map(|name| Name::new((*name).into(), Origin::Whole)).collect());
    declaration.derivatives = Derivatives { second: SECOND.contains(&model), ..Derivatives::all() };
    declaration.expose = Expose::all();
    let compiled = pipeline::compile(&declaration).unwrap_or_else(|errors| panic!("{model}: {errors}"));
    let (program, data) = (compiled.program.get(), &compiled.mechanics.model().about.data[set]);
    let mut wrong = Vec::new();
    for (stepper, method) in program.steppers.iter().zip(&compiled.methods) {
        let off = deviation(program, stepper, data);
        if off.is_nan() || off > 1e-12 {
            wrong.push(format!("{}: {off:.1e}", stepper.method));
        }
        let around = charts::faults(program, stepper, &method.properties, data);
        wrong.extend(around.into_iter().map(|fault| format!("{}: {fault}", stepper.method)));
        let keeps = VOLUME.iter().any(|(of, methods)| *of == model && methods.contains(&&*stepper.method));
        if let Some(broken) = structure(program, stepper, (&method.properties, keeps), data) {
            wrong.push(format!("{}: {broken}", stepper.method));
        }
    }
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

/// The largest error of a number's derivative along the direction, relative to the sum of what it is put together from.
fn deviation<'p>(program: &'p Program, stepper: &'p StepProgram, data: &DataSet) -> f64 {
    let parameters: Vec<f64> = data.parameters.iter().map(|p| p.as_ref().map_or(1.0, to_f64)).collect();
    let options: Vec<f64> = stepper.options.iter().map(|o| to_f64(&o.declared.default)).collect();
    let mut run = begin(program, stepper, H, data, (&floats(&data.coordinates), &floats(&data.velocities)));
    for _ in 0..3 {
        run.step().unwrap_or_else(|error| panic!("{}: {error}", stepper.method));
    }
    let count = stepper.samples.first().map_or(0, |sample| sample.symbols.len());
    let u: Vec<f64> = (0..count).map(|j| 0.3 - 0.2 * j as f64).collect();
    let derivatives = stepper.derivatives.as_ref().expect("they were asked for");
    let body = &derivatives.linearised;
    let found = run.differentiated(body, &u, &[]).unwrap_or_else(|error| panic!("{}: {error}", stepper.method));

    // The point, and a direction with entries between 1/2 and 3/2, of both signs.
    let mut seed = 1_u32;
    let mut random = || {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let size = 0.5 + f64::from(seed >> 8) / f64::from(1_u32 << 24);
        if seed & 128 == 0 { size } else { -size }
    };
    let carried: Vec<Symbol> = stepper.independent().flat_map(|group| &group.symbols).copied().collect();
    let all = stepper.carried.iter().flat_map(|group| &group.symbols).count();
    let mut at: BTreeMap<Symbol, f64> = program.parameters.iter().copied().zip(parameters.iter().copied()).collect();
    at.extend(carried.iter().copied().zip(run.carried().iter().copied()));
    for group in stepper.carried.iter().filter(|group| group.role == Role::Time) {
        at.insert(group.symbols[0], H * run.steps() as f64);
    }
    at.insert(stepper.step_size, H);
    at.extend(stepper.options.iter().map(|o| o.symbol).zip(options));
    at.extend(stepper.samples.iter().flat_map(|sample| sample.symbols.iter().copied().zip(u.iter().copied())));
    let mut along: BTreeMap<Symbol, f64> = at.keys().map(|&symbol| (symbol, 0.0)).collect();
    let mut matrices = found.as_slice().split_at(all).1;
    let mut expected = vec![(0.0, 0.0); carried.len()];
    let (mut given, mut pulled) = (Vec::new(), Vec::new());
    let adjoints: Vec<(Symbol, f64)> = derivatives.adjoints.iter().map(|&symbol| (symbol, random())).collect();
    for output in &body.outputs[stepper.carried.len()..] {
        let Shape::Matrix(rows, columns) = output.shape else { panic!("a matrix") };
        let direction: Vec<f64> = (0..columns).map(|_| random()).collect();
        let moved: Vec<Vec<Symbol>> = match output.role {
            Role::ByState => carried.iter().map(|&s| vec![s]).collect(),
            Role::ByInputs => (0..columns).map(|j| stepper.samples.iter().map(|s| s.symbols[j]).collect()).collect(),
            Role::ByParameters => program.parameters.iter().map(|&s| vec![s]).collect(),
            _ => vec![vec![stepper.step_size]],
        };
        for (symbol, rate) in
            moved.into_iter().zip(&direction).flat_map(|(list, &rate)| list.into_iter().map(move |s| (s, rate)))
        {
            along.insert(symbol, rate);
        }
        let (matrix, rest) = matrices.split_at(rows * columns);
        matrices = rest;
        let symbols =
            derivatives.variables.iter().filter(|group| group.role == output.role).flat_map(|group| &group.symbols);
        given.extend(symbols.copied().zip(direction.iter().copied()));
        pulled.extend((0..columns).map(|j| {
            let terms = adjoints.iter().enumerate().map(|(i, (_, weight))| weight * matrix[i * columns + j]);
            terms.fold((0.0, 0.0), |(sum, size): (f64, f64), term: f64| (sum + term, size + term.abs()))
        }));
        for (row, sum) in matrix.chunks(columns).zip(&mut expected) {
            for (entry, rate) in row.iter().zip(&direction) {
                *sum = (sum.0 + entry * rate, sum.1 + (entry * rate).abs());
            }
        }
    }

    // Along the direction, and from adjoints, the same comes out without the matrices.
    let without = [(&derivatives.pushed, &given, &expected), (&derivatives.pulled, &adjoints, &pulled)];
    let without = without.into_iter().map(|(body, given, expected)| {
        let found = run.differentiated(body, &u, given).unwrap_or_else(|error| panic!("{}: {error}", stepper.method));
        assert_eq!(found.len(), expected.len(), "{}", stepper.method);
        let errors = found.iter().zip(expected).map(|(found, (sum, size))| (found - sum).abs() / size.max(1.0));
        errors.fold(0.0, larger)
    });
    let without = without.fold(0.0, larger);

    let delta = Precise::new(1e-20);
    let shifted = |sign: f64| {
        let point = |s: Symbol| Precise::new(at[&s]).add(&Precise::new(sign * along[&s]).mul(&delta));
        step(program, stepper, point)
    };
    let (plus, minus) = (shifted(1.0), shifted(-1.0));
    let twice = delta.add(&delta);
    let differences = plus.iter().zip(&minus).map(|(a, b)| a.sub(b).div(&twice).to_f64());
    let time = stepper.independent().flat_map(|group| group.symbols.iter().map(|_| group.role == Role::Time));
    let pairs = differences.zip(expected).zip(time);
    // (The time is put there by who steps.)
    let errors =
        pairs.filter(|(_, time)| !time).map(|((truth, (found, size)), _)| (truth - found).abs() / size.max(1.0));
    errors.fold(without, larger)
}

/// The larger one; NaN where one is.
pub fn larger(most: f64, error: f64) -> f64 {
    if error > most || error.is_nan() { error } else { most }
}

/// A step in 256 bits: the numbers carried, without functions of them.
pub fn step(program: &Program, stepper: &StepProgram, point: impl Fn(Symbol) -> Precise) -> Vec<Precise> {
    let graph = &program.graph;
    // Functions of q that are carried are those that the start computes.
    let values =
        |body: &Body, role: Role| body.outputs.iter().find(|o| o.role == role).map_or(Vec::new(), |o| o.values.clone());
    let ahead = graph.evaluate(&values(&stepper.start, Role::Ahead), &point);
    let symbols = stepper.carried.iter().filter(|group| group.role == Role::Ahead).flat_map(|group| &group.symbols);
    let mut bound: BTreeMap<Symbol, Precise> = symbols.copied().zip(ahead).collect();
    for statement in &stepper.step.statements {
        let Statement::Solve(block) = statement else { panic!("assignments are carried forward") };
        let solution = solve(graph, block, |s| bound.get(&s).cloned().unwrap_or_else(|| point(s)));
        bound.extend(block.unknowns.iter().copied().zip(solution));
    }
    let outputs = stepper.step.outputs.iter().filter(|output| output.role != Role::Ahead);
    let results: Vec<Value> = outputs.flat_map(|output| &output.values).copied().collect();
    graph.evaluate(&results, |s| bound.get(&s).cloned().unwrap_or_else(|| point(s)))
}

/// Newton's method from the plain guess, with differences of 10⁻³⁰ for the Jacobian: ten iterations are more than it needs.
pub fn solve(graph: &Graph, block: &NewtonBlock, known: impl Fn(Symbol) -> Precise) -> Vec<Precise> {
    let mut x = graph.evaluate(&block.guess, &known);
    let n = x.len();
    let residual = |x: &[Precise]| {
        let of = |s: Symbol| block.unknowns.iter().position(|&u| u == s).map_or_else(|| known(s), |i| x[i].clone());
        if block.residual.is_empty() {
            let new = graph.evaluate(&block.sweep, of);
            return x.iter().zip(&new).map(|(x, new)| x.sub(new)).collect::<Vec<_>>();
        }
        graph.evaluate(&block.residual, of)
    };
    let delta = Precise::new(1e-30);
    for _ in 0..if block.linear { 3 } else { 10 } {
        let here = residual(&x);
        if here.iter().all(|r| r.abs().to_f64() < 1e-60) {
            break;
        }
        let columns: Vec<Vec<Precise>> = (0..n)
            .map(|j| {
                let mut there = x.clone();
                there[j] = there[j].add(&delta);
                residual(&there).iter().zip(&here).map(|(a, b)| a.sub(b).div(&delta)).collect()
            })
            .collect();
        let matrix: Vec<Vec<Precise>> =
            (0..n).map(|i| columns.iter().map(|column| column[i].clone()).collect()).collect();
        for (x, dx) in x.iter_mut().zip(eliminate(matrix, here)) {
            *x = x.sub(&dx);
        }
    }
    x
}

/// Gaussian elimination with row exchanges.
fn eliminate(mut a: Vec<Vec<Precise>>, mut b: Vec<Precise>) -> Vec<Precise> {
    let n = b.len();
    for k in 0..n {
        let size = |i: &usize| a[*i][k].abs().to_f64();
        let pivot = (k..n).max_by(|i, j| size(i).total_cmp(&size(j))).unwrap_or(k);
        a.swap(k, pivot);
        b.swap(k, pivot);
        let (row, right) = (a[k].clone(), b[k].clone());
        for i in k + 1..n {
            let factor = a[i][k].div(&row[k]);
            for j in k..n {
                a[i][j] = a[i][j].sub(&factor.mul(&row[j]));
            }
            b[i] = b[i].sub(&factor.mul(&right));
        }
    }
    for k in (0..n).rev() {
        let mut sum = b[k].clone();
        for j in k + 1..n {
            sum = sum.sub(&a[k][j].mul(&b[j]));
        }
        b[k] = sum.div(&a[k][k]);
    }
    b
}
