//! Flows of vector fields, followed by the runtime's own Taylor series. Like blocks of equations,
//! they are compiled for some sizes only. A field of another size has additional variables, which
//! are 0, and convolutions that nothing reads.

use crate::assemble::{Block, Code, Field, Way};
use crate::cells::call;
use crate::native::Ready;
use crate::number::Number;
use crate::solve::{Failure, Solver, nan, write};
use crate::whole::{Place, Record};
use nonholonomic::Scalar;
use nonholonomic::generated as rt;
use nonholonomic::taylor::{ORDER, Segment, Unreached, WIDTH};
use nonholonomic_ir::ir::program::Part;
use nonholonomic_ir::ir::series::Recurrence;
use std::any::Any;
use std::cell::Cell;
use std::sync::Arc;

/// Maximum number of convolutions of a field.
pub(crate) const MAX_CONVOLUTIONS: usize = 512 * WIDTH;

/// Maximum number of variables of a field.
pub(crate) const MAX_VARIABLES: usize = 480;

/// Solver for up to N variables and 8 B convolutions.
struct Follower<T: Number, const N: usize, const B: usize> {
    block: Arc<Block<Ready<T>>>,
    expansion: rt::Expansion<T, N>,
    arrived: rt::Expansion<T, N>,
    /// Coefficients of the operations at one order, and second results.
    coefficients: Vec<[T; 2]>,
    /// Numbers for machine code.
    room: Vec<T>,
}

/// The places of numbers for the machine code of a field: the coefficients of its variables, its
/// constants, the coefficients of its rates, and for each order the factors of its convolutions.
/// The left factors of all orders come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    variables: usize,
    constants: usize,
    /// Number of groups of [`WIDTH`] convolutions.
    pub groups: usize,
}

impl Room {
    /// Returns the places for a field.
    pub fn of(field: &Field) -> Self {
        let constants = field.operations.iter().filter_map(|operation| match *operation {
            Recurrence::Constant(c) | Recurrence::Scaled(c, _) | Recurrence::Divided(_, c) => Some(c + 1),
            _ => None,
        });
        let constants = constants.max().unwrap_or(0);
        Room { variables: field.results.len(), constants, groups: field.convolutions.div_ceil(WIDTH) }
    }

    /// Returns the place of a constant. The variables come before the constants.
    pub fn constant(self, at: usize) -> usize {
        self.variables + at
    }

    /// Returns the place of a rate.
    pub fn rate(self, at: usize) -> usize {
        self.constant(self.constants) + at
    }

    /// Returns the place of the first left factor, or right factor, of a group at order 0. Those of
    /// the next order follow.
    pub fn factors(self, group: usize, right: bool) -> usize {
        self.rate(self.variables) + (group + if right { self.groups } else { 0 }) * ORDER * WIDTH
    }

    /// Returns the place of the sums of a group's convolutions.
    pub fn sums(self, group: usize) -> usize {
        self.factors(2 * self.groups, false) + group * WIDTH
    }

    /// Returns the number of numbers.
    pub fn size(self) -> usize {
        self.sums(self.groups)
    }
}

/// Returns the solver of a flow.
pub(crate) fn follower<T: Number, const N: usize, const B: usize>(block: Arc<Block<Ready<T>>>) -> Box<dyn Solver<T>> {
    let none = rt::Expansion::new();
    let (coefficients, room) = (Vec::new(), Vec::new());
    Box::new(Follower::<T, N, B> { block, expansion: none, arrived: none, coefficients, room })
}

/// Returns the field that a block follows.
fn field<O>(block: &Block<O>) -> &Field {
    match &block.way {
        Way::Follow { field, .. } => field,
        Way::Solve(..) => unreachable!("equations have other solvers"),
    }
}

impl<T: Number, const N: usize, const B: usize> Follower<T, N, B> {
    fn code(&self, part: Part) -> &Code<Ready<T>> {
        &self.block.parts[part as usize]
    }

    fn results(&self, part: Part, memory: &[Cell<T>]) -> Vec<T> {
        let code = self.code(part);
        code.operations.run(memory);
        code.results.iter().map(|&at| memory[at as usize].get()).collect()
    }

