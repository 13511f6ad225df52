//! Translation of the executor's operations to Cranelift.
//!
//! A number is a [`Value`] of the machine, or stands for four: the numbers of [as many
//! motions](Lanes::Four), in two vectors of the machine. The first vector represents all four, and
//! the second is recorded beside it. A truth about numbers is also such a value, which holds for
//! each motion separately.

mod arithmetic;
mod control;
mod lanes;
mod sine;

use crate::functions;
use cranelift_codegen::ir::condcodes::FloatCC;
use cranelift_codegen::ir::{InstBuilder, MemFlagsData, Value};
use cranelift_frontend::{FunctionBuilder, Variable};
use nonholonomic_exec::{At, Kind, Operation, Piece};
use nonholonomic_ir::ir::rules::Rule;
use nonholonomic_ir::tree::Side;
use sine::deferred;
use std::collections::{HashMap, HashSet};

/// Number of bytes of a number.
pub(crate) const SIZE: i32 = 8;

/// Maximum number of inlined sines. Code with more calls a function for each, since inlined sines
/// take long to compile.
const MAX_SINES: usize = 24;

/// Number of motions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lanes {
    One,
    /// Four motions, whose numbers are side by side in vectors.
    Four,
}

impl Lanes {
    pub(crate) fn count(self) -> usize {
        match self {
            Lanes::One => 1,
            Lanes::Four => 4,
        }
    }
}

/// The known number of a cell.
#[derive(Clone, Copy)]
enum Known {
    Number(Value),
    /// The sine or the cosine of an angle, which is computed on demand.
    Sine(Value),
    Cosine(Value),
}

/// Translator of code on cells.
pub(crate) struct Emitter<'a, 'f> {
    pub(crate) builder: &'a mut FunctionBuilder<'f>,
    /// The address of cell 0.
    memory: Value,
    /// The numbers of cells that have been read or written.
    known: HashMap<At, Known>,
    /// Cells that the code writes.
    written: HashSet<At>,
    /// Whether written cells are always known, or in the memory, before they are read.
    strict: bool,
    /// Cells whose numbers are in the memory.
    published: HashSet<At>,
    /// Whether sines are inlined.
    sines: bool,
    /// Sines and cosines of angles that code without branches computes once.
    shared: Option<HashMap<Value, (Value, Value)>>,
    lanes: Lanes,
    /// The second vectors of numbers, by the first. A number without an entry has two equal
    /// vectors.
    seconds: HashMap<Value, Value>,
    second_variables: HashMap<u32, Variable>,
}

/// Translates a piece, which reads and writes cells from `memory` on. Returns the required number
/// of cells.
///
/// # Errors
/// A function that machine code cannot call, or cells beyond the addressable range.
pub(crate) fn piece(builder: &mut FunctionBuilder<'_>, memory: Value, piece: Piece<'_>) -> Result<usize, String> {
    let operations: Vec<Operation> = piece.operations().collect();
    let mut last: HashMap<At, usize> = HashMap::new();
    for (i, operation) in operations.iter().enumerate() {
        last.extend(operation.writes().map(|at| (at, i)));
    }
    let cells = operations.iter().flat_map(|operation| operation.writes().chain(operation.reads()));
    let cells = bound(cells.max().map_or(0, |at| at as usize + 1))?;
    let sines = operations.iter().filter(|operation| operation.kind == Kind::SinCos).count();
    let mut emitter = Emitter::new(builder, memory, last.keys().copied().collect(), sines);
    // A cell is written once, with its last number.
    emitter.run(&operations, |at, i| last[&at] == i && piece.keeps(at))?;
    emitter.builder.ins().return_(&[]);
    Ok(cells)
}

/// Returns the number of cells, if they are addressable for all [`Lanes`].
///
/// # Errors
/// If they are not addressable.
pub(crate) fn bound(cells: usize) -> Result<usize, String> {
    if i32::try_from(cells * SIZE as usize * Lanes::Four.count()).is_err() {
        return Err(format!("{cells} cells are too many"));
    }
    Ok(cells)
}

impl<'a, 'f> Emitter<'a, 'f> {
    /// Makes a translator for code that writes these cells, and has this number of sines.
    pub(crate) fn new(
        builder: &'a mut FunctionBuilder<'f>,
        memory: Value,
        written: HashSet<At>,
        sines: usize,
    ) -> Emitter<'a, 'f> {
        Emitter {
            builder,
            memory,
            known: HashMap::new(),
            written,
            strict: false,
            published: HashSet::new(),
            sines: sines <= MAX_SINES,
            shared: None,
            lanes: Lanes::One,
            seconds: HashMap::new(),
            second_variables: HashMap::new(),
        }
    }

