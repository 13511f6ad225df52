//! Checks of a step, and the errors of steps that fail.

use super::rank::RankMonitor;
use crate::number::{Scalar, any, copy};
use crate::report::StepError;

/// Returns whether the measure of a branch is positive, which holds up to the end of the branch.
#[inline(always)]
pub fn on_branch<T: Scalar>([measure]: [T; 1]) -> bool {
    T::zero().all_lt(measure)
}

/// Returns whether the defect of a quadrature is roundoff of its terms. A sum of eight gradients,
/// two energies and their product with the step rounds at most a hundred times if each of their
/// functions rounds a dozen times; hence 256 ε.
#[inline(always)]
pub fn is_resolved<T: Scalar>(defect: T, size: T) -> bool {
    defect.magnitude().all_le(T::lit(256.0 * T::EPSILON) * size)
}

/// Returns whether a product of squares of cosines is not 0. A step divides by its root, which
/// loses half as many digits as the product has lost: three at 1e-6.
#[inline(always)]
pub fn is_aligned<T: Scalar>(alignment: T) -> bool {
    T::lit(1e-6).all_lt(alignment)
}

/// Checks, in these lanes, that the energy balance after a step equals that before it. Each balance
/// comes with its rounding, in units of roundoff. A step rounds its equations as well, whose terms
/// may be larger than those of the energy; hence 1024 ε. If an exponential has overflowed, the
/// bound is NaN and the check passes.
///
/// # Errors
/// If the method loses the energy that it promises to conserve.
#[cold]
pub fn check_balance<T: Scalar>(
    method: &'static str,
    lanes: T::Mask,
    [before, rounded]: [T; 2],
    [after, afterwards]: [T; 2],
    step: u64,
    time: T,
) -> Result<(), StepError> {
    let (defect, bound) = (after - before, rounded + afterwards);
    if any(lanes & (T::lit(1024.0 * T::EPSILON) * bound).below(defect.magnitude())) {
        let (defect, roundoff) = (defect.to_f64(), T::EPSILON * bound.to_f64());
        return Err(StepError::EnergyLost { step, time: time.to_f64(), method, defect, roundoff });
    }
    Ok(())
}

/// Returns the error of a step whose result is not finite.
#[cold]
pub fn non_finite<T: Scalar>(step: u64, time: T) -> StepError {
    StepError::NonFinite { step, time: time.to_f64() }
}

/// Returns the error of a step from momenta at which the method's map has no branch near the
/// identity.
#[cold]
pub fn branch_lost<T: Scalar, const N: usize>(method: &'static str, rho: [T; N], step: u64, time: T) -> StepError {
    branch_lost_from(method, rho.map(T::to_f64).as_slice(), step, time.to_f64())
}

/// Returns the error of [`branch_lost`], for momenta in a slice.
#[cold]
pub fn branch_lost_from(method: &'static str, rho: &[f64], step: u64, time: f64) -> StepError {
    let mut momentum = [0.0; 3];
    copy(rho.get(..3).unwrap_or(rho), &mut momentum);
    StepError::BranchLost { step, time, method, momentum, dimension: rho.len() }
}

/// Returns the error of a step in which the admissible directions have turned by a right angle from
/// its middle.
#[cold]
pub fn orthogonal<T: Scalar>(method: &'static str, step: u64, time: T) -> StepError {
    StepError::Orthogonal { step, time: time.to_f64(), method }
}

/// Returns the error of a step that a quadrature does not resolve.
#[cold]
pub fn unresolved<T: Scalar>(method: &'static str, defect: T, size: T, step: u64, time: T) -> StepError {
    StepError::Unresolved {
        step,
        time: time.to_f64(),
        method,
        defect: defect.magnitude().to_f64(),
        size: size.to_f64(),
    }
}

/// Returns the error of a step, or of a start, at which the frame or μ(q) loses rank.
#[cold]
pub fn frame_loss<T: Scalar>(measure: f64, step: u64, time: T) -> StepError {
    StepError::FrameLoss { step, time: time.to_f64(), measure }
}

/// Returns the error of a step, or of a start, at which μ(q) loses rank.
#[cold]
pub fn rank_loss<T: Scalar>(measure: f64, step: u64, time: T) -> StepError {
    StepError::RankLoss { step, time: time.to_f64(), measure }
}

/// Returns the reason of a failed step. If equations have no solution, or a series does not reach
/// the end of the step, and the measure of the rank of μ(q) or of the monitored `frame` is small,
/// the loss of rank is the reason.
#[cold]
pub fn near_loss<T: Scalar>(error: StepError, rank: &RankMonitor<T>, frame: bool) -> StepError {
    match (error, rank.left(frame)) {
        (
            StepError::NewtonFailed { step, time, .. }
            | StepError::IllConditioned { step, time, .. }
            | StepError::Singularity { step, time, .. }
            | StepError::Unresolved { step, time, .. }
            | StepError::Orthogonal { step, time, .. }
            | StepError::EnergyLost { step, time, .. }
            | StepError::NonFinite { step, time },
            Some(measure),
        ) => {
            if frame {
                StepError::FrameLoss { step, time, measure }
            } else {
                StepError::RankLoss { step, time, measure }
            }
        }
        (error, _) => error,
    }
}
