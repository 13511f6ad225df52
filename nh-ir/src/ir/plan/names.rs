//! Readable names for values.

use crate::ir::graph::{Graph, Node, Symbol, Value};
use crate::tree::Function;
use num_rational::BigRational;
use std::collections::{BTreeMap, BTreeSet};

/// Maximum length of a descriptive name. A longer name is less readable than a number.
const MAX_LENGTH: usize = 28;

/// Names that generated code calls or that Rust reserves. They are never names of values.
const RESERVED: [&str; 75] = [
    "abs",
    "acos",
    "acosh",
    "as",
    "asin",
    "asinh",
    "async",
    "atan",
    "atan2",
    "atanh",
    "await",
    "become",
    "box",
    "break",
    "const",
    "continue",
    "cos",
    "cosh",
    "crate",
    "div_or_one",
    "div_or_zero",
    "do",
    "dyn",
    "else",
    "enum",
    "exp",
    "extern",
    "false",
    "final",
    "floor",
    "fn",
    "for",
    "gen",
    "if",
    "impl",
    "in",
    "let",
    "lit",
    "ln",
    "loop",
    "macro",
    "match",
    "mod",
    "move",
    "mut",
    "newton",
    "override",
    "pi",
    "priv",
    "pub",
    "ref",
    "return",
    "self",
    "sin",
    "sin_cos",
    "sinh",
    "sqrt",
    "static",
    "struct",
    "super",
    "tan",
    "tanh",
    "trait",
    "true",
    "try",
    "type",
    "typeof",
    "unsafe",
    "use",
    "virtual",
    "visible_change",
    "where",
    "where_above",
    "where_not_above",
    "while",
];

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
        Namer { taken: symbols.chain(RESERVED.map(String::from)).collect(), prefix, count: 0 }
    }

    /// Makes a namer with the same taken names. Names of assigned symbols are free, since these
    /// symbols only stand for their values. Values without a descriptive name have another prefix.
    pub fn for_routine(&self, prefix: char, assigned: &BTreeSet<String>) -> Self {
        let taken = self.taken.iter().filter(|name| !assigned.contains(*name));
        Namer { taken: taken.cloned().chain(RESERVED.map(String::from)).collect(), prefix, count: 0 }
    }

    /// Returns a name for a value whose operands may have names; `hint` is the preferred name.
    pub fn name(
        &mut self,
        graph: &Graph,
        value: Value,
        hint: Option<&String>,
        names: &[&BTreeMap<Value, String>],
    ) -> String {
        let telling =
            hint.cloned().or_else(|| telling(graph, value, names)).filter(|n| n.chars().count() <= MAX_LENGTH + 4);
        if let Some(base) = telling {
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

fn telling(graph: &Graph, value: Value, names: &[&BTreeMap<Value, String>]) -> Option<String> {
    let of = |v: Value| -> Option<String> {
        match graph.node(v) {
            Node::Symbol(s) => Some(graph.symbol_info(*s).name.to_lowercase()),
            Node::Pi => Some("pi".to_owned()),
            _ => names.iter().find_map(|n| n.get(&v)).filter(|n| !is_numbered(n)).cloned(),
        }
    };
    let name = match *graph.node(value) {
        Node::Call(Function::Sqrt, a) => format!("sqrt_{}", of(a)?),
        Node::Call(f, a) => format!("{}_{}", f.name(), of(a)?),
        Node::Abs(a) => format!("abs_{}", of(a)?),
        Node::Neg(a) => format!("neg_{}", of(a)?),
        Node::Div(n, d) if graph.is_one(n) => format!("inv_{}", of(d)?),
        Node::Mul(a, b) if a == b => format!("{}_squared", of(a)?),
        Node::Mul(a, b) => match (factor_word(graph.as_constant(a)), factor_word(graph.as_constant(b))) {
            (Some(word), _) => format!("{word}_{}", of(b)?),
            (_, Some(word)) => format!("{word}_{}", of(a)?),
            // A product of declared names is one name, as in formulas.
            _ if [a, b].iter().all(|&v| matches!(graph.node(v), Node::Symbol(_))) => format!("{}_{}", of(a)?, of(b)?),
            _ => format!("{}_times_{}", of(a)?, of(b)?),
        },
        Node::Div(a, b) => format!("{}_over_{}", of(a)?, of(b)?),
        Node::Add(a, b) => format!("{}_plus_{}", of(a)?, of(b)?),
        Node::Sub(a, b) => format!("{}_minus_{}", of(a)?, of(b)?),
        _ => return None,
    };
    (name.chars().count() <= MAX_LENGTH).then_some(name)
}

/// Returns whether a name is a letter and a number, such as `t12` or `k3`, which describes nothing.
fn is_numbered(name: &str) -> bool {
    let mut chars = name.chars();
    matches!(chars.next(), Some('t' | 'k')) && name.len() > 1 && chars.all(|c| c.is_ascii_digit())
}

fn factor_word(number: Option<&BigRational>) -> Option<&'static str> {
    let number = number?;
    let is = |p: i64, q: i64| *number == BigRational::new(p.into(), q.into());
    [(1, 2, "half"), (2, 1, "twice"), (1, 4, "quarter")].into_iter().find(|&(p, q, _)| is(p, q)).map(|(_, _, w)| w)
}
