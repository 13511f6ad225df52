//! Measurements on the map of a method: is it reversible, how fast does it converge?

use super::{Line, observed_order};
use serde::Serialize;

/// How far a map is from being reversible: ‖Φ ∘ R ∘ Φ ∘ R − id‖ at the state (q, v), with R: (q, v) ↦ (q, −v).
///
/// `flow` is Φ: one step of a method, or any number of them. The norm is the largest absolute entry.
///
/// # Errors
/// Those of `flow`.
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

/// The largest difference of two states, NaN if any is.
///
/// # Panics
/// When they differ in length.
pub fn distance(a: &[f64], b: &[f64]) -> f64 {
    assert_eq!(a.len(), b.len(), "states of one system");
    let differences: Vec<f64> = a.iter().zip(b).map(|(a, b)| a - b).collect();
    super::max_abs(&differences)
}

/// The mean over a window that moves along a series: entry k is the mean of `series[k..k + window]`.
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
    // Each window is summed afresh: a sum that is carried along carries its rounding errors, and any NaN, along too.
    series.windows(window).map(|part| part.iter().sum::<f64>() / window as f64).collect()
}

/// A state far more accurate than what is measured against it, and how accurate it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Tight {
    /// The state.
    pub state: Vec<f64>,
    /// The largest distance from it of the states at ten times and at a tenth of the tolerance: what of its error is truncation is a
    /// tenth of the first, and what is roundoff as large as either.
    pub uncertainty: f64,
    /// The tolerance it was computed with.
    pub tolerance: f64,
}

/// The tolerance of tight references: some ulps. Smaller ones make more steps, and with them more rounding errors.
const TOLERANCE: f64 = 1e-15;

/// A tight reference from an integrator that holds the error of its steps to a tolerance, which is set to roundoff.
///
/// `run` gives the state at the end under a tolerance.
///
/// # Errors
/// Those of `run`.
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
    /// ln(error/error before)/ln(h/h before).
    pub local_order: Option<f64>,
    /// Does the fit use it? Not where the error is of the size of roundoff, or not finite.
    pub used: bool,
}

/// Errors over step sizes, and the order fitted to those that roundoff has not spoilt.
#[derive(Clone, Debug, PartialEq)]
pub struct OrderStudy {
    /// As given.
    pub points: Vec<OrderPoint>,
    /// The fit, see [`observed_order`]; none with fewer than three usable points.
    pub line: Option<Line>,
}

/// The observed order, without the points whose errors are not above the floor that belongs to them.
///
/// **Equation**: the slope of ln(error) over ln(h), see [`observed_order`].
///
/// # Panics
/// When the slices differ in length.
///
/// ```
/// let h = [0.1, 0.05, 0.025, 0.0125, 0.00625];
/// let errors = [1e-10, 6.25e-12, 4e-13, 3e-15, 2e-15]; // order 4, down to roundoff
/// let study = nonholonomic_lab::diagnostics::order_study(&h, &errors, &[1e-14; 5]);
/// assert_eq!(study.points.iter().filter(|p| p.used).count(), 3);
/// assert!((study.line.unwrap().slope - 4.0).abs() < 0.05);
/// ```
pub fn order_study(steps: &[f64], errors: &[f64], floors: &[f64]) -> OrderStudy {
    assert!(steps.len() == errors.len() && steps.len() == floors.len(), "an error and a floor for each step");
    let mut points: Vec<OrderPoint> = Vec::new();
    for ((step, error), floor) in steps.iter().zip(errors).zip(floors) {
        let (step, error) = (step.abs(), *error);
        let local_order = points.last().map(|before| (error / before.error).ln() / (step / before.step).ln());
        let local_order = local_order.filter(|p| p.is_finite());
        points.push(OrderPoint { step, error, local_order, used: error.is_finite() && error > *floor });
    }
    let usable = |f: fn(&OrderPoint) -> f64| points.iter().filter(|p| p.used).map(f).collect::<Vec<_>>();
    let line = observed_order(&usable(|p| p.step), &usable(|p| p.error));
    OrderStudy { points, line }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// x' = x by a Taylor series of order 8, in so many equal steps that their errors add up to the tolerance.
    fn exponential(tolerance: f64) -> Result<Vec<f64>, String> {
        // Their sum is e h⁸/9!.
        let steps = (std::f64::consts::E / (362_880.0 * tolerance)).powf(0.125).ceil();
        let h = 1.0 / steps;
        let growth = (1..=8).rev().fold(0.0, |sum, k| h / f64::from(k) * (1.0 + sum));
        Ok(vec![(0..steps as u64).fold(1.0, |x, _| x + x * growth)])
    }

    #[test]
    fn the_reference_is_as_tight_as_it_says() {
        let tight = tight_reference(exponential).unwrap();
        let error = (tight.state[0] - std::f64::consts::E).abs();
        // Rounding: some twenty additions, of half an ulp of at most 4e-16 each; and the tolerance ten times.
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
}
