//! What the methods on (q, v) need: velocities v = q̇, and some a constant mass.

use super::Refusal;
use crate::mechanics::Mechanics;

/// Needs coordinates with v = q̇.
///
/// # Errors
/// The refusal of systems in quasi-velocities.
pub fn needs_coordinates(name: &str, mechanics: &Mechanics) -> Result<(), Refusal> {
    let model = mechanics.model();
    if model.coordinates.is_empty() || !model.is_coordinate_based() {
        return Err(Refusal::new(
            format!("`{name}` needs coordinates with velocities q̇ (this system is written in quasi-velocities)"),
            "use a method on D*: `gonzalez`, `midpoint`, `avf`",
        ));
    }
    Ok(())
}

/// Needs a constant mass matrix.
///
/// # Errors
/// The refusal of position-dependent metrics, with the `alternative`.
pub fn needs_constant_mass(name: &str, mechanics: &Mechanics, alternative: &str) -> Result<(), Refusal> {
    needs_coordinates(name, mechanics)?;
    if !mechanics.mass_is_constant() {
        return Err(Refusal::new(format!("`{name}` needs a constant mass matrix, and g depends on q"), alternative));
    }
    Ok(())
}
