//! Translation of the executor's operations to Cranelift.
//!
//! A number is a [`Value`] of the machine, or stands for four: the numbers of [as many
//! motions](Lanes::Four), in two vectors of the machine. The first vector represents all four, and
//! the second is recorded beside it. A truth about numbers is also such a value, which holds for
//! each motion separately.

use crate::functions;
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{
    AbiParam, Block, BlockArg, ConstantData, InstBuilder, MemFlagsData, Signature, StackSlot, StackSlotData,
    StackSlotKind, Type, Value, types,
};
use cranelift_frontend::{FunctionBuilder, Variable};
use nonholonomic::generated as rt;
use nonholonomic_exec::{At, Kind, Operation, Piece};
use nonholonomic_ir::tree::Side;
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

/// Number of lanes of a vector of the machine.
const LANES_OF_VECTOR: usize = 2;

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

    /// Translates the sines and cosines of turned angles, as many leading operations as have one
    /// increment, and returns their number. If the increment is too large, they are computed from
    /// the angles themselves.
    fn turned(&mut self, operations: &[Operation]) -> Result<usize, String> {
        let size = self.load(operations[0].operands[2])?;
        let (mut near, mut far, mut written) = (Vec::new(), Vec::new(), HashSet::new());
        for operation in operations {
            let [a, b, c] = operation.operands;
            if operation.kind != Kind::Turned || [a, b, c].iter().any(|at| written.contains(at)) {
                break;
            }
            if self.load(c)? != size {
                break;
            }
            near.push(self.load(a)?);
            let known = self.known.get(&b).copied();
            far.push(if let Some(known) = known { known } else { Known::Number(self.load(b)?) });
            written.insert(operation.to);
        }
        let largest = self.constant(rt::MAX_TURN);
        let is_near = self.at_most(size, largest);
        let (anew, after) = (self.cold(), self.block_of(near.len()));
        let all_near = self.everywhere(is_near);
        self.branch(all_near, (after, &near), (anew, &[]));
        self.builder.switch_to_block(anew);
        let mut pairs: Vec<(Value, (Value, Value))> = Vec::new();
        let mut pair = |emitter: &mut Self, angle: Value| match pairs.iter().find(|(known, _)| *known == angle) {
            Some(&(_, pair)) => pair,
            None => {
                let pair = emitter.call_sin_cos(angle);
                pairs.push((angle, pair));
                pair
            }
        };
        let far: Vec<Value> = far
            .into_iter()
            .map(|known| match known {
                Known::Number(value) => value,
                Known::Sine(angle) => pair(self, angle).0,
                Known::Cosine(angle) => pair(self, angle).1,
            })
            .collect();
        let far = match self.lanes {
            Lanes::One => far,
            Lanes::Four => near.iter().zip(far).map(|(&near, far)| self.choose(is_near, near, far)).collect(),
        };
        self.jump(after, &far);
        self.builder.switch_to_block(after);
        let merged = self.numbers_of(after, near.len());
        let cells: Vec<At> = operations[..merged.len()].iter().map(|operation| operation.to).collect();
        self.bind(&cells, &merged);
        Ok(merged.len())
    }

    fn value(&mut self, kind: Kind, operands: &[Value]) -> Result<Value, String> {
        let a = operands[0];
        let (b, c) = (operands.get(1).copied().unwrap_or(a), operands.get(2).copied().unwrap_or(a));
        Ok(match kind {
            Kind::Neg => self.neg(a),
            Kind::Abs => self.abs(a),
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
            Kind::DivOrZero => self.div_or(a, b, 0.0),
            Kind::DivOrOne => self.div_or(a, b, 1.0),
            // These kinds are translated elsewhere.
            Kind::Turned | Kind::SinCos => return Err("a sine and its cosine are no single number".to_owned()),
            Kind::Where(side) => {
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
            Kind::Visible => self.visible(a, b, c),
            Kind::Atan2 => self.call(functions::atan2 as *const () as usize, &[a, b]),
            Kind::Call(function) => {
                let known = functions::unary(function);
                let known = known.ok_or_else(|| format!("the function {} is not called", function.name()))?;
                self.call(known as usize, &[a])
            }
        })
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

    /// (sin x, cos x), computed like `rt::sin_cos`.
    pub(crate) fn sine_and_cosine(&mut self, x: Value) -> (Value, Value) {
        if let Some(&pair) = self.shared.as_ref().and_then(|shared| shared.get(&x)) {
            return pair;
        }
        let pair = self.new_sine_and_cosine(x);
        if let Some(shared) = &mut self.shared {
            shared.insert(x, pair);
        }
        pair
    }

    fn new_sine_and_cosine(&mut self, x: Value) -> (Value, Value) {
        if !self.sines {
            return self.call_sin_cos(x);
        }
        let (near, far, after) = (self.builder.create_block(), self.cold(), self.block_of(2));
        let (size, limit) = (self.abs(x), self.constant(rt::LIMIT_F64));
        let is_near = self.at_most(size, limit);
        let is_near = self.everywhere(is_near);
        self.branch(is_near, (near, &[]), (far, &[]));
        self.builder.switch_to_block(far);
        let (sine, cosine) = self.call_sin_cos(x);
        self.jump(after, &[sine, cosine]);
        self.builder.switch_to_block(near);
        let (sine, cosine) = self.near_sin_cos(x);
        self.jump(after, &[sine, cosine]);
        self.builder.switch_to_block(after);
        let pair = self.builder.block_params(after);
        (pair[0], pair[1])
    }

    fn near_sin_cos(&mut self, x: Value) -> (Value, Value) {
        let [two_by_pi, round] = [std::f64::consts::FRAC_2_PI, rt::ROUND_F64].map(|k| self.constant(k));
        let turns = self.mul(x, two_by_pi);
        let shifted = self.add(turns, round);
        let k = self.sub(shifted, round);
        let [p1, p2, p3] = rt::PI_2_F64.map(|p| {
            let p = self.constant(p);
            self.mul(k, p)
        });
        let r = self.sub(x, p1);
        let (r, tail) = (self.sub(r, p2), p3);
        let z = self.mul(r, r);
        let z2 = self.mul(z, z);
        let z4 = self.mul(z2, z2);
        let [s, c] = [rt::SIN_F64, rt::COS_F64].map(|coefficients| {
            let [k0, k1, k2, k3, k4, k5] = coefficients.map(|k| self.constant(k));
            let [low, middle, high] = [(k0, k1), (k2, k3), (k4, k5)].map(|(a, b)| {
                let product = self.mul(b, z);
                self.add(a, product)
            });
            let (middle, high) = (self.mul(middle, z2), self.mul(high, z4));
            let low = self.add(low, middle);
            self.add(low, high)
        });
        let rz = self.mul(r, z);
        let product = self.mul(rz, s);
        let rest = self.sub(product, tail);
        let sine = self.add(r, rest);
        let [one, half] = [1.0, 0.5].map(|k| self.constant(k));
        let product = self.mul(z, c);
        let rest = self.sub(half, product);
        let product = self.mul(z, rest);
        let cosine = self.sub(one, product);

        let [one, two, nothing] = [1, 2, 0].map(|k| self.bits_of(k));
        let amount = self.builder.ins().iconst(types::I32, 62);
        let [sine, cosine, quadrant] = [sine, cosine, shifted].map(|x| self.bits(x));
        let difference = self.each([sine, cosine], |builder, [a, b]| builder.ins().bxor(a, b));
        let odd = self.each([quadrant, one], |builder, [a, b]| builder.ins().band(a, b));
        let odd = self.each([nothing, odd], |builder, [a, b]| builder.ins().isub(a, b));
        let exchange = self.each([difference, odd], |builder, [a, b]| builder.ins().band(a, b));
        let next = self.each([quadrant, one], |builder, [a, b]| builder.ins().iadd(a, b));
        [(sine, quadrant), (cosine, next)]
            .map(|(bits, quadrant)| {
                let sign = self.each([quadrant, two], |builder, [a, b]| builder.ins().band(a, b));
                let sign = self.each([sign], |builder, [sign]| builder.ins().ishl(sign, amount));
                let exchanged = self.each([bits, exchange], |builder, [a, b]| builder.ins().bxor(a, b));
                let signed = self.each([exchanged, sign], |builder, [a, b]| builder.ins().bxor(a, b));
                let kind = self.kind();
                self.each([signed], |builder, [bits]| builder.ins().bitcast(kind, MemFlagsData::new(), bits))
            })
            .into()
    }

    fn bits(&mut self, x: Value) -> Value {
        let kind = self.kind().as_int();
        self.each([x], |builder, [x]| builder.ins().bitcast(kind, MemFlagsData::new(), x))
    }

    /// Returns an integer constant for the bits of each number.
    fn bits_of(&mut self, value: i64) -> Value {
        match self.lanes {
            Lanes::One => self.builder.ins().iconst(types::I64, value),
            Lanes::Four => self.vector(types::I64X2, value.to_le_bytes()),
        }
    }

    fn call_sin_cos(&mut self, angle: Value) -> (Value, Value) {
        let slot = self.builder.create_sized_stack_slot(StackSlotData::new(StackSlotKind::ExplicitSlot, 8, 3));
        let place = self.builder.ins().stack_addr(types::I64, slot, 0);
        let pairs: Vec<(Value, Value)> = (0..self.lanes.count())
            .map(|lane| {
                let angle = self.lane(angle, lane);
                let sine = self.call_for(functions::sin_cos as *const () as usize, &[angle, place], true);
                let cosine = self.builder.ins().stack_load(types::I64, types::F64, slot, 0);
                (sine.unwrap_or(angle), cosine)
            })
            .collect();
        let (sines, cosines): (Vec<Value>, Vec<Value>) = pairs.into_iter().unzip();
        (self.together(&sines), self.together(&cosines))
    }

    /// Returns the address of a row of `width` numbers, from the address of the first row and the
    /// number of the row.
    pub(crate) fn row(&mut self, rows: Value, row: Value, width: usize) -> Value {
        let bytes = width as i64 * i64::from(self.stride());
        let offset = self.builder.ins().imul_imm_u(row, bytes);
        self.builder.ins().iadd(rows, offset)
    }

    /// Returns a stack slot for `numbers` numbers.
    pub(crate) fn slot(&mut self, numbers: usize) -> StackSlot {
        let bytes = (numbers * self.stride() as usize) as u32;
        self.builder.create_sized_stack_slot(StackSlotData::new(StackSlotKind::ExplicitSlot, bytes, 4))
    }

    /// Calls a function of numbers that returns a number, for each motion.
    fn call(&mut self, address: usize, arguments: &[Value]) -> Value {
        let results: Vec<Value> = (0..self.lanes.count())
            .map(|lane| {
                let arguments: Vec<Value> = arguments.iter().map(|&number| self.lane(number, lane)).collect();
                self.call_for(address, &arguments, true).unwrap_or(arguments[0])
            })
            .collect();
        self.together(&results)
    }

    /// Calls a function, which may return a number.
    pub(crate) fn call_for(&mut self, address: usize, arguments: &[Value], gives: bool) -> Option<Value> {
        let mut signature = Signature::new(self.builder.func.signature.call_conv);
        signature.returns.extend(gives.then(|| AbiParam::new(types::F64)));
        let kinds = arguments.iter().map(|&value| AbiParam::new(self.builder.func.dfg.value_type(value)));
        signature.params.extend(kinds);
        let signature = self.builder.import_signature(signature);
        let address = self.builder.ins().iconst(types::I64, address as i64);
        let call = self.builder.ins().call_indirect(signature, address, arguments);
        self.builder.inst_results(call).first().copied()
    }
}

/// Arithmetic and branches.
impl Emitter<'_, '_> {
    pub(crate) fn constant(&mut self, value: f64) -> Value {
        match self.lanes {
            Lanes::One => self.builder.ins().f64const(value),
            Lanes::Four => self.vector(types::F64X2, value.to_le_bytes()),
        }
    }

    /// Returns a constant in both lanes of a vector.
    fn vector(&mut self, kind: Type, bytes: [u8; 8]) -> Value {
        let data = ConstantData::from(&[bytes; LANES_OF_VECTOR].concat()[..]);
        let constant = self.builder.func.dfg.constants.insert(data);
        self.builder.ins().vconst(kind, constant)
    }

    pub(crate) fn whole(&mut self, value: u64) -> Value {
        self.builder.ins().iconst(types::I64, value as i64)
    }

    /// Converts an integer to a number that is equal for all motions.
    pub(crate) fn number_of(&mut self, whole: Value) -> Value {
        let number = self.builder.ins().fcvt_from_uint(types::F64, whole);
        match self.lanes {
            Lanes::One => number,
            Lanes::Four => self.builder.ins().splat(types::F64X2, number),
        }
    }

    /// Returns the number of motions.
    pub(crate) fn lanes(&self) -> Lanes {
        self.lanes
    }

    /// Returns the type of one vector of numbers.
    fn kind(&self) -> Type {
        match self.lanes {
            Lanes::One => types::F64,
            Lanes::Four => types::F64X2,
        }
    }

    /// Returns the number of bytes between consecutive numbers.
    fn stride(&self) -> i32 {
        self.lanes.count() as i32 * SIZE
    }

    /// Returns the second vector of numbers.
    fn second(&self, number: Value) -> Value {
        self.seconds.get(&number).copied().unwrap_or(number)
    }

    /// Applies an operation to each vector. Equal operands of both vectors are computed once.
    pub(crate) fn each<const N: usize>(
        &mut self,
        numbers: [Value; N],
        mut make: impl FnMut(&mut FunctionBuilder<'_>, [Value; N]) -> Value,
    ) -> Value {
        let first = make(self.builder, numbers);
        let others = numbers.map(|number| self.second(number));
        if others != numbers {
            let second = make(self.builder, others);
            self.seconds.insert(first, second);
        }
        first
    }

    /// Returns the number of one motion.
    pub(crate) fn lane(&mut self, number: Value, lane: usize) -> Value {
        let vector = if lane < LANES_OF_VECTOR { number } else { self.second(number) };
        match self.lanes {
            Lanes::One => number,
            Lanes::Four => self.builder.ins().extractlane(vector, (lane % LANES_OF_VECTOR) as u8),
        }
    }

    /// Combines the numbers of all motions.
    pub(crate) fn together(&mut self, lanes: &[Value]) -> Value {
        let &[a, b, c, d] = lanes else { return lanes[0] };
        let [first, second] = [(a, b), (c, d)].map(|(a, b)| {
            let vector = self.builder.ins().scalar_to_vector(types::F64X2, a);
            self.builder.ins().insertlane(vector, b, 1)
        });
        self.seconds.insert(first, second);
        first
    }

    /// Returns the address of the number with index `at` after an address.
    pub(crate) fn place(&mut self, address: Value, at: usize) -> Value {
        let bytes = at as i64 * i64::from(self.stride());
        self.builder.ins().iadd_imm_u(address, bytes)
    }

    /// Loads the number with index `at` after an address.
    pub(crate) fn load_from(&mut self, address: Value, at: usize) -> Value {
        self.load_with(MemFlagsData::trusted(), address, at)
    }

    fn load_with(&mut self, flags: MemFlagsData, address: Value, at: usize) -> Value {
        let (kind, place) = (self.kind(), at as i32 * self.stride());
        let first = self.builder.ins().load(kind, flags, address, place);
        if self.lanes == Lanes::Four {
            let second = self.builder.ins().load(kind, flags, address, place + kind.bytes() as i32);
            self.seconds.insert(first, second);
        }
        first
    }

    /// Stores a number at index `at` after an address.
    pub(crate) fn store_to(&mut self, address: Value, at: usize, number: Value) {
        let (flags, place) = (MemFlagsData::trusted(), at as i32 * self.stride());
        self.builder.ins().store(flags, number, address, place);
        if self.lanes == Lanes::Four {
            let (second, bytes) = (self.second(number), self.kind().bytes() as i32);
            self.builder.ins().store(flags, second, address, place + bytes);
        }
    }

    /// Declares a variable for numbers.
    pub(crate) fn variable(&mut self) -> Variable {
        let kind = self.kind();
        let first = self.builder.declare_var(kind);
        if self.lanes == Lanes::Four {
            let second = self.builder.declare_var(kind);
            self.second_variables.insert(first.as_u32(), second);
        }
        first
    }

    /// Declares a variable for truths about numbers.
    pub(crate) fn truths(&mut self) -> Variable {
        match self.lanes {
            Lanes::One => self.builder.declare_var(types::I8),
            Lanes::Four => {
                let [first, second] = [(); 2].map(|()| self.builder.declare_var(types::I64X2));
                self.second_variables.insert(first.as_u32(), second);
                first
            }
        }
    }

    /// Returns a truth that is equal for all numbers.
    pub(crate) fn truth(&mut self, holds: bool) -> Value {
        match self.lanes {
            Lanes::One => self.builder.ins().iconst(types::I8, i64::from(holds)),
            Lanes::Four => self.vector(types::I64X2, (-i64::from(holds)).to_le_bytes()),
        }
    }

    /// Sets a variable of any type.
    pub(crate) fn set(&mut self, variable: Variable, value: Value) {
        self.builder.def_var(variable, value);
        if let Some(&other) = self.second_variables.get(&variable.as_u32()) {
            let second = self.second(value);
            self.builder.def_var(other, second);
        }
    }

    pub(crate) fn get(&mut self, variable: Variable) -> Value {
        let value = self.builder.use_var(variable);
        if let Some(&other) = self.second_variables.get(&variable.as_u32()) {
            let second = self.builder.use_var(other);
            self.seconds.insert(value, second);
        }
        value
    }

    pub(crate) fn add(&mut self, a: Value, b: Value) -> Value {
        self.each([a, b], |builder, [a, b]| builder.ins().fadd(a, b))
    }

    pub(crate) fn sub(&mut self, a: Value, b: Value) -> Value {
        self.each([a, b], |builder, [a, b]| builder.ins().fsub(a, b))
    }

    pub(crate) fn mul(&mut self, a: Value, b: Value) -> Value {
        self.each([a, b], |builder, [a, b]| builder.ins().fmul(a, b))
    }

    pub(crate) fn div(&mut self, a: Value, b: Value) -> Value {
        self.each([a, b], |builder, [a, b]| builder.ins().fdiv(a, b))
    }

    fn neg(&mut self, a: Value) -> Value {
        self.each([a], |builder, [a]| builder.ins().fneg(a))
    }

    fn sqrt(&mut self, a: Value) -> Value {
        self.each([a], |builder, [a]| builder.ins().sqrt(a))
    }

    pub(crate) fn abs(&mut self, a: Value) -> Value {
        self.each([a], |builder, [a]| builder.ins().fabs(a))
    }

    /// a / b, or another number where b is 0.
    pub(crate) fn div_or(&mut self, a: Value, b: Value, otherwise: f64) -> Value {
        let (zero, otherwise) = (self.constant(0.0), self.constant(otherwise));
        let quotient = self.div(a, b);
        self.select(FloatCC::Equal, b, zero, otherwise, quotient)
    }

    /// Compares a and b.
    pub(crate) fn compared(&mut self, holds: FloatCC, a: Value, b: Value) -> Value {
        self.each([a, b], |builder, [a, b]| builder.ins().fcmp(holds, a, b))
    }

    /// a ≤ b, which is false for NaN.
    pub(crate) fn at_most(&mut self, a: Value, b: Value) -> Value {
        self.compared(FloatCC::LessThanOrEqual, a, b)
    }

    /// a < b, which is false for NaN.
    pub(crate) fn below(&mut self, a: Value, b: Value) -> Value {
        self.compared(FloatCC::LessThan, a, b)
    }

    /// Returns whether each number is at most its bound, or `None` for an empty list.
    pub(crate) fn all_at_most(&mut self, numbers: &[Value], bounds: &[Value]) -> Option<Value> {
        let each: Vec<Value> = numbers.iter().zip(bounds).map(|(&a, &b)| self.at_most(a, b)).collect();
        self.all(&each)
    }

    /// Returns whether all truths hold, or `None` for an empty list.
    pub(crate) fn all(&mut self, each: &[Value]) -> Option<Value> {
        each.iter().copied().reduce(|all, holds| self.both(all, holds))
    }

    pub(crate) fn both(&mut self, a: Value, b: Value) -> Value {
        self.each([a, b], |builder, [a, b]| builder.ins().band(a, b))
    }

    pub(crate) fn either(&mut self, a: Value, b: Value) -> Value {
        self.each([a, b], |builder, [a, b]| builder.ins().bor(a, b))
    }

    /// Returns whether a holds and b does not.
    pub(crate) fn without(&mut self, a: Value, b: Value) -> Value {
        self.each([a, b], |builder, [a, b]| builder.ins().band_not(a, b))
    }

    /// Returns whether a holds where b does, for several motions.
    pub(crate) fn wherever(&mut self, a: Value, b: Value) -> Value {
        self.each([a, b], |builder, [a, b]| builder.ins().bor_not(a, b))
    }

    /// Returns whether a truth holds for all motions. The results of this function and the next are
    /// machine truths, which can be branched on.
    pub(crate) fn everywhere(&mut self, holds: Value) -> Value {
        match self.lanes {
            Lanes::One => holds,
            Lanes::Four => {
                let second = self.second(holds);
                let both = self.builder.ins().band(holds, second);
                let bits = self.builder.ins().vhigh_bits(types::I32, both);
                self.builder.ins().icmp_imm_u(IntCC::Equal, bits, 3)
            }
        }
    }

    /// Returns whether a truth holds for some motion.
    pub(crate) fn somewhere(&mut self, holds: Value) -> Value {
        match self.lanes {
            Lanes::One => holds,
            Lanes::Four => {
                let second = self.second(holds);
                let either = self.builder.ins().bor(holds, second);
                let bits = self.builder.ins().vhigh_bits(types::I32, either);
                self.builder.ins().icmp_imm_u(IntCC::NotEqual, bits, 0)
            }
        }
    }

    /// Converts a machine truth about the step to a truth for each motion.
    pub(crate) fn of_all(&mut self, holds: Value) -> Value {
        match self.lanes {
            Lanes::One => holds,
            Lanes::Four => {
                let mask = self.builder.ins().bmask(types::I64, holds);
                self.builder.ins().splat(types::I64X2, mask)
            }
        }
    }

    /// Chooses one number where a truth holds, and another one elsewhere.
    pub(crate) fn choose(&mut self, holds: Value, then: Value, otherwise: Value) -> Value {
        let (lanes, kind) = (self.lanes, self.kind());
        self.each([holds, then, otherwise], |builder, [holds, then, otherwise]| match lanes {
            Lanes::One => builder.ins().select(holds, then, otherwise),
            Lanes::Four => {
                let mask = builder.ins().bitcast(kind, MemFlagsData::new(), holds);
                builder.ins().bitselect(mask, then, otherwise)
            }
        })
    }

    pub(crate) fn select(&mut self, holds: FloatCC, a: Value, b: Value, then: Value, otherwise: Value) -> Value {
        let holds = self.compared(holds, a, b);
        self.choose(holds, then, otherwise)
    }

    /// Creates a block that is seldom reached.
    pub(crate) fn cold(&mut self) -> Block {
        let block = self.builder.create_block();
        self.builder.set_cold_block(block);
        block
    }

    /// Creates a block with `numbers` parameters.
    pub(crate) fn block_of(&mut self, numbers: usize) -> Block {
        let (block, kind) = (self.builder.create_block(), self.kind());
        let mut vectors = || (0..numbers).map(|_| self.builder.append_block_param(block, kind)).collect::<Vec<_>>();
        let first = vectors();
        if self.lanes == Lanes::Four {
            let second = vectors();
            self.seconds.extend(first.into_iter().zip(second));
        }
        block
    }

    /// Returns the parameters of a block, whose number is that of its creation.
    pub(crate) fn numbers_of(&self, block: Block, numbers: usize) -> Vec<Value> {
        self.builder.block_params(block)[..numbers].to_vec()
    }

    fn arguments(&self, values: &[Value]) -> Vec<BlockArg> {
        let is_vector = |value: &&Value| self.builder.func.dfg.value_type(**value) == types::F64X2;
        let second = values.iter().filter(|_| self.lanes == Lanes::Four).filter(is_vector);
        let second = second.map(|&value| self.second(value));
        values.iter().copied().chain(second).map(BlockArg::from).collect()
    }

    pub(crate) fn jump(&mut self, to: Block, arguments: &[Value]) {
        let arguments = self.arguments(arguments);
        self.builder.ins().jump(to, &arguments);
    }

    pub(crate) fn branch(&mut self, holds: Value, then: (Block, &[Value]), otherwise: (Block, &[Value])) {
        let [then_with, otherwise_with] = [then.1, otherwise.1].map(|values| self.arguments(values));
        self.builder.ins().brif(holds, then.0, &then_with, otherwise.0, &otherwise_with);
    }

    /// Continues here if a truth holds, and jumps to `otherwise` if not.
    pub(crate) fn unless(&mut self, holds: Value, otherwise: Block) {
        let here = self.builder.create_block();
        self.branch(holds, (here, &[]), (otherwise, &[]));
        self.builder.switch_to_block(here);
    }
}

/// Returns the sines that only turned angles read.
fn deferred(operations: &[Operation], keeps: impl Fn(At, usize) -> bool) -> HashSet<usize> {
    let mut writers: HashMap<At, usize> = HashMap::new();
    let (mut turned, mut others) = (HashSet::new(), HashSet::new());
    for (i, operation) in operations.iter().enumerate() {
        for (place, at) in operation.reads().enumerate() {
            if let Some(&writer) = writers.get(&at) {
                let is_turned = operation.kind == Kind::Turned && place == 1;
                if is_turned {
                    turned.insert(writer)
                } else {
                    others.insert(writer)
                };
            }
        }
        if operation.writes().any(|at| keeps(at, i)) {
            others.insert(i);
        }
        writers.extend(operation.writes().map(|at| (at, i)));
    }
    turned.difference(&others).copied().filter(|&i| operations[i].kind == Kind::SinCos).collect()
}
