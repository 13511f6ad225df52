//! Steps that keep holonomic constraints φ(q, t) = 0.
//!
//! A step on D* moves q by h E X(q̄) y. X(q̄) is tangent to the level of φ at q̄, but the chord
//! from q to q' is not. The discrete gradient D̄ = ∇̄φ E of the constraints therefore replaces
//! their gradients. R = g⁻¹ μᵀ C⁻¹ at q̄ has columns Y that belong to the holonomic constraints,
//! with μ Y = (0, 1), and
//!
//! ```text
//! q̇ = E (X y + w₀ + Y σ),      D̄ (X y + w₀ + Y σ) + ∂̄φ/∂t = −φ(q)/h
//! ρ̇ = … + Xᵀ D̄ᵀ ν,             (D̄ Y)ᵀ ν = Yᵀ Eᵀ ∂̄ℋ/∂q
//! ```
//!
//! with σ = O(h²) and D̄ X = O(h²). Then φ(q') = 0, whatever the roundoff in φ(q). The added terms
//! are skew, so ℋ changes by −h ν·(D̄ w₀ + ∂̄φ/∂t + φ(q)/h) only, the work of a moving constraint.
//!
//! **Source** for the discrete gradient of a constraint: Gonzalez (1999), Mechanical systems subject to holonomic constraints:
//! differential–algebraic formulations and conservative integration, Physica D 132.

use super::blocks::Equations;
use super::discrete_gradient::Gradient;
use super::script::Script;
use super::segment::Segment;
use crate::ir::handles::{Matrix, Place, Scalar, Vector};
use std::convert::Infallible;

/// The holonomic constraints along a step.
pub struct LevelSet<'s> {
    script: Script<'s>,
    /// D̄ = ∇̄φ E, s × k.
    rows: Matrix<'s>,
    /// ∂̄φ/∂t + φ(q)/h, s entries.
    lag: Vector<'s>,
    /// E(q̄).
    anchor: Matrix<'s>,
    /// Y(q̄), k × s.
    across: Matrix<'s>,
}

/// Terms added to a step.
#[derive(Clone, Copy)]
struct Correction<'s> {
    /// E Y σ.
    coordinates: Vector<'s>,
    /// D̄ᵀ ν, k entries: a force.
    force: Vector<'s>,
    /// The power: the added rate of ℋ.
    power: Scalar<'s>,
}

impl<'s> LevelSet<'s> {
    /// Returns the constraints along a segment of q; `None` without holonomic constraints.
    pub fn of(line: Segment<'s>) -> Option<Self> {
        let s = line.script;
        let gradient = |f| Ok::<_, Infallible>(line.aged_discrete_gradient(f));
        let Ok(level) = Self::by(s, line.middle(), (s.here(), 1), gradient);
        level
    }

