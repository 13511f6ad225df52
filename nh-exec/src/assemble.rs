//! Conversion of planned routines to code on cells.
//!
//! Every symbol, constant and literal number has its own cell. Intermediate values share cells: a
//! cell is free again after the last operation that reads it. The parts of a solve (see [`Part`])
//! are computed one at a time, in cells after those that the surrounding routine still needs.
//!
//! During assembly, code is a list of operations on cells that are not shared yet.
//! [`Assembler::finish`] determines their order and their final cells.

use crate::cells::{At, Kind, Operation, Straight};
use crate::name::Name;
use crate::native::{Kept, Machine};
use crate::number::Number;
use crate::order::{batched, joined};
use nonholonomic::generated as rt;
use nonholonomic_ir::ir::graph::{Graph, Node, Symbol, Value};
use nonholonomic_ir::ir::plan::{
    self, Constants, Failure, Follow, Guess, Let, Method, Routine, Solve, Statement, Turn,
};
use nonholonomic_ir::ir::program::{Part, Role};
use nonholonomic_ir::ir::series::{Recurrence, Series};
use nonholonomic_ir::tree::{Function, to_f64};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap};

/// Number of the first cell without a final place.
const FLOATING: At = 1 << 31;

/// The memory of one system or stepper, and the cells of its symbols and values.
pub(crate) struct Assembler<'g> {
    graph: &'g Graph,
    /// Initial values of the cells.
    memory: Vec<f64>,
    symbols: BTreeMap<Symbol, At>,
    literals: HashMap<u64, At>,
    /// The cells of exact numbers of the graph.
    numbers: BTreeMap<Value, At>,
    /// The cells of values that are computed once.
    kept: HashMap<Value, At>,
    /// Number of floating cells.
    floating: At,
    /// A cell that is 0, and ∞ in steps that compute angles from themselves instead of turning
    /// them.
    pub(crate) anew: Option<At>,
    /// Whether sines and cosines are computed from their angles alone, and no roundoff is fed back.
    pub(crate) exact: bool,
}

/// Code with results.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Code<O = Straight> {
    pub(crate) operations: O,
    /// The cells of the results after a run.
    pub(crate) results: Vec<At>,
}

/// A block of equations.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Block<O = Straight> {
    pub(crate) name: Name,
    pub(crate) unknowns: Vec<At>,
    /// Code for each of [`Part::ALL`].
    pub(crate) parts: [Code<O>; 4],
    pub(crate) way: Way,
    /// Consequence of a block that cannot be solved.
    pub(crate) failure: Failure,
}

/// Way to solve a block.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Way {
    /// As equations.
    Solve(Method, Guess),
    /// As the flow of a field.
    Follow {
        /// The field. Its constants are positions among the results of [`Part::System`].
        field: Field,
        /// Whether the next step continues with the last series.
        remembered: bool,
    },
}

impl<O> Block<O> {
    /// Returns the number of equations for one right-hand side.
    pub(crate) fn rows(&self) -> usize {
        let (unknowns, numbers) = (self.unknowns.len(), self.parts[Part::System as usize].results.len());
        match self.way {
            // The results are all right-hand sides and a square matrix.
            Way::Solve(Method::Columns { .. }, _) => numbers.saturating_sub(unknowns).isqrt(),
            _ => unknowns,
        }
    }

    /// Returns the number of the memory of its solutions, if a motion remembers them.
    pub(crate) fn memory(&self) -> Option<usize> {
        if let Way::Solve(_, guess) = self.way { guess.memory() } else { None }
    }

    /// Returns whether the block is solved by iteration.
    pub(crate) fn iterates(&self) -> bool {
        matches!(self.way, Way::Solve(method, _) if method.iterates())
    }
}

/// A vector field as recurrences of Taylor coefficients.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Field {
    pub(crate) operations: Vec<Recurrence<usize>>,
    pub(crate) results: Vec<usize>,
    /// The number of convolutions.
    pub convolutions: usize,
}

/// A routine: code, then a block, then code, …
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Assembled<O = Straight> {
    /// Code before each block.
    pub(crate) blocks: Vec<(O, Block<O>)>,
    /// Code after the last block, with the results, group by group.
    pub(crate) last: Code<O>,
    #[serde(skip)]
    pub(crate) machine: Machine,
    #[serde(skip)]
    pub(crate) kept: Kept,
}

