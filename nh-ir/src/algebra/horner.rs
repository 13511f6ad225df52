//! Trees of polynomials and products: Horner's rule, and costs of trees.

use super::poly::{Monomial, Poly, Symbol};
use super::present::{self, Factors};
use super::table;
use crate::cost::algebra::{EARLY, HORNER_EXCHANGED, HORNER_FACTORED, HORNER_TRIED, LATE, MULTIPLICATIONS_OF_DIVISION};
use crate::tree::{Tree, Var};
use num_bigint::BigInt;
use num_integer::Integer;
use num_rational::BigRational;
use num_traits::{One, Signed, ToPrimitive};

type Term = (BigInt, Monomial);

/// Order in which symbols are gathered.
#[derive(Clone, Copy, PartialEq)]
enum Order {
    /// Symbols that change with the state come first, so that coefficients are known early.
    LateFirst,
    /// The most frequent symbols come first.
    MostFrequent,
}

impl Tree<Var> {
    /// Returns the cost of the evaluation, and the length to break ties.
    pub(super) fn cost(&self) -> (u64, usize) {
        let (cost, length, _) = cost(self);
        (cost, length)
    }
}

/// Returns cost, length, and whether the value is known early.
fn cost(tree: &Tree<Var>) -> (u64, usize, bool) {
    let all = |items: &[Tree<Var>], is_operation: &dyn Fn(&Tree<Var>) -> bool| {
        let mut sum = (0, 1, true);
        let mut operations = [0u64; 2];
        for item in items {
            let (c, l, early) = cost(item);
            sum = (sum.0 + c, sum.1 + l, sum.2 && early);
            operations[usize::from(early)] += u64::from(is_operation(item));
        }
        // Early operands are combined first.
        let [late, early] = operations;
        let late_operations = if late > 0 { late - 1 + early.min(1) } else { 0 };
        let own = LATE * late_operations + EARLY * early.saturating_sub(1);
        (sum.0 + own, sum.1, sum.2)
    };
    match tree {
        Tree::Number(_) | Tree::Pi | Tree::Variable(Var::Parameter(_)) => (0, 1, true),
        Tree::Variable(_) => (0, 1, false),
        // A named value is also evaluated once.
        Tree::Named(named) => (0, 1, named.variables().iter().all(|v| matches!(v, Var::Parameter(_)))),
        Tree::Sum(terms) => all(terms, &|_| true),
        Tree::Product(factors) => all(factors, &|f| !matches!(f, Tree::Number(n) if n.abs().is_one())),
        Tree::Power(base, exponent) => {
            let (c, l, early) = cost(base);
            let unit = if early { EARLY } else { LATE };
            let size = exponent.numer().abs().to_u64().unwrap_or(u64::MAX / 1000);
            let products = u64::from(size.max(1).ilog2()) + u64::from(size.count_ones()) - 1;
            let division = if exponent.is_negative() { MULTIPLICATIONS_OF_DIVISION } else { 0 };
            (c + unit * (products + division), l + 1, early)
        }
        Tree::Call(_, argument) => {
            // Functions are evaluated once, however often they occur.
            let (_, l, early) = cost(argument);
            (0, l + 1, early)
        }
        Tree::Call2(_, first, second) => {
            let (a, b) = (cost(first), cost(second));
            (0, a.1 + b.1 + 1, a.2 && b.2)
        }
    }
}

/// Makes a product without the factors 1. Nested products are spliced in.
pub(super) fn product(factors: Vec<Tree<Var>>) -> Tree<Var> {
    let mut flat = Vec::new();
    for factor in factors {
        match factor {
            Tree::Product(inner) => flat.extend(inner),
            Tree::Number(n) if n.is_one() => {}
            other => flat.push(other),
        }
    }
    match flat.len() {
        0 => Tree::Number(BigRational::one()),
        1 => flat.remove(0),
        _ => Tree::Product(flat),
    }
}

