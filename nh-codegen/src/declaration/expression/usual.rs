//! Functions that are composed of others.

use super::super::{BinaryOperator, Expression, ExpressionKind};
use crate::origin::Origin;
use crate::tree::{BinaryFunction, Function, Side};
use num_rational::BigRational;

/// A function that is written out at its call.
pub(super) struct Usual {
    pub(super) name: &'static str,
    /// The names of its arguments in messages.
    pub(super) arguments: &'static [&'static str],
    meaning: fn(&Writer, Vec<Expression>) -> Expression,
}

/// All usual functions, in the order of the grammar's documentation.
pub(super) const USUAL: [Usual; 9] = [
    Usual {
        name: "cot",
        arguments: &["x"],
        meaning: |w, a| w.over(w.of(Function::Cos, a[0].clone()), w.of(Function::Sin, a[0].clone())),
    },
    Usual { name: "sec", arguments: &["x"], meaning: |w, a| w.over(w.number(1), w.of(Function::Cos, a[0].clone())) },
    Usual { name: "csc", arguments: &["x"], meaning: |w, a| w.over(w.number(1), w.of(Function::Sin, a[0].clone())) },
    Usual { name: "log10", arguments: &["x"], meaning: |w, a| w.logarithm(&a[0], 10) },
    Usual { name: "log2", arguments: &["x"], meaning: |w, a| w.logarithm(&a[0], 2) },
    Usual {
        name: "hypot",
        arguments: &["x", "y"],
        meaning: |w, a| {
            let [x, y] = [0, 1].map(|i| w.two(BinaryOperator::Multiply, a[i].clone(), a[i].clone()));
            w.of(Function::Sqrt, w.two(BinaryOperator::Add, x, y))
        },
    },
    Usual {
        name: "mod",
        arguments: &["x", "m"],
        meaning: |w, a| {
            let turns = w.of(Function::Floor, w.over(a[0].clone(), a[1].clone()));
            let whole = w.two(BinaryOperator::Multiply, a[1].clone(), turns);
            w.two(BinaryOperator::Subtract, a[0].clone(), whole)
        },
    },
    Usual {
        name: "clamp",
        arguments: &["x", "least", "most"],
        meaning: |w, a| {
            let above = w.call2(BinaryFunction::Max, a[0].clone(), a[1].clone());
            w.call2(BinaryFunction::Min, above, a[2].clone())
        },
    },
    Usual {
        name: "step",
        arguments: &["x"],
        meaning: |w, a| w.call2(BinaryFunction::Where(Side::Above), a[0].clone(), w.number(1)),
    },
];

impl Usual {
    /// Writes out the call.
    pub(super) fn written(&self, arguments: Vec<Expression>, origin: &Origin) -> Expression {
        (self.meaning)(&Writer { origin }, arguments)
    }
}

/// Builds expressions at one place.
struct Writer<'o> {
    origin: &'o Origin,
}

impl Writer<'_> {
    fn at(&self, kind: ExpressionKind) -> Expression {
        Expression { kind, origin: self.origin.clone() }
    }

    fn number(&self, value: i64) -> Expression {
        self.at(ExpressionKind::Number(BigRational::from_integer(value.into())))
    }

    fn of(&self, function: Function, argument: Expression) -> Expression {
        self.at(ExpressionKind::Call(function, Box::new(argument)))
    }

    fn call2(&self, function: BinaryFunction, first: Expression, second: Expression) -> Expression {
        self.at(ExpressionKind::Call2(function, Box::new(first), Box::new(second)))
    }

    fn two(&self, operator: BinaryOperator, left: Expression, right: Expression) -> Expression {
        self.at(ExpressionKind::Binary(operator, Box::new(left), Box::new(right)))
    }

    fn over(&self, above: Expression, below: Expression) -> Expression {
        self.two(BinaryOperator::Divide, above, below)
    }

    fn logarithm(&self, x: &Expression, base: i64) -> Expression {
        self.over(self.of(Function::Ln, x.clone()), self.of(Function::Ln, self.number(base)))
    }
}