impl<O> Assembled<O> {
    fn of(blocks: Vec<(O, Block<O>)>, last: Code<O>) -> Self {
        Assembled { blocks, last, machine: Machine::default(), kept: Kept::default() }
    }
}

/// A routine whose operations have no order and no places yet.
pub(crate) type Loose = Assembled<Vec<Operation>>;

/// Cells of computed values.
#[derive(Clone, Default)]
struct Known {
    cells: HashMap<Value, At>,
    /// Sine and cosine of an argument, which are computed together.
    angles: HashMap<Value, (At, At)>,
}

impl<'g> Assembler<'g> {
    pub(crate) fn new(graph: &'g Graph) -> Self {
        Assembler {
            graph,
            memory: Vec::new(),
            symbols: BTreeMap::new(),
            literals: HashMap::new(),
            numbers: BTreeMap::new(),
            kept: HashMap::new(),
            floating: 0,
            anew: None,
            exact: false,
        }
    }

    fn cell(&mut self, value: f64) -> At {
        self.memory.push(value);
        (self.memory.len() - 1) as At
    }

    pub(crate) fn symbol(&mut self, symbol: Symbol) -> At {
        if let Some(&at) = self.symbols.get(&symbol) {
            return at;
        }
        let at = self.cell(f64::NAN);
        self.symbols.insert(symbol, at);
        at
    }

    pub(crate) fn symbols(&mut self, symbols: &[Symbol]) -> Vec<At> {
        symbols.iter().map(|&symbol| self.symbol(symbol)).collect()
    }

    fn literal(&mut self, value: f64) -> At {
        if let Some(&at) = self.literals.get(&value.to_bits()) {
            return at;
        }
        let at = self.cell(value);
        self.literals.insert(value.to_bits(), at);
        at
    }

    /// Returns the cell of a number of the graph.
    fn number(&mut self, value: Value, number: f64) -> At {
        if let Some(&at) = self.numbers.get(&value) {
            return at;
        }
        let at = self.cell(number);
        self.numbers.insert(value, at);
        at
    }

    /// Returns the numbers of the graph as exactly as `T` allows.
    pub(crate) fn literals<T: Number>(&self) -> impl Iterator<Item = (At, T)> {
        self.numbers.iter().filter_map(|(&value, &at)| match self.graph.node(value) {
            Node::Constant(number) | Node::Decimal(number) => Some((at, T::exactly(number))),
            Node::Pi => Some((at, T::pi())),
            _ => None,
        })
    }

    /// Returns the cells of the numbers of the graph.
    pub(crate) fn numbers(&self) -> &BTreeMap<Value, At> {
        &self.numbers
    }

    /// Returns the cells of the symbols met so far.
    pub(crate) fn known_symbols(&self) -> &BTreeMap<Symbol, At> {
        &self.symbols
    }

    /// Returns the code of constants. Each constant keeps its cell.
    pub(crate) fn constants(&mut self, constants: &Constants) -> Straight {
        let (mut known, mut code) = (Known::default(), Vec::new());
        for field in &constants.fields {
            self.compute(field.value, &mut known, &mut code);
        }
        // The code runs once, so its cells are not shared.
        let mut places: HashMap<At, At> = HashMap::new();
        for at in code.iter().flat_map(|operation: &Operation| operation.writes().collect::<Vec<_>>()) {
            let place = self.cell(f64::NAN);
            places.insert(at, place);
        }
        let place = |at: At| places.get(&at).copied().unwrap_or(at);
        self.kept = constants.fields.iter().map(|field| (field.value, place(known.cells[&field.value]))).collect();
        code.into_iter().map(|operation| operation.renamed(place)).collect()
    }

    /// Returns the constants, which are known at the beginning of a routine.
    fn constants_known(&self) -> Known {
        Known { cells: self.kept.clone(), angles: HashMap::new() }
    }

    /// Assembles a routine that reads the constants.
    pub(crate) fn routine(&mut self, routine: &Routine) -> Loose {
        let mut known = self.constants_known();
        let (mut blocks, mut code) = (Vec::new(), Vec::new());
        for piece in &routine.statements {
            match piece {
                Statement::Let(binding) => self.bind(binding, &mut known, &mut code),
                Statement::Solve(solve) => {
                    let block = self.block(piece, solve, &known);
                    blocks.push((std::mem::take(&mut code), block));
                }
                Statement::Follow(follow) => {
                    let block = self.flow(follow, &known);
                    blocks.push((std::mem::take(&mut code), block));
                }
            }
        }
        let results = routine.outputs.iter().flat_map(|output| &output.values);
        let results = results.map(|&value| self.compute(value, &mut known, &mut code)).collect();
        Assembled::of(blocks, Code { operations: code, results })
    }

