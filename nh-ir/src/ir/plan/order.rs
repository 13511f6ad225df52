//! The order of computation: depth first from the results, so that a value is computed shortly
//! before it is read.

use super::forward::{Plain, is_hoistable, is_leaf};
use super::names::{Namer, is_numbered};
use super::policy::Solving;
use super::{Computation, Constants, Field, Let, OperationCount, Routine, Statement, Way};
use crate::cost;
use crate::ir::fast::{HashMap, HashSet};
use crate::ir::graph::{Graph, Node, Stage, Symbol, Value};
use crate::ir::program::Part;
use crate::tree::Function;
use std::collections::{BTreeMap, BTreeSet};

impl Constants {
    /// Selects the values worth keeping among those that these bodies compute.
    pub(super) fn of(graph: &Graph, bodies: &[&Plain]) -> (Self, Namer) {
        let mut kept: BTreeSet<Value> = BTreeSet::new();
        for body in bodies {
            let roots = body.roots();
            kept.extend(roots.iter().filter(|&&v| is_hoistable(graph, v)));
            for v in graph.reachable_if(&roots, |v| !is_hoistable(graph, v)) {
                kept.extend(graph.node(v).operands().into_iter().filter(|&v| is_hoistable(graph, v)));
            }
        }
        let mut roots: Vec<Value> = kept.into_iter().collect();
        roots.sort_by_key(|&v| (graph.stage(v), v));

        let no_fields = BTreeMap::new();
        let hints: BTreeMap<Value, String> = bodies.iter().flat_map(|body| body.hints.clone()).collect();
        let mut boundary: HashSet<Value> = roots.iter().copied().collect();
        let need: BTreeSet<Value> = graph.reachable(&roots).into_iter().collect();
        boundary.extend(need.iter().filter(|v| hints.contains_key(v)));
        name_long(graph, &need, &roots, &no_fields, &mut boundary);
        let mut scope =
            Scope { graph, named: &boundary, need: &need, ready: HashSet::default(), ways: &[], lets: Vec::new() };
        roots.iter().for_each(|&v| scope.compute(v, &|_| false));
        let lets = scope.lets;

        let mut namer = Namer::new(graph, 'k');
        let mut names = BTreeMap::new();
        let lets = lets.into_iter().map(|l| name_let(graph, l, &mut names, &[], &hints, &mut namer)).collect();
        let fields: Vec<Field> = roots
            .iter()
            .map(|&value| Field { name: names[&value].clone(), value, stage: graph.stage(value) })
            .collect();
        let (step, parameter): (Vec<Value>, Vec<Value>) =
            need.iter().copied().partition(|&v| graph.stage(v) == Stage::Step);
        let constants = Constants {
            reads: symbols(graph, need.iter().copied()),
            lets,
            fields,
            names,
            parameter_count: OperationCount::of(graph, parameter),
            step_count: OperationCount::of(graph, step),
        };
        (constants, namer)
    }
}

