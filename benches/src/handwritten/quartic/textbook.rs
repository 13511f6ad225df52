//! Newton's method on all thirteen unknowns, with the analytic Jacobian and a dense factorisation.

use nalgebra::{Matrix3, SMatrix, Vector3};

use super::{MAX_ITERATIONS, TOLERANCE, Zeta, energy, observe, split};
use crate::handwritten::{NotConverged, Stepping};

type Square = SMatrix<f64, 13, 13>;

/// Offsets of the parts of ζ = (x, w, z, a, b).
const W: usize = 1;
const Z: usize = 4;
const A: usize = 7;
const B: usize = 10;

/// The stepper that the module describes.
#[derive(Clone, Debug)]
pub struct Textbook {
    h: f64,
    pub(super) zeta: Zeta,
}

/// Returns ∇ℋ.
fn gradient(zeta: &Zeta) -> Zeta {
    let (x, w, z, a, b) = split(zeta);
    let p_x = w.dot(&b) / (1.0 + w.norm_squared());
    let eta = b - w * p_x;
    let mut g = Zeta::zeros();
    g[0] = x;
    for i in 0..3 {
        g[W + i] = w[i] * (1.0 + z[i] * z[i]) - p_x * eta[i];
        g[Z + i] = z[i] * (1.0 + w[i] * w[i]);
        g[A + i] = a[i];
        g[B + i] = eta[i];
    }
    g[Z] += z[0] * z[1] * z[1];
    g[Z + 1] += z[1] * z[0] * z[0];
    g
}

/// Returns ∂²ℋ.
fn hessian(zeta: &Zeta) -> Square {
    let (_, w, z, _, b) = split(zeta);
    let n = 1.0 + w.norm_squared();
    let p_x = w.dot(&b) / n;
    let eta = b - w * p_x;
    let inverse = Matrix3::identity() - w * w.transpose() / n;
    // ∂p_x/∂w, and column j of ∂η/∂w is −G⁻¹ (e_j p_x + w η_j).
    let p_by_w = (b - w * (2.0 * p_x)) / n;
    let eta_by_w: Matrix3<f64> = -inverse * (Matrix3::identity() * p_x + w * eta.transpose());
    let w_by_w = -(eta * p_by_w.transpose() + eta_by_w * p_x);

    let mut hessian = Square::zeros();
    hessian[(0, 0)] = 1.0;
    hessian.fixed_view_mut::<3, 3>(W, W).copy_from(&w_by_w);
    hessian.fixed_view_mut::<3, 3>(B, W).copy_from(&eta_by_w);
    hessian.fixed_view_mut::<3, 3>(W, B).copy_from(&eta_by_w.transpose());
    hessian.fixed_view_mut::<3, 3>(B, B).copy_from(&inverse);
    for i in 0..3 {
        hessian[(W + i, W + i)] += 1.0 + z[i] * z[i];
        hessian[(Z + i, Z + i)] = 1.0 + w[i] * w[i];
        hessian[(W + i, Z + i)] = 2.0 * w[i] * z[i];
        hessian[(Z + i, W + i)] = 2.0 * w[i] * z[i];
        hessian[(A + i, A + i)] = 1.0;
    }
    hessian[(Z, Z)] += z[1] * z[1];
    hessian[(Z + 1, Z + 1)] += z[0] * z[0];
    hessian[(Z, Z + 1)] = 2.0 * z[0] * z[1];
    hessian[(Z + 1, Z)] = 2.0 * z[0] * z[1];
    hessian
}

/// Returns Π(ζ).
fn almost_poisson(w: &Vector3<f64>, p_x: f64) -> Square {
    let mut pi = Square::zeros();
    let mut pair = |i: usize, j: usize, value: f64| {
        pi[(i, j)] = value;
        pi[(j, i)] = -value;
    };
    for i in 0..3 {
        pair(0, B + i, w[i]);
        pair(W + i, A + i, 1.0);
        pair(Z + i, B + i, -1.0);
        pair(A + i, B + i, -p_x);
    }
    pi
}

