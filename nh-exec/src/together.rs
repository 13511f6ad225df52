//! Four motions of one system under one method, stepped together by machine code. Each number is in
//! a vector with those of the other motions.
//!
//! Each motion has its own stepper with all its memories. Machine code works on copies, and its
//! changes are copied back. If a step is unusual for one motion, the steppers make it, one by one.
//! An error thus ends one motion only.

use crate::part::{Part, cells};
use crate::stepper::Stepper;
use crate::whole::{Record, Steps, Whole};
use std::cell::Cell;
use std::sync::{Arc, OnceLock};

/// Number of motions that are stepped together.
pub const TOGETHER: usize = 4;

/// One number of each motion that is stepped together, in order.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C, align(16))]
pub struct Four(pub [f64; TOGETHER]);

/// Machine code for steps of motions together, or `None` if they could not be compiled.
pub(crate) type Fours = OnceLock<Option<Arc<dyn Steps<Four>>>>;

/// Copies of four motions, which machine code steps.
pub(crate) struct Quartet {
    steps: Arc<dyn Steps<Four>>,
    memory: Vec<Four>,
    record: Record<Four>,
    /// Balance of calls that made no step, each offset by steps that were made.
    debt: u64,
}

/// Number of steps whose gain equals the cost of a call that makes no step.
const DEAR: u64 = 4;

/// Maximum debt. Beyond it there are no further calls.
const MAX_DEBT: u64 = 64 * DEAR;

/// Minimum number of steps that is worth the copies.
const FEWEST_STEPS: u64 = 4;

impl Stepper<f64> {
    /// Makes `count` steps of four motions together, or fewer, and returns their number. The
    /// numbers are identical to those of [`step_n`](Stepper::step_n) for each, to the last bit. The
    /// next step must be made by each motion separately; afterwards they can continue together.
    /// Control inputs are 0. Returns `None` without any work if there is no machine code (yet), or
    /// if the motions differ in the system, the method, or the number of steps made.
    pub fn step_together(motions: [&mut Self; TOGETHER], count: u64) -> Option<u64> {
        if count < FEWEST_STEPS {
            return None;
        }
        let [Some(a), Some(b), Some(c), Some(d)] = motions.map(Stepper::whole) else { return None };
        let mut motions = [a, b, c, d];
        let [first, others @ ..] = &motions;
        if others.iter().any(|other| !Arc::ptr_eq(&first.code, &other.code) || first.index != other.index) {
            return None;
        }
        let mut quartet = Quartet::of(&mut motions)?;
        let made = quartet.step(&mut motions, count);
        motions[0].quartet = Some(quartet);
        made
    }
}

impl Quartet {
    /// Returns the quartet of the first motion, which keeps it.
    fn of(motions: &mut [&mut Part<f64>; TOGETHER]) -> Option<Box<Self>> {
        if let Some(quartet) = motions[0].quartet.take() {
            return Some(quartet);
        }
        let code = Arc::clone(&motions[0].code);
        let step = &code.steppers[motions[0].index];
        // Motions are stepped separately at first, and their steps are compiled once that pays off.
        motions[0].record()?;
        let compiler = code.compiler()?;
        let steps = step.step.machine.fours().get_or_init(|| compiler.steps_together(Whole::of(step))).clone()?;
        Some(Box::new(Quartet { steps, memory: Vec::new(), record: Record::default(), debt: 0 }))
    }

    fn step(&mut self, motions: &mut [&mut Part<f64>; TOGETHER], count: u64) -> Option<u64> {
        if self.debt > MAX_DEBT || !self.take(motions) {
            return None;
        }
        let made = self.steps.run(cells(&mut self.memory), &self.record, count, &[]);
        if made > 0 {
            self.give_back(motions, made);
        }
        self.debt = self.debt.saturating_sub(made) + if made < count { DEAR } else { 0 };
        Some(made)
    }

    /// Copies the carried numbers, memories and parameters of the motions, which may differ from
    /// those of the last call. Returns whether all have machine code and have made equally many
    /// steps.
    fn take(&mut self, motions: &mut [&mut Part<f64>; TOGETHER]) -> bool {
        let memories = motions.each_mut().map(|part| cells(part.memory.get_mut()));
        self.memory.clear();
        self.memory.extend((0..memories[0].len()).map(|at| Four(memories.map(|memory| memory[at].get()))));
        let [Some(a), Some(b), Some(c), Some(d)] = motions.each_mut().map(|part| part.record()) else { return false };
        let records = [a, b, c, d];
        if records.iter().any(|other| other.counts != a.counts) {
            return false;
        }
        self.record.counts.clone_from(&a.counts);
        let numbers = (0..a.numbers.len()).map(|at| Cell::new(Four(records.map(|record| record.numbers[at].get()))));
        self.record.numbers.clear();
        self.record.numbers.extend(numbers);
        true
    }

    /// Copies the changes of `made` steps back to the motions.
    fn give_back(&self, motions: &mut [&mut Part<f64>; TOGETHER], made: u64) {
        for (i, part) in motions.iter_mut().enumerate() {
            let code = Arc::clone(&part.code);
            let carried = Whole::of(&code.steppers[part.index]).carried();
            let memory = cells(part.memory.get_mut());
            for (old, &at) in part.old.iter_mut().zip(carried) {
                *old = self.memory[at as usize].0[i];
                memory[at as usize].set(*old);
            }
            if let Some(record) = part.record() {
                record.numbers.iter().zip(&self.record.numbers).for_each(|(to, from)| to.set(from.get().0[i]));
                record.counts.iter().zip(&self.record.counts).for_each(|(to, from)| to.set(from.get()));
            }
            part.marched(made);
        }
    }
}
