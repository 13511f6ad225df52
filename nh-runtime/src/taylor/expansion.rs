//! The solution of an ordinary differential equation as its Taylor polynomial, and the motion along
//! it.

use super::series::{ORDER, Series, share};
#[cfg(feature = "lanes")]
use crate::number::{InLanes, number};
use crate::number::{Mask, Scalar, choose, norm};
use crate::report::MAX_POLYNOMIALS;
use crate::solve::Unreached;
use crate::step::{RATE, Segment, UNIT};

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
    rows: [[T; N]; ORDER + 1],
    /// The rounding error of the centre.
    #[cfg_attr(feature = "serde", serde(with = "crate::number::serialized::array"))]
    low: [T; N],
    /// The state that was returned last.
    #[cfg_attr(feature = "serde", serde(with = "crate::number::serialized::array"))]
    last: [T; N],
    /// The time of the last state since the centre, in two parts.
    offset: [T; 2],
    /// The reach of the polynomial; 0 if there is none yet.
    reach: T,
    /// The reach of the previous polynomial, without a sign; 0 if there was none.
    previous: T,
    /// The largest change of each number along one polynomial.
    #[cfg_attr(feature = "serde", serde(with = "crate::number::serialized::array"))]
    sizes: [T; N],
}

/// The exponent of the decay of coefficients. The last coefficients in use are e^(−1.9 j) of a
/// variable's size, and the first unused one is a seventh of the tolerance or less: e^(−1.9 (p +
/// 1)) ≤ e^(−3.8) ε^0.95 < 0.14 ε for ε ≥ 10⁻¹⁶. Jorba & Zou take e^(−2 j − 0.7) of the largest of
/// all variables.
const SAFETY: f64 = 1.9;

/// The number of orders that a variable's change in a step is computed from: higher orders are
/// small beside them.
const LOW_ORDERS: usize = 3;

/// The largest number of guesses of a step's size. It usually takes two or three; after these, the
/// last guess is used.
const MAX_GUESSES: u32 = 20;

/// The number of places at which a polynomial that is much longer or shorter than the last one is
/// compared with the equations.
const PLACES: u32 = 32;

/// The largest number of steps that a polynomial without an estimate of its reach may cover. It
/// also covers at most twice the time of the last one.
const MAX_STEPS: f64 = 32.0;

/// The relative size below which the last terms of a variable, and all later ones, are negligible
/// beside those of another variable.
const SMALL: f64 = 1e-10;

/// A bound of the error of rates under any cancellation, in roundings of the largest number.
const NOISE: f64 = 4096.0;

/// The result of following a motion.
#[derive(Clone, Copy, Debug)]
pub struct Arrival<T, const N: usize> {
    /// The state.
    pub point: [T; N],
    /// The polynomial that the state is on.
    pub expansion: Expansion<T, N>,
    /// The number of polynomials on the way.
    pub count: u32,
}

/// Returns the order of the series for this tolerance.
///
/// **Equation** p = ⌈1 − ½ ln ε⌉, at least 5.
///
/// **Source** Jorba & Zou (2005), §3.
#[must_use]
pub fn order_for(tolerance: f64) -> usize {
    let order = libm::ceil(1.0 - 0.5 * libm::log(tolerance));
    // NaN gives the highest order.
    let mut p = 5;
    #[allow(clippy::cast_precision_loss, reason = "orders are small")]
    while p < ORDER && (order.is_nan() || (p as f64) < order) {
        p += 1;
    }
    p
}

/// Advances the last state of a motion by h, and returns the new state.
///
/// The polynomial around the last centre is used up to its reach, and the next centre is at its
/// end. The times of the returned states therefore have no influence on the motion. If `start` is
/// not the last state of the motion, a new motion begins. The rounding error of a centre is carried
/// on to the next (compensated summation), and so are times.
///
/// In lanes every lane has polynomials of its own reach, and waits when it has arrived. The order
/// is that of the largest of the tolerances, which are one number in a
/// [`Batch`](crate::lanes::Batch).
///
/// # Errors
/// [`Unreached`] if the reach of a polynomial is roundoff of the step, or if the step needs too
/// many of them.
#[inline]
pub fn flow<T: Scalar, const N: usize, const B: usize>(
    before: &Expansion<T, N>,
    start: [T; N],
    h: T,
    tolerance: T,
    field: impl FnMut(&mut Series<T, B>, [T; N]) -> [T; N],
) -> Result<Arrival<T, N>, Unreached> {
    flow_along(before, start, h, tolerance, field, |_| ())
}

