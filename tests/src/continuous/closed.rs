//! Motions in closed form.

use super::{SPACING, trajectory};
use crate::reference::Trajectory;
use nalgebra::{Complex, ComplexField};

/// The ball on the turntable, with m = 0.5, r = 0.1, J = 2/5 m r² and Ω = 2, on [0, `until`]; coordinates x, y, velocities ω₁, ω₂, ω₃ in space, u, v.
///
/// With z = x + iy: ż(t) = ż(0) exp(iκt), κ = Ω J/(J + m r²) = 2Ω/7; ω₃ is constant, and ω₁, ω₂ are what rolling says.
///
/// **Source**: Neimark & Fufaev 1972, chapter III.
#[must_use]
pub fn turntable(q: &[f64], w: &[f64], until: f64) -> Trajectory {
    let (r, omega) = (0.1, 2.0);
    let kappa = 2.0 * omega / 7.0;
    let (start, speed) = (Complex::new(q[0], q[1]), Complex::new(w[3], w[4]));
    let state = |t: f64| {
        // exp(iκt), and (exp(iκt) − 1)/(iκ) without a difference of what is nearly the same.
        let (half, turned) = ((kappa * t / 2.0).sin_cos(), (kappa * t).sin_cos());
        let chord = Complex::new(half.1, half.0) * (2.0 * half.0 / kappa);
        let (z, v) = (start + speed * chord, speed * Complex::new(turned.1, turned.0));
        let (x, y) = (z.real(), z.imaginary());
        vec![x, y, (omega * x - v.imaginary()) / r, (omega * y + v.real()) / r, w[2], v.real(), v.imaginary()]
    };
    let nodes = (until / SPACING).round() as usize;
    let states: Vec<Vec<f64>> = (0..=nodes).map(|i| state(SPACING * i as f64)).collect();
    trajectory("ball_turntable", 2, &states)
}
