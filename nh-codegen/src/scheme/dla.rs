//! `dla`: the discrete Lagrange–d'Alembert family DLA^α, and `dla01`, its composition DLA^{0,1} (SI-DLA).

use super::blocks::Equations;
use super::inputs;
use super::tangent::{self, Lagrange};
use super::{Conserves, Context, Discretisation, MethodOption, Point, Properties, Refusal, Scheme};
use crate::ir::graph::{Symbol, Value};
use crate::mechanics::Mechanics;
use num_rational::BigRational;
use std::borrow::Cow;

/// L_v(q', v') − L_v(q, v) = h [α L_q(q, v) + (1 − α) L_q(q', v')] + h μ(q_{1−α})ᵀ λ; control inputs add
/// h [α B(q) u(t) + (1 − α) B(q') u(t + h)].
///
/// α is a number that a stepper is built with: ½, its default, is reversible and of order 2, every other value of order 1.
pub struct Dla;

const ALPHA: MethodOption = MethodOption {
    name: Cow::Borrowed("alpha"),
    text: Cow::Borrowed("the weight α of the forces at the old node, 1 − α being that at the new one"),
    default: (1, 2),
    minimum: Some((0, 1)),
    maximum: Some((1, 1)),
    gain: false,
};

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
            explicit: false,
        }
    }

    fn options(&self, _: &Mechanics) -> Vec<MethodOption> {
        vec![ALPHA]
    }

    fn samples(&self) -> Vec<BigRational> {
        inputs::fractions(&[(0, 1), (1, 1)])
    }

    fn applies(&self, mechanics: &Mechanics) -> Result<(), Refusal> {
        tangent::needs_coordinates("dla", mechanics)
    }

    fn discretise(&self, cx: &mut Context<'_>) -> Result<Discretisation, String> {
        let alpha = cx.graph.read(cx.options[0]);
        let one = cx.graph.one();
        let beta = cx.graph.sub(one, alpha);
        let h = cx.graph.read(cx.h);
        let (q, v) = (cx.graph.read_all(&cx.q.clone()), cx.graph.read_all(&cx.w.clone()));
        let first = cx.graph.mul(beta, h);
        let last = cx.graph.mul(alpha, h);
        let between = cx.graph.vec_axpy(&q, first, &v);

        let new_v = tangent::unknown_velocities(cx, "new");
        let lambda = tangent::multipliers(cx, "lambda");
        let new_v_values = cx.graph.read_all(&new_v);
        let lambda_values = cx.graph.read_all(&lambda);
        let new_q = cx.graph.vec_axpy(&between, last, &new_v_values);

        let lagrange = Lagrange::new(cx);
        let end = tangent::point(cx, &new_q, &new_v_values);
        let new_momentum = cx.at(&lagrange.by_velocity, &end);
        let new_force = cx.at(&lagrange.by_position, &end);
        // Control inputs are forces like the potential's: u at t with the old node, u at t + h with the new one.
        let (old_driving, new_driving) = (inputs::force(cx, 0, &Point::new()), inputs::force(cx, 1, &end));
        let old_force = inputs::plus(cx, lagrange.by_position.clone(), old_driving.as_deref());
        let new_force = inputs::plus(cx, new_force, new_driving.as_deref());
        let old_power = inputs::power(cx, old_driving.as_deref(), &v);
        let new_power = inputs::power(cx, new_driving.as_deref(), &new_v_values);
        let work = inputs::work(cx, &[(alpha, old_power), (beta, new_power)]);
        let old_share = cx.graph.vec_scale(alpha, &old_force);
        let force = cx.graph.vec_axpy(&old_share, beta, &new_force);
        let mu_between = tangent::constraint_matrix_at(cx, &between);
        let reaction = mu_between.transpose_mul_vector(&mut cx.graph, &lambda_values);
        let total = cx.graph.vec_add(&force, &reaction);
        let gained = cx.graph.vec_sub(&new_momentum, &lagrange.by_velocity);
        let impulse = cx.graph.vec_scale(h, &total);
        let balance = cx.graph.vec_sub(&gained, &impulse);
        let mu_end = tangent::constraint_matrix_at(cx, &new_q);
        let slip = mu_end.mul_vector(&mut cx.graph, &new_v_values);

        Ok(finish(cx, (&new_v, &balance), (&lambda, &slip), &new_q)?.with_work(work))
    }
}

fn finish(
    cx: &mut Context<'_>,
    (new_v, balance): (&[Symbol], &[Value]),
    (lambda, slip): (&[Symbol], &[Value]),
    new_q: &[Value],
) -> Result<Discretisation, String> {
    let mut equations = Equations::default();
    tangent::push_velocities(cx, &mut equations, new_v, balance);
    tangent::push_multipliers(cx, &mut equations, lambda, slip);
    let new_v = cx.graph.read_all(new_v);
    tangent::solved(cx, &equations, new_q, &new_v)
}