    /// Assembles code for some results of a routine that solves nothing.
    pub(crate) fn part(&mut self, routine: &Routine, role: Role) -> Loose {
        let results = routine.outputs.iter().filter(|output| output.role == role).flat_map(|output| &output.values);
        self.values(&results.copied().collect::<Vec<_>>())
    }

    /// Assembles code for values.
    pub(crate) fn values(&mut self, values: &[Value]) -> Loose {
        let last = self.code(&[], values.to_vec(), &self.constants_known());
        Assembled::of(Vec::new(), last)
    }

    fn block(&mut self, statement: &Statement, solve: &Solve, known: &Known) -> Block<Vec<Operation>> {
        let unknowns = self.symbols(statement.binds());
        let parts = statement.parts().into_iter().map(|(lets, values)| self.code(lets, values, known));
        let mut parts: Vec<_> = parts.collect();
        let parts = Part::ALL.map(|part| std::mem::take(&mut parts[part as usize]));
        let way = Way::Solve(solve.method, solve.guess);
        Block { name: Name::of(&solve.block.name), unknowns, parts, way, failure: solve.failure }
    }

    /// Assembles a flow. Its system part holds the coefficients of its field: the values that do
    /// not depend on the variables.
    fn flow(&mut self, follow: &Follow, known: &Known) -> Block<Vec<Operation>> {
        let flow = &follow.flow;
        let unknowns = self.symbols(&flow.variables);
        let parts = Part::ALL.map(|part| match part {
            Part::System => self.code(&[], follow.series.fixed().collect(), known),
            _ => self.code(&follow.computation(part).lets, flow.part(part), known),
        });
        let way = Way::Follow { field: Field::of(&follow.series), remembered: follow.remembered };
        Block { name: Name::of(&flow.name), unknowns, parts, way, failure: Failure::Step }
    }

    /// Assembles a part of a block, which reads earlier values.
    fn code(&mut self, lets: &[Let], values: Vec<Value>, known: &Known) -> Code<Vec<Operation>> {
        let (mut known, mut operations) = (known.clone(), Vec::new());
        lets.iter().for_each(|binding| self.bind(binding, &mut known, &mut operations));
        let results = values.into_iter().map(|value| self.compute(value, &mut known, &mut operations)).collect();
        Code { operations, results }
    }

    fn bind(&mut self, binding: &Let, known: &mut Known, code: &mut Vec<Operation>) {
        match binding {
            Let::Value { value, .. } => drop(self.compute(*value, known, code)),
            Let::SinCos { argument, turn, sine, cosine } => {
                if let Some(turn) = turn.as_ref().filter(|_| !self.exact) {
                    let pair = self.turned(*argument, turn, known, code);
                    known.angles.insert(*argument, pair);
                }
                self.compute(sine.1, known, code);
                self.compute(cosine.1, known, code);
            }
            // With exact functions they are computed where they are read.
            Let::Halfway { .. } if self.exact => {}
            Let::Halfway { way, increment, pair } => {
                let computed = self.halfway(way, known, code);
                for (named, at) in increment.iter().chain(pair).zip(computed) {
                    known.cells.extend(named.iter().map(|&(_, value)| (value, at)));
                }
            }
        }
    }

    /// Computes sine and cosine of an angle like `rt::turned`, operation by operation.
    fn turned(&mut self, to: Value, turn: &Turn, known: &mut Known, code: &mut Vec<Operation>) -> (At, At) {
        let [to, from, by] = [to, turn.from, turn.by].map(|value| self.compute(value, known, code));
        let [sin, cos] = turn.at.map(|value| self.compute(value, known, code));
        let anew = match self.anew {
            Some(at) => at,
            None => {
                let at = self.cell(0.0);
                *self.anew.insert(at)
            }
        };
        let plain = self.sine_and_cosine(to, code);
        let moved = self.operate(Kind::Sub, to, from, code);
        let increment = self.sine_and_versine(by, moved, code);
        let (new_sin, new_cos) = self.added((sin, cos), increment, code);
        let size = self.operate(Kind::Abs, by, by, code);
        let size = self.operate(Kind::Add, size, anew, code);
        (self.nearby(new_sin, plain.0, size, code), self.nearby(new_cos, plain.1, size, code))
    }

