//! Printing of expressions in the grammar, with minimal parentheses.

use super::{BinaryOperator, Expression, ExpressionKind};
use crate::tree::BinaryFunction;
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};
use std::fmt;

/// Precedence of a form; an operand with lower precedence is put into parentheses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    Sum,
    Product,
    Unary,
    Power,
    Atom,
}

impl Expression {
    fn level(&self) -> Level {
        match &self.kind {
            ExpressionKind::Binary(BinaryOperator::Add | BinaryOperator::Subtract, ..) => Level::Sum,
            ExpressionKind::Binary(..) => Level::Product,
            ExpressionKind::Negate(_) => Level::Unary,
            ExpressionKind::Power(..) => Level::Power,
            _ => Level::Atom,
        }
    }

    fn write(&self, f: &mut fmt::Formatter<'_>, least: Level) -> fmt::Result {
        if self.level() < least { write!(f, "({self})") } else { write!(f, "{self}") }
    }
}

impl fmt::Display for Expression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            ExpressionKind::Number(value) => f.write_str(&decimal(value)),
            ExpressionKind::Pi => f.write_str("pi"),
            ExpressionKind::Name(name) => f.write_str(name),
            ExpressionKind::Dot(name) => write!(f, "dot({name})"),
            ExpressionKind::Call(function, argument) => write!(f, "{}({argument})", function.name()),
            ExpressionKind::Call2(BinaryFunction::Where(side), condition, inner) => {
                f.write_str(&side.written(&condition.to_string(), &inner.to_string()))
            }
            ExpressionKind::Call2(function, first, second) => write!(f, "{}({first}, {second})", function.name()),
            ExpressionKind::Rate(inner) => write!(f, "dot({inner})"),
            ExpressionKind::List(items) => list(f, "[", items, "]"),
            ExpressionKind::Index(whole, indices) => {
                whole.write(f, Level::Atom)?;
                list(f, "[", indices, "]")
            }
            ExpressionKind::Apply(operation, arguments) => {
                f.write_str(operation.name())?;
                list(f, "(", arguments, ")")
            }
            ExpressionKind::Negate(inner) => {
                f.write_str("-")?;
                inner.write(f, Level::Unary)
            }
            ExpressionKind::Power(base, exponent) => {
                base.write(f, Level::Atom)?;
                f.write_str("^")?;
                exponent.write(f, Level::Unary)
            }
            ExpressionKind::Binary(operator, left, right) => {
                let (symbol, left_least, right_least) = match operator {
                    BinaryOperator::Add => (" + ", Level::Sum, Level::Product),
                    BinaryOperator::Subtract => (" - ", Level::Sum, Level::Product),
                    BinaryOperator::Multiply => ("*", Level::Product, Level::Unary),
                    BinaryOperator::Divide => ("/", Level::Product, Level::Unary),
                };
                left.write(f, left_least)?;
                f.write_str(symbol)?;
                right.write(f, right_least)
            }
        }
    }
}

fn list(f: &mut fmt::Formatter<'_>, open: &str, items: &[Expression], close: &str) -> fmt::Result {
    f.write_str(open)?;
    for (i, item) in items.iter().enumerate() {
        write!(f, "{}{item}", if i > 0 { ", " } else { "" })?;
    }
    f.write_str(close)
}

/// Returns an exact decimal if one exists (as for every written number), otherwise a quotient in
/// parentheses.
fn decimal(value: &BigRational) -> String {
    let ten = BigInt::from(10);
    let mut scaled = value.abs();
    let mut places = 0_usize;
    // A denominator 2^a 5^b becomes 1 after max(a, b) steps, at most its number of bits.
    while !scaled.denom().is_one() && places as u64 <= value.denom().bits() {
        scaled *= &ten;
        places += 1;
    }
    let text = if scaled.denom().is_one() {
        let digits = format!("{:0>width$}", scaled.numer().to_string(), width = places + 1);
        let (whole, fraction) = digits.split_at(digits.len() - places);
        if places == 0 { whole.to_owned() } else { format!("{whole}.{fraction}") }
    } else {
        format!("({}/{})", value.numer().magnitude(), value.denom())
    };
    if value.is_negative() && !value.is_zero() { format!("(-{text})") } else { text }
}
