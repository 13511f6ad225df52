//! Derivatives of generated steps equal those of the executor to the last bit. The tests of methods
//! compare the executor's derivatives with numbers of 256 bits.

use nh_tests::golden::{
    snakeboard_derivatives::snakeboard_derivatives as first, snakeboard_second::snakeboard_second as second,
};
use nonholonomic::catalogue::MethodInfo;
use nonholonomic::nalgebra::{SMatrix, SVector};
use nonholonomic::prelude::*;
use nonholonomic::{Chart, Second, Variables};
use nonholonomic_codegen::declaration::{Declaration, Derivatives, Expose, Name};
use nonholonomic_codegen::origin::Origin;
use nonholonomic_codegen::pipeline::{self, Compiled};
use nonholonomic_exec::{Derivative, Executable, Functions, Start, Stepper as Executed};
use std::path::Path;
use std::sync::Arc;

const H: f64 = 0.05;
const TORQUES: [f64; 2] = [0.3, -0.2];

/// Compiles the snakeboard like the golden code.
fn compiled(methods: &[&str], second: bool) -> Compiled {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../models/snakeboard.yaml");
    let text = std::fs::read_to_string(path).expect("the library's models are there");
    let mut declaration = Declaration::from_yaml(&text, "snakeboard").expect("the library's models parse");
    declaration.methods = Some(methods.iter().map(|&name| Name::new(name.into(), Origin::Whole)).collect());
    declaration.expose = Expose::of(&[]).expect("nothing is asked for");
    declaration.derivatives = Derivatives { second, ..Derivatives::all() };
    pipeline::compile(&declaration).unwrap_or_else(|errors| panic!("{errors}"))
}

/// Creates a stepper of the snakeboard, of a module of golden code, in the free data set.
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
fn emitted_and_executed() {
    agree(&compiled(&["gonzalez"], false), snakeboard!(first::<f64>, Gonzalez), |_, _| ());
    let compiled = compiled(&["leapfrog", "rk4"], true);
    agree(&compiled, snakeboard!(second::<f64>, Leapfrog), curved);
    agree(&compiled, snakeboard!(second::<f64>, Rk4), curved);
}

/// Returns the executor's stepper for a method of compiled code, with the parameters and the start
/// of the data set.
fn executed<S: Stepper>(compiled: &Compiled, _: &S) -> Executed<f64> {
    let about = &compiled.mechanics.model().about;
    let data = about.data[0].point().expect("the first data set has all numbers");
    let functions =
        Functions::new(Arc::new(Executable::of(&compiled.program).expect("it can be executed")), &data.parameters);
    let index = compiled.program.steppers.iter().position(|stepper| stepper.method == S::METHOD);
    let info = Box::leak(Box::new(MethodInfo { name: S::METHOD, order: 2, options: &[] }));
    let method = (index.expect("it was asked for"), &*info);
    let start = Start { t: 0.0, q: &data.coordinates, w: &data.velocities };
    Executed::new(&functions, &data.parameters, method, start, (H, &[]), || 1.0).expect("it starts")
}

/// Returns the derivative by the executor.
fn by(run: &mut Executed<f64>, derivative: Derivative, given: &[f64]) -> Vec<f64> {
    run.differentiated(derivative, &TORQUES, given).expect("it can be computed").expect("it was asked for")
}

/// Asserts that the numbers are the same to the last bit; zeros have no sign.
fn same(what: &str, found: &[f64], expected: &[f64]) {
    let bits = |numbers: &[f64]| numbers.iter().map(|x| (x + 0.0).to_bits()).collect::<Vec<_>>();
    let differing = || found.iter().zip(expected).enumerate().filter(|(_, (a, b))| a != b).collect::<Vec<_>>();
    assert!(bits(found) == bits(expected), "{what}: {:?}", differing());
}

