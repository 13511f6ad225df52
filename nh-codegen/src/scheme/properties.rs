//! Properties of a method: identity, conserved quantities, applicability.

use serde::Serialize;

/// Effect of a method on an integral of the motion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Conserves {
    /// To roundoff, for every model.
    Exactly,
    /// To roundoff if the Hamiltonian is quadratic in (q, ρ); bounded oscillation otherwise.
    Quadratic,
    /// Bounded oscillation on reversible problems.
    Bounded,
    /// Pulled back by feedback: the error stays as small as that of a few steps.
    Attracted,
    /// To the tolerance of the method's option; to roundoff without one.
    Tolerance,
    /// No structure: the error grows.
    Drifts,
}

impl Conserves {
    /// Returns the effect in words.
    pub fn words(self) -> &'static str {
        match self {
            Conserves::Exactly => "exact",
            Conserves::Quadratic => "exact where ℋ is quadratic",
            Conserves::Bounded => "bounded on reversible problems",
            Conserves::Attracted => "attracted",
            Conserves::Tolerance => "to the tolerance",
            Conserves::Drifts => "drifts",
        }
    }
}

/// A row of the property table: what a method is and what it preserves.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Properties {
    /// Name on the command line and in `methods = […]`.
    pub name: &'static str,
    /// Rust name of the marker type and, in snake case, of the stepper's module.
    pub type_name: &'static str,
    /// Description on one line.
    pub title: &'static str,
    /// The formula.
    pub equation: &'static str,
    /// Source of the formula.
    pub source: &'static str,
    /// Global order of convergence.
    pub order: u32,
    /// Φ_{−h} ∘ Φ_h = id.
    pub symmetric: bool,
    /// Effect on the energy.
    pub energy: Conserves,
    /// Effect on the constraints μ(q) w = 0 at the nodes.
    pub constraint: Conserves,
}

/// The reason why a method does not apply to a model, with an alternative.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// One sentence, no full stop.
    pub reason: String,
    /// The alternative.
    pub help: String,
}

impl Refusal {
    /// Creates a refusal.
    pub fn new(reason: impl Into<String>, help: impl Into<String>) -> Self {
        Refusal { reason: reason.into(), help: help.into() }
    }

    /// Refuses if `holds`.
    ///
    /// # Errors
    /// The refusal.
    pub fn when(holds: bool, reason: &str, help: &str) -> Result<(), Refusal> {
        if holds { Err(Refusal::new(reason, help)) } else { Ok(()) }
    }

    /// Begins the reason with the name of what is refused.
    #[must_use]
    pub fn of(self, name: &str) -> Self {
        Refusal { reason: format!("`{name}` {}", self.reason), ..self }
    }
}
