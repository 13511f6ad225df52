//! Operations other than arithmetic and functions of one argument, each in a file with what the
//! graph knows about it: name, cost, value, roundoff, simplification, derivative, change.

mod angle;
mod guarded;
mod piece;
mod size;
mod visible;

use super::calculus::{Changed, Moved, NoSlope};
use super::graph::{Graph, Value};
use crate::cost;
use crate::tree::{BinaryFunction, Function, Side};
use guarded::Guarded;
use serde::{Deserialize, Serialize};

/// An operation with rules of its own, in a node [`Apply`](super::graph::Node::Apply).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Rule {
    /// a / b where b ≠ 0, and 0 where b = 0 (the guarded quotient of discrete gradients).
    DivOrZero,
    /// a / b where b ≠ 0, and 1 where b = 0 (sin x / x and the like, which tend to 1).
    DivOrOne,
    /// a / b (with b ≥ 0) where ½ ε b < |a| < 512 ε b c, and 0 elsewhere: a relative change that
    /// rounding sees and that has the size of roundoff. The numbers behind the change are c ≥ 1
    /// times as coarse as its effect. The derivative is 0.
    Visible,
    /// |a|. The grammar has absolute values as functions; this operation is for sizes of changes
    /// that are invisible in the state.
    Abs,
    /// The angle of the point (x, y), in the order y, x. Differences of inverse circular functions
    /// become this operation.
    Atan2,
    /// a on one side of the condition c > 0, and 0 on the other, in the order c, a: a piece of a
    /// function. The value of a on the other side does not matter and may be undefined.
    Where(Side),
}

/// A name in formulas.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// The quotient of the first two operands.
    Quotient,
    /// A function of one argument.
    Of(Function),
    /// A function of two arguments.
    OfTwo(BinaryFunction),
}

/// The operation as which another one is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Counted {
    Addition,
    Division,
    Call,
}

/// Derivatives of operands.
pub(super) type Rates<'r> = dyn FnMut(&mut Graph, Value) -> Value + 'r;

/// Properties of an operation.
#[derive(Clone, Copy, Debug)]
pub(super) struct About {
    /// The name of the runtime's function.
    pub called: &'static str,
    pub reading: Reading,
    /// The number of operands.
    pub arity: usize,
    pub counted: Counted,
    /// The time from the operands to the result, in cycles.
    pub latency: u32,
    /// Whether the operation rounds its result.
    pub rounds: bool,
}

impl About {
    /// A function of two operands.
    const fn of_two(called: &'static str, function: BinaryFunction) -> About {
        let reading = Reading::OfTwo(function);
        About { called, reading, arity: 2, counted: Counted::Call, latency: cost::CALL_LATENCY, rounds: true }
    }

    /// A quotient of two operands.
    const fn quotient(called: &'static str) -> About {
        let (reading, counted) = (Reading::Quotient, Counted::Division);
        About { called, reading, arity: 2, counted, latency: cost::DIVISION_LATENCY, rounds: true }
    }
}

/// The rules of an operation.
pub(super) trait Rules {
    fn about(&self) -> About;

    /// Returns the value for these operands.
    fn value(&self, x: &[f64]) -> f64;

    /// Returns the rounding error of a value that comes from errors of the operands, to first
    /// order: the root of the sum of squares.
    fn inherited(&self, value: f64, x: &[f64], errors: &[f64]) -> f64;

    /// Applies the operation, with simplification.
    fn build(&self, graph: &mut Graph, x: &[Value]) -> Value;

    /// Returns the derivative of v from those of its operands.
    fn rate(&self, graph: &mut Graph, v: Value, x: &[Value], rates: &mut Rates<'_>) -> Value;

    /// Returns for each operand of v the adjoint of v times ∂v/∂operand.
    fn shares(&self, graph: &mut Graph, v: Value, x: &[Value], adjoint: Value) -> Vec<(Value, Value)>;

    /// Returns the change of a value, given before and after, without cancellation if possible.
    fn change(&self, graph: &mut Graph, (old, new): (Value, Value), _x: &[Value], _changed: &[Changed]) -> Value {
        graph.sub(new, old)
    }

    /// Returns the change of a value, given before and after, over the change δ of a symbol.
    ///
    /// # Errors
    /// No formula without cancellation is known.
    fn slope(
        &self,
        _graph: &mut Graph,
        _ends: (Value, Value),
        _x: &[Value],
        _moved: &[Moved],
        _delta: Value,
    ) -> Result<Value, NoSlope> {
        Err(NoSlope("a guarded quotient"))
    }
}

impl Rule {
    /// All operations.
    pub const ALL: [Rule; 7] = [
        Rule::DivOrZero,
        Rule::DivOrOne,
        Rule::Visible,
        Rule::Abs,
        Rule::Atan2,
        Rule::Where(Side::Above),
        Rule::Where(Side::NotAbove),
    ];

    /// Returns the number of operands.
    pub fn arity(self) -> usize {
        self.rules().about().arity
    }

    /// Returns the name of the runtime's function.
    pub fn called(self) -> &'static str {
        self.rules().about().called
    }

    /// Returns the name in formulas.
    pub fn reading(self) -> Reading {
        self.rules().about().reading
    }

    pub(super) fn rules(self) -> &'static dyn Rules {
        match self {
            Rule::DivOrZero => &Guarded::Zero,
            Rule::DivOrOne => &Guarded::One,
            Rule::Visible => &visible::Visible,
            Rule::Abs => &size::Size,
            Rule::Atan2 => &angle::Angle,
            Rule::Where(Side::Above) => &piece::Piece(Side::Above),
            Rule::Where(Side::NotAbove) => &piece::Piece(Side::NotAbove),
        }
    }
}
