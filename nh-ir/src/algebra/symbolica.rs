//! Symbolica as a backend, for users with a licence.

use super::backend::Backend;
use super::engine::NoBackend;
use nonholonomic_polynomials::{Effort, Exhausted, Factors, Polynomial};
use num_bigint::BigInt;
use std::sync::Arc;
use symbolica::domains::integer::{Integer, IntegerRing, Z};
use symbolica::poly::PolyVariable;
use symbolica::poly::factor::Factorize;
use symbolica::poly::polynomial::MultivariatePolynomial;

type Raw = MultivariatePolynomial<IntegerRing, u16>;

/// Symbolica's polynomials. A value proves that Symbolica runs with a licence.
#[derive(Clone, Copy, Debug)]
pub(super) struct Symbolica(());

impl Symbolica {
    /// Starts Symbolica with the key in `SYMBOLICA_LICENSE`. Without a key it is not started, since
    /// it would run restricted, as one instance on one core of the machine, and end the process if
    /// there is another instance.
    pub(super) fn start() -> Result<Symbolica, NoBackend> {
        let key = std::env::var("SYMBOLICA_LICENSE").is_ok_and(|key| !key.trim().is_empty());
        (key && symbolica::LicenseManager::is_licensed()).then_some(Symbolica(())).ok_or(NoBackend::Licence)
    }
}

/// Converts an integer. Integers beyond 64 bits are converted through their decimal digits.
fn integer(value: &BigInt) -> Integer {
    match i64::try_from(value) {
        Ok(small) => Integer::from(small),
        Err(_) => value.to_string().parse().expect("decimal digits"),
    }
}

fn big(value: &Integer) -> BigInt {
    match value.to_i64() {
        Some(small) => BigInt::from(small),
        None => value.to_string().parse().expect("decimal digits"),
    }
}

fn raw(p: &Polynomial, variables: &Arc<Vec<PolyVariable>>) -> Raw {
    let mut raw = Raw::new(&Z, Some(p.len()), variables.clone());
    for (coefficient, exponents) in p.terms() {
        raw.append_monomial(integer(&coefficient), &exponents);
    }
    raw
}

fn pair(a: &Polynomial, b: &Polynomial) -> (Raw, Raw) {
    let variables = Arc::new((0..a.symbols()).map(PolyVariable::Temporary).collect());
    (raw(a, &variables), raw(b, &variables))
}

fn polynomial(raw: &Raw) -> Polynomial {
    let n = raw.variables.len();
    let term = |(t, c): (usize, &Integer)| (big(c), raw.exponents[t * n..(t + 1) * n].to_vec());
    Polynomial::from_terms(n, raw.coefficients.iter().enumerate().map(term))
}

impl Backend for Symbolica {
    fn multiply(&self, a: &Polynomial, b: &Polynomial, _: &dyn Effort) -> Result<Option<Polynomial>, Exhausted> {
        if a.degrees().iter().zip(b.degrees()).any(|(x, y)| x.checked_add(y).is_none()) {
            return Ok(None);
        }
        let (a, b) = pair(a, b);
        Ok(Some(polynomial(&(&a * &b))))
    }

    fn divide(&self, a: &Polynomial, b: &Polynomial, _: &dyn Effort) -> Result<Option<Polynomial>, Exhausted> {
        let (a, b) = pair(a, b);
        Ok(a.try_div(&b).map(|quotient| polynomial(&quotient)))
    }

    fn gcd(&self, a: &Polynomial, b: &Polynomial, _: &dyn Effort) -> Result<Polynomial, Exhausted> {
        let (a, b) = pair(a, b);
        Ok(polynomial(&a.gcd(&b)))
    }

    fn factor(&self, p: &Polynomial, _: &dyn Effort) -> Result<Factors, Exhausted> {
        let (p, _) = pair(p, p);
        let mut factors = Factors { content: 1.into(), factors: Vec::new() };
        for (factor, multiplicity) in p.factor() {
            let factor = polynomial(&factor);
            if factor.is_constant() {
                factors.content *= factor.coefficient(0).pow(multiplicity as u32);
            } else {
                factors.factors.push((factor, multiplicity));
            }
        }
        Ok(factors)
    }
}
