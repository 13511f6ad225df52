//! Agreement of normal form, interpreter and emitted Rust: every function of every model at random
//! points, and every method of every model for some steps.

use nh_cases::{Numbers, trial};
use nh_tests::golden as library;
use nonholonomic::catalogue::{DynSystem, Model, boxed};
use nonholonomic_codegen::declaration::Declaration;
use nonholonomic_codegen::ir::program::Role;
use nonholonomic_codegen::model::Point;
use nonholonomic_codegen::pipeline::{self, Compiled};
use nonholonomic_codegen::scheme::Context;
use nonholonomic_codegen::scheme::system::{NormalForms, Row};
use nonholonomic_exec::{Caller, Run};
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    macro_rules! trials {
        ($($model:ident)*) => {
            vec![$(trial(stringify!($model), || {
                agree::<library::$model::$model::System<f64>>(stringify!($model));
            })),*]
        };
    }
    nh_cases::run(trials! {
            chaotic_quartic chaplygin_sleigh chaplygin_sleigh_com chaplygin_sleigh_se2 cvt_harmonic gearbox heisenberg knife_edge
            knife_edge_incline mobile_robot nonholonomic_oscillator nonholonomic_particle roller_racer rolling_disk
            snakeboard suslov suslov_so3 vertical_disk
    })
}

fn agree<S: Model + 'static>(name: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../models").join(format!("{name}.yaml"));
    let text = std::fs::read_to_string(path).expect("the library's models are there");
    let declaration = Declaration::from_yaml(&text, name).expect("the library's models parse");
    // The methods are those of the golden files.
    let declaration = Declaration { methods: None, ..declaration };
    let compiled = pipeline::compile(&declaration).unwrap_or_else(|e| panic!("{name}: {e}"));
    let _engine = compiled.engine().enter();
    let data = &compiled.mechanics.model().about.data[0];
    let start = data.point().expect("the first data set has all numbers");
    let system = S::from_parameters(&start.parameters).expect("the data set's parameters are in range");

    let mut random = Numbers(0x6e68);
    for _ in 0..5 {
        let model = compiled.mechanics.model();
        let near = |base: &[f64], by: Vec<f64>| base.iter().zip(by).map(|(x, d)| x + 0.3 * d).collect::<Vec<f64>>();
        let point = Point {
            parameters: start.parameters.clone(),
            coordinates: near(&start.coordinates, random.vector(model.n())),
            velocities: random.vector(model.k()),
            rho: random.vector(model.m()),
            inputs: random.vector(model.about.inputs.len()),
            time: 0.0,
        };
        functions(&compiled, &system, &point, &random.vector(model.k()));
    }
    steps(&compiled, &system, &start);
}

/// The tolerance relative to the largest entry of the result: sums of a few dozen products, rounded
/// in different orders, with inverses of matrices of condition below 1e3.
const TOLERANCE: f64 = 1e-11;

fn close(what: &str, a: &[f64], b: &[f64]) {
    assert_eq!(a.len(), b.len(), "{what}: lengths");
    let size = a.iter().chain(b).fold(1.0f64, |size, x| size.max(x.abs()));
    for (i, (x, y)) in a.iter().zip(b).enumerate() {
        assert!((x - y).abs() <= TOLERANCE * size, "{what}, entry {i}: {x:e} and {y:e}");
    }
}

fn functions<S: DynSystem>(compiled: &Compiled, system: &S, point: &Point, p: &[f64]) {
    let mut cx = Context::new(&compiled.mechanics);
    let mut forms = NormalForms::new(&cx);
    let interpreter = Caller::new(&compiled.program, &point.parameters).expect("parameters fit");
    let value = |role: Role| match role {
        Role::Configuration => &point.coordinates[..],
        Role::Velocity => &point.velocities[..],
        Role::ReducedMomenta => &point.rho[..],
        Role::Momenta => p,
        Role::Inputs => &point.inputs[..],
        other => panic!("an argument {other:?}"),
    };
    for function in &compiled.program.functions {
        let name = function.name();
        let arguments: Vec<(&str, &[f64])> = function.inputs.iter().map(|i| (i.role.name(), value(i.role))).collect();
        let slices: Vec<&[f64]> = arguments.iter().map(|(_, values)| *values).collect();
        let interpreted = interpreter.call(function.quantity, &slices).unwrap_or_else(|e| panic!("{name}: {e}"));
        let mut emitted = vec![0.0; interpreted.len()];
        match system.evaluate(name, &arguments, &mut emitted) {
            Ok(count) => assert_eq!(count, interpreted.len(), "{name}: length of the emitted result"),
            // A function without entries (no declared invariants, no coordinates) is not emitted.
            Err(_) if interpreted.is_empty() => {}
            Err(error) => panic!("{name}: {error}"),
        }
        close(&format!("{name}, interpreted and emitted"), &interpreted, &emitted);
        // A point has no momenta p.
        if !function.inputs.iter().any(|input| input.role == Role::Momenta) {
            let row = Row::of(function.quantity);
            let form = forms.of(&mut cx, row.formula, row.extent);
            let form = form.unwrap_or_else(|e| panic!("{name}: {e:?}"));
            close(
                &format!("{name}, normal form and interpreter"),
                &point.evaluate_matrix(&form).concat(),
                &interpreted,
            );
        }
    }
}

/// Compares twenty steps of every method, interpreted and emitted.
fn steps<S: Model + 'static>(compiled: &Compiled, system: &S, start: &Point) {
    let h = 0.02;
    let (n, k) = (start.coordinates.len(), start.velocities.len());
    let state = system.state_from(0.0, &start.coordinates, &start.velocities).expect("all coordinates are there");
    let state = system.projected(&state);
    for stepper in &compiled.program.steppers {
        let method = &stepper.method;
        let mut emitted = boxed(system, &state, method, h)
            .unwrap_or_else(|| panic!("{method} is not emitted"))
            .unwrap_or_else(|e| panic!("{method}: {e}"));
        let (mut q, mut w) = (vec![0.0; n], vec![0.0; k]);
        emitted.write_q(&mut q);
        emitted.write_w(&mut w);
        let mut run = Run::new(&compiled.program, method, &start.parameters, h, &q, &w).expect("the run starts");
        for step in 1..=20 {
            emitted.step().unwrap_or_else(|e| panic!("{method}, step {step}: {e}"));
            run.step().unwrap_or_else(|e| panic!("{method}, step {step}: {e}"));
            emitted.write_q(&mut q);
            emitted.write_w(&mut w);
            let (our_q, our_w) = run.state();
            close(&format!("{method}, q after step {step}"), &our_q, &q);
            close(&format!("{method}, w after step {step}"), &our_w, &w);
        }
    }
}
