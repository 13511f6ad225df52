//! The motion by extrapolation of Gragg's midpoint rule (Hairer, Nørsett & Wanner, Solving Ordinary
//! Differential Equations I, §II.9).

use super::mechanics::{State, System};

/// Columns of a tableau: order 2 · 10, with 110 evaluations of the field.
const COLUMNS: usize = 10;

/// Returns the motion from a state over a time, and the change by the last column of the tableau in
/// the sizes of (q, w).
pub fn extrapolated(system: &System, at: &State<f64>, time: f64) -> Option<(State<f64>, f64)> {
    let n = at.q.len();
    let state = |y: &[f64], t: f64| State { q: y[..n].to_vec(), w: y[n..].to_vec(), t };
    let field = |y: &[f64], t: f64| system.motion(&state(y, t));
    let start = [&at.q[..], &at.w].concat();
    let (sizes, slope) = (system.sizes(), field(&start, at.t)?);
    let mut rows: Vec<Vec<f64>> = Vec::new();
    let mut change = f64::INFINITY;
    for column in 1..=COLUMNS {
        let steps = 2 * column;
        let h = time / steps as f64;
        // The sums contain changes since the start, which lose few digits even if the start is far
        // out.
        let mut before = vec![0.0; start.len()];
        let mut moved: Vec<f64> = slope.iter().map(|k| h * k).collect();
        for step in 1..steps {
            let y: Vec<f64> = start.iter().zip(&moved).map(|(y, moved)| y + moved).collect();
            let k = field(&y, at.t + h * step as f64)?;
            let next = before.iter().zip(&k).map(|(y, k)| y + 2.0 * h * k).collect();
            before = std::mem::replace(&mut moved, next);
        }
        // Aitken–Neville extrapolation in 1/steps².
        let mut row = vec![moved];
        for order in 1..column {
            let ratio = (column as f64 / (column - order) as f64).powi(2);
            let entry = row[order - 1].iter().zip(&rows[order - 1]);
            row.push(entry.map(|(new, old)| new + (new - old) / (ratio - 1.0)).collect());
        }
        if let (Some(last), Some(old)) = (row.last(), rows.last()) {
            change = last.iter().zip(old).zip(&sizes).map(|((a, b), size)| ((a - b) / size).abs()).fold(0.0, f64::max);
        }
        rows = row;
    }
    let y: Vec<f64> = start.iter().zip(rows.last()?).map(|(y, moved)| y + moved).collect();
    y.iter().all(|y| y.is_finite()).then(|| (state(&y, at.t + time), change))
}
