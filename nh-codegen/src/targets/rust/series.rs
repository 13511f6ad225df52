//! A vector field as recurrences of Taylor coefficients.

use super::context::size;
use super::names::ident;
use super::write::Writer;
use crate::cost;
use crate::ir::graph::{Symbol, Value};
use crate::ir::series::{At, Recurrence, Series};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;
use std::collections::BTreeMap;

/// Number of convolutions that are summed side by side: `WIDTH` of the runtime.
const WIDTH: usize = 8;

/// Precedence of an expression's outermost operator.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    Sum,
    Product,
    Negation,
    Atom,
}

/// An expression for a coefficient.
#[derive(Clone)]
struct Coefficient {
    tokens: TokenStream,
    level: Level,
    /// Number of operations.
    length: usize,
}

impl Coefficient {
    fn atom(tokens: TokenStream) -> Self {
        Coefficient { tokens, level: Level::Atom, length: 0 }
    }

    fn at_least(&self, level: Level) -> TokenStream {
        let tokens = &self.tokens;
        if self.level >= level { tokens.clone() } else { quote!((#tokens)) }
    }
}

/// The parts of a function of a series and of the variables' coefficients.
pub(super) struct Field {
    /// Number of variables.
    pub(super) n: Literal,
    /// Number of groups of convolutions.
    pub(super) b: Literal,
    /// The argument for the series.
    pub(super) series: TokenStream,
    /// The argument for the variables.
    pub(super) pattern: TokenStream,
    /// Statements, and the value.
    pub(super) body: TokenStream,
}

impl Field {
    /// Returns the field, whose values independent of the variables have been computed before.
    pub(super) fn of(writer: &Writer<'_>, series: &Series, variables: &[Symbol]) -> Self {
        let read: Vec<usize> = series
            .operations
            .iter()
            .filter_map(|(recurrence, _)| match *recurrence {
                Recurrence::Variable(i) => Some(i),
                _ => None,
            })
            .collect();
        let read: Vec<Symbol> = read.into_iter().filter_map(|i| variables.get(i).copied()).collect();
        let pattern = writer.pattern(variables, |symbol| read.contains(&symbol));
        let (body, asked) = written(&mut writer.clone(), series, variables);
        let name = if asked { quote!(series) } else { quote!(_) };
        Field { n: size(variables.len()), b: size(series.convolutions.div_ceil(WIDTH)), series: name, pattern, body }
    }
}

/// Returns the statements of a field with its value, and whether they use the series.
fn written(writer: &mut Writer<'_>, series: &Series, variables: &[Symbol]) -> (TokenStream, bool) {
    let uses = series.uses();
    let mut statements = TokenStream::new();
    let mut coefficients: Vec<Coefficient> = Vec::new();
    let mut asked = false;
    let mut terms = 0;
    let seconds: BTreeMap<At, At> = series
        .operations
        .iter()
        .enumerate()
        .filter_map(
            |(at, (recurrence, _))| if let Recurrence::Second(pair) = recurrence { Some((*pair, at)) } else { None },
        )
        .collect();
    let mut seconds_named: BTreeMap<At, Ident> = BTreeMap::new();
    for (at, (recurrence, value)) in series.operations.iter().enumerate() {
        let mut name = |writer: &mut Writer<'_>, value: &Option<Value>| {
            let named = value.and_then(|value| writer.name(value)).cloned();
            named.unwrap_or_else(|| {
                terms += 1;
                writer.fresh(&format!("term{terms}"))
            })
        };
        let fixed = |writer: &Writer<'_>, value: Value| {
            let tokens = writer.value(value);
            let single = tokens.clone().into_iter().count() == 1;
            if single || writer.is_atom(value) { tokens } else { quote!((#tokens)) }
        };
        let of = |at: At| &coefficients[at];
        let plain = |at: At| coefficients[at].tokens.clone();
        let binary = |a: At, left: Level, operator: TokenStream, b: At, right: Level| {
            let (x, y) = (of(a).at_least(left), of(b).at_least(right));
            Coefficient { tokens: quote!(#x #operator #y), level: left, length: 1 + of(a).length + of(b).length }
        };
        let own = |numbers: [usize; 2]| {
            let [first, second] = numbers.map(size);
            quote!([#first, #second])
        };
        let call = |tokens: TokenStream| Coefficient { tokens, level: Level::Atom, length: cost::MAX_EXPRESSION + 1 };
        asked |= !matches!(
            recurrence,
            Recurrence::Variable(_)
                | Recurrence::Neg(_)
                | Recurrence::Add(..)
                | Recurrence::Sub(..)
                | Recurrence::Scaled(..)
                | Recurrence::Divided(..)
        );
        let mut coefficient = match *recurrence {
            Recurrence::Variable(i) => {
                let name = variables.get(i).map(|&symbol| writer.symbol(symbol));
                Coefficient::atom(quote!(#name))
            }
            Recurrence::Constant(c) => {
                let c = writer.value(c);
                Coefficient::atom(quote!(series.constant(#c)))
            }
            Recurrence::One => Coefficient::atom(quote!(series.constant(rt::lit::<T>(1.0)))),
            Recurrence::Neg(a) => {
                let x = of(a).at_least(Level::Atom);
                Coefficient { tokens: quote!(-#x), level: Level::Negation, length: of(a).length }
            }
            Recurrence::Add(a, b) => binary(a, Level::Sum, quote!(+), b, Level::Product),
            Recurrence::Sub(a, b) => binary(a, Level::Sum, quote!(-), b, Level::Product),
            Recurrence::Scaled(c, a) => {
                let (c, x) = (fixed(writer, c), of(a).at_least(Level::Negation));
                Coefficient { tokens: quote!(#c * #x), level: Level::Product, length: 1 + of(a).length }
            }
            Recurrence::Divided(a, c) => {
                let (x, c) = (of(a).at_least(Level::Product), fixed(writer, c));
                Coefficient { tokens: quote!(#x / #c), level: Level::Product, length: 1 + of(a).length }
            }
            Recurrence::Product(own, a, b) => {
                let (own, a, b) = (size(own), plain(a), plain(b));
                call(quote!(series.product(#own, #a, #b)))
            }
            Recurrence::Quotient(own, a, b) => {
                let (own, a, b) = (size(own), plain(a), plain(b));
                call(quote!(series.quotient(#own, #a, #b)))
            }
            Recurrence::Sqrt(own, a) => {
                let (own, a) = (size(own), plain(a));
                call(quote!(series.sqrt(#own, #a)))
            }
            Recurrence::Exp(own, a) => {
                let (own, a) = (size(own), plain(a));
                call(quote!(series.exp(#own, #a)))
            }
            Recurrence::SinCos(numbers, a) | Recurrence::SinhCosh(numbers, a) => {
                let function =
                    ident(if matches!(recurrence, Recurrence::SinCos(..)) { "sin_cos" } else { "sinh_cosh" });
                let (own, a) = (own(numbers), plain(a));
                let second = seconds.get(&at).map(|&second| name(writer, &series.operations[second].1));
                let first = if uses[at] > usize::from(second.is_some()) {
                    let first = name(writer, value);
                    quote!(#first)
                } else {
                    quote!(_)
                };
                let pattern = second.as_ref().map_or(quote!(_), |second| quote!(#second));
                statements.extend(quote!(let (#first, #pattern) = series.#function(#own, #a);));
                seconds_named.extend(second.map(|second| (at, second)));
                coefficients.push(Coefficient::atom(first));
                continue;
            }
            Recurrence::Second(pair) => {
                let name = seconds_named.get(&pair);
                coefficients.push(Coefficient::atom(quote!(#name)));
                continue;
            }
            Recurrence::Integral(own, function, a) => {
                let function = ident(function.name());
                let (own, a) = (size(own), plain(a));
                call(quote!(series.integral(#own, rt::#function, #a)))
            }
            Recurrence::Slope(own, a, w) => {
                let (own, a, slope) = (size(own), plain(a), plain(w));
                statements.extend(quote!(series.slope(#own, #a, #slope);));
                coefficients.push(coefficients[w].clone());
                continue;
            }
            Recurrence::Primitive(own, function, a, w) => {
                let function = ident(function.name());
                let (own, a, w) = (size(own), plain(a), plain(w));
                call(quote!(series.primitive(#own, rt::#function, #a, #w)))
            }
        };
        let variable = matches!(recurrence, Recurrence::Variable(_));
        if !variable && (coefficient.length > cost::MAX_EXPRESSION || uses[at] > 1) {
            let (name, tokens) = (name(writer, value), coefficient.tokens);
            statements.extend(quote!(let #name = #tokens;));
            coefficient = Coefficient::atom(quote!(#name));
        }
        coefficients.push(coefficient);
    }
    let results = series.results.iter().map(|&at| &coefficients[at].tokens);
    (quote!(#statements [#(#results),*]), asked)
}
