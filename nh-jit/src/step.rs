//! Steps as a whole: a loop around a routine, its blocks of equations and its checks.
//!
//! Each step computes the new numbers first, from carried numbers and histories that it does not
//! change, and writes them at its end. Unusual steps leave before that.

use crate::emit::{Emitter, Lanes, SIZE, bound};
use crate::iterate::Solved;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{Block, InstBuilder, MemFlagsData, Value, types};
use cranelift_frontend::{FunctionBuilder, Variable};
use nonholonomic::generated as rt;
use nonholonomic_exec::{At, Count, Entry, Equations, Kind, Line, Operation, Whole};
use nonholonomic_ir::ir::plan::Check;
use nonholonomic_ir::ir::program::Part;
use std::collections::HashSet;

/// Maximum number of operations of a step that keeps its numbers in registers. Others keep them in
/// memory.
const IN_REGISTERS: usize = 400;

/// State of the translation of a step.
pub(crate) struct Stepping<'a, 'f> {
    pub(crate) emitter: Emitter<'a, 'f>,
    /// The addresses of a record's numbers and counts.
    numbers: Value,
    counts: Value,
    /// Block that leaves to the executor.
    pub(crate) leave: Block,
}

/// Translates steps on a memory, a record's numbers and its counts, for a given number of steps.
/// Carried numbers go to rows, if there are any. The code returns the number of steps made. In
/// lanes the numbers are those of several motions, and a step is unusual if it is unusual for one
/// of them.
///
/// # Errors
/// Steps that are completely left to the executor.
pub(crate) fn steps(
    builder: &mut FunctionBuilder<'_>,
    arguments: &[Value],
    (whole, lanes): (Whole<'_>, Lanes),
) -> Result<(), String> {
    let &[memory, numbers, counts, count, rows] = arguments else {
        return Err("steps of five arguments".to_owned());
    };
    let blocks = whole.blocks();
    let (counted, numbered) = whole.sizes();
    bound(whole.cells().max(counted).max(numbered))?;
    let lines = lines(whole, &blocks);
    let operations = || lines.iter().flat_map(|line| line.operations());
    let unknowns = blocks.iter().flat_map(|(_, equations)| equations.unknowns).copied();
    let carried = whole.carried().iter().copied();
    let written = operations().flat_map(|operation| operation.writes());
    let written: HashSet<At> =
        written.chain(unknowns).chain(whole.anew()).chain(carried).chain(whole.reads()).collect();
    let sines = operations().filter(|operation: &Operation| operation.kind == Kind::SinCos).count();
    let emitter = Emitter::new(builder, memory, written, sines).of(lanes).strict();
    let leave = emitter.builder.create_block();
    let mut stepping = Stepping { emitter, numbers, counts, leave };

    let made = stepping.emitter.builder.declare_var(types::I64);
    let none = stepping.emitter.whole(0);
    stepping.emitter.builder.def_var(made, none);
    let before = stepping.count(Count::Steps);
    // Long code passes numbers from line to line through the memory. If all were alive at once, the
    // allocation of registers would take long.
    let read = (whole.operations() > IN_REGISTERS).then(|| read(whole, &blocks));
    let carried = Carried::of(&mut stepping, whole, read.is_some());
    let (head, body) = (stepping.emitter.builder.create_block(), stepping.emitter.builder.create_block());
    stepping.emitter.jump(head, &[]);

    stepping.emitter.builder.switch_to_block(head);
    let steps = stepping.emitter.builder.use_var(made);
    let is_left = stepping.emitter.builder.ins().icmp(IntCC::UnsignedLessThan, steps, count);
    stepping.emitter.branch(is_left, (body, &[]), (leave, &[]));

    stepping.emitter.builder.switch_to_block(body);
    let tally = match whole.goes_back() {
        true => stepping.emitter.builder.ins().isub(before, steps),
        false => stepping.emitter.builder.ins().iadd(before, steps),
    };
    stepping.take_row(whole, read.is_some(), (rows, steps));
    let told = stepping.step(whole, &blocks, (&carried, read.as_ref()), tally)?;
    stepping.tell(&told, whole.reads().len(), (rows, steps));
    let steps = stepping.emitter.builder.ins().iadd_imm_u(steps, 1);
    stepping.emitter.builder.def_var(made, steps);
    stepping.emitter.jump(head, &[]);

    stepping.emitter.builder.switch_to_block(leave);
    carried.keep(&mut stepping, whole);
    let steps = stepping.emitter.builder.use_var(made);
    stepping.emitter.builder.ins().return_(&[steps]);
    Ok(())
}

/// Returns all code of a step.
fn lines<'a>(whole: Whole<'a>, blocks: &[(Line<'a>, Equations<'a>)]) -> Vec<Line<'a>> {
    let parts = |equations: &Equations<'a>| Part::ALL.map(|part| equations.part(part));
    let blocks = blocks.iter().flat_map(|(line, equations)| [*line].into_iter().chain(parts(equations)));
    blocks.chain([whole.last()]).chain(whole.measure()).chain(whole.balance()).collect()
}

