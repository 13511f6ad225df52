//! Straight-line code with optional machine code.
//!
//! A [`Compiler`] receives the pieces of one routine and makes a function of each. The function
//! changes the memory like the operations of the piece: the same operations on the same numbers, so
//! that the results are identical to the last bit. Cells that nothing reads afterwards need not be
//! written. The pieces belong to code that was planned here or that has passed
//! [`Executable::check`](crate::Executable::check).

use crate::account::{Accounting, Rows};
use crate::assemble::{Assembled, Block, Code, Field, Way};
use crate::cells::{At, Operation, Straight};
use crate::number::Number;
use crate::together::{Four, Fours};
use crate::whole::{Steps, Whole, Wholes};
use nonholonomic_ir::ir::program::Part;
use std::cell::Cell;
use std::collections::{HashMap, HashSet};
use std::fmt;
use std::marker::PhantomData;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

/// A compiler of straight-line code.
pub trait Compiler: Send + Sync + fmt::Debug {
    /// Returns the number of runs of each operation after which a routine is compiled. Code that
    /// runs only a few times ends before its compilation would.
    fn after(&self) -> u32;

    /// Makes a function for each piece, for numbers in `f64`. Returns `None` if that is not
    /// possible; the operations then run one by one.
    fn scalar(&self, pieces: &[Piece<'_>]) -> Option<Vec<Arc<dyn Native<f64>>>>;

    /// Makes a function for the Taylor coefficients of a field, for numbers in `f64`. Returns
    /// `None` if that is not possible.
    fn rates(&self, field: &Field) -> Option<Arc<dyn Rates<f64>>> {
        let _ = field;
        None
    }

    /// Makes a function that makes steps, for numbers in `f64`. Returns `None` if that is not
    /// possible.
    fn steps(&self, whole: Whole<'_>) -> Option<Arc<dyn Steps<f64>>> {
        let _ = whole;
        None
    }

    /// Makes a function that makes steps of four motions at once. Returns `None` if that is not
    /// possible.
    fn steps_together(&self, whole: Whole<'_>) -> Option<Arc<dyn Steps<Four>>> {
        let _ = whole;
        None
    }

    /// Makes a function that makes rows, for numbers in `f64`. Returns `None` if that is not
    /// possible.
    fn rows(&self, accounting: Accounting<'_>) -> Option<Arc<dyn Rows<f64>>> {
        let _ = accounting;
        None
    }
}

/// Machine code for a piece of straight-line code.
pub trait Native<T>: Send + Sync {
    /// Runs the code. Returns `false` without any work if the memory has fewer cells than the code
    /// was compiled for.
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
    /// Returns the operations in order.
    pub fn operations(self) -> impl Iterator<Item = Operation> + 'a {
        self.code.operations()
    }

    /// Returns whether later code may read this cell.
    pub fn keeps(self, cell: At) -> bool {
        self.read.contains(&cell)
    }
}

/// Machine code for the Taylor coefficients of a field.
pub trait Rates<T>: Send + Sync {
    /// Computes the coefficients of the rates at an order from those of the variables at this
    /// order, all in a [`Room`](crate::Room). The orders must be run in sequence from 0. Returns
    /// `false` without any work if the room is smaller than the code was compiled for.
    #[must_use]
    fn run(&self, order: usize, room: &[Cell<T>]) -> bool;
}

/// Functions for the pieces of a routine, empty if it could not be compiled.
pub(crate) type Natives<T> = OnceLock<Made<T>>;

/// Functions of a routine.
pub struct Made<T> {
    pieces: Vec<Arc<dyn Native<T>>>,
    /// Functions for fields, by the pieces that compute their constants.
    rates: HashMap<usize, Arc<dyn Rates<T>>>,
}

/// The machine code of a routine, shared by all threads that run it.
#[derive(Clone, Debug, Default)]
pub struct Machine(Arc<Shared>);

#[derive(Default)]
struct Shared {
    /// Number of operations that ran before compilation, with [marks](CLAIMED).
    operations: AtomicU64,
    scalar: Natives<f64>,
    steps: Wholes<f64>,
    together: Fours,
}

/// Marks in a count, which never reaches them: a thread compiles the pieces of the routine, or its
/// steps.
const CLAIMED: u64 = 1 << 63;
const STEPS_CLAIMED: u64 = 1 << 62;

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} operations", self.operations.load(Ordering::Relaxed))
    }
}

impl Machine {
    /// Returns the functions for numbers in `f64`.
    pub(crate) fn scalar(&self) -> &Natives<f64> {
        &self.0.scalar
    }

