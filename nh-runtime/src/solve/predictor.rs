//! The first guess for Newton's method, from the solutions of earlier steps.

#[cfg(feature = "lanes")]
use crate::number::{InLanes, number};
use crate::number::{MAX_LANES, Mask, Scalar, norm, plus, subtract};

/// The last H solutions of a block, extrapolated by one step with a polynomial.
///
/// H = 3 extrapolates quadratically: x ≈ 3 x₋₁ − 3 x₋₂ + x₋₃. As long as there are fewer solutions
/// the degree is lower. With one or none there is no guess; the method's own is as good.
/// Extrapolation assumes equal steps, which a stepper takes.
///
/// The number of points adapts to the motion. The error of n points goes like (h ω)ⁿ, so that more
/// points help if steps are short and hurt if they are long. Whenever the first iteration does not
/// suffice, the guesses of one point less and one point more are compared with the solution, and
/// the best number is kept. Errors that one iteration removes count as equal, and more points are
/// then preferred. Extrapolation amplifies roundoff 2ⁿ-fold, which only a first guess can afford.
/// In lanes every lane has its own number of points.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(bound(serialize = "T: Copy + serde::Serialize", deserialize = "T: Scalar + serde::Deserialize<'de>"))
)]
pub struct Predictor<T, const N: usize, const H: usize> {
    /// The latest solution. It stays in registers if possible: a vector load of numbers that have
    /// just been stored one by one has to wait.
    #[cfg_attr(feature = "serde", serde(with = "crate::number::serialized::array"))]
    latest: [T; N],
    /// The solutions before it, later ones first. There are at most H − 1; the last place is
    /// unused.
    #[cfg_attr(feature = "serde", serde(with = "rows"))]
    earlier: [Row<T, N>; H],
    /// The number of known solutions.
    known: usize,
    /// The number of points of the extrapolation. In lanes it has four bits for each lane, those of
    /// the first lane being the lowest.
    points: usize,
}

/// A solution. The alignment leaves a gap after a single number, so that rows are moved by loads of
/// the size of the stores, one number at a time. A load of several numbers, one of which has just
/// been stored, would wait until that one is in the cache, half as long as a short step takes.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(align(16))]
struct Row<T, const N: usize> {
    x: [T; N],
}

impl<T: Scalar, const N: usize> Row<T, N> {
    #[inline(always)]
    fn new(x: [T; N]) -> Self {
        Row { x }
    }
}

#[cfg(feature = "serde")]
mod rows {
    use super::Row;
    use crate::number::Scalar;
    use crate::number::serialized::matrix;

    pub fn serialize<S, T, const N: usize, const H: usize>(
        rows: &[Row<T, N>; H],
        serializer: S,
    ) -> Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
        T: serde::Serialize + Copy,
    {
        matrix::serialize(&rows.map(|row| row.x), serializer)
    }

    pub fn deserialize<'de, D, T, const N: usize, const H: usize>(deserializer: D) -> Result<[Row<T, N>; H], D::Error>
    where
        D: serde::Deserializer<'de>,
        T: Scalar + serde::Deserialize<'de>,
    {
        Ok(matrix::deserialize(deserializer)?.map(Row::new))
    }
}

/// The number of bits for a number of points.
const BITS: usize = 4;

impl<T: Scalar, const N: usize, const H: usize> Predictor<T, N, H> {
    const WEIGHTS: [f64; H] = weights(H);

    /// H points in every lane.
    const FULL: usize = {
        assert!(T::LANES == 1 || (H < 1 << BITS && T::LANES <= MAX_LANES), "numbers of points fit into four bits");
        let (mut full, mut lane) = (0, 0);
        while lane < T::LANES {
            full |= H << (BITS * lane);
            lane += 1;
        }
        full
    };

    /// Creates a predictor without history.
    pub fn new() -> Self {
        Predictor { latest: [T::zero(); N], earlier: [Row::new([T::zero(); N]); H], known: 0, points: 0 }
    }

    /// Creates a predictor from these solutions, the latest first, the number of known ones, and
    /// the number of points in each lane.
    pub fn of(solutions: [[T; N]; H], known: usize, points: impl Fn(usize) -> usize) -> Self {
        let (points, mut rows) = (Self::in_lanes(points), solutions.into_iter());
        let latest = rows.next().unwrap_or([T::zero(); N]);
        let mut earlier = [Row::new([T::zero(); N]); H];
        earlier.iter_mut().zip(rows).for_each(|(row, x)| row.x = x);
        Predictor { latest, earlier, known, points }
    }

    /// Returns the solutions, the latest first, the number of known ones, and the number of points
    /// in each lane.
    pub fn history(&self) -> ([[T; N]; H], usize, impl Fn(usize) -> usize) {
        let mut rows = [self.latest; H];
        rows.iter_mut().skip(1).zip(&self.earlier).for_each(|(own, row)| *own = row.x);
        let own = *self;
        (rows, self.known, move |lane| own.points_of(lane))
    }