/// Makes a sum that begins with a positive term, if there is one. Nested sums are spliced in.
fn sum(terms: Vec<Tree<Var>>) -> Tree<Var> {
    let mut flat = Vec::new();
    for term in terms {
        match term {
            Tree::Sum(inner) => flat.extend(inner),
            other => flat.push(other),
        }
    }
    if let Some(first) = flat.iter().position(|t| !is_negative(t)) {
        let first = flat.remove(first);
        flat.insert(0, first);
    }
    match flat.len() {
        0 => Tree::Number(BigRational::ZERO),
        1 => flat.remove(0),
        _ => Tree::Sum(flat),
    }
}

/// Returns whether a tree is written with a minus sign.
pub(super) fn is_negative(tree: &Tree<Var>) -> bool {
    match tree {
        Tree::Number(n) => n.is_negative(),
        Tree::Product(factors) => is_negative(&factors[0]),
        _ => false,
    }
}

/// Removes the minus sign of a term.
fn negate(tree: &mut Tree<Var>) {
    match tree {
        Tree::Number(n) => *n = -n.clone(),
        Tree::Product(factors) => {
            negate(&mut factors[0]);
            *tree = product(std::mem::take(factors));
        }
        _ => unreachable!("a term with a minus sign begins with a number"),
    }
}

/// base^exponent.
fn power(base: Tree<Var>, exponent: i64) -> Tree<Var> {
    if exponent == 1 { base } else { Tree::Power(Box::new(base), BigRational::from(BigInt::from(exponent))) }
}

/// 1/tree.
pub(super) fn reciprocal(tree: Tree<Var>) -> Tree<Var> {
    power(tree, -1)
}

/// Returns the tree of a factorisation: number, powers of symbols, powers of sums, and one division
/// by the rest.
pub(super) fn of_factors(factors: Factors) -> Tree<Var> {
    product_of(factors, &sum_tree)
}

fn product_of(mut factors: Factors, sum_tree: &dyn Fn(&Poly) -> Tree<Var>) -> Tree<Var> {
    orient(&mut factors);
    factors.list.sort_by_cached_key(|(f, _)| {
        let ranks: Vec<_> = f.symbols().into_iter().map(present::rank).collect();
        (f.len() > 1, ranks, f.terms())
    });
    absorb_sign(&mut factors);
    let mut number = factors.number;
    let (mut above, mut below) = (Vec::new(), Vec::new());
    for (factor, exponent) in &factors.list {
        let mut tree = sum_tree(factor);
        // Gathering can make all terms negative: s² a − a − b = −(c² a + b).
        if let Tree::Sum(terms) = &mut tree
            && terms.iter().all(is_negative)
        {
            terms.iter_mut().for_each(negate);
            if exponent.is_odd() {
                number = -number;
            }
        }
        let side = if *exponent > 0 { &mut above } else { &mut below };
        side.push(power(tree, exponent.abs()));
    }
    above.insert(0, Tree::Number(number));
    if !below.is_empty() {
        above.push(reciprocal(product(below)));
    }
    product(above)
}

/// Gives every sum a positive first term, so that denominators that are equal up to sign have one
/// form.
fn orient(factors: &mut Factors) {
    for (factor, exponent) in factors.list.iter_mut().filter(|(f, _)| f.len() > 1) {
        if ordered(factor)[0].0.is_negative() {
            *factor = -&*factor;
            if exponent.is_odd() {
                factors.number = -factors.number.clone();
            }
        }
    }
}

/// Rewrites −(a − b) as b − a, above the fraction bar.
fn absorb_sign(factors: &mut Factors) {
    if !factors.number.is_negative() {
        return;
    }
    let mixed = |f: &Poly| f.len() > 1 && f.terms().iter().any(|(c, _)| c.is_negative());
    if let Some((factor, _)) = factors.list.iter_mut().find(|(f, e)| *e > 0 && e.is_odd() && mixed(f)) {
        *factor = -&*factor;
        factors.number = -factors.number.clone();
    }
}

/// Returns the terms in the order of presentation: by the exponents of the first symbol, then of
/// the next, …, largest first.
fn ordered(polynomial: &Poly) -> Vec<Term> {
    let mut symbols = polynomial.symbols();
    symbols.sort_by_cached_key(|s| present::rank(*s));
    let exponents = |(_, m): &Term| -> Vec<u16> {
        symbols.iter().map(|s| m.iter().find(|(t, _)| t == s).map_or(0, |(_, e)| *e)).collect()
    };
    let mut terms = polynomial.terms();
    terms.sort_by_cached_key(|t| std::cmp::Reverse(exponents(t)));
    terms
}

