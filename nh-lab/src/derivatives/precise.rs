//! Numbers of 256 bits, as the truth to compare with.
//!
//! The tests of the compiler include this file, from the compiler itself as well: what it needs of that is named by the module above it.

use super::{Function, Number};
use astro_float::{BigFloat, Consts, RoundingMode, Sign};
use num_rational::BigRational;
use std::cell::RefCell;

const BITS: usize = 256;
const NEAREST: RoundingMode = RoundingMode::ToEven;

thread_local! {
    static CONSTANTS: RefCell<Consts> = RefCell::new(Consts::new().expect("memory for constants"));
}

/// A number of 256 bits, about 77 digits.
#[derive(Clone, Debug)]
pub struct Precise(BigFloat);

impl Precise {
    /// This number, exactly.
    pub fn new(x: f64) -> Self {
        Precise(BigFloat::from_f64(x, BITS))
    }

    fn with(&self, f: impl FnOnce(&BigFloat, &mut Consts) -> BigFloat) -> Self {
        Precise(CONSTANTS.with_borrow_mut(|constants| f(&self.0, constants)))
    }

    /// |self − x| / |self|; |x| where self is zero.
    pub fn relative_error(&self, x: f64) -> f64 {
        let difference = self.sub(&Precise::new(x)).abs();
        (if self.is_zero() { difference } else { difference.div(&self.abs()) }).to_f64()
    }

    /// The nearest `f64`.
    pub fn to_f64(&self) -> f64 {
        let Some((words, bits, sign, exponent, _)) = self.0.as_raw_parts() else {
            return match (self.0.is_nan(), self.0.is_negative()) {
                (true, _) => f64::NAN,
                (false, true) => f64::NEG_INFINITY,
                (false, false) => f64::INFINITY,
            };
        };
        let Some((&last, rest)) = words.split_last().filter(|_| bits > 0) else { return 0.0 };
        // Bits that do not fit say only that there are some, which decides the middle between two numbers.
        let rounded = (last | u64::from(rest.iter().any(|&word| word != 0))) as f64;
        // (In two parts, since 2^exponent alone may be out of range.)
        let half = (exponent - 64).clamp(-4000, 4000) / 2;
        let size = rounded * 2f64.powi(half) * 2f64.powi((exponent - 64).clamp(-4000, 4000) - half);
        if sign == Sign::Neg { -size } else { size }
    }
}

impl Number for Precise {
    fn from_rational(number: &BigRational) -> Self {
        let part = |n: &num_bigint::BigInt| {
            let words = n.magnitude().to_u64_digits();
            let sign = if n.sign() == num_bigint::Sign::Minus { Sign::Neg } else { Sign::Pos };
            // (A mantissa is below 1: the exponent is the number of bits.)
            let bits = i32::try_from(64 * words.len()).expect("memory for it");
            Precise(if words.is_empty() {
                BigFloat::from_f64(0.0, BITS)
            } else {
                BigFloat::from_words(&words, sign, bits)
            })
        };
        part(number.numer()).div(&part(number.denom()))
    }
    fn from_f64(number: f64) -> Self {
        Precise::new(number)
    }
    fn pi() -> Self {
        Precise(CONSTANTS.with_borrow_mut(|c| c.pi(BITS, NEAREST)))
    }
    fn neg(&self) -> Self {
        Precise(self.0.neg())
    }
    fn add(&self, b: &Self) -> Self {
        Precise(self.0.add(&b.0, BITS, NEAREST))
    }
    fn sub(&self, b: &Self) -> Self {
        Precise(self.0.sub(&b.0, BITS, NEAREST))
    }
    fn mul(&self, b: &Self) -> Self {
        Precise(self.0.mul(&b.0, BITS, NEAREST))
    }
    fn div(&self, b: &Self) -> Self {
        Precise(self.0.div(&b.0, BITS, NEAREST))
    }
    fn is_zero(&self) -> bool {
        self.0.is_zero()
    }
    fn abs(&self) -> Self {
        Precise(self.0.abs())
    }
    fn to_f64(&self) -> f64 {
        Precise::to_f64(self)
    }
    fn call(&self, function: Function) -> Self {
        let number = |n: i64| Self::from_rational(&BigRational::from_integer(n.into()));
        if let Function::Bessel(n) = function {
            // Its power series; arguments are not large here.
            let n = i64::from(n);
            let mut term = number(1).div(&number((0..=n).map(|k| 2 * k + 1).product()));
            let mut sum = number(0);
            for k in 1..120 {
                sum = sum.add(&term);
                term = term.neg().mul(self).div(&number(2 * k * (2 * (n + k) + 1)));
            }
            return sum;
        }
        self.with(|x, c| match function {
            Function::Sin => x.sin(BITS, NEAREST, c),
            Function::Cos => x.cos(BITS, NEAREST, c),
            Function::Tan => x.tan(BITS, NEAREST, c),
            Function::Asin => x.asin(BITS, NEAREST, c),
            Function::Acos => x.acos(BITS, NEAREST, c),
            Function::Atan => x.atan(BITS, NEAREST, c),
            Function::Exp => x.exp(BITS, NEAREST, c),
            Function::Ln => x.ln(BITS, NEAREST, c),
            Function::Sqrt => x.sqrt(BITS, NEAREST),
            Function::Sinh => x.sinh(BITS, NEAREST, c),
            Function::Cosh => x.cosh(BITS, NEAREST, c),
            Function::Tanh => x.tanh(BITS, NEAREST, c),
            Function::Abs => x.abs(),
            Function::Sign if x.is_zero() => x.clone(),
            Function::Sign => x.div(&x.abs(), BITS, NEAREST),
            Function::Bessel(_) => unreachable!("a series"),
        })
    }
    fn atanh(&self) -> Self {
        self.with(|x, c| x.atanh(BITS, NEAREST, c))
    }
    fn atan2(&self, x: &Self) -> Self {
        let zero = Precise::new(0.0);
        if x.is_zero() {
            let quarter = Self::pi().div(&Precise::new(2.0));
            return match (self.is_zero(), self.0.is_negative()) {
                (true, _) => zero,
                (false, false) => quarter,
                (false, true) => quarter.neg(),
            };
        }
        let angle = self.div(x).call(Function::Atan);
        match (x.0.is_negative(), self.0.is_negative()) {
            (false, _) => angle,
            (true, false) => angle.add(&Self::pi()),
            (true, true) => angle.sub(&Self::pi()),
        }
    }
}
