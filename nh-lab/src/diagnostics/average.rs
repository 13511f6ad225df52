//! Means over a moving window.

/// Returns the mean over a window that moves along a series, as (times, means), for every time at
/// which the window lies within the series.
///
/// The mean removes oscillations within the window and leaves constants and trends. An interval
/// without entries has no mean and is left out.
///
/// **Equation**: m(t) = mean of yⱼ over |tⱼ − t| ≤ w/2, at the times tₖ with t₀ + w/2 ≤ tₖ ≤ t_N −
/// w/2. Times are in increasing order and may be at unequal distances. An entry whose distance from
/// t equals the half width within 1e-9 (relative) is included.
///
/// # Panics
/// If the slices differ in length.
///
/// ```
/// let t: Vec<f64> = (0..=100).map(|k| 0.1 * f64::from(k)).collect();
/// let y: Vec<f64> = t.iter().map(|t| 3.0 * t + (std::f64::consts::TAU * t).sin()).collect();
/// let (times, means) = nonholonomic_lab::diagnostics::mean_over_time(&t, &y, 1.9);
/// assert_eq!(times.len(), 81);
/// assert!((times[0] - 1.0).abs() < 1e-12 && times.iter().zip(&means).all(|(t, m)| (m - 3.0 * t).abs() < 0.06));
/// ```
pub fn mean_over_time(t: &[f64], series: &[f64], window: f64) -> (Vec<f64>, Vec<f64>) {
    assert_eq!(t.len(), series.len(), "one number per time");
    let (Some(first), Some(last)) = (t.first(), t.last()) else { return (Vec::new(), Vec::new()) };
    let half = 0.5 * window * (1.0 + 1e-9);
    let sums = Sums::of(series);
    let (mut from, mut to) = (0, 0);
    let mut result = (Vec::new(), Vec::new());
    for now in t {
        while from < t.len() && t[from] < now - half {
            from += 1;
        }
        while to < t.len() && t[to] <= now + half {
            to += 1;
        }
        if now - half >= *first - 1e-9 * window && now + half <= *last + 1e-9 * window && to > from {
            result.0.push(*now);
            result.1.push(sums.between(from, to) / (to - from) as f64);
        }
    }
    result
}

/// The sums of the first k numbers, each with the rounding errors it has lost. The difference of
/// two sums is therefore as accurate as a direct sum of the numbers between them.
struct Sums(Vec<(f64, f64)>);

impl Sums {
    fn of(series: &[f64]) -> Self {
        let mut sums = Vec::with_capacity(series.len() + 1);
        let (mut sum, mut lost) = (0.0, 0.0);
        sums.push((sum, lost));
        for number in series {
            // This is the exact rounding error of the sum. **Source**: Knuth, The Art of Computer
            // Programming 2, 4.2.2.
            let next = sum + number;
            let share = next - sum;
            lost += (sum - (next - share)) + (number - share);
            sum = next;
            sums.push((sum, lost));
        }
        Sums(sums)
    }

    fn between(&self, from: usize, to: usize) -> f64 {
        let ((a, lost_a), (b, lost_b)) = (self.0[from], self.0[to]);
        (b - a) + (lost_b - lost_a)
    }
}

#[cfg(test)]
mod tests {
    use super::mean_over_time;

    #[test]
    fn whole_windows_only() {
        let t = [0.0, 1.0, 2.0, 3.0, 10.0];
        let (times, means) = mean_over_time(&t, &[1.0, 2.0, 4.0, 8.0, 100.0], 2.0);
        assert_eq!(times, [1.0, 2.0, 3.0]);
        // The window at t = 3 holds 4 and 8.
        assert_eq!(means, [7.0 / 3.0, 14.0 / 3.0, 6.0]);
        assert_eq!(mean_over_time(&t, &[0.0; 5], 11.0).0, [0.0; 0]);
        assert_eq!(mean_over_time(&[], &[], 1.0), (vec![], vec![]));
    }

    /// A step of π/10 and a window of ten steps: the window holds eleven numbers, whatever π rounds
    /// to.
    #[test]
    fn windows_of_a_whole_number_of_steps() {
        let h = std::f64::consts::PI / 10.0;
        let t: Vec<f64> = (0..318).map(|k| h * f64::from(k)).collect();
        let y: Vec<f64> = (0..318).map(f64::from).collect();
        let (times, means) = mean_over_time(&t, &y, 10.0 * h);
        assert_eq!(times.len(), 308);
        assert!(means.iter().enumerate().all(|(k, mean)| (mean - (k + 5) as f64).abs() < 1e-12));
    }

    /// A large number that has left the window leaves nothing behind.
    #[test]
    fn what_is_past_is_forgotten() {
        let t: Vec<f64> = (0..100).map(f64::from).collect();
        let y: Vec<f64> = (0..100).map(|k| if k == 0 { 1e9 } else { 1e-9 * f64::from(k) }).collect();
        let (times, means) = mean_over_time(&t, &y, 4.0);
        let worst = times.iter().zip(&means).skip(1).map(|(t, m)| (m - 1e-9 * t).abs()).fold(0.0, f64::max);
        assert!(worst < 1e-20, "{worst:e}");
    }
}
