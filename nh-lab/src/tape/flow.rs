//! Flows of vector fields, followed by the runtime's own Taylor series. As blocks of equations these are compiled for some sizes only: a field of
//! another size has further variables, which are 0, and convolutions that nothing reads.

use super::assemble::{Block, Code, Field};
use super::solve::{Failure, MOST_UNKNOWNS, Solver, write};
use nonholonomic::generated as rt;
use nonholonomic::taylor::{Segment, Singularity, WIDTH};
use nonholonomic_codegen::ir::program::Part;
use nonholonomic_codegen::ir::series::{Primitive, Recurrence};
use std::cell::Cell;

/// Fields of more convolutions are not followed here.
pub(super) const MOST_CONVOLUTIONS: usize = 64 * WIDTH;

/// Up to N variables, and 8 B convolutions.
struct Follower<const N: usize, const B: usize> {
    block: Block,
    field: Field,
    /// Is the last series remembered?
    remembers: bool,
    expansion: rt::Expansion<f64, N>,
    arrived: rt::Expansion<f64, N>,
    /// Coefficients of the operations at one order, and second results.
    coefficients: Vec<[f64; 2]>,
}

/// What follows a flow; from a new series in each step unless it `remembers`.
pub(super) fn follower(block: &Block, field: &Field, remembers: bool) -> Box<dyn Solver> {
    macro_rules! sizes {
        ($n:literal: $($b:literal)*) => {
            match field.convolutions.div_ceil(WIDTH) {
                $(groups if groups <= $b => Box::new(Follower::<$n, $b>::new(block, field, remembers)),)*
                more => unreachable!("a field of {more} groups of convolutions is refused before"),
            }
        };
    }
    match block.unknowns.len() {
        0..=8 => sizes!(8: 1 4 16 64),
        9..=16 => sizes!(16: 1 4 16 64),
        17..=MOST_UNKNOWNS => sizes!(40: 1 4 16 64),
        more => unreachable!("a flow of {more} variables is refused before"),
    }
}

impl<const N: usize, const B: usize> Follower<N, B> {
    fn new(block: &Block, field: &Field, remembers: bool) -> Self {
        let none = rt::Expansion::new();
        Follower {
            block: block.clone(),
            field: field.clone(),
            remembers,
            expansion: none,
            arrived: none,
            coefficients: Vec::new(),
        }
    }

    fn code(&self, part: Part) -> &Code {
        &self.block.parts[part as usize]
    }

    fn results(&self, part: Part, memory: &[Cell<f64>]) -> Vec<f64> {
        let code = self.code(part);
        code.operations.run(memory);
        code.results.iter().map(|&at| memory[at as usize].get()).collect()
    }

    fn arrive(
        &mut self,
        memory: &[Cell<f64>],
        look: &mut dyn FnMut(Segment<'_, f64>),
    ) -> Result<[f64; N], Singularity> {
        let mut start = [0.0; N];
        for (start, guess) in start.iter_mut().zip(self.results(Part::Guess, memory)) {
            *start = guess;
        }
        let options = self.results(Part::Scale, memory);
        let constants = self.results(Part::System, memory);
        let (field, coefficients) = (&self.field, &mut self.coefficients);
        let rates = |series: &mut rt::Series<f64, B>, point: [f64; N]| {
            let mut rates = [0.0; N];
            let results = field.coefficients(series, &point, &constants, coefficients);
            rates.iter_mut().zip(results).for_each(|(rate, result)| *rate = result);
            rates
        };
        let arrival = rt::flow_along(&self.expansion, start, options[0], options[1], rates, look)?;
        self.arrived = arrival.expansion;
        Ok(arrival.point)
    }
}

impl Field {
    /// The coefficients of the results at the order at which the series is, from those of the variables at this order; `known` has room for those
    /// of all operations.
    pub(crate) fn coefficients<'a, const B: usize>(
        &'a self,
        series: &mut rt::Series<f64, B>,
        point: &[f64],
        constants: &[f64],
        known: &'a mut Vec<[f64; 2]>,
    ) -> impl Iterator<Item = f64> + 'a {
        known.resize(self.operations.len(), [0.0; 2]);
        for (at, operation) in self.operations.iter().enumerate() {
            known[at] = coefficient(operation, series, point, constants, known);
        }
        self.results.iter().map(|&result| known[result][0])
    }
}

/// The coefficients of an operation's results at the order at which the series is.
fn coefficient<const B: usize>(
    operation: &Recurrence<usize>,
    series: &mut rt::Series<f64, B>,
    point: &[f64],
    constants: &[f64],
    known: &[[f64; 2]],
) -> [f64; 2] {
    let of = |at: usize| known[at][0];
    let pair = |(first, second)| [first, second];
    let value = match *operation {
        Recurrence::Variable(i) => point[i],
        Recurrence::Constant(c) => series.constant(constants[c]),
        Recurrence::One => series.constant(1.0),
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
        Recurrence::Tanh(own, a) => series.tanh(own, of(a)),
        Recurrence::Primitive(own, function, a, w) => {
            let function: fn(f64) -> f64 = match function {
                Primitive::Ln => rt::ln,
                Primitive::Asin => rt::asin,
                Primitive::Acos => rt::acos,
                Primitive::Atan => rt::atan,
                Primitive::Atanh => rt::atanh,
            };
            series.primitive(own, function, of(a), of(w))
        }
    };
    [value, 0.0]
}

impl<const N: usize, const B: usize> Solver for Follower<N, B> {
    fn solve(&mut self, memory: &[Cell<f64>]) -> Result<(), Failure> {
        let arrived = self.arrive(memory, &mut |_| ());
        write(&self.block.unknowns, arrived.unwrap_or([f64::NAN; N]), memory);
        arrived.map(|_| ()).map_err(Failure::Flow)
    }

    fn segments(&mut self, memory: &[Cell<f64>], look: &mut dyn FnMut(Segment<'_, f64>)) -> Result<(), Failure> {
        self.arrive(memory, look).map(|_| ()).map_err(Failure::Flow)
    }

    fn accept(&mut self, _: &mut rt::Tally) {
        if self.remembers {
            self.expansion = self.arrived;
        }
    }

    fn block(&self) -> &Block {
        &self.block
    }
}
