//! An orthonormal frame of D at run time: the last m columns of the orthogonal factor of μ(q)ᵀ = Q R.
//!
//! It exists wherever μ has full rank, whatever becomes of a basis of the kernel that was found by algebra. The
//! factorisation is written out as values: r reflections Hᵢ = I − w wᵀ/γ, w the column below the diagonal with
//! s ‖column‖ added on top and γ = |w|²/2, and X = H₁ … H_r applied to the last m columns of the identity.
//!
//! The frame is that of the paper: signs are those of the diagonals at the start of a step, and 0 counts as +. So does what roundings may have made of
//! 0, since the step would be one of two else, by the sign of a rounding: a diagonal that vanishes identically, on all of Q or where holonomic
//! constraints hold. Within a step a column may turn to the other side of its diagonal's zero. γ is written without cancellation there as well, so that
//! X is orthonormal to roundoff wherever it is defined: everywhere but where a column is −s ‖column‖ times its unit vector.
//!
//! **Source** Householder (1958), Unitary triangularization of a nonsymmetric matrix; Celledoni, Farré Puiggalí, Høiseth &
//! Martín de Diego (2019), Algorithm 1, where the reflections are normalised and the derivatives are written out by hand.

use super::script::Script;
use crate::ir::arena::{Matrix, Scalar, Vector};
use crate::ir::graph::Stage;
use crate::ir::program::Statement;

/// A diagonal below this part of its column counts as 0: 2²⁶, half of the digits.
const ROUNDOFF: i64 = 1 << 26;

/// X(q; s) for frozen signs s.
#[derive(Clone)]
pub struct Householder<'s> {
    script: Script<'s>,
    /// X at the canonical q, k × m; reads the signs.
    pub frame: Matrix<'s>,
    /// Binds the signs sᵢ = sign(Rᵢᵢ) (0 counts as +) at the canonical q: before everything else in a step.
    pub signs: Vec<Statement>,
    /// 1 where all diagonals at the canonical q have these signs, 0 where one has another. `None` if none can.
    pub unturned: Option<Scalar<'s>>,
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

/// A column from its diagonal down.
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

    /// The sign of the diagonal; 0 counts as +, and so does what is 0 to roundoff.
    fn sign(&self) -> Scalar<'s> {
        let varies = self.diagonal.depends_on(self.script.q());
        let shift = if varies { self.script.ratio(1, ROUNDOFF) * self.square.sqrt() } else { self.script.ratio(0, 1) };
        let shifted = self.diagonal + shift;
        shifted.over_or_one(shifted.abs())
    }

    /// Can the diagonal have another sign than this one?
    fn may_turn(&self, sign: Scalar<'s>) -> bool {
        self.diagonal.depends_on(self.script.q()) && sign.stage() != Stage::Const
    }

    /// 1 where the diagonal has this sign, and 0 where it has the other one.
    fn same_side(&self, sign: Scalar<'s>) -> Scalar<'s> {
        (1 + sign * self.diagonal.sign()) / 2
    }

    /// The reflection that takes the column to −s ‖column‖ times its unit vector.
    ///
    /// Its w has s (‖column‖ + s d) on top, with d = R_ii. Where d has passed through 0 since the sign was taken, that is a difference, which is
    /// t²/(‖column‖ + |d|), t being what is below the diagonal. Which of the two is taken is a factor that is 0 or 1, since sums are rearranged: in
    /// (|d| + s d) + t²/(…), which says the same, the last term would be lost.
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
