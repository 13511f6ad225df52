//! Arithmetic on numbers, and truths about them.

use super::{Emitter, Lanes};
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{InstBuilder, MemFlagsData, Value, types};

impl Emitter<'_, '_> {
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

    pub(super) fn neg(&mut self, a: Value) -> Value {
        self.each([a], |builder, [a]| builder.ins().fneg(a))
    }

    pub(super) fn sqrt(&mut self, a: Value) -> Value {
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
}