impl Textbook {
    /// Creates a stepper that starts at `zeta`.
    #[must_use]
    pub fn new(zeta: Zeta, h: f64) -> Self {
        Self { h, zeta }
    }

    /// Returns the residual ζ' − ζ − h Π(ζ̄) D(ζ, ζ') and its derivative by ζ'.
    pub(super) fn equations(&self, new: &Zeta) -> (Zeta, impl FnOnce() -> Square + use<>) {
        let h = self.h;
        let delta = new - self.zeta;
        let middle = (new + self.zeta) * 0.5;
        let (_, w, _, _, b) = split(&middle);
        let n = 1.0 + w.norm_squared();
        let p_x = w.dot(&b) / n;
        let pi = almost_poisson(&w, p_x);
        let slope = gradient(&middle);
        let square = delta.norm_squared();
        let alpha = if square > 0.0 { (energy(new) - energy(&self.zeta) - slope.dot(&delta)) / square } else { 0.0 };
        let discrete = slope + delta * alpha;
        let residual = delta - pi * discrete * h;

        let new = *new;
        let jacobian = move || {
            let curvature = hessian(&middle);
            let mut by_new = curvature * 0.5 + Square::identity() * alpha;
            if square > 0.0 {
                let alpha_by_new = (gradient(&new) - slope - curvature * delta * 0.5 - delta * (2.0 * alpha)) / square;
                by_new += delta * alpha_by_new.transpose();
            }
            let mut jacobian = Square::identity() - pi * by_new * h;
            // ½ ∂Π/∂ζ̄ · D: Π depends on w directly and on w and b through p_x.
            let half = 0.5 * h;
            let p_by_w = (b - w * (2.0 * p_x)) / n;
            let p_by_b = w / n;
            for j in 0..3 {
                jacobian[(0, W + j)] -= half * discrete[B + j];
                jacobian[(B + j, W + j)] += half * discrete[0];
                for i in 0..3 {
                    jacobian[(A + i, W + j)] += half * p_by_w[j] * discrete[B + i];
                    jacobian[(A + i, B + j)] += half * p_by_b[j] * discrete[B + i];
                    jacobian[(B + i, W + j)] -= half * p_by_w[j] * discrete[A + i];
                    jacobian[(B + i, B + j)] -= half * p_by_b[j] * discrete[A + i];
                }
            }
            jacobian
        };
        (residual, jacobian)
    }
}

impl Stepping for Textbook {
    #[inline]
    fn advance(&mut self) -> Result<(), NotConverged> {
        // The explicit Euler step is the guess: with the old state itself the quotient in the
        // discrete gradient would be 0/0.
        let (_, w, _, _, b) = split(&self.zeta);
        let p_x = w.dot(&b) / (1.0 + w.norm_squared());
        let mut new = self.zeta + almost_poisson(&w, p_x) * gradient(&self.zeta) * self.h;
        for _ in 0..MAX_ITERATIONS {
            let (residual, jacobian) = self.equations(&new);
            if residual.norm() <= TOLERANCE {
                self.zeta = new;
                return Ok(());
            }
            new -= jacobian().lu().solve(&residual).ok_or(NotConverged)?;
        }
        Err(NotConverged)
    }

    fn observe(&self) -> Vec<f64> {
        observe(&self.zeta)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::handwritten::quartic::benchmark_start;

    /// Compares every entry with a central difference, whose error is about (1e-4)² from the third
    /// derivative.
    #[test]
    fn the_jacobian_is_the_derivative_of_the_residual() {
        let zeta = benchmark_start();
        let stepper = Textbook::new(zeta, 0.3);
        let new = zeta + Zeta::from_fn(|i, _| 0.1 * (1.0 + i as f64).sin());
        let jacobian = stepper.equations(&new).1();
        for j in 0..13 {
            let mut nudge = Zeta::zeros();
            nudge[j] = 1e-4;
            let column = (stepper.equations(&(new + nudge)).0 - stepper.equations(&(new - nudge)).0) / 2e-4;
            let defect = (column - jacobian.column(j)).amax();
            assert!(defect < 1e-7, "column {j}: {defect:e}");
        }
    }
}
