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
use std::sync::Arc;

/// A compiler of straight-line code.
pub trait Compiler: Send + Sync + fmt::Debug {
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

/// Straight-line code at work, by the machine's own operations where it has been compiled.
pub struct Ready<T> {
    code: Straight,
    native: Option<Arc<dyn Native<T>>>,
}

impl<T: Number> Ready<T> {
    pub(crate) fn run(&self, memory: &[Cell<T>]) {
        if !self.native.as_ref().is_some_and(|native| native.run(memory)) {
            self.code.run(memory);
        }
    }
}

/// Machine code for each of the pieces, or for none.
fn compiled<T: Number>(pieces: &[Piece<'_>], compiler: Option<&dyn Compiler>) -> Vec<Arc<dyn Native<T>>> {
    let found = compiler.and_then(|compiler| T::compiled(compiler, pieces)).unwrap_or_default();
    if found.len() == pieces.len() { found } else { Vec::new() }
}

impl Assembled {
    /// A routine that is compiled, if there is a compiler.
    pub(crate) fn ready<T: Number>(&self, compiler: Option<&dyn Compiler>) -> Assembled<Ready<T>> {
        let pieces: Vec<&Straight> = self.pieces().collect();
        // A piece keeps the results of all, and cells that another one reads before it writes them.
        let mut read: HashSet<At> = pieces.iter().flat_map(|piece| piece.operations().flat_map(incoming())).collect();
        let codes = self.blocks.iter().flat_map(|(_, block)| &block.parts).chain([&self.last]);
        read.extend(codes.flat_map(|code| &code.results));
        let pieces: Vec<Piece<'_>> = pieces.into_iter().map(|code| Piece { code, read: &read }).collect();
        let mut native = compiled(&pieces, compiler).into_iter();
        let mut ready = |code: &Straight| Ready { code: code.clone(), native: native.next() };
        let blocks = self.blocks.iter().map(|(before, block)| {
            let before = ready(before);
            let parts = block.parts.each_ref();
            let parts = parts.map(|part| Code { operations: ready(&part.operations), results: part.results.clone() });
            let Block { name, ref unknowns, ref way, failure, .. } = *block;
            (before, Block { name, unknowns: unknowns.clone(), parts, way: way.clone(), failure })
        });
        let blocks = blocks.collect();
        Assembled {
            blocks,
            last: Code { operations: ready(&self.last.operations), results: self.last.results.clone() },
        }
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
