//! The snakeboard on SE(2) × S¹ × S¹ without controls under `rdp-cay`.
//!
//! Unknowns w = (ω, v₁, v₂, ψ˙, φ˙) on D at the midpoint φ̄ of the wheels' angle, momenta μ = g w,
//! and Xᵀ(φ) (dcay⁻¹_{hξ})* μ = ρ, ρ' = Xᵀ(φ') (dcay⁻¹_{−hξ})* μ with X = (e_ψ, e_φ, (sin 2φ, −2l
//! cos²φ, 0, 0, 0)).

use super::snakeboard::Parameters;
use super::{NotConverged, Stepping, trigonometry};
use nalgebra::{Matrix2, Matrix5, SMatrix, Vector2, Vector3, Vector5};

/// Returns the start of [`snakeboard::benchmark_start`](super::snakeboard::benchmark_start) in the
/// velocities of the board: R = 1, x = 0; (ψ, φ); w.
#[must_use]
pub fn benchmark_start(p: &Parameters) -> ([f64; 2], [f64; 5]) {
    let ([psi, phi, ..], [psi_dot, phi_dot, theta_dot, x_dot, _]) = super::snakeboard::benchmark_start(p);
    ([psi, phi], [theta_dot, x_dot, 0.0, psi_dot, phi_dot])
}

/// Newton's method on all five unknowns, with differences and dense matrices.
#[derive(Clone, Debug)]
pub struct Textbook {
    parameters: Parameters,
    h: f64,
    metric: Matrix5<f64>,
    rotation: Matrix2<f64>,
    position: Vector2<f64>,
    /// ψ and φ.
    shape: Vector2<f64>,
    rho: Vector3<f64>,
    w: Vector5<f64>,
}

impl Textbook {
    /// Creates a stepper that starts at R = 1, x = 0 with the shape (ψ, φ) and the velocity w,
    /// which must be on D.
    #[must_use]
    #[rustfmt::skip]
    pub fn new(parameters: Parameters, (shape, w): ([f64; 2], [f64; 5]), h: f64) -> Self {
        let Parameters { mass: m, length: l, rotor_inertia: i, wheel_inertia: j } = parameters;
        let metric = Matrix5::new(
            m * l * l, 0.0, 0.0, i,   0.0,
            0.0,       m,   0.0, 0.0, 0.0,
            0.0,       0.0, m,   0.0, 0.0,
            i,         0.0, 0.0, i,   0.0,
            0.0,       0.0, 0.0, 0.0, 2.0 * j,
        );
        let (shape, w) = (Vector2::from(shape), Vector5::from(w));
        let (rotation, position) = (Matrix2::identity(), Vector2::zeros());
        let mut this = Self { parameters, h, metric, rotation, position, shape, rho: Vector3::zeros(), w };
        this.rho = this.frame(shape[1]).transpose() * (metric * w);
        this
    }

    fn frame(&self, phi: f64) -> SMatrix<f64, 5, 3> {
        let (s, c) = phi.sin_cos();
        let mut frame = SMatrix::zeros();
        frame[(3, 0)] = 1.0;
        frame[(4, 1)] = 1.0;
        frame[(0, 2)] = 2.0 * s * c;
        frame[(1, 2)] = -2.0 * self.parameters.length * c * c;
        frame
    }

    /// Returns (dcay⁻¹_x)* of the momenta of the group, and those of the shape unchanged.
    fn trivialised(x: Vector3<f64>, p: Vector5<f64>) -> Vector5<f64> {
        let (theta, d) = (x[0], Vector2::new(x[1], x[2]));
        let moving = Vector2::new(p[1], p[2]);
        let moving = moving + 0.5 * theta * Vector2::new(-moving[1], moving[0]);
        let turning = p[0] * (1.0 + 0.25 * theta * theta) + 0.5 * (d[0] * moving[1] - d[1] * moving[0]);
        Vector5::new(turning, moving[0], moving[1], p[3], p[4])
    }

    fn residual(&self, w: Vector5<f64>) -> Vector5<f64> {
        let l = self.parameters.length;
        let departing = Self::trivialised(self.h * w.fixed_rows::<3>(0), self.metric * w);
        let balance = self.frame(self.shape[1]).transpose() * departing - self.rho;
        let (s, c) = (self.shape[1] + 0.5 * self.h * w[4]).sin_cos();
        let (turn, roll, slide) = (l * c * w[0], s * w[1], c * w[2]);
        Vector5::new(balance[0], balance[1], balance[2], slide - turn - roll, slide + turn + roll)
    }
}

