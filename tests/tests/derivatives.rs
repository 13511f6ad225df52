//! Derivatives of generated steps are those of the interpreter, which is held to numbers of 256 bits where schemes are tested.
//!
//! The algebra engine runs on the main thread of one process at a time, so this binary has its own main.

use nh_tests::engine::{self, trial};
use nh_tests::golden::snakeboard_derivatives::snakeboard_derivatives::{Parameters, System};
use nonholonomic::nalgebra::SMatrix;
use nonholonomic::prelude::*;
use nonholonomic_codegen::declaration::{Declaration, Derivatives, Name};
use nonholonomic_codegen::ir::interpret::Run;
use nonholonomic_codegen::origin::Origin;
use nonholonomic_codegen::pipeline::{self, Compiled};
use std::path::Path;
use std::process::ExitCode;

const H: f64 = 0.05;
const TORQUES: [f64; 2] = [0.3, -0.2];

fn main() -> ExitCode {
    engine::run(|| {
        vec![
            trial("emitted_and_interpreted", emitted_and_interpreted),
            trial("a_failed_step_leaves_the_stepper", a_failed_step_leaves_the_stepper),
        ]
    })
}

fn compiled() -> Compiled {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../models/snakeboard.yaml");
    let text = std::fs::read_to_string(path).expect("the library's models are there");
    let mut declaration = Declaration::from_yaml(&text, "snakeboard").expect("the library's models parse");
    let methods = ["gonzalez", "leapfrog", "dla", "rk4"];
    declaration.methods = Some(methods.map(|name| Name::new(name.into(), Origin::Whole)).to_vec());
    declaration.derivatives = Derivatives::all();
    pipeline::compile(&declaration).unwrap_or_else(|errors| panic!("{errors}"))
}

fn system() -> System<f64> {
    System::new(Parameters::free()).expect("the data's parameters are in range")
}

/// Twenty steps with torques, each with its derivatives and without.
fn emitted_and_interpreted() {
    let compiled = compiled();
    let data = compiled.mechanics.model().about.data[0].point().expect("the first data set has all numbers");
    let run = |method: &str| {
        Run::new(&compiled.program, method, &data.parameters, H, &data.coordinates, &data.velocities)
            .expect("it starts")
    };
    let start =
        system().state().data_set("free").expect("the data set exists").build().expect("it is on the constraints");
    agree(Discretize::<Gonzalez>::stepper(&system(), &start, H).unwrap(), run("gonzalez"));
    agree(Discretize::<Leapfrog>::stepper(&system(), &start, H).unwrap(), run("leapfrog"));
    agree(Discretize::<Dla>::stepper(&system(), &start, H).unwrap(), run("dla"));
    agree(Discretize::<Rk4>::stepper(&system(), &start, H).unwrap(), run("rk4"));
}

/// Entries are sums of products, rounded in different orders, relative to the largest of them.
fn agree<S, const Z: usize, const P: usize>(mut stepper: S, mut run: Run<'_>)
where
    S: Resume,
    S::System: nonholonomic::System<Scalar = f64, Inputs = [f64; 2]>,
    S: Linearise<
        Derivatives = Linearised<SMatrix<f64, Z, Z>, SMatrix<f64, Z, 2>, SMatrix<f64, Z, P>, SMatrix<f64, Z, 1>>,
    >,
{
    stepper.hold(TORQUES).unwrap();
    let mut plain = stepper.clone();
    for step in 0..20 {
        let all = run.linearised(&TORQUES).unwrap();
        let expected = all[all.len() - Z * (Z + 2 + P + 1)..].to_vec();
        let found = stepper.step_with_jacobian().unwrap();
        let rows =
            |matrix: &[f64]| (0..Z).flat_map(|i| matrix.iter().skip(i).step_by(Z).copied()).collect::<Vec<f64>>();
        let found = [found.a.as_slice(), found.b.as_slice(), found.p.as_slice(), found.h.as_slice()].map(rows).concat();
        assert_eq!(found.len(), expected.len());
        let size = expected.iter().fold(1.0_f64, |size, x| size.max(x.abs()));
        for (i, (a, b)) in found.iter().zip(&expected).enumerate() {
            assert!((a - b).abs() < 1e-11 * size, "{}, step {step}, entry {i}: {a:e} and {b:e}", S::METHOD);
        }
        run.step_with(|_| TORQUES.to_vec()).unwrap();
        // The step itself is the same, but for the order of its roundings.
        plain.step().unwrap();
        let (q, other) = (stepper.state().configuration(), plain.state().configuration());
        for (a, b) in q.as_ref().iter().zip(other.as_ref()) {
            assert!((a - b).abs() < 1e-12 * (1.0 + a.abs()), "{}, step {step}: {a:e} and {b:e}", S::METHOD);
        }
    }
    assert_eq!(stepper.statistics().steps, 20);
}

/// A step that overflows is an error, with derivatives as without, and the stepper is where it was.
fn a_failed_step_leaves_the_stepper() {
    let system = system();
    let start = system.state().psi_dot(1e150).build().expect("a rotor may spin");
    let mut stepper = Discretize::<Rk4>::stepper(&system, &start, 1e200).unwrap();
    let before = stepper.snapshot();
    assert!(stepper.step_with_jacobian().is_err());
    assert_eq!(stepper.snapshot(), before);
}
