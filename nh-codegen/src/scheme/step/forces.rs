//! The forces on w beside those of L and the constraints, and everything that changes the energy:
//! forces, prescribed velocities, the time.
//!
//! [`KINDS`] adds up F, with an entry for each kind of force. Steps take F at their
//! [sites](super::sites), at [nodes](super::nodes), or on D* in the field Z beside Π ∇ℋ. They read
//! neither the kinds nor their declarations.
//!
//! A force with a key of its own also has a row in
//! [`FORCE_KINDS`](crate::declaration::forces::FORCE_KINDS).

use super::reactions;
use super::script::Script;
use crate::declaration::forces::{DISSIPATION, ForceKind, GENERALISED};
use crate::ir::handles::{Place, Scalar, Vector};

/// The kinds of force on w beside those of L and the constraints. Each adds its force at the
/// canonical symbols, k entries, to the sum of those before it.
const KINDS: [for<'s> fn(Script<'s>, Vector<'s>) -> Vector<'s>; 3] = [inputs, generalised, friction];

/// Returns F at the canonical symbols, k entries.
pub fn applied_force(s: Script<'_>) -> Vector<'_> {
    KINDS.iter().fold(s.zeros(s.mechanics.model().k()), |sum, add| add(s, sum))
}

/// Adds B(q) u.
fn inputs<'s>(s: Script<'s>, sum: Vector<'s>) -> Vector<'s> {
    if s.has_inputs() { sum + s.input_force() } else { sum }
}

/// Adds the declared components of F(t, q, w).
fn generalised<'s>(s: Script<'s>, sum: Vector<'s>) -> Vector<'s> {
    let components = s.declared(GENERALISED).filter_map(|(velocity, force)| Some((velocity?, force)));
    components.fold(sum, |sum, (i, force)| sum.with(i, sum.entry(i) + force))
}

/// Subtracts ∂R/∂w.
fn friction<'s>(s: Script<'s>, sum: Vector<'s>) -> Vector<'s> {
    s.declared(DISSIPATION).fold(sum, |sum, (_, dissipation)| sum - dissipation.gradient(s.v()))
}

/// Forces.
impl<'s> Script<'s> {
    /// Returns the declared expressions of one kind, each with the index of its velocity if it has
    /// one.
    fn declared(self, kind: ForceKind) -> impl Iterator<Item = (Option<usize>, Scalar<'s>)> {
        let forces = self.mechanics.model().forces.all.iter().filter(move |force| force.kind == kind);
        forces.map(move |force| (force.velocity, self.value(self.ask(|cx| cx.lower_tree(&force.tree)))))
    }

    /// Returns whether the model has control inputs.
    fn has_inputs(self) -> bool {
        !self.mechanics.model().about.inputs.is_empty()
    }

    /// Returns whether a force depends on the velocity.
    pub fn has_friction(self) -> bool {
        self.mechanics.model().forces.depend_on_velocities()
    }

    /// Returns B(q) u, k entries.
    pub fn input_force(self) -> Vector<'s> {
        if self.has_inputs() { self.values(self.ask(|cx| cx.input_force())) } else { self.zeros(self.v().len()) }
    }

    /// Returns F at a place, with the i-th sample; k entries.
    pub fn force_at(self, i: usize, place: Place<'s>) -> Vector<'s> {
        self.applied_force().at(place.and(self.sampled(i)))
    }

    /// Returns F − ∂A/∂t at a place of (q, w), with the i-th sample: the forces that do work.
    pub fn working_force(self, i: usize, place: Place<'s>) -> Vector<'s> {
        self.force_at(i, place) + self.induced_force().at(place)
    }

    /// Returns Ω w at a place of q; 0 for a model without gyroscopic forces.
    pub fn gyroscopic(self, place: Place<'s>, w: Vector<'s>) -> Vector<'s> {
        if self.mechanics.model().lagrangian.is_gyroscopic() {
            self.gyroscopic_matrix().at(place) * w
        } else {
            self.zeros(w.len())
        }
    }

    /// Returns (0, Xᵀ (F − ∂A/∂t)), n + m entries, at a place with the i-th sample. The velocity
    /// has the components v in the frame.
    pub fn force_on_dstar(self, i: usize, place: Place<'s>, v: Vector<'s>) -> Vector<'s> {
        let force = self.applied_force() + self.induced_force();
        let force = if self.has_friction() { force.at(self.v().to(self.moving_velocity())) } else { force };
        let push = (self.frame().transpose() * force).at(place.and(self.sampled(i)).and(self.components().to(v)));
        self.zeros(self.q().len()).then(push)
    }

    /// Returns Z = Z₀ + (0, Xᵀ F), the part of ζ̇ beside Π ∇ℋ, with the i-th sample. Z₀ is taken at
    /// the place and the force at the components v of the velocity.
    pub fn external_field(self, i: usize, place: Place<'s>, v: Vector<'s>) -> Vector<'s> {
        self.drift_at(i, place) + self.force_on_dstar(i, place, v)
    }

    /// Returns Z₀ at a place of ζ, with the time of the i-th sample.
    fn drift_at(self, i: usize, place: Place<'s>) -> Vector<'s> {
        let field = self.drift_field();
        if field.depends_on(self.components()) {
            field.at(self.components().to(self.frame_velocity())).at(place.and(self.sampled(i)))
        } else {
            field.at(place.and(self.sampled(i)))
        }
    }
}

