//! Block order: the separation into explicit unknowns, linear blocks and blocks for Newton's
//! method.
//!
//! A method states as many residuals as unknowns. A maximum matching of the incidence graph, with
//! row i preferred for unknown i, pairs rows with unknowns. The strongly connected components of
//! the matched graph are the irreducible blocks, and their topological order is the order of
//! solution (the Dulmage–Mendelsohn block triangular form; Duff, Erisman & Reid, *Direct Methods
//! for Sparse Matrices*, ch. 6). A block of one row that is linear in its unknown is an assignment.
//! Every other block is torn (`tearing`), and the rest becomes a [`NewtonBlock`] with its analytic
//! Jacobian. If sweeps cost less than an iteration of Newton's method, they come first.

use super::tearing::{BlockSystem, Torn, affine_root, cost, elimination_cost};
use crate::cost;
use crate::ir::graph::{Graph, Stage, Symbol, Value};
use crate::ir::program::{Body, History, Kind, NewtonBlock, Statement};
use num_rational::BigRational;
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
    /// One residual for each unknown; row i belongs to unknown i if such a pairing exists.
    pub residuals: Vec<Value>,
    /// Whether the method reflects its solutions in every step, so that a part of them changes its
    /// sign.
    pub alternate: bool,
}

impl Equations {
    /// Adds an unknown and the row that belongs to it.
    pub fn push(&mut self, unknown: Unknown, residual: Value) {
        self.unknowns.push(unknown);
        self.residuals.push(residual);
    }
}

/// Solution method of one block, for `nh explain` and the docs of the generated stepper.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Block {
    /// Names of the unknowns to solve for.
    pub unknowns: Vec<String>,
    /// The method of solution.
    pub kind: BlockKind,
    /// Names of the unknowns that tearing removes: they follow from the others by assignment.
    pub assigned: Vec<String>,
    /// Whether differences replace the analytic Jacobian.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub differenced: bool,
}

impl Block {
    /// Describes the method of solution in words.
    pub fn method(&self) -> String {
        let n = self.unknowns.len();
        let jacobian = if self.differenced { "Jacobian by differences" } else { "analytic Jacobian" };
        let what = match self.kind {
            BlockKind::Explicit => "explicit".to_string(),
            BlockKind::Linear => format!("{n} × {n} linear block"),
            BlockKind::Implicit => format!("{n} × {n} implicit block (Newton, {jacobian})"),
            BlockKind::Swept => {
                format!(
                    "{n} × {n} implicit block (Gauss–Seidel sweeps; Newton, {jacobian}, where they contract too slowly)"
                )
            }
        };
        if self.assigned.is_empty() {
            return what;
        }
        format!("{what}; torn from it and assigned: {}", self.assigned.join(", "))
    }
}

/// The method of solution of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum BlockKind {
    /// Assigned.
    Explicit,
    /// Linear in its unknowns: one factorisation.
    Linear,
    /// Newton with the analytic Jacobian.
    Implicit,
    /// Sweeps, if they cost less than an iteration of Newton's method, which takes over if they
    /// contract too slowly.
    Swept,
}

/// Returns the cost of a step in which each block takes three sweeps, or one iteration of Newton's
/// method if it has no sweep.
pub fn effort(graph: &Graph, body: &Body, symbols: &[Symbol]) -> usize {
    let results: Vec<Value> = body.outputs.iter().flat_map(|output| output.values.iter().copied()).collect();
    let of_statement = |statement: &Statement| match statement {
        Statement::Assign { value, .. } => cost(graph, &[*value], symbols),
        Statement::Solve(block) if !block.sweep.is_empty() => cost::SWEEPS * cost(graph, &block.sweep, symbols),
        Statement::Solve(block) => iteration_cost(graph, &block.residual, &block.jacobian, symbols),
        Statement::Follow(_) => 0,
    };
    cost(graph, &results, symbols) + body.statements.iter().map(of_statement).sum::<usize>()
}

/// Returns the cost of an iteration of Newton's method. Without an analytic Jacobian it uses
/// differences.
fn iteration_cost(graph: &Graph, residual: &[Value], jacobian: &[Vec<Value>], symbols: &[Symbol]) -> usize {
    let n = residual.len();
    let all: Vec<Value> = residual.iter().chain(jacobian.iter().flatten()).copied().collect();
    let evaluations = if jacobian.is_empty() { n + 1 } else { 1 };
    evaluations * cost(graph, &all, symbols) + elimination_cost(n)
}

