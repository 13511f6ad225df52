//! `dla`: the discrete Lagrange–d'Alembert family DLA^α, and `dla01`, its composition DLA^{0,1} (SI-DLA).

use super::blocks::Equations;
use super::inputs;
use super::tangent;
use super::{Conserves, Context, Discretisation, MethodOption, Properties, Refusal, Scheme};
use crate::mechanics::Mechanics;
use num_rational::BigRational;

/// L_v(q', v') − L_v(q, v) = h [α L_q(q, v) + (1 − α) L_q(q', v')] + h μ(q_{1−α})ᵀ λ; control inputs add
/// h [α B(q) u(t) + (1 − α) B(q') u(t + h)].
///
/// α is an option of the stepper. Its default ½ is reversible and of order 2; every other value is
/// of order 1.
pub struct Dla;

impl Scheme for Dla {
    fn properties(&self) -> Properties {
        Properties {
            name: "dla",
            type_name: "Dla",
            title: "Discrete Lagrange–d'Alembert method DLA^α (order and symmetry at α = ½; order 1 elsewhere)",
            equation: "q_{1−α} = q + (1−α) h v;  L_v(q', v') − L_v(q, v) = h [α L_q(q, v) + (1−α) L_q(q', v')] + h μ(q_{1−α})ᵀ λ;  q' = q_{1−α} + α h v';  μ(q') v' = 0",
            source: "Cortés & Martínez (2001); McLachlan & Perlmutter (2006); Modin & Verdier (2020), eqs 27 and 28",
            order: 2,
            symmetric: true,
            energy: Conserves::Bounded,
            constraint: Conserves::Exactly,
        }
    }

    fn options(&self, _: &Mechanics) -> Vec<MethodOption> {
        vec![MethodOption::weight(
            "alpha",
            "the weight α of the forces at the old node; the forces at the new node have the weight 1 − α",
        )]
    }

    fn samples(&self) -> Vec<BigRational> {
        inputs::fractions(&[(0, 1), (1, 1)])
    }

    fn applies(&self, mechanics: &Mechanics) -> Result<(), Refusal> {
        tangent::needs_coordinates("dla", mechanics)
    }

    fn discretise(&self, cx: &mut Context<'_>) -> Result<Discretisation, String> {
        cx.write(|s| {
            let (h, alpha, q, v) = (s.h(), s.options().entry(0), s.q(), s.v());
            let beta = 1 - alpha;
            let (new_v, lambda) = (s.unknown_velocities("new"), s.multipliers("lambda"));
            let between = q + beta * h * v;
            let new_q = between + alpha * h * new_v;
            let (nodal, end) = (q.to(new_q).and(s.afterwards()), q.to(new_q).and(v.to(new_v)).and(s.afterwards()));

            let (momentum, force, mu) = (s.conjugate_momenta(), s.lagrangian_force(), s.constraint_matrix());
            // Control inputs are forces like the potential's: u at t with the old node, u at t + h
            // with the new one.
            let (old_driving, new_driving) = (s.driving(0, s.here()), s.driving(1, end));
            let mean_force = alpha * (force + old_driving) + beta * (force.at(end) + new_driving);
            let there = q.to(between).and(s.halfway());
            let reaction = mu.at(there).transpose() * lambda;

            let mut equations = Equations::default();
            equations.velocities(s, new_v, momentum.at(end) - momentum - h * (mean_force + reaction));
            equations.multipliers(s, lambda, s.slip(nodal, new_v));
            let done = alpha * (old_driving.dot(v) + s.gain(s.here())) + beta * (new_driving.dot(new_v) + s.gain(end));
            let work = h * (done + lambda.dot(s.constraint_rates().at(there)));
            Ok(s.step_on_velocities(new_q, new_v).solve(&equations)?.work(work).finish())
        })
    }
}

/// Half a step of DLA⁰ followed by half a step of DLA¹. Control inputs add h B(q_½) u, with u at
/// t + h/2.
pub struct Dla01;

impl Scheme for Dla01 {
    fn properties(&self) -> Properties {
        Properties {
            name: "dla01",
            type_name: "Dla01",
            title: "Discrete Lagrange–d'Alembert method DLA^{0,1} (SI-DLA)",
            equation: "half a step of DLA⁰, then half a step of DLA¹; for constant M: q_½ = q + h/2 v;  M v' = M v − h V_q(q_½) + h μ(q_½)ᵀ λ;  q' = q_½ + h/2 v';  μ(q') v' = 0",
            source: "Modin & Verdier (2020), eq. 29",
            order: 2,
            symmetric: true,
            energy: Conserves::Bounded,
            constraint: Conserves::Exactly,
        }
    }

    fn samples(&self) -> Vec<BigRational> {
        inputs::fractions(&[(1, 2)])
    }

    fn applies(&self, mechanics: &Mechanics) -> Result<(), Refusal> {
        tangent::needs_coordinates("dla01", mechanics)
    }

    fn discretise(&self, cx: &mut Context<'_>) -> Result<Discretisation, String> {
        // The force at the midpoint is taken at the old velocity.
        let is_closed = cx.has_closed_form() && !cx.mechanics.model().lagrangian.is_gyroscopic();
        cx.write(|s| {
            let (h, q, v) = (s.h(), s.q(), s.v());
            let (new_v, lambda) = (s.unknown_velocities("new"), s.multipliers("lambda"));
            let middle = q + h / 2 * v;
            let new_q = middle + h / 2 * new_v;
            let (nodal, there) = (q.to(new_q).and(s.afterwards()), q.to(middle).and(s.halfway()));
            let end = nodal.and(v.to(new_v));
            let (momentum, force, mu) = (s.conjugate_momenta(), s.lagrangian_force(), s.constraint_matrix());
            let mean_v = v.mean(new_v);
            let (mu_middle, driving) = (mu.at(there), s.driving(0, q.to(middle).and(v.to(mean_v))));
            let reaction = |lambda| mu_middle.transpose() * lambda;

            let mut equations = Equations::default();
            let mut impulse = lambda;
            if is_closed {
                // The two multipliers of the midpoint velocity add up to one impulse.
                let force = force.at(there.and(v.to(v))) + driving;
                equations.velocities(s, new_v, momentum.at(end) - momentum - h * (force + reaction(lambda)));
            } else {
                // v_½ with μ(q_½) v_½ = 0 from DLA⁰, then DLA¹ from there.
                let (mid_v, mid_lambda) = (s.unknown_velocities("mid"), s.multipliers("lambda_mid"));
                let mid = there.and(v.to(mid_v));
                let (mid_momentum, force) = (momentum.at(mid), force.at(mid) + driving);
                equations.velocities(s, mid_v, mid_momentum - momentum - h / 2 * (force + reaction(mid_lambda)));
                equations.multipliers(s, mid_lambda, s.slip(there, mid_v));
                impulse = impulse.mean(mid_lambda);
                equations.velocities(s, new_v, momentum.at(end) - mid_momentum - h / 2 * (force + reaction(lambda)));
            }
            equations.multipliers(s, lambda, s.slip(nodal, new_v));
            let reacted = impulse.dot(s.constraint_rates().at(there));
            let work = h * (driving.dot(mean_v) + reacted + s.gain(there.and(v.to(mean_v))));
            Ok(s.step_on_velocities(new_q, new_v).solve(&equations)?.work(work).finish())
        })
    }
}
