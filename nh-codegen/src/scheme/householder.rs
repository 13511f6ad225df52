//! An orthonormal frame of D at run time: the last m columns of the orthogonal factor of μ(q)ᵀ = Q R.
//!
//! It exists wherever μ has full rank, whatever becomes of a basis of the kernel that was found by algebra. The
//! factorisation is written out as values: r reflections Hᵢ = I − w wᵀ/γ, w the column below the diagonal with
//! s ‖column‖ added on top and γ = |w|²/2, and X = H₁ … H_r applied to the last m columns of the identity.
//!
//! **Source** Householder (1958), Unitary triangularization of a nonsymmetric matrix; Celledoni, Farré Puiggalí, Høiseth &
//! Martín de Diego (2019), Algorithm 1, where the reflections are normalised and the derivatives are written out by hand.

use super::context::{Context, Point};
use crate::ir::graph::{Graph, Stage, Symbol, Value};
use crate::ir::matrix::ValueMatrix;
use crate::ir::program::Statement;

/// X(q; s) for frozen signs s.
#[derive(Clone, Debug)]
pub struct Householder {
    /// X at the canonical q, k × m; reads the signs.
    pub frame: ValueMatrix,
    /// Binds the signs sᵢ = sign(Rᵢᵢ) (0 counts as +) at the canonical q: before everything else in a step.
    pub signs: Vec<Statement>,
}

/// One reflection, w above the diagonal being zero.
struct Reflection {
    w: Vec<Value>,
    gamma: Value,
}

impl Reflection {
    /// x ↦ x − w (wᵀ x)/γ
    fn apply(&self, graph: &mut Graph, x: &[Value]) -> Vec<Value> {
        let product = graph.dot(&self.w, x);
        let share = graph.div(product, self.gamma);
        let along = graph.vec_scale(share, &self.w);
        graph.vec_sub(x, &along)
    }
}

impl Householder {
    /// Factorises μ(q)ᵀ.
    ///
    /// A sign that is known to the compiler (a constant on the diagonal of R) is not bound to a symbol.
    pub fn new(cx: &mut Context<'_>) -> Self {
        let mu = cx.constraint_matrix();
        let (r, k) = (mu.rows(), mu.columns());
        let mut columns: Vec<Vec<Value>> = (0..r).map(|i| mu.row(i).to_vec()).collect();
        let mut reflections: Vec<Reflection> = Vec::with_capacity(r);
        let mut signs = Vec::new();
        for i in 0..r {
            let diagonal = columns[i][i];
            let size = cx.graph.abs(diagonal);
            let chosen = cx.graph.div_or_one(diagonal, size);
            let sign = if cx.graph.stage(chosen) == Stage::Const {
                chosen
            } else {
                let symbol = cx.symbol(&format!("sign{}", i + 1), Stage::State);
                signs.push(Statement::Assign { symbol, value: chosen });
                cx.graph.read(symbol)
            };
            let reflection = reflection(&mut cx.graph, &columns[i], i, sign);
            for column in columns.iter_mut().skip(i + 1) {
                *column = reflection.apply(&mut cx.graph, column);
            }
            reflections.push(reflection);
        }
        let columns: Vec<Vec<Value>> = (r..k)
            .map(|j| {
                let unit = (0..k).map(|i| if i == j { cx.graph.one() } else { cx.graph.zero() }).collect();
                reflections.iter().rev().fold(unit, |x: Vec<Value>, h| h.apply(&mut cx.graph, &x))
            })
            .collect();
        let frame = ValueMatrix::build(&mut cx.graph, k, k - r, |_, i, a| columns[a][i]);
        Householder { frame, signs }
    }

    /// X at a configuration.
    pub fn at(&self, cx: &mut Context<'_>, q: &[Value]) -> ValueMatrix {
        let point = Point::new().with(&cx.q, q);
        cx.matrix_at(&self.frame, &point)
    }

    /// ∂X/∂q¹ … ∂X/∂qⁿ at a configuration, exactly (Algorithm 1).
    pub fn slopes(&self, cx: &mut Context<'_>, q: &[Value]) -> Vec<ValueMatrix> {
        let symbols: Vec<Symbol> = cx.q.clone();
        let point = Point::new().with(&symbols, q);
        symbols
            .iter()
            .map(|&s| {
                let slope = self.frame.map(|value| cx.graph.derivative(value, s));
                cx.matrix_at(&slope, &point)
            })
            .collect()
    }

    /// The same by central differences of width h: (X(q + h eᵢ) − X(q − h eᵢ))/(2h) (Remark 3.5).
    pub fn quotients(&self, cx: &mut Context<'_>, q: &[Value]) -> Vec<ValueMatrix> {
        let h = cx.graph.read(cx.h);
        let width = cx.graph.add(h, h);
        (0..q.len())
            .map(|i| {
                if !self.frame.values().iter().any(|&value| cx.graph.depends_on(value, cx.q[i])) {
                    return ValueMatrix::zeros(&mut cx.graph, self.frame.rows(), self.frame.columns());
                }
                let (mut ahead, mut behind) = (q.to_vec(), q.to_vec());
                ahead[i] = cx.graph.add(q[i], h);
                behind[i] = cx.graph.sub(q[i], h);
                let (ahead, behind) = (self.at(cx, &ahead), self.at(cx, &behind));
                let change = ahead.sub(&mut cx.graph, &behind);
                change.map(|value| cx.graph.div(value, width))
            })
            .collect()
    }
}

/// The reflection that takes column i's part from the diagonal down to a multiple of eᵢ.
///
/// γ = ‖column‖² + s R_ii ‖column‖ is a sum of positive terms where s is the sign of R_ii. Later in the step R_ii may have
/// passed through 0, which costs the digits of one such cancellation and no more.
fn reflection(graph: &mut Graph, column: &[Value], i: usize, sign: Value) -> Reflection {
    let below = &column[i..];
    let square = graph.dot(below, below);
    let length = graph.sqrt(square);
    let signed = graph.mul(sign, length);
    let mut w = vec![graph.zero(); column.len()];
    w[i..].copy_from_slice(below);
    w[i] = graph.add(column[i], signed);
    let cross = graph.mul(column[i], signed);
    let gamma = graph.add(square, cross);
    Reflection { w, gamma }
}
