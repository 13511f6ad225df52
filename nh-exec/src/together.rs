//! Four motions of one system under one method, which machine code steps together: each number of one is in a vector with those of the others.
//!
//! Each motion has a stepper of its own, with all that it remembers. Machine code is given copies, and what it has changed is given back. Where a step is
//! unusual for one of them it is left to the steppers, one by one, and so is what happens then: an error ends one motion only.

use crate::part::{Part, cells};
use crate::stepper::Stepper;
use crate::whole::{Record, Steps, Whole};
use std::cell::Cell;
use std::sync::{Arc, OnceLock};

/// So many motions are stepped together.
pub const TOGETHER: usize = 4;

/// The numbers of the motions that are stepped together, one after the other.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C, align(16))]
pub struct Four(pub [f64; TOGETHER]);

/// Machine code for steps of motions together; none where they could not be compiled.
pub(crate) type Fours = OnceLock<Option<Arc<dyn Steps<Four>>>>;

/// Copies of four motions, which machine code steps.
pub(crate) struct Quartet {
    steps: Arc<dyn Steps<Four>>,
    memory: Vec<Four>,
    record: Record<Four>,
    /// Calls that made no step, each against so many steps that were made.
    debt: u64,
}

/// A call that makes no step costs as much as so many steps win.
const DEAR: u64 = 4;

/// With more of them than these, there are no further calls.
const MOST_DEBT: u64 = 64 * DEAR;

/// Shorter ways are not worth their copies.
const FEWEST_STEPS: u64 = 4;

impl Stepper<f64> {
    /// Makes so many steps of four motions together, or fewer, and says how many: the same numbers as by [`step_n`](Stepper::step_n) of each, to the last
    /// bit. The step after these is to be made by each of the motions, which then can go on together. Nothing is done where there is no machine code for it
    /// (yet), or where the motions have not as much in common as they must: the system, the method, and the number of steps made. (Control inputs are 0.)
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
    /// That of the first motion, which keeps it.
    fn of(motions: &mut [&mut Part<f64>; TOGETHER]) -> Option<Box<Self>> {
        if let Some(quartet) = motions[0].quartet.take() {
            return Some(quartet);
        }
        let code = Arc::clone(&motions[0].code);
        let step = &code.steppers[motions[0].index];
        // (Motions are stepped by themselves at first, and their steps compiled once that is worth while.)
        motions[0].record()?;
        let compiler = code.compiler()?;
        let steps = step.step.machine.fours().get_or_init(|| compiler.steps_together(Whole(step))).clone()?;
        Some(Box::new(Quartet { steps, memory: Vec::new(), record: Record::default(), debt: 0 }))
    }

    fn step(&mut self, motions: &mut [&mut Part<f64>; TOGETHER], count: u64) -> Option<u64> {
        if self.debt > MOST_DEBT || !self.take(motions) {
            return None;
        }
        let made = self.steps.run(cells(&mut self.memory), &self.record, count, &[]);
        if made > 0 {
            self.give_back(motions, made);
        }
        self.debt = self.debt.saturating_sub(made) + if made < count { DEAR } else { 0 };
        Some(made)
    }

    /// Copies what motions carry and remember, and their parameters: the others may not be those of the last call. Says whether all have machine code, and
    /// have made as many steps.
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

    /// Gives what so many steps have changed back to the motions.
    fn give_back(&self, motions: &mut [&mut Part<f64>; TOGETHER], made: u64) {
        for (i, part) in motions.iter_mut().enumerate() {
            let code = Arc::clone(&part.code);
            let carried = Whole(&code.steppers[part.index]).carried();
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
