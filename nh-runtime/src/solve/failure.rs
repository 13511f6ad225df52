//! The reasons why a solver fails, and the error of the step that fails with it.

use crate::number::Scalar;
use crate::report::StepError;

/// The failure of Newton's method to converge.
#[derive(Clone, Copy, Debug)]
pub struct NewtonFailure {
    /// Sum of the residuals' absolute values at the last iterate.
    pub residual: f64,
    /// Number of iterations.
    pub iterations: u32,
    /// Whether the residual is roundoff but the update is not. No iteration then finds the solution
    /// to half of its digits.
    pub ill_conditioned: bool,
}

impl NewtonFailure {
    /// Returns the error of the step that failed. Equations with a residual that is not finite have
    /// overflowed.
    #[cold]
    pub fn at<T: Scalar>(self, block: &'static str, step: u64, time: T) -> StepError {
        let (time, NewtonFailure { residual, iterations, ill_conditioned }) = (time.to_f64(), self);
        if !residual.is_finite() {
            StepError::NonFinite { step, time }
        } else if ill_conditioned {
            StepError::IllConditioned { step, time, block, residual }
        } else {
            StepError::NewtonFailed { step, time, block, residual, iterations }
        }
    }
}

/// The reason why the end of a step was not reached.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Unreached {
    /// The reach of the last polynomial is roundoff of the step.
    Singular {
        /// The reach.
        reach: f64,
    },
    /// The step needs more polynomials than [`MAX_POLYNOMIALS`](crate::taylor::MAX_POLYNOMIALS).
    TooFar {
        /// The reach of the last polynomial.
        reach: f64,
    },
}

impl Unreached {
    /// Returns the error of the step that failed.
    #[cold]
    pub fn at<T: Scalar>(self, step: u64, time: T) -> StepError {
        let time = time.to_f64();
        match self {
            Unreached::Singular { reach } => StepError::Singularity { step, time, reach },
            Unreached::TooFar { reach } => StepError::StepTooLong { step, time, reach },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_residual_that_is_not_finite_has_overflowed() {
        let failure = |residual| NewtonFailure { residual, iterations: 1, ill_conditioned: false };
        assert_eq!(failure(f64::NAN).at("rho1", 3, 0.5), StepError::NonFinite { step: 3, time: 0.5 });
        assert!(matches!(failure(0.25).at("rho1", 3, 0.5), StepError::NewtonFailed { iterations: 1, .. }));
    }
}
