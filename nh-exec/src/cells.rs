//! Straight-line code on numbered cells.

use nonholonomic::generated as rt;
use nonholonomic::{Elementary, Scalar};
use nonholonomic_ir::ir::rules::Rule;
use nonholonomic_ir::tree::{Function, Side};
use serde::{Deserialize, Serialize};
use std::cell::Cell;
use std::ops::{Add, Div, Mul, Neg, Sub};

/// A cell of the memory.
pub type At = u32;

/// Sets cells of a memory.
pub(crate) fn set<T: Copy>(memory: &[Cell<T>], cells: &[At], values: &[T]) {
    for (&at, &value) in cells.iter().zip(values) {
        memory[at as usize].set(value);
    }
}

/// Operation on the operands a, b and c.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    /// −a
    Neg,
    /// a + b
    Add,
    /// a − b
    Sub,
    /// a b
    Mul,
    /// a / b
    Div,
    /// a b + c, rounded twice.
    MulAdd,
    /// a b − c, rounded twice.
    MulSub,
    /// c − a b, rounded twice.
    SubMul,
    /// √a
    Sqrt,
    /// Sine, and the cosine in the cell `b`.
    SinCos,
    /// a if an angle was turned by a small c, and b if c is too large.
    Turned,
    /// A function of a.
    Call(Function),
    /// An operation that is neither arithmetic nor a function of one argument.
    Apply(Rule),
}

impl Kind {
    /// Returns the name that an expression shows.
    pub(crate) fn name(self) -> String {
        match self {
            Kind::Call(function) => function.name().to_owned(),
            Kind::SinCos | Kind::Turned => "sin".to_owned(),
            Kind::Apply(Rule::Where(side)) => format!("where({side:?})").to_lowercase(),
            Kind::Apply(rule) => format!("{rule:?}").to_lowercase(),
            kind => format!("{kind:?}").to_lowercase(),
        }
    }
}

/// An operation: `to` becomes the result of `kind` for `operands`. Unused operands repeat the
/// first.
#[derive(Clone, Copy, Debug)]
pub struct Operation {
    /// The kind of operation.
    pub kind: Kind,
    /// The cell that it writes.
    pub to: At,
    /// The cells a, b and c.
    pub operands: [At; 3],
}

impl Operation {
    /// Returns the cells that the operation reads.
    pub fn reads(&self) -> impl Iterator<Item = At> + use<> {
        let [a, b, c] = self.operands;
        let wanted = match self.kind {
            Kind::MulAdd | Kind::MulSub | Kind::SubMul | Kind::Turned => 3,
            Kind::Add | Kind::Sub | Kind::Mul | Kind::Div => 2,
            Kind::Apply(rule) => rule.arity(),
            _ => 1,
        };
        [a, b, c].into_iter().take(wanted)
    }

    /// Returns the cells that the operation writes.
    pub fn writes(&self) -> impl Iterator<Item = At> + use<> {
        std::iter::once(self.to).chain((self.kind == Kind::SinCos).then_some(self.operands[1]))
    }

    /// Returns the operation with renamed cells.
    pub(crate) fn renamed(self, name: impl Fn(At) -> At) -> Self {
        Operation { kind: self.kind, to: name(self.to), operands: self.operands.map(name) }
    }
}

/// Operations in order of execution. Consecutive operations of one kind store it once.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Straight {
    batches: Vec<(Kind, u32)>,
    /// The cell that each operation writes, and its operands.
    cells: Vec<[At; 4]>,
}

impl FromIterator<Operation> for Straight {
    fn from_iter<I: IntoIterator<Item = Operation>>(operations: I) -> Self {
        let operations: Vec<Operation> = operations.into_iter().collect();
        let batches = operations.chunk_by(|a, b| a.kind == b.kind).map(|batch| (batch[0].kind, batch.len() as u32));
        let cells = operations.iter().map(|&Operation { to, operands: [a, b, c], .. }| [to, a, b, c]);
        Straight { batches: batches.collect(), cells: cells.collect() }
    }
}

impl Straight {
    /// Returns whether the code stays within a memory of `cells` cells, and the batches cover each
    /// operation.
    pub(crate) fn is_within(&self, cells: usize) -> bool {
        let told: u64 = self.batches.iter().map(|(_, count)| u64::from(*count)).sum();
        told == self.cells.len() as u64 && self.cells.iter().flatten().all(|&at| (at as usize) < cells)
    }

    /// Returns the number of operations.
    pub(crate) fn len(&self) -> u64 {
        self.cells.len() as u64
    }

    /// Returns the operations in order.
    pub(crate) fn operations(&self) -> impl Iterator<Item = Operation> {
        let kinds = self.batches.iter().flat_map(|&(kind, count)| std::iter::repeat_n(kind, count as usize));
        kinds.zip(&self.cells).map(|(kind, &[to, a, b, c])| Operation { kind, to, operands: [a, b, c] })
    }

