//! The arena of values.

mod arithmetic;
mod evaluate;
mod functions;
mod lower;
mod polynomial;
mod rewrite;
mod sums;

use crate::budget;
use crate::functions::Range;
use crate::ir::fast::HashMap;
use crate::tree::{Function, Side};
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};
use std::cell::Cell;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

/// Index of a value in its [`Graph`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Value(u32);

impl Value {
    /// Position in the arena; operands have smaller positions than their users.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Index of a symbol (an input of the computation, or an unknown that a solve binds) in its [`Graph`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Symbol(u32);

impl Symbol {
    /// Position in the order of declaration.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// When a value becomes known. What is `Param` or `Step` is computed once, when a stepper is built.
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
    /// Name in the field's words, unique in the graph: `theta`, `rho1`, `theta_mid`, `h`.
    pub name: String,
    /// Its stage.
    pub stage: Stage,
    /// Is its value known to be positive?
    pub positive: bool,
}

/// A node of the arena. Operands have smaller indices than the node itself, so the arena is acyclic.
#[derive(Clone, Debug)]
pub enum Node {
    /// An exact number.
    Constant(BigRational),
    /// A number that is known to so many digits (a root of a Legendre polynomial): not combined with other numbers here,
    /// where each product would have the digits of both, but where the code runs.
    Decimal(BigRational),
    /// π.
    Pi,
    /// A symbol's value.
    Symbol(Symbol),
    /// −a
    Neg(Value),
    /// a + b
    Add(Value, Value),
    /// a − b
    Sub(Value, Value),
    /// a b
    Mul(Value, Value),
    /// a / b
    Div(Value, Value),
    /// f(a)
    Call(Function, Value),
    /// a / b where b ≠ 0, and 0 where b = 0 (the guarded quotient of discrete gradients).
    DivOrZero(Value, Value),
    /// a / b where b ≠ 0, and 1 where b = 0 (sin x / x and the like, which tend to 1).
    DivOrOne(Value, Value),
    /// a / b, b ≥ 0, where that is a relative change that rounding sees and of the size of roundoff, ½ ε b < |a| < 512 ε b c, and 0 where it is not: the numbers behind
    /// it are c ≥ 1 times as coarse as their effect. Its derivative is 0.
    Visible(Value, Value, Value),
    /// |a| (sizes of changes that are invisible in the state; no grammar has it).
    Abs(Value),
    /// The angle of the point (x, y), in the order `Atan2(y, x)`: differences of inverse circular functions.
    Atan2(Value, Value),
    /// a on one side of the condition c > 0, and 0 on the other, in the order `Where(side, c, a)`: pieces of a function. What a is on the other
    /// side does not matter, be it a number or none.
    Where(Side, Value, Value),
}

/// A hash-consed arena of values: the same expression is one value.
#[derive(Clone, Debug, Default)]
pub struct Graph {
    nodes: Vec<Node>,
    stages: Vec<Stage>,
    /// What [`Graph::is_steep`] says of each value: asked for along all paths to a value, of which there are more than anybody can walk.
    steep: Vec<bool>,
    index: HashMap<Node, Value>,
    symbols: Vec<SymbolInfo>,
    /// Index in `support_sets` of the symbols that each value reads.
    supports: Vec<u32>,
    support_sets: Vec<Vec<Symbol>>,
    support_index: HashMap<Vec<Symbol>, u32>,
    /// Unions of two of them.
    support_unions: HashMap<(u32, u32), u32>,
    /// 0 and 1, once they are there: they are asked for all the time.
    numbers: (Option<Value>, Option<Value>),
    /// Memo of [`Graph::derivative`]; values never change, so neither do entries.
    pub(in crate::ir) derivatives: HashMap<(Value, Symbol), Value>,
}

thread_local! {
    /// The walk that was last at a value, and the number of walks: none has to clear what others have left, which takes time in proportion to the graph.
    static SEEN: Cell<(Vec<u32>, u32)> = const { Cell::new((Vec::new(), 0)) };
}

impl Graph {
    /// An empty arena.
    pub fn new() -> Self {
        Graph::default()
    }

