//! A car with one trailer under `gonzalez` on D*.
//!
//! q = (x, y, θ₀, θ₁), frame X₁ = (l cos θ₀, l sin θ₀, 0, −sin ψ), X₂ = ∂θ₀ with ψ = θ₁ − θ₀. With
//! ρ = (ρ₁, ρ₂) and G = J + M l² + κ cos² ψ, κ = m l² − J,
//!
//! ℋ = ½ ρ₁²/G + ½ ρ₂²/I, g = ρ₁/G, σ = κ g sin ψ cos ψ, ∂ℋ/∂ψ = g σ,
//! x˙ = l cos θ₀ g, y˙ = l sin θ₀ g, θ₀˙ = ρ₂/I, θ₁˙ = −sin ψ g, ρ₁˙ = σ (g sin ψ + ρ₂/I), ρ₂˙ = 0.
//!
//! The discrete gradient is D = ∇ℋ(ζ̄) + α Δ with Δ = ζ' − ζ; the step is Δ = h Π(ζ̄) D. Both
//! versions solve it to 1e-13.

use nalgebra::{Matrix6, Vector6};

use super::{NotConverged, Stepping, extrapolation, trigonometry};

/// Masses, moments of inertia, and the length of the trailer.
#[derive(Clone, Copy, Debug)]
pub struct Parameters {
    /// The mass M of the car.
    pub car_mass: f64,
    /// The moment of inertia I of the car.
    pub car_inertia: f64,
    /// The mass m of the trailer.
    pub mass: f64,
    /// The moment of inertia J of the trailer.
    pub inertia: f64,
    /// The distance l from the hitch to the trailer's axle.
    pub length: f64,
}

impl Parameters {
    /// The parameters of the model.
    pub const BENCHMARK: Self = Self { car_mass: 3.0, car_inertia: 0.5, mass: 1.3, inertia: 0.2, length: 0.8 };

    /// Returns J + M l².
    fn base(&self) -> f64 {
        self.inertia + self.car_mass * self.length * self.length
    }

    /// Returns κ = m l² − J.
    fn kappa(&self) -> f64 {
        self.mass * self.length * self.length - self.inertia
    }

    fn metric(&self, psi: f64) -> f64 {
        self.base() + self.kappa() * psi.cos().powi(2)
    }
}

/// ζ = (x, y, θ₀, θ₁, ρ₁, ρ₂).
pub type Zeta = Vector6<f64>;

/// Returns the model's data set: at the origin, straight, with x˙ = 1.2, and turning with 0.7.
#[must_use]
pub fn benchmark_start(p: &Parameters) -> Zeta {
    Zeta::new(0.0, 0.0, 0.0, 0.0, p.metric(0.0) * 1.2 / p.length, p.car_inertia * 0.7)
}

/// Returns (q, v) of a point of D*.
fn observe(p: &Parameters, z: &Zeta) -> Vec<f64> {
    let psi = z[3] - z[2];
    let g = z[4] / p.metric(psi);
    let (s, c) = z[2].sin_cos();
    vec![z[0], z[1], z[2], z[3], p.length * c * g, p.length * s * g, z[5] / p.car_inertia, -psi.sin() * g]
}

/// Returns ℋ(ζ).
#[must_use]
pub fn energy(p: &Parameters, z: &Zeta) -> f64 {
    0.5 * (z[4] * z[4] / p.metric(z[3] - z[2]) + z[5] * z[5] / p.car_inertia)
}

const TOLERANCE: f64 = 1e-13;
const MAX_ITERATIONS: usize = 50;

