//! Values as Rust: straight-line code with names for what is used more than once.

use super::counts::{Bucket, Counts};
use super::names::{Locals, Taken, ident};
use crate::ir::graph::{Graph, Node, Stage, Symbol, Value};
use crate::tree::Function;
use num_rational::BigRational;
use num_traits::{Signed, ToPrimitive};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;
use std::collections::{BTreeMap, BTreeSet};

/// Longer expressions are given a name, for readers and for the depth of the compiler's trees.
const LONGEST: usize = 12;

/// How tightly an expression's outermost operator binds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    Sum,
    Product,
    Negation,
    Atom,
}

/// A Rust expression.
#[derive(Clone, Debug)]
pub(super) struct Expression {
    tokens: TokenStream,
    level: Level,
    operations: usize,
}

impl Expression {
    fn atom(tokens: TokenStream) -> Self {
        Expression { tokens, level: Level::Atom, operations: 0 }
    }

    /// In parentheses unless it binds at least as tightly as asked for.
    fn at_least(&self, level: Level) -> TokenStream {
        let tokens = &self.tokens;
        if self.level >= level { tokens.clone() } else { quote!((#tokens)) }
    }
}

/// A `let`.
#[derive(Clone, Debug)]
enum Let {
    Value { name: Ident, value: TokenStream },
    SinCos { sin: Ident, cos: Ident, argument: TokenStream },
    Other(TokenStream),
}

/// A sequence of `let`s, and what their names stand for.
#[derive(Clone, Debug, Default)]
pub(super) struct Block {
    names: BTreeMap<Value, Ident>,
    lets: Vec<Let>,
}

impl Block {
    /// A block inside this one: it sees this one's names.
    pub(super) fn inner(&self) -> Block {
        Block { names: self.names.clone(), lets: Vec::new() }
    }

    /// Adds a statement.
    pub(super) fn push(&mut self, statement: TokenStream) {
        self.lets.push(Let::Other(statement));
    }
}

/// Values that are computed once and kept in a struct: field names by value.
pub(super) type Kept = BTreeMap<Value, String>;

/// Writes the values of one Rust function.
pub(super) struct Writer<'a> {
    graph: &'a Graph,
    locals: &'a Locals,
    kept: &'a Kept,
    uses: BTreeMap<Value, usize>,
    taken: Taken,
    counter: usize,
    read: BTreeSet<String>,
    symbols_read: BTreeSet<Symbol>,
    kept_read: BTreeSet<Value>,
    bucket: Option<Bucket>,
    pub(super) counts: Counts,
}

impl<'a> Writer<'a> {
    /// A writer for a function whose statements and results refer to `roots`.
    pub(super) fn new(graph: &'a Graph, locals: &'a Locals, kept: &'a Kept, roots: &[Value]) -> Self {
        let mut taken = locals.taken();
        for name in kept.values() {
            taken.take(name.clone());
        }
        let mut uses = BTreeMap::new();
        let mut open: Vec<Value> = roots.to_vec();
        while let Some(value) = open.pop() {
            let count = uses.entry(value).or_insert(0);
            *count += 1;
            if *count == 1 && !kept.contains_key(&value) {
                open.extend(graph.node(value).operands());
            }
        }
        Writer {
            graph,
            locals,
            kept,
            uses,
            taken,
            counter: 0,
            read: BTreeSet::new(),
            symbols_read: BTreeSet::new(),
            kept_read: BTreeSet::new(),
            bucket: None,
            counts: Counts::default(),
        }
    }

    /// Where operations are counted from now on: by their stage, or all in one bucket.
    pub(super) fn count_in(&mut self, bucket: Option<Bucket>) {
        self.bucket = bucket;
    }

    /// A new local name.
    pub(super) fn fresh(&mut self, wanted: &str) -> Ident {
        ident(&self.taken.take(wanted.to_owned()))
    }

    /// Was the symbol's local read?
    pub(super) fn reads(&self, symbol: Symbol) -> bool {
        self.symbols_read.contains(&symbol)
    }

    /// The kept values that were read, in order.
    pub(super) fn kept_read(&self) -> impl Iterator<Item = &'a str> + '_ {
        let kept = self.kept;
        self.kept_read.iter().filter_map(move |value| kept.get(value).map(String::as_str))
    }

    /// The symbols' locals as an array pattern, `_` for those that are not read.
    pub(super) fn pattern(&self, symbols: &[Symbol]) -> TokenStream {
        let names = symbols.iter().map(|&s| {
            let name = self.locals.ident(s);
            if self.reads(s) { quote!(#name) } else { quote!(_) }
        });
        quote!([#(#names),*])
    }

    /// The value as an expression; what it needs is added to the block.
    pub(super) fn expression(&mut self, block: &mut Block, value: Value) -> TokenStream {
        self.write(block, value).tokens
    }

    /// Several values as expressions.
    pub(super) fn expressions(&mut self, block: &mut Block, values: &[Value]) -> Vec<TokenStream> {
        values.iter().map(|&value| self.expression(block, value)).collect()
    }

    /// `let symbol = value;`
    pub(super) fn assign(&mut self, block: &mut Block, symbol: Symbol, value: Value) {
        let named = block.names.contains_key(&value);
        let expression = if named { self.write(block, value) } else { self.node(block, value) };
        let name = self.locals.ident(symbol);
        if expression.operations > 0 {
            block.names.insert(value, name.clone());
        }
        // Not `Let::Value`: it is written only when something reads it.
        let tokens = expression.tokens;
        block.push(quote!(let #name = #tokens;));
    }

    /// Computes in `block` what `roots` need and what does not depend on `unknowns`, so that a loop over the unknowns
    /// does not compute it again.
    pub(super) fn hoist(&mut self, block: &mut Block, roots: &[Value], unknowns: &[Symbol]) {
        let mut seen = BTreeSet::new();
        let mut independent = BTreeSet::new();
        let mut open = roots.to_vec();
        while let Some(value) = open.pop() {
            if !seen.insert(value) || block.names.contains_key(&value) || self.kept.contains_key(&value) {
                continue;
            }
            let operands = self.graph.node(value).operands();
            if self.graph.depends_on_any(value, unknowns) {
                open.extend(operands);
            } else if !operands.is_empty() {
                independent.insert(value);
            }
        }
        for value in independent {
            if !block.names.contains_key(&value) {
                let expression = self.node(block, value);
                self.bind(block, value, expression);
            }
        }
    }

    /// The block's statements; names that nothing reads are `_`.
    pub(super) fn finish(&self, block: Block) -> TokenStream {
        let pattern = |name: &Ident| if self.read.contains(&name.to_string()) { quote!(#name) } else { quote!(_) };
        block
            .lets
            .into_iter()
            .map(|statement| match statement {
                Let::Value { name, value } => quote!(let #name = #value;),
                Let::SinCos { sin, cos, argument } => {
                    let (sin, cos) = (pattern(&sin), pattern(&cos));
                    quote!(let (#sin, #cos) = rt::sin_cos(#argument);)
                }
                Let::Other(tokens) => tokens,
            })
            .collect()
    }

    fn write(&mut self, block: &mut Block, value: Value) -> Expression {
        if let Some(name) = block.names.get(&value) {
            self.read.insert(name.to_string());
            return Expression::atom(quote!(#name));
        }
        let expression = self.node(block, value);
        let often = self.uses.get(&value).is_some_and(|&count| count > 1);
        if expression.operations == 0 || (!often && expression.operations <= LONGEST) {
            return expression;
        }
        self.bind(block, value, expression)
    }

    /// Gives an expression a name.
    fn bind(&mut self, block: &mut Block, value: Value, expression: Expression) -> Expression {
        if let Some(name) = block.names.get(&value) {
            // (A sine or cosine, which is bound with its partner.)
            self.read.insert(name.to_string());
            return Expression::atom(quote!(#name));
        }
        let name = ident(&self.taken.number("v", &mut self.counter));
        block.lets.push(Let::Value { name: name.clone(), value: expression.tokens });
        block.names.insert(value, name.clone());
        self.read.insert(name.to_string());
        Expression::atom(quote!(#name))
    }

    fn node(&mut self, block: &mut Block, value: Value) -> Expression {
        if let Some(name) = self.kept.get(&value) {
            self.kept_read.insert(value);
            let name = ident(name);
            return Expression::atom(quote!(#name));
        }
        match *self.graph.node(value) {
            Node::Constant(ref number) => Expression::atom(literal(number)),
            Node::Pi => Expression::atom(quote!(rt::pi::<T>())),
            Node::Symbol(symbol) => {
                self.symbols_read.insert(symbol);
                let name = self.locals.ident(symbol);
                Expression::atom(quote!(#name))
            }
            Node::Neg(a) => {
                let a = self.write(block, a);
                let operand = a.at_least(Level::Atom);
                self.count(value);
                Expression { tokens: quote!(-#operand), level: Level::Negation, operations: a.operations }
            }
            Node::Add(a, b) => self.binary(block, value, (a, Level::Sum), quote!(+), (b, Level::Product)),
            Node::Sub(a, b) => self.binary(block, value, (a, Level::Sum), quote!(-), (b, Level::Product)),
            Node::Mul(a, b) => self.binary(block, value, (a, Level::Product), quote!(*), (b, Level::Negation)),
            Node::Div(a, b) => self.binary(block, value, (a, Level::Product), quote!(/), (b, Level::Negation)),
            Node::Call(Function::Sin | Function::Cos, a) => self.sin_cos(block, value, a),
            Node::Call(function, a) => self.call(block, value, function_path(function), &[a]),
            Node::Abs(a) => self.call(block, value, quote!(rt::abs), &[a]),
            Node::Atanh(a) => self.call(block, value, quote!(rt::atanh), &[a]),
            Node::Atan2(y, x) => self.call(block, value, quote!(rt::atan2), &[y, x]),
            Node::DivOrZero(a, b) => self.call(block, value, quote!(rt::div_or_zero), &[a, b]),
        }
    }

    fn binary(
        &mut self,
        block: &mut Block,
        value: Value,
        (a, left): (Value, Level),
        operator: TokenStream,
        (b, right): (Value, Level),
    ) -> Expression {
        let (a, b) = (self.write(block, a), self.write(block, b));
        let operations = a.operations + b.operations + 1;
        let (a, b) = (a.at_least(left), b.at_least(right));
        self.count(value);
        Expression { tokens: quote!(#a #operator #b), level: left, operations }
    }

    fn call(&mut self, block: &mut Block, value: Value, function: TokenStream, arguments: &[Value]) -> Expression {
        let arguments: Vec<Expression> = arguments.iter().map(|&a| self.write(block, a)).collect();
        let operations = 1 + arguments.iter().map(|a| a.operations).sum::<usize>();
        let arguments = arguments.iter().map(|a| &a.tokens);
        self.count(value);
        Expression { tokens: quote!(#function(#(#arguments),*)), level: Level::Atom, operations }
    }

    /// Binds both the sine and the cosine of `argument`; the one that nothing reads becomes `_`.
    fn sin_cos(&mut self, block: &mut Block, value: Value, argument: Value) -> Expression {
        let of = match self.graph.node(argument) {
            Node::Symbol(symbol) => self.locals.name(*symbol).trim_end_matches('_').to_owned(),
            _ => {
                self.counter += 1;
                format!("v{}", self.counter)
            }
        };
        let (sin, cos) = (self.fresh(&format!("sin_{of}")), self.fresh(&format!("cos_{of}")));
        let tokens = self.write(block, argument).tokens;
        self.count(value);
        block.lets.push(Let::SinCos { sin: sin.clone(), cos: cos.clone(), argument: tokens });
        for (function, name) in [(Function::Sin, &sin), (Function::Cos, &cos)] {
            if let Some(partner) = self.graph.find(&Node::Call(function, argument)) {
                block.names.insert(partner, name.clone());
            }
        }
        let name = if matches!(self.graph.node(value), Node::Call(Function::Sin, _)) { sin } else { cos };
        self.read.insert(name.to_string());
        Expression::atom(quote!(#name))
    }

    fn count(&mut self, value: Value) {
        let bucket = self.bucket.unwrap_or(match self.graph.stage(value) {
            Stage::Const | Stage::Param | Stage::Step => Bucket::Once,
            Stage::Config => Bucket::Config,
            Stage::State => Bucket::State,
        });
        self.counts.add(bucket, self.graph.node(value));
    }
}

fn function_path(function: Function) -> TokenStream {
    let name = ident(function.name());
    quote!(rt::#name)
}

/// An exact number as the nearest `f64`, in the shortest form that reads back as it.
pub(super) fn literal(number: &BigRational) -> TokenStream {
    let value = float(number);
    quote!(rt::lit::<T>(#value))
}

/// The nearest `f64` as a literal.
pub(super) fn float(number: &BigRational) -> TokenStream {
    let magnitude = number.abs().to_f64().unwrap_or(f64::INFINITY);
    let digits = match format!("{magnitude:?}").parse::<Literal>() {
        Ok(digits) if magnitude.is_finite() => quote!(#digits),
        _ => quote!(f64::INFINITY),
    };
    if number.is_negative() { quote!(-#digits) } else { digits }
}
