//! What is read where in a routine, and long runs of `let`s in parts.
//!
//! Whoever compiles a step has a scope for every `let` that lasts to the end of its block: rustc's writer of debug information descends into them on its
//! stack, and overflows at some thousands. And what an optimiser does with a function takes more than twice the time for one twice as long. A long run
//! is therefore cut into parts, each a function of what it reads, that hands on what is read later. (So much is alive between two parts that it would be
//! in memory anyway.)

use super::{Follow, Let, Routine, Solve, Statement, Turn};
use crate::ir::graph::{Graph, Node, Symbol, Value};
use crate::ir::program::Output;
use std::collections::BTreeSet;

/// A run of as many `let`s stays as it is: most steps have fewer.
const LONGEST: usize = 1024;

/// The length of a part.
pub(super) const PART: usize = 512;

/// Statements of a routine in two parts.
pub struct Divided<'l> {
    /// What leads to the first results, and all solves.
    pub first: Vec<Piece<'l>>,
    /// What leads to the other results alone: nothing in it can fail.
    pub rest: Run<'l>,
    /// Named values from outside, constants that is, that the first part reads.
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
    /// As they are.
    Whole(Vec<&'l Let>),
    /// So many that they are computed in parts.
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
    /// Those of its values that are read after it.
    pub hands_on: Vec<Value>,
}

/// What is read by name: the values that have one, in the routine or among the constants that it reads.
pub struct Reading<'a> {
    graph: &'a Graph,
    is_named: &'a dyn Fn(Value) -> bool,
}

impl<'a> Reading<'a> {
    /// Of values of this graph.
    pub fn new(graph: &'a Graph, is_named: &'a dyn Fn(Value) -> bool) -> Self {
        Reading { graph, is_named }
    }

    /// All statements of a routine, those apart that its `first` results can do without.
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
        // Backwards, so that it is known what is read later.
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

    /// A run that has been collected backwards; `after` is then what is read before it.
    fn run_before<'l>(&self, run: &mut Vec<&'l Let>, after: &mut BTreeSet<Value>) -> Run<'l> {
        run.reverse();
        let lets = std::mem::take(run);
        let mut before = after.clone();
        self.by_lets(lets.iter().copied(), &mut before);
        let run = self.cut(lets, std::mem::take(after));
        *after = before;
        run
    }

    /// `Let`s that lead to these values alone.
    pub fn run<'l>(&self, lets: impl IntoIterator<Item = &'l Let>, results: &[Value]) -> Run<'l> {
        let mut after = BTreeSet::new();
        self.by(results, &mut after);
        self.cut(lets.into_iter().collect(), after)
    }

    /// `Let`s in parts where they are many, given the named values that are read `after` them.
    fn cut<'l>(&self, lets: Vec<&'l Let>, after: BTreeSet<Value>) -> Run<'l> {
        if lets.len() <= LONGEST {
            return Run::Whole(lets);
        }
        let mut read = after;
        let mut parts: Vec<RunPart<'l>> = Vec::new();
        for part in lets.rchunks(PART) {
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

    /// The symbols that are written in these `let`s.
    fn symbols(&self, lets: &[&Let]) -> BTreeSet<Symbol> {
        let mut symbols = BTreeSet::new();
        for binding in lets {
            match binding {
                Let::Value { value, .. } => self.symbols_of_node(*value, &mut symbols),
                Let::SinCos { argument, turn, .. } => {
                    reads_of(*argument, turn.as_ref()).for_each(|value| self.symbols_in(value, &mut symbols));
                }
                Let::Halfway { way, .. } => way.reads().into_iter().for_each(|v| self.symbols_in(v, &mut symbols)),
            }
        }
        symbols
    }

    /// Adds the symbols in the expression that is written for a value.
    fn symbols_in(&self, value: Value, symbols: &mut BTreeSet<Symbol>) {
        if !(self.is_named)(value) {
            self.symbols_of_node(value, symbols);
        }
    }

    fn symbols_of_node(&self, value: Value, symbols: &mut BTreeSet<Symbol>) {
        let node: &Node = self.graph.node(value);
        if let Node::Symbol(symbol) = node {
            symbols.insert(*symbol);
        }
        for operand in node.operands() {
            self.symbols_in(operand, symbols);
        }
    }

    /// Adds the named values that the `let`s read from outside, and removes those that they bind.
    fn by_lets<'l>(&self, lets: impl DoubleEndedIterator<Item = &'l Let>, read: &mut BTreeSet<Value>) {
        for binding in lets.rev() {
            for value in binding.values() {
                read.remove(&value);
            }
            match binding {
                Let::Value { value, .. } => self.by_node(*value, read),
                Let::SinCos { argument, turn, .. } => {
                    self.by(&reads_of(*argument, turn.as_ref()).collect::<Vec<_>>(), read);
                }
                Let::Halfway { way, .. } => self.by(&way.reads(), read),
            }
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
                self.by_node(value, read);
            }
        }
    }

    /// The same for what a value is computed from, whether it has a name or not.
    fn by_node(&self, value: Value, read: &mut BTreeSet<Value>) {
        self.by(&self.graph.node(value).operands(), read);
    }
}

/// Values that a sine with its cosine is written with.
fn reads_of(argument: Value, turn: Option<&Turn>) -> impl Iterator<Item = Value> {
    let turn = turn.map(|turn| [turn.from, turn.at[0], turn.at[1], turn.by]);
    [argument].into_iter().chain(turn.into_iter().flatten())
}
