//! An orthonormal frame of D at run time: the last m columns of the orthogonal factor of μ(q)ᵀ = Q R.
//!
//! It exists wherever μ has full rank, whatever becomes of a basis of the kernel that was found by algebra. The
//! factorisation is written out as values: r reflections Hᵢ = I − w wᵀ/γ, w the column below the diagonal with
//! s ‖column‖ added on top and γ = |w|²/2, and X = H₁ … H_r applied to the last m columns of the identity.
//!
//! Where Rᵢᵢ vanishes identically, its sign would be that of a rounding, and with it the step one of two. Coordinates are exchanged then: coordinate
//! i with the one in which the column is largest. (A diagonal that passes through 0 on the way has a sign on both sides.)
//!
//! **Source** Householder (1958), Unitary triangularization of a nonsymmetric matrix; Celledoni, Farré Puiggalí, Høiseth &
//! Martín de Diego (2019), Algorithm 1, where the reflections are normalised and the derivatives are written out by hand.

use super::script::Script;
use crate::ir::arena::{Matrix, Scalar, Vector};
use crate::ir::graph::{Stage, Symbol};
use crate::ir::program::Statement;
use crate::model::Point;
use std::collections::BTreeMap;

/// X(q; s) for frozen signs s.
#[derive(Clone)]
pub struct Householder<'s> {
    script: Script<'s>,
    /// X at the canonical q, k × m; reads the signs.
    pub frame: Matrix<'s>,
    /// Binds the signs sᵢ = sign(Rᵢᵢ) (0 counts as +) at the canonical q: before everything else in a step.
    pub signs: Vec<Statement>,
}

/// One reflection, w being zero in the coordinates of the diagonals before.
#[derive(Clone, Copy)]
struct Reflection<'s> {
    w: Vector<'s>,
    gamma: Scalar<'s>,
}

impl<'s> Reflection<'s> {
    /// x ↦ x − w (wᵀ x)/γ
    fn apply(self, x: Vector<'s>) -> Vector<'s> {
        x - self.w.dot(x) / self.gamma * self.w
    }
}

impl<'s> Householder<'s> {
    /// Factorises μ(q)ᵀ.
    ///
    /// A sign that is known to the compiler (a constant on the diagonal of R) is not bound to a symbol.
    pub fn new(s: Script<'s>) -> Self {
        let mu = s.constraint_matrix();
        let (r, k) = (mu.rows(), mu.columns());
        let mut columns: Vec<Vector<'s>> = (0..r).map(|i| mu.row(i)).collect();
        let mut reflections: Vec<Reflection<'s>> = Vec::with_capacity(r);
        let mut signs = Vec::new();
        // The coordinates: that of each diagonal, and those that are left.
        let mut order: Vec<usize> = (0..k).collect();
        let mut trials = Trials::new(s);
        for i in 0..r {
            if let Some(j) = trials.exchange(s, columns[i], &order[i..]) {
                order.swap(i, i + j);
            }
            let left = &order[i..];
            let diagonal = columns[i].entry(left[0]);
            let mut sign = diagonal.over_or_one(diagonal.abs());
            if sign.stage() != Stage::Const {
                let bound = s.variable(&format!("sign{}", i + 1));
                signs.push(Statement::Assign { symbol: bound.symbol(), value: sign.value() });
                trials.bind(s, bound, sign);
                sign = bound;
            }
            let reflection = reflection(s, columns[i], left, sign);
            columns.iter_mut().skip(i + 1).for_each(|column| *column = reflection.apply(*column));
            reflections.push(reflection);
        }
        let turned = |&j: &usize| reflections.iter().rev().fold(s.unit(k, j), |x, h| h.apply(x));
        let columns: Vec<Vector<'s>> = order[r..].iter().map(turned).collect();
        let frame = s.matrix(k, k - r, |i, a| columns[a].entry(i));
        Householder { script: s, frame, signs }
    }

