//! Resumable steppers: the state within a step, zeros of functions of the state.

use super::stepper::Stepper;
use super::system::{State, System};
use crate::number::Scalar;
use crate::report::StepError;
use core::fmt;

type StepperScalar<S> = <<S as Stepper>::System as System>::Scalar;
type StateOf<S> = <<S as Stepper>::System as System>::State;

/// A stepper that can be left and resumed later. All generated steppers can.
pub trait Resume: Stepper + Clone {
    /// The data that determine all further steps: parameters, step size, time, control inputs, and
    /// everything that the method carries from step to step, including the first guesses of its
    /// solvers. With the feature `serde` it can be serialized and deserialized.
    type Snapshot: Clone + fmt::Debug + PartialEq;

    /// Returns the data from which a stepper continues exactly as this one does, bit for bit.
    ///
    /// The state alone does not suffice: a method such as `leapfrog` carries momenta between nodes,
    /// and takes a slightly different path if it restarts from the state.
    fn snapshot(&self) -> Self::Snapshot;

    /// Sets the stepper to a snapshot, of an earlier or a later time.
    ///
    /// # Errors
    /// [`StepError::Parameter`], [`StepError::StepSize`], [`StepError::MethodOption`],
    /// [`StepError::Input`] or [`StepError::NonFinite`] if the snapshot, perhaps read from a file,
    /// has values that no stepper has. The stepper is then unchanged.
    fn restore(&mut self, snapshot: &Self::Snapshot) -> Result<(), StepError>;

    /// Restarts the method from the present state, with steps of size `h` and the same options and
    /// held inputs. Its [work](Stepper::work) and its [statistics](Stepper::statistics) begin at 0.
    ///
    /// The state is not projected: a method that satisfies the constraints only approximately, such
    /// as `feedback`, continues from its present deviation.
    ///
    /// # Errors
    /// [`StepError::StepSize`], [`StepError::RankLoss`], and [`StepError::NonFinite`] if the
    /// present state does not allow a start.
    fn restarted(&self, h: StepperScalar<Self>) -> Result<Self, StepError>;

    /// Returns the state at t + θ h within the next step (dense output), which is the state after a
    /// step of size θ h. θ is between 0 and 1; other θ are ordinary steps.
    ///
    /// The state therefore has the properties of the method's steps: it is on the constraints if
    /// they are, has their energy if they conserve it, and is as accurate. At θ = 1 it is the state
    /// after the step. For a method that carries more than the state (momenta between nodes,
    /// velocities of two steps) that holds only up to the order of the method, since the method
    /// [restarts](Resume::restarted).
    ///
    /// # Errors
    /// Those of [`Stepper::step`] and [`Resume::restarted`].
    fn state_within(&self, theta: StepperScalar<Self>) -> Result<StateOf<Self>, StepError> {
        if theta == Scalar::lit(0.0) {
            return Ok(self.state());
        }
        let mut part = self.restarted(theta * self.step_size())?;
        part.step()?;
        Ok(part.state())
    }

    /// Takes a step, and finds the state within it where `event` changes its sign: [dense
    /// output](Resume::state_within), with the time found to roundoff. The stepper continues on its
    /// own grid, after the crossing.
    ///
    /// A zero at the end of the step is a crossing. A zero at its beginning is not: it belongs to
    /// the step before. If `event` is exactly 0 at the beginning, its sign after a thousandth of
    /// the step counts as the sign at the beginning. If there are several crossings within one
    /// step, one is found if their number is odd, and none if it is even.
    ///
    /// # Errors
    /// Those of [`Stepper::step`], and [`StepError::NonFinite`] if `event` is not a number. The
    /// stepper is then unchanged.
    fn step_across<G>(&mut self, event: G) -> Result<Option<Crossing<StateOf<Self>>>, StepError>
    where
        StepperScalar<Self>: PartialOrd,
        G: FnMut(&StateOf<Self>) -> StepperScalar<Self>,
    {
        let before = self.clone();
        let crossing = across(&before, self, event);
        if crossing.is_err() {
            *self = before;
        }
        crossing
    }
}

/// A state at which an event, a function of the state, is zero.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Crossing<S> {
    /// The state, with its time.
    pub state: S,
    /// Whether the function grows there in the direction of the steps.
    pub rising: bool,
}

/// The fraction of a step after which the sign of a function is taken, if the function is 0 at the
/// beginning.
const SOON: f64 = 1.0 / 1024.0;

