//! Factors of polynomials in one symbol.
//!
//! The degrees of true factors are sums of degrees of factors modulo each small prime. This
//! criterion shows that most irreducible polynomials are irreducible. Otherwise the factors modulo
//! the prime with the fewest factors are lifted to a power of it beyond all coefficients, and
//! combined.
//!
//! **Source** H. Zassenhaus, *On Hensel factorization I*, J. Number Theory 1 (1969); Geddes, Czapor
//! & Labahn, *Algorithms for Computer Algebra* (1992), sec. 6.5 and 8.4; von zur Gathen & Gerhard,
//! *Modern Computer Algebra* (2013), sec. 15.6; the test of the second coefficient, J. Abbott, V.
//! Shoup, P. Zimmermann, *Factorization in ℤ\[x\]: the searching phase*, ISSAC 2000.

use crate::effort::{Effort, Outcome};
use crate::integer::Integer;
use crate::modular::{Dense, Field, Sequence, is_prime, trim};
use crate::polynomial::Polynomial;
use num_bigint::{BigInt, BigUint};
use num_integer::Integer as _;
use num_traits::{One as _, ToPrimitive as _};

/// Number of primes whose factors are computed before those of one prime are lifted.
const PRIMES: usize = 6;

/// Returns the irreducible factors of a primitive polynomial in one symbol without multiple factors
/// and with a positive leading coefficient.
///
/// The factors of f(xᵏ) are the factors of g(xᵏ) for the factors g of f. So xⁿ − 1, which has
/// dozens of factors modulo each prime, is split in small steps.
pub(super) fn factors(f: &Polynomial, effort: &dyn Effort) -> Outcome<Vec<Polynomial>> {
    let common = (0..f.len()).fold(0, |gcd: u16, t| gcd.gcd(&f.exponent(t, 0)));
    let Some(k) = (2..=common).find(|k| common % k == 0) else { return of_any(f, effort) };
    let scaled =
        |f: &Polynomial, map: &dyn Fn(u16) -> u16| Polynomial::from_terms(1, f.terms().map(|(c, e)| (c, [map(e[0])])));
    let mut found = Vec::new();
    for factor in factors(&scaled(f, &|e| e / k), effort)? {
        found.extend(of_any(&scaled(&factor, &|e| e * k), effort)?);
    }
    Ok(found)
}

/// Like [`factors`], without a special case for f(xᵏ).
fn of_any(f: &Polynomial, effort: &dyn Effort) -> Outcome<Vec<Polynomial>> {
    let degree = usize::from(f.degree(0));
    if degree <= 1 {
        return Ok(vec![f.clone()]);
    }
    // Each bit stands for a possible degree of a factor.
    let mut possible = (BigUint::one() << (degree + 1)) - 1_u32;
    let mut best = None;
    let mut tried = 0;
    for p in (3..).step_by(2).filter(|n| is_prime(*n)) {
        let field = Field::new(p);
        effort.spend(f.len() * f.words_of_coefficients() + degree)?;
        let image = field.image(f);
        if image.len() <= degree || !field.is_square_free(&image, effort)? {
            continue;
        }
        let parts = field.distinct_degrees(field.monic(image), effort)?;
        let (mut count, mut sums) = (0, BigUint::one());
        for (of_each, product) in &parts {
            for _ in 0..(product.len() - 1) / of_each {
                effort.spend(degree / 64 + 1)?;
                sums |= &sums << *of_each;
                count += 1;
            }
        }
        possible &= sums;
        if possible.count_ones() == 2 {
            return Ok(vec![f.clone()]);
        }
        if best.as_ref().is_none_or(|(least, ..): &(usize, _, _)| count <= *least) {
            best = Some((count, field, parts));
        }
        tried += 1;
        if tried == PRIMES {
            break;
        }
    }
    let (_, field, parts) = best.expect("a prime that divides neither the discriminant nor the leading coefficient");
    let (mut random, mut modular) = (Sequence(0), Vec::new());
    for (of_each, product) in parts {
        modular.extend(field.equal_degrees(product, of_each, &mut random, effort)?);
    }
    Lifted::new(f, &field, &modular, effort)?.combined(f, &possible, effort)
}

impl Field {
    /// Returns the image of a polynomial in one symbol.
    pub(super) fn image(&self, f: &Polynomial) -> Dense {
        let mut image = vec![0; usize::from(f.degree(0)) + 1];
        for (t, c) in f.coefficients.iter().enumerate() {
            image[usize::from(f.exponent(t, 0))] = self.element(c.modulo(self.p));
        }
        trim(&mut image);
        image
    }
}

/// Coefficients, beginning with the constant one.
type Long = Vec<BigInt>;

fn product(a: &Long, b: &Long, modulus: &BigInt, effort: &dyn Effort) -> Outcome<Long> {
    let words = modulus.bits() as usize / 64 + 1;
    effort.spend(a.len() * b.len() * words * words)?;
    let mut product = vec![BigInt::ZERO; a.len() + b.len() - 1];
    for (i, a) in a.iter().enumerate() {
        product[i..].iter_mut().zip(b).for_each(|(c, b)| *c += a * b);
    }
    product.iter_mut().for_each(|c| *c = c.mod_floor(modulus));
    Ok(product)
}

/// Monic factors modulo a power of a prime, with nonnegative residues.
struct Lifted {
    modulus: BigInt,
    factors: Vec<Long>,
}