    /// Declares a symbol. Its name must be new.
    ///
    /// # Panics
    /// If the name is taken: names come from a model, where they have been checked to be unique.
    pub fn symbol(&mut self, name: impl Into<String>, stage: Stage) -> Symbol {
        let name = name.into();
        assert!(self.symbols.iter().all(|s| s.name != name), "symbol `{name}` declared twice in one graph");
        self.symbols.push(SymbolInfo { name, stage, positive: false });
        Symbol(u32::try_from(self.symbols.len() - 1).expect("fewer than 2^32 symbols"))
    }

    /// Makes it known that the symbol's value is positive.
    pub fn set_positive(&mut self, symbol: Symbol) {
        self.symbols[symbol.0 as usize].positive = true;
    }

    /// Is this positive wherever it is defined, as it is written: a sum, product, quotient or root of what is?
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

    /// Is this positive wherever it is defined, or negative, as it is written?
    pub fn has_sign(&self, value: Value) -> bool {
        match *self.node(value) {
            Node::Constant(ref number) => !number.is_zero(),
            Node::Neg(a) => self.is_positive(a),
            _ => self.is_positive(value),
        }
    }

    /// The symbol of that name, declared on first use.
    pub fn declared(&mut self, name: &str, stage: Stage) -> Symbol {
        self.find_symbol(name).unwrap_or_else(|| self.symbol(name, stage))
    }

    /// Description of a symbol.
    pub fn symbol_info(&self, symbol: Symbol) -> &SymbolInfo {
        &self.symbols[symbol.0 as usize]
    }

    /// The symbol of that name.
    pub fn find_symbol(&self, name: &str) -> Option<Symbol> {
        self.symbols.iter().position(|s| s.name == name).map(|i| Symbol(i as u32))
    }

    /// The node behind a value.
    pub fn node(&self, value: Value) -> &Node {
        &self.nodes[value.0 as usize]
    }

    /// The stage of a value: the latest of its operands'.
    pub fn stage(&self, value: Value) -> Stage {
        self.stages[value.0 as usize]
    }

    /// Is it made of exponentials, so that it and its change may overflow while its reciprocal is 0?
    pub(in crate::ir) fn is_steep(&self, value: Value) -> bool {
        self.steep[value.0 as usize]
    }

    /// All values, operands before users.
    pub fn values(&self) -> impl Iterator<Item = Value> + use<> {
        (0..self.nodes.len() as u32).map(Value)
    }

    /// The number of nodes.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Is the arena empty?
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// All symbols, in the order of declaration.
    pub fn symbols(&self) -> impl Iterator<Item = Symbol> + use<> {
        (0..self.symbols.len() as u32).map(Symbol)
    }

    /// The step size, if there is one: the first symbol of its stage. (A method's options come after it.)
    pub fn step_size(&self) -> Option<Symbol> {
        self.symbols().find(|&s| self.symbol_info(s).stage == Stage::Step)
    }

    /// A graph without values, but with the same symbols (so that [`Symbol`]s keep their meaning).
    pub fn with_symbols_of(other: &Graph) -> Self {
        Graph { symbols: other.symbols.clone(), ..Graph::default() }
    }

    /// The symbols that a value reads, sorted.
    pub fn symbols_of(&self, value: Value) -> &[Symbol] {
        &self.support_sets[self.supports[value.0 as usize] as usize]
    }

    /// Does the value read the symbol?
    pub fn depends_on(&self, value: Value, symbol: Symbol) -> bool {
        self.symbols_of(value).binary_search(&symbol).is_ok()
    }

    /// Does the value read any of the symbols?
    pub fn depends_on_any(&self, value: Value, symbols: &[Symbol]) -> bool {
        let read = self.symbols_of(value);
        symbols.iter().any(|s| read.binary_search(s).is_ok())
    }

    /// Everything that the roots are computed from, themselves included, operands before users.
    pub fn reachable(&self, roots: &[Value]) -> Vec<Value> {
        self.reachable_if(roots, |_| true)
    }

