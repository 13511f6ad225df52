//! Requirements of the methods on (q, v): velocities v = q̇, and for some of them a constant mass.

use super::Refusal;
use crate::mechanics::Mechanics;

/// Requires coordinates with v = q̇.
///
/// # Errors
/// The refusal of systems in quasi-velocities.
pub fn needs_coordinates(mechanics: &Mechanics) -> Result<(), Refusal> {
    let model = mechanics.model();
    Refusal::when(
        model.about.coordinates.is_empty() || !model.is_coordinate_based(),
        "needs coordinates with velocities q̇ (this system is written in quasi-velocities)",
        "use a method on D*: `gonzalez`, `midpoint`, `avf`",
    )
}

/// Requires a constant mass matrix.
///
/// # Errors
/// The refusal of position-dependent metrics, with the `alternative`.
pub fn needs_constant_mass(mechanics: &Mechanics, alternative: &str) -> Result<(), Refusal> {
    needs_coordinates(mechanics)?;
    let varies = !mechanics.mass_is_constant();
    Refusal::when(varies, "needs a constant mass matrix, but g depends on q", alternative)
}

/// Requires L and constraints that do not depend on the time; forces may.
///
/// # Errors
/// The refusal.
pub fn needs_fixed_time(mechanics: &Mechanics) -> Result<(), Refusal> {
    Refusal::when(
        mechanics.model().is_rheonomic(),
        "is for Lagrangians and constraints that do not depend on the time",
        "use `gonzalez` or `avf`, which take the time as one of the variables of the discrete gradient, or `rk4`",
    )
}

/// Requires constraints μ w = 0 without a prescribed velocity.
///
/// # Errors
/// The refusal.
pub fn needs_linear_constraints(mechanics: &Mechanics) -> Result<(), Refusal> {
    Refusal::when(
        mechanics.model().is_affine(),
        "is for constraints μ(q) w = 0, but these prescribe a velocity: μ(q) w = b",
        "use `gonzalez`, `gonzalez-f`, `dla` or `leapfrog`",
    )
}

/// Requires a Lagrangian without terms that are linear in the velocities.
///
/// # Errors
/// The refusal.
pub fn needs_no_gyroscopic_terms(mechanics: &Mechanics, alternative: &str) -> Result<(), Refusal> {
    Refusal::when(
        mechanics.model().lagrangian.is_gyroscopic(),
        "is for Lagrangians without terms that are linear in the velocities",
        alternative,
    )
}

/// Requires forces that do not depend on the velocity.
///
/// # Errors
/// The refusal.
pub fn needs_no_friction(mechanics: &Mechanics, alternative: &str) -> Result<(), Refusal> {
    let depend = mechanics.model().forces.depend_on_velocities();
    Refusal::when(depend, "is for forces that do not depend on the velocity", alternative)
}
