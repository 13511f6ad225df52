//! Passes over a whole program: fewer operations where they are done most often.
//!
//! 1. Sums and products are taken apart as far as their parts are used once, and put together again in the order in
//!    which their parts become known: parameters, step size, state, unknowns of the first solve, … So parameter-only
//!    factors become one constant, and what a Newton iteration does not change is computed before it.
//! 2. Common factors of the terms of a sum are taken out, where that saves operations.
//! 3. Several divisions by the same value become one reciprocal and multiplications.
//! 4. Where it costs no more operations, the terms and factors that are known first are put together first, so that what is
//!    known last has little to wait for.
//!
//! A pass that would cost more than it saves is not kept.

mod product;
mod reciprocal;
mod regroup;
mod scopes;
mod sum;
mod timing;

use crate::ir::graph::{Graph, Stage, Symbol, Value};
use crate::ir::program::{Body, Program, Statement};
use regroup::regroup;
use scopes::Scopes;
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use timing::Times;

/// Which passes to run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Simplify {
    /// Regroup sums and products by the time at which their parts are known, and take out common factors.
    pub regroup: bool,
    /// Replace several divisions by one reciprocal (at the price of one more rounding in each quotient). Divisions by
    /// what depends on parameters and the step size only are part of regrouping: there the reciprocal is a constant.
    pub reciprocals: bool,
}

impl Default for Simplify {
    fn default() -> Self {
        Simplify { regroup: true, reciprocals: true }
    }
}

impl Program {
    /// The same program with fewer operations. Values are recomputed up to rounding.
    #[must_use]
    pub fn simplify(mut self, options: Simplify) -> Program {
        for f in &mut self.functions {
            simplify(&mut self.graph, &[], outside(&mut f.output.values), options);
        }
        for s in &mut self.steppers {
            for body in [&mut s.start, &mut s.step, &mut s.observe] {
                let statements = body.statements.clone();
                simplify(&mut self.graph, &statements, places(body), options);
            }
            if let Some(guard) = &mut s.guard {
                let values = guard.minors.iter_mut().chain([&mut guard.measure]);
                simplify(&mut self.graph, &[], outside(values), options);
            }
        }
        self.compact()
    }

    /// The same program in a graph that holds nothing else.
    fn compact(mut self) -> Program {
        let mut new = Graph::with_symbols_of(&self.graph);
        let mut copies: HashMap<Value, Value> = HashMap::new();
        let old = std::mem::take(&mut self.graph);
        for place in self.values_mut() {
            for v in old.reachable_if(&[*place], |v| !copies.contains_key(&v)) {
                let operands: Vec<Value> = old.node(v).operands().iter().map(|o| copies[o]).collect();
                let copy = new.intern(old.node(v).with_operands(&operands));
                copies.insert(v, copy);
            }
            *place = copies[place];
        }
        self.graph = new;
        self
    }

    fn values_mut(&mut self) -> Vec<&mut Value> {
        let mut all: Vec<&mut Value> = self.functions.iter_mut().flat_map(|f| &mut f.output.values).collect();
        for s in &mut self.steppers {
            for body in [&mut s.start, &mut s.step, &mut s.observe] {
                all.extend(places(body).into_iter().map(|p| p.value));
            }
            if let Some(guard) = &mut s.guard {
                all.extend(guard.minors.iter_mut().chain([&mut guard.measure]));
            }
        }
        all
    }
}

/// A value that a program computes, and the scope in which it is needed.
struct Place<'p> {
    scope: usize,
    value: &'p mut Value,
}

fn outside<'p>(values: impl IntoIterator<Item = &'p mut Value>) -> Vec<Place<'p>> {
    values.into_iter().map(|value| Place { scope: 0, value }).collect()
}

fn places(body: &mut Body) -> Vec<Place<'_>> {
    let mut all = Vec::new();
    let mut solves = 0;
    for statement in &mut body.statements {
        match statement {
            Statement::Assign { value, .. } => all.push(Place { scope: 0, value }),
            Statement::Solve(b) => {
                solves += 1;
                all.extend(outside(b.guess.iter_mut().chain(&mut b.scale)));
                let system = b.residual.iter_mut().chain(b.jacobian.iter_mut().flatten());
                all.extend(system.map(|value| Place { scope: solves, value }));
                if !b.sweep.is_empty() {
                    solves += 1;
                    all.extend(b.sweep.iter_mut().map(|value| Place { scope: solves, value }));
                }
            }
        }
    }
    all.extend(outside(body.outputs.iter_mut().flat_map(|o| &mut o.values)));
    all
}

