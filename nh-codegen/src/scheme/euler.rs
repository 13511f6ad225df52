//! `euler` and `rk2`: the explicit Euler method and Heun's method on D*, baselines.

use super::context::Point;
use super::dstar;
use super::inputs;
use super::{Conserves, Context, Discretisation, Properties, Scheme};
use crate::ir::graph::{Symbol, Value};
use crate::ir::program::Body;
use num_rational::BigRational;

/// ζ' = ζ + h (Π ∇ℋ + (0, Xᵀ B u)), with u at t.
pub struct Euler;

impl Scheme for Euler {
    fn properties(&self) -> Properties {
        Properties {
            name: "euler",
            type_name: "Euler",
            title: "Explicit Euler method on D*",
            equation: "ζ' = ζ + h Π(ζ) ∇ℋ(ζ)",
            source: "Euler (1768), Institutiones calculi integralis",
            order: 1,
            symmetric: false,
            energy: Conserves::Drifts,
            constraint: Conserves::Exactly,
            explicit: true,
        }
    }

    fn samples(&self) -> Vec<BigRational> {
        inputs::fractions(&[(0, 1)])
    }

    fn discretise(&self, cx: &mut Context<'_>) -> Result<Discretisation, String> {
        let zeta: Vec<Symbol> = cx.q.iter().chain(&cx.rho).copied().collect();
        let old = cx.graph.read_all(&zeta);
        let h = cx.graph.read(cx.h);
        let slope = cx.vector_field();
        let new = cx.graph.vec_axpy(&old, h, &slope);
        let power = inputs::power_on_dstar(cx, 0, &Point::new());
        let one = cx.graph.one();
        let work = inputs::work(cx, &[(one, power)]);
        Ok(explicit(cx, &new).with_work(work))
    }
}

/// ζ' = ζ + h/2 (k₁ + k₂), k₂ at ζ + h k₁; k₁ with the control inputs at t, k₂ with those at t + h.
pub struct Rk2;

impl Scheme for Rk2 {
    fn properties(&self) -> Properties {
        Properties {
            name: "rk2",
            type_name: "Rk2",
            title: "Heun's method (Runge–Kutta of order 2) on D*",
            equation: "ζ' = ζ + h/2 (k₁ + k₂),  k₁ = Π ∇ℋ at ζ, k₂ at ζ + h k₁",
            source: "Heun (1900), Neue Methoden zur approximativen Integration der Differentialgleichungen",
            order: 2,
            symmetric: false,
            energy: Conserves::Drifts,
            constraint: Conserves::Exactly,
            explicit: true,
        }
    }

    fn samples(&self) -> Vec<BigRational> {
        inputs::fractions(&[(0, 1), (1, 1)])
    }

    fn discretise(&self, cx: &mut Context<'_>) -> Result<Discretisation, String> {
        let zeta: Vec<Symbol> = cx.q.iter().chain(&cx.rho).copied().collect();
        let old = cx.graph.read_all(&zeta);
        let h = cx.graph.read(cx.h);
        let half = cx.graph.ratio(1, 2);
        let half_step = cx.graph.mul(half, h);
        let first = cx.vector_field();
        let ahead = cx.graph.vec_axpy(&old, h, &first);
        let there = Point::new().with(&zeta, &ahead);
        let second = inputs::vector_field(cx, 1, &there);
        let slope = cx.graph.vec_add(&first, &second);
        let new = cx.graph.vec_axpy(&old, half_step, &slope);
        let powers = [inputs::power_on_dstar(cx, 0, &Point::new()), inputs::power_on_dstar(cx, 1, &there)];
        let work = inputs::work(cx, &powers.map(|power| (half, power)));
        Ok(explicit(cx, &new).with_work(work))
    }
}

/// A step on D* that is a formula.
pub fn explicit(cx: &mut Context<'_>, new: &[Value]) -> Discretisation {
    let step = Body { statements: Vec::new(), outputs: dstar::outputs(cx, new) };
    dstar::discretisation(cx, step, Vec::new())
}
