//! The snakeboard without controls under `leapfrog`.
//!
//! q = (ψ, φ, θ, x, y): rotor, wheels, board, position. V = 0, so that in velocities one step is a reflection and a
//! drift: v_{k+½} = (I − 2Q(q_k)) v_{k−½}, q_{k+1} = q_k + h v_{k+½}, with nodal values v_k = P(q_k) v_{k−½}.

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

    /// m l² − I, the determinant of the (ψ, θ) block of the mass matrix divided by I.
    fn reduced_inertia(&self) -> f64 {
        self.mass * self.length * self.length - self.rotor_inertia
    }
}

/// ψ = π/2, φ = π/3, ψ˙ = 2.5, φ˙ = −0.02 and a motion of the board along D.
///
/// The velocity along (0, 0, sin 2φ, −2l cos²φ cos θ, −2l cos²φ sin θ) is the one that the model's first data set has.
#[must_use]
pub fn benchmark_start(p: &Parameters) -> ([f64; 5], [f64; 5]) {
    let phi = std::f64::consts::FRAC_PI_3;
    let along = -1.428_525_403_784_438_4 / (2.0 * phi).sin();
    let q = [std::f64::consts::FRAC_PI_2, phi, 0.0, 0.0, 0.0];
    (q, [2.5, -0.02, along * (2.0 * phi).sin(), -2.0 * along * p.length * phi.cos().powi(2), 0.0])
}

/// The projector from the two constraint rows as given, as dense matrices, in momenta.
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
    /// Starts at the configuration `q` with the velocity `v`, which must be on D.
    ///
    /// # Panics
    /// When the mass matrix is singular (m l² = I, or a parameter is zero).
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

/// Functions of φ alone that a step needs.
#[derive(Clone, Copy, Debug)]
struct Wheels {
    /// The second row is (0, 0, `turn`, `roll` cos θ, `roll` sin θ): l cos φ and sin φ.
    turn: f64,
    roll: f64,
    /// The row's images under M⁻¹ divided by its norm: `turn`/((m l² − I) d) and `roll`/(m d).
    turn_back: f64,
    roll_back: f64,
}

/// Constraint rows combined until they are M-orthogonal, so that the reflection needs two scalar products and one
/// division; that division, and all that depends on φ, is done ahead of the step, since nothing acts on φ.
///
/// (μ₁ + μ₂)/(2 cos φ) = (0, 0, 0, −sin θ, cos θ) and (μ₂ − μ₁)/2 = (0, 0, l cos φ, sin φ cos θ, sin φ sin θ); the
/// second has the squared norm d = l² cos²φ/(m l² − I) + sin²φ/m under M⁻¹. Where cos φ = 0 the two rows of μ are
/// dependent, but these two are not, so the stepper passes through where the textbook version must stop.
#[derive(Clone, Debug)]
pub struct Good {
    parameters: Parameters,
    h: f64,
    q: [f64; 5],
    /// The velocity half a step ahead of q.
    v: [f64; 5],
    wheels: Wheels,
    /// h φ˙, constant because no force and no constraint acts on φ.
    phi_step: f64,
    /// 1/(m l² − I) and 1/m.
    turn_mobility: f64,
    roll_mobility: f64,
}

impl Good {
    /// Starts at the configuration `q` with the velocity `v`, which must be on D.
    #[must_use]
    pub fn new(parameters: Parameters, (q, v): ([f64; 5], [f64; 5]), h: f64) -> Self {
        let turn_mobility = 1.0 / parameters.reduced_inertia();
        let roll_mobility = 1.0 / parameters.mass;
        let phi_step = h * v[1];
        let wheels = Wheels { turn: 0.0, roll: 0.0, turn_back: 0.0, roll_back: 0.0 };
        let mut this = Self { parameters, h, q, v, wheels, phi_step, turn_mobility, roll_mobility };
        this.wheels = this.wheels(q[1] + phi_step);
        this
    }

    /// The velocity half a step ahead of the node.
    #[must_use]
    pub fn half_step_velocity(&self) -> [f64; 5] {
        self.v
    }

    #[inline(always)]
    fn wheels(&self, phi: f64) -> Wheels {
        let (roll, c) = trigonometry::sin_cos(phi);
        let turn = self.parameters.length * c;
        let (turned, rolled) = (turn * self.turn_mobility, roll * self.roll_mobility);
        let scale = 1.0 / (turn * turned + roll * rolled);
        Wheels { turn, roll, turn_back: turned * scale, roll_back: rolled * scale }
    }
}

impl Stepping for Good {
    #[inline]
    fn advance(&mut self) -> Result<(), NotConverged> {
        let h = self.h;
        let [psi_dot, phi_dot, theta_dot, x_dot, y_dot] = self.v;
        let theta = self.q[2] + h * theta_dot;
        let phi = self.q[1] + self.phi_step;
        self.q = [self.q[0] + h * psi_dot, phi, theta, self.q[3] + h * x_dot, self.q[4] + h * y_dot];

        let Wheels { turn, roll, turn_back, roll_back } = self.wheels;
        self.wheels = self.wheels(phi + self.phi_step);

        let (s, c) = trigonometry::sin_cos(theta);
        let forward = c * x_dot + s * y_dot;
        let sideways = c * y_dot - s * x_dot;
        let twice = 2.0 * (turn * theta_dot + roll * forward);
        let turned = twice * turn_back;
        let rolled = twice * roll_back;
        let slid = 2.0 * sideways;
        self.v = [
            psi_dot + turned,
            phi_dot,
            theta_dot - turned,
            x_dot - rolled * c + slid * s,
            y_dot - rolled * s - slid * c,
        ];
        Ok(())
    }

    fn observe(&self) -> Vec<f64> {
        // The reflection fixes D, so P v_{k+½} = P v_{k−½} = v_k.
        let (s, c) = self.q[2].sin_cos();
        let Wheels { turn, roll, turn_back, roll_back } = self.wheels(self.q[1]);
        let [psi_dot, phi_dot, theta_dot, x_dot, y_dot] = self.v;
        let along = turn * theta_dot + roll * (c * x_dot + s * y_dot);
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
