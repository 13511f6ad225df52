//! Sines and cosines of moving angles, computed from the carried ones by a rotation.

use crate::cost;
use crate::ir::graph::{Graph, Node, Stage, Symbol, Value};
use crate::ir::plan::forward::Plain;
use crate::ir::plan::restrict::Made;
use crate::ir::plan::{Constants, Let, Routine, Statement, Turn, Way};
use crate::ir::program::{self, Carried, Output, Part, Role, TurningAngle};
use crate::tree::Function;
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// Turns angles that are a carried angle plus an increment.
pub(in crate::ir) fn turn(
    graph: &mut Graph,
    routine: &mut Routine,
    constants: &Constants,
    carried: &[Carried],
    turning: &[TurningAngle],
) {
    // Parts of a run have no access to the counters that a turn needs.
    if routine.statements.len() > cost::RUN_PART {
        return;
    }
    let (mut read, mut increments) = (Vec::new(), Vec::new());
    for angle in turning {
        let [from, sine, cosine] = [angle.angle, angle.sine, angle.cosine].map(|symbol| graph.read(symbol));
        let next = carried_next(carried, &routine.outputs, angle.angle);
        for piece in &mut routine.statements {
            let Statement::Let(Let::SinCos { argument, turn: turn @ None, .. }) = piece else { continue };
            let argument = *argument;
            let by = if angle.angle == angle.coordinate {
                increment(graph, argument, from).filter(|&by| vanishes_at_rest(graph, by))
            } else {
                // This angle leads from the middle of a step to the middle of the next.
                (next == Some(argument)).then(|| graph.sub(argument, from))
            };
            if let Some(by) = by {
                *turn = Some(Turn { from, at: [sine, cosine], by });
                read.extend([angle.angle, angle.sine, angle.cosine]);
                increments.push(by);
            }
        }
    }
    // An increment may be a value that nothing else reads.
    let made = Made::of(graph, constants, increments, |value| routine.names.contains_key(&value));
    routine.read(graph, made.symbols.into_iter().chain(read), made.fields);
    compute_increments(graph, routine, constants);
}

/// Computes parts of increments in front of the angle. They may have been computed only inside a
/// solve before.
fn compute_increments(graph: &Graph, routine: &mut Routine, constants: &Constants) {
    let fields = routine.fields.iter().filter_map(|&field| constants.fields.get(field));
    let mut ready: HashSet<Value> = fields.map(|field| field.value).collect();
    for statement in std::mem::take(&mut routine.statements) {
        if let Statement::Let(binding) = &statement {
            if let Let::SinCos { turn: Some(turn), .. } = binding {
                let mut missing = Vec::new();
                not_computed(graph, &routine.names, &mut ready, turn.by, &mut missing);
                let named = missing.into_iter().filter_map(|value| Some((routine.names.get(&value)?.clone(), value)));
                routine.statements.extend(named.map(|(name, value)| Statement::Let(Let::Value { name, value })));
            }
            ready.extend(binding.values());
        }
        routine.statements.push(statement);
    }
}

/// Collects the named values that a value is computed from and that are not computed yet, operands
/// first.
fn not_computed(
    graph: &Graph,
    names: &BTreeMap<Value, String>,
    ready: &mut HashSet<Value>,
    value: Value,
    missing: &mut Vec<Value>,
) {
    if !ready.insert(value) {
        return;
    }
    for operand in graph.node(value).operands() {
        not_computed(graph, names, ready, operand, missing);
    }
    if names.contains_key(&value) {
        missing.push(value);
    }
}

/// Returns the increments that these values add to the angles before they take a sine or cosine.
pub(in crate::ir) fn increments(graph: &mut Graph, roots: &[Value], turning: &[TurningAngle]) -> Vec<Value> {
    let angles: Vec<Value> = turning.iter().map(|angle| graph.read(angle.angle)).collect();
    let of = |v: Value| match *graph.node(angle_of(graph, v)?) {
        Node::Add(a, b) if angles.contains(&a) => Some(b),
        Node::Add(a, b) if angles.contains(&b) => Some(a),
        _ => None,
    };
    graph.reachable(roots).into_iter().filter_map(of).collect()
}

/// Returns for each solve the angles that are half way from known ones: β = α + δ, where α does not
/// depend on the unknowns, δ depends on them and vanishes with the step size, and sin δ is needed.
/// β is an angle of the equations, or else an angle of later computations from the solution;
/// without either, the way is the increment alone.
///
/// Sweeps, Newton's method and later computations from the solution use the same ways. Energy is
/// thus kept to the roundings of the new state, whatever the rounding of sine and cosine.
pub(in crate::ir) fn ways(graph: &mut Graph, body: &Plain, turning: &[TurningAngle]) -> (Vec<Vec<Way>>, Vec<Way>) {
    let all = graph.reachable(&body.roots());
    let results: Vec<Value> = body.outputs.iter().flat_map(|output| &output.values).copied().collect();
    let ways: Vec<Vec<Way>> = body.solves.iter().map(|block| ways_in(graph, block, &all, &results, turning)).collect();
    let after = ways_after(graph, body, &results, &ways);
    (ways, after)
}

