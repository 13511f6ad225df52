//! The chaotic quartic system of any size, stepped with dense matrices.
//!
//! q = (x, w, z) with w, z ∈ Rⁿ, M = I, constraint ẋ + w·ż = 0, and V = ½ (|q|² + Σ w_i² z_i² + z₁²
//! z₂²).

use super::{Mechanics, Vector};
use nalgebra::{DMatrix, DVectorView};

/// The system with 2n + 1 coordinates.
#[derive(Clone, Copy, Debug)]
pub struct Quartic {
    /// n
    pub n: usize,
}

impl Quartic {
    fn parts<'q>(&self, q: &'q Vector) -> (f64, DVectorView<'q, f64>, DVectorView<'q, f64>) {
        (q[0], q.rows(1, self.n), q.rows(1 + self.n, self.n))
    }

    /// Returns the start of the generated steppers of the benchmark.
    #[must_use]
    pub fn start(&self) -> (Vector, Vector) {
        let repeated = |numbers: [f64; 3]| (0..self.n).map(move |i| numbers[i % 3]);
        let of = |x: f64, w: [f64; 3], z: [f64; 3]| {
            Vector::from_iterator(2 * self.n + 1, std::iter::once(x).chain(repeated(w)).chain(repeated(z)))
        };
        let q = of(0.2, [0.5, -0.3, 0.4], [0.6, -0.5, 0.3]);
        let mut v = of(0.0, [0.4, 0.7, -0.6], [0.5, -0.8, 0.3]);
        v[0] = -(1..=self.n).map(|i| q[i] * v[self.n + i]).sum::<f64>();
        (q, v)
    }
}

impl Mechanics for Quartic {
    fn mass(&self, q: &Vector) -> DMatrix<f64> {
        DMatrix::identity(q.len(), q.len())
    }

    fn mass_rates(&self, _: &Vector, _: &Vector) -> Option<DMatrix<f64>> {
        None
    }

    fn constraints(&self, q: &Vector) -> DMatrix<f64> {
        let mut mu = DMatrix::zeros(1, q.len());
        mu[0] = 1.0;
        for i in 0..self.n {
            mu[1 + self.n + i] = q[1 + i];
        }
        mu
    }

    fn potential(&self, q: &Vector) -> f64 {
        let (_, w, z) = self.parts(q);
        let quartic: f64 = w.iter().zip(z.iter()).map(|(w, z)| w * w * z * z).sum();
        0.5 * (q.norm_squared() + quartic + (z[0] * z[1]).powi(2))
    }

    fn force(&self, q: &Vector) -> Vector {
        let (_, w, z) = self.parts(q);
        let mut force = -q;
        for i in 0..self.n {
            force[1 + i] -= w[i] * z[i] * z[i];
            force[1 + self.n + i] -= z[i] * w[i] * w[i];
        }
        force[1 + self.n] -= z[0] * z[1] * z[1];
        force[2 + self.n] -= z[1] * z[0] * z[0];
        force
    }

    fn frame(&self, q: &Vector) -> DMatrix<f64> {
        let n = self.n;
        let mut x = DMatrix::zeros(2 * n + 1, 2 * n);
        for i in 0..n {
            x[(1 + i, i)] = 1.0;
            x[(0, n + i)] = -q[1 + i];
            x[(1 + n + i, n + i)] = 1.0;
        }
        x
    }

    /// ∂X/∂w_i v is −v_{n + i} in the first row.
    fn frame_rates(&self, _: &Vector, v: &Vector) -> DMatrix<f64> {
        let n = self.n;
        let mut rates = DMatrix::zeros(2 * n + 1, 2 * n + 1);
        for i in 0..n {
            rates[(0, 1 + i)] = -v[n + i];
        }
        rates
    }

    /// [∂w_i, ∂z_i − w_i ∂x] = −∂x.
    fn brackets(&self, _: &Vector, p: &Vector) -> DMatrix<f64> {
        let n = self.n;
        let mut brackets = DMatrix::zeros(2 * n, 2 * n);
        for i in 0..n {
            brackets[(i, n + i)] = -p[0];
            brackets[(n + i, i)] = p[0];
        }
        brackets
    }
}
