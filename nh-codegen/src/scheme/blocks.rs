//! Block order: which unknowns are explicit, which are linear, and what is left to Newton.
//!
//! A scheme hands over as many residuals as unknowns. Rows and unknowns are matched (a maximum matching of the
//! incidence graph, preferring row i for unknown i), the matched graph's strongly connected components are the
//! irreducible blocks, and their topological order is the order of solution (the Dulmage–Mendelsohn block triangular
//! form; Duff, Erisman & Reid, *Direct Methods for Sparse Matrices*, ch. 6). A block of one row that is linear in its
//! unknown is an assignment; every other block becomes a [`NewtonBlock`] with its analytic Jacobian.

use crate::ir::graph::{Graph, Symbol, Value};
use crate::ir::program::{NewtonBlock, Statement};
use petgraph::algo::tarjan_scc;
use petgraph::graph::{DiGraph, NodeIndex};

/// An unknown of a discretisation.
#[derive(Clone, Copy, Debug)]
pub struct Unknown {
    /// The symbol that a solve binds.
    pub symbol: Symbol,
    /// A first guess that needs no history.
    pub guess: Value,
    /// See [`NewtonBlock::scale`].
    pub scale: Value,
}

/// Square system of residuals r(x) = 0 for the named unknowns x.
#[derive(Clone, Debug, Default)]
pub struct Equations {
    /// The unknowns.
    pub unknowns: Vec<Unknown>,
    /// One residual for each unknown; row i is the one that "belongs" to unknown i where there is such a thing.
    pub residuals: Vec<Value>,
}

impl Equations {
    /// Adds an unknown and the row that belongs to it.
    pub fn push(&mut self, unknown: Unknown, residual: Value) {
        self.unknowns.push(unknown);
        self.residuals.push(residual);
    }
}

/// What became of one block, for `nh explain` and the docs of the generated stepper.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Block {
    /// The unknowns' names.
    pub unknowns: Vec<String>,
    /// How it is solved.
    pub kind: BlockKind,
}

/// How a block is solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum BlockKind {
    /// Assigned.
    Explicit,
    /// Linear in its unknowns: one factorisation.
    Linear,
    /// Newton with the analytic Jacobian.
    Implicit,
}

/// How many earlier solutions Newton's predictor may extrapolate through: at the usual steps (h ω ≈ 0.05) six bring the first
/// guess below √ε/16, so that one update reaches roundoff. (The runtime uses fewer where fewer are better.)
const HISTORY: usize = 6;

/// Orders a system into blocks.
///
/// # Errors
/// A text for the author of the scheme, if the system is structurally singular (no matching exists).
pub fn order(graph: &mut Graph, equations: &Equations) -> Result<(Vec<Statement>, Vec<Block>), String> {
    let n = equations.unknowns.len();
    if equations.residuals.len() != n {
        return Err(format!("{} residuals for {n} unknowns", equations.residuals.len()));
    }
    let incidence: Vec<Vec<usize>> = equations
        .residuals
        .iter()
        .map(|&row| (0..n).filter(|&j| graph.depends_on(row, equations.unknowns[j].symbol)).collect())
        .collect();
    let row_of = match_rows(&incidence, n).ok_or("the discrete equations are structurally singular")?;

    // One node per unknown; an edge j -> i says that the row of i reads j. Tarjan returns components in reverse
    // topological order, so edges point from reader to read and the order that comes out is that of solution.
    let mut reads = DiGraph::<usize, ()>::new();
    let nodes: Vec<NodeIndex> = (0..n).map(|j| reads.add_node(j)).collect();
    for (unknown, &row) in row_of.iter().enumerate() {
        for &other in &incidence[row] {
            if other != unknown {
                reads.add_edge(nodes[unknown], nodes[other], ());
            }
        }
    }
    let mut statements = Vec::new();
    let mut blocks = Vec::new();
    for component in tarjan_scc(&reads) {
        let mut members: Vec<usize> = component.into_iter().map(|node| reads[node]).collect();
        members.sort_unstable();
        let names = members.iter().map(|&j| graph.symbol_info(equations.unknowns[j].symbol).name.clone()).collect();
        let (statement, kind) = solve_block(graph, equations, &row_of, &members);
        statements.push(statement);
        blocks.push(Block { unknowns: names, kind });
    }
    Ok((statements, blocks))
}

fn solve_block(
    graph: &mut Graph,
    equations: &Equations,
    row_of: &[usize],
    members: &[usize],
) -> (Statement, BlockKind) {
    let symbols: Vec<Symbol> = members.iter().map(|&j| equations.unknowns[j].symbol).collect();
    let residual: Vec<Value> = members.iter().map(|&j| equations.residuals[row_of[j]]).collect();
    let jacobian: Vec<Vec<Value>> =
        residual.iter().map(|&r| symbols.iter().map(|&x| graph.derivative(r, x)).collect()).collect();
    let linear = jacobian.iter().flatten().all(|&d| symbols.iter().all(|&x| !graph.depends_on(d, x)));
    if let ([x], true) = (symbols.as_slice(), linear) {
        // r(x) = r(0) + a x, so x = −r(0)/a.
        let zero = graph.zero();
        let constant = graph.substitute(&residual, &[(*x, zero)])[0];
        let minus = graph.neg(constant);
        let value = graph.div(minus, jacobian[0][0]);
        return (Statement::Assign { symbol: *x, value }, BlockKind::Explicit);
    }
    let name = symbols.iter().map(|&x| graph.symbol_info(x).name.clone()).collect::<Vec<_>>().join(", ");
    let block = NewtonBlock {
        name,
        unknowns: symbols,
        guess: members.iter().map(|&j| equations.unknowns[j].guess).collect(),
        residual,
        jacobian,
        scale: members.iter().map(|&j| equations.unknowns[j].scale).collect(),
        history: if linear { 0 } else { HISTORY },
        linear,
    };
    (Statement::Solve(block), if linear { BlockKind::Linear } else { BlockKind::Implicit })
}

/// `row_of[j]`: the row matched to unknown j (augmenting paths, own rows first).
fn match_rows(incidence: &[Vec<usize>], n: usize) -> Option<Vec<usize>> {
    let mut row_of: Vec<Option<usize>> = vec![None; n];
    for (row, unknowns) in incidence.iter().enumerate() {
        if unknowns.contains(&row) {
            row_of[row] = Some(row);
        }
    }
    for row in 0..n {
        if row_of.contains(&Some(row)) {
            continue;
        }
        let mut seen = vec![false; n];
        if !augment(row, incidence, &mut row_of, &mut seen) {
            return None;
        }
    }
    row_of.into_iter().collect()
}

fn augment(row: usize, incidence: &[Vec<usize>], row_of: &mut [Option<usize>], seen: &mut [bool]) -> bool {
    for &unknown in &incidence[row] {
        if seen[unknown] {
            continue;
        }
        seen[unknown] = true;
        if row_of[unknown].is_none_or(|other| augment(other, incidence, row_of, seen)) {
            row_of[unknown] = Some(row);
            return true;
        }
    }
    false
}
