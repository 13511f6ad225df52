//! Prime fields of one machine word, and polynomials in one symbol over them.
//!
//! **Source** P. L. Montgomery, *Modular multiplication without trial division*, Math. Comp. 44
//! (1985).

use crate::effort::{Effort, Outcome};

/// ℤ/p for an odd prime p < 2⁶². Elements are stored as a·2⁶⁴ mod p, between 0 and p − 1.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Field {
    pub(crate) p: u64,
    /// −p⁻¹ modulo 2⁶⁴.
    inverse: u64,
    /// 1.
    pub(crate) one: u64,
    /// 2¹²⁸ mod p.
    square: u64,
}

impl Field {
    pub(crate) fn new(p: u64) -> Field {
        debug_assert!(p % 2 == 1 && p < 1 << 62);
        // Newton's iteration doubles the number of correct digits. p is its own inverse modulo 8.
        let inverse = (0..5).fold(p, |x, _| x.wrapping_mul(2_u64.wrapping_sub(p.wrapping_mul(x))));
        let one = ((1_u128 << 64) % u128::from(p)) as u64;
        let square = (u128::from(one) * u128::from(one) % u128::from(p)) as u64;
        Field { p, inverse: inverse.wrapping_neg(), one, square }
    }

    pub(crate) fn mul(&self, a: u64, b: u64) -> u64 {
        let t = u128::from(a) * u128::from(b);
        let m = (t as u64).wrapping_mul(self.inverse);
        let u = ((t + u128::from(m) * u128::from(self.p)) >> 64) as u64;
        if u >= self.p { u - self.p } else { u }
    }

    pub(crate) fn add(&self, a: u64, b: u64) -> u64 {
        let sum = a + b;
        if sum >= self.p { sum - self.p } else { sum }
    }

    pub(crate) fn sub(&self, a: u64, b: u64) -> u64 {
        if a >= b { a - b } else { a + self.p - b }
    }

    /// Returns the element of a residue in 0 … p − 1.
    pub(crate) fn element(&self, residue: u64) -> u64 {
        self.mul(residue, self.square)
    }

    /// Returns the residue of an element, in 0 … p − 1.
    pub(crate) fn residue(&self, element: u64) -> u64 {
        self.mul(element, 1)
    }

    pub(crate) fn pow(&self, base: u64, mut exponent: u64) -> u64 {
        let (mut power, mut square) = (self.one, base);
        while exponent > 0 {
            if exponent & 1 == 1 {
                power = self.mul(power, square);
            }
            square = self.mul(square, square);
            exponent >>= 1;
        }
        power
    }

    /// Returns the inverse of a nonzero element, by Euclid's algorithm.
    pub(crate) fn inverse(&self, element: u64) -> u64 {
        let (mut a, mut b) = (i128::from(self.p), i128::from(self.residue(element)));
        let (mut s, mut t) = (0_i128, 1_i128);
        while b > 1 {
            let quotient = a / b;
            (a, b) = (b, a - quotient * b);
            (s, t) = (t, s - quotient * t);
        }
        self.element(t.rem_euclid(i128::from(self.p)) as u64)
    }

    /// Returns the residue of least absolute value.
    pub(crate) fn symmetric(&self, element: u64) -> i64 {
        let residue = self.residue(element) as i64;
        if residue > self.p as i64 / 2 { residue - self.p as i64 } else { residue }
    }

    /// Returns 1, x, x², … up to the power `degree`.
    pub(crate) fn powers(&self, x: u64, degree: u16) -> Vec<u64> {
        let mut powers = vec![self.one];
        for k in 0..usize::from(degree) {
            powers.push(self.mul(powers[k], x));
        }
        powers
    }
}

/// Returns whether a number is prime, by Miller and Rabin's test with the first twelve primes as
/// bases, which is exact below 3·10²³ (J. Sorenson and J. Webster, Math. Comp. 86, 2017).
pub(crate) fn is_prime(n: u64) -> bool {
    const BASES: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];
    if BASES.iter().any(|b| n.is_multiple_of(*b)) || n < 2 {
        return BASES.contains(&n);
    }
    let field = Field::new(n);
    let (twos, minus) = ((n - 1).trailing_zeros(), field.sub(0, field.one));
    BASES.iter().all(|base| {
        let mut x = field.pow(field.element(*base), (n - 1) >> twos);
        x == field.one
            || (0..twos).any(|_| {
                let found = x == minus;
                x = field.mul(x, x);
                found
            })
    })
}

/// Returns primes below 2⁶² in decreasing order. Every computation takes them from the beginning.
pub(crate) fn primes() -> impl Iterator<Item = u64> {
    const FIRST: [u64; 4] = [(1 << 62) - 57, (1 << 62) - 87, (1 << 62) - 117, (1 << 62) - 143];
    let more = (1..).map(|k| FIRST[3] - 2 * k).filter(|n| is_prime(*n));
    FIRST.into_iter().chain(more)
}

/// A fixed sequence of pseudo-random numbers: Weyl's sequence, mixed (G. Steele, D. Lea, C. Flood,
/// *Fast splittable pseudorandom number generators*, 2014).
#[derive(Clone, Debug)]
pub(crate) struct Sequence(pub(crate) u64);

impl Sequence {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    /// Returns an element other than 0 and 1, in a field with more elements.
    pub(crate) fn element(&mut self, field: &Field) -> u64 {
        field.element(2 + self.next() % (field.p - 2))
    }
}

