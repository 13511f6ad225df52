//! The middle of a step with its forces.

use super::householder::Householder;
use super::level::LevelSet;
use super::script::Script;
use super::segment::Segment;
use crate::ir::handles::{Matrix, Place, Scalar, Vector};
use crate::ir::program::Statement;

/// The middle of a step along a line of q.
pub struct Middle<'s> {
    script: Script<'s>,
    /// q̄ and its time.
    pub place: Place<'s>,
    /// The unknowns q̇.
    pub rate: Vector<'s>,
    level: Option<LevelSet<'s>>,
    beside: Beside<'s>,
}

impl<'s> Middle<'s> {
    /// Returns the middle of a line of q. A declared symmetry counts only if `symmetric` is set.
    pub fn of(line: Segment<'s>, symmetric: bool) -> Self {
        let s = line.script;
        let (place, level) = (line.middle(), LevelSet::of(line));
        let beside = match s.symmetry().filter(|_| symmetric) {
            Some(field) => Beside::Symmetry(field),
            None if s.mechanics.model().is_affine() => Beside::Prescribed,
            None => Beside::Nothing,
        };
        Middle { script: s, place, rate: line.v, level, beside }
    }

    /// Returns the part of the velocity beside u in D at the canonical symbols, k entries.
    pub fn known(&self) -> Vector<'s> {
        match self.beside {
            Beside::Nothing => self.script.zeros(self.script.v().len()),
            Beside::Prescribed => self.script.drift(),
            Beside::Symmetry(field) => field,
        }
    }

    /// Returns V or V_η.
    pub fn potential(&self) -> Scalar<'s> {
        self.script.potential() - self.turned()
    }

    /// Returns ½ η·g η + A·η, which is subtracted from V; 0 without a symmetry.
    fn turned(&self) -> Scalar<'s> {
        let s = self.script;
        match self.beside {
            Beside::Symmetry(field) => s.kinetic_energy().at(s.v().to(field)) + s.vector_potential().dot(field),
            Beside::Nothing | Beside::Prescribed => s.ratio(0, 1),
        }
    }

    /// Returns g(q̄).
    pub fn metric(&self) -> Matrix<'s> {
        self.script.mass_matrix().at(self.place)
    }

    /// Returns μ(q̄), with discrete gradients in place of the gradients of holonomic constraints:
    /// the matrix that the chord's velocity satisfies.
    pub fn constraints(&self) -> Matrix<'s> {
        let (mu, b) = (self.script.constraint_matrix().at(self.place), self.script.constraint_rates().at(self.place));
        self.level.as_ref().map_or(mu, |level| level.in_constraints(mu, b).0)
    }

    /// Returns a basis of the admissible velocities of a chord, derived from one of ker μ(q̄), and
    /// its Gram matrix.
    pub fn tangent(&self, kernel: &Kernel<'s>) -> (Matrix<'s>, Matrix<'s>) {
        let basis = kernel.basis.at(self.place);
        let Some(level) = &self.level else { return (basis, kernel.gram().at(self.place)) };
        let basis = level.onto(basis);
        (basis, basis.transpose() * (self.metric() * basis))
    }

    /// Returns the velocity of the chord: its part in the tangent basis, the known part beside it,
    /// and the part that brings q to the level.
    pub fn velocity(&self, fibre: Vector<'s>) -> Vector<'s> {
        let known = self.known().at(self.place);
        fibre + self.level.as_ref().map_or(known, |level| level.returning(known))
    }

    /// Returns whether every velocity of the chord lies in the tangent basis, apart from roundoff
    /// and prescribed velocities.
    fn is_fixed(&self) -> bool {
        self.level.is_none() || !self.script.mechanics.model().is_rheonomic()
    }

    /// Returns all forces in the rows for u, with w the velocity of the chord and `slope` Eᵀ∇̄V for
    /// [this potential](Self::potential): k entries.
    pub fn force(&self, w: Vector<'s>, u: Vector<'s>, slope: Vector<'s>) -> Vector<'s> {
        push(self.script, self.place, 0, w) - slope + self.force_beside(u, slope)
    }

    /// Returns the force of the velocity beside u: k entries.
    ///
    /// **Equation** −(dμ/dt)ᵀ C⁻¹ b. With a symmetry: −Eᵀ ∂(½ η·g η + A·η) − d(g η)/dt − c g u. The
    /// coefficient c = (η·Eᵀ∇̄V_η)/(u·g u) = O(h²) makes the moving energy exact.
    fn force_beside(&self, u: Vector<'s>, slope: Vector<'s>) -> Vector<'s> {
        let s = self.script;
        match self.beside {
            Beside::Nothing => s.zeros(u.len()),
            Beside::Prescribed => -self.prescribed_momenta(),
            Beside::Symmetry(field) => {
                let turned = s.anchor().at(self.place).transpose() * self.turned().gradient(s.q()).at(self.place);
                let momenta = s.momenta_of_velocity().at(s.v().to(field));
                let own = self.metric() * u;
                let excess = field.at(self.place).dot(slope).over_or_zero(u.dot(own));
                -(turned + self.rates(momenta, s.here()) + excess * own)
            }
        }
    }

    /// Returns the work of a step: the change of the energy. With u in D, f the sum of all forces
    /// in its rows, and V_η as V, ½ u·g u + V changes by h (u·f + w·Eᵀ∇̄V + ∂̄V/∂t); the rest of
    /// the energy is a function of its ends. Without a part beside u and without a moving level, w
    /// = u, and terms that cancel are left out.
    pub fn work(
        &self,
        [w, u]: [Vector<'s>; 2],
        [all, slope]: [Vector<'s>; 2],
        ageing: Scalar<'s>,
        old: Vector<'s>,
        (end, new): (Place<'s>, Vector<'s>),
    ) -> Scalar<'s> {
        let s = self.script;
        let apart = match self.beside {
            Beside::Nothing if self.is_fixed() => return s.h() * self.power(w, ageing),
            Beside::Nothing => s.ratio(0, 1),
            Beside::Prescribed => s.ratio(1, 2) * s.drift_energy(),
            Beside::Symmetry(field) => s.conjugate_momenta().dot(field),
        };
        s.h() * (all.dot(u) + slope.dot(w) + ageing) + (apart.at(end.and(s.v().to(new))) - apart.at(s.v().to(old)))
    }

    /// Returns (dg/dt) u along the step, k entries.
    pub fn ageing_momenta(&self, u: Vector<'s>) -> Vector<'s> {
        self.rates(self.script.momenta_of_velocity(), self.script.v().to(u))
    }

    /// Returns (dμ/dt)ᵀ C⁻¹ b along the step, k entries: the rate, as seen by D, of the momenta g
    /// w₀ = μᵀ C⁻¹ b that the constraints prescribe.
    fn prescribed_momenta(&self) -> Vector<'s> {
        let s = self.script;
        let held = s.multipliers("held");
        let reaction = s.solve_constraint_gram(s.constraint_rates()).at(self.place);
        self.rates(s.constraint_matrix().transpose() * held, held.to(reaction))
    }

    /// Returns the rates of functions of q and t along the step at fixed values of the other
    /// variables.
    fn rates(&self, x: Vector<'s>, held: Place<'s>) -> Vector<'s> {
        let (s, here) = (self.script, self.place.and(held));
        let moved = x.rates(s.q(), self.rate).at(here);
        if s.mechanics.model().is_rheonomic() { moved + x.derivative(s.t().entry(0)).at(here) } else { moved }
    }

    /// Returns the power for constraints that prescribe no velocity: w·F with the forces F, plus −½
    /// w·(∂g/∂t) w and the rate of V in time.
    fn power(&self, w: Vector<'s>, ageing: Scalar<'s>) -> Scalar<'s> {
        let s = self.script;
        let power = s.working_force(0, self.place.and(s.v().to(w))).dot(w) + ageing;
        if !s.mechanics.model().is_rheonomic() {
            return power;
        }
        power - s.kinetic_energy().derivative(s.t().entry(0)).at(self.place.and(s.v().to(w)))
    }
}

