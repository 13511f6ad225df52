//! Continuous motions of systems without reference data, from their published equations and without
//! the generator.
//!
//! A system is given by M, V(q) and μ(q) in a type that may be complex. Derivatives are complex
//! steps, exact to roundoff: f′(x) = Im f(x + iδ)/δ. Then M v̇ = −∇V + μᵀλ and μ v̇ = −μ̇ v are
//! solved for v̇.

use crate::reference::Trajectory;
use nalgebra::{Complex, ComplexField, SMatrix, SVector};
use std::collections::BTreeMap;

mod closed;
mod systems;

pub use closed::{disk_on_group, incline, snakeboard_on_group, turntable, veselova};
pub use systems::*;

/// A real or complex number.
pub trait Number: ComplexField<RealField = f64> + Copy {}

impl<T: ComplexField<RealField = f64> + Copy> Number for T {}

/// A mechanical system with a constant mass matrix, N coordinates and R constraints.
pub trait Equations<const N: usize, const R: usize> {
    /// Returns M.
    fn mass(&self) -> SMatrix<f64, N, N>;
    /// Returns V(q).
    fn potential<T: Number>(&self, q: [T; N]) -> T;
    /// Returns μ(q), row by row.
    fn constraints<T: Number>(&self, q: [T; N]) -> [[T; N]; R];

    /// Returns v̇, or `None` if the constraints are dependent.
    fn acceleration(&self, q: [f64; N], v: [f64; N]) -> Option<[f64; N]> {
        let force = SVector::<f64, N>::from_fn(|i, _| {
            let moved = along(q, |j| if i == j { 1.0 } else { 0.0 });
            -self.potential(moved).im / STEP
        });
        let rows = |m: [[f64; N]; R]| SMatrix::<f64, R, N>::from_fn(|i, j| m[i][j]);
        let mu = rows(self.constraints(q));
        let rate = rows(self.constraints(along(q, |j| v[j])).map(|row| row.map(|entry| entry.im / STEP)));
        let inverse = self.mass().try_inverse()?;
        let velocity = SVector::<f64, N>::from(v);
        let gram = (mu * inverse * mu.transpose()).try_inverse()?;
        let lambda = -(gram * (mu * (inverse * force) + rate * velocity));
        Some((inverse * (force + mu.transpose() * lambda)).into())
    }

    /// Returns the motion on [0, `until`] with nodes 1/4 apart, as accurate as `f64` allows.
    ///
    /// # Panics
    /// If the constraints become dependent.
    fn trajectory(&self, system: &str, q: &[f64], v: &[f64], until: f64) -> Trajectory {
        let rate = |z: &[f64]| {
            let (q, v) = (std::array::from_fn(|i| z[i]), std::array::from_fn(|i| z[N + i]));
            let a = self.acceleration(q, v).expect("independent constraints");
            [v, a].concat()
        };
        integrated(system, q, v, until, rate)
    }
}

/// Returns the motion of z = (q, v) with ż = rate(z) on [0, `until`], with nodes 1/4 apart, as
/// accurate as `f64` allows.
fn integrated(system: &str, q: &[f64], v: &[f64], until: f64, rate: impl Fn(&[f64]) -> Vec<f64>) -> Trajectory {
    let nodes = (until / SPACING).round() as usize;
    let mut z = [q, v].concat();
    let mut states = vec![z.clone()];
    for _ in 0..nodes {
        for _ in 0..STEPS {
            z = extrapolated(&rate, &z, SPACING / f64::from(STEPS));
        }
        states.push(z.clone());
    }
    trajectory(system, q.len(), &states)
}

/// The imaginary step. Its square vanishes beside 1, so that there is no truncation error.
const STEP: f64 = 1e-40;
/// The time between two nodes, as in the reference data.
const SPACING: f64 = 0.25;
/// Steps of the integrator between two nodes.
const STEPS: u32 = 4;

fn along<const N: usize>(q: [f64; N], direction: impl Fn(usize) -> f64) -> [Complex<f64>; N] {
    std::array::from_fn(|i| Complex::new(q[i], STEP * direction(i)))
}

/// Returns a trajectory through these states (q, v), a quarter of a unit of time apart.
pub fn trajectory(system: &str, n: usize, states: &[Vec<f64>]) -> Trajectory {
    Trajectory {
        system: system.to_owned(),
        source: String::new(),
        coords: Vec::new(),
        params: BTreeMap::new(),
        frame: Vec::new(),
        t: (0..states.len()).map(|i| SPACING * i as f64).collect(),
        q: states.iter().map(|z| z[..n].to_vec()).collect(),
        v: states.iter().map(|z| z[n..].to_vec()).collect(),
        energy: Vec::new(),
        constraint_residual: Vec::new(),
        lagrange_multiplier: Vec::new(),
        integrals: BTreeMap::new(),
    }
}

/// Takes one step of Gragg's method with 2, 4, …, 16 substeps, extrapolated to a substep of 0:
/// order 16.
///
/// **Source**: Hairer, Nørsett & Wanner, Solving Ordinary Differential Equations I, §II.9.
fn extrapolated(rate: &impl Fn(&[f64]) -> Vec<f64>, z: &[f64], h: f64) -> Vec<f64> {
    let mut previous: Vec<Vec<f64>> = Vec::new();
    for j in 1..=8_u32 {
        let n = 2 * j;
        let dt = h / f64::from(n);
        let moved =
            |from: &[f64], by: &[f64], dt: f64| -> Vec<f64> { from.iter().zip(by).map(|(x, d)| x + dt * d).collect() };
        let (mut old, mut new) = (z.to_vec(), moved(z, &rate(z), dt));
        for _ in 1..n {
            let next = moved(&old, &rate(&new), 2.0 * dt);
            (old, new) = (new, next);
        }
        // Aitken and Neville: T_jk = T_j,k−1 + (T_j,k−1 − T_j−1,k−1)/((n_j/n_j−k+1)² − 1).
        let mut row = vec![new];
        for (k, upper) in previous.iter().enumerate() {
            let ratio = f64::from(n) / f64::from(n - 2 * (k as u32 + 1));
            let last = &row[k];
            let next = last.iter().zip(upper).map(|(t, u)| t + (t - u) / (ratio * ratio - 1.0)).collect();
            row.push(next);
        }
        previous = row;
    }
    previous.pop().expect("eight rows")
}
