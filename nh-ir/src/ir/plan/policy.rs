//! Decisions on the way blocks are solved and steps end. Later stages do not revise them.

use super::{Computation, Follow, Let, Planned, Routine, Solve, Statement};
use crate::cost;
use crate::ir::graph::{Graph, Node, Symbol, Value};
use crate::ir::program::{self, Flow, History, Kind, NewtonBlock, Output, Part, Role, StepProgram};
use crate::ir::series::Series;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::vec;

/// Time at which a routine runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::ir) enum Time {
    /// At the start of a motion, once, without earlier solutions.
    Start,
    /// In a step, or for a coming step. Solutions are remembered.
    Step,
    /// Between steps.
    #[default]
    Between,
}

/// Way to solve a block of equations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Method {
    /// One elimination.
    Elimination,
    /// One elimination with several right-hand sides. The last unknowns of each are products, which
    /// need no elimination.
    Columns {
        /// Number of unknowns per right-hand side that are products.
        products: usize,
    },
    /// Newton's method, with r and ∂r/∂x.
    Newton,
    /// Newton's method, with finite differences of r in place of ∂r/∂x.
    Differences,
    /// Sweeps, with Newton's method where they contract too slowly.
    Swept,
    /// Sweeps S, with Newton's method for x − S(x) and finite differences where they contract too
    /// slowly.
    FixedPoint,
}

impl Method {
    /// Returns whether the method is an iteration.
    pub fn iterates(self) -> bool {
        !matches!(self, Method::Elimination | Method::Columns { .. })
    }

    fn of(graph: &Graph, block: &NewtonBlock, time: Time) -> Method {
        let columns = block.unknowns.len() > block.jacobian.len();
        match (block.kind, block.evaluated()) {
            (Kind::Linear, _) if columns => Method::Columns { products: products(graph, &block.jacobian) },
            (Kind::Linear, _) => Method::Elimination,
            (_, Part::Sweep) => Method::FixedPoint,
            _ if block.is_differenced() => Method::Differences,
            // Sweeps pay off only if they start from the last solution.
            _ if time == Time::Step && !block.sweep.is_empty() => Method::Swept,
            _ => Method::Newton,
        }
    }
}

/// Start of an iteration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Guess {
    /// The plain guess.
    Plain,
    /// The extrapolation of the block's last solutions.
    Extrapolated {
        /// The position of these solutions in [`Policy::memory`].
        memory: usize,
        /// Maximum number of solutions.
        points: usize,
    },
    /// The plain guess plus the distance that the solution of every other step had from it.
    Alternating {
        /// The position of these distances in [`Policy::memory`].
        memory: usize,
        /// Maximum number of distances.
        points: usize,
    },
}

/// Consequence of a block that cannot be solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Failure {
    /// The motion does not start.
    Start,
    /// The step ends with an error.
    Step,
    /// The step has left the branch of solutions that tends to the identity.
    Branch,
    /// The unknowns are not numbers.
    NotANumber,
}

/// One item that a motion remembers beside its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Memory {
    /// The last solutions of a block, for [`Guess::Extrapolated`].
    Solutions {
        /// Number of unknowns of a solution.
        unknowns: usize,
        /// Maximum number of solutions.
        points: usize,
    },
    /// The distances of the last solutions from the plain guess, for [`Guess::Alternating`].
    Distances {
        /// Number of unknowns of a solution.
        unknowns: usize,
        /// Maximum number of distances.
        points: usize,
    },
    /// The Taylor series of a flow.
    Series {
        /// Number of variables of the flow.
        variables: usize,
    },
    /// The last measure of the constraints' rank.
    Rank,
    /// Whether the terms of a feedback are stable.
    Stability {
        /// Number of terms.
        terms: usize,
    },
}

