//! First same as last: what is known of the new configuration at the end of a step is carried into the next.
//!
//! A rank guard evaluates functions of q at the end of every step, which the next step evaluates again at its beginning: sines
//! and cosines above all. What the next step needs of those coordinates alone becomes numbers that are carried, `ahead`; so does
//! the guard's own measure.

use super::schedule::OperationCount;
use crate::ir::fast::HashMap;
use crate::ir::graph::{Graph, Node, Stage, Symbol, Value};
use crate::ir::program::{Carried, Output, Role, Shape, StepDerivatives, StepProgram};
use std::collections::BTreeSet;

/// Less than this many operations are sooner repeated than carried.
const WORTH_CARRYING: usize = 8;

/// Carries what step and guard share.
pub(super) fn carry(graph: &mut Graph, program: &mut StepProgram) {
    let Some(measure) = program.guard.as_ref().map(|guard| guard.measure) else { return };
    // Where q is carried as it is.
    let Some(q) = program.inputs.iter().find(|input| input.role == Role::Configuration) else { return };
    let q = q.symbols.clone();
    if !program.carried.iter().any(|group| group.symbols == q) {
        return;
    }
    let Some(new_q) =
        program.step.outputs.iter().find(|output| output.role == Role::Configuration).map(|o| o.values.clone())
    else {
        return;
    };
    let timed = program.carried.iter().filter(|group| group.role == Role::Time).flat_map(|group| &group.symbols);
    if graph.depends_on_any(measure, &timed.copied().collect::<Vec<_>>()) {
        return;
    }
    let watched: Vec<Symbol> = graph.symbols_of(measure).iter().copied().filter(|s| q.contains(s)).collect();
    let roots: Vec<Value> = program.step.values();
    let in_step = graph.reachable(&roots);
    let shared = |v: Value| {
        graph.stage(v) == Stage::Config
            && !matches!(graph.node(v), Node::Symbol(_) | Node::Neg(_))
            && graph.symbols_of(v).iter().all(|s| watched.contains(s) || graph.symbol_info(*s).stage < Stage::Config)
    };
    // The last of them: those that something else reads.
    let mut last: BTreeSet<Value> = roots.iter().copied().filter(|&v| shared(v)).collect();
    for &v in in_step.iter().filter(|&&v| !shared(v)) {
        last.extend(graph.node(v).operands().into_iter().filter(|&o| shared(o)));
    }
    last.insert(measure);
    let last: Vec<Value> = last.into_iter().collect();
    let shares = graph.reachable(&[measure]).into_iter().filter(|v| in_step.contains(v)).collect::<Vec<_>>();
    if OperationCount::depending(graph, &shares, &q).cost() < WORTH_CARRYING {
        return;
    }

    let symbols: Vec<_> =
        (1..=last.len()).map(|i| graph.declared(&format!("{}{i}", Role::Ahead.name()), Stage::Config)).collect();
    let mut carried: HashMap<Value, Value> =
        last.iter().copied().zip(symbols.iter().map(|&s| graph.read(s)).collect::<Vec<_>>()).collect();
    let new_q = graph.with_values(&new_q, &mut carried);
    let at_new: Vec<_> = q.into_iter().zip(new_q).collect();
    let new = graph.substitute(&last, &at_new);
    let output = |values: Vec<Value>| Output { role: Role::Ahead, shape: Shape::Vector(values.len()), values };
    // (What is carried ahead is not known yet where a motion starts.)
    let derivatives = program.derivatives.iter_mut().flat_map(StepDerivatives::stepping_mut);
    for body in [&mut program.step].into_iter().chain(derivatives) {
        for place in body.values_mut() {
            *place = graph.with_values(&[*place], &mut carried)[0];
        }
    }
    if let Some(guard) = &mut program.guard {
        guard.measure = graph.with_values(&[guard.measure], &mut carried)[0];
    }
    program.start.outputs.push(output(last));
    if let Some(StepDerivatives { linearised, .. }) = &mut program.derivatives {
        // Before the derivatives.
        linearised.outputs.insert(program.carried.len(), output(new.clone()));
    }
    program.step.outputs.push(output(new));
    program.carried.push(Carried {
        role: Role::Ahead,
        doc: "functions of q that the rank of the constraints and the next step need".into(),
        symbols,
    });
}
