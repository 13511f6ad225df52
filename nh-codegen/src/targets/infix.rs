//! Values as expressions with infix operators, for languages that are printed as text.

use super::rust::names::Taken;
use crate::ir::graph::{Graph, Node, Stage, Symbol, Value};
use crate::ir::plan::{Constants, Routine, Statement, Turn};
use crate::ir::rules::Rule;
use crate::tree::Function;
use num_rational::BigRational;
use std::collections::BTreeMap;
use std::marker::PhantomData;

/// The words of a language.
pub(super) trait Language {
    /// The number π.
    const PI: &str;
    /// The text of a list without values.
    const NOTHING: &str;

    /// Returns the names that printed functions use besides symbols and values.
    fn own() -> Taken;

    /// Returns a name that the language can use for a local variable.
    fn local(name: &str) -> String;

    /// Returns an exact number as the nearest `f64`, in the shortest form that reads back as it.
    fn literal(number: &BigRational) -> Expression;

    /// Returns the call of an elementary function.
    fn function(function: Function, argument: &str) -> String;

    /// Returns the call of an operation.
    fn operation(rule: Rule, arguments: &str) -> String;
}

/// Precedence of an expression's outermost operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Level {
    Sum,
    Product,
    Negation,
    Atom,
}

/// An expression.
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

/// The local variables of the symbols of a graph.
#[derive(Clone, Debug)]
pub(super) struct Locals(BTreeMap<Symbol, String>);

impl Locals {
    /// Names the symbols. Each of the step sizes is `h`, which is among the language's own names.
    pub(super) fn new<L: Language>(graph: &Graph, step_sizes: &[Symbol]) -> Self {
        let mut taken = L::own();
        let mut name = |symbol: Symbol| match step_sizes.contains(&symbol) {
            true => "h".to_owned(),
            false => taken.take(L::local(&graph.symbol_info(symbol).name)),
        };
        Locals(graph.symbols().map(|symbol| (symbol, name(symbol))).collect())
    }

    pub(super) fn name(&self, symbol: Symbol) -> &str {
        self.0.get(&symbol).map_or("unbound", String::as_str)
    }
}

/// Writes the values of one function: named values by their name, all others as expressions.
pub(super) struct Writer<'a, L> {
    graph: &'a Graph,
    locals: &'a Locals,
    names: BTreeMap<Value, String>,
    taken: Taken,
    language: PhantomData<L>,
}

impl<L> Clone for Writer<'_, L> {
    fn clone(&self) -> Self {
        Writer { names: self.names.clone(), taken: self.taken.clone(), ..*self }
    }
}

impl<'a, L: Language> Writer<'a, L> {
    /// Creates a writer for the computation of constants from these symbols.
    pub(super) fn of_constants(graph: &'a Graph, locals: &'a Locals, constants: &Constants, given: &[Symbol]) -> Self {
        Writer::new(graph, locals, given).with_names(&constants.names)
    }

    /// Creates a writer for a routine that reads `fields` (names by value).
    pub(super) fn of_routine(
        graph: &'a Graph,
        locals: &'a Locals,
        fields: &BTreeMap<Value, String>,
        routine: &Routine,
    ) -> Self {
        let unknowns = routine.statements.iter().flat_map(Statement::binds);
        let mut writer = Writer::new(graph, locals, routine.reads.iter().chain(&routine.parameters).chain(unknowns));
        for name in fields.values() {
            writer.taken.take(name.clone());
        }
        writer.names = fields.clone();
        writer.with_names(&routine.names)
    }

    fn new<'s>(graph: &'a Graph, locals: &'a Locals, symbols: impl IntoIterator<Item = &'s Symbol>) -> Self {
        let mut taken = L::own();
        for &symbol in symbols {
            taken.take(locals.name(symbol).to_owned());
        }
        Writer { graph, locals, names: BTreeMap::new(), taken, language: PhantomData }
    }

    fn with_names(mut self, names: &BTreeMap<Value, String>) -> Self {
        for (&value, name) in names {
            if !self.names.contains_key(&value) {
                let name = self.taken.take(L::local(name));
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

    /// Returns the name of a value that has one.
    pub(super) fn named(&self, value: Value) -> &str {
        self.name(value).unwrap_or("unnamed")
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

    /// Returns the value as an expression of its operands, even if it has a name.
    pub(super) fn unnamed(&self, value: Value) -> String {
        self.node(value).text
    }

    /// Returns several values, separated by commas.
    pub(super) fn list(&self, values: impl IntoIterator<Item = Value>) -> String {
        let list = values.into_iter().map(|value| self.value(value)).collect::<Vec<_>>();
        if list.is_empty() { L::NOTHING.to_owned() } else { list.join(", ") }
    }

    /// Returns the arguments of a turn to an angle: sine and cosine of the known angle, the
    /// increment, the difference of the angles, and the angle.
    pub(super) fn turned(&self, to: Value, turn: &Turn) -> String {
        let [s, c] = turn.at.map(|value| self.value(value));
        let moved = format!(
            "{} - {}",
            self.expression(to).at_least(Level::Sum),
            self.expression(turn.from).at_least(Level::Product)
        );
        let by = match *self.graph.node(turn.by) {
            Node::Sub(end, start) if end == to && start == turn.from => moved.clone(),
            _ => self.value(turn.by),
        };
        format!("{s}, {c}, {by}, {moved}, {}", self.value(to))
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
            Node::Constant(ref number) | Node::Decimal(ref number) => L::literal(number),
            Node::Pi => Expression::atom(L::PI),
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
            Node::Call(function, a) => Expression::atom(L::function(function, &self.value(a))),
            ref node @ Node::Apply(rule, _) => Expression::atom(L::operation(rule, &self.list(node.operands()))),
        }
    }

    fn binary(&self, (a, left): (Value, Level), operator: &str, (b, right): (Value, Level)) -> Expression {
        let (a, b) = (self.expression(a).at_least(left), self.expression(b).at_least(right));
        Expression { text: format!("{a} {operator} {b}"), level: left }
    }
}
