//! Expressions as normal forms, within an effort.

use super::collected::Collected;
use super::{DEFINITION, Place, Resolver};
use crate::algebra::{AlgebraError, Expr, attempt, attempt_apart, give_up};
use crate::cost::derivation::{EFFORT_OF_MOVING, EFFORT_OF_PART, EFFORT_OF_POWER, EFFORT_OF_TERM, MAX_NORMAL_TERMS};
use crate::declaration::{BinaryOperator, Expression, ExpressionKind};
use crate::model::lagrangian::declared_name;
use crate::model::names::Meaning;
use crate::origin::{Diagnostic, Diagnostics, Origin};
use crate::tree::{Named, Tree, Var};
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// Maximum number of bits of a number; numbers of double precision need 1100.
const MAX_BITS: u64 = 1 << 13;

/// The formation of one normal form.
struct Walk<'e> {
    /// The part in progress.
    here: Cell<&'e Expression>,
    /// The parts whose velocities have been looked for, and whether there are none.
    still: RefCell<HashMap<*const Expression, bool>>,
}

impl<'e> Walk<'e> {
    fn of(expression: &'e Expression) -> Self {
        Walk { here: Cell::new(expression), still: RefCell::default() }
    }
}

impl Resolver<'_> {
    /// Returns the expression over the model's variables, in normal form. It reports all unknown
    /// names, and reports a failure of the algebra at the smallest part that fails. If the effort
    /// is exceeded, definitions become [values](Named) from then on, and so do parts of the
    /// expression.
    pub fn expr(&self, expression: &Expression, place: Place, diagnostics: &mut Diagnostics) -> Option<Expr> {
        let by_values = self.by_values.get();
        let written = self.tree(expression, place, diagnostics)?;
        if self.by_values.get() != by_values {
            return self.expr(expression, place, diagnostics);
        }
        let walk = Walk::of(expression);
        let here = &walk.here;
        let Some(value) = self.made(expression, place, &walk) else {
            if !by_values {
                self.keep_values();
                return self.expr(expression, place, diagnostics);
            }
            let error = Diagnostic::error(here.get().origin.clone(), "this is too large to be multiplied out");
            diagnostics.push(error.help("velocities may be added, multiplied and squared; their coefficients may be of any size in `definitions` of their own"));
            return None;
        };
        let value = value.map_err(|error| self.complain(error, &here.get().origin, diagnostics)).ok()?;
        let value = value.whole();
        value.keep_written(&written);
        Some(value)
    }

    /// Returns the normal form if it is small, for optional uses.
    pub fn small(&self, expression: &Expression, place: Place) -> Option<Expr> {
        let written = self.tree(expression, place, &mut Diagnostics::new())?;
        let value = self.made(expression, place, &Walk::of(expression))?.ok()?.whole();
        value.keep_written(&written);
        Some(value)
    }

    /// Returns the normal form of an expression whose names are known, unless it exceeds the
    /// effort.
    fn made<'e>(
        &'e self,
        expression: &'e Expression,
        place: Place,
        walk: &Walk<'e>,
    ) -> Option<Result<Collected, AlgebraError>> {
        let addend = |term| match self.is_still(term, place, walk) && !self.by_values.get() {
            true => attempt(EFFORT_OF_TERM, || self.collected(term, place, walk)).unwrap_or_else(|| give_up()),
            false => self.collected(term, place, walk),
        };
        attempt(EFFORT_OF_MOVING, || Collected::of_addends(expression, &walk.here, addend))
    }

    pub(super) fn complain(&self, error: AlgebraError, origin: &Origin, diagnostics: &mut Diagnostics) {
        let message = error.describe(&|variable| declared_name(self.declaration, *variable));
        diagnostics.push(Diagnostic::error(origin.clone(), message));
    }

    /// Returns whether definitions are values.
    pub fn is_by_values(&self) -> bool {
        self.by_values.get()
    }

    /// Makes definitions values from now on.
    pub(super) fn keep_values(&self) {
        self.by_values.set(true);
        self.trees.borrow_mut().clear();
        self.slopes.borrow_mut().clear();
        self.values.borrow_mut().clear();
        self.coefficients.borrow_mut().clear();
    }

    /// Returns whether an expression whose names are known is free of velocities.
    fn is_still<'e>(&'e self, expression: &'e Expression, place: Place, walk: &Walk<'e>) -> bool {
        let key = std::ptr::from_ref(expression);
        if let Some(&known) = walk.still.borrow().get(&key) {
            return known;
        }
        let still = match &expression.kind {
            ExpressionKind::Negate(part) | ExpressionKind::Power(part, _) | ExpressionKind::Call(_, part) => {
                self.is_still(part, place, walk)
            }
            ExpressionKind::Binary(_, first, second) | ExpressionKind::Call2(_, first, second) => {
                self.is_still(first, place, walk) && self.is_still(second, place, walk)
            }
            _ => {
                let tree = self.tree(expression, place, &mut Diagnostics::new());
                tree.is_none_or(|tree| !tree.variables().iter().any(|variable| variable.is_velocity()))
            }
        };
        walk.still.borrow_mut().insert(key, still);
        still
    }

    /// Returns the normal form of an expression whose names are known.
    fn collected<'e>(
        &'e self,
        expression: &'e Expression,
        place: Place,
        walk: &Walk<'e>,
    ) -> Result<Collected, AlgebraError> {
        if !self.by_values.get() || !self.is_still(expression, place, walk) {
            return self.formed(expression, place, walk);
        }
        // The effort of each part is counted separately, so that an expression that is too large
        // consists of small values.
        match attempt_apart(EFFORT_OF_PART, || self.formed(expression, place, walk)) {
            Some(value) => value,
            None => {
                let tree = self.tree(expression, place, &mut Diagnostics::new()).unwrap_or_else(|| give_up());
                self.parts.set(self.parts.get() + 1);
                let part = Named::new(format!("part{}", self.parts.get()), Vec::new(), tree);
                Ok(Expr::from_tree(&Tree::Named(Arc::new(part)))?.into())
            }
        }
    }

    fn formed<'e>(
        &'e self,
        expression: &'e Expression,
        place: Place,
        walk: &Walk<'e>,
    ) -> Result<Collected, AlgebraError> {
        let of = |part| self.collected(part, place, walk);
        let here = &walk.here;
        let value = match &expression.kind {
            ExpressionKind::Name(name) if let Some(Meaning::Definition(i)) = self.names.find(name) => {
                if let Some(known) = self.values.borrow().get(&i) {
                    return Ok(known.clone());
                }
                let definition = &self.declaration.definitions[i].1;
                let value = match self.by_values.get() && self.is_still(definition, DEFINITION, walk) {
                    true => {
                        let tree = self.definition(i, expression, &mut Diagnostics::new());
                        here.set(definition);
                        self.collected_tree(&tree.unwrap_or_else(|| give_up()))?
                    }
                    false => self.collected(definition, DEFINITION, walk)?,
                };
                self.values.borrow_mut().insert(i, value.clone());
                return Ok(value);
            }
            ExpressionKind::Negate(inner) => Ok(of(inner)?.negated()),
            ExpressionKind::Binary(BinaryOperator::Add | BinaryOperator::Subtract, ..) => {
                Collected::of_addends(expression, here, of)
            }
            ExpressionKind::Binary(operator, left, right) => {
                let (left, right) = (of(left)?, of(right)?);
                here.set(expression);
                match operator {
                    BinaryOperator::Divide => {
                        let divisor = right.whole();
                        zero_on_no_side(&divisor)?;
                        left.map(|part| part.checked_div(&divisor))
                    }
                    _ => Ok(left.times(&right)),
                }
            }
            ExpressionKind::Power(base, exponent) => {
                let base = of(base)?;
                here.set(expression);
                let exponent = self.exponent(exponent, place, &mut Diagnostics::new());
                let exponent = exponent.unwrap_or_else(BigRational::one);
                if exponent.is_negative() {
                    zero_on_no_side(&base.whole())?;
                }
                match (base.is_one_part(), exponent == BigRational::from_integer(2.into())) {
                    (true, _) => Ok(base.whole().power(&exponent)?.into()),
                    (false, true) => Ok(base.square()),
                    // Kinetic energies do not contain such powers.
                    (false, false) => {
                        let power = || Ok(base.whole().power(&exponent)?.into());
                        attempt(EFFORT_OF_POWER, power).unwrap_or_else(|| give_up())
                    }
                }
            }
            ExpressionKind::Call(function, argument) => {
                let argument = of(argument)?;
                here.set(expression);
                Ok(Expr::apply(*function, &argument.whole())?.into())
            }
            ExpressionKind::Call2(function, first, second) => {
                let (first, second) = (of(first)?, of(second)?);
                here.set(expression);
                Ok(Expr::apply_to_two(*function, &first.whole(), &second.whole())?.into())
            }
            ExpressionKind::Rate(_) | ExpressionKind::Dot(_) if self.by_values.get() => {
                let inner = self.differentiated(expression);
                here.set(expression);
                let tree = self.rate_of_slopes(self.slopes(&inner)?);
                self.collected_tree(&tree)
            }
            // Shapes have been written out before.
            _ => {
                let tree = self.tree(expression, place, &mut Diagnostics::new());
                here.set(expression);
                self.collected_tree(&tree.unwrap_or(Tree::Number(BigRational::zero())))
            }
        }?;
        for part in value.0.values() {
            if part.size() > MAX_NORMAL_TERMS {
                give_up();
            }
            if part.has_longer_numbers(MAX_BITS) {
                return Err(AlgebraError::LongNumbers);
            }
        }
        Ok(value)
    }

    /// Returns the function in `dot(…)`, whose names are known.
    fn differentiated(&self, expression: &Expression) -> Tree<Var> {
        let mut unheard = Diagnostics::new();
        let tree = match &expression.kind {
            ExpressionKind::Rate(inner) => self.tree(inner, DEFINITION, &mut unheard),
            ExpressionKind::Dot(name) => self.variable(name, expression, DEFINITION, &mut unheard),
            _ => None,
        };
        tree.unwrap_or_else(|| give_up())
    }

    /// Returns the normal form of a tree. Many expressions share sums of rates times derivatives.
    fn collected_tree(&self, tree: &Tree<Var>) -> Result<Collected, AlgebraError> {
        match tree {
            Tree::Sum(terms) => {
                Ok(Collected::sum(terms.iter().map(|term| self.collected_tree(term)).collect::<Result<_, _>>()?))
            }
            Tree::Product(factors) => factors.iter().try_fold(Collected::from(Expr::one()), |product, factor| {
                Ok(product.times(&self.collected_tree(factor)?))
            }),
            Tree::Variable(variable) if variable.is_velocity() => {
                Ok(Collected(BTreeMap::from([(vec![*variable], Expr::one())])))
            }
            tree => {
                if let Some(known) = self.coefficients.borrow().get(tree) {
                    return Ok(known.clone().into());
                }
                let value = Expr::from_tree(tree)?;
                self.coefficients.borrow_mut().insert(tree.clone(), value.clone());
                Ok(value.into())
            }
        }
    }
}

/// Returns an error if a divisor is zero on one side of a kink.
fn zero_on_no_side(divisor: &Expr) -> Result<(), AlgebraError> {
    match divisor.zero_beside_kink() {
        Some((side, sign)) if !divisor.is_zero() => Err(AlgebraError::ZeroBesideKink { side: side.tree(), sign }),
        _ => Ok(()),
    }
}

pub(super) fn negated(tree: Tree<Var>) -> Tree<Var> {
    match tree {
        Tree::Number(r) => Tree::Number(-r),
        tree => Tree::Product(vec![Tree::Number(-BigRational::one()), tree]),
    }
}

/// Returns the terms of a sum from left to right, and whether they are subtracted.
pub(super) fn signed_addends(expression: &Expression) -> Vec<(&Expression, bool)> {
    let (mut terms, mut rest) = (Vec::new(), expression);
    while let ExpressionKind::Binary(operator @ (BinaryOperator::Add | BinaryOperator::Subtract), left, right) =
        &rest.kind
    {
        terms.push((&**right, *operator == BinaryOperator::Subtract));
        rest = left;
    }
    terms.push((rest, false));
    terms.reverse();
    terms
}
