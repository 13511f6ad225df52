//! Functions by machine code have the same bits as functions that are executed operation by
//! operation, at ordinary and special numbers.

use nonholonomic_codegen::declaration::{Declaration, Expose, with_method};
use nonholonomic_codegen::ir::program::Role;
use nonholonomic_codegen::pipeline;
use nonholonomic_codegen::quantity::Quantity;
use nonholonomic_codegen::tree::Function;
use nonholonomic_exec::{Executable, Functions};
use nonholonomic_jit::Jit;
use std::sync::Arc;

/// Potentials that cover every kind of operation, including those that arise from derivatives. A
/// further potential for each function is tried as well.
const POTENTIALS: &[&str] = &[
    "x*y/7 - x/y + y^2",
    "x*sin(y) + y*cos(x)",
    "atan(x) + atan2(y, x)",
    "exp(x)*ln(y)",
    "sqrt(x) + sqrt(x^2 + y^2)",
    "sinh(x)*cosh(y) + tanh(x)",
    "abs(x)*sign(y)",
    "floor(x)*y",
    "if(x < 1, y^2, x < 2, x*y, 3*x)",
    "sin(x)/x + max(x, y)*min(x, 2)",
    "clamp(x, -1, 1)*y",
];

/// Numbers that are tried in pairs.
const NUMBERS: &[f64] = &[
    0.0,
    -0.0,
    0.5,
    -0.75,
    1.0,
    2.0,
    -2.0,
    3.25,
    1e-9,
    -1e17,
    f64::MIN_POSITIVE,
    5e-324,
    f64::MAX,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::NAN,
];

/// Returns the bits of numbers. All NaNs are equal.
fn bits(numbers: &[f64]) -> Vec<u64> {
    numbers.iter().map(|x| if x.is_nan() { u64::MAX } else { x.to_bits() }).collect()
}

#[test]
fn functions_at_all_numbers() {
    let jit = Arc::new(Jit::new().expect("this machine runs what is compiled").at_once());
    let functions = Function::ALL.map(|function| format!("{}(x)*y", function.name()));
    for potential in POTENTIALS.iter().copied().chain(functions.iter().map(String::as_str)) {
        let yaml = format!(
            "name: P\ncoordinates: [x, y]\nlagrangian: x_dot^2 + y_dot^2/2 - ({potential})\nconstraints: [y_dot - x*x_dot]\n"
        );
        let declaration = Declaration::from_yaml(&yaml, "p.yaml").unwrap_or_else(|e| panic!("{potential}: {e}"));
        let declaration = Declaration { expose: Expose::all(), ..with_method(declaration, "rk4") };
        let compiled = pipeline::compile(&declaration).unwrap_or_else(|e| panic!("{potential}: {e}"));
        let code = Executable::of(&compiled.program).expect("it runs");
        let executed = Functions::new(Arc::new(code.clone()), &[]);
        let machine = Functions::new(Arc::new(code.compiled_by(Some(jit.clone()))), &[]);
        let mut finite = 0;
        for (&x, &y) in NUMBERS.iter().flat_map(|x| NUMBERS.iter().map(move |y| (x, y))) {
            for quantity in [Quantity::Energy, Quantity::VectorField, Quantity::Multipliers] {
                let given: [(Role, &[f64]); 4] = [
                    (Role::Configuration, &[x, y]),
                    (Role::Velocity, &[0.5, 0.5 * x]),
                    (Role::ReducedMomenta, &[0.7]),
                    (Role::Time, &[0.0]),
                ];
                let expected = executed.evaluate(quantity, &given).expect("there is such a function");
                let found = machine.evaluate(quantity, &given).expect("there is such a function");
                assert_eq!(bits(&found), bits(&expected), "{potential} at ({x:e}, {y:e}): {found:?}, not {expected:?}");
                finite += found.iter().filter(|x| x.is_finite()).count();
            }
        }
        assert!(finite > 100, "{potential}: {finite} numbers");
    }
}
