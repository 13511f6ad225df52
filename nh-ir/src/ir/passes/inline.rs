//! Replacement of assigned symbols by their values.

use crate::ir::graph::{Graph, Symbol, Value};
use crate::ir::program::{Body, Statement};

/// Replaces assigned symbols by their values, so that constants of a rate meet constants of the
/// update that reads it: h (k ω) is (h k) ω.
pub(super) fn inline(graph: &mut Graph, body: &mut Body) {
    let mut known: Vec<(Symbol, Value)> = Vec::new();
    for mut statement in std::mem::take(&mut body.statements) {
        match &mut statement {
            Statement::Assign { symbol, value } => {
                let value = graph.substitute_in(*value, &known);
                known.push((*symbol, value));
            }
            Statement::Solve(_) | Statement::Follow(_) => {
                for (_, list) in statement.lists_mut() {
                    list.copy_from_slice(&graph.substitute(list, &known));
                }
                body.statements.push(statement);
            }
        }
    }
    for output in &mut body.outputs {
        output.values = graph.substitute(&output.values, &known);
    }
}
