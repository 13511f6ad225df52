//! Straight-line code that machine code may stand for.
//!
//! A [`Compiler`] is given the pieces of one routine, and makes a function of each that does to the memory what the operations would have done: the
//! same operations on the same numbers, so that the results are the same to the last bit. (Cells that nothing reads afterwards need not be
//! written.) The pieces belong to code that was planned here or that has passed [`Executable::check`](crate::Executable::check).

use crate::assemble::{Assembled, Block, Code};
use crate::cells::{At, Operation, Straight};
use crate::number::Number;
use std::cell::Cell;
use std::collections::HashSet;
use std::fmt;
use std::marker::PhantomData;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

/// A compiler of straight-line code.
pub trait Compiler: Send + Sync + fmt::Debug {
    /// A routine is compiled when so many operations have run for each one that it has: what runs but a few times is over before it would have been
    /// compiled.
    fn after(&self) -> u32;

    /// A function for each piece, for numbers in `f64`. Nothing where that cannot be done: then the operations are run one by one.
    fn scalar(&self, pieces: &[Piece<'_>]) -> Option<Vec<Arc<dyn Native<f64>>>>;
}

/// Machine code for a piece of straight-line code.
pub trait Native<T>: Send + Sync {
    /// Runs it, unless the memory has fewer cells than it was compiled for: then it says `false`, and has done nothing.
    #[must_use]
    fn run(&self, memory: &[Cell<T>]) -> bool;
}

/// Straight-line code that is to be compiled.
#[derive(Clone, Copy, Debug)]
pub struct Piece<'a> {
    code: &'a Straight,
    read: &'a HashSet<At>,
}

impl<'a> Piece<'a> {
    /// Its operations, in their order.
    pub fn operations(self) -> impl Iterator<Item = Operation> + 'a {
        self.code.operations()
    }

    /// May something else read this cell after it?
    pub fn keeps(self, cell: At) -> bool {
        self.read.contains(&cell)
    }
}

/// Functions for the pieces of a routine; none where it could not be compiled.
pub(crate) type Natives<T> = OnceLock<Vec<Arc<dyn Native<T>>>>;

/// The machine code of a routine. All that run it share it, on whatever thread.
#[derive(Clone, Debug, Default)]
pub struct Machine(Arc<Shared>);

#[derive(Default)]
struct Shared {
    /// So many operations were run before it was compiled.
    operations: AtomicU64,
    /// Does one of those that run it compile it?
    compiling: AtomicBool,
    scalar: Natives<f64>,
}

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} operations", self.operations.load(Ordering::Relaxed))
    }
}

impl Machine {
    /// For numbers in `f64`.
    pub(crate) fn scalar(&self) -> &Natives<f64> {
        &self.0.scalar
    }
}

/// Straight-line code at work, by the machine's own operations once it has been compiled.
pub struct Ready<T> {
    code: Straight,
    machine: Machine,
    /// Which piece of the routine it is.
    index: usize,
    number: PhantomData<T>,
}

impl<T: Number> Ready<T> {
    pub(crate) fn run(&self, memory: &[Cell<T>]) {
        let natives = T::natives(&self.machine);
        let made = natives.and_then(OnceLock::get).and_then(|natives| natives.get(self.index));
        if !made.is_some_and(|native| native.run(memory)) {
            if natives.is_some() {
                self.machine.0.operations.fetch_add(self.code.len(), Ordering::Relaxed);
            }
            self.code.run(memory);
        }
    }
}

/// A routine that has not been compiled yet.
pub(crate) struct Cold {
    routine: Assembled,
    compiler: Arc<dyn Compiler>,
    /// It is compiled when so many operations were run.
    after: u64,
}

impl Cold {
    /// Before a run: the routine is compiled if it ran often enough. Says whether it is still cold.
    pub(crate) fn run<T: Number>(&self) -> bool {
        let Machine(shared) = &self.routine.machine;
        let Some(natives) = T::natives(&self.routine.machine) else { return false };
        if natives.get().is_some() {
            return false;
        }
        if shared.operations.load(Ordering::Relaxed) < self.after {
            return true;
        }
        // One thread compiles; the others go on meanwhile.
        if !shared.compiling.swap(true, Ordering::Relaxed) {
            natives.get_or_init(|| self.routine.compiled(&*self.compiler));
        }
        false
    }
}

impl Assembled {
    /// The routine at work, and what compiles it where that is wanted.
    pub(crate) fn ready<T: Number>(&self, compiler: Option<&Arc<dyn Compiler>>) -> (Assembled<Ready<T>>, Option<Cold>) {
        let operations: u64 = self.pieces().map(Straight::len).sum();
        let cold = compiler.map(|compiler| Cold {
            routine: self.clone(),
            compiler: Arc::clone(compiler),
            after: operations.saturating_mul(compiler.after().into()),
        });
        let mut index = 0;
        let mut ready = |code: &Straight| {
            index += 1;
            Ready { code: code.clone(), machine: self.machine.clone(), index: index - 1, number: PhantomData }
        };
        let blocks = self.blocks.iter().map(|(before, block)| {
            let before = ready(before);
            let parts = block.parts.each_ref();
            let parts = parts.map(|part| Code { operations: ready(&part.operations), results: part.results.clone() });
            let Block { name, ref unknowns, ref way, failure, .. } = *block;
            (before, Block { name, unknowns: unknowns.clone(), parts, way: way.clone(), failure })
        });
        let blocks = blocks.collect();
        let last = Code { operations: ready(&self.last.operations), results: self.last.results.clone() };
        (Assembled { blocks, last, machine: self.machine.clone() }, cold)
    }

    /// Functions for all pieces, or none.
    fn compiled<T: Number>(&self, compiler: &dyn Compiler) -> Vec<Arc<dyn Native<T>>> {
        let pieces: Vec<&Straight> = self.pieces().collect();
        // A piece keeps the results of all, and cells that another one reads before it writes them.
        let mut read: HashSet<At> = pieces.iter().flat_map(|piece| piece.operations().flat_map(incoming())).collect();
        let codes = self.blocks.iter().flat_map(|(_, block)| &block.parts).chain([&self.last]);
        read.extend(codes.flat_map(|code| &code.results));
        let pieces: Vec<Piece<'_>> = pieces.into_iter().map(|code| Piece { code, read: &read }).collect();
        let found = T::compiled(compiler, &pieces).unwrap_or_default();
        if found.len() == pieces.len() { found } else { Vec::new() }
    }

    /// All code, in the order of [`Assembled::ready`].
    fn pieces(&self) -> impl Iterator<Item = &Straight> {
        let blocks = self
            .blocks
            .iter()
            .flat_map(|(before, block)| std::iter::once(before).chain(block.parts.iter().map(|part| &part.operations)));
        blocks.chain([&self.last.operations])
    }
}

/// The cells that an operation reads and none before it has written.
fn incoming() -> impl FnMut(Operation) -> Vec<At> {
    let mut written = HashSet::new();
    move |operation| {
        let read = operation.reads().filter(|at| !written.contains(at)).collect();
        written.extend(operation.writes());
        read
    }
}
