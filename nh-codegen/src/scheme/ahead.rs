//! First same as last: what is known of the new configuration at the end of a step is carried into the next.
//!
//! A rank guard evaluates functions of q at the end of every step, which the next step evaluates again at its beginning: sines
//! and cosines above all. What the next step needs of those coordinates alone becomes numbers that are carried, `ahead`; so does
//! the guard's own measure.

use super::Context;
use super::solving::tearing::cost;
use crate::ir::graph::{Node, Stage, Symbol, Value};
use crate::ir::program::{Carried, Output, Role, Shape, Statement, StepProgram};
use std::collections::{BTreeSet, HashMap};

/// Less than this many operations are sooner repeated than carried.
const WORTH_CARRYING: usize = 8;

/// Carries what step and guard share.
pub(super) fn carry(cx: &mut Context<'_>, program: &mut StepProgram) {
    let Some(measure) = program.guard.as_ref().map(|guard| guard.measure) else { return };
    // Where q is carried as it is.
    if !program.carried.iter().any(|group| group.symbols == cx.q) {
        return;
    }
    let Some(new_q) =
        program.step.outputs.iter().find(|output| output.role == Role::Configuration).map(|o| o.values.clone())
    else {
        return;
    };
    let watched: Vec<Symbol> = cx.graph.symbols_of(measure).iter().copied().filter(|s| cx.q.contains(s)).collect();
    let roots: Vec<Value> = values(program).into_iter().map(|v| *v).collect();
    let in_step = cx.graph.reachable(&roots);
    let shared = |v: Value| {
        cx.graph.stage(v) == Stage::Config
            && !matches!(cx.graph.node(v), Node::Symbol(_) | Node::Neg(_))
            && cx
                .graph
                .symbols_of(v)
                .iter()
                .all(|s| watched.contains(s) || cx.graph.symbol_info(*s).stage < Stage::Config)
    };
    // The last of them: those that something else reads.
    let mut last: BTreeSet<Value> = roots.iter().copied().filter(|&v| shared(v)).collect();
    for &v in in_step.iter().filter(|&&v| !shared(v)) {
        last.extend(cx.graph.node(v).operands().into_iter().filter(|&o| shared(o)));
    }
    last.insert(measure);
    let last: Vec<Value> = last.into_iter().collect();
    let shares = cx.graph.reachable(&[measure]).into_iter().filter(|v| in_step.contains(v)).collect::<Vec<_>>();
    if cost(&cx.graph, &shares, &cx.q) < WORTH_CARRYING {
        return;
    }

    let symbols: Vec<_> =
        (1..=last.len()).map(|i| cx.symbol(&format!("{}{i}", Role::Ahead.name()), Stage::Config)).collect();
    let carried: HashMap<Value, Value> =
        last.iter().copied().zip(symbols.iter().map(|&s| cx.graph.read(s)).collect::<Vec<_>>()).collect();
    let at_new: Vec<_> = cx.q.iter().copied().zip(new_q).collect();
    let new = cx.graph.substitute(&last, &at_new);
    let output = |values: Vec<Value>| Output { role: Role::Ahead, shape: Shape::Vector(values.len()), values };
    for place in values(program) {
        *place = cx.graph.with_values(&[*place], &carried)[0];
    }
    if let Some(guard) = &mut program.guard {
        guard.measure = cx.graph.with_values(&[guard.measure], &carried)[0];
    }
    program.start.outputs.push(output(last));
    program.step.outputs.push(output(new));
    program.carried.push(Carried {
        role: Role::Ahead,
        doc: "functions of q that the rank of the constraints and the next step need".into(),
        symbols,
    });
}

/// All values of the step.
fn values(program: &mut StepProgram) -> Vec<&mut Value> {
    let mut all: Vec<&mut Value> = Vec::new();
    for statement in &mut program.step.statements {
        match statement {
            Statement::Assign { value, .. } => all.push(value),
            Statement::Solve(block) => {
                all.extend(block.guess.iter_mut().chain(&mut block.scale).chain(&mut block.residual));
                all.extend(block.jacobian.iter_mut().flatten().chain(&mut block.sweep));
            }
        }
    }
    all.extend(program.step.outputs.iter_mut().flat_map(|output| &mut output.values));
    all
}
