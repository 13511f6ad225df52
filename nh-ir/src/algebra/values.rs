//! Named values in normal forms: small ones are multiplied out, and others become symbols.
//!
//! Such a symbol has no relation to others, but it has derivatives. They are derivatives of its
//! tree, by the rules of sums, products and functions, in which the derivatives of named values are
//! named values again. A function that is written with one line for each stage thus has a
//! derivative with a few lines for each stage, even if both are large when written out.

use super::{AlgebraError, Engine, Expr, effort, table};
use crate::cost::algebra::{NAMED_EFFORT, NAMED_TERMS, UNNAMED_NODES};
use crate::tree::{BinaryFunction, Function, Named, Once, Side, Tree, Var};
use num_rational::BigRational;
use num_traits::{One, Zero};
use std::sync::Arc;

/// Returns the value of a name: its normal form if that is small.
pub(super) fn of(named: &Arc<Named<Var>>) -> Result<Expr, AlgebraError> {
    if let Some(known) = table::value(named) {
        return Ok(known);
    }
    let value = match effort::attempt_apart(NAMED_EFFORT, || Expr::from_tree(&named.tree)) {
        Some(made) => Some(made?).filter(|value| value.size() <= NAMED_TERMS),
        None => None,
    };
    let value = value.unwrap_or_else(|| Expr::symbol(table::push_value(named)));
    table::set_value(named, &value);
    Ok(value)
}

/// ∂/∂variable of a named value with a symbol.
pub(super) fn slope(named: &Arc<Named<Var>>, variable: Var) -> Expr {
    let slope = derivative(&Tree::Named(named.clone()), variable);
    Expr::from_tree(&slope).expect("a function that has values has derivatives")
}

/// Returns the named value with variables replaced by expressions.
pub(super) fn substituted(named: &Arc<Named<Var>>, replacements: &[(Var, Expr)]) -> Result<Expr, AlgebraError> {
    let trees: Vec<(Var, Tree<Var>)> = replacements.iter().map(|(variable, e)| (*variable, e.tree())).collect();
    let value = |variable| trees.iter().find(|(v, _)| *v == variable).map(|(_, tree)| tree.clone());
    Expr::from_tree(&replaced(&Tree::Named(named.clone()), &value))
}

/// ∂/∂variable of a tree. Nothing is multiplied out, and subtrees that are obviously 0 or 1 are
/// left out.
pub fn derivative(tree: &Tree<Var>, variable: Var) -> Tree<Var> {
    rate(tree, &Partial(variable))
}

/// A direction in which trees are differentiated.
pub trait Direction {
    /// Returns the rate of a variable.
    fn of_variable(&self, variable: Var) -> Tree<Var>;
    /// Returns the rate of a named value.
    fn of_named(&self, named: &Arc<Named<Var>>) -> Tree<Var>;
}

/// The direction along one variable.
struct Partial(Var);

impl Direction for Partial {
    fn of_variable(&self, variable: Var) -> Tree<Var> {
        number(i64::from(variable == self.0))
    }

    fn of_named(&self, named: &Arc<Named<Var>>) -> Tree<Var> {
        if !named.variables().contains(&self.0) {
            return number(0);
        }
        table::slope(named, self.0, || {
            let tree = rate(&named.tree, self);
            if tree.nodes() <= UNNAMED_NODES {
                return tree;
            }
            let by = named.by.iter().copied().chain([self.0]).collect();
            Tree::Named(Arc::new(Named::new(named.name.clone(), by, tree)))
        })
    }
}

