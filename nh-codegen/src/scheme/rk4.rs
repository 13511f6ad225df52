//! `rk4`: the classical Runge–Kutta method on D*, a baseline.

use super::context::Point;
use super::euler::explicit;
use super::inputs;
use super::{Conserves, Context, Discretisation, Properties, Scheme};
use crate::ir::graph::{Symbol, Value};
use num_rational::BigRational;

/// k₁ … k₄ of ζ̇ = Π ∇ℋ + (0, Xᵀ B u), with u at t, t + h/2 (twice) and t + h.
pub struct Rk4;

impl Scheme for Rk4 {
    fn properties(&self) -> Properties {
        Properties {
            name: "rk4",
            type_name: "Rk4",
            title: "Classical Runge–Kutta method of order 4 on D*",
            equation: "ζ' = ζ + h/6 (k₁ + 2 k₂ + 2 k₃ + k₄),  k = Π ∇ℋ at ζ, ζ + h k₁/2, ζ + h k₂/2, ζ + h k₃",
            source: "Kutta (1901), Beitrag zur näherungsweisen Integration totaler Differentialgleichungen",
            order: 4,
            symmetric: false,
            energy: Conserves::Drifts,
            constraint: Conserves::Exactly,
            explicit: true,
        }
    }

    fn samples(&self) -> Vec<BigRational> {
        inputs::fractions(&[(0, 1), (1, 2), (1, 1)])
    }

    fn discretise(&self, cx: &mut Context<'_>) -> Result<Discretisation, String> {
        let zeta: Vec<Symbol> = cx.q.iter().chain(&cx.rho).copied().collect();
        let old = cx.graph.read_all(&zeta);
        let field = cx.vector_field();
        let h = cx.graph.read(cx.h);
        let mut slopes: Vec<Vec<Value>> = vec![field];
        let mut powers = vec![inputs::power_on_dstar(cx, 0, &Point::new())];
        for (p, q, sample) in [(1, 2, 1), (1, 2, 1), (1, 1, 2)] {
            let fraction = cx.graph.ratio(p, q);
            let reach = cx.graph.mul(fraction, h);
            let previous = slopes.last().expect("k₁ is there").clone();
            let stage = cx.graph.vec_axpy(&old, reach, &previous);
            let place = Point::new().with(&zeta, &stage);
            slopes.push(inputs::vector_field(cx, sample, &place));
            powers.push(inputs::power_on_dstar(cx, sample, &place));
        }
        let sixth = cx.graph.ratio(1, 6);
        let weight = cx.graph.mul(sixth, h);
        let two = cx.graph.ratio(2, 1);
        let mut new = Vec::with_capacity(zeta.len());
        for i in 0..zeta.len() {
            let inner = cx.graph.add(slopes[1][i], slopes[2][i]);
            let inner = cx.graph.mul(two, inner);
            let outer = cx.graph.add(slopes[0][i], slopes[3][i]);
            let slope = cx.graph.add(outer, inner);
            let increment = cx.graph.mul(weight, slope);
            new.push(cx.graph.add(old[i], increment));
        }
        let third = cx.graph.ratio(1, 3);
        let weighed: Vec<_> = [sixth, third, third, sixth].into_iter().zip(powers).collect();
        let work = inputs::work(cx, &weighed);
        Ok(explicit(cx, &new).with_work(work))
    }
}
