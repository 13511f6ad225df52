//! Expression trees: the form in which expressions cross seams, free of the algebra's state.
//!
//! The grammar's parser makes them, the algebra reads them and gives reduced ones back, the IR is lowered from them,
//! and `nh explain` prints them. A tree does no algebra.

mod jet;
mod latex;
mod list;
mod named;
mod print;
mod walk;

pub use latex::{NameParts, accent, latex, latex_name, letter_command};
pub use named::{Named, Once};
pub use print::text;
pub use walk::to_f64;

pub use crate::functions::{Function, Range};

use num_rational::BigRational;
use serde::{Deserialize, Serialize};
use std::hash::Hash;
use std::sync::Arc;

/// A function of two arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum BinaryFunction {
    /// `atan2(y, x)`: the angle of the point (x, y), in [−π, π].
    Atan2,
    /// The smaller one.
    Min,
    /// The larger one.
    Max,
    /// `if(c > 0, a, 0)` of (c, a), or of the other side. Sums of two of them are what depends on a condition.
    Where(Side),
}

/// One of the two sides on which a condition c > 0 has one value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Side {
    /// c > 0
    Above,
    /// c ≤ 0
    NotAbove,
}

impl Side {
    /// The other one.
    #[must_use]
    pub fn other(self) -> Side {
        match self {
            Side::Above => Side::NotAbove,
            Side::NotAbove => Side::Above,
        }
    }

    /// `a` on this side, 0 on the other one, and NaN where the condition has no value.
    pub fn choose(self, condition: f64, a: f64) -> f64 {
        match self {
            _ if condition.is_nan() => condition,
            Side::Above if condition > 0.0 => a,
            Side::NotAbove if condition <= 0.0 => a,
            _ => 0.0,
        }
    }

    /// The expression that is `a` on this side and 0 on the other, in the grammar of declarations.
    pub fn written(self, condition: &str, a: &str) -> String {
        match self {
            Side::Above => format!("if({condition} > 0, {a}, 0)"),
            Side::NotAbove => format!("if({condition} > 0, 0, {a})"),
        }
    }
}

impl BinaryFunction {
    /// Those that are called by a name, in the order of the grammar's documentation.
    pub const ALL: [BinaryFunction; 3] = [BinaryFunction::Atan2, BinaryFunction::Min, BinaryFunction::Max];

    /// The name in the grammar.
    pub fn name(self) -> &'static str {
        match self {
            BinaryFunction::Atan2 => "atan2",
            BinaryFunction::Min => "min",
            BinaryFunction::Max => "max",
            BinaryFunction::Where(_) => "if",
        }
    }

    /// Its value.
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
    /// Is it a velocity or a quasi-velocity?
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
    /// The circle's constant π.
    Pi,
    /// A variable.
    Variable(V),
    /// A sum of two or more terms.
    Sum(Vec<Tree<V>>),
    /// A product of two or more factors; division is a factor to the power −1.
    Product(Vec<Tree<V>>),
    /// A rational power; the exponent is a constant. (`1/2` is printed and lowered as a square root.)
    Power(Box<Tree<V>>, BigRational),
    /// A function call.
    Call(Function, Box<Tree<V>>),
    /// A call of a function of two arguments.
    Call2(BinaryFunction, Box<Tree<V>>, Box<Tree<V>>),
    /// A value that has a name, and is kept once however often it is read.
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
