//! Square roots and other roots.
//!
//! √(f₁ f₂ …) is split into √f₁ √f₂ … as far as the factors are known to be positive. The roots of
//! different irreducible factors are then independent, and √a √b = √(ab) holds automatically.
//! Factors of unknown sign stay together.

use super::poly::{Poly, Symbol};
use super::table::{self, Kernel, Rule};
use super::{AlgebraError, Expr, factor, fraction};
use crate::cost::algebra::{SQUARED_ANGLES, TRIAL_DIVISION};
use num_bigint::BigInt;
use num_integer::Integer;
use num_rational::BigRational;
use num_traits::{One, Signed};

/// Returns the root of a given degree.
pub(super) fn root(u: &Expr, degree: u16) -> Result<Expr, AlgebraError> {
    let mut rest = degree;
    let mut value = u.clone();
    for prime in 2..=degree {
        while rest.is_multiple_of(prime) {
            value = if prime == 2 { sqrt(&value)? } else { odd_root(&value, prime)? };
            rest /= prime;
        }
    }
    Ok(value)
}

fn not_real(u: &Expr) -> AlgebraError {
    AlgebraError::NotReal { function: "sqrt", argument: u.tree() }
}

/// Returns a root of odd prime degree, for positive arguments.
fn odd_root(u: &Expr, degree: u16) -> Result<Expr, AlgebraError> {
    if u.is_zero() || u.is_one() {
        return Ok(u.clone());
    }
    if let Some(value) = u.as_rational() {
        if value.is_negative() {
            return Err(not_real(u));
        }
        let (a, b) = (value.numer().nth_root(degree.into()), value.denom().nth_root(degree.into()));
        if a.pow(degree.into()) == *value.numer() && b.pow(degree.into()) == *value.denom() {
            return Ok(Expr::rational(&BigRational::new(a, b)));
        }
    }
    Ok(kernel(degree, u))
}

/// Returns the kernel of an argument's root.
fn kernel(degree: u16, u: &Expr) -> Expr {
    let same = |k: &Kernel| matches!(k, Kernel::Root(d, v) if *d == degree && v == u);
    Expr::symbol(table::find(same).unwrap_or_else(|| {
        let symbol = table::push(Kernel::Root(degree, u.clone()));
        let (numerator, denominator) = (u.numerator().clone(), u.denominator().clone());
        table::set_rule(symbol, Rule { degree, numerator, denominator });
        symbol
    }))
}

/// Relates roots to the products that they split into after symbols in their arguments have been
/// replaced by others.
///
/// √(2 + sin⁴ x) becomes √2 √(1 + 8 sin⁴(x/2) cos⁴(x/2)), and the first must be known to equal the
/// second.
pub(super) fn renew() -> Result<(), AlgebraError> {
    for (symbol, u) in table::square_roots() {
        let renewed = Expr::fraction(u.numerator(), u.denominator())?;
        if renewed.numerator() == u.numerator() && renewed.denominator() == u.denominator() {
            continue;
        }
        let root = sqrt(&renewed)?;
        if root.symbols() != std::collections::BTreeSet::from([symbol]) {
            let (numerator, denominator) = (root.numerator().clone(), root.denominator().clone());
            table::set_rule(symbol, Rule { degree: 1, numerator, denominator });
        }
    }
    Ok(())
}

/// number · Π factor^exponent, with exponents of both signs.
pub(super) struct Factored {
    pub(super) number: BigRational,
    pub(super) positive: Vec<(Poly, i64)>,
    pub(super) unknown: Vec<(Poly, i64)>,
}

pub(crate) fn sqrt(u: &Expr) -> Result<Expr, AlgebraError> {
    if u.is_zero() {
        return Ok(Expr::zero());
    }
    let Factored { mut number, mut positive, mut unknown } = factored(u);
    // If one factor of unknown sign is left, the root is real only where that factor has the right
    // sign.
    if let [(factor, exponent)] = unknown.as_slice()
        && exponent.is_odd()
    {
        let negative = number.is_negative();
        let factor = if negative { -factor } else { factor.clone() };
        positive.push((factor, *exponent));
        number = number.abs();
        unknown.clear();
    }
    let mut outside = Expr::one();
    for (factor, exponent) in &positive {
        let factor = Expr::polynomial(factor);
        outside = outside * factor.pow(exponent.div_euclid(2));
        if exponent.is_odd() {
            outside = outside * kernel(2, &factor);
        }
    }
    // √(f⁴ …) = f² √(…) for either sign of f. √f² = |f| stays.
    let mut inside = Expr::integer(if number.is_negative() { -1 } else { 1 });
    for (factor, exponent) in &unknown {
        let factor = Expr::polynomial(factor);
        outside = outside * factor.pow(exponent / 4 * 2);
        inside = inside * factor.pow(exponent % 4);
    }
    if inside.as_rational().is_some_and(|r| r.is_negative()) {
        return Err(not_real(u));
    }
    if !inside.is_one() {
        outside = outside * kernel(2, &inside);
    }
    Ok(outside * sqrt_of_number(&number.abs()))
}