    fn arrive(&mut self, memory: &[Cell<T>], look: &mut dyn FnMut(Segment<'_, T>)) -> Result<[T; N], Unreached> {
        let mut start = [T::zero(); N];
        for (start, guess) in start.iter_mut().zip(self.results(Part::Guess, memory)) {
            *start = guess;
        }
        let options = self.results(Part::Scale, memory);
        let constants = self.results(Part::System, memory);
        let (field, coefficients) = (field(&self.block), &mut self.coefficients);
        let mut rates = |series: &mut rt::Series<T, B>, point: [T; N]| {
            let mut rates = [T::zero(); N];
            let results = field.coefficients(series, &point, &constants, coefficients);
            rates.iter_mut().zip(results).for_each(|(rate, result)| *rate = result);
            rates
        };
        if T::PIECES > 1 {
            let time = options[0] / rt::count(T::PIECES.into());
            let arrive = |from: [T; N], _| {
                rt::flow(&rt::Expansion::new(), from, time, options[1], &mut rates).map(|there| there.point)
            };
            return (0..T::PIECES).try_fold(start, arrive);
        }
        let arrival = match self.block.parts[Part::System as usize].operations.rates() {
            // Machine code has its own convolutions.
            Some(native) => {
                let places = Room::of(field);
                self.room.resize(places.size(), T::zero());
                self.room[places.constant(0)..places.rate(0)].copy_from_slice(&constants[..places.constants]);
                let room = Cell::from_mut(&mut self.room[..]).as_slice_of_cells();
                let rates = |series: &mut rt::Series<T, 0>, point: [T; N]| {
                    room.iter().zip(&point[..places.variables]).for_each(|(cell, &x)| cell.set(x));
                    let made = native.run(series.order(), room);
                    let rate = |i: usize| room[places.rate(i)].get();
                    let beyond = if made { T::zero() } else { rt::lit(f64::NAN) };
                    std::array::from_fn(|i| if made && i < places.variables { rate(i) } else { beyond })
                };
                rt::flow_along(&self.expansion, start, options[0], options[1], rates, look)?
            }
            None => {
                let arrival = rt::flow_along(&self.expansion, start, options[0], options[1], rates, look)?;
                // Each polynomial needs the rates at each order.
                let runs = u64::from(arrival.count) * ORDER as u64;
                self.block.parts[Part::System as usize].operations.count(field.operations.len() as u64 * runs);
                arrival
            }
        };
        self.arrived = arrival.expansion;
        Ok(arrival.point)
    }
}

impl Field {
    /// Returns the coefficients of the results at the present order of the series, from those of
    /// the variables at this order. `known` has room for the coefficients of all operations.
    pub fn coefficients<'a, T: Scalar, const B: usize>(
        &'a self,
        series: &mut rt::Series<T, B>,
        point: &[T],
        constants: &[T],
        known: &'a mut Vec<[T; 2]>,
    ) -> impl Iterator<Item = T> + 'a {
        known.resize(self.operations.len(), [T::zero(); 2]);
        for (at, operation) in self.operations.iter().enumerate() {
            known[at] = coefficient(operation, series, point, constants, known);
        }
        self.results.iter().map(|&result| known[result][0])
    }

    /// Returns the operations, each after those that it reads.
    pub fn operations(&self) -> &[Recurrence<usize>] {
        &self.operations
    }

    /// Returns the operations that compute the rates.
    pub fn results(&self) -> &[usize] {
        &self.results
    }

    /// Returns bounds on the roundoff of the results at order 0, in units of ε: the roundoff of
    /// each operation and of the variables, propagated to first order. `known` has the results of
    /// all operations at that order, as [`Field::coefficients`] leaves them.
    pub fn roundoff<'a>(&'a self, known: &'a [[f64; 2]]) -> impl Iterator<Item = f64> + 'a {
        let mut errors: Vec<[f64; 2]> = Vec::with_capacity(self.operations.len());
        for (operation, values) in self.operations.iter().zip(known) {
            errors.push(roundoff(operation, values, known, &errors));
        }
        self.results.iter().map(move |&result| errors[result][0])
    }
}

