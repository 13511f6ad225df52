//! The gearbox and the snakeboard under `iso`.
//!
//! If the columns of an orthonormal frame of D do not mix from one place to another, the isometries
//! of `iso` are those of the frame. The components r of the velocity are then transported
//! unchanged, and their equations are r' − r = h X̄ᵀ F.

use super::{NotConverged, Stepping, extrapolation, gearbox, snakeboard, trigonometry};

/// The gearbox. D is spanned by t(q₃) = (−s, 1, 0)/√(1 + s²), s = sin q₃, and ∂q₃, with the
/// components r₁ and r₂.
///
/// The driver moves independently. Let δ = h r̄₂/2 be half of its increment and α = q₃ + δ the
/// angle in the middle. The mean of its force is σ sin δ/δ (sin α + ε cos δ cos 2α). The one
/// equation is δ = h r₂/2 + h²σ/4 · sin δ/δ (…). Then r̄₁ (1 + h²/4) = r₁ − h/2 t(α)·(q₁, q₂).
#[derive(Clone, Debug)]
pub struct Gearbox {
    eps: f64,
    h: f64,
    q: [f64; 3],
    /// r₁
    along: f64,
    /// h r₂/2
    half_turn: f64,
    /// The last solutions δ, newest first.
    history: [f64; 6],
    heading: trigonometry::Carried,
    /// h²σ/4 and 1/(1 + h²/4).
    gain: f64,
    inverse: f64,
}

impl Gearbox {
    /// Creates a stepper that starts at the configuration `q` with the velocity `v`, which must be
    /// on D.
    #[must_use]
    pub fn new(parameters: gearbox::Parameters, (q, v): ([f64; 3], [f64; 3]), h: f64) -> Self {
        let gearbox::Parameters { eps, sigma } = parameters;
        let s = q[2].sin();
        let (along, half_turn) = ((v[1] - s * v[0]) / (1.0 + s * s).sqrt(), 0.5 * h * v[2]);
        let (gain, inverse) = (0.25 * h * h * sigma, 1.0 / (1.0 + 0.25 * h * h));
        let (history, heading) = ([half_turn; 6], trigonometry::Carried::new(q[2] + half_turn));
        Self { eps, h, q, along, half_turn, history, heading, gain, inverse }
    }
}

/// The size of a correction below which the next one, its square, is not needed.
const LAST: f64 = 1e-8;
const MAX_ITERATIONS: usize = 25;

/// Returns sin δ/δ and cos δ.
#[inline(always)]
fn shape(delta: f64) -> (f64, f64) {
    if trigonometry::beyond(delta, trigonometry::SMALL) {
        return if delta == 0.0 { (1.0, 1.0) } else { (delta.sin() / delta, delta.cos()) };
    }
    let z = delta * delta;
    let [s0, s1, s2, s3] = trigonometry::SMALL_SIN;
    let [c0, c1, c2, c3] = trigonometry::SMALL_COS;
    let z2 = z * z;
    (1.0 + z * ((s0 + s1 * z) + z2 * (s2 + s3 * z)), 1.0 + z * ((c0 + c1 * z) + z2 * (c2 + c3 * z)))
}

impl Stepping for Gearbox {
    #[inline]
    fn advance(&mut self) -> Result<(), NotConverged> {
        let [q1, q2, q3] = self.q;
        const AHEAD: [f64; 6] = extrapolation();
        let mut delta = AHEAD.iter().zip(&self.history).fold(0.0, |sum, (c, x)| sum + c * x);
        let (mut s, mut c) = self.heading.turn(q3 + delta);
        let mut iterations = 0;
        loop {
            let (sinc, cosine) = shape(delta);
            let (doubled, spread) = (1.0 - 2.0 * s * s, self.eps * cosine);
            let inside = s + spread * doubled;
            let force = sinc * inside;
            // The slope of sin δ/δ up to the fourth power of δ suffices: a correction that is
            // accepted at once is small.
            let fall = delta * (delta * delta / 30.0 - 1.0 / 3.0);
            let by_delta = fall * inside + sinc * (c - 4.0 * spread * (s * c) - self.eps * (delta * sinc) * doubled);
            let slope = 1.0 - self.gain * by_delta;
            let change = (delta - self.half_turn - self.gain * force) / slope;
            delta -= change;
            if change.abs() <= LAST {
                s -= c * change;
                break;
            }
            (s, c) = self.heading.turn(q3 + delta);
            iterations += 1;
            if iterations == MAX_ITERATIONS || change.is_nan() {
                return Err(NotConverged);
            }
        }
        let norm = 1.0 / (1.0 + s * s).sqrt();
        let mean = (self.along - 0.5 * self.h * norm * (q2 - s * q1)) * self.inverse;
        let moved = self.h * norm * mean;
        self.q = [q1 - s * moved, q2 + moved, q3 + 2.0 * delta];
        self.along = 2.0 * mean - self.along;
        self.half_turn = 2.0 * delta - self.half_turn;
        let [x1, x2, x3, x4, x5, _] = self.history;
        self.history = [delta, x1, x2, x3, x4, x5];
        Ok(())
    }

