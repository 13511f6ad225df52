//! Written form of exponential and hyperbolic functions.
//!
//! In the field, exp(−x) is 1/e with a symbol e for exp x, and exp(−(x² + y²)/s²) is the reciprocal
//! of a product of two symbols. In this form, one overflows and the other gives 0/0 where the value
//! is merely small. So before a fraction is written, the product of exponentials in each term
//! becomes the exponential of one argument, over a denominator without exponentials as far as
//! possible. Quotients sinh/cosh become tanh, which is at most 1 where both overflow.

use super::Expr;
use super::poly::{Monomial, Poly, Symbol};
use super::present::Factors;
use super::table::{self, Kernel};
use crate::tree::Function;
use num_bigint::BigInt;
use num_integer::Integer;
use std::collections::{BTreeMap, BTreeSet};

/// Exponents of the exponentials in a term.
type Powers = Vec<i64>;

/// Returns the same fraction with one exponential in each term.
pub(super) fn merged(numerator: &Poly, denominator: &Poly) -> (Poly, Poly) {
    let is_exponential = |s: &Symbol| matches!(table::kernel(*s), Some(Kernel::Exp(_))) && table::rule(*s).is_none();
    let symbols: BTreeSet<Symbol> =
        numerator.symbols().into_iter().chain(denominator.symbols()).filter(is_exponential).collect();
    if symbols.is_empty() {
        return (numerator.clone(), denominator.clone());
    }
    let symbols: Vec<Symbol> = symbols.into_iter().collect();
    let powers = |p: &Poly| -> BTreeSet<Powers> { p.terms().iter().map(|(_, m)| powers(m, &symbols)).collect() };
    let (above, below) = (powers(numerator), powers(denominator));
    let shift: Powers = match (above.len(), below.len()) {
        (_, 1) => below.into_iter().next().unwrap_or_default(),
        // Prefer 1/(e + 2 + 1/e), which is 0 where e overflows, to e/(e + 1)².
        (1, _) => above.into_iter().next().unwrap_or_default(),
        // Balance numerator and denominator: (e − 1/e)/(e + 1/e).
        _ => (0..symbols.len()).map(|i| middle(&below, i)).collect(),
    };
    let mut known = BTreeMap::new();
    (shifted(numerator, &symbols, &shift, &mut known), shifted(denominator, &symbols, &shift, &mut known))
}

fn powers(monomial: &Monomial, symbols: &[Symbol]) -> Powers {
    let exponent = |s: &Symbol| monomial.iter().find(|(t, _)| t == s).map_or(0, |(_, e)| i64::from(*e));
    symbols.iter().map(exponent).collect()
}

fn middle(all: &BTreeSet<Powers>, i: usize) -> i64 {
    let (least, most) = (all.iter().map(|v| v[i]).min(), all.iter().map(|v| v[i]).max());
    (least.unwrap_or(0) + most.unwrap_or(0)) / 2
}

/// Divides by a product of exponentials, and gives each remaining product a symbol.
fn shifted(polynomial: &Poly, symbols: &[Symbol], shift: &Powers, known: &mut BTreeMap<Powers, Symbol>) -> Poly {
    let mut terms: Vec<(BigInt, Monomial)> = Vec::new();
    for (coefficient, monomial) in polynomial.terms() {
        let mut powers = powers(&monomial, symbols);
        powers.iter_mut().zip(shift).for_each(|(p, s)| *p -= s);
        let mut rest: Monomial = monomial.into_iter().filter(|(s, _)| !symbols.contains(s)).collect();
        let times = powers.iter().fold(0, |g: i64, p| g.gcd(p));
        if times != 0 {
            powers.iter_mut().for_each(|p| *p /= times);
            let symbol = *known.entry(powers).or_insert_with_key(|powers| exponential(symbols, powers));
            rest.push((symbol, u16::try_from(times).unwrap_or(u16::MAX)));
            rest.sort_unstable();
        }
        terms.push((coefficient, rest));
    }
    // Add terms that have become equal.
    terms.sort_by(|(_, m), (_, n)| m.cmp(n));
    terms
        .chunk_by(|(_, m), (_, n)| m == n)
        .map(|alike| Poly::monomial(&alike.iter().map(|(c, _)| c).sum(), &alike[0].1))
        .fold(Poly::zero(), |sum, term| &sum + &term)
}

/// Returns a symbol for a product of exponentials.
fn exponential(symbols: &[Symbol], powers: &Powers) -> Symbol {
    let argument: Expr = symbols
        .iter()
        .zip(powers)
        .filter(|(_, p)| **p != 0)
        .filter_map(|(s, p)| Some(Expr::integer(*p) * table::kernel(*s)?.argument()))
        .sum();
    let same = |k: &Kernel| matches!(k, Kernel::Exp(u) if *u == argument);
    match table::find(same).filter(|s| table::rule(*s).is_none()) {
        Some(symbol) => symbol,
        None => table::push(Kernel::Exp(argument)),
    }
}

/// Replaces sinh u/cosh u by tanh u.
pub(super) fn gather_tangents(factors: &mut Factors) {
    for (factor, above) in factors.list.clone() {
        let [symbol] = factor.symbols()[..] else { continue };
        let Some(Kernel::Sinh(argument, cosine)) = table::kernel(symbol) else { continue };
        if above <= 0 || factor != Poly::symbol(symbol) {
            continue;
        }
        let cosine = Poly::symbol(cosine);
        let below = factors.list.iter().find(|(f, _)| *f == cosine).map_or(0, |(_, e)| -e);
        let times = above.min(below);
        if times > 0 {
            let tangent = table::call(Function::Tanh, &argument);
            factors.push(factor, -times);
            factors.push(cosine, times);
            factors.push(Poly::symbol(tangent), times);
        }
    }
}
