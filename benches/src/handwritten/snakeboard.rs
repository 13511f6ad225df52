//! The snakeboard without controls under `leapfrog`.
//!
//! q = (ψ, φ, θ, x, y): rotor, wheels, board, position. V = 0, so that one step in velocities is a
//! reflection and a drift: v_{k+½} = (I − 2Q(q_k)) v_{k−½}, q_{k+1} = q_k + h v_{k+½}, with nodal
//! values v_k = P(q_k) v_{k−½}.

use nalgebra::{Matrix2x5, Matrix5, Vector5};

use super::{NotConverged, Stepping, trigonometry};

/// Mass, half the distance between the wheel pairs, inertia of the rotor and of a wheel pair.
#[derive(Clone, Copy, Debug)]
pub struct Parameters {
    /// The mass m.
    pub mass: f64,
    /// Half the distance l between the wheel pairs.
    pub length: f64,
    /// The rotor's moment of inertia I; m l² must exceed it.
    pub rotor_inertia: f64,
    /// The moment of inertia J of one pair of wheels.
    pub wheel_inertia: f64,
}

impl Parameters {
    /// m = l = 1, I = 0.3, J = 0.1.
    pub const BENCHMARK: Self = Self { mass: 1.0, length: 1.0, rotor_inertia: 0.3, wheel_inertia: 0.1 };

    /// Returns m l² − I, the determinant of the (ψ, θ) block of the mass matrix divided by I.
    fn reduced_inertia(&self) -> f64 {
        self.mass * self.length * self.length - self.rotor_inertia
    }

    /// Returns the kinetic energy of the velocity (ψ˙, φ˙, θ˙, x˙, y˙).
    #[must_use]
    pub fn energy(&self, [psi, phi, theta, x, y]: [f64; 5]) -> f64 {
        let Self { mass, length, rotor_inertia, wheel_inertia } = *self;
        0.5 * rotor_inertia * psi * psi
            + rotor_inertia * psi * theta
            + wheel_inertia * phi * phi
            + 0.5 * mass * (length * length * theta * theta + x * x + y * y)
    }
}

/// Returns ψ = π/2, φ = π/3, ψ˙ = 2.5, φ˙ = −0.02 and a motion of the board along D.
///
/// The velocity along (0, 0, sin 2φ, −2l cos²φ cos θ, −2l cos²φ sin θ) is that of the model's first
/// data set.
#[must_use]
pub fn benchmark_start(p: &Parameters) -> ([f64; 5], [f64; 5]) {
    let phi = std::f64::consts::FRAC_PI_3;
    let along = -1.428_525_403_784_438_4 / (2.0 * phi).sin();
    let q = [std::f64::consts::FRAC_PI_2, phi, 0.0, 0.0, 0.0];
    (q, [2.5, -0.02, along * (2.0 * phi).sin(), -2.0 * along * p.length * phi.cos().powi(2), 0.0])
}

/// The projector from the two constraint rows as declared, with dense matrices, in momenta.
#[derive(Clone, Debug)]
pub struct Textbook {
    parameters: Parameters,
    h: f64,
    mass_inverse: Matrix5<f64>,
    q: Vector5<f64>,
    /// The momentum at the node and the one half a step ahead.
    p: Vector5<f64>,
    p_half: Vector5<f64>,
}

impl Textbook {
    /// Creates a stepper that starts at the configuration `q` with the velocity `v`, which must be
    /// on D.
    ///
    /// # Panics
    /// If the mass matrix is singular (m l² = I, or a parameter is zero).
    #[must_use]
    #[rustfmt::skip]
    pub fn new(parameters: Parameters, (q, v): ([f64; 5], [f64; 5]), h: f64) -> Self {
        let Parameters { mass: m, length: l, rotor_inertia: i, wheel_inertia: j } = parameters;
        let mass_matrix = Matrix5::new(
            i,   0.0,     i,         0.0, 0.0,
            0.0, 2.0 * j, 0.0,       0.0, 0.0,
            i,   0.0,     m * l * l, 0.0, 0.0,
            0.0, 0.0,     0.0,       m,   0.0,
            0.0, 0.0,     0.0,       0.0, m,
        );
        let mass_inverse = mass_matrix.try_inverse().expect("the mass matrix is positive definite when m l² > I");
        let p = mass_matrix * Vector5::from(v);
        Self { parameters, h, mass_inverse, q: q.into(), p, p_half: p }
    }

