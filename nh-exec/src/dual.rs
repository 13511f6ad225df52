//! Numbers with a rate of change.

use crate::assemble::{Block, Way};
use crate::cells::known;
use crate::columns::columns;
use crate::flow::follower;
use crate::native::Ready;
use crate::number::{Number, assigning};
use crate::part::Part;
use crate::solve::{Solver, repeating, solver};
use nonholonomic::taylor::WIDTH;
use nonholonomic::{Elementary, Scalar, StepError};
use nonholonomic_ir::ir::plan::Method;
use num_traits::{One, Zero};
use std::ops::{Add, Div, Mul, Neg, Sub};
use std::sync::Arc;

/// A dual number x + ε ẋ with ε² = 0: a number and its rate of change along a direction.
///
/// Code that runs in dual numbers computes its results and, to roundoff, their derivatives along the
/// direction in which its arguments change. Adjoints of steps in dual numbers are second
/// derivatives times a direction (forward over reverse mode; Griewank and Walther, *Evaluating
/// Derivatives*, 2nd ed., section 5.2).
///
/// Comparisons are those of the numbers, so that the code takes the way that it takes without
/// rates. Iterations end when the numbers are good enough; Newton steps follow for the rates
/// ([`Number::NEWTON_STEPS`]).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Dual {
    /// x
    pub value: f64,
    /// ẋ
    pub rate: f64,
}

impl Dual {
    /// x + ε ẋ
    pub fn new(value: f64, rate: f64) -> Self {
        Dual { value, rate }
    }

    /// Returns f(x + ε ẋ) from f(x) and f'(x). A constant has the rate 0 where f has none, too.
    fn through(self, value: f64, slope: f64) -> Self {
        Dual { value, rate: if self.rate == 0.0 { 0.0 } else { slope * self.rate } }
    }
}

impl Add for Dual {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Dual { value: self.value + other.value, rate: self.rate + other.rate }
    }
}

impl Sub for Dual {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Dual { value: self.value - other.value, rate: self.rate - other.rate }
    }
}

impl Mul for Dual {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        Dual { value: self.value * other.value, rate: self.rate * other.value + self.value * other.rate }
    }
}

impl Div for Dual {
    type Output = Self;

    fn div(self, other: Self) -> Self {
        let value = self.value / other.value;
        Dual { value, rate: (self.rate - value * other.rate) / other.value }
    }
}

impl Neg for Dual {
    type Output = Self;

    fn neg(self) -> Self {
        Dual { value: -self.value, rate: -self.rate }
    }
}

assigning!(Dual);

impl Zero for Dual {
    fn zero() -> Self {
        Dual::default()
    }

    fn is_zero(&self) -> bool {
        *self == Dual::default()
    }
}

impl One for Dual {
    fn one() -> Self {
        Dual::lit(1.0)
    }
}

impl Scalar for Dual {
    const LANES: usize = 1;

    const EPSILON: f64 = <f64 as Scalar>::EPSILON;

    const ROOT_EPSILON: f64 = f64::ROOT_EPSILON;

    const TINY: f64 = f64::TINY;

    type Mask = bool;

    fn lit(value: f64) -> Self {
        Dual { value, rate: 0.0 }
    }

    fn by_lane(mut value: impl FnMut(usize) -> f64) -> Self {
        Dual::lit(value(0))
    }

    fn lane(self, lane: usize) -> f64 {
        self.value.lane(lane)
    }

    fn to_f64(self) -> f64 {
        self.value
    }

    fn finite(self) -> bool {
        self.value.is_finite() && self.rate.is_finite()
    }

    fn at_most(self, other: Self) -> bool {
        self.value <= other.value
    }

    fn below(self, other: Self) -> bool {
        self.value < other.value
    }

    fn equals(self, other: Self) -> bool {
        self == other
    }

    fn select(mask: bool, then: Self, otherwise: Self) -> Self {
        if mask { then } else { otherwise }
    }

    fn magnitude(self) -> Self {
        if self.value.is_sign_negative() { -self } else { self }
    }

    fn div_or_zero(self, divisor: Self) -> Self {
        if divisor.value == 0.0 { Dual::zero() } else { self / divisor }
    }

    fn div_or_one(self, divisor: Self) -> Self {
        if divisor.value == 0.0 { Dual::one() } else { self / divisor }
    }

