//! Factors of polynomials in several symbols.
//!
//! All symbols except a main one get integer values. For almost all points, the factors of this
//! image are the images of the polynomial's factors (Hilbert). The prime divisors of the values
//! tell which leading coefficients belong to them. The symbols are brought back one by one modulo a
//! prime ([`lifting`](super::lifting)). A factor is accepted if it divides.
//!
//! **Source** P. S. Wang, *An improved multivariate polynomial factoring algorithm*, Math. Comp. 32
//! (1978); K. O. Geddes, S. R. Czapor, G. Labahn, *Algorithms for Computer Algebra* (1992), sec.
//! 8.7.

use super::Factors;
use super::lifting::Lifting;
use crate::effort::{Effort, Outcome};
use crate::gcd::{Lifted, looks_random};
use crate::modular::{Field, Sequence, primes};
use crate::polynomial::Polynomial;
use num_bigint::BigInt;
use num_integer::Integer as _;
use num_traits::{One as _, Signed as _};

/// Number of images that are tried before the one with the fewest factors is lifted.
const IMAGES: usize = 3;

/// Initial number of bits of the values. It is small, since the images' coefficients have many
/// times as many bits, but large enough that the terms of a coefficient seldom cancel.
const BITS: u64 = 7;

/// Returns the irreducible factors of a polynomial in two or more symbols, all with positive
/// degree. The polynomial must not have multiple factors, and its coefficients of the main symbol's
/// powers must not have a common factor.
pub(super) fn factors(f: &Polynomial, main: usize, effort: &dyn Effort) -> Outcome<Vec<Polynomial>> {
    let leading = f.leading_in(main).factor(effort)?;
    let mut random = Sequence(1);
    for round in 0.. {
        let mut best: Option<Image> = None;
        let bits = (BITS + round).min(60);
        for _ in 0..IMAGES {
            let value = |_| {
                let size = (1 << bits) + (random.next() >> (64 - bits)) as i64;
                if random.next() & 1 == 0 { size } else { -size }
            };
            let point: Vec<i64> = (0..f.symbols).map(value).collect();
            let image = values(f, Some(main), &point, effort)?;
            if image.degree(0) < f.degree(main) {
                continue;
            }
            let Factors { content, factors } = image.factor(effort)?;
            if factors.iter().any(|(_, multiplicity)| *multiplicity > 1) {
                continue;
            }
            let factors: Vec<Polynomial> = factors.into_iter().map(|(factor, _)| factor).collect();
            if factors.len() == 1 {
                return Ok(vec![f.clone()]);
            }
            if best.as_ref().is_none_or(|best| factors.len() < best.factors.len())
                && let Some(leading) = distributed((&content, &factors), &leading, &point, effort)?
            {
                best = Some(Image { point, factors, leading });
            }
        }
        if let Some(image) = best
            && let Some(factors) = lifted(f, main, &leading.content, &image, round, &mut random, effort)?
        {
            return Ok(factors);
        }
    }
    unreachable!("there is no end of points")
}

/// Returns the value of a polynomial at a point, as a polynomial in the main symbol. The point's
/// number for the main symbol is not used.
fn values(f: &Polynomial, main: Option<usize>, point: &[i64], effort: &dyn Effort) -> Outcome<Polynomial> {
    let bits = point.iter().map(|x| 64 - x.unsigned_abs().leading_zeros()).max().unwrap_or(0);
    let degree = (0..f.len()).map(|t| (0..f.symbols).map(|s| u32::from(f.exponent(t, s))).sum()).max().unwrap_or(0);
    let words = (degree * bits / 64) as usize + f.words_of_coefficients();
    effort.spend(f.len() * (f.symbols + words * words))?;
    let term = |t: usize| {
        let (mut value, mut power) = (f.coefficient(t), 0);
        for (s, x) in point.iter().enumerate() {
            match f.exponent(t, s) {
                0 => (),
                e if Some(s) == main => power = e,
                e => value *= BigInt::from(*x).pow(e.into()),
            }
        }
        (value, [power])
    };
    Ok(Polynomial::from_terms(1, (0..f.len()).map(term)))
}

/// The image of a polynomial's factors at a point.
struct Image {
    point: Vec<i64>,
    /// The factors, each up to a number.
    factors: Vec<Polynomial>,
    /// The factors' leading coefficients, up to numbers.
    leading: Vec<Polynomial>,
}

