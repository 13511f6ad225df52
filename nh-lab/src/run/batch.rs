//! States that wait to become rows.

use crate::registry::{Entries, StepFailure, Stepper, System};
use nonholonomic::catalogue::ModelInfo;
use std::io;

/// The largest number of states kept before their rows are made: the clock is read twice per batch
/// and not per step.
const BATCH: usize = 256;

/// The entries of states that wait to become rows.
pub(super) struct Batch {
    pub(super) entries: Entries,
    step: f64,
    rows: Vec<f64>,
    numbers: Vec<u64>,
}

impl Batch {
    pub(super) fn new(info: &ModelInfo, step: f64) -> Self {
        Batch { entries: Entries::of(info), step, rows: Vec::new(), numbers: Vec::with_capacity(BATCH) }
    }

    pub(super) fn is_full(&self) -> bool {
        self.numbers.len() >= BATCH
    }

    /// Appends the present state, reached after `number` steps.
    pub(super) fn push(&mut self, number: u64, system: &dyn System, stepper: &dyn Stepper) {
        let mut state = vec![0.0; self.entries.state().end];
        let (q, v) = state.split_at_mut(self.entries.q().end);
        stepper.state(q, v);
        system.entries(number as f64 * self.step, (q, v), stepper.work(), &self.entries, &mut self.rows);
        self.numbers.push(number);
    }

    /// Makes up to `count` steps after the `done` first ones, as far as there is room for their
    /// states.
    pub(super) fn make(
        &mut self,
        done: u64,
        count: u64,
        system: &dyn System,
        stepper: &mut dyn Stepper,
    ) -> (u64, Result<(), StepFailure>) {
        let count = count.min((BATCH - self.numbers.len()) as u64);
        let (times, to) = ((done + 1, self.step), (&self.entries, &mut self.rows));
        let (made, result) = stepper.step_n_with(count, system, times, to);
        self.numbers.extend(done + 1..=done + made);
        (made, result)
    }

    pub(super) fn drain(&mut self, mut each: impl FnMut(u64, &[f64]) -> io::Result<()>) -> io::Result<()> {
        let mut rows = self.numbers.iter().zip(self.rows.chunks_exact(self.entries.width()));
        let result = rows.try_for_each(|(number, row)| each(*number, row));
        self.numbers.clear();
        self.rows.clear();
        result
    }
}
