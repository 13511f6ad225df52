//! Ranks: the times at which values of a body become known.

use super::timing::Times;
use crate::cost;
use crate::ir::graph::{Graph, Node, Stage, Symbol, Value};
use crate::ir::program::{Statement, TurningAngle};
use crate::tree::Function;
use std::cell::RefCell;
use std::collections::BTreeMap;

/// The times at which symbols become known within a body: 0 parameters, 1 the step size, 2 the
/// inputs of the body, 3 + k the unknowns of its k-th solve. An assigned symbol has the largest
/// rank of the symbols that its value reads.
#[derive(Clone, Debug)]
pub struct Ranks {
    bound: BTreeMap<Symbol, u32>,
    /// Ranks of the sets of symbols that values read, computed on demand. Values that read the same
    /// symbols have the same rank.
    known: RefCell<Vec<Option<u32>>>,
    /// Times within ranks, if they matter. Values of a rank that are known first are then combined
    /// first.
    times: Option<RefCell<Times>>,
    /// Angles whose carried sines and cosines are read.
    turning: Vec<Turning>,
}

/// An angle that is carried with its sine and its cosine.
#[derive(Clone, Copy, Debug)]
pub struct Turning {
    pub angle: Value,
    pub sine: Value,
    pub cosine: Value,
}

/// Last rank of values that are computed once.
pub(super) const LAST_CONSTANT: u32 = 1;
const READ: u32 = 2;

impl Ranks {
    /// Returns the ranks in a body of these statements.
    pub fn of(graph: &Graph, statements: &[Statement]) -> Self {
        let mut ranks = Ranks { bound: BTreeMap::new(), known: RefCell::default(), times: None, turning: Vec::new() };
        let mut solves = 0;
        for statement in statements {
            match statement {
                Statement::Assign { symbol, value } => {
                    // The rank is not remembered, since later bindings may change it.
                    let rank = ranks.rank_of(graph, *value).max(READ);
                    ranks.bound.insert(*symbol, rank);
                }
                Statement::Solve(_) | Statement::Follow(_) => {
                    solves += 1;
                    ranks.bound.extend(statement.binds().iter().map(|&s| (s, READ + solves)));
                }
            }
        }
        ranks
    }

    /// Adds the sines and cosines that a body reads.
    pub fn with_turning(mut self, graph: &mut Graph, turning: &[TurningAngle]) -> Self {
        let mut of = |of: &TurningAngle| {
            let [angle, sine, cosine] = [of.angle, of.sine, of.cosine].map(|symbol| graph.read(symbol));
            Turning { angle, sine, cosine }
        };
        self.turning = turning.iter().map(&mut of).collect();
        self
    }

    /// Returns the cosine for the sine of an angle, or the sine for the cosine. Returns `None` for
    /// other values, and if the graph does not contain the partner.
    pub fn partner(&self, graph: &Graph, value: Value) -> Option<Value> {
        match *graph.node(value) {
            Node::Call(Function::Sin, angle) => graph.find(&Node::Call(Function::Cos, angle)),
            Node::Call(Function::Cos, angle) => graph.find(&Node::Call(Function::Sin, angle)),
            _ => self.turning.iter().find_map(|&Turning { sine, cosine, .. }| match value {
                _ if value == sine => Some(cosine),
                _ if value == cosine => Some(sine),
                _ => None,
            }),
        }
    }

    /// Returns the angles whose carried sines and cosines are read.
    pub fn turning(&self) -> &[Turning] {
        &self.turning
    }

    /// Returns the same ranks with times within them.
    pub fn timed(&self) -> Self {
        Ranks { times: Some(RefCell::default()), ..self.clone() }
    }

    /// Returns whether times within ranks matter.
    pub fn are_timed(&self) -> bool {
        self.times.is_some()
    }

    /// Returns the time at which the value is known within its rank, or 0 if times do not matter.
    pub fn time(&self, graph: &Graph, value: Value) -> u32 {
        self.times.as_ref().map_or(0, |times| times.borrow_mut().of(graph, self, value))
    }

    /// Returns the rank at which the value is known.
    pub fn rank(&self, graph: &Graph, value: Value) -> u32 {
        let support = graph.support(value);
        let mut known = self.known.borrow_mut();
        if known.len() <= support {
            known.resize(support + 1, None);
        }
        *known[support].get_or_insert_with(|| self.rank_of(graph, value))
    }

    fn rank_of(&self, graph: &Graph, value: Value) -> u32 {
        let of_symbol = |s: &Symbol| match graph.symbol_info(*s).stage {
            Stage::Const | Stage::Param => 0,
            Stage::Step => 1,
            Stage::Config | Stage::State => self.bound.get(s).copied().unwrap_or(READ),
        };
        graph.symbols_of(value).iter().map(of_symbol).max().unwrap_or(0)
    }

    /// Returns whether the value is computed once, on construction of a stepper.
    pub fn is_constant(&self, graph: &Graph, value: Value) -> bool {
        self.rank(graph, value) <= LAST_CONSTANT
    }

    /// Returns roughly how often an operation of this rank runs: constants once, Newton iterations
    /// a few times per step.
    pub fn weight(rank: u32) -> usize {
        match rank {
            0..=LAST_CONSTANT => 0,
            READ => 1,
            _ => cost::ITERATIONS,
        }
    }
}
