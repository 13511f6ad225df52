//! Taylor coefficients of the values of a straight-line computation, order by order.

use crate::number::{Scalar, cosh, exp, sinh};
use crate::step::{RATE, UNIT};
use core::fmt;

/// The highest order of a series.
///
/// **Equation** p = ⌈1 − ½ ln ε⌉ is the order at which a step is cheapest, 20 for the unit roundoff
/// of `f64`.
///
/// **Source** Jorba & Zou (2005), A software package for the numerical integration of ODEs by means
/// of high-order Taylor methods, §3.
pub const ORDER: usize = 20;

/// The number of convolutions that are added up side by side.
pub const WIDTH: usize = 8;

/// Factors of several convolutions, by their orders.
type Factors<T> = [[T; WIDTH]; ORDER];

/// UNIT/k, from k = 0, which is never read.
const SHARES: [f64; ORDER + 1] = {
    let mut table = [0.0; ORDER + 1];
    let mut rest: &mut [f64] = &mut table;
    let mut k = 0;
    while let Some((share, after)) = rest.split_first_mut() {
        *share = if k == 0 { 0.0 } else { UNIT / k as f64 };
        rest = after;
        k += 1;
    }
    table
};

/// Returns UNIT/k.
#[inline(always)]
pub(super) fn share<T: Scalar>(k: usize) -> T {
    T::lit(SHARES.get(k).copied().unwrap_or(0.0))
}

/// Returns k/UNIT.
#[inline(always)]
#[allow(clippy::cast_precision_loss, reason = "orders are small")]
fn rate<T: Scalar>(k: usize) -> T {
    T::lit(k as f64 * RATE)
}

/// The coefficients of a computation's values at the present order, and convolutions of those of
/// lower orders.
///
/// Its functions take the coefficients of the arguments at the present order and return that of the
/// result. Every operation that is not linear has convolutions Σ aⱼ b₍ₖ₋ⱼ₎ of its own, which it
/// refers to by number; there are 8 B of them. As soon as an order begins, their terms without the
/// two newest orders are added up for all of them at once. The rest of an operation is a few
/// multiplications.
///
/// **Source** Jorba & Zou (2005), §2; Griewank & Walther, Evaluating Derivatives (2008), section
/// 13.2.
#[derive(Clone, Copy)]
pub struct Series<T, const B: usize> {
    left: [Factors<T>; B],
    right: [Factors<T>; B],
    /// Σ aⱼ b₍ₖ₋ⱼ₎ over 1 < j < k − 1; for k = 2, a₁ b₁.
    sums: [[T; WIDTH]; B],
    order: usize,
}

impl<T, const B: usize> fmt::Debug for Series<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Series").field("order", &self.order).finish_non_exhaustive()
    }
}

impl<T: Scalar, const B: usize> Default for Series<T, B> {
    fn default() -> Self {
        Self::new()
    }
}

/// Returns the group and the place of a convolution, from its number.
#[inline(always)]
const fn place(number: usize) -> (usize, usize) {
    (number / WIDTH, number % WIDTH)
}

#[inline(always)]
fn at<T: Scalar, const B: usize>(factors: &[Factors<T>; B], number: usize, order: usize) -> T {
    let (group, lane) = place(number);
    let row = factors.get(group).and_then(|group| group.get(order));
    row.and_then(|row| row.get(lane)).copied().unwrap_or(T::zero())
}

#[inline(always)]
fn put<T: Scalar, const B: usize>(factors: &mut [Factors<T>; B], number: usize, order: usize, value: T) {
    let (group, lane) = place(number);
    let row = factors.get_mut(group).and_then(|group| group.get_mut(order));
    if let Some(place) = row.and_then(|row| row.get_mut(lane)) {
        *place = value;
    }
}

impl<T: Scalar, const B: usize> Series<T, B> {
    /// Creates a series at order 0.
    #[inline(always)]
    pub fn new() -> Self {
        let zeros = [[[T::zero(); WIDTH]; ORDER]; B];
        Series { left: zeros, right: zeros, sums: [[T::zero(); WIDTH]; B], order: 0 }
    }

    /// Returns the present order.
    pub fn order(&self) -> usize {
        self.order
    }

    /// Moves to an order: to 0, or to the next.
    #[inline(always)]
    pub fn go_to(&mut self, order: usize) {
        self.order = order;
        let groups = self.left.iter().zip(&self.right).zip(&mut self.sums);
        let rows = if order == 2 { 1..2 } else { 2..order.saturating_sub(1) };
        for ((left, right), sums) in groups {
            let mut sum = [T::zero(); WIDTH];
            let left = left.get(rows.clone()).unwrap_or_default();
            let right = right.get(rows.clone()).unwrap_or_default();
            for (a, b) in left.iter().zip(right.iter().rev()) {
                for ((sum, &a), &b) in sum.iter_mut().zip(a).zip(b) {
                    *sum += a * b;
                }
            }
            *sums = sum;
        }
    }

    /// Returns Σ aⱼ b₍ₖ₋ⱼ₎ over 0 < j < k.
    #[inline(always)]
    fn inside(&self, number: usize) -> T {
        let (group, lane) = place(number);
        let sum = self.sums.get(group).and_then(|sums| sums.get(lane)).copied().unwrap_or(T::zero());
        if self.order < 3 {
            return sum;
        }
        let newest = self.order.wrapping_sub(1);
        let (a, b) = (&self.left, &self.right);
        sum + (at(a, number, 1) * at(b, number, newest) + at(a, number, newest) * at(b, number, 1))
    }

    /// Stores aₖ and bₖ.
    #[inline(always)]
    fn keep(&mut self, number: usize, a: T, b: T) {
        put(&mut self.left, number, self.order, a);
        put(&mut self.right, number, self.order, b);
    }

