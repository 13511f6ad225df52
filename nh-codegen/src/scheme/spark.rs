//! `spark2`, `spark3`: specialised partitioned additive Runge–Kutta methods of the Lobatto family.

use super::blocks::{Equations, Unknown};
use super::inputs;
use super::tangent::{self, Lagrange};
use super::{Conserves, Context, Discretisation, Properties, Refusal, Scheme};
use crate::ir::graph::Value;
use crate::mechanics::Mechanics;
use num_rational::BigRational;

/// Positions by Lobatto IIIA, momenta by Lobatto IIIB, s stages, order 2 s − 2; control inputs are forces B(Q_j) u at the stages, u being
/// that at t + c_j h: t and t + h, for s = 3 also t + h/2.
pub struct Spark {
    /// s = 2 or 3.
    pub stages: usize,
}

/// A coefficient p/q.
type Ratio = (i64, i64);

/// Lobatto IIIA (a), IIIB (â) and the weights b; Hairer, Lubich & Wanner, *Geometric Numerical Integration*, II.1.4.
struct Tableau {
    a: &'static [&'static [Ratio]],
    a_hat: &'static [&'static [Ratio]],
    b: &'static [Ratio],
}

const LOBATTO_2: Tableau = Tableau {
    a: &[&[(0, 1), (0, 1)], &[(1, 2), (1, 2)]],
    a_hat: &[&[(1, 2), (0, 1)], &[(1, 2), (0, 1)]],
    b: &[(1, 2), (1, 2)],
};

const LOBATTO_3: Tableau = Tableau {
    a: &[&[(0, 1), (0, 1), (0, 1)], &[(5, 24), (1, 3), (-1, 24)], &[(1, 6), (2, 3), (1, 6)]],
    a_hat: &[&[(1, 6), (-1, 6), (0, 1)], &[(1, 6), (1, 3), (0, 1)], &[(1, 6), (5, 6), (0, 1)]],
    b: &[(1, 6), (2, 3), (1, 6)],
};

impl Scheme for Spark {
    fn properties(&self) -> Properties {
        let (name, type_name, title, order) = if self.stages == 2 {
            ("spark2", "Spark2", "SPARK method of the Lobatto family, 2 stages", 2)
        } else {
            ("spark3", "Spark3", "SPARK method of the Lobatto family, 3 stages", 4)
        };
        Properties {
            name,
            type_name,
            title,
            equation: "Q_i = q + h Σ a_ij V_j,  L_v(Q_i, V_i) = p + h Σ â_ij (L_q(Q_j, V_j) + μ(Q_j)ᵀ Λ_j),  Σ a_ij μ(Q_j) V_j = 0 (i ≥ 2),  μ(q') v' = 0;  q' = q + h Σ b_j V_j,  p' = p + h Σ b_j (…)",
            source: "Jay (2003), BIT 43; Jay (2009); Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §4.1",
            order,
            symmetric: true,
            energy: Conserves::Bounded,
            constraint: Conserves::Exactly,
            explicit: false,
        }
    }

    fn samples(&self) -> Vec<BigRational> {
        inputs::fractions(if self.stages == 2 { &[(0, 1), (1, 1)] } else { &[(0, 1), (1, 2), (1, 1)] })
    }

    fn applies(&self, mechanics: &Mechanics) -> Result<(), Refusal> {
        tangent::needs_coordinates(self.properties().name, mechanics)
    }

