//! Number types for evaluating expressions: doubles, doubles of twice the length, numbers with an
//! error bound, and derivatives of any of these.

use std::fmt::Debug;
use std::iter::Sum;
use std::ops::{Add, Div, Mul, Neg, Sub};

/// A number with the functions of the language.
pub trait Number:
    Copy
    + Debug
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Neg<Output = Self>
    + Sum
{
    /// Converts a value of a declaration or of a state.
    fn of(x: f64) -> Self;
    /// Returns the rounded value.
    fn value(self) -> f64;
    /// Returns sin x and cos x.
    fn sin_cos(self) -> (Self, Self);
    /// Returns eˣ.
    fn exp(self) -> Self;
    /// Returns √x.
    fn sqrt(self) -> Self;

    /// Returns xⁿ by products, n ≥ 0.
    fn power(self, n: u32) -> Self {
        (0..n).fold(Self::of(1.0), |product, _| product * self)
    }
}

/// Implements operators by expressions of their operands.
macro_rules! operators {
    (@ [$($generics:tt)*] $number:ty, $operator:ident $function:ident $a:ident $($b:ident)?, $value:expr) => {
        impl<$($generics)*> $operator for $number {
            type Output = Self;

            fn $function(self $(, $b: Self)?) -> Self {
                let $a = self;
                $value
            }
        }
    };
    ($generics:tt $number:ty: $($operator:ident $function:ident |$a:ident $(, $b:ident)?| $value:expr;)*) => {
        $(operators!(@ $generics $number, $operator $function $a $($b)?, $value);)*
    };
}

macro_rules! summed {
    ($([$($generics:tt)*] $number:ty),* $(,)?) => {$(
        impl<$($generics)*> Sum for $number {
            fn sum<I: Iterator<Item = Self>>(terms: I) -> Self {
                terms.fold(Self::of(0.0), |sum, term| sum + term)
            }
        }
    )*};
}

summed!([] Rounded, [] Double, [T: Number] Dual<T>);

impl Number for f64 {
    fn of(x: f64) -> Self {
        x
    }

    fn value(self) -> f64 {
        self
    }

    fn sin_cos(self) -> (Self, Self) {
        f64::sin_cos(self)
    }

    fn exp(self) -> Self {
        f64::exp(self)
    }

    fn sqrt(self) -> Self {
        f64::sqrt(self)
    }
}

/// The dual number a + b ε with ε² = 0.
#[derive(Clone, Copy, Debug)]
pub struct Dual<T> {
    /// a
    pub re: T,
    /// b
    pub eps: T,
}

impl<T: Number> Dual<T> {
    /// Creates a number with a rate.
    pub fn new(re: T, eps: T) -> Self {
        Dual { re, eps }
    }

    /// Creates a constant number.
    pub fn still(re: T) -> Self {
        Dual { re, eps: T::of(0.0) }
    }
}

operators! {
    [T: Number] Dual<T>:
    Add add |a, b| Dual { re: a.re + b.re, eps: a.eps + b.eps };
    Sub sub |a, b| Dual { re: a.re - b.re, eps: a.eps - b.eps };
    Mul mul |a, b| Dual { re: a.re * b.re, eps: a.re * b.eps + a.eps * b.re };
    Div div |a, b| {
        let re = a.re / b.re;
        Dual { re, eps: (a.eps - re * b.eps) / b.re }
    };
    Neg neg |a| Dual { re: -a.re, eps: -a.eps };
}

impl<T: Number> Number for Dual<T> {
    fn of(x: f64) -> Self {
        Dual::still(T::of(x))
    }

    fn value(self) -> f64 {
        self.re.value()
    }

    fn sin_cos(self) -> (Self, Self) {
        let (s, c) = self.re.sin_cos();
        (Dual::new(s, c * self.eps), Dual::new(c, -s * self.eps))
    }

    fn exp(self) -> Self {
        let value = self.re.exp();
        Dual::new(value, value * self.eps)
    }

    fn sqrt(self) -> Self {
        let root = self.re.sqrt();
        Dual::new(root, self.eps / (root + root))
    }
}

/// A double with a bound on its error to first order. Each input and each result has an error of
/// half a unit or one unit in its last place. The bound is that of a program that computes the same
/// from the same numbers.
#[derive(Clone, Copy, Debug)]
pub struct Rounded {
    /// The number.
    pub value: f64,
    /// The bound on its error.
    pub error: f64,
}

fn rounded(value: f64, error: f64) -> Rounded {
    Rounded { value, error: error + f64::EPSILON * value.abs() }
}