fn monomial_tree((coefficient, monomial): &Term) -> Tree<Var> {
    let mut factors = vec![Tree::Number(BigRational::from(coefficient.clone()))];
    let mut powers = monomial.clone();
    powers.sort_by_cached_key(|(s, _)| present::rank(*s));
    factors.extend(powers.into_iter().map(|(s, e)| power(present::symbol(s), i64::from(e))));
    product(factors)
}

/// Returns the plain sum of a polynomial's terms.
pub(super) fn sum_of_terms(polynomial: &Poly) -> Tree<Var> {
    sum(ordered(polynomial).iter().map(monomial_tree).collect())
}

/// Returns the gathered form of a polynomial without common factors.
fn sum_tree(polynomial: &Poly) -> Tree<Var> {
    let late_first = gathered(polynomial, Order::LateFirst);
    if polynomial.len() <= 2 || polynomial.len() > HORNER_TRIED {
        return late_first;
    }
    let most_frequent = gathered(polynomial, Order::MostFrequent);
    if most_frequent.cost() < late_first.cost() { most_frequent } else { late_first }
}

/// Gathers a polynomial as x^k (…) + rest, recursively within both.
fn gathered(polynomial: &Poly, order: Order) -> Tree<Var> {
    table::gathered(polynomial, order == Order::LateFirst, || gather(polynomial, order))
}

fn gather(polynomial: &Poly, order: Order) -> Tree<Var> {
    let mut parts = Vec::new();
    let mut rest = ordered(polynomial);
    while let Some(symbol) = choice(&rest, order) {
        let (with, without): (Vec<Term>, Vec<Term>) = rest.into_iter().partition(|t| exponent(t, symbol) > 0);
        let least = with.iter().map(|t| exponent(t, symbol)).min().expect("it occurs");
        let quotient = Poly::from_terms(&with.iter().map(|t| lowered(t, symbol, least)).collect::<Vec<_>>());
        parts.push(times(symbol, least, &quotient, order));
        rest = without;
    }
    parts.extend(rest.iter().map(monomial_tree));
    sum(parts)
}

/// Returns symbol^exponent times a factored coefficient.
fn times(symbol: Symbol, exponent: u16, coefficient: &Poly, order: Order) -> Tree<Var> {
    let mut factors = Factors::one();
    if coefficient.len() > HORNER_FACTORED {
        factors.push(coefficient.clone(), 1);
    } else {
        factors.push_polynomial(coefficient, 1);
    }
    factors.push(Poly::symbol(symbol), i64::from(exponent));
    present::gather_squares(&mut factors);
    if coefficient.len() <= HORNER_EXCHANGED {
        present::exchange_in_factors(&mut factors);
    }
    product_of(factors, &|sum| gathered(sum, order))
}

fn exponent((_, monomial): &Term, symbol: Symbol) -> u16 {
    monomial.iter().find(|(s, _)| *s == symbol).map_or(0, |(_, e)| *e)
}

fn lowered((coefficient, monomial): &Term, symbol: Symbol, by: u16) -> Term {
    let lower = |(s, e): &(Symbol, u16)| (*s, if *s == symbol { e - by } else { *e });
    (coefficient.clone(), monomial.iter().map(lower).filter(|(_, e)| *e > 0).collect())
}

/// Returns the symbol to gather, which occurs in at least two terms.
fn choice(terms: &[Term], order: Order) -> Option<Symbol> {
    let mut counts = std::collections::BTreeMap::<Symbol, usize>::new();
    for (symbol, _) in terms.iter().flat_map(|(_, m)| m) {
        *counts.entry(*symbol).or_default() += 1;
    }
    let late = |s: Symbol| !matches!(s.as_variable(), Some(Var::Parameter(_)));
    let rank =
        |(s, n): &(Symbol, usize)| (order == Order::LateFirst && late(*s), *n, std::cmp::Reverse(present::rank(*s)));
    counts.into_iter().filter(|(_, n)| *n > 1).max_by_key(rank).map(|(s, _)| s)
}