    #[rustfmt::skip]
    fn constraint_matrix(&self) -> Matrix2x5<f64> {
        let (phi, theta, l) = (self.q[1], self.q[2], self.parameters.length);
        Matrix2x5::new(
            0.0, 0.0, -l * phi.cos(), -(phi + theta).sin(), (phi + theta).cos(),
            0.0, 0.0,  l * phi.cos(),  (phi - theta).sin(), (phi - theta).cos(),
        )
    }
}

impl Stepping for Textbook {
    #[inline]
    fn advance(&mut self) -> Result<(), NotConverged> {
        self.q += self.mass_inverse * self.p_half * self.h;
        let mu = self.constraint_matrix();
        let weighted = mu * self.mass_inverse;
        let inner = (weighted * mu.transpose()).try_inverse().ok_or(NotConverged)?;
        let complement = mu.transpose() * inner * weighted;
        let across = complement * self.p_half;
        self.p = self.p_half - across;
        self.p_half -= across * 2.0;
        Ok(())
    }

    fn observe(&self) -> Vec<f64> {
        let v = self.mass_inverse * self.p;
        self.q.iter().chain(v.iter()).copied().collect()
    }
}

/// Functions of φ that a step needs.
#[derive(Clone, Copy, Debug)]
struct Wheels {
    /// The second row, doubled, is (0, 0, `turn`, `roll` cos θ, `roll` sin θ): 2l cos φ and 2 sin
    /// φ.
    turn: f64,
    roll: f64,
    /// The row's images under M⁻¹ divided by its norm: l cos φ/((m l² − I) d) and sin φ/(m d).
    turn_back: f64,
    roll_back: f64,
}

impl Wheels {
    /// Computes them from (sin φ, cos φ), l, 1/(m l² − I) and 1/m.
    #[inline(always)]
    fn new((roll, c): (f64, f64), length: f64, turn_mobility: f64, roll_mobility: f64) -> Self {
        let turn = length * c;
        let (turned, rolled) = (turn * turn_mobility, roll * roll_mobility);
        let scale = 1.0 / (turn * turned + roll * rolled);
        Self { turn: turn + turn, roll: roll + roll, turn_back: turned * scale, roll_back: rolled * scale }
    }
}

/// Constraint rows are combined until they are M-orthogonal, so that the reflection needs two
/// scalar products and one division. That division, and everything that depends on φ, is computed
/// ahead of the step, since nothing acts on φ.
///
/// (μ₁ + μ₂)/(2 cos φ) = (0, 0, 0, −sin θ, cos θ) and (μ₂ − μ₁)/2 = (0, 0, l cos φ, sin φ cos θ,
/// sin φ sin θ). The second has the squared norm d = l² cos²φ/(m l² − I) + sin²φ/m under M⁻¹. At
/// cos φ = 0 the two rows of μ are dependent, but these two are not, so the stepper passes through,
/// while the textbook version must stop.
///
/// Velocities are multiplied by h, so that a drift is a sum, and the rows are doubled, since a
/// reflection subtracts twice.
#[derive(Clone, Debug)]
pub struct Good {
    parameters: Parameters,
    h: f64,
    q: [f64; 5],
    /// h times the velocity half a step ahead of q; φ˙ is constant because no force and no
    /// constraint acts on φ.
    v: [f64; 5],
    wheels: Wheels,
    /// 1/(m l² − I) and 1/m.
    turn_mobility: f64,
    roll_mobility: f64,
}

impl Good {
    /// Creates a stepper that starts at the configuration `q` with the velocity `v`, which must be
    /// on D.
    #[must_use]
    pub fn new(parameters: Parameters, (q, v): ([f64; 5], [f64; 5]), h: f64) -> Self {
        let turn_mobility = 1.0 / parameters.reduced_inertia();
        let roll_mobility = 1.0 / parameters.mass;
        let v = v.map(|v| h * v);
        let ahead = trigonometry::sin_cos(q[1] + v[1]);
        let wheels = Wheels::new(ahead, parameters.length, turn_mobility, roll_mobility);
        Self { parameters, h, q, v, wheels, turn_mobility, roll_mobility }
    }

