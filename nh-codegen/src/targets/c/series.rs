//! A vector field as recurrences of Taylor coefficients.

use super::text::Code;
use super::write::Writer;
use crate::ir::graph::{Symbol, Value};
use crate::ir::series::{At, Recurrence, Series};
use crate::targets::infix::{Expression, Level};
use std::collections::BTreeMap;

/// Number of convolutions that are summed side by side: `NH_WIDTH` of the runtime.
const WIDTH: usize = 8;

/// Maximum length of an expression; a part of a longer one gets a name.
const MAX_LENGTH: usize = 8;

/// Returns the number of groups of convolutions; C has no empty arrays, so there is at least one.
pub(super) fn groups(series: &Series) -> usize {
    series.convolutions.div_ceil(WIDTH).max(1)
}

/// An expression for a coefficient, with its number of operations.
#[derive(Clone)]
struct Coefficient {
    expression: Expression,
    length: usize,
}

impl Coefficient {
    fn new(text: impl Into<String>, level: Level, length: usize) -> Self {
        Coefficient { expression: Expression { text: text.into(), level }, length }
    }

    fn at_least(&self, level: Level) -> String {
        self.expression.clone().at_least(level)
    }
}

/// Returns the statements that compute the `rates` at the `point`; values independent of the
/// variables have been computed before.
pub(super) fn field(writer: &Writer<'_>, series: &Series, variables: &[Symbol]) -> Code {
    let mut writer = writer.clone();
    let mut code = Code::default();
    let uses = series.uses();
    let mut coefficients: Vec<Coefficient> = Vec::new();
    let mut terms = 0;
    let second = |(at, (recurrence, _)): (At, &(Recurrence<Value>, Option<Value>))| match *recurrence {
        Recurrence::Second(pair) => Some((pair, at)),
        _ => None,
    };
    let seconds: BTreeMap<At, At> = series.operations.iter().enumerate().filter_map(second).collect();
    let mut seconds_named: BTreeMap<At, String> = BTreeMap::new();
    let read: Vec<usize> = series
        .operations
        .iter()
        .filter_map(|(recurrence, _)| if let Recurrence::Variable(i) = recurrence { Some(*i) } else { None })
        .collect();
    for (i, symbol) in variables.iter().enumerate().filter(|(i, _)| read.contains(i)) {
        code.push(format!("const nh_real {} = point[{i}];", writer.symbol(*symbol)));
    }
    for (at, (recurrence, value)) in series.operations.iter().enumerate() {
        let mut name = |writer: &mut Writer<'_>, value: &Option<Value>| {
            let named = value.and_then(|value| writer.name(value)).map(str::to_owned);
            named.unwrap_or_else(|| {
                terms += 1;
                writer.fresh(&format!("term{terms}"))
            })
        };
        let of = |at: At| &coefficients[at];
        let text = |at: At| coefficients[at].expression.text.as_str();
        let binary = |a: At, left: Level, operator: &str, b: At, right: Level| {
            let (x, y) = (of(a).at_least(left), of(b).at_least(right));
            Coefficient::new(format!("{x} {operator} {y}"), left, 1 + of(a).length + of(b).length)
        };
        let call = |text: String| Coefficient::new(text, Level::Atom, MAX_LENGTH + 1);
        let mut coefficient = match *recurrence {
            Recurrence::Variable(i) => {
                Coefficient::new(variables.get(i).map_or("", |&symbol| writer.symbol(symbol)), Level::Atom, 0)
            }
            Recurrence::Constant(c) => {
                Coefficient::new(format!("nh_series_constant(series, {})", writer.value(c)), Level::Atom, 0)
            }
            Recurrence::One => Coefficient::new("nh_series_constant(series, NH_R(1.0))", Level::Atom, 0),
            Recurrence::Neg(a) => {
                Coefficient::new(format!("-{}", of(a).at_least(Level::Atom)), Level::Negation, of(a).length)
            }
            Recurrence::Add(a, b) => binary(a, Level::Sum, "+", b, Level::Product),
            Recurrence::Sub(a, b) => binary(a, Level::Sum, "-", b, Level::Product),
            Recurrence::Scaled(c, a) => {
                let (c, x) = (writer.expression(c).at_least(Level::Atom), of(a).at_least(Level::Negation));
                Coefficient::new(format!("{c} * {x}"), Level::Product, 1 + of(a).length)
            }
            Recurrence::Divided(a, c) => {
                let (x, c) = (of(a).at_least(Level::Product), writer.expression(c).at_least(Level::Atom));
                Coefficient::new(format!("{x} / {c}"), Level::Product, 1 + of(a).length)
            }
            Recurrence::Product(own, a, b) => {
                call(format!("nh_series_product(series, {own}U, {}, {})", text(a), text(b)))
            }
            Recurrence::Quotient(own, a, b) => {
                call(format!("nh_series_quotient(series, {own}U, {}, {})", text(a), text(b)))
            }
            Recurrence::Sqrt(own, a) => call(format!("nh_series_sqrt(series, {own}U, {})", text(a))),
            Recurrence::Exp(own, a) => call(format!("nh_series_exp(series, {own}U, {})", text(a))),
            Recurrence::SinCos([c, s], a) | Recurrence::SinhCosh([c, s], a) => {
                let circular = matches!(recurrence, Recurrence::SinCos(..));
                let function = if circular { "nh_series_sin_cos" } else { "nh_series_sinh_cosh" };
                let a = text(a).to_owned();
                let second = match seconds.get(&at) {
                    Some(&second) => name(&mut writer, &series.operations[second].1),
                    None => name(&mut writer, &None),
                };
                let first = name(&mut writer, value);
                code.push(format!("nh_real {first};\nnh_real {second};"));
                code.push(format!("{function}(series, {c}U, {s}U, {a}, &{first}, &{second});"));
                seconds_named.insert(at, second);
                coefficients.push(Coefficient::new(first, Level::Atom, 0));
                continue;
            }
            Recurrence::Second(pair) => {
                let name = seconds_named.get(&pair).cloned().unwrap_or_default();
                coefficients.push(Coefficient::new(name, Level::Atom, 0));
                continue;
            }
            Recurrence::Integral(own, function, a) => {
                let a = text(a);
                let start = format!("(series->order == 0U) ? nh_{}({a}) : NH_R(0.0)", function.name());
                call(format!("nh_series_integral(series, {own}U, {start}, {a})"))
            }
            Recurrence::Slope(own, a, w) => {
                code.push(format!("nh_series_slope(series, {own}U, {}, {});", text(a), text(w)));
                coefficients.push(coefficients[w].clone());
                continue;
            }
            Recurrence::Primitive(own, function, a, w) => {
                let (a, w) = (text(a), text(w));
                let start = format!("(series->order == 0U) ? nh_{}({a}) : NH_R(0.0)", function.name());
                call(format!("nh_series_primitive(series, {own}U, {start}, {a}, {w})"))
            }
        };
        let variable = matches!(recurrence, Recurrence::Variable(_));
        if !variable && (coefficient.length > MAX_LENGTH || uses[at] > 1) {
            let name = name(&mut writer, value);
            code.push(format!("const nh_real {name} = {};", coefficient.expression.text));
            coefficient = Coefficient::new(name, Level::Atom, 0);
        }
        coefficients.push(coefficient);
    }
    for (i, &at) in series.results.iter().enumerate() {
        code.push(format!("rates[{i}] = {};", coefficients[at].expression.text));
    }
    code
}
