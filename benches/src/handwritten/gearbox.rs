//! The continuously variable gearbox under `leapfrog`.
//!
//! M = I, μ(q) = [1, sin q₃, 0], V = (q₁² + q₂²)/2 + σ (cos q₃ − (ε/2) sin 2q₃). With the half-step
//! momentum p_{k−½}, which is carried from step to step, and f = −∂V:
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

/// Returns q = (0.6, −0.4, 0.3) and a velocity on D: the model's first data set.
#[must_use]
pub fn benchmark_start() -> ([f64; 3], [f64; 3]) {
    let q: [f64; 3] = [0.6, -0.4, 0.3];
    (q, [-0.8 * q[2].sin(), 0.8, 0.7])
}

/// The projectors as matrices, with sine and cosine from the standard library.
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
    /// Creates a stepper that starts at the configuration `q` with the velocity `v`, which must be
    /// on D.
    #[must_use]
    pub fn new(parameters: Parameters, (q, v): ([f64; 3], [f64; 3]), h: f64) -> Self {
        let mut this = Self { parameters, h, q: q.into(), p: v.into(), p_half: v.into() };
        let (projector, _, force) = this.terms();
        this.p_half = this.p + projector.transpose() * force * (0.5 * h);
        this
    }

    /// Returns P, Q and −∂V at the current configuration, Q = M⁻¹μᵀ(μM⁻¹μᵀ)⁻¹μ with M = I.
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

/// Half-step state, one inline sine, the projector as a rank-one update, and cos 2q₃ = 1 − 2 sin²
/// q₃.
///
/// The state is q and P = h p_{k+½}, so that a drift is a sum. From sin q₃ to the next P₃ a step
/// has four dependent operations, P₃ + h²σε + s (h²σ − 2h²σε s). The quotient 1/(1 + s²) is off
/// that path, since P₁ and P₂ do not act on q₃.
#[derive(Clone, Debug)]
pub struct Good {
    parameters: Parameters,
    h: f64,
    q: [f64; 3],
    /// h times the momentum half a step ahead of q.
    p: [f64; 3],
    /// h², and h²σ times (ε, 1, 2ε).
    square: f64,
    force: [f64; 3],
}

impl Good {
    /// Creates a stepper that starts at the configuration `q` with the velocity `v`, which must be
    /// on D.
    #[must_use]
    pub fn new(parameters: Parameters, (q, v): ([f64; 3], [f64; 3]), h: f64) -> Self {
        let push = projected_push(&parameters, &q, h);
        let Parameters { eps, sigma } = parameters;
        let square = h * h;
        let force = [square * sigma * eps, square * sigma, 2.0 * square * sigma * eps];
        let p = std::array::from_fn(|i| h * (v[i] + 0.5 * push[i]));
        Self { parameters, h, q, p, square, force }
    }
}

/// Returns h Pᵀ(q) f(q).
fn projected_push(&Parameters { eps, sigma }: &Parameters, q: &[f64; 3], h: f64) -> [f64; 3] {
    let s = q[2].sin();
    let along = (q[0] + s * q[1]) / (1.0 + s * s);
    let f3 = sigma * (s + eps * (1.0 - 2.0 * s * s));
    [h * (along - q[0]), h * (along * s - q[1]), h * f3]
}

/// Returns (q, v) at the node from the momentum half a step ahead: P p_{k+½} = p_k + h/2 Pᵀ f,
/// because P p_k = p_k and P Q = 0.
fn observe(parameters: &Parameters, q: &[f64; 3], p: [f64; 3], h: f64) -> Vec<f64> {
    let push = projected_push(parameters, q, h);
    let s = q[2].sin();
    let across = (p[0] + s * p[1]) / (1.0 + s * s);
    let projected = [p[0] - across, p[1] - across * s, p[2]];
    let p = (0..3).map(|i| projected[i] - 0.5 * push[i]);
    q.iter().copied().chain(p).collect()
}

impl Stepping for Good {
    #[inline]
    fn advance(&mut self) -> Result<(), NotConverged> {
        let [p1, p2, p3] = self.p;
        let [f0, f1, f2] = self.force;
        let [q1, q2, q3] = [self.q[0] + p1, self.q[1] + p2, self.q[2] + p3];
        let (s, _) = trigonometry::sin_cos(q3);
        let inverse = 1.0 / (1.0 + s * s);
        let (push1, push2) = (self.square * q1, self.square * q2);
        let across = ((2.0 * p1 - push1) + s * (2.0 * p2 - push2)) * inverse;
        self.q = [q1, q2, q3];
        self.p = [(p1 - push1) - across, (p2 - push2) - across * s, (p3 + f0) + s * (f1 - s * f2)];
        Ok(())
    }

    fn observe(&self) -> Vec<f64> {
        observe(&self.parameters, &self.q, self.p.map(|p| p / self.h), self.h)
    }
}