/// Returns the derivative of a tree in a direction.
pub fn rate(tree: &Tree<Var>, direction: &impl Direction) -> Tree<Var> {
    let of = |tree: &Tree<Var>| rate(tree, direction);
    match tree {
        Tree::Number(_) | Tree::Pi => number(0),
        Tree::Variable(variable) => direction.of_variable(*variable),
        Tree::Named(named) => direction.of_named(named),
        Tree::Sum(terms) => sum(terms.iter().map(of).collect()),
        Tree::Product(factors) => {
            let term = |(i, factor): (usize, &Tree<Var>)| {
                let slope = of(factor);
                let others = factors.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, factor)| factor.clone());
                product(std::iter::once(slope).chain(others).collect())
            };
            sum(factors.iter().enumerate().map(term).collect())
        }
        Tree::Power(base, exponent) => {
            let slope = of(base);
            let less = exponent - BigRational::one();
            let outer = if less.is_one() { (**base).clone() } else { Tree::Power(base.clone(), less) };
            product(vec![Tree::Number(exponent.clone()), outer, slope])
        }
        Tree::Call(function, inner) => {
            let slope = of(inner);
            if is_number(&slope, 0) { slope } else { product(vec![outer(*function, inner), slope]) }
        }
        // A product with 0 would be wrong, since the derivative may have no value on the other
        // side.
        Tree::Call2(BinaryFunction::Where(side), condition, inner) => on_side(*side, condition, of(inner)),
        Tree::Call2(function @ (BinaryFunction::Min | BinaryFunction::Max), first, second) => {
            let second_is_less = sum(vec![(**first).clone(), product(vec![number(-1), (**second).clone()])]);
            let (below, above) = (Side::NotAbove, Side::Above);
            let sides = if *function == BinaryFunction::Min { [below, above] } else { [above, below] };
            sum(vec![on_side(sides[0], &second_is_less, of(first)), on_side(sides[1], &second_is_less, of(second))])
        }
        Tree::Call2(BinaryFunction::Atan2, y, x) => {
            let square = |tree: &Tree<Var>| Tree::Power(Box::new(tree.clone()), BigRational::from_integer(2.into()));
            let over = Tree::Power(Box::new(Tree::Sum(vec![square(x), square(y)])), -BigRational::one());
            let (dy, dx) = (of(y), of(x));
            let above = [product(vec![(**x).clone(), dy]), product(vec![number(-1), (**y).clone(), dx])];
            product(vec![sum(above.to_vec()), over])
        }
    }
}

/// Replaces variables of a tree. A variable for which `value` returns `None` stays.
pub(super) fn replaced(tree: &Tree<Var>, value: &dyn Fn(Var) -> Option<Tree<Var>>) -> Tree<Var> {
    replaced_once(tree, value, &mut Once::default())
}

fn replaced_once(
    tree: &Tree<Var>,
    value: &dyn Fn(Var) -> Option<Tree<Var>>,
    known: &mut Once<Var, Tree<Var>>,
) -> Tree<Var> {
    let mut of = |tree: &Tree<Var>| replaced_once(tree, value, known);
    match tree {
        Tree::Number(_) | Tree::Pi => tree.clone(),
        Tree::Variable(v) => value(*v).unwrap_or_else(|| tree.clone()),
        Tree::Sum(terms) => Tree::Sum(terms.iter().map(of).collect()),
        Tree::Product(factors) => Tree::Product(factors.iter().map(of).collect()),
        Tree::Power(base, exponent) => Tree::Power(Box::new(of(base)), exponent.clone()),
        Tree::Call(function, inner) => Tree::Call(*function, Box::new(of(inner))),
        Tree::Call2(function, first, second) => Tree::Call2(*function, Box::new(of(first)), Box::new(of(second))),
        Tree::Named(named) if named.variables().iter().all(|v| value(*v).is_none()) => tree.clone(),
        Tree::Named(named) => known.of(named, |known, tree| {
            let tree = replaced_once(tree, value, known);
            Tree::Named(Arc::new(Named::new(named.name.clone(), named.by.clone(), tree)))
        }),
    }
}

/// f'(u): the algebra's own derivative of f, evaluated at u.
fn outer(function: Function, inner: &Tree<Var>) -> Tree<Var> {
    const U: Var = Var::Time;
    // An engine of its own, so that the form does not depend on what the current one knows.
    let derive = || {
        let value = Expr::apply(function, &Expr::variable(U)).expect("a function has values");
        value.derivative(U).tree()
    };
    let slope = table::slope_of(function, || Engine::new().run(derive));
    replaced(&slope, &|variable| (variable == U).then(|| inner.clone()))
}

fn on_side(side: Side, condition: &Tree<Var>, inner: Tree<Var>) -> Tree<Var> {
    if is_number(&inner, 0) {
        return inner;
    }
    Tree::Call2(BinaryFunction::Where(side), Box::new(condition.clone()), Box::new(inner))
}

fn number(n: i64) -> Tree<Var> {
    Tree::Number(BigRational::from_integer(n.into()))
}

fn is_number(tree: &Tree<Var>, n: i64) -> bool {
    matches!(tree, Tree::Number(x) if *x == BigRational::from_integer(n.into()))
}

fn sum(terms: Vec<Tree<Var>>) -> Tree<Var> {
    let mut terms: Vec<_> = terms.into_iter().filter(|term| !is_number(term, 0)).collect();
    match terms.len() {
        0 => number(0),
        1 => terms.swap_remove(0),
        _ => Tree::Sum(terms),
    }
}