/// A test that new numbers must pass before a step is accepted. A routine lists its tests in order
/// of execution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Check {
    /// The terms of a feedback are within their method's region of stability.
    Stability {
        /// Stages of the method.
        stages: u32,
        /// For each term its position among the new numbers, and the option that holds its gain.
        terms: Vec<(usize, usize)>,
    },
    /// The number at this position is positive.
    Branch(usize),
    /// The number at this position is roundoff compared with the next number.
    Resolution(usize),
    /// The number at this position is not roundoff compared with 1.
    Alignment(usize),
    /// The numbers at these positions are finite and of an ordinary size. All other numbers then
    /// are, too.
    Finite {
        /// The positions.
        places: Vec<usize>,
        /// Whether an iteration that took longer than usual is followed by a test of the energy,
        /// which must equal the energy before the step plus the work.
        balance: bool,
    },
    /// The constraints keep their rank.
    Rank,
}

impl Check {
    /// Returns the positions of the tested numbers among the carried numbers.
    pub fn places(&self) -> impl Iterator<Item = usize> {
        let places = match self {
            Check::Stability { terms, .. } => terms.iter().map(|&(at, _)| at).collect(),
            Check::Branch(at) | Check::Alignment(at) => vec![*at],
            Check::Resolution(at) => vec![*at, *at + 1],
            Check::Finite { places, .. } => places.clone(),
            Check::Rank => Vec::new(),
        };
        places.into_iter()
    }
}

/// Decisions about a step as a whole.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Policy {
    /// The items that a motion remembers beside its numbers.
    pub memory: Vec<Memory>,
    /// Whether a motion has so many numbers that steps are better made in place.
    pub in_place: bool,
    /// Whether a step is so short that it is better copied into its callers.
    pub inlined: bool,
}

impl Guess {
    /// Returns the position in [`Policy::memory`] of the data of the guess: the number of the block
    /// among those that are iterated.
    pub fn memory(self) -> Option<usize> {
        match self {
            Guess::Plain => None,
            Guess::Extrapolated { memory, .. } | Guess::Alternating { memory, .. } => Some(memory),
        }
    }
}

impl Policy {
    pub(super) fn of(stepper: &StepProgram<Planned>) -> Policy {
        let step = &stepper.step;
        let carried: usize = stepper.carried.iter().map(|group| group.symbols.len()).sum();
        let mut memory: Vec<Memory> = step.iterations().filter_map(Solve::remembers).collect();
        let follows = step.followed();
        memory.extend(follows.and_then(Follow::remembers));
        memory.extend(stepper.guard.iter().map(|_| Memory::Rank));
        memory.extend(stepper.stability.iter().map(|stability| Memory::Stability { terms: stability.gains.len() }));
        // `taylor` reads its series and makes another.
        let remembered: usize = memory.iter().map(Memory::numbers).sum();
        let lets = |statement: &Statement| match statement {
            Statement::Let(_) => 1,
            Statement::Solve(solve) => solve.computation(Part::Sweep).lets.len(),
            Statement::Follow(_) => 0,
        };
        Policy {
            memory,
            in_place: follows.is_none() && carried + remembered > cost::MANY_NUMBERS,
            inlined: step.statements.iter().map(lets).sum::<usize>() <= cost::LONG_STEP,
        }
    }
}

impl Memory {
    /// Returns the number of numbers that iterations remember in this item.
    fn numbers(&self) -> usize {
        match self {
            Memory::Solutions { points: 0, .. } => 0,
            Memory::Solutions { unknowns, points } => (points + 1) * unknowns,
            Memory::Distances { unknowns, points } => 2 * (points + 1) * unknowns,
            Memory::Series { .. } | Memory::Rank | Memory::Stability { .. } => 0,
        }
    }
}

/// Returns the tests of a step by a routine with these outputs.
pub(super) fn checks(graph: &Graph, stepper: &StepProgram<Planned>, outputs: &[Output]) -> Vec<Check> {
    let outputs = outputs.get(..stepper.carried.len()).unwrap_or_default();
    let first = |role: Role| stepper.first_of(role);
    let stability = stepper.stability.as_ref().map(|stability| {
        let terms = stability.gains.iter().enumerate().map(|(i, &gain)| (first(Role::Stability) + i, gain));
        Check::Stability { stages: stability.stages, terms: terms.collect() }
    });
    let carries = |role: Role| stepper.carried.iter().any(|group| group.role == role);
    let (places, balance) = (to_check(graph, outputs), stepper.balance.is_some());
    stability
        .into_iter()
        .chain(carries(Role::Branch).then(|| Check::Branch(first(Role::Branch))))
        .chain(carries(Role::Alignment).then(|| Check::Alignment(first(Role::Alignment))))
        .chain((balance || !places.is_empty()).then_some(Check::Finite { places, balance }))
        .chain(carries(Role::Resolution).then(|| Check::Resolution(first(Role::Resolution))))
        .chain(stepper.guard.as_ref().map(|_| Check::Rank))
        .collect()
}

