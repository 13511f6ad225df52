//! Steps as a whole, which machine code can make, many in one call.
//!
//! A [`Compiler`](crate::Compiler) receives a [`Whole`]: the routine of a step with its blocks of
//! equations, and the tests that new numbers must pass. It makes a function that makes usual steps
//! like the executor, to the last bit: the same operations, the same iterations with the same
//! stopping rules, and the same guesses from memory. A step is unusual if there is no history yet,
//! if iterations do not converge as they should, or if a test fails. The function then returns
//! before the step has changed anything, and the executor makes that step.
//!
//! Both sides read and write the memory of a motion as plain numbers: a [`Record`].

use crate::assemble::{Assembled, Block, Code, Way};
use crate::cells::{At, Operation, Straight};
use crate::program::{Derivative, StepCode};
use nonholonomic::Scalar;
use nonholonomic::generated as rt;
use nonholonomic::taylor::ORDER;
use nonholonomic_ir::cost::{ALTERNATING_HISTORY, HISTORY, SWEPT_HISTORY};
use nonholonomic_ir::ir::plan::{Check, Guess, Method};
use nonholonomic_ir::ir::program::{Part, Role};
use serde::{Deserialize, Serialize};
use std::cell::Cell;
use std::sync::{Arc, OnceLock};

/// A step as a whole, or the adjoints of one.
#[derive(Clone, Copy)]
pub struct Whole<'a> {
    code: &'a StepCode,
    /// The routine of adjoints, and the cells of those of the new numbers.
    back: Option<(&'a Assembled, &'a [At])>,
}

/// Straight-line code and the cells of its results.
#[derive(Clone, Copy)]
pub struct Line<'a> {
    operations: &'a Straight,
    /// The cells of the results after a run.
    pub results: &'a [At],
}

/// A block of equations within a step.
#[derive(Clone, Copy)]
pub struct Equations<'a> {
    block: &'a Block,
    /// The cells of the unknowns.
    pub unknowns: &'a [At],
    /// The way to solve the block, or `None` for a flow.
    pub method: Option<Method>,
    /// The place of the block's memory, if there is one.
    pub place: Option<Place>,
}

/// The place of a block's memory in a [`Record`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The place of solutions.
    Solutions(History),
    /// The place of the polynomial of a flow.
    Polynomial(Polynomial),
}

/// The place of a polynomial in a [`Record`]: its coefficients, order after order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Polynomial {
    /// The number of variables.
    pub variables: usize,
    /// The place of the first coefficient.
    pub number: usize,
}

impl Polynomial {
    /// Returns the place of the coefficients of an order.
    pub fn order(self, order: usize) -> usize {
        self.number + order * self.variables
    }

    /// Returns the place of the roundoff that the centre lost.
    pub fn low(self) -> usize {
        self.order(ORDER + 1)
    }

    /// Returns the place of the state that was returned last.
    pub fn last(self) -> usize {
        self.low() + self.variables
    }

    /// Returns the place of the time of that state since the centre, in two parts.
    pub fn offset(self) -> usize {
        self.last() + self.variables
    }

    /// Returns the place of the reach of the polynomial.
    pub fn reach(self) -> usize {
        self.offset() + 2
    }

    /// The place of how far the last one went, and of how much the variables changed along one.
    pub(crate) fn progress(self) -> usize {
        self.reach() + 1
    }

    fn end(self) -> usize {
        self.progress() + 1 + self.variables
    }
}

/// The place of solutions in a [`Record`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct History {
    /// Maximum number of known solutions.
    pub points: usize,
    /// Whether solutions are extrapolated from every other step, as distances from the plain guess.
    /// There are then two histories, the first of which is for the coming step.
    pub alternating: bool,
    /// Number of numbers in a solution.
    pub unknowns: usize,
    /// The place of the number of known solutions. The number of the second history follows.
    pub count: usize,
    /// The place of the solutions, the latest first, then of the [number](History::through) of
    /// solutions that the next one is extrapolated from, and of the [weights](History::weights).
    /// Those of the second history follow.
    pub number: usize,
    /// The place of the weights of extrapolations from no, one, … and all points, each with as many
    /// weights as the maximum number of points.
    pub table: usize,
}

