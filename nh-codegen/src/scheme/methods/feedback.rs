//! Feedback integrators: explicit Runge–Kutta methods for the extended field on T*Q with a feedback
//! that attracts motions to the constraints and the levels of the integrals.
//!
//! The equation is ẏ = X̃ − ∇V_L for y = (q, p). X̃ is the [extended
//! field](super::cotangent::Cotangent::extended_field) and V_L the [Lyapunov
//! function](super::lyapunov::Lyapunov) of the constraints J = 0 and of the initial levels of H̃ and
//! the declared invariants, with a gain for each. The observed velocity is w = g⁻¹ p, which is off D by the size of J. Control inputs
//! change the levels at rates that are part of the vector field, so the levels are then part of y.

use super::lyapunov::gain_names;
use super::runge_kutta::Tableau;
use super::step::Motion;
use super::{Discretisation, MethodOption, Refusal, Script, tangent};
use crate::ir::program::Role;
use crate::mechanics::Mechanics;

/// Returns the gains: `J`, `H`, the declared invariants other than the energy, and `R` if there are
/// rotation matrices. The default of all gains is 1, as in the reference data of the tests; a gain
/// of 0 switches its feedback off.
pub fn gains(mechanics: &Mechanics) -> Vec<MethodOption> {
    let text = |name: &str| match name {
        "J" => "gain of the constraint momenta".to_owned(),
        "H" => "gain of the extended Hamiltonian".to_owned(),
        "R" => "gain of RᵀR for the rotation matrices".to_owned(),
        name => format!("gain of the first integral `{name}`"),
    };
    gain_names(mechanics).into_iter().map(|name| MethodOption::gain(name.clone(), text(&name))).collect()
}

/// Checks that the system is natural with linear constraints, as the extension to T*Q requires.
///
/// # Errors
/// The refusal of other systems.
pub fn applies(mechanics: &Mechanics) -> Result<(), Refusal> {
    let help = "use `gonzalez` or `rk4`, on D*";
    tangent::needs_fixed_time(mechanics)?;
    tangent::needs_linear_constraints(mechanics)?;
    tangent::needs_no_gyroscopic_terms(mechanics, help)?;
    tangent::needs_no_friction(mechanics, help)
}

/// Returns a step.
pub fn step(s: Script<'_>, tableau: &Tableau) -> Result<Discretisation, String> {
    let (h, q, p, levels, gains) = (s.h(), s.q(), s.p(), s.levels(), s.options());
    let (motion, lyapunov) = Motion::with_feedback(s);
    let (new, work) = tableau.step(s, &motion);
    let (new_q, rest) = new.split(q.len());
    let (new_p, moved) = rest.split(p.len());

    let start = s.momenta_of_velocity();
    let start_levels = lyapunov.values().at(p.to(start));
    let new_levels = if moved.is_empty() { levels } else { moved };
    let level_text = "levels of H̃ and the declared invariants other than the energy";
    let terms = lyapunov.steepness().into_iter().map(|(i, square)| (i, h * gains.entry(i) * square));
    let step = s
        .step(q, lyapunov.motion.velocity)
        .carry(Role::Configuration, "configuration q", q, q, new_q)
        .carry(Role::Momenta, "momenta p on T*Q", p, start, new_p)
        .carry(Role::Levels, level_text, levels, start_levels, new_levels)
        .work(work)
        .stability(tableau.order, terms);
    Ok(step.finish())
}
