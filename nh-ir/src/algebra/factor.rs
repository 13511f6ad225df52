//! Factorisation over the integers.

use super::poly::{Monomial, Poly, Symbol};
use super::table;
use crate::cost::algebra::IMAGES;
use num_bigint::BigInt;

/// A number times powers of irreducible polynomials, which are primitive and have positive leading
/// coefficients.
pub(super) type Factorisation = (BigInt, Vec<(Poly, usize)>);

/// Returns the factorisation, in an order that only depends on the polynomial.
///
/// Polynomials that are linear in some symbol are factored by greatest common divisors. Polynomials
/// that an image in one symbol shows to be irreducible are not searched for factors. These two
/// kinds are most of the polynomials in mechanics. The general method takes minutes for a
/// polynomial in dozens of symbols, even for a sum of squares.
pub(super) fn factor(polynomial: &Poly) -> Factorisation {
    if let Some(value) = polynomial.as_integer() {
        return (value, Vec::new());
    }
    table::factorisation(polynomial, || {
        let (number, rest, monomial) = parts(polynomial);
        let mut factors: Vec<(Poly, usize)> =
            monomial.into_iter().map(|(s, e)| (Poly::symbol(s), usize::from(e))).collect();
        let negative = rest.leads_negative();
        split(&if negative { -&rest } else { rest }, &mut factors);
        factors.sort_by_cached_key(|(f, m)| (f.len(), f.terms(), *m));
        (if negative { -number } else { number }, factors)
    })
}

/// Returns the content and the common monomial of all terms, without a search for other factors.
pub(super) fn content(polynomial: &Poly) -> Factorisation {
    let (number, rest, monomial) = parts(polynomial);
    let mut factors: Vec<(Poly, usize)> =
        monomial.into_iter().map(|(s, e)| (Poly::symbol(s), usize::from(e))).collect();
    if !rest.is_one() {
        factors.push((rest, 1));
    }
    (number, factors)
}

/// Returns the content, the remaining polynomial, and the common monomial.
fn parts(polynomial: &Poly) -> (BigInt, Poly, Monomial) {
    let (number, monomial) = (polynomial.content(), polynomial.common_monomial());
    let rest = polynomial.quotient(&Poly::monomial(&number, &monomial));
    (number, rest, monomial)
}

/// Collects the factors of a primitive polynomial without monomial factors.
fn split(polynomial: &Poly, factors: &mut Vec<(Poly, usize)>) {
    if polynomial.is_constant() {
        return;
    }
    let Some(symbol) = linear(polynomial) else {
        return split_nonlinear(polynomial, factors);
    };
    // a x + b is irreducible if a and b have no common factor.
    let [b, a] = <[Poly; 2]>::try_from(polynomial.coefficients(symbol)).expect("first degree");
    let gcd = a.gcd(&b);
    push(polynomial.quotient(&gcd), 1, factors);
    split(&gcd, factors);
}

/// Does the work of [`split`] if no symbol has degree one. If there are two factors, one of them
/// may lack a symbol of the other. An image in a symbol may show that there is only one factor.
/// Otherwise the general method decides.
fn split_nonlinear(polynomial: &Poly, factors: &mut Vec<(Poly, usize)>) {
    let mut symbols = polynomial.symbols();
    symbols.sort_by_key(|s| polynomial.degree(*s));
    for symbol in if symbols.len() > 1 { symbols } else { Vec::new() } {
        // The factor without the symbol.
        let gcd = polynomial.coefficients(symbol).iter().rev().fold(Poly::zero(), |gcd, c| gcd.gcd(c));
        if !gcd.is_one() {
            split(&polynomial.quotient(&gcd), factors);
            return split(&gcd, factors);
        }
        if has_irreducible_image(polynomial, symbol) {
            return push(polynomial.clone(), 1, factors);
        }
    }
    for (factor, multiplicity) in polynomial.factor_any() {
        push(factor, multiplicity, factors);
    }
}

/// Returns whether an image in this symbol alone, of the same degree, is irreducible. Then the
/// polynomial, whose coefficients have no common factor, is also irreducible: factors of positive
/// degrees would have images of the same degrees. By Hilbert's theorem, almost all images of an
/// irreducible polynomial are irreducible.
fn has_irreducible_image(polynomial: &Poly, symbol: Symbol) -> bool {
    let mut state = 1_u32;
    (0..IMAGES).any(|_| {
        let image = polynomial.image(symbol, |_| {
            // The linear congruential generator of Numerical Recipes, whose high bits are the
            // better ones.
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            BigInt::from((state >> 24) + 2)
        });
        let (_, image, monomial) = parts(&image);
        image.degree(symbol) == polynomial.degree(symbol)
            && monomial.is_empty()
            && matches!(image.factor_any().as_slice(), [(_, 1)])
    })
}

/// Returns the symbol of degree one with the shortest coefficient.
fn linear(polynomial: &Poly) -> Option<Symbol> {
    let candidates = polynomial.symbols().into_iter().filter(|s| polynomial.degree(*s) == 1);
    candidates.min_by_key(|s| polynomial.coefficients(*s)[1].len())
}

fn push(factor: Poly, multiplicity: usize, factors: &mut Vec<(Poly, usize)>) {
    if factor.is_constant() {
        // The constant is ±1: the polynomial is primitive, and leading coefficients determine the
        // signs.
        return;
    }
    let factor = if factor.leads_negative() { -&factor } else { factor };
    match factors.iter_mut().find(|(f, _)| *f == factor) {
        Some((_, m)) => *m += multiplicity,
        None => factors.push((factor, multiplicity)),
    }
}
