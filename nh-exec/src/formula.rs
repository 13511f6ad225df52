//! Values, bodies and steps evaluated at given numbers of their symbols. They serve comparisons,
//! above all in [numbers of 237 bits](crate::Precise).

use crate::assemble::{Assembled, Assembler, Loose};
use crate::cells::{At, Straight, set};
use crate::number::Number;
use crate::program::beyond;
use crate::routine::Routine;
use nonholonomic::generated::{self as rt, Tally};
use nonholonomic_ir::ir::graph::{Graph, Symbol, Value};
use nonholonomic_ir::ir::plan::{self, Plan, Planned};
use nonholonomic_ir::ir::program::{Role, StepProgram};
use std::cell::Cell;
use std::collections::BTreeMap;
use std::fmt;

/// A computation that reads the number of each symbol from its caller.
pub struct Formula<T: Number> {
    memory: Vec<T>,
    symbols: BTreeMap<Symbol, At>,
    constants: Straight,
    /// Code for the numbers that are carried ahead, which runs before all other code. Their cells
    /// follow.
    ahead: Routine<T>,
    carried_ahead: Vec<At>,
    routine: Routine<T>,
    /// Positions of the formula's results among the routine's.
    wanted: Vec<usize>,
    parts: Option<Parts>,
}

/// The parts of a step.
struct Parts {
    /// Shares of the whole step.
    sizes: Vec<f64>,
    step_size: Symbol,
    /// The carried numbers, in the order of the results.
    carried: Vec<Symbol>,
    time: Option<Symbol>,
}

/// A block of equations that could not be solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsolved {
    /// The block's name.
    pub block: String,
}

impl fmt::Display for Unsolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the equations for {} could not be solved: they may be singular here, or the step jumps", self.block)
    }
}

impl std::error::Error for Unsolved {}

impl<T: Number> Formula<T> {
    /// Makes a formula for values of a graph.
    pub fn of_values(graph: &Graph, values: &[Value]) -> Self {
        let mut assembler = Assembler::new(graph);
        let routine = assembler.values(values);
        Formula::assembled(assembler, Straight::default(), (Loose::default(), Vec::new()), routine)
    }

    /// Makes a formula for a routine of one of a plan's steppers: a step, its derivatives, a start
    /// or an observation. Functions that are [carried ahead](Role::Ahead) are computed, but are not
    /// among its results.
    ///
    /// # Errors
    /// Blocks with more equations than the executor solves.
    pub fn of_step(plan: &Plan, stepper: &StepProgram<Planned>, routine: &plan::Routine) -> Result<Self, String> {
        let mut assembler = Assembler::new(&plan.graph);
        if let Some(beyond) = beyond(routine) {
            return Err(format!("this {beyond}"));
        }
        assembler.exact = T::EXACT;
        let (constants, assembled) = (assembler.constants(&stepper.constants), assembler.routine(routine));
        // The start also computes the carried functions of q.
        let ahead = assembler.part(&stepper.start, Role::Ahead);
        let groups = stepper.carried.iter().filter(|group| group.role == Role::Ahead);
        let symbols: Vec<Symbol> = groups.flat_map(|group| &group.symbols).copied().collect();
        let carried_ahead = assembler.symbols(&symbols);
        let mut formula = Formula::assembled(assembler, constants, (ahead, carried_ahead), assembled);
        let roles = routine.outputs.iter().flat_map(|output| output.values.iter().map(|_| output.role));
        formula.wanted = roles.enumerate().filter(|(_, role)| !role.is_dependent()).map(|(at, _)| at).collect();
        Ok(formula)
    }

    /// Makes a formula for a step of one of a plan's steppers, with all parts. The time among the
    /// results is that before the step, or before its last part.
    ///
    /// # Errors
    /// Those of [`Formula::of_step`].
    pub fn of_whole_step(plan: &Plan, stepper: &StepProgram<Planned>) -> Result<Self, String> {
        let mut formula = Formula::of_step(plan, stepper, &stepper.step)?;
        let carried = stepper.carried.iter().filter(|group| !group.role.is_dependent());
        let time = stepper.carried.iter().find(|group| group.role == Role::Time);
        formula.parts = (!stepper.parts.is_empty()).then(|| Parts {
            sizes: stepper.parts.clone(),
            step_size: stepper.step_size,
            carried: carried.flat_map(|group| &group.symbols).copied().collect(),
            time: time.and_then(|group| group.symbols.first().copied()),
        });
        Ok(formula)
    }