impl History {
    /// Returns the place of the number of solutions that the next one is extrapolated from.
    pub fn through(self) -> usize {
        self.number + self.points * self.unknowns
    }

    /// Returns the place of the weights of that extrapolation, as many as the maximum number of
    /// points.
    pub fn weights(self) -> usize {
        self.through() + 1
    }

    /// Returns the number of numbers.
    pub fn size(self) -> usize {
        self.points * (self.unknowns + 1) + 1
    }

    /// Returns the history of the last step, if histories alternate.
    pub fn other(self) -> Self {
        History { count: self.count + 1, number: self.number + self.size(), ..self }
    }
}

/// The memory of a motion beside its carried numbers.
#[derive(Serialize, Deserialize)]
#[serde(bound(serialize = "T: Copy + Serialize", deserialize = "T: Copy + Deserialize<'de>"))]
pub struct Record<T> {
    /// Integers, beginning with those of [`Count`].
    pub counts: Vec<Cell<u64>>,
    /// Numbers, beginning with those of [`Entry`].
    pub numbers: Vec<Cell<T>>,
}

/// Places among the counts of a [`Record`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// Number of steps before the call.
    Steps,
    /// Number of parts of a step. The part with this code is one of them.
    Parts,
    /// Number of this part among them.
    Number,
    /// Number of iterations beyond the first of each solve, in the steps of the call.
    Further,
    /// Maximum number of iterations of a solve that took more than one, in the steps of the call.
    Most,
}

/// Places among the numbers of a [`Record`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Time at the beginning of the first step.
    Start,
    /// The size of a whole step.
    StepSize,
    /// 1, or −1 if the measure of the rank was negative at the start.
    Sign,
    /// Bound for the measure with that sign. At or below it, the constraints are near a loss of
    /// rank.
    Near,
    /// The measure after the last step.
    Measure,
}

impl Count {
    const ALL: usize = 5;
}

impl Entry {
    const ALL: usize = 5;
}

/// Machine code for steps.
pub trait Steps<T>: Send + Sync {
    /// Makes `count` steps, or fewer if one of them is unusual, and returns their number. The
    /// carried numbers are then in their cells. Each step reads the numbers of its
    /// [cells](Whole::reads) from its row in `rows`, and [results](Whole::told) follow there; without
    /// such cells there may be no rows. No steps are made if the memory or the record is smaller
    /// than the code was compiled for, or if the rows are too small for `count` steps.
    fn run(&self, memory: &[Cell<T>], record: &Record<T>, count: u64, rows: &[Cell<T>]) -> u64;
}

/// Machine code for the steps of a method, or `None` if they could not be compiled.
pub(crate) type Wholes<T> = OnceLock<Option<Arc<dyn Steps<T>>>>;

impl<'a> Whole<'a> {
    /// Returns the steps of a method.
    pub(crate) fn of(code: &'a StepCode) -> Self {
        Whole { code, back: None }
    }

    /// Returns the adjoints of steps, if there is code for them. They go backwards: the adjoints of
    /// the new numbers are carried, and become those of the old numbers. Each step reads the old
    /// numbers and the control inputs from its row.
    pub(crate) fn back(code: &'a StepCode) -> Option<Self> {
        let (derivatives, body) = code.differentiated(Derivative::Pulled)?;
        let given = derivatives.given.get(&Derivative::Pulled)?;
        // The first results must be the adjoints of the old numbers.
        let fits = derivatives.groups.first() == Some(&(Role::ByState, given.len()));
        fits.then_some(Whole { code, back: Some((body, given)) })
    }

