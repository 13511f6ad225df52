//! `euler` and `rk2`: the explicit Euler method and Heun's method on D*, baselines.

use super::context::Point;
use super::dstar;
use super::{Conserves, Context, Discretisation, Properties, Scheme};
use crate::ir::graph::{Symbol, Value};
use crate::ir::program::Body;

/// ζ' = ζ + h Π ∇ℋ.
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

    fn discretise(&self, cx: &mut Context<'_>) -> Result<Discretisation, String> {
        let zeta: Vec<Symbol> = cx.q.iter().chain(&cx.rho).copied().collect();
        let old = cx.graph.read_all(&zeta);
        let h = cx.graph.read(cx.h);
        let slope = cx.vector("vector_field", |m| m.vector_field().to_vec());
        let new = cx.graph.vec_axpy(&old, h, &slope);
        Ok(explicit(cx, &new))
    }
}

/// ζ' = ζ + h/2 (k₁ + k₂), k₂ at ζ + h k₁.
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

    fn discretise(&self, cx: &mut Context<'_>) -> Result<Discretisation, String> {
        let zeta: Vec<Symbol> = cx.q.iter().chain(&cx.rho).copied().collect();
        let old = cx.graph.read_all(&zeta);
        let h = cx.graph.read(cx.h);
        let half = cx.graph.ratio(1, 2);
        let half_step = cx.graph.mul(half, h);
        let first = cx.vector("vector_field", |m| m.vector_field().to_vec());
        let ahead = cx.graph.vec_axpy(&old, h, &first);
        let second = cx.at(&first, &Point::new().with(&zeta, &ahead));
        let slope = cx.graph.vec_add(&first, &second);
        let new = cx.graph.vec_axpy(&old, half_step, &slope);
        Ok(explicit(cx, &new))
    }
}

/// A step on D* that is a formula.
pub fn explicit(cx: &mut Context<'_>, new: &[Value]) -> Discretisation {
    let step = Body { statements: Vec::new(), outputs: dstar::outputs(cx, new) };
    dstar::discretisation(cx, step, Vec::new())
}
