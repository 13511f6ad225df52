//! Rotation matrices among the coordinates, with a potential and constraints that depend on them,
//! beside ordinary coordinates.

use super::*;
use std::sync::Arc;

/// A body in gravity about a fixed point, with a rotor on its third axis; its admissible rotations
/// depend on its attitude.
const BODY: &str = "name: body
coordinates: [psi]
velocities: so3(R)[w1, w2, w3]
lagrangian: (1.1*w1^2 + 1.3*w2^2 + 0.9*w3^2)/2 + (w3 + psi_dot)^2/5 - R33 - R31*R32/3 - sin(psi)/4
constraints: [w3 - R31*w1/2]
methods: [all]
";

/// An upright disk that rolls down a plane.
const DISK: &str = "name: disk
coordinates: [psi]
velocities:
- psi_dot
- se2(R, x)[omega, u, s]
lagrangian: (1.3*(u^2 + s^2) + 0.4*omega^2 + 0.9*psi_dot^2)/2 - x1/2
constraints: [u - 0.7*psi_dot, s]
methods: [all]
";

/// System, start, and size of the matrix.
struct System {
    program: Verified<Program>,
    q: Vec<f64>,
    w: Vec<f64>,
    d: usize,
}

fn compile(text: &str, q: &[f64], w: &[f64], d: usize) -> Arc<System> {
    let compiled = exposed(declared("rotations", text));
    Arc::new(System { program: compiled.program.clone(), q: q.to_vec(), w: w.to_vec(), d })
}

/// Returns the cases.
pub fn trials() -> Vec<Trial> {
    // At R = 1 the constraint is w3 = 0.
    let body = compile(BODY, &[1., 0., 0., 0., 1., 0., 0., 0., 1., 0.3], &[0.5, -0.4, 0.0, 1.2], 3);
    let disk = compile(DISK, &[0.6, -0.8, 0.8, 0.6, 0.1, -0.2, 0.3], &[1.1, 0.6, 0.77, 0.0], 2);
    let mut trials = vec![trial("rotations::disk_in_angles", {
        let disk = Arc::clone(&disk);
        move || in_angles(&disk)
    })];
    for (name, system) in [("body", body), ("disk", disk)] {
        for stepper in &system.program.steppers {
            let (system, method) = (Arc::clone(&system), stepper.method.clone());
            trials.push(trial(format!("rotations::{name}_{method}"), move || kept(&system, &method)));
        }
    }
    trials
}

/// Checks ‖RᵀR − I‖ and the energy of steps of h = 0.05.
fn kept(system: &System, method: &str) {
    let row = scheme::find(method).expect("a method");
    let functions = Caller::new(&system.program, &[]).expect("no parameters");
    let energy = |q: &[f64], w: &[f64]| functions.call(Quantity::Energy, &[q, w]).expect("energy")[0];
    let mut run = Run::new(&system.program, method, &[], 0.05, &system.q, &system.w).expect("starts");
    let start = energy(&system.q, &system.w);
    let (mut off, mut change, mut size) = (0.0_f64, 0.0_f64, 1.0_f64);
    // Off the group gravity is unbounded: `euler` diverges after 600 steps.
    let steps: u32 = if row.properties.order == 1 { 500 } else { 1000 };
    for _ in 0..steps {
        run.step().expect("steps");
        let (q, w) = run.state();
        off = off.max(functions.call(Quantity::GroupDefect, &[&q]).expect("the defect")[0]);
        change = change.max((energy(&q, &w) - start).abs());
        // The potential energy of a disk that rolls downhill equals its increase of kinetic energy.
        size = q.iter().chain(&w).fold(size, |size, x| size.max(x.abs())).max(energy(&q, &w).abs());
    }
    let steps = f64::from(steps);
    if row.keeps_rotations {
        // The error is 1.4 ε a step with random signs, because each entry of R is rounded once, and
        // at most three times that. If R is solved with the other unknowns of a step, by an
        // iteration that ends at roundoff, it doubles.
        assert!(off <= 2.0 * 4.2 * f64::EPSILON * steps.sqrt(), "{method}: off by {off:e}");
    } else if system.d == 3 {
        // The drift shows that the first case is meaningful.
        assert!(off > 1e-9, "{method}: off by {off:e} only");
    }
    if row.properties.energy == Conserves::Exactly {
        // A step has a few roundings of numbers of this size, with kinetic energies of its square.
        assert!(
            change <= 10.0 * f64::EPSILON * steps.sqrt() * size * size,
            "{method}: energy off by {change:e} of {size}"
        );
    }
}

/// Checks that the disk moves alike in x, y, θ, ψ: R is the rotation by θ.
fn in_angles(system: &System) {
    let (mut z, h) = ([0.1, -0.2, (0.8_f64).atan2(0.6), 0.3, 0.6, 1.1], 1e-3);
    // (x, y, θ, ψ, θ̇, ψ̇): (m r² + I) ψ̈ = −r V_x cos θ.
    let rate = |z: [f64; 6]| {
        let (s, c) = z[2].sin_cos();
        [0.7 * z[5] * c, 0.7 * z[5] * s, z[4], z[5], 0.0, -0.7 * 0.5 * c / (1.3 * 0.49 + 0.9)]
    };
    for _ in 0..2000 {
        let along = |k: [f64; 6], f: f64| std::array::from_fn(|i| z[i] + f * h * k[i]);
        let a = rate(z);
        let b = rate(along(a, 0.5));
        let c = rate(along(b, 0.5));
        let d = rate(along(c, 1.0));
        z = std::array::from_fn(|i| z[i] + h / 6.0 * (a[i] + 2.0 * b[i] + 2.0 * c[i] + d[i]));
    }
    let (s, c) = z[2].sin_cos();
    let expected = [c, -s, s, c, z[0], z[1], z[3], z[5], z[4], 0.7 * z[5], 0.0];
    let mut run = Run::new(&system.program, "rk4:polar", &[], 2e-3, &system.q, &system.w).expect("starts");
    for _ in 0..1000 {
        run.step().expect("steps");
    }
    let (q, w) = run.state();
    let found: Vec<f64> = q.into_iter().chain(w).collect();
    for (i, (found, expected)) in found.iter().zip(expected).enumerate() {
        // h⁴ = 1.6e-11, with fifth derivatives of size 1 over 120.
        assert!((found - expected).abs() < 1e-11, "{i}: {found} for {expected}");
    }
    assert!(METHODS.iter().filter(|m| m.keeps_rotations).count() >= 8);
}