/// Takes the step of `stepper`; `before` is the stepper before the step.
fn across<S, G>(before: &S, stepper: &mut S, mut event: G) -> Result<Option<Crossing<StateOf<S>>>, StepError>
where
    S: Resume,
    StepperScalar<S>: PartialOrd,
    G: FnMut(&StateOf<S>) -> StepperScalar<S>,
{
    let zero = StepperScalar::<S>::lit(0.0);
    let step = before.statistics().steps.wrapping_add(1);
    let mut value = |state: StateOf<S>| {
        let value = event(&state);
        let time = || state.time().to_f64();
        if value.all_finite() { Ok((state, value)) } else { Err(StepError::NonFinite { step, time: time() }) }
    };
    let (start, at_start) = value(before.state())?;
    stepper.step()?;
    let (end, at_end) = value(stepper.state())?;
    let rising = at_end > zero;
    if at_end == zero && at_start != zero {
        return Ok(Some(Crossing { state: end, rising: at_start < zero }));
    }
    // A function that is 0 at the beginning has the sign that it has soon after: it may return to 0
    // within the step.
    let first = if at_start == zero {
        let soon = StepperScalar::<S>::lit(SOON);
        let (state, at_soon) = value(before.state_within(soon)?)?;
        (soon, state, at_soon)
    } else {
        (zero, start, at_start)
    };
    let (_, _, at_first) = first;
    if at_first == zero || (at_first > zero) == rising {
        return Ok(None);
    }
    let one = StepperScalar::<S>::lit(1.0);
    let turns = (before.time() / before.step_size()).magnitude();
    let tolerance = StepperScalar::<S>::lit(StepperScalar::<S>::EPSILON) * (turns + one + one);
    let within = |theta| value(before.state_within(theta)?);
    let state = between(first, (one, end, at_end), tolerance, within)?;
    Ok(Some(Crossing { state, rising }))
}

/// A point θ, the state there, and the value of the function.
type Point<T, X> = (T, X, T);

/// Returns a zero between two points at which the function has opposite signs, to within
/// `tolerance`.
///
/// The algorithm is inverse quadratic interpolation if that is safe, and bisection otherwise.
///
/// **Source**: T. R. Chandrupatla, *A new hybrid quadratic/bisection algorithm for finding the zero
/// of a nonlinear function without using derivatives*, Advances in Engineering Software 28 (1997)
/// 145–149.
fn between<T, X, E>(
    one: Point<T, X>,
    other: Point<T, X>,
    tolerance: T,
    mut function: impl FnMut(T) -> Result<(X, T), E>,
) -> Result<X, E>
where
    T: Scalar + PartialOrd,
    X: Copy,
{
    // The latest point, the point on the other side of the zero, and a third point.
    let (mut latest, mut opposite) = (one, other);
    let (half, unit) = (T::lit(0.5), T::one());
    let mut fraction = half;
    // Bisection alone takes about 60 iterations.
    for _ in 0..200 {
        let theta = latest.0 + fraction * (opposite.0 - latest.0);
        let (what, value) = function(theta)?;
        let third = if (value > T::zero()) == (latest.2 > T::zero()) {
            latest
        } else {
            core::mem::replace(&mut opposite, latest)
        };
        latest = (theta, what, value);
        let relative = half * tolerance / (opposite.0 - latest.0).magnitude();
        if latest.2.is_zero() || relative > half {
            break;
        }
        let xi = (latest.0 - opposite.0) / (third.0 - opposite.0);
        let phi = (latest.2 - opposite.2) / (third.2 - opposite.2);
        let quadratic = phi * phi < xi && (unit - phi) * (unit - phi) < unit - xi;
        fraction = if quadratic {
            let (a, b, c) = (latest.2, opposite.2, third.2);
            let alpha = (third.0 - latest.0) / (opposite.0 - latest.0);
            a / (b - a) * c / (b - c) + alpha * a / (c - a) * b / (c - b)
        } else {
            half
        };
        if !fraction.all_finite() || fraction < relative {
            fraction = relative;
        }
        if fraction > unit - relative {
            fraction = unit - relative;
        }
    }
    Ok(if latest.2.magnitude() <= opposite.2.magnitude() { latest.1 } else { opposite.1 })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn zero_of(f: impl Fn(f64) -> f64) -> (f64, u32) {
        let mut count = 0;
        let point = |x: f64| (x, x, f(x));
        let found = between(point(0.0), point(1.0), f64::EPSILON, |x| {
            count += 1;
            Ok::<_, ()>((x, f(x)))
        });
        (found.unwrap(), count)
    }

    #[test]
    fn zeros_are_found_to_roundoff() {
        // Half of a tolerance of ε, on either side, and the roundoff of the function near its zero.
        let close = |x: f64, expected: f64| assert!((x - expected).abs() <= 2.0 * f64::EPSILON, "{x} {expected}");
        let (x, count) = zero_of(|x| x * x - 0.5);
        close(x, 0.5_f64.sqrt());
        assert!(count <= 10, "{count}");
        let (x, count) = zero_of(|x| (x - 0.3).powi(3));
        // The zero is of third order: values underflow to less than ε³ only within ε of it.
        assert!((x - 0.3).abs() < 1e-5 && count <= 200, "{x} {count}");
        let (x, count) = zero_of(|x| if x < 0.7 { -1.0 } else { 1.0 });
        close(x, 0.7);
        assert!(count <= 120, "{count}");
        close(zero_of(|x| 0.25 - x).0, 0.25);
        // A function that is negative until it jumps at the end.
        close(zero_of(|x| if x < 1.0 { -1.0 } else { 1e-3 }).0, 1.0);
    }
}
