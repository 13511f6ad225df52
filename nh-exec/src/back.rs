//! Adjoints of the steps of a motion, backwards.
//!
//! The steps were made before, and the numbers that they began with are known. Each step is solved
//! again from these, and its routine for adjoints follows ([`Derivative::Pulled`]). Iterations
//! start from the solutions of the steps after it. Machine code makes many such steps in a call.

use crate::cells::set;
use crate::march::March;
use crate::number::Number;
use crate::part::{Part, cells};
use crate::program::Derivative;
use crate::routine::Routine;
use crate::stepper::{Snapshot, Stepper};
use crate::whole::Whole;
use nonholonomic::StepError;
use std::sync::Arc;

/// The memory of a walk backwards along a motion.
pub struct Backwards<T: Number> {
    /// The start of the motion, for steps of several parts.
    start: Snapshot<T>,
    /// The routine of the adjoints, once it has begun.
    routine: Option<Routine<T>>,
    march: March<T>,
    /// Rows of machine code.
    rows: Vec<T>,
}

/// A piece of a motion.
#[derive(Clone, Copy, Debug)]
pub struct Passed<'a, T> {
    /// The carried numbers before each step, row by row.
    pub places: &'a [T],
    /// The number of steps before the first of them.
    pub first: u64,
}

impl<T: Number> Backwards<T> {
    /// Makes the memory for a motion from this start.
    pub fn to(start: Snapshot<T>) -> Self {
        Backwards { start, routine: None, march: March::Waiting, rows: Vec::new() }
    }
}

/// Maximum number of steps in a call of machine code.
const AT_ONCE: usize = 64;

impl<T: Number> Stepper<T> {
    /// Pulls adjoints back over steps that this stepper has made: `adjoint` belongs to the numbers
    /// after the last step, and then to those before the first. `inputs` returns the control inputs
    /// of a step, and `tell` receives the number of steps before each step and all results of
    /// [`Derivative::Pulled`], from the last step to the first. The stepper is then before the first
    /// step. Returns `false` if that derivative was not requested.
    ///
    /// # Errors
    /// The errors of a step.
    pub fn pull<'u>(
        &mut self,
        walk: &mut Backwards<T>,
        passed: Passed<'_, T>,
        inputs: impl Fn(u64) -> &'u [T],
        adjoint: &mut [T],
        mut tell: impl FnMut(u64, &[T]),
    ) -> Result<bool, StepError>
    where
        T: 'u,
    {
        let width = self.carried().len().max(1);
        let mut left = passed.places.len() / width;
        while left > 0 {
            if let [whole] = &mut self.parts[..] {
                let passed = Passed { places: &passed.places[..left * width], ..passed };
                left -= whole.march_back(walk, passed, &inputs, adjoint, &mut tell);
                if left == 0 {
                    break;
                }
            }
            left -= 1;
            let (step, place) = (passed.first + left as u64, &passed.places[left * width..][..width]);
            let Some(found) = self.pulled(walk, (place, step), inputs(step), adjoint)? else { return Ok(false) };
            adjoint.iter_mut().zip(&found).for_each(|(adjoint, &found)| *adjoint = found);
            tell(step, &found);
        }
        self.move_to(&passed.places[..width.min(passed.places.len())], passed.first);
        Ok(true)
    }

    /// Pulls adjoints back over one step.
    fn pulled(
        &mut self,
        walk: &mut Backwards<T>,
        (place, step): (&[T], u64),
        u: &[T],
        adjoint: &[T],
    ) -> Result<Option<Vec<T>>, StepError> {
        if let [whole] = &mut self.parts[..] {
            whole.move_to(place, step);
            return whole.pulled(walk, u, adjoint);
        }
        // The parts iterate on the way forwards, too. These iterations start anew each time, since
        // solutions that were found backwards are in the wrong order.
        self.return_to(&walk.start);
        self.move_to(place, step);
        self.differentiated(Derivative::Pulled, u, adjoint)
    }

    /// Moves to the state with these carried numbers, after a number of steps of this motion.
    /// Iterations start from those of the last steps that were made.
    pub fn move_to(&mut self, carried: &[T], steps: u64) {
        self.parts.iter_mut().for_each(|part| part.move_to(carried, steps));
    }
}

impl<T: Number> Part<T> {
    /// Pulls adjoints back over one step by the routine.
    fn pulled(&mut self, walk: &mut Backwards<T>, u: &[T], adjoint: &[T]) -> Result<Option<Vec<T>>, StepError> {
        let executable = Arc::clone(&self.code);
        let Some((_, body)) = executable.steppers[self.index].differentiated(Derivative::Pulled) else {
            return Ok(None);
        };
        let routine = walk.routine.get_or_insert_with(|| Routine::new(body, executable.compiler()));
        if let March::Ready(marching) = &mut walk.march {
            marching.read(routine);
        }
        let found = self.differentiated_by(routine, Derivative::Pulled, u, adjoint)?;
        routine.accept();
        Ok(Some(found))
    }

    /// Pulls adjoints back over steps by machine code, from the last one on, and returns their
    /// number.
    fn march_back<'u>(
        &mut self,
        walk: &mut Backwards<T>,
        Passed { places, first }: Passed<'_, T>,
        inputs: &impl Fn(u64) -> &'u [T],
        adjoint: &mut [T],
        tell: &mut impl FnMut(u64, &[T]),
    ) -> usize
    where
        T: 'u,
    {
        let executable = Arc::clone(&self.code);
        let code = &executable.steppers[self.index];
        let (Some(whole), Some(routine)) = (Whole::back(code), &mut walk.routine) else { return 0 };
        walk.march.look(whole, executable.compiler());
        let March::Ready(marching) = &mut walk.march else { return 0 };
        let (width, read, told) = (code.carried_cells.len(), whole.reads().len(), whole.told());
        let (left, row) = (places.len() / width, read + told);
        let count = left.min(AT_ONCE);
        walk.rows.clear();
        walk.rows.resize(count * row, T::zero());
        for (to, i) in walk.rows.chunks_mut(row).zip((0..left).rev()) {
            let u = inputs(first + i as u64);
            let samples = code.samples.iter().flat_map(|(_, cells)| cells.iter().zip(u).map(|(_, u)| u));
            to.iter_mut().zip(places[i * width..][..width].iter().chain(samples)).for_each(|(to, &from)| *to = from);
        }
        let memory = cells(self.memory.get_mut());
        set(memory, whole.carried(), adjoint);
        marching.begin(first + left as u64 - 1);
        let made = marching.run(routine, memory, count as u64, cells(&mut walk.rows)) as usize;
        for (row, i) in walk.rows.chunks(row).zip((0..left).rev()).take(made) {
            tell(first + i as u64, &row[read..]);
        }
        if made > 0 {
            adjoint.iter_mut().zip(whole.carried()).for_each(|(to, &at)| *to = memory[at as usize].get());
        }
        set(memory, &code.carried_cells, &self.old);
        made
    }
}
