//! First same as last: a step carries functions of its new configuration into the next step.
//!
//! A rank guard evaluates functions of q at the end of every step, which the next step evaluates
//! again at its beginning. The functions of these coordinates alone that the next step needs become
//! carried numbers, `ahead`, and so does the guard's measure. If a step needs the sine and cosine
//! of a coordinate that it moves, at its beginning, middle or end, these are carried with the
//! coordinate. The step then only rotates them by the increment of the coordinate.

use crate::cost;
use crate::ir::fast::HashMap;
use crate::ir::graph::{Graph, Node, Stage, Symbol, Value};
use crate::ir::plan::OperationCount;
use crate::ir::program::{Carried, Output, Role, Shape, Statement, StepDerivatives, StepProgram, TurningAngle};
use crate::tree::Function;
use std::collections::BTreeSet;

/// Carries the functions that step and guard share, and the sines and cosines that a step turns.
pub(in crate::ir) fn carry(graph: &mut Graph, program: &mut StepProgram, named: &[(String, Value)]) {
    // This requires that q itself is carried.
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
    let mut shared = shared_with_guard(graph, program, &q);
    let angles = turning(graph, program, q.iter().copied().zip(new_q.iter().copied()));
    if shared.is_empty() && angles.is_empty() {
        return;
    }
    let is_turned = |of: Value| angles.iter().any(|(angle, _)| matches!(graph.node(of), Node::Symbol(s) if s == angle));
    shared.retain(|&v| circular(graph, v).is_none_or(|of| !is_turned(of)));
    let mut symbols: Vec<Symbol> =
        (1..=shared.len()).map(|i| graph.declared(&format!("{}{i}", Role::Ahead.name()), Stage::Config)).collect();
    let mut last = shared;
    // The carried values of the middle of a step are not functions of q. They have values at the
    // start and new values.
    let (mut at_start, mut at_end, mut of_middle) = (Vec::new(), Vec::new(), Vec::new());
    let mut halfway: Vec<String> = Vec::new();
    for (coordinate, middle) in angles {
        let argument = graph.read(coordinate);
        let pair = |graph: &mut Graph, angle: Value| [Function::Sin, Function::Cos].map(|f| graph.call(f, angle));
        let here = pair(graph, argument);
        let own = graph.symbol_info(coordinate).name.clone();
        let name = |name: &str| format!("{name}_{}", Role::Ahead.name());
        let [sine, cosine] = [(here[0], "sin"), (here[1], "cos")].map(|(value, function)| {
            let declared = named.iter().find(|(name, named)| *named == value && !ambiguous(name));
            let of_pair = declared.map_or_else(|| format!("{function}_{own}"), |(declared, _)| declared.clone());
            graph.declared(&name(&of_pair), Stage::Config)
        });
        let angle = match middle {
            None => {
                last.extend(here);
                symbols.extend([sine, cosine]);
                coordinate
            }
            Some(middle) => {
                let angle = graph.declared(&name(&own), Stage::Config);
                at_start.extend([here[0], here[1], argument]);
                at_end.extend(pair(graph, middle));
                at_end.push(middle);
                of_middle.extend([sine, cosine, angle]);
                halfway.push(own);
                angle
            }
        };
        program.turning.push(TurningAngle { coordinate, angle, sine, cosine });
    }
    let mut carried: HashMap<Value, Value> =
        last.iter().copied().zip(symbols.iter().map(|&s| graph.read(s)).collect::<Vec<_>>()).collect();
    let new_q = graph.with_values(&new_q, &mut carried);
    let at_new: Vec<_> = q.into_iter().zip(new_q).collect();
    let mut new = graph.substitute(&last, &at_new);
    let output = |values: Vec<Value>| Output { role: Role::Ahead, shape: Shape::Vector(values.len()), values };
    // The values carried ahead are not known yet at the start of a motion.
    let derivatives = program.derivatives.iter_mut().flat_map(StepDerivatives::stepping_mut);
    for body in [&mut program.step].into_iter().chain(derivatives) {
        for place in body.values_mut() {
            *place = graph.with_values(&[*place], &mut carried)[0];
        }
    }
    new.extend(graph.with_values(&at_end, &mut carried));
    last.extend(at_start);
    let doc = description(symbols.len(), &halfway);
    symbols.extend(of_middle);
    if let Some(guard) = &mut program.guard {
        guard.body.measure = graph.with_values(&[guard.body.measure], &mut carried)[0];
    }
    program.start.outputs.push(output(last));
    if let Some(StepDerivatives { linearised, .. }) = &mut program.derivatives {
        // Insert them before the derivatives.
        linearised.outputs.insert(program.carried.len(), output(new.clone()));
    }
    program.step.outputs.push(output(new));
    program.carried.push(Carried { role: Role::Ahead, doc, symbols });
}

