//! The nonholonomic oscillator under feedback integrators: L = ½ |q̇|² − ½ |q|², ẋ + y ż = 0.
//!
//! With g = 1 and μ = (1, 0, y): φ = p_x + y p_z, C = 1 + y², Y = φ/C, η = Y μᵀ and v = p − η. The
//! extended motion is q̇ = v, ṗ = −∂H̃/∂q + λ̃ μᵀ with H̃ = ½ |v|² + ½ |q|², ∂H̃/∂q = q − (0, Y
//! v_z, 0), and λ̃ = (x + y z − v_y v_z)/C, which conserves J = φ/√C. The feedback subtracts the
//! gradient of V_L = k_J/2 J² + k_H/2 (H̃ − H̃₀)² + k_E/2 (E_y − E_y⁰)², E_y = ½ (p_y² + y²) (Chang
//! & Perlmutter 2018, sections 2.1, 2.4 and 3.7).

use nalgebra::{Matrix1, Matrix3, RowVector3, SVector, Vector3};

use super::{NotConverged, Stepping};

/// y = (q, p).
type State = [f64; 6];

/// Gains of J, H̃ and E_y.
#[derive(Clone, Copy, Debug)]
pub struct Gains {
    /// k_J
    pub constraint: f64,
    /// k_H
    pub energy: f64,
    /// k_E
    pub integral: f64,
}

impl Gains {
    /// Gains of 1.
    pub const BENCHMARK: Self = Self { constraint: 1.0, energy: 1.0, integral: 1.0 };
}

/// (x, y, z) = (1, 1, 1) at rest.
pub const BENCHMARK_START: State = [1.0, 1.0, 1.0, 0.0, 0.0, 0.0];

/// Order of the Runge–Kutta method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Explicit Euler.
    One,
    /// The classical method.
    Four,
}

/// Matrices and vectors as in the paper; each part is computed by its formula.
#[derive(Clone, Debug)]
pub struct Textbook {
    gains: Gains,
    order: Order,
    h: f64,
    state: SVector<f64, 6>,
    levels: (f64, f64),
}

/// Terms that the parts of the field have in common.
struct Parts {
    mu: RowVector3<f64>,
    gram: Matrix1<f64>,
    multiplier: Matrix1<f64>,
    along: Vector3<f64>,
}

/// Returns ∂μ/∂y.
fn turned() -> RowVector3<f64> {
    RowVector3::new(0.0, 0.0, 1.0)
}

impl Textbook {
    /// Creates a stepper that starts at `state`, with the levels of H̃ and E_y there.
    ///
    /// # Errors
    /// If the constraint matrix vanishes, which does not happen.
    pub fn new(gains: Gains, order: Order, state: State, h: f64) -> Result<Self, NotConverged> {
        let state = SVector::from(state);
        let (q, p) = Self::split(&state);
        let parts = Self::parts(&q, &p)?;
        let levels = (Self::energy(&q, &parts), Self::integral(&q, &p));
        Ok(Self { gains, order, h, state, levels })
    }

    fn split(state: &SVector<f64, 6>) -> (Vector3<f64>, Vector3<f64>) {
        (state.fixed_rows::<3>(0).into_owned(), state.fixed_rows::<3>(3).into_owned())
    }

    fn parts(q: &Vector3<f64>, p: &Vector3<f64>) -> Result<Parts, NotConverged> {
        let inverse_mass = Matrix3::identity();
        let mu = RowVector3::new(1.0, 0.0, q[1]);
        let gram = mu * inverse_mass * mu.transpose();
        let velocity = inverse_mass * p;
        let multiplier = gram.try_inverse().ok_or(NotConverged)? * (mu * velocity);
        let along = velocity - inverse_mass * mu.transpose() * multiplier;
        Ok(Parts { mu, gram, multiplier, along })
    }

    fn energy(q: &Vector3<f64>, parts: &Parts) -> f64 {
        0.5 * (parts.along.norm_squared() + q.norm_squared())
    }

    fn integral(q: &Vector3<f64>, p: &Vector3<f64>) -> f64 {
        0.5 * (p[1] * p[1] + q[1] * q[1])
    }

