//! The set that no motion leaves: matrices of groups are rotations, and holonomic constraints hold.
//!
//! Identities are decided on this set. Generated formulas stay unrestricted, because in the middle
//! of a step a matrix is not a rotation.

use super::RotationBlock;
use crate::algebra::{Expr, Matrix};
use crate::ir::exact::Verdict;
use crate::ir::graph::{Graph, Stage, Symbol, Value};
use crate::ir::matrix::ValueMatrix;
use crate::tree::{BinaryFunction, Function, Var};
use std::collections::BTreeMap;

/// Coordinates of the set as functions of independent ones, in a graph.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chart {
    /// Replacements, in the order of substitution.
    places: Vec<Vec<(Symbol, Value)>>,
    /// Number of levels that were not solved for a coordinate, and may therefore be violated.
    unsolved: usize,
}

/// Ways to solve φ = 0 for a coordinate, the best one first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Way {
    Linear,
    Quadratic,
    Angle,
}

impl Chart {
    /// Returns the chart of the set on which these functions of q vanish and matrices have these
    /// entries.
    ///
    /// An entry of a rotation is a function of [Cayley's parameters](rotations_by_parameters),
    /// under the names of the matrix's first entries. A level is solved for a coordinate in which
    /// it has first or second degree, or the form a cos q + b sin q + c. A level of a rotation has
    /// second degree in a parameter after multiplication by 1 + a². Either of two solutions is
    /// sufficient: a function that vanishes on one branch vanishes on the other, unless the
    /// constraint is a product.
    pub(crate) fn new(
        graph: &mut Graph,
        q: &[Symbol],
        groups: &[RotationBlock],
        rotations: Vec<(Symbol, Value)>,
        levels: &[Value],
    ) -> Chart {
        let mut chart = Chart::default();
        if !rotations.is_empty() {
            chart.places.push(rotations);
        }
        let mut levels = chart.at(graph, levels);
        let entries = |i: &usize| groups.iter().any(|group| group.entries().contains(i));
        let (matrices, mut free): (Vec<usize>, Vec<usize>) = (0..q.len()).partition(entries);
        free.extend(matrices);
        let symbols: Vec<Symbol> = free.into_iter().map(|i| q[i]).collect();
        let scales: Vec<Value> = groups.iter().map(|group| scale(graph, q, group)).collect();
        while !levels.is_empty() {
            let pairs = || (0..levels.len()).rev().flat_map(|i| symbols.iter().map(move |&x| (i, x)));
            // A coordinate in which a level is evidently linear is used at once; otherwise the best
            // of all candidates is used.
            let evident =
                |&(i, x): &(usize, Symbol)| graph.depends_on(levels[i], x) && graph.is_linear_in(levels[i], &[x]);
            let evident: Vec<(usize, Symbol)> = pairs().find(evident).into_iter().collect();
            let tried = if evident.is_empty() { pairs().collect() } else { evident };
            let mut best: Option<(Way, usize, Symbol, Value)> = None;
            for (i, x) in tried {
                if best.as_ref().is_none_or(|(way, ..)| *way > Way::Linear)
                    && let Some((way, solution)) = solved(graph, levels[i], x, &scales)
                    && best.as_ref().is_none_or(|(known, ..)| way < *known)
                {
                    best = Some((way, i, x, solution));
                }
            }
            let Some((_, i, x, solution)) = best else { break };
            levels.remove(i);
            levels = graph.substitute(&levels, &[(x, solution)]);
            chart.places.push(vec![(x, solution)]);
            // A level that follows from the others vanishes now; a level that is a nonzero number
            // leaves the set empty.
            levels.retain(|&level| graph.depends_on_any(level, q) && !graph.vanish(&[level]).vanishes());
        }
        chart.unsolved = levels.len();
        chart
    }

    /// Returns values on the set.
    pub(crate) fn at(&self, graph: &mut Graph, values: &[Value]) -> Vec<Value> {
        self.places.iter().fold(values.to_vec(), |values, place| graph.substitute(&values, place))
    }

    /// Returns whether every level holds on the chart; otherwise it covers a larger set.
    pub(crate) fn is_whole(&self) -> bool {
        self.unsolved == 0
    }
}

/// Returns 1 + a² of the parameters of a rotation.
fn scale(graph: &mut Graph, q: &[Symbol], group: &RotationBlock) -> Value {
    let d = group.dimension;
    let one = graph.one();
    q[group.first..group.first + d * (d - 1) / 2].iter().fold(one, |sum, &a| {
        let a = graph.read(a);
        let square = graph.square(a);
        graph.add(sum, square)
    })
}

