//! Steps as a whole, which machine code may make, many in one call.
//!
//! A [`Compiler`](crate::Compiler) is given a [`Whole`]: the routine of a step with its blocks of equations, and the tests that new numbers must pass.
//! It makes a function of it that makes the usual step as the executor would have made it, to the last bit: the same operations, the same iterations
//! by the same stopping rules, the same guesses from what is remembered. Where anything is unusual in a step (no history yet, iterations that do not
//! converge as they should, a test that is not passed) the function leaves before the step has changed anything, and the executor makes that step.
//!
//! Both sides read and write what a motion remembers as plain numbers: a [`Record`].

use crate::assemble::{Assembled, Block, Code, Way};
use crate::cells::{At, Operation, Straight};
use crate::program::StepCode;
use nonholonomic::Scalar;
use nonholonomic::generated as rt;
use nonholonomic::taylor::ORDER;
use nonholonomic_ir::ir::plan::{Check, Guess, Method};
use nonholonomic_ir::ir::program::{ALTERNATING_HISTORY, HISTORY, Part, SWEPT_HISTORY};
use std::cell::Cell;
use std::sync::{Arc, OnceLock};

/// A step as a whole.
#[derive(Clone, Copy)]
pub struct Whole<'a>(pub(crate) &'a StepCode);

/// Straight-line code and the cells of its results.
#[derive(Clone, Copy)]
pub struct Line<'a> {
    operations: &'a Straight,
    /// Where its results are then.
    pub results: &'a [At],
}

/// A block of equations within a step.
#[derive(Clone, Copy)]
pub struct Equations<'a> {
    block: &'a Block,
    /// The cells of the unknowns.
    pub unknowns: &'a [At],
    /// How it is solved; nothing where it is no block of equations, but a flow to be followed.
    pub method: Option<Method>,
    /// The place of its memory, where it has one.
    pub place: Option<Place>,
}

/// The place of a block's memory in a [`Record`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// That of solutions.
    Solutions(History),
    /// That of the polynomial of a flow.
    Polynomial(Polynomial),
}

/// The place of a polynomial in a [`Record`]: its coefficients, order after order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Polynomial {
    /// How many variables it has.
    pub variables: usize,
    /// The place of the first.
    pub number: usize,
}

impl Polynomial {
    /// The place of the coefficients of an order.
    pub fn order(self, order: usize) -> usize {
        self.number + order * self.variables
    }

    /// The place of what roundoff took from the centre.
    pub fn low(self) -> usize {
        self.order(ORDER + 1)
    }

    /// The place of the state that was handed out last.
    pub fn last(self) -> usize {
        self.low() + self.variables
    }

    /// The place of its time since the centre, in two parts.
    pub fn offset(self) -> usize {
        self.last() + self.variables
    }

    /// The place of how far it reaches.
    pub fn reach(self) -> usize {
        self.offset() + 2
    }
}

/// The place of solutions in a [`Record`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct History {
    /// How many solutions are known at most.
    pub points: usize,
    /// Are solutions extrapolated from every other step, as distances from the plain guess? Then there are two histories, of which the first one
    /// is that of the step to come.
    pub alternating: bool,
    /// How many numbers a solution has.
    pub unknowns: usize,
    /// The place of a count: how many solutions are known. The second history's follows.
    pub count: usize,
    /// The place of the solutions, the latest first, one after the other, of [how many of them](History::through) the next one is extrapolated
    /// through, and of the [weights](History::weights). The second history's follow.
    pub number: usize,
    /// The place of the weights of extrapolations through no, one, … and all points, as many for each as there are points at most.
    pub table: usize,
}

impl History {
    /// The place of how many solutions the next one is extrapolated through.
    pub fn through(self) -> usize {
        self.number + self.points * self.unknowns
    }

    /// The place of the weights of that extrapolation, as many as there are points at most.
    pub fn weights(self) -> usize {
        self.through() + 1
    }

    /// How many numbers it has.
    pub fn size(self) -> usize {
        self.points * (self.unknowns + 1) + 1
    }

    /// That of the last step, where they alternate.
    pub fn other(self) -> Self {
        History { count: self.count + 1, number: self.number + self.size(), ..self }
    }
}

/// The memory that a motion has beside the numbers that it carries.
pub struct Record<T> {
    /// Whole numbers, those of [`Count`] first.
    pub counts: Vec<Cell<u64>>,
    /// Numbers, those of [`Entry`] first.
    pub numbers: Vec<Cell<T>>,
}

/// Places among the counts of a [`Record`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// Steps made before the call.
    Steps,
    /// How many parts a step has. The part with this code is one of them.
    Parts,
    /// Its number among them.
    Number,
    /// Iterations beyond the first of each solve, in the steps of the call.
    Further,
    /// The most iterations of a solve that took more than one, in the steps of the call.
    Most,
}

