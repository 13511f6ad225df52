//! Integers: one machine word if they fit, any length otherwise.

use num_bigint::BigInt;
use num_integer::Integer as _;
use num_traits::{Signed as _, ToPrimitive as _, Zero as _};

/// An integer. `Big` only holds values that do not fit into `Small`, so that equal values have
/// equal representations.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Integer {
    Small(i64),
    Big(Box<BigInt>),
}

use Integer::{Big, Small};

impl Integer {
    pub(crate) const ZERO: Integer = Small(0);
    pub(crate) const ONE: Integer = Small(1);

    pub(crate) fn is_zero(&self) -> bool {
        matches!(self, Small(0))
    }

    pub(crate) fn is_one(&self) -> bool {
        matches!(self, Small(1))
    }

    pub(crate) fn is_negative(&self) -> bool {
        match self {
            Small(a) => *a < 0,
            Big(a) => a.is_negative(),
        }
    }

    pub(crate) fn to_big(&self) -> BigInt {
        match self {
            Small(a) => BigInt::from(*a),
            Big(a) => (**a).clone(),
        }
    }

    /// Returns the number of bits of the absolute value.
    pub(crate) fn bits(&self) -> u64 {
        match self {
            Small(a) => 64 - u64::from(a.unsigned_abs().leading_zeros()),
            Big(a) => a.bits(),
        }
    }

    /// Returns the number of machine words of the absolute value, at least 1: the cost of an
    /// operation.
    pub(crate) fn words(&self) -> usize {
        match self {
            Small(_) => 1,
            Big(a) => a.bits().div_ceil(64) as usize,
        }
    }

    pub(crate) fn add(&self, other: &Integer) -> Integer {
        match (self, other) {
            (Small(a), Small(b)) => a.checked_add(*b).map_or_else(|| (i128::from(*a) + i128::from(*b)).into(), Small),
            _ => (self.to_big() + other.to_big()).into(),
        }
    }

    pub(crate) fn mul(&self, other: &Integer) -> Integer {
        match (self, other) {
            (Small(a), Small(b)) => a.checked_mul(*b).map_or_else(|| (i128::from(*a) * i128::from(*b)).into(), Small),
            (Small(a), Big(b)) | (Big(b), Small(a)) => (&**b * *a).into(),
            (Big(a), Big(b)) => (&**a * &**b).into(),
        }
    }

    pub(crate) fn neg(&self) -> Integer {
        match self {
            Small(a) => a.checked_neg().map_or_else(|| (-i128::from(*a)).into(), Small),
            Big(a) => (-&**a).into(),
        }
    }

    /// Returns the quotient, if there is no remainder. The divisor is not zero.
    pub(crate) fn divide(&self, divisor: &Integer) -> Option<Integer> {
        match (self, divisor) {
            (_, Small(1)) => Some(self.clone()),
            (_, Small(-1)) => Some(self.neg()),
            (Small(a), Small(b)) => (a % b == 0).then(|| Small(a / b)),
            // This includes i64::MIN / (i64::MAX + 1), and 0.
            (Small(_), Big(_)) | (Big(_), Small(_) | Big(_)) => {
                let (quotient, rest) = self.to_big().div_rem(&divisor.to_big());
                rest.is_zero().then(|| quotient.into())
            }
        }
    }

    /// Returns the nonnegative greatest common divisor.
    pub(crate) fn gcd(&self, other: &Integer) -> Integer {
        match (self, other) {
            (Small(1 | -1), _) | (_, Small(1 | -1)) => Small(1),
            (Small(a), Small(b)) => i128::from(a.unsigned_abs().gcd(&b.unsigned_abs())).into(),
            _ => self.to_big().gcd(&other.to_big()).into(),
        }
    }

    /// Returns the residue modulo p in 0 … p − 1.
    pub(crate) fn modulo(&self, p: u64) -> u64 {
        match self {
            // p < 2⁶² fits into a positive i64.
            Small(a) => a.rem_euclid(p as i64) as u64,
            Big(a) => a.mod_floor(&BigInt::from(p)).to_u64().unwrap_or(0),
        }
    }
}

impl From<i128> for Integer {
    fn from(value: i128) -> Integer {
        i64::try_from(value).map_or_else(|_| Big(Box::new(value.into())), Small)
    }
}

impl From<BigInt> for Integer {
    fn from(value: BigInt) -> Integer {
        value.to_i64().map_or_else(|| Big(Box::new(value)), Small)
    }
}

impl From<i64> for Integer {
    fn from(value: i64) -> Integer {
        Small(value)
    }
}

/// A sum of products, in two machine words while it fits.
#[derive(Default)]
pub(crate) struct Sum {
    small: i128,
    big: Option<BigInt>,
}

impl Sum {
    pub(crate) fn add(&mut self, value: &Integer) {
        self.add_product(value, &Small(1));
    }

    pub(crate) fn add_product(&mut self, a: &Integer, b: &Integer) {
        if let (Small(a), Small(b)) = (a, b) {
            // |a b| ≤ 2¹²⁶.
            let product = i128::from(*a) * i128::from(*b);
            match self.small.checked_add(product) {
                Some(sum) => self.small = sum,
                None => {
                    *self.big.get_or_insert_default() += std::mem::replace(&mut self.small, product);
                }
            }
        } else {
            *self.big.get_or_insert_default() += a.mul(b).to_big();
        }
    }

    pub(crate) fn subtract_product(&mut self, a: &Integer, b: &Integer) {
        match a {
            Small(value) if *value != i64::MIN => self.add_product(&Small(-value), b),
            _ => self.add_product(&a.neg(), b),
        }
    }

    /// Returns the sum and resets it to zero.
    pub(crate) fn take(&mut self) -> Integer {
        let small = std::mem::take(&mut self.small);
        match self.big.take() {
            None => small.into(),
            Some(big) => (big + small).into(),
        }
    }
}