    /// Returns the routine.
    pub(crate) fn body(self) -> &'a Assembled {
        self.back.map_or(&self.code.step, |(body, _)| body)
    }

    /// Returns whether the steps go backwards. The number of steps before the first of a call is then
    /// [`Count::Steps`], and one less for each further step.
    pub fn goes_back(self) -> bool {
        self.back.is_some()
    }

    /// Returns the cells that each step reads from its row.
    pub fn reads(self) -> Vec<At> {
        let samples = self.code.samples.iter().flat_map(|(_, cells)| cells);
        let all = self.code.carried_cells.iter().chain(samples).copied();
        if self.back.is_some() { all.collect() } else { Vec::new() }
    }

    /// Returns the number of numbers that each step writes to its row, after those that it reads.
    pub fn told(self) -> usize {
        self.back.map_or(self.code.carried_cells.len(), |(body, _)| body.last.results.len())
    }

    /// Returns the blocks of equations, with the code before each.
    pub fn blocks(self) -> Vec<(Line<'a>, Equations<'a>)> {
        let blocks = self.body().blocks.iter().zip(self.places()).map(|((before, block), place)| {
            let method = if let Way::Solve(method, _) = block.way { Some(method) } else { None };
            (Line::of(before, &[]), Equations { block, unknowns: &block.unknowns, method, place })
        });
        blocks.collect()
    }

    /// Returns the place of each block's memory.
    pub(crate) fn places(self) -> Vec<Option<Place>> {
        Places::of(self).0
    }

    /// Returns the code after all blocks. Its first results are the new numbers.
    pub fn last(self) -> Line<'a> {
        (&self.body().last).into()
    }

    /// Returns the cells of the carried numbers.
    pub fn carried(self) -> &'a [At] {
        self.back.map_or(&self.code.carried_cells, |(_, given)| given)
    }

    /// Returns the position of the time among them. The code does not compute the time, since
    /// roundoff would accumulate.
    pub fn time(self) -> Option<usize> {
        self.code.time.filter(|_| self.back.is_none())
    }

    /// Returns a cell that is 0, and ∞ in [steps that compute angles from
    /// themselves](nonholonomic::generated::must_recompute).
    pub fn anew(self) -> Option<At> {
        self.code.anew
    }

    /// Returns the tests that the new numbers must pass.
    pub fn checks(self) -> &'a [Check] {
        if self.back.is_some() { &[] } else { &self.code.checks }
    }

    /// Returns the code for the measure of the constraints' rank, from the carried numbers.
    pub fn measure(self) -> Option<Line<'a>> {
        self.code.guard.as_ref().filter(|_| self.back.is_none()).and_then(|(measure, _)| Line::alone(measure))
    }

    /// Returns the code for the energy minus the work, and its roundoff, from the carried numbers.
    pub fn balance(self) -> Option<Line<'a>> {
        self.code.balance.as_ref().filter(|_| self.back.is_none()).and_then(Line::alone)
    }

    /// Returns the number of operations.
    pub fn operations(self) -> usize {
        let alone = [self.measure(), self.balance()];
        let alone: u64 = alone.into_iter().flatten().map(|line| line.operations.len()).sum();
        usize::try_from(self.body().operations() + alone).unwrap_or(usize::MAX)
    }

    /// Returns the number of cells.
    pub fn cells(self) -> usize {
        self.code.memory.len()
    }

    /// Returns the numbers of counts and of numbers in a record.
    pub fn sizes(self) -> (usize, usize) {
        let (_, places) = Places::of(self);
        (places.count, places.number)
    }
}

impl<'a> Line<'a> {
    fn of(operations: &'a Straight, results: &'a [At]) -> Self {
        Line { operations, results }
    }

    /// Returns the code of a routine that solves nothing.
    fn alone(routine: &'a Assembled) -> Option<Self> {
        routine.blocks.is_empty().then(|| (&routine.last).into())
    }

    /// Returns the operations in order.
    pub fn operations(self) -> impl Iterator<Item = Operation> + 'a {
        self.operations.operations()
    }
}

impl<'a> From<&'a Code> for Line<'a> {
    fn from(code: &'a Code) -> Self {
        Line::of(&code.operations, &code.results)
    }
}