/// Places among the numbers of a [`Record`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// When the first step began.
    Start,
    /// The size of a whole step.
    StepSize,
    /// 1, or −1 where the measure of the rank was negative at the start.
    Sign,
    /// Where the measure, with that sign, is at most this, the constraints are near to a loss of rank.
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
    /// Makes so many steps, or fewer where one of them is not to be made here, and says how many. Carried numbers are in their cells then, and those
    /// after each step in `rows`, where there is room for them. None are made where the memory or the record are smaller than those that it was compiled
    /// for, or the rows than so many steps ask for (but for none at all).
    fn run(&self, memory: &[Cell<T>], record: &Record<T>, count: u64, rows: &[Cell<T>]) -> u64;
}

/// Machine code for the steps of a method; none where they could not be compiled.
pub(crate) type Wholes<T> = OnceLock<Option<Arc<dyn Steps<T>>>>;

impl<'a> Whole<'a> {
    /// The blocks of equations, with the code before each.
    pub fn blocks(self) -> Vec<(Line<'a>, Equations<'a>)> {
        let blocks = self.0.step.blocks.iter().zip(self.places()).map(|((before, block), place)| {
            let method = if let Way::Solve(method, _) = block.way { Some(method) } else { None };
            (Line::of(before, &[]), Equations { block, unknowns: &block.unknowns, method, place })
        });
        blocks.collect()
    }

    /// The place of each block's memory.
    pub(crate) fn places(self) -> Vec<Option<Place>> {
        Places::of(self).0
    }

    /// The code after all blocks. Its first results are the new numbers.
    pub fn last(self) -> Line<'a> {
        (&self.0.step.last).into()
    }

    /// The cells of the numbers that are carried from step to step.
    pub fn carried(self) -> &'a [At] {
        &self.0.carried_cells
    }

    /// Which of them is the time. (It is not what the code makes of it: roundoff would add up.)
    pub fn time(self) -> Option<usize> {
        self.0.time
    }

    /// A cell that is 0, and ∞ in [steps that compute angles from themselves](nonholonomic::generated::turns_anew).
    pub fn anew(self) -> Option<At> {
        self.0.anew
    }

    /// The tests that the new numbers must pass.
    pub fn checks(self) -> &'a [Check] {
        &self.0.checks
    }

    /// The measure of the constraints' rank, of the carried numbers.
    pub fn measure(self) -> Option<Line<'a>> {
        self.0.guard.as_ref().and_then(|(measure, _)| Line::alone(measure))
    }

    /// The energy less the work, and its roundoff, of the carried numbers.
    pub fn balance(self) -> Option<Line<'a>> {
        self.0.balance.as_ref().and_then(Line::alone)
    }

    /// How many operations it has.
    pub fn operations(self) -> usize {
        let alone = [self.measure(), self.balance()];
        let alone: u64 = alone.into_iter().flatten().map(|line| line.operations.len()).sum();
        usize::try_from(self.0.step.operations() + alone).unwrap_or(usize::MAX)
    }

    /// How many cells there are.
    pub fn cells(self) -> usize {
        self.0.memory.len()
    }

    /// How many counts and how many numbers a record has.
    pub fn sizes(self) -> (usize, usize) {
        let (_, places) = Places::of(self);
        (places.count, places.number)
    }
}

impl<'a> Line<'a> {
    fn of(operations: &'a Straight, results: &'a [At]) -> Self {
        Line { operations, results }
    }

    /// A routine that solves nothing.
    fn alone(routine: &'a Assembled) -> Option<Self> {
        routine.blocks.is_empty().then(|| (&routine.last).into())
    }

    /// Its operations, in their order.
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
    /// The code of a part.
    pub fn part(self, part: Part) -> Line<'a> {
        (&self.block.parts[part as usize]).into()
    }
}

/// Gives out places in a record.
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

    /// The place of each block's memory.
    fn of(whole: Whole<'_>) -> (Vec<Option<Place>>, Self) {
        let mut places = Places::new();
        let blocks = whole.0.step.blocks.iter();
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
        self.number = polynomial.reach() + 1;
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

/// How many solutions a block with this guess remembers at most.
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
    /// That of a part of a step.
    pub(crate) fn new(whole: Whole<'_>) -> Self {
        let (_, places) = Places::of(whole);
        let counts = vec![Cell::new(0); places.count];
        let numbers = vec![Cell::new(T::zero()); places.number];
        for &(points, at) in &places.tables {
            for through in 0..=points {
                let weights = rt::weights::<MOST_POINTS>(through);
                for (cell, weight) in numbers[at + through * points..].iter().zip(&weights[..points]) {
                    cell.set(T::lit(*weight));
                }
            }
        }
        Record { counts, numbers }
    }

    pub(crate) fn count(&self, at: Count) -> &Cell<u64> {
        &self.counts[at as usize]
    }

    pub(crate) fn number(&self, at: Entry) -> &Cell<T> {
        &self.numbers[at as usize]
    }
}

/// No block remembers more solutions.
const MOST_POINTS: usize = 8;
