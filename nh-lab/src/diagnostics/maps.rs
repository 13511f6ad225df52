//! Measurements on the map of a method: its reversibility and its order of convergence.

use super::{Line, observed_order};
use serde::Serialize;

/// Returns how far a map is from being reversible: ‖Φ ∘ R ∘ Φ ∘ R − id‖ at the state (q, v), with
/// R: (q, v) ↦ (q, −v).
///
/// `flow` is Φ: one step of a method, or any number of them. The norm is the largest absolute entry.
///
/// # Errors
/// The errors of `flow`.
///
/// ```
/// use nonholonomic_lab::diagnostics::reversibility_defect;
///
/// // A pendulum under Störmer–Verlet, which is reversible, and under symplectic Euler, which is not.
/// let verlet = |q: &[f64], v: &[f64]| {
///     let half = v[0] - 0.05 * q[0].sin();
///     let new = q[0] + 0.1 * half;
///     Ok::<_, String>((vec![new], vec![half - 0.05 * new.sin()]))
/// };
/// let euler = |q: &[f64], v: &[f64]| {
///     let new = v[0] - 0.1 * q[0].sin();
///     Ok::<_, String>((vec![q[0] + 0.1 * new], vec![new]))
/// };
/// assert!(reversibility_defect(&[1.0], &[0.5], verlet)? < 1e-15);
/// assert!(reversibility_defect(&[1.0], &[0.5], euler)? > 1e-4);
/// # Ok::<(), String>(())
/// ```
pub fn reversibility_defect<E>(
    q: &[f64],
    v: &[f64],
    mut flow: impl FnMut(&[f64], &[f64]) -> Result<(Vec<f64>, Vec<f64>), E>,
) -> Result<f64, E> {
    let reversed = |v: &[f64]| v.iter().map(|v| -v).collect::<Vec<f64>>();
    let (there, w) = flow(q, &reversed(v))?;
    let (back, w) = flow(&there, &reversed(&w))?;
    Ok(distance(&back, q).max(distance(&w, v)))
}

/// Returns the largest difference between the entries of two states; NaN if any difference is NaN.
///
/// # Panics
/// When they differ in length.
pub fn distance(a: &[f64], b: &[f64]) -> f64 {
    assert_eq!(a.len(), b.len(), "states of one system");
    let differences: Vec<f64> = a.iter().zip(b).map(|(a, b)| a - b).collect();
    super::max_abs(&differences)
}

/// Returns the mean over a window that moves along a series: entry k is the mean of
/// `series[k..k + window]`.
///
/// Empty when the window is empty or longer than the series.
///
/// ```
/// use nonholonomic_lab::diagnostics::running_mean;
/// assert_eq!(running_mean(&[1.0, 3.0, 5.0, 4.0], 2), [2.0, 4.0, 4.5]);
/// ```
pub fn running_mean(series: &[f64], window: usize) -> Vec<f64> {
    if window == 0 {
        return Vec::new();
    }
    // Each window is summed afresh, because a running sum carries its rounding errors, and any NaN,
    // along.
    series.windows(window).map(|part| part.iter().sum::<f64>() / window as f64).collect()
}

/// A state far more accurate than the states measured against it, with its uncertainty.
#[derive(Clone, Debug, PartialEq)]
pub struct Tight {
    /// The state.
    pub state: Vec<f64>,
    /// The largest distance from the states computed at ten times and at a tenth of the tolerance.
    /// The truncation error of the state is a tenth of the first distance; its roundoff is as large
    /// as either distance.
    pub uncertainty: f64,
    /// The tolerance of the integrator.
    pub tolerance: f64,
}

/// The tolerance of tight references: a few ulps. A smaller tolerance takes more steps, and with
/// them makes more rounding errors.
const TOLERANCE: f64 = 1e-15;

/// Computes a tight reference from an integrator that holds the error of its steps to a tolerance.
/// The tolerance is set to roundoff.
///
/// `run` returns the final state for a given tolerance.
///
/// # Errors
/// The errors of `run`.
pub fn tight_reference<E>(mut run: impl FnMut(f64) -> Result<Vec<f64>, E>) -> Result<Tight, E> {
    let state = run(TOLERANCE)?;
    let (coarser, finer) = (run(10.0 * TOLERANCE)?, run(0.1 * TOLERANCE)?);
    let uncertainty = super::max_abs(&[distance(&coarser, &state), distance(&finer, &state)]);
    Ok(Tight { state, uncertainty, tolerance: TOLERANCE })
}