/// Orders a system into blocks.
///
/// # Errors
/// A text for the author of the method if the system is structurally singular (no matching exists).
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

    // One node per unknown; an edge j -> i means that the row of j reads i. Tarjan's algorithm
    // returns components in reverse topological order. Edges point from reader to read, so this
    // order is the order of solution.
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
        blocks.push(solve_block(graph, equations, &row_of, &members, &mut statements));
    }
    Ok((statements, blocks))
}

fn solve_block(
    graph: &mut Graph,
    equations: &Equations,
    row_of: &[usize],
    members: &[usize],
    statements: &mut Vec<Statement>,
) -> Block {
    let unknowns: Vec<Symbol> = members.iter().map(|&j| equations.unknowns[j].symbol).collect();
    let rows: Vec<Value> = members.iter().map(|&j| equations.residuals[row_of[j]]).collect();
    let guesses: Vec<Value> = members.iter().map(|&j| equations.unknowns[j].guess).collect();
    let system = BlockSystem { unknowns: &unknowns, rows: &rows, guesses: &guesses };
    let names = |graph: &Graph, list: &mut dyn Iterator<Item = usize>| -> Vec<String> {
        list.map(|i| graph.symbol_info(unknowns[i]).name.clone()).collect()
    };
    if let [x] = unknowns[..]
        && let Some(slope) = graph.affine_slope(rows[0], x)
    {
        let value = affine_root(graph, rows[0], x, slope);
        statements.push(Statement::Assign { symbol: x, value });
        let unknowns = names(graph, &mut (0..1));
        return Block { unknowns, kind: BlockKind::Explicit, assigned: Vec::new(), differenced: false };
    }

    let mut newton = Newton::of(graph, &system, system.whole());
    let mut sweep = Vec::new();
    // Two equations are solved by Cramer's rule. A single equation must reach the digits of its own
    // unknown, however small it is, which pays only for polynomials.
    if unknowns.len() == 2 && !newton.linear {
        let halves = [0, 1].into_iter().filter_map(|i| system.half(graph, i)).collect::<Vec<_>>();
        let halves = halves.into_iter().map(|torn| Newton::of(graph, &system, torn)).filter(|half| half.is_polynomial);
        if let Some(half) = halves.min_by_key(|half| half.cost).filter(|half| half.cost < newton.cost) {
            newton = half;
        }
    }
    if unknowns.len() > 2 {
        let torn = system.tear(graph);
        let symbols: Vec<Symbol> = torn.torn.iter().map(|&i| unknowns[i]).collect();
        let is_torn = torn.torn.len() < unknowns.len();
        let swept = if newton.linear { None } else { system.cheaper_sweep(graph, &torn) };
        let swept = swept.filter(|sweep| cost::SWEEPS * cost(graph, sweep, &symbols) < newton.cost);
        if is_torn || swept.is_some() {
            let reduced = Newton::of(graph, &system, torn);
            if swept.is_some() || reduced.cost < newton.cost {
                // The reduced block may be linear even if the whole is not recognised as linear.
                sweep = swept.filter(|_| !reduced.linear).unwrap_or_default();
                newton = reduced;
            }
        }
    }
    let Newton { torn, mut residual, jacobian, linear, .. } = newton;
    let differenced = jacobian.is_empty();
    if differenced && !sweep.is_empty() {
        // Newton's method then solves x − S(x) = 0 with the existing S.
        residual.clear();
    }
    let symbols: Vec<Symbol> = torn.torn.iter().map(|&i| unknowns[i]).collect();
    let of = |i: usize| &equations.unknowns[members[i]];
    let kind = match (linear, sweep.is_empty()) {
        (true, _) => BlockKind::Linear,
        (false, true) => BlockKind::Implicit,
        (false, false) => BlockKind::Swept,
    };
    let block = NewtonBlock {
        name: names(graph, &mut torn.torn.iter().copied()).join(", "),
        guess: torn.torn.iter().map(|&i| of(i).guess).collect(),
        scale: torn.torn.iter().map(|&i| of(i).scale).collect(),
        unknowns: symbols,
        residual,
        jacobian,
        history: match kind {
            BlockKind::Linear | BlockKind::Explicit => History::None,
            _ if equations.alternate => History::Alternating(cost::ALTERNATING_HISTORY),
            BlockKind::Swept => History::Last(cost::SWEPT_HISTORY),
            BlockKind::Implicit => History::Last(cost::HISTORY),
        },
        sweep,
        kind: if linear { Kind::Linear } else { Kind::Iterated },
    };
    statements.push(Statement::Solve(block));
    for &(i, value) in &torn.assigned {
        statements.push(Statement::Assign { symbol: unknowns[i], value });
    }
    Block {
        unknowns: names(graph, &mut torn.torn.iter().copied()),
        kind,
        assigned: names(graph, &mut torn.assigned.iter().map(|(i, _)| *i)),
        differenced,
    }
}

