//! Requirements of the methods on (q, v): velocities v = q̇, and for some of them a constant mass.

use super::Refusal;
use crate::mechanics::Mechanics;

/// Requires coordinates with v = q̇.
///
/// # Errors
/// The refusal of systems in quasi-velocities.
pub fn needs_coordinates(name: &str, mechanics: &Mechanics) -> Result<(), Refusal> {
    let model = mechanics.model();
    if model.about.coordinates.is_empty() || !model.is_coordinate_based() {
        return Err(Refusal::new(
            format!("`{name}` needs coordinates with velocities q̇ (this system is written in quasi-velocities)"),
            "use a method on D*: `gonzalez`, `midpoint`, `avf`",
        ));
    }
    Ok(())
}

/// Requires a constant mass matrix.
///
/// # Errors
/// The refusal of position-dependent metrics, with the `alternative`.
pub fn needs_constant_mass(name: &str, mechanics: &Mechanics, alternative: &str) -> Result<(), Refusal> {
    needs_coordinates(name, mechanics)?;
    if !mechanics.mass_is_constant() {
        return Err(Refusal::new(format!("`{name}` needs a constant mass matrix, but g depends on q"), alternative));
    }
    Ok(())
}

/// Requires L and constraints that do not depend on the time; forces may.
///
/// # Errors
/// The refusal.
pub fn needs_fixed_time(name: &str, mechanics: &Mechanics) -> Result<(), Refusal> {
    if mechanics.model().is_rheonomic() {
        return Err(Refusal::new(
            format!("`{name}` is for Lagrangians and constraints that do not depend on the time"),
            "use `gonzalez` or `avf`, which take the time as one of the variables of the discrete gradient, or `rk4`",
        ));
    }
    Ok(())
}

/// Requires constraints μ w = 0 without a prescribed velocity.
///
/// # Errors
/// The refusal.
pub fn needs_linear_constraints(name: &str, mechanics: &Mechanics) -> Result<(), Refusal> {
    if mechanics.model().is_affine() {
        return Err(Refusal::new(
            format!("`{name}` is for constraints μ(q) w = 0, but these prescribe a velocity: μ(q) w = b"),
            "use `gonzalez`, `gonzalez-f`, `dla` or `leapfrog`",
        ));
    }
    Ok(())
}

/// Requires a Lagrangian without terms that are linear in the velocities.
///
/// # Errors
/// The refusal.
pub fn needs_no_gyroscopic_terms(name: &str, mechanics: &Mechanics, alternative: &str) -> Result<(), Refusal> {
    if mechanics.model().lagrangian.is_gyroscopic() {
        return Err(Refusal::new(
            format!("`{name}` is for Lagrangians without terms that are linear in the velocities"),
            alternative,
        ));
    }
    Ok(())
}

/// Requires forces that do not depend on the velocity.
///
/// # Errors
/// The refusal.
pub fn needs_no_friction(name: &str, mechanics: &Mechanics, alternative: &str) -> Result<(), Refusal> {
    if mechanics.model().forces.depend_on_velocities() {
        return Err(Refusal::new(format!("`{name}` is for forces that do not depend on the velocity"), alternative));
    }
    Ok(())
}