    /// Returns the steps for numbers in `f64`.
    pub(crate) fn steps(&self) -> &Wholes<f64> {
        &self.0.steps
    }

    /// Returns the steps of four motions at once.
    pub(crate) fn fours(&self) -> &Fours {
        &self.0.together
    }
}

/// A block in executable form, and the code before it.
type BlockAfter<T> = (Ready<T>, Arc<Block<Ready<T>>>);

/// A routine in executable form: the constant data that all its users share.
pub struct Working<T> {
    pub(crate) blocks: Vec<BlockAfter<T>>,
    /// Code after the last block, with the results.
    pub(crate) last: Code<Ready<T>>,
    /// Compiler of the routine, if it is to be compiled and has not been yet.
    pub(crate) cold: Option<Cold>,
}

/// The routine in executable form for `f64`, once it exists.
#[derive(Clone, Default)]
pub struct Kept(Arc<OnceLock<Arc<Working<f64>>>>);

impl fmt::Debug for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.get().is_some() { "at work" } else { "not at work" })
    }
}

impl Kept {
    pub(crate) fn scalar(&self) -> &OnceLock<Arc<Working<f64>>> {
        &self.0
    }
}

/// Straight-line code in executable form, which runs as machine code once it has been compiled.
pub struct Ready<T> {
    pieces: Arc<[Straight]>,
    /// Index of the piece in the routine.
    index: usize,
    /// The machine code of the routine, or `None` without a compiler.
    machine: Option<Machine>,
    number: PhantomData<T>,
}

impl<T: Number> Ready<T> {
    pub(crate) fn run(&self, memory: &[Cell<T>]) {
        let code = &self.pieces[self.index];
        if let Some(machine) = &self.machine
            && let Some(natives) = T::natives(machine)
        {
            match natives.get() {
                Some(made) if made.pieces.get(self.index).is_some_and(|native| native.run(memory)) => return,
                Some(_) => {}
                None => self.count(code.len()),
            }
        }
        code.run(memory);
    }

    /// Counts operations that ran one by one, until there is machine code.
    pub(crate) fn count(&self, operations: u64) {
        if let Some(machine) = &self.machine
            && T::natives(machine).is_some_and(|natives| natives.get().is_none())
        {
            machine.0.operations.fetch_add(operations, Ordering::Relaxed);
        }
    }

    /// Returns machine code for the field whose constants this piece computes, if there is some.
    pub(crate) fn rates(&self) -> Option<&Arc<dyn Rates<T>>> {
        T::natives(self.machine.as_ref()?)?.get()?.rates.get(&self.index)
    }
}

/// Compiler of a routine that has run often enough.
pub(crate) struct Cold {
    pieces: Arc<[Straight]>,
    results: HashSet<At>,
    /// Fields, with the pieces that compute their constants.
    fields: Vec<(usize, Field)>,
    machine: Machine,
    compiler: Arc<dyn Compiler>,
    /// Number of operations after which the routine is compiled.
    after: u64,
    /// Number of operations of the routine.
    operations: u64,
}

/// Number of additional steps by pieces after which the pieces of a step are compiled, if the step
/// is compiled as a whole.
const RARE: u64 = 64;

impl Cold {
    /// Compiles the routine before a run if it has run often enough. Returns whether it is still
    /// cold.
    pub(crate) fn run<T: Number>(&self) -> bool {
        let Some(natives) = T::natives(&self.machine) else { return false };
        let operations = &self.machine.0.operations;
        // If steps are compiled as a whole, pieces only run the few unusual steps. Polynomials of
        // flows are an exception, since pieces make them.
        let is_whole = T::wholes(&self.machine).and_then(OnceLock::get).is_some_and(Option::is_some);
        let is_rare = is_whole && self.fields.is_empty();
        let after = self.after + if is_rare { RARE * self.operations } else { 0 };
        let run = operations.load(Ordering::Relaxed) & !STEPS_CLAIMED;
        if natives.get().is_none() && run < after {
            return true;
        }
        // One thread compiles while the others continue.
        if operations.fetch_or(CLAIMED, Ordering::Relaxed) & CLAIMED == 0 {
            natives.get_or_init(|| self.compiled());
        }
        false
    }

    /// Makes functions for all pieces, or none, and for fields.
    fn compiled<T: Number>(&self) -> Made<T> {
        // A piece must keep the results of all pieces, and cells that another piece reads before it
        // writes them.
        let incoming = self.pieces.iter().flat_map(|piece| piece.operations().flat_map(incoming()));
        let read: HashSet<At> = incoming.chain(self.results.iter().copied()).collect();
        let pieces: Vec<Piece<'_>> = self.pieces.iter().map(|code| Piece { code, read: &read }).collect();
        let found = T::compiled(&*self.compiler, &pieces).unwrap_or_default();
        let rates = self.fields.iter().filter_map(|(at, field)| Some((*at, T::rates(&*self.compiler, field)?)));
        Made { pieces: if found.len() == pieces.len() { found } else { Vec::new() }, rates: rates.collect() }
    }
}

