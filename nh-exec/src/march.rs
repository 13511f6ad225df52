//! Steps of a part by machine code, and the memory that they use.

use crate::native::Found;
use crate::number::Number;
use crate::part::{Part, Share, cells};
use crate::whole::{Count, Entry, Place, Record, Steps, Whole};
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

impl<T: Number> Part<T> {
    /// Makes usual steps by machine code and returns their number. The carried numbers after each
    /// step are appended to `rows`, if given.
    pub(crate) fn march(&mut self, count: u64, rows: Option<&mut Vec<T>>) -> u64 {
        self.look_for_march();
        match &self.march {
            March::Ready(marching) if count > 0 && marching.debt <= MAX_DEBT => {}
            _ => return 0,
        }
        self.record();
        let March::Ready(marching) = &mut self.march else { return 0 };
        let Marching { steps, record, debt, .. } = &mut **marching;
        let memory = cells(self.memory.get_mut());
        let carried = &self.code.steppers[self.index].carried_cells;
        let made = match rows {
            None => steps.run(memory, record, count, &[]),
            Some(rows) => {
                let before = rows.len();
                let after = |steps: u64| {
                    before.saturating_add(carried.len().saturating_mul(steps.try_into().unwrap_or(usize::MAX)))
                };
                rows.resize(after(count), T::zero());
                let made = steps.run(memory, record, count, cells(&mut rows[before..]));
                rows.truncate(after(made));
                made
            }
        };
        *debt = debt.saturating_sub(made) + if made < count { DEAR } else { 0 };
        if made > 0 {
            self.old.iter_mut().zip(carried).for_each(|(old, &at)| *old = memory[at as usize].get());
            self.marched(made);
        }
        made
    }

    fn look_for_march(&mut self) {
        if let March::Waiting = self.march {
            let compiler = self.code.compiler();
            let code = &self.code.steppers[self.index];
            let found = compiler.map_or(Found::Never, |compiler| code.step.machine.find(code, &**compiler));
            self.march = match found {
                Found::NotYet => March::Waiting,
                Found::Never => March::Never,
                Found::Steps(steps) => March::Ready(Box::new(self.marching(steps))),
            };
        }
    }

    /// Writes all memories to the record of machine code and returns the record, or `None` without
    /// machine code.
    pub(crate) fn record(&mut self) -> Option<&Record<T>> {
        let March::Ready(marching) = &mut self.march else { return None };
        let Marching { record, places, recorded, .. } = &**marching;
        if !*recorded {
            for (solver, place) in self.step.solvers().zip(places) {
                place.iter().for_each(|&place| solver.write(place, record));
            }
        }
        record.count(Count::Steps).set(self.tally.steps);
        Some(record)
    }

    /// Counts steps that were made with the record.
    pub(crate) fn marched(&mut self, made: u64) {
        let March::Ready(marching) = &mut self.march else { return };
        marching.recorded = true;
        let [further, most] = [Count::Further, Count::Most].map(|at| marching.record.count(at).replace(0));
        self.tally.add(made, further, most.try_into().unwrap_or(u32::MAX));
    }

    fn marching(&self, steps: Arc<dyn Steps<T>>) -> Marching<T> {
        let Share { h, begins, parts, number, .. } = self.share;
        let whole = Whole(&self.code.steppers[self.index]);
        let record = Record::new(whole);
        record.count(Count::Parts).set(parts as u64);
        record.count(Count::Number).set(number as u64);
        record.number(Entry::Start).set(self.start_time + h * T::lit(begins));
        record.number(Entry::StepSize).set(h);
        if let Some(rank) = &self.rank {
            record.number(Entry::Sign).set(rank.sign());
            record.number(Entry::Near).set(rank.nearness());
        }
        Marching { steps, record, places: whole.places(), recorded: false, debt: 0 }
    }

    /// Returns the memories of machine code to the solvers.
    pub(crate) fn halt(&mut self) {
        let March::Ready(marching) = &mut self.march else { return };
        if !std::mem::take(&mut marching.recorded) {
            return;
        }
        for (solver, place) in self.step.solvers().zip(&marching.places) {
            place.iter().for_each(|&place| solver.read(place, &marching.record));
        }
        if let Some(rank) = &mut self.rank {
            rank.advance(marching.record.number(Entry::Measure).get());
        }
    }
}
