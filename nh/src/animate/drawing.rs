//! Shapes of a declaration along a motion.

use nonholonomic::catalogue::ModelInfo;
use nonholonomic_codegen::declaration::{BinaryOperator, Declaration, Expression, ExpressionKind, Operation, Shape};
use nonholonomic_codegen::model::to_f64;
use nonholonomic_codegen::origin::{Diagnostic, Diagnostics, Origin};
use nonholonomic_codegen::tree::{BinaryFunction, Function};
use nonholonomic_lab::names;
use nonholonomic_lab::registry;
use serde::Serialize;
use std::collections::BTreeMap;

/// A shape over the frames of a motion.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Drawn<N = f64> {
    /// The kind: `path`, `body`, …
    pub(super) kind: &'static str,
    /// Radius or length.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) size: Option<N>,
    /// Corners: x and y of each in turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) outline: Vec<N>,
    /// x, y, angle and roll for each frame; for a link its ends.
    pub(super) frames: Vec<Vec<N>>,
}

impl Drawn {
    /// Returns the extent of the shape from its point.
    pub(super) fn reach(&self) -> f64 {
        let corners = self.outline.chunks_exact(2).map(|corner| corner[0].hypot(corner[1]));
        let size = self.size.unwrap_or(0.0).abs();
        corners.fold(if self.kind == "blade" { 0.5 * size } else { size }, f64::max)
    }
}

/// The message for an unsupported expression in a drawing.
const NO_RATES: &str =
    "a drawing cannot contain rates of expressions or matrices; use sums, products, functions and vectors";

/// A number of a drawing: its value, or the [code](super::formula::Formula) that computes it.
pub(super) trait Number: Clone {
    fn of(value: f64) -> Self;
    /// Returns the value, if it is known.
    fn value(&self) -> Option<f64>;
    fn negated(self) -> Self;
    fn combined(operator: BinaryOperator, left: Self, right: Self) -> Self;
    fn power(base: Self, exponent: Self) -> Self;
    fn call(function: Function, argument: Self) -> Self;
    fn call_of_two(function: BinaryFunction, first: Self, second: Self) -> Self;
}

impl Number for f64 {
    fn of(value: f64) -> Self {
        value
    }

    fn value(&self) -> Option<f64> {
        Some(*self)
    }

    fn negated(self) -> Self {
        -self
    }

    fn combined(operator: BinaryOperator, left: Self, right: Self) -> Self {
        match operator {
            BinaryOperator::Add => left + right,
            BinaryOperator::Subtract => left - right,
            BinaryOperator::Multiply => left * right,
            BinaryOperator::Divide => left / right,
        }
    }

    fn power(base: Self, exponent: Self) -> Self {
        match exponent.fract() == 0.0 && exponent.abs() < 64.0 {
            true => base.powi(exponent as i32),
            false => base.powf(exponent),
        }
    }

    fn call(function: Function, argument: Self) -> Self {
        function.evaluate(argument)
    }

    fn call_of_two(function: BinaryFunction, first: Self, second: Self) -> Self {
        function.evaluate(first, second)
    }
}

/// A number, or a vector.
#[derive(Clone, Debug, PartialEq)]
enum Value<N> {
    Number(N),
    Vector(Vec<N>),
}

/// Names and their values at one instant.
pub(super) struct Scope<'a, N> {
    pub(super) values: BTreeMap<&'a str, N>,
    pub(super) definitions: BTreeMap<&'a str, &'a Expression>,
}

/// Returns the definitions of a declaration by their names.
pub(super) fn definitions(declaration: &Declaration) -> BTreeMap<&str, &Expression> {
    declaration.definitions.iter().map(|(name, value)| (name.value.as_str(), value)).collect()
}

/// Draws the declared shapes at these states (t, q, v).
///
/// # Errors
/// Each expression that cannot be evaluated, at its location.
pub(crate) fn drawn(
    declaration: &Declaration,
    info: &ModelInfo,
    parameters: &[f64],
    states: &[(f64, Vec<f64>, Vec<f64>)],
) -> Result<Vec<Drawn>, Diagnostics> {
    let fixed: Vec<(&str, f64)> =
        registry::names(info.parameters).into_iter().zip(parameters.iter().copied()).collect();
    let definitions = definitions(declaration);
    let still = Scope { values: fixed.iter().copied().collect(), definitions: definitions.clone() };
    let at = |(t, q, v): &(f64, Vec<f64>, Vec<f64>)| {
        let mut values: BTreeMap<&str, f64> = BTreeMap::from([("t", *t)]);
        values.extend(fixed.iter().copied());
        values.extend(registry::names(info.velocities).into_iter().zip(v.iter().copied()));
        values.extend(registry::names(info.coordinates).into_iter().zip(q.iter().copied()));
        Scope { values, definitions: definitions.clone() }
    };
    shapes(declaration, &still, &states.iter().map(at).collect::<Vec<_>>())
}

