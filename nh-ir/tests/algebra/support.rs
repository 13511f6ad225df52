//! Short names for expressions and checks in tests.

use nonholonomic_ir::algebra::{Expr, Matrix, set_positive};
use nonholonomic_ir::tree::{BinaryFunction, Function, Var, text};
use num_rational::BigRational;

/// The names of `name(i)`'s variables.
const PARAMETERS: [&str; 6] = ["m", "l", "I", "J", "R", "a"];
const COORDINATES: [&str; 6] = ["x", "y", "theta", "psi", "phi", "z"];

pub fn parameter(i: usize) -> Expr {
    Expr::variable(Var::Parameter(i))
}

pub fn coordinate(i: usize) -> Expr {
    Expr::variable(Var::Coordinate(i))
}

/// Declares all listed parameters positive and returns them.
pub fn positive_parameters() -> [Expr; 6] {
    std::array::from_fn(|i| {
        set_positive(Var::Parameter(i));
        parameter(i)
    })
}

pub fn int(n: i64) -> Expr {
    Expr::integer(n)
}

pub fn ratio(n: i64, d: i64) -> Expr {
    Expr::rational(&BigRational::new(n.into(), d.into()))
}

pub fn sin(u: &Expr) -> Expr {
    call(Function::Sin, u)
}

pub fn cos(u: &Expr) -> Expr {
    call(Function::Cos, u)
}

pub fn call(function: Function, u: &Expr) -> Expr {
    Expr::apply(function, u).expect("a real value")
}

pub fn call2(function: BinaryFunction, u: &Expr, v: &Expr) -> Expr {
    Expr::apply_to_two(function, u, v).expect("a value")
}

pub fn sqrt(u: &Expr) -> Expr {
    u.sqrt().expect("a real value")
}

pub fn shown(e: &Expr) -> String {
    text(&e.tree(), &name)
}

pub fn name(v: &Var) -> String {
    match v {
        Var::Parameter(i) => PARAMETERS[*i].to_owned(),
        Var::Coordinate(i) => COORDINATES[*i].to_owned(),
        other => format!("{other:?}"),
    }
}

/// Returns the coordinates of a generic point with positive parameters.
pub fn point(v: Var) -> f64 {
    match v {
        Var::Parameter(i) => 0.7 + 0.618 * i as f64,
        Var::Coordinate(i) => 0.31 + 0.43 * (i as f64 * 1.7).sin(),
        Var::Velocity(i) => -0.9 + 0.52 * i as f64,
        Var::Momentum(i) => 1.1 - 0.37 * i as f64,
        Var::Rho(i) => 0.4 + 0.29 * i as f64,
        Var::Input(i) => 0.2 + 0.11 * i as f64,
        Var::Time => 0.83,
        Var::Part(_) => f64::NAN,
    }
}

/// Asserts equality up to rounding.
pub fn assert_close(a: f64, b: f64, what: &dyn Fn() -> String) {
    let scale = 1.0 + a.abs().max(b.abs());
    assert!((a - b).abs() <= 1e-9 * scale, "{a} and {b}: {}", what());
}

/// Asserts equality of all entries.
pub fn assert_equal(a: &Matrix, b: &Matrix) {
    assert_eq!((a.rows(), a.cols()), (b.rows(), b.cols()));
    for i in 0..a.rows() {
        for j in 0..a.cols() {
            assert_eq!(a[(i, j)], b[(i, j)], "entry ({i}, {j})");
        }
    }
}
