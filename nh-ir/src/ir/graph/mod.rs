//! The arena of values.

mod arithmetic;
mod evaluate;
mod functions;
mod lower;
mod node;
mod polynomial;
mod rewrite;
mod sums;
mod support;

pub use self::node::{Node, Operands};

use crate::budget;
use crate::cost;
use crate::functions::Range;
use crate::ir::fast::HashMap;
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};
use std::cell::Cell;
use std::sync::Arc;

/// Index of a value in its [`Graph`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Value(u32);

impl Value {
    /// Returns the position in the arena. Operands have smaller positions than their users.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Index of a symbol (an input of the computation, or an unknown that a solve binds) in its
/// [`Graph`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Symbol(u32);

impl Symbol {
    /// Returns the position in the order of declaration.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Time at which a value becomes known. Values of the stages `Param` and `Step` are computed once,
/// when a stepper is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Stage {
    /// Known to the compiler.
    Const,
    /// Depends on parameters only.
    Param,
    /// Depends on parameters and the step size.
    Step,
    /// Depends on the configuration q.
    Config,
    /// Depends on velocities, momenta or unknowns.
    State,
}

/// Description of a symbol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SymbolInfo {
    /// Name in the words of the field, unique in the graph: `theta`, `rho1`, `theta_mid`, `h`.
    pub name: String,
    /// Its stage.
    pub stage: Stage,
    /// Whether the value is known to be positive.
    pub positive: bool,
}

/// A hash-consed arena of values: the same expression is one value.
#[derive(Clone, Debug, Default)]
pub struct Graph {
    nodes: Vec<Node>,
    stages: Vec<Stage>,
    /// Results of [`Graph::is_steep`]. They are stored, since a recursive search would follow more
    /// paths than it could finish.
    steep: Vec<bool>,
    index: HashMap<Node, Value>,
    symbols: Vec<SymbolInfo>,
    /// Index in `support_sets` of the symbols that each value reads.
    supports: Vec<u32>,
    support_sets: Vec<Vec<Symbol>>,
    support_index: HashMap<Vec<Symbol>, u32>,
    /// Unions of two support sets.
    support_unions: HashMap<(u32, u32), u32>,
    /// 0 and 1, once they exist. They are read very often.
    numbers: (Option<Value>, Option<Value>),
    /// Memo of [`Graph::derivative`]. Values never change, so entries stay valid.
    pub(in crate::ir) derivatives: HashMap<(Value, Symbol), Value>,
}

thread_local! {
    /// For each value the last walk that visited it, and the number of walks. A new walk need not
    /// clear the marks of earlier ones, which would take time in proportion to the graph.
    static SEEN: Cell<(Vec<u32>, u32)> = const { Cell::new((Vec::new(), 0)) };
}

impl Graph {
    /// Returns an empty arena.
    pub fn new() -> Self {
        Graph::default()
    }

    /// Declares a symbol. Its name must be new.
    ///
    /// # Panics
    /// If the name is taken. Names come from a model, which has been checked for duplicates.
    pub fn symbol(&mut self, name: impl Into<String>, stage: Stage) -> Symbol {
        let name = name.into();
        assert!(self.symbols.iter().all(|s| s.name != name), "symbol `{name}` declared twice in one graph");
        self.symbols.push(SymbolInfo { name, stage, positive: false });
        Symbol(u32::try_from(self.symbols.len() - 1).expect("fewer than 2^32 symbols"))
    }

    /// Declares that the value of the symbol is positive.
    pub fn set_positive(&mut self, symbol: Symbol) {
        self.symbols[symbol.0 as usize].positive = true;
    }

    /// Returns whether the form of the value shows that it is positive wherever it is defined: a
    /// sum, product, quotient or root of positive values.
    pub fn is_positive(&self, value: Value) -> bool {
        match *self.node(value) {
            Node::Constant(ref number) | Node::Decimal(ref number) => number.is_positive(),
            Node::Pi => true,
            Node::Symbol(symbol) => self.symbol_info(symbol).positive,
            Node::Add(a, b) | Node::Mul(a, b) | Node::Div(a, b) => self.is_positive(a) && self.is_positive(b),
            Node::Call(f, a) => {
                f.range(if self.is_positive(a) { Range::Positive } else { Range::Any }) == Range::Positive
            }
            _ => false,
        }
    }

    /// Returns whether the form of the value shows that it is positive, or negative, wherever it is
    /// defined.
    pub fn has_sign(&self, value: Value) -> bool {
        match *self.node(value) {
            Node::Constant(ref number) => !number.is_zero(),
            Node::Neg(a) => self.is_positive(a),
            _ => self.is_positive(value),
        }
    }

    /// Returns the symbol of that name, declared on first use.
    pub fn declared(&mut self, name: &str, stage: Stage) -> Symbol {
        self.find_symbol(name).unwrap_or_else(|| self.symbol(name, stage))
    }

    /// Returns description of a symbol.
    pub fn symbol_info(&self, symbol: Symbol) -> &SymbolInfo {
        &self.symbols[symbol.0 as usize]
    }

    /// Returns the symbol of that name.
    pub fn find_symbol(&self, name: &str) -> Option<Symbol> {
        self.symbols.iter().position(|s| s.name == name).map(|i| Symbol(i as u32))
    }

    /// Returns the node behind a value.
    pub fn node(&self, value: Value) -> &Node {
        &self.nodes[value.0 as usize]
    }

    /// Returns the stage of a value, which is the latest stage of its operands.
    pub fn stage(&self, value: Value) -> Stage {
        self.stages[value.0 as usize]
    }