impl Routine {
    /// Orders a body. The constants are known.
    pub(super) fn of(graph: &Graph, body: Plain, (constants, namer): (&Constants, &Namer), samples: &[Symbol]) -> Self {
        let fields: BTreeMap<Value, usize> = constants.fields.iter().enumerate().map(|(i, f)| (f.value, i)).collect();
        let is_field = |v: Value| fields.contains_key(&v);
        let roots = body.roots();
        let by_ways: Vec<Value> = body.ways.iter().flatten().chain(&body.ways_after).flat_map(Way::reads).collect();
        let read: Vec<Value> = roots.iter().chain(&by_ways).copied().collect();
        let all: BTreeSet<Value> = graph.reachable_if(&read, |v| !is_field(v)).into_iter().collect();

        let (outer, around) = split(graph, &body, &is_field);
        let results: Vec<Value> = body.outputs.iter().flat_map(|o| &o.values).copied().collect();

        let mut named: HashSet<Value> = around.iter().flat_map(|i| &i.boundary).copied().collect();
        named.extend(body.hints.keys().chain(&body.increments));
        named.retain(|&v| !is_leaf(graph, v) && !is_field(v));
        name_long(graph, &all, &roots, &fields, &mut named);

        let mut names = BTreeMap::new();
        let mut namer = namer.for_routine('t', &body.assigned);
        let mut give = |lets: Vec<Let>, names: &mut BTreeMap<Value, String>| -> Vec<Let> {
            lets.into_iter().map(|l| name_let(graph, l, names, &[&constants.names], &body.hints, &mut namer)).collect()
        };
        let mut statements = Vec::new();
        let has_inputs = all.iter().any(|&v| matches!(graph.node(v), Node::Symbol(s) if samples.contains(s)));
        let mut solving = Solving::new(graph, body.time, &body.outputs, has_inputs, body.series);
        let mut ready: HashSet<Value> = HashSet::default();
        let ways = body.ways;
        // Values around the solves: those computed from a solution use the same half-way angles as
        // the solve itself.
        let around_ways: Vec<Way> = ways.iter().flatten().copied().chain(body.ways_after).collect();
        for (number, (block, solve)) in body.solves.into_iter().zip(&around).enumerate() {
            let mut scope = Scope { graph, named: &named, need: &outer, ready, ways: &around_ways, lets: Vec::new() };
            for &v in &solve.boundary {
                scope.compute(v, &is_field);
            }
            statements.extend(give(scope.lets, &mut names).into_iter().map(Statement::Let));
            ready = scope.ready;

            let computations = Part::ALL.map(|part| {
                let need = &solve.own[part as usize];
                let ways = ways.get(number).filter(|_| part.iterates()).map_or(&[][..], |ways| ways);
                let mut scope = Scope { graph, named: &named, need, ready: ready.clone(), ways, lets: Vec::new() };
                block.part(part).into_iter().for_each(|v| scope.compute(v, &is_field));
                let count = OperationCount::of(graph, need.iter().copied());
                Computation { lets: give(scope.lets, &mut names), count }
            });
            statements.extend(solving.statement(block, computations));
        }
        let mut scope = Scope { graph, named: &named, need: &outer, ready, ways: &around_ways, lets: Vec::new() };
        results.iter().for_each(|&v| scope.compute(v, &is_field));
        statements.extend(give(scope.lets, &mut names).into_iter().map(Statement::Let));

        let read_fields: BTreeSet<usize> = all
            .iter()
            .flat_map(|&v| graph.node(v).operands())
            .chain(roots)
            .filter_map(|v| fields.get(&v).copied())
            .collect();
        let count = OperationCount::of(graph, outer.iter().copied());
        let mut routine = Routine { statements, outputs: body.outputs, names, count, ..Routine::default() };
        routine.read(graph, symbols(graph, all.iter().copied()), read_fields);
        for position in 0..routine.statements.len() {
            if routine.statements[position].binding().is_none() {
                let found = routine.read_after(graph, position);
                routine.statements[position].read_mut().into_iter().for_each(|read| read.clone_from(&found));
            }
        }
        routine
    }
}

