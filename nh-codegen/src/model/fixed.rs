//! Numbers with 400 bits after the binary point.

use crate::tree::{Function, Reference};
use num_bigint::{BigInt, Sign};
use num_rational::BigRational;
use num_traits::{One, Signed, ToPrimitive, Zero};
use std::cmp::Ordering;
use std::ops::{Add, Div, Mul, Neg, Sub};

/// Bits after the binary point.
pub(super) const BITS: u64 = 400;

/// Bytes of a number, whose size is below 2⁴⁹⁵. Larger results are cut there.
const BYTES: usize = 112;

/// A number as little-endian bytes, so that it can be copied. A quotient by 0 and the root of a
/// negative number are 0.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Fixed([u8; BYTES]);

/// Returns the value of a function to about 380 bits; `None` where it is not real.
pub(super) fn value(function: Function, x: &BigInt) -> Option<BigInt> {
    let exact = BigRational::new(x.clone(), one());
    function.is_defined_at(&exact).then(|| function.reference(Fixed::of(x)).whole_bits())
}

/// 1
pub(super) fn one() -> BigInt {
    BigInt::one() << BITS
}

/// Rounds a number towards zero.
pub(super) fn from_rational(x: &BigRational) -> BigInt {
    (x.numer() << BITS) / x.denom()
}

/// a b
pub(super) fn product(a: &BigInt, b: &BigInt) -> BigInt {
    (a * b) >> BITS
}

/// a / b; `None` for b = 0
pub(super) fn quotient(a: &BigInt, b: &BigInt) -> Option<BigInt> {
    (!b.is_zero()).then(|| (a << BITS) / b)
}

/// √a; `None` for a < 0
pub(super) fn root(a: &BigInt) -> Option<BigInt> {
    (a.sign() != Sign::Minus).then(|| (a << BITS).sqrt())
}

/// π by Machin's formula: π = 16 arctan(1/5) − 4 arctan(1/239).
pub(super) fn pi() -> BigInt {
    let arctan = |inverse: u32| {
        let (mut power, mut sum, mut at) = (one() / inverse, BigInt::zero(), 1_u32);
        while !power.is_zero() {
            let term = &power / at;
            sum = if at % 4 == 1 { sum + term } else { sum - term };
            power = power / inverse / inverse;
            at += 2;
        }
        sum
    };
    arctan(5) * 16 - arctan(239) * 4
}

/// Returns cos x and sin x, from their series at x/2¹² and as many doublings.
fn turn(x: &BigInt) -> (BigInt, BigInt) {
    const HALVED: u32 = 12;
    let small = x >> HALVED;
    let square = product(&small, &small);
    let series = |first: BigInt, mut at: u32| {
        let (mut term, mut sum) = (first.clone(), first);
        while !term.is_zero() && at < 1000 {
            term = -product(&term, &square) / (at * (at + 1));
            sum += &term;
            at += 2;
        }
        sum
    };
    let (mut cos, mut sin) = (series(one(), 1), series(small.clone(), 2));
    for _ in 0..HALVED {
        (cos, sin) = (one() - product(&sin, &sin) * 2, product(&sin, &cos) * 2);
    }
    (cos, sin)
}

/// Returns eˣ from its series at x/2²⁰ and as many squares.
fn exponential(x: &BigInt) -> BigInt {
    const HALVED: u32 = 20;
    let small = x.clamp(&(one() * -340), &(one() * 340)) >> HALVED;
    let (mut term, mut sum, mut at) = (one(), one(), 1);
    while !term.is_zero() {
        term = product(&term, &small) / at;
        sum += &term;
        at += 1;
    }
    (0..HALVED).fold(sum, |power, _| product(&power, &power))
}

impl Fixed {
    fn of(x: &BigInt) -> Fixed {
        let limit = BigInt::one() << (8 * BYTES - 1);
        let cut = x.clamp(&-&limit, &(&limit - 1)).to_signed_bytes_le();
        let mut bytes = [if x.is_negative() { 0xff } else { 0 }; BYTES];
        bytes[..cut.len()].copy_from_slice(&cut);
        Fixed(bytes)
    }

    fn whole_bits(self) -> BigInt {
        BigInt::from_signed_bytes_le(&self.0)
    }

    /// Returns the nearest `f64`, as the first guess of an inverse function.
    fn guess(self) -> f64 {
        (self.whole_bits() >> (BITS - 200)).to_f64().unwrap_or(0.0) / 2f64.powi(200)
    }

    /// Returns a number of this size or less.
    fn guessed(x: f64) -> Fixed {
        Fixed::of(&BigRational::from_float(x).map_or_else(BigInt::zero, |x| from_rational(&x)))
    }

    fn half(self) -> Fixed {
        Fixed::of(&(self.whole_bits() >> 1))
    }
}