/// The exit derivative times the entry derivative is the identity, except for velocities off the
/// constraints: on (q, ρ), at the start of all methods. The entry derivative of a method that
/// carries the state is itself the identity.
#[test]
fn charts() {
    fn returns<S, P, Q, H, I, const V: usize, const Z: usize>(stepper: &S)
    where
        S: LineariseChart<
                Entry = Chart<SMatrix<f64, Z, V>, SMatrix<f64, Z, 8>, P, H>,
                Exit = Chart<SMatrix<f64, V, Z>, SMatrix<f64, 8, Z>, Q, I>,
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

/// The derivatives of entry, steps and exit give those of three steps from a projected start: by
/// (q, w), the parameters and the step size, for every method.
#[test]
fn from_a_projected_start_to_what_is_seen() {
    macro_rules! agree {
        ($module:ident, $method:ty) => {{
            // psi, phi, theta, x, y, their rates, m, l, I, J, h.
            let mut here = [0.3, 0.4, -0.2, 0.1, 0.5, 0.9, -0.6, 0.4, 0.2, 0.7, 4.0, 0.5, 0.3, 2.0, H];
            let begin = |x: &[f64; 15]| {
                let &[psi, phi, theta, x1, y1, psi_dot, phi_dot, theta_dot, x_dot, y_dot, m, l, inertia, wheels, h] = x;
                let system = $module::System::new($module::Parameters { m, l, I: inertia, J: wheels }).unwrap();
                let start = system.state().psi(psi).phi(phi).theta(theta).x(x1).y(y1).psi_dot(psi_dot).phi_dot(phi_dot);
                let start = start.theta_dot(theta_dot).x_dot(x_dot).y_dot(y_dot).project().unwrap();
                Discretize::<$method>::stepper(&system, &start, h).unwrap()
            };
            let seen = |x: &[f64; 15]| {
                let mut stepper = begin(x);
                stepper.step_n(3).unwrap();
                let state = stepper.state();
                SVector::<f64, 10>::from_iterator(state.q().iter().chain(state.w().iter()).copied())
            };
            let mut stepper = begin(&here);
            // The projected state is the one at which the entry is differentiated: differences
            // leave the constraints.
            here[5..10].copy_from_slice(stepper.state().w().as_slice());
            let entry = stepper.entry_jacobian().unwrap();
            let (mut by_state, mut by_parameters, mut by_step) =
                (entry.velocity, entry.parameters.velocity, entry.step.velocity);
            for _ in 0..3 {
                let Linearised { a, b: _, p, h } = stepper.step_with_jacobian().unwrap();
                (by_state, by_parameters, by_step) = (a * by_state, a * by_parameters + p, a * by_step + h);
            }
            let exit = stepper.exit_jacobian().unwrap();
            let by_state = exit.velocity * by_state;
            let by_parameters = exit.velocity * by_parameters + exit.parameters.velocity;
            let by_step = exit.velocity * by_step + exit.step.velocity;
            let found = [by_state.as_slice(), by_parameters.as_slice(), by_step.as_slice()].concat();
            // Fourth order with a distance of 1e-3: errors of δ⁴ and 1e-15/δ, with factors of a few
            // derivatives.
            let difference = |j: usize| {
                let at = |k: f64| {
                    let mut x = here;
                    x[j] += 1e-3 * k;
                    seen(&x)
                };
                ((at(1.0) - at(-1.0)) * 8.0 - (at(2.0) - at(-2.0))) / 12e-3
            };
            let expected: Vec<f64> = (0..15).flat_map(|j| difference(j).as_slice().to_vec()).collect();
            let off = found.iter().zip(&expected).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
            assert!(off < 1e-9, "{}: {off:e}", stringify!($method));
        }};
    }
    agree!(first, Gonzalez);
    agree!(second, Leapfrog);
    agree!(second, Rk4);
}

/// The matrices in single precision are those in double precision, with the roundoff of single
/// numbers. Entries are sums of products as in [`close`]; the tolerance is 64 roundings relative to
/// the largest.
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

/// Asserts that the second derivatives of the generated step are the executor's.
fn curved<S, const Z: usize>(stepper: &S, run: &mut Executed<f64>)
where
    S: SecondDerivatives<Second = Second<SMatrix<f64, Z, Z>, SMatrix<f64, Z, 2>, SMatrix<f64, 2, 2>>>,
    S: Linearise<Numbers = SVector<f64, Z>>,
{
    let adjoint = SVector::<f64, Z>::from_fn(|i, _| 0.4 * i as f64 - 1.0);
    let expected = by(run, Derivative::Second, adjoint.as_slice());
    let Second { state, mixed, inputs } = stepper.second(&adjoint).unwrap();
    let found = [state.transpose().as_slice(), mixed.transpose().as_slice(), inputs.transpose().as_slice()].concat();
    same(&format!("{}, second derivatives", S::METHOD), &found, &expected);
}

/// Compares entries that are sums of products, rounded in different orders: 10⁻¹¹ of the largest.
fn close(what: &str, found: &[f64], expected: &[f64]) {
    assert_eq!(found.len(), expected.len(), "{what}");
    let size = expected.iter().fold(1.0_f64, |size, x| size.max(x.abs()));
    for (i, (a, b)) in found.iter().zip(expected).enumerate() {
        assert!((a - b).abs() < 1e-11 * size, "{what}, entry {i}: {a:e} and {b:e}");
    }
}

/// Asserts in each step that the matrices of the generated step are the executor's, that products
/// with them agree with those without the matrices, and that the step is the same as without
/// derivatives.
fn agree<S, const Z: usize, const P: usize>(
    compiled: &Compiled,
    mut stepper: S,
    further: impl Fn(&S, &mut Executed<f64>),
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
    let mut run = executed(compiled, &stepper);
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
        let all = by(&mut run, Derivative::Linearised, &[]);
        let expected = &all[all.len() - Z * (Z + 2 + P + 1)..];
        further(&stepper, &mut run);
        let (pushed, pulled) = (stepper.jvp(&along).unwrap(), stepper.vjp(&adjoint).unwrap());
        // Earlier contents of the place do not matter.
        let returned = stepper.clone().step_with_jacobian().unwrap();
        stepper.step_with_jacobian_into(&mut written).unwrap();
        assert_eq!(written, returned, "{}", what("where it is written to"));
        let Linearised { a, b, p, h } = written;
        let rows =
            |matrix: &[f64]| -> Vec<f64> { (0..Z).flat_map(|i| matrix.iter().skip(i).step_by(Z).copied()).collect() };
        let found = [a.as_slice(), b.as_slice(), p.as_slice(), h.as_slice()].map(rows).concat();
        same(&what("the matrices"), &found, expected);
        let given =
            [along.state.as_slice(), along.inputs.as_slice(), along.parameters.as_slice(), along.step.as_slice()];
        same(&what("pushed"), pushed.as_slice(), &by(&mut run, Derivative::Pushed, &given.concat()));
        let back =
            [pulled.state.as_slice(), pulled.inputs.as_slice(), pulled.parameters.as_slice(), pulled.step.as_slice()];
        same(&what("pulled"), &back.concat(), &by(&mut run, Derivative::Pulled, adjoint.as_slice()));
        let direct = a * along.state + b * along.inputs + p * along.parameters + h * along.step;
        close(&what("along a direction"), pushed.as_slice(), direct.as_slice());
        close(&what("adjoints of the state"), pulled.state.as_slice(), a.tr_mul(&adjoint).as_slice());
        close(&what("adjoints of the inputs"), pulled.inputs.as_slice(), b.tr_mul(&adjoint).as_slice());
        close(&what("adjoints of the parameters"), pulled.parameters.as_slice(), p.tr_mul(&adjoint).as_slice());
        close(&what("the adjoint of the step size"), pulled.step.as_slice(), h.tr_mul(&adjoint).as_slice());

        let stepped = run.step_with_jacobian(Some(&|_, _, _, u| u.copy_from_slice(&TORQUES)), &[]).unwrap();
        same(&what("the matrices of the step"), &found, &stepped.expect("they were asked for"));
        plain.step().unwrap();
        let (one, other) = (stepper.state(), plain.state());
        close(&what("q"), one.configuration().as_ref(), other.configuration().as_ref());
        close(&what("w"), one.velocity().as_ref(), other.velocity().as_ref());
    }
    assert_eq!(stepper.statistics().steps, 20);
}

/// A step that overflows is an error, with and without derivatives, and leaves the stepper
/// unchanged.
#[test]
fn a_failed_step_leaves_the_stepper() {
    let system = second::System::new(second::Parameters::free()).expect("the data's parameters are in range");
    let start = system.state().psi_dot(1e150).build().expect("a rotor may spin");
    let mut stepper = Discretize::<Rk4>::stepper(&system, &start, 1e200).unwrap();
    let before = stepper.snapshot();
    assert!(stepper.step_with_jacobian().is_err());
    assert_eq!(stepper.snapshot(), before);
    // The matrices of an earlier step stay.
    let mut last = snakeboard!(second::<f64>, Rk4).step_with_jacobian().unwrap();
    let kept = last;
    assert!(stepper.step_with_jacobian_into(&mut last).is_err());
    assert_eq!((stepper.snapshot(), last), (before, kept));
}
