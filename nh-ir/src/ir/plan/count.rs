//! Counting operations.

use crate::cost;
use crate::ir::graph::{Graph, Node, Symbol, Value};
use crate::ir::rules::Counted;
use crate::tree::Function;
use std::collections::BTreeSet;
use std::fmt;

/// Number of operations of a computation, by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct OperationCount {
    /// Additions, subtractions and negations.
    pub additions: usize,
    /// Multiplications.
    pub multiplications: usize,
    /// Divisions.
    pub divisions: usize,
    /// Square roots.
    pub roots: usize,
    /// Sines and cosines. A pair with the same argument counts once.
    pub sin_cos: usize,
    /// Other functions.
    pub calls: usize,
}

impl OperationCount {
    /// Counts the operations that compute these values, each once, without the operations behind
    /// their operands.
    pub fn of(graph: &Graph, values: impl IntoIterator<Item = Value>) -> Self {
        let mut count = OperationCount::default();
        let mut angles = BTreeSet::new();
        for value in values {
            match *graph.node(value) {
                Node::Constant(_) | Node::Decimal(_) | Node::Pi | Node::Symbol(_) => {}
                Node::Neg(_) | Node::Add(..) | Node::Sub(..) => count.additions += 1,
                Node::Mul(..) => count.multiplications += 1,
                Node::Div(..) => count.divisions += 1,
                Node::Call(Function::Sqrt, _) => count.roots += 1,
                Node::Call(Function::Sin | Function::Cos, angle) => {
                    angles.insert(angle);
                }
                Node::Call(..) => count.calls += 1,
                Node::Apply(rule, _) => match rule.rules().about().counted {
                    Counted::Addition => count.additions += 1,
                    Counted::Division => count.divisions += 1,
                    Counted::Call => count.calls += 1,
                },
            }
        }
        count.sin_cos = angles.len();
        count
    }

    /// Counts the operations behind these values that depend on the symbols.
    pub fn depending(graph: &Graph, values: &[Value], symbols: &[Symbol]) -> Self {
        let dependent = graph.reachable(values).into_iter().filter(|&v| graph.depends_on_any(v, symbols));
        OperationCount::of(graph, dependent)
    }

    /// Returns the number of all operations.
    pub fn total(&self) -> usize {
        self.additions + self.multiplications + self.divisions + self.roots + self.sin_cos + self.calls
    }

    /// Returns a rough cost in units of an addition.
    pub fn cost(&self) -> usize {
        self.additions
            + self.multiplications
            + cost::DIVISION * (self.divisions + self.roots)
            + cost::CALL * (self.sin_cos + self.calls)
    }
}

impl std::ops::Add for OperationCount {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        OperationCount {
            additions: self.additions + other.additions,
            multiplications: self.multiplications + other.multiplications,
            divisions: self.divisions + other.divisions,
            roots: self.roots + other.roots,
            sin_cos: self.sin_cos + other.sin_cos,
            calls: self.calls + other.calls,
        }
    }
}

impl fmt::Display for OperationCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = [
            (self.additions, "add"),
            (self.multiplications, "mul"),
            (self.divisions, "div"),
            (self.roots, "sqrt"),
            (self.sin_cos, "sin_cos"),
            (self.calls, "call"),
        ];
        let text: Vec<String> = parts.iter().filter(|(n, _)| *n > 0).map(|(n, name)| format!("{n} {name}")).collect();
        f.write_str(if text.is_empty() { "none" } else { "" })?;
        f.write_str(&text.join(", "))
    }
}
