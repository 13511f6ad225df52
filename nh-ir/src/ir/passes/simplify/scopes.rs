//! Scopes in which values of a body are computed: outside all solves, or inside a solve, again in
//! every iteration.

use crate::cost;
use crate::ir::fast::HashMap;
use crate::ir::graph::{Graph, Symbol, Value};
use crate::ir::plan::OperationCount;
use crate::ir::program::Part;
use std::collections::BTreeSet;

/// Scopes of a body. Scope 0 is the outside. Each solve has two scopes, one for [`Part::System`]
/// and one for [`Part::Sweep`], in that order.
#[derive(Clone, Debug)]
pub struct Scopes {
    scopes: Vec<Scope>,
    /// Results, and values that are read more than once in the scope in which they are computed.
    pinned: Vec<BTreeSet<Value>>,
}

#[derive(Clone, Debug)]
struct Scope {
    unknowns: Vec<Symbol>,
    roots: Vec<Value>,
    members: BTreeSet<Value>,
}

impl Scopes {
    /// Returns the number of the scope of a part of a solve, or of the outside.
    pub fn number(inside: Option<(usize, Part)>) -> usize {
        inside.map_or(0, |(solve, part)| 1 + 2 * solve + usize::from(part == Part::Sweep))
    }

    /// Returns the scopes of a body that solves for these unknowns. Each value comes with the
    /// number of its scope.
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

    /// Makes scopes from the results outside and the unknowns and results of each other scope.
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

    /// Returns the number of scopes.
    pub fn len(&self) -> usize {
        self.scopes.len()
    }

    /// Returns the results of a scope.
    pub fn roots(&self, scope: usize) -> &[Value] {
        &self.scopes[scope].roots
    }

    /// Writes the results to their places, each of which has the number of its scope.
    pub fn write(&self, places: &mut [(usize, &mut Value)]) {
        let mut roots: Vec<_> = self.scopes.iter().map(|scope| scope.roots.iter()).collect();
        for (scope, place) in places {
            if let Some(&value) = roots[*scope].next() {
                **place = value;
            }
        }
    }

    /// Returns values computed in a scope.
    pub fn members(&self, scope: usize) -> &BTreeSet<Value> {
        &self.scopes[scope].members
    }

    /// Returns the scope in which a value that a scope reads is computed: this scope, if the value
    /// depends on the unknowns, or else the outside.
    pub fn computed_in(&self, graph: &Graph, value: Value, scope: usize) -> usize {
        if graph.depends_on_any(value, &self.scopes[scope].unknowns) { scope } else { 0 }
    }

    /// Returns whether the value is kept as a value of its own in this scope: a result, or a value
    /// that is read more than once.
    pub fn is_pinned(&self, graph: &Graph, value: Value, scope: usize) -> bool {
        self.pinned[self.computed_in(graph, value, scope)].contains(&value)
    }

    /// Returns the same scopes with other results.
    pub fn with_roots(&self, graph: &Graph, mut roots: Vec<Vec<Value>>) -> Self {
        let solves = roots.split_off(1);
        let unknowns = self.scopes[1..].iter().map(|s| s.unknowns.clone());
        Scopes::new(graph, roots.remove(0), unknowns.zip(solves).collect())
    }

    /// Returns the cost of the values that are not constant. Values inside solves count as often as
    /// solves roughly repeat them.
    pub fn cost(&self, graph: &Graph, is_constant: impl Fn(Value) -> bool) -> usize {
        let of = |scope: &Scope| {
            OperationCount::of(graph, scope.members.iter().copied().filter(|&v| !is_constant(v))).cost()
        };
        of(&self.scopes[0]) + cost::ITERATIONS * self.scopes[1..].iter().map(of).sum::<usize>()
    }
}
