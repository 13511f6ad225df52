//! The continuously variable gearbox under `leapfrog`.
//!
//! M = I, μ(q) = [1, sin q₃, 0], V = (q₁² + q₂²)/2 + σ (cos q₃ − (ε/2) sin 2q₃). With the half-step momentum p_{k−½}
//! carried from step to step and f = −∂V:
//!
//! p_{k+½} = (I − 2Qᵀ(q_k)) p_{k−½} + h Pᵀ(q_k) f(q_k), q_{k+1} = q_k + h p_{k+½},
//! p_k = Pᵀ(q_k) p_{k−½} + h/2 Pᵀ(q_k) f(q_k).

use nalgebra::{Matrix3, RowVector3, Vector3};

use super::{NotConverged, Stepping, trigonometry};

/// The potential's parameters.
#[derive(Clone, Copy, Debug)]
pub struct Parameters {
    /// The perturbation ε of the driver's potential.
    pub eps: f64,
    /// The sign σ of the driver's potential.
    pub sigma: f64,
}

impl Parameters {
    /// ε = 0.2, σ = 1.
    pub const BENCHMARK: Self = Self { eps: 0.2, sigma: 1.0 };
}

/// q = (0.6, −0.4, 0.3) and a velocity on D: the model's first data set.
#[must_use]
pub fn benchmark_start() -> ([f64; 3], [f64; 3]) {
    let q: [f64; 3] = [0.6, -0.4, 0.3];
    (q, [-0.8 * q[2].sin(), 0.8, 0.7])
}

/// The projectors as matrices, sine and cosine from the standard library.
#[derive(Clone, Debug)]
pub struct Textbook {
    parameters: Parameters,
    h: f64,
    q: Vector3<f64>,
    /// The momentum at the node and the one half a step ahead.
    p: Vector3<f64>,
    p_half: Vector3<f64>,
}

impl Textbook {
    /// Starts at the configuration `q` with the velocity `v`, which must be on D.
    #[must_use]
    pub fn new(parameters: Parameters, (q, v): ([f64; 3], [f64; 3]), h: f64) -> Self {
        let mut this = Self { parameters, h, q: q.into(), p: v.into(), p_half: v.into() };
        let (projector, _, force) = this.terms();
        this.p_half = this.p + projector.transpose() * force * (0.5 * h);
        this
    }

    /// P, Q and −∂V at the current configuration, Q = M⁻¹μᵀ(μM⁻¹μᵀ)⁻¹μ with M = I.
    fn terms(&self) -> (Matrix3<f64>, Matrix3<f64>, Vector3<f64>) {
        let Parameters { eps, sigma } = self.parameters;
        let q = &self.q;
        let s = q[2].sin();
        let mu = RowVector3::new(1.0, s, 0.0);
        let complement = mu.transpose() * mu / mu.dot(&mu);
        let force = Vector3::new(-q[0], -q[1], sigma * (s + eps * (2.0 * q[2]).cos()));
        (Matrix3::identity() - complement, complement, force)
    }
}

impl Stepping for Textbook {
    #[inline]
    fn advance(&mut self) -> Result<(), NotConverged> {
        self.q += self.p_half * self.h;
        let (projector, complement, force) = self.terms();
        let push = projector.transpose() * force * self.h;
        self.p = projector.transpose() * self.p_half + push * 0.5;
        self.p_half = (Matrix3::identity() - complement.transpose() * 2.0) * self.p_half + push;
        Ok(())
    }

    fn observe(&self) -> Vec<f64> {
        self.q.iter().chain(self.p.iter()).copied().collect()
    }
}

/// Half-step state, one inline sine, the projector as a rank-one update, and cos 2q₃ = 1 − 2 sin² q₃.
#[derive(Clone, Debug)]
pub struct Good {
    parameters: Parameters,
    h: f64,
    q: [f64; 3],
    /// The momentum half a step ahead of q.
    p: [f64; 3],
}

impl Good {
    /// Starts at the configuration `q` with the velocity `v`, which must be on D.
    #[must_use]
    pub fn new(parameters: Parameters, (q, v): ([f64; 3], [f64; 3]), h: f64) -> Self {
        let mut this = Self { parameters, h, q, p: v };
        let push = this.projected_push();
        this.p = [v[0] + 0.5 * push[0], v[1] + 0.5 * push[1], v[2] + 0.5 * push[2]];
        this
    }

    /// h Pᵀ(q) f(q).
    fn projected_push(&self) -> [f64; 3] {
        let s = self.q[2].sin();
        let along = (self.q[0] + s * self.q[1]) / (1.0 + s * s);
        let f3 = self.parameters.sigma * (s + self.parameters.eps * (1.0 - 2.0 * s * s));
        [self.h * (along - self.q[0]), self.h * (along * s - self.q[1]), self.h * f3]
    }
}

impl Stepping for Good {
    #[inline]
    fn advance(&mut self) -> Result<(), NotConverged> {
        let Parameters { eps, sigma } = self.parameters;
        let h = self.h;
        let [p1, p2, p3] = self.p;
        let q = [self.q[0] + h * p1, self.q[1] + h * p2, self.q[2] + h * p3];
        let (s, _) = trigonometry::sin_cos(q[2]);
        let s2 = s * s;
        let (push1, push2) = (h * q[0], h * q[1]);
        let across = (2.0 * (p1 + s * p2) - (push1 + s * push2)) / (1.0 + s2);
        self.q = q;
        self.p = [p1 - push1 - across, p2 - push2 - across * s, p3 + (h * sigma) * (s + eps * (1.0 - 2.0 * s2))];
        Ok(())
    }

    fn observe(&self) -> Vec<f64> {
        // P p_{k+½} = p_k + h/2 Pᵀ f, because P p_k = p_k and P Q = 0.
        let push = self.projected_push();
        let s = self.q[2].sin();
        let across = (self.p[0] + s * self.p[1]) / (1.0 + s * s);
        let projected = [self.p[0] - across, self.p[1] - across * s, self.p[2]];
        let p = (0..3).map(|i| projected[i] - 0.5 * push[i]);
        self.q.iter().copied().chain(p).collect()
    }
}
