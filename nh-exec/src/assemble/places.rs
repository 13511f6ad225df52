//! Orders of operations, and places of the cells that they share.

use super::code::{Code, Loose};
use crate::cells::{At, Kind, Operation};
use crate::order::{batched, joined};
use std::collections::{BTreeMap, HashMap};

/// Returns all code of a routine.
fn pieces(routine: &mut Loose) -> impl Iterator<Item = &mut Vec<Operation>> {
    let blocks = routine.blocks.iter_mut();
    let blocks = blocks.flat_map(|(before, block)| {
        std::iter::once(before).chain(block.parts.iter_mut().map(|part| &mut part.operations))
    });
    blocks.chain([&mut routine.last.operations])
}

/// Joins operations and arranges them in batches.
pub(super) fn order(routine: &mut Loose) {
    let mut uses: HashMap<At, usize> = HashMap::new();
    let parts = routine.blocks.iter().flat_map(|(_, block)| &block.parts);
    let results: Vec<At> = parts.chain([&routine.last]).flat_map(|code| &code.results).copied().collect();
    let reads: Vec<At> = pieces(routine).flat_map(|code| code.iter().flat_map(Operation::reads)).collect();
    for at in reads.into_iter().chain(results) {
        *uses.entry(at).or_default() += 1;
    }
    for code in pieces(routine) {
        *code = batched(&joined(code, &uses));
    }
}

/// Returns the time of the last read of each floating cell. Operations around the blocks are
/// numbered in order. A block counts as one operation, which reads the cells that its parts read.
/// Results are read at the end of time.
fn last_reads(routine: &Loose) -> HashMap<At, usize> {
    let mut last = HashMap::new();
    let mut time = 0;
    for (before, block) in &routine.blocks {
        for operation in before {
            time += 1;
            last.extend(operation.reads().map(|at| (at, time)));
        }
        time += 1;
        for part in &block.parts {
            let reads = part.operations.iter().flat_map(Operation::reads).chain(part.results.iter().copied());
            last.extend(reads.map(|at| (at, time)));
        }
    }
    last.extend(last_reads_of(&routine.last, time));
    last
}

/// Returns the same for code alone, from some time on.
fn last_reads_of(code: &Code<Vec<Operation>>, mut time: usize) -> HashMap<At, usize> {
    let mut last = HashMap::new();
    for operation in &code.operations {
        time += 1;
        last.extend(operation.reads().map(|at| (at, time)));
    }
    last.extend(code.results.iter().map(|&at| (at, usize::MAX)));
    last
}

/// Places the floating cells of a routine from `base` on. Returns the end of the places.
pub(super) fn place(routine: &mut Loose, base: At) -> At {
    let last = last_reads(routine);
    let mut around = Places { next: base, ..Places::default() };
    let (mut time, mut end) = (0, base);
    for (before, block) in &mut routine.blocks {
        around.place(before, &mut time, &last);
        for part in &mut block.parts {
            let mut inside = Places { next: around.next, places: around.places.clone(), ..Places::default() };
            inside.place_code(part, 0, &last_reads_of(part, 0));
            end = end.max(inside.next);
        }
        block.unknowns.iter_mut().for_each(|at| *at = around.of(*at));
        time += 1;
        around.release(time);
    }
    around.place_code(&mut routine.last, time, &last);
    end.max(around.next) - base
}

/// Assignment of floating cells to places.
#[derive(Default)]
struct Places {
    places: HashMap<At, At>,
    free: Vec<At>,
    /// The end of all places used so far.
    next: At,
    /// Places that become free after a time.
    until: BTreeMap<usize, Vec<At>>,
}

impl Places {
    fn of(&self, at: At) -> At {
        self.places.get(&at).copied().unwrap_or(at)
    }

    fn release(&mut self, time: usize) {
        self.free.extend(self.until.remove(&time).unwrap_or_default());
    }

    fn place_code(&mut self, code: &mut Code<Vec<Operation>>, mut time: usize, last: &HashMap<At, usize>) {
        self.place(&mut code.operations, &mut time, last);
        code.results.iter_mut().for_each(|at| *at = self.of(*at));
    }

    fn place(&mut self, operations: &mut [Operation], time: &mut usize, last: &HashMap<At, usize>) {
        for operation in operations {
            *time += 1;
            // A cell that is read for the last time may be written by the same operation, which
            // reads first.
            self.release(*time);
            let operands = operation.operands.map(|at| self.of(at));
            for at in operation.writes() {
                let place = self.free.pop().unwrap_or(self.next);
                self.next = self.next.max(place + 1);
                self.places.insert(at, place);
                let until = last.get(&at).copied().unwrap_or(*time + 1).max(*time + 1);
                self.until.entry(until).or_default().push(place);
            }
            let [a, b, c] = operands;
            let b = if operation.kind == Kind::SinCos { self.of(operation.operands[1]) } else { b };
            *operation = Operation { kind: operation.kind, to: self.of(operation.to), operands: [a, b, c] };
        }
    }
}
