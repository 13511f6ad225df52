//! The upright rolling disk under `leapfrog`.
//!
//! q = (x₁, x₂, θ, φ), M = diag(m, m, J_θ, J_φ), V = 0; x₁˙ = r cos θ φ˙, x₂˙ = r sin θ φ˙. As for
//! the snakeboard, a step is a reflection and a drift: v_{k+½} = (I − 2Q(q_k)) v_{k−½}, q_{k+1} =
//! q_k + h v_{k+½}, with nodal values v_k = P(q_k) v_{k−½}.

use nalgebra::{Matrix2x4, Matrix4, Vector4};

use super::{NotConverged, Stepping, trigonometry};

/// Mass, radius, moments of inertia about the vertical and about the axis of rolling.
#[derive(Clone, Copy, Debug)]
pub struct Parameters {
    /// The mass m.
    pub mass: f64,
    /// The radius r.
    pub radius: f64,
    /// The moment of inertia `J_θ` about the vertical.
    pub turn_inertia: f64,
    /// The moment of inertia `J_φ` about the axis of rolling.
    pub roll_inertia: f64,
}

impl Parameters {
    /// The parameters of the model.
    pub const BENCHMARK: Self = Self { mass: 1.3, radius: 0.7, turn_inertia: 0.4, roll_inertia: 0.9 };
}

/// Returns the model's data set: q = (0.3, −0.2, 0.5, 0.1), turning with 0.6 and rolling with 1.1.
#[must_use]
pub fn benchmark_start(p: &Parameters) -> ([f64; 4], [f64; 4]) {
    let (s, c) = 0.5_f64.sin_cos();
    ([0.3, -0.2, 0.5, 0.1], [1.1 * p.radius * c, 1.1 * p.radius * s, 0.6, 1.1])
}

/// The projector from the two constraint rows as declared, with dense matrices.
#[derive(Clone, Debug)]
pub struct Textbook {
    parameters: Parameters,
    h: f64,
    mass_inverse: Matrix4<f64>,
    q: Vector4<f64>,
    /// The velocity at the node and the one half a step ahead.
    v: Vector4<f64>,
    v_half: Vector4<f64>,
}

impl Textbook {
    /// Creates a stepper that starts at the configuration `q` with the velocity `v`, which must be
    /// on D.
    #[must_use]
    pub fn new(parameters: Parameters, (q, v): ([f64; 4], [f64; 4]), h: f64) -> Self {
        let Parameters { mass, turn_inertia, roll_inertia, .. } = parameters;
        let mobility = Vector4::new(1.0 / mass, 1.0 / mass, 1.0 / turn_inertia, 1.0 / roll_inertia);
        let mass_inverse = Matrix4::from_diagonal(&mobility);
        Self { parameters, h, mass_inverse, q: q.into(), v: v.into(), v_half: v.into() }
    }
}

impl Stepping for Textbook {
    #[inline]
    fn advance(&mut self) -> Result<(), NotConverged> {
        self.q += self.v_half * self.h;
        let (r, theta) = (self.parameters.radius, self.q[2]);
        let mu = Matrix2x4::new(1.0, 0.0, 0.0, -r * theta.cos(), 0.0, 1.0, 0.0, -r * theta.sin());
        let back = self.mass_inverse * mu.transpose();
        let inner = (mu * back).try_inverse().ok_or(NotConverged)?;
        let across = back * (inner * (mu * self.v_half));
        self.v = self.v_half - across;
        self.v_half -= across * 2.0;
        Ok(())
    }

    fn observe(&self) -> Vec<f64> {
        self.q.iter().chain(self.v.iter()).copied().collect()
    }
}

/// The rows are combined until they are orthogonal: (cos θ, sin θ, 0, −r), with the constant norm
/// 1/m + r²/J_φ under M⁻¹, and (−sin θ, cos θ, 0, 0). Nothing acts on θ, so that the angle and its
/// inline sine and cosine are computed ahead of the velocities.
#[derive(Clone, Debug)]
pub struct Good {
    h: f64,
    q: [f64; 4],
    /// h times the velocity half a step ahead of q.
    v: [f64; 4],
    radius: f64,
    /// The factors by which the slip acts on the position and on the rolling.
    slide_back: f64,
    roll_back: f64,
}

impl Good {
    /// Creates a stepper that starts at the configuration `q` with the velocity `v`, which must be
    /// on D.
    #[must_use]
    pub fn new(parameters: Parameters, (q, v): ([f64; 4], [f64; 4]), h: f64) -> Self {
        let Parameters { mass, radius, roll_inertia, .. } = parameters;
        let scale = 2.0 / (1.0 / mass + radius * radius / roll_inertia);
        let (slide_back, roll_back) = (scale / mass, scale * radius / roll_inertia);
        Self { h, q, v: v.map(|v| h * v), radius, slide_back, roll_back }
    }
}

impl Stepping for Good {
    #[inline]
    fn advance(&mut self) -> Result<(), NotConverged> {
        let [x1, x2, turn, roll] = self.v;
        let theta = self.q[2] + turn;
        self.q = [self.q[0] + x1, self.q[1] + x2, theta, self.q[3] + roll];
        let (s, c) = trigonometry::sin_cos(theta);
        let slip = (c * x1 + s * x2) - self.radius * roll;
        let sideways = c * x2 - s * x1;
        let (slid, back) = (sideways + sideways, self.slide_back * slip);
        self.v = [(x1 + slid * s) - back * c, (x2 - slid * c) - back * s, turn, roll + self.roll_back * slip];
        Ok(())
    }

    fn observe(&self) -> Vec<f64> {
        // The reflection fixes D, so P v_{k+½} = v_k.
        let (s, c) = self.q[2].sin_cos();
        let [x1, x2, turn, roll] = self.v.map(|v| v / self.h);
        let slip = 0.5 * ((c * x1 + s * x2) - self.radius * roll);
        let (sideways, back) = (c * x2 - s * x1, self.slide_back * slip);
        let v = [(x1 + sideways * s) - back * c, (x2 - sideways * c) - back * s, turn, roll + self.roll_back * slip];
        self.q.iter().copied().chain(v).collect()
    }
}
