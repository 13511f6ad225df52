//! Options of methods: numbers that their steppers are constructed with.

use crate::ir::graph::Symbol;
use num_rational::BigRational;
use serde::{Deserialize, Serialize};

/// A number that a method's steppers are constructed with, beside the step size: α of `dla`, or a
/// gain. Options are positional. The command line takes their values after the method's name,
/// `dla:0.4`, and Rust takes them as an array.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MethodOption {
    /// Its name: `alpha`.
    pub name: String,
    /// Description, a phrase.
    pub text: String,
    /// Default value.
    pub default: BigRational,
    /// Minimum value.
    pub minimum: Option<BigRational>,
    /// Maximum value.
    pub maximum: Option<BigRational>,
    /// Whether the option is a gain of a feedback method. Gains are named after the quantities that
    /// they feed back, and the command line sets them by name.
    pub gain: bool,
}

/// An option with the symbol that a step reads.
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
    /// Makes a weight: a number between 0 and 1, with default ½.
    pub fn weight(name: impl Into<String>, text: impl Into<String>) -> Self {
        let (minimum, maximum) = (Some(ratio(0, 1)), Some(ratio(1, 1)));
        MethodOption { name: name.into(), text: text.into(), default: ratio(1, 2), minimum, maximum, gain: false }
    }

    /// Makes a gain of a feedback method: a nonnegative number, with default 1.
    pub fn gain(name: impl Into<String>, text: impl Into<String>) -> Self {
        let minimum = Some(ratio(0, 1));
        MethodOption { name: name.into(), text: text.into(), default: ratio(1, 1), minimum, maximum: None, gain: true }
    }

    /// Makes a tolerance: a positive number up to 1/10, with default 2⁻⁵².
    pub fn tolerance(name: impl Into<String>, text: impl Into<String>) -> Self {
        let (minimum, maximum) = (Some(ratio(0, 1)), Some(ratio(1, 10)));
        MethodOption { name: name.into(), text: text.into(), default: ratio(1, 1 << 52), minimum, maximum, gain: false }
    }

    /// Returns whether the default is in the range.
    pub fn is_consistent(&self) -> bool {
        self.minimum.as_ref().is_none_or(|least| *least <= self.default)
            && self.maximum.as_ref().is_none_or(|most| self.default <= *most)
    }

    /// Describes the option: ``weight of …, between 0 and 1, 1/2 if not given``.
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