/// Returns the positions of the new numbers that must be tested to know that all of them are
/// finite.
///
/// Non-finite values persist through sums, differences and products, and as a numerator: ∞ − ∞ and
/// 0 · ∞ are NaN. So a number needs no test if another number is computed from it in this way, or
/// if it is carried unchanged, or if a flow arrives at it, which tests it. Functions that are
/// carried [ahead](Role::Ahead) need no test, nor do numbers with a [test](Check::Resolution) of
/// their own: an error in them shows in the next step, which reads them.
fn to_check(graph: &Graph, outputs: &[Output]) -> Vec<usize> {
    let mut known: BTreeSet<Value> = BTreeSet::new();
    let numbers = outputs.iter().flat_map(|output| output.values.iter().map(|&value| (output.role, value)));
    let numbers: Vec<(usize, Value)> =
        numbers.enumerate().filter(|(_, (role, _))| !role.is_dependent()).map(|(at, (_, value))| (at, value)).collect();
    let mut open: Vec<Value> = numbers.iter().flat_map(|&(_, value)| propagating(graph, value)).collect();
    while let Some(value) = open.pop() {
        if known.insert(value) {
            open.extend(propagating(graph, value));
        }
    }
    let needed = |&(_, value): &(usize, Value)| !matches!(graph.node(value), Node::Symbol(_)) && known.insert(value);
    numbers.into_iter().filter(needed).map(|(at, _)| at).collect()
}

/// Returns the operands whose non-finite values make the value non-finite.
fn propagating(graph: &Graph, value: Value) -> Vec<Value> {
    match *graph.node(value) {
        Node::Neg(a) | Node::Div(a, _) => vec![a],
        Node::Add(a, b) | Node::Sub(a, b) | Node::Mul(a, b) => vec![a, b],
        _ => Vec::new(),
    }
}

/// Returns how many of the last unknowns of linear equations with this matrix no other unknown
/// needs, with equations of the form x + … = 0. Products of matrices give such unknowns.
fn products(graph: &Graph, matrix: &[Vec<Value>]) -> usize {
    let unit = |i: usize, j: usize| if i == j { graph.is_one(matrix[i][j]) } else { graph.is_zero(matrix[i][j]) };
    let n = matrix.len();
    (1..n).take_while(|&count| (0..n).all(|i| unit(i, n - count))).last().unwrap_or(0)
}

/// Builder of the statements for blocks of equations.
pub(super) struct Solving<'g> {
    graph: &'g Graph,
    time: Time,
    branches: bool,
    /// Whether the routine reads control inputs.
    has_inputs: bool,
    /// The number of blocks with remembered solutions so far.
    memory: usize,
    /// The recurrences of the flows that have no statement yet.
    series: vec::IntoIter<Series>,
}

impl<'g> Solving<'g> {
    pub(super) fn new(graph: &'g Graph, time: Time, outputs: &[Output], has_inputs: bool, series: Vec<Series>) -> Self {
        let branches = outputs.iter().any(|output| output.role == Role::Branch);
        Solving { graph, time, branches, has_inputs, memory: 0, series: series.into_iter() }
    }

    /// Returns the statement for a solve or flow.
    pub(super) fn statement(
        &mut self,
        stated: program::Statement,
        computations: [Computation; 4],
    ) -> Option<Statement> {
        match stated {
            program::Statement::Assign { .. } => None,
            program::Statement::Solve(block) => Some(Statement::Solve(Box::new(self.solve(block, computations)))),
            program::Statement::Follow(flow) => Some(Statement::Follow(Box::new(self.follow(flow, computations)))),
        }
    }

