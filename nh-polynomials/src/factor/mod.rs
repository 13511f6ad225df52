//! Factorisation.
//!
//! Greatest common divisors remove contents and symbols of degree one. The rest is split by
//! multiplicity, and then factored in one symbol ([`one_symbol`]) or from an image in one symbol
//! ([`many_symbols`]).

mod dense;
mod lifting;
mod many_symbols;
mod one_symbol;

use crate::effort::{Effort, Exhausted, Outcome};
use crate::gcd::content_in;
use crate::polynomial::{Polynomial, pack};
use num_bigint::BigInt;

/// A number times powers of polynomials without common factors, which are primitive and have
/// positive leading coefficients. Polynomials with fewer terms come first. The order only depends
/// on the product.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Factors {
    /// The number, with the sign of the product.
    pub content: BigInt,
    /// The polynomials with their multiplicities.
    pub factors: Vec<(Polynomial, usize)>,
}

type Powers = Vec<(Polynomial, usize)>;

impl Polynomial {
    /// Writes the polynomial as a product of powers of polynomials without multiple factors.
    ///
    /// **Source** D. Yun, *On square-free decomposition algorithms*, SYMSAC '76.
    ///
    /// # Errors
    /// The effort is spent.
    pub fn square_free(&self, effort: &dyn Effort) -> Result<Factors, Exhausted> {
        self.decomposed(square_free, effort)
    }

    /// Writes the polynomial as a product of powers of polynomials that are irreducible over ℚ.
    ///
    /// # Errors
    /// The effort is spent.
    pub fn factor(&self, effort: &dyn Effort) -> Result<Factors, Exhausted> {
        self.decomposed(irreducible, effort)
    }

    /// Separates content and monomials, and applies `by` to the rest.
    fn decomposed(&self, by: fn(&Polynomial, &dyn Effort) -> Outcome<Powers>, effort: &dyn Effort) -> Outcome<Factors> {
        effort.spend(self.len() * (self.symbols + 1))?;
        let content = if self.leads_negative() { -self.content() } else { self.content() };
        let monomial = self.common_monomial();
        let unit = |s: usize| (0..self.symbols).map(|k| u16::from(k == s)).collect::<Vec<_>>();
        let symbol = |s: usize| Polynomial::from_terms(self.symbols, [(BigInt::from(1), unit(s))]);
        let powers = monomial.iter().enumerate().filter(|(_, e)| **e > 0);
        let mut factors: Powers = powers.map(|(s, e)| (symbol(s), usize::from(*e))).collect();
        if !self.is_zero() {
            factors.extend(by(&self.primitive().shifted(&pack(&monomial), |x, y| x - y), effort)?);
        }
        factors.sort_by_cached_key(|(f, m)| (f.len(), f.terms().collect::<Vec<_>>(), *m));
        Ok(Factors { content, factors })
    }
}

/// Returns the symbol with the shortest leading coefficient and, among those, the smallest degree.
/// Returns `None` for a number.
fn main_symbol(f: &Polynomial) -> Option<usize> {
    let occurring = (0..f.symbols).map(|s| (s, f.degree(s))).filter(|(_, degree)| *degree > 0);
    occurring.min_by_key(|(s, degree)| (f.leading_in(*s).len(), *degree)).map(|(s, _)| s)
}

fn quotient(f: &Polynomial, divisor: &Polynomial, effort: &dyn Effort) -> Outcome<Polynomial> {
    Ok(f.divide(divisor, effort)?.expect("what divides it"))
}

/// Returns powers of polynomials without multiple factors: those of the content in a main symbol,
/// and those of the rest.
fn square_free(f: &Polynomial, effort: &dyn Effort) -> Outcome<Powers> {
    let Some(main) = main_symbol(f) else { return Ok(Vec::new()) };
    let content = content_in(f, main, effort)?;
    let mut powers = square_free(&content, effort)?;
    powers.extend(separated(&quotient(f, &content, effort)?, main, effort)?);
    Ok(powers)
}

/// Yun's algorithm: returns the products of the factors of each multiplicity, for a polynomial
/// whose content in the symbol is 1.
fn separated(f: &Polynomial, symbol: usize, effort: &dyn Effort) -> Outcome<Powers> {
    let [multiple, mut rest, mut slope] = f.gcd_with_cofactors(&f.derivative(symbol), effort)?;
    if multiple.is_one() {
        return Ok(vec![(rest, 1)]);
    }
    let (mut powers, mut multiplicity) = (Vec::new(), 0);
    while !rest.is_constant() {
        multiplicity += 1;
        let [part, next, next_slope] = rest.gcd_with_cofactors(&(&slope - &rest.derivative(symbol)), effort)?;
        if !part.is_one() {
            powers.push((part, multiplicity));
        }
        (rest, slope) = (next, next_slope);
    }
    Ok(powers)
}

/// Returns powers of irreducible polynomials, for a primitive polynomial that no monomial divides.
fn irreducible(f: &Polynomial, effort: &dyn Effort) -> Outcome<Powers> {
    effort.spend(f.len() * f.symbols)?;
    // Fewer symbols mean shorter monomials.
    let [there, back] = Polynomial::chosen_symbols(&f.occurring());
    let powers = irreducible_in_all(&f.in_symbols(&there), effort)?;
    Ok(powers.into_iter().map(|(f, m)| (f.in_symbols(&back), m)).collect())
}

/// Does the work of [`irreducible`] if all symbols occur.
fn irreducible_in_all(f: &Polynomial, effort: &dyn Effort) -> Outcome<Powers> {
    let linear = (0..f.symbols).filter(|s| f.degree(*s) == 1).min_by_key(|s| f.leading_in(*s).len());
    let Some(main) = linear.or_else(|| main_symbol(f)) else { return Ok(Vec::new()) };
    let content = content_in(f, main, effort)?;
    let rest = quotient(f, &content, effort)?;
    let mut powers = irreducible(&content, effort)?;
    if linear.is_some() {
        // a x + b is irreducible if a and b have no common factor.
        powers.push((rest, 1));
        return Ok(powers);
    }
    if !content.is_one() {
        powers.extend(irreducible(&rest, effort)?);
        return Ok(powers);
    }
    for (part, multiplicity) in separated(&rest, main, effort)? {
        let factors = if f.symbols == 1 {
            one_symbol::factors(&part, effort)?
        } else if multiplicity == 1 && part == *f {
            many_symbols::factors(f, main, effort)?
        } else {
            // The part may have fewer terms, or symbols of degree one.
            irreducible(&part, effort)?.into_iter().map(|(factor, _)| factor).collect()
        };
        powers.extend(factors.into_iter().map(|factor| (factor, multiplicity)));
    }
    Ok(powers)
}
