//! Numbers of several lanes.

use super::elimination::{exchanged, solve_equations};
use super::scalar::{Elementary, Mask, Scalar};
use super::sin_cos;
use core::fmt;
use core::ops::{Add, AddAssign, BitAnd, BitOr, Div, DivAssign, Mul, MulAssign, Neg, Not, Sub, SubAssign};
use num_traits::{One, Zero};

/// Eliminates by Gauss with partial pivoting, with separate pivots in each lane: the operations of
/// the scalar elimination.
#[inline]
#[allow(clippy::needless_range_loop, reason = "two rows of one matrix at a time")]
fn eliminate<L: Scalar, const N: usize, const C: usize>(matrix: [[L; N]; N], right: [[L; C]; N]) -> [[L; C]; N] {
    let (mut a, mut b) = (matrix, right);
    let mut reciprocals = [L::zero(); N];
    for k in 0..N {
        for i in k + 1..N {
            let larger = a[k][k].magnitude().below(a[i][k].magnitude());
            if larger.any() {
                (a[k], a[i]) = exchanged(larger, a[k], a[i]);
                (b[k], b[i]) = exchanged(larger, b[k], b[i]);
            }
        }
        let (pivot_row, pivot_rhs) = (a[k], b[k]);
        let reciprocal = L::one() / pivot_row[k];
        reciprocals[k] = reciprocal;
        for i in k + 1..N {
            let factor = a[i][k] * reciprocal;
            // A factor of 0 changes nothing, even if a pivot is not finite.
            let idle = factor.equals(L::zero());
            if idle.all() {
                continue;
            }
            for j in k + 1..N {
                a[i][j] = L::select(idle, a[i][j], a[i][j] - factor * pivot_row[j]);
            }
            for c in 0..C {
                b[i][c] = L::select(idle, b[i][c], b[i][c] - factor * pivot_rhs[c]);
            }
        }
    }
    for k in (0..N).rev() {
        let mut sum = b[k];
        for j in k + 1..N {
            for c in 0..C {
                sum[c] -= a[k][j] * b[j][c];
            }
        }
        b[k] = sum.map(|sum| sum * reciprocals[k]);
    }
    b
}

