//! Systems of growing size: steps with dense matrices and generated steps, and the power of the
//! size with which their costs grow.
//!
//! The dense steppers are generic in the [`Mechanics`], which is written by hand for the quartic
//! system and for the car with trailers.

mod dense;
mod quartic;
mod trailers;

pub use dense::{Gonzalez, Leapfrog};
pub use quartic::Quartic;
pub use trailers::Trailers;

use crate::handwritten::{NotConverged, Stepping};
use crate::median;
use nalgebra::{DMatrix, DVector};
use std::hint::black_box;
use std::time::{Duration, Instant};

type Vector = DVector<f64>;

/// The step size of all systems.
pub const H: f64 = 0.05;

/// A mechanical system with constraints μ(q) v = 0 in matrices.
pub trait Mechanics {
    /// Returns M(q).
    fn mass(&self, q: &Vector) -> DMatrix<f64>;
    /// Returns the columns ∂M/∂q_j v, or `None` if the mass is constant.
    fn mass_rates(&self, q: &Vector, v: &Vector) -> Option<DMatrix<f64>>;
    /// Returns μ(q).
    fn constraints(&self, q: &Vector) -> DMatrix<f64>;
    /// Returns V(q).
    fn potential(&self, q: &Vector) -> f64;
    /// Returns f = −∂V/∂q.
    fn force(&self, q: &Vector) -> Vector;
    /// Returns the frame X(q), whose columns span D.
    fn frame(&self, q: &Vector) -> DMatrix<f64>;
    /// Returns the columns ∂X/∂q_j v.
    fn frame_rates(&self, q: &Vector, v: &Vector) -> DMatrix<f64>;
    /// Returns p·[X_a, X_b].
    fn brackets(&self, q: &Vector, p: &Vector) -> DMatrix<f64>;
}

/// A function that creates a stepper at the start.
pub type Start = Box<dyn Fn() -> Result<Box<dyn Stepping>, NotConverged>>;

/// A system of some size under a method, with a generated and a dense stepper.
pub struct Case {
    /// `quartic` or `trailers`.
    pub family: &'static str,
    /// n
    pub size: usize,
    /// The method.
    pub method: &'static str,
    /// Operations of the generated step; an implicit block counts with one sweep or iteration.
    pub operations: u32,
    /// The generated stepper.
    pub generated: Start,
    /// The dense stepper.
    pub dense: Start,
}

/// Returns the largest difference of (q, v) between the two after `steps` steps, relative to the
/// largest number.
///
/// # Errors
/// A step that is not solved.
pub fn apart(case: &Case, steps: u64) -> Result<f64, NotConverged> {
    let run = |start: &Start| -> Result<Vec<f64>, NotConverged> {
        let mut stepper = start()?;
        stepper.advance_n(steps)?;
        Ok(stepper.observe())
    };
    let (one, other) = (run(&case.generated)?, run(&case.dense)?);
    let size = other.iter().fold(1.0_f64, |most, x| most.max(x.abs()));
    assert_eq!(one.len(), other.len(), "the same coordinates");
    Ok(one.iter().zip(&other).fold(0.0, |most, (x, y)| if (x - y).abs() <= most { most } else { (x - y).abs() }) / size)
}

/// Returns ns per step, over `motions` motions of [`STEPS`] steps from the start.
///
/// # Errors
/// A step that is not solved.
pub fn time(start: &Start, motions: u32) -> Result<f64, NotConverged> {
    let mut elapsed = Duration::ZERO;
    for _ in 0..motions {
        let mut stepper = start()?;
        let begin = Instant::now();
        black_box(&mut stepper).advance_n(STEPS)?;
        elapsed += begin.elapsed();
        black_box(stepper.observe());
    }
    Ok(elapsed.as_nanos() as f64 / (f64::from(motions) * STEPS as f64))
}

/// Fits a power law y = c nᵃ to points (n, y), and returns a and its standard error.
///
/// **Equation** a = Σ (x − x̄)(y − ȳ)/Σ (x − x̄)² of logarithms, with the standard error √(Σ r²/((m
/// − 2) Σ (x − x̄)²)) for m points.
#[must_use]
pub fn power(points: &[(f64, f64)]) -> (f64, f64) {
    let points: Vec<(f64, f64)> = points.iter().map(|(x, y)| (x.ln(), y.ln())).collect();
    let m = points.len() as f64;
    let mean = |of: fn(&(f64, f64)) -> f64| points.iter().map(of).sum::<f64>() / m;
    let (x, y) = (mean(|point| point.0), mean(|point| point.1));
    let spread: f64 = points.iter().map(|point| (point.0 - x).powi(2)).sum();
    let slope = points.iter().map(|point| (point.0 - x) * (point.1 - y)).sum::<f64>() / spread;
    let left: f64 = points.iter().map(|point| (point.1 - y - slope * (point.0 - x)).powi(2)).sum();
    (slope, (left / ((m - 2.0) * spread)).sqrt())
}

