//! The solution of an ordinary differential equation as its Taylor polynomial, and the way along it.

use super::series::{ORDER, RATE, Series, UNIT, share};
use crate::{Scalar, StepError};

/// A Taylor polynomial of a motion z(t): N numbers as a function of the time since its centre, the time since then of the state that was handed out
/// last, and how far the polynomial reaches.
///
/// **Equation** z(t₀ + τ) = Σ cₖ τᵏ, k ≤ p; p = ⌈1 − ½ ln ε⌉.
///
/// **Source** Jorba & Zou (2005), A software package for the numerical integration of ODEs by means of high-order Taylor methods.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(bound(serialize = "T: serde::Serialize", deserialize = "T: Scalar + serde::Deserialize<'de>"))
)]
pub struct Expansion<T, const N: usize> {
    /// Row k has the coefficients of order k, those of σᵏ with σ = τ/UNIT.
    #[cfg_attr(feature = "serde", serde(with = "crate::serialized::matrix"))]
    rows: [[T; N]; ORDER + 1],
    /// What roundoff took from the centre.
    #[cfg_attr(feature = "serde", serde(with = "crate::serialized::array"))]
    low: [T; N],
    /// The state that was handed out last.
    #[cfg_attr(feature = "serde", serde(with = "crate::serialized::array"))]
    last: [T; N],
    /// Its time since the centre, in two parts.
    offset: [T; 2],
    /// As far as the polynomial goes; 0 where there is none yet.
    reach: T,
}

/// A motion that could not be continued.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Singularity {
    /// How far the last polynomial reaches.
    pub reach: f64,
}

impl Singularity {
    /// The error of the step in which it was found.
    #[cold]
    pub fn at<T: Scalar>(self, step: u64, time: T) -> StepError {
        StepError::Singularity { step, time: time.to_f64(), reach: self.reach }
    }
}

/// A state further on.
#[derive(Clone, Copy, Debug)]
pub struct Arrival<T, const N: usize> {
    /// The state.
    pub point: [T; N],
    /// The polynomial that it is on.
    pub expansion: Expansion<T, N>,
    /// How many polynomials were made on the way.
    pub count: u32,
}

/// The order of the series for this tolerance.
///
/// **Equation** p = ⌈1 − ½ ln ε⌉, at least 2.
///
/// **Source** Jorba & Zou (2005), §3.
#[must_use]
pub fn order_for(tolerance: f64) -> usize {
    let order = libm::ceil(1.0 - 0.5 * libm::log(tolerance));
    // (Negated, so that what is not a number has the highest order.)
    let mut p = 2;
    #[allow(clippy::cast_precision_loss, reason = "orders are small")]
    while p < ORDER && !(p as f64 >= order) {
        p += 1;
    }
    p
}

/// The last state of a motion, and the time since the state before, when that has been advanced by h.
///
/// The polynomial around the last centre is used as far as it reaches, and the centre of the next is where it ends: where states are looked at has no
/// influence on them. A motion whose last state is not `start` begins anew. What roundoff takes from a centre is carried on to the next
/// (compensated summation), and so are times.
///
/// # Errors
/// [`Singularity`] where polynomials reach less than roundoff of the step.
#[inline]
pub fn flow<T: Scalar, const N: usize, const B: usize>(
    before: &Expansion<T, N>,
    start: [T; N],
    h: T,
    tolerance: T,
    mut field: impl FnMut(&mut Series<T, B>, [T; N]) -> [T; N],
) -> Result<Arrival<T, N>, Singularity> {
    let mut expansion = if before.last == start { *before } else { Expansion::at(start) };
    let (order, shortest) = (order_for(tolerance.to_f64().max(T::EPSILON)), T::lit(T::EPSILON) * h.magnitude());
    let mut series: Option<Series<T, B>> = None;
    let mut count = 0_u32;
    let [high, low] = expansion.offset;
    let (mut high, mut low) = precisely([high, low], h);
    loop {
        if expansion.reach == T::zero() {
            let series = series.get_or_insert_with(Series::new);
            expansion.expand(order, h, series, &mut field);
            count = count.wrapping_add(1);
        }
        if high.magnitude().all_le(expansion.reach.magnitude()) {
            let point = expansion.state_at(high);
            expansion.offset = [high, low];
            expansion.last = point;
            return Ok(Arrival { point, expansion, count });
        }
        let reach = expansion.reach;
        if !shortest.all_lt(reach.magnitude()) {
            return Err(Singularity { reach: reach.to_f64() });
        }
        (high, low) = precisely([high, low], -reach);
        expansion.move_to(reach);
    }
}