/// The part of the velocity beside u in D.
#[derive(Clone, Copy)]
enum Beside<'s> {
    /// No such part.
    Nothing,
    /// The velocity w₀ = g⁻¹ μᵀ C⁻¹ b that the constraints prescribe. It is orthogonal to u, and
    /// the energy is ½ u·g u + V + ½ w₀·g w₀.
    Prescribed,
    /// The field η of a symmetry. Its moving energy is ½ u·g u + V_η with V_η = V − ½ η·g η − A·η;
    /// the energy is the moving energy plus w·g η + A·η.
    Symmetry(Vector<'s>),
}

/// Returns all forces on w at a place beside that of the potential, k entries: forces and control
/// inputs at the i-th sample, terms of L that are linear in the velocities, ad*_w (g w), and ½
/// ∂(w·g w)/∂q.
pub fn push<'s>(s: Script<'s>, place: Place<'s>, i: usize, w: Vector<'s>) -> Vector<'s> {
    let here = place.and(s.v().to(w));
    let metric = s.anchor().at(place).transpose() * s.kinetic_energy().gradient(s.q()).at(here);
    let momenta = s.momenta_of_velocity().at(here);
    let mut turning = s.zeros(w.len());
    for ((i, l, j), c) in s.brackets_of_velocities() {
        turning = turning.with(i, turning.entry(i) - c.at(place) * (w.entry(l) * momenta.entry(j)));
    }
    s.working_force(i, here) + s.gyroscopic(place, w) + metric + turning
}

/// A basis of ker μ wherever μ has full rank.
pub struct Kernel<'s> {
    script: Script<'s>,
    /// The basis at the canonical q, k × m.
    pub basis: Matrix<'s>,
    /// Statements that precede all others in a step.
    pub signs: Vec<Statement>,
    /// Whether the basis is the frame.
    is_frame: bool,
}

impl<'s> Kernel<'s> {
    /// Returns the frame if it cannot lose rank, otherwise the last columns of the orthogonal
    /// factor of μᵀ.
    pub fn new(s: Script<'s>) -> Self {
        if s.ask(|cx| cx.frame_is_regular()) {
            return Kernel { script: s, basis: s.frame(), signs: Vec::new(), is_frame: true };
        }
        let Householder { frame, signs, .. } = Householder::new(s);
        Kernel { script: s, basis: frame, signs, is_frame: false }
    }

    /// Returns Xᵀ g X.
    pub fn gram(&self) -> Matrix<'s> {
        let s = self.script;
        if self.is_frame { s.restricted_metric() } else { self.basis.transpose() * (s.mass_matrix() * self.basis) }
    }
}
