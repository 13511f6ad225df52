//! Small systems of linear equations, by the operations of the runtime's elimination.

use crate::emit::SIZE;
use crate::functions;
use crate::step::Stepping;
use cranelift_codegen::ir::{InstBuilder, StackSlot, Value, types};

/// Up to so many equations are solved by code that is written out, and more by the runtime's function: it costs no more there, and is compiled already.
/// (The runtime writes out more of them, all without exchanges.)
const WRITTEN_OUT: usize = 4;

/// Exchanges are called for where an entry below a pivot is larger than so many pivots.
const THRESHOLD: f64 = 4.0;

impl Stepping<'_, '_> {
    /// The solution of linear equations, not finite where there is none.
    pub(crate) fn eliminated(&mut self, rows: Vec<Vec<Value>>, right: Vec<Value>) -> Vec<Value> {
        match (&rows[..], &right[..]) {
            ([row], &[r]) => vec![self.emitter.div(r, row[0])],
            ([first, second], &[r, s]) => {
                let (a, b, c, d) = (first[0], first[1], second[0], second[1]);
                let mut across = |a, b, c, d| {
                    let (first, second) = (self.emitter.mul(a, b), self.emitter.mul(c, d));
                    self.emitter.sub(first, second)
                };
                let (determinant, x, y) = (across(a, d, b, c), across(d, r, b, s), across(a, s, c, r));
                let one = self.emitter.constant(1.0);
                let reciprocal = self.emitter.div(one, determinant);
                vec![self.emitter.mul(x, reciprocal), self.emitter.mul(y, reciprocal)]
            }
            _ if rows.len() > WRITTEN_OUT => {
                let system = self.system(&rows, &right);
                self.called(functions::solving(system.count), system)
            }
            _ => self.in_place(rows, right),
        }
    }

    /// In the order of the rows; with exchanges where these are called for.
    fn in_place(&mut self, mut a: Vec<Vec<Value>>, mut b: Vec<Value>) -> Vec<Value> {
        let count = a.len();
        // In memory from the beginning: they would take registers that the elimination needs.
        let system = self.system(&a, &b);
        let (called_for, after) = (self.emitter.cold(), self.emitter.block_of(count));
        let mut reciprocals = Vec::new();
        for k in 0..count {
            let (threshold, pivot) = (self.emitter.constant(THRESHOLD), self.emitter.abs(a[k][k]));
            let bound = self.emitter.mul(threshold, pivot);
            let sizes: Vec<Value> = a[k + 1..].iter().map(|row| self.emitter.abs(row[k])).collect();
            if let Some(holds) = self.emitter.all_at_most(&sizes, &vec![bound; sizes.len()]) {
                self.emitter.unless(holds, called_for);
            }
            let one = self.emitter.constant(1.0);
            let reciprocal = self.emitter.div(one, a[k][k]);
            reciprocals.push(reciprocal);
            let pivot = a[k].clone();
            for i in k + 1..count {
                let factor = self.emitter.mul(a[i][k], reciprocal);
                for (entry, &above) in a[i].iter_mut().zip(&pivot).skip(k + 1) {
                    let product = self.emitter.mul(factor, above);
                    *entry = self.emitter.sub(*entry, product);
                }
                let product = self.emitter.mul(factor, b[k]);
                b[i] = self.emitter.sub(b[i], product);
            }
        }
        for k in (0..count).rev() {
            b[k] = self.emitter.mul(b[k], reciprocals[k]);
            for i in 0..k {
                let product = self.emitter.mul(a[i][k], b[k]);
                b[i] = self.emitter.sub(b[i], product);
            }
        }
        self.emitter.jump(after, &b);
        self.emitter.builder.switch_to_block(called_for);
        let found = self.called(functions::eliminating(count), system);
        self.emitter.jump(after, &found);
        self.emitter.builder.switch_to_block(after);
        self.emitter.builder.block_params(after).to_vec()
    }

    /// A system of equations in memory.
    fn system(&mut self, rows: &[Vec<Value>], right: &[Value]) -> System {
        let count = rows.len();
        let (matrix, sides) = (self.emitter.slot(count * count), self.emitter.slot(count));
        let entries = rows.iter().flatten().enumerate().map(|(at, &entry)| (matrix, at, entry));
        let entries = entries.chain(right.iter().enumerate().map(|(at, &entry)| (sides, at, entry)));
        for (slot, at, entry) in entries {
            self.emitter.builder.ins().stack_store(types::I64, entry, slot, at as i32 * SIZE);
        }
        System { count, matrix, sides }
    }

    /// The solution by one of the runtime's functions.
    fn called(&mut self, function: usize, System { count, matrix, sides }: System) -> Vec<Value> {
        let matrix = self.emitter.builder.ins().stack_addr(types::I64, matrix, 0);
        let place = self.emitter.builder.ins().stack_addr(types::I64, sides, 0);
        self.emitter.call_for(function, &[matrix, place], false);
        (0..count)
            .map(|at| self.emitter.builder.ins().stack_load(types::I64, types::F64, sides, at as i32 * SIZE))
            .collect()
    }
}

/// A system of equations in memory.
struct System {
    count: usize,
    matrix: StackSlot,
    sides: StackSlot,
}
