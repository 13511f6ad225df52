//! `euler:qv`, `rk2:qv`, `rk4:qv`: explicit Runge–Kutta methods on (q, v) with multipliers, baselines.

use super::composed;
use super::inputs;
use super::tangent;
use super::{Conserves, Context, Discretisation, Point, Properties, Scheme};
use crate::ir::graph::{Symbol, Value};
use crate::ir::program::Body;
use num_rational::BigRational;

/// p/q
type Fraction = (i64, i64);

/// y' = y + h Σ bᵢ kᵢ for y = (q, v), kᵢ = (E v, v̇) at y + h cᵢ kᵢ₋₁, with v̇ = g⁻¹ (μᵀ λ + B u − γ − Eᵀ ∂V) and the
/// multipliers λ that keep d/dt (μ v) = 0.
///
/// Control inputs are read at t; t and t + h; t, t + h/2 and t + h.
///
/// What holds is the derivative of the constraint: μ(q) v itself drifts as the method errs, and the energy with it.
pub enum ExplicitQv {
    /// One stage, order 1.
    Euler,
    /// Two stages, order 2 (Heun).
    Rk2,
    /// Four stages, order 4 (Kutta).
    Rk4,
}

impl Scheme for ExplicitQv {
    fn properties(&self) -> Properties {
        let (name, type_name, title, equation, source, order) = match self {
            ExplicitQv::Euler => (
                "euler:qv",
                "EulerQv",
                "Explicit Euler method on (q, v) with multipliers",
                "(q', v') = (q, v) + h (E v, v̇),  v̇ = g⁻¹ (μᵀ λ − γ − Eᵀ ∂V),  λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + Eᵀ ∂V) − μ̇ v)",
                "Euler (1768), Institutiones calculi integralis",
                1,
            ),
            ExplicitQv::Rk2 => (
                "rk2:qv",
                "Rk2Qv",
                "Heun's method (Runge–Kutta of order 2) on (q, v) with multipliers",
                "y' = y + h/2 (k₁ + k₂),  y = (q, v),  k₁ = (E v, v̇) at y, k₂ at y + h k₁,  v̇ with multipliers as in `euler:qv`",
                "Heun (1900), Neue Methoden zur approximativen Integration der Differentialgleichungen",
                2,
            ),
            ExplicitQv::Rk4 => (
                "rk4:qv",
                "Rk4Qv",
                "Classical Runge–Kutta method of order 4 on (q, v) with multipliers",
                "y' = y + h/6 (k₁ + 2 k₂ + 2 k₃ + k₄),  y = (q, v),  k = (E v, v̇) at y, y + h k₁/2, y + h k₂/2, y + h k₃,  v̇ with multipliers as in `euler:qv`",
                "Kutta (1901), Beitrag zur näherungsweisen Integration totaler Differentialgleichungen",
                4,
            ),
        };
        Properties {
            name,
            type_name,
            title,
            equation,
            source,
            order,
            symmetric: false,
            energy: Conserves::Drifts,
            constraint: Conserves::Drifts,
            explicit: true,
        }
    }

    fn samples(&self) -> Vec<BigRational> {
        inputs::fractions(match self {
            ExplicitQv::Euler => &[(0, 1)],
            ExplicitQv::Rk2 => &[(0, 1), (1, 1)],
            ExplicitQv::Rk4 => &[(0, 1), (1, 2), (1, 1)],
        })
    }

    fn discretise(&self, cx: &mut Context<'_>) -> Result<Discretisation, String> {
        let n = cx.q.len();
        let symbols: Vec<Symbol> = cx.q.iter().chain(&cx.w).copied().collect();
        let old = cx.graph.read_all(&symbols);
        let mut field = cx.coordinate_rates();
        field.extend(composed::acceleration(cx));
        // (where the next slope is taken, from this one; weight of this one; its sample of the inputs)
        let tableau: &[(Fraction, Fraction, usize)] = match self {
            ExplicitQv::Euler => &[((0, 1), (1, 1), 0)],
            ExplicitQv::Rk2 => &[((1, 1), (1, 2), 0), ((0, 1), (1, 2), 1)],
            ExplicitQv::Rk4 => &[((1, 2), (1, 6), 0), ((1, 2), (1, 3), 1), ((1, 1), (1, 3), 1), ((0, 1), (1, 6), 2)],
        };
        let h = cx.graph.read(cx.h);
        let mut increment: Vec<Value> = vec![cx.graph.zero(); old.len()];
        let mut slope = field.clone();
        let mut place = Point::new();
        let mut powers = Vec::new();
        for (stage, &((reach_p, reach_q), (weight_p, weight_q), sample)) in tableau.iter().enumerate() {
            let weight = cx.graph.ratio(weight_p, weight_q);
            let share = cx.graph.vec_scale(weight, &slope);
            increment = cx.graph.vec_add(&increment, &share);
            let driving = inputs::force(cx, sample, &place);
            let velocity = cx.graph.read_all(&cx.w.clone());
            let velocity = cx.at(&velocity, &place);
            powers.push((weight, inputs::power(cx, driving.as_deref(), &velocity)));
            if let Some((.., next)) = tableau.get(stage + 1) {
                let fraction = cx.graph.ratio(reach_p, reach_q);
                let reach = cx.graph.mul(fraction, h);
                let there = cx.graph.vec_axpy(&old, reach, &slope);
                place = Point::new().with(&symbols, &there);
                let later = cx.sample(*next);
                let u = cx.graph.read_all(&later);
                slope = cx.at(&field, &place.clone().with(&cx.u, &u));
            }
        }
        let new = cx.graph.vec_axpy(&old, h, &increment);
        let work = inputs::work(cx, &powers);
        let (q, v) = (&new[..n], &new[n..]);
        let step = Body { statements: Vec::new(), outputs: tangent::groups(&[("q", q), ("v", v)]) };
        Ok(tangent::discretisation(cx, step, Vec::new()).with_work(work))
    }
}