    /// Computes sine and cosine of an increment and of an angle like `rt::halfway`, operation by
    /// operation.
    fn halfway(&mut self, way: &plan::Way, known: &mut Known, code: &mut Vec<Operation>) -> [At; 4] {
        let [to, by, sin, cos] = way.reads().map(|value| self.compute(value, known, code));
        let plain_by = self.sine_and_cosine(by, code);
        let plain = if way.is_increment() { plain_by } else { self.sine_and_cosine(to, code) };
        let (sine, versine) = self.sine_and_versine(by, by, code);
        let (new_sin, new_cos) = self.added((sin, cos), (sine, versine), code);
        let one = self.literal(1.0);
        let cosine = self.operate(Kind::Add, one, versine, code);
        let size = self.operate(Kind::Abs, by, by, code);
        [(sine, plain_by.0), (cosine, plain_by.1), (new_sin, plain.0), (new_cos, plain.1)]
            .map(|(near, plain)| self.nearby(near, plain, size, code))
    }

    fn operate(&mut self, kind: Kind, a: At, b: At, code: &mut Vec<Operation>) -> At {
        let to = self.float();
        code.push(Operation { kind, to, operands: [a, b, a] });
        to
    }

    fn sine_and_cosine(&mut self, angle: At, code: &mut Vec<Operation>) -> (At, At) {
        let pair = (self.float(), self.float());
        code.push(Operation { kind: Kind::SinCos, to: pair.0, operands: [angle, pair.1, angle] });
        pair
    }

    /// Chooses the turned value for a small increment, and the directly computed one otherwise.
    fn nearby(&mut self, turned: At, plain: At, size: At, code: &mut Vec<Operation>) -> At {
        let to = self.float();
        code.push(Operation { kind: Kind::Turned, to, operands: [turned, plain, size] });
        to
    }

    fn sine_and_versine(&mut self, by: At, moved: At, code: &mut Vec<Operation>) -> (At, At) {
        let z = self.operate(Kind::Mul, by, by, code);
        let z2 = self.operate(Kind::Mul, z, z, code);
        let [(s_low, s_high), (c_low, c_high)] = [rt::TURN_SIN, rt::TURN_COS].map(|coefficients| {
            let [k0, k1, k2, k3, k4] = coefficients.map(|k| self.literal(k));
            let low = self.operate(Kind::Mul, k1, z, code);
            let low = self.operate(Kind::Add, k0, low, code);
            let high = self.operate(Kind::Mul, k3, z, code);
            let high = self.operate(Kind::Add, k2, high, code);
            let highest = self.operate(Kind::Mul, z2, k4, code);
            (low, self.operate(Kind::Add, high, highest, code))
        });
        let cube = self.operate(Kind::Mul, by, z, code);
        let low = self.operate(Kind::Mul, cube, s_low, code);
        let low = self.operate(Kind::Add, moved, low, code);
        let scale = self.operate(Kind::Mul, cube, z2, code);
        let high = self.operate(Kind::Mul, scale, s_high, code);
        let sine = self.operate(Kind::Add, low, high, code);
        let square = self.operate(Kind::Mul, moved, moved, code);
        let low = self.operate(Kind::Mul, square, c_low, code);
        let scale = self.operate(Kind::Mul, z, z2, code);
        let high = self.operate(Kind::Mul, scale, c_high, code);
        (sine, self.operate(Kind::Add, low, high, code))
    }

    /// Computes sine and cosine of a sum of two angles.
    fn added(&mut self, (sin, cos): (At, At), (sine, versine): (At, At), code: &mut Vec<Operation>) -> (At, At) {
        [(sin, cos, Kind::Add), (cos, sin, Kind::Sub)]
            .map(|(of, other, kind)| {
                let across = self.operate(Kind::Mul, other, sine, code);
                let sum = self.operate(kind, of, across, code);
                let along = self.operate(Kind::Mul, of, versine, code);
                self.operate(Kind::Add, sum, along, code)
            })
            .into()
    }

    /// Returns the cell of a value, and adds the code that computes it.
    fn compute(&mut self, value: Value, known: &mut Known, code: &mut Vec<Operation>) -> At {
        let mut open = vec![value];
        while let Some(&next) = open.last() {
            if known.cells.contains_key(&next) {
                open.pop();
                continue;
            }
            let before = open.len();
            let operands = self.graph.node(next).operands();
            open.extend(operands.into_iter().filter(|operand| !known.cells.contains_key(operand)));
            if open.len() == before {
                let at = self.operation(next, known, code);
                known.cells.insert(next, at);
            }
        }
        known.cells[&value]
    }