/// Returns ways for angles outside the equations. Later computations may write their angles in
/// another form than the equations. So every angle that exceeds the known angle of a way is reached
/// from it, too, except the angles of the next step, which are turned.
fn ways_after(graph: &mut Graph, body: &Plain, results: &[Value], ways: &[Vec<Way>]) -> Vec<Way> {
    let unknowns: Vec<Symbol> = body.solves.iter().flat_map(program::Statement::binds).copied().collect();
    let angles: BTreeSet<Value> = graph.reachable(results).into_iter().filter_map(|v| angle_of(graph, v)).collect();
    let mut after = Vec::new();
    for argument in angles {
        let other = |way: &Way| way.argument != argument && way.by != argument;
        if !graph.depends_on_any(argument, &unknowns)
            || results.contains(&argument)
            || !ways.iter().flatten().all(other)
        {
            continue;
        }
        let (moving, known): (Terms, Terms) =
            terms(graph, argument).into_iter().partition(|&(v, _)| graph.depends_on_any(v, &unknowns));
        let found =
            ways.iter().flatten().filter(|way| !way.is_increment()).find_map(|&way| match *graph.node(argument) {
                Node::Add(a, b) if a == way.from => Some((way, b)),
                Node::Add(a, b) if b == way.from => Some((way, a)),
                _ => (terms(graph, way.from) == known).then(|| (way, total(graph, moving.clone()))),
            });
        if let Some((way, by)) = found.filter(|&(_, by)| vanishes_at_rest(graph, by)) {
            after.push(Way { argument, by, pair: pair(graph, argument), increment: [None, None], ..way });
        }
    }
    after
}

/// Returns the angle of a sine or cosine.
pub(super) fn angle_of(graph: &Graph, value: Value) -> Option<Value> {
    match *graph.node(value) {
        Node::Call(Function::Sin | Function::Cos, angle) => Some(angle),
        _ => None,
    }
}

/// Returns the values of the sine and cosine of an angle, if they are in the graph.
fn pair(graph: &Graph, angle: Value) -> [Option<Value>; 2] {
    [Function::Sin, Function::Cos].map(|f| graph.find(&Node::Call(f, angle)))
}

fn ways_in(
    graph: &mut Graph,
    block: &program::Statement,
    all: &[Value],
    results: &[Value],
    turning: &[TurningAngle],
) -> Vec<Way> {
    let iterated = Part::ALL.into_iter().filter(|part| part.iterates()).flat_map(|part| block.part(part));
    let inside = graph.reachable(&iterated.collect::<Vec<_>>());
    let depends = |graph: &Graph, v: Value| graph.depends_on_any(v, block.binds());
    let of_unknowns = |v: &Value| angle_of(graph, *v).filter(|&angle| depends(graph, angle));
    let angles: BTreeSet<Value> = inside.iter().filter_map(of_unknowns).collect();
    // Exclude the angles of the next step, which are turned.
    let outside = |angle: &Value| !angles.contains(angle) && !results.contains(angle);
    let outside: BTreeSet<Value> = all.iter().filter_map(of_unknowns).filter(outside).collect();
    let is_inside = |v: Option<Value>| v.is_some_and(|v| inside.binary_search(&v).is_ok());
    let sines = |graph: &Graph, by| is_inside(pair(graph, by)[0]);
    let mut ways: Vec<Way> = Vec::new();
    for &by in &angles {
        if !sines(graph, by) || !vanishes_at_rest(graph, by) {
            continue;
        }
        let pairs = pair(graph, by);
        for &argument in angles.iter().chain(&outside) {
            let taken = argument == by
                || ways.iter().any(|way| way.argument == argument)
                || (outside.contains(&argument) && ways.iter().any(|way| way.by == by));
            let Some(known) = (!taken).then(|| rest(graph, argument, by)).flatten() else { continue };
            if !known.is_empty() && known.keys().all(|&v| !depends(graph, v)) {
                let (from, at) = known_angle(graph, all, known, turning);
                ways.push(Way { argument, from, by, at, pair: pair(graph, argument), increment: pairs });
            }
        }
        if !ways.iter().any(|way| way.by == by || way.argument == by) {
            ways.push(Way::of_increment(by, pairs));
        }
    }
    ways
}

