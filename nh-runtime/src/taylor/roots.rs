//! Zeros of polynomials, isolated: none is missed.

use super::series::ORDER;

/// A zero of a polynomial on an interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Root {
    /// Where it is.
    pub at: f64,
    /// From where the polynomial is negative to where it is not; `None` where it is 0 without a change of sign.
    pub rising: Option<bool>,
}

/// Coefficients in powers, or in Bernstein's basis.
type Coefficients = [f64; ORDER + 1];

/// Intervals are not halved more often: they are then as short as roundoff.
const DEEPEST: u32 = 50;

/// The zeros of Σ cₖ xᵏ, k ≤ 20, from x = `from` on to x = `to`, in this order.
///
/// Written in Bernstein's basis of an interval, a polynomial has at most as many zeros there as its coefficients have changes of sign, and just one where
/// there is one change (Descartes' rule of signs). Intervals with more are halved. No zero is missed for being close to another one: two
/// of them, or one without a change of sign, may come out as none only where the polynomial is not further from 0 between them than its own roundoff.
///
/// `positive` says on which side of 0 the function was before, and what it comes to: where the value at the beginning is 0 within roundoff, that
/// decides, so that of two polynomials that meet in a zero one has it, and not both or none. At first it is `None`: a zero at the very beginning
/// does not count then.
///
/// **Source** Collins & Akritas (1976), Polynomial real root isolation using Descartes' rule of signs; in Bernstein's basis Lane & Riesenfeld (1981),
/// Bounds on a polynomial.
pub fn roots(
    coefficients: impl Iterator<Item = f64>,
    [from, to]: [f64; 2],
    positive: &mut Option<bool>,
    found: &mut dyn FnMut(Root),
) {
    let mut powers = [0.0; ORDER + 1];
    for (power, coefficient) in powers.iter_mut().zip(coefficients) {
        *power = coefficient;
    }
    move_to(&mut powers, from, to - from);
    let noise = 32.0 * f64::EPSILON * powers.iter().map(|c| c.abs()).sum::<f64>();
    let mut bernstein = in_bernsteins_basis(&powers);
    if let Some(first) = bernstein.first().copied().filter(|first| first.abs() <= noise) {
        let side = positive.or_else(|| bernstein.iter().find(|b| b.abs() > noise).map(|b| *b > 0.0));
        let Some(side) = side else { return };
        let first_sided = if side { first.abs() } else { -(first.abs() + f64::MIN_POSITIVE) };
        if let Some(first) = bernstein.first_mut() {
            *first = first_sided;
        }
    }
    let mut search = Search {
        powers,
        noise,
        last: None,
        found: &mut |root| {
            found(Root { at: from + (to - from) * root.at, ..root });
        },
    };
    search.isolate(&bernstein, [0.0, 1.0], 0);
    *positive = bernstein.last().map(|last| *last >= 0.0);
}

struct Search<'a> {
    powers: Coefficients,
    /// Smaller numbers are roundoff.
    noise: f64,
    /// The zero without a change of sign that was found last: the interval beside it has it too.
    last: Option<f64>,
    found: &'a mut dyn FnMut(Root),
}

impl Search<'_> {
    fn isolate(&mut self, bernstein: &Coefficients, [from, to]: [f64; 2], depth: u32) {
        let signs = bernstein.iter().map(|b| *b >= 0.0);
        let changes = signs.clone().zip(signs.clone().skip(1)).filter(|(a, b)| a != b).count();
        let (Some(first), Some(last)) = (signs.clone().next(), signs.clone().next_back()) else { return };
        if changes == 0 {
            return;
        }
        let middle = 0.5 * (from + to);
        if changes == 1 {
            let at = self.bisect([from, to], last);
            (self.found)(Root { at, rising: Some(last) });
            return;
        }
        if depth == DEEPEST || bernstein.iter().all(|b| b.abs() <= self.noise) {
            if first != last {
                (self.found)(Root { at: middle, rising: Some(last) });
            } else if depth > 0 && self.last.is_none_or(|last| middle - last > 1e-6) {
                self.last = Some(middle);
                (self.found)(Root { at: middle, rising: None });
            }
            return;
        }
        let (left, right) = halves(bernstein);
        self.isolate(&left, [from, middle], depth.wrapping_add(1));
        self.isolate(&right, [middle, to], depth.wrapping_add(1));
    }

    /// The only zero in an interval; where there is no change of sign within roundoff the end that is nearer.
    fn bisect(&self, [mut from, mut to]: [f64; 2], rising: bool) -> f64 {
        let value = |x: f64| self.powers.iter().rev().fold(0.0, |sum, c| sum * x + c);
        loop {
            let middle = 0.5 * (from + to);
            if middle <= from || middle >= to {
                return to;
            }
            if (value(middle) >= 0.0) == rising { to = middle } else { from = middle }
        }
    }
}

/// p(from + width x)
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

/// b_i = Σ C(i, k)/C(n, k) cₖ, k ≤ i: by differences of the cₖ/C(n, k).
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

/// De Casteljau's algorithm at 1/2.
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
