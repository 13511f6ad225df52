//! `dla-midpoint`: the discrete Lagrange–d'Alembert method of the midpoint Lagrangian (I-DLA).

use super::blocks::Equations;
use super::dstar::position_and_velocity;
use super::inputs;
use super::tangent::{self, Lagrange};
use super::{Conserves, Context, Discretisation, Properties, Refusal, Scheme};
use crate::ir::program::{Body, Carried};
use crate::mechanics::Mechanics;
use num_rational::BigRational;

/// L_d(q, q') = h L(q̄, (q' − q)/h), constraint μ(q̄)(q' − q) = 0, multipliers along μ(q_k)ᵀ; control inputs push by h/2 B(q̄) u at
/// both ends, with u at t + h/2.
///
/// Carried in position–momentum form: p_k = D₂L_d(q_{k−1}, q_k) = L_v + h/2 L_q at the midpoint of the step before;
/// the nodal velocity is the projection of g⁻¹ p_k onto D, for which the constraint holds at q_k.
pub struct DlaMidpoint;

impl Scheme for DlaMidpoint {
    fn properties(&self) -> Properties {
        Properties {
            name: "dla-midpoint",
            type_name: "DlaMidpoint",
            title: "Discrete Lagrange–d'Alembert method of the midpoint Lagrangian (I-DLA)",
            equation: "L_d(q, q') = h L(q̄, (q' − q)/h);  D₂L_d(q_{k−1}, q_k) + D₁L_d(q_k, q_{k+1}) = μ(q_k)ᵀ λ,  μ(q̄)(q_{k+1} − q_k) = 0",
            source: "Cortés & Martínez (2001); Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §4",
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
        tangent::needs_coordinates("dla-midpoint", mechanics)
    }

    fn discretise(&self, cx: &mut Context<'_>) -> Result<Discretisation, String> {
        let h = cx.graph.read(cx.h);
        let half = cx.graph.ratio(1, 2);
        let half_step = cx.graph.mul(half, h);
        let (q, w) = (cx.graph.read_all(&cx.q.clone()), cx.graph.read_all(&cx.w.clone()));
        let p = cx.graph.read_all(&cx.p.clone());
        let rate = tangent::unknown_velocities(cx, "mid");
        let rate_values = cx.graph.read_all(&rate);
        let lambda = tangent::multipliers(cx, "lambda");
        let lambda_values = cx.graph.read_all(&lambda);
        let middle = cx.graph.vec_axpy(&q, half_step, &rate_values);
        let new_q = cx.graph.vec_axpy(&q, h, &rate_values);

        let lagrange = Lagrange::new(cx);
        let mid = tangent::point(cx, &middle, &rate_values);
        let momentum = cx.at(&lagrange.by_velocity, &mid);
        let force = cx.at(&lagrange.by_position, &mid);
        let driving = inputs::force(cx, 0, &mid);
        let force = inputs::plus(cx, force, driving.as_deref());
        let power = inputs::power(cx, driving.as_deref(), &rate_values);
        let one = cx.graph.one();
        let work = inputs::work(cx, &[(one, power)]);
        let kick = cx.graph.vec_scale(half_step, &force);
        // p_k + D₁L_d = μᵀ h λ, D₁L_d = h/2 L_q − L_v.
        let mu = cx.constraint_matrix();
        let reaction = mu.transpose_mul_vector(&mut cx.graph, &lambda_values);
        let reaction = cx.graph.vec_scale(h, &reaction);
        let departing = cx.graph.vec_sub(&momentum, &kick);
        let balance = cx.graph.vec_sub(&departing, &p);
        let balance = cx.graph.vec_sub(&balance, &reaction);
        let mu_middle = tangent::constraint_matrix_at(cx, &middle);
        let slip = mu_middle.mul_vector(&mut cx.graph, &rate_values);
        let new_p = cx.graph.vec_add(&momentum, &kick);

        let mut equations = Equations::default();
        let inverse_mass = cx.inverse_mass();
        let guess = inverse_mass.mul_vector(&mut cx.graph, &p);
        for (i, (&symbol, &residual)) in rate.iter().zip(&balance).enumerate() {
            let reach = cx.graph.div(q[i], h);
            let reach = cx.graph.abs(reach);
            let size = cx.graph.abs(guess[i]);
            let scale = cx.graph.add(size, reach);
            equations.push(super::blocks::Unknown { symbol, guess: guess[i], scale }, residual);
        }
        let zero = cx.graph.zero();
        for (&symbol, &residual) in lambda.iter().zip(&slip) {
            equations.push(super::blocks::Unknown { symbol, guess: zero, scale: one }, residual);
        }
        let (statements, blocks) = tangent::order(cx, &equations)?;

        let start_p = cx.momenta_of_velocity();
        let velocity = inverse_mass.mul_vector(&mut cx.graph, &p);
        let onto_d = cx.projector_d();
        let nodal = onto_d.mul_vector(&mut cx.graph, &velocity);
        let _ = w;
        let carried = vec![
            Carried { name: "q".into(), doc: "configuration q_k".into(), symbols: cx.q.clone() },
            Carried {
                name: "p".into(),
                doc: "discrete momenta p_k = D₂L_d(q_{k−1}, q_k)".into(),
                symbols: cx.p.clone(),
            },
        ];
        let start = Body { statements: Vec::new(), outputs: tangent::groups(&[("q", &q), ("p", &start_p)]) };
        let step = Body { statements, outputs: tangent::groups(&[("q", &new_q), ("p", &new_p)]) };
        let observe = Body { statements: Vec::new(), outputs: position_and_velocity(q, nodal) };
        Ok(Discretisation::new(carried, (start, step, observe), blocks).with_work(work))
    }
}
