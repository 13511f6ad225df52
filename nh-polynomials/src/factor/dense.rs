//! Polynomials in one symbol over a prime field: operations for factorisation beyond
//! [`Field::gcd`], and factors.
//!
//! **Source** D. Cantor and H. Zassenhaus, *A new algorithm for factoring polynomials over finite
//! fields*, Math. Comp. 36 (1981); J. von zur Gathen and J. Gerhard, *Modern Computer Algebra*
//! (2013), algorithms 14.3, 14.8 and 14.10.

use crate::effort::{Effort, Outcome};
use crate::modular::{Dense, Field, Sequence, trim};

impl Field {
    pub(super) fn minus(&self, mut a: Dense, b: &[u64]) -> Dense {
        a.resize(a.len().max(b.len()), 0);
        a.iter_mut().zip(b).for_each(|(a, b)| *a = self.sub(*a, *b));
        trim(&mut a);
        a
    }

    /// Adds a product to `sum`.
    pub(super) fn add_product(&self, sum: &mut Dense, a: &[u64], b: &[u64]) {
        if a.is_empty() || b.is_empty() {
            return;
        }
        sum.resize(sum.len().max(a.len() + b.len() - 1), 0);
        for (i, a) in a.iter().enumerate() {
            for (sum, b) in sum[i..].iter_mut().zip(b) {
                *sum = self.add(*sum, self.mul(*a, *b));
            }
        }
        trim(sum);
    }

    pub(super) fn times(&self, a: &[u64], b: &[u64]) -> Dense {
        let mut product = Vec::new();
        self.add_product(&mut product, a, b);
        product
    }

    /// Returns quotient and remainder.
    pub(super) fn div_rem(&self, mut a: Dense, b: &[u64]) -> (Dense, Dense) {
        let (Some(leading), true) = (b.last(), a.len() >= b.len()) else { return (Vec::new(), a) };
        let inverse = if *leading == self.one { self.one } else { self.inverse(*leading) };
        let mut quotient = vec![0; a.len() + 1 - b.len()];
        for k in (0..quotient.len()).rev() {
            let factor = self.mul(a[k + b.len() - 1], inverse);
            quotient[k] = factor;
            if factor != 0 {
                a[k..].iter_mut().zip(b).for_each(|(a, b)| *a = self.sub(*a, self.mul(*b, factor)));
            }
        }
        trim(&mut a);
        (quotient, a)
    }

    fn power_modulo(&self, base: &Dense, exponent: u64, modulus: &Dense, effort: &dyn Effort) -> Outcome<Dense> {
        let times = |a: &Dense, b: &Dense| -> Outcome<Dense> {
            effort.spend(2 * a.len() * b.len() + 1)?;
            Ok(self.div_rem(self.times(a, b), modulus).1)
        };
        let mut power = vec![self.one];
        for bit in (0..64 - exponent.leading_zeros()).rev() {
            power = times(&power, &power)?;
            if exponent >> bit & 1 == 1 {
                power = times(&power, base)?;
            }
        }
        Ok(power)
    }

    /// Returns the inverse modulo a polynomial, if there is one.
    fn inverse_modulo(&self, a: &Dense, modulus: &Dense, effort: &dyn Effort) -> Outcome<Option<Dense>> {
        effort.spend(2 * modulus.len() * (a.len() + modulus.len()))?;
        let (mut r, mut s) = (modulus.clone(), self.div_rem(a.clone(), modulus).1);
        let (mut u, mut v): (Dense, Dense) = (Vec::new(), vec![self.one]);
        while s.len() > 1 {
            let (quotient, rest) = self.div_rem(r, &s);
            let next = self.minus(u, &self.times(&quotient, &v));
            (r, s, u, v) = (s, rest, v, next);
        }
        Ok(s.first().map(|number| {
            let inverse = self.inverse(*number);
            v.iter().map(|c| self.mul(*c, inverse)).collect()
        }))
    }

    /// Returns the inverse of the product of the other polynomials modulo each polynomial. With it,
    /// σᵢ = e·inverse modulo fᵢ solves Σ σᵢ Π_{j≠i} fⱼ = e.
    pub(super) fn inverses_of_cofactors(&self, all: &[Dense], effort: &dyn Effort) -> Outcome<Option<Vec<Dense>>> {
        let degree: usize = all.iter().map(Vec::len).sum();
        let mut inverses = Vec::new();
        for (i, f) in all.iter().enumerate() {
            effort.spend(2 * degree * f.len())?;
            let others = all.iter().enumerate().filter(|(j, _)| *j != i);
            let product = others.fold(vec![self.one], |product, (_, g)| self.div_rem(self.times(&product, g), f).1);
            match self.inverse_modulo(&product, f, effort)? {
                Some(inverse) => inverses.push(inverse),
                None => return Ok(None),
            }
        }
        Ok(Some(inverses))
    }

    /// Returns whether the polynomial has no multiple factor.
    pub(super) fn is_square_free(&self, a: &Dense, effort: &dyn Effort) -> Outcome<bool> {
        let mut slope: Dense = (1..a.len()).map(|k| self.mul(a[k], self.element(k as u64 % self.p))).collect();
        trim(&mut slope);
        Ok(self.gcd(a.clone(), slope, effort)?.len() == 1)
    }

    /// Returns the products of the irreducible factors of each degree, for a monic polynomial
    /// without multiple factors.
    pub(super) fn distinct_degrees(&self, mut f: Dense, effort: &dyn Effort) -> Outcome<Vec<(usize, Dense)>> {
        let mut found = Vec::new();
        let x = vec![0, self.one];
        let mut power = x.clone();
        for degree in 1.. {
            if 2 * degree > f.len() - 1 {
                break;
            }
            power = self.power_modulo(&power, self.p, &f, effort)?;
            let product = self.monic(self.gcd(f.clone(), self.minus(power.clone(), &x), effort)?);
            if product.len() > 1 {
                f = self.div_rem(f, &product).0;
                power = self.div_rem(power, &f).1;
                found.push((degree, product));
            }
        }
        if f.len() > 1 {
            found.push((f.len() - 1, f));
        }
        Ok(found)
    }

    /// Returns the irreducible factors of a product of factors of one degree: a random element to
    /// the power (pᵈ − 1)/2 is 1 modulo half of them.
    pub(super) fn equal_degrees(
        &self,
        product: Dense,
        degree: usize,
        random: &mut Sequence,
        effort: &dyn Effort,
    ) -> Outcome<Vec<Dense>> {
        let (mut found, mut open) = (Vec::new(), vec![product]);
        while let Some(f) = open.pop() {
            if f.len() == degree + 1 {
                found.push(f);
                continue;
            }
            let mut element: Dense = (1..f.len()).map(|_| self.element(random.next() % self.p)).collect();
            trim(&mut element);
            // The exponent is (1 + p + … + pᵈ⁻¹)(p − 1)/2.
            let mut norm = element.clone();
            for _ in 1..degree {
                element = self.power_modulo(&element, self.p, &f, effort)?;
                effort.spend(2 * norm.len() * element.len())?;
                norm = self.div_rem(self.times(&norm, &element), &f).1;
            }
            let power = self.power_modulo(&norm, (self.p - 1) / 2, &f, effort)?;
            let part = self.monic(self.gcd(f.clone(), self.minus(power, &[self.one]), effort)?);
            if part.len() > 1 && part.len() < f.len() {
                open.push(self.div_rem(f, &part).0);
                open.push(part);
            } else {
                open.push(f);
            }
        }
        Ok(found)
    }
}
