//! The constraints: μ(q, t) w = b(q, t) with μ of full rank, or which one says otherwise.

use super::EFFORT;
use super::holonomic::{self, Level};
use super::lagrangian::declared_name;
use super::level_set::LevelSet;
use super::resolve::{Place, Resolver, extent};
use super::{Variable, counted, groups, matrix};
use crate::algebra::{Expr, Matrix, attempt};
use crate::declaration::{Constraints, Declaration, Expression};
use crate::origin::{Diagnostic, Diagnostics, Origin, Topic};
use crate::tree::{self, Tree, Var};

/// μ(q, t) w = b(q, t).
pub(super) struct Resolved {
    /// μ, r × k.
    pub matrix: Matrix,
    /// b, r entries.
    pub rates: Vec<Expr>,
    /// μ w − b as it was written, but for the rows of holonomic constraints; none where a matrix was.
    pub written: Vec<Tree<Var>>,
    /// Holonomic constraints; their rows are the last ones of μ.
    pub levels: Vec<Level>,
    /// The set on which the holonomic ones hold.
    pub set: LevelSet,
    /// Places of the rows that were declared as constraints on velocities.
    pub origins: Vec<Origin>,
}

/// A row of μ, and its entry of b.
type Row = (Vec<Expr>, Expr);

/// Reads the constraints.
pub(super) fn resolve(
    declaration: &Declaration,
    resolver: &Resolver<'_>,
    anchor: Option<&Matrix>,
    velocities: &[Variable],
    diagnostics: &mut Diagnostics,
) -> Option<Resolved> {
    let k = velocities.len();
    let mut written = Vec::new();
    let whole = &declaration.constraints.origin;
    let (mut origins, parts): (Vec<Origin>, Option<(Matrix, Vec<Expr>)>) = match &declaration.constraints.value {
        Constraints::Equations(equations) => {
            let rows: Vec<Option<Row>> = equations
                .iter()
                .enumerate()
                .map(|(i, equation)| {
                    let tree = resolver.tree(equation, EQUATION, diagnostics)?;
                    let row = row((i, equation, &tree), declaration, resolver, velocities, diagnostics);
                    written.push(tree);
                    row
                })
                .collect();
            let rows: Option<Vec<Row>> = rows.into_iter().collect();
            let parts = rows.map(|rows| {
                let (rows, rates): (Vec<Vec<Expr>>, Vec<Expr>) = rows.into_iter().unzip();
                (Matrix::new(rows.len(), k, rows.into_iter().flatten().collect()), rates)
            });
            (equations.iter().map(|e| e.origin.clone()).collect(), parts)
        }
        Constraints::Matrix(rows) => {
            let place = Place { what: "the constraint matrix", velocities: false, time: true };
            let origins = rows.iter().map(|row| extent(row, whole)).collect();
            let matrix = matrix(rows, k, "velocities", place, whole, resolver, diagnostics);
            (origins, matrix.map(|matrix| (matrix, vec![Expr::zero(); rows.len()])))
        }
    };
    let levels = holonomic::resolve(declaration, resolver, anchor, origins.len(), diagnostics);
    let moving: Vec<&Level> = levels.iter().flatten().filter(|level| level.row.is_some()).collect();
    let places = origins.clone();
    origins.extend(moving.iter().map(|level| level.origin.clone()));
    let r = origins.len();
    if r > 0 && r >= k {
        let message = format!(
            "{} on {}: nothing is left to move",
            counted(r, "constraint"),
            if k == 1 { "1 velocity".into() } else { format!("{k} velocities") }
        );
        let place = moving.last().map_or(whole, |level| &level.origin);
        diagnostics.push(Diagnostic::error(place.clone(), message));
        return None;
    }
    let (mut matrix, mut rates) = parts?;
    if let Some(anchor) = anchor.filter(|_| !moving.is_empty()) {
        let further: Vec<Row> = moving.iter().map(|level| holonomic::row(level, anchor)).collect();
        let (declared, before) = (matrix, rates.len());
        matrix = Matrix::from_fn(r, k, |i, j| match i.checked_sub(before) {
            None => declared[(i, j)].clone(),
            Some(i) => further[i].0[j].clone(),
        });
        rates.extend(further.into_iter().map(|(_, b)| b));
    }
    let levels = levels?;
    let set = level_set(declaration, &levels);
    independent(&matrix, &rates, &origins, diagnostics).then_some(Resolved {
        matrix,
        rates,
        written,
        levels,
        set,
        origins: places,
    })
}

