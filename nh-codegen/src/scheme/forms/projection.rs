//! Projections of momenta along and onto the admissible ones.

use super::script::Script;
use crate::ir::handles::Vector;

/// Returns Q* b = νᵀ (ν M⁻¹ νᵀ)⁻¹ ν M⁻¹ b, where ν is μ or [other
/// rows](crate::mechanics::Mechanics::reaction_rows) of the same span.
pub fn reaction<'s>(s: Script<'s>, b: Vector<'s>) -> Vector<'s> {
    let nu = s.reaction_rows();
    nu.transpose() * (s.inverse_reaction_gram() * (nu * (s.inverse_mass() * b)))
}

/// Returns P* b = b − Q* b.
pub fn project<'s>(s: Script<'s>, b: Vector<'s>) -> Vector<'s> {
    b - reaction(s, b)
}
