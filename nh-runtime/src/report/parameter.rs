//! Errors of parameters.

use core::fmt;

/// A parameter has a value that the system refuses.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum ParameterError {
    /// It is infinite or not a number.
    NonFinite {
        /// Its name.
        name: &'static str,
        /// Its value.
        value: f64,
    },
    /// It was declared positive and is not.
    NotPositive {
        /// Its name.
        name: &'static str,
        /// Its value.
        value: f64,
    },
    /// A list of parameters has the wrong length.
    Count {
        /// The number of parameters of the system.
        expected: usize,
        /// The number of parameters that were given.
        found: usize,
    },
}

impl fmt::Display for ParameterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            ParameterError::NonFinite { name, value } => {
                write!(f, "the parameter `{name}` must be finite, it is {value:?}")
            }
            ParameterError::NotPositive { name, value } => {
                write!(f, "the parameter `{name}` must be positive, it is {value:?}")
            }
            ParameterError::Count { expected, found } => {
                write!(f, "the number of parameters is {expected}, not {found}")
            }
        }
    }
}

impl core::error::Error for ParameterError {}
