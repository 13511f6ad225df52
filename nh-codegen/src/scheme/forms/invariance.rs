//! Invariance under the matrix groups among the coordinates.

use super::Refusal;
use crate::algebra::Expr;
use crate::mechanics::Mechanics;
use crate::model::{FrameChoice, Model};
use crate::tree::Var;

/// Requires coordinates on a matrix group and a system that does not depend on the position in the
/// group. In body velocities, L, the constraints, the frame and all forces are then invariant under
/// left translations.
///
/// # Errors
/// The refusal, with the term that breaks the invariance.
pub fn needs_invariance(mechanics: &Mechanics) -> Result<(), Refusal> {
    let model = mechanics.model();
    Refusal::when(
        model.about.groups.is_empty(),
        "is for systems on a matrix group, but there is none among the coordinates",
        "declare the position as a matrix group, velocities: se2(R, x), or use `gonzalez`, `leapfrog` or `dla`",
    )?;
    Refusal::when(
        !model.levels.is_empty(),
        "does not keep holonomic constraints",
        "use `gonzalez` or `avf`, which do",
    )?;
    match broken(model) {
        None => Ok(()),
        Some((what, term, coordinate)) => Err(Refusal::new(
            format!(
                "is for systems that are invariant under their group, but the term `{term}` of {what} depends on `{coordinate}`"
            ),
            "use `gonzalez`, `avf` or `midpoint`, which need no invariance",
        )),
    }
}

/// Returns a term that is not invariant: its place, the term, and a group coordinate that it
/// depends on.
fn broken(model: &Model) -> Option<(&'static str, String, String)> {
    let parts: [(&'static str, Vec<&Expr>); 4] = [
        ("the Lagrangian", vec![model.lagrangian.whole()]),
        ("the constraints", model.constraint_matrix.entries().iter().collect()),
        (
            "the frame",
            match &model.frame {
                FrameChoice::Declared(frame) => frame.entries().iter().collect(),
                _ => Vec::new(),
            },
        ),
        ("the input matrix", model.input_matrix.iter().flat_map(|inputs| inputs.matrix.entries()).collect()),
    ];
    let of_groups: Vec<usize> =
        model.about.groups.iter().flat_map(|block| block.entries().chain(block.position.clone())).collect();
    for (what, expressions) in parts {
        for expression in expressions {
            for &i in &of_groups {
                if !expression.depends_on(Var::Coordinate(i)) {
                    continue;
                }
                let terms = expression.terms();
                let term = terms.iter().find(|term| term.depends_on(Var::Coordinate(i))).unwrap_or(expression);
                return Some((what, model.show(term), model.about.coordinates[i].name.clone()));
            }
        }
    }
    for tree in model.forces.trees() {
        let found = tree.variables().into_iter().find_map(|variable| match variable {
            Var::Coordinate(i) if of_groups.contains(&i) => Some(i),
            _ => None,
        });
        if let Some(i) = found {
            return Some(("a force", model.show_tree(tree), model.about.coordinates[i].name.clone()));
        }
    }
    None
}
