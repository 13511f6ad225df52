//! Compact trees of expressions.
//!
//! A fraction is written with numerator and denominator factored over ℚ, and with each factor's
//! terms gathered by Horner's rule. For each angle, sin² is tried for 1 − cos², in the whole and in
//! single factors, and the cheaper form is kept. All orders depend only on the expression and on
//! the order of variables and kernels.

use super::poly::{Poly, Symbol};
use super::table::{self, Kernel};
use super::{Expr, factor, fraction, roots};
use super::{exponentials, horner, kinks};
use crate::cost::algebra::{FACTORED, TRIED};
use crate::tree::{BinaryFunction, Function, Tree, Var};
use num_bigint::BigInt;
use num_integer::Integer;
use num_rational::BigRational;
use num_traits::One;

/// number · Π factor^exponent.
#[derive(Clone, Debug)]
pub(super) struct Factors {
    pub(super) number: BigRational,
    /// The factors, which are not constant and all different.
    pub(super) list: Vec<(Poly, i64)>,
}

impl Factors {
    pub(super) fn one() -> Factors {
        Factors { number: BigRational::one(), list: Vec::new() }
    }

    /// Multiplies by a power of a factor.
    pub(super) fn push(&mut self, factor: Poly, exponent: i64) {
        match self.list.iter_mut().find(|(f, _)| *f == factor) {
            Some((_, e)) => *e += exponent,
            None => self.list.push((factor, exponent)),
        }
        self.list.retain(|(_, e)| *e != 0);
    }

    /// Multiplies by ±1 times a polynomial's power, factored.
    pub(super) fn push_polynomial(&mut self, polynomial: &Poly, exponent: i64) {
        let (number, factors) =
            if polynomial.len() > FACTORED { factor::content(polynomial) } else { factor::factor(polynomial) };
        self.number *= BigRational::from(number).pow(i32::try_from(exponent).expect("a small exponent"));
        for (factor, multiplicity) in factors {
            self.push(factor, exponent * i64::try_from(multiplicity).expect("a multiplicity"));
        }
    }
}

/// Returns the most compact tree found.
pub(super) fn compact(expr: &Expr) -> Tree<Var> {
    expr.give_up_long_tree();
    table::tree(expr, || shortest(expr))
}

fn shortest(expr: &Expr) -> Tree<Var> {
    let mut form = (expr.numerator().clone(), expr.denominator().clone());
    let mut best = of_form(&form);
    if form.0.len() + form.1.len() <= TRIED {
        let mut cost = best.cost();
        for (symbol, square) in roots::exchanges(expr.symbols()) {
            let (n, d) = &form;
            if n.degree(symbol) < 2 && d.degree(symbol) < 2 {
                continue;
            }
            let exchanged = |p: &Poly| fraction::exchange(p, symbol, &square);
            let other = fraction::cancel(&exchanged(n), &exchanged(d));
            let tree = of_form(&other);
            if tree.cost() < cost {
                (cost, best, form) = (tree.cost(), tree, other);
            }
        }
    }
    best
}

/// Returns the expanded numerator over the expanded denominator.
pub(super) fn expanded(expr: &Expr) -> Tree<Var> {
    let (above, below) = exponentials::merged(expr.numerator(), expr.denominator());
    let (above, below) = (kinks::gathered(&above), kinks::gathered(&below));
    let numerator = horner::sum_of_terms(&above);
    if below.is_one() {
        return numerator;
    }
    if let Some(number) = below.as_integer() {
        let number = Tree::Number(BigRational::new(BigInt::one(), number));
        return horner::product(vec![number, numerator]);
    }
    horner::product(vec![numerator, horner::reciprocal(horner::sum_of_terms(&below))])
}

/// Returns the tree of a fraction in its present form, with changes only within its factors.
fn of_form((numerator, denominator): &(Poly, Poly)) -> Tree<Var> {
    if numerator.is_zero() {
        return Tree::Number(BigRational::ZERO);
    }
    let (numerator, denominator) = exponentials::merged(numerator, denominator);
    let (numerator, denominator) = (kinks::gathered(&numerator), kinks::gathered(&denominator));
    let mut factors = Factors::one();
    factors.push_polynomial(&numerator, 1);
    factors.push_polynomial(&denominator, -1);
    gather_squares(&mut factors);
    exchange_in_factors(&mut factors);
    gather_squares(&mut factors);
    simplify_roots(&mut factors);
    exponentials::gather_tangents(&mut factors);
    kinks::gather_sizes(&mut factors);
    horner::of_factors(factors)
}