/// Returns the roundoff of an operation's results, from that of its arguments.
fn roundoff(
    operation: &Recurrence<usize>,
    &[value, second]: &[f64; 2],
    known: &[[f64; 2]],
    errors: &[[f64; 2]],
) -> [f64; 2] {
    let of = |at: usize| known[at][0].abs();
    let error = |at: usize| errors[at][0];
    let own = value.abs();
    let carried = match *operation {
        Recurrence::Variable(_) | Recurrence::Constant(_) | Recurrence::One => 0.0,
        Recurrence::Neg(a) => return [error(a), 0.0],
        Recurrence::Add(a, b) | Recurrence::Sub(a, b) => error(a) + error(b),
        // A constant scales value and error alike.
        Recurrence::Scaled(_, a) | Recurrence::Divided(a, _) if of(a) > 0.0 => error(a) * (own / of(a)),
        Recurrence::Scaled(..) | Recurrence::Divided(..) => 0.0,
        Recurrence::Product(_, a, b) => of(a) * error(b) + of(b) * error(a),
        Recurrence::Quotient(_, a, b) => (error(a) + own * error(b)) / of(b),
        Recurrence::Sqrt(_, a) => error(a) / (2.0 * own),
        Recurrence::Exp(_, a) => own * error(a),
        Recurrence::SinCos(_, a) | Recurrence::SinhCosh(_, a) => {
            let second = second.abs();
            return [second * error(a) + own, own * error(a) + second];
        }
        Recurrence::Second(at) => return [errors[at][1], 0.0],
        Recurrence::Primitive(_, _, a, w) => error(a) / of(w),
        Recurrence::Integral(_, function, a) => function.derivative(known[a][0], value).abs() * error(a),
        Recurrence::Slope(_, _, w) => return [error(w), 0.0],
    };
    [carried + own, 0.0]
}

/// Returns the coefficients of an operation's results at the present order of the series.
fn coefficient<T: Scalar, const B: usize>(
    operation: &Recurrence<usize>,
    series: &mut rt::Series<T, B>,
    point: &[T],
    constants: &[T],
    known: &[[T; 2]],
) -> [T; 2] {
    let of = |at: usize| known[at][0];
    let pair = |(first, second)| [first, second];
    let value = match *operation {
        Recurrence::Variable(i) => point[i],
        Recurrence::Constant(c) => series.constant(constants[c]),
        Recurrence::One => series.constant(T::one()),
        Recurrence::Neg(a) => -of(a),
        Recurrence::Add(a, b) => of(a) + of(b),
        Recurrence::Sub(a, b) => of(a) - of(b),
        Recurrence::Scaled(c, a) => constants[c] * of(a),
        Recurrence::Divided(a, c) => of(a) / constants[c],
        Recurrence::Product(own, a, b) => series.product(own, of(a), of(b)),
        Recurrence::Quotient(own, a, b) => series.quotient(own, of(a), of(b)),
        Recurrence::Sqrt(own, a) => series.sqrt(own, of(a)),
        Recurrence::Exp(own, a) => series.exp(own, of(a)),
        Recurrence::SinCos(own, a) => return pair(series.sin_cos(own, of(a))),
        Recurrence::SinhCosh(own, a) => return pair(series.sinh_cosh(own, of(a))),
        Recurrence::Second(at) => known[at][1],
        Recurrence::Primitive(own, function, a, w) => series.primitive(own, |x| call(function, x), of(a), of(w)),
        Recurrence::Integral(own, function, a) => series.integral(own, |x| call(function, x), of(a)),
        Recurrence::Slope(own, a, w) => {
            series.slope(own, of(a), of(w));
            of(w)
        }
    };
    [value, T::zero()]
}

impl<T: Number, const N: usize, const B: usize> Solver<T> for Follower<T, N, B> {
    fn solve(&mut self, memory: &[Cell<T>]) -> Result<(), Failure> {
        let arrived = self.arrive(memory, &mut |_| ());
        write(&self.block.unknowns, arrived.unwrap_or(nan()), memory);
        if rt::all_ordinary(arrived.map_err(Failure::Flow)?) { Ok(()) } else { Err(Failure::NonFinite) }
    }

    fn segments(&mut self, memory: &[Cell<T>], look: &mut dyn FnMut(Segment<'_, T>)) -> Result<(), Failure> {
        let (count, mut own) = (self.block.unknowns.len(), Vec::new());
        let mut without_padding = |segment: Segment<'_, T>| {
            own.clear();
            own.extend(segment.coefficients.chunks(segment.variables).flat_map(|row| &row[..count]));
            look(Segment { coefficients: &own, variables: count, ..segment });
        };
        self.arrive(memory, &mut without_padding).map(|_| ()).map_err(Failure::Flow)
    }

    fn accept(&mut self, _: &mut rt::Tally) {
        if let Way::Follow { remembered: true, .. } = self.block.way {
            self.expansion = self.arrived;
        }
    }

