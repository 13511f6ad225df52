//! Conversion of types that hold numbers into lanes and out of them.

use super::array::Array;
use super::scalar::{MAX_LANES, Scalar};

/// A type that holds numbers of the type `L`, and for each lane corresponds to a type that holds
/// `f64`.
pub trait InLanes<L: Scalar> {
    /// The type in one lane.
    type Lane: Copy;

    /// Gathers values from these lanes. If there are fewer than `L` has, further ones repeat the
    /// first.
    fn gather(lanes: &[Self::Lane]) -> Self;

    /// Returns the value in this lane. Its numbers are NaN if there is no such lane.
    fn lane(&self, lane: usize) -> Self::Lane;
}

/// Returns the number with `value` of each lane; further lanes repeat the first.
pub fn number<L: Scalar, X>(lanes: &[X], value: impl Fn(&X) -> f64) -> L {
    L::by_lane(|lane| lanes.get(lane).or(lanes.first()).map_or(f64::NAN, &value))
}

/// Returns the array with the entries of `array` in each lane.
pub(crate) fn gather_array<L: Scalar, X, A: Array<L>>(lanes: &[X], array: impl Fn(&X) -> &[f64]) -> A {
    let mut gathered = A::zero();
    for (i, slot) in gathered.as_mut().iter_mut().enumerate() {
        *slot = number(lanes, |lane| array(lane).get(i).copied().unwrap_or(f64::NAN));
    }
    gathered
}

/// Returns the array in this lane.
pub(crate) fn lane_of<L: Scalar, A: Array<f64>>(array: &[L], lane: usize) -> A {
    let mut of_lane = A::zero();
    for (slot, x) in of_lane.as_mut().iter_mut().zip(array) {
        *slot = x.lane(lane);
    }
    of_lane
}

impl<L: Scalar> InLanes<L> for () {
    type Lane = ();

    fn gather(_: &[()]) -> Self {}

    fn lane(&self, _: usize) {}
}

/// Implements the trait for tuples. The parts of a tuple are listed in an array on the stack, for
/// the largest number of lanes.
macro_rules! tuple {
    ($($part:ident $at:tt),*) => {
        impl<L: Scalar, $($part: InLanes<L>),*> InLanes<L> for ($($part,)*) {
            type Lane = ($($part::Lane,)*);

            fn gather(lanes: &[Self::Lane]) -> Self {
                ($(gather_part(lanes, |lane| lane.$at),)*)
            }

            fn lane(&self, lane: usize) -> Self::Lane {
                ($(self.$at.lane(lane),)*)
            }
        }
    };
}

pub(crate) fn gather_part<L: Scalar, X, P: InLanes<L>>(lanes: &[X], part: impl Fn(&X) -> P::Lane) -> P {
    let parts =
        |first: &X| -> [P::Lane; MAX_LANES] { core::array::from_fn(|lane| part(lanes.get(lane).unwrap_or(first))) };
    match lanes.first() {
        Some(first) => P::gather(&parts(first)),
        None => P::gather(&[]),
    }
}

tuple!(A 0);
tuple!(A 0, B 1);
tuple!(A 0, B 1, C 2);
tuple!(A 0, B 1, C 2, D 3);
tuple!(A 0, B 1, C 2, D 3, E 4);
tuple!(A 0, B 1, C 2, D 3, E 4, F 5);
tuple!(A 0, B 1, C 2, D 3, E 4, F 5, G 6);
tuple!(A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7);
