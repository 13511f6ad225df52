//! Fractions of polynomials, reduced by the kernels' relations and by common factors.

use super::poly::{Poly, Symbol};
use super::table::{self, Rule};
use crate::cost::algebra::EXPANSION_LIMIT;
use std::rc::Rc;

/// Replaces powers of `symbol` by the rule symbol^degree = numerator/denominator.
///
/// Returns `(p, d)` with `polynomial` = p/d, where p has a lower degree in the symbol than the
/// rule.
fn rewrite(polynomial: &Poly, symbol: Symbol, rule: &Rule) -> (Poly, Poly) {
    let q = usize::from(rule.degree);
    let parts = polynomial.coefficients(symbol);
    let most = (parts.len() - 1) / q;
    let mut result = Poly::zero();
    for (power, part) in parts.iter().enumerate().filter(|(_, part)| !part.is_zero()) {
        let (times, rest) = (power / q, power % q);
        let factor = &rule.numerator.pow(times) * &rule.denominator.pow(most - times);
        let factor = &factor * &Poly::symbol(symbol).pow(rest);
        result = &result + &(part * &factor);
    }
    (result, rule.denominator.pow(most))
}

/// Reduces a polynomial by all relations. Returns `(p, d)` with `polynomial` = p/d and reduced p.
pub(super) fn reduce(polynomial: &Poly) -> (Poly, Poly) {
    let (mut p, mut d) = (polynomial.clone(), Poly::one());
    while let Some((symbol, rule)) = applicable(&p) {
        let (numerator, denominator) = rewrite(&p, symbol, &rule);
        p = numerator;
        d = &d * &denominator;
    }
    (p, d)
}

/// Returns the last symbol whose degree reaches that of its rule.
fn applicable(polynomial: &Poly) -> Option<(Symbol, Rc<Rule>)> {
    polynomial.symbols().into_iter().rev().find_map(|symbol| {
        let rule = table::rule(symbol)?;
        (polynomial.degree(symbol) >= rule.degree).then_some((symbol, rule))
    })
}

/// Replaces the even powers of a cosine by those of its sine, or for hyperbolic functions those of
/// a sine by the cosine. The usual reduction has the opposite direction.
pub(super) fn exchange(polynomial: &Poly, from: Symbol, square: &Poly) -> Poly {
    rewrite(polynomial, from, &Rule { degree: 2, numerator: square.clone(), denominator: Poly::one() }).0
}

/// Divides both by their greatest common divisor and makes the denominator's leading coefficient
/// positive.
pub(super) fn cancel(numerator: &Poly, denominator: &Poly) -> (Poly, Poly) {
    let (mut n, mut d) = (numerator.clone(), denominator.clone());
    if !d.is_one() {
        let gcd = n.gcd(&d);
        if !gcd.is_one() {
            (n, d) = (n.quotient(&gcd), d.quotient(&gcd));
        }
    }
    if d.leads_negative() { (-&n, -&d) } else { (n, d) }
}

/// Returns the normal form of numerator/denominator, or `None` if the denominator is zero.
pub(super) fn normalise(numerator: &Poly, denominator: &Poly) -> Option<(Poly, Poly)> {
    let (n, d) = reduced(numerator.clone(), denominator.clone());
    if d.is_zero() {
        return None;
    }
    if n.is_zero() {
        return Some((n, Poly::one()));
    }
    let (n, d) = cancel(&n, &d);
    Some(without_roots(n, d))
}

/// Returns the normal form of a fraction without common factors. The relations may still introduce
/// one.
pub(super) fn normalise_coprime(numerator: &Poly, denominator: &Poly) -> Option<(Poly, Poly)> {
    if denominator.leads_negative() || applicable(numerator).is_some() || applicable(denominator).is_some() {
        return normalise(numerator, denominator);
    }
    Some(without_roots(numerator.clone(), denominator.clone()))
}

/// Removes roots from the denominator where possible.
fn without_roots(mut n: Poly, mut d: Poly) -> (Poly, Poly) {
    for symbol in d.symbols().into_iter().rev() {
        if let Some((a, b)) = rationalise(&n, &d, symbol) {
            (n, d) = (a, b);
        }
    }
    (n, d)
}

/// Reduces both by the relations.
fn reduced(mut numerator: Poly, mut denominator: Poly) -> (Poly, Poly) {
    loop {
        let (n, a) = reduce(&numerator);
        let (d, b) = reduce(&denominator);
        if a.is_one() && b.is_one() {
            return (n, d);
        }
        // (n/a)/(d/b). The products may need another reduction by rules of kernels inside kernels.
        (numerator, denominator) = (&n * &b, &d * &a);
    }
}

/// Removes a square root (of 1 − c² for a sine) from a denominator, by multiplication with the
/// conjugate.
///
/// This step finds factors that are common modulo the relations: (1 − c²)/s = s. It is always done
/// if the root is a factor of the denominator, so that equal expressions get equal forms. Otherwise
/// it is done if the result is not longer.
fn rationalise(numerator: &Poly, denominator: &Poly, symbol: Symbol) -> Option<(Poly, Poly)> {
    let rule = table::rule(symbol).filter(|rule| rule.degree == 2)?;
    let [a, b] = <[Poly; 2]>::try_from(denominator.coefficients(symbol)).ok()?;
    let factor = a.is_zero();
    if !factor && (numerator.len() + denominator.len()) * denominator.len() > EXPANSION_LIMIT {
        return None;
    }
    let root = Poly::symbol(symbol);
    // (a + b w)(a − b w) = a² − b² w², w² = N/D. For a = 0 the conjugate is w itself.
    let (conjugate, norm) = if factor {
        (&root * &rule.denominator, &b * &rule.numerator)
    } else {
        let norm = &(&(&a * &a) * &rule.denominator) - &(&(&b * &b) * &rule.numerator);
        (&(&a - &(&b * &root)) * &rule.denominator, norm)
    };
    let (n, d) = reduced(numerator * &conjugate, norm);
    if d.is_zero() || n.is_zero() {
        // This only happens for w² = f², where a + b w may be a divisor of zero.
        return None;
    }
    let (n, d) = cancel(&n, &d);
    let shorter = n.len() + d.len() <= numerator.len() + denominator.len();
    ((factor || shorter) && !d.contains(symbol)).then_some((n, d))
}
