//! Taylor coefficients of fields, by the operations of the runtime's series.

use crate::emit::{Emitter, SIZE};
use crate::functions;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{BlockArg, InstBuilder, MemFlagsData, Value, types};
use cranelift_frontend::FunctionBuilder;
use nonholonomic::taylor::{RATE, UNIT, WIDTH};
use nonholonomic_exec::{Field, Room};
use nonholonomic_ir::ir::series::Recurrence;
use nonholonomic_ir::tree::Function;
use std::collections::HashSet;

/// Number of bytes of the factors of one order of a group.
const ROW: i64 = WIDTH as i64 * SIZE as i64;

/// Translates the coefficients of a field at an order, in a room.
///
/// # Errors
/// A function that machine code cannot call.
pub(crate) fn rates(builder: &mut FunctionBuilder<'_>, arguments: &[Value], field: &Field) -> Result<(), String> {
    let &[room, order] = arguments else { return Err("a series of two arguments".to_owned()) };
    let is_angle = |operation: &&Recurrence<usize>| matches!(operation, Recurrence::SinCos(..));
    let sines = field.operations().iter().filter(is_angle).count();
    let emitter = Emitter::new(builder, room, HashSet::new(), sines);
    let mut series = Expanding { emitter, places: Room::of(field), room, row: None };
    let [zeroth, others] = [(); 2].map(|()| series.emitter.builder.create_block());
    let is_zero = series.emitter.builder.ins().icmp_imm_u(IntCC::Equal, order, 0);
    series.emitter.branch(is_zero, (zeroth, &[]), (others, &[]));
    series.emitter.builder.switch_to_block(zeroth);
    series.coefficients(field)?;
    series.emitter.builder.switch_to_block(others);
    series.go_to(order, field.convolutions);
    series.coefficients(field)
}

/// State of the translation of coefficients.
struct Expanding<'a, 'f> {
    emitter: Emitter<'a, 'f>,
    places: Room,
    /// The address of the room.
    room: Value,
    /// Data of an order above 0.
    row: Option<Row>,
}

/// Data of an order above 0.
#[derive(Clone, Copy)]
struct Row {
    /// The addresses of the room's numbers at this order and at the previous one, minus those at
    /// order 0.
    here: Value,
    before: Value,
    /// Whether the order is 3 or more.
    is_late: Value,
    /// k/UNIT and UNIT/k
    rate: Value,
    share: Value,
}

impl Expanding<'_, '_> {
    fn load(&mut self, base: Value, place: usize) -> Value {
        self.emitter.builder.ins().load(types::F64, MemFlagsData::trusted(), base, place as i32 * SIZE)
    }

    fn store(&mut self, base: Value, place: usize, value: Value) {
        self.emitter.builder.ins().store(MemFlagsData::trusted(), value, base, place as i32 * SIZE);
    }

    /// Returns the place of a convolution's factor of order 0.
    fn factor(&self, number: usize, right: bool) -> usize {
        self.places.factors(number / WIDTH, right) + number % WIDTH
    }

    /// Adds up the terms of all convolutions except those with the two newest orders.
    fn go_to(&mut self, order: Value, convolutions: usize) {
        let bytes = self.emitter.builder.ins().imul_imm_u(order, ROW);
        let here = self.emitter.builder.ins().iadd(self.room, bytes);
        let before = self.emitter.builder.ins().iadd_imm_s(here, -ROW);
        let is_late = self.emitter.builder.ins().icmp_imm_u(IntCC::UnsignedGreaterThanOrEqual, order, 3);
        let k = self.emitter.builder.ins().fcvt_from_uint(types::F64, order);
        let (by, unit) = (self.emitter.constant(RATE), self.emitter.constant(UNIT));
        let (rate, share) = (self.emitter.mul(k, by), self.emitter.div(unit, k));
        self.row = Some(Row { here, before, is_late, rate, share });
        let is_second = self.emitter.builder.ins().icmp_imm_u(IntCC::Equal, order, 2);
        let [one, two] = [1, 2].map(|k| self.emitter.whole(k));
        let less = self.emitter.builder.ins().isub(order, one);
        let first = self.emitter.builder.ins().select(is_second, one, two);
        let end = self.emitter.builder.ins().select(is_second, two, less);
        for group in 0..self.places.groups {
            let vectors = (convolutions - group * WIDTH).min(WIDTH).div_ceil(2);
            self.sums(group, vectors, order, (first, end));
        }
    }

