//! Computer algebra. No other module depends on polynomials or on a system for them.
//!
//! An [`Expr`] is an element of the field of rational functions over ℚ in the model's variables and
//! *kernels* (`sin`/`cos` of an angle, square roots, other functions). It is kept in normal form
//! modulo the kernels' relations (s² + c² = 1, w² = argument, …). Equality with zero is thus
//! decidable, and expressions stay compact.
//!
//! **Relations that the zero test uses.** All consequences of s² + c² = 1, ch² − sh² = 1, wᵏ =
//! argument, addition theorems, multiples and fractions of angles, exp u · exp(−u) = 1, hyperbolic
//! functions as exponentials, square roots of products of positive factors, sign² u = 1 and |u| = u
//! sign u, and sin, cos and tan of multiples of π/12.
//!
//! **Relations that it does not use.** These values count as independent: functions of constant
//! angles that are other multiples of π; ln a + ln b and ln ab; functions of multiples of one
//! argument whose ratio is not a ratio of small numbers (cos x, cos(1.234 x) and cos(2.234 x); xᵃ
//! for such exponents a); asin u and acos u, except in their derivatives; √(fg) and √f √g for f and
//! g of unknown sign; signs of sums that differ by a positive factor which is not a polynomial; odd
//! roots of products; and functions of functions of an angle x (`exp(sin(x))`, `sign(sin(x))`) once
//! x/2 has occurred. Two expressions that are equal only by such a relation are reported as
//! different. Different expressions are never reported as equal.
//!
//! All computations run inside an [`Engine`], which holds the kernels. Each derivation has its own
//! engine.

mod antiderivative;
mod backend;
mod calculus;
mod effort;
mod elimination;
mod engine;
mod exponentials;
mod expr;
mod factor;
mod fraction;
mod functions;
mod horner;
mod kinks;
mod matrix;
mod poly;
mod present;
mod roots;
#[cfg(feature = "symbolica")]
mod symbolica;
mod table;
mod values;

pub use effort::{attempt, attempt_apart, give_up, spend};
pub use engine::{Engine, Entered, NoBackend};
pub use expr::{Expr, primitive};
pub(crate) use functions::{circular, exp, hyperbolic, ln, not_real};
pub(crate) use kinks::{abs, sign};
pub use matrix::Matrix;
pub(crate) use roots::sqrt;
pub use values::{Direction, derivative, rate};

use crate::tree::{self, Tree, Var};
use num_rational::BigRational;

/// Reason why an expression has no value in the field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AlgebraError {
    /// A division by an expression that is zero.
    DivisionByZero,
    /// A division by an expression that is zero on one side of a kink: `1/max(x, 0)`.
    ZeroBesideKink {
        /// Expression that changes its sign at the kink.
        side: Tree<Var>,
        /// Sign of the expression on that side.
        sign: i8,
    },
    /// A function without a real value: `tan(pi/2)`, `sqrt(-1)`.
    NotReal {
        /// Name of the function.
        function: &'static str,
        /// Argument of the function.
        argument: Tree<Var>,
    },
    /// `atan2(0, 0)`.
    NoAngle,
    /// An exponent that is too large to be expanded.
    TooLarge(BigRational),
    /// A number with thousands of digits.
    LongNumbers,
}

impl AlgebraError {
    /// Describes the error, with the variables' names.
    pub fn describe(&self, name: &dyn Fn(&Var) -> String) -> String {
        match self {
            AlgebraError::DivisionByZero => "this divides by an expression that is always zero".to_owned(),
            AlgebraError::ZeroBesideKink { side, sign } => {
                let sign = if *sign < 0 { "negative" } else { "positive" };
                format!("this divides by an expression that is zero wherever `{}` is {sign}", tree::text(side, name))
            }
            AlgebraError::NotReal { function, argument } => {
                format!("`{function}({})` has no real value", tree::text(argument, name))
            }
            AlgebraError::NoAngle => "`atan2(0, 0)` has no value: the origin has no direction".to_owned(),
            AlgebraError::TooLarge(number) => format!("the exponent {number} is too large to be expanded"),
            AlgebraError::LongNumbers => "the numbers in this have thousands of digits".to_owned(),
        }
    }
}

impl std::fmt::Display for AlgebraError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.describe(&|v| format!("{v:?}")))
    }
}

impl std::error::Error for AlgebraError {}

/// Declares a variable positive, which square roots use. The declaration must precede all
/// expressions.
pub fn set_positive(variable: Var) {
    table::set_positive(variable);
}
