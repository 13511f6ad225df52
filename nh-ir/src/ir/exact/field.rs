//! Finite fields that resemble the real numbers.
//!
//! In F_p with p ≡ 3 mod 4, −1 is not a square, and exactly one of x and −x is a square. The
//! squares multiply like positive numbers: each has one root that is a square again, √(a b) = √a
//! √b, and √(x²) is the one of ±x that is a square. The same holds for D-th roots if D and (p −
//! 1)/2 have no common factor. The circle c² + s² = 1 is a cyclic group of p + 1 points, which has
//! a rotation by π/D if 2 D divides p + 1. Hence p = k N − 1.

use num_bigint::{BigInt, BigUint};
use num_integer::Integer;
use num_rational::BigRational;
use num_traits::{Signed, ToPrimitive};

/// Pseudo-random numbers: the generator splitmix64 of Steele, Lea & Flood (2014). The same seed
/// gives the same numbers.
#[derive(Clone, Debug)]
pub(super) struct Random(pub(super) u64);

impl Random {
    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Returns a uniform number below `end` < 2⁶².
    fn below(&mut self, end: u64) -> u64 {
        let bits = 64 - end.leading_zeros();
        loop {
            let candidate = self.next() >> (64 - bits);
            if candidate < end {
                return candidate;
            }
        }
    }
}

/// An element of a [`Field`]: x 2⁶⁴ mod p (Montgomery 1985), so that products need no division.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Element(u64);

impl Element {
    pub(super) const ZERO: Element = Element(0);

    pub(super) fn is_zero(self) -> bool {
        self.0 == 0
    }
}

/// A point of the circle, (cos, sin).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    pub(super) cos: Element,
    pub(super) sin: Element,
}

/// F_p, 2⁶¹ < p < 2⁶².
#[derive(Clone, Copy, Debug)]
pub(super) struct Field {
    p: u64,
    /// −1/p mod 2⁶⁴
    negated_inverse: u64,
    /// 2¹²⁸ mod p
    radix_squared: u64,
    one: Element,
}

/// The lower end of the primes.
const LOWEST: u64 = 1 << 61;

impl Field {
    fn new(p: u64) -> Self {
        // Newton's iteration for 1/p: p is right in three bits, and each step doubles their number.
        let inverse = (0..5).fold(p, |x, _| x.wrapping_mul(2u64.wrapping_sub(p.wrapping_mul(x))));
        let radix = (1u128 << 64) % u128::from(p);
        Field {
            p,
            negated_inverse: inverse.wrapping_neg(),
            radix_squared: ((radix * radix) % u128::from(p)) as u64,
            one: Element(radix as u64),
        }
    }

    /// Returns F_p for a random prime p ≡ −1 mod `step` (a multiple of 4), in which each of
    /// `degrees` has unique roots among the squares.
    pub(super) fn random(random: &mut Random, step: u64, degrees: &[u64]) -> Self {
        loop {
            let k = LOWEST / step + 1 + random.below(LOWEST / step - 1);
            let p = k * step - 1;
            let field = Field::new(p);
            if degrees.iter().all(|d| d.gcd(&(p >> 1)) == 1) && field.is_prime() {
                return field;
            }
        }
    }

