//! Values as C expressions, and named values as statements.

use super::names::{self, MAX_SOLVES};
use super::text::Code;
use crate::ir::graph::{Graph, Node, Value};
use crate::ir::plan::Let;
use crate::ir::rules::Rule;
use crate::targets::infix::{self, Expression, Language};
use crate::targets::rust::names::Taken;
use crate::targets::rust::write::function_name;
use crate::tree::Function;
use num_rational::BigRational;
use num_traits::{Signed, ToPrimitive};
use std::collections::BTreeSet;

/// The words of C.
pub(super) enum C {}

impl Language for C {
    const PI: &str = "NH_PI";
    // C has no empty arrays.
    const NOTHING: &str = "NH_R(0.0)";

    fn own() -> Taken {
        names::own(MAX_SOLVES)
    }

    fn local(name: &str) -> String {
        names::local(name)
    }

    fn literal(number: &BigRational) -> Expression {
        Expression::atom(literal(number))
    }

    fn function(function: Function, argument: &str) -> String {
        match function {
            Function::Bessel(n) => format!("nh_bessel({n}, {argument})"),
            function => format!("nh_{}({argument})", function_name(function)),
        }
    }

    fn operation(rule: Rule, arguments: &str) -> String {
        format!("nh_{}({arguments})", rule.called())
    }
}

/// Writes the values of one C function.
pub(super) type Writer<'a> = infix::Writer<'a, C>;

impl Writer<'_> {
    /// Returns statements that write the values to an array.
    pub(super) fn store(&self, values: &[Value], array: &str) -> Code {
        let mut code = Code::default();
        for (i, &value) in values.iter().enumerate() {
            code.push(format!("{array}[{i}] = {};", self.value(value)));
        }
        code
    }

    /// Returns statements for these named values.
    pub(super) fn lets<'l>(&self, lets: impl IntoIterator<Item = &'l Let>) -> Code {
        let mut code = Code::default();
        lets.into_iter().for_each(|binding| self.binding(binding, &mut code));
        code
    }

    /// Writes the statement of a named value.
    pub(super) fn binding(&self, binding: &Let, code: &mut Code) {
        match binding {
            Let::Value { value, .. } => {
                code.push(format!("const nh_real {} = {};", self.named(*value), self.unnamed(*value)));
            }
            Let::SinCos { argument, turn, sine, cosine } => {
                let (sine, cosine) = (self.named(sine.1), self.named(cosine.1));
                code.push(format!("nh_real {sine};\nnh_real {cosine};"));
                code.push(match turn {
                    None => format!("nh_sin_cos({}, &{sine}, &{cosine});", self.value(*argument)),
                    Some(turn) => format!("nh_turned({}, anew, &{sine}, &{cosine});", self.turned(*argument, turn)),
                });
            }
            Let::Halfway { way, increment, pair } => {
                let named: Vec<&(String, Value)> = increment.iter().chain(pair).flatten().collect();
                let Some(first) = named.first() else { return };
                let half = format!("{}_and_others", self.named(first.1));
                let [argument, by, s, c] = way.reads().map(|value| self.value(value));
                let (s, c) = if way.is_increment() { (by.clone(), by.clone()) } else { (s, c) };
                code.push(format!("nh_real {half}[4];\nnh_halfway({s}, {c}, {by}, {argument}, {half});"));
                for (i, found) in increment.iter().chain(pair).enumerate() {
                    if let Some((_, value)) = found {
                        code.push(format!("const nh_real {} = {half}[{i}];", self.named(*value)));
                    }
                }
            }
        }
    }
}

/// Returns an exact number as the nearest `f64`, in the shortest form that reads back as it.
pub(super) fn literal(number: &BigRational) -> String {
    let magnitude = number.abs().to_f64().unwrap_or(f64::INFINITY);
    let sign = if number.is_negative() { "-" } else { "" };
    match magnitude.is_finite() {
        true => format!("NH_R({sign}{magnitude:?})"),
        false => format!("({sign}(NH_LIMIT * NH_LIMIT))"),
    }
}

/// Returns a number of the compiler.
pub(super) fn number(number: f64) -> String {
    format!("NH_R({number:?})")
}

/// Returns the elementary functions that these values call from `nh_math.c`: all but the square
/// root, sine, cosine and tangent.
pub(super) fn foreign(graph: &Graph, values: impl IntoIterator<Item = Value>) -> BTreeSet<&'static str> {
    let roots: Vec<Value> = values.into_iter().collect();
    let called = graph.reachable(&roots).into_iter().filter_map(|value| match *graph.node(value) {
        Node::Call(Function::Sqrt | Function::Sin | Function::Cos | Function::Tan, _) => None,
        Node::Call(Function::Bessel(_), _) => Some("bessel"),
        Node::Call(function, _) => Some(function_name(function)),
        Node::Apply(Rule::Atan2, _) => Some("atan2"),
        _ => None,
    });
    called.filter(|name| !matches!(*name, "sign" | "abs" | "min" | "max")).collect()
}
