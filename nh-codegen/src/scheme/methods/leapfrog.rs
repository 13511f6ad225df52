//! `leapfrog`: the geometric nonholonomic integrator (GNI), in its projected form if the mass is
//! constant.

use super::blocks::Equations;
use super::script::Step;
use super::{Conserves, Discretisation, Method, Properties, Samples, Script, tangent};
use crate::ir::handles::{Place, Scalar, Vector};
use crate::ir::program::Role;

/// p⁻ = (P* − Q*)(q) p⁺ with the discrete Legendre transforms of L_d(q, q') = h/2 (L(q, u) + L(q', u)), u = (q' − q)/h.
///
/// For a constant mass this is p_{k+½} = (I − 2 Q*) p_{k−½} + h P* f,  q_{k+1} = q_k + h M⁻¹ p_{k+½}.
///
/// Control inputs are forces f = B u − ∂V (eq. 16). At a node, u is the mean of its carried value
/// at the end of the previous step and its value at the beginning of this one; if u is continuous,
/// the two are equal. The first node has no previous step and therefore no force of one.
pub(super) const LEAPFROG: Method = Method {
    properties: Properties {
        name: "leapfrog",
        type_name: "Leapfrog",
        title: "Geometric nonholonomic integrator (GNI), the projected leapfrog where the mass is constant",
        equation: "−D₁L_d(q_k, q_{k+1}) = (P* − Q*)(q_k) D₂L_d(q_{k−1}, q_k),  L_d(q, q') = h/2 (L(q, u) + L(q', u)), u = (q' − q)/h;  for constant M: p_{k+½} = (I − 2 Qᵀ(q_k)) p_{k−½} + h Pᵀ(q_k) f(q_k),  q_{k+1} = q_k + h M⁻¹ p_{k+½},  f = −∂V;  nodal p_k = Pᵀ(q_k) D₂L_d(q_{k−1}, q_k) = Pᵀ(q_k) (p_{k−½} + h/2 f(q_k))",
        source: "Ferraro, Iglesias & Martín de Diego (2008); Kobilarov, Martín de Diego & Ferraro (2010), eqs 6, 15–16",
        order: 2,
        symmetric: true,
        energy: Conserves::Bounded,
        constraint: Conserves::Exactly,
    },
    samples: Samples::At(&[(0, 1), (1, 1)]),
    applies: tangent::needs_coordinates,
    step: |s| if s.has_closed_form() && s.mechanics.model().is_natural() { closed(s) } else { general(s) },
    ..Method::DEFAULT
};

/// Returns the step for a constant mass: momenta at half steps, no equations to solve.
fn closed(s: Script<'_>) -> Result<Discretisation, String> {
    let (h, q, p, v) = (s.h(), s.q(), s.p(), s.v());
    let force = -s.potential_gradient();
    let applied = NodalForce::new(s);
    let inverse_mass = s.inverse_mass();

    // The half-step momentum before the first node, such that p_½ = p₀ + h/2 P* f there:
    // (I − 2 Q*) p_{−½} + h P* f with p_{−½} = p₀ − h/2 P* f and Q* p₀ = 0.
    let before = s.mass_matrix() * v - h / 2 * project(s, force);
    // With b = 2 p + h f the update is p + h f − Q* b: one small solve, no dense projector.
    let impulse = h * (force + applied.mean);
    let new_p = p + impulse - reaction(s, 2 * p + impulse);
    let velocity = inverse_mass * new_p;
    let new_q = q + h * velocity;
    // p_k = P* (p_{k−½} + h/2 f).
    let nodal = project(s, p + h / 2 * (force + applied.arriving));
    let step = s.step(q, inverse_mass * nodal).carry(Role::Configuration, "configuration q_k", q, q, new_q).carry(
        Role::HalfStepMomenta,
        "momenta p_{k−½} half a step before the node",
        p,
        before,
        new_p,
    );
    Ok(applied.carry(step).work(applied.work(new_q, velocity)).finish())
}

