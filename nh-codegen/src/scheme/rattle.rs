//! `rattle`: nonholonomic RATTLE, with the multiplier as part of the state.

use super::blocks::Equations;
use super::composed;
use super::dstar::position_and_velocity;
use super::inputs;
use super::leapfrog;
use super::tangent;
use super::{Conserves, Context, Discretisation, Point, Properties, Refusal, Scheme};
use crate::ir::graph::Value;
use crate::ir::program::{Body, Carried};
use crate::mechanics::Mechanics;
use num_rational::BigRational;

/// p_½ = p − h/2 (V_q(q) + μ(q)ᵀ λ);  q' = q + h M⁻¹ p_½;  p' = p_½ − h/2 (V_q(q') + μ(q')ᵀ λ');  μ(q') M⁻¹ p' = 0.
///
/// Control inputs are forces B(q) u at both ends, u being that at t and at t + h. `rattle:consistent` starts from a multiplier that balances
/// all forces, and no u is known yet when it does: it applies P* B u, so that λ is the multiplier of the other forces. Where u is
/// continuous that makes no other difference.
pub struct Rattle {
    /// Start from the continuous multiplier (`rattle:consistent`) or from 0 (`rattle`).
    pub consistent: bool,
}

impl Scheme for Rattle {
    fn properties(&self) -> Properties {
        let (name, type_name, title) = if self.consistent {
            ("rattle:consistent", "RattleConsistent", "Nonholonomic RATTLE, started from the continuous multiplier")
        } else {
            ("rattle", "Rattle", "Nonholonomic RATTLE, started from λ = 0")
        };
        Properties {
            name,
            type_name,
            title,
            equation: "p_½ = p − h/2 (V_q(q) + μ(q)ᵀ λ);  q' = q + h M⁻¹ p_½;  p' = p_½ − h/2 (V_q(q') + μ(q')ᵀ λ');  μ(q') M⁻¹ p' = 0; λ' is carried on",
            source: "McLachlan & Perlmutter (2006); Kobilarov, Martín de Diego & Ferraro (2010), eq. 10 and Remark 1",
            order: 2,
            symmetric: true,
            energy: Conserves::Bounded,
            constraint: Conserves::Exactly,
            explicit: true,
        }
    }

    fn samples(&self) -> Vec<BigRational> {
        inputs::fractions(&[(0, 1), (1, 1)])
    }

    fn applies(&self, mechanics: &Mechanics) -> Result<(), Refusal> {
        tangent::needs_constant_mass(
            self.properties().name,
            mechanics,
            "use `leapfrog` (the same two-step scheme, for any metric) or `dla`, or `gonzalez` on D*",
        )
    }

    fn discretise(&self, cx: &mut Context<'_>) -> Result<Discretisation, String> {
        let h = cx.graph.read(cx.h);
        let half = cx.graph.ratio(1, 2);
        let half_step = cx.graph.mul(half, h);
        let q = cx.graph.read_all(&cx.q.clone());
        let p = cx.graph.read_all(&cx.p.clone());
        let carried_lambda = tangent::multipliers(cx, "lambda");
        let lambda = cx.graph.read_all(&carried_lambda);
        let gradient = cx.potential_gradient();
        let inverse_mass = cx.inverse_mass();
        let mu = cx.constraint_matrix();

        let driving = self.driving(cx, 0, &Point::new());
        let half_p = kick(cx, &p, (&gradient, driving.as_deref()), &mu, &lambda, half_step);
        let velocity = inverse_mass.mul_vector(&mut cx.graph, &half_p);
        let new_q = cx.graph.vec_axpy(&q, h, &velocity);

        let new_lambda = tangent::multipliers(cx, "lambda_new");
        let new_lambda_values = cx.graph.read_all(&new_lambda);
        let there = super::Point::new().with(&cx.q.clone(), &new_q);
        let new_gradient = cx.at(&gradient, &there);
        let new_mu = cx.matrix_at(&mu, &there);
        let new_driving = self.driving(cx, 1, &there);
        let new_p = kick(cx, &half_p, (&new_gradient, new_driving.as_deref()), &new_mu, &new_lambda_values, half_step);
        let forces = [inputs::force(cx, 0, &Point::new()), inputs::force(cx, 1, &there)];
        let powers = forces.map(|force| inputs::power(cx, force.as_deref(), &velocity));
        let work = inputs::work(cx, &powers.map(|power| (half, power)));
        let new_velocity = inverse_mass.mul_vector(&mut cx.graph, &new_p);
        let slip = new_mu.mul_vector(&mut cx.graph, &new_velocity);

        let mut equations = Equations::default();
        let one = cx.graph.one();
        for (i, (&symbol, &residual)) in new_lambda.iter().zip(&slip).enumerate() {
            equations.push(super::blocks::Unknown { symbol, guess: lambda[i], scale: one }, residual);
        }
        let (statements, blocks) = tangent::order(cx, &equations)?;

        let start_p = cx.momenta_of_velocity();
        let start_lambda: Vec<Value> = if self.consistent {
            // The sign of this scheme is −μᵀ λ.
            let continuous = composed::multipliers_without_inputs(cx);
            continuous.into_iter().map(|x| cx.graph.neg(x)).collect()
        } else {
            vec![cx.graph.zero(); lambda.len()]
        };
        let nodal = inverse_mass.mul_vector(&mut cx.graph, &p);
        let carried = vec![
            Carried { name: "q".into(), doc: "configuration q_k".into(), symbols: cx.q.clone() },
            Carried { name: "p".into(), doc: "momenta p_k".into(), symbols: cx.p.clone() },
            Carried {
                name: "lambda".into(), doc: "multipliers λ_k (force −μᵀ λ)".into(), symbols: carried_lambda
            },
        ];
        let start = Body {
            statements: Vec::new(),
            outputs: tangent::groups(&[("q", &q), ("p", &start_p), ("lambda", &start_lambda)]),
        };
        let step = Body {
            statements,
            outputs: tangent::groups(&[("q", &new_q), ("p", &new_p), ("lambda", &new_lambda_values)]),
        };
        let observe = Body { statements: Vec::new(), outputs: position_and_velocity(q, nodal) };
        Ok(Discretisation::new(carried, (start, step, observe), blocks).with_work(work))
    }
}

impl Rattle {
    /// B(q) u with the u of a sample; for `rattle:consistent` P* B u.
    fn driving(&self, cx: &mut Context<'_>, sample: usize, place: &Point) -> Option<Vec<Value>> {
        if !self.consistent {
            return inputs::force(cx, sample, place);
        }
        let symbols = cx.sample(sample);
        let u = cx.graph.read_all(&symbols);
        let force = inputs::force_of(cx, &u, &Point::new())?;
        let projected = leapfrog::project(cx, &force);
        Some(cx.at(&projected, place))
    }
}

/// p − c (V_q − f + μᵀ λ).
fn kick(
    cx: &mut Context<'_>,
    p: &[Value],
    (gradient, driving): (&[Value], Option<&[Value]>),
    mu: &crate::ir::matrix::ValueMatrix,
    lambda: &[Value],
    c: Value,
) -> Vec<Value> {
    let reaction = mu.transpose_mul_vector(&mut cx.graph, lambda);
    let force = cx.graph.vec_add(gradient, &reaction);
    let force = match driving {
        Some(driving) => cx.graph.vec_sub(&force, driving),
        None => force,
    };
    let impulse = cx.graph.vec_scale(c, &force);
    cx.graph.vec_sub(p, &impulse)
}
