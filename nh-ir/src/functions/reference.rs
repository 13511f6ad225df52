//! Values in numbers of any precision, as a reference for those of `f64`.

use std::ops::{Add, Div, Mul, Neg, Sub};

/// A number in which reference values are computed, with its own basic functions.
pub trait Reference:
    Copy
    + PartialOrd
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Neg<Output = Self>
{
    /// n
    fn whole(n: i64) -> Self;
    /// π
    fn pi() -> Self;
    /// |x|
    fn abs(self) -> Self;
    /// |x| with the sign of another number.
    fn copysign(self, sign: Self) -> Self;
    /// ⌊x⌋
    fn floor(self) -> Self;
    /// √x
    fn sqrt(self) -> Self;
    /// sin x and cos x
    fn sin_cos(self) -> (Self, Self);
    /// tan x
    fn tan(self) -> Self;
    /// arcsin x
    fn asin(self) -> Self;
    /// arccos x
    fn acos(self) -> Self;
    /// arctan x
    fn atan(self) -> Self;
    /// eˣ
    fn exp(self) -> Self;
    /// eˣ − 1
    fn exp_m1(self) -> Self;
    /// ln x
    fn ln(self) -> Self;
    /// ln (1 + x)
    fn ln_1p(self) -> Self;
}