/// Returns the step for any metric: it carries p⁺_k = D₂L_d(q_{k−1}, q_k), and solves for u =
/// (q_{k+1} − q_k)/h.
///
/// D₂L_d = ½ (L_v(q, u) + L_v(q', u)) + h/2 L_q(q', u) and −D₁L_d = ½ (L_v(q, u) + L_v(q', u)) − h/2 L_q(q, u).
fn general(s: Script<'_>) -> Result<Discretisation, String> {
    let (h, q, p, v) = (s.h(), s.q(), s.p(), s.v());
    let (momentum, force, inverse_mass) = (s.conjugate_momenta(), s.lagrangian_force(), s.inverse_mass());
    let u = s.unknown_velocities("ahead");
    let new_q = q + h * u;
    let (here, node) = (q.to(q).and(v.to(u)), q.to(new_q).and(s.afterwards()));
    let there = node.and(v.to(u));
    let mean = momentum.at(here).mean(momentum.at(there));
    // Other forces are treated like L_q.
    let (departing_force, arriving_force) = (further(s, 0, here), further(s, 1, q.to(new_q).and(v.to(u))));
    let departing = mean - h / 2 * (force.at(here) + departing_force);
    let new_p = mean + h / 2 * (force.at(there) + arriving_force);
    // (P* − Q*) p = p − 2 Q* p, plus h P* B u as in the closed form, with u the mean at the node.
    // For canonical momenta the reflection applies to the kinetic ones, p − A, about those of the
    // prescribed velocity, g w₀.
    let (applied, kinetic) = (NodalForce::new(s), p - s.vector_potential());
    let prescribed = s.momenta_of_velocity().at(v.to(s.drift()));
    let turned = p - 2 * (reaction(s, kinetic) - prescribed) + h * project(s, applied.mean);

    // The first guess is the velocity of the reflected momentum. Its part across the constraints
    // changes its sign in every step.
    let mut equations = Equations { alternate: true, ..Equations::default() };
    let guess = inverse_mass * (turned - s.vector_potential());
    equations.rates(s, u, departing - turned, guess, q);

    // The start is p⁺ = p₀ + h/2 Q* f with f = L_q(q₀, v₀), so that −D₁L_d = p₀ − h/2 Q* f. This is
    // the closed form's p_½ = p₀ + h/2 P* f.
    let force = match s.mechanics.model().is_natural() {
        true => force,
        false => {
            let of_lagrangian = s.natural_lagrangian().gradient(q) + s.gyroscopic(s.here(), v) + s.induced_force();
            of_lagrangian + further(s, 0, s.here())
        }
    };
    let arriving = momentum + h / 2 * reaction(s, force);
    let nodal = project(s, kinetic + h / 2 * applied.arriving);
    let text = "discrete momenta p⁺_k = D₂L_d(q_{k−1}, q_k) of the last step";
    let velocity = inverse_mass * nodal + s.drift();
    let step = s.step(q, velocity).carry(Role::Configuration, "configuration q_k", q, q, new_q).carry(
        Role::Momenta,
        text,
        p,
        arriving,
        new_p,
    );
    let further_work = (departing_force + arriving_force).dot(u) / 2
        + (s.power_without_forces(here) + s.power_without_forces(there)) / 2;
    // Half of the constraints' impulse at a node belongs to the previous step: the trapezoidal rule
    // with the multipliers at the nodes.
    let power = s.reacting_power().at(v.to(velocity));
    let reacted = power.mean(power.at(node.and(p.to(new_p))));
    let work = applied.work(new_q, u) + h * (further_work + reacted);
    Ok(applied.carry(step).solve(&equations)?.work(work).finish())
}

/// Returns the forces other than control inputs.
fn further<'s>(s: Script<'s>, sample: usize, place: Place<'s>) -> Vector<'s> {
    let u = s.u();
    let force = s.applied_force().at(u.to(s.zeros(u.len())));
    force.at(place.and(s.sampled(sample)))
}

/// Returns Q* b = νᵀ (ν M⁻¹ νᵀ)⁻¹ ν M⁻¹ b, where ν is μ or [other
/// rows](crate::mechanics::Mechanics::reaction_rows) of the same span.
fn reaction<'s>(s: Script<'s>, b: Vector<'s>) -> Vector<'s> {
    let nu = s.reaction_rows();
    nu.transpose() * (s.inverse_reaction_gram() * (nu * (s.inverse_mass() * b)))
}

/// Returns P* b = b − Q* b.
pub(super) fn project<'s>(s: Script<'s>, b: Vector<'s>) -> Vector<'s> {
    b - reaction(s, b)
}

/// The forces of the control inputs around a node.
#[derive(Clone, Copy)]
struct NodalForce<'s> {
    script: Script<'s>,
    /// The carried u at the end of the previous step.
    last: Vector<'s>,
    /// B(q) u with that u.
    arriving: Vector<'s>,
    /// B(q) u with the mean of that u and u at the beginning of this step.
    mean: Vector<'s>,
}

impl<'s> NodalForce<'s> {
    fn new(s: Script<'s>) -> Self {
        let (u, last) = (s.u(), s.named_after(s.u(), "last"));
        let with = |values| s.input_force().at(u.to(values));
        NodalForce { script: s, last, arriving: with(last), mean: with(last.mean(u)) }
    }

    /// Returns h/2 (B(q) u(t) + B(q') u(t + h))·velocity.
    fn work(self, new_q: Vector<'s>, velocity: Vector<'s>) -> Scalar<'s> {
        let s = self.script;
        let at = |i, place: Place<'s>| s.input_force().at(place.and(s.sampled(i)));
        s.h() / 2 * (at(0, s.here()).dot(velocity) + at(1, s.q().to(new_q)).dot(velocity))
    }

    /// Carries the second sample; its value at the start is 0.
    fn carry(self, step: Step<'s>) -> Step<'s> {
        let (s, text) = (self.script, "control inputs u at the end of the last step");
        if s.has_work() {
            step.carry(Role::LastInputs, text, self.last, s.zeros(self.last.len()), s.sample(1))
        } else {
            step
        }
    }
}