impl Lifted {
    fn new(f: &Polynomial, field: &Field, modular: &[Dense], effort: &dyn Effort) -> Outcome<Lifted> {
        // Mignotte: if g divides f, the coefficients of g lc f/lc g are at most 2ⁿ ‖f‖₂ for degree
        // n. The signs require twice that.
        let degree = u64::from(f.degree(0));
        let bits = degree + f.bits() + u64::from(64 - (degree + 1).leading_zeros()) / 2 + 2;
        let leading = f.coefficient(f.len() - 1);
        let inverse = field.inverse(field.element(Integer::from(leading.clone()).modulo(field.p)));
        let inverses = field.inverses_of_cofactors(modular, effort)?.expect("factors without a common factor");
        let long = |f: &Dense| f.iter().map(|c| field.residue(*c).into()).collect();
        let mut factors: Vec<Long> = modular.iter().map(long).collect();
        let mut modulus = BigInt::from(field.p);
        while modulus.bits() <= bits {
            let next = &modulus * field.p;
            let mut rest = vec![-&leading];
            for factor in &factors {
                rest = product(&rest, factor, &next, effort)?;
            }
            f.terms().for_each(|(c, e)| rest[usize::from(e[0])] += c);
            let digit = |c: BigInt| field.mul(field.element(Integer::from(c / &modulus).modulo(field.p)), inverse);
            let mut error: Dense = rest.into_iter().map(digit).collect();
            trim(&mut error);
            for ((factor, image), inverse) in factors.iter_mut().zip(modular).zip(&inverses) {
                let correction = field.div_rem(field.times(&error, inverse), image).1;
                factor.iter_mut().zip(&correction).for_each(|(c, digit)| *c += &modulus * field.residue(*digit));
            }
            modulus = next;
        }
        Ok(Lifted { modulus, factors })
    }

    /// Returns the true factors: products of as few of these factors as possible that divide.
    fn combined(mut self, f: &Polynomial, possible: &BigUint, effort: &dyn Effort) -> Outcome<Vec<Polynomial>> {
        let (mut found, mut rest) = (Vec::new(), f.clone());
        let mut size = 1;
        while 2 * size <= self.factors.len() {
            match self.first_divisor(&rest, size, possible, effort)? {
                None => size += 1,
                Some((divisor, quotient, chosen)) => {
                    found.push(divisor);
                    rest = quotient;
                    chosen.iter().rev().for_each(|k| drop(self.factors.remove(*k)));
                }
            }
        }
        found.push(rest);
        Ok(found)
    }

    /// Returns a product of `size` factors that divides, the quotient, and the indices of the
    /// factors.
    fn first_divisor(
        &self,
        f: &Polynomial,
        size: usize,
        possible: &BigUint,
        effort: &dyn Effort,
    ) -> Outcome<Option<(Polynomial, Polynomial, Vec<usize>)>> {
        let count = self.factors.len();
        let degree = |i: &usize| self.factors[*i].len() - 1;
        let leading = f.coefficient(f.len() - 1);
        // The second coefficient of a factor times lc f/lc g is lc f times a sum of roots, which
        // are at most 2 max |cₙ₋ₖ/cₙ|^(1/k) < 2ʳ (Fujiwara 1916). It is treated as a fraction of
        // the modulus, in units of 2⁻⁶⁴, rounded down.
        let second = |factor: &Long| {
            let residue = (&leading * &factor[factor.len() - 2]).mod_floor(&self.modulus);
            ((residue << 64_u32) / &self.modulus).to_u64().unwrap_or(0)
        };
        let seconds: Vec<u64> = self.factors.iter().map(second).collect();
        effort.spend(count * f.words_of_coefficients())?;
        let n = f.degree(0);
        let root = |t: usize| {
            let k = i64::from(n - f.exponent(t, 0));
            (f.coefficients[t].bits() as i64 - leading.bits() as i64 + 1).div_euclid(k) + 2
        };
        let roots = (0..f.len() - 1).map(root).max().unwrap_or(0);
        let bound = leading.bits() as i64 + i64::from(16 - n.leading_zeros()) + roots;
        let small = self.modulus.bits() as i64 - 1 - bound;
        let limit = if small < 2 { u64::MAX } else { (1 << (64 - small.min(63))) + size as u64 };
        let mut chosen: Vec<usize> = (0..size).collect();
        loop {
            effort.spend(size)?;
            let second = chosen.iter().fold(0_u64, |sum, i| sum.wrapping_add(seconds[*i])) as i64;
            if second.unsigned_abs() <= limit && possible.bit(chosen.iter().map(degree).sum::<usize>() as u64) {
                let mut candidate = vec![leading.mod_floor(&self.modulus)];
                for i in &chosen {
                    candidate = product(&candidate, &self.factors[*i], &self.modulus, effort)?;
                }
                let half: BigInt = &self.modulus >> 1_u32;
                let signed = |c: BigInt| if c > half { c - &self.modulus } else { c };
                let terms = candidate.into_iter().enumerate().map(|(e, c)| (signed(c), [e as u16]));
                let candidate = Polynomial::from_terms(1, terms).primitive();
                if let Some(quotient) = f.divide(&candidate, effort)? {
                    return Ok(Some((candidate, quotient, chosen)));
                }
            }
            // The next subset. For halves, the subsets with the first factor suffice.
            let Some(place) = (0..size).rev().find(|k| chosen[*k] < count - size + k) else { return Ok(None) };
            if place == 0 && 2 * size == count {
                return Ok(None);
            }
            chosen[place] += 1;
            for k in place + 1..size {
                chosen[k] = chosen[k - 1] + 1;
            }
        }
    }
}
