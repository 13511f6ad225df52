//! Greatest common divisors.
//!
//! Direct steps come first: contents, monomials, and symbols that only one polynomial has. Images
//! in one symbol then bound the divisor's degree in each symbol (W. S. Brown, *On Euclid's
//! algorithm and the computation of polynomial greatest common divisors*, J. ACM 18 (1971)). If a
//! bound is 0, the divisor divides all coefficients of that symbol's powers. If the bounds reach a
//! polynomial's own degrees, that polynomial is tried. The remaining case is interpolation
//! ([`sparse`]) modulo primes, joined by the Chinese remainder theorem. The result is accepted if
//! it divides both.

pub(crate) mod sparse;

use crate::effort::{Effort, Exhausted, Outcome};
use crate::integer::Integer;
use crate::modular::{Dense, Field, Sequence, primes, trim};
use crate::polynomial::{Polynomial, pack, set_exponent, words};
use num_bigint::BigInt;
use sparse::{Problem, Trouble};

/// Number of points that are tried modulo one prime.
const TRIES: usize = 4;

impl Polynomial {
    /// Returns the greatest common divisor, including that of the coefficients, with a positive
    /// leading coefficient; gcd(0, a) = ±a.
    ///
    /// # Errors
    /// The effort is spent.
    pub fn gcd(&self, other: &Polynomial, effort: &dyn Effort) -> Result<Polynomial, Exhausted> {
        assert_eq!(self.symbols, other.symbols, "polynomials in the same symbols");
        if self.is_zero() || other.is_zero() {
            let gcd = if self.is_zero() { other } else { self };
            return Ok(if gcd.leads_negative() { -gcd } else { gcd.clone() });
        }
        effort.spend(self.len() + other.len())?;
        let (mine, theirs) = (self.common_monomial(), other.common_monomial());
        let monomial: Vec<u16> = mine.iter().zip(&theirs).map(|(a, b)| *a.min(b)).collect();
        let without = |p: &Polynomial, monomial: &[u16]| p.primitive().shifted(&pack(monomial), |x, y| x - y);
        let content = self.numeric_content().gcd(&other.numeric_content());
        let gcd = if self.len() == 1 || other.len() == 1 {
            Polynomial::constant(self.symbols, 1)
        } else {
            of_primitive(without(self, &mine), without(other, &theirs), effort)?
        };
        Ok(gcd.shifted(&pack(&monomial), |x, y| x + y).scaled_by(&content))
    }

    /// Returns the greatest common divisor g of a and b, as [`gcd`](Polynomial::gcd) does, with a/g
    /// and b/g. For zeros it returns 0, 0 and 0.
    ///
    /// # Errors
    /// The effort is spent.
    pub fn gcd_with_cofactors(&self, other: &Polynomial, effort: &dyn Effort) -> Result<[Polynomial; 3], Exhausted> {
        let gcd = self.gcd(other, effort)?;
        if gcd.is_zero() || gcd.is_one() {
            return Ok([gcd, self.clone(), other.clone()]);
        }
        let quotient = |p: &Polynomial| Ok(p.divide(&gcd, effort)?.expect("what divides it"));
        Ok([quotient(self)?, quotient(other)?]).map(|[a, b]| [gcd, a, b])
    }

    /// Returns the coefficient of the highest power of a symbol.
    pub(crate) fn leading_in(&self, symbol: usize) -> Polynomial {
        self.coefficients_of(symbol).pop().expect("a coefficient, 0 of 0")
    }

    /// Returns the coefficients of the monomials in the symbols that are not kept, as polynomials
    /// in the kept symbols.
    fn parts(&self, kept: &[bool]) -> Vec<Polynomial> {
        let mut mask = vec![0; words(self.symbols)];
        for (symbol, _) in kept.iter().enumerate().filter(|(_, kept)| **kept) {
            set_exponent(&mut mask, symbol, u16::MAX);
        }
        let masked = |t: usize, flip: u64| self.monomial(t).iter().zip(&mask).map(move |(m, k)| m & (k ^ flip));
        let mut order: Vec<usize> = (0..self.len()).collect();
        // The sort is stable, so terms of one part stay in order.
        order.sort_by(|a, b| masked(*a, u64::MAX).cmp(masked(*b, u64::MAX)));
        let same = |a: &usize, b: &usize| masked(*a, u64::MAX).eq(masked(*b, u64::MAX));
        let part = |group: &[usize]| Polynomial {
            symbols: self.symbols,
            exponents: group.iter().flat_map(|t| masked(*t, 0)).collect(),
            coefficients: group.iter().map(|t| self.coefficients[*t].clone()).collect(),
        };
        order.chunk_by(same).map(part).collect()
    }
}

