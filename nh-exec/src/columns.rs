//! Linear equations with several right-hand sides, by the runtime's own elimination.

use crate::assemble::Block;
use crate::native::Ready;
use crate::number::Number;
use crate::solve::{Failure, Solver};
use nonholonomic::generated as rt;
use nonholonomic_ir::ir::program::Part;
use std::any::Any;
use std::cell::Cell;
use std::sync::Arc;

/// Number of right-hand sides that are solved at once.
const AT_ONCE: usize = 8;

/// Solver for up to N rows.
struct Columns<T, const N: usize> {
    block: Arc<Block<Ready<T>>>,
    /// Number of rows that are products.
    products: usize,
}

/// Returns the solver of such a block.
pub(crate) fn columns<T: Number, const N: usize>(block: Arc<Block<Ready<T>>>, products: usize) -> Box<dyn Solver<T>> {
    Box::new(Columns::<T, N> { block, products })
}

impl<T: Number, const N: usize> Columns<T, N> {
    /// Returns the unknowns, one right-hand side after the other.
    fn solution(&self, memory: &[Cell<T>]) -> Result<Vec<T>, Failure> {
        let (rows, unknowns) = (self.block.rows(), self.block.unknowns.len());
        let (count, columns) = (rows - self.products, unknowns / rows);
        let code = &self.block.parts[Part::System as usize];
        code.operations.run(memory);
        let number = |at: usize| memory[code.results[at] as usize].get();
        let right = |i: usize, c: usize| number(c * rows + i);
        let factor = |i: usize, j: usize| number(unknowns + i * rows + j);
        let entry = |i: usize, j: usize| match i.max(j) < count {
            true => factor(i, j),
            false => rt::lit(if i == j { 1.0 } else { 0.0 }),
        };
        let matrix: [[T; N]; N] = std::array::from_fn(|i| std::array::from_fn(|j| entry(i, j)));
        let mut found = vec![T::zero(); unknowns];
        for first in (0..columns).step_by(AT_ONCE) {
            let here = first..columns.min(first + AT_ONCE);
            let some: [[T; AT_ONCE]; N] = std::array::from_fn(|i| {
                std::array::from_fn(|c| {
                    if i < count && here.contains(&(first + c)) { right(i, first + c) } else { T::zero() }
                })
            });
            let some = rt::solve_some_rows(matrix, some, count, columns).map_err(Failure::Newton)?;
            for c in here {
                for (i, row) in some.iter().enumerate().take(count) {
                    found[c * rows + i] = row[c - first];
                }
                for i in count..rows {
                    let sum = (0..count).fold(right(i, c), |sum, j| sum + factor(i, j) * found[c * rows + j]);
                    found[c * rows + i] = -sum;
                }
            }
        }
        Ok(found)
    }
}

impl<T: Number, const N: usize> Solver<T> for Columns<T, N> {
    fn solve(&mut self, memory: &[Cell<T>]) -> Result<(), Failure> {
        let solution = self.solution(memory);
        for (i, &at) in self.block.unknowns.iter().enumerate() {
            memory[at as usize].set(solution.as_ref().map_or(rt::lit(f64::NAN), |found| found[i]));
        }
        solution.map(|_| ())
    }

    fn accept(&mut self, _: &mut rt::Tally) {}

    fn block(&self) -> &Block<Ready<T>> {
        &self.block
    }

    fn memory(&self) -> &dyn Any {
        &()
    }

    fn remember(&mut self, _: &dyn Any) {}
}