impl Stepping for Textbook {
    fn advance(&mut self) -> Result<(), NotConverged> {
        let mut w = self.w;
        let mut converged = false;
        for _ in 0..20 {
            let here = self.residual(w);
            let mut jacobian = Matrix5::zeros();
            for j in 0..5 {
                let mut there = w;
                there[j] += 1e-7;
                jacobian.set_column(j, &((self.residual(there) - here) / 1e-7));
            }
            let update = jacobian.lu().solve(&here).ok_or(NotConverged)?;
            w -= update;
            if update.amax() <= 1e-14 * w.amax() {
                converged = true;
                break;
            }
        }
        if !converged {
            return Err(NotConverged);
        }
        let theta = self.h * w[0];
        let scale = 1.0 / (1.0 + 0.25 * theta * theta);
        let (less, sine) = (-0.5 * theta * theta * scale, theta * scale);
        let turned = self.rotation + self.rotation * Matrix2::new(less, -sine, sine, less);
        self.position += 0.5 * self.h * (self.rotation + turned) * Vector2::new(w[1], w[2]);
        self.rotation = turned;
        self.shape += self.h * Vector2::new(w[3], w[4]);
        let arriving = Self::trivialised(-self.h * w.fixed_rows::<3>(0), self.metric * w);
        self.rho = self.frame(self.shape[1]).transpose() * arriving;
        self.w = w;
        Ok(())
    }

    fn observe(&self) -> Vec<f64> {
        let frame = self.frame(self.shape[1]);
        let metric = frame.transpose() * self.metric * frame;
        let w = frame * metric.try_inverse().expect("the frame's columns are independent") * self.rho;
        let r = self.rotation;
        let place = [r[(0, 0)], r[(0, 1)], r[(1, 0)], r[(1, 1)], self.position[0], self.position[1]];
        place.into_iter().chain(self.shape.iter().copied()).chain(w.iter().copied()).collect()
    }
}

/// sin 2φ and −2l cos²φ: the direction in which the board moves.
#[derive(Clone, Copy, Debug)]
struct Direction {
    turn: f64,
    roll: f64,
}

/// One cubic equation. The momenta of ψ and φ are constant, so that φ˙ is constant, and ψ˙ = ρ_ψ/I
/// − ω. (ω, v₁) is σ times the direction at φ̄, and v₂ = 0. The remaining equation
///
/// sin 2φ (M (1 + h²ω²/4) + h² ω m v₁²/4) − 2l cos²φ m v₁ = ρ₃, M = (m l² − I) ω + ρ_ψ,
///
/// determines σ, whose guess is extrapolated through six steps. All functions of φ are known a step
/// ahead.
#[derive(Clone, Debug)]
pub struct Good {
    h: f64,
    /// R = ((c, −s), (s, c)) and the position.
    place: [f64; 4],
    psi: f64,
    phi: f64,
    phi_step: f64,
    rho_psi: f64,
    rho: f64,
    /// The directions at the node, and half a step and a whole one ahead.
    here: Direction,
    between: Direction,
    ahead: Direction,
    /// The last values of σ, the latest first, and their number.
    sigma: [f64; 6],
    known: usize,
    mass: f64,
    length: f64,
    rotor_mobility: f64,
    reduced_inertia: f64,
    quarter: f64,
}

impl Good {
    /// Creates a stepper that starts at R = 1, x = 0 with the shape (ψ, φ) and the velocity w,
    /// which must be on D.
    #[must_use]
    pub fn new(parameters: Parameters, ([psi, phi], w): ([f64; 2], [f64; 5]), h: f64) -> Self {
        let Parameters { mass, length, rotor_inertia, .. } = parameters;
        let nothing = Direction { turn: 0.0, roll: 0.0 };
        let mut this = Self {
            h,
            place: [1.0, 0.0, 0.0, 0.0],
            psi,
            phi,
            phi_step: h * w[4],
            rho_psi: rotor_inertia * (w[3] + w[0]),
            rho: 0.0,
            here: nothing,
            between: nothing,
            ahead: nothing,
            sigma: [0.0; 6],
            known: 0,
            mass,
            length,
            rotor_mobility: 1.0 / rotor_inertia,
            reduced_inertia: mass * length * length - rotor_inertia,
            quarter: 0.25 * h * h,
        };
        this.here = this.direction(phi);
        this.between = this.direction(phi + 0.5 * this.phi_step);
        this.ahead = this.direction(phi + this.phi_step);
        let along = this.reduced_inertia * w[0] + this.rho_psi;
        this.rho = this.here.turn * along + this.here.roll * mass * w[1];
        this
    }

