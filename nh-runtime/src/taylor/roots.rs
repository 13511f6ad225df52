//! Zeros of polynomials, isolated so that none is missed.

use super::series::ORDER;

/// A zero of a polynomial on an interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Root {
    /// Its place.
    pub at: f64,
    /// Whether the polynomial changes from negative to positive there; `None` if it is 0 without a
    /// change of sign.
    pub rising: Option<bool>,
    /// The length of the interval around the zero on which the polynomial is 0 within roundoff: the
    /// uncertainty of its place.
    pub width: f64,
}

/// The sign of a function, passed on from one polynomial to the next.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Side {
    /// The last sign beyond roundoff; `None` if there was none yet.
    pub positive: Option<bool>,
    /// The length of the interval, up to here, on which the function is 0 within roundoff, if it
    /// is.
    pub zero_for: Option<f64>,
}

/// Coefficients of powers, or in Bernstein's basis.
type Coefficients = [f64; ORDER + 1];

/// The largest number of halvings: the intervals are then as short as roundoff.
const DEEPEST: u32 = 50;

/// The multiple of roundoff that a function has to exceed after it was 0 within roundoff.
const BEYOND: f64 = 8.0;

/// Finds the zeros of Σ cₖ xᵏ, k ≤ 20, between x = `from` and x = `to`, in this order.
///
/// In Bernstein's basis of an interval, a polynomial has no zero there if its coefficients have one
/// sign, and is monotonic if they increase or decrease. Other intervals are halved, until the
/// polynomial is roundoff there. So no zero is missed because it is close to another one.
///
/// An interval on which the polynomial is 0 within roundoff counts as one zero, however often the
/// sign changes there. It is a change of sign if the signs on its two sides differ, and a touch
/// otherwise. The zero is at the change of sign, or in the middle of the interval. Roundoff is that
/// of the polynomial's terms on the interval. Coefficients with larger errors are covered by
/// `noise`.
///
/// `side` is the sign of the function before, and then the sign after, so that a zero where two
/// polynomials meet is found once. By default the sign is unknown: a zero at the very beginning
/// then does not count.
///
/// **Source** Lane & Riesenfeld (1981), Bounds on a polynomial.
pub fn roots(
    coefficients: impl Iterator<Item = f64>,
    [from, to]: [f64; 2],
    noise: f64,
    side: &mut Side,
    found: &mut dyn FnMut(Root),
) {
    let mut powers = [0.0; ORDER + 1];
    for (power, coefficient) in powers.iter_mut().zip(coefficients) {
        *power = coefficient;
    }
    let (width, length) = (to - from, (to - from).abs());
    move_to(&mut powers, from, width);
    let noise = noise + 32.0 * f64::EPSILON * powers.iter().map(|c| c.abs()).sum::<f64>();
    let mut search = Search {
        powers,
        noise,
        positive: side.positive,
        entered: side.zero_for.map(|before| -before / length.max(f64::MIN_POSITIVE)),
        found: &mut |root| found(Root { at: from + width * root.at, width: length * root.width, ..root }),
    };
    if search.entered.is_none() && powers.first().is_none_or(|first| first.abs() <= noise) {
        search.entered = Some(0.0);
    }
    search.isolate(&in_bernsteins_basis(&powers), [0.0, 1.0], 0);
    *side = Side { positive: search.positive, zero_for: search.entered.map(|entered| (1.0 - entered) * length) };
}

struct Search<'a> {
    powers: Coefficients,
    /// The bound below which numbers are roundoff.
    noise: f64,
    positive: Option<bool>,
    /// The point since which the polynomial is roundoff, if it is.
    entered: Option<f64>,
    found: &'a mut dyn FnMut(Root),
}