    #[inline(always)]
    fn wheels(&self, phi: f64) -> Wheels {
        Wheels::new(trigonometry::sin_cos(phi), self.parameters.length, self.turn_mobility, self.roll_mobility)
    }

    /// Returns the velocity half a step ahead of the node.
    #[must_use]
    pub fn half_step_velocity(&self) -> [f64; 5] {
        self.v.map(|v| v / self.h)
    }
}

impl Stepping for Good {
    #[inline]
    fn advance(&mut self) -> Result<(), NotConverged> {
        let [psi_step, phi_step, theta_step, x_step, y_step] = self.v;
        let theta = self.q[2] + theta_step;
        let phi = self.q[1] + phi_step;
        self.q = [self.q[0] + psi_step, phi, theta, self.q[3] + x_step, self.q[4] + y_step];

        let Wheels { turn, roll, turn_back, roll_back } = self.wheels;
        self.wheels = self.wheels(phi + phi_step);

        let (s, c) = trigonometry::sin_cos(theta);
        let twice = turn * theta_step + roll * (c * x_step + s * y_step);
        let turned = twice * turn_back;
        let rolled = twice * roll_back;
        let sideways = c * y_step - s * x_step;
        let slid = sideways + sideways;
        self.v = [
            psi_step + turned,
            phi_step,
            theta_step - turned,
            (x_step + slid * s) - rolled * c,
            (y_step - slid * c) - rolled * s,
        ];
        Ok(())
    }

    fn observe(&self) -> Vec<f64> {
        // The reflection fixes D, so P v_{k+½} = P v_{k−½} = v_k.
        let (s, c) = self.q[2].sin_cos();
        let Wheels { turn, roll, turn_back, roll_back } = self.wheels(self.q[1]);
        let [psi_dot, phi_dot, theta_dot, x_dot, y_dot] = self.half_step_velocity();
        let along = 0.5 * (turn * theta_dot + roll * (c * x_dot + s * y_dot));
        let sideways = c * y_dot - s * x_dot;
        let v = [
            psi_dot + along * turn_back,
            phi_dot,
            theta_dot - along * turn_back,
            x_dot - along * roll_back * c + sideways * s,
            y_dot - along * roll_back * s - sideways * c,
        ];
        self.q.iter().copied().chain(v).collect()
    }
}

/// All optimisations: momenta are in the board's frame, in which a step turns them by h θ˙, so that
/// short polynomials suffice for sine and cosine.
///
/// W = h θ˙, F and G (ahead and sideways) are half a step ahead, in the frame of the node. A step
/// goes W → F (the polynomials with F and G in their coefficients) → the constraint → W. The pairs
/// of θ and of φ are turned, by W and by the constant h φ˙, and computed from the angles every 32
/// steps.
#[derive(Clone, Debug)]
pub struct Limit {
    parameters: Parameters,
    h: f64,
    q: [f64; 5],
    /// h times (ψ˙, θ˙, ahead, sideways).
    psi_step: f64,
    turn_step: f64,
    ahead: f64,
    sideways: f64,
    /// (sin θ, cos θ) of the node, (sin φ, cos φ) a step ahead, and that angle.
    heading: [f64; 2],
    steering: [f64; 2],
    phi: f64,
    phi_step: f64,
    /// sin h φ˙ and cos h φ˙ − 1.
    phi_turn: [f64; 2],
    /// For the node at the end of the next step: 2 l cos φ, 2 sin φ, and the factors by which they
    /// act back.
    wheels: Wheels,
    /// l, 1/(m l² − I) and 1/m.
    length: f64,
    turn_mobility: f64,
    roll_mobility: f64,
    age: u32,
}

impl Limit {
    /// Creates a stepper that starts at the configuration `q` with the velocity `v`, which must be
    /// on D.
    #[must_use]
    pub fn new(parameters: Parameters, (q, v): ([f64; 5], [f64; 5]), h: f64) -> Self {
        let (s, c) = q[2].sin_cos();
        let phi_step = h * v[1];
        let phi = q[1] + phi_step;
        let (phi_s, phi_c) = phi.sin_cos();
        let half = (0.5 * phi_step).sin();
        let (length, turn_mobility, roll_mobility) =
            (parameters.length, 1.0 / parameters.reduced_inertia(), 1.0 / parameters.mass);
        Self {
            parameters,
            h,
            q,
            psi_step: h * v[0],
            turn_step: h * v[2],
            ahead: h * (c * v[3] + s * v[4]),
            sideways: h * (c * v[4] - s * v[3]),
            heading: [s, c],
            steering: [phi_s, phi_c],
            phi,
            phi_step,
            phi_turn: [phi_step.sin(), -2.0 * half * half],
            wheels: Wheels::new((phi_s, phi_c), length, turn_mobility, roll_mobility),
            length,
            turn_mobility,
            roll_mobility,
            age: 0,
        }
    }

