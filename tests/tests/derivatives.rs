//! Derivatives of generated steps are those of the interpreter, which is held to numbers of 256 bits where schemes are tested.

use nh_tests::golden::{
    snakeboard_derivatives::snakeboard_derivatives as first, snakeboard_second::snakeboard_second as second,
};
use nonholonomic::nalgebra::{SMatrix, SVector};
use nonholonomic::prelude::*;
use nonholonomic::{Chart, Second, Variables};
use nonholonomic_codegen::declaration::{Declaration, Derivatives, Name};
use nonholonomic_codegen::ir::interpret::Run;
use nonholonomic_codegen::origin::Origin;
use nonholonomic_codegen::pipeline::{self, Compiled};
use std::path::Path;

const H: f64 = 0.05;
const TORQUES: [f64; 2] = [0.3, -0.2];

fn compiled() -> Compiled {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../models/snakeboard.yaml");
    let text = std::fs::read_to_string(path).expect("the library's models are there");
    let mut declaration = Declaration::from_yaml(&text, "snakeboard").expect("the library's models parse");
    let methods = ["gonzalez", "leapfrog", "rk4"];
    declaration.methods = Some(methods.map(|name| Name::new(name.into(), Origin::Whole)).to_vec());
    declaration.derivatives = Derivatives { second: true, ..Derivatives::all() };
    pipeline::compile(&declaration).unwrap_or_else(|errors| panic!("{errors}"))
}

/// A stepper of the snakeboard, of a module of golden code, in the free data set.
macro_rules! snakeboard {
    ($module:ident::<$number:ty>, $method:ty) => {{
        let system =
            $module::System::<$number>::new($module::Parameters::free()).expect("the data's parameters are in range");
        let start =
            system.state().data_set("free").expect("the data set exists").build().expect("it can be started from");
        Discretize::<$method>::stepper(&system, &start, H as $number).expect("it starts")
    }};
}

/// Twenty steps with torques.
#[test]
fn emitted_and_interpreted() {
    let compiled = compiled();
    agree(&compiled, snakeboard!(first::<f64>, Gonzalez), |_, _| ());
    agree(&compiled, snakeboard!(second::<f64>, Leapfrog), |stepper, run| curved(&compiled, stepper, run));
    agree(&compiled, snakeboard!(second::<f64>, Rk4), |stepper, run| curved(&compiled, stepper, run));
}

/// The way out of the way in is the identity, but for velocities off the constraints: on (q, ρ), at the start of all methods. And a way in
/// that a method does not need is the identity itself.
#[test]
fn charts() {
    fn returns<S, const V: usize, const Z: usize>(stepper: &S)
    where
        S: LineariseChart<
                Entry = Chart<SMatrix<f64, Z, V>, SMatrix<f64, Z, 8>>,
                Exit = Chart<SMatrix<f64, V, Z>, SMatrix<f64, 8, Z>>,
            >,
    {
        let (entry, exit) = (stepper.entry_jacobian().unwrap(), stepper.exit_jacobian().unwrap());
        let there_and_back = exit.momenta * entry.momenta;
        let what = format!("(q, rho) of {}", S::METHOD);
        close(&what, there_and_back.as_slice(), SMatrix::<f64, 8, 8>::identity().as_slice());
    }
    returns(&snakeboard!(first::<f64>, Gonzalez));
    returns(&snakeboard!(second::<f64>, Leapfrog));
}

