//! The Lagrangian L = ½ wᵀ g(q, t) w + A(q, t)·w − V(q, t), and errors for terms of another form.

use super::EFFORT;
use super::resolve::{Place, Resolver, addends};
use super::{Model, Variable};
use crate::algebra::{Expr, Matrix, attempt};
use crate::declaration::{Declaration, Expression};
use crate::origin::{Diagnostic, Diagnostics};
use crate::tree::{self, Tree, Var};
use num_rational::BigRational;
use num_traits::One;

const PLACE: Place = Place { what: "the Lagrangian", velocities: true, time: true };

/// L and its parts.
pub(super) struct Lagrangian {
    pub lagrangian: Expr,
    /// L as written.
    pub declared: Tree<Var>,
    /// L without the linear terms, as written if these are separate.
    pub written: Tree<Var>,
    /// V as written, if L separates it.
    pub declared_potential: Option<Tree<Var>>,
    pub mass_matrix: Matrix,
    /// A, k entries.
    pub vector_potential: Vec<Expr>,
    pub potential: Expr,
}

/// Splits L and reports terms of higher than second degree in the velocities.
pub(super) fn resolve(
    declaration: &Declaration,
    resolver: &Resolver<'_>,
    velocities: &[Variable],
    diagnostics: &mut Diagnostics,
) -> Option<Lagrangian> {
    let written = &declaration.lagrangian;
    let lagrangian = resolver.expr(written, PLACE, diagnostics)?;
    let as_written = resolver.tree(written, PLACE, diagnostics)?;
    let names = |var: &Var| declared_name(declaration, *var);
    if lagrangian.degree_in(&Var::is_velocity).is_none() {
        let culprit = culprit(written, resolver, |e| e.degree_in(&Var::is_velocity).is_none());
        let term = resolver.expr(culprit, PLACE, &mut Diagnostics::new()).unwrap_or(lagrangian);
        let message =
            format!("the Lagrangian is not polynomial in the velocities: `{}`", tree::text(&term.tree(), &names));
        diagnostics.push(Diagnostic::error(culprit.origin.clone(), message));
        return None;
    }
    let mut mechanical = true;
    for term in lagrangian.terms() {
        let degree = term.degree_in(&Var::is_velocity).unwrap_or(0);
        if degree <= 2 {
            continue;
        }
        mechanical = false;
        let has_degree = |e: &Expr| e.terms().iter().any(|t| t.degree_in(&Var::is_velocity) == Some(degree));
        let culprit = culprit(written, resolver, has_degree);
        let text = tree::text(&term.tree(), &names);
        let message = format!("the Lagrangian has a term of degree {degree} in the velocities: `{text}`");
        let help =
            "a Lagrangian is of second degree in the velocities: a kinetic energy, terms linear in them, a potential";
        diagnostics.push(Diagnostic::error(culprit.origin.clone(), message).help(help));
    }
    let k = velocities.len();
    let rates: Vec<Expr> = (0..k).map(|i| lagrangian.derivative(Var::Velocity(i))).collect();
    let mass_matrix = symmetric(k, |i, j| rates[i].derivative(Var::Velocity(j)));
    let at_rest: Vec<(Var, Expr)> = (0..k).map(|i| (Var::Velocity(i), Expr::zero())).collect();
    let mut still = |what: &str, value: &Expr| match value.substitute(&at_rest) {
        Ok(value) => Some(value),
        Err(error) => {
            diagnostics.push(Diagnostic::error(written.origin.clone(), format!("{what}: {}", error.describe(&names))));
            None
        }
    };
    let potential = -still("the potential", &lagrangian)?;
    let vector_potential: Vec<Expr> =
        rates.iter().map(|rate| still("what is linear in the velocities", rate)).collect::<Option<_>>()?;
    let linear = linear_terms(&vector_potential);
    let declared_potential = as_written.without(&|var| var.is_velocity()).map(|at_rest| {
        let minus = Tree::Number(-BigRational::one());
        Tree::Product(vec![minus, at_rest])
    });
    let declared = as_written.clone();
    let written = match linear.is_zero() {
        true => as_written,
        false => without_linear_terms(&as_written).unwrap_or_else(|| (&lagrangian - &linear).tree()),
    };
    mechanical.then_some(Lagrangian {
        lagrangian,
        declared,
        written,
        declared_potential,
        mass_matrix,
        vector_potential,
        potential,
    })
}

/// Returns A·w.
pub(super) fn linear_terms(vector_potential: &[Expr]) -> Expr {
    let terms = vector_potential.iter().enumerate().filter(|(_, a)| !a.is_zero());
    terms.map(|(i, a)| a * Expr::variable(Var::Velocity(i))).sum()
}

