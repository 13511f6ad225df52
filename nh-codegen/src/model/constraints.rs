//! The constraints μ(q, t) w = b(q, t) with μ of full rank, and errors for those of another form.

use super::holonomic::{self, Level};
use super::lagrangian::declared_name;
use super::level_set::LevelSet;
use super::resolve::{Place, Resolver, extent};
use super::{Variable, counted, groups, matrix};
use crate::algebra::{Expr, Matrix, attempt};
use crate::cost::derivation::EFFORT_OF_CHECK;
use crate::declaration::{Constraints, Declaration, Expression};
use crate::origin::{Diagnostic, Diagnostics, Origin, Topic};
use crate::tree::{self, Tree, Var};

/// μ(q, t) w = b(q, t).
pub(super) struct Resolved {
    /// μ, r × k: independent rows.
    pub matrix: Matrix,
    /// b, r entries.
    pub rates: Vec<Expr>,
    /// μ w − b as written, without the rows of holonomic constraints; empty if the declaration has
    /// a matrix.
    pub written: Vec<Tree<Var>>,
    /// Holonomic constraints; their rows are the last ones of μ.
    pub levels: Vec<Level>,
    /// The set on which the holonomic constraints hold.
    pub set: LevelSet,
    /// Places of the rows that were declared as constraints on velocities.
    pub origins: Vec<Origin>,
    /// Numbers of the rows in the declaration, counted from 1.
    pub numbers: Vec<usize>,
    /// Velocity constraints that follow from others and have no row, counted from 0.
    pub left_out: Vec<usize>,
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
    let whole = &declaration.constraints.origin;
    let Read { mut written, mut origins, parts } = read(declaration, resolver, velocities, diagnostics);
    let levels = holonomic::resolve(declaration, resolver, anchor, origins.len(), diagnostics);
    let before = origins.len();
    let moving = || levels.iter().flatten().enumerate().filter(|(_, level)| level.row.is_some());
    let mut names: Vec<String> = (1..=before).map(|i| format!("constraint {i}")).collect();
    names.extend(moving().map(|(i, _)| format!("holonomic constraint {}", i + 1)));
    origins.extend(moving().map(|(_, level)| level.origin.clone()));
    let (mut matrix, mut rates) = parts?;
    if let Some(anchor) = anchor.filter(|_| origins.len() > before) {
        let further: Vec<Row> = moving().map(|(_, level)| holonomic::row(level, anchor)).collect();
        let declared = matrix;
        matrix = Matrix::from_fn(origins.len(), k, |i, j| match i.checked_sub(before) {
            None => declared[(i, j)].clone(),
            Some(i) => further[i].0[j].clone(),
        });
        rates.extend(further.into_iter().map(|(_, b)| b));
    }
    let mut levels = levels?;
    let mut rows = Rows { matrix, rates, names, before, set: level_set(declaration, levels.iter()), declaration };
    let kept = rows.independent(&origins, &levels, diagnostics)?;
    // Holonomic constraints may follow from others on the branch of a data set.
    let is_left = declaration.frame.is_none() && !declaration.initial.is_empty() && kept.iter().any(|&i| i >= before);
    if !kept.is_empty() && kept.len() >= k && !is_left {
        let velocities = if k == 1 { "1 velocity".into() } else { format!("{k} velocities") };
        let message = format!("{} on {velocities}: nothing is left to move", counted(kept.len(), "constraint"));
        let place = if origins.len() > before { origins.last().unwrap_or(whole) } else { whole };
        diagnostics.push(Diagnostic::error(place.clone(), message));
        return None;
    }
    let Rows { matrix, rates, set, .. } = rows;
    levels.iter_mut().for_each(|level| level.keep(&kept));
    let mut place = 0..;
    written.retain(|_| place.next().is_some_and(|i| kept.contains(&i)));
    let declared: Vec<usize> = kept.iter().copied().filter(|&i| i < before).collect();
    Some(Resolved {
        matrix: matrix.of_rows(&kept),
        rates: kept.iter().map(|&i| rates[i].clone()).collect(),
        written,
        levels,
        set,
        origins: declared.iter().map(|&i| origins[i].clone()).collect(),
        numbers: kept.iter().map(|i| i + 1).collect(),
        left_out: (0..before).filter(|i| !declared.contains(i)).collect(),
    })
}

/// The declared constraints.
struct Read {
    /// The equations as written.
    written: Vec<Tree<Var>>,
    origins: Vec<Origin>,
    /// μ and b; `None` if there were errors.
    parts: Option<(Matrix, Vec<Expr>)>,
}

fn read(
    declaration: &Declaration,
    resolver: &Resolver<'_>,
    velocities: &[Variable],
    diagnostics: &mut Diagnostics,
) -> Read {
    let k = velocities.len();
    let mut written = Vec::new();
    let whole = &declaration.constraints.origin;
    let (origins, parts) = match &declaration.constraints.value {
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
    Read { written, origins, parts }
}

fn level_set<'l>(declaration: &Declaration, levels: impl Iterator<Item = &'l Level>) -> LevelSet {
    let functions: Vec<&Expr> = levels.map(|level| &level.function).collect();
    let positive: Vec<bool> = declaration.parameters.iter().map(|parameter| parameter.positive).collect();
    LevelSet::new(&groups::resolve(declaration), &functions, declaration.coordinates.len(), &positive)
}