/// Returns the cells that one line of code reads and another one has written, including results.
fn read(whole: Whole<'_>, blocks: &[(Line<'_>, Equations<'_>)]) -> HashSet<At> {
    let mut read = HashSet::new();
    for line in lines(whole, blocks) {
        let mut written = HashSet::new();
        for operation in line.operations() {
            read.extend(operation.reads().filter(|at| !written.contains(at)));
            written.extend(operation.writes());
        }
        read.extend(line.results.iter().filter(|at| !written.contains(*at)));
    }
    read
}

/// Storage of the carried numbers.
enum Carried {
    /// Variables, until the code leaves.
    Variables(Vec<Variable>),
    Memory,
}

impl Carried {
    fn of(stepping: &mut Stepping<'_, '_>, whole: Whole<'_>, in_memory: bool) -> Self {
        let carried = whole.carried();
        if in_memory {
            stepping.emitter.trust(carried);
            return Carried::Memory;
        }
        let variables = carried.iter().map(|&at| {
            let variable = stepping.emitter.variable();
            let value = stepping.emitter.read(at);
            stepping.emitter.set(variable, value);
            variable
        });
        Carried::Variables(variables.collect())
    }

    /// Makes the carried numbers known at the beginning of a step.
    fn know(&self, stepping: &mut Stepping<'_, '_>, whole: Whole<'_>) {
        if let Carried::Variables(_) = self {
            let numbers = self.numbers(stepping, whole);
            stepping.emitter.bind(whole.carried(), &numbers);
        }
    }

    fn numbers(&self, stepping: &mut Stepping<'_, '_>, whole: Whole<'_>) -> Vec<Value> {
        match self {
            Carried::Variables(variables) => variables.iter().map(|&variable| stepping.emitter.get(variable)).collect(),
            Carried::Memory => whole.carried().iter().map(|&at| stepping.emitter.read(at)).collect(),
        }
    }

    fn set(&self, stepping: &mut Stepping<'_, '_>, whole: Whole<'_>, new: &[Value]) {
        match self {
            Carried::Variables(variables) => {
                variables.iter().zip(new).for_each(|(&variable, &value)| stepping.emitter.set(variable, value));
            }
            Carried::Memory => {
                whole.carried().iter().zip(new).for_each(|(&at, &value)| stepping.emitter.write(at, value));
            }
        }
    }

    fn keep(&self, stepping: &mut Stepping<'_, '_>, whole: Whole<'_>) {
        if let Carried::Variables(_) = self {
            let numbers = self.numbers(stepping, whole);
            Carried::Memory.set(stepping, whole, &numbers);
        }
    }
}

