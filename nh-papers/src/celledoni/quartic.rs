//! The fully chaotic system of section 4.1, from initial states drawn at random on one energy surface.

use super::Method;
use crate::{Failure, Problem, Setting};
use nonholonomic_lab::ensemble::Random;

/// The energy of the paper's initial states.
pub const ENERGY: f64 = 3.06;

/// The five methods of the paper's comparison: three earlier ones, and its own two.
pub const METHODS: [Method; 5] = [
    Method { label: "SI-DLA", name: "dla01", conserves: false },
    Method { label: "I-DLA", name: "dla-midpoint", conserves: false },
    Method { label: "SPARK", name: "spark2", conserves: false },
    Method { label: "AVF", name: "avf", conserves: true },
    Method { label: "GONZALEZ", name: "gonzalez", conserves: true },
];

/// Returns the system at initial data of the paper's energy.
pub fn problem(setting: &Setting<'_>) -> Result<Problem, Failure> {
    setting.problem("chaotic_quartic", &METHODS.map(|method| method.name), "standard", &[])
}

/// Draws a state (q, v) of the paper's energy from the energy surface.
///
/// **Equation**: q has the density (ℋ − V(q))^{m/2 − 1} where V < ℋ, with m = dim D = 6. v ∈ D has
/// a uniform direction and the kinetic energy ℋ − V(q). This is the microcanonical distribution of
/// the constrained motion. Since V ≥ |q|²/2, q is drawn in the ball of radius √(2ℋ) and accepted
/// according to the density.
pub fn draw(problem: &Problem, random: &mut Random) -> Result<(Vec<f64>, Vec<f64>), Failure> {
    let system = &*problem.system;
    let rest = vec![0.0; problem.v.len()];
    let dimensions = problem.q.len();
    let radius = (2.0 * ENERGY).sqrt();
    let mut q = vec![0.0; dimensions];
    let kinetic = loop {
        random.direction(&mut q);
        // The distribution is uniform in the ball: the volume within r grows as a power of r.
        let r = radius * random.uniform(0.0, 1.0).powf(1.0 / dimensions as f64);
        q.iter_mut().for_each(|x| *x *= r);
        let kinetic = ENERGY - system.energy(0.0, &q, &rest);
        if kinetic > 0.0 && random.uniform(0.0, 1.0) < (kinetic / ENERGY).powi(2) {
            break kinetic;
        }
    };
    // The mass matrix is the identity, so projected normal numbers have a uniform direction in D.
    let mut v: Vec<f64> = q.iter().map(|_| random.normal()).collect();
    system.project(0.0, &q, &mut v).map_err(Failure)?;
    let present = system.energy(0.0, &q, &v) - system.energy(0.0, &q, &rest);
    v.iter_mut().for_each(|w| *w *= (kinetic / present).sqrt());
    Ok((q, v))
}
