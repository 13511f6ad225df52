//! Elements of the field.

use super::AlgebraError;
use crate::tree::{Function, Tree, Var};
use num_rational::BigRational;
use std::collections::BTreeSet;
use std::ops::{Add, Div, Mul, Neg, Sub};

/// An element of the field of rational functions in variables and kernels, in normal form.
#[derive(Clone, Debug)]
pub struct Expr {}

impl PartialEq for Expr {
    fn eq(&self, _other: &Self) -> bool {
        todo!()
    }
}

impl Expr {
    /// 0.
    pub fn zero() -> Expr {
        todo!()
    }
    /// 1.
    pub fn one() -> Expr {
        todo!()
    }
    /// An integer.
    pub fn integer(_value: i64) -> Expr {
        todo!()
    }
    /// A rational number.
    pub fn rational(_value: &BigRational) -> Expr {
        todo!()
    }
    /// π.
    pub fn pi() -> Expr {
        todo!()
    }
    /// A variable.
    pub fn variable(_variable: Var) -> Expr {
        todo!()
    }
    /// The expression a tree stands for.
    ///
    /// # Errors
    /// If it divides by zero or takes a root or logarithm that is not real.
    pub fn from_tree(_tree: &Tree<Var>) -> Result<Expr, AlgebraError> {
        todo!()
    }
    /// An integer power.
    ///
    /// # Panics
    /// If `self` is zero and the exponent negative.
    #[must_use]
    pub fn pow(&self, _exponent: i64) -> Expr {
        todo!()
    }
    /// A quotient.
    ///
    /// # Errors
    /// If `divisor` is zero.
    pub fn checked_div(&self, _divisor: &Expr) -> Result<Expr, AlgebraError> {
        todo!()
    }
    /// The square root.
    ///
    /// # Errors
    /// If `self` is known to be negative.
    pub fn sqrt(&self) -> Result<Expr, AlgebraError> {
        todo!()
    }
    /// A function's value.
    ///
    /// # Errors
    /// If the argument is outside of the function's domain (`tan(pi/2)`, `ln(0)`).
    pub fn apply(_function: Function, _argument: &Expr) -> Result<Expr, AlgebraError> {
        todo!()
    }
    /// ∂/∂variable.
    #[must_use]
    pub fn derivative(&self, _variable: Var) -> Expr {
        todo!()
    }
    /// Replaces variables, all at once.
    ///
    /// # Errors
    /// If a denominator becomes zero or an argument leaves its function's domain.
    pub fn substitute(&self, _replacements: &[(Var, Expr)]) -> Result<Expr, AlgebraError> {
        todo!()
    }
    /// Is it zero? (Decided, not guessed.)
    pub fn is_zero(&self) -> bool {
        todo!()
    }
    /// Is it one?
    pub fn is_one(&self) -> bool {
        todo!()
    }
    /// Is it free of variables?
    pub fn is_constant(&self) -> bool {
        todo!()
    }
    /// Its value, if it is a rational number.
    pub fn as_rational(&self) -> Option<BigRational> {
        todo!()
    }
    /// Does it depend on a variable?
    pub fn depends_on(&self, _variable: Var) -> bool {
        todo!()
    }
    /// The variables it depends on.
    pub fn variables(&self) -> BTreeSet<Var> {
        todo!()
    }
    /// Total degree in the chosen variables; `None` if not polynomial in them.
    pub fn degree_in(&self, _chosen: &dyn Fn(Var) -> bool) -> Option<u32> {
        todo!()
    }
    /// The additive terms (of the expanded numerator, each over the denominator).
    pub fn terms(&self) -> Vec<Expr> {
        todo!()
    }
    /// The most compact tree found.
    pub fn tree(&self) -> Tree<Var> {
        todo!()
    }
    /// The tree of the expanded numerator over the expanded denominator.
    pub fn expanded_tree(&self) -> Tree<Var> {
        todo!()
    }
    /// Its value at a point.
    pub fn evaluate(&self, _point: &dyn Fn(Var) -> f64) -> f64 {
        todo!()
    }
}

macro_rules! operator {
    ($trait:ident, $method:ident, $function:path) => {
        impl $trait<&Expr> for &Expr {
            type Output = Expr;
            fn $method(self, other: &Expr) -> Expr {
                $function(self, other)
            }
        }
        impl $trait<Expr> for &Expr {
            type Output = Expr;
            fn $method(self, other: Expr) -> Expr {
                $function(self, &other)
            }
        }
        impl $trait<&Expr> for Expr {
            type Output = Expr;
            fn $method(self, other: &Expr) -> Expr {
                $function(&self, other)
            }
        }
        impl $trait<Expr> for Expr {
            type Output = Expr;
            fn $method(self, other: Expr) -> Expr {
                $function(&self, &other)
            }
        }
    };
}

fn add(_a: &Expr, _b: &Expr) -> Expr {
    todo!()
}
fn sub(_a: &Expr, _b: &Expr) -> Expr {
    todo!()
}
fn mul(_a: &Expr, _b: &Expr) -> Expr {
    todo!()
}
fn div(a: &Expr, b: &Expr) -> Expr {
    a.checked_div(b).expect("division by zero; use `checked_div`")
}

operator!(Add, add, add);
operator!(Sub, sub, sub);
operator!(Mul, mul, mul);
operator!(Div, div, div);

impl Neg for &Expr {
    type Output = Expr;
    fn neg(self) -> Expr {
        todo!()
    }
}

impl Neg for Expr {
    type Output = Expr;
    fn neg(self) -> Expr {
        -&self
    }
}

impl std::iter::Sum for Expr {
    fn sum<I: Iterator<Item = Expr>>(items: I) -> Expr {
        items.fold(Expr::zero(), |a, b| a + b)
    }
}

impl std::iter::Product for Expr {
    fn product<I: Iterator<Item = Expr>>(items: I) -> Expr {
        items.fold(Expr::one(), |a, b| a * b)
    }
}
