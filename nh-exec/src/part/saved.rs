//! The data that a step changes, apart from the carried numbers: saved for a return, and copied for
//! a snapshot.

use super::Part;
use crate::march::March;
use crate::number::Number;
use crate::routine::Routine;
use crate::whole::{History, Place, Record, Whole};
use nonholonomic::generated::{self as rt, Tally};
use serde::{Deserialize, Serialize};

/// All data that a step changes, except the carried numbers, as plain numbers.
#[derive(Clone, Serialize, Deserialize)]
#[serde(bound(serialize = "T: Number + Serialize", deserialize = "T: Number + Deserialize<'de>"))]
pub(crate) struct Copied<T: Number> {
    /// The memory of the solvers.
    record: Record<T>,
    rank: Option<rt::RankMonitor<T>>,
    stability: Vec<rt::StabilityMonitor<T, 1>>,
    tally: Tally,
}

/// All data that a step changes, except the carried numbers.
pub(crate) struct Saved<T: Number> {
    step: Routine<T>,
    rank: Option<rt::RankMonitor<T>>,
    stability: Vec<rt::StabilityMonitor<T, 1>>,
    tally: Tally,
    /// The record of machine code, if it holds the memories of the solvers.
    record: Record<T>,
    recorded: bool,
}

impl<T: Number> Part<T> {
    /// Saves all data that a step changes, except the carried numbers.
    pub(crate) fn save(&mut self) {
        let body = &self.code.steppers[self.index].step;
        let Part { rank, ref stability, tally, .. } = *self;
        let new = || {
            let (step, record) = (Routine::new(body, None), Record::default());
            Saved { step, rank, stability: stability.clone(), tally, record, recorded: false }
        };
        let saved = self.saved.get_or_insert_with(new);
        saved.recorded = false;
        match &self.march {
            March::Ready(marching) if marching.recorded => {
                saved.record.clone_from(&marching.record);
                saved.recorded = true;
            }
            _ => saved.step.remember(&self.step),
        }
        saved.stability.clone_from(stability);
        (saved.rank, saved.tally) = (rank, tally);
    }

    /// Returns to the data that were saved last.
    pub(crate) fn restore(&mut self) {
        if let Some(saved) = self.saved.take() {
            self.go_back(&saved);
            self.saved = Some(saved);
        }
    }

    /// Returns a copy of all data that a step changes, except the carried numbers.
    pub(crate) fn copied(&mut self) -> Copied<T> {
        self.halt();
        let whole = Whole::of(&self.code.steppers[self.index]);
        let record = Record::of_solvers(whole);
        for (solver, place) in self.step.solvers().zip(whole.places()) {
            place.into_iter().for_each(|place| solver.write(place, &record));
        }
        Copied { record, rank: self.rank, stability: self.stability.clone(), tally: self.tally }
    }

    /// Returns whether the copy is of a part of the same method.
    pub(crate) fn is_own(&self, Copied { record, rank, stability, .. }: &Copied<T>) -> bool {
        let whole = Whole::of(&self.code.steppers[self.index]);
        let known = |at: usize, points: usize| record.counts[at].get() <= points as u64;
        let through = |history: History| {
            let through = record.numbers[history.through()].get();
            (0..T::LANES).all(|lane| (0.0..=history.points as f64).contains(&through.lane(lane)))
        };
        let in_range = |place: Option<Place>| match place {
            Some(Place::Solutions(history)) => {
                let all = if history.alternating { vec![history, history.other()] } else { vec![history] };
                all.into_iter().all(|history| known(history.count, history.points) && through(history))
            }
            _ => true,
        };
        (record.counts.len(), record.numbers.len()) == whole.sizes()
            && (rank.is_some(), stability.len()) == (self.rank.is_some(), self.stability.len())
            && whole.places().into_iter().all(in_range)
    }

    /// Restores a copy.
    pub(crate) fn return_to(&mut self, copied: &Copied<T>) {
        if let March::Ready(marching) = &mut self.march {
            marching.recorded = false;
        }
        let places = Whole::of(&self.code.steppers[self.index]).places();
        for (solver, place) in self.step.solvers().zip(places) {
            place.into_iter().for_each(|place| solver.read(place, &copied.record));
        }
        self.stability.clone_from(&copied.stability);
        (self.rank, self.tally) = (copied.rank, copied.tally);
    }

    /// Returns to saved data.
    fn go_back(&mut self, Saved { step, rank, stability, tally, record, recorded }: &Saved<T>) {
        if let March::Ready(marching) = &mut self.march {
            marching.recorded = *recorded;
            if *recorded {
                marching.record.clone_from(record);
            }
        }
        if !recorded {
            self.step.remember(step);
        }
        self.stability.clone_from(stability);
        (self.rank, self.tally) = (*rank, *tally);
    }
}