/// a + b in two parts, a being in two parts.
///
/// **Source** Knuth, The Art of Computer Programming, vol. 2, §4.2.2, theorem B.
#[inline(always)]
fn precisely<T: Scalar>([high, low]: [T; 2], b: T) -> (T, T) {
    let (sum, error) = two_sum(high, b);
    two_sum(sum, error + low)
}

#[inline(always)]
fn two_sum<T: Scalar>(a: T, b: T) -> (T, T) {
    let sum = a + b;
    let part = sum - a;
    (sum, (a - (sum - part)) + (b - part))
}

impl<T: Scalar, const N: usize> Expansion<T, N> {
    /// None yet.
    pub fn new() -> Self {
        Self::at([T::zero(); N])
    }

    /// None yet, of a motion that begins here.
    #[inline(always)]
    pub fn at(start: [T; N]) -> Self {
        let mut rows = [[T::zero(); N]; ORDER + 1];
        if let Some(centre) = rows.first_mut() {
            *centre = start;
        }
        Expansion { rows, low: [T::zero(); N], last: start, offset: [T::zero(); 2], reach: T::zero() }
    }

    /// The coefficients: row k those of order k, of powers of σ = τ/[`UNIT`].
    pub fn coefficients(&self) -> &[[T; N]; ORDER + 1] {
        &self.rows
    }

    /// As far as the polynomial goes, with the sign of the step; 0 where there is none yet.
    pub fn reach(&self) -> T {
        self.reach
    }

    /// The time since the centre of the state that was handed out last.
    pub fn offset(&self) -> T {
        self.offset[0]
    }

    /// The state at this time since the centre.
    #[inline(always)]
    pub fn state_at(&self, time: T) -> [T; N] {
        let (centre, change) = self.centre_and_change(time);
        core::array::from_fn(|i| entry(&centre, i) + entry(&change, i))
    }

    /// z(t₀), and z(t₀ + τ) less that, with what roundoff took from it.
    #[inline(always)]
    fn centre_and_change(&self, time: T) -> ([T; N], [T; N]) {
        let zeros = [T::zero(); N];
        let Some((centre, rows)) = self.rows.split_first() else { return (zeros, zeros) };
        // (Exact at the end of the polynomial.)
        let time = time * T::lit(RATE);
        let square = time * time;
        let fourth = square * square;
        // Orders by their remainders: four chains of a quarter of the length. (Rows begin with order 1, and are 20.)
        let mut sums = [zeros; 4];
        for four in rows.as_chunks::<4>().0.iter().rev() {
            for (sum, row) in sums.iter_mut().zip(four) {
                for (sum, &coefficient) in sum.iter_mut().zip(row) {
                    *sum = *sum * fourth + coefficient;
                }
            }
        }
        let [mut change, second, third, last] = sums;
        let others = second.iter().zip(&third).zip(&last).zip(&self.low);
        for (change, (((&second, &third), &last), &low)) in change.iter_mut().zip(others) {
            *change = ((last * square + second) * square + low) + (third * square + *change) * time;
        }
        let odd = change;
        (*centre, odd)
    }

    /// Goes to the point at this time, around which there is no polynomial yet.
    #[inline(always)]
    fn move_to(&mut self, time: T) {
        let (centre, change) = self.centre_and_change(time);
        if let Some(new) = self.rows.first_mut() {
            for (((new, low), &a), &b) in new.iter_mut().zip(&mut self.low).zip(&centre).zip(&change) {
                (*new, *low) = two_sum(a, b);
            }
        }
        self.reach = T::zero();
    }

