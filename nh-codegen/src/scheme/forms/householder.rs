//! An orthonormal frame of D at run time: the last m columns of the orthogonal factor of μ(q)ᵀ = Q R.
//!
//! The frame exists wherever μ has full rank, even where a basis of the kernel from algebra breaks
//! down. The factorisation is written out as values: r reflections Hᵢ = I − w wᵀ/γ, where w is the
//! column below the diagonal with s ‖column‖ added on top, and γ = |w|²/2. X = H₁ … H_r applies to
//! the last m columns of the identity.
//!
//! The frame is that of the paper: the signs are those of the diagonals at the start of a step, and
//! 0 counts as +. A diagonal that is 0 to roundoff also counts as +. It may vanish identically, on
//! all of Q or on the holonomic constraints, and a rounding would otherwise choose between two
//! steps. Within a step a diagonal may pass through 0. γ is free of cancellation there as well, so
//! X is orthonormal to roundoff wherever it is defined: everywhere except where a column is −s
//! ‖column‖ times its unit vector.
//!
//! **Source** Householder (1958), Unitary triangularization of a nonsymmetric matrix; Celledoni, Farré Puiggalí, Høiseth &
//! Martín de Diego (2019), Algorithm 1, where the reflections are normalised and the derivatives are written out by hand.

use super::script::Script;
use crate::ir::graph::Stage;
use crate::ir::handles::{Matrix, Scalar, Vector};
use crate::ir::program::Statement;

/// A diagonal below 1/2²⁶ of its column, half of the digits, counts as 0.
const ROUNDOFF: i64 = 1 << 26;

/// X(q; s) for frozen signs s.
#[derive(Clone)]
pub struct Householder<'s> {
    script: Script<'s>,
    /// X at the canonical q, k × m; it reads the signs.
    pub frame: Matrix<'s>,
    /// Binds the signs sᵢ = sign(Rᵢᵢ), with + for 0, at the canonical q before all other statements
    /// of a step.
    pub signs: Vec<Statement>,
    /// 1 if all diagonals at the canonical q have these signs, otherwise 0. `None` if no diagonal
    /// can change its sign.
    pub unturned: Option<Scalar<'s>>,
}

/// One reflection; w is zero in the coordinates of the previous diagonals.
#[derive(Clone, Copy)]
struct Reflection<'s> {
    w: Vector<'s>,
    gamma: Scalar<'s>,
}

impl<'s> Reflection<'s> {
    /// Returns x − w (wᵀ x)/γ.
    fn apply(self, x: Vector<'s>) -> Vector<'s> {
        x - self.w.dot(x) / self.gamma * self.w
    }
}

impl<'s> Householder<'s> {
    /// Factorises μ(q)ᵀ.
    ///
    /// A sign that the compiler knows (a constant on the diagonal of R) has no symbol.
    pub fn new(s: Script<'s>) -> Self {
        let mu = s.constraint_matrix();
        let (r, k) = (mu.rows(), mu.columns());
        let mut columns: Vec<Vector<'s>> = (0..r).map(|i| mu.row(i)).collect();
        let mut reflections: Vec<Reflection<'s>> = Vec::with_capacity(r);
        let mut signs = Vec::new();
        let mut unturned: Option<Scalar<'s>> = None;
        for i in 0..r {
            let below = Below::new(s, columns[i], i);
            let mut sign = below.sign();
            if sign.stage() != Stage::Const {
                let bound = s.variable(&format!("sign{}", i + 1));
                signs.push(Statement::Assign { symbol: bound.symbol(), value: sign.value() });
                sign = bound;
            }
            if below.may_turn(sign) {
                let same = below.same_side(sign);
                unturned = Some(unturned.map_or(same, |others| others * same));
            }
            let reflection = below.reflection(sign);
            columns.iter_mut().skip(i + 1).for_each(|column| *column = reflection.apply(*column));
            reflections.push(reflection);
        }
        let turned = |j: usize| reflections.iter().rev().fold(s.unit(k, j), |x, h| h.apply(x));
        let columns: Vec<Vector<'s>> = (r..k).map(turned).collect();
        let frame = s.matrix(k, k - r, |i, a| columns[a].entry(i));
        Householder { script: s, frame, signs, unturned }
    }

    /// Returns X at a configuration.
    pub fn at(&self, q: Vector<'s>) -> Matrix<'s> {
        self.frame.at(self.script.q().to(q))
    }

    /// Returns ∂X/∂q¹ … ∂X/∂qⁿ at a configuration, exactly (Algorithm 1).
    pub fn slopes(&self, q: Vector<'s>) -> Vec<Matrix<'s>> {
        let variables = self.script.q();
        variables.entries().map(|z| self.frame.derivative(z).at(variables.to(q))).collect()
    }

    /// Returns these derivatives by central differences of width h: (X(q + h eᵢ) − X(q − h
    /// eᵢ))/(2h) (Remark 3.5).
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

/// A column from its diagonal downwards.
struct Below<'s> {
    script: Script<'s>,
    i: usize,
    /// The entries below the diagonal.
    rest: Vector<'s>,
    /// R_ii before its reflection.
    diagonal: Scalar<'s>,
    /// ‖column‖²
    square: Scalar<'s>,
}

impl<'s> Below<'s> {
    fn new(s: Script<'s>, column: Vector<'s>, i: usize) -> Self {
        let (_, below) = column.split(i);
        Below { script: s, i, rest: below.split(1).1, diagonal: below.entry(0), square: below.norm_squared() }
    }

    /// Returns the sign of the diagonal, with + for 0 and for a diagonal that is 0 to roundoff.
    fn sign(&self) -> Scalar<'s> {
        let varies = self.diagonal.depends_on(self.script.q());
        let shift = if varies { self.script.ratio(1, ROUNDOFF) * self.square.sqrt() } else { self.script.ratio(0, 1) };
        let shifted = self.diagonal + shift;
        shifted.over_or_one(shifted.abs())
    }

    /// Returns whether the diagonal can have a sign other than this one.
    fn may_turn(&self, sign: Scalar<'s>) -> bool {
        self.diagonal.depends_on(self.script.q()) && sign.stage() != Stage::Const
    }

    /// Returns 1 if the diagonal has this sign, otherwise 0.
    fn same_side(&self, sign: Scalar<'s>) -> Scalar<'s> {
        (1 + sign * self.diagonal.sign()) / 2
    }

    /// Returns the reflection that takes the column to −s ‖column‖ times its unit vector.
    ///
    /// Its w has s (‖column‖ + s d) on top, with d = R_ii. After d has passed through 0, this sum
    /// is a difference, equal to t²/(‖column‖ + |d|) with t the part of the column below the
    /// diagonal. A factor of 0 or 1 selects between the two, because sums are rearranged: the
    /// equivalent (|d| + s d) + t²/(…) would lose its last term.
    fn reflection(&self, sign: Scalar<'s>) -> Reflection<'s> {
        let (s, d, norm) = (self.script, self.diagonal, self.square.sqrt());
        let on_top = if self.may_turn(sign) {
            let (sum, same) = (norm + d.abs(), self.same_side(sign));
            same * sum + (1 - same) * (self.rest.norm_squared() / sum)
        } else {
            sign * d + norm
        };
        let w = s.zeros(self.i).then(s.vector([sign * on_top])).then(self.rest);
        Reflection { w, gamma: norm * on_top }
    }
}
