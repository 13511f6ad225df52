//! The Lagrangian L = ½ wᵀ g(q, t) w + A(q, t)·w − V(q, t), and errors for terms of another form.

use super::resolve::{Place, Resolver, addends};
use super::{Model, Variable};
use crate::algebra::{AlgebraError, Expr, Matrix, attempt};
use crate::blocks;
use crate::cost::derivation::EFFORT_OF_CHECK;
use crate::declaration::{Declaration, Expression};
use crate::origin::{Diagnostic, Diagnostics};
use crate::tree::{self, Tree, Var};
use num_rational::BigRational;
use num_traits::One;

const PLACE: Place = Place { what: "the Lagrangian", velocities: true, time: true };

/// The Lagrangian L(t, q, w) = ½ wᵀ g(q, t) w + A(q, t)·w − V(q, t) as a normal form and as written.
/// All its parts follow from these two.
#[derive(Debug, Clone)]
pub struct Lagrangian {
    whole: Expr,
    declared: Tree<Var>,
    natural: Option<Tree<Var>>,
    declared_potential: Option<Tree<Var>>,
    mass_matrix: Matrix,
    vector_potential: Vec<Expr>,
    potential: Expr,
}

impl Lagrangian {
    /// Splits L, a function of k velocities in two forms, into its parts.
    ///
    /// # Errors
    /// The name of the part that has no value at w = 0, and why.
    fn new(whole: Expr, declared: Tree<Var>, k: usize) -> Result<Lagrangian, (&'static str, AlgebraError)> {
        let rates: Vec<Expr> = (0..k).map(|i| whole.derivative(Var::Velocity(i))).collect();
        let mass_matrix = symmetric(k, |i, j| rates[i].derivative(Var::Velocity(j)));
        let at_rest: Vec<(Var, Expr)> = (0..k).map(|i| (Var::Velocity(i), Expr::zero())).collect();
        let still = |part: &'static str, value: &Expr| value.substitute(&at_rest).map_err(|error| (part, error));
        let potential = -still("the potential", &whole)?;
        let linear = "the part linear in the velocities";
        let vector_potential: Vec<Expr> = rates.iter().map(|rate| still(linear, rate)).collect::<Result<_, _>>()?;
        let declared_potential = declared.without(&|var| var.is_velocity()).map(|at_rest| {
            let minus = Tree::Number(-BigRational::one());
            Tree::Product(vec![minus, at_rest])
        });
        let linear = linear_terms(&vector_potential);
        let natural =
            (!linear.is_zero()).then(|| without_linear_terms(&declared).unwrap_or_else(|| (&whole - &linear).tree()));
        Ok(Lagrangian { whole, declared, natural, declared_potential, mass_matrix, vector_potential, potential })
    }

    /// Adds a function of the same variables to L.
    ///
    /// # Errors
    /// The name of the part that has no value at w = 0, and why.
    pub(super) fn plus(&self, whole: &Expr, declared: Tree<Var>) -> Result<Lagrangian, (&'static str, AlgebraError)> {
        let declared = Tree::Sum(vec![self.declared.clone(), declared]);
        Lagrangian::new(&self.whole + whole, declared, self.vector_potential.len())
    }

    /// Returns L as a normal form.
    pub fn whole(&self) -> &Expr {
        &self.whole
    }

    /// Returns L as written.
    pub fn declared(&self) -> &Tree<Var> {
        &self.declared
    }

    /// Returns ½ wᵀ g w − V as written, if L separates it from the linear terms. It preserves sums of
    /// squares.
    pub fn declared_natural(&self) -> &Tree<Var> {
        self.natural.as_ref().unwrap_or(&self.declared)
    }

    /// Returns V as written, if L separates it.
    pub fn declared_potential(&self) -> Option<&Tree<Var>> {
        self.declared_potential.as_ref()
    }

    /// Returns ½ wᵀ g w − V: L without its terms that are linear in the velocities.
    pub fn natural(&self) -> Expr {
        &self.whole - &linear_terms(&self.vector_potential)
    }

    /// Returns the mass matrix g(q, t) = ∂²L/∂w∂w, k × k, symmetric, of generic rank k.
    pub fn mass_matrix(&self) -> &Matrix {
        &self.mass_matrix
    }

    /// Returns A(q, t) = ∂L/∂w at w = 0, k entries.
    pub fn vector_potential(&self) -> &[Expr] {
        &self.vector_potential
    }

    /// Returns the potential V(q, t) = −L(t, q, 0).
    pub fn potential(&self) -> &Expr {
        &self.potential
    }

    /// Returns whether L has terms that are linear in the velocities.
    pub fn is_gyroscopic(&self) -> bool {
        self.natural.is_some()
    }
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
    match Lagrangian::new(lagrangian, as_written, velocities.len()) {
        Ok(lagrangian) => mechanical.then_some(lagrangian),
        Err((part, error)) => {
            let message = format!("{part}: {}", error.describe(&names));
            diagnostics.push(Diagnostic::error(written.origin.clone(), message));
            None
        }
    }
}

/// A·w
fn linear_terms(vector_potential: &[Expr]) -> Expr {
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
        (None, Tree::Product(factors)) => {
            let degree = |factor: &Tree<Var>| factor.degree(&|var| var.is_velocity());
            let mut mixed = (0..factors.len()).filter(|&i| degree(&factors[i]) != Some(0));
            let (Some(mixed), None) = (mixed.next(), mixed.next()) else { return None };
            let mut factors = factors.clone();
            factors[mixed] = without_linear_terms(&factors[mixed])?;
            Some(Tree::Product(factors))
        }
        (None, Tree::Power(base, exponent)) if *exponent == BigRational::from_integer(2.into()) => {
            // (u + b)² = u² + b² and 2 b u, of which u is linear and b free of the velocities.
            let Tree::Sum(terms) = &**base else { return None };
            let degrees: Vec<u32> =
                terms.iter().map(|term| term.degree(&|var| var.is_velocity())).collect::<Option<_>>()?;
            let square = |degree: u32| {
                let part = terms.iter().zip(&degrees).filter(|(_, other)| **other == degree);
                Tree::Power(Box::new(Tree::Sum(part.map(|(term, _)| term.clone()).collect())), exponent.clone())
            };
            (degrees.iter().all(|degree| *degree <= 1)).then(|| Tree::Sum(vec![square(1), square(0)]))
        }
        (None, _) => None,
    }
}

/// Checks that the mass matrix is invertible.
pub(super) fn check(model: &Model, diagnostics: &mut Diagnostics) {
    let mass = model.lagrangian.mass_matrix();
    for block in blocks::of_matrix(mass) {
        let part = mass.part(&block, &block);
        if part.entries().iter().any(Expr::has_kinks)
            && let Some(determinant) = attempt(EFFORT_OF_CHECK, || part.determinant())
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
        for direction in attempt(EFFORT_OF_CHECK, || part.kernel()).unwrap_or_default() {
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
    "give it an inertia, or constraints that determine it: velocities that follow from constraints need no inertia";

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
