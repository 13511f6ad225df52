//! Sections of the documentation that messages refer to.

use core::fmt;

/// A section of the page "When it goes wrong" (`docs/trouble.md`) that messages about motions refer
/// to. Displayed as `(see: nh help newton)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Topic {
    /// Equations of a step have no solution.
    Newton,
    /// Numbers are not finite.
    Overflow,
    /// Equations lose half of their digits.
    Conditioning,
    /// The frame of D loses rank.
    Frame,
    /// The constraints become dependent.
    Rank,
    /// A state is not on the constraints.
    Constraints,
    /// The motion is wrong, though the energy is right.
    Motion,
    /// The choice of the step size.
    Step,
    /// A mean-value gradient is not resolved.
    Quadrature,
    /// A direction has turned by a right angle within a step.
    Angle,
    /// The motion ends.
    Singularity,
}

impl Topic {
    /// All sections.
    pub const ALL: [Topic; 11] = [
        Topic::Newton,
        Topic::Overflow,
        Topic::Conditioning,
        Topic::Frame,
        Topic::Rank,
        Topic::Constraints,
        Topic::Motion,
        Topic::Step,
        Topic::Quadrature,
        Topic::Angle,
        Topic::Singularity,
    ];

    /// Returns the section's heading.
    pub const fn name(self) -> &'static str {
        match self {
            Topic::Newton => "newton",
            Topic::Overflow => "overflow",
            Topic::Conditioning => "conditioning",
            Topic::Frame => "frame",
            Topic::Rank => "rank",
            Topic::Constraints => "constraints",
            Topic::Motion => "motion",
            Topic::Step => "step",
            Topic::Quadrature => "quadrature",
            Topic::Angle => "angle",
            Topic::Singularity => "singularity",
        }
    }
}

impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "(see: nh help {})", self.name())
    }
}
