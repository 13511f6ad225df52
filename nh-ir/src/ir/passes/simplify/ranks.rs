//! When values of a body become known.

use super::timing::Times;
use crate::ir::graph::{Graph, Node, Stage, Symbol, Value};
use crate::ir::program::{Statement, TurningAngle};
use crate::tree::Function;
use std::cell::RefCell;
use std::collections::BTreeMap;

/// When symbols become known within a body: 0 parameters, 1 the step size, 2 what the body reads, 3 + k the unknowns of
/// its k-th solve; what is assigned, with the last of what it reads.
#[derive(Clone, Debug)]
pub struct Ranks {
    bound: BTreeMap<Symbol, u32>,
    /// Ranks of the sets of symbols that values read, as far as they were asked for. (Values that read the same are known at once.)
    known: RefCell<Vec<Option<u32>>>,
    /// Within a rank what is known first is put together first, if there are times.
    times: Option<RefCell<Times>>,
    /// Angles of which sines and cosines are read.
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
    /// Ranks in a body of these statements.
    pub fn of(graph: &Graph, statements: &[Statement]) -> Self {
        let mut ranks = Ranks { bound: BTreeMap::new(), known: RefCell::default(), times: None, turning: Vec::new() };
        let mut solves = 0;
        for statement in statements {
            match statement {
                Statement::Assign { symbol, value } => {
                    // (Not remembered: what is bound later may change it.)
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

    /// The same, and sines and cosines that a body reads.
    pub fn with_turning(mut self, graph: &mut Graph, turning: &[TurningAngle]) -> Self {
        let mut of = |of: &TurningAngle| {
            let [angle, sine, cosine] = [of.angle, of.sine, of.cosine].map(|symbol| graph.read(symbol));
            Turning { angle, sine, cosine }
        };
        self.turning = turning.iter().map(&mut of).collect();
        self
    }

    /// The cosine of the angle of which a value is the sine, or the other way round; `None` of other values, and where that is not a value of the
    /// graph.
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

    /// The angles of which sines and cosines are read.
    pub fn turning(&self) -> &[Turning] {
        &self.turning
    }

    /// The same, and times within them.
    pub fn timed(&self) -> Self {
        Ranks { times: Some(RefCell::default()), ..self.clone() }
    }

    /// Does it matter when values are known within a rank?
    pub fn are_timed(&self) -> bool {
        self.times.is_some()
    }

    /// When the value is known within its rank, if that matters.
    pub fn time(&self, graph: &Graph, value: Value) -> u32 {
        self.times.as_ref().map_or(0, |times| times.borrow_mut().of(graph, self, value))
    }

    /// When the value is known.
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

    /// Is it computed once, when a stepper is built?
    pub fn is_constant(&self, graph: &Graph, value: Value) -> bool {
        self.rank(graph, value) <= LAST_CONSTANT
    }

    /// How often an operation of this rank is done, roughly: constants never again, Newton iterations a few times.
    pub fn weight(rank: u32) -> usize {
        match rank {
            0..=LAST_CONSTANT => 0,
            READ => 1,
            _ => 3,
        }
    }
}
