//! A car with any number of trailers, stepped with dense matrices.
//!
//! q = (x, y, θ₀, …, θ_n). Axle i is at p_i = (x, y) − l Σ_{0<j≤i} (cos θ_j, sin θ_j), and does not
//! slip sideways.

use super::{Mechanics, Vector};
use nalgebra::{DMatrix, Matrix2xX, Vector2};

/// A car with `n` trailers, and the parameters of the library's `car_trailers`.
#[derive(Clone, Copy, Debug)]
pub struct Trailers {
    /// The number of trailers.
    pub n: usize,
}

const CAR: (f64, f64) = (3.0, 0.5);
const TRAILER: (f64, f64) = (1.3, 0.2);
const LENGTH: f64 = 0.8;

impl Trailers {
    /// Returns the mass and inertia of a body.
    fn body(i: usize) -> (f64, f64) {
        if i == 0 { CAR } else { TRAILER }
    }

    /// Returns the speed of the frame's first column, equal to the compiler's choice: `gonzalez`
    /// depends on the units of ρ, by the norm in its correction.
    fn speed(&self) -> f64 {
        if (1..=2).contains(&self.n) { LENGTH } else { 1.0 }
    }

    fn heading(q: &Vector, i: usize) -> Vector2<f64> {
        let (sin, cos) = q[2 + i].sin_cos();
        Vector2::new(cos, sin)
    }

    /// Returns ∂p_i/∂q.
    fn jacobian(&self, q: &Vector, i: usize) -> Matrix2xX<f64> {
        let mut jacobian = Matrix2xX::zeros(self.n + 3);
        jacobian[(0, 0)] = 1.0;
        jacobian[(1, 1)] = 1.0;
        for j in 1..=i {
            let along = Self::heading(q, j);
            jacobian[(0, 2 + j)] = LENGTH * along.y;
            jacobian[(1, 2 + j)] = -LENGTH * along.x;
        }
        jacobian
    }

    /// Returns the start of the generated steppers of the benchmark: straight, on a circle of 4 m,
    /// on which eight trailers can follow.
    #[must_use]
    pub fn start(&self) -> (Vector, Vector) {
        let mut v = Vector::zeros(self.n + 3);
        v[0] = 1.2;
        v[2] = 0.3;
        (Vector::zeros(self.n + 3), v)
    }
}

impl Mechanics for Trailers {
    fn mass(&self, q: &Vector) -> DMatrix<f64> {
        let mut mass = DMatrix::zeros(q.len(), q.len());
        for i in 0..=self.n {
            let (m, inertia) = Self::body(i);
            let jacobian = self.jacobian(q, i);
            mass += jacobian.transpose() * &jacobian * m;
            mass[(2 + i, 2 + i)] += inertia;
        }
        mass
    }

    /// ∂_j M v = Σ_{i ≥ j} m_i (∂_j J_iᵀ (J_i v) + J_iᵀ ∂_j J_i v), and ∂_j J_i has the one column
    /// l (cos θ_j, sin θ_j).
    fn mass_rates(&self, q: &Vector, v: &Vector) -> Option<DMatrix<f64>> {
        if self.n == 0 {
            return None;
        }
        let mut rates = DMatrix::zeros(q.len(), q.len());
        for i in 1..=self.n {
            let (m, _) = Self::body(i);
            let jacobian = self.jacobian(q, i);
            let moving = &jacobian * v;
            for j in 1..=i {
                let change = Self::heading(q, j) * LENGTH;
                let mut column = rates.column_mut(2 + j);
                column += jacobian.tr_mul(&change) * (m * v[2 + j]);
                column[2 + j] += m * change.dot(&moving);
            }
        }
        Some(rates)
    }

    fn constraints(&self, q: &Vector) -> DMatrix<f64> {
        let mut mu = DMatrix::zeros(self.n + 1, q.len());
        for i in 0..=self.n {
            let along = Self::heading(q, i);
            mu.row_mut(i).tr_copy_from(&self.jacobian(q, i).tr_mul(&Vector2::new(-along.y, along.x)));
        }
        mu
    }

    fn potential(&self, _: &Vector) -> f64 {
        0.0
    }

    fn force(&self, q: &Vector) -> Vector {
        Vector::zeros(q.len())
    }

    /// The first column drives the car at this speed, the second turns it: θ̇_i = speed/l cos β₁ ⋯
    /// cos β_{i−1} sin β_i, β_i = θ_{i−1} − θ_i.
    fn frame(&self, q: &Vector) -> DMatrix<f64> {
        let mut x = DMatrix::zeros(q.len(), 2);
        let speed = self.speed();
        let along = Self::heading(q, 0) * speed;
        x[(0, 0)] = along.x;
        x[(1, 0)] = along.y;
        x[(2, 1)] = 1.0;
        let mut product = speed / LENGTH;
        for i in 1..=self.n {
            let (sin, cos) = (q[1 + i] - q[2 + i]).sin_cos();
            x[(2 + i, 0)] = product * sin;
            product *= cos;
        }
        x
    }

    fn frame_rates(&self, q: &Vector, v: &Vector) -> DMatrix<f64> {
        let mut rates = DMatrix::zeros(q.len(), q.len());
        let speed = self.speed();
        let along = Self::heading(q, 0) * (speed * v[0]);
        rates[(0, 2)] = -along.y;
        rates[(1, 2)] = along.x;
        // d/dβ_j of each entry; β_j increases with θ_{j−1}, and decreases with θ_j.
        let betas: Vec<(f64, f64)> = (1..=self.n).map(|i| (q[1 + i] - q[2 + i]).sin_cos()).collect();
        for i in 1..=self.n {
            for j in 1..=i {
                let factor = |k: usize| {
                    let (sin, cos) = betas[k - 1];
                    match (k == i, k == j) {
                        (true, false) => sin,
                        (true, true) | (false, false) => cos,
                        (false, true) => -sin,
                    }
                };
                let slope = v[0] * speed / LENGTH * (1..=i).map(factor).product::<f64>();
                rates[(2 + i, 1 + j)] += slope;
                rates[(2 + i, 2 + j)] -= slope;
            }
        }
        rates
    }

    /// [X₀, X₁] = −∂X₀/∂θ₀, since X₁ turns only the car.
    fn brackets(&self, q: &Vector, p: &Vector) -> DMatrix<f64> {
        let rates = self.frame_rates(q, &Vector::from_column_slice(&[1.0, 0.0]));
        let bracket = -rates.column(2).dot(p);
        DMatrix::from_row_slice(2, 2, &[0.0, bracket, -bracket, 0.0])
    }
}