/// In single precision the matrices are those in double precision, with the roundoff of single numbers: entries are sums of products as in
/// [`close`], 64 of them relative to the largest.
#[test]
fn single_precision() {
    fn agree<S, D, const Z: usize, const P: usize>(mut single: S, mut double: D)
    where
        S: Linearise<
            Derivatives = Linearised<SMatrix<f32, Z, Z>, SMatrix<f32, Z, 2>, SMatrix<f32, Z, P>, SMatrix<f32, Z, 1>>,
        >,
        S::System: nonholonomic::System<Scalar = f32, Inputs = [f32; 2]>,
        D: Linearise<
            Derivatives = Linearised<SMatrix<f64, Z, Z>, SMatrix<f64, Z, 2>, SMatrix<f64, Z, P>, SMatrix<f64, Z, 1>>,
        >,
        D::System: nonholonomic::System<Scalar = f64, Inputs = [f64; 2]>,
    {
        single.hold(TORQUES.map(|torque| torque as f32)).unwrap();
        double.hold(TORQUES).unwrap();
        let (found, expected) = (single.step_with_jacobian().unwrap(), double.step_with_jacobian().unwrap());
        let found = [found.a.as_slice(), found.b.as_slice(), found.p.as_slice(), found.h.as_slice()].concat();
        let expected =
            [expected.a.as_slice(), expected.b.as_slice(), expected.p.as_slice(), expected.h.as_slice()].concat();
        let size = expected.iter().fold(1.0_f64, |size, x| size.max(x.abs()));
        for (i, (a, b)) in found.iter().zip(&expected).enumerate() {
            let off = (f64::from(*a) - b).abs();
            assert!(off < 64.0 * f64::from(f32::EPSILON) * size, "{}, entry {i}: {a:e} and {b:e}", S::METHOD);
        }
    }
    agree(snakeboard!(first::<f32>, Gonzalez), snakeboard!(first::<f64>, Gonzalez));
    agree(snakeboard!(second::<f32>, Leapfrog), snakeboard!(second::<f64>, Leapfrog));
    agree(snakeboard!(second::<f32>, Rk4), snakeboard!(second::<f64>, Rk4));
}

/// The second derivatives of the generated step are the interpreter's.
fn curved<'p, S, const Z: usize>(compiled: &'p Compiled, stepper: &S, run: &mut Run<'p>)
where
    S: SecondDerivatives<Second = Second<SMatrix<f64, Z, Z>, SMatrix<f64, Z, 2>, SMatrix<f64, 2, 2>>>,
    S: Linearise<Numbers = SVector<f64, Z>>,
{
    let adjoint = SVector::<f64, Z>::from_fn(|i, _| 0.4 * i as f64 - 1.0);
    let program =
        compiled.program.steppers.iter().find(|stepper| stepper.method == S::METHOD).expect("it was asked for");
    let derivatives = program.derivatives.as_ref().expect("they were asked for");
    let given: Vec<_> = derivatives.adjoints.iter().copied().zip(adjoint.iter().copied()).collect();
    let body = derivatives.second.as_ref().expect("it was asked for");
    let expected = run.differentiated(body, &TORQUES, &given).unwrap();
    let Second { state, mixed, inputs } = stepper.second(&adjoint).unwrap();
    let found = [state.transpose().as_slice(), mixed.transpose().as_slice(), inputs.transpose().as_slice()].concat();
    close(&format!("{}, second derivatives", S::METHOD), &found, &expected);
}

/// Entries are sums of products, rounded in different orders: 10⁻¹¹ of the largest.
fn close(what: &str, found: &[f64], expected: &[f64]) {
    assert_eq!(found.len(), expected.len(), "{what}");
    let size = expected.iter().fold(1.0_f64, |size, x| size.max(x.abs()));
    for (i, (a, b)) in found.iter().zip(expected).enumerate() {
        assert!((a - b).abs() < 1e-11 * size, "{what}, entry {i}: {a:e} and {b:e}");
    }
}

