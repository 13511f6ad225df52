//! Conversion of planned routines to code on cells.
//!
//! Every symbol, constant and literal number has its own cell. Intermediate values share cells: a
//! cell is free again after the last operation that reads it. The parts of a solve (see [`Part`])
//! are computed one at a time, in cells after those that the surrounding routine still needs.
//!
//! During assembly, code is a list of operations on cells that are not shared yet.
//! [`Assembler::finish`] determines their order and their final cells.

mod angles;
mod code;
mod places;

pub(crate) use code::{Assembled, Loose};
pub use code::{Block, Code, Field, Way};

use crate::cells::{At, Kind, Operation, Straight};
use crate::name::Name;
use crate::number::Number;
use nonholonomic_ir::ir::graph::{Graph, Node, Symbol, Value};
use nonholonomic_ir::ir::plan::{Constants, Failure, Follow, Let, Routine, Solve, Statement};
use nonholonomic_ir::ir::program::{Part, Role};
use nonholonomic_ir::ir::rules::Rule;
use nonholonomic_ir::tree::{Function, to_f64};
use places::{order, place};
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
            Node::Call(Function::Sqrt, a) => (Kind::Sqrt, a, a),
            Node::Call(function, a) => (Kind::Call(function), a, a),
            Node::Add(a, b) => (Kind::Add, a, b),
            Node::Sub(a, b) => (Kind::Sub, a, b),
            Node::Mul(a, b) => (Kind::Mul, a, b),
            Node::Div(a, b) => (Kind::Div, a, b),
            Node::Apply(Rule::Visible, _) if self.exact => return self.literal(0.0),
            Node::Apply(rule, operands) => {
                let (operands, to) = (operands.map(at), self.float());
                code.push(Operation { kind: Kind::Apply(rule), to, operands });
                return to;
            }
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
