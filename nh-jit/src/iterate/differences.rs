//! Jacobians by differences.

use super::ROOT_EPSILON;
use crate::step::Stepping;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, Value, types};
use nonholonomic_exec::Equations;

impl Stepping<'_, '_> {
    /// Returns ∂r/∂x by differences, row by row, and r(x). The code is a loop over x and the points
    /// that differ from x in one unknown, since the code of r is long.
    pub(super) fn by_differences(
        &mut self,
        equations: &Equations<'_>,
        x: &[Value],
    ) -> Result<(Vec<Vec<Value>>, Vec<Value>), String> {
        let count = x.len();
        let [point, here, matrix] = [count, count, count * count].map(|numbers| {
            let slot = self.emitter.slot(numbers);
            self.emitter.builder.ins().stack_addr(types::I64, slot, 0)
        });
        x.iter().enumerate().for_each(|(i, &x)| self.emitter.store_to(point, i, x));
        let (sum, all) = (self.norm(x), self.emitter.constant(count as f64));
        let typical = self.emitter.div(sum, all);
        // Number of unknowns that have been moved, original value of the last one, and its distance
        // from there.
        let moved = self.emitter.builder.declare_var(types::I64);
        let [own, distance] = [(); 2].map(|()| self.emitter.variable());
        let (none, zero) = (self.emitter.whole(0), self.emitter.constant(0.0));
        self.set(&[moved, own, distance], &[none, zero, zero]);
        let [head, first, others, on, further, after] = [(); 6].map(|()| self.emitter.builder.create_block());
        self.emitter.jump(head, &[]);

        self.emitter.builder.switch_to_block(head);
        let there: Vec<Value> = (0..count).map(|i| self.emitter.load_from(point, i)).collect();
        let residual = self.residual(equations, &there)?;
        let column = self.emitter.builder.use_var(moved);
        let is_first = self.emitter.builder.ins().icmp_imm_u(IntCC::Equal, column, 0);
        self.emitter.branch(is_first, (first, &[]), (others, &[]));

        self.emitter.builder.switch_to_block(first);
        residual.iter().enumerate().for_each(|(i, &r)| self.emitter.store_to(here, i, r));
        self.emitter.jump(on, &[]);

        self.emitter.builder.switch_to_block(others);
        let last = self.emitter.builder.ins().iadd_imm_s(column, -1);
        let [entries, place] = [matrix, point].map(|numbers| self.emitter.row(numbers, last, 1));
        let [was, width] = [own, distance].map(|variable| self.emitter.get(variable));
        for (i, &new) in residual.iter().enumerate() {
            let old = self.emitter.load_from(here, i);
            let change = self.emitter.sub(new, old);
            let entry = self.emitter.div(change, width);
            self.emitter.store_to(entries, i * count, entry);
        }
        self.emitter.store_to(place, 0, was);
        self.emitter.jump(on, &[]);

        self.emitter.builder.switch_to_block(on);
        let is_last = self.emitter.builder.ins().icmp_imm_u(IntCC::Equal, column, count as i64);
        self.emitter.branch(is_last, (after, &[]), (further, &[]));

        self.emitter.builder.switch_to_block(further);
        let place = self.emitter.row(point, column, 1);
        let was = self.emitter.load_from(place, 0);
        let size = self.emitter.abs(was);
        let size = self.emitter.add(size, typical);
        // Use 1 in place of 0.
        let (one, part) = (self.emitter.constant(1.0), self.emitter.div_or(size, size, 0.0));
        let rest = self.emitter.sub(one, part);
        let size = self.emitter.add(size, rest);
        let root = self.emitter.constant(ROOT_EPSILON);
        let step = self.emitter.mul(root, size);
        let there = self.emitter.add(was, step);
        let width = self.emitter.sub(there, was);
        self.emitter.store_to(place, 0, there);
        let next = self.emitter.builder.ins().iadd_imm_u(column, 1);
        self.set(&[moved, own, distance], &[next, was, width]);
        self.emitter.jump(head, &[]);

        self.emitter.builder.switch_to_block(after);
        let rows = (0..count).map(|i| (0..count).map(|j| self.emitter.load_from(matrix, i * count + j)).collect());
        let rows = rows.collect();
        Ok((rows, (0..count).map(|i| self.emitter.load_from(here, i)).collect()))
    }
}