    /// Returns the cell of a value whose operands are known.
    fn operation(&mut self, value: Value, known: &mut Known, code: &mut Vec<Operation>) -> At {
        let at = |value: Value| known.cells[&value];
        let (kind, a, b) = match *self.graph.node(value) {
            Node::Constant(ref number) | Node::Decimal(ref number) => return self.number(value, to_f64(number)),
            Node::Pi => return self.number(value, std::f64::consts::PI),
            Node::Symbol(symbol) => return self.symbol(symbol),
            Node::Call(function @ (Function::Sin | Function::Cos), argument) => {
                let (sine, cosine) = match known.angles.get(&argument) {
                    Some(&pair) => pair,
                    None => {
                        let pair = self.sine_and_cosine(at(argument), code);
                        known.angles.insert(argument, pair);
                        pair
                    }
                };
                return if function == Function::Sin { sine } else { cosine };
            }
            Node::Neg(a) => (Kind::Neg, a, a),
            Node::Abs(a) => (Kind::Abs, a, a),
            Node::Call(Function::Sqrt, a) => (Kind::Sqrt, a, a),
            Node::Call(function, a) => (Kind::Call(function), a, a),
            Node::Add(a, b) => (Kind::Add, a, b),
            Node::Sub(a, b) => (Kind::Sub, a, b),
            Node::Mul(a, b) => (Kind::Mul, a, b),
            Node::Div(a, b) => (Kind::Div, a, b),
            Node::DivOrZero(a, b) => (Kind::DivOrZero, a, b),
            Node::DivOrOne(a, b) => (Kind::DivOrOne, a, b),
            Node::Visible(..) if self.exact => return self.literal(0.0),
            Node::Visible(a, b, c) => {
                let (operands, to) = ([at(a), at(b), at(c)], self.float());
                code.push(Operation { kind: Kind::Visible, to, operands });
                return to;
            }
            Node::Atan2(a, b) => (Kind::Atan2, a, b),
            Node::Where(side, c, a) => (Kind::Where(side), c, a),
        };
        let (a, b, to) = (at(a), at(b), self.float());
        code.push(Operation { kind, to, operands: [a, b, a] });
        to
    }

    fn float(&mut self) -> At {
        self.floating += 1;
        FLOATING + self.floating - 1
    }

    /// Orders and places the routines, and returns them with the initial memory. The floating cells
    /// of these routines, which are all that exist, come after all other cells. The routines share
    /// them.
    pub(crate) fn finish(mut self, mut routines: Vec<Loose>) -> (Vec<Assembled>, Vec<f64>) {
        let base = self.memory.len();
        let shared = routines.iter_mut().map(|routine| {
            order(routine);
            place(routine, base as At)
        });
        let shared = shared.max().unwrap_or_default();
        self.memory.resize(base + shared as usize, f64::NAN);
        (routines.into_iter().map(Assembled::from).collect(), self.memory)
    }
}

impl Field {
    /// Returns the field of a series, with its constants as positions among [those that it
    /// reads](Series::fixed).
    pub fn of(series: &Series) -> Self {
        let mut count = 0;
        let mut next = || {
            count += 1;
            count - 1
        };
        let operations = series.operations.iter().map(|(recurrence, _)| recurrence.map(|_| next())).collect();
        Field { operations, results: series.results.clone(), convolutions: series.convolutions }
    }
}

impl From<Loose> for Assembled {
    fn from(loose: Loose) -> Self {
        let straight = |operations: Vec<Operation>| operations.into_iter().collect();
        let code = |code: Code<Vec<Operation>>| Code { operations: straight(code.operations), results: code.results };
        let block = |block: Block<Vec<Operation>>| {
            let Block { name, unknowns, parts, way, failure } = block;
            Block { name, unknowns, parts: parts.map(code), way, failure }
        };
        let blocks = loose.blocks.into_iter().map(|(before, b)| (straight(before), block(b))).collect();
        Assembled::of(blocks, code(loose.last))
    }
}

/// Returns all code of a routine.
fn pieces(routine: &mut Loose) -> impl Iterator<Item = &mut Vec<Operation>> {
    let blocks = routine.blocks.iter_mut();
    let blocks = blocks.flat_map(|(before, block)| {
        std::iter::once(before).chain(block.parts.iter_mut().map(|part| &mut part.operations))
    });
    blocks.chain([&mut routine.last.operations])
}