impl<'a> Equations<'a> {
    /// Returns the code of a part.
    pub fn part(self, part: Part) -> Line<'a> {
        (&self.block.parts[part as usize]).into()
    }
}

/// Allocator of places in a record.
struct Places {
    count: usize,
    number: usize,
    /// The places of tables of weights, by the number of points.
    tables: Vec<(usize, usize)>,
}

impl Places {
    fn new() -> Self {
        Places { count: Count::ALL, number: Entry::ALL, tables: Vec::new() }
    }

    /// Returns the place of each block's memory.
    fn of(whole: Whole<'_>) -> (Vec<Option<Place>>, Self) {
        let mut places = Places::new();
        let blocks = whole.body().blocks.iter();
        let found = blocks.map(|(_, block)| match block.way {
            Way::Solve(method, guess) if method.iterates() => {
                Some(Place::Solutions(places.history(guess, block.unknowns.len())))
            }
            Way::Follow { remembered: true, .. } => Some(Place::Polynomial(places.polynomial(block.unknowns.len()))),
            _ => None,
        });
        (found.collect(), places)
    }

    fn polynomial(&mut self, variables: usize) -> Polynomial {
        let polynomial = Polynomial { variables, number: self.number };
        self.number = polynomial.end();
        polynomial
    }

    fn history(&mut self, guess: Guess, unknowns: usize) -> History {
        let (points, alternating) = (points(guess), matches!(guess, Guess::Alternating { .. }));
        let known = self.tables.iter().find(|(of, _)| *of == points).map(|&(_, at)| at);
        let table = known.unwrap_or_else(|| {
            let at = self.number;
            self.number += (points + 1) * points;
            self.tables.push((points, at));
            at
        });
        let history = History { points, alternating, unknowns, count: self.count, number: self.number, table };
        let histories = if alternating { 2 } else { 1 };
        self.count += histories;
        self.number += histories * history.size();
        history
    }
}

/// Returns the maximum number of solutions that a block with this guess remembers.
pub(crate) fn points(guess: Guess) -> usize {
    match guess {
        Guess::Alternating { .. } => ALTERNATING_HISTORY,
        Guess::Extrapolated { points: SWEPT_HISTORY, .. } => SWEPT_HISTORY,
        Guess::Extrapolated { .. } | Guess::Plain => HISTORY,
    }
}

impl<T> Default for Record<T> {
    fn default() -> Self {
        Record { counts: Vec::new(), numbers: Vec::new() }
    }
}

impl<T: Copy> Clone for Record<T> {
    fn clone(&self) -> Self {
        Record { counts: self.counts.clone(), numbers: self.numbers.clone() }
    }

    fn clone_from(&mut self, other: &Self) {
        self.counts.clone_from(&other.counts);
        self.numbers.clone_from(&other.numbers);
    }
}

impl<T: Scalar> Record<T> {
    /// Makes the record of a part of a step for its solvers, without the tables of machine code.
    pub(crate) fn of_solvers(whole: Whole<'_>) -> Self {
        let (counts, numbers) = whole.sizes();
        Record { counts: vec![Cell::new(0); counts], numbers: vec![Cell::new(T::zero()); numbers] }
    }

    /// Makes the record of a part of a step.
    pub(crate) fn new(whole: Whole<'_>) -> Self {
        let ((_, places), record) = (Places::of(whole), Record::of_solvers(whole));
        for &(points, at) in &places.tables {
            for through in 0..=points {
                let weights = rt::weights::<MAX_POINTS>(through);
                for (cell, weight) in record.numbers[at + through * points..].iter().zip(&weights[..points]) {
                    cell.set(T::lit(*weight));
                }
            }
        }
        record
    }

    pub(crate) fn count(&self, at: Count) -> &Cell<u64> {
        &self.counts[at as usize]
    }

    pub(crate) fn number(&self, at: Entry) -> &Cell<T> {
        &self.numbers[at as usize]
    }
}

/// Maximum number of solutions that a block remembers.
const MAX_POINTS: usize = 8;
