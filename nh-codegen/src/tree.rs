//! Expression trees: the form in which expressions cross seams, free of the algebra's state.
//!
//! The grammar's parser makes them, the algebra reads them and gives reduced ones back, the IR is lowered from them,
//! and `nh explain` prints them. A tree does no algebra.

mod jet;
mod latex;
mod list;
mod print;
mod walk;

pub use latex::{NameParts, latex, latex_name};
pub(crate) use latex::{accent, letter_command};
pub use print::text;

use num_rational::BigRational;
use serde::{Deserialize, Serialize};

/// An elementary function of one argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Function {
    /// sine
    Sin,
    /// cosine
    Cos,
    /// tangent
    Tan,
    /// inverse sine
    Asin,
    /// inverse cosine
    Acos,
    /// inverse tangent
    Atan,
    /// exponential
    Exp,
    /// natural logarithm
    Ln,
    /// square root
    Sqrt,
    /// hyperbolic sine
    Sinh,
    /// hyperbolic cosine
    Cosh,
    /// hyperbolic tangent
    Tanh,
    /// absolute value
    Abs,
    /// sign: −1, 0 or 1
    Sign,
    /// inverse hyperbolic sine
    Asinh,
    /// inverse hyperbolic cosine
    Acosh,
    /// inverse hyperbolic tangent
    Atanh,
    /// largest integer that is not larger
    Floor,
    /// φ_n(z) = j_n(√z)/√zⁿ with the spherical Bessel function j_n, n ≥ −1: cos √z, sin √z/√z, (sin √z − √z cos √z)/√z³, … These are
    /// entire functions, and what exponential maps of rotation groups are made of. The grammar has none of them.
    Bessel(i8),
}

impl Function {
    /// All of them, in the order of the grammar's documentation.
    pub const ALL: [Function; 18] = [
        Function::Sin,
        Function::Cos,
        Function::Tan,
        Function::Asin,
        Function::Acos,
        Function::Atan,
        Function::Exp,
        Function::Ln,
        Function::Sqrt,
        Function::Sinh,
        Function::Cosh,
        Function::Tanh,
        Function::Asinh,
        Function::Acosh,
        Function::Atanh,
        Function::Abs,
        Function::Sign,
        Function::Floor,
    ];

    /// The name in the grammar.
    pub fn name(self) -> &'static str {
        match self {
            Function::Sin => "sin",
            Function::Cos => "cos",
            Function::Tan => "tan",
            Function::Asin => "asin",
            Function::Acos => "acos",
            Function::Atan => "atan",
            Function::Exp => "exp",
            Function::Ln => "ln",
            Function::Sqrt => "sqrt",
            Function::Sinh => "sinh",
            Function::Cosh => "cosh",
            Function::Tanh => "tanh",
            Function::Abs => "abs",
            Function::Sign => "sign",
            Function::Asinh => "asinh",
            Function::Acosh => "acosh",
            Function::Atanh => "atanh",
            Function::Floor => "floor",
            Function::Bessel(_) => "bessel",
        }
    }

    /// Is its name the grammar's own? The others may be names of variables too, where they are not called.
    pub fn owns_its_name(self) -> bool {
        use Function::*;
        !matches!(self, Abs | Sign | Asinh | Acosh | Atanh | Floor)
    }

    /// Its value at `x`.
    pub fn evaluate(self, x: f64) -> f64 {
        match self {
            Function::Sin => x.sin(),
            Function::Cos => x.cos(),
            Function::Tan => x.tan(),
            Function::Asin => x.asin(),
            Function::Acos => x.acos(),
            Function::Atan => x.atan(),
            Function::Exp => x.exp(),
            Function::Ln => x.ln(),
            Function::Sqrt => x.sqrt(),
            Function::Sinh => x.sinh(),
            Function::Cosh => x.cosh(),
            Function::Tanh => x.tanh(),
            Function::Abs => x.abs(),
            Function::Sign => sign(x),
            Function::Asinh => x.asinh(),
            Function::Acosh => x.acosh(),
            Function::Atanh => x.atanh(),
            Function::Floor => x.floor(),
            Function::Bessel(n) => bessel(n, x),
        }
    }
}

/// φ_n(z): the power series Σ (−z/2)ᵏ/(k! (2n + 2k + 1)!!), or far from 0 φ_{n+1} = ((2n + 1) φ_n − φ_{n−1})/z.
fn bessel(n: i8, z: f64) -> f64 {
    let n = f64::from(n);
    if n > 0.0 && z.abs() <= 16.0 {
        let (mut sum, mut term) = (0.0, 1.0 / odd_factorial(n));
        for k in 1..40 {
            sum += term;
            let k = f64::from(k);
            term *= -z / (2.0 * k * (2.0 * (n + k) + 1.0));
        }
        return sum;
    }
    let root = z.abs().sqrt();
    let (cosine, sine) = if z < 0.0 { (root.cosh(), root.sinh()) } else { (root.cos(), root.sin()) };
    let (mut before, mut value, mut order) = (cosine, if z == 0.0 { 1.0 } else { sine / root }, 0.0);
    if n < 0.0 {
        return before;
    }
    while order < n {
        (before, value) = (value, ((2.0 * order + 1.0) * value - before) / z);
        order += 1.0;
    }
    value
}

/// (2n + 1)!!
fn odd_factorial(n: f64) -> f64 {
    if n <= 0.0 { 1.0 } else { (2.0 * n + 1.0) * odd_factorial(n - 1.0) }
}

/// −1, 0 or 1.
fn sign(x: f64) -> f64 {
    if x == 0.0 { 0.0 } else { x.signum() }
}

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
            BinaryFunction::Atan2 => a.atan2(b),
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
#[serde(into = "list::List<V>", try_from = "list::List<V>", bound(serialize = "V: Clone + Serialize"))]
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