/// Removes the terms of a sum that are linear in the velocities, if each term has a recognised
/// degree.
fn without_linear_terms(tree: &Tree<Var>) -> Option<Tree<Var>> {
    match (tree.degree(&|var| var.is_velocity()), tree) {
        (Some(1), _) => Some(Tree::Sum(Vec::new())),
        (Some(_), _) => Some(tree.clone()),
        (None, Tree::Sum(terms)) => Some(Tree::Sum(terms.iter().map(without_linear_terms).collect::<Option<_>>()?)),
        (None, _) => None,
    }
}

/// Checks that the mass matrix is invertible.
pub(super) fn check(model: &Model, diagnostics: &mut Diagnostics) {
    for block in blocks(&model.mass_matrix) {
        let part = Matrix::from_fn(block.len(), block.len(), |i, j| model.mass_matrix[(block[i], block[j])].clone());
        if part.entries().iter().any(Expr::has_kinks)
            && let Some(determinant) = attempt(EFFORT, || part.determinant())
            && let Some((side, sign)) = determinant.zero_beside_kink()
        {
            let side = model.show(&side);
            let sign = if sign < 0 { "negative" } else { "positive" };
            let message = format!("the mass matrix is singular where `{side}` is {sign}");
            diagnostics.push(Diagnostic::error(model.origins.lagrangian.clone(), message));
            continue;
        }
        if block.len() == 1 && !part[(0, 0)].is_zero() {
            continue;
        }
        // The rank of larger matrices is checked later at random points.
        for direction in attempt(EFFORT, || part.kernel()).unwrap_or_default() {
            let parts: Vec<(usize, &Expr)> =
                block.iter().copied().zip(&direction).filter(|(_, value)| !value.is_zero()).collect();
            let message = match parts.as_slice() {
                [(i, _)] => format!(
                    "the mass matrix is singular: the kinetic energy does not depend on `{}`",
                    model.about.velocities[*i].name
                ),
                parts => {
                    let text: Vec<String> = parts
                        .iter()
                        .map(|(i, value)| format!("{} = {}", model.about.velocities[*i].name, model.show(value)))
                        .collect();
                    format!("the mass matrix is singular: the kinetic energy vanishes along `{}`", text.join(", "))
                }
            };
            diagnostics.push(Diagnostic::error(model.origins.lagrangian.clone(), message).help(DETERMINED));
        }
    }
}

const DETERMINED: &str =
    "give it an inertia, or constraints from which it follows: velocities that these determine need none";

/// Returns a symmetric matrix from its lower triangle.
pub(crate) fn symmetric(size: usize, mut entry: impl FnMut(usize, usize) -> Expr) -> Matrix {
    let mut matrix = Matrix::zeros(size, size);
    for i in 0..size {
        for j in 0..=i {
            let value = entry(i, j);
            matrix[(j, i)] = value.clone();
            matrix[(i, j)] = value;
        }
    }
    matrix
}

/// Returns the index sets of the diagonal blocks of a symmetric matrix: the connected components of
/// its nonzero pattern.
pub(crate) fn blocks(matrix: &Matrix) -> Vec<Vec<usize>> {
    let size = matrix.rows();
    let mut block_of: Vec<Option<usize>> = vec![None; size];
    let mut blocks: Vec<Vec<usize>> = Vec::new();
    for start in 0..size {
        if block_of[start].is_some() {
            continue;
        }
        let mut block = Vec::new();
        let mut todo = vec![start];
        block_of[start] = Some(blocks.len());
        while let Some(i) = todo.pop() {
            block.push(i);
            for j in 0..size {
                if block_of[j].is_none() && !(matrix[(i, j)].is_zero() && matrix[(j, i)].is_zero()) {
                    block_of[j] = Some(blocks.len());
                    todo.push(j);
                }
            }
        }
        block.sort_unstable();
        blocks.push(block);
    }
    blocks
}

/// Returns the one written term with this property, or the whole if several terms share it.
fn culprit<'a>(written: &'a Expression, resolver: &Resolver<'_>, has: impl Fn(&Expr) -> bool) -> &'a Expression {
    let guilty = |e: &&Expression| resolver.expr(e, PLACE, &mut Diagnostics::new()).is_some_and(|e| has(&e));
    let mut found = addends(written).into_iter().filter(guilty);
    match (found.next(), found.next()) {
        (Some(one), None) => one,
        _ => written,
    }
}

/// Returns the names of variables before a [`Model`] exists.
pub(super) fn declared_name(declaration: &Declaration, var: Var) -> String {
    match var {
        Var::Parameter(i) => declaration.parameters[i].name.value.clone(),
        Var::Coordinate(i) => declaration.coordinates[i].name.value.clone(),
        Var::Velocity(i) => declaration.velocity_name(i),
        Var::Time => "t".into(),
        // The resolver rejects all of these.
        Var::Momentum(_) | Var::Rho(_) | Var::Input(_) | Var::Part(_) => format!("{var:?}"),
    }
}
