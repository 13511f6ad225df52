//! Numbers in text form: `0.1`, `-1e-3`, `pi/2`, `sqrt(2)*a`, in the grammar of declarations.

use nonholonomic_codegen::declaration::tokens::{Position, lex};
use nonholonomic_codegen::declaration::{BinaryOperator, Expression, ExpressionKind, parse_expression};
use nonholonomic_codegen::model::to_f64;
use nonholonomic_codegen::origin::{Diagnostics, Origin};
use nonholonomic_lab::names;

/// Evaluates a number or an expression, which may contain the `known` names.
///
/// # Errors
/// A phrase to follow "`text` …": "is not a number".
pub(super) fn parse(text: &str, known: &[(&str, f64)]) -> Result<f64, String> {
    // This branch also accepts `nan` and `inf`, which the caller refuses with messages of its own.
    if let Ok(number) = text.parse() {
        return Ok(number);
    }
    let start = Position { path: String::new(), line: 1, column: 1 };
    let parsed = lex(text, start).and_then(|tokens| parse_expression(&tokens, &Origin::Whole));
    evaluate(&parsed.map_err(|errors| refused(&errors))?, known)
}

/// Returns the message of the first error, which is enough for one line of input.
fn refused(errors: &Diagnostics) -> String {
    let Some(first) = errors.list.first() else { return "is not a number".to_owned() };
    let help = first.help.as_deref().map_or(String::new(), |help| format!(" ({help})"));
    format!("is not a number: {}{help}", first.message)
}

fn evaluate(expression: &Expression, known: &[(&str, f64)]) -> Result<f64, String> {
    let value = |part: &Expression| evaluate(part, known);
    Ok(match &expression.kind {
        ExpressionKind::Number(number) => to_f64(number),
        ExpressionKind::Pi => std::f64::consts::PI,
        ExpressionKind::Name(name) => match known.iter().find(|(k, _)| k == name) {
            Some((_, value)) => *value,
            None if known.is_empty() => return Err("is not a number".to_owned()),
            None => {
                let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
                let why = names::resolve("parameter", name, &names).err().unwrap_or_default();
                return Err(format!("is not a number: {why}"));
            }
        },
        ExpressionKind::Dot(_)
        | ExpressionKind::Rate(_)
        | ExpressionKind::List(_)
        | ExpressionKind::Index(..)
        | ExpressionKind::Apply(..) => return Err("is not a number".to_owned()),
        ExpressionKind::Negate(inner) => -value(inner)?,
        ExpressionKind::Binary(operator, left, right) => {
            let (left, right) = (value(left)?, value(right)?);
            match operator {
                BinaryOperator::Add => left + right,
                BinaryOperator::Subtract => left - right,
                BinaryOperator::Multiply => left * right,
                BinaryOperator::Divide => left / right,
            }
        }
        ExpressionKind::Power(base, exponent) => value(base)?.powf(value(exponent)?),
        ExpressionKind::Call(function, argument) => function.evaluate(value(argument)?),
        ExpressionKind::Call2(function, first, second) => function.evaluate(value(first)?, value(second)?),
    })
}

#[cfg(test)]
mod tests {
    use super::parse;
    use std::f64::consts::PI;

    #[test]
    fn numbers_and_expressions() {
        let known = [("a", 0.2), ("J", 8.0)];
        for (text, value) in [
            ("0.1", 0.1),
            ("-1e-3", -1e-3),
            ("+2", 2.0),
            ("pi/2", PI / 2.0),
            ("-π", -PI),
            ("1/3", 1.0 / 3.0),
            ("2^-1", 0.5),
            ("-3^2", -9.0),
            ("sqrt(2)*a", 2f64.sqrt() * 0.2),
            ("cos(pi/3)", (PI / 3.0).cos()),
            ("J - (1 + 0.5)", 6.5),
            ("0.1 + 0.2", 0.1 + 0.2),
        ] {
            assert_eq!(parse(text, &known), Ok(value), "{text}");
        }
        assert!(parse("0/0", &[]).unwrap().is_nan() && parse("nan", &[]).unwrap().is_nan());
    }

    #[test]
    fn what_is_no_number_is_said() {
        for (text, message) in [
            ("heavy", "is not a number"),
            ("heavy*a", "unknown parameter `heavy`; there are `a` and `J`"),
            ("2 a", "an operator is missing between `2` and `a` (a product is written `2 * a`)"),
            ("2**3", "`**` is not an operator (a power is written `x^2`)"),
            ("", "is not a number"),
            ("(1", "is not a number: "),
            ("x_dot", "unknown parameter `x_dot`"),
            ("dot(x)", "is not a number"),
        ] {
            let error = parse(text, &[("a", 0.2), ("J", 8.0)]).unwrap_err();
            assert!(error.starts_with("is not a number") && error.contains(message), "{text}: {error}");
        }
        assert_eq!(parse("heavy", &[]), Err("is not a number".to_owned()));
    }
}