/// Values that are not sums or multiples, each with its constant coefficient.
type Terms = BTreeMap<Value, Value>;

/// Writes a value as a linear combination with coefficients that are constants of a step.
pub(super) fn terms(graph: &mut Graph, value: Value) -> Terms {
    let is_constant = |graph: &Graph, v: Value| graph.stage(v) <= Stage::Step;
    let (mut terms, mut open, mut opened) = (Terms::new(), vec![(value, graph.one())], 0);
    while let Some((v, factor)) = open.pop() {
        opened += 1;
        match *graph.node(v) {
            Node::Add(a, b) if opened <= cost::MAX_ANGLE_SUMS => open.extend([(a, factor), (b, factor)]),
            Node::Sub(a, b) if opened <= cost::MAX_ANGLE_SUMS => open.extend([(a, factor), (b, graph.neg(factor))]),
            Node::Neg(a) => open.push((a, graph.neg(factor))),
            Node::Mul(k, x) | Node::Mul(x, k) if is_constant(graph, k) => open.push((x, graph.mul(factor, k))),
            _ => {
                let sum = terms.get(&v).map_or(factor, |&before| graph.add(before, factor));
                terms.insert(v, sum);
            }
        }
    }
    terms
}

/// Returns the value of a linear combination.
pub(super) fn total(graph: &mut Graph, terms: Terms) -> Value {
    let terms: Vec<Value> = terms.into_iter().map(|(v, factor)| graph.mul(factor, v)).collect();
    graph.sum(&terms)
}

/// Subtracts an increment from an angle. Returns `None` if the increment is not a part of the
/// angle, either directly or by its terms.
fn rest(graph: &mut Graph, angle: Value, by: Value) -> Option<Terms> {
    match *graph.node(angle) {
        Node::Add(a, b) if b == by => return Some(terms(graph, a)),
        Node::Add(a, b) if a == by => return Some(terms(graph, b)),
        _ => {}
    }
    let mut rest = terms(graph, angle);
    let of_increment = terms(graph, by);
    of_increment.into_iter().all(|(v, factor)| rest.remove(&v) == Some(factor)).then_some(rest)
}

/// Returns a known angle with its sine and cosine. These are the carried ones, those of an angle
/// whose sine or cosine is computed anyway, or new ones.
fn known_angle(graph: &mut Graph, all: &[Value], known: Terms, turning: &[TurningAngle]) -> (Value, [Value; 2]) {
    let one = graph.one();
    for angle in turning {
        let [of, sine, cosine] = [angle.angle, angle.sine, angle.cosine].map(|symbol| graph.read(symbol));
        if known.len() == 1 && known.get(&of) == Some(&one) {
            return (of, [sine, cosine]);
        }
    }
    let mut computed = all.iter().filter_map(|&v| angle_of(graph, v)).collect::<Vec<_>>().into_iter();
    let computed = computed.find(|&angle| terms(graph, angle) == known);
    let angle = computed.unwrap_or_else(|| total(graph, known));
    (angle, [graph.sin(angle), graph.cos(angle)])
}

/// Returns whether an increment is 0 at h = 0. Other increments, such as the difference of two
/// coordinates, are not small.
fn vanishes_at_rest(graph: &mut Graph, by: Value) -> bool {
    let Some(h) = graph.step_size() else { return false };
    let zero = graph.zero();
    let at_rest = graph.substitute(&[by], &[(h, zero)])[0];
    graph.is_zero(at_rest)
}

/// Returns the value that is carried ahead under a symbol at the end of a step.
fn carried_next(carried: &[Carried], outputs: &[Output], symbol: Symbol) -> Option<Value> {
    let group = carried.iter().find(|group| group.role == Role::Ahead)?;
    let at = group.symbols.iter().position(|&s| s == symbol)?;
    outputs.iter().find(|output| output.role == Role::Ahead)?.values.get(at).copied()
}

/// Returns the value that is added to `from`, if the value is a sum with the term `from`.
pub(super) fn increment(graph: &mut Graph, value: Value, from: Value) -> Option<Value> {
    match *graph.node(value) {
        Node::Add(a, b) if a == from => Some(b),
        Node::Add(a, b) if b == from => Some(a),
        Node::Sub(a, b) if a == from => Some(graph.neg(b)),
        Node::Add(a, b) => match increment(graph, a, from) {
            Some(by) => Some(graph.add(by, b)),
            None => increment(graph, b, from).map(|by| graph.add(a, by)),
        },
        Node::Sub(a, b) => increment(graph, a, from).map(|by| graph.sub(by, b)),
        _ => None,
    }
}
