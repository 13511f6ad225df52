//! `gonzalez`: Gonzalez' midpoint discrete gradient on D*.

use super::discrete_gradient;
use super::dstar::Dstar;
use super::{Conserves, Context, Discretisation, Properties, Scheme};

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
        let field = cx.vector("vector_field", |m| m.vector_field().to_vec());
        let at_midpoint = cx.at(&field, &dstar.midpoint());
        let mut residuals = cx.graph.vec_sub(&dstar.v, &at_midpoint);
        let hamiltonian = cx.scalar("hamiltonian", |m| m.hamiltonian().clone());
        if let Some(kappa) = discrete_gradient::correction(cx, hamiltonian, &dstar.changes(), &dstar.v) {
            // Π(ζ̄) κ Δ/h = κ Π(ζ̄) v: the factor h of Δ is in κ.
            let poisson = cx.matrix("almost_poisson", |m| m.almost_poisson());
            let poisson = cx.matrix_at(&poisson, &dstar.midpoint());
            let turned = poisson.mul_vector(&mut cx.graph, &dstar.v);
            for (residual, turned) in residuals.iter_mut().zip(turned) {
                let term = cx.graph.mul(kappa, turned);
                *residual = cx.graph.sub(*residual, term);
            }
        }
        dstar.step(cx, residuals)
    }
}