    /// Returns the constraints at a place of q in one of the equal `parts` of a step, which begins
    /// at `start`; `None` without holonomic constraints.
    ///
    /// # Errors
    /// Those of the discrete gradient.
    pub fn by<E>(
        s: Script<'s>,
        place: Place<'s>,
        (start, parts): (Place<'s>, i64),
        gradient: impl FnMut(Scalar<'s>) -> Result<Gradient<'s>, E>,
    ) -> Result<Option<Self>, E> {
        let functions = s.level_functions();
        if functions.is_empty() {
            return Ok(None);
        }
        let (gradients, ages): (Vec<_>, Vec<_>) =
            functions.entries().map(gradient).collect::<Result<Vec<_>, E>>()?.into_iter().unzip();
        let lag = s.vector(ages) + parts * (functions.at(start) / s.h());
        let anchor = s.anchor().at(place);
        let rows: Vec<Vector<'s>> = gradients.into_iter().map(|gradient| anchor.transpose() * gradient).collect();
        let rows = s.matrix(rows.len(), anchor.columns(), |i, j| rows[i].entry(j));
        Ok(Some(LevelSet { script: s, rows, lag, anchor, across: s.across_levels().at(place) }))
    }

    /// Returns X − Y (D̄ Y)⁻¹ D̄ X: a basis of ker μ at the middle becomes one of velocities
    /// without a rate along D̄.
    pub fn onto(&self, basis: Matrix<'s>) -> Matrix<'s> {
        let own = self.rows * self.across;
        basis - (self.across * (self.rows * basis).columns_mapped(|column| near_one(self.script, own, column)))
    }

    /// Returns w₀ plus the velocity along Y that brings q back to the level: w₀ − Y (D̄ Y)⁻¹ (D̄
    /// w₀ + ∂̄φ/∂t + φ(q)/h).
    pub fn returning(&self, drift: Vector<'s>) -> Vector<'s> {
        drift - self.across * near_one(self.script, self.rows * self.across, self.rows * drift + self.lag)
    }

    /// Returns the terms for a velocity w = X y + w₀ with w₀ = `drift`, and for ∂̄ℋ/∂q.
    fn correct(&self, w: Vector<'s>, drift: Vector<'s>, slope: Vector<'s>) -> Correction<'s> {
        let own = self.rows * self.across;
        let sigma = -near_one(self.script, own, self.rows * w + self.lag);
        let pushed = self.across.transpose() * (self.anchor.transpose() * slope);
        let nu = near_one(self.script, own.transpose(), pushed);
        Correction {
            coordinates: self.anchor * (self.across * sigma),
            force: self.rows.transpose() * nu,
            power: -nu.dot(self.rows * drift + self.lag),
        }
    }

    /// Returns the terms added to ζ̇ and to dℋ/dt in a step on D* with the discrete gradient ∇̄ℋ at
    /// a place.
    pub fn on_dstar(&self, place: Place<'s>, gradient: Vector<'s>) -> (Vector<'s>, Scalar<'s>) {
        let s = self.script;
        let (by_q, velocity) = gradient.split(s.q().len());
        let (frame, drift) = (s.frame().at(place), s.drift().at(place));
        let correction = self.correct(frame * velocity + drift, drift, by_q);
        (correction.coordinates.then(frame.transpose() * correction.force), correction.power)
    }

    /// Returns the terms added to (q̇, ρ̇) in a frame X, given the velocity and ∂̄ℋ/∂q, for constraints
    /// without prescribed rates.
    pub fn in_frame(&self, x: Matrix<'s>, velocity: Vector<'s>, slope: Vector<'s>) -> Vector<'s> {
        let correction = self.correct(velocity, self.script.zeros(velocity.len()), slope);
        correction.coordinates.then(x.transpose() * correction.force)
    }

    /// Returns μ with D̄ in the rows of the holonomic constraints, and b with their rates.
    pub fn in_constraints(&self, mu: Matrix<'s>, b: Vector<'s>) -> (Matrix<'s>, Vector<'s>) {
        let (s, before) = (self.script, mu.rows() - self.rows.rows());
        let matrix = s.matrix(mu.rows(), mu.columns(), |i, j| match i.checked_sub(before) {
            None => mu.entry(i, j),
            Some(i) => self.rows.entry(i, j),
        });
        (matrix, b.split(before).0.then(-self.lag))
    }
}

impl<'s> Script<'s> {
    /// Returns the functions φ of the holonomic constraints that have a row in μ.
    pub fn level_functions(self) -> Vector<'s> {
        let levels = self.ask(|cx| cx.level_functions()).into_iter().zip(&self.mechanics.model().levels);
        self.values(levels.filter(|(_, level)| level.row.is_some()).map(|(function, _)| function).collect())
    }

    /// Returns Y, k × s: the columns of g⁻¹ μᵀ C⁻¹ that belong to the holonomic constraints.
    pub fn across_levels(self) -> Matrix<'s> {
        let (count, directions) = (self.level_functions().len(), self.constraint_directions());
        let r = self.constraint_matrix().rows();
        let columns: Vec<Vector<'s>> = (r - count..r)
            .map(|i| {
                let unit = self.unit(r, i);
                directions * self.solve_constraint_gram(unit)
            })
            .collect();
        self.matrix(directions.rows(), count, |i, j| columns[j].entry(i))
    }
}

/// Multipliers of a step from q to q' = q + h w, whose reactions of holonomic constraints put q' on
/// their level.
pub struct LevelMultipliers<'s> {
    script: Script<'s>,
    /// Functions φ.
    functions: Vector<'s>,
    /// The unknowns.
    position: Vector<'s>,
    /// Their first guess.
    guess: Vector<'s>,
    /// All multipliers, with those of holonomic constraints last.
    pub multipliers: Vector<'s>,
}

impl<'s> LevelMultipliers<'s> {
    /// Takes new unknowns in place of the multipliers of holonomic constraints in `lambda`.
    pub fn new(s: Script<'s>, lambda: Vector<'s>) -> Self {
        let functions = s.level_functions();
        let position = s.numbered("lambda_position", functions.len());
        let (others, guess) = lambda.split(lambda.len() - functions.len());
        LevelMultipliers { script: s, functions, position, guess, multipliers: others.then(position) }
    }

    /// Adds the rows φ(q') = 0 for the place of q', in a step where a multiplier acts for a time h/2
    /// and the velocity before it is w.
    ///
    /// A change of λ_j moves φ_j by h²/2 (μ M⁻¹ μᵀ)_jj times the change. A change whose effect is
    /// below the rounding of q is invisible.
    pub fn put(&self, place: Place<'s>, w: Vector<'s>, equations: &mut Equations) {
        let (s, h) = (self.script, self.script.h());
        let (mu, gram) = (s.constraint_matrix(), s.constraint_gram());
        let terms = s.q().abs() + (h * w).abs();
        let rounded = |j: usize| mu.row(j).abs().dot(terms) / gram.entry(j, j) * 2 / (h * h);
        let scale: Vec<_> = (mu.rows() - self.position.len()..mu.rows()).map(rounded).collect();
        equations.rows(self.position, self.functions.at(place) / h, self.guess, s.vector(scale));
    }
}

/// Returns A⁻¹ b for a matrix A = 1 + O(h²), by elimination without pivoting.
pub fn near_one<'s>(s: Script<'s>, a: Matrix<'s>, b: Vector<'s>) -> Vector<'s> {
    let n = b.len();
    let mut rows: Vec<Vec<Scalar<'s>>> =
        (0..n).map(|i| (0..n).map(|j| a.entry(i, j)).chain([b.entry(i)]).collect()).collect();
    for pivot in 0..n {
        let (above, below) = rows.split_at_mut(pivot + 1);
        let known = &above[pivot];
        for row in below {
            let factor = row[pivot] / known[pivot];
            row.iter_mut().zip(known).skip(pivot + 1).for_each(|(entry, &known)| *entry = *entry - factor * known);
        }
    }
    let mut x: Vec<Scalar<'s>> = Vec::new();
    for row in (0..n).rev() {
        let known = (row + 1..n).map(|j| rows[row][j] * x[n - 1 - j]);
        let rest = known.fold(rows[row][n], |rest, term| rest - term);
        x.push(rest / rows[row][row]);
    }
    x.reverse();
    s.vector(x)
}