/// Advances a motion as [`flow`] does, and passes each [`Segment`] on the way to `look`.
///
/// # Errors
/// Those of [`flow`].
#[inline(always)]
pub fn flow_along<T: Scalar, const N: usize, const B: usize>(
    before: &Expansion<T, N>,
    start: [T; N],
    h: T,
    tolerance: T,
    mut field: impl FnMut(&mut Series<T, B>, [T; N]) -> [T; N],
    mut look: impl FnMut(Segment<'_, T>),
) -> Result<Arrival<T, N>, Unreached> {
    let mut expansion = before.continued(start);
    let accuracy = Accuracy::for_tolerance(tolerance);
    let shortest = T::lit(T::EPSILON) * h.magnitude();
    let mut series: Option<Series<T, B>> = None;
    let mut count = 0_u32;
    let [high, low] = expansion.offset;
    let (mut from, mut after) = (high, T::zero());
    let (mut high, mut low) = precisely([high, low], h);
    loop {
        let none = expansion.reach.equals(T::zero());
        if none.any() {
            let series = series.get_or_insert_with(Series::new);
            expansion.expand(none, accuracy, h, series, &mut field);
            count = count.wrapping_add(1);
        }
        let arrived = high.magnitude().at_most(expansion.reach.magnitude());
        if arrived.all() {
            let point = expansion.state_at(high);
            expansion.offset = [high, low];
            expansion.last = point;
            look(expansion.segment(after, [from, high]));
            return Ok(Arrival { point, expansion, count });
        }
        let reach = expansion.reach;
        if (!arrived & !shortest.below(reach.magnitude())).any() {
            return Err(Unreached::Singular { reach: reach.to_f64() });
        }
        if count == MAX_POLYNOMIALS {
            return Err(Unreached::TooFar { reach: reach.to_f64() });
        }
        look(expansion.segment(after, [from, reach]));
        after = T::select(arrived, after, after + (reach - from));
        from = T::select(arrived, from, T::zero());
        let left = precisely([high, low], -reach);
        (high, low) = (T::select(arrived, high, left.0), T::select(arrived, low, left.1));
        expansion.move_to(!arrived, reach);
    }
}

/// Returns a + b in two parts, for a in two parts.
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
    fn continued(&self, start: [T; N]) -> Self {
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

    /// Returns the coefficients: row k has those of order k, of powers of σ = τ/[`UNIT`].
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

    fn segment(&self, after: T, [from, to]: [T; 2]) -> Segment<'_, T> {
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
    fn move_to(&mut self, moved: T::Mask, time: T) {
        let (centre, change) = self.centre_and_change(time);
        if let Some(new) = self.rows.first_mut() {
            for (((new, low), &a), &b) in new.iter_mut().zip(&mut self.low).zip(&centre).zip(&change) {
                let (sum, error) = two_sum(a, b);
                (*new, *low) = (T::select(moved, sum, *new), T::select(moved, error, *low));
            }
        }
        self.reach = T::select(moved, T::zero(), self.reach);
    }

    /// Computes the polynomial around the centre, in these lanes.
    ///
    /// A polynomial that is much longer or shorter than the last one is compared with the equations
    /// on its way. The coefficients do not show a force that is exponentially small at the centre,
    /// and the polynomial would pass through it to the other side.
    #[inline(always)]
    fn expand<const B: usize>(
        &mut self,
        lanes: T::Mask,
        accuracy: Accuracy<T>,
        h: T,
        series: &mut Series<T, B>,
        field: &mut impl FnMut(&mut Series<T, B>, [T; N]) -> [T; N],
    ) {
        let forward = T::zero().below(h);
        let mut point = self.rows.first().copied().unwrap_or([T::zero(); N]);
        let (mut order, mut sizes) = (0, self.sizes);
        let mut trial: Option<Trial<T>> = None;
        // The field occurs here only once: it is most of the code.
        let radius = loop {
            series.go_to(order);
            let rates = field(series, point);
            if let Some(trial) = &mut trial {
                let sigma = signed(forward, trial.place());
                if trial.record(self.solves(accuracy, (sigma, trial.stride), &point, rates)) {
                    point = self.state_at(signed(forward, trial.place()) * T::lit(UNIT));
                    continue;
                }
                let radius = trial.radius();
                sizes = choose(radius.equals(trial.end), sizes, self.grown(accuracy, radius));
                break radius;
            }
            order = order.wrapping_add(1);
            point = rates.map(|rate| rate * share(order));
            if let Some(row) = self.rows.get_mut(order) {
                *row = choose(lanes, point, *row);
            }
            if order >= accuracy.order {
                let (radius, found, settled) = self.radius(accuracy, h);
                sizes = found;
                if (settled | !lanes).all() {
                    break radius;
                }
                let new = Trial::new(lanes & !settled, radius);
                (order, point) = (0, self.state_at(signed(forward, new.place()) * T::lit(UNIT)));
                trial = Some(new);
            }
        };
        // The radius has 12 bits, and times UNIT 35 bits: the time of the next centre is exact.
        let reach = signed(forward, radius * T::lit(UNIT));
        self.reach = T::select(lanes, reach, self.reach);
        self.previous = T::select(lanes, radius, self.previous);
        self.sizes = choose(lanes, sizes, self.sizes);
    }

    /// Returns the lanes in which these are the rates at σ, where the polynomial is at this point.
    /// Differences that are negligible over a stride are allowed.
    #[inline(never)]
    fn solves(&self, accuracy: Accuracy<T>, (sigma, stride): (T, T), point: &[T; N], rates: [T; N]) -> T::Mask {
        let centre = self.rows.first().copied().unwrap_or([T::zero(); N]);
        let noise = T::lit(NOISE * T::EPSILON);
        let gross = (accuracy.tolerance * T::lit(10.0)).larger(noise);
        let mut slope = [T::zero(); N];
        for (k, row) in self.rows.iter().enumerate().skip(1).rev() {
            // k, from UNIT/k.
            let order = T::lit(UNIT) / share::<T>(k);
            for (slope, &coefficient) in slope.iter_mut().zip(row) {
                *slope = *slope * sigma + coefficient * order;
            }
        }
        let sizes: [T; N] =
            core::array::from_fn(|i| entry(&centre, i).magnitude() + (entry(point, i) - entry(&centre, i)).magnitude());
        let noise = norm(sizes) * noise;
        let each = slope.iter().zip(rates).zip(sizes);
        each.fold(T::Mask::splat(true), |all, ((&slope, rate), size)| {
            all & ((slope - rate * T::lit(UNIT)).magnitude() * stride).at_most(gross * size + noise)
        })
    }

    /// Returns how far the polynomial may be used, as σ, the size of each variable then, and the
    /// lanes in which the radius is settled.
    ///
    /// **Equation** h = ρ e^(−1.9) with the smaller of ρ_j = (1/max_i |c_ij|/s_i)^(1/j), j = p − 1,
    /// p. The size s_i of the i-th variable is its largest change along a polynomial, Σ |c_ik| hᵏ
    /// over 1 ≤ k ≤ 3, or |c_i0| ε/tolerance if that is more; roundoff hides changes below that.
    ///
    /// A size for each variable makes the step independent of units. A change as the size makes it
    /// independent of the variable's zero. The largest change so far makes it independent of a
    /// variable that is about to come to rest. Sizes are small powers of h beside hᵖ: the last
    /// step's h serves in place of the new one, unless the two differ much.
    ///
    /// **Source** Jorba & Zou (2005), §3.2 and 3.3. They have one size for all variables, max(‖c₀‖,
    /// 1).
    #[inline(always)]
    fn radius(&self, accuracy: Accuracy<T>, h: T) -> (T, [T; N], T::Mask) {
        let sizes = self.sizes_at(LOW_ORDERS, self.previous);
        let radius = self.radius_for(accuracy, &sizes);
        let settled = settles(radius, self.previous) & !self.grows(accuracy, &sizes, radius);
        let (radius, sizes) =
            if settled.all() { (radius, sizes) } else { self.settled_radius(accuracy, h, (radius, sizes), settled) };
        (radius, sizes, settled)
    }

    /// Returns the radius and sizes if the last step gives no estimate of h: in the first step, and
    /// if the motion becomes faster or slower.
    #[cold]
    #[inline(never)]
    fn settled_radius(
        &self,
        accuracy: Accuracy<T>,
        h: T,
        (mut radius, mut sizes): (T, [T; N]),
        known: T::Mask,
    ) -> (T, [T; N]) {
        let (mut settled, mut time) = (known, T::select(known, self.previous, T::one()));
        for _ in 0..MAX_GUESSES {
            let guess = self.grown(accuracy, time);
            let found = self.radius_for(accuracy, &guess);
            (radius, sizes) = (T::select(settled, radius, found), choose(settled, sizes, guess));
            settled = settled | settles(found, time);
            if settled.all() {
                break;
            }
            time = found;
        }
        // Coefficients that end before the last orders do not show how far the polynomial is valid.
        let step = h.magnitude() * T::lit(RATE);
        let most = T::select(
            self.previous.equals(T::zero()),
            step,
            (self.previous + self.previous).smaller(step * T::lit(MAX_STEPS)),
        );
        let short = T::select(known | self.decays(accuracy, &sizes, radius), radius, radius.smaller(most));
        let short = T::by_lane(|lane| first_bits(short.lane(lane)));
        (short, choose(short.equals(radius), sizes, self.grown(accuracy, short)))
    }

    /// Returns whether the polynomial of a variable has terms that grow up to the last ones. In a
    /// convergent polynomial those of orders p and p − 1 are some hundredths of those of orders p −
    /// 3 and p − 4. Terms that are far below those of another variable may grow: later ones are too
    /// small as well.
    #[inline(always)]
    fn grows(&self, accuracy: Accuracy<T>, sizes: &[T; N], radius: T) -> T::Mask {
        let row = |before: usize| self.rows.get(accuracy.order.wrapping_sub(before)).copied().unwrap_or([T::zero(); N]);
        let ([last, second, third, fourth], inverse) = ([0, 1, 3, 4].map(row), self.inverses(accuracy, sizes));
        let larger =
            |a: &[T; N], b: &[T; N], i: usize| (entry(a, i).magnitude() * radius).larger(entry(b, i).magnitude());
        let largest = (0..N).fold(T::zero(), |most, i| most.larger(larger(&last, &second, i) * entry(&inverse, i)));
        let (least, cube) = (largest * T::lit(SMALL), radius * radius * (radius + radius) * T::lit(2.0));
        (0..N).fold(T::Mask::splat(false), |any, i| {
            let end = larger(&last, &second, i);
            any | (least.below(end * entry(&inverse, i)) & larger(&third, &fourth, i).below(end * cube))
        })
    }

    /// Returns the variables' sizes after the time h.
    fn grown(&self, accuracy: Accuracy<T>, h: T) -> [T; N] {
        let mut sizes = self.sizes_at(LOW_ORDERS, h);
        // A motion that begins with a higher order has the size of that order.
        let all = self.sizes_at(accuracy.order.saturating_sub(2), h);
        // A variable that changes by a smaller part of the largest number is at rest.
        let least = norm(self.rows.first().copied().unwrap_or([T::zero(); N])) * T::lit(T::EPSILON * T::EPSILON);
        for (size, all) in sizes.iter_mut().zip(all) {
            *size = T::select(size.equals(T::zero()), all, *size).larger(least);
        }
        sizes
    }

    /// Returns whether the coefficients decay up to the last ones, which determine the radius.
    /// Those of orders p − 3 and p − 4 are then some hundred times as large.
    fn decays(&self, accuracy: Accuracy<T>, sizes: &[T; N], radius: T) -> T::Mask {
        let [nearer, farther] = [3, 4].map(|before| accuracy.order.saturating_sub(before));
        let inverse = self.inverses(accuracy, sizes);
        let [near, far] = [nearer, farther].map(|k| self.largest(k, &inverse));
        #[allow(clippy::cast_precision_loss, reason = "orders are small")]
        let ratio = T::by_lane(|lane| {
            let size = log2(radius.lane(lane));
            let term = |norm: T, k: usize| match norm.lane(lane) {
                norm if norm > 0.0 => log2(norm) + k as f64 * size,
                _ => f64::NEG_INFINITY,
            };
            let last = -SAFETY * core::f64::consts::LOG2_E * accuracy.order as f64;
            term(near, nearer).max(term(far, farther)) - last
        });
        T::one().below(ratio)
    }

    /// Returns the variables' sizes if the polynomial is used for the time h: the last sizes, or Σ
    /// |c_ik| hᵏ over k from 1 to `most` if that is more.
    #[inline(always)]
    fn sizes_at(&self, most: usize, h: T) -> [T; N] {
        let mut changes = [T::zero(); N];
        for row in self.rows.iter().skip(1).take(most).rev() {
            for (change, coefficient) in changes.iter_mut().zip(row) {
                *change = (*change + coefficient.magnitude()) * h;
            }
        }
        for (change, &size) in changes.iter_mut().zip(&self.sizes) {
            *change = change.larger(size);
        }
        changes
    }

    /// Returns the [radius](Self::radius) for these sizes.
    #[inline(always)]
    fn radius_for(&self, accuracy: Accuracy<T>, sizes: &[T; N]) -> T {
        let order = accuracy.order;
        let row = |k: usize| self.rows.get(k).copied().unwrap_or([T::zero(); N]);
        let inverse = self.inverses(accuracy, sizes);
        // Close to a pole coefficients overflow, and comparisons would drop a NaN.
        let known = norm(row(order)).finite() & norm(row(order.wrapping_sub(1))).finite();
        let (before, last) = (self.largest(order.wrapping_sub(1), &inverse), self.largest(order, &inverse));
        let rate = |norm: f64, k: usize| log2(norm) * reciprocal(k);
        let radius = T::by_lane(|lane| {
            let faster = rate(before.lane(lane), order.wrapping_sub(1)).max(rate(last.lane(lane), order));
            first_bits(exp2(-(faster + SAFETY * core::f64::consts::LOG2_E)))
        });
        T::select(known, radius, T::zero())
    }

    /// Returns 1/sᵢ for these sizes, or for the size that roundoff hides if that is larger.
    #[inline(always)]
    fn inverses(&self, Accuracy { hidden, .. }: Accuracy<T>, sizes: &[T; N]) -> [T; N] {
        let mut inverse = self.rows.first().copied().unwrap_or([T::zero(); N]).map(|z| hidden * z.magnitude());
        for (inverse, &size) in inverse.iter_mut().zip(sizes) {
            *inverse = T::one().div_or_zero(size.larger(*inverse));
        }
        inverse
    }

    /// Returns max |cᵢₖ|/sᵢ.
    #[inline(always)]
    fn largest(&self, k: usize, inverse: &[T; N]) -> T {
        let row = self.rows.get(k).copied().unwrap_or([T::zero(); N]);
        row.iter().zip(inverse).fold(T::zero(), |largest, (c, &inverse)| largest.larger(c.magnitude() * inverse))
    }
}

/// A comparison of a polynomial with the equations, before the polynomial is used.
#[derive(Clone, Copy)]
struct Trial<T: Scalar> {
    /// Lanes with a comparison; the others use the polynomial as it is.
    unsure: T::Mask,
    /// Lanes in which the polynomial has agreed so far.
    right: T::Mask,
    /// The intended reach, as σ.
    end: T,
    /// The distance between places.
    stride: T,
    /// The number of the place.
    at: u32,
    /// The last place at which the polynomial agreed.
    known: T,
}

impl<T: Scalar> Trial<T> {
    #[cold]
    fn new(unsure: T::Mask, end: T) -> Self {
        let stride = end * T::lit(1.0 / f64::from(PLACES));
        Trial { unsure, right: unsure, end, stride, at: 1, known: T::zero() }
    }

    /// Returns σ of the place.
    fn place(&self) -> T {
        self.stride * T::lit(f64::from(self.at))
    }

    /// Records a comparison and moves to the next place. Returns whether there is one.
    #[cold]
    fn record(&mut self, solves: T::Mask) -> bool {
        self.right = self.right & solves;
        self.known = T::select(self.right, self.place(), self.known);
        self.at = self.at.wrapping_add(1);
        self.at <= PLACES && self.right.any()
    }

    /// Returns the reach of the polynomial. If it disagreed at the first place, it is used for a
    /// part of the way there.
    fn radius(&self) -> T {
        let short = self.stride * T::lit(0.125);
        let known = T::select(self.known.equals(T::zero()), short, self.known);
        let known = T::by_lane(|lane| first_bits(known.lane(lane)));
        T::select(self.unsure, known, self.end)
    }
}

/// Returns a time with the sign of the step.
#[inline(always)]
fn signed<T: Scalar>(forward: T::Mask, time: T) -> T {
    T::select(forward, time, -time)
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

/// The accuracy of polynomials.
#[derive(Clone, Copy)]
struct Accuracy<T> {
    order: usize,
    tolerance: T,
    /// ε/tolerance: the tolerance, relative to this fraction of a number, is the number's roundoff.
    hidden: T,
}

impl<T: Scalar> Accuracy<T> {
    #[inline(always)]
    fn for_tolerance(tolerance: T) -> Self {
        let roundoff = T::lit(T::EPSILON);
        let order = order_for(tolerance.to_f64().max(T::EPSILON));
        let tolerance = tolerance.larger(roundoff);
        Accuracy { order, tolerance, hidden: roundoff / tolerance }
    }
}

/// Returns whether the change in the time h may serve for that in the time `found`. For h above
/// twice that time it would be too large. For h below an eighth of it, it would be so small that
/// steps become short.
#[inline(always)]
fn settles<T: Scalar>(found: T, h: T) -> T::Mask {
    h.at_most(found + found) & found.at_most(T::lit(8.0) * h)
}

/// Returns x, rounded towards 0 to 12 bits.
#[inline(always)]
fn first_bits(x: f64) -> f64 {
    f64::from_bits(x.to_bits() & !((1 << 41) - 1))
}

/// Returns 1/k.
#[inline(always)]
fn reciprocal(k: usize) -> f64 {
    share::<f64>(k) * RATE
}

/// Returns log₂ x to 2·10⁻⁵ for a positive x that is not subnormal, and −1023 for 0. The accuracy
/// suffices for the size of a step, and the code is short.
#[inline(always)]
fn log2(x: f64) -> f64 {
    const MANTISSA: u64 = (1 << 52) - 1;
    let bits = x.to_bits();
    let exponent = i32::try_from(bits >> 52).unwrap_or(2047) - 1023;
    let m = f64::from_bits(1.0_f64.to_bits() | (bits & MANTISSA));
    // Interpolation of log₂ on [1, 2] at the zeros of a Chebyshev polynomial.
    let tail = (0.043_004_957_8 * m - 0.402_513_394) * (m * m) + (1.589_474_29 * m - 3.489_878_55);
    f64::from(exponent) + (tail * (m * m) + (5.047_855_41 * m - 2.787_926_21))
}

/// Returns 2ˣ with a relative error of 4·10⁻⁶. x is limited to the exponents of normal numbers.
#[inline(always)]
fn exp2(x: f64) -> f64 {
    let x = x.clamp(-1022.0, 1023.0);
    let whole = libm::floor(x);
    let f = x - whole;
    // Interpolation of 2ᶠ on [0, 1] at the zeros of a Chebyshev polynomial.
    let power =
        ((0.013_670_309_5 * f + 0.051_744_997_8) * f + 0.241_604_357) * (f * f) + (0.692_972_922 * f + 1.000_003_49);
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 1 and 2046")]
    let exponent = (whole + 1023.0) as u64;
    power * f64::from_bits(exponent << 52)
}

#[inline(always)]
fn entry<T: Scalar, const N: usize>(of: &[T; N], i: usize) -> T {
    of.get(i).copied().unwrap_or(T::zero())
}