macro_rules! operators {
    ($($operator:ident $function:ident |$a:ident, $b:ident| $value:expr;)*) => {$(
        impl $operator for Fixed {
            type Output = Fixed;

            fn $function(self, other: Fixed) -> Fixed {
                let ($a, $b) = (self.whole_bits(), other.whole_bits());
                Fixed::of(&$value)
            }
        }
    )*};
}

operators! {
    Add add |a, b| a + b;
    Sub sub |a, b| a - b;
    Mul mul |a, b| product(&a, &b);
    Div div |a, b| quotient(&a, &b).unwrap_or_default();
}

impl Neg for Fixed {
    type Output = Fixed;

    fn neg(self) -> Fixed {
        Fixed::of(&-self.whole_bits())
    }
}

impl PartialOrd for Fixed {
    fn partial_cmp(&self, other: &Fixed) -> Option<Ordering> {
        self.whole_bits().partial_cmp(&other.whole_bits())
    }
}

impl Reference for Fixed {
    fn whole(n: i64) -> Fixed {
        Fixed::of(&(one() * n))
    }

    fn pi() -> Fixed {
        Fixed::of(&pi())
    }

    fn abs(self) -> Fixed {
        Fixed::of(&self.whole_bits().abs())
    }

    fn copysign(self, sign: Fixed) -> Fixed {
        if sign.whole_bits().is_negative() { -self.abs() } else { self.abs() }
    }

    fn floor(self) -> Fixed {
        Fixed::of(&((self.whole_bits() >> BITS) << BITS))
    }

    fn sqrt(self) -> Fixed {
        Fixed::of(&root(&self.whole_bits()).unwrap_or_default())
    }

    fn sin_cos(self) -> (Fixed, Fixed) {
        let (cos, sin) = turn(&self.whole_bits());
        (Fixed::of(&sin), Fixed::of(&cos))
    }

    fn tan(self) -> Fixed {
        let (sin, cos) = self.sin_cos();
        sin / cos
    }

    fn asin(self) -> Fixed {
        let one = Fixed::whole(1);
        let cosine = ((one - self) * (one + self)).sqrt();
        if cosine == Fixed::whole(0) { Fixed::pi().half().copysign(self) } else { (self / cosine).atan() }
    }

    fn acos(self) -> Fixed {
        Fixed::pi().half() - self.asin()
    }

    /// y + t − t³/3 for t = tan(arctan x − y), whose error is t⁵: two steps from an `f64`.
    fn atan(self) -> Fixed {
        (0..2).fold(Fixed::guessed(self.guess().atan()), |y, _| {
            let (sin, cos) = y.sin_cos();
            let t = (self * cos - sin) / (cos + self * sin);
            y + t - t * t * t / Fixed::whole(3)
        })
    }

    fn exp(self) -> Fixed {
        Fixed::of(&exponential(&self.whole_bits()))
    }

    fn exp_m1(self) -> Fixed {
        self.exp() - Fixed::whole(1)
    }

    /// y + 2 (x − e^y)/(x + e^y), whose error is the third power of that of y: four steps from an
    /// `f64`.
    fn ln(self) -> Fixed {
        (0..4).fold(Fixed::guessed(self.guess().ln()), |y, _| {
            let power = y.exp();
            y + Fixed::whole(2) * (self - power) / (self + power)
        })
    }

    fn ln_1p(self) -> Fixed {
        (Fixed::whole(1) + self).ln()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Function::{Acos, Acosh, Asin, Asinh, Atan, Atanh, Cos, Cosh, Exp, Ln, Sin, Sinh, Tan, Tanh};

    /// Tests all functions against `f64`, and inverse functions to most of their bits.
    #[test]
    fn functions_have_their_values() {
        let number = |x: f64| from_rational(&BigRational::from_float(x).unwrap());
        for function in Function::ALL {
            for x in [-2.625, -0.75, 0.0, 0.375, 1.0, 1.4375, 12.5] {
                let expected = function.evaluate(x);
                let found = value(function, &number(x)).map(|value| Fixed::of(&value).guess());
                assert_eq!(found.is_some(), expected.is_finite(), "{function:?} at {x}");
                // Two roundings of the reference.
                let error = found.map_or(0.0, |found| (found - expected).abs());
                assert!(error <= 4e-16 * expected.abs().max(1.0), "{function:?} at {x}: {error:e}");
            }
        }
        for (inverse, function) in
            [(Asin, Sin), (Acos, Cos), (Atan, Tan), (Ln, Exp), (Asinh, Sinh), (Acosh, Cosh), (Atanh, Tanh)]
        {
            let x = number(if inverse == Acosh { 1.4375 } else { 0.4375 });
            let back = value(inverse, &x).and_then(|y| value(function, &y)).unwrap();
            // The squares of the exponential lose 20 bits.
            assert!((back - x).bits() <= 30, "{function:?}");
        }
    }
}
