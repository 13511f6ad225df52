//! A step that follows a flow, in two parts: what the flow's field reads, and the rest.

use super::{Constants, Routine, Statement};
use crate::ir::graph::{Graph, Node, Stage, Symbol, Value};
use crate::ir::program::{Output, Role, Shape};
use std::collections::{BTreeMap, BTreeSet};

impl Routine {
    /// Moves the values that only the flow of a step reads into a routine of [its own](super::Follow::field).
    pub(super) fn set_flow_apart(&mut self, graph: &Graph, constants: &Constants) {
        let Some(follow) = self.followed() else { return };
        let fixed: Vec<Value> = follow.series.fixed().collect();
        let mut field = self.restricted(graph, constants, fixed.clone());
        field.statements.retain(|statement| statement.binding().is_some());
        field.outputs = vec![Output { role: Role::Result, shape: Shape::Vector(fixed.len()), values: fixed }];
        field.names = self.names.clone();
        // (The stepper sets the time.)
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

    /// The part that computes these values.
    fn restricted(&self, graph: &Graph, constants: &Constants, values: Vec<Value>) -> Routine {
        let fields: BTreeMap<Value, usize> =
            constants.fields.iter().enumerate().map(|(i, field)| (field.value, i)).collect();
        let (mut open, mut seen) = (values, BTreeSet::new());
        let (mut symbols, mut read_fields) = (BTreeSet::new(), BTreeSet::new());
        while let Some(value) = open.pop() {
            if !seen.insert(value) {
                continue;
            }
            if let Some(&field) = fields.get(&value) {
                read_fields.insert(field);
                continue;
            }
            if let Node::Symbol(symbol) = *graph.node(value) {
                symbols.insert(symbol);
            }
            open.extend(graph.node(value).operands());
        }
        let needed = |statement: &&Statement| {
            let binding = statement.binding();
            binding.is_none_or(|binding| binding.values().iter().any(|value| seen.contains(value)))
        };
        let statements = self.statements.iter().filter(needed).cloned().collect();
        let solved: BTreeSet<Symbol> = self.statements.iter().flat_map(Statement::binds).copied().collect();
        let read = symbols.into_iter().filter(|symbol| !solved.contains(symbol));
        let (parameters, reads) = read.partition(|&symbol| graph.symbol_info(symbol).stage <= Stage::Step);
        Routine { reads, parameters, fields: read_fields.into_iter().collect(), statements, ..Routine::default() }
    }
}