    fn observe(&self) -> Vec<f64> {
        let s = self.q[2].sin();
        let norm = 1.0 / (1.0 + s * s).sqrt();
        let v = [-s * norm * self.along, norm * self.along, 2.0 * self.half_turn / self.h];
        self.q.iter().copied().chain(v).collect()
    }
}

/// The snakeboard. With κ² = (m l² − I)/(m l²) and n = 1/√(cos² φ + κ² sin² φ) the metric of
///
/// ψ̇ + θ̇,  φ̇,  z (θ̇ = z n sin φ/(l √m), and −z n cos φ/√m along the board)
///
/// is constant on D, and the products of different unit vectors vanish even at different places. No
/// force acts, so that all three are constant, and a step is explicit.
#[derive(Clone, Debug)]
pub struct Snakeboard {
    q: [f64; 5],
    /// κ²
    ratio: f64,
    /// h (ψ̇ + θ̇), h φ̇, and h z/(l √m), h z/√m.
    moves: [f64; 4],
    h: f64,
    wheels: trigonometry::Carried,
    heading: trigonometry::Carried,
}

impl Snakeboard {
    /// Creates a stepper that starts at the configuration `q` with the velocity `v`, which must be
    /// on D.
    #[must_use]
    pub fn new(parameters: &snakeboard::Parameters, (q, v): ([f64; 5], [f64; 5]), h: f64) -> Self {
        let snakeboard::Parameters { mass, length, rotor_inertia, .. } = *parameters;
        let inertia = mass * length * length;
        let ratio = (inertia - rotor_inertia) / inertia;
        let [_, phi, theta, ..] = q;
        let (s, c) = phi.sin_cos();
        let along = v[3] * theta.cos() + v[4] * theta.sin();
        let norm = (c * c + ratio * s * s).sqrt();
        // θ̇ l √m sin φ − v √m cos φ is z (sin² φ + cos² φ) n.
        let root = mass.sqrt();
        let z = (v[2] * length * root * s - along * root * c) * norm;
        let moves = [h * (v[0] + v[2]), h * v[1], h * z / (length * root), h * z / root];
        let (wheels, heading) = (trigonometry::Carried::new(phi), trigonometry::Carried::new(theta));
        Self { q, ratio, moves, h, wheels, heading }
    }
}

impl Stepping for Snakeboard {
    #[inline]
    fn advance(&mut self) -> Result<(), NotConverged> {
        let [psi, phi, theta, x, y] = self.q;
        let [both, steer, turn, roll] = self.moves;
        let (s, c) = self.wheels.turn(phi + 0.5 * steer);
        let norm = 1.0 / (c * c + self.ratio * (s * s)).sqrt();
        let turned = turn * (norm * s);
        let (st, ct) = self.heading.turn(theta + 0.5 * turned);
        let rolled = roll * (norm * c);
        self.q = [psi + (both - turned), phi + steer, theta + turned, x - rolled * ct, y - rolled * st];
        Ok(())
    }

    fn observe(&self) -> Vec<f64> {
        let [_, phi, theta, ..] = self.q;
        let [both, steer, turn, roll] = self.moves;
        let (s, c) = phi.sin_cos();
        let norm = 1.0 / (c * c + self.ratio * (s * s)).sqrt();
        let (turned, rolled) = (turn * norm * s, roll * norm * c);
        let v = [both - turned, steer, turned, -rolled * theta.cos(), -rolled * theta.sin()];
        self.q.iter().copied().chain(v.map(|v| v / self.h)).collect()
    }
}
