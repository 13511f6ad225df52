//! Resolution of written expressions to expressions over the model's variables.

use super::lagrangian::declared_name;
use super::names::{Meaning, Names};
use super::shapes::whole;
use crate::algebra::{AlgebraError, Direction, Expr, attempt, attempt_apart, derivative, give_up, rate};
use crate::declaration::{BinaryOperator, Declaration, Expression, ExpressionKind, Name};
use crate::origin::{Diagnostic, Diagnostics, Origin};
use crate::tree::{Named, Tree, Var};
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Maximum exponent: an expanded power has as many terms, and compilation must terminate.
const MAX_EXPONENT: i64 = 1000;

/// Effort allowed for the normal form of a term without velocities, in operations on terms: a tenth
/// of a second.
const EFFORT: u64 = 3_000_000;

/// Effort allowed for the normal form of a whole expression, and for its rate: some seconds. A
/// kinetic energy consists of as many functions as there are pairs of velocities; that of seven
/// joints in space takes 10⁹.
const EFFORT_OF_MOVING: u64 = 4_000_000_000;

/// Maximum number of terms of a normal form, because later stages handle every term.
const MAX_SIZE: usize = 5_000;

/// Maximum number of bits of a number; numbers of double precision need 1100.
const MAX_BITS: u64 = 1 << 13;

/// Context of an expression: its name in messages, and the variables that it may depend on besides
/// parameters.
#[derive(Clone, Copy)]
pub(super) struct Place {
    /// Subject of a message: "the constraint matrix".
    pub what: &'static str,
    /// Whether velocities may occur.
    pub velocities: bool,
    /// Whether the time may occur.
    pub time: bool,
}

/// Resolves names in expressions.
pub(super) struct Resolver<'a> {
    /// The table of names.
    pub names: &'a Names,
    /// Rows of E for systems in quasi-velocities, so that `x_dot` is available there too.
    pub anchor: Vec<Vec<Tree<Var>>>,
    declaration: &'a Declaration,
    /// Whether definitions remain named [values](Named), because some expression is too large to
    /// multiply out or to write out.
    by_values: Cell<bool>,
    /// Depth of the chain of definitions below each definition.
    depths: Vec<usize>,
    /// The cached definitions; `None` for a faulty one.
    trees: RefCell<BTreeMap<usize, Option<Tree<Var>>>>,
    /// Number of unnamed parts that are values.
    parts: Cell<usize>,
    /// Number of definitions that may be used; inside a definition, those before it.
    known: Cell<usize>,
    /// The cached derivatives.
    slopes: RefCell<BTreeMap<Tree<Var>, Slopes>>,
    /// The cached rates of values.
    rates: RefCell<BTreeMap<Arc<Named<Var>>, Tree<Var>>>,
    /// The cached normal forms of definitions.
    values: RefCell<BTreeMap<usize, Collected>>,
    /// The cached normal forms of derivatives.
    coefficients: RefCell<BTreeMap<Tree<Var>, Expr>>,
}

/// Maximum number of operations of a definition, written out. If one exceeds it, all definitions
/// remain values.
pub(super) const MAX_DEFINITION: u64 = 10_000;

/// Maximum depth of a chain of definitions, because later stages recurse.
const MAX_DEPTH: usize = 1000;

/// Effort allowed for the normal form of a part without velocities if definitions are values; a
/// larger part becomes a value as well.
const EFFORT_OF_PART: u64 = 300_000;

/// Effort allowed for a power of velocities other than a square.
const EFFORT_OF_POWER: u64 = 30_000_000;

/// Definitions with at most this many nodes are always written out.
const SMALL: usize = 3;

const DEFINITION: Place = Place { what: "a definition", velocities: true, time: true };