/// All optimisations: the driver takes 27 cycles of dependent operations from step to step.
///
/// - The square of the force is completed: P₃' = A − w² with w = √(2h²σε) (sin q₃ − 1/4ε). The
///   polynomial computes w itself, with constants and factors in its coefficients. For σε < 0 all
///   of q₂, q₃, P₂, P₃ have their signs changed.
/// - The reduced angle r = q₃ − kπ of the next node is (q₃ − kπ + A) − w², and only −w² has to be
///   waited for. k is kept until |r| is larger than 1.65. Within half a turn either way a sine
///   needs no cosine.
#[derive(Clone, Debug)]
pub struct Limit {
    parameters: Parameters,
    h: f64,
    q: [f64; 3],
    p: [f64; 3],
    /// −1 if q₂, q₃, P₂, P₃ have their signs changed.
    mirror: f64,
    /// r of the next node, k, and the sign (−1)ᵏ.
    r: f64,
    turns: f64,
    sign: f64,
    square: f64,
    /// h²|σ ε| + (h²σ)²/(8h²|σε|), the difference of A and P₃.
    lift: f64,
    /// 1/4|ε| with the sign of σ, and this times √(2h²|σε|).
    vertex: f64,
    scaled_vertex: f64,
    unscale: f64,
    /// Coefficients of √(2h²|σε|) sin r.
    sine: [f64; 9],
}

/// The largest reduced angle: slightly more than π/2, so that k does not change at every step near
/// there.
const REACH: f64 = 1.65;

/// The |ε| below which the completed square is a difference of large numbers.
const SMALLEST_EPS: f64 = 0.05;

impl Limit {
    /// Creates a stepper that starts at the configuration `q` with the velocity `v`, which must be
    /// on D.
    ///
    /// # Panics
    /// If |ε| is below 0.05; use [`Good`] then.
    #[must_use]
    pub fn new(parameters: Parameters, start: ([f64; 3], [f64; 3]), h: f64) -> Self {
        let Good { mut q, mut p, square, force, .. } = Good::new(parameters, start, h);
        let [_, linear, quadratic] = force;
        assert!(parameters.eps.abs() >= SMALLEST_EPS, "the square of the force is completed with 1/4ε");
        let mirror = 1.0_f64.copysign(quadratic);
        for x in q[1..].iter_mut().chain(&mut p[1..]) {
            *x *= mirror;
        }
        let quadratic = quadratic.abs();
        let vertex = 0.5 * linear / quadratic;
        let scale = quadratic.sqrt();
        // The vertex is computed from the rounded scale, so that the linear part of the force is
        // exact.
        let scaled_vertex = 0.5 * linear / scale;
        let mut sine = [scale; 9];
        for (s, c) in sine[1..].iter_mut().zip(trigonometry::HALF_TURN_SIN) {
            *s *= c;
        }
        let mut this = Self {
            parameters,
            h,
            q,
            p,
            mirror,
            r: 0.0,
            turns: 0.0,
            sign: 1.0,
            square,
            lift: 0.5 * quadratic + scaled_vertex * scaled_vertex,
            vertex,
            scaled_vertex,
            unscale: 1.0 / scale,
            sine,
        };
        (this.turns, this.sign, this.r) = trigonometry::half_turns(this.q[2] + this.p[2]);
        this
    }

    #[inline(always)]
    fn w(&self, r: f64) -> f64 {
        let [c, c0, c1, c2, c3, c4, c5, c6, c7] = self.sine;
        let u = r * r;
        let (u2, cubed) = (u * u, r * u);
        let fifth = cubed * u;
        let base = ((c * r - self.sign * self.scaled_vertex) + cubed * c0) + fifth * (c1 + c2 * u);
        let middle = (fifth * u2) * ((c3 + c4 * u) + c5 * u2);
        let high = ((cubed * u2) * (u2 * u2)) * (c6 + c7 * u);
        base + (middle + high)
    }
}

impl Stepping for Limit {
    #[inline]
    fn advance(&mut self) -> Result<(), NotConverged> {
        if trigonometry::beyond(self.r, REACH) {
            (self.turns, self.sign, self.r) = trigonometry::half_turns(self.q[2] + self.p[2]);
        }
        let [p1, p2, p3] = self.p;
        let [q1, q2, q3] = [self.q[0] + p1, self.q[1] + p2, self.q[2] + p3];
        let w = self.w(self.r);
        let lead = p3 + self.lift;
        let reduced = trigonometry::less_half_turns(q3, self.turns);
        let fall = w * w;
        self.r = (reduced + lead) - fall;

        let s = self.sign * (w * self.unscale) + self.vertex;
        let inverse = 1.0 / (1.0 + s * s);
        let (push1, push2) = (self.square * q1, self.square * q2);
        let across = ((2.0 * p1 - push1) + s * (2.0 * p2 - push2)) * inverse;
        self.q = [q1, q2, q3];
        self.p = [(p1 - push1) - across, (p2 - push2) - across * s, lead - fall];
        Ok(())
    }

    fn observe(&self) -> Vec<f64> {
        let back = [1.0, self.mirror, self.mirror];
        let q = std::array::from_fn(|i| self.q[i] * back[i]);
        observe(&self.parameters, &q, std::array::from_fn(|i| self.p[i] * back[i] / self.h), self.h)
    }
}