    /// Returns whether the value is made of exponentials, so that it and its change may overflow
    /// while its reciprocal is 0.
    pub(in crate::ir) fn is_steep(&self, value: Value) -> bool {
        self.steep[value.0 as usize]
    }

    /// Returns all values, operands before users.
    pub fn values(&self) -> impl Iterator<Item = Value> + use<> {
        (0..self.nodes.len() as u32).map(Value)
    }

    /// Returns the number of nodes.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Returns whether the arena is empty.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Returns all symbols, in the order of declaration.
    pub fn symbols(&self) -> impl Iterator<Item = Symbol> + use<> {
        (0..self.symbols.len() as u32).map(Symbol)
    }

    /// Returns the step size, if there is one: the first symbol of its stage. The options of a
    /// method follow it.
    pub fn step_size(&self) -> Option<Symbol> {
        self.symbols().find(|&s| self.symbol_info(s).stage == Stage::Step)
    }

    /// Returns a graph without values that has the same symbols, so that every [`Symbol`] keeps its
    /// meaning.
    pub fn with_symbols_of(other: &Graph) -> Self {
        Graph { symbols: other.symbols.clone(), ..Graph::default() }
    }

    /// Returns all values that the roots are computed from, including the roots, operands before
    /// users.
    pub fn reachable(&self, roots: &[Value]) -> Vec<Value> {
        self.reachable_if(roots, |_| true)
    }

    /// Like [`Graph::reachable`], but leaves out values that fail `keep` and does not visit their
    /// operands.
    pub(in crate::ir) fn reachable_if(&self, roots: &[Value], keep: impl Fn(Value) -> bool) -> Vec<Value> {
        let end = roots.iter().map(|v| v.0 as usize + 1).max().unwrap_or(0);
        let (mut seen, walk) = SEEN.take();
        let walk = if let Some(walk) = walk.checked_add(1) {
            walk
        } else {
            seen.clear();
            1
        };
        seen.resize(end.max(seen.len()), 0);
        let mut open: Vec<Value> = roots.to_vec();
        let mut reached: Vec<Value> = Vec::new();
        while let Some(value) = open.pop() {
            if seen[value.0 as usize] != walk && keep(value) {
                seen[value.0 as usize] = walk;
                reached.push(value);
                open.extend(self.node(value).operands());
            }
        }
        SEEN.set((seen, walk));
        // Operands have smaller indices than their users: index order is a topological order.
        reached.sort_unstable();
        reached
    }

    /// Returns the value of a node, if it is in the graph.
    pub fn find(&self, node: &Node) -> Option<Value> {
        self.index.get(node).copied()
    }

    /// Returns the value of a node without simplification.
    pub fn intern(&mut self, node: Node) -> Value {
        if let Some(&value) = self.index.get(&node) {
            return value;
        }
        budget::check();
        let stage = match &node {
            Node::Constant(_) | Node::Decimal(_) | Node::Pi => Stage::Const,
            Node::Symbol(s) => self.symbol_info(*s).stage,
            other => other.operands().into_iter().map(|v| self.stage(v)).max().unwrap_or(Stage::Const),
        };
        let steep = match node {
            Node::Neg(a) => self.is_steep(a),
            Node::Add(a, b) | Node::Sub(a, b) | Node::Mul(a, b) => self.is_steep(a) || self.is_steep(b),
            Node::Call(f, _) => f.about().is_steep,
            _ => false,
        };
        let value = Value(u32::try_from(self.nodes.len()).expect("fewer than 2^32 values"));
        let support = self.support_of(&node);
        self.supports.push(support);
        self.nodes.push(node.clone());
        self.stages.push(stage);
        self.steep.push(steep);
        self.index.insert(node, value);
        value
    }

    /// Returns an exact constant.
    pub fn constant(&mut self, number: BigRational) -> Value {
        self.intern(Node::Constant(Arc::new(number)))
    }

    /// Returns a number that is known to a limited number of digits, or an exact constant if the
    /// number is a fraction of small integers.
    pub fn decimal(&mut self, number: BigRational) -> Value {
        if number.numer().bits().max(number.denom().bits()) <= cost::EXACT_NUMBER {
            return self.constant(number);
        }
        self.intern(Node::Decimal(Arc::new(number)))
    }

    /// Returns the constant `p / q`.
    pub fn ratio(&mut self, p: i64, q: i64) -> Value {
        self.constant(BigRational::new(p.into(), q.into()))
    }

    /// Zero.
    pub fn zero(&mut self) -> Value {
        let found = self.numbers.0.unwrap_or_else(|| self.ratio(0, 1));
        *self.numbers.0.insert(found)
    }

    /// One.
    pub fn one(&mut self) -> Value {
        let found = self.numbers.1.unwrap_or_else(|| self.ratio(1, 1));
        *self.numbers.1.insert(found)
    }

    /// π.
    pub fn pi(&mut self) -> Value {
        self.intern(Node::Pi)
    }

    /// A symbol's value.
    pub fn read(&mut self, symbol: Symbol) -> Value {
        self.intern(Node::Symbol(symbol))
    }

    /// Returns the constant behind a value, if it is a constant.
    pub fn as_constant(&self, value: Value) -> Option<&BigRational> {
        match self.node(value) {
            Node::Constant(c) => Some(&**c),
            _ => None,
        }
    }

    /// Returns whether the value is the constant 0.
    pub fn is_zero(&self, value: Value) -> bool {
        self.as_constant(value).is_some_and(Zero::is_zero)
    }

    /// Returns whether the value is the constant 1.
    pub fn is_one(&self, value: Value) -> bool {
        self.as_constant(value).is_some_and(One::is_one)
    }
}