    fn square_root(self) -> Self {
        let root = self.value.square_root();
        self.through(root, 0.5 / root)
    }

    fn sine_cosine(self) -> (Self, Self) {
        let (sine, cosine) = self.value.sine_cosine();
        (self.through(sine, cosine), self.through(cosine, -sine))
    }

    fn angle(self, x: Self) -> Self {
        let square = x.value * x.value + self.value * self.value;
        Dual { value: self.value.angle(x.value), rate: (x.value * self.rate - self.value * x.rate).div_or_zero(square) }
    }

    fn elementary(self, function: Elementary) -> Self {
        let value = self.value.elementary(function);
        // Functions of a later runtime have no derivative.
        self.through(value, known(function).map_or(f64::NAN, |known| known.derivative(self.value, value)))
    }
}

impl Number for Dual {
    // The second step is for Jacobians by differences, which are known to half of the digits.
    const NEWTON_STEPS: usize = 2;

    // A remainder of the order 20 that is a roundoff may be many in the rate: half of the way makes
    // it a millionth.
    const PIECES: u32 = 2;

    fn advance(part: &mut Part<Self>, count: u64, rows: Option<&mut Vec<Self>>) -> (u64, Result<(), StepError>) {
        part.steps(count, rows)
    }

    fn solver(block: Arc<Block<Ready<Self>>>) -> Box<dyn Solver<Self>> {
        solver!(block, repeating: 1 2 4 8 40 160; 8 40 160; 8: 4 64; 40: 64 512; 480: 512;)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Precise, call};
    use nonholonomic_ir::tree::Function;

    /// Differences of fourth order in 237 bits: with the step 2⁻⁴⁰ their error is below 2⁻¹⁴⁰.
    fn slope(f: impl Fn(Precise) -> Precise, x: f64) -> f64 {
        let (x, e) = (Precise::new(x), Precise::new(2f64.powi(-40)));
        let by = |n: f64| f(x + Precise::new(n) * e) - f(x - Precise::new(n) * e);
        ((Precise::new(8.0) * by(1.0) - by(2.0)) / (Precise::new(12.0) * e)).to_f64()
    }

    #[test]
    fn rates_are_slopes() {
        for function in Function::ALL.into_iter().chain([-1, 0, 1, 4].map(Function::Bessel)) {
            for x in [-2.25, -0.75, -0.125, 0.375, 0.9375, 1.5, 2.75] {
                let found = call(function, Dual::new(x, 3.0));
                if !found.value.is_finite() {
                    continue;
                }
                let wanted = 3.0 * slope(|x| call(function, x), x);
                let bound = 16.0 * f64::EPSILON * wanted.abs().max(1.0);
                assert!((found.rate - wanted).abs() <= bound, "{function:?} at {x}: {} for {wanted}", found.rate);
            }
        }
        let (y, x) = (Dual::new(0.75, 2.0), Dual::new(-0.5, 0.25));
        let at = |dual: Dual, t: Precise| Precise::new(dual.value) + Precise::new(dual.rate) * t;
        let wanted = slope(|t| at(y, t).angle(at(x, t)), 0.0);
        assert!((y.angle(x).rate - wanted).abs() <= 4.0 * f64::EPSILON * wanted.abs());
    }

    #[test]
    fn constants_have_no_rate_at_a_kink() {
        assert_eq!(Dual::lit(0.0).square_root(), Dual::zero());
        assert_eq!(Dual::lit(1.0).elementary(Elementary::Acos), Dual::zero());
        assert!(!Dual::new(0.0, 1.0).square_root().all_finite());
        assert!(!Dual::new(0.0, 1.0).is_zero());
        assert_eq!(Dual::new(-2.0, 3.0).magnitude(), Dual::new(2.0, -3.0));
    }

    #[test]
    fn linear_systems_keep_rates_of_zeros() {
        // x = 1 and y = 0 for [[1, t], [t, 1]] (x, y) = (1, t): the rate of the zero entries counts.
        let t = Dual::new(0.0, 1.0);
        let [x, y] = Dual::solve([[Dual::one(), t], [t, Dual::one()]], [Dual::one(), t]);
        assert_eq!((x, y), (Dual::one(), Dual::zero()));
    }
}
