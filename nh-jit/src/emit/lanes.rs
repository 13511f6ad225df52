//! Numbers of one motion or of four, in vectors, in memory and in variables.

use super::{Emitter, Lanes, SIZE};
use cranelift_codegen::ir::{
    ConstantData, InstBuilder, MemFlagsData, StackSlot, StackSlotData, StackSlotKind, Type, Value, types,
};
use cranelift_frontend::{FunctionBuilder, Variable};

/// Number of lanes of a vector of the machine.
const LANES_OF_VECTOR: usize = 2;

impl Emitter<'_, '_> {
    pub(crate) fn constant(&mut self, value: f64) -> Value {
        match self.lanes {
            Lanes::One => self.builder.ins().f64const(value),
            Lanes::Four => self.vector(types::F64X2, value.to_le_bytes()),
        }
    }

    /// Returns a constant in both lanes of a vector.
    pub(super) fn vector(&mut self, kind: Type, bytes: [u8; 8]) -> Value {
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
    pub(super) fn kind(&self) -> Type {
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
    pub(super) fn second(&self, number: Value) -> Value {
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

    pub(super) fn load_with(&mut self, flags: MemFlagsData, address: Value, at: usize) -> Value {
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
}