    /// Makes the translator compute the sine and the cosine of an angle once for all scopes. This
    /// requires code that always runs completely.
    pub(crate) fn sharing(self) -> Self {
        Emitter { shared: Some(HashMap::new()), ..self }
    }

    /// Sets the number of motions.
    pub(crate) fn of(self, lanes: Lanes) -> Self {
        Emitter { lanes, ..self }
    }

    /// Requires that written cells are known before they are read.
    pub(crate) fn strict(self) -> Self {
        Emitter { strict: true, ..self }
    }

    /// Sets the numbers of cells.
    pub(crate) fn bind(&mut self, cells: &[At], numbers: &[Value]) {
        self.known.extend(cells.iter().zip(numbers).map(|(&at, &value)| (at, Known::Number(value))));
    }

    /// Translates code whose results are later read from the memory; unread results are not
    /// written.
    ///
    /// # Errors
    /// The errors of [`piece`].
    pub(crate) fn publish(
        &mut self,
        operations: impl Iterator<Item = Operation>,
        read: &HashSet<At>,
    ) -> Result<(), String> {
        let operations: Vec<Operation> = operations.collect();
        let last: HashMap<At, usize> =
            (0..).zip(&operations).flat_map(|(i, operation)| operation.writes().map(move |at| (at, i))).collect();
        let keeps = |at: At, i: usize| last[&at] == i && read.contains(&at);
        self.scoped(|emitter| emitter.run(&operations, keeps))?;
        self.published.extend(last.into_keys().filter(|at| read.contains(at)));
        Ok(())
    }

    /// Declares that the numbers of these cells are in the memory.
    pub(crate) fn trust(&mut self, cells: &[At]) {
        self.published.extend(cells);
    }

    /// Writes numbers to cells of the memory, where they are later read.
    pub(crate) fn publish_numbers(&mut self, cells: &[At], numbers: &[Value]) {
        cells.iter().zip(numbers).for_each(|(&at, &value)| self.write(at, value));
        self.trust(cells);
    }

    /// Returns the results of code in its own scope: its computed numbers are not known afterwards.
    ///
    /// # Errors
    /// The errors of [`piece`].
    pub(crate) fn apart(
        &mut self,
        operations: impl Iterator<Item = Operation>,
        results: &[At],
    ) -> Result<Vec<Value>, String> {
        self.scoped(|emitter| emitter.results(operations, results))
    }

    /// Runs a translation in its own scope.
    pub(crate) fn scoped<R>(&mut self, translate: impl FnOnce(&mut Self) -> R) -> R {
        let before = self.known.clone();
        let result = translate(self);
        self.known = before;
        result
    }

    /// Reads a cell of the memory.
    pub(crate) fn read(&mut self, at: At) -> Value {
        self.load_from(self.memory, at as usize)
    }

    /// Returns the results of code.
    ///
    /// # Errors
    /// The errors of [`piece`].
    pub(crate) fn results(
        &mut self,
        operations: impl Iterator<Item = Operation>,
        results: &[At],
    ) -> Result<Vec<Value>, String> {
        let operations: Vec<Operation> = operations.collect();
        self.run(&operations, |_, _| false)?;
        results.iter().map(|&at| self.load(at)).collect()
    }

    fn load(&mut self, at: At) -> Result<Value, String> {
        match self.known.get(&at) {
            Some(&Known::Number(value)) => return Ok(value),
            Some(&Known::Sine(angle) | &Known::Cosine(angle)) => {
                let (sine, cosine) = self.sine_and_cosine(angle);
                let known = self.known[&at];
                return Ok(if matches!(known, Known::Sine(_)) { sine } else { cosine });
            }
            None => {}
        }
        let is_written = self.written.contains(&at);
        if self.strict && is_written && !self.published.contains(&at) {
            return Err(format!("the cell {at} is read before it is written"));
        }
        let flags = MemFlagsData::trusted();
        // Cranelift may move the load of a cell that this code never writes.
        let flags = if is_written { flags } else { flags.with_readonly().with_can_move() };
        let value = self.load_with(flags, self.memory, at as usize);
        self.known.insert(at, Known::Number(value));
        Ok(value)
    }

    fn store(&mut self, at: At) -> Result<(), String> {
        let value = self.load(at)?;
        self.write(at, value);
        Ok(())
    }

    /// Writes a number to a cell of the memory.
    pub(crate) fn write(&mut self, at: At, value: Value) {
        self.store_to(self.memory, at as usize, value);
    }

