//! Diagnostics of a run, computed from plain series of numbers.
//!
//! A method is judged by the quantities it should keep: the energy, every declared invariant, the
//! constraints. [`deviation`] turns a series of such a quantity into its error. [`drift`] reports
//! whether that error grows, with the uncertainty of the result. [`observed_order`] measures how a
//! method's error shrinks with its step.

mod average;
mod drift;
mod line;
mod maps;
mod section;

pub use average::mean_over_time;
pub use drift::{Steadiness, Turns};
pub use line::{Line, RunningLine};
pub use maps::{
    OrderPoint, OrderStudy, Tight, distance, order_study, reversibility_defect, running_mean, tight_reference,
};
pub use section::{Crossing, Direction, Section};

/// Returns the difference of each entry from the first: E(t) − E(0).
pub fn deviation(series: &[f64]) -> Vec<f64> {
    series.iter().map(|e| e - series[0]).collect()
}

/// Returns the largest absolute value: zero for an empty series, NaN if the series contains one.
pub fn max_abs(series: &[f64]) -> f64 {
    series.iter().fold(0.0, |max, e| larger(max, e.abs()))
}

/// Returns the larger of two numbers, or NaN if either is NaN: an error of NaN is no small error.
pub fn larger(a: f64, b: f64) -> f64 {
    if a >= b || a.is_nan() { a } else { b }
}

/// Fits the least-squares line through the points (x, y).
///
/// # Errors
/// `None` as for [`Line::through`].
///
/// # Panics
/// If the slices differ in length.
pub fn fit_line(x: &[f64], y: &[f64]) -> Option<Line> {
    assert_eq!(x.len(), y.len(), "one y per x");
    Line::through(x.iter().copied().zip(y.iter().copied()))
}

/// Fits the linear trend of a quantity that should be constant by least squares, with the slope's
/// standard error.
///
/// A quantity drifts when the slope is many standard errors from zero. The standard error assumes
/// uncorrelated noise. Rounding errors accumulate into a random walk, whose neighbours are
/// correlated; a slope of two or three standard errors is therefore no evidence of a drift by
/// itself, while one of a hundred is.
///
/// **Units**: of the quantity per unit of time.
///
/// # Errors
/// `None` with fewer than three points, or when all times are the same.
///
/// ```
/// let t: Vec<f64> = (0..1000).map(|k| 0.01 * f64::from(k)).collect();
/// let energy: Vec<f64> = t.iter().map(|t| 1.0 + 1e-6 * t + 1e-8 * (40.0 * t).sin()).collect();
/// let drift = nonholonomic_lab::diagnostics::drift(&t, &energy).unwrap();
/// assert!((drift.slope - 1e-6).abs() < 1e-8 && drift.slope > 100.0 * drift.slope_error);
/// ```
pub fn drift(t: &[f64], series: &[f64]) -> Option<Line> {
    fit_line(t, series)
}