    /// As [`Graph::reachable`], but values that fail `keep` are left out and not looked behind.
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

    /// A number that values have in common that read the same symbols.
    pub(in crate::ir) fn support(&self, value: Value) -> usize {
        self.supports[value.0 as usize] as usize
    }

    fn support_of(&mut self, node: &Node) -> u32 {
        if let Node::Symbol(s) = node {
            return self.support_set(vec![*s]);
        }
        let mut united = None;
        for operand in node.operands() {
            let support = self.supports[operand.0 as usize];
            united = Some(united.map_or(support, |known| self.support_union(known, support)));
        }
        united.unwrap_or_else(|| self.support_set(vec![]))
    }

    /// Most nodes read what one of their operands reads, and there are few sets for many nodes.
    fn support_union(&mut self, a: u32, b: u32) -> u32 {
        let (a, b) = (a.min(b), a.max(b));
        if a == b {
            return a;
        }
        if let Some(&union) = self.support_unions.get(&(a, b)) {
            return union;
        }
        let mut all = [self.support_sets[a as usize].as_slice(), &self.support_sets[b as usize]].concat();
        all.sort_unstable();
        all.dedup();
        let union = self.support_set(all);
        self.support_unions.insert((a, b), union);
        union
    }

    fn support_set(&mut self, set: Vec<Symbol>) -> u32 {
        if let Some(&i) = self.support_index.get(&set) {
            return i;
        }
        let i = u32::try_from(self.support_sets.len()).expect("fewer than 2^32 sets");
        self.support_sets.push(set.clone());
        self.support_index.insert(set, i);
        i
    }

    /// The value of a node, if it is in the graph.
    pub fn find(&self, node: &Node) -> Option<Value> {
        self.index.get(node).copied()
    }

    /// The value of a node as it stands, without simplification.
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

    /// An exact constant.
    pub fn constant(&mut self, number: BigRational) -> Value {
        self.intern(Node::Constant(number))
    }

    /// A number that is known to so many digits; an exact constant where it is a fraction of small numbers.
    pub fn decimal(&mut self, number: BigRational) -> Value {
        const SMALL: u64 = 32;
        if number.numer().bits().max(number.denom().bits()) <= SMALL {
            return self.constant(number);
        }
        self.intern(Node::Decimal(number))
    }

    /// The constant `p / q`.
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

    /// The constant behind a value, if it is one.
    pub fn as_constant(&self, value: Value) -> Option<&BigRational> {
        match self.node(value) {
            Node::Constant(c) => Some(c),
            _ => None,
        }
    }

    /// Is it the constant 0?
    pub fn is_zero(&self, value: Value) -> bool {
        self.as_constant(value).is_some_and(Zero::is_zero)
    }

    /// Is it the constant 1?
    pub fn is_one(&self, value: Value) -> bool {
        self.as_constant(value).is_some_and(One::is_one)
    }
}

/// Key that tells a node from others, compared in constant time.
#[derive(PartialEq, Eq, Hash)]
enum Key<'n> {
    /// Numerator and denominator. (`BigRational` itself hashes and compares by continued fractions: it must hold for fractions
    /// that are not reduced. These always are, and numbers of many digits took most of a compilation's time.)
    Constant(&'n BigInt, &'n BigInt),
    Decimal(&'n BigInt, &'n BigInt),
    Pi,
    Symbol(Symbol),
    Unary(u8, Value),
    Call(Function, Value),
    Binary(u8, Value, Value),
    Ternary(Value, Value, Value),
}