/// Newton's method on all six unknowns, with a Jacobian by differences and a dense factorisation.
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

    /// Returns ζ' − ζ − h Π(ζ̄) D(ζ, ζ').
    #[rustfmt::skip]
    fn residual(&self, new: &Zeta) -> Zeta {
        let (p, delta, z) = (&self.parameters, new - self.zeta, (new + self.zeta) * 0.5);
        let psi = z[3] - z[2];
        let (s, c) = psi.sin_cos();
        let g = z[4] / p.metric(psi);
        let sigma = p.kappa() * g * s * c;
        let slope = Zeta::new(0.0, 0.0, -g * sigma, g * sigma, g, z[5] / p.car_inertia);
        let square = delta.norm_squared();
        let excess = energy(p, new) - energy(p, &self.zeta) - slope.dot(&delta);
        let d = slope + delta * if square > 0.0 { excess / square } else { 0.0 };
        let (along_x, along_y) = (p.length * z[2].cos(), p.length * z[2].sin());
        let poisson = Matrix6::new(
            0.0,      0.0,      0.0,  0.0, along_x, 0.0,
            0.0,      0.0,      0.0,  0.0, along_y, 0.0,
            0.0,      0.0,      0.0,  0.0, 0.0,     1.0,
            0.0,      0.0,      0.0,  0.0, -s,      0.0,
            -along_x, -along_y, 0.0,  s,   0.0,     sigma,
            0.0,      0.0,      -1.0, 0.0, -sigma,  0.0,
        );
        delta - poisson * d * self.h
    }
}

impl Stepping for Textbook {
    #[inline]
    fn advance(&mut self) -> Result<(), NotConverged> {
        // The guess is a step of the explicit rule: at Δ = 0 the discrete gradient has no
        // derivative.
        let mut new = self.zeta - self.residual(&self.zeta);
        for _ in 0..MAX_ITERATIONS {
            let here = self.residual(&new);
            if here.amax() <= TOLERANCE {
                self.zeta = new;
                return Ok(());
            }
            let mut jacobian = Matrix6::zeros();
            for j in 0..6 {
                let mut there = new;
                there[j] += 1e-7;
                jacobian.set_column(j, &((self.residual(&there) - here) / 1e-7));
            }
            new -= jacobian.lu().solve(&here).ok_or(NotConverged)?;
        }
        Err(NotConverged)
    }

    fn observe(&self) -> Vec<f64> {
        observe(&self.parameters, &self.zeta)
    }
}

/// The number of earlier solutions in the predictor, and its coefficients.
const POINTS: usize = 8;
const EXTRAPOLATION: [f64; POINTS] = extrapolation();

/// The torn unknowns: half the increments of ψ and ρ₁, D_ρ₂, α.
type Torn = [f64; 4];

/// Sweeps that end when no unknown changes by more than 1e-13.
pub type Good = Sweeping<false>;

/// Sweeps with the stopping rule of generated steps: after two at least, when the change times its
/// contraction is invisible, or all changes are roundings.
pub type GoodToRoundoff = Sweeping<true>;

/// Sweeps over four torn unknowns from an extrapolated guess; everything else is assignment.
///
/// With A = D_ρ₁ = g + α Δρ₁ the equations are Δθ₀ = h D_ρ₂, Δθ₁ = −h sin ψ̄ A, Δx and Δy of size h
/// l A, and, with the rows of x and y inserted into that of ρ₁,
///
/// Δρ₁ = h (σ (g sin ψ̄ + D_ρ₂) − α h A (l² + sin² ψ̄)), Δρ₂ = −h α (σ Δρ₁ + h D_ρ₂).
///
/// ψ and ρ₁ are each corrected by their own Newton step, so that a sweep contracts to about a
/// thousandth. Sine and cosine of ψ̄ are computed at the guess and turned by the increments of the
/// sweeps. The function `excess` computes α without cancellation.
#[derive(Clone, Debug)]
pub struct Sweeping<const TO_ROUNDOFF: bool> {
    parameters: Parameters,
    h: f64,
    q: [f64; 4],
    rho: [f64; 2],
    /// The newest solution, the others' part of the next guess, the others, and the number of
    /// solutions.
    newest: Torn,
    rest: Torn,
    history: [Torn; POINTS - 1],
    solved: usize,
    /// J + M l², κ, l², 1/I.
    base: f64,
    kappa: f64,
    length_squared: f64,
    turn_mobility: f64,
}

