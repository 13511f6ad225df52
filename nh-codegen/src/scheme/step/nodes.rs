//! Nodes between two steps, for methods that pass discrete momenta on from step to step.
//!
//! Half of what acts at a node belongs to the previous step. Control inputs there are the mean of
//! their carried values at the end of that step and of those at the beginning of this one.

use super::projection::{project, reaction};
use super::script::Script;
use super::sites::Site;
use super::stated::Step;
use crate::ir::handles::{Place, Scalar, Vector};
use crate::ir::program::Role;

/// The forces of the control inputs around a node.
#[derive(Clone, Copy)]
pub struct NodalForce<'s> {
    script: Script<'s>,
    /// The carried u at the end of the previous step.
    last: Vector<'s>,
    /// B(q) u with that u.
    pub arriving: Vector<'s>,
    /// B(q) u with the mean of that u and u at the beginning of this step.
    pub mean: Vector<'s>,
}

impl<'s> NodalForce<'s> {
    /// Returns the forces at the old node.
    pub fn new(s: Script<'s>) -> Self {
        let (u, last) = (s.u(), s.named_after(s.u(), "last"));
        let with = |values| s.input_force().at(u.to(values));
        NodalForce { script: s, last, arriving: with(last), mean: with(last.mean(u)) }
    }

    /// Returns h/2 (B(q) u(t) + B(q') u(t + h))·velocity.
    pub fn work(self, new_q: Vector<'s>, velocity: Vector<'s>) -> Scalar<'s> {
        let s = self.script;
        let at = |i, place: Place<'s>| s.input_force().at(place.and(s.sampled(i)));
        s.h() / 2 * (at(0, s.here()).dot(velocity) + at(1, s.q().to(new_q)).dot(velocity))
    }

    /// Carries the second sample; its value at the start is 0.
    pub fn carry(self, step: Step<'s>) -> Step<'s> {
        let (s, text) = (self.script, "control inputs u at the end of the last step");
        if s.has_work() {
            step.carry(Role::LastInputs, text, self.last, s.zeros(self.last.len()), s.sample(1))
        } else {
            step
        }
    }
}

/// Returns the power of the constraints as the mean of that at both ends, the trapezoidal rule with
/// the multipliers of the motion. `velocity` is that of a node, and `end` the place of the new one.
pub fn power_at_ends<'s>(s: Script<'s>, velocity: Vector<'s>, end: Place<'s>) -> Scalar<'s> {
    let power = s.reacting_power().at(s.v().to(velocity));
    power.mean(power.at(end.and(s.afterwards())))
}

/// Returns p − A, the kinetic part of canonical momenta.
pub fn kinetic<'s>(s: Script<'s>, p: Vector<'s>) -> Vector<'s> {
    p - s.vector_potential()
}

/// Returns (P* − Q*) p for the kinetic part of p, about the momenta g w₀ of the prescribed velocity.
pub fn reflected<'s>(s: Script<'s>, p: Vector<'s>) -> Vector<'s> {
    let prescribed = s.momenta_of_velocity().at(s.v().to(s.drift()));
    p - 2 * (reaction(s, kinetic(s, p)) - prescribed)
}

/// Returns the velocity g⁻¹ (p − A) of momenta.
pub fn velocity_of<'s>(s: Script<'s>, p: Vector<'s>) -> Vector<'s> {
    s.inverse_mass() * kinetic(s, p)
}

/// Returns the admissible velocity nearest to w in the metric g.
pub fn admissible<'s>(s: Script<'s>, w: Vector<'s>) -> Vector<'s> {
    s.projector_d() * w + s.drift()
}

/// Returns the admissible velocity at a node of momenta p that arrive there, and of an impulse b.
pub fn nodal_velocity<'s>(s: Script<'s>, p: Vector<'s>, b: Vector<'s>) -> Vector<'s> {
    s.inverse_mass() * project(s, kinetic(s, p) + b) + s.drift()
}

/// Returns L_q with the other forces at the start of a motion. Terms of L that are linear in the
/// velocities act by Ω w − ∂A/∂t.
pub fn starting_force<'s>(s: Script<'s>) -> Vector<'s> {
    if s.mechanics.model().is_natural() {
        return s.lagrangian_force();
    }
    let of_lagrangian = s.natural_lagrangian().gradient(s.q()) + s.gyroscopic(s.here(), s.v()) + s.induced_force();
    of_lagrangian + Site::without_inputs(s, 0, s.here()).forces()
}
