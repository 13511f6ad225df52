//! The systems, at the parameters of the library's first data set.

use super::{Equations, Number};
use nalgebra::{SMatrix, SVector};

fn real<T: Number>(x: f64) -> T {
    T::from_real(x)
}

fn diagonal<const N: usize>(entries: [f64; N]) -> SMatrix<f64, N, N> {
    SMatrix::from_diagonal(&SVector::from(entries))
}

/// Returns half the sum of squares.
fn spring<T: Number, const N: usize>(q: [T; N]) -> T {
    q.into_iter().fold(T::zero(), |sum, x| sum + x * x) * real(0.5)
}

/// The quartic potential on D = 2n + 1 coordinates.
///
/// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego 2019, eqs 19–20.
#[derive(Clone, Copy, Debug)]
pub struct ChaoticQuartic<const D: usize>;

impl<const D: usize> Equations<D, 1> for ChaoticQuartic<D> {
    fn mass(&self) -> SMatrix<f64, D, D> {
        SMatrix::identity()
    }

    fn potential<T: Number>(&self, q: [T; D]) -> T {
        let (w, z) = q[1..].split_at(D / 2);
        w.iter().zip(z).fold(spring(q) + spring([z[0] * z[1]]), |sum, (&w, &z)| sum + spring([w * z]))
    }

    fn constraints<T: Number>(&self, q: [T; D]) -> [[T; D]; 1] {
        let mut row = [T::zero(); D];
        row[0] = T::one();
        row[D / 2 + 1..].copy_from_slice(&q[1..=D / 2]);
        [row]
    }
}

/// The contact oscillator.
///
/// **Source**: Modin & Verdier 2020, §2.2.1.
#[derive(Clone, Copy, Debug)]
pub struct CvtHarmonic;

impl Equations<3, 1> for CvtHarmonic {
    fn mass(&self) -> SMatrix<f64, 3, 3> {
        SMatrix::identity()
    }

    fn potential<T: Number>(&self, q: [T; 3]) -> T {
        spring(q)
    }

    fn constraints<T: Number>(&self, [_, _, xi]: [T; 3]) -> [[T; 3]; 1] {
        [[T::one(), xi, T::zero()]]
    }
}

/// The nonholonomic particle in a quadratic potential.
///
/// **Source**: Modin & Verdier 2020, §2.2.1.
#[derive(Clone, Copy, Debug)]
pub struct NonholonomicParticle;

impl Equations<3, 1> for NonholonomicParticle {
    fn mass(&self) -> SMatrix<f64, 3, 3> {
        SMatrix::identity()
    }

    fn potential<T: Number>(&self, [_, x2, xi]: [T; 3]) -> T {
        spring([x2, xi])
    }

    fn constraints<T: Number>(&self, [_, _, xi]: [T; 3]) -> [[T; 3]; 1] {
        [[T::one(), xi, T::zero()]]
    }
}

/// The mobile robot: V(ξ) = sin ξ.
///
/// **Source**: Modin & Verdier 2020, §2.2.3.
#[derive(Clone, Copy, Debug)]
pub struct MobileRobot;

impl Equations<4, 2> for MobileRobot {
    fn mass(&self) -> SMatrix<f64, 4, 4> {
        SMatrix::identity()
    }

    fn potential<T: Number>(&self, [_, _, _, xi]: [T; 4]) -> T {
        xi.sin()
    }

    fn constraints<T: Number>(&self, [_, _, _, xi]: [T; 4]) -> [[T; 4]; 2] {
        let (zero, one) = (T::zero(), T::one());
        [[one, zero, xi.cos(), zero], [zero, one, xi.sin(), zero]]
    }
}

/// The roller racer, with m = 1.5, I₁ = 0.8, I₂ = 0.3, d₁ = 0.9, d₂ = 0.4; coordinates θ, x, y, φ.
///
/// **Source**: Chang & Perlmutter 2018, §3.5.
#[derive(Clone, Copy, Debug)]
pub struct RollerRacer;

impl Equations<4, 2> for RollerRacer {
    fn mass(&self) -> SMatrix<f64, 4, 4> {
        // ½ I₁ θ̇² + ½ I₂ (φ̇ + θ̇)² + ½ m (ẋ² + ẏ²)
        let mut mass = diagonal([0.8 + 0.3, 1.5, 1.5, 0.3]);
        (mass[(0, 3)], mass[(3, 0)]) = (0.3, 0.3);
        mass
    }

    fn potential<T: Number>(&self, _: [T; 4]) -> T {
        T::zero()
    }

    fn constraints<T: Number>(&self, [theta, _, _, phi]: [T; 4]) -> [[T; 4]; 2] {
        let (d1, d2, zero) = (real::<T>(0.9), real::<T>(0.4), T::zero());
        let (s, c) = (theta.sin(), theta.cos());
        [[d1 * phi.cos() + d2, -phi.sin() * c, -phi.sin() * s, d2], [zero, -s, c, zero]]
    }
}

/// The snakeboard without control, with m = 4, l = 0.5, I = 0.3, J = 2; coordinates ψ, φ, θ, x, y.
///
/// **Source**: Kobilarov, Martín de Diego & Ferraro 2010, eq. 34.
#[derive(Clone, Copy, Debug)]
pub struct Snakeboard;

impl Equations<5, 2> for Snakeboard {
    fn mass(&self) -> SMatrix<f64, 5, 5> {
        // ½ m (ẋ² + ẏ²) + ½ m l² θ̇² + ½ I ψ̇² + I ψ̇ θ̇ + J φ̇²
        let mut mass = diagonal([0.3, 2.0 * 2.0, 4.0 * 0.25, 4.0, 4.0]);
        (mass[(0, 2)], mass[(2, 0)]) = (0.3, 0.3);
        mass
    }

    fn potential<T: Number>(&self, _: [T; 5]) -> T {
        T::zero()
    }

    fn constraints<T: Number>(&self, [_, phi, theta, ..]: [T; 5]) -> [[T; 5]; 2] {
        let (l, zero) = (real::<T>(0.5), T::zero());
        // The pairs of wheels, at ±l along the board and turned by ±φ, do not slip sideways.
        let (front, back) = (theta + phi, theta - phi);
        [[zero, zero, -l * phi.cos(), -front.sin(), front.cos()], [zero, zero, l * phi.cos(), -back.sin(), back.cos()]]
    }
}
