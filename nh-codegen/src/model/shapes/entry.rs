//! Entries, which are scalar expressions, and their arithmetic.

use crate::declaration::{BinaryOperator, Expression, ExpressionKind};
use crate::origin::Origin;
use crate::tree::Function;
use num_rational::BigRational;
use num_traits::{One, Zero};

/// An expression for a number, with its size.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) expression: Expression,
    pub(super) nodes: usize,
    pub(super) levels: usize,
}

impl Entry {
    pub(super) fn leaf(kind: ExpressionKind, origin: &Origin) -> Entry {
        Entry { expression: Expression { kind, origin: origin.clone() }, nodes: 1, levels: 1 }
    }

    pub(super) fn number(value: i64, origin: &Origin) -> Entry {
        Entry::leaf(ExpressionKind::Number(BigRational::from_integer(value.into())), origin)
    }

    pub(super) fn one(part: Entry, origin: &Origin, kind: impl FnOnce(Box<Expression>) -> ExpressionKind) -> Entry {
        let Entry { expression, nodes, levels } = part;
        let expression = Expression { kind: kind(Box::new(expression)), origin: origin.clone() };
        Entry { expression, nodes: nodes + 1, levels: levels + 1 }
    }

    pub(super) fn two(
        left: Entry,
        right: Entry,
        origin: &Origin,
        kind: impl FnOnce(Box<Expression>, Box<Expression>) -> ExpressionKind,
    ) -> Entry {
        let (nodes, levels) = (left.nodes + right.nodes + 1, left.levels.max(right.levels) + 1);
        let kind = kind(Box::new(left.expression), Box::new(right.expression));
        Entry { expression: Expression { kind, origin: origin.clone() }, nodes, levels }
    }

    pub(super) fn binary(operator: BinaryOperator, left: Entry, right: Entry, origin: &Origin) -> Entry {
        Entry::two(left, right, origin, |left, right| ExpressionKind::Binary(operator, left, right))
    }

    pub(super) fn value(&self) -> Option<&BigRational> {
        match &self.expression.kind {
            ExpressionKind::Number(value) => Some(value),
            _ => None,
        }
    }

    pub(super) fn is_zero(&self) -> bool {
        self.value().is_some_and(Zero::is_zero)
    }

    fn is_one(&self) -> bool {
        self.value().is_some_and(One::is_one)
    }

    // The following functions leave out zeros and ones.

    pub(super) fn negated(&self, origin: &Origin) -> Entry {
        match &self.expression.kind {
            ExpressionKind::Number(value) => Entry::leaf(ExpressionKind::Number(-value.clone()), origin),
            ExpressionKind::Negate(inner) => {
                Entry { expression: (**inner).clone(), nodes: self.nodes - 1, levels: self.levels - 1 }
            }
            _ => Entry::one(self.clone(), origin, ExpressionKind::Negate),
        }
    }

    pub(super) fn plus(&self, other: &Entry, origin: &Origin) -> Entry {
        match &other.expression.kind {
            _ if other.is_zero() => self.clone(),
            _ if self.is_zero() => other.clone(),
            ExpressionKind::Negate(_) => {
                Entry::binary(BinaryOperator::Subtract, self.clone(), other.negated(origin), origin)
            }
            _ => Entry::binary(BinaryOperator::Add, self.clone(), other.clone(), origin),
        }
    }

    pub(super) fn minus(&self, other: &Entry, origin: &Origin) -> Entry {
        self.plus(&other.negated(origin), origin)
    }

    pub(super) fn times(&self, other: &Entry, origin: &Origin) -> Entry {
        let negative = |entry: &Entry| match &entry.expression.kind {
            ExpressionKind::Negate(_) => true,
            ExpressionKind::Number(value) => (-value).is_one(),
            _ => false,
        };
        if self.is_zero() || other.is_zero() {
            Entry::number(0, origin)
        } else if self.is_one() {
            other.clone()
        } else if other.is_one() {
            self.clone()
        } else if negative(self) {
            self.negated(origin).times(other, origin).negated(origin)
        } else if negative(other) {
            self.times(&other.negated(origin), origin).negated(origin)
        } else {
            Entry::binary(BinaryOperator::Multiply, self.clone(), other.clone(), origin)
        }
    }

    pub(super) fn rate(&self, origin: &Origin) -> Entry {
        match self.value() {
            Some(_) => Entry::number(0, origin),
            None => Entry::one(self.clone(), origin, ExpressionKind::Rate),
        }
    }

    pub(super) fn called(&self, function: Function, origin: &Origin) -> Entry {
        Entry::one(self.clone(), origin, |inner| ExpressionKind::Call(function, inner))
    }
}

/// Returns Σ aᵢ bᵢ.
pub(super) fn inner<'e>(pairs: impl IntoIterator<Item = (&'e Entry, &'e Entry)>, origin: &Origin) -> Entry {
    let products = pairs.into_iter().map(|(a, b)| a.times(b, origin));
    products.reduce(|sum, next| sum.plus(&next, origin)).unwrap_or_else(|| Entry::number(0, origin))
}
