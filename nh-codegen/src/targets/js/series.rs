//! A vector field as recurrences of Taylor coefficients.

use super::text::Code;
use super::write::Writer;
use crate::ir::graph::{Symbol, Value};
use crate::ir::series::{At, Recurrence, Series};
use crate::targets::infix::{Expression, Level};
use std::collections::BTreeMap;

/// Maximum number of operations of an expression; a part of a longer one gets a name.
const MAX_LENGTH: usize = 8;

/// The field while it is written: its statements, and an expression for the result of each
/// operation with its number of operations.
struct Field<'a> {
    writer: Writer<'a>,
    variables: &'a [Symbol],
    code: Code,
    coefficients: Vec<(Expression, usize)>,
    terms: usize,
}

/// Returns the function that computes the rates at a point. Values that do not depend on the
/// variables have been computed before.
pub(super) fn field(writer: &Writer<'_>, series: &Series, variables: &[Symbol]) -> String {
    let mut field =
        Field { writer: writer.clone(), variables, code: Code::default(), coefficients: Vec::new(), terms: 0 };
    for (recurrence, _) in &series.operations {
        if let Recurrence::Variable(i) = *recurrence {
            field.code.push(format!("const {} = point[{i}];", field.variable(i)));
        }
    }
    let uses = series.uses();
    let pairs: BTreeMap<At, Option<Value>> = series
        .operations
        .iter()
        .filter_map(
            |(recurrence, value)| if let Recurrence::Second(pair) = recurrence { Some((*pair, *value)) } else { None },
        )
        .collect();
    // The names of the second results.
    let mut seconds: BTreeMap<At, String> = BTreeMap::new();
    for (at, (recurrence, value)) in series.operations.iter().enumerate() {
        let (mut expression, mut length) = match *recurrence {
            Recurrence::SinCos([c, s], a) | Recurrence::SinhCosh([c, s], a) => {
                let circular = matches!(recurrence, Recurrence::SinCos(..));
                let function = if circular { "sinCos" } else { "sinhCosh" };
                let a = field.text(a).to_owned();
                let first = field.name(*value);
                let second = field.name(pairs.get(&at).copied().flatten());
                field.code.push(format!("const [{first}, {second}] = series.{function}({c}, {s}, {a});"));
                seconds.insert(at, second);
                (Expression::atom(first), 0)
            }
            Recurrence::Second(pair) => (Expression::atom(seconds.get(&pair).cloned().unwrap_or_default()), 0),
            Recurrence::Slope(own, a, w) => {
                field.code.push(format!("series.slope({own}, {}, {});", field.text(a), field.text(w)));
                field.coefficients[w].clone()
            }
            ref other => field.coefficient(other),
        };
        let variable =
            matches!(recurrence, Recurrence::Variable(_) | Recurrence::SinCos(..) | Recurrence::SinhCosh(..));
        let stands = variable || matches!(recurrence, Recurrence::Second(_) | Recurrence::Slope(..));
        if !stands && (length > MAX_LENGTH || uses[at] > 1) {
            let name = field.name(*value);
            field.code.push(format!("const {name} = {};", expression.text));
            (expression, length) = (Expression::atom(name), 0);
        }
        field.coefficients.push((expression, length));
    }
    let rates: Vec<&str> = series.results.iter().map(|&at| field.text(at)).collect();
    let rates = format!("[{}]", rates.join(", "));
    field.code.function("series, point", Some(rates))
}

impl Field<'_> {
    fn variable(&self, i: usize) -> &str {
        self.variables.get(i).map_or("", |&symbol| self.writer.symbol(symbol))
    }

    fn text(&self, at: At) -> &str {
        &self.coefficients[at].0.text
    }

    fn at_least(&self, at: At, level: Level) -> String {
        self.coefficients[at].0.clone().at_least(level)
    }

    /// Returns the name of a value, or a new one.
    fn name(&mut self, value: Option<Value>) -> String {
        if let Some(name) = value.and_then(|value| self.writer.name(value)) {
            return name.to_owned();
        }
        self.terms += 1;
        self.writer.fresh(&format!("term{}", self.terms))
    }

    fn binary(&self, a: At, left: Level, operator: &str, b: At, right: Level) -> (Expression, usize) {
        let text = format!("{} {operator} {}", self.at_least(a, left), self.at_least(b, right));
        (Expression { text, level: left }, 1 + self.coefficients[a].1 + self.coefficients[b].1)
    }

    /// Returns the result of an operation that has one, with its number of operations.
    fn coefficient(&self, recurrence: &Recurrence<Value>) -> (Expression, usize) {
        let call = |text: String| (Expression::atom(format!("series.{text}")), MAX_LENGTH + 1);
        let length = |a: At| self.coefficients[a].1;
        let product = |text: String, a: At| (Expression { text, level: Level::Product }, 1 + length(a));
        match *recurrence {
            Recurrence::Variable(i) => (Expression::atom(self.variable(i)), 0),
            Recurrence::Constant(c) => (Expression::atom(format!("series.constant({})", self.writer.value(c))), 0),
            Recurrence::Neg(a) => {
                let text = format!("-{}", self.at_least(a, Level::Atom));
                (Expression { text, level: Level::Negation }, length(a))
            }
            Recurrence::Add(a, b) => self.binary(a, Level::Sum, "+", b, Level::Product),
            Recurrence::Sub(a, b) => self.binary(a, Level::Sum, "-", b, Level::Product),
            Recurrence::Scaled(c, a) => {
                let c = self.writer.expression(c).at_least(Level::Atom);
                product(format!("{c} * {}", self.at_least(a, Level::Negation)), a)
            }
            Recurrence::Divided(a, c) => {
                let c = self.writer.expression(c).at_least(Level::Atom);
                product(format!("{} / {c}", self.at_least(a, Level::Product)), a)
            }
            Recurrence::Product(own, a, b) => call(format!("product({own}, {}, {})", self.text(a), self.text(b))),
            Recurrence::Quotient(own, a, b) => call(format!("quotient({own}, {}, {})", self.text(a), self.text(b))),
            Recurrence::Sqrt(own, a) => call(format!("sqrt({own}, {})", self.text(a))),
            Recurrence::Exp(own, a) => call(format!("exp({own}, {})", self.text(a))),
            Recurrence::Integral(own, function, a) => {
                call(format!("integral({own}, nh.{}, {})", function.name(), self.text(a)))
            }
            Recurrence::Primitive(own, function, a, w) => {
                call(format!("primitive({own}, nh.{}, {}, {})", function.name(), self.text(a), self.text(w)))
            }
            Recurrence::One
            | Recurrence::SinCos(..)
            | Recurrence::SinhCosh(..)
            | Recurrence::Second(_)
            | Recurrence::Slope(..) => (Expression::atom("series.constant(1)"), 0),
        }
    }
}
