//! Holonomic constraints φ(q, t) = 0 and the velocity constraints that follow from them.

use super::resolve::{Place, Resolver};
use crate::algebra::{Expr, Matrix};
use crate::declaration::Declaration;
use crate::model::along;
use crate::origin::{Diagnostic, Diagnostics, Origin};
use crate::tree::{Tree, Var};

/// A function φ of the coordinates, and possibly the time, that is 0.
#[derive(Clone, Debug, PartialEq)]
pub struct Level {
    /// φ.
    pub function: Expr,
    /// φ as written.
    pub written: Tree<Var>,
    /// The row of μ that is its derivative, (dφ) E. `None` if the row is 0, so that every velocity
    /// keeps φ, as for the norm of a unit quaternion; also `None` if the constraint is
    /// [implied](Level::implied).
    pub row: Option<usize>,
    /// Whether the constraint follows from the others. Velocities that keep the others then keep
    /// it.
    pub implied: bool,
    /// Place of the declaration.
    pub origin: Origin,
}

impl Level {
    /// Renumbers the row after all rows of μ but these, in order, were left out.
    pub(super) fn keep(&mut self, kept: &[usize]) {
        if let Some(row) = self.row {
            self.row = kept.binary_search(&row).ok();
            self.implied = self.row.is_none();
        }
    }
}

const PLACE: Place = Place { what: "a holonomic constraint", velocities: false, time: true };

/// Reads the holonomic constraints and numbers their rows, after `rows` velocity constraints.
pub(super) fn resolve(
    declaration: &Declaration,
    resolver: &Resolver<'_>,
    anchor: Option<&Matrix>,
    rows: usize,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<Level>> {
    let mut levels = Vec::new();
    let mut next = rows;
    for expression in &declaration.holonomic {
        let function = resolver.expr(expression, PLACE, diagnostics);
        let (Some(function), Some(anchor)) = (function, anchor) else { continue };
        let written = resolver.tree(expression, PLACE, &mut Diagnostics::new())?;
        if !function.variables().iter().any(|variable| matches!(variable, Var::Coordinate(_))) {
            let message = "this holonomic constraint contains no coordinate";
            diagnostics.push(Diagnostic::error(expression.origin.clone(), message));
            continue;
        }
        let moves = (0..anchor.cols()).any(|i| !along(anchor, i, &function).is_zero());
        let row = moves.then(|| {
            next += 1;
            next - 1
        });
        if !moves && !function.derivative(Var::Time).is_zero() {
            let message = "no velocity satisfies this constraint: it depends on the time only";
            diagnostics.push(Diagnostic::error(expression.origin.clone(), message));
            continue;
        }
        levels.push(Level { function, written, row, implied: false, origin: expression.origin.clone() });
    }
    (levels.len() == declaration.holonomic.len()).then_some(levels)
}

/// Returns (dφ) E and −∂φ/∂t: a row of μ and its entry of b.
pub(super) fn row(level: &Level, anchor: &Matrix) -> (Vec<Expr>, Expr) {
    let row = (0..anchor.cols()).map(|i| along(anchor, i, &level.function)).collect();
    (row, -level.function.derivative(Var::Time))
}
