//! The Chaplygin sleigh under `gonzalez` on D*.
//!
//! In the orthonormal frame X₁ = ∂θ/√I, X₂ = (cos θ ∂x₁ + sin θ ∂x₂)/√m with I = J + m a² the
//! restricted Hamiltonian is ½(ρ₁² + ρ₂²). Since it is quadratic, the discrete gradient is the
//! implicit midpoint rule on ζ = (x₁, x₂, θ, ρ₁, ρ₂):
//!
//! x₁˙ = ρ₂ cos θ/√m, x₂˙ = ρ₂ sin θ/√m, θ˙ = ρ₁/√I, ρ₁˙ = −k ρ₁ρ₂, ρ₂˙ = k ρ₁², with k = a√m/I.

use nalgebra::{SMatrix, SVector};

use super::{NotConverged, Stepping, trigonometry};

/// Mass, distance of the centre of mass from the contact point, and moment of inertia about the
/// centre of mass.
#[derive(Clone, Copy, Debug)]
pub struct Parameters {
    /// The mass m.
    pub mass: f64,
    /// The distance a between contact point and centre of mass.
    pub offset: f64,
    /// The moment of inertia J.
    pub inertia: f64,
}

impl Parameters {
    /// m = a = 1, J = 8.
    pub const BENCHMARK: Self = Self { mass: 1.0, offset: 1.0, inertia: 8.0 };

    /// Returns J + m a², about the contact point.
    fn contact_inertia(&self) -> f64 {
        self.inertia + self.mass * self.offset * self.offset
    }

    /// Returns the one structure function, k = a √m / (J + m a²).
    fn coupling(&self) -> f64 {
        self.offset * self.mass.sqrt() / self.contact_inertia()
    }
}

/// A point of D*: ζ = (x₁, x₂, θ, ρ₁, ρ₂).
pub type Zeta = SVector<f64, 5>;

/// Returns ζ = (−5, 0, 0.1, 0.001, −0.6), the start of the benchmark and of the model's first data
/// set.
#[must_use]
pub fn benchmark_start() -> Zeta {
    Zeta::new(-5.0, 0.0, 0.1, 0.001, -0.6)
}

/// Returns ζ of a configuration and a velocity on D.
#[must_use]
pub fn from_velocities(p: &Parameters, q: [f64; 3], v: [f64; 3]) -> Zeta {
    let (s, c) = q[2].sin_cos();
    let rho2 = p.mass.sqrt() * (v[0] * c + v[1] * s);
    Zeta::new(q[0], q[1], q[2], p.contact_inertia().sqrt() * v[2], rho2)
}

/// Returns (q, v) of a point of D*.
fn observe(p: &Parameters, z: &Zeta) -> Vec<f64> {
    let speed = z[4] / p.mass.sqrt();
    let (s, c) = z[2].sin_cos();
    vec![z[0], z[1], z[2], speed * c, speed * s, z[3] / p.contact_inertia().sqrt()]
}

/// Returns (q, v) of q and κ ρ.
fn observe_scaled(p: &Parameters, [x1, x2, theta]: [f64; 3], rho: [f64; 2], kappa: f64) -> Vec<f64> {
    let [rho1, rho2] = rho.map(|rho| rho / kappa);
    observe(p, &Zeta::new(x1, x2, theta, rho1, rho2))
}

/// The relative tolerance of all versions.
const TOLERANCE: f64 = 1e-14;
const MAX_ITERATIONS: usize = 25;

/// Newton's method on all five unknowns, with the analytic Jacobian and a dense factorisation.
#[derive(Clone, Debug)]
pub struct Textbook {
    parameters: Parameters,
    h: f64,
    zeta: Zeta,
}

impl Textbook {
    /// Creates a stepper that starts at `zeta`.
    #[must_use]
    pub fn new(parameters: Parameters, zeta: Zeta, h: f64) -> Self {
        Self { parameters, h, zeta }
    }

    fn vector_field(&self, z: &Zeta) -> Zeta {
        let p = &self.parameters;
        let (k, speed) = (p.coupling(), z[4] / p.mass.sqrt());
        Zeta::new(
            speed * z[2].cos(),
            speed * z[2].sin(),
            z[3] / p.contact_inertia().sqrt(),
            -k * z[3] * z[4],
            k * z[3] * z[3],
        )
    }