fn level_set(declaration: &Declaration, levels: &[Level]) -> LevelSet {
    let functions: Vec<&Expr> = levels.iter().map(|level| &level.function).collect();
    let positive: Vec<bool> = declaration.parameters.iter().map(|parameter| parameter.positive).collect();
    LevelSet::new(&groups::resolve(declaration), &functions, declaration.coordinates.len(), &positive)
}

const EQUATION: Place = Place { what: "a constraint", velocities: true, time: true };

/// One row of μ and b from an equation; a term that is neither linear in the velocities nor free of them is named.
fn row(
    (index, equation, tree): (usize, &Expression, &Tree<Var>),
    declaration: &Declaration,
    resolver: &Resolver<'_>,
    velocities: &[Variable],
    diagnostics: &mut Diagnostics,
) -> Option<Row> {
    let velocity = |var: &Var| var.is_velocity();
    if tree.degree(&velocity) == Some(1) {
        let entry = |j| match tree.coefficient(&Var::Velocity(j), &velocity) {
            Some(tree) => Expr::from_tree(&tree).ok().inspect(|entry| entry.keep_written(&tree)),
            None => Some(Expr::zero()),
        };
        if let Some(row) = (0..velocities.len()).map(entry).collect() {
            return Some((row, Expr::zero()));
        }
    }
    // Not linear, or not seen to be, or not an expression that there is a normal form of.
    let expression = resolver.expr(equation, EQUATION, diagnostics)?;
    let show = |e: &Expr| tree::text(&e.tree(), &|var| declared_name(declaration, *var));
    let number = index + 1;
    let known = diagnostics.list.len();
    let mut complain = |message: String, help: &str| {
        diagnostics.push(Diagnostic::error(equation.origin.clone(), message).help(help));
    };
    if expression.degree_in(&Var::is_velocity).is_none() {
        let text = show(&expression);
        complain(format!("constraint {number} is not linear in the velocities: `{text}`"), LINEAR);
        return None;
    }
    for term in expression.terms() {
        match term.degree_in(&Var::is_velocity) {
            Some(0 | 1) => {}
            _ => complain(format!("constraint {number} is not linear in the velocities: `{}`", show(&term)), LINEAR),
        }
    }
    if diagnostics.list.len() > known {
        return None;
    }
    let row: Vec<Expr> = (0..velocities.len()).map(|j| expression.derivative(Var::Velocity(j))).collect();
    let at_rest: Vec<(Var, Expr)> = (0..velocities.len()).map(|j| (Var::Velocity(j), Expr::zero())).collect();
    Some((row, -expression.substitute(&at_rest).ok()?))
}

const LINEAR: &str = "a constraint is a sum of velocities times functions of the coordinates and the time, less such a function, set to zero";

/// No row is zero, and none is a combination of those before it.
fn independent(matrix: &Matrix, rates: &[Expr], origins: &[Origin], diagnostics: &mut Diagnostics) -> bool {
    let mut sound = true;
    let mut kept: Vec<usize> = Vec::new();
    for (i, origin) in origins.iter().enumerate() {
        let row = matrix.row(i);
        if row.iter().all(Expr::is_zero) {
            let error = if rates[i].is_zero() {
                Diagnostic::error(origin.clone(), format!("constraint {} is zero", i + 1))
            } else {
                let message = format!("no velocity satisfies constraint {}: there is none in it", i + 1);
                Diagnostic::error(origin.clone(), message).help("constraints of the coordinates alone are `holonomic`")
            };
            diagnostics.push(error);
            sound = false;
            continue;
        }
        kept.push(i);
        // The diagnosis by rank is needed only where rows overlap.
        let rows = Matrix::from_fn(kept.len(), matrix.cols(), |a, j| matrix[(kept[a], j)].clone());
        if kept.len() > 1 && attempt(EFFORT, || rows.rank()).is_some_and(|rank| rank < kept.len()) {
            let with_rates = Matrix::from_fn(kept.len(), matrix.cols() + 1, |a, j| match j < matrix.cols() {
                true => matrix[(kept[a], j)].clone(),
                false => rates[kept[a]].clone(),
            });
            let contradicts = rates.iter().any(|b| !b.is_zero())
                && attempt(EFFORT, || with_rates.rank()).is_some_and(|rank| rank == kept.len());
            let message = match contradicts {
                true => format!("constraint {} contradicts the others: no velocity satisfies all of them", i + 1),
                false => format!("constraint {} is a linear combination of the others", i + 1),
            };
            diagnostics.push(Diagnostic::error(origin.clone(), message).see(Topic::Rank));
            sound = false;
            kept.pop();
        }
    }
    sound
}
