//! Newton's method for a block, with the stopping rule of the generated code's runtime.

use crate::ir::program::History;

/// More iterations than this are a failure.
const MAX_ITERATIONS: u32 = 25;

/// (r, ∂r/∂x row by row)
pub(super) type Linearised = (Vec<f64>, Vec<Vec<f64>>);

pub(super) struct Solution {
    pub x: Vec<f64>,
    pub iterations: u32,
}

/// Result of sweeps.
pub(super) enum Swept {
    Solved(Solution),
    /// Point from which Newton's method has to go on.
    Left {
        x: Vec<f64>,
        iterations: u32,
    },
}

pub(super) struct Failure {
    pub residual: f64,
    pub iterations: u32,
}

/// From the predictor's guess, and where that fails or there is none, from the plain one.
pub(super) fn newton(
    predictor: &Predictor,
    plain: Vec<f64>,
    scale: &[f64],
    system: &mut impl FnMut(&[f64]) -> Linearised,
) -> Result<Solution, Failure> {
    let Some(guess) = predictor.guess(&plain) else { return iterate(plain, scale, system) };
    newton_from(guess, plain, scale, system)
}

/// From that guess, and where it fails, from the plain one.
pub(super) fn newton_from(
    guess: Vec<f64>,
    plain: Vec<f64>,
    scale: &[f64],
    system: &mut impl FnMut(&[f64]) -> Linearised,
) -> Result<Solution, Failure> {
    iterate(guess, scale, system).or_else(|failure| {
        let solution = iterate(plain, scale, system)?;
        Ok(Solution { iterations: solution.iterations + failure.iterations, ..solution })
    })
}

/// Sweeps from the predictor's guess while they contract eightfold, until what is left, dₖ²/dₖ₋₁, is below (ε/8) |x|;
/// Newton's method where there is no guess, and where they do not.
pub(super) fn sweep(predictor: &Predictor, plain: &[f64], sweep: &mut impl FnMut(&[f64]) -> Vec<f64>) -> Swept {
    const MAX_SWEEPS: u32 = 8;
    let Some(mut x) = predictor.guess(plain) else { return Swept::Left { x: plain.to_vec(), iterations: 0 } };
    let mut last = 0.0;
    for iterations in 1..=MAX_SWEEPS {
        let new = sweep(&x);
        let change: f64 = new.iter().zip(&x).map(|(a, b)| (a - b).abs()).sum();
        x = new;
        let magnitude = norm(&x);
        let contracts = 8.0 * change <= last;
        let roundings = 2.0 * f64::EPSILON * magnitude;
        let small = contracts && change * change <= f64::EPSILON / 8.0 * magnitude * last;
        if iterations > 1 && (small || change.max(last) <= roundings) {
            return Swept::Solved(Solution { x, iterations });
        }
        if iterations > 1 && !contracts {
            return Swept::Left { x, iterations };
        }
        last = change;
    }
    Swept::Left { x, iterations: MAX_SWEEPS }
}

/// (r, ∂r/∂x), the latter by differences with steps √ε (|xⱼ| + the mean of |x|).
pub(super) fn by_differences(x: &[f64], residual: &mut impl FnMut(&[f64]) -> Vec<f64>) -> Linearised {
    let (here, typical) = (residual(x), norm(x) / x.len() as f64);
    let mut jacobian = vec![vec![0.0; x.len()]; x.len()];
    for j in 0..x.len() {
        let size = x[j].abs() + typical;
        let mut there = x.to_vec();
        there[j] += f64::EPSILON.sqrt() * if size == 0.0 { 1.0 } else { size };
        let step = there[j] - x[j];
        for ((row, new), old) in jacobian.iter_mut().zip(residual(&there)).zip(&here) {
            row[j] = (new - old) / step;
        }
    }
    (here, jacobian)
}

/// Affine equations, with one right-hand side or several: one factorisation, no test.
pub(super) fn solve_linear(
    mut x: Vec<f64>,
    system: &mut impl FnMut(&[f64]) -> Linearised,
) -> Result<Solution, Failure> {
    let (residual, jacobian) = system(&x);
    let columns = residual.chunks(jacobian.len().max(1));
    let update: Vec<f64> = columns.flat_map(|column| solve(jacobian.clone(), column.to_vec())).collect();
    subtract(&mut x, &update);
    if norm(&update).is_finite() {
        Ok(Solution { x, iterations: 1 })
    } else {
        Err(Failure { residual: norm(&residual), iterations: 1 })
    }
}

