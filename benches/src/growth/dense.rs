//! `leapfrog` and `gonzalez` with dense matrices of run-time size, as a user might derive and write
//! them with linear algebra: matrices factorised by Cholesky and LU, an analytic Jacobian for
//! Newton's method, no differences.

use super::{Mechanics, Vector};
use crate::handwritten::{NotConverged, Stepping};
use nalgebra::linalg::Cholesky;
use nalgebra::{DMatrix, Dyn};
use std::rc::Rc;

/// The tolerance of the changes in a fixed-point iteration, in which each is a twentieth of the one
/// before: smaller ones are roundoff for the largest systems.
const TOLERANCE: f64 = 1e-14;
/// The tolerance of the changes of velocities in Newton's method, whose error is their square.
const ALMOST: f64 = 1e-9;
const MAX_ITERATIONS: usize = 60;

/// M and its factorisation.
#[derive(Clone, Debug)]
struct Mass {
    matrix: DMatrix<f64>,
    factor: Cholesky<f64, Dyn>,
}

/// A system, with its mass matrix if that is constant.
#[derive(Clone, Debug)]
struct Prepared<S> {
    system: S,
    constant: Option<Rc<Mass>>,
}

impl<S: Mechanics> Prepared<S> {
    /// Prepares a system from a state (q, v).
    fn new(system: S, q: &Vector, v: &Vector) -> Result<Self, NotConverged> {
        let mut prepared = Self { system, constant: None };
        if prepared.system.mass_rates(q, v).is_none() {
            prepared.constant = Some(prepared.mass(q)?);
        }
        Ok(prepared)
    }

    fn mass(&self, q: &Vector) -> Result<Rc<Mass>, NotConverged> {
        if let Some(mass) = &self.constant {
            return Ok(Rc::clone(mass));
        }
        let matrix = self.system.mass(q);
        let factor = matrix.clone().cholesky().ok_or(NotConverged)?;
        Ok(Rc::new(Mass { matrix, factor }))
    }

    /// Returns Q* b = μᵀ (μ M⁻¹ μᵀ)⁻¹ μ M⁻¹ b.
    fn reaction(&self, q: &Vector, b: &Vector) -> Result<Vector, NotConverged> {
        let (mu, mass) = (self.system.constraints(q), self.mass(q)?);
        let gram = &mu * mass.factor.solve(&mu.transpose());
        let multipliers = gram.cholesky().ok_or(NotConverged)?.solve(&(&mu * mass.factor.solve(b)));
        Ok(mu.tr_mul(&multipliers))
    }

    /// Returns L_q(q, v) = ½ vᵀ ∂M v + f.
    fn by_position(&self, q: &Vector, v: &Vector) -> Vector {
        let force = self.system.force(q);
        match self.system.mass_rates(q, v) {
            Some(rates) => force + rates.tr_mul(v) * 0.5,
            None => force,
        }
    }
}

/// The geometric nonholonomic integrator: −D₁L_d(q_k, q_{k+1}) = (P* − Q*)(q_k) D₂L_d(q_{k−1},
/// q_k).
///
/// With a constant mass that is p_{k+½} = (I − 2 Q*) p_{k−½} + h P* f, q' = q + h M⁻¹ p_{k+½}.
/// Otherwise the step solves equations for (q' − q)/h.
#[derive(Clone, Debug)]
pub struct Leapfrog<S> {
    system: Prepared<S>,
    q: Vector,
    /// D₂L_d(q_{k−1}, q_k); with a constant mass, the momentum half a step before the node.
    p: Vector,
    /// (q_k − q_{k−1})/h, the first guess of Newton's method.
    u: Vector,
    h: f64,
}

impl<S: Mechanics> Leapfrog<S> {
    /// Creates a stepper that starts at the configuration `q` with the velocity `v`, which must be
    /// on D.
    ///
    /// # Errors
    /// If mass or constraints are singular.
    pub fn new(system: S, (q, v): (Vector, Vector), h: f64) -> Result<Self, NotConverged> {
        let system = Prepared::new(system, &q, &v)?;
        let force = system.by_position(&q, &v);
        let across = system.reaction(&q, &force)?;
        let p = &system.mass(&q)?.matrix * &v;
        let p = if system.constant.is_some() { p - (force - across) * (0.5 * h) } else { p + across * (0.5 * h) };
        Ok(Self { system, q, p, u: v, h })
    }

    /// Takes a step with a constant mass.
    fn explicit(&mut self) -> Result<(), NotConverged> {
        let impulse = self.system.system.force(&self.q) * self.h;
        let across = self.system.reaction(&self.q, &(&self.p * 2.0 + &impulse))?;
        self.p += impulse - across;
        self.q += self.system.mass(&self.q)?.factor.solve(&self.p) * self.h;
        Ok(())
    }