impl Stepping<'_, '_> {
    /// Translates one step after `tally` steps, and returns the new numbers. `read` are the cells
    /// that are read from the memory, if there are any.
    fn step(
        &mut self,
        whole: Whole<'_>,
        blocks: &[(Line<'_>, Equations<'_>)],
        (carried, read): (&Carried, Option<&HashSet<At>>),
        tally: Value,
    ) -> Result<Vec<Value>, String> {
        carried.know(self, whole);
        if let Some(anew) = whole.anew() {
            let size = self.anew(tally);
            self.emitter.bind(&[anew], &[size]);
        }
        let mut solved: Vec<(&Equations<'_>, Solved)> = Vec::new();
        for (line, equations) in blocks {
            match read {
                Some(read) => self.emitter.publish(line.operations(), read)?,
                None => drop(self.emitter.results(line.operations(), &[])?),
            }
            let found = self.solve(equations)?;
            match read {
                Some(_) => self.emitter.publish_numbers(equations.unknowns, &found.x),
                None => self.emitter.bind(equations.unknowns, &found.x),
            }
            solved.push((equations, found));
        }
        let last = whole.last();
        let mut told = self.emitter.apart(last.operations(), last.results)?;
        told.truncate(whole.told());
        let mut new = told[..whole.carried().len()].to_vec();
        if let Some(time) = whole.time() {
            let next = self.emitter.builder.ins().iadd_imm_u(tally, 1);
            new[time] = self.time(next);
        }
        let measure = self.checks(whole, carried, &new, &solved)?;

        // From here on the step cannot leave.
        if let Some(measure) = measure {
            self.set_number(Entry::Measure as usize, measure);
        }
        for (equations, found) in &solved {
            self.remember(equations, found);
        }
        carried.set(self, whole, &new);
        told[..new.len()].copy_from_slice(&new);
        Ok(told)
    }

    /// Makes the numbers known that a step reads from its row.
    fn take_row(&mut self, whole: Whole<'_>, in_memory: bool, (rows, row): (Value, Value)) {
        let reads = whole.reads();
        if reads.is_empty() {
            return;
        }
        let address = self.emitter.row(rows, row, reads.len() + whole.told());
        let numbers: Vec<Value> = (0..reads.len()).map(|at| self.emitter.load_from(address, at)).collect();
        match in_memory {
            true => self.emitter.publish_numbers(&reads, &numbers),
            false => self.emitter.bind(&reads, &numbers),
        }
    }

    /// Writes numbers to the row with this number, after those that are read from it, if there are
    /// rows.
    fn tell(&mut self, numbers: &[Value], after_read: usize, (rows, row): (Value, Value)) {
        let (told, after) = (self.emitter.builder.create_block(), self.emitter.builder.create_block());
        self.emitter.branch(rows, (told, &[]), (after, &[]));
        self.emitter.builder.switch_to_block(told);
        let address = self.emitter.row(rows, row, after_read + numbers.len());
        for (at, &number) in numbers.iter().enumerate() {
            self.emitter.store_to(address, after_read + at, number);
        }
        self.emitter.jump(after, &[]);
        self.emitter.builder.switch_to_block(after);
    }

    fn count(&mut self, at: Count) -> Value {
        self.count_at(at as usize)
    }

    pub(crate) fn count_at(&mut self, at: usize) -> Value {
        self.emitter.builder.ins().load(types::I64, MemFlagsData::trusted(), self.counts, at as i32 * SIZE)
    }

    pub(crate) fn set_count(&mut self, at: usize, value: Value) {
        self.emitter.builder.ins().store(MemFlagsData::trusted(), value, self.counts, at as i32 * SIZE);
    }

    pub(crate) fn number(&mut self, at: usize) -> Value {
        self.emitter.load_from(self.numbers, at)
    }

    pub(crate) fn set_number(&mut self, at: usize, value: Value) {
        self.emitter.store_to(self.numbers, at, value);
    }

    /// Returns the address of a row of `width` numbers of the record, for rows from a place on.
    pub(crate) fn row_at(&mut self, at: usize, row: Value, width: usize) -> Value {
        let rows = self.emitter.place(self.numbers, at);
        self.emitter.row(rows, row, width)
    }

    /// Leaves unless a truth holds for all motions.
    pub(crate) fn demand(&mut self, holds: Value) {
        let holds = self.emitter.everywhere(holds);
        let leave = self.leave;
        self.emitter.unless(holds, leave);
    }

    /// ∞ in steps that compute angles from themselves, and 0 in others.
    fn anew(&mut self, tally: Value) -> Value {
        let (parts, number) = (self.count(Count::Parts), self.count(Count::Number));
        let ins = self.emitter.builder.ins().imul(tally, parts);
        let counted = self.emitter.builder.ins().iadd(ins, number);
        let rest = self.emitter.builder.ins().urem_imm_u(counted, rt::ANEW as i64);
        let is_anew = self.emitter.builder.ins().icmp_imm_u(IntCC::Equal, rest, rt::ANEW as i64 - 1);
        let (infinite, zero) = (self.emitter.constant(f64::INFINITY), self.emitter.constant(0.0));
        let is_anew = self.emitter.of_all(is_anew);
        self.emitter.choose(is_anew, infinite, zero)
    }

    /// Returns the time after a number of steps.
    fn time(&mut self, steps: Value) -> Value {
        let steps = self.emitter.number_of(steps);
        let (start, h) = (self.number(Entry::Start as usize), self.number(Entry::StepSize as usize));
        let passed = self.emitter.mul(h, steps);
        self.emitter.add(start, passed)
    }

    /// Translates the tests of a step. Returns the measure of the rank, if there is one.
    fn checks(
        &mut self,
        whole: Whole<'_>,
        old: &Carried,
        new: &[Value],
        solved: &[(&Equations<'_>, Solved)],
    ) -> Result<Option<Value>, String> {
        let mut measure = None;
        for check in whole.checks() {
            match check {
                Check::Stability { .. } => return Err("feedback is watched by the executor".to_owned()),
                Check::Branch(at) => {
                    let zero = self.emitter.constant(0.0);
                    let holds = self.emitter.below(zero, new[*at]);
                    self.demand(holds);
                }
                Check::Finite { places, balance } => {
                    let numbers: Vec<Value> = places.iter().map(|&at| new[at]).collect();
                    self.demand_ordinary(&numbers);
                    if *balance {
                        self.balance(whole, old, new, solved)?;
                    }
                }
                Check::Resolution(at) => {
                    let factor = self.emitter.constant(256.0 * f64::EPSILON);
                    let (defect, bound) = (self.emitter.abs(new[*at]), self.emitter.mul(factor, new[*at + 1]));
                    let holds = self.emitter.at_most(defect, bound);
                    self.demand(holds);
                }
                Check::Alignment(at) => {
                    let least = self.emitter.constant(1e-6);
                    let holds = self.emitter.below(least, new[*at]);
                    self.demand(holds);
                }
                Check::Rank => {
                    let line = whole.measure().ok_or("a measure of the rank that solves equations")?;
                    let [found] = self.of_carried(whole, new, line)?[..] else {
                        return Err("a measure of the rank that is no number".to_owned());
                    };
                    let [sign, near] = [Entry::Sign, Entry::Near].map(|entry| self.number(entry as usize));
                    let signed = self.emitter.mul(sign, found);
                    let is_near = self.emitter.at_most(signed, near);
                    let is_near = self.emitter.somewhere(is_near);
                    let (leave, here) = (self.leave, self.emitter.builder.create_block());
                    self.emitter.branch(is_near, (leave, &[]), (here, &[]));
                    self.emitter.builder.switch_to_block(here);
                    measure = Some(found);
                }
            }
        }
        Ok(measure)
    }

    /// Returns the results of code for these carried numbers.
    fn of_carried(&mut self, whole: Whole<'_>, numbers: &[Value], line: Line<'_>) -> Result<Vec<Value>, String> {
        self.emitter.scoped(|emitter| {
            emitter.bind(whole.carried(), numbers);
            emitter.results(line.operations(), line.results)
        })
    }

    /// Compares the energy before and after a step with more iterations than usual.
    fn balance(
        &mut self,
        whole: Whole<'_>,
        old: &Carried,
        new: &[Value],
        solved: &[(&Equations<'_>, Solved)],
    ) -> Result<(), String> {
        let mut unusual = solved.iter().filter_map(|(_, found)| found.adapts());
        let Some(first) = unusual.next() else { return Ok(()) };
        let unusual =
            unusual.collect::<Vec<_>>().into_iter().fold(first, |any, unusual| self.emitter.either(any, unusual));
        let line = whole.balance().ok_or("an energy that solves equations")?;
        let (compared, after) = (self.emitter.cold(), self.emitter.builder.create_block());
        let is_unusual = self.emitter.somewhere(unusual);
        self.emitter.branch(is_unusual, (compared, &[]), (after, &[]));
        self.emitter.builder.switch_to_block(compared);
        let old = old.numbers(self, whole);
        let (before, afterwards) = (self.of_carried(whole, &old, line)?, self.of_carried(whole, new, line)?);
        let ([before, rounded], [then, rounded_then]) = (&before[..], &afterwards[..]) else {
            return Err("a balance of the energy that is no pair".to_owned());
        };
        let (defect, bound) = (self.emitter.sub(*then, *before), self.emitter.add(*rounded, *rounded_then));
        let (factor, defect) = (self.emitter.constant(1024.0 * f64::EPSILON), self.emitter.abs(defect));
        let bound = self.emitter.mul(factor, bound);
        let is_lost = self.emitter.below(bound, defect);
        let is_lost = self.emitter.both(is_lost, unusual);
        let is_lost = self.emitter.somewhere(is_lost);
        let leave = self.leave;
        self.emitter.branch(is_lost, (leave, &[]), (after, &[]));
        self.emitter.builder.switch_to_block(after);
        Ok(())
    }

    /// Leaves unless the numbers have a size for which products and quotients of several of them
    /// are finite.
    pub(crate) fn demand_ordinary(&mut self, numbers: &[Value]) {
        let (sum, inverse) = (self.norm(numbers), 1.0 / f64::EPSILON);
        let bound = self.emitter.constant(inverse * inverse * inverse * inverse);
        let holds = self.emitter.below(sum, bound);
        self.demand(holds);
    }

    /// Σ |xᵢ| of some numbers.
    pub(crate) fn norm(&mut self, numbers: &[Value]) -> Value {
        let sizes: Vec<Value> = numbers.iter().map(|&x| self.emitter.abs(x)).collect();
        let (first, others) = sizes.split_first().map_or((None, &[][..]), |(first, others)| (Some(*first), others));
        let first = first.unwrap_or_else(|| self.emitter.constant(0.0));
        others.iter().fold(first, |sum, &size| self.emitter.add(sum, size))
    }
}
