//! L. C. García-Naranjo and F. Jiménez, *The geometric discretisation of the Suslov problem: a case study of consistency for
//! nonholonomic integrators*, Discrete and Continuous Dynamical Systems A 37 (2017).
//!
//! A rigid body with inertia tensor I turns about its fixed centre of mass, with ω₃ = 0 in the
//! body. Two integrators have the same displacements W = cay(h ω̂), ω₃ = 0. `suslov-mv` uses Moser
//! and Veselov's discrete Lagrangian and is not consistent with Cayley's map; `suslov-cay` is.
//! Momenta are M(W) ∈ so(3)*. The momenta of all admissible W form the *momentum locus*, the
//! discrete counterpart of the plane 𝔡* = {I ω : ω₃ = 0}.
//!
//! The stored text of the paper lacks its numbers: inertia tensors, initial momenta, step sizes and
//! limits. The generic tensor is that of the model's data set `generic`, with I₁₂ = 0 as in the
//! paper and I₁₁ ≠ I₂₂. The special tensor is that of `paper`, which has a motion in elementary
//! functions and I₁₁ = I₂₂. Motions start beside the repelling turn and run for ten times the time
//! scale of the reduced motion, which takes them to the attracting turn.

mod loci;
mod motions;
mod theorems;

pub(super) use loci::{FIGURE_1, FIGURE_2};
pub(super) use motions::{FIGURE_3, FIGURE_4};
pub(super) use theorems::{ENERGY, ORDER};

use super::{Failure, Problem, Setting};
use nalgebra::{Matrix3, Vector3};

/// A discretisation of the problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Method {
    /// Moser and Veselov's discrete Lagrangian.
    MoserVeselov,
    /// Cayley's difference.
    Cayley,
}

const METHODS: [Method; 2] = [Method::MoserVeselov, Method::Cayley];

impl Method {
    /// Returns the name in `methods`.
    fn name(self) -> &'static str {
        match self {
            Method::MoserVeselov => "suslov-mv",
            Method::Cayley => "suslov-cay",
        }
    }

    /// Returns the name in sentences and legends.
    fn label(self) -> &'static str {
        match self {
            Method::MoserVeselov => "the non-consistent integrator",
            Method::Cayley => "the consistent integrator",
        }
    }

    /// Computes the discrete momentum of the displacement cay(h ω̂), right trivialised: (I ω + h/2
    /// ω × I ω)/(1 + h²|ω|²/4) for Moser and Veselov, and I ω + h/2 ω × I ω + h²/4 ω (ω·I ω) for
    /// Cayley.
    fn momentum(self, inertia: &Matrix3<f64>, h: f64, omega: Vector3<f64>) -> Vector3<f64> {
        let momentum = inertia * omega;
        let turned = momentum + omega.cross(&momentum) * (0.5 * h);
        match self {
            Method::MoserVeselov => turned / (1.0 + 0.25 * h * h * omega.norm_squared()),
            Method::Cayley => turned + omega * (0.25 * h * h * omega.dot(&momentum)),
        }
    }
}

/// Suslov's problem with an inertia tensor.
struct Body {
    problem: Problem,
    inertia: Matrix3<f64>,
}

impl Body {
    /// Reads the tensor of a data set of `suslov_so3`, with some entries changed.
    fn new(setting: &Setting<'_>, data: &str, changed: &[(&str, f64)]) -> Result<Self, Failure> {
        let problem = setting.problem("suslov_so3", &METHODS.map(Method::name), data, changed)?;
        let entry = |name: &str| problem.parameter(name);
        let (i12, i13, i23) = (entry("I12")?, entry("I13")?, entry("I23")?);
        let inertia = Matrix3::new(entry("I11")?, i12, i13, i12, entry("I22")?, i23, i13, i23, entry("I33")?);
        Ok(Body { problem, inertia })
    }

    /// Formats the tensor.
    fn describe(&self) -> String {
        let i = &self.inertia;
        format!("I₁₁ = {}, I₂₂ = {}, I₃₃ = {}, I₁₂ = {}, I₁₃ = {}, I₂₃ = {}", i.m11, i.m22, i.m33, i.m12, i.m13, i.m23)
    }

    /// Returns the signed distance of a momentum from 𝔡*: the unit normal is along I⁻¹e₃.
    fn distance(&self, momentum: &Vector3<f64>) -> f64 {
        let normal = self.inertia.column(0).cross(&self.inertia.column(1));
        momentum.dot(&normal) / normal.norm()
    }

    /// Returns the reduced motion in closed form, for I₁₂ = 0.
    ///
    /// **Equation**: with (√I₁₁ ω₁, √I₂₂ ω₂) = r (cos φ, sin φ), whose length is kept, and I₁₃/√I₁₁ = c cos δ, I₂₃/√I₂₂ = c sin δ:
    /// φ̇ = κ cos(φ − δ), κ = r c/√(I₁₁ I₂₂), so that sin(φ − δ) = tanh κt and cos(φ − δ) = sech κt, where t = 0 is half way from the
    /// repelling turn to the attracting one.
    fn motion(&self, energy: f64) -> Motion {
        let i = &self.inertia;
        debug_assert!(i.m12 == 0.0, "the formula is for I₁₂ = 0");
        let (r1, r2) = (i.m11.sqrt(), i.m22.sqrt());
        let (along, across) = (i.m13 / r1, i.m23 / r2);
        let length = (2.0 * energy).sqrt();
        let rate = length * along.hypot(across) / (r1 * r2);
        Motion { roots: [r1, r2], length, direction: across.atan2(along), rate }
    }
}

/// A reduced motion from the repelling turn to the attracting one; see [`Body::motion`].
struct Motion {
    /// √I₁₁ and √I₂₂.
    roots: [f64; 2],
    /// √(2E)
    length: f64,
    /// δ
    direction: f64,
    /// κ
    rate: f64,
}

impl Motion {
    /// Returns ω at a time.
    fn velocity(&self, t: f64) -> Vector3<f64> {
        let (sine, cosine) = ((self.rate * t).tanh(), (self.rate * t).cosh().recip());
        let (s, c) = self.direction.sin_cos();
        let [a, b] = [c * cosine - s * sine, s * cosine + c * sine];
        Vector3::new(self.length * a / self.roots[0], self.length * b / self.roots[1], 0.0)
    }

    /// Returns φ − δ of a velocity. The exact motion has this angle at the time t = gd⁻¹(φ − δ)/κ,
    /// and the angle 0 half way.
    fn angle(&self, omega: &Vector3<f64>) -> f64 {
        let angle = (self.roots[1] * omega.y).atan2(self.roots[0] * omega.x) - self.direction;
        angle.sin().atan2(angle.cos())
    }
}
