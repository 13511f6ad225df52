//! A solver for up to N unknowns, with guesses from its memory of earlier solutions.

use super::{Failure, Solver, nan, write};
use crate::assemble::{Block, Code};
use crate::native::Ready;
use crate::number::Number;
use crate::whole::{History, Place, Record};
use nonholonomic::generated::{self as rt, Guess, NewtonFailure};
use nonholonomic::{Mask, Scalar};
use nonholonomic_ir::ir::plan::Method;
use nonholonomic_ir::ir::program::Part;
use std::any::Any;
use std::cell::Cell;
use std::sync::Arc;

/// A memory of solutions for N unknowns.
pub(super) trait Memory<T: Scalar, const N: usize>: Clone + Default + Send + 'static {
    /// Whether the plain guess is needed, and remembered.
    const PLAIN: bool;

    /// Returns the next guess, beside the plain one.
    fn guess(&self, plain: [T; N]) -> Option<[T; N]>;
    /// Remembers a solution together with its plain guess.
    fn remember(&mut self, plain: [T; N], found: &rt::NewtonOutcome<T, N>);
    /// Writes the solutions of the first unknowns to their place in a record.
    fn write(&self, history: History, record: &Record<T>);
    /// Reads a memory from a record.
    fn read(history: History, record: &Record<T>) -> Self;
}

impl<T: Scalar, const N: usize, const H: usize> Memory<T, N> for rt::Predictor<T, N, H> {
    const PLAIN: bool = false;

    fn guess(&self, _: [T; N]) -> Option<[T; N]> {
        self.guess()
    }

    fn remember(&mut self, _: [T; N], found: &rt::NewtonOutcome<T, N>) {
        self.push(found.x, found.unusual);
    }

    fn write(&self, history: History, record: &Record<T>) {
        let (solutions, known, points) = self.history();
        record.counts[history.count].set(known as u64);
        let weights = (0..T::LANES).map(|lane| rt::weights::<H>(points(lane))).collect::<Vec<_>>();
        let weights = (0..H).map(|j| T::by_lane(|lane| weights[lane][j]));
        let through = [T::by_lane(|lane| points(lane) as f64)];
        let numbers = solutions.iter().flat_map(|x| &x[..history.unknowns]).copied().chain(through).chain(weights);
        record.numbers[history.number..].iter().zip(numbers).for_each(|(cell, x)| cell.set(x));
    }

    fn read(history: History, record: &Record<T>) -> Self {
        let mut solutions = [[T::zero(); N]; H];
        let numbers = solutions.iter_mut().flat_map(|x| &mut x[..history.unknowns]);
        record.numbers[history.number..].iter().zip(numbers).for_each(|(cell, x)| *x = cell.get());
        let through = record.numbers[history.through()].get();
        rt::Predictor::of(solutions, record.counts[history.count].get() as usize, |lane| through.lane(lane) as usize)
    }
}

impl<T: Scalar, const N: usize, const H: usize> Memory<T, N> for rt::Alternating<T, N, H> {
    const PLAIN: bool = true;

    fn guess(&self, plain: [T; N]) -> Option<[T; N]> {
        self.beside(plain).shorter()
    }

    fn remember(&mut self, plain: [T; N], found: &rt::NewtonOutcome<T, N>) {
        self.push(plain, found.x, found.unusual);
    }

    fn write(&self, history: History, record: &Record<T>) {
        let [next, other] = self.histories();
        next.write(history, record);
        other.write(history.other(), record);
    }

    fn read(history: History, record: &Record<T>) -> Self {
        let of = |history| Memory::read(history, record);
        rt::Alternating::of([of(history), of(history.other())])
    }
}

/// A guess that is known already, whatever its source. Newton's method and sweeps are thus compiled
/// once for each N.
#[derive(Clone, Copy)]
struct Known<T, const N: usize>(Option<[T; N]>);

impl<T: Scalar, const N: usize> Guess<T, N> for Known<T, N> {
    type Kept = Self;

    fn kept(&self) -> Self {
        *self
    }

    fn full(&self) -> Option<[T; N]> {
        self.0
    }

    fn shorter(&self) -> Option<[T; N]> {
        self.0
    }
}

/// Solver for up to N unknowns, with guesses from its memory.
pub(super) struct Sized<T: Number, const N: usize, M> {
    block: Arc<Block<Ready<T>>>,
    method: Method,
    predictor: M,
    plain: [T; N],
    found: rt::NewtonOutcome<T, N>,
}

impl<T: Number, const N: usize, M: Memory<T, N>> Sized<T, N, M> {
    pub(super) fn new(block: Arc<Block<Ready<T>>>, method: Method) -> Self {
        let found = rt::NewtonOutcome { x: nan(), iterations: 0, restarted: false, unusual: T::Mask::splat(false) };
        Sized { block, method, predictor: M::default(), plain: nan(), found }
    }
}