    /// Computes the sums of a group with `vectors` pairs.
    fn sums(&mut self, group: usize, vectors: usize, order: Value, (first, end): (Value, Value)) {
        let [head, body, after] = [(); 3].map(|()| self.emitter.builder.create_block());
        let j = self.emitter.builder.append_block_param(head, types::I64);
        let sums: Vec<Value> =
            (0..vectors).map(|_| self.emitter.builder.append_block_param(head, types::F64X2)).collect();
        let zero = self.emitter.constant(0.0);
        let zero = self.emitter.builder.ins().splat(types::F64X2, zero);
        let with =
            |j: Value, sums: &[Value]| -> Vec<BlockArg> { [j].iter().chain(sums).map(|&value| value.into()).collect() };
        self.emitter.builder.ins().jump(head, &with(first, &vec![zero; vectors]));
        self.emitter.builder.switch_to_block(head);
        let is_left = self.emitter.builder.ins().icmp(IntCC::UnsignedLessThan, j, end);
        self.emitter.branch(is_left, (body, &[]), (after, &[]));
        self.emitter.builder.switch_to_block(body);
        let opposite = self.emitter.builder.ins().isub(order, j);
        let [left, right] = [j, opposite].map(|at| {
            let bytes = self.emitter.builder.ins().imul_imm_u(at, ROW);
            self.emitter.builder.ins().iadd(self.room, bytes)
        });
        let flags = MemFlagsData::new().with_notrap();
        let more: Vec<Value> = (0..vectors)
            .map(|pair| {
                let [a, b] = [(left, false), (right, true)].map(|(base, right)| {
                    let place = self.places.factors(group, right) + 2 * pair;
                    self.emitter.builder.ins().load(types::F64X2, flags, base, place as i32 * SIZE)
                });
                let product = self.emitter.mul(a, b);
                self.emitter.add(sums[pair], product)
            })
            .collect();
        let next = self.emitter.builder.ins().iadd_imm_u(j, 1);
        self.emitter.builder.ins().jump(head, &with(next, &more));
        self.emitter.builder.switch_to_block(after);
        for (pair, &sum) in sums.iter().enumerate() {
            let place = self.places.sums(group) + 2 * pair;
            self.emitter.builder.ins().store(flags, sum, self.room, place as i32 * SIZE);
        }
    }

    /// Σ aⱼ b₍ₖ₋ⱼ₎ over 0 < j < k.
    fn inside(&mut self, number: usize, row: Row) -> Value {
        let sum = self.load(self.room, self.places.sums(number / WIDTH) + number % WIDTH);
        let (a, b) = (self.factor(number, false), self.factor(number, true));
        let [a1, b1] = [a, b].map(|place| self.load(self.room, place + WIDTH));
        let [a, b] = [a, b].map(|place| self.load(row.before, place));
        let (first, second) = (self.emitter.mul(a1, b), self.emitter.mul(a, b1));
        let newest = self.emitter.add(first, second);
        let all = self.emitter.add(sum, newest);
        self.emitter.builder.ins().select(row.is_late, all, sum)
    }

    /// Returns the factors of order 0.
    fn zeroth(&mut self, number: usize) -> [Value; 2] {
        [false, true].map(|right| self.load(self.room, self.factor(number, right)))
    }

    /// Stores aₖ and bₖ.
    fn keep(&mut self, number: usize, a: Value, b: Value) {
        let base = self.row.map_or(self.room, |row| row.here);
        for (right, value) in [(false, a), (true, b)] {
            self.store(base, self.factor(number, right), value);
        }
    }

    /// (UNIT/k) Σ rⱼ u₍ₖ₋ⱼ₎ over 0 < j ≤ k, and rₖ = (k/UNIT) aₖ.
    fn integrated(&mut self, number: usize, a: Value, row: Row) -> (Value, Value) {
        let rate = self.emitter.mul(row.rate, a);
        let inside = self.inside(number, row);
        let [_, u0] = self.zeroth(number);
        let product = self.emitter.mul(rate, u0);
        let sum = self.emitter.add(inside, product);
        (self.emitter.mul(sum, row.share), rate)
    }

    fn product(&mut self, number: usize, a: Value, b: Value) -> Value {
        self.keep(number, a, b);
        let Some(row) = self.row else { return self.emitter.mul(a, b) };
        let inside = self.inside(number, row);
        let [a0, b0] = self.zeroth(number);
        let (first, second) = (self.emitter.mul(a0, b), self.emitter.mul(a, b0));
        let sum = self.emitter.add(inside, first);
        self.emitter.add(sum, second)
    }

    fn function(&mut self, function: Function, a: Value) -> Result<Value, String> {
        let known =
            functions::unary(function).ok_or_else(|| format!("the function {} is not called", function.name()))?;
        self.emitter.call_for(known as usize, &[a], true).ok_or_else(|| "a function without a number".to_owned())
    }

    /// Translates the coefficients of all operations and of the rates, and returns from the
    /// function.
    fn coefficients(&mut self, field: &Field) -> Result<(), String> {
        let mut known: Vec<(Value, Option<Value>)> = Vec::new();
        for operation in field.operations() {
            let found = self.coefficient(operation, &known)?;
            known.push(found);
        }
        for (i, &result) in field.results().iter().enumerate() {
            self.store(self.room, self.places.rate(i), known[result].0);
        }
        self.emitter.builder.ins().return_(&[]);
        Ok(())
    }

