//! Straight-line code on numbered cells.

use nh_codegen::tree::Function;
use nh_runtime::generated as rt;
use std::cell::Cell;

/// A cell of the memory.
pub(super) type At = u32;

/// What an operation does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Neg,
    Abs,
    Add,
    Sub,
    Mul,
    Div,
    DivOrZero,
    DivOrOne,
    Sqrt,
    /// Sine, and in the cell `b` the cosine.
    SinCos,
    Atan2,
    Atanh,
    Call(Function),
}

/// `to` becomes what `kind` makes of `a` (and `b`).
#[derive(Clone, Copy, Debug)]
pub(super) struct Operation {
    pub(super) kind: Kind,
    pub(super) to: At,
    pub(super) a: At,
    pub(super) b: At,
}

impl Operation {
    /// The cells that it reads.
    pub(super) fn reads(&self) -> impl Iterator<Item = At> {
        let second = match self.kind {
            Kind::Add | Kind::Sub | Kind::Mul | Kind::Div | Kind::DivOrZero | Kind::DivOrOne | Kind::Atan2 => {
                Some(self.b)
            }
            _ => None,
        };
        std::iter::once(self.a).chain(second)
    }

    /// The cells that it writes.
    pub(super) fn writes(&self) -> impl Iterator<Item = At> {
        std::iter::once(self.to).chain((self.kind == Kind::SinCos).then_some(self.b))
    }

    /// The same with other cells.
    pub(super) fn renamed(self, name: impl Fn(At) -> At) -> Self {
        Operation { to: name(self.to), a: name(self.a), b: name(self.b), ..self }
    }
}

/// Runs the operations, with the functions of generated code: the same numbers come out, to the last bit.
pub(super) fn run(code: &[Operation], memory: &[Cell<f64>]) {
    let get = |at: At| memory[at as usize].get();
    for operation in code {
        let Operation { kind, to, a, b } = *operation;
        let value = match kind {
            Kind::Neg => -get(a),
            Kind::Abs => rt::abs(get(a)),
            Kind::Add => get(a) + get(b),
            Kind::Sub => get(a) - get(b),
            Kind::Mul => get(a) * get(b),
            Kind::Div => get(a) / get(b),
            Kind::DivOrZero => rt::div_or_zero(get(a), get(b)),
            Kind::DivOrOne => rt::div_or_one(get(a), get(b)),
            Kind::Sqrt => rt::sqrt(get(a)),
            Kind::SinCos => {
                let (sine, cosine) = rt::sin_cos(get(a));
                memory[b as usize].set(cosine);
                sine
            }
            Kind::Atan2 => rt::atan2(get(a), get(b)),
            Kind::Atanh => rt::atanh(get(a)),
            Kind::Call(function) => call(function, get(a)),
        };
        memory[to as usize].set(value);
    }
}

/// A function that takes many operations.
#[inline(never)]
fn call(function: Function, x: f64) -> f64 {
    match function {
        Function::Sin => rt::sin(x),
        Function::Cos => rt::cos(x),
        Function::Tan => rt::tan(x),
        Function::Asin => rt::asin(x),
        Function::Acos => rt::acos(x),
        Function::Atan => rt::atan(x),
        Function::Exp => rt::exp(x),
        Function::Ln => rt::ln(x),
        Function::Sqrt => rt::sqrt(x),
        Function::Sinh => rt::sinh(x),
        Function::Cosh => rt::cosh(x),
        Function::Tanh => rt::tanh(x),
        Function::Abs => rt::abs(x),
        Function::Sign => rt::sign(x),
    }
}
