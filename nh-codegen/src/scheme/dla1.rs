//! `dla1`: the explicit discrete Lagrange–d'Alembert method of order one.

use super::blocks::Equations;
use super::dstar::position_and_velocity;
use super::inputs;
use super::tangent::{self, Lagrange};
use super::{Conserves, Context, Discretisation, Properties, Refusal, Scheme};
use crate::ir::program::{Body, Carried};
use crate::mechanics::Mechanics;
use num_rational::BigRational;

/// L_d(q₀, q₁) = h L(q₀, (q₁ − q₀)/h) with the constraint μ(q₀)(q₁ − q₀) = 0; control inputs push by h B(q_i) u, with u at t_i, which
/// is t + h in the step that makes q_i.
///
/// The state between steps is (q_i, v_i, v_{i+1}) with v_i = (q_i − q_{i−1})/h: what is reported at node i is v_i,
/// for which μ(q_{i−1}) v_i = 0 holds and μ(q_i) v_i = 0 only to O(h).
pub struct Dla1;

impl Scheme for Dla1 {
    fn properties(&self) -> Properties {
        Properties {
            name: "dla1",
            type_name: "Dla1",
            title: "Explicit discrete Lagrange–d'Alembert method",
            equation: "L_v(q_{i−1}, v_i) + h L_q(q_i, v_{i+1}) − L_v(q_i, v_{i+1}) = μ(q_i)ᵀ λ,  μ(q_i) v_{i+1} = 0,  v_i = (q_i − q_{i−1})/h;  q_1 = q_0 + h v_0",
            source: "Cortés & Martínez (2001); Chang & Perlmutter (2018), eqs 78–85",
            order: 1,
            symmetric: false,
            energy: Conserves::Drifts,
            constraint: Conserves::Drifts,
            explicit: true,
        }
    }

    fn samples(&self) -> Vec<BigRational> {
        inputs::fractions(&[(1, 1)])
    }

    fn applies(&self, mechanics: &Mechanics) -> Result<(), Refusal> {
        tangent::needs_coordinates("dla1", mechanics)
    }

    fn discretise(&self, cx: &mut Context<'_>) -> Result<Discretisation, String> {
        let h = cx.graph.read(cx.h);
        let (q, v) = (cx.graph.read_all(&cx.q.clone()), cx.graph.read_all(&cx.w.clone()));
        let ahead_symbols = tangent::unknown_velocities(cx, "ahead");
        let ahead = cx.graph.read_all(&ahead_symbols);
        let new_q = cx.graph.vec_axpy(&q, h, &ahead);

        let next = tangent::unknown_velocities(cx, "new");
        let next_values = cx.graph.read_all(&next);
        let lambda = tangent::multipliers(cx, "lambda");
        let lambda_values = cx.graph.read_all(&lambda);
        let lagrange = Lagrange::new(cx);
        let before = tangent::point(cx, &q, &ahead);
        let momentum = cx.at(&lagrange.by_velocity, &before);
        let after = tangent::point(cx, &new_q, &next_values);
        let next_momentum = cx.at(&lagrange.by_velocity, &after);
        let force = cx.at(&lagrange.by_position, &after);
        // The node that is reached is where L_q is taken; u is that at its time.
        let driving = inputs::force(cx, 0, &after);
        let force = inputs::plus(cx, force, driving.as_deref());
        let power = inputs::power(cx, driving.as_deref(), &ahead);
        let one = cx.graph.one();
        let work = inputs::work(cx, &[(one, power)]);
        let mu = tangent::constraint_matrix_at(cx, &new_q);
        let reaction = mu.transpose_mul_vector(&mut cx.graph, &lambda_values);
        let total = cx.graph.vec_sub(&force, &reaction);
        let gained = cx.graph.vec_sub(&next_momentum, &momentum);
        let impulse = cx.graph.vec_scale(h, &total);
        let balance = cx.graph.vec_sub(&gained, &impulse);
        let slip = mu.mul_vector(&mut cx.graph, &next_values);

        let mut equations = Equations::default();
        tangent::push_velocities(cx, &mut equations, &next, &balance);
        tangent::push_multipliers(cx, &mut equations, &lambda, &slip);
        let (statements, blocks) = tangent::order(cx, &equations)?;
        let carried = vec![
            Carried { name: "q".into(), doc: "configuration q_i".into(), symbols: cx.q.clone() },
            Carried { name: "v".into(), doc: "velocity v_i = (q_i − q_{i−1})/h".into(), symbols: cx.w.clone() },
            Carried {
                name: "v_ahead".into(),
                doc: "velocity v_{i+1} of the coming step".into(),
                symbols: ahead_symbols,
            },
        ];
        let start = Body { statements: Vec::new(), outputs: tangent::groups(&[("q", &q), ("v", &v), ("v_ahead", &v)]) };
        let step =
            Body { statements, outputs: tangent::groups(&[("q", &new_q), ("v", &ahead), ("v_ahead", &next_values)]) };
        let observe = Body { statements: Vec::new(), outputs: position_and_velocity(q, v) };
        Ok(Discretisation::new(carried, (start, step, observe), blocks).with_work(work))
    }
}
