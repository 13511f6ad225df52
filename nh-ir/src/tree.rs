//! Expression trees: the form in which expressions pass between stages, independent of the
//! algebra's state.
//!
//! The grammar's parser makes them, the algebra reads them and returns reduced ones, the IR is
//! lowered from them, and `nh explain` prints them. A tree does no algebra.

mod jet;
mod latex;
mod list;
mod named;
mod print;
mod walk;

pub use latex::{NameParts, accent, is_function_command, latex, latex_name, letter_command};
pub use named::{Named, Once};
pub use print::text;
pub use walk::to_f64;

pub use crate::functions::{Function, Range, Reference};

use num_rational::BigRational;
use serde::{Deserialize, Serialize};
use std::hash::Hash;
use std::sync::Arc;

/// A function of two arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum BinaryFunction {
    /// `atan2(y, x)`: the angle of the point (x, y), in [−π, π].
    Atan2,
    /// The minimum.
    Min,
    /// The maximum.
    Max,
    /// `if(c > 0, a, 0)` of (c, a), or with the other side. A function that depends on a condition
    /// is the sum of two of them.
    Where(Side),
}

/// One of the two sides of a condition c > 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Side {
    /// c > 0
    Above,
    /// c ≤ 0
    NotAbove,
}

impl Side {
    /// Returns the other side.
    #[must_use]
    pub fn other(self) -> Side {
        match self {
            Side::Above => Side::NotAbove,
            Side::NotAbove => Side::Above,
        }
    }

    /// Returns `a` on this side, 0 on the other side, and NaN if the condition is NaN.
    pub fn choose(self, condition: f64, a: f64) -> f64 {
        match self {
            _ if condition.is_nan() => condition,
            Side::Above if condition > 0.0 => a,
            Side::NotAbove if condition <= 0.0 => a,
            _ => 0.0,
        }
    }

    /// Returns the expression that is `a` on this side and 0 on the other, in the grammar of
    /// declarations.
    pub fn written(self, condition: &str, a: &str) -> String {
        match self {
            Side::Above => format!("if({condition} > 0, {a}, 0)"),
            Side::NotAbove => format!("if({condition} > 0, 0, {a})"),
        }
    }
}

impl BinaryFunction {
    /// The functions that are called by a name, in the order of the grammar's documentation.
    pub const ALL: [BinaryFunction; 3] = [BinaryFunction::Atan2, BinaryFunction::Min, BinaryFunction::Max];

    /// Returns the name in the grammar.
    pub fn name(self) -> &'static str {
        match self {
            BinaryFunction::Atan2 => "atan2",
            BinaryFunction::Min => "min",
            BinaryFunction::Max => "max",
            BinaryFunction::Where(_) => "if",
        }
    }

    /// Evaluates the function.
    pub fn evaluate(self, a: f64, b: f64) -> f64 {
        match self {
            BinaryFunction::Atan2 => libm::atan2(a, b),
            BinaryFunction::Min => a.min(b),
            BinaryFunction::Max => a.max(b),
            BinaryFunction::Where(side) => side.choose(a, b),
        }
    }
}

/// A variable of a model. The index counts within its kind, in the order of declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Var {
    /// Parameter.
    Parameter(usize),
    /// Configuration coordinate qⁱ, i < n.
    Coordinate(usize),
    /// Velocity or quasi-velocity wⁱ, i < k.
    Velocity(usize),
    /// Momentum p_i = ∂L/∂wⁱ, i < k.
    Momentum(usize),
    /// Momentum on D* in the adapted frame, ρ_a = X_aⁱ p_i, a < m.
    Rho(usize),
    /// Control input uᶜ.
    Input(usize),
    /// The time.
    Time,
    /// A named part of a quantity that is shown by parts, counted from 0.
    Part(usize),
}

impl Var {
    /// Returns whether the variable is a velocity or a quasi-velocity.
    pub fn is_velocity(self) -> bool {
        matches!(self, Var::Velocity(_))
    }
}

/// An expression over variables of type `V` ([`Var`] once names are resolved).
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(
    into = "list::List<V>",
    try_from = "list::List<V>",
    bound(serialize = "V: Clone + Serialize", deserialize = "V: Clone + Ord + Hash + Deserialize<'de>")
)]
pub enum Tree<V = Var> {
    /// An exact rational number.
    Number(BigRational),
    /// The circle constant π.
    Pi,
    /// A variable.
    Variable(V),
    /// A sum of two or more terms.
    Sum(Vec<Tree<V>>),
    /// A product of two or more factors; division is a factor to the power −1.
    Product(Vec<Tree<V>>),
    /// A rational power with a constant exponent. `1/2` is printed and lowered as a square root.
    Power(Box<Tree<V>>, BigRational),
    /// A function call.
    Call(Function, Box<Tree<V>>),
    /// A call of a function of two arguments.
    Call2(BinaryFunction, Box<Tree<V>>, Box<Tree<V>>),
    /// A value with a name. It is stored once, however often it is read.
    Named(Arc<Named<V>>),
}

/// Rational numbers as text, `p/q`.
mod exact {
    use num_rational::BigRational;
    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::Serializer;

    pub(super) fn serialize<S: Serializer>(number: &BigRational, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(number)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BigRational, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}