    fn block(&self) -> &Block<Ready<T>> {
        &self.block
    }

    fn memory(&self) -> &dyn Any {
        &self.expansion
    }

    fn remember(&mut self, memory: &dyn Any) {
        if let Some(expansion) = memory.downcast_ref::<rt::Expansion<T, N>>() {
            self.expansion = *expansion;
        }
    }

    fn write(&self, place: Place, record: &Record<T>) {
        let Place::Polynomial(place) = place else { return };
        let set = |at: usize, numbers: &[T]| {
            record.numbers[at..].iter().zip(numbers).for_each(|(cell, &x)| cell.set(x));
        };
        for (order, row) in self.expansion.coefficients().iter().enumerate() {
            set(place.order(order), &row[..place.variables]);
        }
        set(place.low(), &self.expansion.low()[..place.variables]);
        let (last, offset) = self.expansion.last();
        set(place.last(), &last[..place.variables]);
        set(place.offset(), &offset);
        set(place.reach(), &[self.expansion.reach()]);
        let (previous, sizes) = self.expansion.progress();
        set(place.progress(), &[previous]);
        set(place.progress() + 1, &sizes[..place.variables]);
    }

    fn read(&mut self, place: Place, record: &Record<T>) {
        let Place::Polynomial(place) = place else { return };
        let number = |at: usize| record.numbers[at].get();
        let row = |at: usize| std::array::from_fn(|i| if i < place.variables { number(at + i) } else { T::zero() });
        self.expansion = rt::Expansion::of(
            std::array::from_fn(|order| row(place.order(order))),
            row(place.low()),
            (row(place.last()), [0, 1].map(|i| number(place.offset() + i))),
            number(place.reach()),
            (number(place.progress()), row(place.progress() + 1)),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Precise;
    use nonholonomic_ir::ir::graph::{Graph, Stage};
    use nonholonomic_ir::ir::series;
    use nonholonomic_ir::tree::Function;

    /// Returns Σ cₖ (τ/UNIT)ᵏ for the value of a function at x₀ + τ.
    fn sum<T: Number>(field: &Field, constants: &[T], from: f64, by: f64) -> T {
        let (mut series, mut known) = (rt::Series::<T, 1>::new(), Vec::new());
        let unit = T::lit(nonholonomic::taylor::UNIT);
        let (mut sum, mut power) = (T::zero(), T::one());
        for order in 0..=ORDER {
            if order > 0 {
                series.go_to(order);
            }
            let x = [T::lit(from), unit].get(order).copied().unwrap_or(T::zero());
            sum += field.coefficients(&mut series, &[x], constants, &mut known).next().expect("one result") * power;
            power = power * T::lit(by) / unit;
        }
        sum
    }

    /// Sums the series of every function that has one, and compares it with a value in 256 bits.
    #[test]
    fn every_function_has_the_series_of_its_values() {
        let mut count = 0;
        for function in Function::ALL {
            let mut graph = Graph::new();
            let symbol = graph.symbol("x", Stage::State);
            let x = graph.read(symbol);
            let value = graph.call(function, x);
            let Ok(series) = series::Series::of(&mut graph, &[value], &[symbol]) else { continue };
            count += 1;
            let (field, fixed) = (Field::of(&series), series.fixed().collect::<Vec<_>>());
            // arcosh is real here. The radius of convergence is at least 7/16 at both places.
            let from = if function == Function::Acosh { 1.4375 } else { 0.4375 };
            for by in [1.0 / 64.0, -1.0 / 64.0] {
                let expected = call(function, Precise::new(from) + Precise::new(by));
                let exact =
                    sum::<Precise>(&field, &crate::evaluate(&graph, &fixed, |_| Precise::new(f64::NAN)), from, by);
                // The remainder is (1/28)²¹ = 4e-31, and 1/UNIT has an error of 2e-22.
                let error = ((exact - expected) / expected).to_f64().abs();
                assert!(error < 1e-21, "{} in 256 bits: {error:e}", function.name());
                let rounded = sum::<f64>(&field, &graph.evaluate(&fixed, |_| f64::NAN), from, by);
                let error = expected.relative_error(rounded);
                assert!(error < 2e-15, "{}: {error:e}", function.name());
            }
        }
        // All but |x|, sign x and ⌊x⌋.
        assert_eq!(count, Function::ALL.len() - 3);
    }
}