/// Solves f = 0 for x.
fn solved(graph: &mut Graph, f: Value, x: Symbol, scales: &[Value]) -> Option<(Way, Value)> {
    if !graph.depends_on(f, x) {
        return None;
    }
    let Some(scale) = scales.iter().copied().find(|&scale| graph.depends_on(scale, x)) else {
        return solved_polynomial(graph, f, x).or_else(|| solved_angle(graph, f, x));
    };
    let once = graph.mul(f, scale);
    let twice = graph.mul(once, scale);
    solved_polynomial(graph, once, x).or_else(|| solved_polynomial(graph, twice, x))
}

/// Solves f = 0 for x if f is of first or second degree in x.
fn solved_polynomial(graph: &mut Graph, f: Value, x: Symbol) -> Option<(Way, Value)> {
    let first = graph.derivative(f, x);
    let second = graph.derivative(first, x);
    let third = graph.derivative(second, x);
    if !graph.vanish(&[third]).vanishes() {
        return None;
    }
    let zero = graph.zero();
    let at_zero = graph.substitute(&[f, first, second], &[(x, zero)]);
    let [f, first, second] = at_zero[..] else { return None };
    if graph.vanish(&[second]).vanishes() {
        let quotient = graph.div(f, first);
        return Some((Way::Linear, graph.neg(quotient)));
    }
    // f + f' x + f'' x²/2 = 0
    let (square, product) = (graph.square(first), graph.mul(second, f));
    let two = graph.ratio(2, 1);
    let twice = graph.mul(two, product);
    let discriminant = graph.sub(square, twice);
    let root = graph.sqrt(discriminant);
    let sum = graph.sub(root, first);
    Some((Way::Quadratic, graph.div(sum, second)))
}

/// Solves f = 0 for x if f = a cos x + b sin x + c: with D = a² + b² − c², (a² + b²) (cos x, sin x)
/// = −c (a, b) + √D (−b, a).
fn solved_angle(graph: &mut Graph, f: Value, x: Symbol) -> Option<(Way, Value)> {
    let (zero, half, pi) = (graph.zero(), graph.ratio(1, 2), graph.pi());
    let right = graph.mul(half, pi);
    let at = |graph: &mut Graph, angle: Value| graph.substitute(&[f], &[(x, angle)])[0];
    let (ahead, back, aside) = (at(graph, zero), at(graph, pi), at(graph, right));
    let sum = graph.add(ahead, back);
    let c = graph.mul(half, sum);
    let (a, b) = (graph.sub(ahead, c), graph.sub(aside, c));
    let angle = graph.read(x);
    let (cos, sin) = (graph.call(Function::Cos, angle), graph.call(Function::Sin, angle));
    let (along, across) = (graph.mul(a, cos), graph.mul(b, sin));
    let all = graph.sum(&[along, across, c]);
    let apart = graph.sub(f, all);
    if !graph.vanish(&[apart]).vanishes() || graph.vanish(&[a, b]).vanishes() {
        return None;
    }
    let (a2, b2, c2) = (graph.square(a), graph.square(b), graph.square(c));
    let size = graph.add(a2, b2);
    let discriminant = graph.sub(size, c2);
    let root = graph.sqrt(discriminant);
    let mut component = |of: Value, other: Value, forward: bool| {
        let (level, turned) = (graph.mul(c, of), graph.mul(root, other));
        let negative = graph.neg(level);
        let sum = if forward { graph.add(negative, turned) } else { graph.sub(negative, turned) };
        graph.div(sum, size)
    };
    let (cos, sin) = (component(a, b, false), component(b, a, true));
    Some((Way::Angle, graph.call_of_two(BinaryFunction::Atan2, sin, cos)))
}

/// Returns the entries of rotation matrices in terms of free parameters a, in place of the first
/// entries: Cayley's (I − â)⁻¹ (I + â), which covers all rotations except those by π. Functions
/// that vanish there vanish at all rotations, even if they do not vanish for arbitrary entries.
pub(crate) fn rotations_by_parameters(groups: &[RotationBlock]) -> Vec<(Var, Expr)> {
    let mut entries = Vec::new();
    for block in groups {
        let d = block.dimension;
        let parameter = |i: usize| Expr::variable(Var::Coordinate(block.first + i));
        let a: Vec<Expr> = (0..d * (d - 1) / 2).map(parameter).collect();
        let square: Expr = a.iter().map(|a| a * a).sum();
        let (one, two) = (Expr::one(), Expr::integer(2));
        for (i, j) in (0..d * d).map(|at| (at / d, at % d)) {
            // (1 − a²) δ_ij + 2 â_ij, and 2 a_i a_j in space.
            let mut entry = if i == j { &one - &square } else { Expr::zero() };
            if d == 3 {
                entry = entry + &two * &(&a[i] * &a[j]);
            }
            if i != j {
                let (axis, negative) = if d == 3 { (3 - i - j, (j + 3 - i) % 3 == 1) } else { (0, i < j) };
                let hat = &two * &a[axis];
                entry = if negative { entry - hat } else { entry + hat };
            }
            entries.push((Var::Coordinate(block.entry(i, j)), entry / (&one + &square)));
        }
    }
    entries
}