/// One step size of an [`OrderStudy`].
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct OrderPoint {
    /// Step size h.
    pub step: f64,
    /// Error.
    pub error: f64,
    /// ln(error/previous error)/ln(h/previous h).
    pub local_order: Option<f64>,
    /// Whether the error is finite and above roundoff, and those of all larger steps are too.
    pub resolved: bool,
    /// Whether the fit uses this point. The fit uses resolved errors only and, once the order has
    /// settled, only steps that are small enough.
    pub used: bool,
}

/// Errors over step sizes, with the order fitted to the points that neither roundoff nor too large
/// a step spoils.
#[derive(Clone, Debug, PartialEq)]
pub struct OrderStudy {
    /// The points, in the order given.
    pub points: Vec<OrderPoint>,
    /// The fit, see [`observed_order`]; `None` with fewer than three usable points.
    pub line: Option<Line>,
    /// Whether the steps are small enough to show the order: the local orders of the three smallest
    /// resolved steps agree.
    pub settled: bool,
}

/// The tolerance within which local orders agree. Each further term of an error at least halves
/// when the step is halved, and so do the differences between local orders. The sum of the
/// remaining differences is therefore as large as the last difference.
const SETTLED: f64 = 0.125;

/// Measures the observed order without spoilt points. Errors at or below their floor are left out.
/// Once local orders have settled, the fit starts at the first step whose local order is near the
/// last one; larger steps do not show the order.
///
/// Floors should be about ten times the expected roundoff.
///
/// **Equation**: the slope of ln(error) over ln(h), see [`observed_order`].
///
/// # Panics
/// When the slices differ in length.
///
/// ```
/// use nonholonomic_lab::diagnostics::order_study;
///
/// let h = [0.2, 0.1, 0.05, 0.025, 0.0125, 0.00625];
/// let errors = [3e-7, 1e-10, 6.25e-12, 4e-13, 3e-15, 2e-15]; // order 4, from 0.1 down to roundoff
/// let study = order_study(&h, &errors, &[1e-14; 6]);
/// assert_eq!(study.points.iter().filter(|p| p.used).count(), 3);
/// assert!(study.settled && (study.line.unwrap().slope - 4.0).abs() < 0.05);
/// ```
pub fn order_study(steps: &[f64], errors: &[f64], floors: &[f64]) -> OrderStudy {
    assert!(steps.len() == errors.len() && steps.len() == floors.len(), "an error and a floor for each step");
    let mut points: Vec<OrderPoint> = Vec::new();
    // Beyond roundoff, errors grow again because rounding errors add up.
    let mut at_roundoff = false;
    for ((step, error), floor) in steps.iter().zip(errors).zip(floors) {
        let (step, error) = (step.abs(), *error);
        let local_order = points.last().map(|before| (error / before.error).ln() / (step / before.step).ln());
        let local_order = local_order.filter(|p| p.is_finite());
        at_roundoff |= error <= *floor;
        let resolved = error.is_finite() && !at_roundoff;
        points.push(OrderPoint { step, error, local_order, resolved, used: resolved });
    }
    let first = first_settled(&points, floors);
    if let Some(first) = first {
        points[..first].iter_mut().for_each(|point| point.used = false);
    }
    let usable = |f: fn(&OrderPoint) -> f64| points.iter().filter(|p| p.used).map(f).collect::<Vec<_>>();
    let line = observed_order(&usable(|p| p.step), &usable(|p| p.error));
    OrderStudy { points, line, settled: first.is_some() }
}