/// Returns the products of the factors of a leading coefficient that belong to each factor of an
/// image. Returns `None` if the values of the factors at the point do not determine them: each
/// value must have a prime divisor that neither the earlier values nor the contents have.
fn distributed(
    (content, images): (&BigInt, &[Polynomial]),
    leading: &Factors,
    point: &[i64],
    effort: &dyn Effort,
) -> Outcome<Option<Vec<Polynomial>>> {
    let mut numbers = Vec::new();
    let mut known = vec![(content * &leading.content).abs()];
    for (factor, _) in &leading.factors {
        let value = values(factor, None, point, effort)?;
        let Some(value) = value.coefficients.first().map(|value| value.to_big().abs()) else { return Ok(None) };
        let mut own = value.clone();
        for before in &known {
            let mut shared = before.clone();
            while !shared.is_one() {
                effort.spend((own.bits() as usize / 64 + 1).pow(2))?;
                shared = shared.gcd(&own);
                own /= &shared;
            }
        }
        if own.is_one() {
            return Ok(None);
        }
        known.push(own.clone());
        numbers.push((value, own));
    }
    let mut left: Vec<usize> = leading.factors.iter().map(|(_, m)| *m).collect();
    let mut all = Vec::new();
    for image in images {
        let mut product = Polynomial::constant(point.len(), 1);
        let mut rest = image.coefficient(image.len() - 1) * content;
        // Start with the last factor, since no earlier value has its primes.
        for (k, (value, own)) in numbers.iter().enumerate().rev() {
            while rest.is_multiple_of(own) {
                if !rest.is_multiple_of(value) || left[k] == 0 {
                    return Ok(None);
                }
                rest /= value;
                left[k] -= 1;
                product = product.multiply(&leading.factors[k].0, effort)?.expect("exponents of a divisor");
            }
        }
        all.push(product);
    }
    Ok(left.iter().all(|m| *m == 0).then_some(all))
}

/// Returns the factors with this image, if it is an image of true factors.
fn lifted(
    f: &Polynomial,
    main: usize,
    content: &BigInt,
    image: &Image,
    round: u64,
    random: &mut Sequence,
    effort: &dyn Effort,
) -> Outcome<Option<Vec<Polynomial>>> {
    // With the whole number in the leading coefficient, each factor has integer coefficients: it is
    // its own product with a divisor of the number.
    let leading: Vec<Polynomial> = image.leading.iter().map(|f| f.scaled(content)).collect();
    let whole = f.scaled(&content.pow(image.factors.len() as u32 - 1));
    // A. O. Gelfond: the product of the factors' heights is at most the polynomial's height times 2
    // to the sum of degrees.
    let bits = whole.bits() + content.bits() + f.degrees().iter().map(|d| u64::from(*d)).sum::<u64>();
    let mut known: Vec<Lifted> = Vec::new();
    // Lifting fails modulo a prime that divides the discriminant, so each round begins with another
    // prime.
    for p in primes().skip(round as usize).take(bits as usize / 60 + 3) {
        let lifting = Lifting { field: Field::new(p), symbols: f.symbols, main, effort };
        let Some(images) = lifting.lift(&whole, &leading, &image.factors, &image.point, random)? else {
            return Ok(None);
        };
        let first = known.is_empty();
        known = if first {
            images.iter().map(|image| Lifted::new(image, &lifting.field)).collect()
        } else if known.iter().zip(&images).all(|(known, image)| known.polynomial.exponents == image.exponents) {
            known.into_iter().zip(&images).map(|(known, image)| known.with(image, &lifting.field)).collect()
        } else {
            return Ok(None);
        };
        let steady = known.iter().all(|lifted| lifted.steady);
        if steady || first && !images.iter().any(|image| looks_random(image, &lifting.field)) {
            let factors: Vec<Polynomial> = known.iter().map(|lifted| lifted.polynomial.primitive()).collect();
            let mut rest = Some(f.clone());
            for factor in &factors {
                rest = rest.map_or(Ok(None), |rest| rest.divide(factor, effort))?;
            }
            if rest.is_some_and(|rest| rest.is_constant()) {
                return Ok(Some(factors));
            }
        }
        if steady {
            return Ok(None);
        }
    }
    Ok(None)
}