    #[inline(always)]
    fn direction(&self, phi: f64) -> Direction {
        let (s, c) = trigonometry::sin_cos(phi);
        let twice = 2.0 * c;
        Direction { turn: twice * s, roll: -(twice * c) * self.length }
    }

    /// Returns σ at the node.
    #[inline]
    fn along(&self) -> f64 {
        let Direction { turn, roll } = self.here;
        (self.rho - turn * self.rho_psi) / (self.reduced_inertia * turn * turn + self.mass * roll * roll)
    }

    #[inline(always)]
    fn guess(&self) -> f64 {
        let [a, b, c, d, e, f] = self.sigma;
        if self.known >= 6 { 6.0 * (a + e) - 15.0 * (b + d) + 20.0 * c - f } else { self.along() }
    }
}

impl Stepping for Good {
    #[inline]
    fn advance(&mut self) -> Result<(), NotConverged> {
        let (h, m, quarter) = (self.h, self.mass, self.quarter);
        let Direction { turn: a, roll: b } = self.between;
        let Direction { turn: s, roll: c } = self.here;
        // f = c₀ + c₁ σ + c₂ σ² + c₃ σ³
        let (along, square) = (self.reduced_inertia * a, quarter * a * a);
        let c0 = s * self.rho_psi - self.rho;
        let c1 = s * along + c * m * b;
        let c2 = s * self.rho_psi * square;
        let c3 = s * (along * square + quarter * m * a * b * b);
        let mut sigma = self.guess();
        let mut iterations = 0;
        loop {
            let f = ((c3 * sigma + c2) * sigma + c1) * sigma + c0;
            let slope = (3.0 * c3 * sigma + 2.0 * c2) * sigma + c1;
            let update = f / slope;
            sigma -= update;
            // The remaining error is quadratic in the update.
            if update.abs() <= 1e-9 * sigma.abs() {
                break;
            }
            iterations += 1;
            if iterations > 20 {
                return Err(NotConverged);
            }
        }
        let (omega, v) = (a * sigma, b * sigma);
        let psi_dot = self.rho_psi * self.rotor_mobility - omega;

        let theta = h * omega;
        let scale = 1.0 / (1.0 + 0.25 * theta * theta);
        let (less, sine) = (-0.5 * theta * theta * scale, theta * scale);
        let [cos, sin, x, y] = self.place;
        let (new_cos, new_sin) = (cos + (cos * less - sin * sine), sin + (sin * less + cos * sine));
        let way = 0.5 * h * v;
        self.place = [new_cos, new_sin, x + (cos + new_cos) * way, y + (sin + new_sin) * way];
        self.psi += h * psi_dot;
        self.phi += self.phi_step;

        let turning = (self.reduced_inertia * omega + self.rho_psi) * (1.0 + quarter * omega * omega)
            + quarter * omega * m * v * v;
        self.here = self.ahead;
        self.rho = self.here.turn * turning + self.here.roll * m * v;
        self.between = self.direction(self.phi + 0.5 * self.phi_step);
        self.ahead = self.direction(self.phi + self.phi_step);
        let [one, two, three, four, five, _] = self.sigma;
        self.sigma = [sigma, one, two, three, four, five];
        self.known += 1;
        Ok(())
    }

    fn observe(&self) -> Vec<f64> {
        let sigma = self.along();
        let (omega, v) = (self.here.turn * sigma, self.here.roll * sigma);
        let [c, s, x, y] = self.place;
        let w = [omega, v, 0.0, self.rho_psi * self.rotor_mobility - omega, self.phi_step / self.h];
        [c, -s, s, c, x, y, self.psi, self.phi].into_iter().chain(w).collect()
    }
}
