//! Straight lines through points.

/// A least-squares line y = intercept + slope x.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Line {
    /// Slope.
    pub slope: f64,
    /// Its standard error, √(Σ residual² / (n − 2) / Σ (x − x̄)²).
    pub slope_error: f64,
    /// Value at x = 0.
    pub intercept: f64,
    /// Number of points.
    pub points: u64,
}

/// The least-squares line through the points (x, y).
///
/// # Errors
/// `None` with fewer than three points (two leave no residual to estimate the error from), or when all `x` are equal.
///
/// # Panics
/// If the slices differ in length.
pub fn fit_line(x: &[f64], y: &[f64]) -> Option<Line> {
    assert_eq!(x.len(), y.len(), "one y per x");
    if x.len() < 3 {
        return None;
    }
    let n = x.len() as f64;
    let mean = |s: &[f64]| s.iter().sum::<f64>() / n;
    let (mean_x, mean_y) = (mean(x), mean(y));
    let points = || x.iter().zip(y).map(|(x, y)| (x - mean_x, y - mean_y));
    let sxx: f64 = points().map(|(x, _)| x * x).sum();
    let sxy: f64 = points().map(|(x, y)| x * y).sum();
    if sxx == 0.0 {
        return None;
    }
    let slope = sxy / sxx;
    // From the residuals themselves: Σ y² − slope Σ x y cancels when the points lie on a line.
    let residual: f64 = points().map(|(x, y)| (y - slope * x).powi(2)).sum();
    let slope_error = (residual / (n - 2.0) / sxx).sqrt();
    Some(Line { slope, slope_error, intercept: mean_y - slope * mean_x, points: x.len() as u64 })
}

/// The same line, of points that come one by one and are not kept.
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
    /// No points yet.
    pub fn new() -> Self {
        RunningLine::default()
    }

    /// One more point.
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

    /// The line so far; `None` as for [`fit_line`].
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
}
