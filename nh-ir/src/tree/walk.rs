//! Queries that walk a tree.

use super::{BinaryFunction, Named, Once, Tree};
use num_rational::BigRational;
use num_traits::{Signed, ToPrimitive, Zero};
use std::collections::BTreeSet;
use std::hash::Hash;
use std::sync::Arc;

/// Maximum power of a sum that is not [delicate](Tree::is_delicate). Beyond it, binomial
/// coefficients take two digits.
const HIGH: i64 = 8;

impl<V: Clone + Ord> Tree<V> {
    /// Returns the variables of the tree.
    pub fn variables(&self) -> BTreeSet<V> {
        let mut found = BTreeSet::new();
        self.visit(&mut |v| {
            found.insert(v.clone());
        });
        found
    }
}

impl<V> Tree<V> {
    /// Calls `see` for every occurrence of a variable, from left to right. A named value passes
    /// each of its variables once, in order.
    pub fn visit(&self, see: &mut dyn FnMut(&V)) {
        match self {
            Tree::Number(_) | Tree::Pi => {}
            Tree::Variable(v) => see(v),
            Tree::Sum(items) | Tree::Product(items) => items.iter().for_each(|t| t.visit(see)),
            Tree::Power(inner, _) | Tree::Call(_, inner) => inner.visit(see),
            Tree::Call2(_, first, second) => {
                first.visit(see);
                second.visit(see);
            }
            Tree::Named(named) => named.variables().iter().for_each(see),
        }
    }

    /// Returns the number of nodes. A named value is one node.
    pub fn nodes(&self) -> usize {
        1 + match self {
            Tree::Number(_) | Tree::Pi | Tree::Variable(_) | Tree::Named(_) => 0,
            Tree::Sum(items) | Tree::Product(items) => items.iter().map(Tree::nodes).sum(),
            Tree::Power(inner, _) | Tree::Call(_, inner) => inner.nodes(),
            Tree::Call2(_, first, second) => first.nodes() + second.nodes(),
        }
    }

    /// Returns the number of nodes with named values written out.
    pub fn nodes_written_out(&self) -> u64 {
        self.written_nodes(&mut Once::default())
    }

    fn written_nodes(&self, known: &mut Once<V, u64>) -> u64 {
        let mut of = |tree: &Tree<V>| tree.written_nodes(known);
        let inside = match self {
            Tree::Number(_) | Tree::Pi | Tree::Variable(_) => 0,
            Tree::Sum(items) | Tree::Product(items) => items.iter().map(of).fold(0, u64::saturating_add),
            Tree::Power(inner, _) | Tree::Call(_, inner) => of(inner),
            Tree::Call2(_, first, second) => of(first).saturating_add(of(second)),
            Tree::Named(named) => return known.of(named, |known, tree| tree.written_nodes(known)),
        };
        inside.saturating_add(1)
    }

    /// Renames the variables.
    pub fn map_variables<W: Clone + Ord + Hash>(&self, rename: &mut dyn FnMut(&V) -> W) -> Tree<W> {
        self.renamed(rename, &mut Once::default())
    }

    fn renamed<W: Clone + Ord + Hash>(
        &self,
        rename: &mut dyn FnMut(&V) -> W,
        known: &mut Once<V, Arc<Named<W>>>,
    ) -> Tree<W> {
        let mut of = |tree: &Tree<V>| tree.renamed(rename, known);
        match self {
            Tree::Number(n) => Tree::Number(n.clone()),
            Tree::Pi => Tree::Pi,
            Tree::Variable(v) => Tree::Variable(rename(v)),
            Tree::Sum(items) => Tree::Sum(items.iter().map(of).collect()),
            Tree::Product(items) => Tree::Product(items.iter().map(of).collect()),
            Tree::Power(base, exponent) => Tree::Power(Box::new(of(base)), exponent.clone()),
            Tree::Call(function, inner) => Tree::Call(*function, Box::new(of(inner))),
            Tree::Call2(function, first, second) => Tree::Call2(*function, Box::new(of(first)), Box::new(of(second))),
            Tree::Named(named) => Tree::Named(known.of(named, |known, tree| {
                let tree = tree.renamed(rename, known);
                Arc::new(Named::new(named.name.clone(), named.by.iter().map(&mut *rename).collect(), tree))
            })),
        }
    }
}

impl<V: Clone + PartialEq> Tree<V> {
    /// Returns the degree in some variables, if all terms have the same degree as they are written.
    pub fn degree(&self, counts: &dyn Fn(&V) -> bool) -> Option<u32> {
        self.degree_once(counts, &mut Once::default())
    }