/// Decisions about expressions on the set, in a separate graph.
#[derive(Debug)]
pub(crate) struct LevelSet {
    graph: Graph,
    symbols: BTreeMap<Var, Symbol>,
    q: Vec<Symbol>,
    groups: Vec<RotationBlock>,
    levels: Vec<Expr>,
    /// The chart, created on demand.
    chart: Option<Chart>,
}

impl LevelSet {
    /// Creates the set of these matrices and levels in n coordinates.
    pub(crate) fn new(groups: &[RotationBlock], levels: &[&Expr], n: usize, positive: &[bool]) -> LevelSet {
        let mut graph = Graph::new();
        let q: Vec<Symbol> = (0..n).map(|i| graph.symbol(format!("q{i}"), Stage::Config)).collect();
        let mut symbols: BTreeMap<Var, Symbol> = (0..n).map(Var::Coordinate).zip(q.iter().copied()).collect();
        for (i, _) in positive.iter().enumerate().filter(|(_, positive)| **positive) {
            let symbol = graph.symbol(format!("p{i}"), Stage::Param);
            graph.set_positive(symbol);
            symbols.insert(Var::Parameter(i), symbol);
        }
        let levels = levels.iter().map(|&level| level.clone()).collect();
        LevelSet { graph, symbols, q, groups: groups.to_vec(), levels, chart: None }
    }

    fn chart(&mut self) -> Chart {
        if let Some(chart) = &self.chart {
            return chart.clone();
        }
        let mut rotations = Vec::new();
        for (entry, value) in rotations_by_parameters(&self.groups) {
            rotations.push((self.symbol(entry), self.lower(&value)));
        }
        let levels: Vec<Value> = self.levels.clone().iter().map(|level| self.lower(level)).collect();
        let chart = Chart::new(&mut self.graph, &self.q, &self.groups, rotations, &levels);
        self.chart = Some(chart.clone());
        chart
    }

    /// Returns whether all expressions vanish on the set; false if that cannot be decided.
    pub(crate) fn vanish<'e>(&mut self, expressions: impl IntoIterator<Item = &'e Expr>) -> bool {
        self.decide(expressions).vanishes()
    }

    /// Returns whether one of the expressions is nonzero on the set; false if that cannot be
    /// decided.
    pub(crate) fn differ<'e>(&mut self, expressions: impl IntoIterator<Item = &'e Expr>) -> bool {
        self.decide(expressions) == Verdict::Differs
    }

    fn decide<'e>(&mut self, expressions: impl IntoIterator<Item = &'e Expr>) -> Verdict {
        let others: Vec<&Expr> = expressions.into_iter().filter(|e| !e.is_zero()).collect();
        if others.is_empty() {
            return Verdict::Vanishes { miss: 0.0 };
        }
        if self.groups.is_empty() && self.levels.is_empty() {
            return Verdict::Differs;
        }
        let values = self.on_it(others);
        match self.graph.vanish(&values) {
            Verdict::Differs if !self.chart().is_whole() => {
                Verdict::Undecided { why: "a holonomic constraint was not solved".into() }
            }
            verdict => verdict,
        }
    }

    /// Returns the rows of a matrix that are independent of those before them almost everywhere on
    /// the set; `None` if that cannot be decided.
    pub(crate) fn independent_rows(&mut self, matrix: &Matrix) -> Option<Vec<usize>> {
        let columns = matrix.transpose();
        let values = self.on_it(columns.entries());
        let independent = self.graph.independent_columns(&ValueMatrix::new(columns.rows(), columns.cols(), values))?;
        // On a larger set, a row that is 0 on this set may make another row dependent.
        (independent.len() == matrix.rows() || self.chart().is_whole()).then_some(independent)
    }

    fn on_it<'e>(&mut self, expressions: impl IntoIterator<Item = &'e Expr>) -> Vec<Value> {
        let values: Vec<Value> = expressions.into_iter().map(|e| self.lower(e)).collect();
        let chart = self.chart();
        chart.at(&mut self.graph, &values)
    }

    fn lower(&mut self, expression: &Expr) -> Value {
        let LevelSet { graph, symbols, .. } = self;
        graph.lower(&expression.tree(), &mut |graph, variable| {
            let symbol = symbol_of(graph, symbols, *variable);
            graph.read(symbol)
        })
    }

    fn symbol(&mut self, variable: Var) -> Symbol {
        symbol_of(&mut self.graph, &mut self.symbols, variable)
    }
}

fn symbol_of(graph: &mut Graph, symbols: &mut BTreeMap<Var, Symbol>, variable: Var) -> Symbol {
    *symbols.entry(variable).or_insert_with(|| graph.symbol(format!("{variable:?}"), Stage::State))
}
