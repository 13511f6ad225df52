//! Tells a bounded error from a growing one.

use nonholonomic_lab::diagnostics::{fit_line, max_abs};

/// The development of the size of an error over a run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Growth {
    /// Least-squares slope of the size, per unit of time.
    pub slope: f64,
    /// The slope times the length of the run, in units of the mean size: 0 for a constant error, 2
    /// for one that grows in proportion to time.
    pub trend: f64,
    /// The largest size.
    pub largest: f64,
    /// The size at the beginning; for running means, the mean over the first window.
    pub early: f64,
    /// The mean size over the second half of the run.
    pub late: f64,
}

/// The kind of growth of an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Behaviour {
    /// The error is roundoff.
    Exact,
    /// The error stays bounded.
    Bounded,
    /// The error grows.
    Drifts,
    /// The error grew early to the size of the integral itself and cannot grow further: the
    /// integral is lost.
    Saturated,
    /// No kind is evident.
    Unclear,
}

impl Growth {
    /// The largest trend of a bounded error: the fitted line rises by less than half of the error's
    /// mean.
    pub const BOUNDED: f64 = 0.5;
    /// The least trend of a drift: half of that of an error that starts at zero and grows in
    /// proportion to time.
    pub const DRIFTS: f64 = 1.0;
    /// The least error of the integral's own size, relative to the integral's scale.
    pub const SATURATED: f64 = 0.1;
    /// The largest ratio of early to late size at which an error counts as grown; it is 1 for a
    /// constant error.
    pub const EARLY: f64 = 0.5;

    /// Measures the growth of |error| over a run. The errors should be running means, because an
    /// oscillation would add to the mean.
    pub fn of(t: &[f64], error: &[f64]) -> Growth {
        let size: Vec<f64> = error.iter().map(|e| e.abs()).collect();
        let largest = max_abs(&size);
        let line = fit_line(t, &size);
        let slope = line.map_or(f64::NAN, |line| line.slope);
        let mean = size.iter().sum::<f64>() / size.len() as f64;
        let length = t.last().zip(t.first()).map_or(0.0, |(last, first)| last - first);
        let second = &size[size.len() / 2..];
        Growth {
            slope,
            trend: if mean > 0.0 { slope * length / mean } else { 0.0 },
            largest,
            early: size.first().copied().unwrap_or(f64::NAN),
            late: second.iter().sum::<f64>() / second.len() as f64,
        }
    }

    /// Returns the kind of growth, given the size `roundoff` of negligible errors and the `scale`
    /// of the integral itself.
    ///
    /// A straight line says nothing about an error that has grown to its limit within a small part
    /// of the run: its trend is as small as that of a bounded error. The two differ in their
    /// initial size and in their magnitude.
    pub fn behaviour(&self, roundoff: f64, scale: f64) -> Behaviour {
        if self.largest <= roundoff {
            Behaviour::Exact
        } else if self.trend > Self::DRIFTS {
            Behaviour::Drifts
        } else if self.largest > Self::SATURATED * scale && self.early < Self::EARLY * self.late {
            Behaviour::Saturated
        } else if self.trend.abs() < Self::BOUNDED {
            Behaviour::Bounded
        } else {
            Behaviour::Unclear
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonholonomic_lab::diagnostics::mean_over_time;

    /// Returns the growth of the running mean of |error| over 3000 time units, with an integral of
    /// size 1.
    fn growth(error: impl Fn(f64) -> f64) -> Growth {
        let t: Vec<f64> = (0..=30_000).map(|k| 0.1 * f64::from(k)).collect();
        let size: Vec<f64> = t.iter().map(|t| error(*t).abs()).collect();
        let (t, means) = mean_over_time(&t, &size, 30.0);
        Growth::of(&t, &means)
    }

    fn behaviour(error: impl Fn(f64) -> f64) -> Behaviour {
        growth(error).behaviour(1e-10, 1.0)
    }

    #[test]
    fn growth_in_proportion_to_time_drifts_however_small() {
        assert_eq!(behaviour(|t| 1e-3 * t), Behaviour::Drifts);
        assert_eq!(behaviour(|t| 1e-9 * t), Behaviour::Drifts);
    }

    #[test]
    fn oscillation_is_bounded_however_large() {
        assert_eq!(behaviour(|t| 1e-3 * t.sin()), Behaviour::Bounded);
        assert_eq!(behaviour(|t| 0.5 * t.sin()), Behaviour::Bounded);
    }

    #[test]
    fn early_growth_to_the_integral_itself_saturates() {
        // The time constants are a thirtieth and a tenth of the run.
        for time in [100.0, 300.0] {
            let error = |t: f64| -(-t / time).exp_m1();
            assert!(growth(error).trend < Growth::DRIFTS);
            assert_eq!(behaviour(error), Behaviour::Saturated);
            // A transient that ends far below the integral leaves the integral intact.
            assert_ne!(behaviour(|t| 0.01 * error(t)), Behaviour::Saturated);
        }
        assert_eq!(behaviour(|t| -0.01 * (-t / 100.0).exp_m1()), Behaviour::Bounded);
    }

    #[test]
    fn roundoff_is_none() {
        assert_eq!(behaviour(|t| 1e-14 * t), Behaviour::Exact);
        assert_eq!(behaviour(|_| 0.0), Behaviour::Exact);
    }
}
