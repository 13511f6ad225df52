//! The polynomial around a centre, and how far it may be used.

use super::accuracy::{Accuracy, exp2, first_bits, log2, reciprocal, settles};
use super::expansion::{Expansion, entry};
use super::series::{Series, share};
use crate::number::{Mask, Scalar, choose, norm};
use crate::step::{RATE, UNIT};

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

impl<T: Scalar, const N: usize> Expansion<T, N> {
    /// Computes the polynomial around the centre, in these lanes.
    ///
    /// A polynomial that is much longer or shorter than the last one is compared with the equations
    /// on its way. The coefficients do not show a force that is exponentially small at the centre,
    /// and the polynomial would pass through it to the other side.
    #[inline(always)]
    pub(super) fn expand<const B: usize>(
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