    fn assembled(
        assembler: Assembler<'_>,
        constants: Straight,
        (ahead, carried_ahead): (Loose, Vec<At>),
        routine: Loose,
    ) -> Self {
        let symbols = assembler.known_symbols().clone();
        let literals: Vec<(At, T)> = assembler.literals().collect();
        let (routines, memory) = assembler.finish(vec![ahead, routine]);
        let mut memory: Vec<T> = memory.into_iter().map(T::lit).collect();
        for (at, number) in literals {
            memory[at as usize] = number;
        }
        let [ahead, routine] = routines.try_into().unwrap_or_else(|_| [Assembled::default(), Assembled::default()]);
        let wanted = (0..routine.last.results.len()).collect();
        let (ahead, routine) = (Routine::new(&ahead, None), Routine::new(&routine, None));
        Formula { memory, symbols, constants, ahead, carried_ahead, routine, wanted, parts: None }
    }

    /// Returns the results for these numbers of the symbols.
    ///
    /// # Errors
    /// Equations that cannot be solved.
    pub fn at(&mut self, number: impl Fn(Symbol) -> T) -> Result<Vec<T>, Unsolved> {
        let Some(parts) = self.parts.take() else { return self.once(number) };
        let results = self.in_parts(&parts, number);
        self.parts = Some(parts);
        results
    }

    fn in_parts(&mut self, parts: &Parts, number: impl Fn(Symbol) -> T) -> Result<Vec<T>, Unsolved> {
        let read = self.symbols.keys().chain(&parts.carried);
        let mut point: BTreeMap<Symbol, T> = read.map(|&symbol| (symbol, number(symbol))).collect();
        let (h, mut results) = (number(parts.step_size), Vec::new());
        for (i, &size) in parts.sizes.iter().enumerate() {
            point.insert(parts.step_size, h * T::lit(size));
            if let Some(time) = parts.time {
                point.insert(time, number(time) + h * T::lit(rt::beginning(&parts.sizes, i)));
            }
            results = self.once(given(&point))?;
            point.extend(parts.carried.iter().copied().zip(results.iter().copied()));
        }
        Ok(results)
    }

    fn once(&mut self, number: impl Fn(Symbol) -> T) -> Result<Vec<T>, Unsolved> {
        for (&symbol, &at) in &self.symbols {
            self.memory[at as usize] = number(symbol);
        }
        let memory = Cell::from_mut(&mut self.memory[..]).as_slice_of_cells();
        self.constants.run(memory);
        self.ahead.run(memory).ok();
        let ahead: Vec<T> = self.ahead.results(memory).collect();
        set(memory, &self.carried_ahead, &ahead);
        self.routine.run(memory).map_err(|stopped| Unsolved { block: stopped.block.to_owned() })?;
        let results: Vec<T> = self.routine.results(memory).collect();
        Ok(self.wanted.iter().map(|&at| results[at]).collect())
    }

    /// Makes later solves begin at the last solution.
    pub fn stay(&mut self) {
        self.routine.solvers().for_each(|solver| solver.accept(&mut Tally::default()));
    }
}

/// Returns the numbers of symbols from a list, or NaN for symbols that are not in it.
pub fn given<T: Number>(point: &BTreeMap<Symbol, T>) -> impl Fn(Symbol) -> T {
    |symbol| point.get(&symbol).copied().unwrap_or(T::lit(f64::NAN))
}

/// Returns the numbers behind values of a graph, in the same order.
pub fn evaluate<T: Number>(graph: &Graph, values: &[Value], number: impl Fn(Symbol) -> T) -> Vec<T> {
    // Values of a graph solve nothing.
    Formula::of_values(graph, values).at(number).unwrap_or_default()
}
