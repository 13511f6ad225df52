//! The library's models in the frames of the papers.
//!
//! The library declares orthonormal frames, in which discrete gradients keep the energy of each block. Figures of papers are drawn in the
//! papers' frames: methods on D* take other steps in these, and the steps of the others have other last digits.

use super::{Declaration, Derived, Failure, Setting};

/// Model, and the frame that the papers take.
const FRAMES: [(&str, &str); 2] = [
    // Celledoni et al. (2019), section 4.4; Modin & Verdier (2020), section 3.2.
    ("gearbox", "[[-sin(q3), 1, 0], [0, 0, 1]]"),
    // Modin & Verdier (2020), section 3.1.
    ("knife_edge", "[[cos(xi) - eps, sin(xi), 0], [0, 0, 1]]"),
];

/// Derives a model of the library in its papers' frame with all methods that apply.
///
/// (The last digits of a step depend on the methods that are derived beside it, and the library has all of them.)
///
/// # Errors
/// Models that have no such frame; those of [`Setting::derived`].
pub fn in_frame_of_papers(setting: &Setting<'_>, model: &str) -> Result<Derived, Failure> {
    let known = FRAMES.iter().find(|(name, _)| *name == model);
    let Some(&(model, frame)) = known else { return Err(Failure(format!("no paper has a frame for `{model}`"))) };
    setting.derived(Declaration::Framed { model, frame }, &["all"])
}
