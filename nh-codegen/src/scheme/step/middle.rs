//! What acts at the middle of a step.

use super::householder::Householder;
use super::level::LevelSet;
use super::script::Script;
use super::segment::Segment;
use crate::ir::arena::{Matrix, Place, Scalar, Vector};
use crate::ir::program::Statement;

/// The middle of a step along a line of q.
pub struct Middle<'s> {
    script: Script<'s>,
    /// q̄, and the time there.
    pub place: Place<'s>,
    /// q̇, unknowns.
    pub rate: Vector<'s>,
    level: Option<LevelSet<'s>>,
}

impl<'s> Middle<'s> {
    /// Of a line of q.
    pub fn of(line: Segment<'s>) -> Self {
        Middle { script: line.script, place: line.middle(), rate: line.v, level: LevelSet::of(line) }
    }

    /// g(q̄)
    pub fn metric(&self) -> Matrix<'s> {
        self.script.mass_matrix().at(self.place)
    }

    /// μ(q̄), with discrete gradients in place of the gradients of holonomic constraints: what the velocity of the chord fulfils.
    pub fn constraints(&self) -> Matrix<'s> {
        let (mu, b) = (self.script.constraint_matrix().at(self.place), self.script.constraint_rates().at(self.place));
        self.level.as_ref().map_or(mu, |level| level.in_constraints(mu, b).0)
    }

    /// A basis of the velocities that a chord may have, of one of ker μ(q̄), and its Gram matrix.
    pub fn tangent(&self, kernel: &Kernel<'s>) -> (Matrix<'s>, Matrix<'s>) {
        let basis = kernel.basis.at(self.place);
        let Some(level) = &self.level else { return (basis, kernel.gram().at(self.place)) };
        let basis = level.onto(basis);
        (basis, basis.transpose() * (self.metric() * basis))
    }

    /// The velocity of the chord with this part in the tangent basis: what constraints prescribe beside it, and what brings q to the level.
    pub fn velocity(&self, fibre: Vector<'s>) -> Vector<'s> {
        let drift = self.script.drift().at(self.place);
        fibre + self.level.as_ref().map_or(drift, |level| level.returning(drift))
    }

    /// What [pushes](push) w here.
    pub fn push(&self, i: usize, w: Vector<'s>) -> Vector<'s> {
        push(self.script, self.place, i, w)
    }

    /// (dg/dt) u along the step, k entries.
    pub fn ageing_momenta(&self, u: Vector<'s>) -> Vector<'s> {
        self.rates(self.script.momenta_of_velocity(), self.script.v().to(u))
    }

    /// (dμ/dt)ᵀ C⁻¹ b along the step, the rate of the momenta g w₀ = μᵀ C⁻¹ b that the constraints prescribe, as far as D sees it; k entries. `None` where they
    /// prescribe none.
    pub fn prescribed_momenta(&self) -> Option<Vector<'s>> {
        let s = self.script;
        if !s.mechanics.model().is_affine() {
            return None;
        }
        let held = s.multipliers("held");
        let reaction = s.solve_constraint_gram(s.constraint_rates()).at(self.place);
        Some(self.rates(s.constraint_matrix().transpose() * held, held.to(reaction)))
    }

    /// The rates of functions of q and t along the step, other variables being held.
    fn rates(&self, x: Vector<'s>, held: Place<'s>) -> Vector<'s> {
        let (s, here) = (self.script, self.place.and(held));
        let moved = x.rates(s.q(), self.rate).at(here);
        if s.mechanics.model().is_rheonomic() { moved + x.derivative(s.t().entry(0)).at(here) } else { moved }
    }

    /// What the energy gains in a unit of time of a step with the velocity w, of which u is in D, by [what acts](push) and, as the time goes on, by V.
    ///
    /// **Equation** With w = u + w₀ at the ends, and T = ½ u·g u + ½ w₀·g w₀ there, the first part of T gains u·f, f being all that stands in the rows, and V
    /// gains w·Eᵀ∇̄V and `ageing`. Where nothing is prescribed, w = u, that is w·F − ½ w·(∂g/∂t) w, F being forces, and nothing is subtracted. (The second
    /// part of T is [apart](Self::prescribed_energy).)
    pub fn power(&self, [w, u]: [Vector<'s>; 2], all: Vector<'s>, slope: Vector<'s>, ageing: Scalar<'s>) -> Scalar<'s> {
        let s = self.script;
        if s.mechanics.model().is_affine() {
            return all.dot(u) + slope.dot(w) + ageing;
        }
        let power = acting(s, self.place, 0, w).dot(w) + ageing;
        if !s.mechanics.model().is_rheonomic() {
            return power;
        }
        power - s.kinetic_energy().derivative(s.t().entry(0)).at(self.place.and(s.v().to(w)))
    }
}

/// What ½ w₀·g w₀ gains from here to a place.
pub fn prescribed_energy<'s>(s: Script<'s>, there: Place<'s>) -> Scalar<'s> {
    let energy = s.ratio(1, 2) * s.drift_energy();
    energy.at(there) - energy
}

/// What pushes w at a place beside the potential: forces and control inputs at the i-th sample, terms of L that are linear in the velocities,
/// ad*_w (g w), and ½ ∂(w·g w)/∂q; k entries.
pub fn push<'s>(s: Script<'s>, place: Place<'s>, i: usize, w: Vector<'s>) -> Vector<'s> {
    let here = place.and(s.v().to(w));
    let metric = s.anchor().at(place).transpose() * s.kinetic_energy().gradient(s.q()).at(here);
    let momenta = s.momenta_of_velocity().at(here);
    let mut turning = s.zeros(w.len());
    for ((i, l, j), c) in s.brackets_of_velocities() {
        turning = turning.with(i, turning.entry(i) - c.at(place) * (w.entry(l) * momenta.entry(j)));
    }
    acting(s, place, i, w) + s.gyroscopic(place, w) + metric + turning
}

/// Forces, control inputs, and −∂A/∂t: what does work.
fn acting<'s>(s: Script<'s>, place: Place<'s>, i: usize, w: Vector<'s>) -> Vector<'s> {
    let here = place.and(s.v().to(w));
    s.driving(i, here) + s.induced_force().at(here)
}

/// A basis of ker μ that is one wherever μ has full rank.
pub struct Kernel<'s> {
    script: Script<'s>,
    /// At the canonical q, k × m.
    pub basis: Matrix<'s>,
    /// Before everything else in a step.
    pub signs: Vec<Statement>,
    /// Is it the frame?
    pub is_frame: bool,
}

impl<'s> Kernel<'s> {
    /// The frame where it cannot lose rank, and the last columns of the orthogonal factor of μᵀ elsewhere.
    pub fn new(s: Script<'s>) -> Self {
        if s.ask(|cx| cx.frame_is_regular()) {
            return Kernel { script: s, basis: s.frame(), signs: Vec::new(), is_frame: true };
        }
        let Householder { frame, signs, .. } = Householder::new(s);
        Kernel { script: s, basis: frame, signs, is_frame: false }
    }

    /// Xᵀ g X
    pub fn gram(&self) -> Matrix<'s> {
        let s = self.script;
        if self.is_frame { s.restricted_metric() } else { self.basis.transpose() * (s.mass_matrix() * self.basis) }
    }
}