/// Data of Newton's method for a block with one choice of torn unknowns.
struct Newton {
    torn: Torn,
    residual: Vec<Value>,
    /// Empty if differences replace it.
    jacobian: Vec<Vec<Value>>,
    linear: bool,
    /// Whether the residual is a single polynomial.
    is_polynomial: bool,
    /// Cost of one iteration.
    cost: usize,
}

impl Newton {
    fn of(graph: &mut Graph, system: &BlockSystem<'_>, torn: Torn) -> Self {
        let symbols: Vec<Symbol> = torn.torn.iter().map(|&i| system.unknowns[i]).collect();
        let residual = system.reduced(graph, &torn);
        // Affine equations count for almost nothing in this cost.
        if cost(graph, &residual, &symbols) * symbols.len() > cost::MAX_JACOBIAN {
            let cost = iteration_cost(graph, &residual, &[], &symbols);
            return Newton { torn, residual, jacobian: Vec::new(), linear: false, is_polynomial: false, cost };
        }
        let jacobian = residual.iter().map(|&row| cheaper_gradient(graph, row, &symbols)).collect::<Vec<_>>();
        let linear = jacobian.iter().flatten().all(|&d| !graph.depends_on_any(d, &symbols))
            && residual.iter().all(|&row| !graph.jumps_in(row, &symbols));
        let all: Vec<Value> = residual.iter().chain(jacobian.iter().flatten()).copied().collect();
        let mut is_polynomial = false;
        if let ([x], [row], false) = (&symbols[..], &residual[..], linear)
            && let Some(pair) = by_coefficients(graph, *row, *x)
        {
            is_polynomial = true;
            let moving = |graph: &Graph, all: &[Value]| {
                let symbols: Vec<Symbol> =
                    graph.symbols().filter(|s| graph.symbol_info(*s).stage >= Stage::Config).collect();
                cost(graph, all, &symbols)
            };
            if moving(graph, &pair) < moving(graph, &all) {
                let [row, slope] = pair;
                let (residual, jacobian) = (vec![row], vec![vec![slope]]);
                let cost = iteration_cost(graph, &residual, &jacobian, &symbols);
                return Newton { torn, residual, jacobian, linear, is_polynomial, cost };
            }
        }
        let cost = iteration_cost(graph, &residual, &jacobian, &symbols);
        Newton { torn, residual, jacobian, linear, is_polynomial, cost }
    }
}

/// Returns a polynomial and its derivative by Horner's rule, with coefficients that are known
/// before the first iteration.
fn by_coefficients(graph: &mut Graph, row: Value, x: Symbol) -> Option<[Value; 2]> {
    let coefficients = graph.coefficients_in(row, x, cost::MAX_DEGREE)?;
    let derived = coefficients.iter().zip(0_i64..).skip(1);
    let derived: Vec<Value> = derived.map(|(&c, k)| graph.scale(BigRational::from_integer(k.into()), c)).collect();
    Some([horner(graph, &coefficients, x)?, horner(graph, &derived, x)?])
}

fn horner(graph: &mut Graph, coefficients: &[Value], x: Symbol) -> Option<Value> {
    let x = graph.read(x);
    let (&last, before) = coefficients.split_last()?;
    Some(before.iter().rev().fold(last, |sum, &c| {
        let product = graph.mul(sum, x);
        graph.add(product, c)
    }))
}

/// Returns the gradient of a row entry by entry, or by adjoints if that is much cheaper. Entry by
/// entry, rows share common parts.
fn cheaper_gradient(graph: &mut Graph, row: Value, symbols: &[Symbol]) -> Vec<Value> {
    let (forward, adjoint) = (graph.gradient(row, symbols), graph.gradient_by_adjoints(row, symbols));
    if 2 * cost(graph, &adjoint, symbols) < cost(graph, &forward, symbols) { adjoint } else { forward }
}

/// Returns `row_of[j]`, the row matched to unknown j (augmenting paths, own rows first).
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