/// In each step the matrices of the generated step are the interpreter's, products with them come out without them as well, and the step is
/// the one that is taken without derivatives.
fn agree<'p, S, const Z: usize, const P: usize>(
    compiled: &'p Compiled,
    mut stepper: S,
    further: impl Fn(&S, &mut Run<'p>),
) where
    S: Resume,
    S::System: nonholonomic::System<Scalar = f64, Inputs = [f64; 2]>,
    S: Linearise<
            Derivatives = Linearised<SMatrix<f64, Z, Z>, SMatrix<f64, Z, 2>, SMatrix<f64, Z, P>, SMatrix<f64, Z, 1>>,
            Variables = Variables<SVector<f64, Z>, SVector<f64, 2>, SVector<f64, P>, SVector<f64, 1>>,
            Numbers = SVector<f64, Z>,
        >,
{
    let method = S::METHOD;
    let data = compiled.mechanics.model().about.data[0].point().expect("the first data set has all numbers");
    let (q, w) = (&data.coordinates, &data.velocities);
    let mut run = Run::new(&compiled.program, method, &data.parameters, H, q, w).expect("it starts");
    let program = compiled.program.steppers.iter().find(|stepper| stepper.method == method).expect("it was asked for");
    let derivatives = program.derivatives.as_ref().expect("they were asked for");
    let along = Variables {
        state: SVector::from_fn(|i, _| 1.0 - 0.3 * i as f64),
        inputs: SVector::from([0.5, -1.5]),
        parameters: SVector::from_fn(|i, _| 0.2 + 0.1 * i as f64),
        step: SVector::from([0.7]),
    };
    let adjoint = SVector::<f64, Z>::from_fn(|i, _| 0.4 * i as f64 - 1.0);

    stepper.hold(TORQUES).unwrap();
    let (mut plain, mut written) = (stepper.clone(), Linearised::default());
    for step in 0..20 {
        let what = |part: &str| format!("{method}, step {step}, {part}");
        let all = run.differentiated(&derivatives.linearised, &TORQUES, &[]).unwrap();
        let expected = &all[all.len() - Z * (Z + 2 + P + 1)..];
        further(&stepper, &mut run);
        let (pushed, pulled) = (stepper.jvp(&along).unwrap(), stepper.vjp(&adjoint).unwrap());
        // (What has been written before leaves no trace.)
        let returned = stepper.clone().step_with_jacobian().unwrap();
        stepper.step_with_jacobian_into(&mut written).unwrap();
        assert_eq!(written, returned, "{}", what("where it is written to"));
        let Linearised { a, b, p, h } = written;
        let rows =
            |matrix: &[f64]| -> Vec<f64> { (0..Z).flat_map(|i| matrix.iter().skip(i).step_by(Z).copied()).collect() };
        let found = [a.as_slice(), b.as_slice(), p.as_slice(), h.as_slice()].map(rows).concat();
        close(&what("the matrices"), &found, expected);
        let direct = a * along.state + b * along.inputs + p * along.parameters + h * along.step;
        close(&what("along a direction"), pushed.as_slice(), direct.as_slice());
        close(&what("adjoints of the state"), pulled.state.as_slice(), a.tr_mul(&adjoint).as_slice());
        close(&what("adjoints of the inputs"), pulled.inputs.as_slice(), b.tr_mul(&adjoint).as_slice());
        close(&what("adjoints of the parameters"), pulled.parameters.as_slice(), p.tr_mul(&adjoint).as_slice());
        close(&what("the adjoint of the step size"), pulled.step.as_slice(), h.tr_mul(&adjoint).as_slice());

        run.step_with(|_| TORQUES.to_vec()).unwrap();
        plain.step().unwrap();
        let (one, other) = (stepper.state(), plain.state());
        close(&what("q"), one.configuration().as_ref(), other.configuration().as_ref());
        close(&what("w"), one.velocity().as_ref(), other.velocity().as_ref());
    }
    assert_eq!(stepper.statistics().steps, 20);
}

/// A step that overflows is an error, with derivatives as without, and the stepper is where it was.
#[test]
fn a_failed_step_leaves_the_stepper() {
    let system = second::System::new(second::Parameters::free()).expect("the data's parameters are in range");
    let start = system.state().psi_dot(1e150).build().expect("a rotor may spin");
    let mut stepper = Discretize::<Rk4>::stepper(&system, &start, 1e200).unwrap();
    let before = stepper.snapshot();
    assert!(stepper.step_with_jacobian().is_err());
    assert_eq!(stepper.snapshot(), before);
    // What was written by a step before stays.
    let mut last = snakeboard!(second::<f64>, Rk4).step_with_jacobian().unwrap();
    let kept = last;
    assert!(stepper.step_with_jacobian_into(&mut last).is_err());
    assert_eq!((stepper.snapshot(), last), (before, kept));
}