/// Returns the greatest common divisor of polynomials, including their contents.
pub(crate) fn of_all(mut polynomials: Vec<Polynomial>, effort: &dyn Effort) -> Outcome<Polynomial> {
    polynomials.sort_by_key(Polynomial::len);
    let mut rest = polynomials.into_iter();
    let mut gcd = rest.next().expect("a polynomial");
    for polynomial in rest {
        if gcd.is_one() {
            break;
        }
        gcd = gcd.gcd(&polynomial, effort)?;
    }
    Ok(gcd)
}

/// Returns the primitive greatest common divisor of polynomials whose divisor only has the kept
/// symbols.
fn of_parts(a: &Polynomial, b: &Polynomial, kept: &[bool], effort: &dyn Effort) -> Outcome<Polynomial> {
    Ok(of_all([a.parts(kept), b.parts(kept)].concat(), effort)?.primitive())
}

/// Returns the greatest common divisor of the coefficients of a symbol's powers.
pub(crate) fn content_in(f: &Polynomial, symbol: usize, effort: &dyn Effort) -> Outcome<Polynomial> {
    of_all(f.coefficients_of(symbol).into_iter().filter(|c| !c.is_zero()).collect(), effort)
}

/// Computes [`gcd`](Polynomial::gcd) for primitive polynomials that no monomial divides.
fn of_primitive(a: Polynomial, b: Polynomial, effort: &dyn Effort) -> Outcome<Polynomial> {
    if a == b {
        return Ok(a);
    }
    let (in_a, in_b) = (a.occurring(), b.occurring());
    let shared: Vec<bool> = in_a.iter().zip(&in_b).map(|(a, b)| *a && *b).collect();
    if !shared.contains(&true) {
        return Ok(Polynomial::constant(a.symbols, 1));
    }
    if in_a != shared || in_b != shared {
        return of_parts(&a, &b, &shared, effort);
    }
    if shared.iter().all(|s| *s) {
        return of_shared(&a, &b, effort);
    }
    // Fewer symbols mean shorter monomials.
    let [there, back] = Polynomial::chosen_symbols(&shared);
    Ok(of_shared(&a.in_symbols(&there), &b.in_symbols(&there), effort)?.in_symbols(&back))
}

/// Does the work of [`of_primitive`] if all symbols occur in both polynomials.
fn of_shared(a: &Polynomial, b: &Polynomial, effort: &dyn Effort) -> Outcome<Polynomial> {
    let mut random = Sequence(0);
    let mut bounds = bounds(a, b, &mut random, effort)?;
    for (p, q) in [(a, b), (b, a)] {
        if bounds == p.degrees() && q.divide(p, effort)?.is_some() {
            return Ok(p.clone());
        }
    }
    loop {
        if bounds.contains(&0) {
            let kept: Vec<bool> = bounds.iter().map(|bound| *bound > 0).collect();
            if !kept.contains(&true) {
                return Ok(Polynomial::constant(a.symbols, 1));
            }
            return of_parts(a, b, &kept, effort);
        }
        if let Some(gcd) = interpolated(a, b, &mut bounds, &mut random, effort)? {
            return Ok(gcd);
        }
    }
}

/// Returns bounds on the divisor's degrees: the degrees of the greatest common divisors of images
/// in each single symbol.
fn bounds(a: &Polynomial, b: &Polynomial, random: &mut Sequence, effort: &dyn Effort) -> Outcome<Vec<u16>> {
    let (in_a, in_b) = (a.degrees(), b.degrees());
    for p in primes() {
        let field = Field::new(p);
        let point: Vec<u64> = (0..a.symbols).map(|_| random.element(&field)).collect();
        let table = |(s, x): (usize, u64)| field.powers(x, in_a[s].max(in_b[s]));
        let powers: Vec<Vec<u64>> = point.iter().copied().enumerate().map(table).collect();
        let inverses: Vec<Vec<u64>> = point.iter().map(|x| field.inverse(*x)).enumerate().map(table).collect();
        let values = |q: &Polynomial| -> Vec<u64> {
            let value = |t: usize| {
                let coefficient = field.element(q.coefficients[t].modulo(p));
                (0..q.symbols).fold(coefficient, |v, s| field.mul(v, powers[s][usize::from(q.exponent(t, s))]))
            };
            (0..q.len()).map(value).collect()
        };
        effort.spend(2 * (a.len() + b.len()) * a.symbols)?;
        let (of_a, of_b) = (values(a), values(b));
        let image = |q: &Polynomial, values: &[u64], s: usize, degree: u16| -> Dense {
            let mut image = vec![0; usize::from(degree) + 1];
            for (t, value) in values.iter().enumerate() {
                let e = usize::from(q.exponent(t, s));
                image[e] = field.add(image[e], field.mul(*value, inverses[s][e]));
            }
            trim(&mut image);
            image
        };
        let mut bounds = Vec::new();
        for s in 0..a.symbols {
            let (x, y) = (image(a, &of_a, s, in_a[s]), image(b, &of_b, s, in_b[s]));
            if x.len() <= in_a[s].into() && y.len() <= in_b[s].into() {
                break;
            }
            bounds.push((field.gcd(x, y, effort)?.len() - 1) as u16);
        }
        if bounds.len() == a.symbols {
            return Ok(bounds);
        }
    }
    unreachable!("there is no end of primes")
}