/// Returns ℋ' − ℋ − ∇ℋ(ζ̄)·Δ as numerator and denominator.
///
/// The part of ρ₂ is quadratic and drops out. For ½ ρ₁²/G let d, r be half the increments of ψ and
/// ρ₁. At the ends G is N ∓ f with N = Ḡ + e, e = κ (s² − c²) sin² d, f = κ s c sin 2d, and ∇ℋ·Δ =
/// 2 g r + g² φ with φ = 2 κ s c d. With f = φ − η all terms of first and second order drop out of
/// the difference: 2 g r (f² − e N) + g² (φ f² − η Ḡ² − φ e (Ḡ + N)) + f r², over N² − f².
#[inline(always)]
fn excess(kappa: f64, [s, c]: [f64; 2], [d, r]: [f64; 2], metric: f64, g: f64) -> (f64, f64) {
    let twice = d + d;
    let (u, coupling) = (twice * twice, kappa * (s * c));
    // 1 − sin 2d/2d and sin² d.
    let (less, square) = if twice.abs() <= trigonometry::SMALL {
        let [s0, s1, s2, s3] = trigonometry::SMALL_SIN;
        let [c0, c1, c2, c3] = trigonometry::SMALL_COS;
        let u2 = u * u;
        (-u * ((s0 + s1 * u) + u2 * (s2 + s3 * u)), -0.5 * u * ((c0 + c1 * u) + u2 * (c2 + c3 * u)))
    } else {
        (1.0 - twice.sin() / twice, d.sin().powi(2))
    };
    let e = kappa * (s * s - c * c) * square;
    let n = metric + e;
    let phi = coupling * twice;
    let eta = phi * less;
    let f = phi - eta;
    let f2 = f * f;
    let curved = phi * (f2 - e * (metric + n)) - eta * (metric * metric);
    (2.0 * g * r * (f2 - e * n) + g * g * curved + f * (r * r), n * n - f2)
}

impl<const TO_ROUNDOFF: bool> Sweeping<TO_ROUNDOFF> {
    /// Creates a stepper that starts at `zeta`.
    #[must_use]
    pub fn new(parameters: Parameters, zeta: Zeta, h: f64) -> Self {
        let turn_mobility = 1.0 / parameters.car_inertia;
        let guess = [0.0, 0.0, zeta[5] * turn_mobility, 0.0];
        Self {
            parameters,
            h,
            q: [zeta[0], zeta[1], zeta[2], zeta[3]],
            rho: [zeta[4], zeta[5]],
            newest: guess,
            rest: guess,
            history: [guess; POINTS - 1],
            solved: 0,
            base: parameters.base(),
            kappa: parameters.kappa(),
            length_squared: parameters.length * parameters.length,
            turn_mobility,
        }
    }

    fn zeta(&self) -> Zeta {
        let ([x, y, a, b], [c, d]) = (self.q, self.rho);
        Zeta::new(x, y, a, b, c, d)
    }

    /// Makes one sweep and returns the new torn unknowns, A, and Δρ₂.
    #[inline(always)]
    fn sweep(&self, &[d, r, turn, alpha]: &Torn, [s, c]: [f64; 2]) -> (Torn, f64, f64) {
        let (h, half) = (self.h, 0.5 * self.h);
        let metric = self.base + self.kappa * (c * c);
        let inverse = 1.0 / metric;
        let coupling = self.kappa * (s * c);
        let g = (self.rho[0] + r) * inverse;
        let a = g + 2.0 * alpha * r;
        let sigma = coupling * g;
        let along = sigma * (s * g + turn) - (alpha * h) * a * (self.length_squared + s * s);
        let rate = half * coupling * inverse * (2.0 * s * g + turn);
        let r = r + (half * along - r) * (1.0 + rate);

        let g = (self.rho[0] + r) * inverse;
        let sigma = coupling * g;
        let a = g + 2.0 * alpha * r;
        let change = -(h * alpha) * (2.0 * sigma * r + h * turn);
        let turn = (self.rho[1] + 0.5 * change) * self.turn_mobility + alpha * change;
        let rate = half * c * a;
        let d = d + (-half * (s * a + turn) - d) * (1.0 - rate * (1.0 - rate));

        let (numerator, scale) = excess(self.kappa, [s, c], [d, r], metric, g);
        let square = (h * h) * (a * a * (self.length_squared + s * s) + turn * turn) + 4.0 * r * r + change * change;
        let alpha = if square > 0.0 { numerator / (scale * square) } else { 0.0 };
        ([d, r, turn, alpha], a, change)
    }
}

