//! `gonzalez`: Gonzalez' midpoint discrete gradient on D*.

use super::discrete_gradient;
use super::dstar::Dstar;
use super::energy;
use super::{Conserves, Context, Discretisation, Properties, Scheme};
use crate::ir::graph::Value;

/// (ζ' − ζ)/h = Π(ζ̄) ∇̄ℋ(ζ, ζ').
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
            explicit: false,
        }
    }

    fn discretise(&self, cx: &mut Context<'_>) -> Result<Discretisation, String> {
        let dstar = Dstar::new(cx);
        let midpoint = dstar.midpoint();
        let field = cx.vector("vector_field", |m| m.vector_field().to_vec());
        if let Some(form) = energy::by_constraints(cx)
            && let Some(value) = discrete_gradient::correction(cx, form.hamiltonian, &dstar.changes(), &dstar.v)
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
            let pushed = inputs(cx, &field);
            let pushed = cx.at(&pushed, &midpoint);
            let residuals = cx.graph.vec_sub(&dstar.v, &turned);
            let residuals = cx.graph.vec_sub(&residuals, &pushed);
            let rows = cx.at(&form.rows, &midpoint);
            let further = form.unknowns.into_iter().zip(rows).chain([(unknown, row)]).collect();
            return dstar.step_with(cx, residuals, further);
        }
        let at_midpoint = cx.at(&field, &midpoint);
        let mut residuals = cx.graph.vec_sub(&dstar.v, &at_midpoint);
        let hamiltonian = cx.scalar("hamiltonian", |m| m.hamiltonian().clone());
        let mut further = Vec::new();
        if let Some(value) = discrete_gradient::correction(cx, hamiltonian, &dstar.changes(), &dstar.v) {
            // κ reads every rate and every rate reads κ: as an unknown of its own it leaves the other rows sparse.
            let (kappa, unknown, row) = discrete_gradient::as_unknown(cx, value);
            further.push((unknown, row));
            // Π(ζ̄) κ Δ/h = κ Π(ζ̄) v
            let poisson = cx.matrix("almost_poisson", |m| m.almost_poisson());
            let turned = cx.matrix_at(&poisson, &midpoint).mul_vector(&mut cx.graph, &dstar.v);
            let turned = cx.graph.vec_scale(kappa, &turned);
            residuals = cx.graph.vec_sub(&residuals, &turned);
        }
        dstar.step_with(cx, residuals, further)
    }
}

/// What inputs add to the vector field, which is affine in them.
fn inputs(cx: &mut Context<'_>, field: &[Value]) -> Vec<Value> {
    let zero = cx.graph.zero();
    let mut terms = vec![zero; field.len()];
    for input in cx.u.clone() {
        let u = cx.graph.read(input);
        for (term, &component) in terms.iter_mut().zip(field) {
            let slope = cx.graph.derivative(component, input);
            let part = cx.graph.mul(slope, u);
            *term = cx.graph.add(*term, part);
        }
    }
    terms
}