/// Draws the declared shapes in these scopes; sizes are in a scope of parameters.
///
/// # Errors
/// Those of [`drawn`].
pub(super) fn shapes<N: Number>(
    declaration: &Declaration,
    still: &Scope<'_, N>,
    scopes: &[Scope<'_, N>],
) -> Result<Vec<Drawn<N>>, Diagnostics> {
    let mut errors = Diagnostics::new();
    let mut all = Vec::new();
    for shape in &declaration.drawing {
        match shape_over(&shape.value, still, scopes) {
            Ok(shape) => all.push(shape),
            Err(wrong) => wrong.into_iter().for_each(|error| errors.push(error)),
        }
    }
    errors.propagate()?;
    Ok(all)
}

fn shape_over<N: Number>(
    shape: &Shape,
    still: &Scope<'_, N>,
    scopes: &[Scope<'_, N>],
) -> Result<Drawn<N>, Vec<Diagnostic>> {
    let mut errors: Vec<Diagnostic> = Vec::new();
    let mut size = |expression: &Expression| match still.number(expression) {
        Ok(size) => match size.value().filter(|value| !value.is_finite()) {
            None => Some(size),
            Some(value) => {
                errors.push(Diagnostic::error(expression.origin.clone(), format!("this is {value}, not a size")));
                None
            }
        },
        Err(error) => {
            errors.push(error.help("sizes and outlines may depend on parameters only"));
            None
        }
    };
    let none = None::<&Expression>;
    let (kind, points, angles, size) = match shape {
        Shape::Path { at } => ("path", vec![at], [none, none], None),
        Shape::Body { at, angle, .. } => ("body", vec![at], [angle.as_ref(), none], None),
        Shape::Wheel { at, angle, radius, roll } => ("wheel", vec![at], [Some(angle), roll.as_ref()], size(radius)),
        Shape::Blade { at, angle, length } => ("blade", vec![at], [Some(angle), none], size(length)),
        Shape::Disk { at, angle, radius } => ("disk", vec![at], [angle.as_ref(), none], size(radius)),
        Shape::Link { from, to } => ("link", vec![from, to], [none, none], None),
    };
    let mut outline = Vec::new();
    if let Shape::Body { outline: corners, .. } = shape {
        for corner in corners {
            match still.point(corner) {
                Ok([x, y]) => outline.extend([x, y]),
                Err(error) => errors.push((*error).help("sizes and outlines may depend on parameters only")),
            }
        }
    }
    let mut frames = Vec::new();
    for scope in scopes {
        let mut frame = Vec::new();
        for point in &points {
            match scope.point(point) {
                Ok(point) => frame.extend(point),
                Err(error) => errors.push(*error),
            }
        }
        for angle in angles.iter().flatten() {
            match scope.number(angle) {
                Ok(angle) => frame.push(angle),
                Err(error) => errors.push(*error),
            }
        }
        // An error in one frame occurs in all.
        if !errors.is_empty() {
            return Err(errors);
        }
        frames.push(frame);
    }
    if errors.is_empty() { Ok(Drawn { kind, size, outline, frames }) } else { Err(errors) }
}

impl<N: Number> Scope<'_, N> {
    /// Returns the value of an expression for a number.
    ///
    /// # Errors
    /// The expression is a vector, or contains what a drawing cannot.
    pub(super) fn number(&self, expression: &Expression) -> Result<N, Box<Diagnostic>> {
        match self.value(expression)? {
            Value::Number(value) => Ok(value),
            Value::Vector(_) => Err(wrong(expression, "expected a number, found a vector")),
        }
    }

    fn point(&self, expression: &Expression) -> Result<[N; 2], Box<Diagnostic>> {
        match self.value(expression)? {
            Value::Vector(entries) => match entries.as_slice() {
                // The view is from above.
                [x, y] | [x, y, _] => Ok([x.clone(), y.clone()]),
                _ => Err(wrong(expression, "a point has two entries, or three with its height last")),
            },
            Value::Number(_) => Err(wrong(expression, "expected a point, such as [x, y]")),
        }
    }

    fn value(&self, expression: &Expression) -> Result<Value<N>, Box<Diagnostic>> {
        let at = &expression.origin;
        Ok(match &expression.kind {
            ExpressionKind::Number(number) => Value::Number(N::of(to_f64(number))),
            ExpressionKind::Pi => Value::Number(N::of(std::f64::consts::PI)),
            ExpressionKind::Name(name) => self.named(name, at)?,
            ExpressionKind::Dot(name) if self.definitions.contains_key(name.as_str()) => {
                return Err(wrong(expression, NO_RATES));
            }
            ExpressionKind::Dot(name) => self.named(&format!("{name}_dot"), at)?,
            ExpressionKind::Negate(part) => self.value(part)?.map(N::negated),
            ExpressionKind::Binary(operator, left, right) => {
                let (left, right) = (self.value(left)?, self.value(right)?);
                binary(*operator, left, right).map_err(|message| wrong(expression, message))?
            }
            ExpressionKind::Power(base, exponent) => {
                Value::Number(N::power(self.number(base)?, self.number(exponent)?))
            }
            ExpressionKind::Call(function, argument) => Value::Number(N::call(*function, self.number(argument)?)),
            ExpressionKind::Call2(function, first, second) => {
                Value::Number(N::call_of_two(*function, self.number(first)?, self.number(second)?))
            }
            ExpressionKind::List(entries) => {
                Value::Vector(entries.iter().map(|entry| self.number(entry)).collect::<Result<_, _>>()?)
            }
            ExpressionKind::Index(vector, indices) => match (self.value(vector)?, indices.as_slice()) {
                (Value::Vector(entries), [index]) => {
                    let index = self.number(index)?.value().unwrap_or_default();
                    let entry = (index >= 1.0).then(|| entries.get(index as usize - 1)).flatten();
                    Value::Number(entry.ok_or_else(|| wrong(expression, "the vector has no such entry"))?.clone())
                }
                _ => return Err(wrong(expression, "a drawing cannot contain matrices; use vectors")),
            },
            ExpressionKind::Apply(Operation::Norm, arguments) => {
                Value::Number(N::call(Function::Sqrt, self.squared(arguments)?))
            }
            ExpressionKind::Apply(Operation::SquaredNorm, arguments) => Value::Number(self.squared(arguments)?),
            ExpressionKind::Rate(_) | ExpressionKind::Apply(..) => {
                return Err(wrong(expression, NO_RATES));
            }
        })
    }

    /// Returns the sum of the squares of all entries.
    fn squared(&self, vectors: &[Expression]) -> Result<N, Box<Diagnostic>> {
        let mut sum = N::of(0.0);
        for vector in vectors {
            let Value::Vector(entries) = self.value(vector)? else { return Err(wrong(vector, "expected a vector")) };
            for x in entries {
                sum = N::combined(BinaryOperator::Add, sum, N::combined(BinaryOperator::Multiply, x.clone(), x));
            }
        }
        Ok(sum)
    }

    fn named(&self, name: &str, at: &Origin) -> Result<Value<N>, Box<Diagnostic>> {
        if let Some(value) = self.values.get(name) {
            return Ok(Value::Number(value.clone()));
        }
        if let Some(definition) = self.definitions.get(name) {
            // An error in a definition is reported at its use in the drawing.
            return self.value(definition).map_err(|error| Box::new(Diagnostic { origin: at.clone(), ..*error }));
        }
        let known: Vec<&str> = self.values.keys().chain(self.definitions.keys()).copied().collect();
        let unknown = Diagnostic::error(at.clone(), format!("unknown name `{name}`"));
        Err(Box::new(match names::suggest(name, &known).first() {
            Some(close) => unknown.help(format!("did you mean `{close}`?")),
            None => unknown,
        }))
    }
}

impl<N> Value<N> {
    fn map(self, each: impl Fn(N) -> N) -> Value<N> {
        match self {
            Value::Number(x) => Value::Number(each(x)),
            Value::Vector(entries) => Value::Vector(entries.into_iter().map(each).collect()),
        }
    }
}

fn wrong(expression: &Expression, message: impl Into<String>) -> Box<Diagnostic> {
    Box::new(Diagnostic::error(expression.origin.clone(), message))
}

fn binary<N: Number>(operator: BinaryOperator, left: Value<N>, right: Value<N>) -> Result<Value<N>, &'static str> {
    use Value::{Number, Vector};
    let of = |a: N, b: N| N::combined(operator, a, b);
    let sum = matches!(operator, BinaryOperator::Add | BinaryOperator::Subtract);
    match (left, right) {
        (Number(a), Number(b)) => Ok(Number(of(a, b))),
        (Vector(a), Vector(b)) if sum && a.len() == b.len() => {
            Ok(Vector(a.into_iter().zip(b).map(|(a, b)| of(a, b)).collect()))
        }
        (vector @ Vector(_), Number(b)) if !sum => Ok(vector.map(|a| of(a, b.clone()))),
        (Number(a), vector @ Vector(_)) if operator == BinaryOperator::Multiply => Ok(vector.map(|b| of(a.clone(), b))),
        _ => Err("expected a sum of vectors of equal length, or a multiple of a vector"),
    }
}