    /// Returns the velocity half a step ahead of the node.
    #[must_use]
    pub fn half_step_velocity(&self) -> [f64; 5] {
        let (s, c) = self.q[2].sin_cos();
        let (f, g) = (self.ahead, self.sideways);
        let v = [self.psi_step, self.phi_step, self.turn_step, c * f - s * g, s * f + c * g];
        v.map(|v| v / self.h)
    }

    // The arguments are passed by value: the state's address is not taken, so that it stays in
    // registers.
    #[cold]
    #[inline(never)]
    fn renewed(theta: f64, phi: f64) -> ([f64; 2], [f64; 2]) {
        let ((s, c), (phi_s, phi_c)) = (theta.sin_cos(), phi.sin_cos());
        ([s, c], [phi_s, phi_c])
    }

    /// Returns sin δ and cos δ − 1 of an angle that is not small.
    #[cold]
    #[inline(never)]
    fn large(delta: f64) -> (f64, f64) {
        let half = (0.5 * delta).sin();
        (delta.sin(), -2.0 * half * half)
    }
}

impl Stepping for Limit {
    #[inline]
    fn advance(&mut self) -> Result<(), NotConverged> {
        let (w, f, g) = (self.turn_step, self.ahead, self.sideways);
        let Wheels { turn, roll, turn_back, roll_back } = self.wheels;
        let [s, c] = self.heading;
        // `turned` is f + `rest`, and `rest` is added up first. If its parts were added to f one by
        // one and w is small, they would be rounded to one side, and the energy of ten million
        // steps would drift by 2e-11. The scalar product takes `rest` alone, so that it does not
        // wait for that sum.
        let (sine, less, rest);
        if w.abs() <= trigonometry::SMALL {
            let [s0, s1, s2, s3] = trigonometry::SMALL_SIN;
            let [c0, c1, c2, c3] = trigonometry::SMALL_COS;
            let (z, gw) = (w * w, g * w);
            let z2 = z * z;
            let (z3, z4) = (z2 * z, z2 * z2);
            let near = gw + z * (f * c0 + gw * s0);
            let far = z2 * (f * c1 + gw * s1) + z3 * (f * c2 + gw * s2);
            rest = (near + far) + z4 * (f * c3 + gw * s3);
            (sine, less) = trigonometry::small(w);
        } else {
            (sine, less) = Self::large(w);
            rest = f * less + g * sine;
        }
        let turned = f + rest;
        let theta = self.q[2] + w;
        self.q = [
            self.q[0] + self.psi_step,
            self.q[1] + self.phi_step,
            theta,
            self.q[3] + (c * f - s * g),
            self.q[4] + (s * f + c * g),
        ];
        self.sideways = (f * sine - g * less) - g;
        let twice = (turn * w + roll * f) + roll * rest;
        let back = turn_back * twice;
        self.turn_step = w - back;
        self.psi_step += back;
        self.ahead = turned - roll_back * twice;

        self.heading = [s + (c * sine + s * less), c + (c * less - s * sine)];
        let [phi_s, phi_c] = self.steering;
        let [phi_sine, phi_less] = self.phi_turn;
        self.steering = [phi_s + (phi_c * phi_sine + phi_s * phi_less), phi_c + (phi_c * phi_less - phi_s * phi_sine)];
        self.phi += self.phi_step;
        self.age += 1;
        if self.age == trigonometry::RENEWAL {
            (self.heading, self.steering) = Self::renewed(theta, self.phi);
            self.age = 0;
        }
        let [roll, c] = self.steering;
        self.wheels = Wheels::new((roll, c), self.length, self.turn_mobility, self.roll_mobility);
        Ok(())
    }

    fn observe(&self) -> Vec<f64> {
        Good::new(self.parameters, (self.q, self.half_step_velocity()), self.h).observe()
    }
}