    /// Returns the coefficient of a constant.
    #[inline(always)]
    pub fn constant(&self, value: T) -> T {
        if self.order == 0 { value } else { T::zero() }
    }

    /// Returns the coefficient of a b.
    ///
    /// **Equation** Σ aⱼ b₍ₖ₋ⱼ₎, 0 ≤ j ≤ k.
    #[inline(always)]
    pub fn product(&mut self, own: usize, a: T, b: T) -> T {
        self.keep(own, a, b);
        if self.order == 0 {
            return a * b;
        }
        // a is the factor that becomes known last.
        (self.inside(own) + at(&self.left, own, 0) * b) + a * at(&self.right, own, 0)
    }

    /// Returns the coefficient of u = a/b.
    ///
    /// **Equation** uₖ = (aₖ − Σ bⱼ u₍ₖ₋ⱼ₎)/b₀, 0 < j ≤ k.
    #[inline(always)]
    pub fn quotient(&mut self, own: usize, a: T, b: T) -> T {
        if self.order == 0 {
            let u = a / b;
            // The operation reads nothing else of order 0.
            self.keep(own, T::one() / b, u);
            return u;
        }
        let u = ((a - self.inside(own)) - b * at(&self.right, own, 0)) * at(&self.left, own, 0);
        self.keep(own, b, u);
        u
    }

    /// Returns the coefficient of u = √a.
    ///
    /// **Equation** uₖ = (aₖ − Σ uⱼ u₍ₖ₋ⱼ₎)/(2 u₀), 0 < j < k.
    #[inline(always)]
    pub fn sqrt(&mut self, own: usize, a: T) -> T {
        if self.order == 0 {
            let u = a.square_root();
            self.keep(own, T::one() / (u + u), u);
            return u;
        }
        let u = (a - self.inside(own)) * at(&self.left, own, 0);
        self.keep(own, u, u);
        u
    }

    /// Returns (1/k) Σ j aⱼ u₍ₖ₋ⱼ₎ over 0 < j ≤ k, as (UNIT/k) Σ rⱼ u₍ₖ₋ⱼ₎ with the rates rⱼ =
    /// (j/UNIT) aⱼ, and rₖ. The order k must not be 0.
    #[inline(always)]
    fn integrated(&self, own: usize, a: T) -> (T, T) {
        let rate = rate::<T>(self.order) * a;
        ((self.inside(own) + rate * at(&self.right, own, 0)) * share(self.order), rate)
    }

    /// Returns the coefficient of u = eᵃ.
    ///
    /// **Equation** u' = u a': k uₖ = Σ j aⱼ u₍ₖ₋ⱼ₎, 0 < j ≤ k.
    #[inline(always)]
    pub fn exp(&mut self, own: usize, a: T) -> T {
        let (u, rate) = if self.order == 0 { (exp(a), T::zero()) } else { self.integrated(own, a) };
        self.keep(own, rate, u);
        u
    }

    /// Returns the coefficients of s = sin a and c = cos a.
    ///
    /// **Equation** s' = c a', c' = −s a'.
    #[inline(always)]
    pub fn sin_cos(&mut self, own: [usize; 2], a: T) -> (T, T) {
        let [with_c, with_s] = own;
        let (s, c, rate) = if self.order == 0 {
            let (s, c) = a.sine_cosine();
            (s, c, T::zero())
        } else {
            let ((s, rate), (c, _)) = (self.integrated(with_c, a), self.integrated(with_s, a));
            (s, -c, rate)
        };
        self.keep(with_c, rate, c);
        self.keep(with_s, rate, s);
        (s, c)
    }

    /// Returns the coefficients of s = sinh a and c = cosh a.
    ///
    /// **Equation** s' = c a', c' = s a'.
    #[inline(always)]
    pub fn sinh_cosh(&mut self, own: [usize; 2], a: T) -> (T, T) {
        let [with_c, with_s] = own;
        let (s, c, rate) = if self.order == 0 {
            (sinh(a), cosh(a), T::zero())
        } else {
            let ((s, rate), (c, _)) = (self.integrated(with_c, a), self.integrated(with_s, a));
            (s, c, rate)
        };
        self.keep(with_c, rate, c);
        self.keep(with_s, rate, s);
        (s, c)
    }

    /// Returns the coefficient of u = f(a) with u' = w a'. It reads w below the present order, which
    /// [`slope`](Self::slope) stores: w may be a function of u.
    ///
    /// **Equation** k uₖ = Σ j aⱼ w₍ₖ₋ⱼ₎, 0 < j ≤ k.
    #[inline(always)]
    pub fn integral(&mut self, own: usize, f: impl FnOnce(T) -> T, a: T) -> T {
        if self.order == 0 { f(a) } else { self.integrated(own, a).0 }
    }

    /// Stores the coefficients of a and of the slope w for an [`integral`](Self::integral).
    #[inline(always)]
    pub fn slope(&mut self, own: usize, a: T, w: T) {
        let rate = if self.order == 0 { T::zero() } else { rate::<T>(self.order) * a };
        self.keep(own, rate, w);
    }

    /// Returns the coefficient of u = f(a) with u' = a'/w.
    ///
    /// **Equation** k uₖ w₀ = k aₖ − Σ j uⱼ w₍ₖ₋ⱼ₎, 0 < j < k.
    #[inline(always)]
    pub fn primitive(&mut self, own: usize, f: impl FnOnce(T) -> T, a: T, w: T) -> T {
        if self.order == 0 {
            self.keep(own, T::zero(), T::one() / w);
            return f(a);
        }
        let rate = (rate::<T>(self.order) * a - self.inside(own)) * at(&self.right, own, 0);
        self.keep(own, rate, w);
        rate * share(self.order)
    }
}
