//! Values as Rust expressions, and planned computations as statements.

use super::names::{Locals, Taken, ident, local};
use crate::ir::graph::{Graph, Node, Stage, Symbol, Value};
use crate::ir::plan::{Constants, Let, Routine, Statement};
use crate::ir::rules::{Reading, Rule};
use crate::tree::{BinaryFunction, Function};
use num_rational::BigRational;
use num_traits::{One, Signed, ToPrimitive};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;
use std::collections::BTreeMap;
use std::f64::consts;

/// Precedence of an expression's outermost operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    Sum,
    Product,
    Negation,
    Atom,
}

/// A Rust expression.
struct Expression {
    tokens: TokenStream,
    level: Level,
}

impl Expression {
    fn atom(tokens: TokenStream) -> Self {
        Expression { tokens, level: Level::Atom }
    }

    /// Returns the expression, in parentheses unless its precedence is at least `level`.
    fn at_least(self, level: Level) -> TokenStream {
        let tokens = self.tokens;
        if self.level >= level { tokens } else { quote!((#tokens)) }
    }
}

/// Writes the values of one Rust function: named values by their name, all others as expressions.
#[derive(Clone)]
pub(super) struct Writer<'a> {
    graph: &'a Graph,
    locals: &'a Locals,
    names: BTreeMap<Value, Ident>,
    taken: Taken,
}

impl<'a> Writer<'a> {
    /// Creates a writer for the computation of constants.
    pub(super) fn of_constants(graph: &'a Graph, locals: &'a Locals, constants: &Constants) -> Self {
        let taken = locals.taken();
        Writer { graph, locals, names: BTreeMap::new(), taken }.with_names(&constants.names)
    }

    /// Creates a writer for a routine that reads `fields` (names by value).
    pub(super) fn of_routine(
        graph: &'a Graph,
        locals: &'a Locals,
        fields: &BTreeMap<Value, Ident>,
        routine: &Routine,
    ) -> Self {
        let unknowns = routine.statements.iter().flat_map(Statement::binds);
        let symbols = routine.reads.iter().chain(&routine.parameters).chain(unknowns);
        let mut taken = Taken::reserved();
        for &symbol in symbols {
            taken.take(locals.name(symbol).to_owned());
        }
        for name in fields.values() {
            taken.take(name.to_string());
        }
        Writer { graph, locals, names: fields.clone(), taken }.with_names(&routine.names)
    }

    fn with_names(mut self, names: &BTreeMap<Value, String>) -> Self {
        for (&value, name) in names {
            // Names are unique already, but two that differ in non-ASCII letters may become equal.
            let name = ident(&self.taken.take(local(name)));
            self.names.entry(value).or_insert(name);
        }
        self
    }

    /// Returns a new local name.
    pub(super) fn fresh(&mut self, wanted: &str) -> Ident {
        ident(&self.taken.take(wanted.to_owned()))
    }

    /// Returns the value's name, if it has one.
    pub(super) fn name(&self, value: Value) -> Option<&Ident> {
        self.names.get(&value)
    }

    /// Returns the symbol's local.
    pub(super) fn symbol(&self, symbol: Symbol) -> Ident {
        self.locals.ident(symbol)
    }

    /// Returns the symbols' locals as an array pattern, `_` for those that are not `read`.
    pub(super) fn pattern(&self, symbols: &[Symbol], read: impl Fn(Symbol) -> bool) -> TokenStream {
        let names = symbols.iter().map(|&s| {
            let name = self.locals.ident(s);
            if read(s) { quote!(#name) } else { quote!(_) }
        });
        quote!([#(#names),*])
    }

    /// Returns the value as an expression.
    pub(super) fn value(&self, value: Value) -> TokenStream {
        self.expression(value).tokens
    }

    /// Returns the value as an expression of its operands, even if it has a name.
    pub(super) fn unnamed(&self, value: Value) -> TokenStream {
        self.node(value).tokens
    }

    /// Returns whether the value is written as one word or a call.
    pub(super) fn is_atom(&self, value: Value) -> bool {
        self.expression(value).level == Level::Atom
    }

    /// Returns several values as an array.
    pub(super) fn array(&self, values: &[Value]) -> TokenStream {
        let values = values.iter().map(|&value| self.value(value));
        quote!([#(#values),*])
    }

    /// Returns statements after which only these values are read.
    pub(super) fn lets(&self, lets: &[Let], results: &[Value]) -> TokenStream {
        self.run(&self.reading(|reading| reading.run(lets, results)))
    }

    /// Returns the graph of the values.
    pub(super) fn graph(&self) -> &'a Graph {
        self.graph
    }

    /// Returns a statement.
    pub(super) fn binding(&self, binding: &Let) -> TokenStream {
        match binding {
            Let::Value { value, .. } => {
                let (name, expression) = (self.names.get(value), self.node(*value).tokens);
                quote!(let #name = #expression;)
            }
            Let::SinCos { argument, turn, sine, cosine } => {
                let (sine, cosine) = (self.names.get(&sine.1), self.names.get(&cosine.1));
                let (turning, argument) = (*argument, self.value(*argument));
                let Some(turn) = turn else { return quote!(let (#sine, #cosine) = rt::sin_cos(#argument);) };
                let ([s, c], from) = (turn.at.map(|v| self.value(v)), self.value(turn.from));
                match *self.graph.node(turn.by) {
                    Node::Sub(to, start) if to == turning && start == turn.from => {
                        quote!(let (#sine, #cosine) = rt::turned_to((#s, #c), #from, #argument, tally);)
                    }
                    _ => {
                        let by = self.value(turn.by);
                        quote!(let (#sine, #cosine) = rt::turned((#s, #c), #from, #by, #argument, tally);)
                    }
                }
            }
            Let::Halfway { way, increment, pair } => {
                let name = |of: &Option<(String, Value)>| match of {
                    Some((_, value)) => self.names.get(value).map(|name| quote!(#name)),
                    None => Some(quote!(_)),
                };
                let written = |pair: &[Option<(String, Value)>; 2]| match pair {
                    [None, None] => quote!(_),
                    [sine, cosine] => {
                        let (sine, cosine) = (name(sine), name(cosine));
                        quote!((#sine, #cosine))
                    }
                };
                let (increment, pair) = (written(increment), written(pair));
                let [argument, by, s, c] = way.reads().map(|value| self.value(value));
                if way.is_increment() {
                    return quote!(let #increment = rt::turn_by(#by););
                }
                quote!(let (#increment, #pair) = rt::halfway((#s, #c), #by, #argument);)
            }
        }
    }

    fn expression(&self, value: Value) -> Expression {
        match self.names.get(&value) {
            Some(name) => Expression::atom(quote!(#name)),
            None => self.node(value),
        }
    }

    fn node(&self, value: Value) -> Expression {
        match *self.graph.node(value) {
            Node::Constant(ref number) | Node::Decimal(ref number) => Expression::atom(literal(number)),
            Node::Pi => Expression::atom(quote!(rt::pi::<T>())),
            Node::Symbol(symbol) => {
                let name = self.locals.ident(symbol);
                Expression::atom(quote!(#name))
            }
            Node::Neg(a) => {
                let operand = self.expression(a).at_least(Level::Atom);
                Expression { tokens: quote!(-#operand), level: Level::Negation }
            }
            Node::Add(a, b) => self.binary((a, Level::Sum), quote!(+), (b, Level::Product)),
            Node::Sub(a, b) => self.binary((a, Level::Sum), quote!(-), (b, Level::Product)),
            Node::Mul(a, b) => {
                // Constants are written first, as is customary.
                let last = |v| self.graph.stage(v) > Stage::Step;
                let (a, b) = if last(a) && !last(b) { (b, a) } else { (a, b) };
                self.binary((a, Level::Product), quote!(*), (b, Level::Negation))
            }
            Node::Div(a, b) => self.binary((a, Level::Product), quote!(/), (b, Level::Negation)),
            Node::Call(Function::Bessel(n), a) => {
                let (n, a) = (Literal::i8_unsuffixed(n), self.value(a));
                Expression::atom(quote!(rt::bessel::<_, #n>(#a)))
            }
            Node::Call(function, a) => self.call(function_name(function), &[a]),
            ref node @ Node::Apply(rule, _) => self.call(rule.called(), &node.operands()),
        }
    }

    fn binary(&self, (a, left): (Value, Level), operator: TokenStream, (b, right): (Value, Level)) -> Expression {
        let (a, b) = (self.expression(a).at_least(left), self.expression(b).at_least(right));
        Expression { tokens: quote!(#a #operator #b), level: left }
    }

    fn call(&self, function: &str, arguments: &[Value]) -> Expression {
        let (function, arguments) = (ident(function), arguments.iter().map(|&a| self.value(a)));
        Expression::atom(quote!(rt::#function(#(#arguments),*)))
    }
}

/// Returns the runtime's name of a function of two arguments.
pub(in crate::targets) fn name_of_two(function: BinaryFunction) -> &'static str {
    match function {
        BinaryFunction::Where(side) => Rule::Where(side).called(),
        function => function.name(),
    }
}

pub(in crate::targets) fn function_name(function: Function) -> &'static str {
    // The runtime's functions have the grammar's names.
    function.name()
}

/// Returns an exact number as the nearest `f64`, in the shortest form that reads back as it.
pub(super) fn literal(number: &BigRational) -> TokenStream {
    let value = float(number);
    quote!(rt::lit::<T>(#value))
}

/// Returns the nearest `f64` as an expression: a literal, unless it is near a constant of the
/// standard library.
pub(super) fn float(number: &BigRational) -> TokenStream {
    let magnitude = number.abs().to_f64().unwrap_or(f64::INFINITY);
    let digits = format!("{magnitude:?}");
    let magnitude = match digits.parse::<Literal>() {
        Ok(literal) if magnitude.is_finite() => near_constant(magnitude, &digits).unwrap_or_else(|| quote!(#literal)),
        _ => quote!(f64::INFINITY),
    };
    if number.is_negative() { quote!(-#magnitude) } else { magnitude }
}

/// Constants of `core::f64::consts`, with the number of characters from which the lint
/// `clippy::approx_constant` takes a literal for one of them.
const CONSTANTS: [(&str, f64, usize); 19] = [
    ("E", consts::E, 5),
    ("FRAC_1_PI", consts::FRAC_1_PI, 5),
    ("FRAC_1_SQRT_2", consts::FRAC_1_SQRT_2, 6),
    ("FRAC_2_PI", consts::FRAC_2_PI, 6),
    ("FRAC_2_SQRT_PI", consts::FRAC_2_SQRT_PI, 6),
    ("FRAC_PI_2", consts::FRAC_PI_2, 6),
    ("FRAC_PI_3", consts::FRAC_PI_3, 6),
    ("FRAC_PI_4", consts::FRAC_PI_4, 6),
    ("FRAC_PI_6", consts::FRAC_PI_6, 6),
    ("FRAC_PI_8", consts::FRAC_PI_8, 6),
    ("LN_2", consts::LN_2, 6),
    ("LN_10", consts::LN_10, 6),
    ("LOG10_2", consts::LOG10_2, 6),
    ("LOG10_E", consts::LOG10_E, 6),
    ("LOG2_10", consts::LOG2_10, 6),
    ("LOG2_E", consts::LOG2_E, 6),
    ("PI", consts::PI, 4),
    ("SQRT_2", consts::SQRT_2, 6),
    ("TAU", consts::TAU, 4),
];

/// Returns the number as its constant, or as the declared fraction if its literal resembles a
/// constant. Lints reject such literals, but a declared 3.14 is exactly that.
fn near_constant(number: f64, digits: &str) -> Option<TokenStream> {
    let (_, decimals) = digits.split_once('.')?;
    let looks_like =
        |constant: f64| constant.to_string().starts_with(digits) || format!("{constant:.*}", decimals.len()) == digits;
    let (name, constant, _) =
        CONSTANTS.into_iter().find(|&(_, constant, least)| digits.len() >= least && looks_like(constant))?;
    if number == constant {
        let name = ident(name);
        return Some(quote!(::core::f64::consts::#name));
    }
    let (above, below) = (
        format!("{}.0", digits.replace('.', "").trim_start_matches('0')),
        format!("1{}.0", "0".repeat(decimals.len())),
    );
    let quotient = above.parse::<f64>().ok()? / below.parse::<f64>().ok()?;
    let (above, below) = (above.parse::<Literal>().ok()?, below.parse::<Literal>().ok()?);
    (quotient == number).then(|| quote!(#above / #below))
}

/// Returns a value as a formula, for documentation.
pub(in crate::targets) fn formula(graph: &Graph, value: Value) -> String {
    const MAX_WIDTH: usize = 90;
    let mut text = String::new();
    write_formula(graph, value, 0, &mut text);
    if text.chars().count() > MAX_WIDTH {
        text = text.chars().take(MAX_WIDTH).collect::<String>() + " …";
    }
    text
}

/// Writes the factors of a product, equal ones as a power, and unit fractions last: `m a²/2`.
fn write_product(graph: &Graph, product: Value, text: &mut String) {
    let mut factors: Vec<(Value, usize)> = Vec::new();
    let mut open = vec![product];
    while let Some(value) = open.pop() {
        match graph.node(value) {
            Node::Mul(a, b) => open.extend([*b, *a]),
            _ => match factors.iter_mut().find(|(factor, _)| *factor == value) {
                Some((_, power)) => *power += 1,
                None => factors.push((value, 1)),
            },
        }
    }
    let fraction = |value: Value| match graph.node(value) {
        Node::Constant(number) if number.numer().is_one() && !number.is_integer() => Some(number.denom().clone()),
        _ => None,
    };
    let (fractions, others): (Vec<_>, Vec<_>) = factors.into_iter().partition(|(value, _)| fraction(*value).is_some());
    if others.is_empty() {
        text.push('1');
    }
    for (i, (factor, power)) in others.into_iter().enumerate() {
        text.push_str(if i > 0 { " " } else { "" });
        write_formula(graph, factor, if power > 1 || i > 0 { 4 } else { 3 }, text);
        if power > 1 {
            text.extend(
                power
                    .to_string()
                    .bytes()
                    .map(|digit| ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'][usize::from(digit - b'0')]),
            );
        }
    }
    for (value, power) in fractions {
        let denominator = fraction(value).unwrap_or_default();
        (0..power).for_each(|_| text.push_str(&format!("/{denominator}")));
    }
}

fn write_formula(graph: &Graph, value: Value, outer: u8, text: &mut String) {
    // Longer formulas are truncated anyway.
    if text.len() > 400 {
        return;
    }
    let bracketed = |text: &mut String, level: u8, inside: &dyn Fn(&mut String)| {
        if level < outer {
            text.push('(');
        }
        inside(text);
        if level < outer {
            text.push(')');
        }
    };
    let infix = |text: &mut String, level: u8, a: Value, operator: &str, b: Value| {
        bracketed(text, level, &|text| {
            write_formula(graph, a, level, text);
            text.push_str(operator);
            write_formula(graph, b, level + 1, text);
        });
    };
    let call = |text: &mut String, name: &str, arguments: &[Value]| {
        text.push_str(name);
        text.push('(');
        for (i, &argument) in arguments.iter().enumerate() {
            text.push_str(if i > 0 { ", " } else { "" });
            write_formula(graph, argument, 0, text);
        }
        text.push(')');
    };
    match graph.node(value) {
        Node::Constant(number) if number.is_integer() => text.push_str(&number.to_string()),
        Node::Constant(number) => text.push_str(&format!("({number})")),
        Node::Decimal(number) => text.push_str(&format!("{:?}", number.to_f64().unwrap_or(f64::INFINITY))),
        Node::Pi => text.push('π'),
        Node::Symbol(symbol) => text.push_str(&graph.symbol_info(*symbol).name),
        Node::Neg(a) => bracketed(text, 3, &|text| {
            text.push('-');
            write_formula(graph, *a, 4, text);
        }),
        Node::Add(a, b) => infix(text, 1, *a, " + ", *b),
        Node::Sub(a, b) => infix(text, 1, *a, " - ", *b),
        Node::Mul(..) => bracketed(text, 2, &|text| write_product(graph, value, text)),
        Node::Div(a, b) => infix(text, 2, *a, "/", *b),
        Node::Call(Function::Bessel(n), a) => call(text, &format!("bessel{n}"), &[*a]),
        Node::Call(function, a) => call(text, function.name(), &[*a]),
        Node::Apply(rule, [a, b, _]) => match rule.reading() {
            Reading::Quotient => infix(text, 2, *a, "/", *b),
            Reading::Of(function) => call(text, function.name(), &[*a]),
            Reading::OfTwo(BinaryFunction::Where(side)) => {
                let [mut condition, mut inner] = [String::new(), String::new()];
                write_formula(graph, *a, 0, &mut condition);
                write_formula(graph, *b, 0, &mut inner);
                text.push_str(&side.written(&condition, &inner));
            }
            Reading::OfTwo(function) => call(text, function.name(), &[*a, *b]),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use num_bigint::BigInt;

    #[test]
    fn numbers_near_constants_are_no_literals() {
        let ratio = |above: i64, below: i64| BigRational::new(BigInt::from(above), BigInt::from(below));
        let tens = |digits: i64, decimals: u32| ratio(digits, 10_i64.pow(decimals));
        for (number, written) in [
            (tens(314, 2), "314.0 / 100.0"),
            (tens(-314, 2), "- 314.0 / 100.0"),
            // Rounded, and truncated: π/2 = 1.5707963…, 1/π = 0.3183098….
            (tens(15708, 4), "15708.0 / 10000.0"),
            (tens(15707, 4), "15707.0 / 10000.0"),
            (tens(318_309, 6), "318309.0 / 1000000.0"),
            (tens(3_141_592_653_589_793, 15), ":: core :: f64 :: consts :: PI"),
            (tens(-15_707_963_267_948_966, 16), "- :: core :: f64 :: consts :: FRAC_PI_2"),
            // Too few digits, other digits, and a multiple.
            (tens(31, 1), "3.1"),
            (tens(32, 2), "0.32"),
            (tens(315, 2), "3.15"),
            (tens(157_079_632_679, 10), "15.7079632679"),
            (ratio(3, 1), "3.0"),
        ] {
            assert_eq!(float(&number).to_string(), written);
        }
        // The value is that of the literal.
        assert_eq!(314.0 / 100.0, "3.14".parse::<f64>().unwrap());
    }
}
