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
}

/// What the growth of an error amounts to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Behaviour {
    /// It is roundoff.
    Exact,
    /// It stays.
    Bounded,
    /// It grows.
    Drifts,
    /// Neither is plain.
    Unclear,
}

impl Growth {
    /// A trend below this is none: the fitted line rises by less than half of the error's mean.
    pub const BOUNDED: f64 = 0.5;
    /// A trend beyond this is a drift: half of what an error has that starts from nothing and grows in proportion to time.
    pub const DRIFTS: f64 = 1.0;

    /// The growth of |error| over a run; the errors are running means, or else their oscillation adds to the mean.
    pub fn of(t: &[f64], error: &[f64]) -> Growth {
        let size: Vec<f64> = error.iter().map(|e| e.abs()).collect();
        let largest = max_abs(&size);
        let line = fit_line(t, &size);
        let slope = line.map_or(f64::NAN, |line| line.slope);
        let mean = size.iter().sum::<f64>() / size.len() as f64;
        let length = t.last().zip(t.first()).map_or(0.0, |(last, first)| last - first);
        Growth { slope, trend: if mean > 0.0 { slope * length / mean } else { 0.0 }, largest }
    }

    /// What it amounts to, where an error up to `roundoff` is none.
    pub fn behaviour(&self, roundoff: f64) -> Behaviour {
        if self.largest <= roundoff {
            Behaviour::Exact
        } else if self.trend.abs() < Self::BOUNDED {
            Behaviour::Bounded
        } else if self.trend > Self::DRIFTS {
            Behaviour::Drifts
        } else {
            Behaviour::Unclear
        }
    }
}
