//! Does an error stay or grow?

use crate::diagnostics::{fit_line, max_abs};

/// How the size of an error develops over a run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Growth {
    /// Least-squares slope of its size, per unit of time.
    pub slope: f64,
    /// The slope times the length of the run, in units of the mean size: 0 of an error that stays, 2 of one that grows in
    /// proportion to time.
    pub trend: f64,
    /// The largest size.
    pub largest: f64,
    /// The size at the beginning: of running means, the mean over the first window.
    pub early: f64,
    /// The mean size over the second half of the run.
    pub late: f64,
}

/// Kind of growth of an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Behaviour {
    /// It is roundoff.
    Exact,
    /// It stays.
    Bounded,
    /// It grows.
    Drifts,
    /// It grew early, to the size of the integral itself, and can grow no further: nothing of the integral is left.
    Saturated,
    /// Neither is plain.
    Unclear,
}

impl Growth {
    /// A trend below this is none: the fitted line rises by less than half of the error's mean.
    pub const BOUNDED: f64 = 0.5;
    /// A trend beyond this is a drift: half of what an error has that starts from nothing and grows in proportion to time.
    pub const DRIFTS: f64 = 1.0;
    /// An error is of the integral's own size beyond this fraction of the integral's scale.
    pub const SATURATED: f64 = 0.1;
    /// An error has grown where its early size is below this fraction of its late one; that of an error that stays is 1.
    pub const EARLY: f64 = 0.5;

    /// The growth of |error| over a run; the errors are running means, or else their oscillation adds to the mean.
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

    /// Kind of growth, where an error up to `roundoff` is none and the integral itself is as large as `scale`.
    ///
    /// A straight line says nothing of an error that has grown as far as it can within a small part of the run: its trend is
    /// small, as that of an error that stays. What tells them apart is where they began, and how large they are.
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
    use crate::diagnostics::mean_over_time;

    /// Growth of the running mean of |error| over 3000 time units, with an integral of size 1.
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
        // Time constants of a thirtieth and a tenth of the run.
        for time in [100.0, 300.0] {
            let error = |t: f64| -(-t / time).exp_m1();
            assert!(growth(error).trend < Growth::DRIFTS);
            assert_eq!(behaviour(error), Behaviour::Saturated);
            // A transient that ends far below the integral has left it.
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
