//! What can be asked of a tree by walking it.

use super::Tree;
use num_rational::BigRational;
use num_traits::ToPrimitive;
use std::collections::BTreeSet;

impl<V: Clone + Ord> Tree<V> {
    /// The variables that occur.
    pub fn variables(&self) -> BTreeSet<V> {
        let mut found = BTreeSet::new();
        self.visit(&mut |v| {
            found.insert(v.clone());
        });
        found
    }
}

impl<V> Tree<V> {
    /// Calls `see` for every occurrence of a variable, from left to right.
    pub fn visit(&self, see: &mut dyn FnMut(&V)) {
        match self {
            Tree::Number(_) | Tree::Pi => {}
            Tree::Variable(v) => see(v),
            Tree::Sum(items) | Tree::Product(items) => items.iter().for_each(|t| t.visit(see)),
            Tree::Power(inner, _) | Tree::Call(_, inner) => inner.visit(see),
        }
    }

    /// Renames the variables.
    pub fn map_variables<W>(&self, rename: &mut dyn FnMut(&V) -> W) -> Tree<W> {
        match self {
            Tree::Number(n) => Tree::Number(n.clone()),
            Tree::Pi => Tree::Pi,
            Tree::Variable(v) => Tree::Variable(rename(v)),
            Tree::Sum(items) => Tree::Sum(items.iter().map(|t| t.map_variables(rename)).collect()),
            Tree::Product(items) => Tree::Product(items.iter().map(|t| t.map_variables(rename)).collect()),
            Tree::Power(base, exponent) => Tree::Power(Box::new(base.map_variables(rename)), exponent.clone()),
            Tree::Call(function, inner) => Tree::Call(*function, Box::new(inner.map_variables(rename))),
        }
    }
}

impl<V: Clone> Tree<V> {
    /// Its value where the variables have the values given.
    pub fn evaluate(&self, value: &dyn Fn(V) -> f64) -> f64 {
        match self {
            Tree::Number(n) => to_f64(n),
            Tree::Pi => std::f64::consts::PI,
            Tree::Variable(v) => value(v.clone()),
            Tree::Sum(items) => items.iter().map(|t| t.evaluate(value)).sum(),
            Tree::Product(items) => items.iter().map(|t| t.evaluate(value)).product(),
            Tree::Power(base, exponent) => power(base.evaluate(value), exponent),
            Tree::Call(function, inner) => function.evaluate(inner.evaluate(value)),
        }
    }
}

fn to_f64(number: &BigRational) -> f64 {
    number.to_f64().unwrap_or(f64::NAN)
}

/// Integers and halves without logarithms.
fn power(base: f64, exponent: &BigRational) -> f64 {
    match (exponent.numer().to_i32(), exponent.denom().to_i32()) {
        (Some(n), Some(1)) => base.powi(n),
        (Some(n), Some(2)) => base.sqrt().powi(n),
        _ => base.powf(to_f64(exponent)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::Function;

    fn ratio(n: i64, d: i64) -> BigRational {
        BigRational::new(n.into(), d.into())
    }

    #[test]
    fn evaluates() {
        // 3/2 x² sin(π y)/√x at x = 4, y = 1/2
        let x = || Tree::Variable("x");
        let tree = Tree::Product(vec![
            Tree::Number(ratio(3, 2)),
            Tree::Power(Box::new(x()), ratio(2, 1)),
            Tree::Call(Function::Sin, Box::new(Tree::Product(vec![Tree::Pi, Tree::Variable("y")]))),
            Tree::Power(Box::new(x()), ratio(-1, 2)),
        ]);
        assert_eq!(tree.evaluate(&|v| if v == "x" { 4.0 } else { 0.5 }), 12.0);
        assert_eq!(Tree::Power(Box::new(x()), ratio(2, 3)).evaluate(&|_| 8.0), 8f64.powf(2.0 / 3.0));
        assert_eq!(Tree::Sum(vec![x(), Tree::Number(ratio(-1, 4))]).evaluate(&|_| 1.0), 0.75);
    }

    #[test]
    fn lists_and_renames_variables() {
        let tree = Tree::Sum(vec![
            Tree::Call(Function::Exp, Box::new(Tree::Variable("b"))),
            Tree::Power(Box::new(Tree::Variable("a")), ratio(2, 1)),
            Tree::Variable("b"),
        ]);
        assert_eq!(tree.variables().into_iter().collect::<Vec<_>>(), ["a", "b"]);
        let mut seen = Vec::new();
        let renamed = tree.map_variables(&mut |v| {
            seen.push(*v);
            v.len()
        });
        assert_eq!(seen, ["b", "a", "b"]);
        assert_eq!(renamed.variables().into_iter().collect::<Vec<_>>(), [1]);
    }
}
