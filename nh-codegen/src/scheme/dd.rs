//! `dd`: the discrete-derivative method, energy-preserving on (q, v).

use super::blocks::Equations;
use super::discrete_gradient;
use super::inputs;
use super::tangent;
use super::{Conserves, Context, Discretisation, Point, Properties, Refusal, Scheme};
use crate::ir::difference::Change;
use crate::ir::graph::Value;
use crate::mechanics::Mechanics;
use num_rational::BigRational;

/// q' = q + h (v + v')/2;  M v' = M v + h (−∇̄V(q, q') + B(q̄) u + μ(q̄)ᵀ λ);  μ(q̄)(v + v') = 0, with u at t + h/2.
pub struct DiscreteDerivative;

impl Scheme for DiscreteDerivative {
    fn properties(&self) -> Properties {
        Properties {
            name: "dd",
            type_name: "DiscreteDerivative",
            title: "Discrete-derivative method with Gonzalez' gradient of the potential",
            equation: "q' = q + h (v + v')/2;  M v' = M v + h (−∇̄V(q, q') + μ(q̄)ᵀ λ);  μ(q̄)(v + v') = 0",
            source: "Gonzalez (1999), Mechanical systems subject to holonomic constraints; Modin & Verdier (2020), A.3",
            order: 2,
            symmetric: true,
            energy: Conserves::Exactly,
            constraint: Conserves::Bounded,
            explicit: false,
        }
    }

    fn samples(&self) -> Vec<BigRational> {
        inputs::fractions(&[(1, 2)])
    }

    fn applies(&self, mechanics: &Mechanics) -> Result<(), Refusal> {
        tangent::needs_constant_mass(
            "dd",
            mechanics,
            "use `gonzalez-f` (energy exact for every metric, the constraints at midpoints too) or `gonzalez` on D*",
        )
    }

    fn discretise(&self, cx: &mut Context<'_>) -> Result<Discretisation, String> {
        let h = cx.graph.read(cx.h);
        let half = cx.graph.ratio(1, 2);
        let half_step = cx.graph.mul(half, h);
        let (q, v) = (cx.graph.read_all(&cx.q.clone()), cx.graph.read_all(&cx.w.clone()));
        // The unknown is the mean velocity u = (v + v')/2: q' = q + h u, v' = 2 u − v.
        let mean = tangent::unknown_velocities(cx, "mean");
        let u = cx.graph.read_all(&mean);
        let lambda = tangent::multipliers(cx, "lambda");
        let lambda_values = cx.graph.read_all(&lambda);
        let middle = cx.graph.vec_axpy(&q, half_step, &u);
        let delta = cx.graph.vec_scale(h, &u);
        let new_q = cx.graph.vec_add(&q, &delta);
        let twice: Vec<Value> = u.iter().map(|&x| cx.graph.add(x, x)).collect();
        let new_v = cx.graph.vec_sub(&twice, &v);

        let potential = cx.potential();
        let changes: Vec<Change> =
            (0..q.len()).map(|i| Change { old: cx.q[i], mid: middle[i], delta: delta[i], new: new_q[i] }).collect();
        let slope = discrete_gradient::gonzalez(cx, potential, &changes, &u);
        let mu = tangent::constraint_matrix_at(cx, &middle);
        let reaction = mu.transpose_mul_vector(&mut cx.graph, &lambda_values);
        let force = cx.graph.vec_sub(&reaction, &slope);
        let driving = inputs::force(cx, 0, &Point::new().with(&cx.q, &middle));
        let force = inputs::plus(cx, force, driving.as_deref());
        let power = inputs::power(cx, driving.as_deref(), &u);
        let one = cx.graph.one();
        let work = inputs::work(cx, &[(one, power)]);
        // M (v' − v) = 2 M (u − v).
        let mass = cx.mass_matrix();
        let gain = cx.graph.vec_sub(&u, &v);
        let gain = mass.mul_vector(&mut cx.graph, &gain);
        let half_impulse = cx.graph.vec_scale(half_step, &force);
        let balance = cx.graph.vec_sub(&gain, &half_impulse);
        let slip = mu.mul_vector(&mut cx.graph, &u);

        let mut equations = Equations::default();
        tangent::push_velocities(cx, &mut equations, &mean, &balance);
        tangent::push_multipliers(cx, &mut equations, &lambda, &slip);
        Ok(tangent::solved(cx, &equations, &new_q, &new_v)?.with_work(work))
    }
}