/// The results of a scope, rewritten.
type Pass = fn(&mut Graph, &Ranks, &Scopes, usize) -> Vec<Value>;

/// Simplifies what `places` hold.
fn simplify(graph: &mut Graph, statements: &[Statement], places: Vec<Place<'_>>, options: Simplify) {
    let ranks = Ranks::of(graph, statements);
    // As in `places`: residual and Jacobian of a solve are a scope, and its sweep is another.
    let mut outside = Vec::new();
    let mut inside: Vec<(Vec<Symbol>, Vec<Value>)> = Vec::new();
    for statement in statements {
        if let Statement::Solve(block) = statement {
            let scopes = if block.sweep.is_empty() { 1 } else { 2 };
            inside.extend(vec![(block.unknowns.clone(), Vec::new()); scopes]);
        }
    }
    for place in &places {
        if place.scope == 0 { outside.push(*place.value) } else { inside[place.scope - 1].1.push(*place.value) }
    }
    let mut scopes = Scopes::new(graph, outside, inside);
    let cost = |graph: &Graph, scopes: &Scopes| scopes.cost(graph, |v| ranks.is_constant(graph, v));
    let mut attempt = |ranks: &Ranks, pass: Pass, accept: fn(usize, usize) -> bool| {
        let roots = (0..scopes.len()).map(|scope| pass(graph, ranks, &scopes, scope)).collect();
        let new = scopes.with_roots(graph, roots);
        if accept(cost(graph, &new), cost(graph, &scopes)) {
            scopes = new;
        }
    };
    let no_dearer = |new, old| new <= old;
    if options.regroup {
        attempt(&ranks, regroup, no_dearer);
    }
    if options.reciprocals {
        attempt(&ranks, reciprocal::share, no_dearer);
    }
    if options.regroup {
        attempt(&ranks.timed(), regroup, no_dearer);
    }
    if options.reciprocals {
        attempt(&ranks.timed(), reciprocal::early, |_, _| true);
    }
    let mut new: Vec<_> = (0..scopes.len()).map(|scope| scopes.roots(scope).iter()).collect();
    for place in places {
        if let Some(&value) = new[place.scope].next() {
            *place.value = value;
        }
    }
}

/// When symbols become known within a body: 0 parameters, 1 the step size, 2 what the body reads, 3 + k the unknowns of
/// its k-th solve; what is assigned, with the last of what it reads.
#[derive(Clone, Debug)]
struct Ranks {
    bound: BTreeMap<Symbol, u32>,
    /// Within a rank what is known first is put together first, if there are times.
    times: Option<RefCell<Times>>,
}

/// Of values that are computed once.
const LAST_CONSTANT: u32 = 1;
const READ: u32 = 2;

impl Ranks {
    fn of(graph: &Graph, statements: &[Statement]) -> Self {
        let mut ranks = Ranks { bound: BTreeMap::new(), times: None };
        let mut solves = 0;
        for statement in statements {
            match statement {
                Statement::Assign { symbol, value } => {
                    let rank = ranks.rank(graph, *value).max(READ);
                    ranks.bound.insert(*symbol, rank);
                }
                Statement::Solve(block) => {
                    solves += 1;
                    ranks.bound.extend(block.unknowns.iter().map(|&s| (s, READ + solves)));
                }
            }
        }
        ranks
    }

    /// The same, and times within them.
    fn timed(&self) -> Self {
        Ranks { times: Some(RefCell::default()), ..self.clone() }
    }

    /// When the value is known within its rank, if that matters.
    fn time(&self, graph: &Graph, value: Value) -> u32 {
        self.times.as_ref().map_or(0, |times| times.borrow_mut().of(graph, self, value))
    }

    fn rank(&self, graph: &Graph, value: Value) -> u32 {
        let of_symbol = |s: &Symbol| match graph.symbol_info(*s).stage {
            Stage::Const | Stage::Param => 0,
            Stage::Step => 1,
            Stage::Config | Stage::State => self.bound.get(s).copied().unwrap_or(READ),
        };
        graph.symbols_of(value).iter().map(of_symbol).max().unwrap_or(0)
    }

    fn is_constant(&self, graph: &Graph, value: Value) -> bool {
        self.rank(graph, value) <= LAST_CONSTANT
    }

    /// How often an operation of this rank is done, roughly: constants never again, Newton iterations a few times.
    fn weight(rank: u32) -> usize {
        match rank {
            0..=LAST_CONSTANT => 0,
            READ => 1,
            _ => 3,
        }
    }
}