    #[rustfmt::skip]
    fn jacobian(&self, z: &Zeta) -> SMatrix<f64, 5, 5> {
        let p = &self.parameters;
        let (k, n1, n2) = (p.coupling(), 1.0 / p.contact_inertia().sqrt(), 1.0 / p.mass.sqrt());
        let (s, c) = (z[2].sin(), z[2].cos());
        SMatrix::<f64, 5, 5>::new(
            0.0, 0.0, -z[4] * n2 * s, 0.0,             n2 * c,
            0.0, 0.0,  z[4] * n2 * c, 0.0,             n2 * s,
            0.0, 0.0,  0.0,           n1,              0.0,
            0.0, 0.0,  0.0,          -k * z[4],       -k * z[3],
            0.0, 0.0,  0.0,           2.0 * k * z[3],  0.0,
        )
    }
}

impl Stepping for Textbook {
    #[inline]
    fn advance(&mut self) -> Result<(), NotConverged> {
        let mut new = self.zeta;
        for _ in 0..MAX_ITERATIONS {
            let middle = (self.zeta + new) * 0.5;
            let residual = new - self.zeta - self.vector_field(&middle) * self.h;
            if residual.norm() <= TOLERANCE * self.zeta.amax().max(1.0) {
                self.zeta = new;
                return Ok(());
            }
            let jacobian = SMatrix::<f64, 5, 5>::identity() - self.jacobian(&middle) * (0.5 * self.h);
            new -= jacobian.lu().solve(&residual).ok_or(NotConverged)?;
        }
        Err(NotConverged)
    }

    fn observe(&self) -> Vec<f64> {
        observe(&self.parameters, &self.zeta)
    }
}

/// The equations in block order: one cubic in ρ̄₁, everything else by assignment.
///
/// With κ = h k/2 and Y = κ ρ̄₁, K = κ ρ₂, R = κ ρ₁ the midpoint values satisfy κ ρ̄₂ = K + Y² and
/// Y (1 + K + Y²) = R, without constants. Newton's method on this one equation starts from the
/// quadratic through the last three solutions; then θ̄ and the positions follow.
#[derive(Clone, Debug)]
pub struct Good {
    parameters: Parameters,
    q: [f64; 3],
    /// R and K.
    rho: [f64; 2],
    kappa: f64,
    /// h/(2κ√I) and h/(κ√m).
    half_turn: f64,
    advance: f64,
    /// The last three solutions Y, newest first.
    history: [f64; 3],
}

impl Good {
    /// Creates a stepper that starts at `zeta`.
    #[must_use]
    pub fn new(parameters: Parameters, zeta: Zeta, h: f64) -> Self {
        let kappa = 0.5 * h * parameters.coupling();
        Self {
            parameters,
            q: [zeta[0], zeta[1], zeta[2]],
            rho: [kappa * zeta[3], kappa * zeta[4]],
            kappa,
            half_turn: 0.5 * h / (kappa * parameters.contact_inertia().sqrt()),
            advance: h / (kappa * parameters.mass.sqrt()),
            history: [kappa * zeta[3]; 3],
        }
    }
}

impl Stepping for Good {
    #[inline]
    fn advance(&mut self) -> Result<(), NotConverged> {
        let [r, k] = self.rho;
        let [y1, y2, y3] = self.history;
        let linear = 1.0 + k;
        let tolerance = TOLERANCE * r.abs().max(k.abs());
        let mut y = 3.0 * y1 + (y3 - 3.0 * y2);
        let mut square = y * y;
        let mut residual = y * (linear + square) - r;
        let mut iterations = 0;
        loop {
            y -= residual / (linear + 3.0 * square);
            square = y * y;
            residual = y * (linear + square) - r;
            if residual.abs() <= tolerance {
                break;
            }
            iterations += 1;
            if iterations == MAX_ITERATIONS {
                return Err(NotConverged);
            }
        }
        let [x1, x2, theta] = self.q;
        let half = self.half_turn * y;
        let (s, c) = trigonometry::sin_cos(theta + half);
        let distance = self.advance * (k + square);
        self.q = [x1 + distance * c, x2 + distance * s, theta + 2.0 * half];
        self.rho = [2.0 * y - r, k + 2.0 * square];
        self.history = [y, y1, y2];
        Ok(())
    }

    fn observe(&self) -> Vec<f64> {
        observe_scaled(&self.parameters, self.q, self.rho, self.kappa)
    }
}