/// Accepts x after an update dx when what is left, K |dx|², is below roundoff: |dx| ≤ (√ε/16) |x|, and from the second
/// update on K = |dxₖ|/|dxₖ₋₁|² predicts a next one below ε/4 |x|; or when no |dxᵢ| is visible in the new state or in its own digits;
/// or when updates shrink no more, |dxₖ| > |dxₖ₋₁|/2, at |dx| ≤ 16 ε Σ scaleᵢ.
fn iterate(mut x: Vec<f64>, scale: &[f64], system: &mut impl FnMut(&[f64]) -> Linearised) -> Result<Solution, Failure> {
    let tolerance = f64::EPSILON.sqrt() / 16.0;
    let quarter = f64::EPSILON / 4.0;
    // What is smaller has lost digits.
    let tiny = f64::MIN_POSITIVE / f64::EPSILON;
    let mut previous = None;
    for iterations in 1..=MAX_ITERATIONS {
        let (residual, jacobian) = system(&x);
        let residual_size = norm(&residual);
        let update = solve(jacobian, residual);
        subtract(&mut x, &update);
        let (size, magnitude) = (norm(&update), norm(&x));
        if !size.is_finite() {
            return Err(Failure { residual: residual_size, iterations });
        }
        let predicted = previous.map_or(0.0, |p: f64| if p == 0.0 { 0.0 } else { size * (size / p) * (size / p) });
        let relative = size <= tolerance * magnitude && predicted <= quarter * magnitude;
        let noise = previous.is_some_and(|p| size + size > p) && size <= 16.0 * f64::EPSILON * norm(scale);
        if relative || noise || size <= tiny || update.iter().zip(scale).all(|(dx, scale)| dx.abs() <= quarter * scale)
        {
            return Ok(Solution { x, iterations });
        }
        previous = Some(size);
    }
    let (residual, _) = system(&x);
    Err(Failure { residual: norm(&residual), iterations: MAX_ITERATIONS })
}

fn norm(x: &[f64]) -> f64 {
    x.iter().map(|x| x.abs()).sum()
}

fn subtract(x: &mut [f64], update: &[f64]) {
    x.iter_mut().zip(update).for_each(|(x, dx)| *x -= dx);
}

/// Gaussian elimination with row exchanges. Not finite where the matrix is singular.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let n = right.len();
    for k in 0..n {
        let pivot = (k..n).max_by(|&i, &j| matrix[i][k].abs().total_cmp(&matrix[j][k].abs())).unwrap_or(k);
        matrix.swap(k, pivot);
        right.swap(k, pivot);
        let (row, value) = (matrix[k].clone(), right[k]);
        for i in k + 1..n {
            let factor = matrix[i][k] / row[k];
            matrix[i].iter_mut().zip(&row).skip(k).for_each(|(a, b)| *a -= factor * b);
            right[i] -= factor * value;
        }
    }
    for k in (0..n).rev() {
        let known: f64 = (k + 1..n).map(|j| matrix[k][j] * right[j]).sum();
        right[k] = (right[k] - known) / matrix[k][k];
    }
    right
}

/// The last solutions of a block, or how far they were from the plain guesses, and the polynomial through them one step ahead.
#[derive(Clone, Debug)]
pub(super) struct Predictor {
    history: History,
    /// The latest first.
    solutions: Vec<Vec<f64>>,
}

impl Predictor {
    pub fn new(history: History) -> Self {
        Predictor { history, solutions: Vec::new() }
    }

    pub fn push(&mut self, plain: &[f64], solution: &[f64]) {
        let (length, new) = match self.history {
            History::None => return,
            History::Last(points) => (points, solution.to_vec()),
            History::Alternating(points) => {
                (2 * points, solution.iter().zip(plain).map(|(x, plain)| x - plain).collect())
            }
        };
        self.solutions.insert(0, new);
        self.solutions.truncate(length);
    }

    /// Σⱼ (−1)ʲ (n choose j+1) x₋₍ⱼ₊₁₎; one solution alone is no better than the plain guess.
    fn guess(&self, plain: &[f64]) -> Option<Vec<f64>> {
        let (mut sum, stride) = match self.history {
            History::Alternating(_) => (plain.to_vec(), 2),
            _ => (vec![0.0; plain.len()], 1),
        };
        let n = self.solutions.len() / stride;
        if n < 2 {
            return None;
        }
        let mut weight = -1.0;
        for (j, solution) in self.solutions.iter().skip(stride - 1).step_by(stride).enumerate() {
            weight *= -((n - j) as f64) / (j + 1) as f64;
            sum.iter_mut().zip(solution).for_each(|(sum, x)| *sum += weight * x);
        }
        Some(sum)
    }
}