macro_rules! lanes {
    ($(#[$doc:meta])* $name:ident, $(#[$mask_doc:meta])* $mask:ident, $vector:ident, $bits:ident, $lanes:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub struct $name(wide::$vector);

        $(#[$mask_doc])*
        #[derive(Clone, Copy)]
        pub struct $mask(wide::$vector);

        impl $name {
            /// Creates the number from its lanes.
            #[inline(always)]
            pub const fn new(lanes: [f64; $lanes]) -> Self {
                $name(wide::$vector::new(lanes))
            }

            /// Returns its lanes.
            #[inline(always)]
            pub fn to_array(self) -> [f64; $lanes] {
                self.0.to_array()
            }

            /// Applies a function of numbers to each lane.
            #[inline(always)]
            fn each(self, function: impl Fn(f64) -> f64) -> Self {
                Self::new(self.to_array().map(function))
            }

            /// Returns (sin x, cos x) near 0: the operations of `sin_cos::near_f64`.
            #[inline(always)]
            fn near_sin_cos(self) -> (Self, Self) {
                let lit = |value: f64| wide::$vector::splat(value);
                let x = self.0;
                let shifted = x * lit(core::f64::consts::FRAC_2_PI) + lit(sin_cos::ROUND_F64);
                let k = shifted - lit(sin_cos::ROUND_F64);
                let quadrant = shifted.to_bits();
                // `map` is not always inlined.
                let [p1, p2, p3] = sin_cos::PI_2_F64;
                let (p1, p2, p3) = (lit(p1), lit(p2), lit(p3));
                let r = (x - k * p1) - k * p2;
                let tail = k * p3;

                let z = r * r;
                let z2 = z * z;
                let z4 = z2 * z2;
                let [s0, s1, s2, s3, s4, s5] = sin_cos::SIN_F64;
                let (s0, s1, s2, s3, s4, s5) = (lit(s0), lit(s1), lit(s2), lit(s3), lit(s4), lit(s5));
                let [c0, c1, c2, c3, c4, c5] = sin_cos::COS_F64;
                let (c0, c1, c2, c3, c4, c5) = (lit(c0), lit(c1), lit(c2), lit(c3), lit(c4), lit(c5));
                let s = ((s0 + s1 * z) + (s2 + s3 * z) * z2) + (s4 + s5 * z) * z4;
                let c = ((c0 + c1 * z) + (c2 + c3 * z) * z2) + (c4 + c5 * z) * z4;
                let sin = r + ((r * z) * s - tail);
                let cos = lit(1.0) - z * (lit(0.5) - z * c);

                let bits = |value: u64| wide::$bits::splat(value);
                let (sin, cos) = (sin.to_bits(), cos.to_bits());
                let exchange = (sin ^ cos) & (bits(0) - (quadrant & bits(1)));
                let sin_sign = (quadrant & bits(2)) << 62_u32;
                let cos_sign = ((quadrant + bits(1)) & bits(2)) << 62_u32;
                let number = |bits| $name(wide::$vector::from_bits(bits));
                (number(sin ^ exchange ^ sin_sign), number(cos ^ exchange ^ cos_sign))
            }

            #[cold]
            #[inline(never)]
            fn far_sin_cos(self) -> (Self, Self) {
                let pairs = self.to_array().map(sin_cos::f64);
                (Self::new(pairs.map(|pair| pair.0)), Self::new(pairs.map(|pair| pair.1)))
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.to_array().fmt(f)
            }
        }

        impl PartialEq for $name {
            fn eq(&self, other: &Self) -> bool {
                self.equals(*other).all()
            }
        }

        impl Add for $name {
            type Output = Self;

            #[inline(always)]
            fn add(self, other: Self) -> Self {
                $name(self.0 + other.0)
            }
        }

        impl Sub for $name {
            type Output = Self;

            #[inline(always)]
            fn sub(self, other: Self) -> Self {
                $name(self.0 - other.0)
            }
        }

        impl Mul for $name {
            type Output = Self;

            #[inline(always)]
            fn mul(self, other: Self) -> Self {
                $name(self.0 * other.0)
            }
        }

        impl Div for $name {
            type Output = Self;

            #[inline(always)]
            fn div(self, other: Self) -> Self {
                $name(self.0 / other.0)
            }
        }

        impl Neg for $name {
            type Output = Self;

            #[inline(always)]
            fn neg(self) -> Self {
                $name(-self.0)
            }
        }

        impl AddAssign for $name {
            #[inline(always)]
            fn add_assign(&mut self, other: Self) {
                *self = *self + other;
            }
        }

        impl SubAssign for $name {
            #[inline(always)]
            fn sub_assign(&mut self, other: Self) {
                *self = *self - other;
            }
        }

        impl MulAssign for $name {
            #[inline(always)]
            fn mul_assign(&mut self, other: Self) {
                *self = *self * other;
            }
        }

        impl DivAssign for $name {
            #[inline(always)]
            fn div_assign(&mut self, other: Self) {
                *self = *self / other;
            }
        }

        impl Zero for $name {
            #[inline(always)]
            fn zero() -> Self {
                Self::lit(0.0)
            }

            #[inline(always)]
            fn is_zero(&self) -> bool {
                self.equals(Self::zero()).all()
            }
        }

        impl One for $name {
            #[inline(always)]
            fn one() -> Self {
                Self::lit(1.0)
            }
        }

        impl fmt::Debug for $mask {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_list().entries((0..$lanes).map(|lane| self.lane(lane))).finish()
            }
        }

        impl PartialEq for $mask {
            fn eq(&self, other: &Self) -> bool {
                self.0.to_bitmask() == other.0.to_bitmask()
            }
        }

        impl BitAnd for $mask {
            type Output = Self;

            #[inline(always)]
            fn bitand(self, other: Self) -> Self {
                $mask(self.0 & other.0)
            }
        }

        impl BitOr for $mask {
            type Output = Self;

            #[inline(always)]
            fn bitor(self, other: Self) -> Self {
                $mask(self.0 | other.0)
            }
        }

        impl Not for $mask {
            type Output = Self;

            #[inline(always)]
            fn not(self) -> Self {
                $mask(!self.0)
            }
        }

        impl Mask for $mask {
            #[inline(always)]
            fn splat(value: bool) -> Self {
                $mask(wide::$vector::splat(f64::from_bits(u64::from(value).wrapping_neg())))
            }

            #[inline(always)]
            fn all(self) -> bool {
                self.0.all()
            }

            #[inline(always)]
            fn any(self) -> bool {
                self.0.any()
            }

            #[inline(always)]
            fn lane(self, lane: usize) -> bool {
                lane < $lanes && (self.0.to_bitmask() >> lane) & 1 == 1
            }
        }

        impl Scalar for $name {
            const LANES: usize = $lanes;
            const EPSILON: f64 = <f64 as Scalar>::EPSILON;
            const ROOT_EPSILON: f64 = <f64 as Scalar>::ROOT_EPSILON;
            const TINY: f64 = <f64 as Scalar>::TINY;

            type Mask = $mask;

            #[inline(always)]
            fn lit(value: f64) -> Self {
                $name(wide::$vector::splat(value))
            }

            #[inline(always)]
            fn by_lane(value: impl FnMut(usize) -> f64) -> Self {
                Self::new(core::array::from_fn(value))
            }

            #[inline(always)]
            fn lane(self, lane: usize) -> f64 {
                self.to_array().get(lane).copied().unwrap_or(f64::NAN)
            }

            fn to_f64(self) -> f64 {
                let larger = |a: f64, b: f64| if a.magnitude() >= b.magnitude() || a.is_nan() { a } else { b };
                self.to_array().into_iter().fold(0.0, larger)
            }

            #[inline(always)]
            fn finite(self) -> $mask {
                // ∞ − ∞ and NaN − NaN are not 0.
                $mask((self.0 - self.0).simd_eq(wide::$vector::ZERO))
            }

            #[inline(always)]
            fn at_most(self, other: Self) -> $mask {
                $mask(self.0.simd_le(other.0))
            }

            #[inline(always)]
            fn below(self, other: Self) -> $mask {
                $mask(self.0.simd_lt(other.0))
            }

            #[inline(always)]
            fn equals(self, other: Self) -> $mask {
                $mask(self.0.simd_eq(other.0))
            }

            #[inline(always)]
            fn select(mask: $mask, then: Self, otherwise: Self) -> Self {
                $name(mask.0.select(then.0, otherwise.0))
            }

            #[inline(always)]
            fn magnitude(self) -> Self {
                $name(self.0.abs())
            }

            #[inline(always)]
            fn div_or_zero(self, divisor: Self) -> Self {
                Self::select(divisor.equals(Self::zero()), Self::zero(), self / divisor)
            }

            #[inline(always)]
            fn div_or_one(self, divisor: Self) -> Self {
                Self::select(divisor.equals(Self::zero()), Self::one(), self / divisor)
            }

            #[inline(always)]
            fn square_root(self) -> Self {
                $name(self.0.sqrt())
            }

            #[inline(always)]
            fn sine_cosine(self) -> (Self, Self) {
                // A NaN takes the second branch.
                if self.magnitude().all_le(Self::lit(sin_cos::LIMIT_F64)) {
                    self.near_sin_cos()
                } else {
                    self.far_sin_cos()
                }
            }

            fn angle(self, x: Self) -> Self {
                Self::by_lane(|lane| self.lane(lane).angle(x.lane(lane)))
            }

            fn elementary(self, function: Elementary) -> Self {
                self.each(|x| x.elementary(function))
            }

            #[inline(always)]
            fn solve<const N: usize>(matrix: [[Self; N]; N], rhs: [Self; N]) -> [Self; N] {
                solve_equations(matrix, rhs)
            }

            #[inline]
            fn eliminate<const N: usize, const C: usize>(
                matrix: [[Self; N]; N],
                right: [[Self; C]; N],
            ) -> [[Self; C]; N] {
                eliminate(matrix, right)
            }
        }
    };
}

lanes!(
    /// Two numbers.
    F64x2,
    /// Truth values of two lanes.
    M64x2,
    f64x2,
    u64x2,
    2
);
lanes!(
    /// Four numbers.
    F64x4,
    /// Truth values of four lanes.
    M64x4,
    f64x4,
    u64x4,
    4
);
lanes!(
    /// Eight numbers.
    F64x8,
    /// Truth values of eight lanes.
    M64x8,
    f64x8,
    u64x8,
    8
);