    fn degree_once(&self, counts: &dyn Fn(&V) -> bool, known: &mut Once<V, Option<u32>>) -> Option<u32> {
        let mut of = |tree: &Tree<V>| tree.degree_once(counts, known);
        match self {
            Tree::Number(_) | Tree::Pi => Some(0),
            Tree::Variable(v) => Some(counts(v).into()),
            Tree::Sum(terms) => {
                let degrees: Option<BTreeSet<u32>> = terms.iter().map(of).collect();
                let degrees = degrees?;
                (degrees.len() <= 1).then(|| degrees.first().copied().unwrap_or(0))
            }
            Tree::Product(factors) => factors.iter().map(of).sum(),
            Tree::Power(base, exponent) => match of(base)? {
                0 => Some(0),
                degree => Some(degree * exponent.is_integer().then(|| exponent.to_u32())??),
            },
            Tree::Call(_, inner) => (of(inner)? == 0).then_some(0),
            Tree::Call2(_, first, second) => (of(first)? + of(second)? == 0).then_some(0),
            Tree::Named(named) => known.of(named, |known, tree| tree.degree_once(counts, known)),
        }
    }
}

impl<V: Clone + Ord + Hash> Tree<V> {
    /// Returns the coefficient of a variable, for a tree of [degree](Tree::degree) 1 in the
    /// variables that count. Returns `None` if the form of the tree shows that it is 0.
    pub fn coefficient(&self, variable: &V, counts: &dyn Fn(&V) -> bool) -> Option<Tree<V>> {
        match self {
            Tree::Variable(v) => (v == variable).then(|| Tree::Number(BigRational::from_integer(1.into()))),
            Tree::Sum(terms) => {
                let terms: Vec<_> = terms.iter().filter_map(|term| term.coefficient(variable, counts)).collect();
                (!terms.is_empty()).then_some(Tree::Sum(terms))
            }
            Tree::Product(factors) => {
                let linear = factors.iter().position(|factor| factor.degree(counts) == Some(1))?;
                let mut factors = factors.clone();
                factors[linear] = factors[linear].coefficient(variable, counts)?;
                Some(Tree::Product(factors))
            }
            Tree::Power(base, _) => base.coefficient(variable, counts),
            Tree::Named(named) => named.tree.coefficient(variable, counts),
            Tree::Number(_) | Tree::Pi | Tree::Call(..) | Tree::Call2(..) => None,
        }
    }

    /// Returns the tree with named values written out, which may be
    /// [large](Tree::nodes_written_out).
    pub fn written_out(&self) -> Tree<V> {
        let of = |tree: &Tree<V>| tree.written_out();
        match self {
            Tree::Number(_) | Tree::Pi | Tree::Variable(_) => self.clone(),
            Tree::Sum(terms) => Tree::Sum(terms.iter().map(of).collect()),
            Tree::Product(factors) => Tree::Product(factors.iter().map(of).collect()),
            Tree::Power(base, exponent) => Tree::Power(Box::new(of(base)), exponent.clone()),
            Tree::Call(function, inner) => Tree::Call(*function, Box::new(of(inner))),
            Tree::Call2(function, first, second) => Tree::Call2(*function, Box::new(of(first)), Box::new(of(second))),
            Tree::Named(named) => named.tree.written_out(),
        }
    }

    /// Returns the tree with some variables set to 0, or `None` if its form shows that it is 0.
    pub fn without(&self, gone: &dyn Fn(&V) -> bool) -> Option<Tree<V>> {
        self.without_once(gone, &mut Once::default())
    }

    fn without_once(&self, gone: &dyn Fn(&V) -> bool, known: &mut Once<V, Option<Tree<V>>>) -> Option<Tree<V>> {
        let mut of = |tree: &Tree<V>| tree.without_once(gone, known);
        match self {
            Tree::Number(n) => (!n.is_zero()).then(|| self.clone()),
            Tree::Pi => Some(Tree::Pi),
            Tree::Variable(v) => (!gone(v)).then(|| self.clone()),
            Tree::Sum(terms) => {
                let mut terms: Vec<_> = terms.iter().filter_map(of).collect();
                match terms.len() {
                    0 => None,
                    1 => terms.pop(),
                    _ => Some(Tree::Sum(terms)),
                }
            }
            Tree::Product(factors) => factors.iter().map(of).collect::<Option<_>>().map(Tree::Product),
            Tree::Power(base, exponent) => Some(Tree::Power(Box::new(of(base)?), exponent.clone())),
            Tree::Call(function, inner) => {
                let inner = of(inner).unwrap_or_else(|| Tree::Number(BigRational::zero()));
                Some(Tree::Call(*function, Box::new(inner)))
            }
            Tree::Call2(function, first, second) => {
                let [first, second] =
                    [first, second].map(|part| Box::new(of(part).unwrap_or_else(|| Tree::Number(BigRational::zero()))));
                Some(Tree::Call2(*function, first, second))
            }
            Tree::Named(named) if !named.variables().iter().any(gone) => Some(self.clone()),
            Tree::Named(named) => known.of(named, |known, tree| {
                let tree = tree.without_once(gone, known)?;
                Some(Tree::Named(Arc::new(Named::new(named.name.clone(), named.by.clone(), tree))))
            }),
        }
    }
}