/// Measures the order of a method: the slope of log(error) over log(step), by least squares, with
/// its standard error.
///
/// Steps at which the error has reached roundoff spoil the slope; leave them out.
///
/// **Equation**: error ≈ C hᵖ, p = [`Line::slope`], C = exp([`Line::intercept`]).
///
/// # Errors
/// `None` with fewer than three steps, or when a step or an error is not positive.
///
/// ```
/// let h = [0.1, 0.05, 0.025, 0.0125];
/// let errors = h.map(|h: f64| 3.0 * h.powi(2) * (1.0 + 0.1 * h));
/// let order = nonholonomic_lab::diagnostics::observed_order(&h, &errors).unwrap();
/// assert!((order.slope - 2.0).abs() < 0.01);
/// ```
pub fn observed_order(steps: &[f64], errors: &[f64]) -> Option<Line> {
    if !steps.iter().chain(errors).all(|x| *x > 0.0 && x.is_finite()) {
        return None;
    }
    let log = |series: &[f64]| series.iter().map(|x| x.ln()).collect::<Vec<_>>();
    fit_line(&log(steps), &log(errors))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn by_hand() {
        // y = 1 + 2 x with residuals (1, -2, 1)/6·6: points (0, 2), (1, 1), (2, 6): slope 2, intercept 1, Σ r² = 6, Σ dx² = 2.
        let line = fit_line(&[0.0, 1.0, 2.0], &[2.0, 1.0, 6.0]).unwrap();
        assert!((line.slope - 2.0).abs() < 1e-15 && (line.intercept - 1.0).abs() < 1e-15);
        assert!((line.slope_error - 3f64.sqrt()).abs() < 1e-15, "{line:?}");
    }

    #[test]
    fn degenerate_points_have_no_line() {
        assert_eq!(fit_line(&[0.0, 1.0], &[0.0, 1.0]), None);
        assert_eq!(fit_line(&[1.0; 4], &[0.0, 1.0, 2.0, 3.0]), None);
        assert_eq!(RunningLine::new().line(), None);
    }

    #[test]
    fn both_ways_agree() {
        let x: Vec<f64> = (0..500).map(|k| 100.0 + 0.1 * f64::from(k)).collect();
        let y: Vec<f64> = x.iter().map(|x| 3.0 - 0.25 * x + (7.0 * x).sin()).collect();
        let all = fit_line(&x, &y).unwrap();
        let mut running = RunningLine::new();
        x.iter().zip(&y).for_each(|(x, y)| running.push(*x, *y));
        let running = running.line().unwrap();
        assert!((all.slope - running.slope).abs() < 1e-12 && (all.intercept - running.intercept).abs() < 1e-10);
        assert!((all.slope_error / running.slope_error - 1.0).abs() < 1e-9);
    }

    #[test]
    fn what_is_not_a_number_is_larger() {
        assert_eq!((larger(1.0, 2.0), larger(2.0, 1.0), larger(0.0, f64::INFINITY)), (2.0, 2.0, f64::INFINITY));
        assert!(larger(f64::NAN, 1.0).is_nan() && larger(1.0, f64::NAN).is_nan());
        assert!([f64::NAN, 1.0].into_iter().fold(0.0, larger).is_nan());
    }

    #[test]
    fn deviations_start_at_zero() {
        assert_eq!(deviation(&[2.0, 2.5, 1.0]), [0.0, 0.5, -1.0]);
        assert_eq!(deviation(&[]), [0.0; 0]);
        assert_eq!(max_abs(&[0.0, 0.5, -1.0]), 1.0);
        assert_eq!(max_abs(&[]), 0.0);
        assert!(max_abs(&[1.0, f64::NAN, 2.0]).is_nan());
    }

    #[test]
    fn noise_is_no_drift() {
        // A fixed sequence that looks random: the fractional parts of k φ, shifted to mean zero.
        let t: Vec<f64> = (0..10_000).map(f64::from).collect();
        let noise: Vec<f64> = t.iter().map(|k| (k * 0.618_033_988_749_895).fract() - 0.5).collect();
        let line = drift(&t, &noise).unwrap();
        assert!(line.slope.abs() < 3.0 * line.slope_error, "{line:?}");
        // Standard deviation of the slope for uniform noise: (1/√12) / √(n³/12).
        let expected = (1.0f64 / 12.0).sqrt() / (1e12f64 / 12.0).sqrt();
        assert!((line.slope_error / expected - 1.0).abs() < 0.01, "{line:?}");
    }

    #[test]
    fn order_of_exact_powers() {
        let h = [0.4, 0.2, 0.1];
        for order in [1, 2, 4] {
            let line = observed_order(&h, &h.map(|h: f64| 0.3 * h.powi(order))).unwrap();
            assert!((line.slope - f64::from(order)).abs() < 1e-13 && line.slope_error < 1e-13);
            assert!((line.intercept.exp() - 0.3).abs() < 1e-13);
        }
    }

    #[test]
    fn order_needs_positive_errors() {
        assert!(observed_order(&[0.1, 0.05, 0.025], &[1e-3, 0.0, 1e-5]).is_none());
        assert!(observed_order(&[0.1, 0.05, 0.025], &[1e-3, f64::NAN, 1e-5]).is_none());
        assert!(observed_order(&[0.1, 0.05], &[1e-3, 1e-4]).is_none());
    }
}
