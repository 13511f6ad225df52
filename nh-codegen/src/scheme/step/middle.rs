//! The middle of a step, and what acts there.

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
    /// The middle of a line of q.
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

    /// The velocity of the chord with this part in the tangent basis and one that is known beside it, and what brings q to the level.
    pub fn velocity(&self, fibre: Vector<'s>, known: Vector<'s>) -> Vector<'s> {
        let known = known.at(self.place);
        fibre + self.level.as_ref().map_or(known, |level| level.returning(known))
    }

    /// Is there no velocity of the chord but what lies in the tangent basis, apart from roundoff and what a constraint prescribes?
    fn is_fixed(&self) -> bool {
        self.level.is_none() || !self.script.mechanics.model().is_rheonomic()
    }

    /// The force of [`push`] here.
    pub fn push(&self, i: usize, w: Vector<'s>) -> Vector<'s> {
        push(self.script, self.place, i, w)
    }

    /// (dg/dt) u along the step, k entries.
    pub fn ageing_momenta(&self, u: Vector<'s>) -> Vector<'s> {
        self.rates(self.script.momenta_of_velocity(), self.script.v().to(u))
    }

    /// (dμ/dt)ᵀ C⁻¹ b along the step: the rate of the momenta g w₀ = μᵀ C⁻¹ b that the constraints prescribe, as far as D sees it; k entries.
    fn prescribed_momenta(&self) -> Vector<'s> {
        let s = self.script;
        let held = s.multipliers("held");
        let reaction = s.solve_constraint_gram(s.constraint_rates()).at(self.place);
        self.rates(s.constraint_matrix().transpose() * held, held.to(reaction))
    }

    /// The rates of functions of q and t along the step, other variables being held.
    fn rates(&self, x: Vector<'s>, held: Place<'s>) -> Vector<'s> {
        let (s, here) = (self.script, self.place.and(held));
        let moved = x.rates(s.q(), self.rate).at(here);
        if s.mechanics.model().is_rheonomic() { moved + x.derivative(s.t().entry(0)).at(here) } else { moved }
    }

    /// The energy gains this in a unit of time where no constraint prescribes a velocity: w·F, F being forces, and as the time goes on −½ w·(∂g/∂t) w and what V
    /// gains by it.
    fn power(&self, w: Vector<'s>, ageing: Scalar<'s>) -> Scalar<'s> {
        let s = self.script;
        let power = acting(s, self.place, 0, w).dot(w) + ageing;
        if !s.mechanics.model().is_rheonomic() {
            return power;
        }
        power - s.kinetic_energy().derivative(s.t().entry(0)).at(self.place.and(s.v().to(w)))
    }
}

/// The velocity consists of u in D and of this.
#[derive(Clone, Copy)]
pub enum Beside<'s> {
    /// Nothing.
    Nothing,
    /// w₀ = g⁻¹ μᵀ C⁻¹ b, which the constraints prescribe: it is orthogonal to u, and the energy is ½ u·g u + V and ½ w₀·g w₀.
    Prescribed,
    /// The field η of a symmetry. ½ u·g u + V_η is its moving energy, V_η = V − ½ η·g η − A·η, and the energy is that and w·g η + A·η.
    Symmetry(Vector<'s>),
}

impl<'s> Beside<'s> {
    /// The part that a model has; its symmetry counts only where it is asked for.
    pub fn of(s: Script<'s>, symmetric: bool) -> Self {
        match s.symmetry().filter(|_| symmetric) {
            Some(field) => Beside::Symmetry(field),
            None if s.mechanics.model().is_affine() => Beside::Prescribed,
            None => Beside::Nothing,
        }
    }

    /// It, k entries.
    pub fn velocity(self, s: Script<'s>) -> Vector<'s> {
        match self {
            Beside::Nothing => s.zeros(s.v().len()),
            Beside::Prescribed => s.drift(),
            Beside::Symmetry(field) => field,
        }
    }

    /// ½ η·g η + A·η, which is subtracted from V; 0 where there is no symmetry.
    fn turned(self, s: Script<'s>) -> Scalar<'s> {
        match self {
            Beside::Symmetry(field) => s.kinetic_energy().at(s.v().to(field)) + s.vector_potential().dot(field),
            Beside::Nothing | Beside::Prescribed => s.ratio(0, 1),
        }
    }

    /// V, or V_η.
    pub fn potential(self, s: Script<'s>) -> Scalar<'s> {
        s.potential() - self.turned(s)
    }

    /// The rows have this force as well, the potential being [this one](Self::potential): k entries.
    ///
    /// **Equation** −(dμ/dt)ᵀ C⁻¹ b; with a symmetry −Eᵀ ∂(½ η·g η + A·η) − d(g η)/dt, and −c g u, where c = (η·Eᵀ∇̄V_η)/(u·g u), which is O(h²), makes the moving energy exact.
    pub fn force(self, middle: &Middle<'s>, u: Vector<'s>, slope: Vector<'s>) -> Vector<'s> {
        let s = middle.script;
        match self {
            Beside::Nothing => s.zeros(u.len()),
            Beside::Prescribed => -middle.prescribed_momenta(),
            Beside::Symmetry(field) => {
                let turned = s.anchor().at(middle.place).transpose() * self.turned(s).gradient(s.q()).at(middle.place);
                let momenta = s.momenta_of_velocity().at(s.v().to(field));
                let own = middle.metric() * u;
                let excess = field.at(middle.place).dot(slope).over_or_zero(u.dot(own));
                -(turned + middle.rates(momenta, s.here()) + excess * own)
            }
        }
    }

    /// The work of a step: what the energy gains. With u in D, f all that stands in its rows and V_η for V, ½ u·g u + V gains h (u·f + w·Eᵀ∇̄V + ∂̄V/∂t); the rest of the
    /// energy is a function of its ends. Where there is nothing beside u and no level moves, w = u, and what cancels is left out.
    pub fn work(
        self,
        middle: &Middle<'s>,
        [w, u]: [Vector<'s>; 2],
        [all, slope]: [Vector<'s>; 2],
        ageing: Scalar<'s>,
        old: Vector<'s>,
        (end, new): (Place<'s>, Vector<'s>),
    ) -> Scalar<'s> {
        let s = middle.script;
        let apart = match self {
            Beside::Nothing if middle.is_fixed() => return s.h() * middle.power(w, ageing),
            Beside::Nothing => s.ratio(0, 1),
            Beside::Prescribed => s.ratio(1, 2) * s.drift_energy(),
            Beside::Symmetry(field) => s.conjugate_momenta().dot(field),
        };
        s.h() * (all.dot(u) + slope.dot(w) + ageing) + (apart.at(end.and(s.v().to(new))) - apart.at(s.v().to(old)))
    }
}

/// All that pushes w at a place beside the potential: forces and control inputs at the i-th sample, terms of L that are linear in the velocities,
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
    is_frame: bool,
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