impl<V: Clone> Tree<V> {
    /// Returns whether expansion of the tree loses digits or range. This holds for exponential and
    /// hyperbolic functions of variables, which have values of all sizes; for high powers of sums;
    /// and for functions with a kink, which may vanish on one side: max(x − 1000, 0)².
    pub fn is_delicate(&self) -> bool {
        match self {
            Tree::Number(_) | Tree::Pi | Tree::Variable(_) => false,
            Tree::Sum(items) | Tree::Product(items) => items.iter().any(Tree::is_delicate),
            Tree::Power(base, exponent) => {
                let is_high = exponent.abs() > BigRational::from_integer(HIGH.into());
                (is_high && matches!(**base, Tree::Sum(_))) || base.is_delicate()
            }
            Tree::Call(function, inner) if function.is_delicate() => inner.varies(),
            Tree::Call2(BinaryFunction::Min | BinaryFunction::Max | BinaryFunction::Where(_), first, second) => {
                first.varies() || second.varies()
            }
            Tree::Call2(BinaryFunction::Atan2, first, second) => first.is_delicate() || second.is_delicate(),
            Tree::Call(_, inner) => inner.is_delicate(),
            Tree::Named(named) => named.is_delicate(),
        }
    }

    /// Returns whether the tree is piecewise in the variables, like |x| and max(x, 0). The angle of
    /// a point is also piecewise, since its values jump.
    pub fn is_piecewise(&self) -> bool {
        match self {
            Tree::Number(_) | Tree::Pi | Tree::Variable(_) => false,
            Tree::Sum(items) | Tree::Product(items) => items.iter().any(Tree::is_piecewise),
            Tree::Power(base, _) => base.is_piecewise(),
            Tree::Call(function, inner) if function.is_piecewise() => inner.varies(),
            Tree::Call(_, inner) => inner.is_piecewise(),
            Tree::Call2(_, first, second) => first.varies() || second.varies(),
            Tree::Named(named) => named.is_piecewise(),
        }
    }

    /// Returns whether the tree has variables.
    fn varies(&self) -> bool {
        let mut varies = false;
        self.visit(&mut |_| varies = true);
        varies
    }

    /// Evaluates the tree at the given values of the variables.
    pub fn evaluate(&self, value: &dyn Fn(V) -> f64) -> f64 {
        self.evaluate_once(value, &mut Once::default())
    }

    fn evaluate_once(&self, value: &dyn Fn(V) -> f64, known: &mut Once<V, f64>) -> f64 {
        let mut of = |tree: &Tree<V>| tree.evaluate_once(value, known);
        match self {
            Tree::Number(n) => to_f64(n),
            Tree::Pi => std::f64::consts::PI,
            Tree::Variable(v) => value(v.clone()),
            Tree::Sum(items) => items.iter().map(of).sum(),
            Tree::Product(items) => items.iter().map(of).product(),
            Tree::Power(base, exponent) => power(of(base), exponent),
            Tree::Call(function, inner) => function.evaluate(of(inner)),
            Tree::Call2(function, first, second) => function.evaluate(of(first), of(second)),
            Tree::Named(named) => known.of(named, |known, tree| tree.evaluate_once(value, known)),
        }
    }
}

/// Returns the nearest double. Decimal literals are stored exactly, so the result equals that of
/// parsing the literal.
pub fn to_f64(number: &BigRational) -> f64 {
    number.to_f64().unwrap_or(f64::NAN)
}

/// Computes a power, without logarithms for integers and halves.
pub(super) fn power(base: f64, exponent: &BigRational) -> f64 {
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
    fn reads_what_is_linear_off_without_multiplying_out() {
        // (x + 2 y) c − x (c − 1): the coefficient of x is c − (c − 1), that of z is 0.
        let variable = |name| Tree::Variable(name);
        let number = |n| Tree::Number(ratio(n, 1));
        let product = |factors: [Tree<&'static str>; 2]| Tree::Product(factors.to_vec());
        let sum = |terms: [Tree<&'static str>; 2]| Tree::Sum(terms.to_vec());
        let counts = |v: &&str| ["x", "y", "z"].contains(v);
        let left = product([sum([variable("x"), product([number(2), variable("y")])]), variable("c")]);
        let right = Tree::Product(vec![number(-1), variable("x"), sum([variable("c"), number(-1)])]);
        let tree = sum([left.clone(), right]);
        assert_eq!(tree.degree(&counts), Some(1));
        let value = |name| tree.coefficient(&name, &counts).map(|slope| slope.evaluate(&|_| 7.0));
        assert_eq!((value("x"), value("y"), value("z")), (Some(1.0), Some(14.0), None));
        assert_eq!(sum([left, number(1)]).degree(&counts), None);
        assert_eq!(product([variable("x"), variable("y")]).degree(&counts), Some(2));
        assert_eq!(Tree::Call(Function::Sin, Box::new(variable("x"))).degree(&counts), None);
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

    #[test]
    fn decimal_literals_become_the_nearest_double() {
        for text in ["-5970024991668154e-16", "1e-1", "123456789012345678e-17", "333333333333333e-15"] {
            let (digits, exponent) = text.split_once('e').expect("has an exponent");
            let ten = num_bigint::BigInt::from(10);
            let denominator = ten.pow(exponent.trim_start_matches('-').parse().expect("an exponent"));
            let exact = BigRational::new(digits.parse().expect("digits"), denominator);
            assert_eq!(to_f64(&exact), text.parse::<f64>().expect("a number"), "{text}");
        }
    }
}
