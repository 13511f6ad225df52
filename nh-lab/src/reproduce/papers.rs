//! The library's models in the frames of the papers.
//!
//! The library declares orthonormal frames, in which discrete gradients keep the energy of each block. Figures of papers are drawn in the
//! papers' frames: methods on D* take other steps in these, and the steps of the others have other last digits.

use super::{Declaration, Derived, Failure, Setting};
use nonholonomic_models::DECLARATIONS;

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
    let declared = DECLARATIONS.iter().find(|declaration| declaration.name == model);
    let (Some((_, frame)), Some(declared)) = (known, declared) else {
        return Err(Failure(format!("no paper has a frame for `{model}`")));
    };
    let yaml = with_frame(declared.yaml, frame);
    setting.derived(Declaration::Text { file: declared.file, yaml: &yaml }, &["all"])
}

/// A declaration with these rows in place of its frame.
fn with_frame(yaml: &str, rows: &str) -> String {
    let mut text = String::new();
    let mut in_frame = false;
    for line in yaml.lines() {
        let begins = line.starts_with("frame:");
        // Lines of the entry are indented.
        in_frame = begins || (in_frame && line.starts_with(' '));
        match (begins, in_frame) {
            (true, _) => text.push_str(&format!("frame: {rows}\n")),
            (false, true) => {}
            (false, false) => text.extend([line, "\n"]),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_is_replaced() {
        let rest = "name: a\n\ninitial:\n  b: {q: {x: 1}}\n";
        for frame in ["frame: orthonormal", "frame:\n  - [1, 0]\n  - [0, 1]", "frame: [[1, 0], [0, 1]]"] {
            let yaml = rest.replace("\n\n", &format!("\n\n{frame}\n\n"));
            assert_eq!(with_frame(&yaml, "[[0, 1]]"), rest.replace("\n\n", "\n\nframe: [[0, 1]]\n\n"));
        }
        for (model, _) in FRAMES {
            let declared = DECLARATIONS.iter().find(|declaration| declaration.name == model).unwrap();
            assert_eq!(with_frame(declared.yaml, "x").matches("\nframe: x\n").count(), 1, "{model}");
        }
    }
}