impl<'a> Resolver<'a> {
    /// Creates the resolver of a declaration before its anchor is known.
    pub fn new(names: &'a Names, declaration: &'a Declaration) -> Self {
        Resolver {
            names,
            anchor: Vec::new(),
            declaration,
            by_values: Cell::new(sizes(&declaration.definitions).iter().any(|&size| size > MAX_DEFINITION)),
            depths: depths(&declaration.definitions),
            trees: RefCell::default(),
            parts: Cell::new(0),
            known: Cell::new(declaration.definitions.len()),
            slopes: RefCell::default(),
            rates: RefCell::default(),
            values: RefCell::default(),
            coefficients: RefCell::default(),
        }
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
        let here = Cell::new(expression);
        let Some(value) = self.made(expression, place, &here) else {
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
        let value = self.made(expression, place, &Cell::new(expression))?.ok()?.whole();
        value.keep_written(&written);
        Some(value)
    }

    /// Returns the normal form of an expression whose names are known, unless it exceeds the
    /// effort.
    fn made<'e>(
        &'e self,
        expression: &'e Expression,
        place: Place,
        here: &Cell<&'e Expression>,
    ) -> Option<Result<Collected, AlgebraError>> {
        let addend = |term| match self.is_still(term, place) && !self.by_values.get() {
            true => attempt(EFFORT, || self.collected(term, place, here)).unwrap_or_else(|| give_up()),
            false => self.collected(term, place, here),
        };
        attempt(EFFORT_OF_MOVING, || Collected::of_addends(expression, here, addend))
    }

    fn complain(&self, error: AlgebraError, origin: &Origin, diagnostics: &mut Diagnostics) {
        let message = error.describe(&|variable| declared_name(self.declaration, *variable));
        diagnostics.push(Diagnostic::error(origin.clone(), message));
    }

    /// Returns whether definitions are values.
    pub fn is_by_values(&self) -> bool {
        self.by_values.get()
    }

    /// Makes definitions values from now on.
    fn keep_values(&self) {
        self.by_values.set(true);
        self.trees.borrow_mut().clear();
        self.slopes.borrow_mut().clear();
        self.values.borrow_mut().clear();
        self.coefficients.borrow_mut().clear();
    }

    /// Returns whether an expression whose names are known is free of velocities.
    fn is_still(&self, expression: &Expression, place: Place) -> bool {
        let tree = self.tree(expression, place, &mut Diagnostics::new());
        tree.is_none_or(|tree| !tree.variables().iter().any(|variable| variable.is_velocity()))
    }