/// √(a/b) = √(a b)/b, with a kernel for every prime.
fn sqrt_of_number(value: &BigRational) -> Expr {
    let mut rest = value.numer() * value.denom();
    let mut outside = Expr::rational(&BigRational::new(BigInt::one(), value.denom().clone()));
    let mut primes = Vec::new();
    for candidate in 2..=TRIAL_DIVISION {
        if rest.is_one() {
            break;
        }
        let candidate = BigInt::from(candidate);
        let mut count = 0;
        while rest.is_multiple_of(&candidate) {
            rest /= &candidate;
            count += 1;
        }
        outside = outside * Expr::rational(&candidate.pow(count / 2).into());
        if count % 2 == 1 {
            primes.push(candidate);
        }
    }
    let whole = rest.sqrt();
    if &whole * &whole == rest {
        outside = outside * Expr::rational(&whole.into());
    } else {
        primes.push(rest);
    }
    primes.iter().fold(outside, |product, p| product * kernel(2, &Expr::rational(&p.clone().into())))
}

/// Returns the factors in the form with the fewest factors of unknown sign: 1 − cos² is not a
/// square, sin² is.
pub(super) fn factored(u: &Expr) -> Factored {
    let forms = forms(u);
    let count = |f: &Factored| (f.unknown.iter().filter(|(_, e)| e.is_odd()).count(), f.unknown.len());
    forms.into_iter().map(|(n, d)| classified(&n, &d)).min_by_key(count).expect("at least the usual form")
}

fn classified(numerator: &Poly, denominator: &Poly) -> Factored {
    let (n, above) = factor::factor(numerator);
    let (d, below) = factor::factor(denominator);
    let mut result = Factored { number: BigRational::new(n, d), positive: Vec::new(), unknown: Vec::new() };
    let signed = |(factor, multiplicity): (Poly, usize), sign: i64| {
        (factor, sign * i64::try_from(multiplicity).expect("a multiplicity"))
    };
    let all = above.into_iter().map(|f| signed(f, 1)).chain(below.into_iter().map(|f| signed(f, -1)));
    for (factor, exponent) in all {
        if is_positive(&factor) {
            result.positive.push((factor, exponent));
        } else if is_positive(&-&factor) {
            if exponent.is_odd() {
                result.number = -result.number;
            }
            result.positive.push((-&factor, exponent));
        } else {
            result.unknown.push((factor, exponent));
        }
    }
    result
}

/// Returns pairs (cosine, 1 − sine²) for the angles of an expression, or (hyperbolic sine,
/// hyperbolic cosine² − 1).
pub(super) fn exchanges(symbols: impl IntoIterator<Item = Symbol>) -> Vec<(Symbol, Poly)> {
    let mut found: Vec<(Symbol, Poly)> = Vec::new();
    for symbol in symbols {
        let (first, second) = match table::kernel(symbol) {
            Some(Kernel::Sin(_, cosine)) => (symbol, cosine),
            Some(Kernel::Cos(_, sine)) => (sine, symbol),
            Some(Kernel::Sinh(_, other)) => (symbol, other),
            Some(Kernel::Cosh(_, other)) => (other, symbol),
            _ => continue,
        };
        let circular = matches!(table::kernel(first), Some(Kernel::Sin(..)));
        let square = |s: Symbol| Poly::symbol(s).pow(2);
        let exchange =
            if circular { (second, &Poly::one() - &square(first)) } else { (first, &square(second) - &Poly::one()) };
        if !found.contains(&exchange) {
            found.push(exchange);
        }
    }
    found
}

/// Returns the forms that the exchanges give: all combinations if there are few, else all or none.
fn forms(u: &Expr) -> Vec<(Poly, Poly)> {
    let exchanges = exchanges(u.symbols());
    let mut forms = vec![(u.numerator().clone(), u.denominator().clone())];
    let exchanged = |(n, d): &(Poly, Poly), (symbol, square): &(Symbol, Poly)| {
        (fraction::exchange(n, *symbol, square), fraction::exchange(d, *symbol, square))
    };
    if exchanges.len() <= SQUARED_ANGLES {
        for e in &exchanges {
            forms.extend(forms.iter().map(|f| exchanged(f, e)).collect::<Vec<_>>());
        }
    } else {
        forms.push(exchanges.iter().fold(forms[0].clone(), |f, e| exchanged(&f, e)));
    }
    forms.into_iter().map(|(n, d)| fraction::cancel(&n, &d)).collect()
}

/// Returns whether one form of the polynomial has no negative term.
pub(super) fn is_nonnegative(polynomial: &Poly) -> bool {
    has_no_negative_term(polynomial, false)
}

/// Returns whether one form of the polynomial has no negative term and a strictly positive one.
fn is_positive(polynomial: &Poly) -> bool {
    has_no_negative_term(polynomial, true)
}

fn has_no_negative_term(polynomial: &Poly, one_positive: bool) -> bool {
    let term = |(coefficient, monomial): (BigInt, Vec<(Symbol, u16)>)| {
        coefficient.is_positive() && monomial.iter().all(|(s, e)| e.is_even() || table::is_positive(*s))
    };
    // Even powers may vanish, so some term must be strictly positive.
    let strict = |(_, monomial): &(BigInt, Vec<(Symbol, u16)>)| monomial.iter().all(|(s, _)| table::is_positive(*s));
    forms(&Expr::polynomial(polynomial)).into_iter().any(|(p, _)| {
        let terms = p.terms();
        (!one_positive || terms.iter().any(strict)) && terms.into_iter().all(term)
    })
}
