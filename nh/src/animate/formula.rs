//! Expressions of a declaration as JavaScript: the drawing, and control inputs.

use super::drawing::{self, Drawn, Number, Scope};
use crate::Error;
use crate::compile;
use nonholonomic::catalogue::ModelInfo;
use nonholonomic_codegen::declaration::tokens::{Position, lex};
use nonholonomic_codegen::declaration::{BinaryOperator, Declaration, parse_expression};
use nonholonomic_codegen::origin::{Diagnostics, Origin};
use nonholonomic_codegen::tree::{BinaryFunction, Function, Side};
use nonholonomic_lab::registry;
use std::collections::BTreeMap;

/// A number of a drawing: JavaScript of the time `t`, parameters `p[i]`, coordinates `q[i]` and
/// velocities `w[i]`.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Formula {
    text: String,
    value: Option<f64>,
}

impl Formula {
    fn new(text: String) -> Self {
        Formula { text, value: None }
    }
}

impl Number for Formula {
    fn of(value: f64) -> Self {
        let text = if value < 0.0 { format!("({value:?})") } else { format!("{value:?}") };
        Formula { text, value: Some(value) }
    }

    fn value(&self) -> Option<f64> {
        self.value
    }

    fn negated(self) -> Self {
        Formula::new(format!("(-{})", self.text))
    }

    fn combined(operator: BinaryOperator, left: Self, right: Self) -> Self {
        let sign = match operator {
            BinaryOperator::Add => '+',
            BinaryOperator::Subtract => '-',
            BinaryOperator::Multiply => '*',
            BinaryOperator::Divide => '/',
        };
        let value = left.value.zip(right.value).map(|(left, right)| f64::combined(operator, left, right));
        Formula { text: format!("({} {sign} {})", left.text, right.text), value }
    }

    fn power(base: Self, exponent: Self) -> Self {
        Formula::new(format!("({} ** {})", base.text, exponent.text))
    }

    fn call(function: Function, argument: Self) -> Self {
        Formula::new(match function {
            Function::Bessel(n) => format!("nh.bessel({n}, {})", argument.text),
            function => format!("nh.{}({})", function.name(), argument.text),
        })
    }

    fn call_of_two(function: BinaryFunction, first: Self, second: Self) -> Self {
        let name = match function {
            BinaryFunction::Where(Side::Above) => "whereAbove",
            BinaryFunction::Where(Side::NotAbove) => "whereNotAbove",
            function => function.name(),
        };
        Formula::new(format!("nh.{name}({}, {})", first.text, second.text))
    }
}

/// Returns the names of an array's entries with their places.
fn places<'n>(names: Vec<&'n str>, array: &str) -> impl Iterator<Item = (&'n str, Formula)> {
    names.into_iter().enumerate().map(move |(i, name)| (name, Formula::new(format!("{array}[{i}]"))))
}

/// Returns the scope of a state.
fn moving<'a>(declaration: &'a Declaration, info: &'static ModelInfo) -> Scope<'a, Formula> {
    let mut values = BTreeMap::from([("t", Formula::new("t".to_owned()))]);
    values.extend(places(registry::names(info.parameters), "p"));
    values.extend(places(registry::names(info.velocities), "w"));
    values.extend(places(registry::names(info.coordinates), "q"));
    Scope { values, definitions: drawing::definitions(declaration) }
}

fn listed(numbers: &[Formula]) -> String {
    let texts: Vec<&str> = numbers.iter().map(|number| number.text.as_str()).collect();
    format!("[{}]", texts.join(", "))
}

/// Returns functions for the declared shapes: `shapes(p)` with their kinds and sizes, and
/// `places(p, t, q, w)`.
///
/// # Errors
/// Those of [`drawing::drawn`].
pub(super) fn drawing(declaration: &Declaration, info: &'static ModelInfo) -> Result<String, Diagnostics> {
    let values = places(registry::names(info.parameters), "p").collect();
    let still = Scope { values, definitions: drawing::definitions(declaration) };
    let shapes: Vec<Drawn<Formula>> = drawing::shapes(declaration, &still, &[moving(declaration, info)])?;
    let sizes = shapes.iter().map(|shape| {
        let size = shape.size.as_ref().map_or(String::new(), |size| format!(", size: {}", size.text));
        let outline =
            if shape.outline.is_empty() { String::new() } else { format!(", outline: {}", listed(&shape.outline)) };
        format!("    {{ kind: \"{}\"{size}{outline} }},\n", shape.kind)
    });
    let frames = shapes.iter().flat_map(|shape| &shape.frames).map(|frame| format!("    {},\n", listed(frame)));
    Ok(format!(
        "const shapesOf = p => [\n{}];\nconst placesOf = (p, t, q, w) => [\n{}];\n",
        sizes.collect::<String>(),
        frames.collect::<String>()
    ))
}

/// Returns the function `inputsOf(p, t, q, w)` for these control inputs.
///
/// # Errors
/// A text that is no function.
pub(super) fn inputs(texts: &[String], declaration: &Declaration, info: &'static ModelInfo) -> Result<String, Error> {
    let scope = moving(declaration, info);
    let each = texts.iter().map(|text| {
        let start = Position { path: String::new(), line: 1, column: 1 };
        let parsed = lex(text, start).and_then(|tokens| parse_expression(&tokens, &Origin::Whole));
        let expression = parsed.map_err(|errors| compile::refused(&errors))?;
        scope.number(&expression).map_err(|error| compile::refused(&Diagnostics::from(*error)))
    });
    let numbers = each.collect::<Result<Vec<_>, _>>()?;
    Ok(format!("const inputsOf = (p, t, q, w) => {};\n", listed(&numbers)))
}