/// Returns the index of the largest step from which on local orders are near the last one, if the
/// last two agree.
fn first_settled(points: &[OrderPoint], floors: &[f64]) -> Option<usize> {
    let last = points.iter().rposition(|point| point.resolved)?;
    // An error at the floor is off by a tenth, which changes the order by 0.1/ln 2.
    let tolerance = SETTLED.max(0.25 * floors[last] / points[last].error);
    let order = points[last].local_order?;
    let near = |at: usize, tolerance: f64| points[at].local_order.is_some_and(|own| (own - order).abs() <= tolerance);
    let mut first = last;
    while first > 0 && points[first - 1].resolved && near(first, 2.0 * tolerance) {
        first -= 1;
    }
    (first + 2 <= last && near(last - 1, tolerance)).then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Solves x' = x by a Taylor series of order 8, with so many equal steps that their errors add
    /// up to the tolerance.
    fn exponential(tolerance: f64) -> Result<Vec<f64>, String> {
        // The errors of the steps sum to e h⁸/9!.
        let steps = (std::f64::consts::E / (362_880.0 * tolerance)).powf(0.125).ceil();
        let h = 1.0 / steps;
        let growth = (1..=8).rev().fold(0.0, |sum, k| h / f64::from(k) * (1.0 + sum));
        Ok(vec![(0..steps as u64).fold(1.0, |x, _| x + x * growth)])
    }

    #[test]
    fn the_reference_is_as_tight_as_it_says() {
        let tight = tight_reference(exponential).unwrap();
        let error = (tight.state[0] - std::f64::consts::E).abs();
        // Rounding makes some twenty additions, each off by half an ulp of at most 4e-16; the
        // uncertainty adds ten times the tolerance.
        assert!(error < 6e-15 && tight.uncertainty < 2e-14, "{error:e} {tight:?}");
        assert!(tight_reference(|_| Err::<Vec<f64>, _>("no")).is_err());
    }

    #[test]
    fn the_uncertainty_is_that_of_the_tolerance() {
        let tight = tight_reference(|tolerance| Ok::<_, String>(vec![1e3 * tolerance, 2.0])).unwrap();
        assert!((tight.uncertainty - 9e-12).abs() < 1e-15, "{tight:?}");
        let broken = tight_reference(|tolerance| Ok::<_, String>(vec![if tolerance < 1e-15 { f64::NAN } else { 1.0 }]));
        assert!(broken.unwrap().uncertainty.is_nan());
    }

    #[test]
    fn means_of_windows() {
        assert_eq!(running_mean(&[1.0, 2.0], 3), [0.0; 0]);
        assert_eq!(running_mean(&[1.0, 2.0], 0), [0.0; 0]);
        let gap = running_mean(&[1.0, f64::NAN, 3.0, 5.0], 2);
        assert!(gap[0].is_nan() && gap[1].is_nan() && gap[2] == 4.0);
    }

    #[test]
    fn failed_runs_are_left_out() {
        let h = [0.4, 0.2, 0.1, 0.05];
        let study = order_study(&h, &[f64::NAN, 4e-2, 1e-2, 2.5e-3], &[1e-14; 4]);
        assert!(!study.points[0].used && study.points[1].local_order.is_none());
        assert!((study.points[2].local_order.unwrap() - 2.0).abs() < 1e-12);
        assert!((study.line.unwrap().slope - 2.0).abs() < 1e-12);
        assert!(order_study(&h[..2], &[1e-2, 1e-3], &[0.0; 2]).line.is_none());
    }

    /// Rounding errors may add up faster than the floor: order 6 down to 1e-14, then 2e-13 of
    /// roundoff.
    #[test]
    fn behind_roundoff_there_is_roundoff() {
        let h = [0.1, 0.05, 0.025, 0.0125, 0.00625];
        let study = order_study(&h, &[1e-12, 2e-14, 2e-14, 1e-13, 2e-13], &[2e-14, 2e-14, 3e-14, 4e-14, 5e-14]);
        assert_eq!(study.points.iter().filter(|p| p.resolved).count(), 1, "{study:?}");
        assert!(study.line.is_none() && !study.settled);
    }

    /// Local orders approach 2 for small steps only: 7, 0.1, 1.6, 1.9, 1.97.
    #[test]
    fn too_large_steps_are_left_out() {
        let h = [0.32, 0.16, 0.08, 0.04, 0.02, 0.01];
        let mut errors = vec![1.0_f64];
        for order in [7.0, 0.1, 1.6, 1.9, 1.97] {
            errors.push(errors[errors.len() - 1] * 0.5_f64.powf(order));
        }
        let study = order_study(&h, &errors, &[1e-14; 6]);
        assert_eq!(study.points.iter().map(|p| p.used).collect::<Vec<_>>(), [false, false, false, true, true, true]);
        assert!(study.settled && (study.line.unwrap().slope - 2.0).abs() < 0.07, "{study:?}");
        // Without the last step no local orders agree, and the fit uses all points.
        let study = order_study(&h[..5], &errors[..5], &[1e-14; 5]);
        assert!(!study.settled && study.points.iter().all(|p| p.used), "{study:?}");
        // A failed step ends the settled range.
        errors[3] = f64::NAN;
        assert!(!order_study(&h, &errors, &[1e-14; 6]).settled);
    }
}
