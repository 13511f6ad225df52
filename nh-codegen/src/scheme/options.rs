//! Options of methods: numbers that their steppers are built with.

use super::Context;
use crate::ir::graph::Stage;
use crate::ir::program::StepOption;
use num_rational::BigRational;
use serde::Serialize;
use std::borrow::Cow;

/// A number that a method's steppers are built with, beside the step size. Options are positional: the command line takes
/// their values after the method's name, `dla:0.4`, and Rust takes them as an array.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MethodOption {
    /// Its name: `alpha`.
    pub name: Cow<'static, str>,
    /// Description, a phrase.
    pub text: Cow<'static, str>,
    /// Its value where none is given, as p/q.
    pub default: (i64, i64),
    /// The least value it may have.
    pub minimum: Option<(i64, i64)>,
    /// The largest.
    pub maximum: Option<(i64, i64)>,
    /// Is it a gain of a feedback method? Gains are named after what they feed back, and the command line sets them by name.
    pub gain: bool,
}

impl MethodOption {
    /// A gain of a feedback method: a number that is not negative.
    pub fn gain(name: impl Into<Cow<'static, str>>, text: impl Into<Cow<'static, str>>, default: (i64, i64)) -> Self {
        MethodOption { name: name.into(), text: text.into(), default, minimum: Some((0, 1)), maximum: None, gain: true }
    }

    /// ``what it is, between 0 and 1, 1/2 if not given``
    pub fn describe(&self) -> String {
        let number = |(p, q): (i64, i64)| if q == 1 { p.to_string() } else { format!("{p}/{q}") };
        let range = match (self.minimum, self.maximum) {
            (Some(least), Some(most)) => format!(", between {} and {}", number(least), number(most)),
            (Some(least), None) => format!(", at least {}", number(least)),
            (None, Some(most)) => format!(", at most {}", number(most)),
            (None, None) => String::new(),
        };
        format!("{}{range}, {} if not given", self.text, number(self.default))
    }
}

/// Symbols for the method's options.
pub(super) fn declare(cx: &mut Context<'_>, method: &str, options: &[MethodOption]) -> Vec<StepOption> {
    let ratio = |(p, q): (i64, i64)| BigRational::new(p.into(), q.into());
    // Under a name of their own: a model may have a parameter α, and another method an option of that name.
    let declared: Vec<StepOption> = options
        .iter()
        .map(|option| StepOption {
            name: option.name.to_string(),
            symbol: cx.fresh(&format!("{method}_{}", option.name), Stage::Step),
            default: ratio(option.default),
            minimum: option.minimum.map(ratio),
            maximum: option.maximum.map(ratio),
            gain: option.gain,
        })
        .collect();
    cx.options = declared.iter().map(|option| option.symbol).collect();
    declared
}