    /// Returns the normal form of an expression whose names are known. `here` tracks the part in
    /// progress.
    fn collected<'e>(
        &'e self,
        expression: &'e Expression,
        place: Place,
        here: &Cell<&'e Expression>,
    ) -> Result<Collected, AlgebraError> {
        if !self.by_values.get() || !self.is_still(expression, place) {
            return self.formed(expression, place, here);
        }
        // The effort of each part is counted separately, so that an expression that is too large
        // consists of small values.
        match attempt_apart(EFFORT_OF_PART, || self.formed(expression, place, here)) {
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
        here: &Cell<&'e Expression>,
    ) -> Result<Collected, AlgebraError> {
        let of = |part| self.collected(part, place, here);
        let value = match &expression.kind {
            ExpressionKind::Name(name) if let Some(Meaning::Definition(i)) = self.names.find(name) => {
                if let Some(known) = self.values.borrow().get(&i) {
                    return Ok(known.clone());
                }
                let definition = &self.declaration.definitions[i].1;
                let value = match self.by_values.get() && self.is_still(definition, DEFINITION) {
                    true => {
                        let tree = self.definition(i, expression, &mut Diagnostics::new());
                        here.set(definition);
                        self.collected_tree(&tree.unwrap_or_else(|| give_up()))?
                    }
                    false => self.collected(definition, DEFINITION, here)?,
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
            if part.size() > MAX_SIZE {
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

    /// Returns the expression over the model's variables, as written.
    pub fn tree(&self, expression: &Expression, place: Place, diagnostics: &mut Diagnostics) -> Option<Tree<Var>> {
        match &expression.kind {
            ExpressionKind::Number(r) => Some(Tree::Number(r.clone())),
            ExpressionKind::Pi => Some(Tree::Pi),
            ExpressionKind::Name(name) => self.variable(name, expression, place, diagnostics),
            ExpressionKind::Dot(name) => self.rate(name, expression, place, diagnostics),
            ExpressionKind::Negate(inner) => Some(negated(self.tree(inner, place, diagnostics)?)),
            ExpressionKind::Binary(operator, left, right) => {
                let (left, right) = (self.tree(left, place, diagnostics), self.tree(right, place, diagnostics));
                let (left, right) = (left?, right?);
                Some(match operator {
                    BinaryOperator::Add => Tree::Sum(vec![left, right]),
                    BinaryOperator::Subtract => Tree::Sum(vec![left, negated(right)]),
                    BinaryOperator::Multiply => Tree::Product(vec![left, right]),
                    BinaryOperator::Divide => {
                        Tree::Product(vec![left, Tree::Power(Box::new(right), -BigRational::one())])
                    }
                })
            }
            ExpressionKind::Power(base, exponent) => {
                let base = self.tree(base, place, diagnostics);
                let exponent = self.exponent(exponent, place, diagnostics);
                Some(Tree::Power(Box::new(base?), exponent?))
            }
            ExpressionKind::Call(function, argument) => {
                Some(Tree::Call(*function, Box::new(self.tree(argument, place, diagnostics)?)))
            }
            ExpressionKind::Call2(function, first, second) => {
                let (first, second) = (self.tree(first, place, diagnostics), self.tree(second, place, diagnostics));
                Some(Tree::Call2(*function, Box::new(first?), Box::new(second?)))
            }
            ExpressionKind::Rate(inner) => {
                let tree = self.tree(inner, DEFINITION, diagnostics)?;
                self.rate_of_tree(&tree, &inner.to_string(), expression, place, diagnostics)
            }
            ExpressionKind::List(_) | ExpressionKind::Index(..) | ExpressionKind::Apply(..) => {
                let message = "internal error: a vector that was not written out";
                diagnostics.push(Diagnostic::error(expression.origin.clone(), message));
                None
            }
        }
    }

    /// Returns the tree with definitions written out, for storage as text or as a formula of
    /// parameters.
    pub fn written_out(
        &self,
        expression: &Expression,
        place: Place,
        diagnostics: &mut Diagnostics,
    ) -> Option<Tree<Var>> {
        let tree = self.tree(expression, place, diagnostics)?;
        if self.by_values.get() && tree.nodes_written_out() > MAX_DEFINITION {
            let message = format!(
                "{} has more than {MAX_DEFINITION} operations after its definitions are written out",
                place.what
            );
            let error = Diagnostic::error(expression.origin.clone(), message);
            diagnostics.push(error.help("write its value, or a shorter expression"));
            return None;
        }
        Some(tree.written_out())
    }

    fn exponent(&self, written: &Expression, place: Place, diagnostics: &mut Diagnostics) -> Option<BigRational> {
        let Some(exponent) = written.constant() else {
            let known = diagnostics.list.len();
            let _ = self.tree(written, place, diagnostics);
            if diagnostics.list.len() == known {
                let message = "an exponent must be a rational number";
                diagnostics.push(Diagnostic::error(written.origin.clone(), message).help("write exp(y*ln(x)) for x^y"));
            }
            return None;
        };
        let bound = BigRational::from_integer(MAX_EXPONENT.into());
        if exponent.abs() > bound {
            let message = format!("exponents are limited to {MAX_EXPONENT}");
            diagnostics.push(Diagnostic::error(written.origin.clone(), message));
            return None;
        }
        Some(exponent)
    }

    fn variable(
        &self,
        name: &str,
        expression: &Expression,
        place: Place,
        diagnostics: &mut Diagnostics,
    ) -> Option<Tree<Var>> {
        let what = place.what;
        let complaint = match self.names.find(name) {
            Some(Meaning::Variable(var)) => match var {
                Var::Velocity(_) if !place.velocities => {
                    format!("{what} may not depend on velocities: `{name}`")
                }
                Var::Input(_) => format!("{what} may not depend on control inputs: `{name}`"),
                Var::Time if !place.time => format!("{what} may not depend on the time `t`"),
                _ => return Some(Tree::Variable(var)),
            },
            Some(Meaning::Rate(i)) if place.velocities => return Some(self.rate_of(i)),
            Some(Meaning::Rate(_)) => format!("{what} may not depend on velocities: `{name}`"),
            Some(Meaning::Definition(i)) => {
                let tree = self.definition(i, expression, diagnostics)?;
                let variables = tree.variables();
                if !place.velocities && variables.iter().any(|variable| variable.is_velocity()) {
                    format!("{what} may not depend on velocities, but the definition `{name}` does")
                } else if !place.time && variables.contains(&Var::Time) {
                    format!("{what} may not depend on the time `t`, but the definition `{name}` does")
                } else {
                    return Some(tree);
                }
            }
            None if name == "h" => format!("{what} may not depend on the step size `h`"),
            None => return self.unknown(name, "a coordinate, a velocity or a parameter", expression, diagnostics),
        };
        diagnostics.push(Diagnostic::error(expression.origin.clone(), complaint));
        None
    }

    /// Returns `dot(x)`.
    fn rate(
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

    /// Returns the i-th definition at a place of use.
    pub(super) fn definition(&self, i: usize, place: &Expression, diagnostics: &mut Diagnostics) -> Option<Tree<Var>> {
        let (name, expression) = &self.declaration.definitions[i];
        let known = self.known.get();
        if i >= known {
            let message = match i == known {
                true => format!("the definition `{}` refers to itself", whole(&name.value)),
                false => {
                    format!(
                        "`{}` is defined further down; a definition may use only those above it",
                        whole(&name.value)
                    )
                }
            };
            let error = Diagnostic::error(place.origin.clone(), message);
            diagnostics.push(error.label(name.origin.clone(), "defined here"));
            return None;
        }
        if let Some(made) = self.trees.borrow().get(&i) {
            return made.clone();
        }
        if self.depths[i] > MAX_DEPTH {
            return None;
        }
        self.known.set(i);
        // Its faults are reported at its own place.
        let tree = self.tree(expression, DEFINITION, &mut Diagnostics::new());
        self.known.set(known);
        let named = |tree: Tree<Var>| match self.by_values.get() && tree.nodes() > SMALL {
            true => Tree::Named(Arc::new(Named::new(name.value.clone(), Vec::new(), tree))),
            false => tree,
        };
        let tree = tree.map(named);
        self.trees.borrow_mut().insert(i, tree.clone());
        tree
    }

    /// Returns all definitions over the model's variables and reports their faults; a use of a
    /// faulty definition is silent.
    pub fn definitions(&self, diagnostics: &mut Diagnostics) -> Vec<(String, Tree<Var>)> {
        let mut trees = Vec::new();
        let mut wrong = None;
        for (i, (name, expression)) in self.declaration.definitions.iter().enumerate() {
            self.known.set(i);
            if self.depths[i] <= MAX_DEPTH {
                // Report an error once per vector, not per entry.
                let mut unheard = Diagnostics::new();
                let said = wrong == Some(whole(&name.value));
                let tree = self.tree(expression, DEFINITION, if said { &mut unheard } else { diagnostics });
                if tree.is_none() {
                    wrong = Some(whole(&name.value));
                }
                trees.extend(tree.map(|tree| (name.value.clone(), tree)));
            } else if self.depths[..i].iter().all(|&depth| depth <= MAX_DEPTH) {
                let message = format!("`{}` depends on a chain of {MAX_DEPTH} definitions", name.value);
                let error = Diagnostic::error(expression.origin.clone(), message);
                diagnostics.push(error.help(
                    "combine several of these definitions in one; a sum or a product of many terms does not need a definition for each term",
                ));
            }
        }
        self.known.set(self.declaration.definitions.len());
        trees
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
    fn rate_of_tree(
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
    fn rate_of_slopes(&self, slopes: Slopes) -> Tree<Var> {
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
    fn slopes(&self, tree: &Tree<Var>) -> Result<Slopes, AlgebraError> {
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

    fn unknown(
        &self,
        name: &str,
        kinds: &str,
        expression: &Expression,
        diagnostics: &mut Diagnostics,
    ) -> Option<Tree<Var>> {
        let mut diagnostic = Diagnostic::error(expression.origin.clone(), format!("`{name}` is not {kinds}"));
        if let Some(candidate) = self.names.suggestion(name) {
            diagnostic = diagnostic.help(candidate);
        }
        diagnostics.push(diagnostic);
        None
    }

    /// Returns q̇ⁱ = E^i_j w^j.
    fn rate_of(&self, i: usize) -> Tree<Var> {
        let Some(row) = self.anchor.get(i) else { return Tree::Number(BigRational::zero()) };
        let term =
            |(j, entry): (usize, &Tree<Var>)| Tree::Product(vec![entry.clone(), Tree::Variable(Var::Velocity(j))]);
        Tree::Sum(row.iter().enumerate().map(term).collect())
    }
}

/// Returns an error if a divisor is zero on one side of a kink.
fn zero_on_no_side(divisor: &Expr) -> Result<(), AlgebraError> {
    match divisor.zero_beside_kink() {
        Some((side, sign)) if !divisor.is_zero() => Err(AlgebraError::ZeroBesideKink { side: side.tree(), sign }),
        _ => Ok(()),
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
        let made = match tree.nodes() > SMALL {
            true => Tree::Named(Arc::new(Named::new(format!("{}_dot", named.name), named.by.clone(), tree))),
            false => tree,
        };
        self.0.rates.borrow_mut().insert(named.clone(), made.clone());
        made
    }
}

/// Derivatives, each with its variable.
type Slopes = Vec<(Var, Tree<Var>)>;

fn is_one(tree: &Tree<Var>) -> bool {
    matches!(tree, Tree::Number(number) if number.is_one())
}

/// Returns the number of operations of each definition with the definitions that it uses written
/// out.
fn sizes(definitions: &[(Name, Expression)]) -> Vec<u64> {
    counted(definitions, |used, own| used.iter().copied().fold(own as u64, u64::saturating_add))
}

/// Returns the depth of the chain of definitions at each definition.
fn depths(definitions: &[(Name, Expression)]) -> Vec<usize> {
    counted(definitions, |used, _| used.iter().copied().max().unwrap_or(0) + 1)
}

/// Returns a number for each definition, from those of the definitions that it uses and the number
/// of names in it.
fn counted<N: Copy>(definitions: &[(Name, Expression)], count: impl Fn(&[N], usize) -> N) -> Vec<N> {
    let mut known: BTreeMap<&str, N> = BTreeMap::new();
    let mut counts = Vec::new();
    for (name, expression) in definitions {
        let names = expression.names();
        let of = |name: &str| known.get(name).or_else(|| known.get(name.strip_suffix("_dot")?)).copied();
        let used: Vec<N> = names.iter().filter_map(|(name, _)| of(name)).collect();
        let number = count(&used, names.len());
        known.insert(&name.value, number);
        counts.push(number);
    }
    counts
}

fn negated(tree: Tree<Var>) -> Tree<Var> {
    match tree {
        Tree::Number(r) => Tree::Number(-r),
        tree => Tree::Product(vec![Tree::Number(-BigRational::one()), tree]),
    }
}

/// Returns the terms of a sum from left to right, and whether they are subtracted.
fn signed_addends(expression: &Expression) -> Vec<(&Expression, bool)> {
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

/// A normal form collected by products of velocities: Σ c w^i w^j …. The coefficient of each
/// product is computed separately, so that the square of a velocity is no larger than the resulting
/// entries of the mass matrix. A coefficient may itself contain velocities that are not recognised
/// as factors.
#[derive(Clone)]
struct Collected(BTreeMap<Vec<Var>, Expr>);

impl From<Expr> for Collected {
    fn from(value: Expr) -> Self {
        Collected(BTreeMap::from([(Vec::new(), value)]))
    }
}

impl Collected {
    /// Returns whether no product of velocities has been recognised.
    fn is_one_part(&self) -> bool {
        self.0.keys().all(Vec::is_empty)
    }

    fn whole(&self) -> Expr {
        let term = |(velocities, part): (&Vec<Var>, &Expr)| {
            velocities.iter().fold(part.clone(), |product, velocity| product * Expr::variable(*velocity))
        };
        sum(self.0.iter().map(term).collect())
    }

    fn map(&self, make: impl Fn(&Expr) -> Result<Expr, AlgebraError>) -> Result<Collected, AlgebraError> {
        let parts = self.0.iter().map(|(velocities, part)| Ok((velocities.clone(), make(part)?)));
        Ok(Collected(parts.collect::<Result<_, AlgebraError>>()?))
    }

    fn negated(self) -> Collected {
        Collected(self.0.into_iter().map(|(velocities, part)| (velocities, -part)).collect())
    }

    /// Returns the sum of an expression's terms, each computed by `of`.
    fn of_addends<'e>(
        expression: &'e Expression,
        here: &Cell<&'e Expression>,
        of: impl Fn(&'e Expression) -> Result<Collected, AlgebraError>,
    ) -> Result<Collected, AlgebraError> {
        let mut terms = Vec::new();
        for (term, subtracted) in signed_addends(expression) {
            let value = of(term)?;
            terms.push(if subtracted { value.negated() } else { value });
        }
        here.set(expression);
        Ok(Collected::sum(terms))
    }

    fn sum(terms: Vec<Collected>) -> Collected {
        let mut parts: BTreeMap<Vec<Var>, Vec<Expr>> = BTreeMap::new();
        for (velocities, part) in terms.into_iter().flat_map(|term| term.0) {
            parts.entry(velocities).or_default().push(part);
        }
        let sums = parts.into_iter().map(|(velocities, parts)| (velocities, sum(parts)));
        Collected(sums.filter(|(_, sum)| !sum.is_zero()).collect())
    }

    fn times(&self, other: &Collected) -> Collected {
        let mut terms = Vec::new();
        for left in &self.0 {
            terms.extend(other.0.iter().map(|right| product(left, right)));
        }
        Collected::sum(terms)
    }

    fn square(&self) -> Collected {
        let mut terms = Vec::new();
        for (i, left) in self.0.iter().enumerate() {
            for right in self.0.iter().take(i) {
                let both = product(left, right);
                terms.extend([both.clone(), both]);
            }
            terms.push(product(left, left));
        }
        Collected::sum(terms)
    }
}

/// A coefficient with its velocities.
type Part<'p> = (&'p Vec<Var>, &'p Expr);

fn product((v, a): Part<'_>, (w, b): Part<'_>) -> Collected {
    let mut velocities = [&v[..], w].concat();
    velocities.sort_unstable();
    Collected(BTreeMap::from([(velocities, a * b)]))
}

/// Sums by halves, so that each term is copied only logarithmically often.
fn sum(mut terms: Vec<Expr>) -> Expr {
    while terms.len() > 1 {
        terms = terms.chunks(2).map(|pair| pair.iter().cloned().sum()).collect();
    }
    terms.pop().unwrap_or_else(Expr::zero)
}

/// Returns the terms of an expression as written, as places for messages: `a - (b + c)` has three.
pub(super) fn addends(expression: &Expression) -> Vec<&Expression> {
    match &expression.kind {
        ExpressionKind::Binary(BinaryOperator::Add | BinaryOperator::Subtract, left, right) => {
            let mut terms = addends(left);
            terms.extend(addends(right));
            terms
        }
        ExpressionKind::Negate(inner) => match addends(inner) {
            terms if terms.len() > 1 => terms,
            _ => vec![expression],
        },
        _ => vec![expression],
    }
}

/// Returns the place of several expressions written one after the other.
pub(super) fn extent<'a>(expressions: impl IntoIterator<Item = &'a Expression>, otherwise: &Origin) -> Origin {
    let places = expressions.into_iter().map(|e| e.origin.clone());
    places.reduce(|all, next| all.to(&next)).unwrap_or_else(|| otherwise.clone())
}
