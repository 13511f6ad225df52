//! The solution of an ordinary differential equation as its Taylor polynomial.

use super::series::ORDER;
#[cfg(feature = "lanes")]
use crate::number::{InLanes, number};
use crate::number::{Mask, Scalar, choose};
use crate::step::{RATE, Segment};

/// A Taylor polynomial of a motion z(t): N numbers as a function of the time since its centre. It
/// also has the time since the centre of the last returned state, and the reach of the polynomial.
///
/// **Equation** z(t₀ + τ) = Σ cₖ τᵏ, k ≤ p; p = ⌈1 − ½ ln ε⌉.
///
/// **Source** Jorba & Zou (2005), A software package for the numerical integration of ODEs by means
/// of high-order Taylor methods.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(bound(serialize = "T: serde::Serialize", deserialize = "T: Scalar + serde::Deserialize<'de>"))
)]
pub struct Expansion<T, const N: usize> {
    /// Row k has the coefficients of order k, those of σᵏ with σ = τ/UNIT.
    #[cfg_attr(feature = "serde", serde(with = "crate::number::serialized::matrix"))]
    pub(super) rows: [[T; N]; ORDER + 1],
    /// The rounding error of the centre.
    #[cfg_attr(feature = "serde", serde(with = "crate::number::serialized::array"))]
    low: [T; N],
    /// The state that was returned last.
    #[cfg_attr(feature = "serde", serde(with = "crate::number::serialized::array"))]
    pub(super) last: [T; N],
    /// The time of the last state since the centre, in two parts.
    pub(super) offset: [T; 2],
    /// The reach of the polynomial; 0 if there is none yet.
    pub(super) reach: T,
    /// The reach of the previous polynomial, without a sign; 0 if there was none.
    pub(super) previous: T,
    /// The largest change of each number along one polynomial.
    #[cfg_attr(feature = "serde", serde(with = "crate::number::serialized::array"))]
    pub(super) sizes: [T; N],
}

#[inline(always)]
pub(super) fn two_sum<T: Scalar>(a: T, b: T) -> (T, T) {
    let sum = a + b;
    let part = sum - a;
    (sum, (a - (sum - part)) + (b - part))
}

impl<T: Scalar, const N: usize> Expansion<T, N> {
    /// Creates an expansion without a polynomial.
    pub fn new() -> Self {
        Self::at([T::zero(); N])
    }

    /// Creates an expansion without a polynomial, for a motion that begins here.
    #[inline(always)]
    pub fn at(start: [T; N]) -> Self {
        let mut rows = [[T::zero(); N]; ORDER + 1];
        if let Some(centre) = rows.first_mut() {
            *centre = start;
        }
        let none = T::zero();
        Expansion {
            rows,
            low: [none; N],
            last: start,
            offset: [none; 2],
            reach: none,
            previous: none,
            sizes: [none; N],
        }
    }

    /// Returns the polynomial whose last returned state is `start`. Lanes with another state get an
    /// expansion without a polynomial.
    #[inline(always)]
    pub(super) fn continued(&self, start: [T; N]) -> Self {
        let same = self.last.iter().zip(start).fold(T::Mask::splat(true), |all, (&a, b)| all & a.equals(b));
        if same.all() {
            return *self;
        }
        let new = Expansion::at(start);
        if !same.any() {
            return new;
        }
        let mut mixed = new;
        for (mixed, old) in mixed.rows.iter_mut().zip(self.rows) {
            *mixed = choose(same, old, *mixed);
        }
        mixed.low = choose(same, self.low, new.low);
        mixed.last = choose(same, self.last, new.last);
        mixed.offset = choose(same, self.offset, new.offset);
        mixed.reach = T::select(same, self.reach, new.reach);
        mixed.previous = T::select(same, self.previous, new.previous);
        mixed.sizes = choose(same, self.sizes, new.sizes);
        mixed
    }

    /// Returns the coefficients: row k has those of order k, of powers of σ =
    /// τ/[`UNIT`](crate::taylor::UNIT).
    pub fn coefficients(&self) -> &[[T; N]; ORDER + 1] {
        &self.rows
    }

    /// Returns the rounding error of the centre.
    pub fn low(&self) -> &[T; N] {
        &self.low
    }

    /// Returns the last returned state, and its time since the centre in two parts.
    pub fn last(&self) -> (&[T; N], [T; 2]) {
        (&self.last, self.offset)
    }

