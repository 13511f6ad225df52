//! Options of methods: numbers that their steppers are built with.

use crate::ir::graph::Symbol;
use num_rational::BigRational;
use serde::{Deserialize, Serialize};

/// A number that a method's steppers are built with, beside the step size: α of `dla`, a gain. Options are positional: the command line
/// takes their values after the method's name, `dla:0.4`, and Rust takes them as an array.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MethodOption {
    /// Its name: `alpha`.
    pub name: String,
    /// Description, a phrase.
    pub text: String,
    /// Its value where none is given.
    pub default: BigRational,
    /// The least value it may have.
    pub minimum: Option<BigRational>,
    /// The largest.
    pub maximum: Option<BigRational>,
    /// Is it a gain of a feedback method? Gains are named after what they feed back, and the command line sets them by name.
    pub gain: bool,
}

/// An option as a step reads it.
#[derive(Clone, Debug, PartialEq)]
pub struct StepOption {
    /// The option.
    pub declared: MethodOption,
    /// The symbol that stands for it (stage `Step`).
    pub symbol: Symbol,
}

fn ratio(numerator: i64, denominator: i64) -> BigRational {
    BigRational::new(numerator.into(), denominator.into())
}

impl MethodOption {
    /// A weight: a number between 0 and 1, ½ if not given.
    pub fn weight(name: impl Into<String>, text: impl Into<String>) -> Self {
        let (minimum, maximum) = (Some(ratio(0, 1)), Some(ratio(1, 1)));
        MethodOption { name: name.into(), text: text.into(), default: ratio(1, 2), minimum, maximum, gain: false }
    }

    /// A gain of a feedback method: a number that is not negative, 1 if not given.
    pub fn gain(name: impl Into<String>, text: impl Into<String>) -> Self {
        let minimum = Some(ratio(0, 1));
        MethodOption { name: name.into(), text: text.into(), default: ratio(1, 1), minimum, maximum: None, gain: true }
    }

    /// A tolerance: a positive number up to 1/10, 2⁻⁵² if not given.
    pub fn tolerance(name: impl Into<String>, text: impl Into<String>) -> Self {
        let (minimum, maximum) = (Some(ratio(0, 1)), Some(ratio(1, 10)));
        MethodOption { name: name.into(), text: text.into(), default: ratio(1, 1 << 52), minimum, maximum, gain: false }
    }

    /// Is the default in the range?
    pub fn is_consistent(&self) -> bool {
        self.minimum.as_ref().is_none_or(|least| *least <= self.default)
            && self.maximum.as_ref().is_none_or(|most| self.default <= *most)
    }

    /// ``what it is, between 0 and 1, 1/2 if not given``
    pub fn describe(&self) -> String {
        let range = match (&self.minimum, &self.maximum) {
            (Some(least), Some(most)) => format!(", between {least} and {most}"),
            (Some(least), None) => format!(", at least {least}"),
            (None, Some(most)) => format!(", at most {most}"),
            (None, None) => String::new(),
        };
        format!("{}{range}, {} if not given", self.text, self.default)
    }
}