    /// Returns the coefficient of an operation, and of its second result.
    fn coefficient(
        &mut self,
        operation: &Recurrence<usize>,
        known: &[(Value, Option<Value>)],
    ) -> Result<(Value, Option<Value>), String> {
        let of = |at: usize| known[at].0;
        let one = |own: &mut Self| own.emitter.constant(1.0);
        let zero = |own: &mut Self| own.emitter.constant(0.0);
        let fixed = |own: &mut Self, c: usize| own.load(own.room, own.places.constant(c));
        let value = match *operation {
            Recurrence::Variable(i) => self.load(self.room, i),
            Recurrence::Constant(c) => {
                if self.row.is_some() {
                    zero(self)
                } else {
                    fixed(self, c)
                }
            }
            Recurrence::One => {
                if self.row.is_some() {
                    zero(self)
                } else {
                    one(self)
                }
            }
            Recurrence::Neg(a) => self.emitter.builder.ins().fneg(of(a)),
            Recurrence::Add(a, b) => self.emitter.add(of(a), of(b)),
            Recurrence::Sub(a, b) => self.emitter.sub(of(a), of(b)),
            Recurrence::Scaled(c, a) => {
                let c = fixed(self, c);
                self.emitter.mul(c, of(a))
            }
            Recurrence::Divided(a, c) => {
                let c = fixed(self, c);
                self.emitter.div(of(a), c)
            }
            Recurrence::Product(own, a, b) => self.product(own, of(a), of(b)),
            Recurrence::Quotient(own, a, b) => {
                let (a, b) = (of(a), of(b));
                let Some(row) = self.row else {
                    let (u, one) = (self.emitter.div(a, b), one(self));
                    let reciprocal = self.emitter.div(one, b);
                    self.keep(own, reciprocal, u);
                    return Ok((u, None));
                };
                let inside = self.inside(own, row);
                let [reciprocal, u0] = self.zeroth(own);
                let rest = self.emitter.sub(a, inside);
                let product = self.emitter.mul(b, u0);
                let rest = self.emitter.sub(rest, product);
                let u = self.emitter.mul(rest, reciprocal);
                self.keep(own, b, u);
                u
            }
            Recurrence::Sqrt(own, a) => {
                let Some(row) = self.row else {
                    let (u, one) = (self.emitter.builder.ins().sqrt(of(a)), one(self));
                    let twice = self.emitter.add(u, u);
                    let reciprocal = self.emitter.div(one, twice);
                    self.keep(own, reciprocal, u);
                    return Ok((u, None));
                };
                let inside = self.inside(own, row);
                let [reciprocal, _] = self.zeroth(own);
                let rest = self.emitter.sub(of(a), inside);
                let u = self.emitter.mul(rest, reciprocal);
                self.keep(own, u, u);
                u
            }
            Recurrence::Exp(own, a) => {
                let (u, rate) = match self.row {
                    None => (self.function(Function::Exp, of(a))?, zero(self)),
                    Some(row) => self.integrated(own, of(a), row),
                };
                self.keep(own, rate, u);
                u
            }
            Recurrence::SinCos([with_c, with_s], a) | Recurrence::SinhCosh([with_c, with_s], a) => {
                let circular = matches!(operation, Recurrence::SinCos(..));
                let (s, c, rate) = match self.row {
                    None if circular => {
                        let (s, c) = self.emitter.sine_and_cosine(of(a));
                        (s, c, zero(self))
                    }
                    None => {
                        let (s, c) = (self.function(Function::Sinh, of(a))?, self.function(Function::Cosh, of(a))?);
                        (s, c, zero(self))
                    }
                    Some(row) => {
                        let ((s, rate), (c, _)) =
                            (self.integrated(with_c, of(a), row), self.integrated(with_s, of(a), row));
                        (s, if circular { self.emitter.builder.ins().fneg(c) } else { c }, rate)
                    }
                };
                self.keep(with_c, rate, c);
                self.keep(with_s, rate, s);
                return Ok((s, Some(c)));
            }
            Recurrence::Second(at) => known[at].1.ok_or("a second result of an operation that has one")?,
            Recurrence::Integral(own, function, a) => match self.row {
                None => self.function(function, of(a))?,
                Some(row) => self.integrated(own, of(a), row).0,
            },
            Recurrence::Slope(own, a, w) => {
                let rate = match self.row {
                    None => zero(self),
                    Some(row) => self.emitter.mul(row.rate, of(a)),
                };
                self.keep(own, rate, of(w));
                of(w)
            }
            Recurrence::Primitive(own, function, a, w) => {
                let Some(row) = self.row else {
                    let (zero, one) = (zero(self), one(self));
                    let reciprocal = self.emitter.div(one, of(w));
                    self.keep(own, zero, reciprocal);
                    return Ok((self.function(function, of(a))?, None));
                };
                let scaled = self.emitter.mul(row.rate, of(a));
                let inside = self.inside(own, row);
                let rest = self.emitter.sub(scaled, inside);
                let [_, reciprocal] = self.zeroth(own);
                let rate = self.emitter.mul(rest, reciprocal);
                self.keep(own, rate, of(w));
                self.emitter.mul(rate, row.share)
            }
        };
        Ok((value, None))
    }
}