impl Node {
    fn key(&self) -> Key<'_> {
        match *self {
            Node::Constant(ref c) => Key::Constant(c.numer(), c.denom()),
            Node::Decimal(ref c) => Key::Decimal(c.numer(), c.denom()),
            Node::Pi => Key::Pi,
            Node::Symbol(s) => Key::Symbol(s),
            Node::Call(f, a) => Key::Call(f, a),
            Node::Neg(a) => Key::Unary(0, a),
            Node::Abs(a) => Key::Unary(1, a),
            Node::Add(a, b) => Key::Binary(0, a, b),
            Node::Sub(a, b) => Key::Binary(1, a, b),
            Node::Mul(a, b) => Key::Binary(2, a, b),
            Node::Div(a, b) => Key::Binary(3, a, b),
            Node::DivOrZero(a, b) => Key::Binary(4, a, b),
            Node::DivOrOne(a, b) => Key::Binary(5, a, b),
            Node::Atan2(a, b) => Key::Binary(6, a, b),
            Node::Where(Side::Above, c, a) => Key::Binary(7, c, a),
            Node::Where(Side::NotAbove, c, a) => Key::Binary(8, c, a),
            Node::Visible(a, b, c) => Key::Ternary(a, b, c),
        }
    }
}

impl PartialEq for Node {
    fn eq(&self, other: &Node) -> bool {
        self.key() == other.key()
    }
}

impl Eq for Node {}

impl Hash for Node {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

impl Node {
    /// The same operation on other operands, which are given in the order of [`Node::operands`].
    pub(in crate::ir) fn with_operands(&self, new: &[Value]) -> Node {
        match (self, new) {
            (Node::Neg(_), &[a]) => Node::Neg(a),
            (Node::Call(f, _), &[a]) => Node::Call(*f, a),
            (Node::Abs(_), &[a]) => Node::Abs(a),
            (Node::Add(..), &[a, b]) => Node::Add(a, b),
            (Node::Sub(..), &[a, b]) => Node::Sub(a, b),
            (Node::Mul(..), &[a, b]) => Node::Mul(a, b),
            (Node::Div(..), &[a, b]) => Node::Div(a, b),
            (Node::DivOrZero(..), &[a, b]) => Node::DivOrZero(a, b),
            (Node::DivOrOne(..), &[a, b]) => Node::DivOrOne(a, b),
            (Node::Visible(..), &[a, b, c]) => Node::Visible(a, b, c),
            (Node::Atan2(..), &[a, b]) => Node::Atan2(a, b),
            (Node::Where(side, ..), &[c, a]) => Node::Where(*side, c, a),
            (leaf, _) => leaf.clone(),
        }
    }

    /// The operands, in order.
    pub fn operands(&self) -> Operands {
        match *self {
            Node::Constant(_) | Node::Decimal(_) | Node::Pi | Node::Symbol(_) => Operands::None,
            Node::Neg(a) | Node::Call(_, a) | Node::Abs(a) => Operands::One([a]),
            Node::Add(a, b)
            | Node::Sub(a, b)
            | Node::Mul(a, b)
            | Node::Div(a, b)
            | Node::DivOrZero(a, b)
            | Node::DivOrOne(a, b)
            | Node::Atan2(a, b)
            | Node::Where(_, a, b) => Operands::Two([a, b]),
            Node::Visible(a, b, c) => Operands::Three([a, b, c]),
        }
    }
}

/// Operands of a node: a list that needs no memory of its own, since every walk through a graph asks for those of every node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operands {
    /// A leaf has none.
    None,
    /// A function has one.
    One([Value; 1]),
    /// An operation has two.
    Two([Value; 2]),
    /// A visible change has three.
    Three([Value; 3]),
}

impl Deref for Operands {
    type Target = [Value];

    fn deref(&self) -> &[Value] {
        match self {
            Operands::None => &[],
            Operands::One(values) => values,
            Operands::Two(values) => values,
            Operands::Three(values) => values,
        }
    }
}

impl IntoIterator for Operands {
    type Item = Value;
    type IntoIter = std::iter::Flatten<std::array::IntoIter<Option<Value>, 3>>;

    fn into_iter(self) -> Self::IntoIter {
        let values = match self {
            Operands::None => [None; 3],
            Operands::One([a]) => [Some(a), None, None],
            Operands::Two([a, b]) => [Some(a), Some(b), None],
            Operands::Three(values) => values.map(Some),
        };
        values.into_iter().flatten()
    }
}
