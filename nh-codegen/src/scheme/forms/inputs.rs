//! Control inputs: the force B(q) u, and the work that it does.
//!
//! A step reads u at the times t + c h of [`Scheme::samples`](crate::scheme::Scheme::samples); [`Context::sample`] are the symbols.
//! Everything here is `None`, or does nothing, for a model without inputs.

use super::{Context, Point};
use crate::ir::graph::Value;
use num_rational::BigRational;

/// The fractions p/q, for [`Scheme::samples`](crate::scheme::Scheme::samples).
pub fn fractions(list: &[(i64, i64)]) -> Vec<BigRational> {
    list.iter().map(|&(p, q)| BigRational::new(p.into(), q.into())).collect()
}

fn canonical_force(cx: &mut Context<'_>) -> Option<Vec<Value>> {
    (!cx.u.is_empty()).then(|| cx.input_force())
}

/// Xᵀ B u with the u of a sample, at a place: what it adds to ρ̇, m entries.
pub fn push(cx: &mut Context<'_>, sample: usize, place: &Point) -> Option<Vec<Value>> {
    let force = canonical_force(cx)?;
    let frame = cx.frame();
    let push = frame.transpose_mul_vector(&mut cx.graph, &force);
    let symbols = cx.sample(sample);
    let u = cx.graph.read_all(&symbols);
    Some(cx.at(&push, &place.clone().with(&cx.u, &u)))
}

/// The rates of ζ = (q, ρ) with Xᵀ B u added to those of ρ.
pub fn plus_push(cx: &mut Context<'_>, rates: Vec<Value>, push: Option<&[Value]>) -> Vec<Value> {
    let n = cx.q.len();
    match push {
        Some(push) => {
            let driven = cx.graph.vec_add(&rates[n..], push);
            rates[..n].iter().copied().chain(driven).collect()
        }
        None => rates,
    }
}

/// The power of a force along a velocity.
pub fn power(cx: &mut Context<'_>, force: Option<&[Value]>, velocity: &[Value]) -> Option<Value> {
    force.map(|force| cx.graph.dot(force, velocity))
}

/// h Σ bᵢ Pᵢ
pub fn work(cx: &mut Context<'_>, terms: &[(Value, Option<Value>)]) -> Option<Value> {
    let mut sum = cx.graph.zero();
    for &(weight, power) in terms {
        let term = cx.graph.mul(weight, power?);
        sum = cx.graph.add(sum, term);
    }
    let h = cx.graph.read(cx.h);
    Some(cx.graph.mul(h, sum))
}