    /// Returns the reach of the last polynomial, and the largest change of each number along one.
    pub fn progress(&self) -> (T, &[T; N]) {
        (self.previous, &self.sizes)
    }

    /// Makes an expansion from the [coefficients](Self::coefficients), the [rounded part of the
    /// centre](Self::low), the [last state with its time](Self::last), the [reach](Self::reach) and the
    /// [progress](Self::progress) of another one.
    pub fn of(
        rows: [[T; N]; ORDER + 1],
        low: [T; N],
        (last, offset): ([T; N], [T; 2]),
        reach: T,
        (previous, sizes): (T, [T; N]),
    ) -> Self {
        Expansion { rows, low, last, offset, reach, previous, sizes }
    }

    pub(super) fn segment(&self, after: T, [from, to]: [T; 2]) -> Segment<'_, T> {
        Segment { coefficients: self.rows.as_flattened(), variables: N, after, from, to }
    }

    /// Returns the reach of the polynomial, with the sign of the step; 0 if there is none yet.
    pub fn reach(&self) -> T {
        self.reach
    }

    /// Returns the time since the centre of the last returned state.
    pub fn offset(&self) -> T {
        self.offset[0]
    }

    /// Returns the state at this time since the centre.
    #[inline(always)]
    pub fn state_at(&self, time: T) -> [T; N] {
        let (centre, change) = self.centre_and_change(time);
        core::array::from_fn(|i| entry(&centre, i) + entry(&change, i))
    }

    /// Returns z(t₀), and z(t₀ + τ) − z(t₀) with the rounding error of the centre.
    #[inline(always)]
    fn centre_and_change(&self, time: T) -> ([T; N], [T; N]) {
        let zeros = [T::zero(); N];
        let Some((centre, rows)) = self.rows.split_first() else { return (zeros, zeros) };
        // The product is exact at the end of the polynomial.
        let time = time * T::lit(RATE);
        let square = time * time;
        let fourth = square * square;
        // Orders are grouped by their remainders: four chains of a quarter of the length. There are
        // 20 rows from order 1 on.
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

    /// Moves the centre to this time, where there is no polynomial yet.
    #[inline(always)]
    pub(super) fn move_to(&mut self, moved: T::Mask, time: T) {
        let (centre, change) = self.centre_and_change(time);
        if let Some(new) = self.rows.first_mut() {
            for (((new, low), &a), &b) in new.iter_mut().zip(&mut self.low).zip(&centre).zip(&change) {
                let (sum, error) = two_sum(a, b);
                (*new, *low) = (T::select(moved, sum, *new), T::select(moved, error, *low));
            }
        }
        self.reach = T::select(moved, T::zero(), self.reach);
    }
}

#[cfg(feature = "lanes")]
impl<T: Scalar, const N: usize> InLanes<T> for Expansion<T, N> {
    type Lane = Expansion<f64, N>;

    fn gather(lanes: &[Expansion<f64, N>]) -> Self {
        let numbers = |array: &dyn Fn(&Expansion<f64, N>) -> [f64; N]| {
            core::array::from_fn(|i| number(lanes, |lane| entry(&array(lane), i)))
        };
        let rows = core::array::from_fn(|k| numbers(&|lane| lane.rows.get(k).copied().unwrap_or([0.0; N])));
        Expansion {
            rows,
            low: numbers(&|lane| lane.low),
            last: numbers(&|lane| lane.last),
            offset: [number(lanes, |lane| lane.offset[0]), number(lanes, |lane| lane.offset[1])],
            reach: number(lanes, |lane| lane.reach),
            previous: number(lanes, |lane| lane.previous),
            sizes: numbers(&|lane| lane.sizes),
        }
    }

    fn lane(&self, lane: usize) -> Expansion<f64, N> {
        let number = |x: T| x.lane(lane);
        Expansion {
            rows: self.rows.map(|row| row.map(number)),
            low: self.low.map(number),
            last: self.last.map(number),
            offset: self.offset.map(number),
            reach: number(self.reach),
            previous: number(self.previous),
            sizes: self.sizes.map(number),
        }
    }
}

impl<T: Scalar, const N: usize> Default for Expansion<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

#[inline(always)]
pub(super) fn entry<T: Scalar, const N: usize>(of: &[T; N], i: usize) -> T {
    of.get(i).copied().unwrap_or(T::zero())
}