/// Replaces (s − 1)(s + 1) by −c², and similar products.
pub(super) fn gather_squares(factors: &mut Factors) {
    let symbols: Vec<Symbol> = factors.list.iter().flat_map(|(f, _)| f.symbols()).collect();
    for (symbol, partner, negative) in symbols.into_iter().filter_map(partner) {
        let (minus, plus) = (&Poly::symbol(symbol) - &Poly::one(), &Poly::symbol(symbol) + &Poly::one());
        let exponent = |f: &Poly| factors.list.iter().find(|(g, _)| g == f).map_or(0, |(_, e)| *e);
        let (a, b) = (exponent(&minus), exponent(&plus));
        if a * b <= 0 {
            continue;
        }
        let common = if a > 0 { a.min(b) } else { a.max(b) };
        factors.push(minus, -common);
        factors.push(plus, -common);
        factors.push(Poly::symbol(partner), 2 * common);
        if negative && common.is_odd() {
            factors.number = -factors.number.clone();
        }
    }
}

/// Returns x, y, and whether the sign is −, for x with x² − 1 = ± y².
fn partner(symbol: Symbol) -> Option<(Symbol, Symbol, bool)> {
    match table::kernel(symbol)? {
        Kernel::Sin(_, other) | Kernel::Cos(_, other) => Some((symbol, other, true)),
        Kernel::Cosh(_, other) => Some((symbol, other, false)),
        _ => None,
    }
}

/// Exchanges sin² and 1 − cos² in single factors, if that makes them cheaper.
pub(super) fn exchange_in_factors(factors: &mut Factors) {
    let old = std::mem::replace(factors, Factors { number: factors.number.clone(), list: Vec::new() });
    for (factor, exponent) in old.list {
        let mut best = Factors { number: BigRational::one(), list: vec![(factor.clone(), 1)] };
        let forms = if (2..=TRIED).contains(&factor.len()) { other_forms(&factor) } else { Vec::new() };
        if !forms.is_empty() {
            let mut cost = horner::of_factors(best.clone()).cost();
            for other in forms {
                let mut form = Factors::one();
                form.push_polynomial(&other, 1);
                gather_squares(&mut form);
                let form_cost = horner::of_factors(form.clone()).cost();
                if form_cost < cost {
                    (cost, best) = (form_cost, form);
                }
            }
        }
        factors.number *= best.number.pow(i32::try_from(exponent).expect("a small exponent"));
        for (f, e) in best.list {
            factors.push(f, e * exponent);
        }
    }
}

/// Returns other forms of a polynomial with squares of sines or cosines.
fn other_forms(factor: &Poly) -> Vec<Poly> {
    let mut forms = Vec::new();
    for (symbol, square) in roots::exchanges(factor.symbols()) {
        if factor.degree(symbol) >= 2 {
            forms.push(fraction::exchange(factor, symbol, &square));
        }
    }
    let (reduced, denominator) = fraction::reduce(factor);
    if denominator.is_one() && reduced != *factor {
        forms.push(reduced);
    }
    forms
}

/// Replaces √u/u by 1/√u.
fn simplify_roots(factors: &mut Factors) {
    for (factor, exponent) in factors.list.clone() {
        let [symbol] = factor.symbols()[..] else { continue };
        let Some(Kernel::Root(2, u)) = table::kernel(symbol) else { continue };
        if exponent != 1 || factor != Poly::symbol(symbol) || !u.denominator().is_one() {
            continue;
        }
        let below = factors.list.iter().find(|(f, e)| *e < 0 && f == u.numerator());
        if below.is_some() {
            factors.push(factor, -2);
            factors.push(u.numerator().clone(), 1);
        }
    }
}

/// Returns the rank of a symbol in products and sums: variables, π, and kernels by the variables in
/// their arguments.
pub(super) fn rank(symbol: Symbol) -> (bool, Option<Var>, Symbol) {
    let is_kernel = symbol.as_kernel().is_some();
    (is_kernel, if is_kernel { table::variables(symbol).pop_last() } else { None }, symbol)
}

/// Returns the tree of a symbol.
pub(super) fn symbol(symbol: Symbol) -> Tree<Var> {
    if let Some(variable) = symbol.as_variable() {
        return Tree::Variable(variable);
    }
    let Some(kernel) = table::kernel(symbol) else { return Tree::Pi };
    let argument = || Box::new(compact(kernel.argument()));
    let call = |function| Tree::Call(function, argument());
    match &kernel {
        Kernel::Sin(..) => call(Function::Sin),
        Kernel::Cos(..) => call(Function::Cos),
        Kernel::Sinh(..) => call(Function::Sinh),
        Kernel::Cosh(..) => call(Function::Cosh),
        Kernel::Exp(_) => call(Function::Exp),
        Kernel::Root(2, _) => call(Function::Sqrt),
        Kernel::Root(degree, _) => Tree::Power(argument(), BigRational::new(BigInt::one(), BigInt::from(*degree))),
        Kernel::Call(function, _) => call(*function),
        Kernel::Angle(_, x) => Tree::Call2(BinaryFunction::Atan2, argument(), Box::new(compact(x))),
        Kernel::Where(side, _, a) => Tree::Call2(BinaryFunction::Where(*side), argument(), Box::new(compact(a))),
        Kernel::Value(named) => Tree::Named(named.clone()),
    }
}
