//! Vector fields with their power, for methods that evaluate a field.

use super::blocks::Equations;
use super::lyapunov::Lyapunov;
use super::reactions;
use super::script::Script;
use super::stated::Step;
use crate::ir::handles::{Place, Scalar, Vector};

/// A vector field at the canonical symbols.
#[derive(Clone, Copy)]
pub struct Motion<'s> {
    script: Script<'s>,
    space: Space,
    /// The variables that move.
    pub y: Vector<'s>,
    /// ẏ.
    pub field: Vector<'s>,
    /// Power: the rate of the energy, for instance from control inputs; on D* the rate of ℋ.
    pub power: Scalar<'s>,
}

/// The variables of a motion.
#[derive(Clone, Copy, PartialEq)]
enum Space {
    Dstar,
    Velocities,
    Cotangent,
}

impl<'s> Motion<'s> {
    /// Returns ζ̇ = Π ∇ℋ + Z at a place of ζ, with this form of the field.
    pub fn on_dstar(s: Script<'s>, place: Place<'s>, field: impl FnOnce(Script<'s>) -> Vector<'s>) -> Self {
        let power = s.power_on_dstar(0, place);
        Motion { script: s, space: Space::Dstar, y: s.zeta(), field: field(s).at(place), power }
    }

    /// Returns (q̇, v̇) with the multipliers of the motion.
    pub fn on_velocities(s: Script<'s>) -> Self {
        let acceleration = s.values(s.ask(reactions::acceleration));
        let field = s.coordinate_rates().then(acceleration);
        let power = s.force_at(0, s.here()).dot(s.v()) + s.reacting_power() + s.power_without_forces(s.here());
        Motion { script: s, space: Space::Velocities, y: s.q().then(s.v()), field, power }
    }

    /// Returns the motion on T*Q with a feedback, and its Lyapunov function. Control inputs move the
    /// levels of the integrals, which are then variables, too.
    pub fn with_feedback(s: Script<'s>) -> (Self, Lyapunov<'s>) {
        let (levels, force) = (s.levels(), s.force_at(0, s.here()));
        let lyapunov = Lyapunov::new(s);
        let (mut y, mut field) = (s.q().then(s.p()), lyapunov.field(s.options(), levels, force));
        if s.has_work() {
            (y, field) = (y.then(levels), field.then(lyapunov.level_rates(force)));
        }
        let power = force.dot(lyapunov.motion.along);
        (Motion { script: s, space: Space::Cotangent, y, field, power }, lyapunov)
    }

    /// Returns whether slopes share factors, as those of a velocity share 1/m. On D* the derivation
    /// of the field has factored them already.
    pub fn shares_factors(&self) -> bool {
        self.space != Space::Dstar
    }

    /// Returns the field with the power as the rate of a further variable, the work.
    pub fn with_work(&self) -> Vector<'s> {
        self.field.then(self.script.vector([self.power]))
    }

    /// Solves equations for a step on D* to a new ζ, with this power as the mean of the step.
    ///
    /// # Errors
    /// The text of an internal error.
    pub fn solved(&self, equations: &Equations, new: Vector<'s>) -> Result<Step<'s>, String> {
        let s = self.script;
        let step = s.step_on_dstar(new).solve(equations)?;
        Ok(step.work_on_dstar(s.h() * self.power, new))
    }

    /// Begins a step on D* or on (q, v) to new variables, with its work.
    pub fn to(&self, new: Vector<'s>, work: Scalar<'s>) -> Step<'s> {
        let s = self.script;
        if self.space == Space::Dstar {
            return s.step_on_dstar(new).work_on_dstar(work, new);
        }
        let (q, v) = new.split(s.q().len());
        s.step_on_velocities(q, v).work(work)
    }
}