impl<T: Number, const N: usize> Equations<'_, T, N> {
    /// Solves the equations.
    fn solution(self, guess: Known<T, N>) -> Result<rt::NewtonOutcome<T, N>, NewtonFailure> {
        let (plain, scale, system) = (self.guess(), self.scale(), self.system());
        match self.method {
            Method::Elimination | Method::Columns { .. } => {
                let x = rt::solve_linear(plain(), system)?;
                Ok(rt::NewtonOutcome { x, iterations: 0, restarted: false, unusual: T::Mask::splat(false) })
            }
            Method::Swept | Method::FixedPoint => {
                let mut sweeps = rt::Sweeps::new(guess);
                while let Some(x) = sweeps.next_iterate() {
                    sweeps.update(self.sweep(x));
                }
                sweeps.or_newton(plain, scale, system)?;
                let (iterations, restarted) = (sweeps.iterations, sweeps.restarted);
                Ok(rt::NewtonOutcome { x: sweeps.x, iterations, restarted, unusual: sweeps.unusual() })
            }
            Method::Newton | Method::Differences => rt::newton(guess, plain, scale, system),
        }
    }
}

/// The equations of a block in up to N unknowns. The functions do not depend on the history, so
/// that Newton's method is compiled once for each N.
struct Equations<'a, T, const N: usize> {
    block: &'a Block<Ready<T>>,
    method: Method,
    memory: &'a [Cell<T>],
}

impl<T, const N: usize> Clone for Equations<'_, T, N> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, const N: usize> Copy for Equations<'_, T, N> {}

impl<'a, T: Number, const N: usize> Equations<'a, T, N> {
    fn code(self, part: Part) -> &'a Code<Ready<T>> {
        &self.block.parts[part as usize]
    }

    fn guess(self) -> impl Fn() -> [T; N] + Copy + use<'a, T, N> {
        move || self.results(Part::Guess)
    }

    fn scale(self) -> impl Fn() -> [T; N] + Copy + use<'a, T, N> {
        move || self.results(Part::Scale)
    }

    fn sweep(self, x: [T; N]) -> [T; N] {
        write(&self.block.unknowns, x, self.memory);
        self.results(Part::Sweep)
    }

    /// r(x), or x − S(x) if there is only a sweep.
    fn residual(self, x: [T; N]) -> [T; N] {
        if self.method == Method::FixedPoint {
            let swept = self.sweep(x);
            return std::array::from_fn(|i| x[i] - swept[i]);
        }
        write(&self.block.unknowns, x, self.memory);
        self.results(Part::System)
    }

    /// Returns the results for the unknowns, and 0 for the additional ones.
    fn results(self, part: Part) -> [T; N] {
        let (code, count) = (self.code(part), self.block.unknowns.len());
        code.operations.run(self.memory);
        let result = |i: usize| code.results.get(i).map_or(rt::lit(f64::NAN), |&at| self.memory[at as usize].get());
        std::array::from_fn(|i| if i < count { result(i) } else { T::zero() })
    }

    /// r(x) and ∂r/∂x.
    fn system(self) -> impl Fn([T; N]) -> ([T; N], [[T; N]; N]) + Copy + use<'a, T, N> {
        let count = self.block.unknowns.len();
        let by_differences = rt::by_differences_of_first(count, move |x| self.residual(x));
        move |x| {
            if matches!(self.method, Method::Differences | Method::FixedPoint) {
                return by_differences(x);
            }
            let residual = self.residual(x);
            let rows = self.code(Part::System).results.get(count..).unwrap_or_default();
            let known = |i: usize, j: usize| {
                rows.get(i * count + j).map_or(rt::lit(f64::NAN), |&at| self.memory[at as usize].get())
            };
            let entry = |i: usize, j: usize| match i.max(j) < count {
                true => known(i, j),
                false => rt::lit(if i == j { 1.0 } else { 0.0 }),
            };
            (residual, std::array::from_fn(|i| std::array::from_fn(|j| entry(i, j))))
        }
    }
}

impl<T: Number, const N: usize, M: Memory<T, N>> Solver<T> for Sized<T, N, M> {
    fn solve(&mut self, memory: &[Cell<T>]) -> Result<(), Failure> {
        let equations = Equations { block: &self.block, method: self.method, memory };
        let iterates = self.method.iterates();
        if M::PLAIN && iterates {
            self.plain = equations.guess()();
        }
        let guess = if iterates { self.predictor.guess(self.plain) } else { None };
        let further = |mut found: rt::NewtonOutcome<T, N>| {
            for _ in 0..if iterates { T::NEWTON_STEPS } else { 0 } {
                found.x = rt::solve_linear(found.x, equations.system())?;
            }
            Ok(found)
        };
        match equations.solution(Known(guess)).and_then(further) {
            Ok(found) => {
                write(&self.block.unknowns, found.x, memory);
                self.found = found;
                Ok(())
            }
            Err(failure) => {
                write::<T, N>(&self.block.unknowns, nan(), memory);
                Err(Failure::Newton(failure))
            }
        }
    }

    fn unusual(&self) -> T::Mask {
        self.found.unusual
    }

    fn accept(&mut self, tally: &mut rt::Tally) {
        if !self.method.iterates() {
            return;
        }
        self.predictor.remember(self.plain, &self.found);
        tally.record(self.found.iterations, self.found.restarted);
    }

    fn block(&self) -> &Block<Ready<T>> {
        &self.block
    }

    fn memory(&self) -> &dyn Any {
        &self.predictor
    }

    fn remember(&mut self, memory: &dyn Any) {
        if let Some(memory) = memory.downcast_ref::<M>() {
            self.predictor = memory.clone();
        }
    }

    fn write(&self, place: Place, record: &Record<T>) {
        if let Place::Solutions(history) = place {
            self.predictor.write(history, record);
        }
    }

    fn read(&mut self, place: Place, record: &Record<T>) {
        if let Place::Solutions(history) = place {
            self.predictor = M::read(history, record);
        }
    }
}