const EQUATION: Place = Place { what: "a constraint", velocities: true, time: true };

/// Returns one row of μ and b from an equation, and reports a term that is neither linear in the
/// velocities nor free of them.
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
    // The equation is not linear, not recognised as linear, or has no normal form.
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

/// All declared rows: velocity constraints, then the derivatives of holonomic ones.
struct Rows<'d> {
    declaration: &'d Declaration,
    matrix: Matrix,
    rates: Vec<Expr>,
    names: Vec<String>,
    /// Number of velocity constraints.
    before: usize,
    set: LevelSet,
}

impl Rows<'_> {
    /// Returns the rows that are independent on the set; velocity constraints that follow from
    /// holonomic ones are dependent. Dependent rows get a note. Returns `None` if a row is zero, or
    /// no velocity satisfies all rows.
    fn independent(
        &mut self,
        origins: &[Origin],
        levels: &[Level],
        diagnostics: &mut Diagnostics,
    ) -> Option<Vec<usize>> {
        let mut sound = true;
        for (i, origin) in origins.iter().enumerate() {
            if !self.matrix.row(i).iter().all(Expr::is_zero) {
                continue;
            }
            let error = if self.rates[i].is_zero() {
                Diagnostic::error(origin.clone(), format!("{} is zero", self.names[i]))
            } else {
                let message = format!("no velocity satisfies {}: it contains no velocity", self.names[i]);
                Diagnostic::error(origin.clone(), message)
                    .help("declare constraints of the coordinates under `holonomic`")
            };
            diagnostics.push(error);
            sound = false;
        }
        if !sound {
            return None;
        }
        let order: Vec<usize> = (self.before..origins.len()).chain(0..self.before).collect();
        let mut kept: Vec<usize> = self.independent_of(&order, false);
        for &i in order.iter().filter(|i| !kept.contains(i)) {
            // The kept rows that are needed to explain row i.
            let mut basis = kept.clone();
            for j in kept.clone() {
                let fewer: Vec<usize> = basis.iter().copied().filter(|&other| other != j).collect();
                if self.follows(i, &fewer, false) {
                    basis = fewer;
                }
            }
            let level = levels.iter().find(|level| level.row == Some(i));
            let off = level.is_some_and(|level| {
                let others = levels.iter().filter(|other| other.row.is_none_or(|row| basis.contains(&row)));
                level_set(self.declaration, others).differ([&level.function])
            });
            if off || !self.follows(i, &basis, true) {
                let message = match off {
                    true => format!("{} contradicts the others: they cannot all hold", self.names[i]),
                    false => format!("{} contradicts the others: no velocity satisfies all of them", self.names[i]),
                };
                diagnostics.push(Diagnostic::error(origins[i].clone(), message).see(Topic::Rank));
                sound = false;
                continue;
            }
            basis.sort_unstable();
            let others: Vec<&str> = basis.iter().map(|&j| self.names[j].as_str()).collect();
            let reason = match others.split_last() {
                None => "every motion satisfies it".to_owned(),
                Some((last, [])) => format!("it follows from {last}"),
                Some((last, others)) => format!("it follows from {} and {last}", others.join(", ")),
            };
            let message = format!("{} is left out: {reason}", self.names[i]);
            diagnostics.push(Diagnostic::note(origins[i].clone(), message));
        }
        kept.sort_unstable();
        sound.then_some(kept)
    }

    /// Returns those of these rows of (μ, b) or of μ that are independent of the ones before them.
    /// Random points decide this, or normal forms if functions have relations that random points do
    /// not respect. Returns all rows if it cannot be decided.
    fn independent_of(&mut self, rows: &[usize], with_rates: bool) -> Vec<usize> {
        let k = self.matrix.cols();
        let entry = |i: usize, j: usize| if j < k { &self.matrix[(rows[i], j)] } else { &self.rates[rows[i]] };
        let matrix = Matrix::from_fn(rows.len(), k + usize::from(with_rates), |i, j| entry(i, j).clone());
        if let Some(independent) = self.set.independent_rows(&matrix) {
            return independent.into_iter().map(|i| rows[i]).collect();
        }
        if self.names.len() > self.before {
            return rows.to_vec();
        }
        let mut kept: Vec<usize> = Vec::new();
        for i in 0..rows.len() {
            kept.push(i);
            let part = matrix.of_rows(&kept);
            if attempt(EFFORT_OF_CHECK, || part.rank()).is_some_and(|rank| rank < kept.len()) {
                kept.pop();
            }
        }
        kept.into_iter().map(|i| rows[i]).collect()
    }

    /// Returns whether a row is a combination of independent others.
    fn follows(&mut self, row: usize, others: &[usize], with_rates: bool) -> bool {
        let rows: Vec<usize> = others.iter().copied().chain([row]).collect();
        self.independent_of(&rows, with_rates).len() < rows.len()
    }
}
