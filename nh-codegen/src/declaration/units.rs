//! Units after numbers: `50 cm`, `9.81 m/s^2`, `3 km/h`, `10 deg`.
//!
//! A value is converted exactly to its declared unit; a value of another dimension is an error.
//! Without a declared unit, it is converted to the coherent unit of the SI. Angles have no
//! dimension.

use super::node::Node;
use super::reader::Reader;
use super::tokens::{Position, Token, TokenKind, lex};
use super::{BinaryOperator, Declaration, Expression, ExpressionKind};
use crate::origin::{Diagnostic, Origin};
use crate::tree::to_f64;
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{One, Pow};

/// Exponents of metre, kilogram, second, ampere and kelvin.
type Dimension = [i32; 5];

/// A unit, in units of the SI.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Unit {
    /// Size, without powers of π.
    scale: BigRational,
    /// Power of π, for degrees and revolutions.
    circles: i32,
    dimension: Dimension,
    /// The coherent units in it, with their exponents.
    coherent: Vec<(&'static str, i32)>,
}

/// Symbol, size as a fraction, power of π, dimension, coherent units, and whether a prefix is
/// allowed.
type Row = (&'static str, (i64, i64), i32, Dimension, &'static [(&'static str, i32)], bool);

const UNITS: [Row; 28] = [
    ("m", (1, 1), 0, [1, 0, 0, 0, 0], &[("m", 1)], true),
    ("g", (1, 1000), 0, [0, 1, 0, 0, 0], &[("kg", 1)], true),
    ("s", (1, 1), 0, [0, 0, 1, 0, 0], &[("s", 1)], true),
    ("A", (1, 1), 0, [0, 0, 0, 1, 0], &[("A", 1)], true),
    ("K", (1, 1), 0, [0, 0, 0, 0, 1], &[("K", 1)], true),
    ("N", (1, 1), 0, [1, 1, -2, 0, 0], &[("N", 1)], true),
    ("J", (1, 1), 0, [2, 1, -2, 0, 0], &[("J", 1)], true),
    ("W", (1, 1), 0, [2, 1, -3, 0, 0], &[("W", 1)], true),
    ("Pa", (1, 1), 0, [-1, 1, -2, 0, 0], &[("Pa", 1)], true),
    ("bar", (100_000, 1), 0, [-1, 1, -2, 0, 0], &[("Pa", 1)], true),
    ("Hz", (1, 1), 0, [0, 0, -1, 0, 0], &[("s", -1)], true),
    ("C", (1, 1), 0, [0, 0, 1, 1, 0], &[("C", 1)], true),
    ("V", (1, 1), 0, [2, 1, -3, -1, 0], &[("V", 1)], true),
    ("Ohm", (1, 1), 0, [2, 1, -3, -2, 0], &[("Ohm", 1)], true),
    ("F", (1, 1), 0, [-2, -1, 4, 2, 0], &[("F", 1)], true),
    ("H", (1, 1), 0, [2, 1, -2, -2, 0], &[("H", 1)], true),
    ("T", (1, 1), 0, [0, 1, -2, -1, 0], &[("T", 1)], true),
    ("rad", (1, 1), 0, [0; 5], &[("rad", 1)], true),
    ("t", (1000, 1), 0, [0, 1, 0, 0, 0], &[("kg", 1)], false),
    ("l", (1, 1000), 0, [3, 0, 0, 0, 0], &[("m", 3)], true),
    ("min", (60, 1), 0, [0, 0, 1, 0, 0], &[("s", 1)], false),
    ("h", (3600, 1), 0, [0, 0, 1, 0, 0], &[("s", 1)], false),
    ("deg", (1, 180), 1, [0; 5], &[("rad", 1)], false),
    ("rev", (2, 1), 1, [0; 5], &[("rad", 1)], false),
    ("rpm", (1, 30), 1, [0, 0, -1, 0, 0], &[("rad", 1), ("s", -1)], false),
    ("in", (127, 5000), 0, [1, 0, 0, 0, 0], &[("m", 1)], false),
    ("ft", (381, 1250), 0, [1, 0, 0, 0, 0], &[("m", 1)], false),
    ("lb", (45_359_237, 100_000_000), 0, [0, 1, 0, 0, 0], &[("kg", 1)], false),
];

/// Prefixes with their powers of ten.
const PREFIXES: [(&str, i32); 13] = [
    ("p", -12),
    ("n", -9),
    ("u", -6),
    ("µ", -6),
    ("μ", -6),
    ("m", -3),
    ("c", -2),
    ("d", -1),
    ("h", 2),
    ("k", 3),
    ("M", 6),
    ("G", 9),
    ("T", 12),
];

/// Maximum exponent; larger ones are mistakes.
const MAX_EXPONENT: i32 = 12;

/// A unit as a product of base units: its size in the coherent unit of the SI, and the exponents of
/// the base units that occur. An angle has the unit rad.
pub(crate) struct Product {
    pub(crate) size: f64,
    pub(crate) exponents: Vec<(&'static str, i32)>,
}

/// Returns the unit with this text in a declaration, if it is known.
pub(crate) fn product_of(text: &str) -> Option<Product> {
    let unit = Unit::written(text)?;
    let rad = unit.coherent.iter().find(|(symbol, _)| *symbol == "rad").copied();
    let base = ["m", "kg", "s", "A", "K"].into_iter().zip(unit.dimension).chain(rad);
    Some(Product { size: unit.size(), exponents: base.filter(|(_, exponent)| *exponent != 0).collect() })
}

impl Unit {
    fn one() -> Unit {
        Unit { scale: BigRational::one(), circles: 0, dimension: [0; 5], coherent: Vec::new() }
    }

    /// Returns the unit of one symbol, including a prefix.
    fn named(symbol: &str) -> Option<Unit> {
        let of = |row: &Row, power: i32| {
            let (_, (above, below), circles, dimension, coherent, _) = *row;
            let ten = BigRational::from_integer(BigInt::from(10));
            let scale = BigRational::new(above.into(), below.into()) * Pow::pow(ten, power);
            Unit { scale, circles, dimension, coherent: coherent.to_vec() }
        };
        if let Some(row) = UNITS.iter().find(|row| row.0 == symbol) {
            return Some(of(row, 0));
        }
        PREFIXES.iter().find_map(|(prefix, power)| {
            let rest = symbol.strip_prefix(prefix)?;
            UNITS.iter().find(|row| row.5 && row.0 == rest).map(|row| of(row, *power))
        })
    }

    fn power(mut self, exponent: i32) -> Unit {
        self.scale = Pow::pow(self.scale, exponent);
        self.circles *= exponent;
        self.dimension.iter_mut().for_each(|power| *power *= exponent);
        self.coherent.iter_mut().for_each(|(_, power)| *power *= exponent);
        self
    }

    fn times(mut self, other: Unit) -> Unit {
        self.scale *= other.scale;
        self.circles += other.circles;
        self.dimension.iter_mut().zip(other.dimension).for_each(|(power, more)| *power += more);
        for (symbol, power) in other.coherent {
            match self.coherent.iter_mut().find(|(known, _)| *known == symbol) {
                Some((_, known)) => *known += power,
                None => self.coherent.push((symbol, power)),
            }
        }
        self
    }

    /// Reads a unit from tokens: `kg m^2`, `m/s^2`, `kg/(m s)`, `1/s`.
    fn read(tokens: &[Token]) -> Option<Unit> {
        let mut at = 0;
        let unit = product(tokens, &mut at)?;
        (at == tokens.len()).then_some(unit)
    }

    /// Returns the size in coherent units of the SI.
    fn size(&self) -> f64 {
        to_f64(&self.scale) * std::f64::consts::PI.powi(self.circles)
    }

    /// Reads a unit from its text in a declaration.
    fn written(text: &str) -> Option<Unit> {
        let start = Position { path: String::new(), line: 1, column: 1 };
        Unit::read(&lex(text, start).ok()?)
    }

    /// Returns the coherent unit's text: `kg m^2`, `m/s^2`.
    fn coherent_text(&self) -> String {
        let power = |(symbol, power): &(&str, i32)| match power.abs() {
            1 => (*symbol).to_owned(),
            power => format!("{symbol}^{power}"),
        };
        let [above, below] = [1, -1]
            .map(|sign| self.coherent.iter().filter(|(_, power)| power * sign > 0).map(power).collect::<Vec<_>>());
        match (above.is_empty(), below.len()) {
            (_, 0) => above.join(" "),
            (true, 1) => format!("1/{}", below[0]),
            (true, _) => format!("1/({})", below.join(" ")),
            (_, 1) => format!("{}/{}", above.join(" "), below[0]),
            _ => format!("{}/({})", above.join(" "), below.join(" ")),
        }
    }
}

/// Returns whether this is a unit of angles other than the radian.
pub(crate) fn is_of_other_angles(unit: &str) -> bool {
    Unit::written(unit).is_some_and(|unit| unit.dimension == [0; 5] && unit.circles != 0)
}

/// Returns warnings for declared units that are inconsistent, such as cm and m/s^2: the numbers of
/// an expression are not converted into one another. Rates are per second.
///
/// The units of the base quantities are unknown. The logarithm of each declared unit is a linear
/// equation in their logarithms; an equation that contradicts the previous ones gives a warning.
pub(crate) fn compare(declaration: &Declaration) -> Vec<Diagnostic> {
    // Tolerance for equal units in floating-point logarithms.
    const SAME: f64 = 1e-9;
    let parameters = declaration.parameters.iter().map(|p| (&p.name, &p.unit));
    let coordinates = declaration.coordinates.iter().map(|c| (&c.name, &c.unit));
    let mut rows: Vec<([f64; 5], f64)> = vec![([0.0, 0.0, 1.0, 0.0, 0.0], 0.0)];
    let (mut known, mut warnings) = (vec!["s"], Vec::new());
    for (name, unit) in coordinates.chain(parameters) {
        let Some(text) = unit.as_deref() else { continue };
        let Some(unit) = Unit::written(text).filter(|unit| unit.dimension != [0; 5]) else { continue };
        let mut row = unit.dimension.map(f64::from);
        let mut size = to_f64(&unit.scale).ln() + f64::from(unit.circles) * std::f64::consts::PI.ln();
        for (other, of_other) in &rows {
            let Some(pivot) = other.iter().position(|x| x.abs() > SAME) else { continue };
            let factor = row[pivot] / other[pivot];
            row.iter_mut().zip(other).for_each(|(x, y)| *x -= factor * y);
            size -= factor * of_other;
        }
        if row.iter().any(|x| x.abs() > SAME) {
            rows.push((row, size));
        } else if size.abs() > SAME {
            let message = format!(
                "`{}` is declared in {text}, which is not consistent with the units before it ({}): numbers in an expression are not converted",
                name.value,
                known.join(", ")
            );
            let help =
                "declare consistent units (cm, cm/s^2); a value may be written in any unit, such as `9.81 m/s^2`";
            warnings.push(Diagnostic::warning(name.origin.clone(), message).help(help));
            continue;
        }
        if !known.contains(&text) {
            known.push(text);
        }
    }
    warnings
}

fn product(tokens: &[Token], at: &mut usize) -> Option<Unit> {
    let mut unit = factor(tokens, at)?;
    let mut divided = false;
    loop {
        match tokens.get(*at).map(|token| &token.kind) {
            Some(TokenKind::Symbol('/')) => {
                *at += 1;
                divided = true;
                unit = unit.times(factor(tokens, at)?.power(-1));
            }
            Some(TokenKind::Symbol('*')) => {
                *at += 1;
                unit = unit.times(factor(tokens, at)?);
            }
            // A unit after a division could belong to either side: kg/m s.
            Some(TokenKind::Identifier(_)) if !divided => unit = unit.times(factor(tokens, at)?),
            _ => return Some(unit),
        }
    }
}

fn factor(tokens: &[Token], at: &mut usize) -> Option<Unit> {
    let unit = match &tokens.get(*at)?.kind {
        TokenKind::Identifier(symbol) => Unit::named(symbol)?,
        TokenKind::Number(one) if one == "1" => Unit::one(),
        TokenKind::Open('(') => {
            *at += 1;
            let inner = product(tokens, at)?;
            matches!(tokens.get(*at)?.kind, TokenKind::Close(')')).then_some(inner)?
        }
        _ => return None,
    };
    *at += 1;
    if tokens.get(*at).map(|token| &token.kind) != Some(&TokenKind::Symbol('^')) {
        return Some(unit);
    }
    *at += 1;
    let is_negative = tokens.get(*at).map(|token| &token.kind) == Some(&TokenKind::Symbol('-'));
    *at += usize::from(is_negative);
    let TokenKind::Number(digits) = &tokens.get(*at)?.kind else { return None };
    let exponent = digits.parse::<i32>().ok().filter(|exponent| *exponent <= MAX_EXPONENT)?;
    *at += 1;
    Some(unit.power(if is_negative { -exponent } else { exponent }))
}

/// Returns the number and the unit of a value with a unit.
pub(super) fn measured(tokens: &[Token]) -> Option<(Vec<Token>, Unit)> {
    let signs = tokens.iter().take_while(|token| matches!(token.kind, TokenKind::Symbol('-' | '+'))).count();
    let (number, rest) = tokens.get(signs..)?.split_first()?;
    let TokenKind::Number(text) = &number.kind else { return None };
    // 50cm is one token.
    let (digits, unit) = match super::parse_number(text) {
        Err(super::NumberError::Suffix(digits, suffix)) => {
            let first = Token { kind: TokenKind::Identifier(suffix), origin: number.origin.clone() };
            (digits, [&[first], rest].concat())
        }
        _ if matches!(rest.first()?.kind, TokenKind::Identifier(_)) => (text.clone(), rest.to_vec()),
        _ => return None,
    };
    let unit = Unit::read(&unit)?;
    let number = Token { kind: TokenKind::Number(digits), origin: number.origin.clone() };
    Some(([&tokens[..signs], &[number]].concat(), unit))
}

/// A value with a unit.
pub(super) struct Measured {
    pub origin: Origin,
    pub unit: Unit,
}

impl Reader {
    /// Records the unit of a value for the conversion at the end, when its target is known, and
    /// returns the number.
    pub fn measured(&mut self, node: &Node, tokens: &[Token]) -> Option<Vec<Token>> {
        let (number, unit) = measured(tokens)?;
        self.measured.push(Measured { origin: node.origin.clone(), unit });
        Some(number)
    }

    /// Converts values with a unit to the declared unit.
    pub fn convert_units(&mut self, declaration: &mut Declaration) {
        if self.measured.is_empty() {
            return;
        }
        for i in 0..declaration.parameters.len() {
            let parameter = &mut declaration.parameters[i];
            let Some(value) = &mut parameter.default else { continue };
            if let Some(unit) = self.converted(value, parameter.unit.as_deref(), &parameter.name.value) {
                parameter.unit.get_or_insert(unit);
            }
        }
        let unit_of = |name: &str| {
            let parameters = declaration.parameters.iter().map(|p| (p.name.value.as_str(), &p.unit));
            let coordinates = declaration.coordinates.iter().map(|c| (c.name.value.as_str(), &c.unit));
            parameters.chain(coordinates).find(|(known, _)| *known == name).and_then(|(_, unit)| unit.clone())
        };
        for set in &mut declaration.initial {
            for (name, value) in set.coordinates.iter_mut().chain(&mut set.parameters) {
                self.converted(value, unit_of(&name.value).as_deref(), &name.value);
            }
            for (name, value) in &mut set.velocities {
                let unit = name.value.strip_suffix("_dot").and_then(unit_of).map(|unit| format!("({unit})/s"));
                self.converted(value, unit.as_deref(), &name.value);
            }
            if let Some(step) = &mut set.step {
                self.converted(step, Some("s"), "step");
            }
        }
    }

    /// Converts a value with a unit. Without a declared unit, returns the unit after the
    /// conversion.
    fn converted(&mut self, value: &mut Expression, declared: Option<&str>, name: &str) -> Option<String> {
        let unit = self.measured.iter().find(|measured| measured.origin == value.origin)?.unit.clone();
        let origin = value.origin.clone();
        let to = match declared.map(|text| (text, Unit::written(text))) {
            None => Unit { scale: BigRational::one(), circles: 0, ..unit.clone() },
            Some((_, Some(to))) if to.dimension == unit.dimension => to,
            Some((text, Some(_))) => {
                let message = format!("`{name}` is declared in {text}, and this value cannot be converted to it");
                self.errors.push(Diagnostic::error(origin, message));
                return None;
            }
            Some((text, None)) => {
                let message = format!("`{name}` is declared in `{text}`, and no unit can be converted to it");
                self.errors.push(Diagnostic::error(origin, message).help("write only the number, in that unit"));
                return None;
            }
        };
        let circles = unit.circles - to.circles;
        let scale = &unit.scale / &to.scale;
        let of = |kind: ExpressionKind| Expression { kind, origin: origin.clone() };
        let mut result = value.clone();
        if !scale.is_one() {
            let factor = of(ExpressionKind::Number(scale));
            result = match result.constant() {
                Some(number) => of(ExpressionKind::Number(number * factor.constant().unwrap_or_default())),
                None => of(ExpressionKind::Binary(BinaryOperator::Multiply, Box::new(result), Box::new(factor))),
            };
        }
        for _ in 0..circles.abs() {
            let operator = if circles > 0 { BinaryOperator::Multiply } else { BinaryOperator::Divide };
            result = of(ExpressionKind::Binary(operator, Box::new(result), Box::new(of(ExpressionKind::Pi))));
        }
        *value = result;
        declared.is_none().then(|| unit.coherent_text()).filter(|text| !text.is_empty())
    }
}