/// Returns (sin, cos) turned by a small angle.
#[inline(always)]
fn turned([s, c]: [f64; 2], angle: f64, by: f64) -> [f64; 2] {
    // The fourth power of 1e-4 is below roundoff.
    if by.abs() <= 1e-4 {
        let (less, sine) = (0.5 * by * by, by - by * by * by * (1.0 / 6.0));
        [s + (c * sine - s * less), c - (s * sine + c * less)]
    } else {
        let (s, c) = trigonometry::sin_cos(angle);
        [s, c]
    }
}

impl<const TO_ROUNDOFF: bool> Stepping for Sweeping<TO_ROUNDOFF> {
    #[inline]
    fn advance(&mut self) -> Result<(), NotConverged> {
        let mut y = self.newest;
        if self.solved == POINTS {
            for (y, rest) in y.iter_mut().zip(&self.rest) {
                *y = rest + EXTRAPOLATION[0] * *y;
            }
        }
        let [x0, y0, theta0, theta1] = self.q;
        let psi = theta1 - theta0;
        let (s, c) = trigonometry::sin_cos(psi + y[0]);
        let mut heading = [s, c];
        let (mut iterations, mut last) = (0, 0.0);
        let (a, change) = loop {
            let (new, a, change) = self.sweep(&y, heading);
            let moved = (y[0] - new[0]).powi(2) + (y[1] - new[1]).powi(2);
            let moved = moved + ((y[2] - new[2]).powi(2) + (y[3] - new[3]).powi(2));
            heading = turned(heading, psi + new[0], new[0] - y[0]);
            y = new;
            let done = if TO_ROUNDOFF {
                let (moved, size) = (moved.sqrt(), y.iter().map(|y| y.abs()).sum::<f64>());
                let contracts = 8.0 * moved <= last && moved * moved <= f64::EPSILON / 8.0 * size * last;
                let rounded = moved.max(last) <= 2.0 * f64::EPSILON * size;
                last = moved;
                iterations > 0 && (contracts || rounded)
            } else {
                moved <= TOLERANCE * TOLERANCE
            };
            if done {
                break (a, change);
            }
            iterations += 1;
            if iterations == MAX_ITERATIONS {
                return Err(NotConverged);
            }
        };
        let turn = self.h * y[2];
        let (s0, c0) = trigonometry::sin_cos(theta0 + 0.5 * turn);
        let way = self.h * self.parameters.length * a;
        self.q = [x0 + way * c0, y0 + way * s0, theta0 + turn, theta1 - self.h * heading[0] * a];
        self.rho = [self.rho[0] + 2.0 * y[1], self.rho[1] + change];

        // The newest solution is added to the next guess from registers, the others before it.
        self.rest = [0.0; 4];
        for (solution, coefficient) in self.history.iter().zip(&EXTRAPOLATION[1..]) {
            for (rest, s) in self.rest.iter_mut().zip(solution) {
                *rest += coefficient * s;
            }
        }
        self.history.copy_within(..POINTS - 2, 1);
        self.history[0] = y;
        self.newest = y;
        self.solved = POINTS.min(self.solved + 1);
        Ok(())
    }

    fn observe(&self) -> Vec<f64> {
        observe(&self.parameters, &self.zeta())
    }
}
