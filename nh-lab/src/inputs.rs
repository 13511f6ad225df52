//! Control inputs as people write them: `cos(20*pi*t)`, in the grammar of declarations, with `t`, the coordinates, the
//! velocities and the parameters.

use crate::events::Polynomial;
use crate::names;
use crate::registry::{self, Inputs};
use nonholonomic::catalogue::ModelInfo;
use nonholonomic::taylor::{Segment, Series, UNIT, WIDTH};
use nonholonomic_codegen::declaration::tokens::{Position, lex};
use nonholonomic_codegen::declaration::{BinaryOperator, Expression, ExpressionKind, parse_expression};
use nonholonomic_codegen::model::to_f64;
use nonholonomic_codegen::origin::{Diagnostics, Origin};
use nonholonomic_codegen::tree::{BinaryFunction, Function};
use std::sync::Arc;

/// The function of time and state that the expressions say, one for each input of the model, at these parameters.
///
/// # Errors
/// A description of each text that is no expression: syntax, or a name that the model does not have.
pub fn parse(texts: &[String], info: &ModelInfo, parameters: &[f64]) -> Result<Inputs, String> {
    let scope = Scope { info, parameters };
    let mut wrong = Vec::new();
    let mut formulas = Vec::new();
    for (text, name) in texts.iter().zip(info.inputs) {
        match scope.read(text) {
            Ok(formula) => formulas.push(formula),
            Err(why) => wrong.push(format!("`{text}`, given for the control input `{name}`, {why}")),
        }
    }
    if !wrong.is_empty() {
        return Err(wrong.join("\nerror: "));
    }
    Ok(Arc::new(move |t: f64, q: &[f64], v: &[f64], u: &mut [f64]| {
        for (value, formula) in u.iter_mut().zip(&formulas) {
            *value = formula.evaluate(t, q, v);
        }
    }))
}

/// Meaning of the names in an expression.
pub(crate) struct Scope<'a> {
    pub(crate) info: &'a ModelInfo,
    pub(crate) parameters: &'a [f64],
}

/// An expression whose names have been looked up.
#[derive(Clone, Debug)]
pub(crate) enum Formula {
    Number(f64),
    Time,
    Coordinate(usize),
    Velocity(usize),
    Negate(Box<Formula>),
    Binary(BinaryOperator, Box<Formula>, Box<Formula>),
    Power(Box<Formula>, Box<Formula>),
    Call(Function, Box<Formula>),
    Call2(BinaryFunction, Box<Formula>, Box<Formula>),
}

impl Scope<'_> {
    pub(crate) fn read(&self, text: &str) -> Result<Formula, String> {
        let start = Position { path: String::new(), line: 1, column: 1 };
        let parsed = lex(text, start).and_then(|tokens| parse_expression(&tokens, &Origin::Whole));
        self.resolve(&parsed.map_err(|errors| refused(&errors))?)
    }

    fn resolve(&self, expression: &Expression) -> Result<Formula, String> {
        let inner = |part: &Expression| self.resolve(part).map(Box::new);
        Ok(match &expression.kind {
            ExpressionKind::Number(number) => Formula::Number(to_f64(number)),
            ExpressionKind::Pi => Formula::Number(std::f64::consts::PI),
            ExpressionKind::Name(name) => self.name(name)?,
            ExpressionKind::Dot(name) => self.name(&format!("{name}_dot"))?,
            ExpressionKind::Negate(part) => Formula::Negate(inner(part)?),
            ExpressionKind::Binary(operator, left, right) => Formula::Binary(*operator, inner(left)?, inner(right)?),
            ExpressionKind::Power(base, exponent) => Formula::Power(inner(base)?, inner(exponent)?),
            ExpressionKind::Call(function, argument) => Formula::Call(*function, inner(argument)?),
            ExpressionKind::Call2(function, first, second) => Formula::Call2(*function, inner(first)?, inner(second)?),
            ExpressionKind::Rate(_)
            | ExpressionKind::List(_)
            | ExpressionKind::Index(..)
            | ExpressionKind::Apply(..) => {
                return Err(format!("`{expression}`: vectors, and rates of expressions, have no place here"));
            }
        })
    }

    fn name(&self, name: &str) -> Result<Formula, String> {
        let info = self.info;
        if let Some(i) = info.coordinates.iter().position(|c| c.name == name) {
            return Ok(Formula::Coordinate(i));
        }
        if let Some(i) = info.velocities.iter().position(|v| v.name == name) {
            return Ok(Formula::Velocity(i));
        }
        if let Some(i) = info.parameters.iter().position(|p| p.quantity.name == name) {
            return Ok(Formula::Number(self.parameters[i]));
        }
        // The time, unless something has that name.
        if name == "t" {
            return Ok(Formula::Time);
        }
        let quantities = [registry::names(info.coordinates), registry::names(info.velocities)].concat();
        let known: Vec<&str> = quantities.into_iter().chain(registry::names(info.parameters)).chain(["t"]).collect();
        let why = names::resolve("name", name, &known).err().unwrap_or_else(|| format!("`{name}` is not written so"));
        Err(format!("is not a function of time and state: {why}"))
    }
}

