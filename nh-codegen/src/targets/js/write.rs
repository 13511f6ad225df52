//! Values as JavaScript expressions, and named values as statements.

use super::names;
use super::text::Code;
use crate::ir::graph::Value;
use crate::ir::plan::Let;
use crate::ir::rules::Rule;
use crate::targets::infix::{self, Expression, Language, Level};
use crate::targets::rust::names::Taken;
use crate::tree::Function;
use num_rational::BigRational;
use num_traits::{Signed, ToPrimitive};

/// The words of JavaScript.
pub(super) enum JavaScript {}

impl Language for JavaScript {
    const PI: &str = "Math.PI";
    const NOTHING: &str = "";

    fn own() -> Taken {
        names::own()
    }

    fn local(name: &str) -> String {
        names::local(name)
    }

    fn literal(number: &BigRational) -> Expression {
        literal(number)
    }

    fn function(function: Function, argument: &str) -> String {
        match function {
            Function::Bessel(n) => format!("nh.bessel({n}, {argument})"),
            function => format!("{}.{}({argument})", place(function.name()), function.name()),
        }
    }

    fn operation(rule: Rule, arguments: &str) -> String {
        let name = names::in_camel_case(rule.called());
        format!("{}.{name}({arguments})", place(&name))
    }
}

/// Returns the object that has a function. The processor has those of `Math`.
fn place(function: &str) -> &'static str {
    if matches!(function, "sqrt" | "abs") { "Math" } else { "nh" }
}

/// Writes the values of one function.
pub(super) type Writer<'a> = infix::Writer<'a, JavaScript>;

impl Writer<'_> {
    /// Returns an array of values.
    pub(super) fn array(&self, values: impl IntoIterator<Item = Value>) -> String {
        format!("[{}]", self.list(values))
    }

    /// Returns statements that write the values to an array.
    pub(super) fn store(&self, values: &[Value], array: &str) -> Code {
        let mut code = Code::default();
        values.iter().enumerate().for_each(|(i, &value)| code.push(format!("{array}[{i}] = {};", self.value(value))));
        code
    }

    /// Returns statements for these named values.
    pub(super) fn lets<'l>(&self, lets: impl IntoIterator<Item = &'l Let>) -> Code {
        let mut code = Code::default();
        lets.into_iter().for_each(|binding| code.push(self.binding(binding)));
        code
    }

    /// Returns the statement of a named value.
    pub(super) fn binding(&self, binding: &Let) -> String {
        match binding {
            Let::Value { value, .. } => format!("const {} = {};", self.named(*value), self.unnamed(*value)),
            Let::SinCos { argument, turn, sine, cosine } => {
                let pair = format!("const [{}, {}]", self.named(sine.1), self.named(cosine.1));
                match turn {
                    None => format!("{pair} = nh.sinCos({});", self.value(*argument)),
                    Some(turn) => format!("{pair} = nh.turned({}, anew);", self.turned(*argument, turn)),
                }
            }
            Let::Halfway { way, increment, pair } => {
                let named =
                    increment.iter().chain(pair).map(|named| named.as_ref().map_or("", |(_, v)| self.named(*v)));
                let named = named.collect::<Vec<_>>().join(", ");
                let [argument, by, s, c] = way.reads().map(|value| self.value(value));
                let (s, c) = if way.is_increment() { (by.clone(), by.clone()) } else { (s, c) };
                format!("const [{}] = nh.halfway({s}, {c}, {by}, {argument});", named.trim_end_matches([' ', ',']))
            }
        }
    }
}

/// Returns an exact number as the nearest double.
pub(super) fn number(number: &BigRational) -> f64 {
    let magnitude = number.abs().to_f64().unwrap_or(f64::INFINITY);
    if number.is_negative() { -magnitude } else { magnitude }
}

/// Returns an exact number as the nearest double, in the shortest form that reads back as it.
fn literal(of: &BigRational) -> Expression {
    let level = if of.is_negative() { Level::Negation } else { Level::Atom };
    Expression { text: float(number(of)), level }
}

/// Returns a number in the shortest form that reads back as it.
pub(super) fn float(number: f64) -> String {
    if number.is_infinite() {
        return if number < 0.0 { "-Infinity" } else { "Infinity" }.to_owned();
    }
    let digits = format!("{number:?}");
    digits.strip_suffix(".0").map_or(digits.clone(), str::to_owned)
}
