//! The zeros of an event on a polynomial of the motion.

use super::expand::{Expanded, Names, Points, moved};
use super::{Event, Occurrence};
use nonholonomic::taylor::{Root, Segment, Side, roots};

/// An event on a polynomial of the motion.
pub(super) struct Course<'a> {
    pub(super) event: &'a Event,
    pub(super) names: &'a Names,
    pub(super) segment: &'a Segment<'a, f64>,
    /// The time of the polynomial's centre.
    pub(super) centre: f64,
    pub(super) points: &'a Points,
}

/// The number of places at which a polynomial is compared with the event, and the largest
/// difference relative to its size.
const PLACES: u32 = 16;

const SAME: f64 = 1e-9;

/// The largest number of an event's polynomials on one polynomial of the motion.
const MAX_PIECES: u32 = 1 << 18;

impl Course<'_> {
    fn wrong(&self, why: &str, sigma: f64) -> String {
        let t = self.centre + Segment::<f64>::unscaled(sigma);
        format!("the event `{}` {why} at t = {t}", self.event.text)
    }

    /// Finds the zeros between two σ. `expanded` is the event's polynomial about `about`. Where it
    /// does not reach, the interval is halved and the event is expanded about the middle of each
    /// half.
    pub(super) fn zeros(
        &self,
        (about, expanded): (f64, &Expanded),
        [from, to]: [f64; 2],
        side: &mut Side,
        pieces: &mut u32,
        found: &mut Vec<Root>,
    ) -> Result<(), String> {
        if expanded.coefficients[0].is_nan() {
            return Err(self.wrong("has no value", about));
        }
        let distance = (from - about).abs().max((to - about).abs());
        if expanded.reaches(distance) && (!expanded.ends_early(distance) || self.agrees(about, expanded, [from, to])) {
            if expanded.vanishes(distance.max(1e-3)) {
                return Err(self.wrong("is 0 all the time and has no passages,", about));
            }
            let between = [from - about, to - about];
            let before = found.len();
            roots(expanded.coefficients.iter().copied(), between, expanded.noise, side, &mut |root| {
                found.push(Root { at: about + root.at, ..root });
            });
            return found[before..].iter().try_for_each(|root| self.check(root, about, expanded));
        }
        let middle = 0.5 * (from + to);
        *pieces += 1;
        if *pieces == MAX_PIECES || middle == from || middle == to {
            return Err(self.wrong("cannot be followed: it changes too fast, or has no Taylor series,", middle));
        }
        for between in [[from, middle], [middle, to]] {
            let about = 0.5 * (between[0] + between[1]);
            let expanded = self.event.difference.expanded(&moved(self.points, about));
            self.zeros((about, &expanded), between, side, pieces, found)?;
        }
        Ok(())
    }

    /// Describes the motion at a zero of the event with this index, if the crossing has the event's
    /// direction.
    pub(super) fn met(&self, number: usize, root: &Root) -> Option<Occurrence> {
        if self.event.rising.is_some_and(|rising| root.rising != Some(rising)) {
            return None;
        }
        let [at, width] = [root.at, root.width].map(Segment::<f64>::unscaled);
        let (q, v) = self.names.state(self.segment, at);
        Some(Occurrence { event: number, t: self.centre + at, q, v, rising: root.rising, width })
    }

    /// Does the polynomial agree with the function at some places between two σ?
    fn agrees(&self, about: f64, expanded: &Expanded, [from, to]: [f64; 2]) -> bool {
        let size = expanded.coefficients.iter().rev().fold(0.0, |sum, c| sum * (to - from).abs() + c.abs());
        (1..=PLACES).all(|place| {
            let sigma = from + (to - from) * f64::from(place) / f64::from(PLACES);
            let time = Segment::<f64>::unscaled(sigma);
            let (q, v) = self.names.state(self.segment, time);
            let [value, noise] = self.event.difference.value([q, v, vec![self.centre + time]].concat());
            (value - expanded.at(sigma - about)).abs() <= SAME * size + 16.0 * (noise + expanded.noise)
        })
    }

    /// Checks that the function itself is 0 there, within its roundoff and its change over the
    /// roundoff of the time.
    fn check(&self, root: &Root, about: f64, expanded: &Expanded) -> Result<(), String> {
        let time = Segment::<f64>::unscaled(root.at);
        let t = self.centre + time;
        let (q, v) = self.names.state(self.segment, time);
        let [value, noise] = self.event.difference.value([q, v, vec![t]].concat());
        let x = (root.at - about).abs();
        let terms = expanded.coefficients.iter().enumerate().skip(1).rev();
        let slope = terms.fold(0.0, |sum, (k, c)| sum * x + k as f64 * c.abs());
        let allowed = 16.0 * (noise + expanded.noise) + slope * (64.0 * f64::EPSILON * (1.0 + t.abs()) + root.width);
        if value.abs() <= allowed {
            Ok(())
        } else {
            Err(self.wrong(&format!("cannot be resolved: it is {value:.1e} where its series is 0,"), root.at))
        }
    }
}
