//! Exact numbers: literals as written.

use super::{BinaryOperator, Expression, ExpressionKind};
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{Pow, ToPrimitive, Zero};

/// Maximum decimal exponent. Larger ones are mistakes (f64 ends at 308), and would cost memory.
const MAX_EXPONENT: i64 = 1000;

/// Maximum number of digits. Longer numbers are mistakes as well: 770 digits distinguish any two
/// neighbours in double precision.
const MAX_DIGITS: usize = 1000;

/// Maximum number of bits of a number in an expression; numbers of double precision need 1100.
const MAX_BITS: u64 = 1 << 13;

/// Error in a number token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NumberError {
    /// Letters attached to the number: the number, and the letters.
    Suffix(String, String),
    /// `0x…`, `0b…`, `0o…`.
    Base,
    /// Exponent beyond ±1000.
    Range,
    /// Larger or smaller than any floating-point number.
    Float,
    /// Number of digits.
    Digits(usize),
}

/// Returns the exact value of a number token: `1.5e-3` is 3/2000.
///
/// # Errors
/// A [`NumberError`] if the token is not a decimal number.
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
    if exponent.abs() > MAX_EXPONENT {
        return Err(NumberError::Range);
    }
    let mantissa: String = whole.chars().chain(fraction.chars()).filter(char::is_ascii_digit).collect();
    if mantissa.len() > MAX_DIGITS {
        return Err(NumberError::Digits(mantissa.len()));
    }
    let places = fraction.chars().filter(char::is_ascii_digit).count() as i64;
    let mantissa = BigRational::from(BigInt::parse_bytes(mantissa.as_bytes(), 10).unwrap_or_default());
    let power = BigInt::from(10).pow((exponent - places).unsigned_abs() as u32);
    let value = if exponent >= places { mantissa * power } else { mantissa / power };
    // In generated code the number is floating-point.
    let float = value.to_f64().unwrap_or(f64::NAN);
    if !float.is_finite() || (float == 0.0 && !value.is_zero()) {
        return Err(NumberError::Float);
    }
    Ok(value)
}

impl Expression {
    /// Returns the value of an expression of numbers only, if it is rational.
    pub fn constant(&self) -> Option<BigRational> {
        match &self.kind {
            ExpressionKind::Number(r) => Some(r.clone()),
            ExpressionKind::Negate(inner) => Some(-inner.constant()?),
            ExpressionKind::Binary(operator, left, right) => {
                let (left, right) = (left.constant()?, right.constant()?);
                match operator {
                    BinaryOperator::Add => Some(left + right),
                    BinaryOperator::Subtract => Some(left - right),
                    BinaryOperator::Multiply => Some(left * right),
                    BinaryOperator::Divide if right.is_zero() => None,
                    BinaryOperator::Divide => Some(left / right),
                }
            }
            ExpressionKind::Power(base, exponent) => {
                let (base, exponent) = (base.constant()?, exponent.constant()?);
                let exponent = exponent.is_integer().then(|| exponent.numer().to_i64())??;
                let bits = base.numer().bits().max(base.denom().bits());
                let too_long = bits.saturating_mul(exponent.unsigned_abs()) > MAX_BITS;
                if too_long || (exponent < 0 && base.is_zero()) {
                    return None;
                }
                Some(Pow::pow(base, i32::try_from(exponent).ok()?))
            }
            _ => None,
        }
    }
}

/// Splits off an exponent: `e-3rest` → (`-3`, `rest`); no exponent → ("", all).
fn split_exponent(text: &str) -> (&str, &str) {
    let Some(after) = text.strip_prefix(['e', 'E']) else { return ("", text) };
    let sign = usize::from(after.starts_with(['+', '-']));
    let end = sign + after[sign..].find(|c: char| !(c.is_ascii_digit() || c == '_')).unwrap_or(after.len() - sign);
    if after[sign..end].contains(|c: char| c.is_ascii_digit()) { after.split_at(end) } else { ("", text) }
}
