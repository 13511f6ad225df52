//! Expressions, printed in the language of declarations and evaluated independently of the
//! compiler.

use super::number::Number;
use std::fmt;
use std::ops::{Add, Div, Mul, Neg, Sub};
use std::sync::Arc;

/// A symbol in an expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symbol {
    /// A parameter.
    Parameter(usize),
    /// A coordinate.
    Coordinate(usize),
    /// A velocity.
    Velocity(usize),
    /// The time.
    Time,
}

/// A tree.
#[derive(Clone, Debug)]
pub enum Expr {
    /// A number as printed.
    Number(f64),
    /// A symbol with its name.
    Symbol(Symbol, Arc<str>),
    /// a + b
    Add(Arc<[Expr; 2]>),
    /// a b
    Mul(Arc<[Expr; 2]>),
    /// a/b
    Div(Arc<[Expr; 2]>),
    /// aⁿ
    Power(Arc<Expr>, u32),
    /// A function with its name.
    Call(&'static str, Arc<Expr>),
}

/// Values of symbols.
pub struct Values<'a, T> {
    /// The parameters' values, with their names.
    pub parameters: &'a [(Arc<str>, f64)],
    /// The coordinates' values.
    pub q: &'a [T],
    /// The velocities' values.
    pub w: &'a [T],
    /// The time.
    pub t: T,
}

impl Expr {
    /// Returns f(x).
    pub fn call(function: &'static str, x: Expr) -> Expr {
        Expr::Call(function, Arc::new(x))
    }

    /// Returns xⁿ.
    pub fn power(self, n: u32) -> Expr {
        Expr::Power(Arc::new(self), n)
    }

    /// Returns its value.
    pub fn at<T: Number>(&self, values: &Values<'_, T>) -> T {
        match self {
            Expr::Number(x) => T::of(*x),
            Expr::Symbol(symbol, _) => match *symbol {
                Symbol::Parameter(i) => T::of(values.parameters[i].1),
                Symbol::Coordinate(i) => values.q[i],
                Symbol::Velocity(i) => values.w[i],
                Symbol::Time => values.t,
            },
            Expr::Add(of) => of[0].at(values) + of[1].at(values),
            Expr::Mul(of) => of[0].at(values) * of[1].at(values),
            Expr::Div(of) => of[0].at(values) / of[1].at(values),
            Expr::Power(x, n) => x.at(values).power(*n),
            Expr::Call(function, x) => {
                let x = x.at(values);
                match *function {
                    "sin" => x.sin_cos().0,
                    "cos" => x.sin_cos().1,
                    "exp" => x.exp(),
                    "sqrt" => x.sqrt(),
                    other => unreachable!("{other} is not made"),
                }
            }
        }
    }

    /// Returns whether a symbol occurs in it.
    pub fn reads(&self, symbol: Symbol) -> bool {
        match self {
            Expr::Number(_) => false,
            Expr::Symbol(found, _) => *found == symbol,
            Expr::Add(of) | Expr::Mul(of) | Expr::Div(of) => of.iter().any(|f| f.reads(symbol)),
            Expr::Power(x, _) | Expr::Call(_, x) => x.reads(symbol),
        }
    }

    /// Calls `found` with the symbols outside sines and cosines.
    pub fn bare(&self, found: &mut dyn FnMut(Symbol)) {
        match self {
            Expr::Number(_) | Expr::Call("sin" | "cos", _) => {}
            Expr::Symbol(symbol, _) => found(*symbol),
            Expr::Add(of) | Expr::Mul(of) | Expr::Div(of) => of.iter().for_each(|f| f.bare(found)),
            Expr::Power(x, _) | Expr::Call(_, x) => x.bare(found),
        }
    }

    /// Returns the expression with other expressions in place of symbols.
    pub fn with(&self, change: &dyn Fn(Symbol, &Expr) -> Expr) -> Expr {
        let both = |of: &[Expr; 2]| Arc::new([of[0].with(change), of[1].with(change)]);
        match self {
            Expr::Number(_) => self.clone(),
            Expr::Symbol(symbol, _) => change(*symbol, self),
            Expr::Add(of) => Expr::Add(both(of)),
            Expr::Mul(of) => Expr::Mul(both(of)),
            Expr::Div(of) => Expr::Div(both(of)),
            Expr::Power(x, n) => Expr::Power(Arc::new(x.with(change)), *n),
            Expr::Call(function, x) => Expr::call(function, x.with(change)),
        }
    }
}

impl fmt::Display for Expr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expr::Number(x) if *x < 0.0 => write!(f, "({x:?})"),
            Expr::Number(x) => write!(f, "{x:?}"),
            Expr::Symbol(_, name) => f.write_str(name),
            Expr::Add(of) => write!(f, "({} + {})", of[0], of[1]),
            Expr::Mul(of) => write!(f, "{}*{}", of[0], of[1]),
            Expr::Div(of) if matches!(of[1], Expr::Mul(_) | Expr::Div(_)) => write!(f, "{}/({})", of[0], of[1]),
            Expr::Div(of) => write!(f, "{}/{}", of[0], of[1]),
            Expr::Power(x, n) if matches!(**x, Expr::Symbol(..) | Expr::Add(_) | Expr::Call(..)) => {
                write!(f, "{x}^{n}")
            }
            Expr::Power(x, n) => write!(f, "({x})^{n}"),
            Expr::Call(function, x) => write!(f, "{function}({x})"),
        }
    }
}

impl From<f64> for Expr {
    fn from(x: f64) -> Self {
        Expr::Number(x)
    }
}

macro_rules! operations {
    ($($operation:ident $function:ident $node:ident),*) => {$(
        impl<E: Into<Expr>> $operation<E> for Expr {
            type Output = Expr;

            fn $function(self, other: E) -> Expr {
                Expr::$node(Arc::new([self, other.into()]))
            }
        }
    )*};
}

operations!(Add add Add, Mul mul Mul, Div div Div);

impl Neg for Expr {
    type Output = Expr;

    fn neg(self) -> Expr {
        Expr::Number(-1.0) * self
    }
}

impl<E: Into<Expr>> Sub<E> for Expr {
    type Output = Expr;

    fn sub(self, other: E) -> Expr {
        self + -other.into()
    }
}