/// The largest accepted difference of the two after [`STEPS`] steps.
pub const AGREEMENT: f64 = 2e-11;

/// The number of steps of a comparison and of a timed motion.
pub const STEPS: u64 = 100;

/// Compares and times all cases, and prints the table: medians over rounds in which all of them
/// take turns.
///
/// # Errors
/// A message, if steppers do not agree.
pub fn print(cases: &[Case], rounds: usize) -> Result<(), String> {
    let name = |case: &Case| format!("{} with n = {} under {}", case.family, case.size, case.method);
    let mut largest = 0.0_f64;
    for case in cases {
        let apart = apart(case, STEPS).map_err(|error| format!("{}: {error}", name(case)))?;
        if apart.is_nan() || apart > AGREEMENT {
            return Err(format!("{}: generated and dense steps are {apart:.1e} apart after {STEPS} steps", name(case)));
        }
        largest = largest.max(apart);
    }
    let mut samples: Vec<[Vec<f64>; 2]> = cases.iter().map(|_| [Vec::new(), Vec::new()]).collect();
    for _ in 0..rounds {
        for (case, [generated, dense]) in cases.iter().zip(&mut samples) {
            let said = |error: NotConverged| format!("{}: {error}", name(case));
            generated.push(time(&case.generated, 20).map_err(said)?);
            dense.push(time(&case.dense, 1).map_err(said)?);
        }
    }
    println!("Medians over {rounds} interleaved rounds; after {STEPS} steps the two are at most {largest:.0e} apart.");
    let mut families: Vec<(&str, &str)> = cases.iter().map(|case| (case.family, case.method)).collect();
    families.dedup();
    families.sort_unstable();
    families.dedup();
    for (family, method) in families {
        println!("\n| `{family}`, `{method}`: n | coordinates | operations | generated ns | dense ns | ratio |");
        println!("|---:|---:|---:|---:|---:|---:|");
        let mut columns: [Vec<(f64, f64)>; 3] = Default::default();
        for (case, [generated, dense]) in cases.iter().zip(&samples) {
            if (case.family, case.method) != (family, method) {
                continue;
            }
            let [ours, theirs] = [generated, dense].map(|samples| median(samples.iter().copied()));
            let ratio = median(generated.iter().zip(dense).map(|(ours, theirs)| theirs / ours));
            let coordinates = (case.generated)().map_err(|error| error.to_string())?.observe().len() / 2;
            println!("| {} | {coordinates} | {} | {ours:.0} | {theirs:.0} | {ratio:.0} |", case.size, case.operations);
            // A car alone does not count as a car with trailers: its mass is constant, and there is
            // nothing to solve.
            if case.size > 0 {
                for (column, y) in columns.iter_mut().zip([f64::from(case.operations), ours, theirs]) {
                    column.push((coordinates as f64, y));
                }
            }
        }
        let [operations, ours, theirs] = columns.each_ref().map(|column| {
            let (slope, error) = power(column);
            format!("{slope:.2} ± {error:.2}")
        });
        println!("| power of the coordinates | | {operations} | {ours} | {theirs} | |");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::power;

    #[test]
    fn a_power_law_is_found() {
        let exact: Vec<(f64, f64)> = [2.0, 3.0, 5.0, 9.0].map(|n: f64| (n, 7.0 * n.powi(3))).to_vec();
        let (slope, error) = power(&exact);
        assert!((slope - 3.0).abs() < 1e-12 && error < 1e-12, "{slope} ± {error}");
        // The expected values for (0, 0), (1, 1), (2, 1) by hand: slope 1/2, residuals −1/6, 1/3,
        // −1/6, √((1/6)/(1 · 2)).
        let e = std::f64::consts::E;
        let (slope, error) = power(&[(1.0, 1.0), (e, e), (e * e, e)]);
        assert!((slope - 0.5).abs() < 1e-12 && (error - (1.0_f64 / 12.0).sqrt()).abs() < 1e-12, "{slope} ± {error}");
    }
}