/// The first error is enough for one line of input.
fn refused(errors: &Diagnostics) -> String {
    let Some(first) = errors.list.first() else { return "is not an expression".to_owned() };
    let help = first.help.as_deref().map_or(String::new(), |help| format!(" ({help})"));
    format!("is not an expression: {}{help}", first.message)
}

/// Where the coordinates and velocities are among a segment's variables: the coordinates come first.
pub(crate) struct Names {
    pub(crate) coordinates: usize,
    pub(crate) velocities: usize,
    /// Are the velocities variables, after the coordinates? Else they are the coordinates' rates.
    pub(crate) carried: bool,
}

impl Names {
    /// (q, v) at a time since the centre.
    pub(crate) fn state(&self, segment: &Segment<'_, f64>, time: f64) -> (Vec<f64>, Vec<f64>) {
        let q = (0..self.coordinates).map(|i| segment.at(i, time)).collect();
        let velocity = |i| match self.carried {
            true => segment.at(self.coordinates + i, time),
            false => segment.rate_at(i, time),
        };
        (q, (0..self.velocities).map(velocity).collect())
    }
}

/// Expands a formula on a segment.
pub(crate) struct Expanded<'a> {
    names: &'a Names,
    segment: &'a Segment<'a, f64>,
    /// The time of the centre.
    centre: f64,
    order: usize,
    series: Series<f64, { Expanded::MOST_CONVOLUTIONS / WIDTH }>,
    /// How many convolutions have been taken at this order.
    taken: usize,
}

impl<'a> Expanded<'a> {
    /// A formula may have so many products and functions.
    pub(crate) const MOST_CONVOLUTIONS: usize = 8 * WIDTH;

    pub(crate) fn new(names: &'a Names, segment: &'a Segment<'a, f64>, centre: f64) -> Self {
        Expanded { names, segment, centre, order: 0, series: Series::new(), taken: 0 }
    }

    /// The coefficients, in powers of σ.
    pub(crate) fn of(mut self, formula: &Formula) -> Polynomial {
        std::array::from_fn(|order| {
            self.series.go_to(order);
            (self.order, self.taken) = (order, 0);
            self.coefficient(formula)
        })
    }

    fn own<const N: usize>(&mut self) -> [usize; N] {
        let first = self.taken;
        self.taken += N;
        std::array::from_fn(|i| first + i)
    }

    fn row(&self, order: usize, variable: usize) -> f64 {
        self.segment.coefficients.get(order * self.segment.variables + variable).copied().unwrap_or(0.0)
    }

    fn product(&mut self, a: f64, b: f64) -> f64 {
        let [own] = self.own();
        self.series.product(own, a, b)
    }

    /// The coefficient at the present order. (What has none is refused before, see [`Formula::convolutions`].)
    fn coefficient(&mut self, formula: &Formula) -> f64 {
        match formula {
            Formula::Number(number) => self.series.constant(*number),
            Formula::Time => match self.order {
                0 => self.centre,
                1 => UNIT,
                _ => 0.0,
            },
            Formula::Coordinate(i) => self.row(self.order, *i),
            Formula::Velocity(i) if self.names.carried => self.row(self.order, self.names.coordinates + i),
            Formula::Velocity(i) => {
                let next = (self.order + 1) as f64;
                next * self.row(self.order + 1, *i) / UNIT
            }
            Formula::Negate(inner) => -self.coefficient(inner),
            Formula::Binary(operator, left, right) => {
                let (left, right) = (self.coefficient(left), self.coefficient(right));
                match operator {
                    BinaryOperator::Add => left + right,
                    BinaryOperator::Subtract => left - right,
                    BinaryOperator::Multiply => self.product(left, right),
                    BinaryOperator::Divide => {
                        let [own] = self.own();
                        self.series.quotient(own, left, right)
                    }
                }
            }
            Formula::Power(base, exponent) => {
                let exponent = exponent.whole().unwrap_or_default();
                let base = self.coefficient(base);
                let mut power = self.series.constant(1.0);
                for _ in 0..exponent.unsigned_abs() {
                    power = self.product(power, base);
                }
                if exponent < 0 {
                    let (one, [own]) = (self.series.constant(1.0), self.own());
                    power = self.series.quotient(own, one, power);
                }
                power
            }
            Formula::Call(function, argument) => {
                let a = self.coefficient(argument);
                // (Some need one of them, or two.)
                let own = self.own::<3>();
                let (pair, [single, _, third]) = ([own[0], own[1]], own);
                match function {
                    Function::Sin => self.series.sin_cos(pair, a).0,
                    Function::Cos => self.series.sin_cos(pair, a).1,
                    Function::Tan => {
                        let (s, c) = self.series.sin_cos(pair, a);
                        self.series.quotient(third, s, c)
                    }
                    Function::Sinh => self.series.sinh_cosh(pair, a).0,
                    Function::Cosh => self.series.sinh_cosh(pair, a).1,
                    Function::Tanh => self.series.tanh(pair, a),
                    Function::Exp => self.series.exp(single, a),
                    Function::Sqrt => self.series.sqrt(single, a),
                    Function::Ln => self.series.primitive(single, f64::ln, a, a),
                    Function::Atan => {
                        let w = self.series.constant(1.0) + self.series.product(third, a, a);
                        self.series.primitive(single, f64::atan, a, w)
                    }
                    _ => f64::NAN,
                }
            }
            Formula::Call2(..) => f64::NAN,
        }
    }
}

