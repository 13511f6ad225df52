//! A step that follows a flow, split into the values that the flow's field reads and the rest.

use super::{Constants, Routine, Statement};
use crate::ir::graph::{Graph, Node, Stage, Symbol, Value};
use crate::ir::program::{Output, Role, Shape};
use std::collections::{BTreeMap, BTreeSet};

impl Routine {
    /// Moves the values that only the flow of a step reads into a routine of [its
    /// own](super::Follow::field).
    pub(super) fn set_flow_apart(&mut self, graph: &Graph, constants: &Constants) {
        let Some(follow) = self.followed() else { return };
        let fixed: Vec<Value> = follow.series.fixed().collect();
        let mut field = self.restricted(graph, constants, fixed.clone());
        field.statements.retain(|statement| statement.binding().is_some());
        field.outputs = vec![Output { role: Role::Result, shape: Shape::Vector(fixed.len()), values: fixed }];
        field.names = self.names.clone();
        // The stepper sets the time.
        let outputs = self.outputs.iter().filter(|output| output.role != Role::Time);
        let results = outputs.flat_map(|output| output.values.iter().copied()).collect();
        let Routine { reads, parameters, fields, mut statements, .. } = self.restricted(graph, constants, results);
        for statement in &mut statements {
            if let Statement::Follow(follow) = statement
                && follow.flow.stepped
            {
                follow.field = Some(std::mem::take(&mut field));
            }
        }
        (self.reads, self.parameters, self.fields, self.statements) = (reads, parameters, fields, statements);
    }

    /// Returns the part of the routine that computes these values.
    fn restricted(&self, graph: &Graph, constants: &Constants, values: Vec<Value>) -> Routine {
        let Made { seen, symbols, fields } = Made::of(graph, constants, values, |_| false);
        let needed = |statement: &&Statement| {
            let binding = statement.binding();
            binding.is_none_or(|binding| binding.values().iter().any(|value| seen.contains(value)))
        };
        let statements = self.statements.iter().filter(needed).cloned().collect();
        let mut routine = Routine { statements, ..Routine::default() };
        routine.read(graph, symbols, fields);
        routine
    }

    /// Adds symbols, except those that the routine binds, and constants to the ones that it reads.
    pub(in crate::ir) fn read(
        &mut self,
        graph: &Graph,
        symbols: impl IntoIterator<Item = Symbol>,
        fields: impl IntoIterator<Item = usize>,
    ) {
        let bound: BTreeSet<Symbol> = self.statements.iter().flat_map(Statement::binds).copied().collect();
        for symbol in symbols.into_iter().filter(|symbol| !bound.contains(symbol)) {
            let early = graph.symbol_info(symbol).stage <= Stage::Step;
            if early { &mut self.parameters } else { &mut self.reads }.push(symbol);
        }
        for symbols in [&mut self.reads, &mut self.parameters] {
            symbols.sort_unstable();
            symbols.dedup();
        }
        self.fields.extend(fields);
        self.fields.sort_unstable();
        self.fields.dedup();
    }
}

/// The values behind some values.
#[derive(Default)]
pub(in crate::ir) struct Made {
    /// All values, without those behind constants or known values.
    pub seen: BTreeSet<Value>,
    /// The symbols among them.
    pub symbols: BTreeSet<Symbol>,
    /// The constants among them, by their positions.
    pub fields: BTreeSet<usize>,
}

impl Made {
    pub(in crate::ir) fn of(
        graph: &Graph,
        constants: &Constants,
        mut open: Vec<Value>,
        is_known: impl Fn(Value) -> bool,
    ) -> Self {
        let fields: BTreeMap<Value, usize> =
            constants.fields.iter().enumerate().map(|(i, field)| (field.value, i)).collect();
        let mut made = Made::default();
        while let Some(value) = open.pop() {
            if is_known(value) || !made.seen.insert(value) {
                continue;
            }
            if let Some(&field) = fields.get(&value) {
                made.fields.insert(field);
                continue;
            }
            if let Node::Symbol(symbol) = *graph.node(value) {
                made.symbols.insert(symbol);
            }
            open.extend(graph.node(value).operands());
        }
        made
    }
}