/// Describes the carried values: this many functions of q, then those of angles in the middle of a
/// step.
fn description(of_q: usize, halfway: &[String]) -> String {
    let functions =
        (of_q > 0).then(|| format!("function{} of q that the next step needs", if of_q == 1 { "" } else { "s" }));
    let angles = match halfway {
        [] => None,
        [angle] => Some(angle.clone()),
        angles => Some(format!("each of {}", angles.join(", "))),
    };
    let angles = angles.map(|of| {
        format!("sine, cosine and value of {of} in the middle of the last step, or at the start of the motion")
    });
    functions.into_iter().chain(angles).collect::<Vec<_>>().join(", and ")
}

/// Returns the values that both the rank guard and the step need, and the guard's measure. Returns
/// no values if they save few operations.
fn shared_with_guard(graph: &Graph, program: &StepProgram, q: &[Symbol]) -> Vec<Value> {
    let Some(measure) = program.guard.as_ref().map(|guard| guard.body.measure) else { return Vec::new() };
    // The new pivots may differ from those of the step.
    let beside = program.carried.iter().filter(|group| [Role::Time, Role::Pivots].contains(&group.role));
    let beside: Vec<Symbol> = beside.flat_map(|group| &group.symbols).copied().collect();
    if graph.depends_on_any(measure, &beside) {
        return Vec::new();
    }
    let watched: Vec<Symbol> = graph.symbols_of(measure).iter().copied().filter(|s| q.contains(s)).collect();
    let roots: Vec<Value> = program.step.values();
    let in_step = graph.reachable(&roots);
    let shared = |v: Value| {
        graph.stage(v) == Stage::Config
            && !matches!(graph.node(v), Node::Symbol(_) | Node::Neg(_))
            && graph.symbols_of(v).iter().all(|s| watched.contains(s) || graph.symbol_info(*s).stage < Stage::Config)
    };
    // The last shared values: those that other values read.
    let mut last: BTreeSet<Value> = roots.iter().copied().filter(|&v| shared(v)).collect();
    for &v in in_step.iter().filter(|&&v| !shared(v)) {
        last.extend(graph.node(v).operands().into_iter().filter(|&o| shared(o)));
    }
    last.insert(measure);
    let shares = graph.reachable(&[measure]).into_iter().filter(|v| in_step.contains(v)).collect::<Vec<_>>();
    if OperationCount::depending(graph, &shares, q).cost() < cost::WORTH_CARRYING {
        return Vec::new();
    }
    last.into_iter().collect()
}

/// Returns the coordinates whose sine or cosine the step needs at its beginning or its end. A
/// coordinate whose sine or cosine is only needed at the midpoint comes with the value of the
/// midpoint.
fn turning(
    graph: &mut Graph,
    program: &StepProgram,
    moves: impl Iterator<Item = (Symbol, Value)>,
) -> Vec<(Symbol, Option<Value>)> {
    let (mut once, mut all) = (Vec::new(), Vec::new());
    for statement in &program.step.statements {
        match statement {
            Statement::Assign { value, .. } => once.push(*value),
            // The values that follow a flow have no beginning and no end.
            Statement::Follow(_) => return Vec::new(),
            Statement::Solve(_) => all.extend(statement.values()),
        }
    }
    once.extend(program.step.outputs.iter().flat_map(|output| &output.values));
    all.extend(&once);
    let arguments = |graph: &Graph, values: &[Value]| -> BTreeSet<Value> {
        graph.reachable(values).into_iter().filter_map(|v| circular(graph, v)).collect()
    };
    let (once, all) = (arguments(graph, &once), arguments(graph, &all));
    let two = graph.ratio(2, 1);
    let mut angles = Vec::new();
    for (angle, new) in moves {
        let old = graph.read(angle);
        let moved: Vec<Value> = once.iter().copied().filter(|&v| v != old && graph.depends_on(v, angle)).collect();
        let mut in_the_middle = |argument: Value| {
            let (sum, twice) = (graph.add(old, new), graph.mul(two, argument));
            let rest = graph.sub(twice, sum);
            graph.vanish_as_written(&[rest])
        };
        if new == old {
            continue;
        }
        if all.contains(&old) || once.contains(&new) {
            angles.push((angle, None));
        } else if let Some(&middle) = moved.iter().find(|&&argument| in_the_middle(argument)) {
            angles.push((angle, Some(middle)));
        }
    }
    angles
}

/// Returns whether the name would be taken for the name of another angle's sine or cosine.
fn ambiguous(name: &str) -> bool {
    ["sin_", "cos_"].iter().any(|function| name.starts_with(function))
}

/// Returns the angle of a sine or cosine.
fn circular(graph: &Graph, value: Value) -> Option<Value> {
    match *graph.node(value) {
        Node::Call(Function::Sin | Function::Cos, angle) => Some(angle),
        _ => None,
    }
}