    /// Makes the polynomial around the centre.
    #[inline(always)]
    fn expand<const B: usize>(
        &mut self,
        order: usize,
        h: T,
        series: &mut Series<T, B>,
        field: &mut impl FnMut(&mut Series<T, B>, [T; N]) -> [T; N],
    ) {
        let mut row = self.rows.first().copied().unwrap_or([T::zero(); N]);
        for (k, next) in self.rows.iter_mut().skip(1).take(order).enumerate() {
            series.go_to(k);
            let rates = field(series, row);
            row = rates.map(|rate| rate * share(k.wrapping_add(1)));
            *next = row;
        }
        // (A number of 12 bits, and times UNIT one of 35: the time at which the next centre is stays exact.)
        let reach = T::lit(first_bits(self.radius(order))) * T::lit(UNIT);
        self.reach = if T::zero().all_lt(h) { reach } else { -reach };
    }

    /// How far the polynomial of this order may be used, as σ.
    ///
    /// **Equation** h = ρ e⁻² e^(−0.7/(p − 1)) with the smaller of ρ_j = (max(‖c₀‖, 1)/‖c_j‖)^(1/j), j = p − 1, p, in the maximum norm.
    ///
    /// **Source** Jorba & Zou (2005), §3.2 and 3.3.
    #[inline]
    fn radius(&self, order: usize) -> f64 {
        let norm = |k: usize| self.rows.get(k).map_or(T::zero(), largest);
        let size = norm(0).simd_max(T::one());
        let rate = |k: usize| log2((norm(k) / size).to_f64()) * reciprocal(k);
        let (before, last) = (rate(order.wrapping_sub(1)), rate(order));
        let faster = before.max(last);
        let safety = 2.0 + 0.7 * reciprocal(order.wrapping_sub(1));
        exp2(-(faster + safety * core::f64::consts::LOG2_E))
    }
}

impl<T: Scalar, const N: usize> Default for Expansion<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

/// x, rounded towards 0 to 12 bits.
#[inline(always)]
fn first_bits(x: f64) -> f64 {
    f64::from_bits(x.to_bits() & !((1 << 41) - 1))
}

/// 1/k
#[inline(always)]
fn reciprocal(k: usize) -> f64 {
    share::<f64>(k) * RATE
}

/// log₂ x to 2·10⁻⁵, of a positive number that is not subnormal; −1023 of 0. That is enough for the size of a step, and short.
#[inline(always)]
fn log2(x: f64) -> f64 {
    const MANTISSA: u64 = (1 << 52) - 1;
    let bits = x.to_bits();
    let exponent = i32::try_from(bits >> 52).unwrap_or(2047) - 1023;
    let m = f64::from_bits(1.0_f64.to_bits() | (bits & MANTISSA));
    // Interpolates log₂ on [1, 2] at the zeros of a Chebyshev polynomial.
    let tail = (0.043_004_957_8 * m - 0.402_513_394) * (m * m) + (1.589_474_29 * m - 3.489_878_55);
    f64::from(exponent) + (tail * (m * m) + (5.047_855_41 * m - 2.787_926_21))
}

/// 2ˣ to a relative 4·10⁻⁶; the largest and smallest powers of 2 where that is not a normal number.
#[inline(always)]
fn exp2(x: f64) -> f64 {
    let x = x.clamp(-1022.0, 1023.0);
    let whole = libm::floor(x);
    let f = x - whole;
    // Interpolates 2ᶠ on [0, 1] at the zeros of a Chebyshev polynomial.
    let power =
        ((0.013_670_309_5 * f + 0.051_744_997_8) * f + 0.241_604_357) * (f * f) + (0.692_972_922 * f + 1.000_003_49);
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 1 and 2046")]
    let exponent = (whole + 1023.0) as u64;
    power * f64::from_bits(exponent << 52)
}

/// The largest magnitude.
#[inline(always)]
fn largest<T: Scalar, const N: usize>(row: &[T; N]) -> T {
    row.iter().fold(T::zero(), |largest, x| largest.simd_max(x.magnitude()))
}

#[inline(always)]
fn entry<T: Scalar, const N: usize>(of: &[T; N], i: usize) -> T {
    of.get(i).copied().unwrap_or(T::zero())
}