    /// Solves ½ (M(q) + M(q')) u − h/2 L_q(q, u) = (P* − Q*) p, q' = q + h u by Newton's method.
    fn implicit(&mut self) -> Result<(), NotConverged> {
        let (system, q, h) = (&self.system, &self.q, self.h);
        let departing = &self.p - system.reaction(q, &self.p)? * 2.0;
        let here = system.system.mass(q);
        let mut u = self.u.clone();
        for _ in 0..MAX_ITERATIONS {
            let new = q + &u * h;
            let mean = (&here + system.system.mass(&new)) * 0.5;
            let residual = &mean * &u - system.by_position(q, &u) * (0.5 * h) - &departing;
            let mut jacobian = mean;
            if let (Some(there), Some(here)) = (system.system.mass_rates(&new, &u), system.system.mass_rates(q, &u)) {
                jacobian += (there - here.transpose()) * (0.5 * h);
            }
            let change = jacobian.lu().solve(&residual).ok_or(NotConverged)?;
            u -= &change;
            // The remaining error of Newton's method is the square of the change.
            if change.amax() <= ALMOST * u.amax().max(1.0) {
                let new = q + &u * h;
                self.p = (here + system.system.mass(&new)) * &u * 0.5 + system.by_position(&new, &u) * (0.5 * h);
                self.q = new;
                self.u = u;
                return Ok(());
            }
        }
        Err(NotConverged)
    }
}

impl<S: Mechanics> Stepping for Leapfrog<S> {
    fn advance(&mut self) -> Result<(), NotConverged> {
        if self.system.constant.is_some() { self.explicit() } else { self.implicit() }
    }

    fn observe(&self) -> Vec<f64> {
        let Self { system, q, p, h, .. } = self;
        let p = if system.constant.is_some() { p + system.system.force(q) * (0.5 * h) } else { p.clone() };
        let v = system.reaction(q, &p).and_then(|across| Ok(system.mass(q)?.factor.solve(&(p - across))));
        q.iter().chain(v.unwrap_or_else(|_| q.map(|_| f64::NAN)).iter()).copied().collect()
    }
}

/// Gonzalez' discrete gradient on D*: (ζ' − ζ)/h = Π(ζ̄) ∇̄ℋ(ζ, ζ'), by fixed-point iteration. It
/// contracts by h times the system's rates and needs no Jacobian.
#[derive(Clone, Debug)]
pub struct Gonzalez<S> {
    system: Prepared<S>,
    q: Vector,
    rho: Vector,
    /// The last change of ζ, the first guess of the iteration.
    change: (Vector, Vector),
    h: f64,
}

/// Functions of a point of D*.
struct Point {
    frame: DMatrix<f64>,
    /// ∂ℋ/∂ρ = v = G⁻¹ ρ
    v: Vector,
    /// p = M X v
    p: Vector,
}

fn point<S: Mechanics>(system: &Prepared<S>, q: &Vector, rho: &Vector) -> Result<Point, NotConverged> {
    let frame = system.system.frame(q);
    let moving = &system.mass(q)?.matrix * &frame;
    let v = frame.tr_mul(&moving).cholesky().ok_or(NotConverged)?.solve(rho);
    Ok(Point { p: moving * &v, frame, v })
}

impl<S: Mechanics> Gonzalez<S> {
    /// Creates a stepper that starts at the configuration `q` with the velocity `w`, which must be
    /// on D.
    ///
    /// # Errors
    /// If the mass is singular.
    pub fn new(system: S, (q, w): (Vector, Vector), h: f64) -> Result<Self, NotConverged> {
        let system = Prepared::new(system, &q, &w)?;
        let rho = system.system.frame(&q).tr_mul(&(&system.mass(&q)?.matrix * w));
        let change = (q.map(|_| 0.0), rho.map(|_| 0.0));
        Ok(Self { system, q, rho, change, h })
    }

    fn energy(&self, q: &Vector, rho: &Vector) -> Result<f64, NotConverged> {
        Ok(0.5 * rho.dot(&point(&self.system, q, rho)?.v) + self.system.system.potential(q))
    }
}

impl<S: Mechanics> Stepping for Gonzalez<S> {
    fn advance(&mut self) -> Result<(), NotConverged> {
        let (system, h) = (&self.system, self.h);
        let energy = self.energy(&self.q, &self.rho)?;
        let (mut dq, mut drho) = self.change.clone();
        for _ in 0..MAX_ITERATIONS {
            let (q, rho) = (&self.q + &dq * 0.5, &self.rho + &drho * 0.5);
            let Point { frame, v, p } = point(system, &q, &rho)?;
            // ∂ℋ/∂q = −∂(X v)ᵀ p − ½ wᵀ ∂M w − f at fixed ρ.
            let w = &frame * &v;
            let mut slope = -(system.system.frame_rates(&q, &v).tr_mul(&p) + system.by_position(&q, &w));
            let mut along = v;
            let square = dq.norm_squared() + drho.norm_squared();
            if square > 0.0 {
                let gain = self.energy(&(&self.q + &dq), &(&self.rho + &drho))? - energy;
                let kappa = (gain - slope.dot(&dq) - along.dot(&drho)) / square;
                slope += &dq * kappa;
                along += &drho * kappa;
            }
            let new_dq = &frame * &along * h;
            let new_drho = (-frame.tr_mul(&slope) - system.system.brackets(&q, &p) * &along) * h;
            let change = (&new_dq - &dq).amax().max((&new_drho - &drho).amax());
            (dq, drho) = (new_dq, new_drho);
            if change <= TOLERANCE * self.rho.amax().max(1.0) {
                self.q += &dq;
                self.rho += &drho;
                self.change = (dq, drho);
                return Ok(());
            }
        }
        Err(NotConverged)
    }

    fn observe(&self) -> Vec<f64> {
        let w = point(&self.system, &self.q, &self.rho).map(|point| point.frame * point.v);
        self.q.iter().chain(w.unwrap_or_else(|_| self.q.map(|_| f64::NAN)).iter()).copied().collect()
    }
}
