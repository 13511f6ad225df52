//! `midpoint`: the implicit midpoint rule on D*.

use super::dstar::Dstar;
use super::inputs;
use super::{Conserves, Context, Discretisation, Properties, Scheme};
use num_rational::BigRational;

/// (ζ' − ζ)/h = Π(ζ̄) ∇ℋ(ζ̄) + (0, Xᵀ(q̄) B(q̄) u), ζ̄ = (ζ + ζ')/2, with u at t + h/2.
pub struct Midpoint;

impl Scheme for Midpoint {
    fn properties(&self) -> Properties {
        Properties {
            name: "midpoint",
            type_name: "Midpoint",
            title: "Implicit midpoint rule on D*",
            equation: "(ζ' − ζ)/h = Π(ζ̄) ∇ℋ(ζ̄),  ζ = (q, ρ),  ζ̄ = (ζ + ζ')/2",
            source: "Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3, with ∇ℋ(ζ̄) in place of the discrete gradient",
            order: 2,
            symmetric: true,
            energy: Conserves::Quadratic,
            constraint: Conserves::Exactly,
            explicit: false,
        }
    }

    fn keeps_rotations(&self) -> bool {
        true
    }

    fn samples(&self) -> Vec<BigRational> {
        inputs::fractions(&[(1, 2)])
    }

    fn discretise(&self, cx: &mut Context<'_>) -> Result<Discretisation, String> {
        let dstar = Dstar::new(cx);
        let field = cx.vector_field();
        let at_midpoint = cx.at(&field, &dstar.midpoint());
        let residuals = cx.graph.vec_sub(&dstar.v, &at_midpoint);
        let power = inputs::power_on_dstar(cx, 0, &dstar.midpoint());
        let one = cx.graph.one();
        let work = inputs::work(cx, &[(one, power)]);
        Ok(dstar.step(cx, residuals)?.with_work(work))
    }
}
