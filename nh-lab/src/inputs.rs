//! Control inputs in text form: `cos(20*pi*t)`, in the grammar of declarations, with `t`, the
//! coordinates, the velocities and the parameters.

use crate::names;
use crate::registry::{self, Inputs};
use nonholonomic::catalogue::ModelInfo;
use nonholonomic_codegen::declaration::tokens::{Position, lex};
use nonholonomic_codegen::declaration::{BinaryOperator, Expression, ExpressionKind, parse_expression};
use nonholonomic_codegen::ir::graph::{Graph, Symbol, Value};
use nonholonomic_codegen::model::to_f64;
use nonholonomic_codegen::origin::{Diagnostics, Origin};
use nonholonomic_codegen::tree::{BinaryFunction, Function};
use num_rational::BigRational;
use std::sync::Arc;

/// Parses one expression for each input of the model into a function of time and state, at these
/// parameters.
///
/// # Errors
/// A description of each text that is no expression: a syntax error, or a name that the model does
/// not have.
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

/// The meaning of the names in an expression.
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
                return Err(format!("`{expression}`: vectors and rates of expressions are not supported here"));
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
        // `t` is the time unless a quantity has that name.
        if name == "t" {
            return Ok(Formula::Time);
        }
        let quantities = [registry::names(info.coordinates), registry::names(info.velocities)].concat();
        let known: Vec<&str> = quantities.into_iter().chain(registry::names(info.parameters)).chain(["t"]).collect();
        let why = names::resolve("name", name, &known).err().unwrap_or_else(|| format!("`{name}` is misspelled"));
        Err(format!("is not a function of time and state: {why}"))
    }
}

/// Returns the message of the first error, which is enough for one line of input.
fn refused(errors: &Diagnostics) -> String {
    let Some(first) = errors.list.first() else { return "is not an expression".to_owned() };
    let help = first.help.as_deref().map_or(String::new(), |help| format!(" ({help})"));
    format!("is not an expression: {}{help}", first.message)
}

impl Formula {
    /// Builds the formula in a graph, as a function of these symbols: coordinates, velocities, the
    /// time.
    ///
    /// # Errors
    /// The part of the formula that a graph cannot represent.
    pub(crate) fn lower(&self, graph: &mut Graph, [q, v, t]: [&[Symbol]; 3]) -> Result<Value, String> {
        let mut lowered = |part: &Formula| part.lower(graph, [q, v, t]);
        Ok(match self {
            Formula::Number(number) => {
                let number = BigRational::from_float(*number).ok_or_else(|| format!("the number {number}"))?;
                graph.constant(number)
            }
            Formula::Time => graph.read(t[0]),
            Formula::Coordinate(i) => graph.read(q[*i]),
            Formula::Velocity(i) => graph.read(v[*i]),
            Formula::Negate(inner) => {
                let inner = lowered(inner)?;
                graph.neg(inner)
            }
            Formula::Binary(operator, left, right) => {
                let (left, right) = (lowered(left)?, lowered(right)?);
                match operator {
                    BinaryOperator::Add => graph.add(left, right),
                    BinaryOperator::Subtract => graph.sub(left, right),
                    BinaryOperator::Multiply => graph.mul(left, right),
                    BinaryOperator::Divide => graph.div(left, right),
                }
            }
            Formula::Power(base, exponent) => {
                let (base, exponent) = (lowered(base)?, exponent.whole().ok_or("a power that is not a whole number")?);
                graph.powi(base, exponent)
            }
            Formula::Call(function, argument) => {
                let argument = lowered(argument)?;
                graph.call(*function, argument)
            }
            Formula::Call2(function, first, second) => {
                let (first, second) = (lowered(first)?, lowered(second)?);
                graph.call_of_two(*function, first, second)
            }
        })
    }

    /// Returns the value of a whole number.
    fn whole(&self) -> Option<i64> {
        match self {
            Formula::Number(number) if number.fract() == 0.0 && number.abs() <= 64.0 => Some(*number as i64),
            Formula::Negate(inner) => inner.whole().map(|number| -number),
            _ => None,
        }
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
        let mut info = ModelInfo::new("forced");
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
