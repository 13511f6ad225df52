//! Workloads written by hand, as the yardstick for generated steppers.
//!
//! Each workload has a *textbook* version, which follows the formulas of the paper (dense matrices
//! from nalgebra, trigonometry from the standard library, Newton's method on every unknown). It
//! also has a *good* version, which an expert in the mechanics would write with enough time:
//! equations ordered into blocks, unknowns eliminated, predictors with a residual test, short
//! inline polynomials for sine and cosine. Some have a *limit* version with all known
//! optimisations: the path of dependent operations from one step to the next is as short as
//! possible. All versions of one workload solve the same equations; `handwritten.rs` among the
//! tests of `nh-tests` checks that.

pub mod car;
pub mod disk;
pub mod gearbox;
pub mod isometric;
pub mod oscillator;
pub mod quartic;
pub mod sleigh;
pub mod snakeboard;
pub mod snakeboard_group;
pub mod trigonometry;

/// A failure of Newton's method or of sweeps to reach the tolerance within the allowed iterations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotConverged;

impl std::fmt::Display for NotConverged {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the implicit equations of the step were not solved to the tolerance")
    }
}

impl std::error::Error for NotConverged {}

/// Interface of a stepper, hand-written or generated, for the benchmark and the tests.
pub trait Stepping {
    /// Takes one step.
    ///
    /// # Errors
    /// [`NotConverged`] if the implicit equations of the step were not solved.
    fn advance(&mut self) -> Result<(), NotConverged>;

    /// Takes `count` steps.
    ///
    /// # Errors
    /// Those of the first step that fails.
    #[inline]
    fn advance_n(&mut self, count: u64) -> Result<(), NotConverged> {
        for _ in 0..count {
            self.advance()?;
        }
        Ok(())
    }

    /// Returns the configuration and the velocity at the current node, one after the other.
    fn observe(&self) -> Vec<f64>;
}

/// Returns the coefficients of the extrapolation through N earlier solutions, newest first, by one
/// step: binomial coefficients with alternating signs.
const fn extrapolation<const N: usize>() -> [f64; N] {
    let mut coefficients = [0.0; N];
    let (mut i, mut c) = (0, -1.0);
    while i < N {
        // The division is exact: the product is a multiple of i + 1.
        c = -(c * (N - i) as f64) / (i + 1) as f64;
        coefficients[i] = c;
        i += 1;
    }
    coefficients
}
