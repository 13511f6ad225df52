//! The chaotic quartic system with n = 3 under `gonzalez` on D*.
//!
//! q = (x, w, z) with w, z ∈ R³, M = I, constraint ẋ + w·ż = 0, frame X_i = ∂w_i, X_{3+i} = w_i ∂x
//! − ∂z_i, and V = ½ (x² + |w|² + |z|² + Σ w_i² z_i² + z₁² z₂²). With ρ = (a, b) and N = 1 + |w|²
//!
//! ℋ = ½ |a|² + ½ (|b|² − (w·b)²/N) + V, η = ∂ℋ/∂b = b − w (w·b)/N, p_x = w·η = (w·b)/N,
//! ẋ = w·η, ẇ = a, ż = −η, ȧ = −∂V/∂w, ḃ = −w x + ∂V/∂z + p_x a.
//!
//! The discrete gradient is D = ∇ℋ(ζ̄) + α Δ with Δ = ζ' − ζ; the step is Δ = h Π(ζ̄) D. All
//! versions solve it to 1e-13.

mod good;
mod textbook;
mod torn;

pub use good::{Good, Limit, Swept};
pub use textbook::Textbook;
pub use torn::Torn;

use nalgebra::{SVector, Vector3};

/// ζ = (x, w₁…w₃, z₁…z₃, a₁…a₃, b₁…b₃).
pub type Zeta = SVector<f64, 13>;

/// The bound on the residual; for the torn versions, on the change of the velocities in the last
/// sweep.
const TOLERANCE: f64 = 1e-13;
const MAX_ITERATIONS: usize = 50;

/// Returns the model's initial data, with H = 3.06.
#[must_use]
pub fn benchmark_start() -> Zeta {
    let (w, z) = (Vector3::new(0.5, -0.3, 0.4), Vector3::new(0.6, -0.5, 0.3));
    let w_dot = [0.562_015_400_012_671_8, 0.983_526_950_022_175_5, -0.843_023_100_019_007_6];
    let z_dot = [0.702_519_250_015_839_7, -1.124_030_800_025_343_6, 0.421_511_550_009_503_8];
    from_velocities(0.2, w, z, w_dot.into(), z_dot.into())
}

/// Returns ζ of a configuration and of velocities on D (the constraint determines ẋ): a = ẇ, b =
/// −(I + w wᵀ) ż.
#[must_use]
pub fn from_velocities(x: f64, w: Vector3<f64>, z: Vector3<f64>, w_dot: Vector3<f64>, z_dot: Vector3<f64>) -> Zeta {
    let b = -(z_dot + w * w.dot(&z_dot));
    let mut zeta = Zeta::zeros();
    zeta[0] = x;
    for (i, part) in [w, z, w_dot, b].iter().enumerate() {
        zeta.fixed_rows_mut::<3>(1 + 3 * i).copy_from(part);
    }
    zeta
}

/// Returns the parts (x, w, z, a, b) of ζ.
fn split(zeta: &Zeta) -> (f64, Vector3<f64>, Vector3<f64>, Vector3<f64>, Vector3<f64>) {
    let part = |i: usize| zeta.fixed_rows::<3>(i).into_owned();
    (zeta[0], part(1), part(4), part(7), part(10))
}

/// Returns ℋ(ζ).
#[must_use]
pub fn energy(zeta: &Zeta) -> f64 {
    let (x, w, z, a, b) = split(zeta);
    let wb = w.dot(&b);
    let quartic = w.component_mul(&z).norm_squared() + (z[0] * z[1]).powi(2);
    0.5 * (a.norm_squared() + b.norm_squared() - wb * wb / (1.0 + w.norm_squared()))
        + 0.5 * (x * x + w.norm_squared() + z.norm_squared() + quartic)
}

/// Returns (q, v) of a point of D*.
fn observe(zeta: &Zeta) -> Vec<f64> {
    let (_, w, _, a, b) = split(zeta);
    let p_x = w.dot(&b) / (1.0 + w.norm_squared());
    let eta = b - w * p_x;
    zeta.iter().take(7).copied().chain([p_x]).chain(a.iter().copied()).chain(eta.iter().map(|e| -e)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::handwritten::Stepping;

    /// Checks every step of `stepper` in the thirteen equations of the textbook version.
    ///
    /// The energy changes in a step by ∇ℋ times the residual, at most 3 · 1e-13 here, with random
    /// signs: 1e-11 is that times √1000.
    #[track_caller]
    fn assert_solved<S: Stepping>(mut stepper: S, zeta: impl Fn(&S) -> Zeta, h: f64) {
        let start = energy(&zeta(&stepper));
        for step in 0..1000 {
            let old = zeta(&stepper);
            stepper.advance().unwrap();
            let new = zeta(&stepper);
            let residual = Textbook::new(old, h).equations(&new).0.amax();
            assert!(residual <= TOLERANCE, "step {step}: residual {residual:e}");
            let drift = (energy(&new) - start).abs();
            assert!(drift <= 1e-11, "step {step}: energy drifts by {drift:e}");
        }
    }

    #[test]
    fn the_torn_versions_solve_the_thirteen_equations() {
        for h in [0.05, 0.1] {
            assert_solved(Good::new(benchmark_start(), h), Good::zeta, h);
            assert_solved(Limit::new(benchmark_start(), h), Limit::zeta, h);
            assert_solved(Torn::new(benchmark_start(), h), |s| s.zeta, h);
            assert_solved(Textbook::new(benchmark_start(), h), |s| s.zeta, h);
        }
    }

    #[test]
    fn the_start_has_the_declared_energy() {
        assert!((energy(&benchmark_start()) - 3.06).abs() < 1e-14);
    }
}