/// Polynomial in one symbol over a field: coefficients beginning with the constant one, the last
/// not zero.
pub(crate) type Dense = Vec<u64>;

pub(crate) fn trim(a: &mut Dense) {
    while a.last() == Some(&0) {
        a.pop();
    }
}

impl Field {
    /// Multiplies by a number that gives this leading coefficient.
    pub(crate) fn with_leading(&self, mut a: Dense, leading: u64) -> Dense {
        if let Some(last) = a.last().filter(|last| **last != leading) {
            let factor = self.mul(leading, self.inverse(*last));
            a.iter_mut().for_each(|c| *c = self.mul(*c, factor));
        }
        a
    }

    pub(crate) fn monic(&self, a: Dense) -> Dense {
        self.with_leading(a, self.one)
    }

    /// Returns the polynomial with these values at these distinct points, by Newton's divided
    /// differences.
    pub(crate) fn interpolate(&self, at: &[u64], mut values: Vec<u64>) -> Dense {
        for k in 1..at.len() {
            for i in (k..at.len()).rev() {
                let slope = self.inverse(self.sub(at[i], at[i - k]));
                values[i] = self.mul(self.sub(values[i], values[i - 1]), slope);
            }
        }
        let mut result: Dense = Vec::new();
        for (x, value) in at.iter().zip(values).rev() {
            self.times_linear(&mut result, *x, value);
        }
        result
    }

    /// Turns p(X) into p(X)·(X − x) + value.
    fn times_linear(&self, p: &mut Dense, x: u64, value: u64) {
        p.insert(0, value);
        for i in 0..p.len() - 1 {
            p[i] = self.sub(p[i], self.mul(p[i + 1], x));
        }
    }

    /// Returns the numbers c with Σ c_m n_mⁱ = right_i for i = 1 … n, for distinct nonzero n_m.
    pub(crate) fn solve_transposed_vandermonde(&self, nodes: &[u64], right: &[u64]) -> Vec<u64> {
        // With Π (z − n_l)/(z − n_m) = Σ q_i zⁱ, the sum of q_i right_{i+1} is c_m n_m Σ q_i n_mⁱ.
        let mut master: Dense = vec![self.one];
        nodes.iter().for_each(|node| self.times_linear(&mut master, *node, 0));
        let solution = |node: &u64| {
            let (mut q, mut sum, mut value) = (0, 0, 0);
            for i in (0..nodes.len()).rev() {
                q = self.add(master[i + 1], self.mul(q, *node));
                sum = self.add(sum, self.mul(q, right[i]));
                value = self.add(self.mul(value, *node), q);
            }
            self.mul(sum, self.inverse(self.mul(value, *node)))
        };
        nodes.iter().map(solution).collect()
    }

    /// Returns a multiple of the greatest common divisor, by Euclid's algorithm without divisions:
    /// remainders are known up to a number.
    pub(crate) fn gcd(&self, mut a: Dense, mut b: Dense, effort: &dyn Effort) -> Outcome<Dense> {
        if a.len() < b.len() {
            std::mem::swap(&mut a, &mut b);
        }
        while !b.is_empty() {
            if b.len() == 1 {
                return Ok(vec![self.one]);
            }
            let leading = b[b.len() - 1];
            while a.len() >= b.len() {
                effort.spend(a.len() + b.len())?;
                let (shift, factor) = (a.len() - b.len(), a[a.len() - 1]);
                a.pop();
                a[..shift].iter_mut().for_each(|c| *c = self.mul(*c, leading));
                let both = a[shift..].iter_mut().zip(&b);
                both.for_each(|(c, d)| *c = self.sub(self.mul(*c, leading), self.mul(*d, factor)));
                trim(&mut a);
            }
            std::mem::swap(&mut a, &mut b);
        }
        Ok(a)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_computes_as_numbers_do() {
        let mut random = Sequence(1);
        for p in [3, 5, 65_537, (1 << 61) - 1, (1 << 62) - 57] {
            let field = Field::new(p);
            for _ in 0..200 {
                let (a, b) = (random.next() % p, random.next() % p);
                let (x, y) = (field.element(a), field.element(b));
                assert_eq!(field.residue(x), a);
                assert_eq!(u128::from(field.residue(field.mul(x, y))), u128::from(a) * u128::from(b) % u128::from(p));
                assert_eq!(field.residue(field.add(x, y)), (a + b) % p);
                assert_eq!(field.residue(field.sub(x, y)), (a + p - b) % p);
                if a > 0 {
                    assert_eq!(field.mul(x, field.inverse(x)), field.one);
                }
            }
        }
    }

    #[test]
    fn primes_are_primes_and_none_is_left_out() {
        let found: Vec<u64> = primes().take(6).collect();
        assert_eq!(found, ((1 << 62) - 400..1 << 62).rev().filter(|n| is_prime(*n)).take(6).collect::<Vec<_>>());
        let small: Vec<u64> = (0..60).filter(|n| is_prime(*n)).collect();
        assert_eq!(small, [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59]);
        // These are strong pseudoprimes to the bases 2, 3, 5 and 7, and to the first nine primes.
        assert!(!is_prime(3_215_031_751) && !is_prime(3_825_123_056_546_413_051));
    }
}
