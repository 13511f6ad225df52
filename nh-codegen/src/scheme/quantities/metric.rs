//! The metric and the constraints, functions of q.

use super::{Context, Key};
use crate::ir::graph::Value;
use crate::ir::matrix::ValueMatrix;
use crate::quantity::Quantity;

impl Context<'_> {
    /// Returns g, k × k.
    pub fn mass_matrix(&mut self) -> ValueMatrix {
        if self.mechanics.is_literal() {
            return self.remembered(Quantity::MassMatrix, Self::written_mass_matrix);
        }
        self.matrix(Quantity::MassMatrix, |m| m.mass_matrix())
    }

    /// Returns g⁻¹, k × k.
    pub fn inverse_mass(&mut self) -> ValueMatrix {
        self.composed_or(
            Quantity::InverseMass,
            |m| m.inverse_mass(),
            |cx| {
                let mass = cx.mass_matrix();
                cx.part(|m| m.inverse_mass().clone(), |cx| cx.inverse_positive(&mass))
            },
        )
    }

    /// Returns E, n × k: q̇ = E w.
    pub fn anchor(&mut self) -> ValueMatrix {
        self.matrix(Key::Anchor, |m| &m.model().anchor)
    }

    /// Returns μ, r × k.
    pub fn constraint_matrix(&mut self) -> ValueMatrix {
        self.composed_or(Quantity::ConstraintMatrix, |m| m.constraint_matrix(), Self::chosen_constraint_matrix)
    }

    /// Returns g⁻¹ μᵀ, k × r.
    pub fn constraint_directions(&mut self) -> ValueMatrix {
        self.composed_or(
            Key::ConstraintDirections,
            |m| m.constraint_directions(),
            |cx| cx.part(|m| m.constraint_directions().clone(), Self::composed_directions),
        )
    }

    /// Returns C = μ g⁻¹ μᵀ, r × r.
    pub fn constraint_gram(&mut self) -> ValueMatrix {
        self.composed_or(
            Key::ConstraintGram,
            |m| m.constraint_gram(),
            |cx| cx.part(|m| m.constraint_gram().clone(), Self::composed_constraint_gram),
        )
    }

    /// Returns C⁻¹, r × r.
    pub fn inverse_constraint_gram(&mut self) -> ValueMatrix {
        self.composed_or(
            Key::InverseConstraintGram,
            |m| m.constraint_gram_inverse(),
            |cx| {
                let gram = cx.constraint_gram();
                cx.inverse_positive(&gram)
            },
        )
    }

    /// Returns det C.
    pub fn constraint_gram_determinant(&mut self) -> Value {
        self.scalar(Key::ConstraintGramDeterminant, |m| m.constraint_gram().determinant())
    }

    /// Returns ν, r × k: [rows](crate::mechanics::Mechanics::reaction_rows) with the span of μ.
    pub fn reaction_rows(&mut self) -> ValueMatrix {
        self.composed_or(Key::ReactionRows, |m| &m.reaction_rows().rows, Self::constraint_matrix)
    }

    /// Returns (ν g⁻¹ νᵀ)⁻¹, r × r.
    pub fn inverse_reaction_gram(&mut self) -> ValueMatrix {
        self.composed_or(Key::InverseReactionGram, |m| &m.reaction_rows().gram_inverse, Self::inverse_constraint_gram)
    }

    /// Returns P = I − Q, k × k.
    pub fn projector_d(&mut self) -> ValueMatrix {
        self.composed_or(Quantity::ProjectorD, |m| m.projector_d(), Self::composed_projector_d)
    }

    /// Returns Q = g⁻¹ μᵀ C⁻¹ μ, k × k.
    pub fn projector_perp(&mut self) -> ValueMatrix {
        self.composed_or(Quantity::ProjectorPerp, |m| m.projector_perp(), Self::composed_projector_perp)
    }

    /// Returns Γ_{lij}, a matrix for each l.
    pub fn christoffel_first(&mut self) -> Vec<ValueMatrix> {
        if self.composes() {
            return self.composed_christoffel_first();
        }
        let mechanics = self.mechanics;
        mechanics.christoffel_first().iter().map(|matrix| self.lower_matrix(matrix)).collect()
    }

    /// Returns Γˡ_{ij}, a matrix for each l.
    pub fn christoffel(&mut self) -> Vec<ValueMatrix> {
        if self.composes() {
            return self.composed_christoffel();
        }
        let mechanics = self.mechanics;
        mechanics.christoffel().iter().map(|matrix| self.lower_matrix(matrix)).collect()
    }
}