impl Search<'_> {
    fn isolate(&mut self, bernstein: &Coefficients, [from, to]: [f64; 2], depth: u32) {
        if bernstein.iter().all(|b| b.abs() <= self.noise) {
            self.entered = self.entered.or(Some(from));
            return;
        }
        let clear = bernstein.iter().all(|b| *b > self.noise) || bernstein.iter().all(|b| *b < -self.noise);
        let pairs = || bernstein.iter().zip(bernstein.iter().skip(1));
        let monotonic = pairs().all(|(a, b)| a <= b) || pairs().all(|(a, b)| a >= b);
        if clear || monotonic || depth == DEEPEST {
            return self.pass(bernstein, [from, to]);
        }
        let middle = 0.5 * (from + to);
        let (left, right) = halves(bernstein);
        self.isolate(&left, [from, middle], depth.wrapping_add(1));
        self.isolate(&right, [middle, to], depth.wrapping_add(1));
    }

    /// Processes an interval on which the polynomial is monotonic, or has one sign beyond roundoff.
    fn pass(&mut self, bernstein: &Coefficients, [from, to]: [f64; 2]) {
        let (Some(first), Some(last)) = (bernstein.first(), bernstein.last()) else { return };
        let now = *last > 0.0;
        let Some(entered) = self.entered else {
            let before = *self.positive.get_or_insert(*first > 0.0);
            if last.abs() <= self.noise {
                let level = if before { self.noise } else { -self.noise };
                self.entered = Some(self.bisect(level, [from, to], !before));
            } else if now != before {
                let at = self.bisect(0.0, [from, to], now);
                self.meet(Root { at, rising: Some(now), width: 2.0 * self.noise / self.slope(at) }, now);
            }
            return;
        };
        if last.abs() <= BEYOND * self.noise {
            return;
        }
        let level = if now { self.noise } else { -self.noise };
        let left = if (*first > level) == now { from } else { self.bisect(level, [from, to], now) };
        let width = left - entered;
        match self.positive {
            None => self.positive = Some(now),
            Some(before) if before == now => {
                self.meet(Root { at: (0.5 * (entered + left)).max(0.0), rising: None, width }, now);
            }
            Some(_) => {
                let at = self.bisect(0.0, [entered.max(0.0), left], now);
                self.meet(Root { at, rising: Some(now), width }, now);
            }
        }
        self.entered = None;
    }

    fn meet(&mut self, root: Root, now: bool) {
        (self.found)(root);
        self.positive = Some(now);
    }

    fn value(&self, x: f64) -> f64 {
        self.powers.iter().rev().fold(0.0, |sum, c| sum * x + c)
    }

    /// Returns |p'(x)|, or the smallest positive number if that is 0.
    #[allow(clippy::cast_precision_loss, reason = "orders are small")]
    fn slope(&self, x: f64) -> f64 {
        let terms = self.powers.iter().enumerate().skip(1).rev();
        terms.fold(0.0, |sum, (k, c)| sum * x + k as f64 * c).abs().max(f64::MIN_POSITIVE)
    }

    /// Returns the point where the polynomial passes the level, up or down; the beginning or the
    /// end if it does not.
    fn bisect(&self, level: f64, [mut from, mut to]: [f64; 2], rising: bool) -> f64 {
        loop {
            let middle = 0.5 * (from + to);
            if middle <= from || middle >= to {
                return to;
            }
            if (self.value(middle) >= level) == rising { to = middle } else { from = middle }
        }
    }
}

/// Transforms the powers to p(from + width x).
fn move_to(powers: &mut Coefficients, from: f64, width: f64) {
    for begin in 0..ORDER {
        let mut above = 0.0;
        for power in powers.iter_mut().skip(begin).rev() {
            *power += from * above;
            above = *power;
        }
    }
    let mut factor = 1.0;
    for power in powers {
        *power *= factor;
        factor *= width;
    }
}

/// Returns b_i = Σ C(i, k)/C(n, k) cₖ, k ≤ i, by differences of the cₖ/C(n, k).
#[allow(clippy::cast_precision_loss, reason = "orders are small")]
fn in_bernsteins_basis(powers: &Coefficients) -> Coefficients {
    let mut differences = *powers;
    // C(n, k) with n = ORDER
    let (mut binomial, mut left, mut k) = (1.0, ORDER as f64, 1.0);
    for difference in &mut differences {
        *difference /= binomial;
        binomial *= left / k;
        (left, k) = (left - 1.0, k + 1.0);
    }
    for begin in 1..=ORDER {
        let mut before = None;
        for entry in differences.iter_mut().skip(ORDER.wrapping_sub(begin)) {
            if let Some(before) = before {
                *entry += before;
            }
            before = Some(*entry);
        }
    }
    differences
}

/// Splits a polynomial into its two halves, by De Casteljau's algorithm at 1/2.
fn halves(bernstein: &Coefficients) -> (Coefficients, Coefficients) {
    let (mut left, mut row) = ([0.0; ORDER + 1], *bernstein);
    for (k, left) in left.iter_mut().enumerate() {
        *left = row.first().copied().unwrap_or(0.0);
        let mut next = None;
        for entry in row.iter_mut().take(ORDER.wrapping_sub(k).wrapping_add(1)).rev() {
            let value = *entry;
            if let Some(next) = next {
                *entry = 0.5 * (value + next);
            }
            next = Some(value);
        }
    }
    (left, row)
}