    /// X at a configuration.
    pub fn at(&self, q: Vector<'s>) -> Matrix<'s> {
        self.frame.at(self.script.q().to(q))
    }

    /// ∂X/∂q¹ … ∂X/∂qⁿ at a configuration, exactly (Algorithm 1).
    pub fn slopes(&self, q: Vector<'s>) -> Vec<Matrix<'s>> {
        let variables = self.script.q();
        variables.entries().map(|z| self.frame.derivative(z).at(variables.to(q))).collect()
    }

    /// The same by central differences of width h: (X(q + h eᵢ) − X(q − h eᵢ))/(2h) (Remark 3.5).
    pub fn quotients(&self, q: Vector<'s>) -> Vec<Matrix<'s>> {
        let (s, h) = (self.script, self.script.h());
        let quotient = |i: usize| {
            if !self.frame.depends_on(s.vector([s.q().entry(i)])) {
                return s.matrix(self.frame.rows(), self.frame.columns(), |_, _| s.ratio(0, 1));
            }
            let aside = h * s.unit(q.len(), i);
            (self.at(q + aside) - self.at(q - aside)) / (2 * h)
        };
        (0..q.len()).map(quotient).collect()
    }
}

/// What the constraint matrix is read at: configurations near those of the data sets, on the level set of holonomic constraints.
struct Trials {
    numbers: Vec<BTreeMap<Symbol, f64>>,
}

impl Trials {
    fn new(s: Script<'_>) -> Self {
        let symbols = s.ask(|cx| [cx.parameters.clone(), cx.q.clone()].concat());
        let at = |point: Point| symbols.iter().copied().zip([point.parameters, point.coordinates].concat()).collect();
        Trials { numbers: s.mechanics.model().configurations(4).into_iter().map(at).collect() }
    }

    fn evaluate(&self, s: Script<'_>, x: Vector<'_>) -> Vec<Vec<f64>> {
        let values: Vec<_> = x.entries().map(|x| x.value()).collect();
        let number = |at: &BTreeMap<Symbol, f64>, symbol| at.get(&symbol).copied().unwrap_or(0.0);
        self.numbers.iter().map(|at| s.build(|graph| graph.evaluate(&values, |symbol| number(at, symbol)))).collect()
    }

    fn bind(&mut self, s: Script<'_>, bound: Scalar<'_>, sign: Scalar<'_>) {
        let found = self.evaluate(s, s.vector([sign]));
        for (numbers, found) in self.numbers.iter_mut().zip(found) {
            numbers.extend(found.first().map(|&sign| (bound.symbol(), sign)));
        }
    }

    /// Which of the entries that are left is to take the place of the first one, if that is roundoff wherever the column has numbers.
    fn exchange(&self, s: Script<'_>, column: Vector<'_>, left: &[usize]) -> Option<usize> {
        let below = self.evaluate(s, entries(s, column, left));
        let share = |column: &[f64], j: usize| column[j].abs() / column.iter().map(|x| x.abs()).sum::<f64>();
        let shares = |j: usize| below.iter().map(move |column| share(column, j)).filter(|share| share.is_finite());
        if shares(0).count() == 0 || shares(0).any(|share| share > 1e-12) {
            return None;
        }
        let mean = |j: usize| shares(j).sum::<f64>();
        (1..left.len()).max_by(|&a, &b| mean(a).total_cmp(&mean(b)))
    }
}

/// These entries of a vector.
fn entries<'s>(s: Script<'s>, x: Vector<'s>, which: &[usize]) -> Vector<'s> {
    s.vector(which.iter().map(|&l| x.entry(l)))
}

/// The reflection that takes a column's part in the coordinates that are left to a multiple of the first of them.
///
/// γ = ‖column‖² + s R_ii ‖column‖ is a sum of positive terms where s is the sign of R_ii. Later in the step R_ii may have
/// passed through 0, which costs the digits of one such cancellation and no more.
fn reflection<'s>(s: Script<'s>, column: Vector<'s>, left: &[usize], sign: Scalar<'s>) -> Reflection<'s> {
    let square = entries(s, column, left).norm_squared();
    let signed = sign * square.sqrt();
    let below = s.vector((0..column.len()).map(|l| if left.contains(&l) { column.entry(l) } else { s.ratio(0, 1) }));
    Reflection { w: below + signed * s.unit(column.len(), left[0]), gamma: square + column.entry(left[0]) * signed }
}