/// Returns the divisor from images in a main symbol. Returns `None` if an image shows that a bound
/// was too high; the bound is then lower.
fn interpolated(
    a: &Polynomial,
    b: &Polynomial,
    bounds: &mut [u16],
    random: &mut Sequence,
    effort: &dyn Effort,
) -> Outcome<Option<Polynomial>> {
    // Choose the symbol with the shortest leading coefficients, since images are scaled by their
    // divisor γ.
    let shortest = |s: &usize| a.leading_in(*s).len().min(b.leading_in(*s).len()) * usize::from(bounds[*s]);
    let main = (0..a.symbols).min_by_key(shortest).expect("a symbol");
    let scale = a.leading_in(main).gcd(&b.leading_in(main), effort)?;
    // The common content has no main symbol, and the primitive part of G lacks it.
    let content = if scale.is_constant() {
        Polynomial::constant(a.symbols, 1)
    } else {
        let all = a.coefficients_of(main).into_iter().chain(b.coefficients_of(main));
        of_all(all.filter(|c| !c.is_zero()).collect(), effort)?.primitive()
    };
    let mut known: Option<Lifted> = None;
    for p in primes() {
        let field = Field::new(p);
        let problem = Problem::new(field, [a, b, &scale], main, bounds, effort);
        let mut images = (0..TRIES).map(|_| match &known {
            None => problem.interpolate(random),
            Some(lifted) => problem.coefficients(&lifted.polynomial, random),
        });
        let image = match images.find(|image| !matches!(image, Err(Trouble::Unlucky))) {
            Some(Ok(image)) => image,
            Some(Err(Trouble::Exhausted)) => return Err(Exhausted),
            Some(Err(Trouble::Lower(bound))) => {
                bounds[main] = bound;
                return Ok(None);
            }
            // Monomials may be missing modulo the earlier primes: start again.
            Some(Err(Trouble::Unlucky)) | None => {
                known = None;
                continue;
            }
        };
        let first = known.is_none();
        let lifted = known.take().map_or_else(|| Lifted::new(&image, &field), |lifted| lifted.with(&image, &field));
        // Coefficients that look like random residues are not final.
        if lifted.steady || first && (image.len() <= 1 || !looks_random(&image, &field)) {
            let mut candidate = lifted.polynomial.primitive();
            if !scale.is_constant() {
                let own = content_in(&candidate, main, effort)?;
                let primitive = candidate.divide(&own, effort)?.expect("its content divides it").primitive();
                candidate = primitive.multiply(&content, effort)?.expect("exponents of a divisor");
            }
            if a.divide(&candidate, effort)?.is_some() && b.divide(&candidate, effort)?.is_some() {
                return Ok(Some(candidate));
            }
        }
        // If nothing changed, some value was zero by chance: start again, with other points and
        // other primes.
        known = Some(lifted).filter(|lifted| !lifted.steady);
    }
    unreachable!("there is no end of primes")
}

/// Returns whether a residue is larger in absolute value than p/16.
pub(crate) fn looks_random(image: &Polynomial, field: &Field) -> bool {
    image.coefficients.iter().any(|c| c.bits() + 4 > u64::from(64 - field.p.leading_zeros()))
}

/// A polynomial whose coefficients are known modulo a product of primes, as residues of least
/// absolute value.
pub(crate) struct Lifted {
    pub(crate) polynomial: Polynomial,
    modulus: BigInt,
    /// Whether the last prime changed nothing.
    pub(crate) steady: bool,
}

impl Lifted {
    pub(crate) fn new(image: &Polynomial, field: &Field) -> Lifted {
        Lifted { polynomial: image.clone(), modulus: field.p.into(), steady: false }
    }

    /// Adds the image modulo another prime, which has coefficients for the same monomials,
    /// including zeros.
    ///
    /// **Source** Garner's form of the Chinese remainder theorem (Geddes, Czapor & Labahn,
    /// *Algorithms for Computer Algebra*, 1992, alg. 5.1).
    pub(crate) fn with(mut self, image: &Polynomial, field: &Field) -> Lifted {
        let inverse = field.inverse(field.element(Integer::from(self.modulus.clone()).modulo(field.p)));
        self.steady = true;
        for (known, new) in self.polynomial.coefficients.iter_mut().zip(&image.coefficients) {
            let difference = field.sub(field.element(new.modulo(field.p)), field.element(known.modulo(field.p)));
            if difference != 0 {
                self.steady = false;
                let digit = field.symmetric(field.mul(difference, inverse));
                *known = known.add(&Integer::from(&self.modulus * digit));
            }
        }
        self.modulus *= field.p;
        self
    }
}