    /// Returns the extrapolation through all H points.
    #[inline(always)]
    pub(crate) fn full_guess(&self) -> Option<[T; N]> {
        if H >= 2 && self.points == Self::FULL {
            Some(self.combine(&Self::WEIGHTS, |weight| T::lit(*weight)))
        } else {
            None
        }
    }

    /// Returns the extrapolated solution of the next step, if there is enough history.
    pub fn guess(&self) -> Option<[T; N]> {
        // All lanes have at least two points if one has: they began together.
        if self.points_of(0) >= 2 { Some(self.extrapolated(|lane| self.points_of(lane))) } else { None }
    }

    /// Returns the number of points in a lane.
    #[inline(always)]
    fn points_of(&self, lane: usize) -> usize {
        if T::LANES == 1 { self.points } else { (self.points >> (BITS * lane)) & ((1 << BITS) - 1) }
    }

    /// Packs the number of points of each lane.
    #[inline(always)]
    fn in_lanes(points: impl Fn(usize) -> usize) -> usize {
        (0..T::LANES).fold(0, |packed, lane| packed | if lane == 0 { points(0) } else { points(lane) << (BITS * lane) })
    }

    /// Returns the guess through these numbers of points in each lane.
    #[inline(always)]
    fn extrapolated(&self, points: impl Fn(usize) -> usize) -> [T; N] {
        if T::LANES == 1 {
            return self.combine(&weights(points(0)), |weight| T::lit(*weight));
        }
        let tables: [[f64; H]; MAX_LANES] = core::array::from_fn(|lane| weights(points(lane)));
        let weight = |j: usize, lane: usize| tables.get(lane).and_then(|table| table.get(j)).copied().unwrap_or(0.0);
        self.combine(&core::array::from_fn(|j| T::by_lane(|lane| weight(j, lane))), |weight| *weight)
    }

    #[inline(always)]
    fn combine<W>(&self, weights: &[W; H], number: impl Fn(&W) -> T) -> [T; N] {
        // The older solutions are added up while the latest one is still being computed. Two short
        // chains are used because processors do not look far enough ahead for a long one.
        let mut sums = [[T::zero(); N]; 2];
        for (i, (solution, weight)) in self.earlier.iter().zip(weights.iter().skip(1)).enumerate().rev() {
            let [even, odd] = &mut sums;
            let (sum, begins) = (if i % 2 == 0 { even } else { odd }, i + 3 >= H);
            for (sum, &x) in sum.iter_mut().zip(&solution.x) {
                let term = number(weight) * x;
                *sum = if begins { term } else { *sum + term };
            }
        }
        let [even, odd] = sums;
        let latest = weights.first().map_or([T::zero(); N], |weight| self.latest.map(|x| number(weight) * x));
        plus(plus(even, odd), latest)
    }

    /// Records the solution of a step; `adapt` is true in lanes that took more iterations than
    /// usual.
    #[inline(always)]
    pub fn push(&mut self, solution: [T; N], adapt: T::Mask) {
        self.push_of_size(solution, || norm(solution), adapt);
    }

    /// Like [`push`](Self::push), for numbers that are small beside the solution: errors count as
    /// equal if they are below roundoff of that size.
    #[inline(always)]
    pub(super) fn push_of_size(&mut self, solution: [T; N], size: impl Fn() -> T, adapt: T::Mask) {
        if adapt.any() || self.points != Self::FULL {
            // The function takes the addresses of copies, so that the stepper's own numbers stay in
            // registers.
            let (known, latest) = (*self, solution);
            (self.known, self.points) = known.adapted(&latest, size(), adapt);
        }
        let mut rows = self.earlier.get_mut(..H.saturating_sub(1)).unwrap_or_default();
        while let Some((last, before)) = rows.split_last_mut() {
            last.x = before.last().map_or(self.latest, |row| row.x);
            rows = before;
        }
        self.latest = solution;
    }

    /// Returns the number of known solutions, including this one, and the number of points in each
    /// lane.
    #[inline(never)]
    fn adapted(&self, solution: &[T; N], size: T, adapt: T::Mask) -> (usize, usize) {
        let known = H.min(self.known.saturating_add(1));
        if self.points_of(0) < 2 {
            return (known, Self::in_lanes(|_| known));
        }
        let negligible = T::lit(T::ROOT_EPSILON / 64.0) * size;
        let points = |lane: usize| self.points_of(lane);
        let error = |points: &dyn Fn(usize) -> usize| {
            let mut guess = self.extrapolated(points);
            subtract(&mut guess, *solution);
            norm(guess)
        };
        // Only lanes with more than two points can take one less. A lane can take one more if older
        // solutions are known; the new solution itself enters only the next guess.
        let (has_fewer, has_more) = (|lane: usize| points(lane) > 2, |lane: usize| points(lane) < self.known);
        let same = error(&points);
        let fewer = (0..T::LANES).any(has_fewer).then(|| error(&|lane| points(lane).saturating_sub(1)));
        let more = (0..T::LANES).any(has_more).then(|| error(&|lane| points(lane).saturating_add(1)));
        let best = |lane: usize| {
            if !adapt.lane(lane) && points(lane) >= H {
                return points(lane);
            }
            let mut best = (points(lane), same.lane(lane));
            let negligible = negligible.lane(lane);
            let of_lane = |error: Option<T>, known: bool| error.filter(|_| known).map(|error| error.lane(lane));
            let fewer = of_lane(fewer, has_fewer(lane)).filter(|fewer| fewer.all_lt(best.1));
            if let Some(fewer) = fewer.filter(|_| !best.1.all_le(negligible)) {
                best = (points(lane).saturating_sub(1), fewer);
            }
            let more = of_lane(more, has_more(lane));
            if more.is_some_and(|more| more.all_lt(best.1) || more.all_le(negligible)) {
                best.0 = points(lane).saturating_add(1);
            }
            // A history that is not yet full grows with every step.
            let growing = self.known < H && points(lane) == self.known && best.0 == points(lane);
            if growing { known } else { best.0 }
        };
        (known, Self::in_lanes(best))
    }
}

