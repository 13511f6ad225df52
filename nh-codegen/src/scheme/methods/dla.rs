//! `dla`: the discrete Lagrange–d'Alembert family DLA^α, and `dla01`, its composition DLA^{0,1} (SI-DLA).

use super::blocks::Equations;
use super::step::Site;
use super::{Conserves, Discretisation, Method, MethodOption, Properties, Samples, Script, tangent};

/// L_v(q', v') − L_v(q, v) = h [α L_q(q, v) + (1 − α) L_q(q', v')] + h μ(q_{1−α})ᵀ λ; control inputs add
/// h [α B(q) u(t) + (1 − α) B(q') u(t + h)].
///
/// α is an option of the stepper. Its default ½ is reversible and of order 2; every other value is
/// of order 1.
pub(super) const DLA: Method = Method {
    properties: Properties {
        name: "dla",
        type_name: "Dla",
        title: "Discrete Lagrange–d'Alembert method DLA^α (order and symmetry at α = ½; order 1 elsewhere)",
        equation: "q_{1−α} = q + (1−α) h v;  L_v(q', v') − L_v(q, v) = h [α L_q(q, v) + (1−α) L_q(q', v')] + h μ(q_{1−α})ᵀ λ;  q' = q_{1−α} + α h v';  μ(q') v' = 0",
        source: "Cortés & Martínez (2001); McLachlan & Perlmutter (2006); Modin & Verdier (2020), eqs 27 and 28",
        order: 2,
        symmetric: true,
        energy: Conserves::Bounded,
        constraint: Conserves::Exactly,
    },
    samples: Samples::At(&[(0, 1), (1, 1)]),
    options: |_| {
        let text = "the weight α of the forces at the old node; the forces at the new node have the weight 1 − α";
        vec![MethodOption::weight("alpha", text)]
    },
    applies: tangent::needs_coordinates,
    step: family,
    ..Method::DEFAULT
};

fn family(s: Script<'_>) -> Result<Discretisation, String> {
    let (h, alpha, q, v) = (s.h(), s.options().entry(0), s.q(), s.v());
    let beta = 1 - alpha;
    let (new_v, lambda) = (s.unknown_velocities("new"), s.multipliers("lambda"));
    let between = q + beta * h * v;
    let new_q = between + alpha * h * new_v;
    // Control inputs are forces like the potential's: u at t with the old node, u at t + h with the
    // new one.
    let (old, new) = (Site::new(s, 0, s.here()), Site::new(s, 1, q.to(new_q).and(v.to(new_v))));
    let middle = Site::free(s, q.to(between).and(s.halfway()));
    let (force, reaction) = (alpha * old.force() + beta * new.force(), middle.reaction(lambda));

    let mut equations = Equations::default();
    equations.velocities(s, new_v, new.momenta() - old.momenta() - h * (force + reaction));
    equations.multipliers(s, lambda, new.slip());
    let sites = [(alpha, old), (beta, new), (s.ratio(1, 1), middle.held_last(lambda))];
    Ok(s.step_on_velocities(new_q, new_v).solve(&equations)?.work_at(sites).finish())
}

/// Half a step of DLA⁰ followed by half a step of DLA¹. Control inputs add h B(q_½) u, with u at
/// t + h/2.
pub(super) const DLA01: Method = Method {
    properties: Properties {
        name: "dla01",
        type_name: "Dla01",
        title: "Discrete Lagrange–d'Alembert method DLA^{0,1} (SI-DLA)",
        equation: "half a step of DLA⁰, then half a step of DLA¹; for constant M: q_½ = q + h/2 v;  M v' = M v − h V_q(q_½) + h μ(q_½)ᵀ λ;  q' = q_½ + h/2 v';  μ(q') v' = 0",
        source: "Modin & Verdier (2020), eq. 29",
        order: 2,
        symmetric: true,
        energy: Conserves::Bounded,
        constraint: Conserves::Exactly,
    },
    samples: Samples::At(&[(1, 2)]),
    applies: tangent::needs_coordinates,
    step: composed,
    ..Method::DEFAULT
};

fn composed(s: Script<'_>) -> Result<Discretisation, String> {
    // The force at the midpoint is taken at the old velocity.
    let is_closed = s.has_closed_form() && !s.mechanics.model().lagrangian.is_gyroscopic();
    let (h, q, v) = (s.h(), s.q(), s.v());
    let (new_v, lambda) = (s.unknown_velocities("new"), s.multipliers("lambda"));
    let middle = q + h / 2 * v;
    let new_q = middle + h / 2 * new_v;
    let (old, new) = (Site::free(s, s.here()), Site::free(s, q.to(new_q).and(v.to(new_v)).and(s.afterwards())));
    // Forces take the mean of the velocities.
    let mid = Site::new(s, 0, q.to(middle).and(v.to(v.mean(new_v))));

    let mut equations = Equations::default();
    let mut impulse = lambda;
    if is_closed {
        // The two multipliers of the midpoint velocity add up to one impulse.
        let force = mid.force_of(v) + mid.reaction(lambda);
        equations.velocities(s, new_v, new.momenta() - old.momenta() - h * force);
    } else {
        // v_½ with μ(q_½) v_½ = 0 from DLA⁰, then DLA¹ from there.
        let (mid_v, mid_lambda) = (s.unknown_velocities("mid"), s.multipliers("lambda_mid"));
        let node = mid.with_velocity(mid_v);
        let (momenta, force) = (node.momenta(), mid.force_of(mid_v));
        equations.velocities(s, mid_v, momenta - old.momenta() - h / 2 * (force + mid.reaction(mid_lambda)));
        equations.multipliers(s, mid_lambda, node.slip());
        impulse = impulse.mean(mid_lambda);
        equations.velocities(s, new_v, new.momenta() - momenta - h / 2 * (force + mid.reaction(lambda)));
    }
    equations.multipliers(s, lambda, new.slip());
    let sites = [(s.ratio(1, 1), mid.held(impulse))];
    Ok(s.step_on_velocities(new_q, new_v).solve(&equations)?.work_at(sites).finish())
}