impl Formula {
    /// This one less another.
    pub(crate) fn less(self, other: Formula) -> Formula {
        Formula::Binary(BinaryOperator::Subtract, Box::new(self), Box::new(other))
    }

    /// A whole number.
    fn whole(&self) -> Option<i32> {
        match self {
            Formula::Number(number) if number.fract() == 0.0 && number.abs() <= 64.0 => Some(*number as i32),
            Formula::Negate(inner) => inner.whole().map(|number| -number),
            _ => None,
        }
    }

    /// How many convolutions a series of this has.
    ///
    /// # Errors
    /// The name of what has no series, or not everywhere.
    pub(crate) fn convolutions(&self) -> Result<usize, String> {
        Ok(match self {
            Formula::Number(_) | Formula::Time | Formula::Coordinate(_) | Formula::Velocity(_) => 0,
            Formula::Negate(inner) => inner.convolutions()?,
            Formula::Binary(operator, left, right) => {
                let own = usize::from(matches!(operator, BinaryOperator::Multiply | BinaryOperator::Divide));
                own + left.convolutions()? + right.convolutions()?
            }
            Formula::Power(base, exponent) => match exponent.whole() {
                Some(whole) => whole.unsigned_abs() as usize + usize::from(whole < 0) + base.convolutions()?,
                None => return Err("a power that is no whole number".to_owned()),
            },
            Formula::Call(function, argument) => {
                match function {
                    Function::Sin | Function::Cos | Function::Tan | Function::Sinh | Function::Cosh => {}
                    Function::Tanh | Function::Exp | Function::Sqrt | Function::Ln | Function::Atan => {}
                    other => return Err(other.name().to_owned()),
                }
                3 + argument.convolutions()?
            }
            Formula::Call2(function, ..) => return Err(format!("{function:?}").to_lowercase()),
        })
    }

    fn evaluate(&self, t: f64, q: &[f64], v: &[f64]) -> f64 {
        match self {
            Formula::Number(number) => *number,
            Formula::Time => t,
            Formula::Coordinate(i) => q[*i],
            Formula::Velocity(i) => v[*i],
            Formula::Negate(inner) => -inner.evaluate(t, q, v),
            Formula::Binary(operator, left, right) => {
                let (left, right) = (left.evaluate(t, q, v), right.evaluate(t, q, v));
                match operator {
                    BinaryOperator::Add => left + right,
                    BinaryOperator::Subtract => left - right,
                    BinaryOperator::Multiply => left * right,
                    BinaryOperator::Divide => left / right,
                }
            }
            Formula::Power(base, exponent) => base.evaluate(t, q, v).powf(exponent.evaluate(t, q, v)),
            Formula::Call(function, argument) => function.evaluate(argument.evaluate(t, q, v)),
            Formula::Call2(function, first, second) => {
                function.evaluate(first.evaluate(t, q, v), second.evaluate(t, q, v))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::parse;
    use nonholonomic::catalogue::{ModelInfo, ParameterInfo, Quantity};
    use std::f64::consts::PI;

    const fn plain(name: &'static str) -> Quantity {
        Quantity::new(name, None, None)
    }

    const INFO: ModelInfo = {
        let mut info = ModelInfo::new("driven");
        info.coordinates = &[plain("x"), plain("phi")];
        info.velocities = &[plain("x_dot"), plain("phi_dot")];
        info.parameters = &[ParameterInfo::new(plain("k"), None, false)];
        info.inputs = &["f", "tau"];
        info
    };

    #[test]
    fn functions_of_time_and_state() {
        let texts = ["cos(2*pi*t) + k".to_owned(), "-k*(phi - 1) - dot(phi)^2*x_dot".to_owned()];
        let inputs = parse(&texts, &INFO, &[3.0]).unwrap();
        let mut u = [0.0; 2];
        inputs(0.25, &[7.0, 0.5], &[2.0, 4.0], &mut u);
        assert_eq!(u, [(2.0 * PI * 0.25).cos() + 3.0, 1.5 - 32.0]);
    }

    #[test]
    fn mistakes_are_all_reported() {
        let error = parse(&["cos(20*pi*tt".to_owned(), "phi2".to_owned()], &INFO, &[3.0]).err().unwrap();
        assert!(error.contains("`cos(20*pi*tt`, given for the control input `f`, is not an expression: "), "{error}");
        assert!(
            error.contains("`phi2`, given for the control input `tau`, is not a function of time and state: "),
            "{error}"
        );
        assert!(error.contains("did you mean `phi`"), "{error}");
    }
}
