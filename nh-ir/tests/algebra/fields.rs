//! Arithmetic, equality and queries.

use crate::support::*;
use nonholonomic_ir::algebra::{AlgebraError, Engine, Expr};
use nonholonomic_ir::tree::{Tree, Var};
use num_bigint::BigInt;
use num_rational::BigRational;
use std::collections::BTreeSet;

/// Rational functions cancel.
#[test]
pub fn cancellation() {
    let _engine = Engine::new().enter();
    let (x, y) = (coordinate(0), coordinate(1));
    let quotient = (x.pow(2) - y.pow(2)) / (&x - &y);
    assert_eq!(quotient, &x + &y);
    assert_eq!(shown(&quotient), "x + y");
    let same = coordinate(0);
    assert!((&x / &y - &same / &y).is_zero());
    assert!((&x / &same).is_one());
    assert_eq!(int(1) / &x + int(1) / &y, (&x + &y) / (&x * &y));
    assert_eq!(ratio(1, 2) * &x + &x / int(2), x);
    assert_ne!(x, y);
}

/// Numbers of any size.
#[test]
pub fn large_numbers() {
    let _engine = Engine::new().enter();
    let digits: BigInt = "123456789012345678901234567890123456789".parse().expect("digits");
    let big = Expr::rational(&BigRational::from(digits.clone()));
    let square = (&big * &big).as_rational().expect("a number");
    assert_eq!(square, BigRational::from(&digits * &digits));
    let tree = (&big * coordinate(0)).tree();
    assert_eq!(tree, Tree::Product(vec![Tree::Number(digits.into()), Tree::Variable(Var::Coordinate(0))]));
    assert_eq!((int(6) / int(-4)).as_rational(), Some(BigRational::new((-3).into(), 2.into())));
    assert_eq!(coordinate(0).as_rational(), None);
}

/// Division by zero is an error.
#[test]
fn division_by_zero() {
    let _engine = Engine::new().enter();
    let (s, c) = (sin(&coordinate(2)), cos(&coordinate(2)));
    let zero = s.pow(2) + c.pow(2) - int(1);
    assert_eq!(int(1).checked_div(&zero), Err(AlgebraError::DivisionByZero));
    let tree =
        Tree::Power(Box::new(Tree::Number(BigRational::from(BigInt::ZERO))), BigRational::from(BigInt::from(-1)));
    assert_eq!(Expr::from_tree(&tree), Err(AlgebraError::DivisionByZero));
}

/// Degrees.
#[test]
pub fn degrees() {
    let _engine = Engine::new().enter();
    let (x, y, m) = (coordinate(0), coordinate(1), parameter(0));
    let e = &m * x.pow(2) * &y + &x / &m;
    let is_coordinate = |v: Var| matches!(v, Var::Coordinate(_));
    assert_eq!(e.degree_in(&is_coordinate), Some(3));
    assert_eq!(e.degree_in(&|v| v == Var::Coordinate(0)), Some(2));
    assert_eq!(e.degree_in(&|v| matches!(v, Var::Parameter(_))), None, "one over it");
    assert_eq!(sin(&x).degree_in(&is_coordinate), None, "within a function");
    assert_eq!(sin(&m).degree_in(&is_coordinate), Some(0));
    assert_eq!(Expr::zero().degree_in(&is_coordinate), Some(0));
}

/// Terms add up.
#[test]
pub fn terms() {
    let _engine = Engine::new().enter();
    let (x, m) = (coordinate(0), parameter(0));
    let e = (x.pow(3) - ratio(2, 3) * &x * sin(&x)) / (&m + int(1));
    let terms = e.terms();
    assert_eq!(terms.len(), 2);
    assert_eq!(terms.iter().cloned().sum::<Expr>(), e);
    assert!(terms.iter().any(|t| shown(t) == "x^3/(m + 1)"), "{terms:?}");
}

/// Dependence is a property of the value, not of its written form.
#[test]
fn dependence() {
    let _engine = Engine::new().enter();
    let x = coordinate(0);
    let e = sin(&x).pow(2) + cos(&x).pow(2) + parameter(1);
    assert!(!e.depends_on(Var::Coordinate(0)));
    assert_eq!(e.variables(), BTreeSet::from([Var::Parameter(1)]));
    let root = sqrt(&(int(2) + sin(&x)));
    assert!(root.depends_on(Var::Coordinate(0)));
    assert!(sqrt(&int(2)).is_constant() && sqrt(&int(2)).as_rational().is_none());
}

/// Substitution is simultaneous.
#[test]
pub fn substitution() {
    let _engine = Engine::new().enter();
    let (x, y) = (coordinate(0), coordinate(1));
    let (vx, vy) = (Var::Coordinate(0), Var::Coordinate(1));
    let e = &x / (int(1) + &y) + sin(&(&x - &y));
    let swapped = e.substitute(&[(vx, y.clone()), (vy, x.clone())]).expect("a value");
    assert_eq!(swapped, &y / (int(1) + &x) + sin(&(&y - &x)));
    assert_eq!(swapped.substitute(&[(vx, y.clone()), (vy, x.clone())]).expect("a value"), e);
    let at_fraction = e.substitute(&[(vx, &y / (&y + int(1)))]).expect("a value");
    assert_close(
        at_fraction.evaluate(&point),
        e.evaluate(&|v| {
            if v == vx { point(vy) / (point(vy) + 1.0) } else { point(v) }
        }),
        &|| shown(&at_fraction),
    );
    assert_eq!(e.substitute(&[(vy, int(-1))]), Err(AlgebraError::DivisionByZero));
    assert_eq!(sqrt(&(&x + &y)).substitute(&[(vx, int(4)), (vy, int(5))]).expect("a value"), int(3));
}

/// Powers.
#[test]
pub fn powers() {
    let _engine = Engine::new().enter();
    let (x, m) = (coordinate(0), parameter(0));
    assert_eq!((&x + &m).pow(3).pow(-1) * (&x + &m).pow(2), int(1) / (&x + &m));
    assert_eq!(shown(&(&x + &m).pow(-3)), "1/(m + x)^3");
    assert!(x.pow(0).is_one());
}
