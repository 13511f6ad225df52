//! Straight lines through points.

/// A least-squares line y = intercept + slope x.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Line {
    /// Slope.
    pub slope: f64,
    /// Standard error of the slope, √(Σ residual² / (n − 2) / Σ (x − x̄)²).
    pub slope_error: f64,
    /// Value at x = 0.
    pub intercept: f64,
    /// Number of points.
    pub points: u64,
}

impl Line {
    /// Fits the least-squares line through points (x, y).
    ///
    /// # Errors
    /// `None` with fewer than three points (two leave no residual to estimate the error from), or when all x are equal.
    pub fn through(points: impl IntoIterator<Item = (f64, f64), IntoIter: Clone>) -> Option<Line> {
        let points = points.into_iter();
        let count = points.clone().count();
        if count < 3 {
            return None;
        }
        let n = count as f64;
        let mean_x = points.clone().map(|(x, _)| x).sum::<f64>() / n;
        let mean_y = points.clone().map(|(_, y)| y).sum::<f64>() / n;
        let centred = || points.clone().map(|(x, y)| (x - mean_x, y - mean_y));
        let sxx: f64 = centred().map(|(x, _)| x * x).sum();
        let sxy: f64 = centred().map(|(x, y)| x * y).sum();
        if sxx == 0.0 {
            return None;
        }
        let slope = sxy / sxx;
        // Σ r² is summed from the residuals because Σ y² − slope Σ x y cancels when the points lie
        // on a line.
        let residual: f64 = centred().map(|(x, y)| (y - slope * x).powi(2)).sum();
        let slope_error = (residual / (n - 2.0) / sxx).sqrt();
        Some(Line { slope, slope_error, intercept: mean_y - slope * mean_x, points: count as u64 })
    }
}

/// A least-squares line through points that arrive one by one and are not kept.
///
/// **Equation**: means and centred second moments are updated as points arrive. **Source**: Welford, Technometrics 4 (1962).
///
/// The residual is a difference of moments, so [`Line::slope_error`] has an absolute accuracy of about 1e-8 |slope|.
#[derive(Clone, Copy, Debug, Default)]
pub struct RunningLine {
    points: u64,
    mean_x: f64,
    mean_y: f64,
    sxx: f64,
    sxy: f64,
    syy: f64,
}

impl RunningLine {
    /// Returns a line without points.
    pub fn new() -> Self {
        RunningLine::default()
    }

    /// Adds a point.
    pub fn push(&mut self, x: f64, y: f64) {
        self.points += 1;
        let n = self.points as f64;
        let (dx, dy) = (x - self.mean_x, y - self.mean_y);
        self.mean_x += dx / n;
        self.mean_y += dy / n;
        self.sxx += dx * (x - self.mean_x);
        self.sxy += dx * (y - self.mean_y);
        self.syy += dy * (y - self.mean_y);
    }

    /// Returns the line so far; `None` as for [`Line::through`].
    pub fn line(&self) -> Option<Line> {
        if self.points < 3 || self.sxx == 0.0 {
            return None;
        }
        let slope = self.sxy / self.sxx;
        let residual = (self.syy - slope * self.sxy).max(0.0);
        let slope_error = (residual / (self.points - 2) as f64 / self.sxx).sqrt();
        Some(Line { slope, slope_error, intercept: self.mean_y - slope * self.mean_x, points: self.points })
    }
}
