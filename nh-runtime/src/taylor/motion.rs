//! The motion along polynomials, each of which is used up to its reach.

use super::accuracy::Accuracy;
use super::expansion::{Expansion, two_sum};
use super::series::Series;
use crate::number::{Mask, Scalar};
use crate::report::MAX_POLYNOMIALS;
use crate::solve::Unreached;
use crate::step::Segment;

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
