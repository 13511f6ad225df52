//! Motions in closed form, and motions of rigid bodies by Euler's equations.

use super::{Equations, SPACING, Snakeboard, integrated, trajectory};
use crate::reference::Trajectory;
use nalgebra::{Complex, ComplexField, Matrix3, Vector3};

/// Returns the ball on the turntable, with m = 0.5, r = 0.1, J = 2/5 m r² and Ω = 2, on [0,
/// `until`]. The coordinates are x, y; the velocities are ω₁, ω₂, ω₃ in space, u, v.
///
/// With z = x + iy: ż(t) = ż(0) exp(iκt), κ = Ω J/(J + m r²) = 2Ω/7. ω₃ is constant, and rolling
/// determines ω₁, ω₂.
///
/// **Source**: Neimark & Fufaev 1972, chapter III.
#[must_use]
pub fn turntable(q: &[f64], w: &[f64], until: f64) -> Trajectory {
    let (r, omega) = (0.1, 2.0);
    let kappa = 2.0 * omega / 7.0;
    let (start, speed) = (Complex::new(q[0], q[1]), Complex::new(w[3], w[4]));
    let state = |t: f64| {
        // exp(iκt), and (exp(iκt) − 1)/(iκ) without a difference of nearly equal numbers.
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

/// Returns the snakeboard on SE(2) × S¹ × S¹, (R, x, ψ, φ) and (ω, v₁, v₂, ψ̇, φ̇): the motion of
/// the [`Snakeboard`] in coordinates.
pub fn snakeboard_on_group(q: &[f64], w: &[f64], until: f64) -> Trajectory {
    let (s, c) = (q[2], q[0]);
    let place = [q[6], q[7], s.atan2(c), q[4], q[5]];
    let velocity = [w[3], w[4], w[0], c * w[1] - s * w[2], s * w[1] + c * w[2]];
    let plane = Snakeboard.trajectory("snakeboard", &place, &velocity, until);
    let state = |(q, v): (&Vec<f64>, &Vec<f64>)| {
        let (s, c) = q[2].sin_cos();
        vec![c, -s, s, c, q[3], q[4], q[0], q[1], v[2], c * v[3] + s * v[4], c * v[4] - s * v[3], v[0], v[1]]
    };
    let states: Vec<Vec<f64>> = plane.q.iter().zip(&plane.v).map(state).collect();
    trajectory("snakeboard_se2", 8, &states)
}

/// Returns Ṙ = R ω̂, row by row.
fn turning(r: &[f64], omega: Vector3<f64>) -> Vec<f64> {
    (Matrix3::from_row_slice(r) * omega.cross_matrix()).transpose().as_slice().to_vec()
}

/// Returns the ball on a table that is not level, with r = 0.5, g = 9.81, β = 0.001; (S, x, y) and
/// (σ, ẋ, ẏ), σ = −Ω. Its centre accelerates with 5/7 g sin β, and rolling determines the rest: ẋ =
/// r Ω₂.
pub fn incline(q: &[f64], w: &[f64], until: f64) -> Trajectory {
    let a = 5.0 / 7.0 * 9.81 * 0.001_f64.sin();
    integrated("ball_incline", q, w, until, |z| {
        let sigma = Vector3::new(z[11], z[12], z[13]);
        [turning(&z[..9], sigma), vec![z[14], z[15], 0.0, -a / 0.5, 0.0, a, 0.0]].concat()
    })
}

/// Returns Veselova's system with moments of inertia 1, 1.5, 2.2; (S, σ) with S = Rᵀ and σ = −Ω. I
/// ω̇ = I ω × ω + λ γ with the vertical γ = Rᵀe₃, and γ·ω = 0, whose derivative is γ·ω̇ since γ̇ =
/// γ × ω; Ω = R ω.
pub fn veselova(q: &[f64], w: &[f64], until: f64) -> Trajectory {
    let inertia = Vector3::new(1.0, 1.5, 2.2);
    integrated("veselova", q, w, until, |z| {
        let (s, sigma) = (Matrix3::from_row_slice(&z[..9]), Vector3::new(z[9], z[10], z[11]));
        let (omega, gamma): (Vector3<f64>, Vector3<f64>) = (-(s * sigma), s.column(2).into());
        let free = inertia.component_mul(&omega).cross(&omega).component_div(&inertia);
        let forced = gamma.component_div(&inertia);
        let rate = free - forced * (gamma.dot(&free) / gamma.dot(&forced));
        // Ω̇ = R ω̇, as Ṙ ω = R (ω × ω).
        [turning(&z[..9], sigma), (-(s.transpose() * rate)).as_slice().to_vec()].concat()
    })
}

/// Returns the upright disk on SE(2) × S¹; (R, x, φ) and (ω, v₁, v₂, φ̇), which are constant: a
/// circle.
pub fn disk_on_group(q: &[f64], w: &[f64], until: f64) -> Trajectory {
    integrated("vertical_disk_se2", q, w, until, |z| {
        let (omega, v) = (z[7], z[8]);
        vec![z[1] * omega, -z[0] * omega, z[3] * omega, -z[2] * omega, z[0] * v, z[2] * v, z[10], 0.0, 0.0, 0.0, 0.0]
    })
}