    /// Runs the operations with the functions of generated code. The results are identical to the
    /// last bit.
    pub(crate) fn run<T: Scalar>(&self, memory: &[Cell<T>]) {
        self.run_with(memory, |kind, batch, memory| match kind {
            Kind::Sqrt => each(batch, memory, |[a, ..]| rt::sqrt(a)),
            Kind::SinCos => {
                for &[to, a, b, _] in batch {
                    let (sine, cosine) = rt::sin_cos(memory[a as usize].get());
                    memory[to as usize].set(sine);
                    memory[b as usize].set(cosine);
                }
            }
            Kind::Turned => each(batch, memory, |[a, b, c]| T::select(c.at_most(rt::lit(rt::MAX_TURN)), a, b)),
            Kind::Call(function) => each(batch, memory, |[a, ..]| call(function, a)),
            Kind::Apply(rule) => match rule {
                Rule::DivOrZero => each(batch, memory, |[a, b, _]| rt::div_or_zero(a, b)),
                Rule::DivOrOne => each(batch, memory, |[a, b, _]| rt::div_or_one(a, b)),
                Rule::Visible => each(batch, memory, |[a, b, c]| rt::visible_change(a, b, c)),
                Rule::Abs => each(batch, memory, |[a, ..]| rt::abs(a)),
                Rule::Atan2 => each(batch, memory, |[a, b, _]| rt::atan2(a, b)),
                Rule::Where(Side::Above) => each(batch, memory, |[c, a, _]| rt::where_above(c, a)),
                Rule::Where(Side::NotAbove) => each(batch, memory, |[c, a, _]| rt::where_not_above(c, a)),
            },
            // `run_with` executes these itself.
            Kind::Neg | Kind::Add | Kind::Sub | Kind::Mul | Kind::Div => {}
            Kind::MulAdd | Kind::MulSub | Kind::SubMul => {}
        });
    }

    /// Runs the operations over any numbers that can be added, multiplied and divided; `other` runs
    /// all other operations.
    #[inline(always)]
    pub(crate) fn run_with<T: Arithmetic>(
        &self,
        memory: &[Cell<T>],
        mut other: impl FnMut(Kind, &[[At; 4]], &[Cell<T>]),
    ) {
        let mut cells = self.cells.as_slice();
        for &(kind, count) in &self.batches {
            let (batch, rest) = cells.split_at(count as usize);
            cells = rest;
            match kind {
                Kind::Neg => each(batch, memory, |[a, ..]| -a),
                Kind::Add => each(batch, memory, |[a, b, _]| a + b),
                Kind::Sub => each(batch, memory, |[a, b, _]| a - b),
                Kind::Mul => each(batch, memory, |[a, b, _]| a * b),
                Kind::Div => each(batch, memory, |[a, b, _]| a / b),
                Kind::MulAdd => each(batch, memory, |[a, b, c]| a * b + c),
                Kind::MulSub => each(batch, memory, |[a, b, c]| a * b - c),
                Kind::SubMul => each(batch, memory, |[a, b, c]| c - a * b),
                kind => other(kind, batch, memory),
            }
        }
    }
}

/// Numbers that can be added, multiplied and divided.
pub(crate) trait Arithmetic:
    Copy + Neg<Output = Self> + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Div<Output = Self>
{
}

impl<T> Arithmetic for T where
    T: Copy + Neg<Output = T> + Add<Output = T> + Sub<Output = T> + Mul<Output = T> + Div<Output = T>
{
}

/// Applies a function to one operation after the other. An operation may read the result of an
/// earlier one.
#[inline(always)]
fn each<T: Copy>(batch: &[[At; 4]], memory: &[Cell<T>], value: impl Fn([T; 3]) -> T) {
    for &[to, a, b, c] in batch {
        let operands = [a, b, c].map(|at| memory[at as usize].get());
        memory[to as usize].set(value(operands));
    }
}

/// Returns the function of the runtime as the compiler knows it; `None` for one of a later runtime.
pub(crate) fn known(function: Elementary) -> Option<Function> {
    match function {
        Elementary::Bessel(n) => Some(Function::Bessel(n)),
        _ => Function::named(function.name()),
    }
}

macro_rules! executed {
    ($($(#[$_doc:meta])* $function:ident $name:ident,)*) => {
        /// A function of one argument, as generated code computes it.
        #[inline(never)]
        pub fn call<T: Scalar>(function: Function, x: T) -> T {
            match function {
                $(Function::$function => rt::$name(x),)*
                Function::Bessel(-1) => rt::bessel::<T, -1>(x),
                Function::Bessel(0) => rt::bessel::<T, 0>(x),
                Function::Bessel(1) => rt::bessel::<T, 1>(x),
                Function::Bessel(2) => rt::bessel::<T, 2>(x),
                Function::Bessel(3) => rt::bessel::<T, 3>(x),
                // No method uses these.
                Function::Bessel(n) => x.elementary(Elementary::Bessel(n)),
            }
        }
    };
}

nonholonomic_ir::each_function!(executed);