/// Half a step of DLA⁰ followed by half a step of DLA¹; control inputs push by h B(q_½) u, with u at t + h/2.
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
            explicit: false,
        }
    }

    fn samples(&self) -> Vec<BigRational> {
        inputs::fractions(&[(1, 2)])
    }

    fn applies(&self, mechanics: &Mechanics) -> Result<(), Refusal> {
        tangent::needs_coordinates("dla01", mechanics)
    }

    fn discretise(&self, cx: &mut Context<'_>) -> Result<Discretisation, String> {
        let h = cx.graph.read(cx.h);
        let half = cx.graph.ratio(1, 2);
        let half_step = cx.graph.mul(half, h);
        let (q, v) = (cx.graph.read_all(&cx.q.clone()), cx.graph.read_all(&cx.w.clone()));
        let middle = cx.graph.vec_axpy(&q, half_step, &v);
        let new_v = tangent::unknown_velocities(cx, "new");
        let new_v_values = cx.graph.read_all(&new_v);
        let new_q = cx.graph.vec_axpy(&middle, half_step, &new_v_values);
        let lambda = tangent::multipliers(cx, "lambda");
        let lambda_values = cx.graph.read_all(&lambda);
        let mu_middle = tangent::constraint_matrix_at(cx, &middle);
        let mu_end = tangent::constraint_matrix_at(cx, &new_q);
        let slip = mu_end.mul_vector(&mut cx.graph, &new_v_values);
        let lagrange = Lagrange::new(cx);
        let driving = inputs::force(cx, 0, &Point::new().with(&cx.q, &middle));
        let between = cx.graph.vec_mean(&v, &new_v_values);
        let power = inputs::power(cx, driving.as_deref(), &between);
        let one = cx.graph.one();
        let work = inputs::work(cx, &[(one, power)]);

        if cx.has_closed_form() {
            // The velocity in the middle and its two multipliers add up to one impulse.
            let at_middle = tangent::point(cx, &middle, &v);
            let force = cx.at(&lagrange.by_position, &at_middle);
            let force = inputs::plus(cx, force, driving.as_deref());
            let reaction = mu_middle.transpose_mul_vector(&mut cx.graph, &lambda_values);
            let total = cx.graph.vec_add(&force, &reaction);
            let end = tangent::point(cx, &new_q, &new_v_values);
            let new_momentum = cx.at(&lagrange.by_velocity, &end);
            let gained = cx.graph.vec_sub(&new_momentum, &lagrange.by_velocity);
            let impulse = cx.graph.vec_scale(h, &total);
            let balance = cx.graph.vec_sub(&gained, &impulse);
            return Ok(finish(cx, (&new_v, &balance), (&lambda, &slip), &new_q)?.with_work(work));
        }

        // General metric: v_½ with μ(q_½) v_½ = 0 from DLA⁰, then DLA¹ from there.
        let mid_v = tangent::unknown_velocities(cx, "mid");
        let mid_v_values = cx.graph.read_all(&mid_v);
        let mid_lambda = tangent::multipliers(cx, "lambda_mid");
        let mid_lambda_values = cx.graph.read_all(&mid_lambda);
        let mid = tangent::point(cx, &middle, &mid_v_values);
        let mid_momentum = cx.at(&lagrange.by_velocity, &mid);
        let mid_force = cx.at(&lagrange.by_position, &mid);
        let mid_force = inputs::plus(cx, mid_force, driving.as_deref());
        let mut balances = Vec::new();
        let end = tangent::point(cx, &new_q, &new_v_values);
        let new_momentum = cx.at(&lagrange.by_velocity, &end);
        let old_momentum = lagrange.by_velocity.clone();
        for (before, after, multipliers) in
            [(&old_momentum, &mid_momentum, &mid_lambda_values), (&mid_momentum, &new_momentum, &lambda_values)]
        {
            let reaction = mu_middle.transpose_mul_vector(&mut cx.graph, multipliers);
            let total = cx.graph.vec_add(&mid_force, &reaction);
            let gained = cx.graph.vec_sub(after, before);
            let impulse = cx.graph.vec_scale(half_step, &total);
            balances.push(cx.graph.vec_sub(&gained, &impulse));
        }
        let mid_slip = mu_middle.mul_vector(&mut cx.graph, &mid_v_values);
        let mut equations = Equations::default();
        tangent::push_velocities(cx, &mut equations, &mid_v, &balances[0]);
        tangent::push_multipliers(cx, &mut equations, &mid_lambda, &mid_slip);
        tangent::push_velocities(cx, &mut equations, &new_v, &balances[1]);
        tangent::push_multipliers(cx, &mut equations, &lambda, &slip);
        Ok(tangent::solved(cx, &equations, &new_q, &new_v_values)?.with_work(work))
    }
}
