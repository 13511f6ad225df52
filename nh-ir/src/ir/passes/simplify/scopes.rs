//! Where values of a body are computed: outside of all solves, or inside of one, again in every iteration.

use crate::ir::fast::HashMap;
use crate::ir::graph::{Graph, Symbol, Value};
use crate::ir::plan::OperationCount;
use crate::ir::program::Part;
use std::collections::BTreeSet;

/// Evaluations of residual and Jacobian in one step: usually two or three.
const ITERATIONS: usize = 3;

/// Scope 0 is the outside; each solve has two, one for [`Part::System`] and one for [`Part::Sweep`], in that order.
#[derive(Clone, Debug)]
pub struct Scopes {
    scopes: Vec<Scope>,
    /// Values that are read more than once in the scope in which they are computed, and results.
    pinned: Vec<BTreeSet<Value>>,
}

#[derive(Clone, Debug)]
struct Scope {
    unknowns: Vec<Symbol>,
    roots: Vec<Value>,
    members: BTreeSet<Value>,
}

impl Scopes {
    /// The number of the scope of a part of a solve, or of the outside.
    pub fn number(inside: Option<(usize, Part)>) -> usize {
        inside.map_or(0, |(solve, part)| 1 + 2 * solve + usize::from(part == Part::Sweep))
    }

    /// The scopes of a body that solves for these unknowns. Values are given with their scopes.
    pub fn of(graph: &Graph, solves: &[Vec<Symbol>], values: impl Iterator<Item = (usize, Value)>) -> Self {
        let mut outside = Vec::new();
        let mut inside: Vec<(Vec<Symbol>, Vec<Value>)> = solves
            .iter()
            .flat_map(|unknowns| [unknowns, unknowns])
            .map(|unknowns| (unknowns.clone(), Vec::new()))
            .collect();
        for (scope, value) in values {
            if scope == 0 { outside.push(value) } else { inside[scope - 1].1.push(value) }
        }
        Scopes::new(graph, outside, inside)
    }

    /// The outside first, then each scope's unknowns and results.
    fn new(graph: &Graph, outside: Vec<Value>, solves: Vec<(Vec<Symbol>, Vec<Value>)>) -> Self {
        let all = [(Vec::new(), outside)].into_iter().chain(solves);
        let scopes: Vec<Scope> =
            all.map(|(unknowns, roots)| Scope { unknowns, roots, members: BTreeSet::new() }).collect();
        let mut new = Scopes { pinned: vec![BTreeSet::new(); scopes.len()], scopes };
        for scope in 0..new.scopes.len() {
            for v in graph.reachable(&new.scopes[scope].roots) {
                let place = new.computed_in(graph, v, scope);
                new.scopes[place].members.insert(v);
            }
        }
        let mut uses: HashMap<(usize, Value), usize> = HashMap::default();
        for scope in 0..new.scopes.len() {
            for &root in &new.scopes[scope].roots {
                let place = new.computed_in(graph, root, scope);
                new.pinned[place].insert(root);
            }
            for &v in &new.scopes[scope].members {
                for operand in graph.node(v).operands() {
                    let place = new.computed_in(graph, operand, scope);
                    let count = uses.entry((place, operand)).or_default();
                    *count += 1;
                    if *count > 1 {
                        new.pinned[place].insert(operand);
                    }
                }
            }
        }
        new
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.scopes.len()
    }

    /// The results of a scope.
    pub fn roots(&self, scope: usize) -> &[Value] {
        &self.scopes[scope].roots
    }

    /// Values computed in a scope.
    pub fn members(&self, scope: usize) -> &BTreeSet<Value> {
        &self.scopes[scope].members
    }

    /// Where a value that a scope reads is computed: there, if it depends on the unknowns, else outside.
    pub fn computed_in(&self, graph: &Graph, value: Value, scope: usize) -> usize {
        if graph.depends_on_any(value, &self.scopes[scope].unknowns) { scope } else { 0 }
    }

    /// Is the value, as this scope reads it, a value of its own: a result, or read more than once?
    pub fn is_pinned(&self, graph: &Graph, value: Value, scope: usize) -> bool {
        self.pinned[self.computed_in(graph, value, scope)].contains(&value)
    }

    /// The same scopes with other results.
    pub fn with_roots(&self, graph: &Graph, mut roots: Vec<Vec<Value>>) -> Self {
        let solves = roots.split_off(1);
        let unknowns = self.scopes[1..].iter().map(|s| s.unknowns.clone());
        Scopes::new(graph, roots.remove(0), unknowns.zip(solves).collect())
    }

    /// Cost of what is not constant, with what solves repeat counted as often as they do so, roughly.
    pub fn cost(&self, graph: &Graph, is_constant: impl Fn(Value) -> bool) -> usize {
        let of = |scope: &Scope| {
            OperationCount::of(graph, scope.members.iter().copied().filter(|&v| !is_constant(v))).cost()
        };
        of(&self.scopes[0]) + ITERATIONS * self.scopes[1..].iter().map(of).sum::<usize>()
    }
}
