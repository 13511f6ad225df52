//! Functions of systems that are evaluated by name.

use crate::number::slice;
use core::fmt;
use nalgebra::{SMatrix, SVector};

/// The reason why a function could not be evaluated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EvaluateError {
    /// The model has no function of that name.
    UnknownFunction,
    /// An argument is not given.
    MissingArgument {
        /// Its name.
        name: &'static str,
    },
    /// An argument has the wrong length.
    ArgumentLength {
        /// Its name.
        name: &'static str,
        /// The number of values that it takes.
        expected: usize,
        /// The number of values that were given.
        found: usize,
    },
    /// The result does not fit.
    OutputLength {
        /// The number of values.
        expected: usize,
        /// The number of values that fit.
        found: usize,
    },
}

impl fmt::Display for EvaluateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EvaluateError::UnknownFunction => f.write_str("the model has no function of that name"),
            EvaluateError::MissingArgument { name } => write!(f, "the argument `{name}` is missing"),
            EvaluateError::ArgumentLength { name, expected, found } => {
                write!(f, "the number of entries of the argument `{name}` is {expected}, not {found}")
            }
            EvaluateError::OutputLength { expected, found } => {
                write!(f, "the number of entries of the result is {expected}, there is room for {found}")
            }
        }
    }
}

impl core::error::Error for EvaluateError {}

/// The named arguments of [`DynSystem::evaluate`](crate::catalogue::DynSystem::evaluate).
#[derive(Clone, Copy, Debug)]
pub struct Arguments<'a>(pub &'a [(&'a str, &'a [f64])]);

impl Arguments<'_> {
    /// Returns the argument of that name.
    ///
    /// # Errors
    /// If it is missing or has the wrong length.
    pub fn get<const N: usize>(&self, name: &'static str) -> Result<SVector<f64, N>, EvaluateError> {
        let Some((_, values)) = self.0.iter().find(|(given, _)| *given == name) else {
            return Err(EvaluateError::MissingArgument { name });
        };
        slice(values).ok_or(EvaluateError::ArgumentLength { name, expected: N, found: values.len() })
    }

    /// Returns the number of that name.
    ///
    /// # Errors
    /// If it is missing, or is not one number.
    pub fn number(&self, name: &'static str) -> Result<f64, EvaluateError> {
        self.get::<1>(name).map(|vector| vector.x)
    }
}

/// The result of a function of a system: a number, a vector, a matrix, or several matrices.
pub trait Written {
    /// Returns its numbers, those of a matrix row by row.
    fn numbers(&self) -> impl Iterator<Item = f64>;
}

impl Written for f64 {
    fn numbers(&self) -> impl Iterator<Item = f64> {
        core::iter::once(*self)
    }
}

impl<const R: usize, const C: usize> Written for SMatrix<f64, R, C> {
    fn numbers(&self) -> impl Iterator<Item = f64> {
        (0..R).flat_map(move |i| (0..C).map(move |j| self[(i, j)]))
    }
}

impl<W: Written, const N: usize> Written for [W; N] {
    fn numbers(&self) -> impl Iterator<Item = f64> {
        self.iter().flat_map(Written::numbers)
    }
}

/// Writes numbers to the front of `out` and returns how many there are.
///
/// # Errors
/// If they do not fit.
pub fn write(value: &impl Written, out: &mut [f64]) -> Result<usize, EvaluateError> {
    let expected = value.numbers().count();
    if out.len() < expected {
        return Err(EvaluateError::OutputLength { expected, found: out.len() });
    }
    for (slot, number) in out.iter_mut().zip(value.numbers()) {
        *slot = number;
    }
    Ok(expected)
}
