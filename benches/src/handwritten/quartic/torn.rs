//! The thirteen equations torn at the velocities, solved by plain sweeps.
//!
//! Given the velocity part D_ρ = (u, v) of the discrete gradient and α, all increments are
//! assignments. A sweep evaluates them and then the velocities and α again. One sweep contracts the
//! error by about h²/4 times the second derivatives of ℋ. The first sweep starts from the
//! velocities of the step before.

use nalgebra::Vector3;

use super::{MAX_ITERATIONS, TOLERANCE, Zeta, energy, observe, split};
use crate::handwritten::{NotConverged, Stepping};

/// The stepper that the module describes.
#[derive(Clone, Debug)]
pub struct Torn {
    h: f64,
    pub(super) zeta: Zeta,
    /// The torn unknowns: D_a, D_b and α of the last step.
    u: Vector3<f64>,
    v: Vector3<f64>,
    alpha: f64,
}

impl Torn {
    /// Creates a stepper that starts at `zeta`.
    #[must_use]
    pub fn new(zeta: Zeta, h: f64) -> Self {
        let (_, w, _, a, b) = split(&zeta);
        let v = b - w * (w.dot(&b) / (1.0 + w.norm_squared()));
        Self { h, zeta, u: a, v, alpha: 0.0 }
    }
}

impl Stepping for Torn {
    #[inline]
    fn advance(&mut self) -> Result<(), NotConverged> {
        let h = self.h;
        let (x, w, z, a, b) = split(&self.zeta);
        let start = energy(&self.zeta);
        let (mut u, mut v, mut alpha) = (self.u, self.v, self.alpha);
        let mut db = Vector3::zeros();
        for _ in 0..MAX_ITERATIONS {
            // Positions from the velocities.
            let (dw, dz) = (u * h, v * -h);
            let (wm, zm) = (w + dw * 0.5, z + dz * 0.5);
            let dx = h * wm.dot(&v);
            let xm = x + 0.5 * dx;
            // Momenta from the forces.
            let mut v_z = zm + zm.component_mul(&wm.component_mul(&wm));
            v_z[0] += zm[0] * zm[1] * zm[1];
            v_z[1] += zm[1] * zm[0] * zm[0];
            let v_w = wm + wm.component_mul(&zm.component_mul(&zm));
            let n = 1.0 + wm.norm_squared();
            let p_x = wm.dot(&(b + db * 0.5)) / n;
            let da = (v_w + (dw + db * p_x) * alpha) * -h;
            db = (v_z + dz * alpha + u * p_x - wm * (xm + alpha * dx)) * h;
            // Velocities from the momenta.
            let bm = b + db * 0.5;
            let p_x = wm.dot(&bm) / n;
            let am = a + da * 0.5;
            let eta = bm - wm * p_x;
            let (u_new, v_new) = (am + da * alpha, eta + db * alpha);
            let change = (u_new - u).norm_squared() + (v_new - v).norm_squared();
            (u, v) = (u_new, v_new);

            let mut new = self.zeta;
            new[0] += dx;
            for (i, part) in [dw, dz, da, db].iter().enumerate() {
                let mut rows = new.fixed_rows_mut::<3>(1 + 3 * i);
                rows += part;
            }
            let square = (new - self.zeta).norm_squared();
            let slope = xm * dx + (v_w - eta * p_x).dot(&dw) + v_z.dot(&dz) + am.dot(&da) + eta.dot(&db);
            let known = alpha;
            alpha = if square > 0.0 { (energy(&new) - start - slope) / square } else { 0.0 };
            if change + (alpha - known).powi(2) <= TOLERANCE * TOLERANCE {
                self.zeta = new;
                (self.u, self.v, self.alpha) = (u, v, alpha);
                return Ok(());
            }
        }
        Err(NotConverged)
    }

    fn observe(&self) -> Vec<f64> {
        observe(&self.zeta)
    }
}
