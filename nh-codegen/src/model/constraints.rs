//! The constraints: μ(q) w = 0 with μ of full rank, or which one says otherwise.

use super::EFFORT;
use super::lagrangian::{declared_name, is_velocity};
use super::resolve::{Place, Resolver, extent};
use super::{Variable, counted, matrix};
use crate::algebra::{Expr, Matrix, attempt};
use crate::declaration::{Constraints, Declaration, Expression};
use crate::origin::{Diagnostic, Diagnostics, Origin};
use crate::tree::{self, Tree, Var};

/// μ(q) w = 0.
pub(super) struct Resolved {
    /// μ, r × k.
    pub matrix: Matrix,
    /// μ w as it was written; none where a matrix was.
    pub written: Vec<Tree<Var>>,
}

/// Reads the constraints.
pub(super) fn resolve(
    declaration: &Declaration,
    resolver: &Resolver<'_>,
    velocities: &[Variable],
    diagnostics: &mut Diagnostics,
) -> Option<Resolved> {
    let k = velocities.len();
    let mut written = Vec::new();
    let whole = &declaration.constraints.origin;
    let (origins, matrix): (Vec<Origin>, Option<Matrix>) = match &declaration.constraints.value {
        Constraints::Equations(equations) => {
            let rows: Vec<Option<Vec<Expr>>> = equations
                .iter()
                .enumerate()
                .map(|(i, equation)| {
                    let tree = resolver.tree(equation, EQUATION, diagnostics)?;
                    let row = row((i, equation, &tree), declaration, resolver, velocities, diagnostics);
                    written.push(tree);
                    row
                })
                .collect();
            let rows: Option<Vec<Vec<Expr>>> = rows.into_iter().collect();
            let matrix = rows.map(|rows| Matrix::new(rows.len(), k, rows.into_iter().flatten().collect()));
            (equations.iter().map(|e| e.origin.clone()).collect(), matrix)
        }
        Constraints::Matrix(rows) => {
            let place = Place { what: "the constraint matrix", velocities: false };
            let origins = rows.iter().map(|row| extent(row, whole)).collect();
            (origins, matrix(rows, k, "velocities", place, whole, resolver, diagnostics))
        }
    };
    let r = origins.len();
    if r > 0 && r >= k {
        let message = format!(
            "{} on {}: nothing is left to move",
            counted(r, "constraint"),
            if k == 1 { "1 velocity".into() } else { format!("{k} velocities") }
        );
        diagnostics.push(Diagnostic::error(whole.clone(), message));
        return None;
    }
    let matrix = matrix?;
    independent(&matrix, &origins, diagnostics).then_some(Resolved { matrix, written })
}

const EQUATION: Place = Place { what: "a constraint", velocities: true };

/// One row of μ from an equation; a term that is not linear in the velocities is named.
fn row(
    (index, equation, tree): (usize, &Expression, &Tree<Var>),
    declaration: &Declaration,
    resolver: &Resolver<'_>,
    velocities: &[Variable],
    diagnostics: &mut Diagnostics,
) -> Option<Vec<Expr>> {
    let velocity = |var: &Var| matches!(var, Var::Velocity(_));
    if tree.degree(&velocity) == Some(1) {
        let entry = |j| match tree.coefficient(&Var::Velocity(j), &velocity) {
            Some(tree) => Expr::from_tree(&tree).ok(),
            None => Some(Expr::zero()),
        };
        if let Some(row) = (0..velocities.len()).map(entry).collect() {
            return Some(row);
        }
    }
    // Not linear, or not seen to be, or not an expression that there is a normal form of.
    let expression = resolver.expr(equation, EQUATION, diagnostics)?;
    let show = |e: &Expr| tree::text(&e.tree(), &|var| declared_name(declaration, velocities, *var));
    let number = index + 1;
    let known = diagnostics.list.len();
    let mut complain = |message: String, help: &str| {
        diagnostics.push(Diagnostic::error(equation.origin.clone(), message).help(help));
    };
    if expression.degree_in(&is_velocity).is_none() {
        let text = show(&expression);
        complain(format!("constraint {number} is not linear in the velocities: `{text}`"), LINEAR);
        return None;
    }
    for term in expression.terms() {
        match term.degree_in(&is_velocity) {
            Some(1) => {}
            Some(0) if term.is_zero() => {}
            Some(0) => {
                complain(format!("constraint {number} has a term without a velocity: `{}`", show(&term)), AFFINE)
            }
            _ => complain(format!("constraint {number} is not linear in the velocities: `{}`", show(&term)), LINEAR),
        }
    }
    if diagnostics.list.len() > known {
        return None;
    }
    Some((0..velocities.len()).map(|j| expression.derivative(Var::Velocity(j))).collect())
}

const LINEAR: &str = "a constraint is a sum of velocities times functions of the coordinates, set to zero";
const AFFINE: &str = "affine constraints (a prescribed motion, a moving surface) are not supported; a constraint on positions alone is \
                      imposed by its time derivative";

/// No row is zero, and none is a combination of those before it.
fn independent(matrix: &Matrix, origins: &[Origin], diagnostics: &mut Diagnostics) -> bool {
    let mut sound = true;
    let mut kept: Vec<usize> = Vec::new();
    for (i, origin) in origins.iter().enumerate() {
        let row = matrix.row(i);
        if row.iter().all(Expr::is_zero) {
            diagnostics.push(Diagnostic::error(origin.clone(), format!("constraint {} is zero", i + 1)));
            sound = false;
            continue;
        }
        kept.push(i);
        // The diagnosis by rank is needed only where rows overlap.
        let rows = Matrix::from_fn(kept.len(), matrix.cols(), |a, j| matrix[(kept[a], j)].clone());
        if kept.len() > 1 && attempt(EFFORT, || rows.rank()).is_some_and(|rank| rank < kept.len()) {
            let message = format!("constraint {} is a linear combination of the others", i + 1);
            diagnostics.push(Diagnostic::error(origin.clone(), message));
            sound = false;
            kept.pop();
        }
    }
    sound
}
