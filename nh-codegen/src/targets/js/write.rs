//! Values as JavaScript expressions, and named values as statements.

use super::names::{self, Locals};
use super::text::Code;
use crate::ir::graph::{Graph, Node, Stage, Symbol, Value};
use crate::ir::plan::{Constants, Let, Routine, Statement};
use crate::targets::rust::names::Taken;
use crate::tree::Function;
use num_rational::BigRational;
use num_traits::{Signed, ToPrimitive};
use std::collections::BTreeMap;

/// Precedence of an expression's outermost operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Level {
    Sum,
    Product,
    Negation,
    Atom,
}

/// A JavaScript expression.
#[derive(Clone, Debug)]
pub(super) struct Expression {
    pub(super) text: String,
    pub(super) level: Level,
}

impl Expression {
    pub(super) fn atom(text: impl Into<String>) -> Self {
        Expression { text: text.into(), level: Level::Atom }
    }

    /// Returns the expression, in parentheses unless its precedence is at least `level`.
    pub(super) fn at_least(self, level: Level) -> String {
        if self.level >= level { self.text } else { format!("({})", self.text) }
    }
}

/// Writes the values of one function: named values by their name, all others as expressions.
#[derive(Clone)]
pub(super) struct Writer<'a> {
    graph: &'a Graph,
    locals: &'a Locals,
    names: BTreeMap<Value, String>,
    taken: Taken,
}

impl<'a> Writer<'a> {
    /// Creates a writer for the computation of constants from these symbols.
    pub(super) fn of_constants(graph: &'a Graph, locals: &'a Locals, constants: &Constants, given: &[Symbol]) -> Self {
        let mut taken = names::own();
        given.iter().for_each(|&symbol| drop(taken.take(locals.name(symbol).to_owned())));
        Writer { graph, locals, names: BTreeMap::new(), taken }.with_names(&constants.names)
    }

    /// Creates a writer for a routine that reads `fields` (names by value).
    pub(super) fn of_routine(&self, fields: &BTreeMap<Value, String>, routine: &Routine) -> Self {
        let unknowns = routine.statements.iter().flat_map(Statement::binds);
        let mut taken = names::own();
        for &symbol in routine.reads.iter().chain(&routine.parameters).chain(unknowns) {
            taken.take(self.locals.name(symbol).to_owned());
        }
        fields.values().for_each(|name| drop(taken.take(name.clone())));
        Writer { names: fields.clone(), taken, ..*self }.with_names(&routine.names)
    }

    fn with_names(mut self, names: &BTreeMap<Value, String>) -> Self {
        for (&value, name) in names {
            if !self.names.contains_key(&value) {
                let name = self.taken.take(names::local(name));
                self.names.insert(value, name);
            }
        }
        self
    }

    /// Returns a new local name.
    pub(super) fn fresh(&mut self, wanted: &str) -> String {
        self.taken.take(wanted.to_owned())
    }

    /// Returns the value's name, if it has one.
    pub(super) fn name(&self, value: Value) -> Option<&str> {
        self.names.get(&value).map(String::as_str)
    }

    /// Returns the symbol's local.
    pub(super) fn symbol(&self, symbol: Symbol) -> &'a str {
        self.locals.name(symbol)
    }

    /// Returns the graph of the values.
    pub(super) fn graph(&self) -> &'a Graph {
        self.graph
    }

    /// Returns the value as an expression.
    pub(super) fn value(&self, value: Value) -> String {
        self.expression(value).text
    }

    /// Returns an array of values.
    pub(super) fn array(&self, values: impl IntoIterator<Item = Value>) -> String {
        format!("[{}]", self.list(values))
    }

    fn list(&self, values: impl IntoIterator<Item = Value>) -> String {
        values.into_iter().map(|value| self.value(value)).collect::<Vec<_>>().join(", ")
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

    fn named(&self, value: Value) -> &str {
        self.name(value).unwrap_or("unnamed")
    }

    /// Returns the statement of a named value.
    pub(super) fn binding(&self, binding: &Let) -> String {
        match binding {
            Let::Value { value, .. } => format!("const {} = {};", self.named(*value), self.node(*value).text),
            Let::SinCos { argument, turn, sine, cosine } => {
                let pair = format!("const [{}, {}]", self.named(sine.1), self.named(cosine.1));
                let to = self.value(*argument);
                let Some(turn) = turn else { return format!("{pair} = nh.sinCos({to});") };
                let [s, c] = turn.at.map(|value| self.value(value));
                let moved = format!(
                    "{} - {}",
                    self.expression(*argument).at_least(Level::Sum),
                    self.expression(turn.from).at_least(Level::Product)
                );
                let by = match *self.graph.node(turn.by) {
                    Node::Sub(to, start) if to == *argument && start == turn.from => moved.clone(),
                    _ => self.value(turn.by),
                };
                format!("{pair} = nh.turned({s}, {c}, {by}, {moved}, {to}, anew);")
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

    /// Returns the value as an expression, with its precedence.
    pub(super) fn expression(&self, value: Value) -> Expression {
        match self.names.get(&value) {
            Some(name) => Expression::atom(name),
            None => self.node(value),
        }
    }

    fn node(&self, value: Value) -> Expression {
        match *self.graph.node(value) {
            Node::Constant(ref number) | Node::Decimal(ref number) => literal(number),
            Node::Pi => Expression::atom("Math.PI"),
            Node::Symbol(symbol) => Expression::atom(self.symbol(symbol)),
            Node::Neg(a) => {
                Expression { text: format!("-{}", self.expression(a).at_least(Level::Atom)), level: Level::Negation }
            }
            Node::Add(a, b) => self.binary((a, Level::Sum), "+", (b, Level::Product)),
            Node::Sub(a, b) => self.binary((a, Level::Sum), "-", (b, Level::Product)),
            Node::Mul(a, b) => {
                // Constants are written first, as is customary.
                let last = |v| self.graph.stage(v) > Stage::Step;
                let (a, b) = if last(a) && !last(b) { (b, a) } else { (a, b) };
                self.binary((a, Level::Product), "*", (b, Level::Negation))
            }
            Node::Div(a, b) => self.binary((a, Level::Product), "/", (b, Level::Negation)),
            Node::Call(Function::Bessel(n), a) => Expression::atom(format!("nh.bessel({n}, {})", self.value(a))),
            Node::Call(function, a) => self.call(function.name(), &[a]),
            ref node @ Node::Apply(rule, _) => self.call(&names::in_camel_case(rule.called()), &node.operands()),
        }
    }

    fn binary(&self, (a, left): (Value, Level), operator: &str, (b, right): (Value, Level)) -> Expression {
        let (a, b) = (self.expression(a).at_least(left), self.expression(b).at_least(right));
        Expression { text: format!("{a} {operator} {b}"), level: left }
    }

    fn call(&self, function: &str, arguments: &[Value]) -> Expression {
        // The processor has these operations.
        let place = if matches!(function, "sqrt" | "abs") { "Math" } else { "nh" };
        Expression::atom(format!("{place}.{function}({})", self.list(arguments.iter().copied())))
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