    fn discretise(&self, cx: &mut Context<'_>) -> Result<Discretisation, String> {
        let tableau = if self.stages == 2 { LOBATTO_2 } else { LOBATTO_3 };
        let s = self.stages;
        let h = cx.graph.read(cx.h);
        let q = cx.graph.read_all(&cx.q.clone());
        let stage_v: Vec<_> = (1..=s).map(|i| tangent::unknown_velocities(cx, &format!("s{i}"))).collect();
        let stage_lambda: Vec<_> = (1..=s).map(|i| tangent::multipliers(cx, &format!("lambda_s{i}_"))).collect();
        let new_v = tangent::unknown_velocities(cx, "new");
        let new_v_values = cx.graph.read_all(&new_v);
        let v: Vec<Vec<Value>> = stage_v.iter().map(|x| cx.graph.read_all(x)).collect();
        let lambda: Vec<Vec<Value>> = stage_lambda.iter().map(|x| cx.graph.read_all(x)).collect();

        let lagrange = Lagrange::new(cx);
        let position: Vec<Vec<Value>> = (0..s).map(|i| combine(cx, &q, h, tableau.a[i], &v)).collect();
        let new_q = combine(cx, &q, h, tableau.b, &v);
        let mut forces = Vec::with_capacity(s);
        let mut slips = Vec::with_capacity(s);
        let mut powers = Vec::with_capacity(s);
        for i in 0..s {
            let point = tangent::point(cx, &position[i], &v[i]);
            let force = cx.at(&lagrange.by_position, &point);
            let mu = tangent::constraint_matrix_at(cx, &position[i]);
            let reaction = mu.transpose_mul_vector(&mut cx.graph, &lambda[i]);
            let driving = inputs::force(cx, i, &point);
            let force = inputs::plus(cx, force, driving.as_deref());
            let weight = cx.graph.ratio(tableau.b[i].0, tableau.b[i].1);
            powers.push((weight, inputs::power(cx, driving.as_deref(), &v[i])));
            forces.push(cx.graph.vec_add(&force, &reaction));
            slips.push(mu.mul_vector(&mut cx.graph, &v[i]));
        }
        let momentum = lagrange.by_velocity.clone();
        let mut equations = Equations::default();
        for i in 0..s {
            let point = tangent::point(cx, &position[i], &v[i]);
            let stage = cx.at(&lagrange.by_velocity, &point);
            let driven = combine(cx, &momentum, h, tableau.a_hat[i], &forces);
            let balance = cx.graph.vec_sub(&stage, &driven);
            tangent::push_velocities(cx, &mut equations, &stage_v[i], &balance);
        }
        // Λ_1 … Λ_{s−1} belong to the stage conditions, Λ_s to μ(q') v' = 0.
        let zero = vec![cx.graph.zero(); cx.mechanics.model().r()];
        let one = cx.graph.one();
        let mut conditions: Vec<Vec<Value>> = (1..s).map(|i| combine(cx, &zero, one, tableau.a[i], &slips)).collect();
        let mu_new = tangent::constraint_matrix_at(cx, &new_q);
        conditions.push(mu_new.mul_vector(&mut cx.graph, &new_v_values));
        for (symbols, rows) in stage_lambda.iter().zip(&conditions) {
            for (&symbol, &row) in symbols.iter().zip(rows) {
                equations.push(Unknown { symbol, guess: zero[0], scale: one }, row);
            }
        }
        let end = tangent::point(cx, &new_q, &new_v_values);
        let new_momentum = cx.at(&lagrange.by_velocity, &end);
        let driven = combine(cx, &momentum, h, tableau.b, &forces);
        let balance = cx.graph.vec_sub(&new_momentum, &driven);
        tangent::push_velocities(cx, &mut equations, &new_v, &balance);

        let work = inputs::work(cx, &powers);
        Ok(tangent::solved(cx, &equations, &new_q, &new_v_values)?.with_work(work))
    }
}

/// base + h Σ c_j x_j.
fn combine(cx: &mut Context<'_>, base: &[Value], h: Value, coefficients: &[Ratio], x: &[Vec<Value>]) -> Vec<Value> {
    let mut sum: Option<Vec<Value>> = None;
    for (&(p, q), x) in coefficients.iter().zip(x) {
        if p == 0 {
            continue;
        }
        let c = cx.graph.ratio(p, q);
        let term = cx.graph.vec_scale(c, x);
        sum = Some(match sum {
            Some(sum) => cx.graph.vec_add(&sum, &term),
            None => term,
        });
    }
    match sum {
        Some(sum) => cx.graph.vec_axpy(base, h, &sum),
        None => base.to_vec(),
    }
}
