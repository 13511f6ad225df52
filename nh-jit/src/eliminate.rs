//! Small systems of linear equations, by the operations of the runtime's elimination.

use crate::emit::SIZE;
use crate::functions;
use crate::step::Stepping;
use cranelift_codegen::ir::{InstBuilder, StackSlot, Value, types};

/// Maximum number of equations that are solved by inline code. The runtime's function solves more
/// equations: it costs no more there, and is compiled already. The runtime itself inlines larger
/// systems, all without exchanges.
const WRITTEN_OUT: usize = 4;

/// Ratio of an entry below a pivot to the pivot beyond which exchanges are required.
const THRESHOLD: f64 = 4.0;

impl Stepping<'_, '_> {
    /// Returns the solution of linear equations, which is not finite if there is none.
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
                let count = rows.len();
                let (rows, right) = self.padded(rows, right);
                let system = self.system(&rows, &right);
                let mut found = self.called(functions::solving(system.count), system);
                found.truncate(count);
                found
            }
            _ => self.in_place(rows, right),
        }
    }

    /// Extends the equations to a size that there is a function for. The additional unknowns are 0,
    /// which changes no operation on the others.
    fn padded(&mut self, mut rows: Vec<Vec<Value>>, mut right: Vec<Value>) -> (Vec<Vec<Value>>, Vec<Value>) {
        let (count, size) = (rows.len(), functions::size(rows.len()));
        let [zero, one] = [0.0, 1.0].map(|number| self.emitter.constant(number));
        rows.iter_mut().for_each(|row| row.resize(size, zero));
        rows.extend((count..size).map(|i| (0..size).map(|j| if i == j { one } else { zero }).collect()));
        right.resize(size, zero);
        (rows, right)
    }

    /// Eliminates in the order of the rows, with exchanges if they are required.
    fn in_place(&mut self, mut a: Vec<Vec<Value>>, mut b: Vec<Value>) -> Vec<Value> {
        let count = a.len();
        // The system is stored in memory from the beginning, since it would take registers that the
        // elimination needs.
        let system = self.system(&a, &b);
        let (called_for, after) = (self.emitter.cold(), self.emitter.block_of(count));
        let mut reciprocals = Vec::new();
        for k in 0..count {
            let (threshold, pivot) = (self.emitter.constant(THRESHOLD), self.emitter.abs(a[k][k]));
            let bound = self.emitter.mul(threshold, pivot);
            let sizes: Vec<Value> = a[k + 1..].iter().map(|row| self.emitter.abs(row[k])).collect();
            if let Some(holds) = self.emitter.all_at_most(&sizes, &vec![bound; sizes.len()]) {
                let holds = self.emitter.everywhere(holds);
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
        // The function makes no exchanges for motions that require none.
        let found = self.called(functions::solving(count), system);
        self.emitter.jump(after, &found);
        self.emitter.builder.switch_to_block(after);
        self.emitter.numbers_of(after, count)
    }

    /// Stores a system of equations in memory, separately for each motion.
    fn system(&mut self, rows: &[Vec<Value>], right: &[Value]) -> System {
        let count = rows.len();
        let entries: Vec<Value> = rows.iter().flatten().copied().collect();
        System { count, matrix: self.in_memory(&entries), sides: self.in_memory(right) }
    }

    fn in_memory(&mut self, numbers: &[Value]) -> StackSlot {
        let slot = self.emitter.slot(numbers.len());
        for (at, &number) in numbers.iter().enumerate() {
            for motion in 0..self.emitter.lanes().count() {
                let number = self.emitter.lane(number, motion);
                let place = (motion * numbers.len() + at) as i32 * SIZE;
                self.emitter.builder.ins().stack_store(types::I64, number, slot, place);
            }
        }
        slot
    }

    /// Returns the solution by one of the runtime's functions.
    fn called(&mut self, function: usize, System { count, matrix, sides }: System) -> Vec<Value> {
        let motions = self.emitter.lanes().count();
        for motion in 0..motions {
            let places = [(matrix, count * count), (sides, count)].map(|(slot, size)| {
                self.emitter.builder.ins().stack_addr(types::I64, slot, (motion * size) as i32 * SIZE)
            });
            self.emitter.call_for(function, &places, false);
        }
        let mut number = |at: usize, motion: usize| {
            let place = (motion * count + at) as i32 * SIZE;
            self.emitter.builder.ins().stack_load(types::I64, types::F64, sides, place)
        };
        let numbers: Vec<Vec<Value>> =
            (0..count).map(|at| (0..motions).map(|motion| number(at, motion)).collect()).collect();
        numbers.iter().map(|motions| self.emitter.together(motions)).collect()
    }
}

/// A system of equations in memory.
struct System {
    count: usize,
    matrix: StackSlot,
    sides: StackSlot,
}
