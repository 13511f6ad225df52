//! A rival that works for every system, like a first implementation in a numerical library:
//! functions behind pointers, matrices of run-time size, and Newton's method on all unknowns with a
//! Jacobian by differences.
//!
//! The functions of the system (ℋ, Π, M, μ, …) are the generated ones, so that the benchmark
//! compares only the stepping.

use crate::handwritten::{NotConverged, Stepping};
use nalgebra::{DMatrix, DVector};

type Vector = DVector<f64>;
type Matrix = DMatrix<f64>;
type Function<A> = Box<dyn Fn(&Vector) -> A>;
type FunctionOfTwo = Box<dyn Fn(&Vector, &Vector) -> Vector>;

/// The absolute tolerance of the residual, for equations of states of size one.
const TOLERANCE: f64 = 1e-13;
const MAX_ITERATIONS: usize = 25;

/// Solves r(x) = 0 by Newton's method, with ∂r/∂x by forward differences.
fn newton(guess: Vector, residual: impl Fn(&Vector) -> Vector) -> Result<Vector, NotConverged> {
    let mut x = guess;
    for _ in 0..MAX_ITERATIONS {
        let r = residual(&x);
        if r.amax() <= TOLERANCE {
            return Ok(x);
        }
        let n = x.len();
        let mut jacobian = Matrix::zeros(n, n);
        for j in 0..n {
            let mut moved = x.clone();
            moved[j] += f64::EPSILON.sqrt() * x[j].abs().max(1.0);
            let step = moved[j] - x[j];
            jacobian.set_column(j, &((residual(&moved) - &r) / step));
        }
        x -= jacobian.lu().solve(&r).ok_or(NotConverged)?;
    }
    Err(NotConverged)
}

/// A system on D*, ζ = (q, ρ).
pub struct Dual {
    /// ℋ(ζ)
    pub hamiltonian: Function<f64>,
    /// ∇ℋ(ζ)
    pub gradient: Function<Vector>,
    /// Π(ζ)
    pub poisson: Function<Matrix>,
    /// (q, v) of ζ.
    pub observe: Function<Vec<f64>>,
}

/// Gonzalez' discrete gradient on D*.
pub struct Gonzalez {
    system: Dual,
    zeta: Vector,
    h: f64,
}

impl Gonzalez {
    /// Creates a stepper that starts at `zeta`.
    #[must_use]
    pub fn new(system: Dual, zeta: Vector, h: f64) -> Self {
        Self { system, zeta, h }
    }
}

impl Stepping for Gonzalez {
    fn advance(&mut self) -> Result<(), NotConverged> {
        let Dual { hamiltonian, gradient, poisson, .. } = &self.system;
        let (old, h) = (&self.zeta, self.h);
        let energy = hamiltonian(old);
        let new = newton(old.clone(), |new| {
            let (middle, delta) = ((old + new) * 0.5, new - old);
            let mut slope = gradient(&middle);
            let square = delta.norm_squared();
            if square > 0.0 {
                let factor = (hamiltonian(new) - energy - slope.dot(&delta)) / square;
                slope += &delta * factor;
            }
            delta - poisson(&middle) * slope * h
        })?;
        self.zeta = new;
        Ok(())
    }

    fn observe(&self) -> Vec<f64> {
        (self.system.observe)(&self.zeta)
    }
}

/// A Lagrangian system with constraints μ(q) v = 0.
pub struct Lagrangian {
    /// M(q)
    pub mass: Function<Matrix>,
    /// μ(q)
    pub constraint: Function<Matrix>,
    /// ∂L/∂v (q, v)
    pub by_velocity: FunctionOfTwo,
    /// ∂L/∂q (q, v)
    pub by_position: FunctionOfTwo,
}

impl Lagrangian {
    /// Returns Q* b = μᵀ (μ M⁻¹ μᵀ)⁻¹ μ M⁻¹ b, and M⁻¹.
    fn reaction(&self, q: &Vector, b: &Vector) -> Result<(Vector, Matrix), NotConverged> {
        let inverse = (self.mass)(q).try_inverse().ok_or(NotConverged)?;
        let mu = (self.constraint)(q);
        let gram = &mu * &inverse * mu.transpose();
        let multipliers = gram.lu().solve(&(&mu * &inverse * b)).ok_or(NotConverged)?;
        Ok((mu.transpose() * multipliers, inverse))
    }
}

/// The geometric nonholonomic integrator for any Lagrangian, with L_d(q, q') = h/2 (L(q, u) + L(q',
/// u)), u = (q' − q)/h: −D₁L_d(q_k, q_{k+1}) = (P* − Q*)(q_k) D₂L_d(q_{k−1}, q_k).
pub struct Leapfrog {
    system: Lagrangian,
    q: Vector,
    /// D₂L_d(q_{k−1}, q_k)
    p: Vector,
    /// (q_k − q_{k−1})/h, the first guess of Newton's method.
    u: Vector,
    h: f64,
}

impl Leapfrog {
    /// Creates a stepper that starts at the configuration `q` with the velocity `v`, which must be
    /// on D.
    ///
    /// # Errors
    /// If mass or constraints are singular.
    pub fn new(system: Lagrangian, (q, v): (Vector, Vector), h: f64) -> Result<Self, NotConverged> {
        let force = (system.by_position)(&q, &v);
        let p = (system.by_velocity)(&q, &v) + system.reaction(&q, &force)?.0 * (0.5 * h);
        Ok(Self { system, q, p, u: v, h })
    }
}

impl Stepping for Leapfrog {
    fn advance(&mut self) -> Result<(), NotConverged> {
        let Lagrangian { by_velocity, by_position, .. } = &self.system;
        let (q, h) = (&self.q, self.h);
        let departing = &self.p - self.system.reaction(q, &self.p)?.0 * 2.0;
        let mean = |new: &Vector, u: &Vector| (by_velocity(q, u) + by_velocity(new, u)) * 0.5;
        let u = newton(self.u.clone(), |u| mean(&(q + u * h), u) - by_position(q, u) * (0.5 * h) - &departing)?;
        let new = q + &u * h;
        self.p = mean(&new, &u) + by_position(&new, &u) * (0.5 * h);
        self.q = new;
        self.u = u;
        Ok(())
    }

    fn observe(&self) -> Vec<f64> {
        let velocity = self.system.reaction(&self.q, &self.p).map(|(across, inverse)| inverse * (&self.p - across));
        let nan = self.q.map(|_| f64::NAN);
        self.q.iter().chain(velocity.unwrap_or(nan).iter()).copied().collect()
    }
}