    /// Translates operations; `keeps` tells which cells they write to the memory.
    fn run(&mut self, operations: &[Operation], keeps: impl Fn(At, usize) -> bool) -> Result<(), String> {
        let deferred = deferred(operations, &keeps);
        let mut at = 0;
        while at < operations.len() {
            let operation = operations[at];
            let end = match operation.kind {
                Kind::Turned => self.turned(&operations[at..])? + at,
                Kind::SinCos => {
                    let angle = self.load(operation.operands[0])?;
                    let pair = match deferred.contains(&at) {
                        true => (Known::Sine(angle), Known::Cosine(angle)),
                        false => {
                            let (sine, cosine) = self.sine_and_cosine(angle);
                            (Known::Number(sine), Known::Number(cosine))
                        }
                    };
                    self.known.insert(operation.to, pair.0);
                    self.known.insert(operation.operands[1], pair.1);
                    at + 1
                }
                kind => {
                    let wanted: Vec<Value> = operation.reads().map(|at| self.load(at)).collect::<Result<_, _>>()?;
                    let value = self.value(kind, &wanted)?;
                    self.known.insert(operation.to, Known::Number(value));
                    at + 1
                }
            };
            for (i, operation) in operations.iter().enumerate().take(end).skip(at) {
                for written in operation.writes().filter(|&written| keeps(written, i)) {
                    self.store(written)?;
                }
            }
            at = end;
        }
        Ok(())
    }

    fn value(&mut self, kind: Kind, operands: &[Value]) -> Result<Value, String> {
        let a = operands[0];
        let (b, c) = (operands.get(1).copied().unwrap_or(a), operands.get(2).copied().unwrap_or(a));
        Ok(match kind {
            Kind::Neg => self.neg(a),
            Kind::Sqrt => self.sqrt(a),
            Kind::Add => self.add(a, b),
            Kind::Sub => self.sub(a, b),
            Kind::Mul => self.mul(a, b),
            Kind::Div => self.div(a, b),
            Kind::MulAdd | Kind::MulSub | Kind::SubMul => {
                let product = self.mul(a, b);
                match kind {
                    Kind::MulAdd => self.add(product, c),
                    Kind::MulSub => self.sub(product, c),
                    _ => self.sub(c, product),
                }
            }
            // These kinds are translated elsewhere.
            Kind::Turned | Kind::SinCos => return Err("a sine and its cosine are no single number".to_owned()),
            Kind::Apply(rule) => self.applied(rule, [a, b, c]),
            Kind::Call(function) => {
                let known = functions::unary(function);
                let known = known.ok_or_else(|| format!("the function {} is not called", function.name()))?;
                self.call(known as usize, &[a])
            }
        })
    }

    fn applied(&mut self, rule: Rule, [a, b, c]: [Value; 3]) -> Value {
        match rule {
            Rule::Abs => self.abs(a),
            Rule::DivOrZero => self.div_or(a, b, 0.0),
            Rule::DivOrOne => self.div_or(a, b, 1.0),
            Rule::Visible => self.visible(a, b, c),
            Rule::Atan2 => self.call(functions::atan2 as *const () as usize, &[a, b]),
            Rule::Where(side) => {
                let zero = self.constant(0.0);
                // Neither comparison holds for NaN.
                let not_above = |emitter: &mut Self, then, otherwise| {
                    emitter.select(FloatCC::LessThanOrEqual, a, zero, then, otherwise)
                };
                let above =
                    |emitter: &mut Self, then, otherwise| emitter.select(FloatCC::LessThan, zero, a, then, otherwise);
                match side {
                    Side::Above => {
                        let otherwise = not_above(self, zero, a);
                        above(self, b, otherwise)
                    }
                    Side::NotAbove => {
                        let otherwise = above(self, zero, a);
                        not_above(self, b, otherwise)
                    }
                }
            }
        }
    }

    /// Translates a change of the size of roundoff, which is usually 0.
    fn visible(&mut self, a: Value, b: Value, c: Value) -> Value {
        let half = self.constant(0.5 * f64::EPSILON);
        let (bound, size, zero) = (self.mul(half, b), self.abs(a), self.constant(0.0));
        let is_invisible = self.at_most(size, bound);
        let is_invisible = self.everywhere(is_invisible);
        let (seen, after) = (self.cold(), self.block_of(1));
        self.branch(is_invisible, (after, &[zero]), (seen, &[]));
        self.builder.switch_to_block(seen);
        let change = self.call(functions::visible_change as *const () as usize, &[a, b, c]);
        self.jump(after, &[change]);
        self.builder.switch_to_block(after);
        self.builder.block_params(after)[0]
    }
}