/// Machine code for steps, as far as it exists by now.
pub(crate) enum Found<T> {
    /// The steps have run too seldom, or another thread compiles them.
    NotYet,
    /// There is no machine code, and there will be none.
    Never,
    Steps(Arc<dyn Steps<T>>),
}

impl Machine {
    /// Compiles these steps if they have run often enough.
    pub(crate) fn find<T: Number>(&self, whole: Whole<'_>, compiler: &dyn Compiler) -> Found<T> {
        let (Some(wholes), operations) = (T::wholes(self), &self.0.operations) else { return Found::Never };
        if wholes.get().is_none() {
            let run = operations.load(Ordering::Relaxed) & !(CLAIMED | STEPS_CLAIMED);
            let is_cold = run < whole.body().operations().saturating_mul(compiler.after().into());
            if is_cold || operations.fetch_or(STEPS_CLAIMED, Ordering::Relaxed) & STEPS_CLAIMED != 0 {
                return Found::NotYet;
            }
        }
        match wholes.get_or_init(|| T::steps(compiler, whole)) {
            Some(steps) => Found::Steps(Arc::clone(steps)),
            None => Found::Never,
        }
    }
}

impl Assembled {
    /// Returns the routine in executable form.
    pub(crate) fn working<T: Number>(&self, compiler: Option<&Arc<dyn Compiler>>) -> Arc<Working<T>> {
        let new = || Arc::new(self.put_to_work(compiler));
        T::working(&self.kept).map_or_else(new, |kept| Arc::clone(kept.get_or_init(new)))
    }

    fn put_to_work<T: Number>(&self, compiler: Option<&Arc<dyn Compiler>>) -> Working<T> {
        let pieces: Arc<[Straight]> = self.pieces().cloned().collect();
        let mut count = 0..;
        let mut ready = || Ready {
            pieces: Arc::clone(&pieces),
            index: count.next().unwrap_or_default(),
            machine: compiler.map(|_| self.machine.clone()),
            number: PhantomData,
        };
        let blocks = self.blocks.iter().map(|(_, block)| {
            let before = ready();
            let parts = block.parts.each_ref();
            let parts = parts.map(|part| Code { operations: ready(), results: part.results.clone() });
            let Block { name, ref unknowns, ref way, failure, .. } = *block;
            (before, Arc::new(Block { name, unknowns: unknowns.clone(), parts, way: way.clone(), failure }))
        });
        let blocks: Vec<_> = blocks.collect();
        let last = Code { operations: ready(), results: self.last.results.clone() };
        let cold = compiler.map(|compiler| {
            let codes = self.blocks.iter().flat_map(|(_, block)| &block.parts).chain([&self.last]);
            let each = blocks.iter().filter_map(|(_, block)| match &block.way {
                Way::Follow { field, .. } => Some((block.parts[Part::System as usize].operations.index, field.clone())),
                Way::Solve(..) => None,
            });
            Cold {
                fields: each.collect(),
                results: codes.flat_map(|code| &code.results).copied().collect(),
                machine: self.machine.clone(),
                compiler: Arc::clone(compiler),
                after: self.operations().saturating_mul(compiler.after().into()),
                operations: self.operations(),
                pieces,
            }
        });
        Working { blocks, last, cold }
    }

    /// Returns the number of operations.
    pub(crate) fn operations(&self) -> u64 {
        let fields = self.blocks.iter().map(|(_, block)| match &block.way {
            Way::Follow { field, .. } => field.operations.len() as u64,
            Way::Solve(..) => 0,
        });
        self.pieces().map(Straight::len).chain(fields).sum()
    }

    /// Returns all code, in the order in which it is [put to work](Assembled::put_to_work).
    fn pieces(&self) -> impl Iterator<Item = &Straight> {
        let blocks = self
            .blocks
            .iter()
            .flat_map(|(before, block)| std::iter::once(before).chain(block.parts.iter().map(|part| &part.operations)));
        blocks.chain([&self.last.operations])
    }
}

/// Returns the cells that an operation reads and no earlier one has written.
fn incoming() -> impl FnMut(Operation) -> Vec<At> {
    let mut written = HashSet::new();
    move |operation| {
        let read = operation.reads().filter(|at| !written.contains(at)).collect();
        written.extend(operation.writes());
        read
    }
}