    fn field(&self, state: &SVector<f64, 6>) -> Result<SVector<f64, 6>, NotConverged> {
        let (q, p) = Self::split(state);
        let parts = Self::parts(&q, &p)?;
        let Parts { mu, gram, multiplier, along } = &parts;
        let turning = (multiplier * turned() * along)[0];
        // Gradients of H̃, of ½ J² and of E_y by q and by p.
        let energy = (q - Vector3::y() * turning, *along);
        let constraint = (Vector3::y() * turning, mu.transpose() * multiplier);
        let integral = (Vector3::y() * q[1], Vector3::y() * p[1]);
        // φ̇ = (Y/2) Ċ for J = φ/√C.
        let rate_of_mu = turned() * along[1];
        let rate_of_gram = 2.0 * (rate_of_mu * mu.transpose())[0];
        let wanted = 0.5 * multiplier[0] * rate_of_gram - (rate_of_mu * p)[0] + (mu * energy.0)[0];
        let force = gram.try_inverse().ok_or(NotConverged)? * wanted;
        let Gains { constraint: k_j, energy: k_h, integral: k_e } = self.gains;
        let (k_h, k_e) =
            (k_h * (Self::energy(&q, &parts) - self.levels.0), k_e * (Self::integral(&q, &p) - self.levels.1));
        let by_q = along - energy.0 * k_h - constraint.0 * k_j - integral.0 * k_e;
        let by_p = mu.transpose() * force - energy.0 - energy.1 * k_h - constraint.1 * k_j - integral.1 * k_e;
        Ok(SVector::from_iterator(by_q.iter().chain(by_p.iter()).copied()))
    }
}

impl Stepping for Textbook {
    #[inline]
    fn advance(&mut self) -> Result<(), NotConverged> {
        let (y, h) = (self.state, self.h);
        let k1 = self.field(&y)?;
        self.state = match self.order {
            Order::One => y + k1 * h,
            Order::Four => {
                let k2 = self.field(&(y + k1 * (0.5 * h)))?;
                let k3 = self.field(&(y + k2 * (0.5 * h)))?;
                let k4 = self.field(&(y + k3 * h))?;
                y + (k1 + k2 * 2.0 + k3 * 2.0 + k4) * (h / 6.0)
            }
        };
        Ok(())
    }

    fn observe(&self) -> Vec<f64> {
        self.state.iter().copied().collect()
    }
}

/// The equations in components: one division, and common terms of two gradients computed once.
#[derive(Clone, Debug)]
pub struct Good<const STAGES: usize> {
    gains: Gains,
    h: f64,
    state: State,
    levels: (f64, f64),
}

impl<const STAGES: usize> Good<STAGES> {
    /// Creates a stepper that starts at `state`, with the levels of H̃ and E_y there. One stage is
    /// Euler's method, four are the classical one.
    #[must_use]
    pub fn new(gains: Gains, state: State, h: f64) -> Self {
        let [x, y, z, p_x, p_y, p_z] = state;
        let share = (p_x + y * p_z) / (1.0 + y * y);
        let (v_x, v_z) = (p_x - share, p_z - y * share);
        let energy = 0.5 * (v_x * v_x + p_y * p_y + v_z * v_z + x * x + y * y + z * z);
        Self { gains, h, state, levels: (energy, 0.5 * (p_y * p_y + y * y)) }
    }

    #[inline(always)]
    fn field(&self, [x, y, z, p_x, p_y, p_z]: State) -> State {
        let Gains { constraint, energy, integral } = self.gains;
        let yy = y * y;
        let inverse = 1.0 / (1.0 + yy);
        let share = (p_x + y * p_z) * inverse;
        let across = y * share;
        let (v_x, v_z) = (p_x - share, p_z - across);
        let turning = share * v_z;
        let twice = yy + p_y * p_y;
        let k_e = integral * (0.5 * twice - self.levels.1);
        let k_h = energy * (0.5 * (twice + (x * x + z * z) + (v_x * v_x + v_z * v_z)) - self.levels.0);
        let force = (x + (y * z - p_y * v_z)) * inverse;
        let slope = y - turning;
        [
            v_x - k_h * x,
            p_y - k_h * slope - (constraint * turning + k_e * y),
            v_z - k_h * z,
            force - x - k_h * v_x - constraint * share,
            -slope - (k_h + k_e) * p_y,
            y * force - z - k_h * v_z - constraint * across,
        ]
    }
}

/// Returns a + s b.
#[inline(always)]
fn plus(a: State, s: f64, b: State) -> State {
    std::array::from_fn(|i| a[i] + s * b[i])
}

impl<const STAGES: usize> Stepping for Good<STAGES> {
    #[inline]
    fn advance(&mut self) -> Result<(), NotConverged> {
        let (y, h) = (self.state, self.h);
        let k1 = self.field(y);
        self.state = if STAGES == 1 {
            plus(y, h, k1)
        } else {
            let k2 = self.field(plus(y, 0.5 * h, k1));
            let k3 = self.field(plus(y, 0.5 * h, k2));
            let k4 = self.field(plus(y, h, k3));
            std::array::from_fn(|i| y[i] + h / 6.0 * ((k1[i] + k4[i]) + 2.0 * (k2[i] + k3[i])))
        };
        Ok(())
    }

    fn observe(&self) -> Vec<f64> {
        self.state.to_vec()
    }
}
