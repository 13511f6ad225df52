//! Error messages for invalid expressions.

use super::super::Operation;
use super::super::tokens::TokenKind;
use super::usual::USUAL;
use crate::origin::{Diagnostic, Origin, suggest};
use crate::tree::{BinaryFunction, Function};

/// Returns the beginning of a long number.
pub(super) fn shortened(text: &str) -> String {
    const SHOWN: usize = 20;
    if text.len() <= 2 * SHOWN { text.to_owned() } else { text.chars().take(SHOWN).chain(['…']).collect() }
}

pub(super) fn unexpected(kind: &TokenKind, origin: Origin) -> Diagnostic {
    match kind {
        TokenKind::Symbol('=') => Diagnostic::error(origin, "`=` is not allowed in an expression")
            .help("a constraint is the expression that vanishes: for `a = b` write `a - b`"),
        TokenKind::Symbol(c @ ('<' | '>' | '!' | '&' | '|')) => {
            Diagnostic::error(origin, format!("`{c}` is not allowed here"))
                .help("comparisons are written in `if(x < 0, a, b)`, and `|x|` is the absolute value")
        }
        TokenKind::Symbol('.') => {
            Diagnostic::error(origin, "unexpected `.`").help("a decimal has a digit before its point: `0.5`")
        }
        TokenKind::Symbol(',') => {
            Diagnostic::error(origin, "unexpected `,`").help("vectors are written `[a, b]`, and `0.5` with a point")
        }
        TokenKind::Symbol('\'') => {
            Diagnostic::error(origin, "unexpected `'`").help("the velocity of `x` is `x_dot` or `dot(x)`")
        }
        TokenKind::Symbol(c @ ('*' | '/' | '^')) => {
            Diagnostic::error(origin, format!("an operand is missing before `{c}`"))
        }
        TokenKind::Open('{') => Diagnostic::error(origin, format!("unexpected `{kind}`"))
            .help("expressions are grouped by parentheses `(…)`"),
        TokenKind::Close(c) => Diagnostic::error(origin, format!("an operand is missing before `{c}`")),
        TokenKind::Text(_) => Diagnostic::error(origin, "an expression is written without quotes here"),
        _ => Diagnostic::error(origin, format!("unexpected `{kind}`")),
    }
}

pub(super) fn unknown_function(name: &str, origin: Origin) -> Diagnostic {
    let error = Diagnostic::error(origin, format!("`{name}` is not a function"));
    let usual = match name.to_lowercase().as_str() {
        "log" => {
            return error.help("write `ln(x)` for the natural logarithm, `log10(x)` or `log2(x)` for others");
        }
        "piecewise" | "select" | "ifelse" | "ite" | "case" => {
            return error.help("write `if(x < 0, a, b)`: a where x < 0, and b elsewhere");
        }
        "lookup" | "spline" | "interp1" | "table" => Some("interp"),
        "heaviside" | "theta" => Some("step"),
        "ctg" | "cotan" => Some("cot"),
        "fmod" | "rem" | "modulo" => Some("mod"),
        "ceil" | "ceiling" => return error.help("write `-floor(-x)`"),
        "round" => return error.help("write `floor(x + 1/2)`"),
        "saturate" | "sat" | "clip" => Some("clamp"),
        "arctan2" => Some("atan2"),
        "minimum" | "fmin" => Some("min"),
        "maximum" | "fmax" => Some("max"),
        "pow" => return error.help("a power is written `x^2`"),
        lower if let Some(function) = Function::known_as(lower) => Some(function.name()),
        _ => {
            let functions = Function::ALL.iter().map(|f| f.name()).chain(BinaryFunction::ALL.iter().map(|f| f.name()));
            let functions = functions.chain(USUAL.iter().map(|usual| usual.name)).chain(["if", "interp"]);
            suggest(name, functions.chain(Operation::ALL.iter().map(|o| o.name())))
        }
    };
    match usual {
        // A one-letter name is a factor, not a misspelt function.
        Some(function) if name.chars().count() > 1 => error.help(format!("did you mean `{function}`?")),
        _ => error.help(format!("a product is written `{name}*(…)`")),
    }
}
