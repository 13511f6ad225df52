//! Values as C expressions, and named values as statements.

use super::names::{self, Locals, MAX_SOLVES};
use super::text::Code;
use crate::ir::graph::{Graph, Node, Stage, Symbol, Value};
use crate::ir::plan::{Constants, Let, Routine, Statement};
use crate::ir::rules::Rule;
use crate::targets::rust::names::Taken;
use crate::targets::rust::write::function_name;
use crate::tree::Function;
use num_rational::BigRational;
use num_traits::{Signed, ToPrimitive};
use std::collections::{BTreeMap, BTreeSet};

/// Precedence of an expression's outermost operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Level {
    Sum,
    Product,
    Negation,
    Atom,
}

/// A C expression.
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

/// Writes the values of one C function: named values by their name, all others as expressions.
#[derive(Clone)]
pub(super) struct Writer<'a> {
    graph: &'a Graph,
    locals: &'a Locals,
    names: BTreeMap<Value, String>,
    taken: Taken,
}

impl<'a> Writer<'a> {
    /// Creates a writer for the computation of constants.
    pub(super) fn of_constants(graph: &'a Graph, locals: &'a Locals, constants: &Constants) -> Self {
        let mut taken = names::own(MAX_SOLVES);
        for &symbol in &constants.reads {
            taken.take(locals.name(symbol).to_owned());
        }
        Writer { graph, locals, names: BTreeMap::new(), taken }.with_names(&constants.names)
    }

    /// Creates a writer for a routine that reads `fields` (names by value).
    pub(super) fn of_routine(
        graph: &'a Graph,
        locals: &'a Locals,
        fields: &BTreeMap<Value, String>,
        routine: &Routine,
    ) -> Self {
        let unknowns = routine.statements.iter().flat_map(Statement::binds);
        let mut taken = names::own(MAX_SOLVES);
        for &symbol in routine.reads.iter().chain(&routine.parameters).chain(unknowns) {
            taken.take(locals.name(symbol).to_owned());
        }
        for name in fields.values() {
            taken.take(name.clone());
        }
        Writer { graph, locals, names: fields.clone(), taken }.with_names(&routine.names)
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

    /// Returns several values, separated by commas; a zero if there are none, since C has no empty
    /// arrays.
    pub(super) fn list(&self, values: impl IntoIterator<Item = Value>) -> String {
        let list = values.into_iter().map(|value| self.value(value)).collect::<Vec<_>>();
        if list.is_empty() { "NH_R(0.0)".to_owned() } else { list.join(", ") }
    }

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

    fn named(&self, value: Value) -> &str {
        self.name(value).unwrap_or("unnamed")
    }

    /// Writes the statement of a named value.
    pub(super) fn binding(&self, binding: &Let, code: &mut Code) {
        match binding {
            Let::Value { value, .. } => {
                code.push(format!("const nh_real {} = {};", self.named(*value), self.node(*value).text));
            }
            Let::SinCos { argument, turn, sine, cosine } => {
                let (sine, cosine) = (self.named(sine.1), self.named(cosine.1));
                let to = self.value(*argument);
                code.push(format!("nh_real {sine};\nnh_real {cosine};"));
                let Some(turn) = turn else {
                    code.push(format!("nh_sin_cos({to}, &{sine}, &{cosine});"));
                    return;
                };
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
                code.push(format!("nh_turned({s}, {c}, {by}, {moved}, {to}, anew, &{sine}, &{cosine});"));
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

    /// Returns the value as an expression, with its precedence.
    pub(super) fn expression(&self, value: Value) -> Expression {
        match self.names.get(&value) {
            Some(name) => Expression::atom(name),
            None => self.node(value),
        }
    }

    fn node(&self, value: Value) -> Expression {
        match *self.graph.node(value) {
            Node::Constant(ref number) | Node::Decimal(ref number) => Expression::atom(literal(number)),
            Node::Pi => Expression::atom("NH_PI"),
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
            Node::Call(Function::Bessel(n), a) => Expression::atom(format!("nh_bessel({n}, {})", self.value(a))),
            Node::Call(function, a) => self.call(function_name(function), &[a]),
            ref node @ Node::Apply(rule, _) => self.call(rule.called(), &node.operands()),
        }
    }

    fn binary(&self, (a, left): (Value, Level), operator: &str, (b, right): (Value, Level)) -> Expression {
        let (a, b) = (self.expression(a).at_least(left), self.expression(b).at_least(right));
        Expression { text: format!("{a} {operator} {b}"), level: left }
    }

    fn call(&self, function: &str, arguments: &[Value]) -> Expression {
        Expression::atom(format!("nh_{function}({})", self.list(arguments.iter().copied())))
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
