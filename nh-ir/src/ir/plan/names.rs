//! Readable names for values.

use super::Field;
use crate::cost;
use crate::ir::graph::{Graph, Node, Stage, Symbol, Value};
use crate::ir::rules::{Reading, Rule};
use crate::tree::Function;
use num_rational::BigRational;
use std::collections::{BTreeMap, BTreeSet};

/// Names that generated code calls, in addition to functions and other operations, or that Rust
/// reserves.
const RESERVED: [&str; 52] = [
    "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do", "dyn", "else", "enum",
    "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "lit", "loop", "macro", "match", "mod",
    "move", "mut", "newton", "override", "pi", "priv", "pub", "ref", "return", "self", "sin_cos", "static", "struct",
    "super", "trait", "true", "try", "type", "typeof", "unsafe", "use", "virtual", "where", "while",
];

/// Returns the names that are never names of values.
fn reserved() -> impl Iterator<Item = String> {
    let called = Function::ALL.map(Function::name).into_iter().chain(Rule::ALL.map(Rule::called));
    RESERVED.into_iter().chain(called).map(String::from)
}

/// Generator of names that are unique among themselves and all symbols.
#[derive(Clone, Debug)]
pub(super) struct Namer {
    taken: BTreeSet<String>,
    prefix: char,
    count: usize,
}

impl Namer {
    /// Makes a namer. Values without a descriptive name are called prefix1, prefix2, …
    pub fn new(graph: &Graph, prefix: char) -> Self {
        let symbols = graph.symbols().map(|s: Symbol| graph.symbol_info(s).name.clone());
        Namer { taken: symbols.chain(reserved()).collect(), prefix, count: 0 }
    }

    /// Makes a namer with the same taken names. Names of assigned symbols are free, since these
    /// symbols only stand for their values. Values without a descriptive name have another prefix.
    pub fn for_routine(&self, prefix: char, assigned: &BTreeSet<String>) -> Self {
        let taken = self.taken.iter().filter(|name| !assigned.contains(*name));
        Namer { taken: taken.cloned().chain(reserved()).collect(), prefix, count: 0 }
    }

    /// Returns a name for a value whose operands may have names; `hint` is the preferred name.
    pub fn name(
        &mut self,
        graph: &Graph,
        value: Value,
        hint: Option<&String>,
        names: &[&BTreeMap<Value, String>],
    ) -> String {
        let described = || Words { graph, names }.operation(value, cost::MAX_NAME_DEPTH).map(|phrase| phrase.words);
        let hint = hint.filter(|hint| hint.chars().count() <= cost::MAX_NAME + 4);
        if let Some(base) = hint.cloned().or_else(described) {
            if self.claim(&base) {
                return base;
            }
            for i in 2.. {
                let name = format!("{base}_{i}");
                if self.claim(&name) {
                    return name;
                }
            }
        }
        loop {
            self.count += 1;
            let name = format!("{}{}", self.prefix, self.count);
            if self.claim(&name) {
                return name;
            }
        }
    }

    fn claim(&mut self, name: &str) -> bool {
        self.taken.insert(name.to_owned())
    }
}

/// A value in words.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Phrase {
    words: String,
    form: Form,
}

/// Which operands a phrase can be read as without brackets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// Every operand.
    Name,
    /// An operand of sums and products.
    Product,
    /// An operand of sums.
    Sum,
    /// The last operand only: its last word stands for everything to the right, as in
    /// `sqrt_of_a_plus_b`.
    Open,
}

impl Phrase {
    fn of(form: Form, words: String) -> Option<Self> {
        (words.chars().count() <= cost::MAX_NAME).then_some(Phrase { words, form })
    }

    /// Returns the words after a word for a function or a factor: `sqrt_m`, `sqrt_of_a_plus_b`.
    fn after(self, word: &str, open: &str) -> Option<Self> {
        let (form, between) = if self.form == Form::Name { (Form::Name, "_") } else { (Form::Open, open) };
        Phrase::of(form, format!("{word}{between}{}", self.words))
    }

    /// Returns the words as an operand of a product: a sum opens a bracket that nothing closes.
    fn into_factor(self) -> Option<Self> {
        match self.form {
            Form::Sum => Phrase::of(Form::Open, format!("sum_{}", self.words)),
            _ => Some(self),
        }
    }
}

impl Field {
    /// Returns whether the name is the formula in words.
    pub fn is_described(&self, graph: &Graph) -> bool {
        Words { graph, names: &[] }
            .operation(self.value, cost::MAX_NAME_DEPTH)
            .is_some_and(|phrase| phrase.words == self.name)
    }
}

/// Writes values in words.
struct Words<'a> {
    graph: &'a Graph,
    /// Names that values have.
    names: &'a [&'a BTreeMap<Value, String>],
}