    /// Returns whether p is a prime, by Miller–Rabin with the first twelve primes, which is exact
    /// below 3·10²³ (Sorenson & Webster 2017). For p ≡ 3 mod 4 the condition is a^((p − 1)/2) = ±1.
    fn is_prime(&self) -> bool {
        const WITNESSES: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];
        let minus_one = self.neg(self.one);
        WITNESSES.iter().all(|w| !self.p.is_multiple_of(*w))
            && WITNESSES.iter().all(|&w| {
                let power = self.power(self.integer(w), self.p >> 1);
                power == self.one || power == minus_one
            })
    }

    pub(super) fn one(&self) -> Element {
        self.one
    }

    /// x, for x < p.
    pub(super) fn integer(&self, x: u64) -> Element {
        self.mul(Element(x), Element(self.radix_squared))
    }

    /// Returns the smallest non-negative integer behind an element.
    fn residue(&self, a: Element) -> u64 {
        self.mul(a, Element(1)).0
    }

    fn big_integer(&self, x: &BigInt) -> Element {
        let rest = (x.magnitude() % BigUint::from(self.p)).to_u64().unwrap_or_default();
        let size = self.integer(rest);
        if x.is_negative() { self.neg(size) } else { size }
    }

    /// Returns `None` if p divides the denominator.
    pub(super) fn rational(&self, x: &BigRational) -> Option<Element> {
        let numerator = self.big_integer(x.numer());
        if x.is_integer() { Some(numerator) } else { self.div(numerator, self.big_integer(x.denom())) }
    }

    /// Returns the rational number n/d with |n|, d ≤ `limit` that an element stands for, if there
    /// is one (Wang 1981): the first remainder below the limit in Euclid's algorithm for p and the
    /// residue.
    pub(super) fn small_rational(&self, a: Element, limit: i64) -> Option<BigRational> {
        let (mut r, mut s) = ((self.p as i64, self.residue(a) as i64), (0i64, 1i64));
        while r.1 > limit {
            let quotient = r.0 / r.1;
            r = (r.1, r.0 - quotient * r.1);
            s = (s.1, s.0.checked_sub(quotient.checked_mul(s.1)?)?);
        }
        (s.1 != 0 && s.1.abs() <= limit).then(|| BigRational::new(r.1.into(), s.1.into()))
    }

    pub(super) fn add(&self, a: Element, b: Element) -> Element {
        let sum = a.0 + b.0;
        Element(if sum >= self.p { sum - self.p } else { sum })
    }

    pub(super) fn sub(&self, a: Element, b: Element) -> Element {
        Element(if a.0 >= b.0 { a.0 - b.0 } else { a.0 + self.p - b.0 })
    }

    pub(super) fn neg(&self, a: Element) -> Element {
        self.sub(Element::ZERO, a)
    }

    pub(super) fn mul(&self, a: Element, b: Element) -> Element {
        let product = u128::from(a.0) * u128::from(b.0);
        let multiple = (product as u64).wrapping_mul(self.negated_inverse);
        // Below 2¹²⁴ + 2¹²⁶.
        let reduced = ((product + u128::from(multiple) * u128::from(self.p)) >> 64) as u64;
        Element(if reduced >= self.p { reduced - self.p } else { reduced })
    }

    /// Returns `None` if b = 0.
    pub(super) fn div(&self, a: Element, b: Element) -> Option<Element> {
        (!b.is_zero()).then(|| self.mul(a, self.power(b, self.p - 2)))
    }

    pub(super) fn half(&self, a: Element) -> Element {
        self.mul(a, self.integer(self.p.div_ceil(2)))
    }

    fn power(&self, a: Element, mut exponent: u64) -> Element {
        let (mut power, mut square) = (self.one, a);
        while exponent > 0 {
            if exponent & 1 == 1 {
                power = self.mul(power, square);
            }
            square = self.mul(square, square);
            exponent >>= 1;
        }
        power
    }

    /// Returns whether a is "positive", that is, a nonzero square.
    pub(super) fn is_positive(&self, a: Element) -> bool {
        self.power(a, self.p >> 1) == self.one
    }

    /// |a|: the square among ±a.
    pub(super) fn abs(&self, a: Element) -> Element {
        if self.is_positive(a) { a } else { self.neg(a) }
    }

    /// a^exponent for a ≠ 0. The exponent's denominator is odd, or a is positive.
    pub(super) fn rational_power(&self, a: Element, exponent: &BigRational) -> Element {
        // The result is a power of −1 times a power of |a|, which is in a group of odd order.
        let order = BigInt::from(self.p >> 1);
        let inverse = exponent.denom().modinv(&order).unwrap_or_default();
        let reduced = (exponent.numer() * inverse).mod_floor(&order).to_u64().unwrap_or_default();
        let size = self.abs(a);
        let power = self.power(size, reduced);
        if size != a && exponent.numer().is_odd() { self.neg(power) } else { power }
    }

    /// √a for a positive a. The root is positive.
    pub(super) fn sqrt(&self, a: Element) -> Element {
        self.power(a, (self.p >> 2) + 1)
    }

    /// Returns a uniformly random element.
    pub(super) fn draw(&self, random: &mut Random) -> Element {
        Element(random.below(self.p))
    }

    /// Returns a uniformly random positive element.
    pub(super) fn draw_positive(&self, random: &mut Random) -> Element {
        loop {
            let root = self.draw(random);
            if !root.is_zero() {
                return self.mul(root, root);
            }
        }
    }

    /// Returns a uniformly random point of the circle other than (−1, 0): (1 − t², 2 t)/(1 + t²),
    /// which has no poles since −1 is not a square.
    pub(super) fn draw_turn(&self, random: &mut Random) -> Turn {
        let t = self.draw(random);
        let square = self.mul(t, t);
        let scale = self.div(self.one, self.add(self.one, square)).unwrap_or(self.one);
        Turn { cos: self.mul(self.sub(self.one, square), scale), sin: self.mul(self.add(t, t), scale) }
    }

    pub(super) fn no_turn(&self) -> Turn {
        Turn { cos: self.one, sin: Element::ZERO }
    }

    pub(super) fn turn_by(&self, a: Turn, b: Turn) -> Turn {
        Turn {
            cos: self.sub(self.mul(a.cos, b.cos), self.mul(a.sin, b.sin)),
            sin: self.add(self.mul(a.sin, b.cos), self.mul(a.cos, b.sin)),
        }
    }

    /// Returns `turn` repeated `times` times.
    pub(super) fn turn_times(&self, turn: Turn, times: &BigInt) -> Turn {
        let count = (times.magnitude() % BigUint::from(self.p + 1)).to_u64().unwrap_or_default();
        let sin = if times.is_negative() { self.neg(turn.sin) } else { turn.sin };
        let (mut power, mut square, mut count) = (self.no_turn(), Turn { sin, ..turn }, count);
        while count > 0 {
            if count & 1 == 1 {
                power = self.turn_by(power, square);
            }
            square = self.turn_by(square, square);
            count >>= 1;
        }
        power
    }

    /// Returns a rotation by 2π/`parts`, where `parts` is a multiple of 720 that divides p + 1. The
    /// conjugate is chosen so that sin(π/2) = 1, and 2 cos(π/4), 2 cos(π/6) and 4 cos(2π/5) + 1 are
    /// the √2, √3, √5 of [`Field::sqrt`].
    pub(super) fn root_of_unity(&self, random: &mut Random, parts: u64) -> Turn {
        let primes: Vec<u64> =
            (2..=parts).filter(|n| parts.is_multiple_of(*n)).filter(|n| (2..*n).all(|d| n % d != 0)).collect();
        loop {
            let turn = self.turn_times(self.draw_turn(random), &BigInt::from((self.p + 1) / parts));
            let part = |n: u64| self.turn_times(turn, &BigInt::from(parts / n));
            let double = |a: Element| self.add(a, a);
            let fifth = self.add(double(double(part(5).cos)), self.one);
            let primitive = primes.iter().all(|&n| part(n) != self.no_turn());
            if primitive
                && part(4).sin == self.one
                && [part(8).cos, part(12).cos, fifth].into_iter().all(|a| self.is_positive(a))
            {
                return turn;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_resemble_the_reals() {
        let mut random = Random(1);
        for _ in 0..20 {
            let f = Field::random(&mut random, 720, &[77]);
            for _ in 0..20 {
                let (a, b) = (f.draw(&mut random), f.draw_positive(&mut random));
                assert_eq!(f.mul(f.div(a, b).unwrap(), b), a);
                assert_eq!(f.add(f.half(a), f.half(a)), a);
                assert_eq!(f.mul(f.sqrt(b), f.sqrt(b)), b);
                assert_eq!(f.sqrt(f.mul(a, a)), f.abs(a));
                assert!(f.is_positive(b) && f.is_positive(f.sqrt(b)) && !f.is_positive(f.neg(b)));
                let rational = BigRational::new((-5).into(), 7.into());
                assert_eq!(f.small_rational(f.rational(&rational).unwrap(), 100), Some(rational.clone()));
                let power = f.rational_power(a, &rational);
                let seventh = (0..6).fold(power, |x, _| f.mul(x, power));
                let fifth = (0..4).fold(a, |x, _| f.mul(x, a));
                assert_eq!(f.mul(seventh, fifth), f.one());
                let turn = f.draw_turn(&mut random);
                assert_eq!(f.add(f.mul(turn.cos, turn.cos), f.mul(turn.sin, turn.sin)), f.one());
                assert_eq!(f.turn_times(turn, &BigInt::from(f.p + 1)), f.no_turn());
            }
            let unit = f.root_of_unity(&mut random, 720);
            let quarter = f.turn_times(unit, &180.into());
            assert_eq!(quarter.cos, Element::ZERO);
            let eighth = f.turn_times(unit, &90.into());
            assert_eq!(f.add(eighth.cos, eighth.cos), f.sqrt(f.integer(2)));
            let sixth = f.turn_times(unit, &120.into());
            assert_eq!(sixth.cos, f.half(f.one()));
        }
    }

    #[test]
    fn primes_are_told_from_composites() {
        assert!(Field::new((1 << 61) - 1).is_prime());
        assert!(!Field::new(2_147_483_647 * 2_147_483_629).is_prime());
    }
}
