//! Operations of the executor as those of Cranelift.

use crate::functions;
use cranelift_codegen::ir::condcodes::FloatCC;
use cranelift_codegen::ir::{
    AbiParam, InstBuilder, MemFlagsData, Signature, StackSlotData, StackSlotKind, Value, types,
};
use cranelift_frontend::FunctionBuilder;
use nonholonomic::generated as rt;
use nonholonomic_codegen::tree::Side;
use nonholonomic_exec::{At, Kind, Operation, Piece};
use std::collections::{HashMap, HashSet};

/// The bytes of a number.
const SIZE: i32 = 8;

/// A piece that is being translated.
struct Emitter<'a, 'f> {
    builder: &'a mut FunctionBuilder<'f>,
    /// The address of cell 0.
    memory: Value,
    /// The numbers of cells that have been read or written.
    known: HashMap<At, Value>,
    /// Cells that it writes.
    written: HashSet<At>,
}

/// Translates a piece, which reads and writes cells from `memory` on. Returns how many cells there must be.
///
/// # Errors
/// A function that machine code cannot call, or cells that are too far off.
pub(crate) fn piece(builder: &mut FunctionBuilder<'_>, memory: Value, piece: Piece<'_>) -> Result<usize, String> {
    let mut last: HashMap<At, usize> = HashMap::new();
    for (i, operation) in piece.operations().enumerate() {
        last.extend(operation.writes().map(|at| (at, i)));
    }
    let cells = piece.operations().flat_map(|operation| operation.writes().chain(operation.reads()));
    let cells = cells.max().map_or(0, |at| at as usize + 1);
    if i32::try_from(cells * SIZE as usize).is_err() {
        return Err(format!("{cells} cells are too many"));
    }
    let written = last.keys().copied().collect();
    let mut emitter = Emitter { builder, memory, known: HashMap::new(), written };
    for (i, operation) in piece.operations().enumerate() {
        emitter.operation(operation)?;
        // A cell is written once, when its last number is known.
        for at in operation.writes().filter(|at| last[at] == i && piece.keeps(*at)) {
            emitter.store(at);
        }
    }
    emitter.builder.ins().return_(&[]);
    Ok(cells)
}

impl Emitter<'_, '_> {
    fn load(&mut self, at: At) -> Value {
        if let Some(&value) = self.known.get(&at) {
            return value;
        }
        let flags = MemFlagsData::trusted();
        // The piece never writes this cell, so that Cranelift may move the load.
        let flags = if self.written.contains(&at) { flags } else { flags.with_readonly().with_can_move() };
        let value = self.builder.ins().load(types::F64, flags, self.memory, at as i32 * SIZE);
        self.known.insert(at, value);
        value
    }

    fn store(&mut self, at: At) {
        let value = self.known[&at];
        self.builder.ins().store(MemFlagsData::trusted(), value, self.memory, at as i32 * SIZE);
    }

    fn operation(&mut self, operation: Operation) -> Result<(), String> {
        let Operation { kind, to, operands } = operation;
        if kind == Kind::SinCos {
            let angle = self.load(operands[0]);
            let slot = StackSlotData::new(StackSlotKind::ExplicitSlot, SIZE as u32, 3);
            let slot = self.builder.create_sized_stack_slot(slot);
            let place = self.builder.ins().stack_addr(types::I64, slot, 0);
            let sine = self.call(functions::sin_cos as *const () as usize, &[angle, place]);
            let cosine = self.builder.ins().stack_load(types::I64, types::F64, slot, 0);
            self.known.insert(to, sine);
            self.known.insert(operands[1], cosine);
            return Ok(());
        }
        let wanted: Vec<Value> = operation.reads().map(|at| self.load(at)).collect();
        let value = self.value(kind, &wanted)?;
        self.known.insert(to, value);
        Ok(())
    }

    fn value(&mut self, kind: Kind, operands: &[Value]) -> Result<Value, String> {
        let a = operands[0];
        let (b, c) = (operands.get(1).copied().unwrap_or(a), operands.get(2).copied().unwrap_or(a));
        let ins = |emitter: &mut Self, kind: Kind, a, b| match kind {
            Kind::Add => emitter.builder.ins().fadd(a, b),
            Kind::Sub => emitter.builder.ins().fsub(a, b),
            Kind::Mul => emitter.builder.ins().fmul(a, b),
            _ => emitter.builder.ins().fdiv(a, b),
        };
        Ok(match kind {
            Kind::Neg => self.builder.ins().fneg(a),
            Kind::Abs => self.builder.ins().fabs(a),
            Kind::Sqrt => self.builder.ins().sqrt(a),
            Kind::Add | Kind::Sub | Kind::Mul | Kind::Div => ins(self, kind, a, b),
            Kind::MulAdd | Kind::MulSub | Kind::SubMul => {
                let product = ins(self, Kind::Mul, a, b);
                match kind {
                    Kind::MulAdd => ins(self, Kind::Add, product, c),
                    Kind::MulSub => ins(self, Kind::Sub, product, c),
                    _ => ins(self, Kind::Sub, c, product),
                }
            }
            Kind::DivOrZero | Kind::DivOrOne => {
                let zero = self.builder.ins().f64const(0.0);
                let otherwise = if kind == Kind::DivOrZero { zero } else { self.builder.ins().f64const(1.0) };
                let quotient = ins(self, Kind::Div, a, b);
                self.select(FloatCC::Equal, b, zero, otherwise, quotient)
            }
            Kind::Turned => {
                let largest = self.builder.ins().f64const(rt::LARGEST_TURN);
                self.select(FloatCC::LessThanOrEqual, c, largest, a, b)
            }
            Kind::Where(side) => {
                let zero = self.builder.ins().f64const(0.0);
                // (Neither holds of NaN.)
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
            Kind::Visible => self.call(functions::visible_change as *const () as usize, &[a, b, c]),
            Kind::Atan2 => self.call(functions::atan2 as *const () as usize, &[a, b]),
            Kind::Call(function) => {
                let known = functions::unary(function);
                let known = known.ok_or_else(|| format!("the function {} is not called", function.name()))?;
                self.call(known as usize, &[a])
            }
            // (Two results.)
            Kind::SinCos => return Err("a sine and its cosine are no single number".to_owned()),
        })
    }

    fn select(&mut self, holds: FloatCC, a: Value, b: Value, then: Value, otherwise: Value) -> Value {
        let holds = self.builder.ins().fcmp(holds, a, b);
        self.builder.ins().select(holds, then, otherwise)
    }

    /// Calls one of the runtime's functions, which gives a number.
    fn call(&mut self, address: usize, arguments: &[Value]) -> Value {
        let mut signature = Signature::new(self.builder.func.signature.call_conv);
        signature.returns.push(AbiParam::new(types::F64));
        let kinds = arguments.iter().map(|&value| AbiParam::new(self.builder.func.dfg.value_type(value)));
        signature.params.extend(kinds);
        let signature = self.builder.import_signature(signature);
        let address = self.builder.ins().iconst(types::I64, address as i64);
        let call = self.builder.ins().call_indirect(signature, address, arguments);
        self.builder.inst_results(call)[0]
    }
}
