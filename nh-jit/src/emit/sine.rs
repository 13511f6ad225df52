//! Sines and cosines: inlined or called, and those of turned angles.

use super::{Emitter, Known, Lanes};
use crate::functions;
use cranelift_codegen::ir::{InstBuilder, MemFlagsData, StackSlotData, StackSlotKind, Value, types};
use nonholonomic::generated as rt;
use nonholonomic_exec::{At, Kind, Operation};
use std::collections::{HashMap, HashSet};

impl Emitter<'_, '_> {
    /// Translates the sines and cosines of turned angles, as many leading operations as have one
    /// increment, and returns their number. If the increment is too large, they are computed from
    /// the angles themselves.
    pub(super) fn turned(&mut self, operations: &[Operation]) -> Result<usize, String> {
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
}

/// Returns the sines that only turned angles read.
pub(super) fn deferred(operations: &[Operation], keeps: impl Fn(At, usize) -> bool) -> HashSet<usize> {
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
