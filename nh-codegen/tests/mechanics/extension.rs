//! The extension to T*Q: its postconditions for every model of the library, and formulas derived by
//! hand.

use crate::library::MODELS;
use crate::support::{derive, form, library, read};
use nonholonomic_codegen::algebra::Expr;
use nonholonomic_codegen::mechanics::Mechanics;
use nonholonomic_codegen::quantity::Quantity;
use nonholonomic_codegen::scheme::Context;
use nonholonomic_codegen::tree::Var;
use std::time::Instant;

fn p(i: usize) -> Expr {
    Expr::variable(Var::Momentum(i))
}

fn q(i: usize) -> Expr {
    Expr::variable(Var::Coordinate(i))
}

fn checked(mechanics: &Mechanics) {
    if let Err(errors) = Context::new(mechanics).check_extension() {
        panic!("{}: {errors}", mechanics.model().about.name);
    }
}

#[test]
fn extension_has_its_integrals() {
    for name in MODELS.iter().chain(&["chaotic_quartic12"]) {
        let mechanics = library(name);
        let start = Instant::now();
        checked(&mechanics);
        println!("{name}: checked {:.1?}", start.elapsed());
    }
}

/// Off the constraint p_x + y p_z = 0, dE_y/dt = −p_y (y p_x − p_z)(p_x + y p_z)/(1 + y²)².
#[test]
fn energy_of_y_is_conserved_on_the_constraints_only() {
    let mechanics = library("nonholonomic_oscillator");
    let field = form(&mechanics, Quantity::ExtendedVectorField);
    let (y, one) = (q(1), Expr::one());
    let rate = &y * &field[1] + p(1) * &field[4];
    let slip = p(0) + &y * p(2);
    let expected = -(p(1) * (&y * p(0) - p(2)) * slip) / (&one + &y * &y).pow(2);
    assert!((rate - expected).is_zero());
}

/// ṗ_φ = −(p_x cos φ + p_y sin φ)(p_y cos φ − p_x sin φ)/m, which vanishes with the constraint p_x sin φ = p_y cos φ; and
/// J = (p_x sin φ − p_y cos φ)/√m.
#[test]
fn momentum_of_the_knife_edge_is_conserved_on_the_constraints_only() {
    let mechanics = library("knife_edge_incline");
    let (field, momenta) =
        (form(&mechanics, Quantity::ExtendedVectorField), form(&mechanics, Quantity::ConstraintMomenta));
    let m = Expr::variable(Var::Parameter(0));
    let (sine, cosine) = (
        Expr::apply(nonholonomic_codegen::tree::Function::Sin, &q(2)).expect("a sine"),
        Expr::apply(nonholonomic_codegen::tree::Function::Cos, &q(2)).expect("a cosine"),
    );
    let along = p(0) * &cosine + p(1) * &sine;
    let across = p(1) * &cosine - p(0) * &sine;
    assert!((&field[5] + &along * &across / &m).is_zero());
    assert!((&momenta[0] + &across / m.sqrt().expect("a positive parameter")).is_zero());
}

/// A planar body in velocities of its own axes, with all terms (anchor, brackets, ġ and forces), an
/// inertia that depends on the position, and two constraints that are not orthogonal.
#[test]
fn extension_with_anchor_and_brackets() {
    let text = "
name: body
coordinates: [x, y, theta]
velocities: [u, s, omega]
anchor:
  - [cos(theta), -sin(theta), 0]
  - [sin(theta), cos(theta), 0]
  - [0, 0, 1]
structure:
  [u, omega]: [0, -1, 0]
  [s, omega]: [1, 0, 0]
parameters: {m: {positive: true}}
lagrangian: (m*u^2 + s^2 + (2 + x^2)*omega^2)/2 + u*s/3 - x*y
constraints: [CONSTRAINTS]
";
    for constraints in ["s", "s + x*omega", "s + x*omega, u - y*omega"] {
        let mechanics = derive(&read(&text.replace("CONSTRAINTS", constraints)));
        checked(&mechanics);
        assert!(
            form(&mechanics, Quantity::ExtendedMultipliers).iter().all(|lambda| !lambda.is_zero()),
            "{constraints}"
        );
    }
}

/// For r = 0 these are Hamilton's equations.
#[test]
fn extension_without_constraints_is_hamiltonian() {
    let text = "
name: pendulum
coordinates: [x, y]
lagrangian: (x_dot^2 + y_dot^2*(1 + x^2))/2 - x*y
constraints: []
";
    let mechanics = derive(&read(text));
    checked(&mechanics);
    let field = form(&mechanics, Quantity::ExtendedVectorField);
    assert!((&field[2] - (p(1).pow(2) * q(0) / (Expr::one() + q(0).pow(2)).pow(2) - q(1))).is_zero());
}