operators! {
    [] Rounded:
    Add add |a, b| rounded(a.value + b.value, a.error + b.error);
    Sub sub |a, b| rounded(a.value - b.value, a.error + b.error);
    Mul mul |a, b| rounded(a.value * b.value, a.value.abs() * b.error + a.error * b.value.abs());
    Div div |a, b| {
        let value = a.value / b.value;
        rounded(value, (a.error + value.abs() * b.error) / b.value.abs())
    };
    Neg neg |a| Rounded { value: -a.value, ..a };
}

impl Number for Rounded {
    fn of(x: f64) -> Self {
        rounded(x, 0.0)
    }

    fn value(self) -> f64 {
        self.value
    }

    fn sin_cos(self) -> (Self, Self) {
        let (s, c) = self.value.sin_cos();
        (rounded(s, c.abs() * self.error), rounded(c, s.abs() * self.error))
    }

    fn exp(self) -> Self {
        let value = self.value.exp();
        rounded(value, value * self.error)
    }

    fn sqrt(self) -> Self {
        let root = self.value.sqrt();
        rounded(root, self.error / (2.0 * root))
    }
}

/// An unevaluated sum of two doubles, about 31 digits (Dekker 1971, A floating-point technique for
/// extending the available precision).
#[derive(Clone, Copy, Debug)]
pub struct Double {
    high: f64,
    low: f64,
}

/// Returns a + b exactly, for |a| ≥ |b|.
fn quick(a: f64, b: f64) -> Double {
    let high = a + b;
    Double { high, low: b - (high - a) }
}

/// Returns a + b exactly.
fn exact_sum(a: f64, b: f64) -> (f64, f64) {
    let sum = a + b;
    let other = sum - a;
    (sum, (a - (sum - other)) + (b - other))
}

operators! {
    [] Double:
    Add add |a, b| {
        let (high, rest) = exact_sum(a.high, b.high);
        let (low, lowest) = exact_sum(a.low, b.low);
        let first = quick(high, rest + low);
        quick(first.high, first.low + lowest)
    };
    Neg neg |a| Double { high: -a.high, low: -a.low };
    Sub sub |a, b| a + -b;
    Mul mul |a, b| {
        let product = a.high * b.high;
        let rest = a.high.mul_add(b.high, -product);
        quick(product, rest + (a.high * b.low + a.low * b.high))
    };
    Div div |a, b| {
        let digit = |rest: Double| Double { high: rest.high / b.high, low: 0.0 };
        let first = digit(a);
        let rest = a - b * first;
        let second = digit(rest);
        first + second + digit(rest - b * second)
    };
}

/// π/2 to 31 digits.
const QUARTER: Double = Double { high: std::f64::consts::FRAC_PI_2, low: 6.123_233_995_736_766e-17 };

impl Double {
    /// Returns Σ xᵏ/k! over every second k from the first on, with alternating or equal signs.
    fn series(self, first: u32, step: u32, sign: f64) -> Self {
        let square = (0..step).fold(Self::of(sign), |product, _| product * self);
        let mut term = self.power(first);
        let mut sum = term;
        let mut k = first;
        while term.high.abs() > 1e-34 * sum.high.abs().max(1e-300) && k < 60 {
            term = (k + 1..=k + step).fold(term * square, |term, j| term / Self::of(f64::from(j)));
            sum = sum + term;
            k += step;
        }
        sum
    }
}

impl Number for Double {
    fn of(x: f64) -> Self {
        Double { high: x, low: 0.0 }
    }

    fn value(self) -> f64 {
        self.high
    }

    fn sin_cos(self) -> (Self, Self) {
        let turns = (self.high / QUARTER.high).round();
        let rest = self - QUARTER * Self::of(turns);
        let (s, c) = (rest.series(1, 2, -1.0), rest.series(0, 2, -1.0));
        match turns.rem_euclid(4.0) as u8 {
            0 => (s, c),
            1 => (c, -s),
            2 => (-s, -c),
            _ => (-c, s),
        }
    }

    fn exp(self) -> Self {
        let halvings = 8;
        let reduced = self / Self::of(f64::from(1 << halvings));
        (0..halvings).fold(reduced.series(0, 1, 1.0), |value, _| value * value)
    }

    fn sqrt(self) -> Self {
        let root = Self::of(self.high.sqrt());
        let better = (root + self / root) / Self::of(2.0);
        (better + self / better) / Self::of(2.0)
    }
}
