//! Kinds of force without a potential, and their keys.

use super::reader::{Entries, Reader};
use super::{Expression, Name};

/// A kind of force that a key declares. Control inputs have a [matrix](super::Inputs) instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ForceKind {
    /// The key.
    pub key: &'static str,
    /// The words for one of its expressions in messages.
    pub title: &'static str,
    /// Whether the key has a map from coordinates or velocities to expressions, and not one
    /// expression.
    pub is_map: bool,
    /// Whether the force depends on velocities even if the expression does not.
    pub is_friction: bool,
}

/// Generalised forces on coordinates or velocities.
pub const GENERALISED: ForceKind = ForceKind { key: "forces", title: "a force", is_map: true, is_friction: false };

/// Friction −∂R/∂w by Rayleigh's dissipation function R.
pub const DISSIPATION: ForceKind =
    ForceKind { key: "dissipation", title: "the dissipation function", is_map: false, is_friction: true };

/// All kinds.
pub const FORCE_KINDS: [ForceKind; 2] = [GENERALISED, DISSIPATION];

/// One expression of a kind of force.
#[derive(Clone, Debug, PartialEq, Hash)]
pub struct Force {
    /// The kind.
    pub kind: ForceKind,
    /// The coordinate or velocity that the expression belongs to; `None` for a kind with one
    /// expression.
    pub on: Option<Name>,
    /// The expression.
    pub expression: Expression,
}

impl Reader {
    /// Reads the forces of all kinds.
    pub(super) fn forces(&mut self, entries: &Entries) -> Vec<Force> {
        let mut forces = Vec::new();
        for kind in FORCE_KINDS {
            let Some(node) = entries.get(kind.key) else { continue };
            let force = |on, expression| Force { kind, on, expression };
            if kind.is_map {
                let parts = self.named(node, "a map of forces, {x: expression, …}", Reader::expression);
                forces.extend(parts.into_iter().flatten().map(|(name, expression)| force(Some(name), expression)));
            } else {
                forces.extend(self.expression(node).map(|expression| force(None, expression)));
            }
        }
        forces
    }
}