fn product(factors: Vec<Tree<Var>>) -> Tree<Var> {
    if factors.iter().any(|factor| matches!(factor, Tree::Number(x) if x.is_zero())) {
        return number(0);
    }
    let mut factors: Vec<_> = factors.into_iter().filter(|factor| !is_number(factor, 1)).collect();
    match factors.len() {
        0 => number(1),
        1 => factors.swap_remove(0),
        _ => Tree::Product(factors),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const X: Var = Var::Coordinate(0);
    const Y: Var = Var::Coordinate(1);

    fn named(name: &str, tree: Tree<Var>) -> Tree<Var> {
        Tree::Named(Arc::new(Named::new(name.into(), Vec::new(), tree)))
    }

    fn value(variable: Var) -> f64 {
        if variable == X { 0.75 } else { 0.625 }
    }

    /// Tests derivatives against [jets](crate::tree::Tree::jet), which consist of numbers.
    #[test]
    fn derivatives_of_trees_are_those_of_their_values() {
        let _engine = Engine::new().enter();
        let (x, y) = (Tree::Variable(X), Tree::Variable(Y));
        let u = named("u", Tree::Product(vec![x.clone(), y.clone()]));
        let above_one = Tree::Sum(vec![number(1), u.clone()]);
        let functions = Function::ALL.into_iter().map(|f| {
            let inner = if f == Function::Acosh { &above_one } else { &u };
            Tree::Call(f, Box::new(inner.clone()))
        });
        let of_two = |f| Tree::Call2(f, Box::new(u.clone()), Box::new(Tree::Product(vec![u.clone(), x.clone()])));
        let pairs = [
            BinaryFunction::Atan2,
            BinaryFunction::Min,
            BinaryFunction::Max,
            BinaryFunction::Where(Side::Above),
            BinaryFunction::Where(Side::NotAbove),
        ];
        let powers = [(3, 1), (1, 1), (-2, 1), (1, 2), (-2, 3)].map(|(p, q)| {
            let base = Tree::Sum(vec![u.clone(), y.clone()]);
            Tree::Product(vec![u.clone(), Tree::Power(Box::new(base), BigRational::new(p.into(), q.into()))])
        });
        for tree in functions.chain(pairs.map(of_two)).chain(powers) {
            for variable in [X, Y] {
                let found = derivative(&tree, variable).evaluate(&value);
                let right = tree.jet(&value, [&variable, &variable]).slopes[0];
                // A few operations on numbers below 10.
                assert!((found - right).abs() < 1e-13, "{tree:?} by {variable:?}: {found}, not {right}");
            }
        }
    }

    /// Tests d ↦ d² + d sin d, sixty times: 3⁶⁰ operations when written out.
    #[test]
    fn a_tower_is_differentiated_level_by_level() {
        let _engine = Engine::new().enter();
        let level = |d: Tree<Var>, i: usize| {
            let square = Tree::Power(Box::new(d.clone()), BigRational::from_integer(2.into()));
            let turned = Tree::Product(vec![d.clone(), Tree::Call(Function::Sin, Box::new(d))]);
            named(
                &format!("d{i}"),
                Tree::Product(vec![Tree::Number(BigRational::new(1.into(), 2.into())), sum(vec![square, turned])]),
            )
        };
        let tower = (0..60).fold(Tree::Variable(X), level);
        let expr = Expr::from_tree(&tower).expect("a value");
        assert!(expr.size() <= NAMED_TERMS && !expr.is_constant());
        let (mut d, mut slope) = (value(X), 1.0_f64);
        for _ in 0..60 {
            slope *= d + (d.sin() + d * d.cos()) / 2.0;
            d = (d * d + d * d.sin()) / 2.0;
        }
        let close =
            |found: f64, right: f64| assert!((found - right).abs() <= 1e-12 * right.abs(), "{found}, not {right}");
        close(expr.evaluate(&value), d);
        close(expr.derivative(X).evaluate(&value), slope);
        assert!(expr.derivative(Y).is_zero());
        let replaced = expr.substitute(&[(X, Expr::variable(Y))]).expect("a value");
        assert!(!replaced.depends_on(X) && replaced.depends_on(Y));
        close(replaced.evaluate(&|_| value(X)), d);
    }

    /// Tests that small values are multiplied out, so that relations are seen through names.
    #[test]
    fn small_values_are_normal_forms() {
        let _engine = Engine::new().enter();
        let square = |f| {
            Tree::Power(
                Box::new(named("f", Tree::Call(f, Box::new(Tree::Variable(X))))),
                BigRational::from_integer(2.into()),
            )
        };
        let one = Tree::Sum(vec![square(Function::Sin), square(Function::Cos)]);
        assert!(Expr::from_tree(&one).expect("a value").is_one());
    }
}
