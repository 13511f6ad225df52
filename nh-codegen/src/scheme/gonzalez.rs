//! `gonzalez`: Gonzalez' midpoint discrete gradient on D*.

use super::dstar::{self, Dstar};
use super::{Conserves, Context, Discretisation, Properties, Scheme};
use crate::ir::difference::Change;
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
        let field = cx.vector("vector_field", |m| m.vector_field().to_vec());
        let at_midpoint = cx.at(&field, &dstar.midpoint());
        let mut residuals = cx.graph.vec_sub(&dstar.v, &at_midpoint);
        if let Some(kappa) = correction(cx, &dstar) {
            // Π(ζ̄) κ Δ/h = κ Π(ζ̄) v: the factor h of Δ is in κ.
            let poisson = cx.matrix("almost_poisson", |m| m.almost_poisson());
            let poisson = cx.matrix_at(&poisson, &dstar.midpoint());
            let turned = poisson.mul_vector(&mut cx.graph, &dstar.v);
            for (residual, turned) in residuals.iter_mut().zip(turned) {
                let term = cx.graph.mul(kappa, turned);
                *residual = cx.graph.sub(*residual, term);
            }
        }
        let (step, blocks) = dstar.step(cx, residuals)?;
        Ok(Discretisation {
            carried: dstar::carried(cx),
            start: dstar::start(cx),
            step,
            observe: dstar::observe(cx),
            blocks,
        })
    }
}

/// κ = (ℋ(ζ') − ℋ(ζ) − ∇ℋ(ζ̄)·Δ) / (h |v|²), so that the correction of the gradient is κ v.
///
/// For a quadratic ℋ the numerator vanishes identically, so quadratic terms are left out of it before anything is
/// rounded; `None` when nothing else is there. What is left is evaluated as a cancellation-free difference: the
/// rounding error of the numerator is O(ε |∇ℋ| |Δ|), that of the corrected gradient O(ε |∇ℋ|), for every Δ. Where
/// Δ = 0 the quotient is 0 (its limit: the numerator is of third order).
fn correction(cx: &mut Context<'_>, dstar: &Dstar) -> Option<Value> {
    let hamiltonian = cx.scalar("hamiltonian", |m| m.hamiltonian().clone());
    let (_, remainder) = cx.graph.split_quadratic(hamiltonian, &dstar.zeta);
    if cx.graph.is_zero(remainder) {
        return None;
    }
    let moves: Vec<_> = (0..dstar.zeta.len())
        .map(|i| Change { old: dstar.zeta[i], mid: dstar.mid[i], delta: dstar.delta[i], new: dstar.new[i] })
        .collect();
    let difference = cx.graph.difference(remainder, &moves);
    let gradient = cx.graph.gradient(remainder, &dstar.zeta);
    let gradient = cx.at(&gradient, &dstar.midpoint());
    let predicted = cx.graph.dot(&gradient, &dstar.delta);
    let numerator = cx.graph.sub(difference, predicted);
    let h = cx.graph.read(cx.h);
    let square = cx.graph.dot(&dstar.v.clone(), &dstar.v.clone());
    let denominator = cx.graph.mul(h, square);
    Some(cx.graph.div_or_zero(numerator, denominator))
}
