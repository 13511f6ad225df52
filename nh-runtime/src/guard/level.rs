//! Holonomic constraints: the check that a configuration is on their level set, and the projection
//! onto it.

use crate::number::{Mask, Scalar, max_norm};
use crate::report::StepError;
use nalgebra::SVector;

/// The largest number of Newton's iterations towards the level set.
const MAX_ITERATIONS: usize = 50;

/// Checks that q is on the level set, to half of the digits. `correction` is [Newton's
/// step](onto_level_set) from q; its size is the distance.
///
/// # Errors
/// [`StepError::OffLevelSet`].
pub fn on_level_set<T: Scalar, const N: usize>(q: &SVector<T, N>, correction: &SVector<T, N>) -> Result<(), StepError> {
    let (distance, tolerance) = (max_norm(correction), T::lit(T::ROOT_EPSILON) * (T::one() + max_norm(q)));
    // Negated, so that NaN is refused.
    if distance.all_le(tolerance) { Ok(()) } else { Err(off_level_set(distance, tolerance)) }
}

/// Returns the configuration on the level set {φ = 0} that Newton's method reaches from q.
///
/// **Equation** q ↦ q − ∇φᵀ (∇φ ∇φᵀ)⁻¹ φ, the Gauss–Newton step, which `correction` computes: the
/// smallest change of the coordinates that satisfies the linearised constraints.
///
/// # Errors
/// [`StepError::OffLevelSet`] if the iteration does not converge.
pub fn onto_level_set<T: Scalar, const N: usize>(
    q: SVector<T, N>,
    correction: impl Fn(&SVector<T, N>) -> SVector<T, N>,
) -> Result<SVector<T, N>, StepError> {
    let mut q = q;
    let mut done = T::Mask::splat(false);
    for _ in 0..MAX_ITERATIONS {
        let step = correction(&q);
        q = q.zip_map(&step, |q, step| T::select(done, q, q + step));
        // The remaining error is half of the square of this step: roundoff.
        done = done | max_norm(&step).at_most(T::lit(T::ROOT_EPSILON) * (T::one() + max_norm(&q)));
        if done.all() {
            return Ok(q + correction(&q));
        }
    }
    Err(off_level_set(max_norm(&correction(&q)), T::lit(T::ROOT_EPSILON) * (T::one() + max_norm(&q))))
}

#[cold]
fn off_level_set<T: Scalar>(distance: T, tolerance: T) -> StepError {
    StepError::OffLevelSet { distance: distance.to_f64(), tolerance: tolerance.to_f64() }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// x² + y² = 1
    fn to_circle(q: &SVector<f64, 2>) -> SVector<f64, 2> {
        let (value, slope) = (q.norm_squared() - 1.0, 2.0 * q);
        -slope * (value / slope.norm_squared())
    }

    #[test]
    fn newtons_method_reaches_the_level_set_along_normals() {
        let start = SVector::from([1.2, 1.6]);
        let q = onto_level_set(start, to_circle).expect("a circle can be reached");
        // Along the ray, to the point (0.6, 0.8), within a few units of roundoff.
        assert!((q - SVector::from([0.6, 0.8])).norm() < 4.0 * f64::EPSILON, "{q}");
        assert_eq!(on_level_set(&q, &to_circle(&q)), Ok(()));
        assert!(matches!(on_level_set(&start, &to_circle(&start)), Err(StepError::OffLevelSet { .. })));
    }

    #[test]
    fn no_way_is_an_error() {
        let refused = onto_level_set(SVector::from([0.0, 0.0]), to_circle);
        assert!(matches!(refused, Err(StepError::OffLevelSet { .. })), "{refused:?}");
        // x² + 1 = 0 has no solution.
        let hopeless = onto_level_set(SVector::from([0.3]), |q: &SVector<f64, 1>| {
            SVector::from([-(q.x * q.x + 1.0) / (2.0 * q.x)])
        });
        assert!(matches!(hopeless, Err(StepError::OffLevelSet { .. })), "{hopeless:?}");
    }
}
