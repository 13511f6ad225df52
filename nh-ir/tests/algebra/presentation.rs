//! Presentation of trees: compact and deterministic.

use crate::support::*;
use nonholonomic_ir::algebra::{Engine, Expr, Matrix};
use nonholonomic_ir::tree::{Tree, Var, text};

/// Factors and sums.
#[test]
fn factors() {
    let _engine = Engine::new().enter();
    let [m, _, _, j, _, a] = positive_parameters();
    let x = coordinate(0);
    assert_eq!(shown(&(&j + &m * a.pow(2))), "m*a^2 + J");
    assert_eq!(shown(&((&j + &m * a.pow(2)) * &x + (&j + &m * a.pow(2)) * x.pow(2))), "x*(m*a^2 + J)*(x + 1)");
    assert_eq!(shown(&(&m * &x + &m * &j)), "m*(J + x)");
    let repeated = (&x + &m).pow(3) * (&x - &m) * (x.pow(2) + m.pow(2)) * int(-6);
    assert_eq!(shown(&repeated), "6*(m - x)*(m + x)^3*(m^2 + x^2)");
    assert_eq!(shown(&Expr::zero()), "0");
    assert_eq!(shown(&int(-3)), "-3");
}

/// Sums of squares have no factors over the rationals. A general method may take minutes to find
/// this for twenty symbols.
#[test]
fn factors_in_dozens_of_symbols() {
    let _engine = Engine::new().enter();
    let squares = |weight: fn(i64) -> i64| {
        (0..24_u8).fold(int(1), |sum, i| sum + int(weight(i64::from(i))) * coordinate(i.into()).pow(2))
    };
    let (a, b) = (squares(|i| i + 1), squares(|i| 2 * i + 1));
    let products = |expr: &Expr| match expr.tree() {
        Tree::Product(factors) => factors.len(),
        _ => 1,
    };
    assert_eq!((products(&a), products(&b)), (1, 1));
    assert_eq!(products(&(&a * parameter(0))), 2);
    assert_eq!(products(&(&a * &b)), 2);
}

/// The shorter of sin² and 1 − cos² is shown.
#[test]
fn squares() {
    let _engine = Engine::new().enter();
    let theta = coordinate(2);
    let (s, c) = (sin(&theta), cos(&theta));
    assert_eq!(shown(&(int(1) - c.pow(2))), "sin(theta)^2");
    assert_eq!(shown(&(int(1) - s.pow(2))), "cos(theta)^2");
    assert_eq!(shown(&(int(1) - s.pow(2)).pow(2)), "cos(theta)^4");
    assert_eq!(
        shown(&((s.pow(2) - int(1)) * (parameter(2) * s.pow(2) - parameter(0)))),
        "cos(theta)^2*(m - I*sin(theta)^2)"
    );
    assert_eq!(shown(&(int(1) / (int(1) + parameter(0) * &s))), "1/(m*sin(theta) + 1)");
    assert_eq!(shown(&s.pow(-1)), "1/sin(theta)");
    assert_eq!(shown(&s.pow(-2)), "1/sin(theta)^2");
    assert_eq!(shown(&(&c / &s)), "cos(theta)/sin(theta)");
}

/// Signs and fractions.
#[test]
fn signs() {
    let _engine = Engine::new().enter();
    let (m, l, x) = (parameter(0), parameter(1), coordinate(0));
    assert_eq!(shown(&(&l - &m)), "l - m");
    assert_eq!(shown(&-(&m + &x)), "-(m + x)");
    assert_eq!(shown(&(-&m / (int(2) * &x))), "-m/(2*x)");
    assert_eq!(shown(&(ratio(3, 2) * &m * x.pow(2))), "3/2*m*x^2");
    assert_eq!(shown(&((&l - &m) / &x)), "(l - m)/x");
}

/// Denominators that differ in sign have one form.
#[test]
fn denominators() {
    let _engine = Engine::new().enter();
    let (m, l, x, y) = (parameter(0), parameter(1), coordinate(0), coordinate(1));
    assert_eq!(shown(&(&x / (&m - &l))), "x/(m - l)");
    assert_eq!(shown(&(&x / (&l - &m))), "-x/(m - l)");
    assert_eq!(shown(&((&x + &y) / (&l - &m))), "-(x + y)/(m - l)");
    assert_eq!(shown(&((&x - &y) / (&l - &m))), "(y - x)/(m - l)");
}

/// Horner's rule gathers by the values that change.
#[test]
fn gathering() {
    let _engine = Engine::new().enter();
    let (m, j, a) = (parameter(0), parameter(3), parameter(5));
    let (v, w) = (Expr::variable(Var::Velocity(0)), Expr::variable(Var::Velocity(1)));
    let e = &j * &v + &m * a.pow(2) * &v + &m * &a * &w;
    let tree = text(&e.tree(), &|x| match x {
        Var::Velocity(i) => ["v", "w"][*i].to_owned(),
        other => name(other),
    });
    assert_eq!(tree, "v*(m*a^2 + J) + m*a*w");
}

/// Returns the projector of the snakeboard with its wheel axles in mass m, length l, inertias J, I:
/// the metric and constraints of Koon and Marsden (1997) with equal and opposite steering angles.
pub fn snakeboard_projector() -> Matrix {
    let [m, l, i, j, ..] = positive_parameters();
    let (theta, phi, o) = (coordinate(2), coordinate(4), Expr::zero);
    #[rustfmt::skip]
    let metric = Matrix::new(5, 5, vec![
        m.clone(), o(), o(), o(), o(),
        o(), m.clone(), o(), o(), o(),
        o(), o(), &m * l.pow(2), j.clone(), o(),
        o(), o(), j.clone(), j, o(),
        o(), o(), o(), o(), int(2) * i,
    ]);
    let (front, back, arm) = (&theta + &phi, &theta - &phi, &l * cos(&phi));
    #[rustfmt::skip]
    let constraints = Matrix::new(2, 5, vec![
        -sin(&front), cos(&front), -&arm, o(), o(),
        -sin(&back), cos(&back), arm, o(), o(),
    ]);
    let inverse = metric.inverse().expect("a metric");
    let dual = &inverse * &constraints.transpose();
    let gram = (&constraints * &dual).inverse().expect("independent constraints");
    &(&dual * &gram) * &constraints
}

/// An entry of the snakeboard's projector.
#[test]
fn snakeboard_entry() {
    let _engine = Engine::new().enter();
    let projector = snakeboard_projector();
    assert_eq!(shown(&projector[(0, 1)]), "-m*l^2*sin(theta)*cos(theta)*cos(phi)^2/(m*l^2 - J*sin(phi)^2)");
    assert!((&(&projector * &projector) - &projector).is_zero());
    assert_eq!(projector.rank(), 2);
}

/// Two runs give the same trees.
#[test]
fn deterministic() {
    let all =
        || Engine::new().run(|| snakeboard_projector().entries().iter().map(Expr::tree).collect::<Vec<Tree<Var>>>());
    assert_eq!(all(), all());
}

/// Expanded trees.
#[test]
fn expanded() {
    let _engine = Engine::new().enter();
    let (m, x) = (parameter(0), coordinate(0));
    let e = (&m + &x).pow(2) / (int(2) * &m);
    assert_eq!(text(&e.expanded_tree(), &name), "(m^2 + 2*m*x + x^2)/(2*m)");
    assert_eq!(text(&(&e * &m).expanded_tree(), &name), "1/2*(m^2 + 2*m*x + x^2)");
}
