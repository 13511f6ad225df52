//! Steps of a part by machine code, and what is remembered on the way.

use crate::native::Found;
use crate::number::Number;
use crate::part::{Part, Share, cells};
use crate::whole::{Count, Entry, Place, Record, Steps, Whole};
use std::sync::Arc;

/// Many steps in one call.
pub(crate) enum March<T> {
    /// They are not compiled yet, nor may they ever be.
    Waiting,
    /// All are made by the routine.
    Never,
    Ready(Box<Marching<T>>),
}

pub(crate) struct Marching<T> {
    steps: Arc<dyn Steps<T>>,
    pub(crate) record: Record<T>,
    /// The places of what blocks remember.
    places: Vec<Option<Place>>,
    /// Is what is remembered in the record? Else it is in the solvers.
    pub(crate) recorded: bool,
    /// Steps that were left to the routine, [each](DEAR) against so many that were not.
    debt: u64,
}

/// Leaving a step to the routine costs as much as so many are won that are not left.
const DEAR: u64 = 2;

/// With more steps than these left to the routine, all are.
const MOST_DEBT: u64 = 64 * DEAR;

impl<T: Number> Part<T> {
    /// Steps by machine code, as many as are usual: says how many. After each of them the carried numbers are appended, where that is wanted.
    pub(crate) fn march(&mut self, count: u64, rows: Option<&mut Vec<T>>) -> u64 {
        self.look_for_march();
        match &self.march {
            March::Ready(marching) if count > 0 && marching.debt <= MOST_DEBT => {}
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

    /// Writes all that is remembered to the record of machine code, and gives that; none where there is no machine code.
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

    /// So many steps have been made with that record.
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

    /// Gives the memory of machine code back to the solvers.
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
