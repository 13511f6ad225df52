//! The library's models in the frames of the papers.
//!
//! The library declares orthonormal frames, in which discrete gradients keep the energy of each
//! block. The papers draw their figures in their own frames. Methods on D* take different steps in
//! those frames; the steps of other methods differ in the last digits.

use super::{Declaration, Derived, Failure, Setting};

/// Models with the frames of their papers.
const FRAMES: &str = include_str!("frames.yaml");

/// Derives a model of the library in the frame of its papers, with all methods that apply.
///
/// All methods are derived because the last digits of a step depend on the methods derived with it,
/// and the library derives all of them.
///
/// # Errors
/// The model has no such frame; errors of [`Setting::derived`].
pub fn in_frame_of_papers(setting: &Setting<'_>, model: &str) -> Result<Derived, Failure> {
    let known = FRAMES.lines().filter_map(|line| line.split_once(": ")).find(|(name, _)| *name == model);
    let Some((model, frame)) = known else { return Err(Failure(format!("no paper has a frame for `{model}`"))) };
    setting.derived(Declaration::Framed { model, frame }, &["all"])
}
