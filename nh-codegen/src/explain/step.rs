//! The equations of a method's step.

use super::composed::Parts;
use super::{EntriesItem, Item, Label, Name, select};
use crate::ir::graph::{Symbol, Value};
use crate::ir::program::{Flow, NewtonBlock, Role, Statement, StepProgram};
use crate::pipeline::Compiled;
use crate::tree::{Tree, Var};
use std::collections::BTreeMap;

/// Maximum number of operations of a step that is shown: about twenty pages.
const MAX_OPERATIONS: usize = 1500;

/// Returns the equations of a step in the order of solution, and the new state. Numbers of parts
/// begin at `first`, which is advanced to the next free one.
pub(super) fn equations(compiled: &Compiled, stepper: &StepProgram, first: &mut usize) -> Vec<Item> {
    let graph = &compiled.program.graph;
    let shown = |statement: &Statement| match statement {
        Statement::Assign { value, .. } => vec![*value],
        Statement::Solve(block) => rows(block).to_vec(),
        Statement::Follow(flow) => [&flow.rates, &flow.start, &flow.span[..1]].concat(),
    };
    // The caller sets the time.
    let outputs = || stepper.step.outputs.iter().zip(&stepper.carried).filter(|(output, _)| output.role != Role::Time);
    let mut roots: Vec<Value> = stepper.step.statements.iter().flat_map(shown).collect();
    roots.extend(outputs().flat_map(|(output, _)| &output.values));
    let operations = graph.reachable(&roots).iter().filter(|&&v| !graph.node(v).operands().is_empty()).count();
    if operations > MAX_OPERATIONS {
        let text = format!(
            "The equations of the step have {operations} operations and are not shown, since the limit is {MAX_OPERATIONS}; the stage \
             `rust` shows the code that computes them."
        );
        return vec![Item::Text(text)];
    }

    let mut writer = Writer { names: names(compiled, stepper), items: Vec::new() };
    let mut parts = Parts::new(graph, writer.names.clone(), &roots, *first);
    for statement in &stepper.step.statements {
        let trees: Vec<_> = shown(statement).into_iter().map(|value| parts.tree(graph, value)).collect();
        writer.items.extend(parts.new_ones());
        match statement {
            Statement::Assign { symbol, .. } => writer.assignment(*symbol, trees),
            Statement::Solve(block) => writer.block(block, trees),
            Statement::Follow(flow) => writer.flow(flow, trees),
        }
    }
    let mut state = Vec::new();
    for (output, carried) in outputs() {
        let new = writer.list(&carried.symbols).into_iter().map(Label::New);
        state.extend(new.zip(output.values.iter().map(|&value| parts.tree(graph, value))));
    }
    writer.items.extend(parts.new_ones());
    writer.entries("the numbers after the step", state);
    *first = parts.count();
    writer.items
}

/// Returns the rows of a block: its residual, or the values that a sweep gives the unknowns.
fn rows(block: &NewtonBlock) -> &[Value] {
    if block.residual.is_empty() { &block.sweep } else { &block.residual }
}

/// Returns the names of a step's symbols.
fn names(compiled: &Compiled, stepper: &StepProgram) -> BTreeMap<Symbol, Name> {
    let graph = &compiled.program.graph;
    let plain = |symbol: Symbol| (symbol, Name::Step(graph.symbol_info(symbol).name.clone()));
    let mut names: BTreeMap<Symbol, Name> = graph.symbols().map(plain).collect();
    let mut call = |symbols: &[Symbol], variable: &dyn Fn(usize) -> Var| {
        names.extend(symbols.iter().enumerate().map(|(i, &symbol)| (symbol, Name::Model(variable(i)))));
    };
    call(&compiled.program.parameters, &Var::Parameter);
    for input in &stepper.inputs {
        match input.role {
            Role::Configuration => call(&input.symbols, &Var::Coordinate),
            Role::Velocity => call(&input.symbols, &Var::Velocity),
            Role::Time => call(&input.symbols, &|_| Var::Time),
            _ => {}
        }
    }
    names.insert(stepper.step_size, Name::StepSize);
    names
}

/// Appends a step's equations to a list of items.
struct Writer {
    names: BTreeMap<Symbol, Name>,
    items: Vec<Item>,
}

impl Writer {
    fn list(&self, symbols: &[Symbol]) -> Vec<Name> {
        symbols.iter().map(|symbol| self.names[symbol].clone()).collect()
    }

    fn entries(&mut self, what: &str, entries: Vec<(Label, Tree<Name>)>) {
        self.items.push(Item::Entries(EntriesItem { key: select::EQUATIONS, what: what.into(), entries }));
    }

    fn assignment(&mut self, symbol: Symbol, trees: Vec<Tree<Name>>) {
        let labels = self.list(&[symbol]).into_iter().map(Label::Of);
        self.entries("an assignment", labels.zip(trees).collect());
    }

    fn block(&mut self, block: &NewtonBlock, trees: Vec<Tree<Name>>) {
        let unknowns = self.list(&block.unknowns);
        let labels: Vec<Label> = match block.residual.is_empty() {
            true => unknowns.iter().cloned().map(Label::Of).collect(),
            false => unknowns.iter().cloned().map(Label::Residual).collect(),
        };
        self.items.push(Item::Names { what: "equations for the unknowns".into(), names: unknowns });
        self.entries("the block of these equations", labels.into_iter().zip(trees).collect());
    }

    fn flow(&mut self, flow: &Flow, trees: Vec<Tree<Name>>) {
        let variables = self.list(&flow.variables);
        let labels = variables.iter().cloned().map(Label::Rate);
        let starts = variables.iter().cloned().map(Label::Start);
        let time = Label::Written("time".into(), "\\tau_{\\mathrm{end}}".into());
        self.items.push(Item::Names { what: "differential equations for".into(), names: variables.clone() });
        self.entries(
            "their rates, their start and the time of integration",
            labels.chain(starts).chain([time]).zip(trees).collect(),
        );
    }
}
