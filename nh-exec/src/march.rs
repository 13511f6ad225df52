//! Steps of a part by machine code, and the memory that they use.

use crate::native::{Compiler, Found};
use crate::number::Number;
use crate::part::{Part, Share, cells};
use crate::routine::Routine;
use crate::whole::{Count, Entry, Place, Record, Steps, Whole};
use std::cell::Cell;
use std::sync::Arc;

/// Machine code for many steps in one call.
pub(crate) enum March<T> {
    /// The steps are not compiled yet, and may never be.
    Waiting,
    /// The routine makes all steps.
    Never,
    Ready(Box<Marching<T>>),
}

pub(crate) struct Marching<T> {
    steps: Arc<dyn Steps<T>>,
    pub(crate) record: Record<T>,
    /// The places of the blocks' memories.
    places: Vec<Option<Place>>,
    /// Whether the record holds the memories. Otherwise the solvers hold them.
    pub(crate) recorded: bool,
    /// Balance of steps that were left to the routine, [each](DEAR) offset by steps that were not.
    debt: u64,
}

/// Number of machine-code steps whose gain equals the cost of leaving one step to the routine.
const DEAR: u64 = 2;

/// Maximum debt. Beyond it, all steps are left to the routine.
const MAX_DEBT: u64 = 64 * DEAR;

impl<T: Number> March<T> {
    /// Looks for machine code for steps or adjoints, unless it is known whether there is some.
    pub(crate) fn look(&mut self, whole: Whole<'_>, compiler: Option<&Arc<dyn Compiler>>) {
        if let March::Waiting = self {
            let find = |compiler: &Arc<dyn Compiler>| whole.body().machine.find(whole, &**compiler);
            *self = match compiler.map_or(Found::Never, find) {
                Found::NotYet => March::Waiting,
                Found::Never => March::Never,
                Found::Steps(steps) => March::Ready(Box::new(Marching::new(whole, steps))),
            };
        }
    }
}

impl<T: Number> Marching<T> {
    /// Sets the number of steps before the first one of a call.
    pub(crate) fn begin(&self, steps: u64) {
        self.record.count(Count::Steps).set(steps);
    }

    /// Makes usual steps, at most `count`, after the last ones of the routine. Returns their number.
    pub(crate) fn run(&mut self, routine: &mut Routine<T>, memory: &[Cell<T>], count: u64, rows: &[Cell<T>]) -> u64 {
        if self.is_too_dear() {
            return 0;
        }
        self.write(routine);
        let made = self.steps.run(memory, &self.record, count, rows);
        self.recorded |= made > 0;
        self.debt = self.debt.saturating_sub(made) + if made < count { DEAR } else { 0 };
        made
    }

    /// Returns whether so many steps were unusual that the routine makes all of them.
    fn is_too_dear(&self) -> bool {
        self.debt > MAX_DEBT
    }

    fn new(whole: Whole<'_>, steps: Arc<dyn Steps<T>>) -> Self {
        Marching { steps, record: Record::new(whole), places: whole.places(), recorded: false, debt: 0 }
    }

    /// Writes the memories of the solvers to the record, unless it has them.
    fn write(&self, routine: &mut Routine<T>) {
        if !self.recorded {
            for (solver, place) in routine.solvers().zip(&self.places) {
                place.iter().for_each(|&place| solver.write(place, &self.record));
            }
        }
    }

    /// Returns the memories to the solvers, if the record has them. Returns whether it had them.
    pub(crate) fn read(&mut self, routine: &mut Routine<T>) -> bool {
        let recorded = std::mem::take(&mut self.recorded);
        if recorded {
            for (solver, place) in routine.solvers().zip(&self.places) {
                place.iter().for_each(|&place| solver.read(place, &self.record));
            }
        }
        recorded
    }
}

impl<T: Number> Part<T> {
    /// Makes usual steps by machine code and returns their number. The carried numbers after each
    /// step are appended to `rows`, if given.
    pub(crate) fn march(&mut self, count: u64, rows: Option<&mut Vec<T>>) -> u64 {
        self.look_for_march();
        let Part { march: March::Ready(marching), step, memory, .. } = self else { return 0 };
        if count == 0 || marching.is_too_dear() {
            return 0;
        }
        marching.begin(self.tally.steps);
        let memory = cells(memory.get_mut());
        let carried = &self.code.steppers[self.index].carried_cells;
        let made = match rows {
            None => marching.run(step, memory, count, &[]),
            Some(rows) => {
                let before = rows.len();
                let after = |steps: u64| {
                    before.saturating_add(carried.len().saturating_mul(steps.try_into().unwrap_or(usize::MAX)))
                };
                rows.resize(after(count), T::zero());
                let made = marching.run(step, memory, count, cells(&mut rows[before..]));
                rows.truncate(after(made));
                made
            }
        };
        if made > 0 {
            self.old.iter_mut().zip(carried).for_each(|(old, &at)| *old = memory[at as usize].get());
            self.marched(made);
        }
        made
    }

    fn look_for_march(&mut self) {
        if let March::Waiting = self.march {
            self.march.look(Whole::of(&self.code.steppers[self.index]), self.code.compiler());
            if let March::Ready(marching) = &self.march {
                self.describe(&marching.record);
            }
        }
    }

    /// Writes all memories to the record of machine code and returns the record, or `None` without
    /// machine code.
    pub(crate) fn record(&mut self) -> Option<&Record<T>> {
        let March::Ready(marching) = &mut self.march else { return None };
        marching.write(&mut self.step);
        marching.begin(self.tally.steps);
        Some(&marching.record)
    }

    /// Counts steps that were made with the record.
    pub(crate) fn marched(&mut self, made: u64) {
        let March::Ready(marching) = &mut self.march else { return };
        marching.recorded = true;
        let [further, most] = [Count::Further, Count::Most].map(|at| marching.record.count(at).replace(0));
        self.tally.add(made, further, most.try_into().unwrap_or(u32::MAX));
    }

    /// Writes the constants of the motion to the record of machine code.
    fn describe(&self, record: &Record<T>) {
        let Share { h, begins, parts, number, .. } = self.share;
        record.count(Count::Parts).set(parts as u64);
        record.count(Count::Number).set(number as u64);
        record.number(Entry::Start).set(self.start_time + h * T::lit(begins));
        record.number(Entry::StepSize).set(h);
        if let Some(rank) = &self.rank {
            record.number(Entry::Sign).set(rank.sign());
            record.number(Entry::Near).set(rank.nearness());
        }
    }

    /// Returns the memories of machine code to the solvers.
    pub(crate) fn halt(&mut self) {
        let March::Ready(marching) = &mut self.march else { return };
        if marching.read(&mut self.step)
            && let Some(rank) = &mut self.rank
        {
            rank.advance(marching.record.number(Entry::Measure).get());
        }
    }
}
