//! Time derivatives of variables, definitions and expressions.

use super::{Place, Resolver};
use crate::algebra::{AlgebraError, Direction, Expr, attempt, derivative, rate};
use crate::cost::derivation::{EFFORT_OF_MOVING, SMALL_DEFINITION};
use crate::declaration::Expression;
use crate::model::names::Meaning;
use crate::origin::{Diagnostic, Diagnostics};
use crate::tree::{Named, Tree, Var};
use num_rational::BigRational;
use num_traits::{One, Zero};
use std::sync::Arc;

impl Resolver<'_> {
    /// Returns `dot(x)`.
    pub(super) fn rate(
        &self,
        name: &str,
        expression: &Expression,
        place: Place,
        diagnostics: &mut Diagnostics,
    ) -> Option<Tree<Var>> {
        match self.names.find(name) {
            Some(Meaning::Variable(Var::Coordinate(_))) => {
                self.variable(&format!("{name}_dot"), expression, place, diagnostics)
            }
            Some(Meaning::Definition(i)) => self.rate_of_definition(i, expression, place, diagnostics),
            Some(_) => {
                let message = format!("`{name}` is not a coordinate or a definition, so `dot({name})` has no meaning");
                diagnostics.push(Diagnostic::error(expression.origin.clone(), message));
                None
            }
            None => self.unknown(name, "a coordinate", expression, diagnostics),
        }
    }

    /// Returns d/dt of a definition f(q, t): Σ ∂f/∂qⁱ q̇ⁱ + ∂f/∂t.
    fn rate_of_definition(
        &self,
        i: usize,
        place_of_use: &Expression,
        place: Place,
        diagnostics: &mut Diagnostics,
    ) -> Option<Tree<Var>> {
        let tree = self.definition(i, place_of_use, diagnostics)?;
        let name = &self.declaration.definitions[i].0.value;
        self.rate_of_tree(&tree, name, place_of_use, place, diagnostics)
    }

    /// Returns d/dt of a function of q and t with this name.
    pub(super) fn rate_of_tree(
        &self,
        tree: &Tree<Var>,
        name: &str,
        place_of_use: &Expression,
        place: Place,
        diagnostics: &mut Diagnostics,
    ) -> Option<Tree<Var>> {
        let variables = tree.variables();
        let message = match place.velocities {
            true if !variables.iter().any(|variable| variable.is_velocity()) => None,
            true => Some(format!("`{name}` depends on velocities, so `dot({name})` would be an acceleration")),
            false => Some(format!("{} may not depend on velocities: `dot({name})`", place.what)),
        };
        if let Some(message) = message {
            diagnostics.push(Diagnostic::error(place_of_use.origin.clone(), message));
            return None;
        }
        if self.by_values.get() {
            return Some(rate(tree, &Motion(self)));
        }
        let slopes = self.slopes(tree).map_err(|error| self.complain(error, &place_of_use.origin, diagnostics)).ok()?;
        Some(match self.by_values.get() {
            true => rate(tree, &Motion(self)),
            false => self.rate_of_slopes(slopes),
        })
    }

    /// Returns Σ ∂f/∂qⁱ q̇ⁱ + ∂f/∂t.
    pub(super) fn rate_of_slopes(&self, slopes: Slopes) -> Tree<Var> {
        let term = |(variable, slope): (Var, Tree<Var>)| match variable {
            Var::Coordinate(_) if is_one(&slope) => self.rate_of_variable(variable),
            Var::Coordinate(_) => Tree::Product(vec![slope, self.rate_of_variable(variable)]),
            _ => slope,
        };
        let mut terms: Vec<_> = slopes.into_iter().map(term).collect();
        match terms.len() {
            0 => Tree::Number(BigRational::zero()),
            1 => terms.remove(0),
            _ => Tree::Sum(terms),
        }
    }

    /// Returns q̇ⁱ for a coordinate, 1 for the time, and 0 for constants.
    fn rate_of_variable(&self, variable: Var) -> Tree<Var> {
        match variable {
            Var::Coordinate(q) => match self.names.find(&format!("{}_dot", self.declaration.coordinates[q].name.value))
            {
                Some(Meaning::Rate(i)) => self.rate_of(i),
                Some(Meaning::Variable(velocity)) => Tree::Variable(velocity),
                _ => Tree::Number(BigRational::zero()),
            },
            Var::Time => Tree::Number(BigRational::one()),
            _ => Tree::Number(BigRational::zero()),
        }
    }

    /// Returns the nonzero derivatives of a function by coordinates and by the time. They are
    /// cached, because vectors and matrices often request those of their entries.
    pub(super) fn slopes(&self, tree: &Tree<Var>) -> Result<Slopes, AlgebraError> {
        if let Some(known) = self.slopes.borrow().get(tree) {
            return Ok(known.clone());
        }
        let variables = tree.variables().into_iter().filter(|v| matches!(v, Var::Coordinate(_) | Var::Time));
        let variables: Vec<Var> = variables.collect();
        let of_normal_form = || -> Result<Slopes, AlgebraError> {
            let value = Expr::from_tree(tree)?;
            let slopes = variables.iter().map(|&variable| (variable, value.derivative(variable)));
            let slopes = slopes.filter(|(_, slope)| !slope.is_zero());
            Ok(slopes.map(|(variable, slope)| (variable, slope.tree())).collect())
        };
        let of_tree = || -> Result<Slopes, AlgebraError> {
            let mut slopes =
                variables.iter().map(|&variable| (variable, derivative(tree, variable))).collect::<Slopes>();
            let zeros = slopes.iter().map(|(_, slope)| Ok(Expr::from_tree(slope)?.is_zero()));
            let mut zeros = zeros.collect::<Result<Vec<bool>, AlgebraError>>()?.into_iter();
            slopes.retain(|_| !zeros.next().unwrap_or_default());
            Ok(slopes)
        };
        let normal = match self.by_values.get() {
            true => None,
            false => attempt(EFFORT_OF_MOVING, of_normal_form),
        };
        let slopes = normal.unwrap_or_else(|| {
            self.keep_values();
            of_tree()
        })?;
        self.slopes.borrow_mut().insert(tree.clone(), slopes.clone());
        Ok(slopes)
    }

    /// Returns q̇ⁱ = E^i_j w^j.
    pub(super) fn rate_of(&self, i: usize) -> Tree<Var> {
        let Some(row) = self.anchor.get(i) else { return Tree::Number(BigRational::zero()) };
        let term =
            |(j, entry): (usize, &Tree<Var>)| Tree::Product(vec![entry.clone(), Tree::Variable(Var::Velocity(j))]);
        Tree::Sum(row.iter().enumerate().map(term).collect())
    }
}

/// The direction of the motion.
struct Motion<'r>(&'r Resolver<'r>);

impl Direction for Motion<'_> {
    fn of_variable(&self, variable: Var) -> Tree<Var> {
        self.0.rate_of_variable(variable)
    }

    fn of_named(&self, named: &Arc<Named<Var>>) -> Tree<Var> {
        if let Some(known) = self.0.rates.borrow().get(named) {
            return known.clone();
        }
        let tree = rate(&named.tree, self);
        let made = match tree.nodes() > SMALL_DEFINITION {
            true => Tree::Named(Arc::new(Named::new(format!("{}_dot", named.name), named.by.clone(), tree))),
            false => tree,
        };
        self.0.rates.borrow_mut().insert(named.clone(), made.clone());
        made
    }
}

/// Derivatives, each with its variable.
pub(super) type Slopes = Vec<(Var, Tree<Var>)>;

fn is_one(tree: &Tree<Var>) -> bool {
    matches!(tree, Tree::Number(number) if number.is_one())
}
