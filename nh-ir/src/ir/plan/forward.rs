//! Bodies with their assignments carried forward.

use super::Way;
use super::policy::Time;
use crate::ir::graph::{Graph, Node, Stage, Symbol, Value};
use crate::ir::program::{Body, Carried, Kind, NewtonBlock, Output, Rank, Role, Shape, Statement};
use crate::ir::series::Series;
use std::collections::{BTreeMap, BTreeSet};

/// A body without assignments. Every assigned value replaces its symbol, which remains as a name
/// for the value. Equal values thus meet across assignments.
#[derive(Clone, Debug, Default)]
pub(in crate::ir) struct Plain {
    /// Time at which the body runs.
    pub time: Time,
    /// Blocks of equations and flows.
    pub solves: Vec<Statement>,
    /// The recurrences of each flow.
    pub series: Vec<Series>,
    pub outputs: Vec<Output>,
    /// Names that the body gives to values.
    pub hints: BTreeMap<Value, String>,
    /// Names of assigned symbols, which are free again.
    pub assigned: BTreeSet<String>,
    /// Increments. They have names although they are read once, since turns also read them.
    pub increments: Vec<Value>,
    /// For each solve, the angles that are half way from known ones.
    pub ways: Vec<Vec<Way>>,
    /// Other half-way angles, which are computed from the solutions.
    pub ways_after: Vec<Way>,
}

impl Plain {
    /// Converts a body to plain form.
    pub fn of(graph: &mut Graph, body: &Body) -> Self {
        let mut plain = Plain::default();
        let mut replacements: Vec<(Symbol, Value)> = Vec::new();
        for statement in &body.statements {
            match statement {
                Statement::Assign { symbol, value } => {
                    let value = graph.substitute_as_is(&[*value], &replacements)[0];
                    plain.assigned.insert(graph.symbol_info(*symbol).name.clone());
                    if !is_leaf(graph, value) {
                        plain.hints.entry(value).or_insert_with(|| graph.symbol_info(*symbol).name.clone());
                    }
                    replacements.push((*symbol, value));
                }
                Statement::Solve(_) | Statement::Follow(_) => {
                    let mut statement = statement.clone();
                    if let Statement::Solve(NewtonBlock { kind: Kind::Linear, scale, .. }) = &mut statement {
                        // An affine solve tests nothing.
                        scale.clear();
                    }
                    rewrite(statement.values_mut(), |values| graph.substitute_as_is(values, &replacements));
                    if let Statement::Follow(flow) = &mut statement {
                        // Methods without a series have been refused before.
                        let series = Series::of(graph, &flow.rates, &flow.variables).unwrap_or_default();
                        // The series reads the slopes, too.
                        flow.rates.extend(&series.slopes);
                        plain.series.push(series);
                    }
                    plain.solves.push(statement);
                }
            }
        }
        plain.outputs = body.outputs.clone();
        rewrite(plain.outputs.iter_mut().flat_map(|o| &mut o.values), |values| {
            graph.substitute_as_is(values, &replacements)
        });
        plain
    }

    /// Makes a plain form with outputs alone.
    pub fn of_outputs(outputs: Vec<Output>) -> Self {
        Plain { outputs, ..Plain::default() }
    }

    /// Names the values of the outputs after the symbols of the same groups: `x_new`.
    pub fn name_new(&mut self, graph: &Graph, groups: &[Vec<Symbol>]) {
        for (output, symbols) in self.outputs.iter().zip(groups) {
            for (&value, &symbol) in output.values.iter().zip(symbols) {
                if !is_leaf(graph, value) {
                    let name = format!("{}_new", graph.symbol_info(symbol).name);
                    self.hints.entry(value).or_insert(name);
                }
            }
        }
    }

    /// Gives values the names of the declaration.
    pub fn name_declared(&mut self, graph: &Graph, named: &[(String, Value)]) {
        for (name, value) in named {
            if !is_leaf(graph, *value) {
                self.hints.entry(*value).or_insert_with(|| name.clone());
            }
        }
    }

    /// Gives functions of the new configuration the names of the declaration, with the suffix
    /// `_new`.
    pub fn name_declared_new(&mut self, graph: &mut Graph, carried: &[Carried], named: &[(String, Value)]) {
        let configuration = carried.iter().zip(&self.outputs).filter(|(group, _)| group.role == Role::Configuration);
        let replacements: Vec<(Symbol, Value)> = configuration
            .flat_map(|(group, output)| group.symbols.iter().copied().zip(output.values.iter().copied()))
            .collect();
        for (name, here) in named {
            if graph.stage(*here) != Stage::Config {
                continue;
            }
            let new = graph.substitute_as_is(&[*here], &replacements)[0];
            self.hints.entry(new).or_insert_with(|| format!("{name}_new"));
        }
    }

    /// Returns all values that the body computes directly.
    pub fn roots(&self) -> Vec<Value> {
        let solves = self.solves.iter().flat_map(Statement::values);
        solves.chain(self.outputs.iter().flat_map(|o| &o.values).copied()).collect()
    }
}

/// Returns the outputs of a rank guard: a scalar and a vector.
pub(super) fn guard_outputs(Rank { measure, minors }: &Rank) -> Vec<Output> {
    vec![
        Output { role: Role::Measure, shape: Shape::Scalar, values: vec![*measure] },
        Output { role: Role::Minors, shape: Shape::Vector(minors.len()), values: minors.clone() },
    ]
}

/// Returns whether a value needs no computation.
pub(super) fn is_leaf(graph: &Graph, value: Value) -> bool {
    matches!(graph.node(value), Node::Constant(_) | Node::Decimal(_) | Node::Pi | Node::Symbol(_))
}

/// Returns whether a value is computed once, on construction of a stepper or a system. A negation
/// is written where it is read.
pub(super) fn is_hoistable(graph: &Graph, value: Value) -> bool {
    graph.stage(value) <= Stage::Step && !is_leaf(graph, value) && !matches!(graph.node(value), Node::Neg(_))
}

fn rewrite<'v>(places: impl Iterator<Item = &'v mut Value>, new: impl FnOnce(&[Value]) -> Vec<Value>) {
    let places: Vec<&mut Value> = places.collect();
    let old: Vec<Value> = places.iter().map(|v| **v).collect();
    for (place, value) in places.into_iter().zip(new(&old)) {
        *place = value;
    }
}
