//! `gonzalez`: Gonzalez' midpoint discrete gradient on D*.

use super::discrete_gradient;
use super::dstar::Dstar;
use super::energy;
use super::inputs;
use super::{Conserves, Context, Discretisation, Properties, Scheme};
use crate::ir::graph::Value;
use num_rational::BigRational;

/// (ζ' − ζ)/h = Π(ζ̄) ∇̄ℋ(ζ, ζ') + (0, Xᵀ(q̄) B(q̄) u), with u at t + h/2.
pub struct Gonzalez;

impl Scheme for Gonzalez {
    fn properties(&self) -> Properties {
        Properties {
            name: "gonzalez",
            type_name: "Gonzalez",
            title: "Gonzalez' midpoint discrete gradient on D*",
            equation: "(ζ' − ζ)/h = Π(ζ̄) ∇̄ℋ(ζ, ζ'),  ∇̄ℋ = ∇ℋ(ζ̄) + (ℋ(ζ') − ℋ(ζ) − ∇ℋ(ζ̄)·Δ) Δ/|Δ|²,  Δ = ζ' − ζ",
            source: "Gonzalez (1996), Time integration and discrete Hamiltonian systems; Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3",
            order: 2,
            symmetric: true,
            energy: Conserves::Exactly,
            constraint: Conserves::Exactly,
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
        let midpoint = dstar.midpoint();
        let field = cx.vector_field();
        if let Some(form) = energy::by_constraints(cx)
            && let Some(value) = {
                let (changes, solved) = (dstar.changes(), &form.solved);
                discrete_gradient::correction_with(cx, form.hamiltonian, &changes, &dstar.v, solved)
            }
        {
            let (kappa, unknown, row) = discrete_gradient::as_unknown(cx, value);
            // Π(ζ̄, y) (∇ℋ(ζ̄, y) + κ v): κ is without the factor h of Δ.
            let gradient = cx.at(&form.gradient, &midpoint);
            let mut discrete = cx.graph.vec_axpy(&gradient, kappa, &dstar.v);
            let poisson = cx.matrix_at(&form.poisson, &midpoint);
            // Where q̇ᵢ = c D with one component D of the gradient and a number c, D is q̇ᵢ/c in the other rows: they stay short.
            let own = poisson.mul_vector(&mut cx.graph, &discrete);
            for &(i, a, c) in &form.direct {
                discrete[cx.q.len() + a] = cx.graph.div(dstar.v[i], c);
            }
            let mut turned = poisson.mul_vector(&mut cx.graph, &discrete);
            for &(i, ..) in &form.direct {
                turned[i] = own[i];
            }
            let push = inputs::push(cx, 0, &midpoint);
            let turned = inputs::plus_push(cx, turned, push.as_deref());
            let residuals = cx.graph.vec_sub(&dstar.v, &turned);
            let work = work(cx, &dstar, &discrete[cx.q.len()..]);
            let rows = cx.at(&form.rows, &midpoint);
            let further = form.unknowns.into_iter().zip(rows).chain([(unknown, row)]).collect();
            return Ok(dstar.step_with(cx, residuals, further)?.with_work(work));
        }
        if cx.composes() {
            return composed(cx, &dstar);
        }
        let at_midpoint = cx.at(&field, &midpoint);
        let mut residuals = cx.graph.vec_sub(&dstar.v, &at_midpoint);
        let velocity = cx.frame_velocity();
        let mut velocity = cx.at(&velocity, &midpoint);
        let mut further = Vec::new();
        let hamiltonian = cx.hamiltonian();
        if let Some(value) = discrete_gradient::correction(cx, hamiltonian, &dstar.changes(), &dstar.v) {
            // κ reads every rate and every rate reads κ: as an unknown of its own it leaves the other rows sparse.
            let (kappa, unknown, row) = discrete_gradient::as_unknown(cx, value);
            further.push((unknown, row));
            // Π(ζ̄) κ Δ/h = κ Π(ζ̄) v
            let poisson = cx.almost_poisson();
            let poisson = cx.matrix_at(&poisson, &midpoint);
            let turned = poisson.mul_vector(&mut cx.graph, &dstar.v);
            let turned = cx.graph.vec_scale(kappa, &turned);
            residuals = cx.graph.vec_sub(&residuals, &turned);
            velocity = cx.graph.vec_axpy(&velocity, kappa, &dstar.v[cx.q.len()..]);
        }
        let work = work(cx, &dstar, &velocity);
        Ok(dstar.step_with(cx, residuals, further)?.with_work(work))
    }
}

/// Π(ζ̄) (∇ℋ(ζ̄) + κ v) or field(ζ̄) + κ Π(ζ̄) v, whichever costs less.
fn composed(cx: &mut Context<'_>, dstar: &Dstar) -> Result<Discretisation, String> {
    let (n, middle) = (cx.q.len(), dstar.midpoint());
    let (gradient, field) = (cx.hamiltonian_gradient(), cx.autonomous_field());
    let (gradient, mut right) = (cx.at(&gradient, &middle), cx.at(&field, &middle));
    let (mut velocity, mut further) = (gradient[n..].to_vec(), Vec::new());
    if let Some(value) = discrete_gradient::correction_on_dstar(cx, dstar) {
        let (kappa, unknown, row) = discrete_gradient::as_unknown(cx, value);
        further.push((unknown, row));
        let poisson = cx.almost_poisson();
        let poisson = cx.matrix_at(&poisson, &middle);
        let discrete = cx.graph.vec_axpy(&gradient, kappa, &dstar.v);
        let whole = poisson.mul_vector(&mut cx.graph, &discrete);
        let turned = poisson.mul_vector(&mut cx.graph, &dstar.v);
        let corrected = cx.graph.vec_axpy(&right, kappa, &turned);
        right = cx.cheapest_for(&dstar.rates, [corrected, whole]);
        velocity = discrete[n..].to_vec();
    }
    let push = inputs::push(cx, 0, &middle);
    let right = inputs::plus_push(cx, right, push.as_deref());
    let residuals = cx.graph.vec_sub(&dstar.v, &right);
    let work = work(cx, dstar, &velocity);
    Ok(dstar.step_with(cx, residuals, further)?.with_work(work))
}

/// ℋ' − ℋ = h (Xᵀ B u)·∂̄ℋ/∂ρ, Π being skew.
fn work(cx: &mut Context<'_>, dstar: &Dstar, velocity: &[Value]) -> Option<Value> {
    let push = inputs::push(cx, 0, &dstar.midpoint());
    let power = inputs::power(cx, push.as_deref(), velocity);
    let one = cx.graph.one();
    inputs::work(cx, &[(one, power)])
}