/// All optimisations: nothing waits for a quotient, and little for the step before.
///
/// - The residual at the guess Y₀ is Y₀ (1 + K) + Y₀³ + 2Y₀Y₋² − 2Y₋ + R with K, R and Y₋ of the
///   step before. All parts but those with Y₋ are known a step ahead. So is the guess, the
///   extrapolation through five solutions before Y₋.
/// - The reciprocal of the slope is the last one, improved once by Newton's iteration. The residual
///   of the corrected Y is tested; if it is too large, Newton's method takes over.
/// - (sin θ̄, cos θ̄) are turned by the rounded increment of θ̄, and computed from the angle every
///   32 steps.
#[derive(Clone, Debug)]
pub struct Limit {
    parameters: Parameters,
    q: [f64; 3],
    /// R and K.
    rho: [f64; 2],
    kappa: f64,
    half_turn: f64,
    advance: f64,
    /// The last five solutions Y, newest first.
    history: [f64; 5],
    /// For the next step: Y₀ (1 + K) + Y₀³ + R with K and R of this one, Y₀, and 2Y₀.
    ahead: (f64, f64, f64),
    /// An approximate reciprocal of the slope of the cubic.
    reciprocal: f64,
    heading: trigonometry::Carried,
}

impl Limit {
    /// Creates a stepper that starts at `zeta`.
    #[must_use]
    pub fn new(parameters: Parameters, zeta: Zeta, h: f64) -> Self {
        let Good { q, rho, kappa, half_turn, advance, history: [y, ..], .. } = Good::new(parameters, zeta, h);
        let (history, reciprocal) = ([y; 5], 1.0);
        let heading = trigonometry::Carried::new(q[2]);
        // The first step takes Y₋ = Y₀ and the present K and R as those of the step before.
        let [_, k] = rho;
        let ahead = (y * (1.0 + k + y * y) + y - 2.0 * y * y * y, y, 2.0 * y);
        Self { parameters, q, rho, kappa, half_turn, advance, history, ahead, reciprocal, heading }
    }

    /// Solves by Newton's method from `y`, and returns the solution and the reciprocal of the slope
    /// there.
    #[cold]
    #[inline(never)]
    fn iterate([r, k]: [f64; 2], mut y: f64, tolerance: f64) -> Result<(f64, f64), NotConverged> {
        for _ in 0..MAX_ITERATIONS {
            let square = y * y;
            let reciprocal = 1.0 / (1.0 + k + 3.0 * square);
            let residual = y * (1.0 + k + square) - r;
            if residual.abs() <= tolerance {
                return Ok((y, reciprocal));
            }
            y -= residual * reciprocal;
        }
        Err(NotConverged)
    }
}

impl Stepping for Limit {
    #[inline]
    fn advance(&mut self) -> Result<(), NotConverged> {
        let [r, k] = self.rho;
        let [y1, y2, y3, y4, y5] = self.history;
        let linear = 1.0 + k;
        let tolerance = TOLERANCE * r.abs().max(k.abs());
        let (waiting, guess, doubled) = self.ahead;
        // Y₀ (1 + K) + Y₀³ − R with K = K₋ + 2Y₋² and R = 2Y₋ − R₋.
        let residual = (waiting - (y1 + y1)) + doubled * (y1 * y1);
        let mut y = guess - residual * self.reciprocal;
        let mut square = y * y;
        if trigonometry::beyond(y * (linear + square) - r, tolerance) {
            (y, self.reciprocal) = Self::iterate(self.rho, y, tolerance)?;
            square = y * y;
        }
        let next = 15.0 * y1 - 40.0 * y2 + 45.0 * y3 - 24.0 * y4 + 5.0 * y5;
        let cubed = next * next;
        self.ahead = (next * (linear + cubed) + r, next, next + next);
        let slope = linear + 3.0 * cubed;
        self.reciprocal *= 2.0 - slope * self.reciprocal;
        let [x1, x2, theta] = self.q;
        let half = self.half_turn * y;
        let (s, c) = self.heading.turn(theta + half);
        let distance = self.advance * (k + square);
        self.q = [x1 + distance * c, x2 + distance * s, theta + (half + half)];
        self.rho = [(y + y) - r, k + (square + square)];
        self.history = [y, y1, y2, y3, y4];
        Ok(())
    }

    fn observe(&self) -> Vec<f64> {
        observe_scaled(&self.parameters, self.q, self.rho, self.kappa)
    }
}
