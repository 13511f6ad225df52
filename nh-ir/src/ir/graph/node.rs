//! Nodes of the arena, their comparison in constant time, and their operands.

use super::{Symbol, Value};
use crate::ir::rules::Rule;
use crate::tree::Function;
use num_bigint::BigInt;
use num_rational::BigRational;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Arc;

/// A node of the arena. Operands have smaller indices than the node itself, so the arena is
/// acyclic.
#[derive(Clone, Debug)]
pub enum Node {
    /// An exact number. (Behind a pointer, since it is four times as large as any other node.)
    Constant(Arc<BigRational>),
    /// A number that is known to a limited number of digits, such as a root of a Legendre
    /// polynomial. The compiler does not combine it with other numbers, since every product would
    /// have the digits of both; the generated code does.
    Decimal(Arc<BigRational>),
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
    /// Another operation. Operands beyond its number repeat the first.
    Apply(Rule, [Value; 3]),
}

/// Key that distinguishes nodes and compares in constant time.
#[derive(PartialEq, Eq, Hash)]
enum Key<'n> {
    /// Numerator and denominator. `BigRational` hashes and compares by continued fractions, since
    /// its fractions need not be reduced. The fractions here are always reduced, and continued
    /// fractions of numbers with many digits took most of the time of a compilation.
    Constant(&'n BigInt, &'n BigInt),
    Decimal(&'n BigInt, &'n BigInt),
    Pi,
    Symbol(Symbol),
    Neg(Value),
    Call(Function, Value),
    Binary(u8, Value, Value),
    Apply(Rule, [Value; 3]),
}

impl Node {
    fn key(&self) -> Key<'_> {
        match *self {
            Node::Constant(ref c) => Key::Constant(c.numer(), c.denom()),
            Node::Decimal(ref c) => Key::Decimal(c.numer(), c.denom()),
            Node::Pi => Key::Pi,
            Node::Symbol(s) => Key::Symbol(s),
            Node::Call(f, a) => Key::Call(f, a),
            Node::Neg(a) => Key::Neg(a),
            Node::Add(a, b) => Key::Binary(0, a, b),
            Node::Sub(a, b) => Key::Binary(1, a, b),
            Node::Mul(a, b) => Key::Binary(2, a, b),
            Node::Div(a, b) => Key::Binary(3, a, b),
            Node::Apply(rule, operands) => Key::Apply(rule, operands),
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
    /// Returns a node of the operation.
    pub(in crate::ir) fn apply(rule: Rule, operands: &[Value]) -> Node {
        let at = |i: usize| operands.get(i).copied().unwrap_or(operands[0]);
        Node::Apply(rule, [at(0), at(1), at(2)])
    }

    /// Returns the same operation on other operands, given in the order of [`Node::operands`].
    pub(in crate::ir) fn with_operands(&self, new: &[Value]) -> Node {
        match (self, new) {
            (Node::Neg(_), &[a]) => Node::Neg(a),
            (Node::Call(f, _), &[a]) => Node::Call(*f, a),
            (Node::Add(..), &[a, b]) => Node::Add(a, b),
            (Node::Sub(..), &[a, b]) => Node::Sub(a, b),
            (Node::Mul(..), &[a, b]) => Node::Mul(a, b),
            (Node::Div(..), &[a, b]) => Node::Div(a, b),
            (Node::Apply(rule, _), operands) => Node::apply(*rule, operands),
            (leaf, _) => leaf.clone(),
        }
    }

    /// Returns the operands, in order.
    pub fn operands(&self) -> Operands {
        match *self {
            Node::Constant(_) | Node::Decimal(_) | Node::Pi | Node::Symbol(_) => Operands::None,
            Node::Neg(a) | Node::Call(_, a) => Operands::One([a]),
            Node::Add(a, b) | Node::Sub(a, b) | Node::Mul(a, b) | Node::Div(a, b) => Operands::Two([a, b]),
            Node::Apply(rule, [a, b, c]) => match rule.arity() {
                1 => Operands::One([a]),
                2 => Operands::Two([a, b]),
                _ => Operands::Three([a, b, c]),
            },
        }
    }
}

/// Operands of a node. The list needs no memory of its own, since every walk through a graph reads
/// the operands of every node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operands {
    /// No operands, for a leaf.
    None,
    /// One operand, for a function or a magnitude.
    One([Value; 1]),
    /// Two operands, for an operation.
    Two([Value; 2]),
    /// Three operands, for a visible change.
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
