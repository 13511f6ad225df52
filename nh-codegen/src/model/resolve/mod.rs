//! Resolution of written expressions to expressions over the model's variables.

mod collected;
mod normal;
mod rates;
mod sizes;

use super::names::{Meaning, Names};
use super::shapes::whole;
use crate::algebra::Expr;
use crate::cost::derivation::{MAX_DEFINITION, SMALL_DEFINITION};
use crate::declaration::{BinaryOperator, Declaration, Expression, ExpressionKind};
use crate::origin::{Diagnostic, Diagnostics, Origin};
use crate::tree::{Named, Tree, Var};
use collected::Collected;
use normal::negated;
use num_rational::BigRational;
use num_traits::{One, Signed};
use rates::Slopes;
use sizes::{depths, sizes};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Maximum exponent: an expanded power has as many terms, and compilation must terminate.
const MAX_EXPONENT: i64 = 1000;

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

/// Maximum depth of a chain of definitions, because later stages recurse.
const MAX_DEPTH: usize = 1000;

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
        let named = |tree: Tree<Var>| match self.by_values.get() && tree.nodes() > SMALL_DEFINITION {
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