impl Words<'_> {
    /// Returns the words for a value: its name unless that is a number, or its operation.
    fn of(&self, value: Value, depth: usize) -> Option<Phrase> {
        let named = self.names.iter().find_map(|names| names.get(&value)).filter(|name| !is_numbered(name));
        let operation = self.operation(value, depth);
        match named {
            Some(name) if operation.as_ref().is_none_or(|phrase| phrase.words != *name) => {
                Phrase::of(Form::Name, name.clone())
            }
            _ => operation,
        }
    }

    /// Returns the words for the operation of a value. Nested operations are described up to this
    /// depth.
    fn operation(&self, value: Value, depth: usize) -> Option<Phrase> {
        let graph = self.graph;
        let of = |v: Value| self.of(v, depth.checked_sub(1)?);
        match *graph.node(value) {
            Node::Symbol(symbol) => Phrase::of(Form::Name, graph.symbol_info(symbol).name.to_lowercase()),
            Node::Pi => Phrase::of(Form::Name, "pi".to_owned()),
            Node::Constant(ref number) => Phrase::of(Form::Name, number_word(number)?.to_owned()),
            Node::Call(f, a) => of(a)?.after(f.name(), "_of_"),
            Node::Apply(rule, [a, ..]) if let Reading::Of(f) = rule.reading() => of(a)?.after(f.name(), "_of_"),
            Node::Neg(a) => of(a)?.into_factor()?.after("neg", "_"),
            Node::Div(n, d) if graph.is_one(n) => of(d)?.into_factor()?.after("inv", "_"),
            Node::Div(a, b) => self.joined(of(a)?, "_over_", of(b)?.into_factor().filter(|b| b.form != Form::Product)?),
            Node::Mul(a, b) if a == b => {
                let base = of(a)?;
                match base.form {
                    Form::Name => Phrase::of(Form::Name, format!("{}_squared", base.words)),
                    _ => Phrase::of(Form::Open, format!("square_of_{}", base.words)),
                }
            }
            Node::Mul(a, b) => {
                let word = |v| graph.as_constant(v).and_then(factor_word);
                match (word(a), word(b)) {
                    (Some(word), _) => of(b)?.into_factor()?.after(word, "_"),
                    (_, Some(word)) => of(a)?.into_factor()?.after(word, "_"),
                    _ => self.product(a, b, &of),
                }
            }
            Node::Add(a, b) => match self.middle(a, b) {
                Some(name) => Phrase::of(Form::Name, name),
                None => {
                    let (a, b) = (of(a)?, of(b)?);
                    let (a, b) = if a.form == Form::Open { (b, a) } else { (a, b) };
                    self.joined(a, "_plus_", b)
                }
            },
            Node::Sub(a, b) => self.joined(of(a)?, "_minus_", of(b).filter(|b| b.form != Form::Sum)?),
            _ => None,
        }
    }

    /// Returns two operands with an operator in between.
    fn joined(&self, a: Phrase, operator: &str, b: Phrase) -> Option<Phrase> {
        let sum = matches!(operator, "_plus_" | "_minus_");
        if a.form == Form::Open || (a.form == Form::Sum && !sum) {
            return None;
        }
        let form = match b.form {
            Form::Open => Form::Open,
            _ if sum => Form::Sum,
            _ => Form::Product,
        };
        Phrase::of(form, format!("{}{operator}{}", a.words, b.words))
    }

    /// Returns a product in the order in which it is written: what is known first comes first.
    fn product(&self, a: Value, b: Value, of: &impl Fn(Value) -> Option<Phrase>) -> Option<Phrase> {
        let last = |v| self.graph.stage(v) > Stage::Step;
        let (a, b) = if last(a) && !last(b) { (b, a) } else { (a, b) };
        // A product of declared names is one name, as in formulas.
        if let (Some(a), Some(b)) = (self.letter(a), self.letter(b)) {
            return Phrase::of(Form::Name, format!("{a}_{b}"));
        }
        let (a, b) = (of(a)?.into_factor()?, of(b)?.into_factor()?);
        let (a, b) = if a.form == Form::Open { (b, a) } else { (a, b) };
        self.joined(a, "_times_", b)
    }

    /// Returns a factor of a product that is one name: a declared name of one word, or its square.
    fn letter(&self, value: Value) -> Option<String> {
        let name = |v: Value| match self.graph.node(v) {
            Node::Symbol(symbol) => {
                let name = self.graph.symbol_info(*symbol).name.to_lowercase();
                (!name.contains('_')).then_some(name)
            }
            _ => None,
        };
        match *self.graph.node(value) {
            Node::Mul(a, b) if a == b => {
                let square = name(a).filter(|name| !name.ends_with(|c: char| c.is_ascii_digit()))? + "2";
                self.graph.find_symbol(&square).is_none().then_some(square)
            }
            _ => name(value),
        }
    }

    /// Returns the name of the middle of a step, `x_mid` for x + h/2 x_rate.
    fn middle(&self, a: Value, b: Value) -> Option<String> {
        let graph = self.graph;
        let name = |v: Value| match graph.node(v) {
            Node::Symbol(symbol) => Some(graph.symbol_info(*symbol).name.as_str()),
            _ => None,
        };
        let is_half_step = |v: Value| match *graph.node(v) {
            Node::Mul(half, h) => {
                graph.as_constant(half).and_then(factor_word) == Some("half")
                    && graph.stage(h) == Stage::Step
                    && name(h) == Some("h")
            }
            _ => false,
        };
        let (start, increment) = if name(a).is_some() { (name(a)?, b) } else { (name(b)?, a) };
        let Node::Mul(x, y) = *graph.node(increment) else { return None };
        let rate = if is_half_step(x) { y } else { is_half_step(y).then_some(x)? };
        (name(rate)?.strip_suffix("_rate") == Some(start)).then(|| format!("{start}_mid"))
    }
}

/// Returns whether a name is a letter and a number, such as `t12` or `k3`, which describes nothing.
pub(super) fn is_numbered(name: &str) -> bool {
    let mut chars = name.chars();
    matches!(chars.next(), Some('t' | 'k')) && name.len() > 1 && chars.all(|c| c.is_ascii_digit())
}

fn factor_word(number: &BigRational) -> Option<&'static str> {
    let is = |p: i64, q: i64| *number == BigRational::new(p.into(), q.into());
    [(1, 2, "half"), (2, 1, "twice"), (1, 4, "quarter")].into_iter().find(|&(p, q, _)| is(p, q)).map(|(_, _, w)| w)
}

fn number_word(number: &BigRational) -> Option<&'static str> {
    let words = ["one", "two", "three", "four"];
    (1..).zip(words).find(|&(n, _)| *number == BigRational::from_integer(n.into())).map(|(_, word)| word)
}
