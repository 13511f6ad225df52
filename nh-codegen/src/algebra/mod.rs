//! The one module that names the computer algebra system.
//!
//! An [`Expr`] is an element of the field of rational functions over ℚ in the model's variables and *kernels*
//! (`sin`/`cos` of an angle, square roots, other functions), kept in normal form modulo the kernels' relations
//! (s² + c² = 1, w² = argument, …). So equality with zero is decided, and expressions stay compact.
//!
//! The engine runs on one thread of one process per machine: see [`engine`].

mod calculus;
mod elimination;
pub mod engine;
mod expr;
mod fraction;
mod functions;
mod horner;
mod matrix;
mod poly;
mod present;
mod roots;
mod table;

pub use expr::Expr;
pub use matrix::Matrix;

use crate::tree::Var;

/// What has no value in the field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AlgebraError {
    /// A division by an expression that is zero.
    DivisionByZero,
    /// An argument outside of the domain of a function or a root.
    Domain(String),
}

impl std::fmt::Display for AlgebraError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            AlgebraError::DivisionByZero => write!(f, "division by an expression that is always zero"),
            AlgebraError::Domain(what) => write!(f, "{what}"),
        }
    }
}

impl std::error::Error for AlgebraError {}

/// Starts afresh: forgets all kernels and what is known of variables.
///
/// To be called between models, so that nothing of one model's expressions depends on those before. Expressions made
/// before must not be combined with later ones (it panics).
pub fn reset() {
    table::reset();
}

/// Declares a variable positive; square roots use it. To be said before expressions are made.
pub fn set_positive(variable: Var) {
    table::set_positive(variable);
}