/// Joins operations and arranges them in batches.
fn order(routine: &mut Loose) {
    let mut uses: HashMap<At, usize> = HashMap::new();
    let parts = routine.blocks.iter().flat_map(|(_, block)| &block.parts);
    let results: Vec<At> = parts.chain([&routine.last]).flat_map(|code| &code.results).copied().collect();
    let reads: Vec<At> = pieces(routine).flat_map(|code| code.iter().flat_map(Operation::reads)).collect();
    for at in reads.into_iter().chain(results) {
        *uses.entry(at).or_default() += 1;
    }
    for code in pieces(routine) {
        *code = batched(&joined(code, &uses));
    }
}

/// Returns the time of the last read of each floating cell. Operations around the blocks are
/// numbered in order. A block counts as one operation, which reads the cells that its parts read.
/// Results are read at the end of time.
fn last_reads(routine: &Loose) -> HashMap<At, usize> {
    let mut last = HashMap::new();
    let mut time = 0;
    for (before, block) in &routine.blocks {
        for operation in before {
            time += 1;
            last.extend(operation.reads().map(|at| (at, time)));
        }
        time += 1;
        for part in &block.parts {
            let reads = part.operations.iter().flat_map(Operation::reads).chain(part.results.iter().copied());
            last.extend(reads.map(|at| (at, time)));
        }
    }
    last.extend(last_reads_of(&routine.last, time));
    last
}

/// Returns the same for code alone, from some time on.
fn last_reads_of(code: &Code<Vec<Operation>>, mut time: usize) -> HashMap<At, usize> {
    let mut last = HashMap::new();
    for operation in &code.operations {
        time += 1;
        last.extend(operation.reads().map(|at| (at, time)));
    }
    last.extend(code.results.iter().map(|&at| (at, usize::MAX)));
    last
}

/// Places the floating cells of a routine from `base` on. Returns the end of the places.
fn place(routine: &mut Loose, base: At) -> At {
    let last = last_reads(routine);
    let mut around = Places { next: base, ..Places::default() };
    let (mut time, mut end) = (0, base);
    for (before, block) in &mut routine.blocks {
        around.place(before, &mut time, &last);
        for part in &mut block.parts {
            let mut inside = Places { next: around.next, places: around.places.clone(), ..Places::default() };
            inside.place_code(part, 0, &last_reads_of(part, 0));
            end = end.max(inside.next);
        }
        block.unknowns.iter_mut().for_each(|at| *at = around.of(*at));
        time += 1;
        around.release(time);
    }
    around.place_code(&mut routine.last, time, &last);
    end.max(around.next) - base
}

/// Assignment of floating cells to places.
#[derive(Default)]
struct Places {
    places: HashMap<At, At>,
    free: Vec<At>,
    /// The end of all places used so far.
    next: At,
    /// Places that become free after a time.
    until: BTreeMap<usize, Vec<At>>,
}

impl Places {
    fn of(&self, at: At) -> At {
        self.places.get(&at).copied().unwrap_or(at)
    }

    fn release(&mut self, time: usize) {
        self.free.extend(self.until.remove(&time).unwrap_or_default());
    }

    fn place_code(&mut self, code: &mut Code<Vec<Operation>>, mut time: usize, last: &HashMap<At, usize>) {
        self.place(&mut code.operations, &mut time, last);
        code.results.iter_mut().for_each(|at| *at = self.of(*at));
    }

    fn place(&mut self, operations: &mut [Operation], time: &mut usize, last: &HashMap<At, usize>) {
        for operation in operations {
            *time += 1;
            // A cell that is read for the last time may be written by the same operation, which
            // reads first.
            self.release(*time);
            let operands = operation.operands.map(|at| self.of(at));
            for at in operation.writes() {
                let place = self.free.pop().unwrap_or(self.next);
                self.next = self.next.max(place + 1);
                self.places.insert(at, place);
                let until = last.get(&at).copied().unwrap_or(*time + 1).max(*time + 1);
                self.until.entry(until).or_default().push(place);
            }
            let [a, b, c] = operands;
            let b = if operation.kind == Kind::SinCos { self.of(operation.operands[1]) } else { b };
            *operation = Operation { kind: operation.kind, to: self.of(operation.to), operands: [a, b, c] };
        }
    }
}