/// Splits the values into those computed around the solves, and those computed (again) inside them,
/// which depend on the unknowns.
fn split(graph: &Graph, body: &Plain, is_field: &impl Fn(Value) -> bool) -> (BTreeSet<Value>, Vec<Around>) {
    let mut outer: BTreeSet<Value> = BTreeSet::new();
    let mut around: Vec<Around> = Vec::new();
    let known = body.ways.iter().flatten().flat_map(Way::known);
    let known: Vec<Value> = known.chain(body.ways_after.iter().map(|way| way.by)).collect();
    outer.extend(graph.reachable_if(&known, |v| !is_field(v)));
    for (number, block) in body.solves.iter().enumerate() {
        let mut solve = Around::default();
        solve.boundary.extend(body.ways.get(number).into_iter().flatten().flat_map(Way::known));
        for part in Part::ALL.into_iter().filter(|part| part.iterates()) {
            let wanted = block.part(part);
            let reachable = graph.reachable_if(&wanted, |v| !is_field(v));
            let (inside, before): (BTreeSet<Value>, BTreeSet<Value>) =
                reachable.into_iter().partition(|&v| graph.depends_on_any(v, block.binds()));
            outer.extend(&before);
            // Values from before that the inside reads.
            let read = inside.iter().flat_map(|&v| graph.node(v).operands()).chain(wanted);
            solve.boundary.extend(read.filter(|v| before.contains(v)));
            solve.own[part as usize] = inside;
        }
        around.push(solve);
    }
    let results: Vec<Value> = body.outputs.iter().flat_map(|o| &o.values).copied().collect();
    outer.extend(graph.reachable_if(&results, |v| !is_field(v)));
    for (block, solve) in body.solves.iter().zip(&mut around) {
        for part in Part::ALL.into_iter().filter(|part| !part.iterates()) {
            let wanted = block.part(part);
            let reachable = graph.reachable_if(&wanted, |v| !is_field(v));
            let (before, rest): (BTreeSet<Value>, BTreeSet<Value>) =
                reachable.into_iter().partition(|v| outer.contains(v));
            let read = rest.iter().flat_map(|&v| graph.node(v).operands()).chain(wanted);
            solve.boundary.extend(read.filter(|v| before.contains(v)));
            solve.own[part as usize] = rest;
        }
    }
    (outer, around)
}

/// The values around one solve.
#[derive(Default)]
struct Around {
    /// Values that each of [`Part::ALL`] computes in its own scope (see [`Computation`]).
    own: [BTreeSet<Value>; 4],
    /// Values that are computed before and read in a part.
    boundary: BTreeSet<Value>,
}

/// A growing list of `let`s.
struct Scope<'a> {
    graph: &'a Graph,
    named: &'a HashSet<Value>,
    /// Values that will be computed here eventually, for pairing sines with cosines.
    need: &'a BTreeSet<Value>,
    ready: HashSet<Value>,
    /// Angles that are half way from known ones.
    ways: &'a [Way],
    lets: Vec<Let>,
}

impl Scope<'_> {
    /// Computes a value after the values that it reads. Names are given later.
    fn compute(&mut self, root: Value, is_known: &impl Fn(Value) -> bool) {
        let mut open = vec![(root, false)];
        while let Some((value, operands_done)) = open.pop() {
            if self.ready.contains(&value) || is_leaf(self.graph, value) || is_known(value) {
                continue;
            }
            let halfway = self.halfway(value);
            if !operands_done {
                open.push((value, true));
                open.extend(halfway.iter().flat_map(|way| [(way.argument, false), (way.by, false)]));
                open.extend(self.graph.node(value).operands().into_iter().rev().map(|v| (v, false)));
                continue;
            }
            self.ready.insert(value);
            if !self.named.contains(&value) {
                continue;
            }
            let unnamed = |value| (String::new(), value);
            let binding = match (halfway, self.sine_and_cosine(value)) {
                (Some(way), _) => {
                    // The sine and cosine of the increment may be known already, since several
                    // angles may have the same increment.
                    let needed = |v: Option<Value>| {
                        v.filter(|v| self.need.contains(v) && (*v == value || !self.ready.contains(v)))
                    };
                    let (increment, pair) = (way.increment.map(needed), way.pair.map(needed));
                    self.ready.extend(increment.iter().chain(&pair).flatten());
                    Let::Halfway {
                        way,
                        increment: increment.map(|v| v.map(unnamed)),
                        pair: pair.map(|v| v.map(unnamed)),
                    }
                }
                (None, Some((argument, sine, cosine))) => {
                    self.ready.extend([sine, cosine]);
                    Let::SinCos { argument, turn: None, sine: unnamed(sine), cosine: unnamed(cosine) }
                }
                (None, None) => Let::Value { name: String::new(), value },
            };
            self.lets.push(binding);
        }
    }

    /// Returns the way to which a sine or cosine belongs, or the way of the increment alone if
    /// nothing of the angle is needed.
    fn halfway(&self, value: Value) -> Option<Way> {
        let way = self.ways.iter().copied().find(|way| way.has(value))?;
        let needed = |v: &Value| self.need.contains(v);
        Some(if way.pair.iter().flatten().any(needed) { way } else { Way::of_increment(way.by, way.increment) })
    }

    /// Returns the pair to which a sine or cosine belongs, if both are needed.
    fn sine_and_cosine(&self, value: Value) -> Option<(Value, Value, Value)> {
        let Node::Call(f @ (Function::Sin | Function::Cos), argument) = *self.graph.node(value) else { return None };
        let other = if f == Function::Sin { Function::Cos } else { Function::Sin };
        let partner = self.graph.find(&Node::Call(other, argument)).filter(|v| self.need.contains(v))?;
        let (sine, cosine) = if f == Function::Sin { (value, partner) } else { (partner, value) };
        Some((argument, sine, cosine))
    }
}

