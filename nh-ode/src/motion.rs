//! The motion at given times of a system that is known by name.

use ::differential_equations::control::ControlFlag;
use ::differential_equations::error::Error;
use ::differential_equations::interpolate::Interpolation;
use ::differential_equations::methods::ExplicitRungeKutta;
use ::differential_equations::ode::{ODE, solve_ode};
use ::differential_equations::solout::Solout;
use ::differential_equations::solution::Solution;
use nonholonomic::fields::DynField;
use std::fmt;

/// The largest number of steps between two times. A motion that needs more is beyond the method, or
/// near a point where the field is not finite.
const MAX_STEPS: usize = 200_000;

/// Returns the points of a motion at given times, by DOP853. The error of each step is held to the
/// tolerance, which is the sum of an absolute and a relative one. A step ends at each of the times,
/// so that no interpolation adds to its error.
///
/// Among the crate's methods it suits tolerances at roundoff best: its error estimate is a sum of
/// slopes. A difference of two nearly equal points could not become small, because of rounding.
///
/// **Source**: Hairer, Nørsett & Wanner, *Solving Ordinary Differential Equations I*, II.5, in the
/// implementation of `differential-equations`.
///
/// `times` begin at or after `t0`, and increase; for a motion back in time they decrease.
/// **Shape**: as many rows as times, of the dimension of the phase space.
///
/// # Errors
/// Times that are not monotonic; a motion that cannot be followed to the end, with the time that it
/// reached.
///
/// ```
/// use nonholonomic_models::KnifeEdge;
/// use nonholonomic_ode::differential_equations::motion;
/// use nonholonomic::fields::{Field, OnDStar};
///
/// let edge = KnifeEdge::default();
/// let start = edge.initial("paper").unwrap().build()?;
/// let field = Field::new(edge.system()?, OnDStar);
/// let rows = motion(&field, 0.0, &field.point(&start), &[1.0, 2.5], 1e-13).unwrap();
/// let last = field.state(2.5, rows[1][..].try_into().unwrap());
/// println!("{last:?}");
/// # Ok::<(), nonholonomic::StepError>(())
/// ```
pub fn motion(
    field: &dyn DynField,
    t0: f64,
    start: &[f64],
    times: &[f64],
    tolerance: f64,
) -> Result<Vec<Vec<f64>>, MotionError> {
    let Some(&last) = times.last() else { return Ok(Vec::new()) };
    let equations = Forwards { field, t0, direction: if last < t0 { -1.0 } else { 1.0 } };
    let times: Vec<f64> = times.iter().map(|t| equations.direction * (t - t0)).collect();
    if !times.iter().all(|s| s.is_finite() && *s >= 0.0) || !times.is_sorted() {
        return Err(MotionError::Times);
    }
    let (mut before, mut point) = (0.0, start.to_vec());
    let mut rate = vec![f64::NAN; start.len()];
    field.write_rhs(t0, start, &mut rate);
    if rate.iter().any(|x| !x.is_finite()) {
        return Err(MotionError::NonFinite);
    }
    let mut rows = Vec::with_capacity(times.len());
    for s in times {
        if s > before {
            // Each part has its own solver, so that the step that was shortened to end at a given
            // time does not affect later steps.
            let mut method = ExplicitRungeKutta::dop853().rtol(tolerance).atol(tolerance).max_steps(MAX_STEPS);
            let solution = solve_ode(&mut method, &equations, before, s, &point, &mut Last)
                .map_err(|error| MotionError::at(error, |s| t0 + equations.direction * s))?;
            point = solution.y.into_iter().next_back().unwrap_or(point);
            before = s;
        }
        if point.iter().any(|x| !x.is_finite()) {
            return Err(MotionError::NonFinite);
        }
        rows.push(point.clone());
    }
    Ok(rows)
}

/// Stores only the end of the last step.
struct Last;

impl Solout<f64, Vec<f64>> for Last {
    fn solout<I>(
        &mut self,
        s: f64,
        _: f64,
        point: &Vec<f64>,
        _: &Vec<f64>,
        _: &mut I,
        solution: &mut Solution<f64, Vec<f64>>,
    ) -> ControlFlag<f64, Vec<f64>>
    where
        I: Interpolation<f64, Vec<f64>> + ?Sized,
    {
        solution.truncate(0);
        solution.push(s, point.clone());
        ControlFlag::Continue
    }
}

/// The field as a function of the elapsed time, so that a motion back in time becomes one forwards.
struct Forwards<'f> {
    field: &'f dyn DynField,
    t0: f64,
    direction: f64,
}

impl ODE<f64, Vec<f64>> for Forwards<'_> {
    fn diff(&self, s: f64, point: &Vec<f64>, rate: &mut Vec<f64>) {
        self.field.write_rhs(self.t0 + self.direction * s, point, rate);
        rate.iter_mut().for_each(|x| *x *= self.direction);
    }
}

/// The reason why a motion could not be followed.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum MotionError {
    /// The times are not monotonic from the start, or are not finite.
    Times,
    /// The motion took too many steps.
    Steps {
        /// The time that it reached.
        time: f64,
    },
    /// The steps became too small: the field is not smooth, or not finite, near there.
    StepSize {
        /// The time that it reached.
        time: f64,
    },
    /// The equations are stiff there.
    Stiff {
        /// The time that it reached.
        time: f64,
    },
    /// A point is not finite.
    NonFinite,
    /// Another error, as a message.
    Other(String),
}

impl MotionError {
    fn at(error: Error<f64, Vec<f64>>, time: impl Fn(f64) -> f64) -> Self {
        match error {
            Error::MaxSteps { t, .. } => MotionError::Steps { time: time(t) },
            Error::StepSize { t, .. } => MotionError::StepSize { time: time(t) },
            Error::Stiffness { t, .. } => MotionError::Stiff { time: time(t) },
            Error::BadInput { msg } => MotionError::Other(msg),
            other => MotionError::Other(format!("{other:?}")),
        }
    }
}

impl fmt::Display for MotionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MotionError::Times => f.write_str("the times are not monotonic from the start"),
            MotionError::Steps { time } => write!(f, "{MAX_STEPS} steps did not reach beyond t = {time}"),
            MotionError::StepSize { time } => write!(f, "the steps became too small at t = {time}"),
            MotionError::Stiff { time } => write!(f, "the equations are stiff at t = {time}"),
            MotionError::NonFinite => f.write_str("the motion is not finite"),
            MotionError::Other(message) => f.write_str(message),
        }
    }
}

impl std::error::Error for MotionError {}