    fn solve(&mut self, block: NewtonBlock, computations: [Computation; 4]) -> Solve {
        let method = Method::of(self.graph, &block, self.time);
        let guess = match (self.time, block.history) {
            _ if !method.iterates() => Guess::Plain,
            (Time::Step, History::Alternating(points)) => Guess::Alternating { memory: self.memory, points },
            (Time::Step, History::Last(points)) => Guess::Extrapolated { memory: self.memory, points },
            (Time::Step, History::None) => Guess::Extrapolated { memory: self.memory, points: 0 },
            (Time::Start | Time::Between, _) => Guess::Plain,
        };
        self.memory += usize::from(method.iterates());
        let failure = match self.time {
            Time::Start => Failure::Start,
            Time::Step if self.branches => Failure::Branch,
            Time::Between if !matches!(method, Method::Columns { .. }) => Failure::NotANumber,
            Time::Step | Time::Between => Failure::Step,
        };
        Solve { block, computations, method, guess, failure, read: BTreeSet::new() }
    }

    fn follow(&mut self, flow: Flow, computations: [Computation; 4]) -> Follow {
        let series = self.series.next().unwrap_or_default();
        let remembered = flow.stepped && !self.has_inputs;
        Follow { flow, computations, series, remembered, field: None, read: BTreeSet::new() }
    }
}

impl Routine {
    /// Returns the symbols that are read by name after the statement at a position.
    pub(super) fn read_after(&self, graph: &Graph, position: usize) -> BTreeSet<Symbol> {
        let mut open: Vec<Value> = self.outputs.iter().flat_map(|output| output.values.iter().copied()).collect();
        let mut nodes: Vec<Value> = Vec::new();
        let bindings = |lets: &[Let], nodes: &mut Vec<Value>| {
            for binding in lets {
                match binding {
                    Let::Value { value, .. } => nodes.push(*value),
                    Let::SinCos { argument, .. } => nodes.push(*argument),
                    Let::Halfway { way, .. } => nodes.extend(way.reads()),
                }
            }
        };
        for statement in &self.statements[position + 1..] {
            match statement {
                Statement::Let(binding) => bindings(std::slice::from_ref(binding), &mut nodes),
                Statement::Solve(_) | Statement::Follow(_) => {
                    for (lets, results) in statement.parts() {
                        bindings(lets, &mut nodes);
                        open.extend(results);
                    }
                }
            }
        }
        // A named value is read by its name. The node of a `let` is written out.
        let mut read = BTreeSet::new();
        let mut seen = BTreeSet::new();
        let named = |value: &Value| self.names.contains_key(value);
        open.retain(|value| !named(value));
        open.extend(nodes);
        while let Some(value) = open.pop() {
            if !seen.insert(value) {
                continue;
            }
            if let Node::Symbol(symbol) = graph.node(value) {
                read.insert(*symbol);
            }
            open.extend(graph.node(value).operands().into_iter().filter(|operand| !named(operand)));
        }
        read
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::graph::Stage;
    use crate::ir::program::Shape;

    #[test]
    fn a_momentum_shows_in_the_position_and_a_denominator_does_not() {
        let mut g = Graph::new();
        let symbols = ["q", "p", "r"].map(|name| g.symbol(name, Stage::State));
        let [q, p, r] = symbols.map(|s| g.read(s));
        let (two, impulse) = (g.ratio(2, 1), g.mul(p, r));
        let new_p = g.sub(p, impulse);
        let velocity = g.mul(two, new_p);
        let new_q = g.add(q, velocity);
        let root = g.sqrt(new_q);
        let quotient = g.div(p, root);
        let group =
            |role: Role, values: &[Value]| Output { role, shape: Shape::Vector(values.len()), values: values.to_vec() };
        let outputs = [
            group(Role::Configuration, &[new_q, quotient]),
            group(Role::Momenta, &[new_p, r]),
            group(Role::Ahead, &[root]),
        ];
        // r is carried unchanged. new_q does not show in the quotient.
        assert_eq!(to_check(&g, &outputs), [0, 1]);
    }
}