/// Adds to `named` the values that are used more than once, calls of functions, and parts of
/// expressions that would be too long.
fn name_long(
    graph: &Graph,
    all: &BTreeSet<Value>,
    roots: &[Value],
    fields: &BTreeMap<Value, usize>,
    named: &mut HashSet<Value>,
) {
    let mut uses: HashMap<Value, usize> = HashMap::default();
    for v in all.iter().flat_map(|&v| graph.node(v).operands()).chain(roots.iter().copied()) {
        *uses.entry(v).or_default() += 1;
    }
    let atom = |v: Value| is_leaf(graph, v) || fields.contains_key(&v);
    let mut size: HashMap<Value, usize> = HashMap::default();
    for &v in all {
        if atom(v) {
            continue;
        }
        let operands = graph.node(v).operands();
        let length = 1 + operands.iter().map(|o| size.get(o).copied().unwrap_or(0)).sum::<usize>();
        let reused = uses.get(&v).is_some_and(|&n| n > 1) && !matches!(*graph.node(v), Node::Neg(a) if atom(a));
        let call = match graph.node(v) {
            Node::Apply(rule, _) => rule.rules().about().latency == cost::CALL_LATENCY,
            node => matches!(node, Node::Call(..)),
        };
        if reused || call || length > cost::MAX_EXPRESSION {
            named.insert(v);
        }
        size.insert(v, if named.contains(&v) { 0 } else { length });
    }
}

fn name_let(
    graph: &Graph,
    binding: Let,
    names: &mut BTreeMap<Value, String>,
    others: &[&BTreeMap<Value, String>],
    hints: &BTreeMap<Value, String>,
    namer: &mut Namer,
) -> Let {
    let mut give = |value: Value| {
        if let Some(name) = names.get(&value) {
            return name.clone();
        }
        // A constant that is no field is computed again, under the name it had.
        if let Some(name) = others.iter().find_map(|names| names.get(&value)).filter(|name| !is_numbered(name)) {
            names.insert(value, name.clone());
            return name.clone();
        }
        let known: Vec<&BTreeMap<Value, String>> = others.iter().copied().chain([&*names, hints]).collect();
        let name = namer.name(graph, value, hints.get(&value), &known);
        names.insert(value, name.clone());
        name
    };
    match binding {
        Let::Value { value, .. } => Let::Value { name: give(value), value },
        Let::SinCos { argument, turn, sine: (_, sine), cosine: (_, cosine) } => {
            Let::SinCos { argument, turn, sine: (give(sine), sine), cosine: (give(cosine), cosine) }
        }
        Let::Halfway { way, increment, pair } => {
            let mut named = |of: [Option<(String, Value)>; 2]| of.map(|one| one.map(|(_, value)| (give(value), value)));
            Let::Halfway { way, increment: named(increment), pair: named(pair) }
        }
    }
}

fn symbols(graph: &Graph, values: impl Iterator<Item = Value>) -> Vec<Symbol> {
    let set: BTreeSet<Symbol> = values
        .filter_map(|v| match graph.node(v) {
            Node::Symbol(s) => Some(*s),
            _ => None,
        })
        .collect();
    set.into_iter().collect()
}