#[cfg(feature = "lanes")]
impl<T: Scalar, const N: usize, const H: usize> InLanes<T> for Predictor<T, N, H> {
    type Lane = Predictor<f64, N, H>;

    fn gather(lanes: &[Predictor<f64, N, H>]) -> Self {
        let of = |lane: usize| lanes.get(lane).or(lanes.first());
        let row = |row: &dyn Fn(&Predictor<f64, N, H>) -> Option<[f64; N]>| {
            core::array::from_fn(|i| number(lanes, |lane| row(lane).and_then(|row| row.get(i).copied()).unwrap_or(0.0)))
        };
        let latest = row(&|lane| Some(lane.latest));
        let earlier = core::array::from_fn(|j| row(&|lane| lane.earlier.get(j).map(|row| row.x))).map(Row::new);
        let points = (0..T::LANES).map(|lane| of(lane).map_or(0, |lane| lane.points) << (BITS * lane)).sum();
        Predictor { latest, earlier, known: of(0).map_or(0, |lane| lane.known), points }
    }

    fn lane(&self, lane: usize) -> Predictor<f64, N, H> {
        let of_lane = |solution: [T; N]| solution.map(|x| x.lane(lane));
        let (latest, earlier) = (of_lane(self.latest), self.earlier.map(|row| Row::new(of_lane(row.x))));
        Predictor { latest, earlier, known: self.known, points: self.points_of(lane) }
    }
}

impl<T: Scalar, const N: usize, const H: usize> Default for Predictor<T, N, H> {
    fn default() -> Self {
        Self::new()
    }
}

/// Returns (−1)ʲ (n choose j+1), the weight of x₋₍ⱼ₊₁₎ in the extrapolation through n points by one
/// step, and 0 beyond.
pub const fn weights<const H: usize>(n: usize) -> [f64; H] {
    // A deserialized history may contain any number.
    let n = if n > H { H } else { n };
    let mut weights = [0.0; H];
    let mut binomial = -1.0;
    let mut rest: &mut [f64] = &mut weights;
    let mut j = 0;
    while let Some((weight, after)) = rest.split_first_mut() {
        if j < n {
            // (n choose j+1) from (n choose j); the sign alternates.
            binomial *= -((n - j) as f64) / (j + 1) as f64;
            *weight = binomial;
        }
        rest = after;
        j += 1;
    }
    weights
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_predictor_extrapolates_polynomials_exactly() {
        let polynomial = |t: f64| [1.0 + t * (2.0 - 3.0 * t), 4.0 * t * t];
        let mut predictor = Predictor::<f64, 2, 3>::new();
        assert!(predictor.guess().is_none());
        predictor.push(polynomial(0.0), false);
        assert!(predictor.guess().is_none());
        predictor.push(polynomial(1.0), false);
        // Linear through two points: 2 x₁ − x₀.
        assert_eq!(predictor.guess(), Some([-1.0, 8.0]));
        predictor.push(polynomial(2.0), false);
        assert_eq!(predictor.guess(), Some(polynomial(3.0)));
        predictor.push(polynomial(3.0), false);
        assert_eq!(predictor.guess(), Some(polynomial(4.0)));
    }

    #[test]
    fn the_number_of_points_follows_the_motion() {
        // A short step and a long one of the same oscillation.
        for (step, expected) in [(0.05, 6), (2.5, 2)] {
            let mut predictor = Predictor::<f64, 1, 6>::new();
            for k in 0..40 {
                predictor.push([libm::cos(step * f64::from(k))], true);
            }
            assert_eq!(predictor.points, expected, "{step}");
        }
        // The number grows again when the motion becomes smooth.
        let mut predictor = Predictor::<f64, 1, 6>::new();
        for k in 0..40 {
            predictor.push([libm::cos(2.5 * f64::from(k))], true);
        }
        for k in 0..20 {
            predictor.push([libm::cos(0.05 * f64::from(k))], true);
        }
        assert_eq!(predictor.points, 6);
    }

    #[test]
    fn without_history_there_is_no_guess() {
        let mut predictor = Predictor::<f64, 1, 0>::new();
        predictor.push([1.0], false);
        predictor.push([1.0], false);
        assert!(predictor.guess().is_none());
    }
}
