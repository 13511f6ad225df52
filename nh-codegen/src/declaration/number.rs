//! Exact numbers: literals as written, and the values of constant expressions.

use super::{BinaryOperator, Expression, ExpressionKind};
use crate::origin::{Diagnostic, Diagnostics};
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{ToPrimitive, Zero};

/// Decimal exponents beyond this are slips (f64 ends at 308), and would cost memory.
const LARGEST_EXPONENT: i64 = 1000;

/// Numbers with more digits are slips as well: 770 are enough to tell any two neighbours in double precision apart.
const MOST_DIGITS: usize = 1000;

/// Results of a constant power with more bits than this are refused for the same reason.
const LARGEST_BITS: u64 = 1 << 14;

/// What is wrong with a number token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NumberError {
    /// Letters stuck to it: the number, and the letters.
    Suffix(String, String),
    /// `0x…`, `0b…`, `0o…`.
    Base,
    /// Exponent beyond ±1000.
    Range,
    /// So many digits.
    Digits(usize),
}

/// The exact value of a number token: `1.5e-3` is 3/2000.
///
/// # Errors
/// [`NumberError`]: the token is no decimal number.
pub fn parse_number(text: &str) -> Result<BigRational, NumberError> {
    if text.starts_with(['0']) && text[1..].starts_with(['x', 'b', 'o']) {
        return Err(NumberError::Base);
    }
    let digits = |s: &str| s.find(|c: char| !(c.is_ascii_digit() || c == '_')).unwrap_or(s.len());
    let (whole, rest) = text.split_at(digits(text));
    let (fraction, rest) = match rest.strip_prefix('.') {
        Some(rest) => rest.split_at(digits(rest)),
        None => ("", rest),
    };
    let (exponent, rest) = split_exponent(rest);
    if !rest.is_empty() {
        return Err(NumberError::Suffix(text[..text.len() - rest.len()].to_owned(), rest.to_owned()));
    }
    let exponent: i64 = match exponent {
        "" => 0,
        e => e.replace('_', "").parse().map_err(|_| NumberError::Range)?,
    };
    if exponent.abs() > LARGEST_EXPONENT {
        return Err(NumberError::Range);
    }
    let mantissa: String = whole.chars().chain(fraction.chars()).filter(char::is_ascii_digit).collect();
    if mantissa.len() > MOST_DIGITS {
        return Err(NumberError::Digits(mantissa.len()));
    }
    let places = fraction.chars().filter(char::is_ascii_digit).count() as i64;
    let mantissa = BigRational::from(BigInt::parse_bytes(mantissa.as_bytes(), 10).unwrap_or_default());
    let power = BigInt::from(10).pow((exponent - places).unsigned_abs() as u32);
    Ok(if exponent >= places { mantissa * power } else { mantissa / power })
}

/// `e-3rest` → (`-3`, `rest`); no exponent → ("", all).
fn split_exponent(text: &str) -> (&str, &str) {
    let Some(after) = text.strip_prefix(['e', 'E']) else { return ("", text) };
    let sign = usize::from(after.starts_with(['+', '-']));
    let end = sign + after[sign..].find(|c: char| !(c.is_ascii_digit() || c == '_')).unwrap_or(after.len() - sign);
    if after[sign..end].contains(|c: char| c.is_ascii_digit()) { after.split_at(end) } else { ("", text) }
}

/// The exact value of a constant expression.
///
/// # Errors
/// The first part that is not rational: a name, π, a function, an irrational power, a division by zero.
pub fn rational(expression: &Expression) -> Result<BigRational, Diagnostics> {
    use ExpressionKind as Kind;
    let error = |message: &str| Diagnostic::error(expression.origin.clone(), message);
    let irrational = |message: &str| error(message).help("write its decimal value");
    match &expression.kind {
        Kind::Number(value) => Ok(value.clone()),
        Kind::Pi => {
            let error = error("a value is a rational number, and π is not one");
            Err(error.help("write its decimal value: pi/2 is 1.5707963267948966").into())
        }
        Kind::Name(name) | Kind::Dot(name) => Err(error(&format!("a value is a number; `{name}` is a name")).into()),
        Kind::Call(function, _) => {
            Err(irrational(&format!("a value is a rational number; `{}(…)` is not computed", function.name())).into())
        }
        Kind::Negate(inner) => Ok(-rational(inner)?),
        Kind::Binary(operator, left, right) => {
            let (l, r) = (rational(left)?, rational(right)?);
            match operator {
                BinaryOperator::Add => Ok(l + r),
                BinaryOperator::Subtract => Ok(l - r),
                BinaryOperator::Multiply => Ok(l * r),
                BinaryOperator::Divide if r.is_zero() => Err(error("division by zero").into()),
                BinaryOperator::Divide => Ok(l / r),
            }
        }
        Kind::Power(base, exponent) => {
            let (b, e) = (rational(base)?, rational(exponent)?);
            if !e.is_integer() {
                return Err(irrational("a value is a rational number: its powers are integers").into());
            }
            let bits = b.numer().bits().max(b.denom().bits());
            match e.to_integer().to_i32() {
                Some(n) if n < 0 && b.is_zero() => Err(error("division by zero").into()),
                Some(n) if bits.saturating_mul(u64::from(n.unsigned_abs())) <= LARGEST_BITS => Ok(b.pow(n)),
                _ => Err(error("this power is too large for a value").into()),
            }
        }
    }
}
