//! The liveness of a routine's named values, and the cutting of long runs of `let`s into parts.
//!
//! A compiler keeps a scope for every `let` to the end of its block. The writer of debug
//! information in rustc descends into these scopes on its stack and overflows at some thousands. An
//! optimiser takes more than twice the time for a function that is twice as long. A long run is
//! therefore cut into parts. Each part is a function of the values that it reads, and returns those
//! that are read later. The values that are alive between two parts are so many that they would be
//! in memory anyway.

use super::{Follow, Let, Routine, Solve, Statement};
use crate::cost;
use crate::ir::graph::{Graph, Node, Symbol, Value};
use crate::ir::program::Output;
use std::collections::BTreeSet;

/// Statements of a routine in two parts.
pub struct Divided<'l> {
    /// The statements that lead to the first results, and all solves.
    pub first: Vec<Piece<'l>>,
    /// The statements that lead to the other results alone. None of them can fail.
    pub rest: Run<'l>,
    /// Named values from outside (constants) that the first part reads.
    pub read_first: BTreeSet<Value>,
}

/// Statements that belong together.
pub enum Piece<'l> {
    /// Named values, one after the other.
    Run(Run<'l>),
    /// A block of equations.
    Solve(&'l Solve),
    /// The flow of a vector field.
    Follow(&'l Follow),
}

/// Named values, one after the other.
pub enum Run<'l> {
    /// A run in one piece.
    Whole(Vec<&'l Let>),
    /// A run that is so long that it is computed in parts.
    Parts(Vec<RunPart<'l>>),
}

/// A part of a long run.
pub struct RunPart<'l> {
    /// Its named values.
    pub lets: Vec<&'l Let>,
    /// Named values that it reads from outside.
    pub reads: Vec<Value>,
    /// Symbols that it reads.
    pub symbols: Vec<Symbol>,
    /// The values of this part that are read after it.
    pub hands_on: Vec<Value>,
}

/// Finder of the values that statements read by name. A value may have a name in the routine or
/// among the constants that it reads.
pub struct Reading<'a> {
    graph: &'a Graph,
    is_named: &'a dyn Fn(Value) -> bool,
}

impl<'a> Reading<'a> {
    /// Makes a finder for values of this graph.
    pub fn new(graph: &'a Graph, is_named: &'a dyn Fn(Value) -> bool) -> Self {
        Reading { graph, is_named }
    }

    /// Divides all statements of a routine into those that its `first` results need and the rest.
    pub fn divided<'l>(&self, routine: &'l Routine, first: usize) -> Divided<'l> {
        let (first, rest) = routine.outputs.split_at(first.min(routine.outputs.len()));
        let values = |outputs: &[Output]| -> Vec<Value> {
            outputs.iter().flat_map(|output| output.values.iter().copied()).collect()
        };
        let mut read_first = BTreeSet::new();
        self.by(&values(first), &mut read_first);
        let last_solve = routine.statements.iter().rposition(|statement| statement.binding().is_none());
        let (mut last, mut needed): (Vec<&Let>, Vec<&Statement>) = Default::default();
        for (i, statement) in routine.statements.iter().enumerate().rev() {
            if let Some(binding) = statement.binding() {
                let unread = !binding.values().iter().any(|value| read_first.contains(value));
                if unread && last_solve.is_none_or(|solve| i > solve) {
                    last.push(binding);
                    continue;
                }
                self.by_lets([binding].into_iter(), &mut read_first);
            } else {
                self.by_solve(statement, &mut read_first);
            }
            needed.push(statement);
        }
        let mut after = BTreeSet::new();
        self.by(&values(rest), &mut after);
        let rest = self.run_before(&mut last, &mut after);
        self.by(&values(first), &mut after);
        // Iterate backwards, so that the values that are read later are known.
        let (mut pieces, mut run): (Vec<Piece<'l>>, Vec<&Let>) = Default::default();
        for statement in needed {
            let piece = match statement {
                Statement::Let(binding) => {
                    run.push(binding);
                    continue;
                }
                Statement::Solve(solve) => Piece::Solve(solve),
                Statement::Follow(follow) => Piece::Follow(follow),
            };
            pieces.push(Piece::Run(self.run_before(&mut run, &mut after)));
            pieces.push(piece);
            self.by_solve(statement, &mut after);
        }
        pieces.push(Piece::Run(self.run_before(&mut run, &mut after)));
        pieces.reverse();
        Divided { first: pieces, rest, read_first }
    }

    /// Cuts a run that was collected backwards. `after` holds the values that are read after the
    /// run; they are replaced by those that are read before it.
    fn run_before<'l>(&self, run: &mut Vec<&'l Let>, after: &mut BTreeSet<Value>) -> Run<'l> {
        run.reverse();
        let cut = self.cut(run, after);
        self.by_lets(run.drain(..), after);
        cut
    }

    /// Cuts the `let`s that lead to these values alone.
    pub fn run<'l>(&self, lets: impl IntoIterator<Item = &'l Let>, results: &[Value]) -> Run<'l> {
        let mut after = BTreeSet::new();
        self.by(results, &mut after);
        self.cut(&lets.into_iter().collect::<Vec<_>>(), &after)
    }

    /// Cuts `let`s into parts if they are many; `after` are the named values that are read after
    /// them.
    fn cut<'l>(&self, lets: &[&'l Let], after: &BTreeSet<Value>) -> Run<'l> {
        if lets.len() <= cost::MAX_RUN {
            return Run::Whole(lets.to_vec());
        }
        let mut read = after.clone();
        let mut parts: Vec<RunPart<'l>> = Vec::new();
        for part in lets.rchunks(cost::RUN_PART) {
            let bound = part.iter().flat_map(|binding| binding.values());
            let hands_on = bound.filter(|value| read.contains(value) && (self.is_named)(*value)).collect();
            self.by_lets(part.iter().copied(), &mut read);
            let mut reads = BTreeSet::new();
            self.by_lets(part.iter().copied(), &mut reads);
            let symbols = self.symbols(part).into_iter().collect();
            parts.push(RunPart { lets: part.to_vec(), reads: reads.into_iter().collect(), symbols, hands_on });
        }
        parts.reverse();
        Run::Parts(parts)
    }

    /// Returns the symbols that are written in these `let`s.
    fn symbols(&self, lets: &[&Let]) -> BTreeSet<Symbol> {
        let mut symbols = BTreeSet::new();
        let mut open: Vec<Value> = lets.iter().flat_map(|binding| self.written(binding)).collect();
        while let Some(value) = open.pop() {
            if (self.is_named)(value) {
                continue;
            }
            let node = self.graph.node(value);
            if let Node::Symbol(symbol) = node {
                symbols.insert(*symbol);
            }
            open.extend(node.operands());
        }
        symbols
    }

    /// Adds the named values that the `let`s read from outside, and removes those that they bind.
    fn by_lets<'l>(&self, lets: impl DoubleEndedIterator<Item = &'l Let>, read: &mut BTreeSet<Value>) {
        for binding in lets.rev() {
            for value in binding.values() {
                read.remove(&value);
            }
            self.by(&self.written(binding), read);
        }
    }

    /// Returns the values that a `let` is written with.
    fn written(&self, binding: &Let) -> Vec<Value> {
        match binding {
            Let::Value { value, .. } => self.graph.node(*value).operands().into_iter().collect(),
            Let::SinCos { argument, turn, .. } => {
                let turn = turn.map(|turn| [turn.from, turn.at[0], turn.at[1], turn.by]);
                [*argument].into_iter().chain(turn.into_iter().flatten()).collect()
            }
            Let::Halfway { way, .. } => way.reads().into(),
        }
    }

    /// Adds the named values that a solve reads from outside.
    fn by_solve(&self, solve: &Statement, read: &mut BTreeSet<Value>) {
        for (lets, results) in solve.parts() {
            let mut inside = BTreeSet::new();
            self.by(&results, &mut inside);
            self.by_lets(lets.iter(), &mut inside);
            read.extend(inside);
        }
    }

    /// Adds the named values in the expressions that are written for these values.
    fn by(&self, values: &[Value], read: &mut BTreeSet<Value>) {
        for &value in values {
            if (self.is_named)(value) {
                read.insert(value);
            } else {
                self.by(&self.graph.node(value).operands(), read);
            }
        }
    }
}