/// Power from outside. All of it is 0 for a natural system without control inputs.
impl<'s> Script<'s> {
    /// Returns whether anything changes the energy: control inputs, forces, prescribed velocities,
    /// the time.
    pub fn has_work(self) -> bool {
        self.has_inputs() || self.mechanics.model().changes_energy()
    }

    /// Returns −∂L/∂t at fixed (q, w) at a place: the power without any force.
    pub fn power_without_forces(self, place: Place<'s>) -> Scalar<'s> {
        if !self.mechanics.model().is_rheonomic() {
            return self.ratio(0, 1);
        }
        -self.lagrangian().derivative(self.t().entry(0)).at(place)
    }

    /// Returns λ·b for the multipliers of the motion: the power of the constraints, which is 0 if
    /// they prescribe no velocity.
    pub fn reacting_power(self) -> Scalar<'s> {
        if !self.mechanics.model().is_affine() {
            return self.ratio(0, 1);
        }
        self.values(self.ask(reactions::multipliers)).dot(self.constraint_rates())
    }

    /// Returns ∂ℋ/∂t at fixed ζ.
    pub fn hamiltonian_rate(self) -> Scalar<'s> {
        if !self.mechanics.model().is_rheonomic() {
            return self.ratio(0, 1);
        }
        // The derivative is taken at the stationary v of ρ·v + V − T.
        let rate = self.potential_less_kinetic().derivative(self.t().entry(0));
        rate.at(self.components().to(self.frame_velocity()))
    }

    /// Returns the power Z·∇ℋ + ∂ℋ/∂t, the rate of ℋ, at a place of ζ with the i-th sample.
    pub fn power_on_dstar(self, i: usize, place: Place<'s>) -> Scalar<'s> {
        let place = place.and(self.sampled(i));
        let v = self.frame_velocity();
        if self.mechanics.model().is_natural() {
            return self.force_on_dstar(i, place, v.at(place)).split(self.q().len()).1.dot(v.at(place));
        }
        let external = self.external_field(i, place, v.at(place));
        external.dot(self.hamiltonian_gradient().at(place)) + self.hamiltonian_rate().at(place)
    }

    /// Returns E − ℋ = w₀·g w₀.
    pub fn drift_energy(self) -> Scalar<'s> {
        if !self.mechanics.model().is_affine() {
            return self.ratio(0, 1);
        }
        2 * self.kinetic_energy().at(self.v().to(self.drift()))
    }
}
